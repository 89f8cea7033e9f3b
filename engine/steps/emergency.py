"""When the train a corporation must have cannot be paid: the president sells shares, or goes bankrupt (R-3.8.4, R-3.8.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.actions.operating import DeclareBankruptcy
from engine.actions.stock import SellCertificates
from engine.certificates import Bundle
from engine.closing import close_corporation
from engine.errors import Refusal
from engine.events import BANK, Log, WentBankrupt
from engine.game import Game
from engine.ids import CorporationId, EntityId, HolderId, PlayerId
from engine.ledger import pay
from engine.messages import Key
from engine.state.game_state import GameState
from engine.state.turn import LoanChoice
from engine.steps.base import SideStep
from engine.steps.duty import DUTY, Duty, president_of
from engine.steps.turns import actor_of, current, finish_step, operating_turn


class EmergencySaleStep(SideStep):
    """The president sells shares of his choice, no more than needed; the actor is the player. The train step waits."""

    name = "emergency"
    handles = (SellCertificates,)
    duty: ClassVar[Duty] = DUTY

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The president while money for the train is missing, even if nothing of his may be sold: he is told why."""
        return EntityId(president_of(state)) if self.duty.shortfall(game, state) else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Sales that are allowed and not beyond the need."""
        needed = self.duty.shortfall(game, state)
        seller = EntityId(president_of(state))
        for corporation, bundle in self.duty.bundles(game, state, needed):
            yield Offer(SellCertificates(seller, corporation, bundle.certificates, bundle.percent))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """R-3.8.4 with RUL-30 to RUL-32."""
        assert isinstance(action, SellCertificates)
        bundle = Bundle(action.percent, action.certificates)
        return self.duty.check_sale(game, state, action.corporation, bundle) or self.duty.exceeds(
            game, state, action.corporation, bundle, self.duty.shortfall(game, state)
        )

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Sell; the price falls at once and may change who operates next."""
        assert isinstance(action, SellCertificates)
        finish_step(draft, "dividend")
        turn, _, _ = current(draft)
        draft.turn = msgspec.structs.replace(turn, sold=(*turn.sold, action.corporation))
        self.duty.sell(game, draft, action, log)


class BankruptcyStep(SideStep):
    """Open when even selling everything would not pay for the train, which waits."""

    name = "bankruptcy"
    handles = (DeclareBankruptcy,)
    duty: ClassVar[Duty] = DUTY

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation while money for the train is missing."""
        turn = operating_turn(state)
        return None if turn is None or not self.duty.shortfall(game, state) else actor_of(turn)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Bankruptcy, when nothing else can help."""
        turn, _, _ = current(state)
        if self.duty.most_raisable(game, state) < self.duty.shortfall(game, state):
            yield Offer(DeclareBankruptcy(actor_of(turn)))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Refused while sales can bring the missing money (R-3.8.5)."""
        del action
        needed, possible = self.duty.shortfall(game, state), self.duty.most_raisable(game, state)
        if possible < needed:
            return None
        return Refusal(Key.CAN_STILL_RAISE, "R-3.8.5", {"needed": needed, "possible": possible})

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Sell everything else, lose the money, close the corporation; then loan or leave (R-3.8.6)."""
        del action
        _, corporation, _ = current(draft)
        player = president_of(draft)
        finish_step(draft, "dividend")
        log.append(WentBankrupt(player, corporation))
        if game.switch("bankrupt_assets") == "a":
            self._sell_out(game, draft, corporation, player, log)
            pay(draft, log, EntityId(player), BANK, draft.players[player].cash, reason="bankruptcy")
        self.close(game, draft, corporation, log)
        if not offers_loan(game, draft, player):
            return
        if self.asks_at_once(game):
            draft.pending = (*draft.pending, LoanChoice(player))
        else:
            draft.postponed = (*draft.postponed, LoanChoice(player))

    def close(self, game: Game, draft: GameState, corporation: CorporationId, log: Log) -> None:
        """Close the bankrupt's corporation (R-3.8.5)."""
        close_corporation(game, draft, corporation, "bankruptcy", log)

    def asks_at_once(self, game: Game) -> bool:
        """Whether the player decides about the loan now, not when the next corporation operates (RUL-36)."""
        return game.switch("loan_timing") == "a"

    def _sell_out(self, game: Game, draft: GameState, operating: CorporationId, player: PlayerId, log: Log) -> None:
        """Sell the most that may be sold of each corporation but the one that closes anyway (RUL-34a)."""
        largest = dict(self.duty.bundles(game, draft))
        for corporation, bundle in largest.items():
            if corporation != operating:
                sale = SellCertificates(EntityId(player), corporation, bundle.certificates, bundle.percent)
                self.duty.sell(game, draft, sale, log)


def offers_loan(game: Game, state: GameState, player: PlayerId) -> bool:
    """Whether a bankrupt player is asked to take the loan or leave (RUL-36)."""
    asked = game.switch("loan_offer")
    if asked == "a":
        return True
    if holds_certificates(state, player):
        return False
    return asked == "b" or all(held.owner != EntityId(player) for held in state.privates.values())


def holds_certificates(state: GameState, player: PlayerId) -> bool:
    """Whether a player owns any certificate of a corporation."""
    return any(HolderId(player) in company.certificates for company in state.corporations.values())
