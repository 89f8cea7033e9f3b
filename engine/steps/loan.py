"""The choice of a bankrupt player: a loan, or the end of his game (R-3.8.6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer
from engine.actions.operating import AnswerLoan
from engine.ending import after_departure
from engine.errors import Refusal
from engine.events import BANK, LoanTaken, Log, Passed, PlayerLeft
from engine.game import Game
from engine.ids import EntityId, PlayerId
from engine.ledger import pay
from engine.messages import Key
from engine.state.game_state import GameState
from engine.state.turn import LoanChoice
from engine.steps.base import Step
from engine.steps.departure import give_up_holdings
from engine.steps.emergency import holds_certificates


class LoanStep(Step):
    """Asked at once (RUL-37). Who still holds certificates may play on without the loan, and may not leave (RUL-51a)."""

    name = "loan"
    handles = (AnswerLoan, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The bankrupt player."""
        del game
        if not state.pending or not isinstance(state.pending[0], LoanChoice):
            return None
        return EntityId(state.pending[0].player)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Loan; leave or play on."""
        actor = self.actor(game, state)
        assert actor is not None
        yield Offer(AnswerLoan(actor, "take"))
        if _may_leave(game, state, PlayerId(actor)):
            yield Offer(AnswerLoan(actor, "leave"))
        if holds_certificates(state, PlayerId(actor)):
            yield Offer(Pass(actor))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Leaving without certificates, playing on with them."""
        player = PlayerId(action.actor)
        if isinstance(action, Pass):
            if holds_certificates(state, player):
                return None
            return Refusal(Key.LOAN_OR_LEAVE, "R-3.8.6", {"player": player})
        assert isinstance(action, AnswerLoan)
        if action.choice == "leave" and not _may_leave(game, state, player):
            return Refusal(Key.LEAVE_HOLDING, "R-3.8.6", {"player": player})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Money now for a deduction at the end, or no further turns."""
        draft.pending = draft.pending[1:]
        player = PlayerId(action.actor)
        if isinstance(action, Pass):
            log.append(Passed(action.actor, self.name))
            return
        assert isinstance(action, AnswerLoan)
        if action.choice == "take":
            amount = int(game.switch("loan"))
            draft.players[player].loans += 1
            log.append(LoanTaken(player, amount))
            pay(draft, log, BANK, action.actor, amount, reason="loan")
            return
        draft.players[player].left = True
        log.append(PlayerLeft(player))
        give_up_holdings(game, draft, player, log)
        after_departure(draft, log)


def _may_leave(game: Game, state: GameState, player: PlayerId) -> bool:
    return game.switch("leave_with_holdings") != "a" or not holds_certificates(state, player)
