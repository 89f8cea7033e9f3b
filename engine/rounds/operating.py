"""Operating rounds: income, whose turn it is, the steps of a turn, and the end of the set (section 3, section 4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from engine.ending import (
    BANK,
    MARKET,
    at_end_cell,
    bank_ends_now,
    finish,
    note_empty_bank,
)
from engine.events import BANK as BANK_ENTITY
from engine.events import Log, RoundBegan, TurnBegan
from engine.game import Game
from engine.ledger import pay
from engine.market import operating_order
from engine.rounds import stock_begin
from engine.rounds.base import Round
from engine.rounds.common import choice_steps, end_turn
from engine.routes.changes import unlock_hexes
from engine.state.game_state import GameState
from engine.state.turn import OperatingTurn
from engine.steps.base import Step
from engine.steps.bond import BondStep, DebtStep, charge_interest
from engine.steps.buy_private import BuyPrivateStep, LastChanceStep
from engine.steps.buy_token import BuyTokenStep
from engine.steps.buy_train import BuyTrainStep
from engine.steps.discard import early_discards
from engine.steps.dividend import DividendStep, move_without_dividend
from engine.steps.e_token import ElectricTokenStep
from engine.steps.emergency import BankruptcyStep, EmergencySaleStep
from engine.steps.finance import FinanceStep
from engine.steps.port_marker import PortMarkerStep
from engine.steps.run import RunStep
from engine.steps.teleport import TeleportStep
from engine.steps.token import TokenStep
from engine.steps.track import TrackStep
from engine.steps.turns import begin_done
from engine.steps.variants import BONDS, plays


class Part(msgspec.Struct, frozen=True, eq=False):
    """A part of an operating turn: its steps in order, and what happens by itself when none of them is open any more.

    The part is over when the step named `last` is (`OperatingTurn.done`); nothing is named for the last part of a turn.
    """

    steps: tuple[Step, ...]
    then: Callable[[Game, GameState, Log], None]
    last: str = ""


@lru_cache(maxsize=32)
def operating_steps(game: Game) -> tuple[Part, ...]:
    """The parts of a turn in the order of R-3.0.3, with the steps of the variants in play.

    After the first the marker of a corporation without earnings moves (R-2.4.4); with bonds the interest is due before the last.
    """
    always: tuple[Step, ...] = (BuyPrivateStep(), PortMarkerStep())
    helping: tuple[Step, ...] = (EmergencySaleStep(), BankruptcyStep())
    bought: tuple[Step, ...] = (BuyTokenStep(), ElectricTokenStep())
    first = Part(
        (*always, TeleportStep(), TrackStep(), TokenStep(), RunStep(), DividendStep()),
        move_without_dividend,
        DividendStep.name,
    )
    money: tuple[Step, ...] = (*always, *bought, *helping, BuyTrainStep(), FinanceStep())
    if not plays(game, BONDS):
        return first, Part((*money, LastChanceStep()), _end_turn)
    return (
        first,
        Part(money, charge_interest, DebtStep.name),
        Part((*always, *helping, DebtStep(), BondStep(), LastChanceStep()), _end_turn),
    )


class OperatingRound(Round):
    """One operating round of a set."""

    name = "operating"
    turns_rule = "R-3.0.2"
    steps_rule = "R-3.0.3"

    def steps(self, game: Game, state: GameState) -> tuple[Step, ...]:
        """Steps of the present part of the turn; none when the game ends at once or nobody operates."""
        turn = state.turn
        assert isinstance(turn, OperatingTurn)
        if bank_ends_now(game, state):
            return ()
        if state.pending:
            return (*early_discards(state), *choice_steps())
        return _part(game, turn).steps

    def advance(self, game: Game, draft: GameState, log: Log) -> None:
        """What follows a part of a turn by itself, the end of a turn, the next one, or the end of the round."""
        turn = draft.turn
        assert isinstance(turn, OperatingTurn)
        note_empty_bank(game, draft, log)
        if bank_ends_now(game, draft):
            finish(draft, BANK, log)
        elif turn.current is None:
            _next(game, draft, log)
        else:
            _part(game, turn).then(game, draft, log)


def begin_set(game: Game, draft: GameState, log: Log) -> None:
    """The operating rounds after a stock round: their number is fixed now (R-3.0.1).

    With a marker on the end cell only that corporation operates, once (R-4.3). Hexes locked by an event open again (R-3.10.1).
    """
    draft.board = unlock_hexes(draft.board)
    only = next(
        (corporation for corporation in operating_order(game, draft) if at_end_cell(game, draft, corporation)), None
    )
    rounds = 1 if only is not None else game.phases[draft.phase].operating_rounds
    turn = OperatingTurn(number=draft.set_number, round=1, rounds=rounds, only=only)
    _begin_round(game, draft, turn, log)


def _begin_round(game: Game, draft: GameState, turn: OperatingTurn, log: Log) -> None:
    """Privates pay their owners before anybody operates (R-3.1.1)."""
    draft.turn = turn
    log.append(RoundBegan(OperatingRound.name, turn.number, turn.round, turn.rounds))
    for private, held in draft.privates.items():
        if held.owner is not None and not held.closed:
            pay(draft, log, BANK_ENTITY, held.owner, game.privates[private].revenue, reason="private_income")


def _part(game: Game, turn: OperatingTurn) -> Part:
    """The part a turn has come to."""
    return next(part for part in operating_steps(game) if not part.last or part.last not in turn.done)


def _end_turn(game: Game, draft: GameState, log: Log) -> None:
    del game, log
    end_turn(draft)


def _next(game: Game, draft: GameState, log: Log) -> None:
    """The dearest corporation that has not operated is next (R-3.0.2)."""
    turn = draft.turn
    assert isinstance(turn, OperatingTurn)
    if draft.ending == MARKET and turn.only is None:
        finish(draft, MARKET, log)
        return
    for corporation in operating_order(game, draft):
        if corporation not in turn.operated and turn.only in (None, corporation):
            draft.turn = msgspec.structs.replace(
                turn, current=corporation, done=begin_done(game, draft, corporation), revenue=0, bought=0
            )
            log.append(TurnBegan(corporation))
            draft.pending, draft.postponed = (*draft.pending, *draft.postponed), ()
            return
    if draft.postponed and not turn.operated:
        draft.pending, draft.postponed = draft.postponed, ()
        return
    _end_round(game, draft, turn, log)


def _end_round(game: Game, draft: GameState, turn: OperatingTurn, log: Log) -> None:
    if turn.only is not None:
        finish(draft, MARKET, log)
    elif draft.ending and game.switch("bank_break_end") == "c":
        finish(draft, draft.ending, log)
    elif turn.round < turn.rounds:
        next_round = OperatingTurn(number=turn.number, round=turn.round + 1, rounds=turn.rounds)
        _begin_round(game, draft, next_round, log)
    elif draft.ending:
        finish(draft, draft.ending, log)
    else:
        stock_begin.begin(game, draft, log)
