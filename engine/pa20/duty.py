"""What a president must pay for a train, and what he can raise for it (A-OP-12: as in 1849, 3.8)."""

from __future__ import annotations

from engine.actions.stock import SellCertificates
from engine.certificates import Bundle
from engine.errors import Refusal
from engine.events import Log
from engine.game import Game
from engine.ids import CorporationId, EntityId
from engine.pa20.lines import can_run
from engine.pa20.stock_steps import check_on_market, sell
from engine.pa20.values import sale_value
from engine.state.game_state import GameState
from engine.steps.duty import Duty, president_of


class DutyPa20(Duty):
    """The operating railway keeps its president; only what is on the market is sold."""

    def needs_train(self, game: Game, state: GameState, corporation: CorporationId) -> bool:
        """Whether a train of any length could run (A-OP-12)."""
        return can_run(game, state, corporation)

    def may_sell(self, game: Game, state: GameState, corporation: CorporationId) -> bool:
        """As often as he likes: sales of a turn count as one (A-AZ-7)."""
        del game, state, corporation
        return True

    def share_value(self, game: Game, state: GameState, corporation: CorporationId) -> int:
        """The value before the president's first sale of this turn (A-AZ-7)."""
        return sale_value(game, state, EntityId(president_of(state)), corporation)

    def check_sale(self, game: Game, state: GameState, corporation: CorporationId, bundle: Bundle) -> Refusal | None:
        """As in 1849 (R-3.8.4), and only what is sold at all (P-SFM-6, P-REG-4)."""
        return check_on_market(game, corporation) or super().check_sale(game, state, corporation, bundle)

    def sell(self, game: Game, draft: GameState, action: SellCertificates, log: Log) -> None:
        """The value falls as in a stock round (P-AZ-1)."""
        sell(game, draft, action, log)


DUTY_PA20 = DutyPa20()
