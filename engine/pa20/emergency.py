"""When the train a railway must have cannot be paid: the president sells, or goes bankrupt (A-OP-12)."""

from __future__ import annotations

from typing import ClassVar

from engine.actions.base import Action
from engine.actions.stock import SellCertificates
from engine.closing import close_corporation
from engine.events import Log
from engine.game import Game
from engine.ids import CorporationId
from engine.market import place_marker
from engine.pa20.definitions import is_government, is_major, railways_of
from engine.pa20.duty import DUTY_PA20
from engine.pa20.state import Launched, extra, note_unsettled, update
from engine.state.game_state import GameState
from engine.steps.duty import Duty
from engine.steps.emergency import BankruptcyStep, EmergencySaleStep
from engine.steps.turns import finish_step


class EmergencySaleStepPa20(EmergencySaleStep):
    """The president sells certificates of his choice, no more than needed."""

    duty: ClassVar[Duty] = DUTY_PA20

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Sell; how often in a turn does not matter (A-AZ-7)."""
        assert isinstance(action, SellCertificates)
        finish_step(draft, "dividend")
        self.duty.sell(game, draft, action, log)


class BankruptcyStepPa20(BankruptcyStep):
    """Sell everything else, lose the money, close the railway; then loan or leave."""

    duty: ClassVar[Duty] = DUTY_PA20

    def close(self, game: Game, draft: GameState, corporation: CorporationId, log: Log) -> None:
        """What becomes of it depends on its kind."""
        close_railway(game, draft, corporation, log)

    def asks_at_once(self, game: Game) -> bool:
        """Yes."""
        del game
        return True


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
