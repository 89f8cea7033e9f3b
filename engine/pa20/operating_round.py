"""Operating rounds: income, whose turn it is, the steps of a turn, what happens when a round is over (section 5, A-F5-5)."""

from __future__ import annotations

import msgspec

from engine.ending import finish, note_empty_bank
from engine.events import Log, RoundBegan, TurnBegan
from engine.game import Game
from engine.ids import CorporationId
from engine.market import operating_order
from engine.pa20 import fund, regional_auction
from engine.pa20.absorb import AbsorbStep
from engine.pa20.cards import pay_cards
from engine.pa20.construction_step import ConstructionStep
from engine.pa20.definitions import railways_of
from engine.pa20.dividend import DividendStepPa20, settle_without_choice
from engine.pa20.emergency import BankruptcyStepPa20, EmergencySaleStepPa20
from engine.pa20.finance import FinanceStepPa20
from engine.pa20.government import form_governments
from engine.pa20.pending import choice_steps
from engine.pa20.run_step import RunStepPa20
from engine.pa20.state import Work, extra, is_open, update
from engine.pa20.trains import BuyTrainStepPa20
from engine.rounds.base import Round
from engine.rounds.common import end_turn
from engine.rounds.stock_begin import begin_turns
from engine.state.game_state import GameState
from engine.state.turn import OperatingTurn
from engine.steps.base import Step

BEFORE: tuple[Step, ...] = (ConstructionStep(), RunStepPa20(), DividendStepPa20())
"""Steps up to the dividend (A-OP-7 a to c)."""
AFTER: tuple[Step, ...] = (
    EmergencySaleStepPa20(),
    BankruptcyStepPa20(),
    BuyTrainStepPa20(),
    FinanceStepPa20(),
    AbsorbStep(),
)
"""Steps after it (A-OP-7 d to f)."""

FORM, AUCTION = "form_governments", "auction_regionals"
"""Phase events that wait for the end of the round (`engine.phases.EVENTS`)."""


class OperatingRoundPa20(Round):
    """One operating round of a set."""

    name = "operating"
    turns_rule = "A-OP-7"
    steps_rule = "A-OP-7"

    def steps(self, game: Game, state: GameState) -> tuple[Step, ...]:
        """Choices that are pending, else the present part of the turn."""
        del game
        turn = state.turn
        assert isinstance(turn, OperatingTurn)
        if state.pending:
            return choice_steps()
        return AFTER if DividendStepPa20.name in turn.done else BEFORE

    def advance(self, game: Game, draft: GameState, log: Log) -> None:
        """Settle earnings without a choice, end a turn, begin the next one or end the round."""
        turn = draft.turn
        assert isinstance(turn, OperatingTurn)
        note_empty_bank(game, draft, log)
        if turn.current is None:
            _next(game, draft, log)
        elif DividendStepPa20.name not in turn.done:
            settle_without_choice(game, draft, log)
        else:
            update(draft, sales=(), work=Work())
            end_turn(draft)


def begin_set(game: Game, draft: GameState, log: Log) -> None:
    """The operating rounds after a stock round: always as many as the data say (P-OP-1)."""
    rounds = game.phases[draft.phase].operating_rounds
    _begin_round(game, draft, OperatingTurn(number=draft.set_number, round=1, rounds=rounds), log)


def turn_order(game: Game, state: GameState) -> tuple[CorporationId, ...]:
    """Open majors and governments by value, then owned regionals by number (A-OP-7)."""
    on_market = tuple(railway for railway in operating_order(game, state) if is_open(state, railway))
    regionals = (regional.id for regional in railways_of(game).of_kind("regional"))
    return (*on_market, *(regional for regional in regionals if is_open(state, regional)))


def _begin_round(game: Game, draft: GameState, turn: OperatingTurn, log: Log) -> None:
    draft.turn = turn
    log.append(RoundBegan(OperatingRoundPa20.name, turn.number, turn.round, turn.rounds))
    pay_cards(game, draft, log)


def _next(game: Game, draft: GameState, log: Log) -> None:
    """The first in order that has not operated; governments formed in this round wait for the next one."""
    turn = draft.turn
    assert isinstance(turn, OperatingTurn)
    update(draft, sales=(), work=Work())
    for railway in turn_order(game, draft):
        if railway not in turn.operated and not _is_closing(draft):
            draft.turn = msgspec.structs.replace(turn, current=railway, done=frozenset(), revenue=0, bought=0)
            log.append(TurnBegan(railway))
            return
    _end_round(game, draft, turn, log)


_CLOSING = "closing"
"""In `OperatingTurn.done` between turns: everybody has operated, the round is being closed."""


def _is_closing(state: GameState) -> bool:
    assert isinstance(state.turn, OperatingTurn)
    return _CLOSING in state.turn.done


def _end_round(game: Game, draft: GameState, turn: OperatingTurn, log: Log) -> None:
    """The fund pays, governments form, regionals are auctioned (A-F5-5); each may stop for somebody's choice."""
    due = extra(draft).due
    if not _is_closing(draft):
        draft.turn = msgspec.structs.replace(turn, done=frozenset({_CLOSING}))
        fund.pay_out(game, draft, log)
    elif FORM in due:
        update(draft, due=tuple(event for event in due if event != FORM))
        form_governments(game, draft, log)
    elif AUCTION in due:
        update(draft, due=tuple(event for event in due if event != AUCTION))
        regional_auction.begin(game, draft, log)
    else:
        _after_round(game, draft, turn, log)


def _after_round(game: Game, draft: GameState, turn: OperatingTurn, log: Log) -> None:
    """The next round of the set, the end of the game (A-END-1), or a stock round."""
    if turn.round < turn.rounds:
        following = OperatingTurn(number=turn.number, round=turn.round + 1, rounds=turn.rounds)
        _begin_round(game, draft, following, log)
    elif draft.ending:
        finish(draft, draft.ending, log)
    else:
        begin_turns(game, draft, log)
