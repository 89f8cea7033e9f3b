"""The construction part of a turn: tiles and tokens in any order, tokens given up, help of the fund (A-OP-7 a, A-OP-8)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer
from engine.actions.operating import LayTile
from engine.actions.pa20 import AnswerHelp, PlaceJunctionToken, RemoveJunctionToken
from engine.errors import Refusal
from engine.events import BANK, HelpAsked, HelpDeclined, Log, Passed, TileLaid, TokenPlaced
from engine.game import Game
from engine.ids import CorporationId, EntityId
from engine.ledger import pay
from engine.messages import Key
from engine.pa20 import fund
from engine.pa20.cards import note_built
from engine.pa20.construction import (
    check_junction_token,
    check_removal,
    check_tile,
    junction_places,
    pa20_lays,
    settle_at_home,
    token_price,
)
from engine.pa20.definitions import fund_of
from engine.pa20.destinations import reach_destinations
from engine.pa20.junctions import halves, is_dangling, junctions_of, remove_token
from engine.pa20.state import extra, update
from engine.routes.changes import apply_lay, place_token
from engine.state.board import Junction, Token
from engine.state.faces import face_at
from engine.state.game_state import GameState
from engine.state.turn import HelpChoice
from engine.steps.base import Step
from engine.steps.turns import actor_of, current, open_turn, operating_turn


class ConstructionStep(Step):
    """Asked in every turn until the railway passes."""

    name = "construction"
    handles = (LayTile, PlaceJunctionToken, RemoveJunctionToken, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating railway until it has passed."""
        del game
        turn = open_turn(state, self.name)
        return None if turn is None else actor_of(turn)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Tiles, tokens it can pay, alone or with help, tokens to remove, and a pass."""
        turn, railway, _ = current(state)
        actor = actor_of(turn)
        for option in pa20_lays(game, state, railway):
            yield Offer(LayTile(actor, option.hex, option.tile, option.rotation))
        for place in junction_places(game, state, railway):
            for with_help in (False, True):
                action = PlaceJunctionToken(actor, place, with_help)
                if self.check(game, state, action) is None:
                    yield Offer(action)
        for place in junctions_of(state.board, railway):
            yield Offer(RemoveJunctionToken(actor, place))
        yield Offer(Pass(actor))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """The rules of tiles and junctions, then the money."""
        _, railway, _ = current(state)
        if isinstance(action, LayTile):
            found = check_tile(game, state, railway, action.hex, action.tile, action.rotation)
            return found if isinstance(found, Refusal) else None
        if isinstance(action, PlaceJunctionToken):
            return _check_token(game, state, railway, action)
        if isinstance(action, RemoveJunctionToken):
            return check_removal(game, state, railway, action.place)
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Build, place, remove, or end construction: then destinations count (A-DEST-1)."""
        _, railway, _ = current(draft)
        if isinstance(action, LayTile):
            _lay(game, draft, railway, action, log)
        elif isinstance(action, PlaceJunctionToken):
            if action.help and not _runs_fund(game, draft, railway):
                draft.pending = (*draft.pending, HelpChoice(railway, action.place))
                log.append(HelpAsked(fund_of(game).id, railway, action.place))
            else:
                _place(game, draft, railway, action.place, log, helped=action.help)
        elif isinstance(action, RemoveJunctionToken):
            _give_up(draft, railway, action.place, log)
        else:
            log.append(Passed(action.actor, self.name))
            reach_destinations(game, draft, railway, log)
            turn = operating_turn(draft)
            assert turn is not None
            draft.turn = msgspec.structs.replace(turn, done=turn.done | {self.name})


class HelpStep(Step):
    """The fund's president decides whether it helps (A-SFM-11)."""

    name = "help"
    handles = (AnswerHelp,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The fund."""
        return None if _choice(state) is None else EntityId(fund_of(game).id)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Yes and no."""
        del state
        actor = EntityId(fund_of(game).id)
        yield Offer(AnswerHelp(actor, "help"))
        yield Offer(AnswerHelp(actor, "decline"))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Either is allowed."""
        del game, state, action
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Place the token with help, or leave it to the railway, which cannot ask for this junction again in the turn."""
        assert isinstance(action, AnswerHelp)
        choice = _choice(draft)
        assert choice is not None
        assert isinstance(choice.place, Junction)
        draft.pending = draft.pending[1:]
        if action.choice == "help":
            _place(game, draft, choice.corporation, choice.place, log, helped=True)
            return
        work = extra(draft).work
        update(draft, work=msgspec.structs.replace(work, refused=(*work.refused, choice.place)))
        log.append(HelpDeclined(fund_of(game).id, choice.corporation))


def _check_token(game: Game, state: GameState, railway: CorporationId, action: PlaceJunctionToken) -> Refusal | None:
    refused = check_junction_token(game, state, railway, action.place)
    if refused is None and action.help:
        refused = _check_help(game, state, railway, action.place)
    if refused is not None:
        return refused
    cost, cash = token_price(game, state, action.place), state.corporations[railway].cash
    if action.help:
        cost = max(0, cost - state.corporations[fund_of(game).id].cash)
    return Refusal(Key.CASH_SHORT, "A-OP-9", {"cash": cash, "price": cost}) if cost > cash else None


def _check_help(game: Game, state: GameState, railway: CorporationId, place: Junction) -> Refusal | None:
    """The railway and the fund are such that it may help, the junction has yellow track and no gap (P-SFM-2, A-SFM-10)."""
    refused = fund.check_help(game, state, railway)
    if refused is not None:
        return refused
    near, far = halves(game, place)
    if place in extra(state).work.refused:
        return Refusal(Key.FUND_DECLINED, "A-SFM-11", {"hex": near[0], "other_hex": far[0]})
    if is_dangling(game, state.board, place) or not _owed(game, state, place):
        return Refusal(Key.FUND_NEEDS_YELLOW, "P-SFM-2", {"hex": near[0], "other_hex": far[0]})
    return None


def _owed(game: Game, state: GameState, place: Junction) -> int:
    return fund.refund_for(game, tuple(face_at(game, state.board, hex_id) for hex_id, _ in halves(game, place)))


def _runs_fund(game: Game, state: GameState, railway: CorporationId) -> bool:
    """Whether the fund and the railway have the same president, so that nobody needs to be asked."""
    return state.corporations[fund_of(game).id].president == state.corporations[railway].president


def _lay(game: Game, draft: GameState, railway: CorporationId, action: LayTile, log: Log) -> None:
    work = extra(draft).work
    draft.board = apply_lay(game, draft.board, action.hex, action.tile, action.rotation)
    update(draft, work=msgspec.structs.replace(work, laid=(*work.laid, action.hex)))
    log.append(TileLaid(railway, action.hex, action.tile, action.rotation, 0))
    note_built(draft, railway)


def _place(game: Game, draft: GameState, railway: CorporationId, place: Junction, log: Log, *, helped: bool) -> None:
    cost = token_price(game, draft, place)
    if helped:
        cost = fund.help_with_token(game, draft, railway, place, cost, _owed(game, draft, place), log)
    pay(draft, log, EntityId(railway), BANK, cost, reason="tokens")
    draft.board = place_token(draft.board, Token(railway, place))
    work = extra(draft).work
    update(draft, work=msgspec.structs.replace(work, placed=work.placed + 1))
    settle_at_home(game, draft, railway)
    log.append(TokenPlaced(railway, place))


def _give_up(draft: GameState, railway: CorporationId, place: Junction, log: Log) -> None:
    work = extra(draft).work
    remove_token(draft, railway, place, log)
    update(draft, work=msgspec.structs.replace(work, removed=(*work.removed, place)))


def _choice(state: GameState) -> HelpChoice | None:
    choice = state.pending[0] if state.pending else None
    return choice if isinstance(choice, HelpChoice) else None
