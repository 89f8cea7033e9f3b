"""Documents of the designer: what is read is written back as it was, edits are small, undo takes snapshots back."""

import json
import re
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.coords import Orientation
from engine.data.assets import ASSETS
from engine.data.definitions import STOP, Color, Gauge, StopKind, Track
from engine.data.loader import load_title
from engine.designer.apply_maps import side_name
from engine.designer.applying import History, apply
from engine.designer.blocks import MAX_HEXES
from engine.designer.checks.report import check_folder
from engine.designer.document import Document, copied, new_document, open_document, save, texts, to_title
from engine.designer.edits import (
    AddHexes,
    AddMap,
    ChangeStop,
    DrawRiver,
    DrawTrack,
    Edit,
    EraseTrack,
    LinkSides,
    MarkImpassable,
    MoveEntry,
    NameHex,
    NameSide,
    OnHex,
    OnTile,
    PaintColor,
    PaintRegion,
    PaintTerrain,
    PlaceStop,
    RemoveHexes,
    RemoveMap,
    RemoveStop,
    RenameEntry,
    SetCell,
    SetColor,
    SetEntry,
    SetField,
    SetHome,
    SetLabel,
    SetMap,
    SetScenarios,
    SetTile,
    SetTitleField,
    UnlinkSide,
)
from engine.designer.places import find_hex
from engine.errors import DataError
from engine.ids import CorporationId, HexId, MapId, TileId
from engine.messages import Key

TITLES = ("1849", "1849_two_sicilies", "pa20")


def opened(title: str) -> Document:
    return open_document(ASSETS / "games" / title)


def changed(document: Document, *edits: Edit) -> Document:
    for edit in edits:
        document = apply(document, edit)
    return document


def refused(document: Document, edit: Edit) -> DataError:
    with pytest.raises(DataError) as caught:
        apply(document, edit)
    return caught.value


def line_changes(before: dict[str, str], after: dict[str, str]) -> list[tuple[str, str, str]]:
    """Lines that differ between two sets of files with the same number of lines."""
    found = []
    for name, text in before.items():
        old, new = text.splitlines(), after[name].splitlines()
        assert len(old) == len(new), name
        found += [(name, one, two) for one, two in zip(old, new, strict=True) if one != two]
    return found


@pytest.mark.parametrize("title", TITLES)
def test_unchanged_files_are_written_byte_by_byte(title: str) -> None:
    for name, text in texts(opened(title)).items():
        assert text == (ASSETS / "games" / title / name).read_text(encoding="utf-8"), name


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("overlay", [False, True])
def test_a_copy_is_the_same_title(title: str, *, overlay: bool, tmp_path: Path) -> None:
    original = opened(title)
    copy = save(copied(original, "copy", overlay=overlay), tmp_path / "copy")
    loaded = load_title(tmp_path / "copy", library=ASSETS)
    assert loaded == to_title(copy)
    assert loaded == replace(to_title(original), id=loaded.id, exchange_name="")
    if overlay:
        assert [path.name for path in (tmp_path / "copy").iterdir()] == ["title.json"]


def test_one_edit_changes_one_line() -> None:
    document = opened("1849")
    after = apply(document, PaintTerrain((HexId("B4"),), "hill"))
    assert line_changes(texts(document), texts(after)) == [
        (
            "map.json",
            '    "B4": {"color": "white", "impassable": [1]},',
            '    "B4": {"color": "white", "terrain": "hill", "impassable": [1]},',
        )
    ]
    filled = apply(document, SetEntry("tiles", "7", 5))
    assert [(name, new) for name, _, new in line_changes(texts(document), texts(filled))] == [
        ("title.json", re.sub(r'"7": 4', '"7": 5', '    "3": 4, "4": 4, "7": 4, "8": 10, "9": 6, "58": 4, "73": 4, '
         '"74": 3, "77": 4, "78": 10, "79": 7, "644": 2, "645": 2, "657": 2,'))
    ]  # fmt: skip
    broken = apply(document, DrawTrack(OnHex(HexId("C5")), 0, STOP, Gauge.NARROW))
    assert [new for _, _, new in line_changes(texts(document), texts(broken))] == [
        '      "track": ["5-stop standard", "2-stop standard", "3-stop standard", "0-stop narrow"],'
    ]


def test_an_overlay_says_only_what_differs(tmp_path: Path) -> None:
    document = changed(
        copied(opened("1849"), "mine", overlay=True),
        PaintColor((HexId("B4"),), Color.GREEN),
        RemoveHexes((HexId("O11"),)),
        SetField("trains", "4H", "price", 90),
        RenameEntry("trains", "R6H", "R7H"),
        SetTitleField("name", "Mine"),
    )
    save(document, tmp_path / "mine")
    files = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in (tmp_path / "mine").iterdir()}
    assert files["map.json"] == {"hexes": {"B4": {"color": "green"}, "O11": None}}
    assert files["title.json"] == {"extends": "1849", "name": "Mine", "exchange_name": ""}
    assert files["trains.json"]["trains"] == {
        "4H": {"price": 90},
        "R6H": None,
        "R7H": {"price": 350, "distance": 6, "weights": [1, 2, 1], "available_on": "16H"},
    }
    assert files["rules.json"]["scenarios"][0]["trains"]["R7H"] == 2
    assert load_title(tmp_path / "mine", library=ASSETS) == to_title(document)


def test_an_overlay_keeps_an_order_that_means_something(tmp_path: Path) -> None:
    document = apply(copied(opened("1849"), "mine", overlay=True), MoveEntry("trains", "6H", 0))
    save(document, tmp_path / "mine")
    assert json.loads((tmp_path / "mine/trains.json").read_text(encoding="utf-8"))["trains"]["replaces"] is True
    assert list(load_title(tmp_path / "mine", library=ASSETS).train)[:2] == ["6H", "4H"]


def test_saving_again_changes_nothing_and_keeps_other_files(tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(ASSETS / "games/pa20", folder)
    (folder / "notes.md").write_text("mine", encoding="utf-8")
    document = changed(open_document(folder), NameHex(HexId("C3"), "Prova"), AddMap(MapId("terza")))
    saved = save(document, folder)
    assert "map_terza.json" in saved.origin.texts
    first = {path.name: path.read_bytes() for path in folder.iterdir()}
    again = save(open_document(folder), folder)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == first
    gone = save(apply(again, RemoveMap(MapId("terza"))), folder)
    assert not (folder / "map_terza.json").exists()
    assert (folder / "notes.md").read_text(encoding="utf-8") == "mine"
    assert to_title(gone) == to_title(open_document(folder))


def test_a_new_title_begins_empty_and_inherits_the_rest(tmp_path: Path) -> None:
    document = new_document(opened("1849"), "isoletta", "Isoletta", Orientation.POINTY)
    assert document.files.maps[0].hexes == {}
    assert document.files.companies.corporations == {}
    assert document.files.market == opened("1849").files.market
    edits: list[Edit] = [
        AddHexes(MapId("isoletta"), ("A2", "A4", "B3")),
        PlaceStop(OnHex(HexId("A2")), StopKind.CITY, (20,)),
        SetColor(OnHex(HexId("A2")), Color.YELLOW),
        DrawTrack(OnHex(HexId("A2")), 4, STOP),
        SetEntry("corporations", "AA", {"name": "Prima", "color": "#112233", "token_fee": 40}),
        SetHome(CorporationId("AA"), HexId("A2")),
        SetScenarios([{"players": 3, "cash": 400, "certificate_limit": 12, "corporations": 1, "trains": {"4H": 4}}]),
    ]
    document = save(changed(document, *edits), tmp_path / "isoletta")
    title = load_title(tmp_path / "isoletta", library=ASSETS)
    assert title == to_title(document)
    assert title.maps[0].orientation is Orientation.POINTY
    assert (title.name, list(title.hexes), list(title.corporation)) == ("Isoletta", ["A2", "A4", "B3"], ["AA"])
    assert title.hexes[HexId("A2")].home_of == "AA"
    assert title.hexes[HexId("A2")].face.track == (Track(4, STOP, Gauge.STANDARD),)


def test_ground_sides_and_names() -> None:
    document = changed(
        opened("1849"),
        PaintTerrain((HexId("B12"), HexId("D14")), "mountain"),
        PaintRegion((HexId("B12"),), "Nord"),
        MarkImpassable(HexId("H6"), 0),
        DrawRiver(HexId("H2"), 4, 20),
        NameHex(HexId("B12"), "Capo"),
    )
    title = to_title(document)
    assert [title.hexes[HexId(name)].terrain for name in ("B12", "D14")] == ["mountain", "mountain"]
    assert title.hexes[HexId("H6")].impassable == {0}
    assert title.hexes[HexId("J6")].impassable == {3}  # the other side of H6's
    assert title.hexes[HexId("G3")].rivers == ((1, 20),)  # the other side of H2's
    assert (title.hexes[HexId("B12")].name, title.hexes[HexId("B12")].region) == ("Capo", "Nord")
    opened_again = changed(document, MarkImpassable(HexId("J6"), 3, closed=False), DrawRiver(HexId("G3"), 1, None))
    title = to_title(opened_again)
    assert title.hexes[HexId("H6")].impassable == frozenset()
    assert title.hexes[HexId("H2")].rivers == ()


def test_names_of_sides_stay_with_their_river_and_go_with_it(tmp_path: Path) -> None:
    document = save(changed(opened("pa20"), NameHex(HexId("E5"), "Pescara (porto)")), tmp_path / "mine")
    named = load_title(tmp_path / "mine", library=ASSETS).hexes
    assert named[HexId("E5")].side_names == ((0, "Aterno-Pescara"), (5, "Aterno-Pescara"))
    # A closed border too on that side: the name stays as long as one of the two does; erased from beyond, it goes as well.
    document = changed(document, MarkImpassable(HexId("E5"), 0), DrawRiver(HexId("E5"), 0, None))
    assert document.files.maps[0].hexes["E5"].side_names == ((0, "Aterno-Pescara"), (5, "Aterno-Pescara"))
    document = changed(document, MarkImpassable(HexId("G5"), 3, closed=False), DrawRiver(HexId("F6"), 2, None))
    assert document.files.maps[0].hexes["E5"].side_names == ()


def test_a_side_is_named_once_from_either_hex_and_loses_its_name_with_its_last_mark() -> None:
    marked = changed(opened("1849"), DrawRiver(HexId("H2"), 4, 20), NameSide(HexId("G3"), 1, "Belice"))
    assert [side_name(marked.files, HexId(name), side) for name, side in (("H2", 4), ("G3", 1))] == ["Belice", "Belice"]
    # Named again from the other hex: there is one name still, where it stood.
    named = changed(marked, NameSide(HexId("H2"), 4, "Salso"))
    hexes = named.files.maps[0].hexes
    assert (hexes["H2"].side_names, hexes["G3"].side_names) == ((), ((1, "Salso"),))
    assert changed(named, NameSide(HexId("H2"), 4, "")).files.maps[0].hexes["G3"].side_names == ()
    # A border closed from the other side keeps the name of a river that goes.
    closed = changed(named, MarkImpassable(HexId("G3"), 1), DrawRiver(HexId("H2"), 4, None))
    assert side_name(closed.files, HexId("H2"), 4) == "Salso"
    opened_again = changed(closed, MarkImpassable(HexId("H2"), 4, closed=False))
    assert side_name(opened_again.files, HexId("G3"), 1) == ""


def test_stops_and_track_of_hexes_and_tiles() -> None:
    at = OnHex(HexId("G11"))
    document = changed(
        opened("1849"),
        PlaceStop(at, StopKind.TOWN, (10,)),
        PlaceStop(at, StopKind.CITY, (20, 30, 40), 2),
        SetColor(at, Color.GRAY),
        DrawTrack(at, 2, STOP),
        DrawTrack(at, 3, STOP + 1, Gauge.DUAL),
        DrawTrack(at, 2, 3, Gauge.NARROW),
    )
    face = to_title(document).hexes[HexId("G11")].face
    assert [(stop.kind, stop.revenue, stop.slots) for stop in face.stops] == [
        (StopKind.TOWN, (10,), 0), (StopKind.CITY, (20, 30, 40), 2),
    ]  # fmt: skip
    document = changed(document, RemoveStop(at, 0), EraseTrack(at, 3, 2), ChangeStop(at, 0, StopKind.CITY, (50,), 3))
    face = to_title(document).hexes[HexId("G11")].face
    assert face.track == (Track(3, STOP, Gauge.DUAL),)
    assert (face.stops[0].revenue, face.stops[0].slots) == ((50,), 3)
    regauged = apply(document, DrawTrack(at, STOP, 3, Gauge.NARROW))
    assert to_title(regauged).hexes[HexId("G11")].face.track == (Track(3, STOP, Gauge.NARROW),)
    port = to_title(changed(opened("1849"), PlaceStop(OnHex(HexId("O11")), StopKind.PORT, (30,))))
    assert port.hexes[HexId("O11")].face.color is Color.BLUE

    tile = OnTile(TileId("8"))
    own = changed(opened("1849"), DrawTrack(tile, 1, 4), SetLabel(tile, "Q"), SetEntry("tiles", "8", 3))
    assert list(own.files.tiles) == ["8"]
    assert to_title(own).tile[TileId("8")].face.label == "Q"
    assert to_title(own).tile[TileId("8")].count == 3
    shared = changed(own, EraseTrack(tile, 1, 4), SetLabel(tile, ""))
    assert shared.files.tiles == {}  # the library's own face again
    face_of = opened("1849").files.library["9"]
    assert to_title(apply(own, SetTile(TileId("Z1"), face_of, 2))).tile[TileId("Z1")].face.color is Color.YELLOW


def test_tiles_of_its_own_are_a_file_of_the_title(tmp_path: Path) -> None:
    document = copied(opened("1849"), "mine", overlay=True)
    document = apply(document, SetTile(TileId("Z1"), document.files.library["9"], 2))
    save(document, tmp_path / "mine")
    assert (
        json.loads((tmp_path / "mine/tiles.json").read_text(encoding="utf-8"))
        == {"tiles": {"Z1": {"color": "yellow", "track": ["0-3 standard"]}}}
        or "Z1" not in document.files.tiles
    )
    assert load_title(tmp_path / "mine", library=ASSETS).tile[TileId("Z1")].count == 2


def test_links_and_maps() -> None:
    document = opened("pa20")
    title = to_title(apply(document, UnlinkSide(HexId("napoli:A5"), 3)))
    assert title.hexes[HexId("L6")].links == ()
    moved = to_title(apply(document, LinkSides(HexId("napoli:A5"), 3, HexId("M5"), 5)))
    assert moved.hexes[HexId("napoli:A5")].links == ((3, "M5", 5),)
    assert moved.hexes[HexId("L6")].links == ()
    assert moved.hexes[HexId("napoli:A3")].links == ()  # its link to M5 had to go
    gone = apply(document, RemoveMap(MapId("napoli")))
    assert not any(found.links for found in gone.files.maps[0].hexes.values())
    assert gone.files.companies.corporations["NN"].homes == ()
    framed = to_title(apply(document, SetMap(MapId("napoli"), "hex_size", 1500)))
    assert framed.maps[1].hex_size == 1500
    turned = to_title(apply(opened("1849_two_sicilies"), SetMap(MapId("due_sicilie"), "coast", "sicilia")))
    assert turned.maps[0].coast == "sicilia"
    assert to_title(apply(opened("1849"), SetMap(MapId("sicilia"), "coast", None))).maps[0].coast == ""


def test_new_hexes_take_their_place_in_reading_order() -> None:
    document = apply(opened("1849"), AddHexes(MapId("sicilia"), ("B10", "O9")))
    names = list(document.files.maps[0].hexes)
    assert names.index("B10") == names.index("B12") - 1
    assert names.index("O9") == names.index("O11") - 1


def test_market_and_tables() -> None:
    document = changed(
        opened("1849"),
        SetCell(0, 0, "70 par"),
        SetCell(0, 16, 400),
        SetCell(10, 0, 5),
        SetField("privates", "SCE", "revenue", 7),
        SetField("phases", "6", "pars", [100]),
        RenameEntry("corporations", "IFT", "TRI"),
        RenameEntry("terrains", "hill", "collina"),
        SetField("terrains", "collina", "narrow", 25),
    )
    title = to_title(document)
    assert (title.market.rows[0][0].par, title.market.rows[0][16].price, title.market.rows[10][0].price) == (
        True,
        400,
        5,
    )
    assert title.hexes[HexId("H12")].home_of == "TRI"
    assert title.delay == ("TRI", 4)
    assert title.hexes[HexId("E3")].terrain == "collina"
    assert title.terrain["collina"].narrow == 25
    shorter = changed(document, SetCell(10, 0, None), SetCell(0, 16, None), SetEntry("privates", "RSA", None))
    assert len(shorter.files.market.rows) == 10
    assert "RSA" not in to_title(shorter).private


@pytest.mark.parametrize(
    ("edit", "key", "place"),
    [
        (PaintTerrain((HexId("Z9"),), None), Key.UNKNOWN_ID, "hexes"),
        (PaintTerrain((HexId("B4"),), "swamp"), Key.UNKNOWN_ID, "terrains"),
        (AddHexes(MapId("sicilia"), ("B3",)), Key.HEX_OFF_GRID, "hexes.B3"),
        (AddHexes(MapId("sicilia"), ("B02",)), Key.HEX_OFF_GRID, "hexes.B02"),
        (AddHexes(MapId("sicilia"), ("../B2",)), Key.HEX_OFF_GRID, "hexes.../B2"),
        (AddHexes(MapId("corsica"), ("B2",)), Key.UNKNOWN_ID, "maps"),
        (MarkImpassable(HexId("O11"), 0), Key.SIDE_OFF_MAP, "hexes.O11.impassable"),
        (MarkImpassable(HexId("O11"), 6), Key.VALUE_NOT_ALLOWED, "hexes.O11.impassable"),
        (DrawRiver(HexId("B12"), 5, -1), Key.VALUE_NOT_ALLOWED, "hexes.B12.rivers"),
        (NameSide(HexId("H2"), 4, "Salso"), Key.VALUE_NOT_ALLOWED, "hexes.H2.side_names"),
        (NameSide(HexId("O11"), 0, "Mare"), Key.SIDE_OFF_MAP, "hexes.O11.side_names"),
        (NameSide(HexId("B12"), 5, "a\nb"), Key.VALUE_NOT_ALLOWED, "hexes.B12.side_names"),
        (NameHex(HexId("B12"), "x" * 81), Key.VALUE_NOT_ALLOWED, "hexes.B12.name"),
        (NameHex(HexId("B12"), "a\nb"), Key.VALUE_NOT_ALLOWED, "hexes.B12.name"),
        (SetHome(CorporationId("XX"), HexId("B12")), Key.UNKNOWN_ID, "corporations"),
        (LinkSides(HexId("B12"), 0, HexId("B4"), 0), Key.VALUE_NOT_ALLOWED, "hexes.B12.links"),
        (AddMap(MapId("../x")), Key.WRONG_SHAPE, "id"),
        (AddMap(MapId("sicilia")), Key.DUPLICATE_ID, "maps"),
        (RemoveMap(MapId("sicilia")), Key.VALUE_NOT_ALLOWED, "maps"),
        (SetMap(MapId("sicilia"), "hex_size", 0), Key.WRONG_SHAPE, "hex_size"),
        (DrawTrack(OnHex(HexId("B12")), 0, STOP), Key.NO_SUCH_END, "hexes.B12.track"),
        (DrawTrack(OnTile(TileId("9")), 2, 2), Key.NO_SUCH_END, "tiles.9.track"),
        (DrawTrack(OnTile(TileId("nix")), 2, 3), Key.UNKNOWN_ID, "tiles"),
        (PlaceStop(OnHex(HexId("B12")), StopKind.TOWN, (99999,)), Key.BAD_NOTATION, "hexes.B12.stops"),
        (ChangeStop(OnHex(HexId("B12")), 0, StopKind.TOWN, (1,)), Key.UNKNOWN_ID, "hexes.B12.stops"),
        (RemoveStop(OnHex(HexId("B12")), 0), Key.UNKNOWN_ID, "hexes.B12.stops"),
        (SetLabel(OnHex(HexId("B12")), "LABEL"), Key.VALUE_NOT_ALLOWED, "hexes.B12.label"),
        (SetCell(0, 0, "72 bar"), Key.BAD_NOTATION, "rows[0][0]"),
        (SetCell(3, 40, 72), Key.UNKNOWN_ID, "rows"),
        (SetCell(0, 3, None), Key.VALUE_NOT_ALLOWED, "rows[0][3]"),
        (SetEntry("trains", "4 H", {"price": 1, "distance": 4}), Key.WRONG_SHAPE, "trains"),
        (SetEntry("trains", "5H", {"price": "x", "distance": 4}), Key.WRONG_TYPE, "trains.5H.price"),
        (SetEntry("majors", "NN", {"steps": 3}), Key.FILE_MISSING, "majors"),
        (SetField("trains", "4H", "speed", 4), Key.FIELD_UNKNOWN, "trains.4H"),
        (SetField("trains", "4H", "price", None), Key.FIELD_MISSING, "trains.4H"),
        (SetField("tiles", "7", "count", 4), Key.FIELD_UNKNOWN, "tiles.7"),
        (SetField("trains", "5H", "price", 4), Key.UNKNOWN_ID, "trains"),
        (RenameEntry("trains", "4H", "6H"), Key.DUPLICATE_ID, "trains"),
        (SetTitleField("tiles", {}), Key.FIELD_UNKNOWN, ""),
        (SetTitleField("bank_total", -3), Key.WRONG_SHAPE, "bank_total"),
        (SetScenarios([]), Key.WRONG_SHAPE, "scenarios"),
    ],
)
def test_impossible_edits_are_refused_with_file_place_and_reason(edit: Edit, key: Key, place: str) -> None:
    error = refused(opened("1849"), edit)
    assert (error.key, error.parameters["place"]) == (key, place)
    assert error.parameters["file"]


def test_maps_have_a_limit() -> None:
    names = tuple(f"{row}{number}" for row in ("A", "C", "E", "G", "I") for number in range(1, 999, 2))
    more = tuple(f"{row}{number}" for row in ("K", "M", "O", "Q") for number in range(1, 999, 2))
    assert len(names) + len(more) > MAX_HEXES
    empty = new_document(opened("1849"), "x", "X")
    error = refused(empty, AddHexes(MapId("x"), (*names, *more)))
    assert (error.key, error.parameters["limit"]) == (Key.TOO_MANY, MAX_HEXES)


@pytest.mark.parametrize("bad", ["", "..", "a/b", "A", "x" * 41, "con.txt"])
def test_an_id_that_is_no_folder_is_refused(bad: str) -> None:
    with pytest.raises(DataError) as caught:
        copied(opened("1849"), bad, overlay=True)
    assert caught.value.key is Key.VALUE_NOT_ALLOWED


def test_undo_and_redo_take_snapshots_back() -> None:
    history = History(opened("1849"))
    first = history.document
    assert not history.undo()
    for number in range(300):
        assert history.do(NameHex(HexId("B12"), f"n{number}"))
    assert not history.do(NameHex(HexId("B12"), "n299")), "it is called that already"
    assert history.steps == 300
    last = history.document
    while history.undo():
        pass
    assert history.document.files is first.files
    assert not history.changed
    while history.redo():
        pass
    assert history.document.files is last.files
    assert history.undo()
    history.do(PaintColor((HexId("B4"),), Color.GREEN))
    assert history.undone == 0


@pytest.mark.parametrize(
    "edit",
    [
        NameHex(HexId("C5"), "Palermo"),
        PaintColor((HexId("B12"), HexId("B4")), Color.WHITE),
        SetColor(OnTile(TileId("9")), Color.YELLOW),
        DrawTrack(OnTile(TileId("9")), 3, 0, Gauge.STANDARD),
        SetCell(0, 0, 72),
        SetField("trains", "4H", "price", 100),
        SetMap(MapId("sicilia"), "orientation", "flat"),
        SetHome(CorporationId("RCS"), HexId("C5")),
        MoveEntry("trains", "4H", 0),
    ],
)
def test_what_is_so_already_is_no_step(edit: Edit) -> None:
    history = History(opened("1849"))
    assert not history.do(edit)
    assert not history.changed
    assert history.steps == 0


def test_a_stroke_is_one_step() -> None:
    history = History(opened("1849"))
    first = history.document
    history.do(PaintTerrain((HexId("B4"),), "hill"))
    history.do(PaintTerrain((HexId("B12"),), "hill"), joined=True)
    assert history.steps == 1
    hexes = to_title(history.document).hexes
    assert (hexes[HexId("B4")].terrain, hexes[HexId("B12")].terrain) == ("hill", "hill")
    history.undo()
    assert history.document.files is first.files


def test_snapshots_share_what_an_edit_leaves() -> None:
    before = opened("1849")
    after = apply(before, NameHex(HexId("B12"), "Capo"))
    assert after.files.companies is before.files.companies
    assert find_hex(after.files, HexId("C5")) is find_hex(before.files, HexId("C5"))


def test_a_further_map_of_a_title_that_extends_another_is_read_again(tmp_path: Path) -> None:
    """The base has no file of that name; what is written must open, check and load all the same."""
    document = new_document(open_document(ASSETS / "games" / "1849"), "isles", "Isles")
    for edit in (AddHexes(MapId("isles"), ("A1",)), AddMap(MapId("inset")), AddHexes(MapId("inset"), ("C3",))):
        document = apply(document, edit)
    save(document, tmp_path / "isles")
    again = open_document(tmp_path / "isles")
    assert [shape.id for shape in again.files.maps] == ["isles", "inset"]
    assert again.files.maps == document.files.maps
    report = check_folder(tmp_path / "isles")
    assert [finding for finding in report.findings if finding.place.startswith("map_inset") and not finding.hex] == []
    (tmp_path / "isles" / "map_inset.json").unlink()
    with pytest.raises(DataError) as missing:
        open_document(tmp_path / "isles")
    assert missing.value.key is Key.FILE_MISSING
