"""What becomes of the earnings: paid, kept, or half of each (A-AZ-6); regionals always pay half (P-REG-4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.actions.operating import PayDividend
from engine.certificates import percent
from engine.errors import Refusal
from engine.events import BANK, DividendPaid, Log
from engine.game import Game
from engine.ids import BOUGHT_BACK, TREASURY, CorporationId, EntityId, PlayerId
from engine.ledger import pay
from engine.market import move_marker
from engine.messages import Key
from engine.pa20.definitions import is_regional, kind_of, railways_of
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.dividend import SHARES
from engine.steps.turns import actor_of, current, finish_step, open_turn

HALF_BY_KIND_FROM = 3
"""Rules version since which the data say which kinds may pay half."""


class DividendStepPa20(Step):
    """Asked of majors and governments that have earned something."""

    name = "dividend"
    handles = (PayDividend,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating railway while there are earnings to decide about."""
        turn = open_turn(state, self.name)
        if turn is None or turn.revenue <= 0 or is_regional(game, current(state)[1]):
            return None
        return actor_of(turn)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """All, or all or nothing."""
        turn, railway, _ = current(state)
        actor = actor_of(turn)
        yield Offer(PayDividend(actor, "pay"))
        if may_pay_half(game, railway):
            yield Offer(PayDividend(actor, "half"))
        yield Offer(PayDividend(actor, "withhold"))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Half only by kinds that may (A-AZ-6)."""
        assert isinstance(action, PayDividend)
        if action.choice != "half" or may_pay_half(game, current(state)[1]):
            return None
        return Refusal(Key.DIVIDEND_ALL_OR_NOTHING, "A-AZ-6")

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Distribute, then move the marker: paid right, half nowhere, kept left."""
        assert isinstance(action, PayDividend)
        turn, railway, _ = current(draft)
        revenue = turn.revenue
        finish_step(draft, self.name)
        per_share = {"pay": revenue, "half": revenue // 2, "withhold": 0}[action.choice] // SHARES
        log.append(DividendPaid(railway, revenue, action.choice, per_share))
        distribute(game, draft, railway, per_share, log)
        kept = revenue - per_share * SHARES
        pay(draft, log, BANK, EntityId(railway), kept, reason="withheld")
        if action.choice == "pay":
            move_marker(game, draft, railway, "right", 1, "dividend", log)
        elif action.choice == "withhold":
            move_marker(game, draft, railway, "left", 1, "no_dividend", log)


def may_pay_half(game: Game, railway: CorporationId) -> bool:
    """Whether its kind may pay half (A-AZ-6: majors; the data say so). Before rules version 3 governments could as well."""
    if game.rules_version < HALF_BY_KIND_FROM:
        return True
    return kind_of(game, railway) in railways_of(game).half_dividends


def distribute(game: Game, draft: GameState, railway: CorporationId, per_share: int, log: Log) -> None:
    """So much for every 10 %: to players, and to the treasury for the initial offer and what was bought back (A-AZ-6)."""
    for player in draft.players:
        tenths = percent(game, draft, railway, PlayerId(player)) // SHARES
        pay(draft, log, BANK, EntityId(player), per_share * tenths, reason="dividend")
    own = (percent(game, draft, railway, TREASURY) + percent(game, draft, railway, BOUGHT_BACK)) // SHARES
    pay(draft, log, BANK, EntityId(railway), per_share * own, reason="dividend")


def settle_without_choice(game: Game, draft: GameState, log: Log) -> None:
    """A regional pays half to its holder (P-REG-4); a railway on the market without earnings moves left (A-AZ-6)."""
    turn, railway, company = current(draft)
    finish_step(draft, DividendStepPa20.name)
    if not is_regional(game, railway):
        move_marker(game, draft, railway, "left", 1, "no_dividend", log)
        return
    if turn.revenue:
        assert company.president is not None
        half = turn.revenue // 2
        log.append(DividendPaid(railway, turn.revenue, "half", half))
        pay(draft, log, BANK, EntityId(company.president), half, reason="dividend")
        pay(draft, log, BANK, EntityId(railway), turn.revenue - half, reason="withheld")
