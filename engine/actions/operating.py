"""Actions of a corporation's operating turn."""

from __future__ import annotations

from typing import Literal

from engine.actions.base import Action
from engine.ids import EntityId, HexId, PrivateId, TileId, TrainId
from engine.routes.route import Route
from engine.state.board import Place


class UseTeleport(Action, frozen=True, tag="teleport"):
    """Close the private that lets the corporation build without connection (R-3.3.6)."""

    private: PrivateId


class PlacePortMarker(Action, frozen=True, tag="port_marker"):
    """Close the private with the port bonus and mark a port (R-3.5.6)."""

    private: PrivateId
    hex: HexId


class BuyPrivate(Action, frozen=True, tag="buy_private"):
    """Buy a private from its owner (R-3.12.1)."""

    private: PrivateId
    price: int


class LayTile(Action, frozen=True, tag="lay"):
    """Lay or upgrade (R-3.2.1); `rotation` in clockwise steps of 60 degrees."""

    hex: HexId
    tile: TileId
    rotation: int


class PlaceToken(Action, frozen=True, tag="token"):
    """Place a station token (R-3.3.1)."""

    place: Place


class RunRoutes(Action, frozen=True, tag="run"):
    """Run trains, one route each at most (R-3.4); no route = the trains stay."""

    routes: tuple[Route, ...]


class PayDividend(Action, frozen=True, tag="dividend"):
    """Pay the whole run or keep it (R-3.6.1)."""

    choice: Literal["pay", "withhold", "half"]


class BuyTrain(Action, frozen=True, tag="buy_train"):
    """Buy a train from the bank (`seller` None) or from another corporation (R-3.7.1, R-3.8)."""

    train: TrainId
    price: int
    seller: EntityId | None = None


class DiscardTrain(Action, frozen=True, tag="discard"):
    """Discard a train above the limit to the bank pool (R-3.7.2)."""

    train: TrainId


class DeclareBankruptcy(Action, frozen=True, tag="bankrupt"):
    """The president cannot raise the price of the train (R-3.8.5)."""


class AnswerLoan(Action, frozen=True, tag="loan"):
    """A bankrupt player's choice (R-3.8.6)."""

    choice: Literal["take", "leave"]
