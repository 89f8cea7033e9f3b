"""What an import tries before it gives up on a refused action: passes too many or too few, rulings other than the profile's."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.actions import AnswerLoan
from engine.bots import BOTS, Bot
from engine.catalogue import open_title
from engine.errors import Refusal, RefusedError
from engine.interop.eighteen_xx_export import export_game
from engine.interop.eighteen_xx_import import Imported, import_game
from engine.messages import Key
from engine.rounds.base import check
from engine.saves import open_save
from engine.session import Session
from engine.setup import new_game
from engine.simulate import Plan, series, step
from engine.state.turn import FinishedTurn
from engine.titles import rules_of

Json = dict[str, Any]
Read = Callable[[Json], Imported]


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    """A bots' game that ends with a pass."""
    folder = tmp_path_factory.mktemp("games")
    list(series(Plan("1849", 4, 1, 202, "aag", bots=("greedy",), out=str(folder))))
    return open_save(folder / "game-202.json")


@pytest.fixture
def recorded(session: Session) -> Json:
    return exported(session)


def exported(session: Session) -> Json:
    found = export_game(session)
    assert not isinstance(found, Refusal)
    return found


@pytest.fixture(scope="module")
def digest(session: Session, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Of the last state of the recording as it is; the slots of its tokens may not be those of the session."""
    path = tmp_path_factory.mktemp("games") / "game.json"
    path.write_text(json.dumps(exported(session)), encoding="utf-8")
    return import_game(path).session.state.digest()


@pytest.fixture
def imported(tmp_path: Path) -> Read:
    def read(content: Json) -> Imported:
        path = tmp_path / "game.json"
        path.write_text(json.dumps(content), encoding="utf-8")
        return import_game(path)

    return read


@pytest.mark.parametrize("kind", ["lay_tile", "place_token", "buy_train"])
def test_a_pass_that_would_shut_out_what_follows_is_superfluous(
    digest: str, recorded: Json, imported: Read, kind: str
) -> None:
    """The site asked for a choice that we do not see, so that the pass looks like one of a later step."""
    actions = recorded["actions"]
    index = next(
        n for n, action in enumerate(actions) if action["type"] == kind and action["entity_type"] == "corporation"
    )
    wrong = {"type": "pass", "entity": actions[index]["entity"], "entity_type": "corporation", "id": 7000}
    actions.insert(index, wrong)
    found = imported(recorded)
    assert (found.error, [(note.kind, note.action) for note in found.notes]) == (None, [("superfluous_pass", 7000)])
    assert found.session.state.digest() == digest
    assert found.marks[index].position == found.marks[index - 1].position == index


def test_a_nested_pass_may_be_superfluous_too(digest: str, recorded: Json, imported: Read) -> None:
    actions = recorded["actions"]
    index = next(
        n for n, action in enumerate(actions) if action["type"] == "lay_tile" and actions[n - 1]["type"] == "pass"
    )
    wrong = {"type": "pass", "entity": actions[index]["entity"], "entity_type": "corporation"}
    actions[index - 1]["auto_actions"] = [wrong]
    found = imported(recorded)
    assert (found.error, [note.kind for note in found.notes]) == (None, ["superfluous_pass"])
    assert found.session.state.digest() == digest


def test_a_player_whom_the_site_did_not_ask_is_passed_by(digest: str, recorded: Json, imported: Read) -> None:
    actions = recorded["actions"]
    index = next(
        n
        for n, action in enumerate(actions)
        if action["type"] == "pass" and action["entity_type"] == "player" and actions[n + 1]["type"] == "buy_shares"
    )
    gone = actions.pop(index)
    found = imported(recorded)
    assert found.error is None
    assert [(note.kind, note.action) for note in found.notes] == [("missing_pass", gone["id"] + 1)]
    assert found.session.state.digest() == digest


def test_a_finished_game_without_its_last_passes_is_finished(
    session: Session, digest: str, recorded: Json, imported: Read
) -> None:
    last = recorded["actions"].pop()
    assert last["type"] == "pass"
    found = imported(recorded)
    assert found.agrees
    assert [(note.kind, note.action) for note in found.notes] == [("missing_pass", last["id"] - 1)]
    assert found.session.state.digest() == digest
    assert found.marks[-1].position == session.length


def test_a_game_that_goes_on_is_not_passed_to_an_end(session: Session, recorded: Json, imported: Read) -> None:
    recorded["actions"].pop()
    recorded["status"] = "active"
    found = imported(recorded)
    assert (found.notes, found.session.position) == ((), session.length - 1)


def test_an_action_that_nothing_makes_legal_is_refused(recorded: Json, imported: Read) -> None:
    """All that precedes stays; a pass before it is no excuse."""
    actions = recorded["actions"]
    index = next(n for n, action in enumerate(actions) if "variant" in action and actions[n - 1]["type"] == "pass")
    actions[index]["price"] += 1
    found = imported(recorded)
    assert isinstance(found.error, RefusedError)
    assert found.error.parameters["place"] == f"action {actions[index]['id']}"
    assert (found.notes, len(found.marks)) == ((), index)


def chaos(seed: int, **rulings: str) -> tuple[Session, dict[str, Bot]]:
    """Five who move by lot, about to begin."""
    names = [f"Player {seat}" for seat in range(1, 6)]
    game = new_game(open_title("1849"), names=names, profile="aag", seed=seed, bots=["random"] * 5)
    game = msgspec.structs.replace(game, rulings=rulings)
    chance = random.Random(seed)
    bots: dict[str, Bot] = {seat.id: BOTS["random"](random.Random(chance.getrandbits(64))) for seat in game.seats}
    return Session(rules_of(game), game), bots


def test_rul_22_a_president_who_sold_half_to_an_heir_with_the_last_certificate(imported: Read) -> None:
    """The rulebook forbids it, the site has offered it: the game is played, and keeps, that ruling."""
    session, bots = chaos(11, half_pres_vs_last_cert="b")
    ours = msgspec.structs.replace(session.game, rulings={})
    refusal = None
    while refusal is None:
        before = session.state
        step(session, bots)
        refusal = check(session.rules, ours, before, session.actions[-1])
    assert refusal.key is Key.LAST_INDIVISIBLE
    found = imported(exported(session))
    assert (found.error, [(note.kind, note.about) for note in found.notes]) == (
        None,
        [("other_ruling", "half_pres_vs_last_cert")],
    )
    assert found.session.game.switch("half_pres_vs_last_cert") == "b"
    mine, theirs = found.session.state.corporations, session.state.corporations
    assert {name: sorted(held.certificates) for name, held in mine.items()} == {
        name: sorted(held.certificates) for name, held in theirs.items()
    }


def test_rul_37_a_file_in_which_bankrupts_were_asked_at_once_is_played_so(imported: Read) -> None:
    """As if they were asked later it could be played too, but would not come to its result."""
    session, bots = chaos(32)
    while not isinstance(session.state.turn, FinishedTurn):
        step(session, bots)
    assert any(isinstance(action, AnswerLoan) for action in session.actions)
    found = imported(exported(session))
    assert (found.error, found.notes) == (None, ())
    assert found.session.game.switch("loan_timing") == "a"
