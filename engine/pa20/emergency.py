"""When the train a railway must have cannot be paid: the president sells, or goes bankrupt (A-OP-12)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.actions.operating import DeclareBankruptcy
from engine.actions.stock import SellCertificates
from engine.certificates import Bundle
from engine.closing import close_corporation
from engine.errors import Refusal
from engine.events import BANK, Log, WentBankrupt
from engine.game import Game
from engine.ids import CorporationId, EntityId, PlayerId
from engine.ledger import pay
from engine.market import place_marker
from engine.messages import Key
from engine.pa20.definitions import is_government, is_major, railways_of
from engine.pa20.duty import check_emergency_sale, emergency_bundles, exceeds, most_raisable, shortfall
from engine.pa20.state import Launched, extra, note_unsettled, update
from engine.pa20.stock_steps import check_on_market, sell
from engine.state.game_state import GameState
from engine.state.turn import LoanChoice
from engine.steps.base import Step
from engine.steps.duty import president_of
from engine.steps.emergency import offers_loan
from engine.steps.turns import actor_of, current, finish_step, operating_turn


class _ShortStep(Step):
    """Open while money for the train is missing; the train step waits."""

    def blocks(self, game: Game, state: GameState) -> bool:
        """No."""
        del game, state
        return False


class EmergencySaleStepPa20(_ShortStep):
    """The president sells certificates of his choice, no more than needed; the actor is the player."""

    name = "emergency"
    handles = (SellCertificates,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The president while money is missing, even if nothing of his may be sold: he is told why."""
        return EntityId(president_of(state)) if shortfall(game, state) else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Sales that are allowed and not beyond the need."""
        needed, seller = shortfall(game, state), EntityId(president_of(state))
        for railway, bundle in emergency_bundles(game, state):
            if exceeds(game, state, railway, bundle, needed) is None:
                yield Offer(SellCertificates(seller, railway, bundle.certificates, bundle.percent))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """As in 1849 (R-3.8.4), and only what is sold at all."""
        assert isinstance(action, SellCertificates)
        bundle = Bundle(action.percent, action.certificates)
        return (
            check_on_market(game, action.corporation)
            or check_emergency_sale(game, state, action.corporation, bundle)
            or exceeds(game, state, action.corporation, bundle, shortfall(game, state))
        )

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Sell; the value falls as in a stock round (P-AZ-1)."""
        assert isinstance(action, SellCertificates)
        finish_step(draft, "dividend")
        sell(game, draft, action, log)


class BankruptcyStepPa20(_ShortStep):
    """Open when even selling everything would not pay for the train."""

    name = "bankruptcy"
    handles = (DeclareBankruptcy,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating railway while money is missing."""
        turn = operating_turn(state)
        return None if turn is None or not shortfall(game, state) else actor_of(turn)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Bankruptcy, when nothing else can help."""
        if most_raisable(game, state) < shortfall(game, state):
            yield Offer(DeclareBankruptcy(actor_of(current(state)[0])))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Refused while sales can bring the missing money."""
        del action
        needed, possible = shortfall(game, state), most_raisable(game, state)
        if possible < needed:
            return None
        return Refusal(Key.CAN_STILL_RAISE, "A-OP-12", {"needed": needed, "possible": possible})

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Sell everything else, lose the money, close the railway; then loan or leave."""
        del action
        railway, player = current(draft)[1], president_of(draft)
        finish_step(draft, "dividend")
        log.append(WentBankrupt(player, railway))
        _sell_out(game, draft, railway, player, log)
        pay(draft, log, EntityId(player), BANK, draft.players[player].cash, reason="bankruptcy")
        close_railway(game, draft, railway, log)
        if offers_loan(game, draft, player):
            draft.pending = (*draft.pending, LoanChoice(player))


def close_railway(game: Game, draft: GameState, railway: CorporationId, log: Log) -> None:
    """Close a bankrupt's railway: a major is unlaunched again, a regional unsold (A-OP-12), a government dormant (A-GOV-12)."""
    close_corporation(game, draft, railway, "bankruptcy", log)
    launched = {other: found for other, found in extra(draft).launched.items() if other != railway}
    reached = {other: found for other, found in extra(draft).reached.items() if other != railway}
    update(draft, launched=launched, reached=reached)
    note_unsettled(draft, railway)
    if not is_major(game, railway):
        draft.sequence = tuple(other for other in draft.sequence if other != railway)
    if is_government(game, railway):
        stand_dormant(game, draft, railway)


def stand_dormant(game: Game, draft: GameState, government: CorporationId) -> None:
    """A government without holders waits at its par, to open when enough is sold (A-GOV-12, P-FM-2)."""
    par = railways_of(game).dormant_par
    row, column = next(
        (row, column)
        for row, cells in enumerate(game.title.market.rows)
        for column, cell in enumerate(cells)
        if cell.par and cell.price == par
    )
    place_marker(draft, government, row, column)
    update(draft, launched={**extra(draft).launched, government: Launched(par, draft.phase)})


def _sell_out(game: Game, draft: GameState, operating: CorporationId, player: PlayerId, log: Log) -> None:
    """Sell the most that may be sold of each railway but the one that closes anyway."""
    for railway, bundle in dict(emergency_bundles(game, draft)).items():
        if railway != operating:
            sell(game, draft, SellCertificates(EntityId(player), railway, bundle.certificates, bundle.percent), log)
