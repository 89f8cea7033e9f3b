"""Facts that an action brought about, in order: the log shows them, the window refreshes what they name.

Amounts are whole units of the title's currency. An entity id of "" is the bank.
"""

from __future__ import annotations

import msgspec

from engine.ids import (
    CorporationId,
    EntityId,
    HexId,
    PhaseId,
    PlayerId,
    PrivateId,
    TileId,
    TrainId,
)
from engine.state.board import Place

BANK = EntityId("")


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of all events."""


Log = list[Event]
"""Events of the action being applied; the rules append to it in the order things happen."""


class CashMoved(Event, frozen=True, tag="cash"):
    """Money changed hands.

    `reason` is a key: `private_income`, `certificate`, `tokens`, `track`, `train`, `dividend` and so on.
    """

    source: EntityId
    target: EntityId
    amount: int
    reason: str


class Passed(Event, frozen=True, tag="passed"):
    """Somebody passed. `step` names what was declined; `automatic` = a stock turn in which nothing could be done."""

    actor: EntityId
    step: str


class BidMade(Event, frozen=True, tag="bid"):
    """A bid on a private stands."""

    player: PlayerId
    private: PrivateId
    price: int


class PrivateBought(Event, frozen=True, tag="private"):
    """A private changed hands; `seller` is the bank in the auction."""

    buyer: EntityId
    seller: EntityId
    private: PrivateId
    price: int


class PrivateClosed(Event, frozen=True, tag="private_closed"):
    """A private left the game."""

    private: PrivateId


class PriceReduced(Event, frozen=True, tag="price_reduced"):
    """The front private got cheaper (R-1.11)."""

    private: PrivateId
    price: int


class CorporationStarted(Event, frozen=True, tag="started"):
    """A corporation has a president and a start price."""

    corporation: CorporationId
    player: PlayerId
    price: int


class RailwayOpened(Event, frozen=True, tag="opened"):
    """Enough of a launched railway is sold: it operates from now on (A-FM-3, P-FM-2)."""

    corporation: CorporationId


class CertificatesMoved(Event, frozen=True, tag="certificates"):
    """Certificates changed hands. Source and target: player, corporation (its treasury), or the bank (pool)."""

    corporation: CorporationId
    source: EntityId
    target: EntityId
    percent: int
    price: int
    kind: str = ""
    """`president`, `last` or empty, for the log to say which paper moved."""


class PresidentChanged(Event, frozen=True, tag="president"):
    """The presidency passed (R-2.1.6); `took` is `last` or `plain` (R-2.1.7)."""

    corporation: CorporationId
    old: PlayerId
    new: PlayerId
    took: str = ""


class PriceMoved(Event, frozen=True, tag="price"):
    """A marker moved; `reason`: `sale`, `sold_out`, `pool`, `dividend`, `no_dividend` and so on."""

    corporation: CorporationId
    old: int
    new: int
    reason: str


class TileLaid(Event, frozen=True, tag="tile"):
    """A tile was laid for `cost`."""

    corporation: CorporationId
    hex: HexId
    tile: TileId
    rotation: int
    cost: int


class TokenPlaced(Event, frozen=True, tag="token"):
    """A token was placed."""

    corporation: CorporationId
    place: Place
    home: bool = False


class TokenBought(Event, frozen=True, tag="token_bought"):
    """A corporation took over the token of another (V-3)."""

    corporation: CorporationId
    seller: CorporationId
    place: Place
    price: int


class ElectricTokenBought(Event, frozen=True, tag="e_token"):
    """A corporation bought an E-token (V-5)."""

    corporation: CorporationId
    price: int


class PortMarked(Event, frozen=True, tag="port"):
    """The port marker was placed (R-3.5.6)."""

    corporation: CorporationId
    hex: HexId
    amount: int


class TrainsRun(Event, frozen=True, tag="run"):
    """Trains earned `revenue`; `stops` lists the stops' hexes for each train that ran."""

    corporation: CorporationId
    revenue: int
    trains: tuple[TrainId, ...]
    revenues: tuple[int, ...]
    stops: tuple[tuple[HexId, ...], ...]


class BonusEarned(Event, frozen=True, tag="bonus"):
    """A regional that ran earned `amount` on top for the destinations it has joined (A-DEST-2)."""

    corporation: CorporationId
    amount: int


class DividendPaid(Event, frozen=True, tag="dividend"):
    """A dividend was paid (`per_share` for 10 %) or the run withheld (`choice`)."""

    corporation: CorporationId
    revenue: int
    choice: str
    per_share: int


class TrainBought(Event, frozen=True, tag="train"):
    """A train was bought; `seller` is the bank or a corporation."""

    corporation: CorporationId
    train: TrainId
    price: int
    seller: EntityId


class TrainsRusted(Event, frozen=True, tag="rusted"):
    """Trains of a type left the game, with their owners."""

    trains: tuple[TrainId, ...]
    owners: tuple[EntityId, ...]


class TrainDiscarded(Event, frozen=True, tag="discarded"):
    """A train went to the bank pool."""

    corporation: CorporationId
    train: TrainId


class PhaseChanged(Event, frozen=True, tag="phase"):
    """A phase began."""

    phase: PhaseId


class HexStruck(Event, frozen=True, tag="hex_struck"):
    """An event changed a hex (R-3.10.1); `tokens` were removed."""

    hex: HexId
    tokens: tuple[CorporationId, ...]


class CorporationClosed(Event, frozen=True, tag="closed"):
    """A corporation closed; `reason`: `price`, `bankruptcy`, `no_token`."""

    corporation: CorporationId
    reason: str


class CorporationDeferred(Event, frozen=True, tag="deferred"):
    """A corporation without a place for its home token moved to the end of the sequence (R-2.3.7)."""

    corporation: CorporationId


class WentBankrupt(Event, frozen=True, tag="bankrupt"):
    """A player went bankrupt."""

    player: PlayerId
    corporation: CorporationId


class LoanTaken(Event, frozen=True, tag="loan"):
    """A bankrupt player took the loan."""

    player: PlayerId
    amount: int


class BondIssued(Event, frozen=True, tag="bond_issued"):
    """A corporation issued a bond (V-4)."""

    corporation: CorporationId
    amount: int


class BondRepaid(Event, frozen=True, tag="bond_repaid"):
    """A corporation paid its bond back (V-4)."""

    corporation: CorporationId
    amount: int


class FundRun(Event, frozen=True, tag="fund_run"):
    """A player holds most certificates of the fund and runs it from now on (P-SFM-5)."""

    corporation: CorporationId
    player: PlayerId


class HelpAsked(Event, frozen=True, tag="help_asked"):
    """A railway asks the fund's president for help with a token (A-SFM-11)."""

    corporation: CorporationId
    railway: CorporationId
    place: Place


class FundHelped(Event, frozen=True, tag="fund_helped"):
    """The fund helps a railway with a token, with `amount` (P-SFM-2)."""

    corporation: CorporationId
    railway: CorporationId
    place: Place
    amount: int


class HelpDeclined(Event, frozen=True, tag="help_declined"):
    """The fund does not help a railway with a token (A-SFM-11)."""

    corporation: CorporationId
    railway: CorporationId


class FundPaid(Event, frozen=True, tag="fund_paid"):
    """The bank refunds the fund for an operating round, and its certificates pay (P-SFM-3, P-SFM-4)."""

    corporation: CorporationId
    revenue: int


class RegionalBid(Event, frozen=True, tag="regional_bid"):
    """A bid on a regional stands (P-REG-2)."""

    player: PlayerId
    regional: CorporationId
    price: int


class RegionalSold(Event, frozen=True, tag="regional_sold"):
    """A regional has an owner (P-REG-2)."""

    player: PlayerId
    regional: CorporationId
    price: int


class RegionalUnsold(Event, frozen=True, tag="regional_unsold"):
    """Nobody opened the auction of a regional: the auctions stop (P-REG-2)."""

    regional: CorporationId


class TrainsRemoved(Event, frozen=True, tag="trains_removed"):
    """Unsold trains left the game (P-F5-3)."""

    trains: tuple[TrainId, ...]


class GovernmentFormed(Event, frozen=True, tag="government"):
    """Two majors merged into a government at a value; dormant when nobody has a certificate of it (P-GOV-2, A-GOV-12)."""

    government: CorporationId
    members: tuple[CorporationId, ...]
    value: int
    dormant: bool = False


class CertificatesExchanged(Event, frozen=True, tag="exchanged"):
    """`old` tenths of the merged railways became `new` of the government; `paid` for an odd one (P-GOV-4).

    The holder "" is the bank pool.
    """

    government: CorporationId
    holder: EntityId
    old: int
    new: int
    paid: int


class CertificatesLost(Event, frozen=True, tag="certificates_lost"):
    """A player's certificates of a railway that never opened are void (P-GOV-5)."""

    corporation: CorporationId
    player: PlayerId
    percent: int


class RegionalAbsorbed(Event, frozen=True, tag="absorbed"):
    """A government took a regional over and paid its holder (P-GOV-7)."""

    government: CorporationId
    regional: CorporationId
    player: PlayerId
    paid: int


class TokenRemoved(Event, frozen=True, tag="token_removed"):
    """A railway's token left a junction (P-OP-6, A-GOV-8); `double`: another one of its own stays there."""

    corporation: CorporationId
    place: Place
    double: bool = False


class PlayerLeft(Event, frozen=True, tag="left"):
    """A bankrupt player left the game."""

    player: PlayerId


class RoundBegan(Event, frozen=True, tag="round"):
    """A round began: `kind` auction, stock or operating; `round` counts operating rounds of the set (0 otherwise)."""

    kind: str
    number: int
    round: int = 0
    rounds: int = 0


class TurnBegan(Event, frozen=True, tag="turn"):
    """A corporation began its operating turn."""

    corporation: CorporationId


class BankBroken(Event, frozen=True, tag="bank_broken"):
    """The bank paid more than it had (R-4.1)."""


class GameEnded(Event, frozen=True, tag="ended"):
    """The game is over."""

    reason: str
