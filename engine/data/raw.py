"""Shapes of the data files, before they are checked against each other and turned into definitions.

Numbers, lengths and spellings are bounded here; what names what is the loader's business. Collections are objects keyed
by id, so that a title that extends another one can change or (with `null`) remove a single entry.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from engine.coords import Orientation
from engine.data.definitions import Color, Gauge

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_&.+\-]{1,24}$")]
HexRef: TypeAlias = Annotated[str, Meta(pattern=r"^(?:[a-z][a-z0-9_]*:)?(?:[a-z]|[A-Z]{1,2})[0-9]{1,3}$")]
Slug: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_]{0,39}$")]
FileName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_]{0,39}\.json$")]
"""A plain name: a path inside a file never leaves its folder."""
Text: TypeAlias = Annotated[str, Meta(max_length=80)]
Notation: TypeAlias = Annotated[str, Meta(max_length=60)]
Money: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Side: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
HexColor: TypeAlias = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]
Switches: TypeAlias = dict[Slug, bool | int | Annotated[str, Meta(max_length=40)]]


class FileShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all shapes: a field that nobody knows is a spelling mistake."""


class FaceShape(FileShape, frozen=True):
    """A tile or a printed face in the notation of `tile_code`."""

    color: Color
    stops: tuple[Notation, ...] = ()
    track: tuple[Notation, ...] = ()
    label: Annotated[str, Meta(max_length=4)] = ""


class HexShape(FaceShape, frozen=True):
    """A hex of a map; `rivers` are `[side, cost]`, `side_names` `[side, name]`, `links` `[side, hex, side]`."""

    name: Text = ""
    terrain: Slug | None = None
    impassable: tuple[Side, ...] = ()
    rivers: tuple[tuple[Side, Money], ...] = ()
    side_names: Annotated[tuple[tuple[Side, Text], ...], Meta(max_length=6)] = ()
    links: tuple[tuple[Side, HexRef, Side], ...] = ()
    home_of: Id | None = None
    region: Text = ""


Far: TypeAlias = Annotated[int, Meta(ge=-3_000_000, le=3_000_000)]
"""A coordinate in thousandths of the hex circumradius: three times as far as the largest map reaches."""
Outline: TypeAlias = Annotated[tuple[tuple[Far, Far], ...], Meta(min_length=3, max_length=5_000)]
"""A closed outline of land: points in thousandths of the hex circumradius, origin at the centre of column 1, row A."""


class MapShape(FileShape, frozen=True):
    """A map file. `frame` and `hex_size` as in `definitions.Map`; `coast` names a file in `assets/coasts`.

    `land` are outlines of the map's own, in place of that file.
    """

    id: Slug
    orientation: Orientation
    hexes: Annotated[dict[HexRef, HexShape], Meta(max_length=4_000)]
    coast: Slug | None = None
    frame: tuple[Far, Far, Far, Far] | None = None
    hex_size: Annotated[int, Meta(ge=100, le=10_000)] = 1000
    land: Annotated[tuple[Outline, ...], Meta(max_length=200)] = ()


class TerrainShape(FileShape, frozen=True):
    """Building costs of a terrain."""

    standard: Money
    narrow: Money


class HexEventShape(FileShape, frozen=True):
    """What an event does to the hex that is its key."""

    event: Slug
    face: FaceShape | None = None
    locked: bool = True
    tile_lost: bool = True


class TitleShape(FileShape, frozen=True):
    """`title.json`; `tiles` is the number of pieces of each tile of the library."""

    name: Text
    currency: Annotated[str, Meta(max_length=12)]
    bank_total: Money
    rules: Slug
    rules_version: Annotated[int, Meta(ge=1, le=10_000)]
    maps: Annotated[tuple[FileName, ...], Meta(min_length=1, max_length=8)]
    tiles: dict[Id, Annotated[int, Meta(ge=0, le=999)]]
    subtitle: Text = ""
    terrains: dict[Slug, TerrainShape] = {}
    hex_events: dict[HexRef, HexEventShape] = {}
    switches: Switches = {}
    exchange_name: Text = ""
    default_profile: Slug = ""
    delay: tuple[Id, Annotated[int, Meta(ge=1, le=100)]] | None = None
    draws_order: bool = True
    cited_as: dict[Text, Text] = {}


class MarketShape(FileShape, frozen=True):
    """`market.json`: a cell is a price, or text with its zone or `par` behind the price."""

    rows: Annotated[tuple[tuple[Money | Notation, ...], ...], Meta(min_length=1, max_length=40)]


class CorporationShape(FileShape, frozen=True, kw_only=True):
    """A corporation; `certificates` and `tokens` fall back on those of the file."""

    name: Text
    homes: tuple[HexRef, ...] = ()
    token_fee: Money = 0
    color: HexColor
    kind: Slug = "major"
    tokens: Small | None = None
    certificates: tuple[int | Notation, ...] | None = None
    train_limit: Small = 0


class PrivateShape(FileShape, frozen=True):
    """A private with its powers, see `definitions.Private`."""

    name: Text
    price: Money
    revenue: Money
    blocks: tuple[HexRef, ...] = ()
    halves_standard_cost: bool = False
    port_bonus: Money = 0
    ports: tuple[HexRef, ...] = ()
    teleports: tuple[HexRef, ...] = ()
    gives_first_presidency: bool = False
    sellable: bool = True


class CompaniesShape(FileShape, frozen=True):
    """`companies.json`."""

    corporations: dict[Id, CorporationShape]
    privates: dict[Id, PrivateShape] = {}
    certificates: tuple[int | Notation, ...] = ()
    tokens: Small = 0


class TrainShape(FileShape, frozen=True):
    """A train type, see `definitions.Train`."""

    price: Money
    distance: Small
    weights: tuple[Small, Small, Small] = (2, 1, 1)
    rusts_on: Id | None = None
    available_on: Id | None = None
    forbidden: tuple[Gauge, ...] = ()
    doubled: tuple[HexRef, ...] = ()
    option: Slug | None = None
    needs_e_token: bool = False
    count: Small = 0
    only_for: Slug | None = None
    removed_after: Id | None = None


class PhaseShape(FileShape, frozen=True):
    """A phase, see `definitions.Phase`."""

    train_limit: Small
    colors: tuple[Color, ...]
    operating_rounds: Annotated[int, Meta(ge=1, le=10)]
    pars: tuple[Money, ...] = ()
    value_step: Small = 0
    on: Id | None = None
    corporations_buy_privates: bool = False
    events: tuple[Slug, ...] = ()


class TrainsShape(FileShape, frozen=True):
    """`trains.json`, in the order of sale and of the phases."""

    trains: dict[Id, TrainShape]
    phases: dict[Id, PhaseShape]


class OptionShape(FileShape, frozen=True):
    """A variant; `players` empty = any number."""

    requires: tuple[Slug, ...] = ()
    players: tuple[Small, ...] = ()


class ScenarioShape(FileShape, frozen=True):
    """Set-up for a number of players."""

    players: Annotated[int, Meta(ge=1, le=12)]
    cash: Money
    certificate_limit: Small
    corporations: Small
    trains: dict[Id, Small]
    option: Slug | None = None


class RulesShape(FileShape, frozen=True):
    """`rules.json`."""

    profiles: dict[Slug, Switches]
    scenarios: Annotated[tuple[ScenarioShape, ...], Meta(min_length=1)]
    options: dict[Slug, OptionShape] = {}


class LibraryShape(FileShape, frozen=True):
    """`tiles/tiles.json`: the faces of all tiles at rotation 0."""

    tiles: dict[Id, FaceShape]
