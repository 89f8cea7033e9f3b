"""Blocks of hexes keep their places to each other; what is moved keeps everything that names it."""

import pytest

from engine.coords import Cell, Orientation
from engine.data.assets import ASSETS
from engine.data.definitions import Color, Gauge, StopKind
from engine.designer.apply_blocks import take_block
from engine.designer.applying import apply
from engine.designer.blocks import block_cells, block_of, block_text, mirrored_block, turned_block
from engine.designer.document import Document, new_document, open_document
from engine.designer.edits import (
    AddHexes,
    AddMap,
    DrawRiver,
    DrawTrack,
    Edit,
    LinkSides,
    MarkImpassable,
    MoveHexes,
    NameHex,
    NameSide,
    OnHex,
    PasteHexes,
    PlaceStop,
    SetEntry,
    SetHome,
    SetMap,
)
from engine.designer.places import cell_of
from engine.errors import DataError
from engine.ids import CorporationId, HexId, MapId
from engine.messages import Key


def done(document: Document, *edits: Edit) -> Document:
    for edit in edits:
        document = apply(document, edit)
    return document


def ids(*names: str) -> tuple[HexId, ...]:
    return tuple(map(HexId, names))


def small(orientation: Orientation = Orientation.FLAT) -> Document:
    """A town at C3 with track to sides 0 and 1, B4 south-east of it, a closed side and a river between and beside."""
    document = new_document(open_document(ASSETS / "games" / "1849"), "small", "Small", orientation)
    return done(
        document,
        AddHexes(MapId("small"), ("C3", "E3", "D4", "B4", "G7")),
        NameHex(HexId("C3"), "Monte"),
        PlaceStop(OnHex(HexId("C3")), StopKind.TOWN, (10,)),
        DrawTrack(OnHex(HexId("C3")), 0, 6, Gauge.NARROW),
        DrawTrack(OnHex(HexId("C3")), 1, 6),
        MarkImpassable(HexId("C3"), 5),
        DrawRiver(HexId("C3"), 0, 40),
        NameSide(HexId("C3"), 0, "Salso"),
        SetEntry("corporations", "AB", {"name": "Alfa", "color": "#112233"}),
        SetHome(CorporationId("AB"), HexId("C3")),
    )


def test_a_copy_has_the_print_but_neither_home_nor_links() -> None:
    document = small()
    block = take_block(document.files, ids("E3", "C3"))
    after = done(document, PasteHexes(MapId("small"), block, cell_of("G5")))
    copy, other = after.files.maps[0].hexes["G5"], after.files.maps[0].hexes["I5"]
    old = document.files.maps[0].hexes["C3"]
    assert (copy.name, copy.stops, copy.track, copy.rivers) == ("Monte", old.stops, old.track, old.rivers)
    assert copy.home_of is None
    assert other.color is Color.WHITE
    # Names come in reading order, so that the file stays readable.
    assert list(after.files.maps[0].hexes) == ["B4", "C3", "D4", "E3", "G5", "G7", "I5"]


def test_turns_are_clockwise_and_six_of_them_are_none() -> None:
    block = take_block(small().files, ids("E3", "C3"))
    once = turned_block(block)
    # E3 lies over side 0 (south) of C3; a turn brings it over side 1 (south-west).
    assert block_cells(block, cell_of("C3"), Orientation.FLAT) == (cell_of("C3"), cell_of("E3"))
    assert block_cells(once, cell_of("C3"), Orientation.FLAT) == (cell_of("C3"), cell_of("D2"))
    assert once.hexes[0].face.track == ("1-stop narrow", "2-stop standard")
    assert (once.hexes[0].face.impassable, once.hexes[0].face.rivers) == ((0,), ((1, 40),))
    assert once.hexes[0].face.side_names == ((1, "Salso"),)
    turned = block
    for _ in range(6):
        turned = turned_block(turned)
    assert turned == block


def test_a_mirror_keeps_the_line_through_side_0_and_two_are_none() -> None:
    block = take_block(small().files, ids("D4", "E3", "C3"))
    mirrored = mirrored_block(block)
    # D4 lies south-east of C3, its reflection south-west; E3 lies south and stays.
    assert block_cells(mirrored, cell_of("C3"), Orientation.FLAT) == (cell_of("C3"), cell_of("D2"), cell_of("E3"))
    assert mirrored.hexes[0].face.track == ("0-stop narrow", "5-stop standard")
    assert mirrored.hexes[0].face.impassable == (1,)
    assert mirrored_block(mirrored) == block


def test_a_block_of_flat_hexes_lies_on_a_pointy_map() -> None:
    block = take_block(small().files, ids("E3", "C3"))
    # Side 0 of a pointy hex is south-west.
    assert block_cells(block, cell_of("C3"), Orientation.POINTY) == (cell_of("C3"), cell_of("D2"))


def test_a_block_goes_through_the_clipboard_and_no_other_text_does() -> None:
    block = take_block(small().files, ids("E3", "C3"))
    assert block_of(block_text(block)) == block
    for text in ("", "C3", "[]", '{"hexes": []}', '{"hexes": [{"over_0": 1e9, "over_1": 0, "face": {}}]}', "\ud800"):
        assert block_of(text) is None


def test_whatever_names_a_moved_hex_follows_it() -> None:
    document = done(
        small(),
        AddMap(MapId("other")),
        AddHexes(MapId("other"), ("C3", "E3")),
        LinkSides(HexId("C3"), 3, HexId("other:C3"), 0),
        SetEntry("privates", "P", {"name": "P", "price": 20, "revenue": 5, "blocks": ["C3"], "ports": ["E3"]}),
        SetEntry("hex_events", "C3", {"event": "event_hexes"}),
    )
    # Turned once, E3, which lies south of C3, comes to lie south-west of it.
    after = done(document, MoveHexes(ids("E3", "C3"), cell_of("G5"), turns=1)).files
    assert set(after.maps[0].hexes) == {"G5", "H4", "D4", "B4", "G7"}
    assert after.companies.corporations["AB"].homes == ("G5",)
    assert after.maps[0].hexes["G5"].home_of == "AB"
    assert after.companies.privates["P"].blocks == ("G5",)
    assert list(after.title.hex_events) == ["G5"]
    assert after.maps[0].hexes["G5"].links == ((4, "other:C3", 0),)
    assert after.maps[1].hexes["C3"].links == ((0, "G5", 4),)
    # Hexes of another map are called alike and are not meant.
    assert set(after.maps[1].hexes) == {"C3", "E3"}


@pytest.mark.parametrize("name", ["1849", "1849_two_sicilies", "pa20"])
def test_a_whole_map_moved_there_and_back_is_as_it_was(name: str) -> None:
    document = open_document(ASSETS / "games" / name)
    files = document.files
    for index, shape in enumerate(files.maps):
        names = list(shape.hexes)
        start = cell_of(names[-1])
        prefix = f"{shape.id}:" if index else ""
        there = done(document, MoveHexes(ids(*(prefix + found for found in names)), Cell(start.x + 2, start.y + 4)))
        moved = list(there.files.maps[index].hexes)
        assert set(moved) != set(names)
        back = done(there, MoveHexes(ids(*(prefix + found for found in moved)), start)).files
        for part in back.__struct_fields__:
            assert getattr(back, part) == getattr(files, part), part
        assert list(back.maps[index].hexes) == names


def test_outlines_of_land_go_along_with_a_whole_map() -> None:
    land = ((0, 0), (1000, 0), (0, 1000))
    document = done(small(), SetMap(MapId("small"), "land", [land]))
    names = ids(*document.files.maps[0].hexes)
    anchor = cell_of(names[-1])
    east = done(document, MoveHexes(names, Cell(anchor.x + 2, anchor.y)))
    # Two columns of flat hexes are three circumradii.
    assert east.files.maps[0].land == (((3000, 0), (4000, 0), (3000, 1000)),)
    turned = done(document, MoveHexes(names, anchor, turns=6))
    assert turned.files.maps[0].land == (land,)
    some = done(document, MoveHexes(names[:1], Cell(anchor.x + 2, anchor.y)))
    assert some.files.maps[0].land == (land,)


def test_what_cannot_be_moved_or_pasted_is_refused_with_the_reason() -> None:
    document = done(small(), AddMap(MapId("other")), AddHexes(MapId("other"), ("C3",)))
    block = take_block(document.files, ids("E3", "C3"))
    for edit, key in (
        (MoveHexes(ids("C3"), cell_of("D4")), Key.DUPLICATE_ID),
        (MoveHexes(ids("C3", "other:C3"), cell_of("D4")), Key.VALUE_NOT_ALLOWED),
        (MoveHexes(ids("Z9"), cell_of("D4")), Key.UNKNOWN_ID),
        (MoveHexes(ids("C3"), Cell(-1, 3)), Key.HEX_OFF_GRID),
        (MoveHexes(ids("E3", "C3"), cell_of("C4")), Key.HEX_OFF_GRID),
        (PasteHexes(MapId("small"), block, cell_of("C4")), Key.HEX_OFF_GRID),
        (PasteHexes(MapId("nowhere"), block, cell_of("C3")), Key.UNKNOWN_ID),
    ):
        with pytest.raises(DataError) as refused:
            apply(document, edit)
        assert refused.value.key is key


def test_what_is_printed_over_keeps_its_home() -> None:
    document = small()
    block = take_block(document.files, ids("D4"))
    after = done(document, PasteHexes(MapId("small"), block, cell_of("C3")))
    assert (after.files.maps[0].hexes["C3"].name, after.files.maps[0].hexes["C3"].home_of) == ("", "AB")
