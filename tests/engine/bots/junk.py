"""Actions as nobody would take them: right kinds of value, wrong things."""

import random
from collections.abc import Callable

from engine.actions import (
    Action,
    AnswerLoan,
    BidPrivate,
    BuyCertificate,
    BuyPrivate,
    BuyTrain,
    ChooseExchange,
    ChooseHome,
    DeclareBankruptcy,
    DiscardTrain,
    LayTile,
    Pass,
    PayDividend,
    PlacePortMarker,
    PlaceToken,
    RunRoutes,
    SellCertificates,
    SetStartPrice,
    UseTeleport,
)
from engine.ids import CorporationId, EntityId, HexId, PrivateId, TileId, TrainId
from engine.routes.route import Route, StopAt, TrackAt
from engine.session import Session
from engine.state.board import CitySlot, Junction

NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 20, 50, 100, 10**12, 10**30, -(10**30))


class Junk:
    """Makes actions by lot from the ids of a game and from ids that do not exist."""

    def __init__(self, session: Session, chance: random.Random) -> None:
        game, state = session.game, session.state
        self._pick = chance.choice
        self._corporations = [*game.order, CorporationId("none"), CorporationId("P1")]
        self._hexes = [*game.hexes, HexId("none"), HexId("")]
        self._privates = [*game.privates, PrivateId("none")]
        self._tiles = [*game.tiles, TileId("none")]
        owned = [train for held in state.corporations.values() for train in held.trains]
        self._trains = [*owned, *state.depot[:3], *state.discarded, TrainId("none"), TrainId("none-0")]

    def action(self, actor: EntityId) -> Action:
        """Any action in the name of `actor`."""
        return self._pick(self._makers(actor))()

    def _makers(self, actor: EntityId) -> list[Callable[[], Action]]:
        pick, number = self._pick, self._number
        return [
            lambda: Pass(actor),
            lambda: BidPrivate(actor, pick(self._privates), number()),
            lambda: SetStartPrice(actor, pick(self._corporations), number(), number()),
            lambda: SellCertificates(actor, pick(self._corporations), self._several(), number()),
            lambda: BuyCertificate(actor, pick(self._corporations), number()),
            lambda: ChooseExchange(actor, pick(self._corporations), pick(("last", "plain"))),
            lambda: ChooseHome(actor, self._slot()),
            lambda: UseTeleport(actor, pick(self._privates)),
            lambda: PlacePortMarker(actor, pick(self._privates), pick(self._hexes)),
            lambda: BuyPrivate(actor, pick(self._privates), number()),
            lambda: LayTile(actor, pick(self._hexes), pick(self._tiles), number()),
            lambda: PlaceToken(actor, pick((self._slot(), Junction(pick(self._hexes), number())))),
            lambda: RunRoutes(actor, tuple(self._route() for _ in range(pick((0, 1, 2))))),
            lambda: PayDividend(actor, pick(("pay", "withhold", "half"))),
            lambda: BuyTrain(actor, pick(self._trains), number(), pick((None, EntityId(pick(self._corporations))))),
            lambda: DiscardTrain(actor, pick(self._trains)),
            lambda: DeclareBankruptcy(actor),
            lambda: AnswerLoan(actor, pick(("take", "leave"))),
        ]

    def _number(self) -> int:
        return self._pick(NUMBERS)

    def _several(self) -> tuple[int, ...]:
        return tuple(self._number() for _ in range(self._pick((0, 1, 1, 2, 3))))

    def _slot(self) -> CitySlot:
        return CitySlot(self._pick(self._hexes), self._pick((-1, 0, 0, 1)), self._pick((-1, 0, 0, 1, 9)))

    def _route(self) -> Route:
        stops = tuple(StopAt(self._pick(self._hexes), self._pick((-1, 0, 1))) for _ in range(self._pick((0, 1, 2, 3))))
        legs = tuple(
            tuple(TrackAt(self._pick(self._hexes), self._pick((-1, 0, 1, 9))) for _ in range(self._pick((0, 1, 2))))
            for _ in range(max(len(stops) - 1, 0))
        )
        return Route(self._pick(self._trains), stops, legs)
