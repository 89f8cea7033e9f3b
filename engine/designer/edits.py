"""Edits of a title: small values that say what changes. `apply` (in `engine.designer.applying`) makes the next snapshot.

Hexes have the ids of the title (all maps but the first prefix theirs). Ends of track are sides 0–5 or
`STOP + k` for the k-th stop, as in `definitions.Track`. `None` takes away.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from engine.coords import Cell, Orientation
from engine.data.definitions import Color, Gauge, StopKind
from engine.data.raw import FaceShape
from engine.designer.blocks import Block
from engine.ids import CorporationId, HexId, MapId, TileId

Table: TypeAlias = Literal[
    "terrains",
    "tiles",
    "hex_events",
    "switches",
    "trains",
    "phases",
    "corporations",
    "privates",
    "profiles",
    "options",
    "majors",
    "regionals",
    "governments",
    "cards",
    "launches",
]
"""Tables keyed by id; `tiles` is the number of pieces. The last five exist in titles with `railways.json` only."""


class OnHex(msgspec.Struct, frozen=True):
    """The printed face of a hex."""

    hex: HexId


class OnTile(msgspec.Struct, frozen=True):
    """The face of a tile at rotation 0; editing a tile of the shared library makes it the title's own."""

    tile: TileId


class OnEvent(msgspec.Struct, frozen=True):
    """The face that an event gives a hex; the entry in `hex_events` must have one."""

    hex: HexId


FaceAt: TypeAlias = OnHex | OnTile | OnEvent


class EditBase(msgspec.Struct, frozen=True, tag=True):
    """Base of all edits."""


# --- maps


class AddHexes(EditBase, frozen=True):
    """New hexes by printed name (`C5`) on a map; those that exist stay as they are."""

    map: MapId
    names: tuple[str, ...]
    color: Color = Color.WHITE


class RemoveHexes(EditBase, frozen=True):
    """Take hexes off their maps, with the links to them and their being somebody's home."""

    hexes: tuple[HexId, ...]


class PasteHexes(EditBase, frozen=True):
    """Print a block of hexes on a map, its anchor on a cell. Hexes that lie there keep their homes and links."""

    map: MapId
    block: Block
    at: Cell


class MoveHexes(EditBase, frozen=True):
    """Move hexes of one map, the last of them to a cell, mirrored or turned clockwise about it; all that names them follows."""

    hexes: tuple[HexId, ...]
    at: Cell
    turns: int = 0
    mirrored: bool = False


class PaintColor(EditBase, frozen=True):
    """Colour of printed hexes."""

    hexes: tuple[HexId, ...]
    color: Color


class PaintTerrain(EditBase, frozen=True):
    """Terrain of hexes."""

    hexes: tuple[HexId, ...]
    terrain: str | None


class PaintRegion(EditBase, frozen=True):
    """Region of hexes, empty for none."""

    hexes: tuple[HexId, ...]
    region: str


class MarkImpassable(EditBase, frozen=True):
    """Close or open a side between two hexes; it counts for both."""

    hex: HexId
    side: int
    closed: bool = True


class DrawRiver(EditBase, frozen=True):
    """A river along a side with what crossing it costs; it counts for both hexes."""

    hex: HexId
    side: int
    cost: int | None


class NameSide(EditBase, frozen=True):
    """What the river or the mountain on a side is called, empty for nothing; it counts for both hexes."""

    hex: HexId
    side: int
    name: str


class NameHex(EditBase, frozen=True):
    """The printed name, empty for none."""

    hex: HexId
    name: str


class SetHome(EditBase, frozen=True):
    """Make a hex a home of a corporation, or no longer. `kept`: a slot is printed for it (R-3.3.3)."""

    corporation: CorporationId
    hex: HexId
    home: bool = True
    kept: bool = True


class LinkSides(EditBase, frozen=True):
    """Join a side of a hex to a side of a hex on another map, both ways."""

    hex: HexId
    side: int
    other: HexId
    other_side: int


class UnlinkSide(EditBase, frozen=True):
    """Take the link of a side away, on both maps."""

    hex: HexId
    side: int


class AddMap(EditBase, frozen=True):
    """A further, empty map; its file is named after it."""

    map: MapId
    orientation: Orientation = Orientation.FLAT


class RemoveMap(EditBase, frozen=True):
    """Take a map away with all links to it; the last one stays."""

    map: MapId


class RenameMap(EditBase, frozen=True):
    """Another id for a map; hexes of it that are named anywhere follow."""

    map: MapId
    new: str


class SetMap(EditBase, frozen=True):
    """What is said of a map as a whole: `orientation`, `coast`, `land`, `frame` or `hex_size` (see `raw.MapShape`)."""

    map: MapId
    field: Literal["orientation", "coast", "land", "frame", "hex_size"]
    value: Any


# --- faces of hexes and tiles


class DrawTrack(EditBase, frozen=True):
    """Track between two ends; track there already takes the gauge."""

    at: FaceAt
    a: int
    b: int
    gauge: Gauge = Gauge.STANDARD


class EraseTrack(EditBase, frozen=True):
    """Take the track between two ends away."""

    at: FaceAt
    a: int
    b: int


class PlaceStop(EditBase, frozen=True):
    """A further stop. A port makes a white hex blue, an off-board red."""

    at: FaceAt
    kind: StopKind
    revenue: tuple[int, ...] = (0,)
    slots: int = 1
    group: str = ""


class ChangeStop(EditBase, frozen=True):
    """Other values, slots or kind for a stop."""

    at: FaceAt
    index: int
    kind: StopKind
    revenue: tuple[int, ...]
    slots: int = 1
    group: str = ""


class RemoveStop(EditBase, frozen=True):
    """Take a stop away with the track that leads to it; later stops move up."""

    at: FaceAt
    index: int


class SetLabel(EditBase, frozen=True):
    """Letters that a tile and its hex must share, empty for none."""

    at: FaceAt
    label: str


class SetColor(EditBase, frozen=True):
    """Colour of a face."""

    at: FaceAt
    color: Color


# --- tiles, market, tables


class SetTile(EditBase, frozen=True):
    """A tile with its face and the number of its pieces; a new id makes a new tile."""

    tile: TileId
    face: FaceShape
    count: int


class SetCell(EditBase, frozen=True):
    """A cell of the market as in the file (`100 par`); None takes the last cell of a row away.

    `column` may be one past the end of the row, `row` one past the last row.
    """

    row: int
    column: int
    cell: int | str | None


class SetEntry(EditBase, frozen=True):
    """A whole entry of a table as in its file; None removes it. A new one goes to the end, or to `index`."""

    table: Table
    id: str
    value: Any
    index: int | None = None


class SetField(EditBase, frozen=True):
    """One field of an entry."""

    table: Table
    id: str
    field: str
    value: Any


class RenameEntry(EditBase, frozen=True):
    """Another id for an entry; whatever names it follows."""

    table: Table
    id: str
    new: str


class MoveEntry(EditBase, frozen=True):
    """Another place of an entry in its table, counted from 0."""

    table: Table
    id: str
    index: int


class SetTitleField(EditBase, frozen=True):
    """A field of `title.json` that is no table: name, subtitle, currency, bank_total, delay and others."""

    field: str
    value: Any


class SetCompaniesField(EditBase, frozen=True):
    """What corporations have that say nothing else: `certificates` or `tokens` of `companies.json`."""

    field: Literal["certificates", "tokens"]
    value: Any


class SetRailwaysField(EditBase, frozen=True):
    """A field of `railways.json` that is no table, with dots where it lies deeper: `least_raise`, `fund.refund.city`."""

    field: str
    value: Any


class SetScenarios(EditBase, frozen=True):
    """The set-ups by number of players, as in `rules.json`."""

    scenarios: Any


Edit: TypeAlias = (
    AddHexes
    | RemoveHexes
    | PasteHexes
    | MoveHexes
    | PaintColor
    | PaintTerrain
    | PaintRegion
    | MarkImpassable
    | DrawRiver
    | NameSide
    | NameHex
    | SetHome
    | LinkSides
    | UnlinkSide
    | AddMap
    | RemoveMap
    | RenameMap
    | SetMap
    | DrawTrack
    | EraseTrack
    | PlaceStop
    | ChangeStop
    | RemoveStop
    | SetLabel
    | SetColor
    | SetTile
    | SetCell
    | SetEntry
    | SetField
    | RenameEntry
    | MoveEntry
    | SetTitleField
    | SetCompaniesField
    | SetRailwaysField
    | SetScenarios
)
