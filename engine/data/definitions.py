"""Frozen definitions of a title: what its data files say, checked and typed; nothing here changes during a game."""

from __future__ import annotations

import enum
from functools import cached_property
from typing import Any

import msgspec

from engine.coords import Cell, Orientation
from engine.data.railways import Railways
from engine.ids import (
    CorporationId,
    HexId,
    MapId,
    OptionId,
    PhaseId,
    PrivateId,
    TileId,
    TitleId,
    TrainType,
)


class Gauge(enum.Enum):
    """Gauge of a piece of track. `bits` is a mask: two gauges connect when their masks share a bit (R-3.2.8)."""

    NARROW = "narrow"
    STANDARD = "standard"
    DUAL = "dual"

    @property
    def bits(self) -> int:
        """1 narrow, 2 standard, 3 dual."""
        return _BITS[self]

    def meets(self, other: Gauge) -> bool:
        """Whether a train can pass from one to the other outside a stop (R-3.2.8)."""
        return bool(_BITS[self] & _BITS[other])

    def kept_by(self, newer: Gauge) -> bool:
        """Whether an upgrade may turn this gauge into `newer` (R-3.2.5): the old one must remain usable."""
        return _BITS[self] & _BITS[newer] == _BITS[self]


_BITS = {Gauge.NARROW: 1, Gauge.STANDARD: 2, Gauge.DUAL: 3}


class Color(enum.Enum):
    """Colour of a hex or tile: which phase allows it, or that it is never upgraded."""

    WHITE = "white"
    YELLOW = "yellow"
    GREEN = "green"
    BROWN = "brown"
    GRAY = "gray"
    RED = "red"
    BLUE = "blue"


class StopKind(enum.Enum):
    """Kind of revenue place. Ports are dead ends that count neither as a stop nor in passing (R-3.5.5)."""

    CITY = "city"
    TOWN = "town"
    OFFBOARD = "offboard"
    PORT = "port"


class Stop(msgspec.Struct, frozen=True):
    """A revenue place on a tile or printed hex.

    `revenue` has one value, or one per value step of the phases (gray cities, off-boards: R-3.5.2).
    `group` joins several stops that count once in a route (two hexes of one off-board).
    """

    kind: StopKind
    revenue: tuple[int, ...] = (0,)
    slots: int = 0
    group: str = ""


class Track(msgspec.Struct, frozen=True):
    """One path of a tile: ends are sides 0–5 or `STOP + k` for the k-th stop; `a` is the smaller number."""

    a: int
    b: int
    gauge: Gauge


STOP = 6
"""Track ends from here on are stops: `STOP + k` is the k-th stop of the face."""


class Face(msgspec.Struct, frozen=True, cache_hash=True):
    """What a tile, or a printed hex, shows (at rotation 0)."""

    color: Color
    stops: tuple[Stop, ...] = ()
    track: tuple[Track, ...] = ()
    label: str = ""


class Tile(msgspec.Struct, frozen=True):
    """A tile of a title with the number of its pieces."""

    id: TileId
    face: Face
    count: int


class Terrain(msgspec.Struct, frozen=True):
    """Cost of building, by the gauge of the added track (R-3.2.11). `narrow` holds when all added track is narrow."""

    id: str
    standard: int
    narrow: int


class Hex(msgspec.Struct, frozen=True, dict=True):
    """A printed hex.

    `impassable` and `rivers` (side, cost) name sides, marked on both hexes; `links` are `(side, hex, side)` to another
    map; `home_of` is the corporation for which a slot is kept (R-3.3.3). `buildable` is false for gray, red and blue.
    `side_names` (side, name) say what rivers and mountains on its sides are called, each on one of the two hexes it parts.
    """

    id: HexId
    map: MapId
    cell: Cell
    face: Face
    name: str = ""
    terrain: str = ""
    impassable: frozenset[int] = frozenset()
    rivers: tuple[tuple[int, int], ...] = ()
    side_names: tuple[tuple[int, str], ...] = ()
    links: tuple[tuple[int, HexId, int], ...] = ()
    home_of: CorporationId | None = None
    region: str = ""

    @cached_property
    def buildable(self) -> bool:
        """Whether tiles may be laid here at all (R-3.2.9)."""
        return self.face.color not in (Color.GRAY, Color.RED, Color.BLUE)

    @property
    def label_name(self) -> str:
        """The name as printed on the map, `C5` for `napoli:C5`."""
        return self.id.rpartition(":")[2]


class Map(msgspec.Struct, frozen=True):
    """One map: hexes in reading order, and the files with its coast outlines (drawing only).

    `frame` is `(x0, y0, x1, y1)` in thousandths of the hex circumradius, origin at the centre of column 1, row A. `land` are
    outlines of its own in place of that file, in the same unit.
    """

    id: MapId
    orientation: Orientation
    hexes: tuple[Hex, ...]
    coast: str = ""
    frame: tuple[int, int, int, int] | None = None
    hex_size: int = 1000
    """Scale of this map against the first one, in thousandths."""
    land: tuple[tuple[tuple[int, int], ...], ...] = ()


class Certificate(msgspec.Struct, frozen=True):
    """A kind of paper at one index of a corporation's sheet."""

    percent: int
    president: bool = False
    last: bool = False
    """The double certificate that lies beneath the others (R-2.2.3)."""


class Corporation(msgspec.Struct, frozen=True):
    """A corporation. `homes` has several hexes when the president chooses at the start (R-2.3.6).

    `color` is `#rrggbb`; `certificates` in index order, the president's first.
    """

    id: CorporationId
    name: str
    homes: tuple[HexId, ...]
    token_fee: int
    tokens: int
    certificates: tuple[Certificate, ...]
    color: str
    kind: str = "major"
    train_limit: int = 0
    """Trains it may own in every phase; 0 = as many as the phase says."""


class Private(msgspec.Struct, frozen=True):
    """A private company. `powers` maps a power's key to hexes, money or ids; the powers themselves are code."""

    id: PrivateId
    name: str
    price: int
    revenue: int
    blocks: tuple[HexId, ...] = ()
    """Hexes nobody may build on while a player owns it."""
    halves_standard_cost: bool = False
    """The owning corporation pays half the standard price (R-3.2.12)."""
    port_bonus: int = 0
    ports: tuple[HexId, ...] = ()
    """Hexes of which one gets the bonus marker when the owning corporation closes it (R-3.5.6)."""
    teleports: tuple[HexId, ...] = ()
    """Hexes in which the owning corporation may build and place a token without connection (R-3.3.6)."""
    gives_first_presidency: bool = False
    """Its buyer receives the presidency of the first corporation in the sequence (R-1.13)."""
    sellable: bool = True
    """Whether a corporation may buy it (RUL-10)."""


class Train(msgspec.Struct, frozen=True):
    """A train type. `weights` is cost per hex for (narrow, standard, dual) track (R-3.4.4); `distance` 0 = no limit.

    `rusts_on` and `available_on` name the type whose first sale triggers it; `available_on` empty: on sale when the previous
    type is sold out. `forbidden` lists gauges it may not use; `doubled` hexes count twice (E-trains).
    """

    type: TrainType
    price: int
    distance: int
    weights: tuple[int, int, int] = (2, 1, 1)
    rusts_on: TrainType | None = None
    available_on: TrainType | None = None
    forbidden: tuple[Gauge, ...] = ()
    doubled: tuple[HexId, ...] = ()
    option: OptionId | None = None
    """Only in play with this option."""
    needs_e_token: bool = False
    count: int = 0
    """Pieces when the scenario does not say how many (trains of an option)."""
    only_for: str = ""
    """Kind of corporation that alone may own it, and may own nothing else (P-TR-2)."""
    removed_after: TrainType | None = None
    """Unsold pieces leave when the last piece of this type is sold (P-F5-3)."""


class Phase(msgspec.Struct, frozen=True):
    """A phase begins with the first sale of `on` (None: from the start). `value_step` picks among stepped revenues."""

    id: PhaseId
    on: TrainType | None
    train_limit: int
    colors: tuple[Color, ...]
    operating_rounds: int
    pars: tuple[int, ...]
    value_step: int
    corporations_buy_privates: bool = False
    events: tuple[str, ...] = ()
    """Keys of events that happen when it begins: `close_privates`, `event_hexes` and others (`engine.phases.EVENTS`)."""


class MarketCell(msgspec.Struct, frozen=True):
    """A cell of the market. `zone`: '' or `restricted`, `end`, `close`, `azzurra`, `blu`; `par` = it is a start price."""

    price: int
    zone: str = ""
    par: bool = False


class Market(msgspec.Struct, frozen=True):
    """Rows from the top, cells from the left; rows may have different lengths."""

    rows: tuple[tuple[MarketCell, ...], ...]


class HexEvent(msgspec.Struct, frozen=True):
    """What an event does to a hex: back to a printed face, tokens removed (R-3.10.1).

    `face` None = the printed face. `locked` = no upgrade until the next stock round is over.
    """

    event: str
    hex: HexId
    face: Face | None = None
    locked: bool = True
    tile_lost: bool = True
    """The destroyed tile does not return to the supply (R-3.2.7)."""


class Scenario(msgspec.Struct, frozen=True):
    """Set-up for a number of players. `option` set = only with that option, in place of the plain one."""

    players: int
    cash: int
    certificate_limit: int
    corporations: int
    trains: dict[TrainType, int]
    option: OptionId | None = None


class Option(msgspec.Struct, frozen=True):
    """A variant a game may use. `players` empty = any number."""

    id: OptionId
    requires: tuple[OptionId, ...] = ()
    players: tuple[int, ...] = ()


class Profile(msgspec.Struct, frozen=True):
    """A rules profile: answers to the rulings of the digest, section 5, as plain switches (`RUL-14` → `sigi_on_dual`)."""

    id: str
    switches: dict[str, str | int | bool]


class Title(msgspec.Struct, frozen=True, dict=True):
    """Everything the data files of a title say."""

    id: TitleId
    name: str
    subtitle: str
    currency: str
    bank_total: int
    rules: str
    """Name of the rules module in `engine.titles`."""
    rules_version: int
    maps: tuple[Map, ...]
    tiles: tuple[Tile, ...]
    terrains: tuple[Terrain, ...]
    corporations: tuple[Corporation, ...]
    privates: tuple[Private, ...]
    trains: tuple[Train, ...]
    phases: tuple[Phase, ...]
    market: Market
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...]
    profiles: tuple[Profile, ...]
    hex_events: tuple[HexEvent, ...]
    exchange_name: str = ""
    """The title's exact name in the 18xx.games file format; empty = not a title of that site."""
    default_profile: str = ""
    delay: tuple[CorporationId, int] | None = None
    """`(corporation, n)`: with option `delay_…` it changes places with the n-th when drawn earlier (V-2)."""
    switches: dict[str, str | int | bool] = {}
    """Title-wide figures and switches that profiles do not change (`e_token_prices`, `bond_value`, …)."""
    cited_as: dict[str, str] = {}
    """Paragraphs of the shared rules, and those of the title's own book that say the same (`R-1.5`: `A-SET-1`)."""
    draws_order: bool = True
    """Whether the sequence of the corporations is drawn; otherwise it is that of the data."""
    railways: Railways | None = None
    """What a title with tokens on junctions says besides (`railways.json`)."""
    carried: dict[str, dict[str, Any]] = {}
    """Its files as JSON by name where it travels with its games (`engine.data.carried`); empty for a shipped title."""

    @cached_property
    def hexes(self) -> dict[HexId, Hex]:
        """All hexes of all maps by id."""
        return {hex_.id: hex_ for map_ in self.maps for hex_ in map_.hexes}

    @cached_property
    def tile(self) -> dict[TileId, Tile]:
        """Tiles by id."""
        return {tile.id: tile for tile in self.tiles}

    @cached_property
    def terrain(self) -> dict[str, Terrain]:
        """Terrains by id."""
        return {terrain.id: terrain for terrain in self.terrains}

    @cached_property
    def corporation(self) -> dict[CorporationId, Corporation]:
        """Corporations by id."""
        return {corporation.id: corporation for corporation in self.corporations}

    @cached_property
    def private(self) -> dict[PrivateId, Private]:
        """Privates by id, in order of price."""
        return {private.id: private for private in self.privates}

    @cached_property
    def train(self) -> dict[TrainType, Train]:
        """Train types by name, in the order of sale."""
        return {train.type: train for train in self.trains}

    @cached_property
    def phase(self) -> dict[PhaseId, Phase]:
        """Phases by id, in order."""
        return {phase.id: phase for phase in self.phases}
