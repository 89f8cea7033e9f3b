"""PA20 in sessions: at every kind of step a move can be undone, the game saved and opened, and any position be visited again.

What is listed is what is accepted, and the other way round, in positions that bots come to by lot.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.actions import (
    AbsorbRegional,
    Action,
    BidRegional,
    BuyCertificate,
    KeepToken,
    LayTile,
    PayDividend,
    PlaceJunctionToken,
    RemoveJunctionToken,
    SetStartPrice,
)
from engine.bots import BOTS, Bot
from engine.coords import SIDES
from engine.data.completeness import SWITCHES_WITH_RAILWAYS
from engine.events import HelpAsked
from engine.game import Game
from engine.ids import CorporationId, EntityId
from engine.rounds.base import Outcome, act, check, legal, open_steps
from engine.saves import open_save, write_save
from engine.session import Session
from engine.simulate import step
from engine.state.board import Junction
from engine.state.faces import turned
from engine.state.game_state import GameState
from engine.state.turn import FinishedTurn
from tests.helpers.pa20 import RULES, Position20, italy, junction
from tests.helpers.pa20_script import ScriptedGame

SCRIPT = Path(__file__).with_name("scripted_game.txt")
SCRIPTED = {"auction", "end_turn", "regionals", "construction", "run", "dividend", "trains", "absorb"}
PLAYED = {"finance", "loan"}
"""Steps that the scripted game comes to, and more of them that programs come to, by the name of the one that waits."""


@pytest.fixture(scope="module")
def scripted() -> Session:
    """The scripted game, move by move."""
    table = ScriptedGame(italy(3))
    table.play_to_the_end(SCRIPT.read_text(encoding="utf-8"))
    session = Session(RULES, italy(3))
    for moment in table.moments:
        session.do(moment.action)
    assert isinstance(session.state.turn, FinishedTurn)
    return session


@pytest.fixture(scope="module")
def played() -> Session:
    """The first 200 moves of a game between programs; one of them ruins himself."""
    session, chance = Session(RULES, italy(3)), random.Random(2)
    bots: dict[str, Bot] = {
        player: BOTS["random" if index % 2 else "greedy"](chance) for index, player in enumerate(session.game.players)
    }
    while session.position < 200:
        step(session, bots)
    return session


def first_positions(session: Session) -> dict[str, int]:
    """The first position at which each kind of step waits."""
    found: dict[str, int] = {}
    for position in range(session.position):
        steps = open_steps(RULES, session.game, session.state_at(position))
        found.setdefault(steps[-1].name, position)
    return found


@pytest.mark.parametrize(("name", "kinds"), [("scripted", SCRIPTED), ("played", PLAYED)])
def test_undo_redo_and_jumps_lead_to_the_same_states_at_every_kind_of_step(
    request: pytest.FixtureRequest, name: str, kinds: set[str]
) -> None:
    session: Session = request.getfixturevalue(name)
    last, places = session.position, first_positions(session)
    assert set(places) >= kinds
    for position in places.values():
        before, after = session.state_at(position).digest(), session.state_at(position + 1).digest()
        session.jump(position + 1)
        session.undo()
        assert session.state.digest() == before
        session.redo()
        assert session.state.digest() == after
    session.jump(last)


def choices() -> dict[str, GameState]:
    """Positions in which a choice is pending, by its step."""
    helped = Position20(phase="5").railway("LTF", cash=100, P1=60).fund(cash=100, P2=1)
    helped.tile("C5", "4", 0).tile("E5", "57", 0)
    table = helped.operating("LTF").table()
    table.do(PlaceJunctionToken(EntityId("LTF"), junction(table.game, "C5", 0), help=True))
    found = {"help": table.state}
    merging = (
        Position20(phase="6").railway("LTF", (5, 4), P1=30, trains="4-0 4-1").railway("FS", (5, 4), P2=30, trains="5-0")
    )
    merging.railway("SFTF", P3=30).token("LTF", "L6", 0).token("FS", "M5", 5)
    merging.operating(None, operated=" ".join(merging.draft.corporations)).extra(due=("form_governments",))
    state = merging.settled(sound=False).state
    found[open_steps(RULES, italy(), state)[-1].name] = state
    outcome = act(RULES, italy(), state, legal(RULES, italy(), state)[0].action)
    assert isinstance(outcome, Outcome)
    found[open_steps(RULES, italy(), outcome.state)[-1].name] = outcome.state
    return found


@pytest.mark.parametrize("name", ["scripted", "played"])
def test_every_action_leaves_an_event(request: pytest.FixtureRequest, name: str) -> None:
    session: Session = request.getfixturevalue(name)
    assert [type(entry.action) for entry in session.entries if not entry.events] == []


def test_a_sfm_11_who_asks_for_help_is_told() -> None:
    position = Position20(phase="5").railway("LTF", cash=100, P1=60).fund(cash=100, P2=1)
    position.tile("C5", "4", 0).tile("E5", "57", 0)
    table = position.operating("LTF").table()
    place = junction(table.game, "C5", 0)
    table.do(PlaceJunctionToken(EntityId("LTF"), place, help=True))
    assert table.events == (HelpAsked(CorporationId("SFM"), CorporationId("LTF"), place),)


def test_choices_that_are_pending_leave_the_position_before_them_as_it_was() -> None:
    found = choices()
    assert set(found) == {"help", "discard", "keep_token"}
    for state in found.values():
        before = state.digest()
        for offer in legal(RULES, italy(), state):
            outcomes = [act(RULES, italy(), state, offer.action) for _ in range(2)]
            first, second = (outcome for outcome in outcomes if isinstance(outcome, Outcome))
            assert first.state.digest() == second.state.digest() != before
        assert state.digest() == before


@pytest.mark.parametrize("game", ["scripted", "played"])
def test_a_game_saved_at_any_kind_of_step_goes_on_from_there(
    request: pytest.FixtureRequest, game: str, tmp_path: Path
) -> None:
    session: Session = request.getfixturevalue(game)
    actions = [session.entries[position].action for position in range(session.position)]
    for name, position in first_positions(session).items():
        part = Session(RULES, italy(3))
        for action in actions[:position]:
            part.do(action)
        write_save(tmp_path / f"{name}.json", part)
        opened = open_save(tmp_path / f"{name}.json")
        assert opened.state.digest() == session.state_at(position).digest()
        opened.do(actions[position])
        assert opened.state.digest() == session.state_at(position + 1).digest()


def positions_by_lot(seed: int, every: int, least: int) -> Iterator[tuple[Game, GameState]]:
    """Positions of a game between programs that move by lot."""
    game = replace(italy(3), seed=seed)
    session, chance = Session(RULES, game), random.Random(seed)
    bots: dict[str, Bot] = {player: BOTS["random"](chance) for player in game.players}
    while not isinstance(session.state.turn, FinishedTurn) and session.position < least:
        if session.position % every == 0:
            yield game, session.state
        step(session, bots)


def candidates(game: Game, state: GameState, chance: random.Random) -> Iterator[Action]:
    """Everything that could be done with junctions, railways and certificates, right or wrong; some of all lays."""
    for actor in {offer.action.actor for offer in legal(RULES, game, state)}:
        for hex_id in game.hexes:
            for side in range(SIDES):
                for slot in range(2):
                    place = Junction(hex_id, side, slot)
                    yield PlaceJunctionToken(actor, place)
                    yield PlaceJunctionToken(actor, place, help=True)
                    yield RemoveJunctionToken(actor, place)
                    yield KeepToken(actor, place)
        for corporation in game.order:
            yield AbsorbRegional(actor, corporation)
            yield BidRegional(actor, corporation, 150)
            for index in range(len(state.corporations[corporation].certificates)):
                yield BuyCertificate(actor, corporation, index)
            for row in range(7):
                yield SetStartPrice(actor, corporation, row, 4)
        for choice in ("pay", "half", "withhold"):
            yield PayDividend(actor, choice)
        for hex_id in [*chance.sample(list(game.hexes), 2), *state.board.tiles][:4]:
            for tile in game.tiles:
                for rotation in range(SIDES):
                    yield LayTile(actor, hex_id, tile, rotation)


def looks(game: Game, state: GameState, action: Action) -> object:
    """What makes an action: of tiles how they lie, of certificates where they come from and of what kind they are."""
    if isinstance(action, LayTile):
        face = turned(game.tiles[action.tile].face, action.rotation)
        return action.actor, action.hex, action.tile, frozenset(face.track)
    if isinstance(action, BuyCertificate):
        company, sheet = state.corporations[action.corporation], game.corporations[action.corporation].certificates
        place, paper = company.certificates[action.certificate], sheet[action.certificate]
        return action.actor, action.corporation, place, paper.percent, paper.president
    if isinstance(action, BidRegional):
        return action.actor, action.regional
    return action


KINDS_TRIED = (
    AbsorbRegional, BidRegional, BuyCertificate, KeepToken, LayTile, PayDividend, PlaceJunctionToken, RemoveJunctionToken,
    SetStartPrice,
)  # fmt: skip


@pytest.mark.parametrize("seed", [3])
def test_what_is_listed_is_what_is_accepted(seed: int) -> None:
    chance, seen = random.Random(seed), set()
    for game, state in positions_by_lot(seed, every=97, least=600):
        offers = [offer for offer in legal(RULES, game, state) if isinstance(offer.action, KINDS_TRIED)]
        listed = {looks(game, state, offer.action) for offer in offers}
        tried = list(candidates(game, state, chance))
        accepted = {looks(game, state, action) for action in tried if check(RULES, game, state, action) is None}
        wanted = {look for action in tried if (look := looks(game, state, action)) in listed}
        bids = {
            look
            for offer in offers
            if isinstance(offer.action, BidRegional) and offer.vary is not None
            for look in [looks(game, state, offer.action)]
            if not offer.vary.low <= 150 <= offer.vary.high
        }
        assert accepted == wanted - bids, (seed, state.turn, accepted ^ (wanted - bids))
        seen |= {type(offer.action) for offer in offers}
    assert seen >= {LayTile, PlaceJunctionToken, BuyCertificate}


def test_every_switch_that_the_rules_ask_is_demanded_of_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    """`engine.data.completeness`: a title without one of them is refused instead of stopping in the midst of a game."""
    asked: set[str] = set()
    found = Game.switch

    def noted(game: Game, name: str) -> str | int | bool:
        asked.add(name)
        return found(game, name)

    monkeypatch.setattr(Game, "switch", noted)
    for _ in positions_by_lot(5, every=10_000, least=1200):
        pass
    assert asked
    assert asked - SWITCHES_WITH_RAILWAYS == set()
