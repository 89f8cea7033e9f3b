"""What a president must pay, a train or a debt, and what he can raise for it (R-3.8.1 to R-3.8.4, V-4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.actions.stock import SellCertificates
from engine.certificates import UNIT, Bundle, Limits, check_sale, sale_bundles, sell
from engine.depot import cheapest
from engine.errors import Refusal
from engine.events import Log
from engine.game import Game
from engine.ids import CorporationId, EntityId, HolderId, PlayerId
from engine.market import operating_order, price
from engine.messages import Key
from engine.routes.track_graph import has_route
from engine.state.game_state import GameState
from engine.steps.turns import current, open_turn, operating_turn


class Duty:
    """The duty by the rules of 1849; a title overrides what differs and hands its own to its steps."""

    def must_buy(self, game: Game, state: GameState) -> bool:
        """Whether the operating corporation may not end its train step without a train (R-3.8.1)."""
        if open_turn(state, "trains") is None:
            return False
        _, corporation, owner = current(state)
        if owner.trains or cheapest(game, state, corporation) is None:
            return False
        return self.needs_train(game, state, corporation)

    def needs_train(self, game: Game, state: GameState, corporation: CorporationId) -> bool:
        """Whether a corporation without trains must have one: where it has a route (RUL-43)."""
        return game.switch("must_buy_needs_route") == "b" or has_route(game, state.board, corporation)

    def shortfall(self, game: Game, state: GameState) -> int:
        """What the president lacks for what he must pay now; 0 when nothing.

        It is the cheapest train that must be bought, less what the treasury has (R-3.8.4), or the treasury's debt (V-4).
        """
        needed = debt(state)
        if not needed and not self.must_buy(game, state):
            return 0
        _, corporation, owner = current(state)
        if not needed:
            lowest = cheapest(game, state, corporation)
            assert lowest is not None
            needed = lowest - owner.cash
        return max(0, needed - state.players[president_of(state)].cash)

    def may_sell(self, game: Game, state: GameState, corporation: CorporationId) -> bool:
        """Whether the president may sell of it once more in this turn; in some titles he may not."""
        return not (corporation in current(state)[0].sold and game.switch("sell_in_blocks"))

    def share_value(self, game: Game, state: GameState, corporation: CorporationId) -> int:
        """What 10 % bring the president now."""
        return price(game, state, corporation)

    def check_sale(self, game: Game, state: GameState, corporation: CorporationId, bundle: Bundle) -> Refusal | None:
        """Why the president may not sell this to pay for the train, or None (R-3.8.4, RUL-30, RUL-31).

        How much is needed is not asked here (`exceeds`).
        """
        if not self.may_sell(game, state, corporation):
            return Refusal(Key.SOLD_IN_BLOCKS, "R-3.8.4", {"corporation": corporation})
        return check_sale(
            game,
            state,
            EntityId(president_of(state)),
            corporation,
            bundle,
            **_limits(game, state, corporation),
        )

    def bundles(self, game: Game, state: GameState, needed: int = 0) -> Iterator[tuple[CorporationId, Bundle]]:
        """All that the president may sell to pay for the train, by corporation in operating order, smallest first.

        With `needed` only what does not go beyond that need.
        """
        seller = president_of(state)
        for corporation in operating_order(game, state):
            holds = HolderId(seller) in state.corporations[corporation].certificates
            if not holds or not self.may_sell(game, state, corporation):
                continue
            bundles = sale_bundles(
                game,
                state,
                EntityId(seller),
                corporation,
                **_limits(game, state, corporation),
                within=partial(self._suffices, game, state, corporation, needed) if needed else None,
            )
            for bundle in bundles:
                yield corporation, bundle

    def exceeds(
        self, game: Game, state: GameState, corporation: CorporationId, bundle: Bundle, needed: int
    ) -> Refusal | None:
        """A sale goes too far when one certificate less would do (RUL-32a)."""
        if game.switch("emr_oversell") != "a":
            return None
        sheet = game.title.corporation[corporation].certificates
        parts = [sheet[index].percent for index in bundle.certificates]
        smallest = UNIT if bundle.percent < sum(parts) else min(parts)
        if (bundle.percent - smallest) // UNIT * self.share_value(game, state, corporation) < needed:
            return None
        return Refusal(Key.SALE_BEYOND_NEED, "R-3.8.4", {"needed": needed})

    def _suffices(self, game: Game, state: GameState, corporation: CorporationId, needed: int, bundle: Bundle) -> bool:
        return self.exceeds(game, state, corporation, bundle, needed) is None

    def sell(self, game: Game, draft: GameState, action: SellCertificates, log: Log) -> None:
        """Carry out a sale of the president's, at the present price (R-2.1.3)."""
        sell(game, draft, action.actor, action.corporation, action.certificates, action.percent, log)

    def most_raisable(self, game: Game, state: GameState) -> int:
        """What the president's sales can bring at most: of each corporation as much as allowed, at the present price."""
        best: dict[CorporationId, int] = {}
        for corporation, bundle in self.bundles(game, state):
            worth = bundle.percent // UNIT * self.share_value(game, state, corporation)
            best[corporation] = max(worth, best.get(corporation, 0))
        return sum(best.values())


DUTY = Duty()


def debt(state: GameState) -> int:
    """How far interest has left the treasury of the operating corporation below 0 (V-4)."""
    turn = operating_turn(state)
    return 0 if turn is None else max(0, -current(state)[2].cash)


def president_of(state: GameState) -> PlayerId:
    """President of the operating corporation."""
    _, _, owner = current(state)
    assert owner.president is not None
    return owner.president


def _limits(game: Game, state: GameState, corporation: CorporationId) -> Limits:
    """The operating corporation keeps its president; others may be sold before they have operated, or not (RUL-31)."""
    return Limits(
        pool_limit=game.switch("emr_pool_limit") == "b",
        unoperated=game.switch("emr_unoperated") == "a",
        keep_presidency=corporation == current(state)[1],
    )
