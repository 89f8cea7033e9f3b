"""Whose turn it is and how far the turn has come: one value per kind of round, and choices that must be made first."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.ids import CorporationId, HexId, PlayerId, PrivateId
from engine.state.board import Place


class Bid(msgspec.Struct, frozen=True):
    """A standing bid on a private."""

    player: PlayerId
    price: int


class AuctionTurn(msgspec.Struct, frozen=True, tag="auction"):
    """Opening auction (R-1.8 … R-1.14).

    `current` has the turn; `bids` are the standing bids per private; `discount` is what the front private has lost (R-1.11);
    `passes` counts passes in succession, `turns` the turns of this table round; `contested` is the private whose bidders
    fight it out; `direct` is the player to whose left the first stock round begins (R-1.14, RUL-08).
    """

    current: PlayerId
    bids: dict[PrivateId, tuple[Bid, ...]] = {}
    discount: int = 0
    passes: int = 0
    turns: int = 0
    contested: PrivateId | None = None
    direct: PlayerId | None = None


class StockTurn(msgspec.Struct, frozen=True, tag="stock"):
    """Stock round. `sold` holds `(player, corporation)` pairs of this round (R-2.1.4); the rest concerns the current turn.

    `last_actor` bought or sold last in this round (R-2.0); `acted` = sold or bought in this turn; `bought` = the turn's
    purchase is made; `started` = corporation started this turn of which `extra` more certificates were bought (R-2.3.3);
    `sales` = corporations sold this turn in order of sale, `moved` those whose marker a sale really moved, `stacking` the
    operating order before the first sale (R-2.1.9).
    """

    number: int
    current: PlayerId
    passes: int = 0
    last_actor: PlayerId | None = None
    sold: tuple[tuple[PlayerId, CorporationId], ...] = ()
    acted: bool = False
    bought: bool = False
    started: CorporationId | None = None
    extra: int = 0
    sales: tuple[CorporationId, ...] = ()
    stacking: tuple[CorporationId, ...] = ()
    moved: tuple[CorporationId, ...] = ()


class OperatingTurn(msgspec.Struct, frozen=True, tag="operating"):
    """Operating round `round` of `rounds` in set `number`.

    `current` operates (None between turns); `operated` have finished their turn in this round; `done` names the steps that
    are over for `current`. `teleport`: its private was closed to build without connection (R-3.3.6), `teleport_hex` where
    the tile went. `revenue` is what its trains earned; `only` = nobody else operates (R-4.3). `sold` are corporations whose
    shares the president sold in this turn's emergency (titles that sell in blocks).
    """

    number: int
    round: int
    rounds: int
    current: CorporationId | None = None
    operated: tuple[CorporationId, ...] = ()
    done: frozenset[str] = frozenset()
    teleport: PrivateId | None = None
    teleport_hex: HexId | None = None
    revenue: int = 0
    bought: int = 0
    only: CorporationId | None = None
    sold: tuple[CorporationId, ...] = ()


class FinishedTurn(msgspec.Struct, frozen=True, tag="finished"):
    """The game is over. `reason`: `bank`, `market` (end cell), `bankruptcy` (one player left), `stalemate` (nobody can act)."""

    reason: str


Turn: TypeAlias = AuctionTurn | StockTurn | OperatingTurn | FinishedTurn


class StartPriceChoice(msgspec.Struct, frozen=True, tag="start_price"):
    """`player` must fix the start price of the corporation that came with a private (R-1.13)."""

    player: PlayerId
    corporation: CorporationId


class HomeChoice(msgspec.Struct, frozen=True, tag="home"):
    """The president must choose the home of a corporation (R-2.3.6)."""

    corporation: CorporationId


class ExchangeChoice(msgspec.Struct, frozen=True, tag="exchange"):
    """The old president must choose which certificates to take for the president's one (R-2.1.7, RUL-21).

    `percent_to_pool`: of what he receives so much went on to the pool at once. No rule asks for it, as the last certificate
    itself tells where it went; it stays because the digests of saves hold it.
    """

    corporation: CorporationId
    old: PlayerId
    new: PlayerId
    percent_to_pool: int = 0


class DiscardChoice(msgspec.Struct, frozen=True, tag="discard"):
    """The corporation is above the train limit and must discard (R-3.7.2)."""

    corporation: CorporationId


class LoanChoice(msgspec.Struct, frozen=True, tag="loan"):
    """A bankrupt player must take the loan or leave (R-3.8.6)."""

    player: PlayerId


class HelpChoice(msgspec.Struct, frozen=True, tag="help"):
    """The fund's president must decide whether it helps `corporation` with a token at `place` (A-SFM-11)."""

    corporation: CorporationId
    place: Place


class KeepTokenChoice(msgspec.Struct, frozen=True, tag="keep_token"):
    """A government has several border or dangling tokens: its president keeps one of `places` (A-GOV-8)."""

    corporation: CorporationId
    reason: str
    places: tuple[Place, ...]


Pending: TypeAlias = (
    StartPriceChoice | HomeChoice | ExchangeChoice | DiscardChoice | LoanChoice | HelpChoice | KeepTokenChoice
)
