"""One test for each kind of fault in the data: the error names the file, the place and the reason."""

import json
import shutil
from pathlib import Path

import pytest

from engine.catalogue import open_title
from engine.data.assets import ASSETS, list_titles, load_coast
from engine.data.files import MAX_BYTES, merged
from engine.data.loader import load_title
from engine.designer.checks.report import check_folder
from engine.errors import DataError
from engine.messages import Key
from tests.helpers.spoil import Edit, drop, edit, put


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """A copy of the data that a test may spoil."""
    for folder in ("games/1849", "games/1849_two_sicilies", "tiles", "coasts"):
        shutil.copytree(ASSETS / folder, tmp_path / folder)
    return tmp_path


def fault(assets: Path, title: str = "1849") -> DataError:
    with pytest.raises(DataError) as caught:
        load_title(assets / "games" / title, library=assets)
    return caught.value


@pytest.mark.parametrize(
    ("file", "change", "key", "place"),
    [
        ("title", drop("currency"), Key.FIELD_MISSING, ""),
        ("title", put("colour", 1), Key.FIELD_UNKNOWN, ""),
        ("title", put("bank_total", "7760"), Key.WRONG_TYPE, "bank_total"),
        ("title", put("bank_total", True), Key.WRONG_TYPE, "bank_total"),
        ("title", put("bank_total", -1), Key.WRONG_SHAPE, "bank_total"),
        ("title", put("maps", ["../1849/map.json"]), Key.WRONG_SHAPE, "maps[0]"),
        ("title", put("tiles", "9999", 1), Key.UNKNOWN_ID, "tiles"),
        ("title", put("tiles", "7", -1), Key.WRONG_SHAPE, "tiles.7"),
        ("title", put("default_profile", "house"), Key.UNKNOWN_ID, "default_profile"),
        ("title", put("delay", ["XYZ", 4]), Key.UNKNOWN_ID, "delay"),
        ("title", put("delay", ["IFT", 7]), Key.VALUE_NOT_ALLOWED, "delay"),
        ("title", put("hex_events", {"Z9": {"event": "event_hexes"}}), Key.UNKNOWN_ID, "hex_events.Z9"),
        ("title", put("hex_events", {"B14": {"event": "flood"}}), Key.UNKNOWN_ID, "hex_events.B14"),
        ("title", put("extends", "1850"), Key.UNKNOWN_TITLE, "extends"),
        ("title", put("extends", "../../x"), Key.VALUE_NOT_ALLOWED, "extends"),
        ("title", put("extends", "1849"), Key.EXTENDS_CIRCLE, "extends"),
        ("map", put("hexes", "B3", {"color": "white"}), Key.HEX_OFF_GRID, "hexes.B3"),
        ("map", put("hexes", "B0", {"color": "white"}), Key.HEX_OFF_GRID, "hexes.B0"),
        ("map", put("hexes", "naples:B2", {"color": "white"}), Key.HEX_OFF_GRID, "hexes.naples:B2"),
        ("map", put("hexes", "12", {"color": "white"}), Key.WRONG_SHAPE, "hexes.12"),
        ("map", put("hexes", "D2", "color", "purple"), Key.VALUE_NOT_ALLOWED, "hexes.D2.color"),
        ("map", put("hexes", "D2", "terrain", "swamp"), Key.UNKNOWN_ID, "hexes.D2.terrain"),
        ("map", put("hexes", "K9", "track", ["0-6 narrow"]), Key.BAD_NOTATION, "hexes.K9.track[0]"),
        ("map", put("hexes", "K9", "track", ["0-stop narrow"]), Key.NO_SUCH_END, "hexes.K9.track"),
        ("map", put("hexes", "C5", "stops", ["town ten"]), Key.BAD_NOTATION, "hexes.C5.stops[0]"),
        ("map", put("hexes", "C5", "stops", ["town 10"] * 5), Key.VALUE_NOT_ALLOWED, "hexes.C5.stops"),
        ("map", put("hexes", "B16", "track", ["1-4 dual"]), Key.TRACK_OFF_MAP, "hexes.B16"),
        ("map", put("hexes", "K9", "impassable", [3]), Key.TRACK_BLOCKED, "hexes.K9"),
        ("map", put("hexes", "I9", "impassable", [0]), Key.TRACK_BLOCKED, "hexes.K9"),
        ("map", put("hexes", "O11", "impassable", [0]), Key.SIDE_OFF_MAP, "hexes.O11.impassable"),
        ("map", put("hexes", "O11", "impassable", [6]), Key.WRONG_SHAPE, "hexes.O11.impassable[0]"),
        ("map", put("hexes", "D2", "rivers", [[2, 20], [2, 30]]), Key.VALUE_NOT_ALLOWED, "hexes.D2.rivers"),
        ("map", put("hexes", "C5", "home_of", "XYZ"), Key.UNKNOWN_ID, "hexes.C5.home_of"),
        ("map", put("hexes", "C5", "home_of", "IFT"), Key.VALUE_NOT_ALLOWED, "hexes.C5.home_of"),
        ("map", put("hexes", "O11", "links", [[0, "Z9", 3]]), Key.UNKNOWN_ID, "hexes.O11.links"),
        ("map", put("hexes", "O11", "links", [[0, "A5", 3]]), Key.LINK_ONE_WAY, "hexes.O11.links"),
        ("market", put("rows", 0, 1, "83 sold"), Key.BAD_NOTATION, "rows[0][1]"),
        ("market", put("rows", []), Key.WRONG_SHAPE, "rows"),
        ("companies", put("privates", "SCE", "price", 0), Key.VALUE_NOT_ALLOWED, "privates.SCE.price"),
        ("market", put("rows", 0, 3, 0), Key.VALUE_NOT_ALLOWED, "rows[0][3]"),
        ("market", put("rows", 3, 5, 100), Key.VALUE_NOT_ALLOWED, "phases.4.pars"),
        ("companies", put("corporations", "AFG", "homes", ["Z9"]), Key.UNKNOWN_ID, "corporations.AFG.homes"),
        ("companies", put("corporations", "AFG", "color", "red"), Key.WRONG_SHAPE, "corporations.AFG.color"),
        ("companies", put("certificates", [20, 10]), Key.CERTIFICATES_SUM, "corporations.AFG.certificates"),
        (
            "companies",
            put("certificates", ["20 president", 0, *[10] * 8]),
            Key.VALUE_NOT_ALLOWED,
            "corporations.AFG.certificates",
        ),
        ("companies", put("certificates", [20, *[10] * 8]), Key.VALUE_NOT_ALLOWED, "corporations.AFG.certificates"),
        (
            "companies",
            put("corporations", "ATA", "certificates", ["50 president", "50 president"]),
            Key.VALUE_NOT_ALLOWED,
            "corporations.ATA.certificates",
        ),
        ("companies", put("certificates", ["20 chair"]), Key.BAD_NOTATION, "corporations.AFG.certificates"),
        ("companies", put("privates", "SCE", "blocks", ["Z9"]), Key.UNKNOWN_ID, "privates.SCE.blocks"),
        ("companies", put("privates", "AFG", {"name": "", "price": 1, "revenue": 1}), Key.DUPLICATE_ID, "privates.AFG"),
        ("companies", put("privates", "P1", {"name": "", "price": 1, "revenue": 1}), Key.DUPLICATE_ID, "P1"),
        ("trains", put("trains", "4H", "rusts_on", "9H"), Key.UNKNOWN_ID, "trains.4H"),
        ("trains", put("trains", "E", "doubled", ["Z9"]), Key.UNKNOWN_ID, "trains.E.doubled"),
        ("trains", put("trains", "E", "option", "steam"), Key.UNKNOWN_ID, "trains.E.option"),
        ("trains", put("trains", "4H", "weights", [1, 2]), Key.WRONG_SHAPE, "trains.4H.weights"),
        ("trains", put("phases", "6", "on", "9H"), Key.UNKNOWN_ID, "phases.6.on"),
        ("trains", drop("phases", "6", "on"), Key.VALUE_NOT_ALLOWED, "phases.6.on"),
        ("trains", put("phases", {}), Key.FIELD_MISSING, "phases"),
        ("rules", put("profiles", {}), Key.FIELD_MISSING, "profiles"),
        ("rules", put("scenarios", 0, "trains", "9H", 1), Key.UNKNOWN_ID, "scenarios[0].trains"),
        ("rules", put("scenarios", 0, "option", "steam"), Key.UNKNOWN_ID, "scenarios[0].option"),
        ("rules", put("scenarios", 1, "players", 3), Key.DUPLICATE_ID, "scenarios[1]"),
        ("rules", put("scenarios", 0, "corporations", 7), Key.VALUE_NOT_ALLOWED, "scenarios[0]"),
        ("rules", put("options", "bonds", {"requires": ["steam"]}), Key.UNKNOWN_ID, "options.bonds.requires"),
        ("rules", put("profiles", "aag", "end_377", 1.5), Key.WRONG_TYPE, "profiles.aag.end_377"),
    ],
)
def test_fault(assets: Path, file: str, change: Edit, key: Key, place: str) -> None:
    path = assets / "games" / "1849" / f"{file}.json"
    edit(path, change)
    error = fault(assets)
    assert (error.key, error.parameters["place"]) == (key, place)
    # A price that is no start price any more is missed by the phases, which stand in another file.
    other = "trains" if place.startswith("phases") else file
    assert error.parameters["file"] == str(path.with_stem(other))


def test_a_default_profile_is_optional(assets: Path) -> None:
    edit(assets / "games/1849/title.json", drop("default_profile"))
    assert load_title(assets / "games/1849", library=assets).default_profile == ""


def test_missing_file(assets: Path) -> None:
    (assets / "games/1849/market.json").unlink()
    error = fault(assets)
    assert error.key is Key.FILE_MISSING
    assert error.parameters["file"] == str(assets / "games/1849/market.json")


def test_missing_folder(assets: Path) -> None:
    assert fault(assets, "1848").key is Key.FILE_MISSING


def test_unreadable_file(assets: Path) -> None:
    (assets / "tiles/tiles.json").unlink()
    (assets / "tiles/tiles.json").mkdir()
    assert fault(assets).key is Key.FILE_NOT_PLAIN


def test_a_link_out_of_the_folder_is_not_followed(assets: Path, tmp_path: Path) -> None:
    """Reading a file never follows a path out of its folder."""
    path, inside = assets / "games/1849/map.json", assets / "games/1849/sicilia.json"
    path.rename(inside)
    path.symlink_to("sicilia.json")
    assert load_title(assets / "games/1849", library=assets).id == "1849"
    inside.rename(tmp_path / "elsewhere.json")
    path.unlink()
    path.symlink_to(tmp_path / "elsewhere.json")
    error = fault(assets)
    assert (error.key, error.parameters["file"]) == (Key.FILE_ELSEWHERE, str(path))
    assert "file_elsewhere" in [finding.parameters.get("error") for finding in check_folder(path.parent).findings]


def test_links_in_a_circle_are_told(assets: Path) -> None:
    path = assets / "games/1849/market.json"
    path.unlink()
    path.symlink_to("market.json")
    assert fault(assets).key in {Key.FILE_UNREADABLE, Key.FILE_MISSING}


def test_too_large(assets: Path) -> None:
    (assets / "games/1849/map.json").write_bytes(b" " * (MAX_BYTES + 1))
    error = fault(assets)
    assert (error.key, error.parameters["limit"]) == (Key.FILE_TOO_LARGE, MAX_BYTES)


@pytest.mark.parametrize(
    ("content", "place"),
    [(b'{"id": 1,\n "x" 2}', "2:6"), (b"\xff\xfe", "1:1"), (b'{"x": NaN}', "1:7"), (b"[" * 100_000, ""), (b"", "1:1")],
)
def test_broken_json(assets: Path, content: bytes, place: str) -> None:
    (assets / "games/1849/map.json").write_bytes(content)
    error = fault(assets)
    assert (error.key, error.parameters["place"]) == (Key.NOT_JSON, place)


def test_not_an_object(assets: Path) -> None:
    (assets / "games/1849/map.json").write_text("[]", encoding="utf-8")
    assert fault(assets).key is Key.WRONG_TYPE


def test_repeated_key(assets: Path) -> None:
    """JSON readers keep the last of two equal keys in silence; here the second hex would swallow the first."""
    path = assets / "games/1849/map.json"
    path.write_text(path.read_text(encoding="utf-8").replace('"B12":', '"B2":'), encoding="utf-8")
    error = fault(assets)
    assert (error.key, error.parameters["id"]) == (Key.DUPLICATE_ID, "B2")


def test_repeated_map(assets: Path) -> None:
    edit(assets / "games/1849/title.json", put("maps", ["map.json", "map.json"]))
    error = fault(assets)
    assert (error.key, error.parameters["place"]) == (Key.DUPLICATE_ID, "maps")


def test_missing_coast(assets: Path) -> None:
    (assets / "coasts/sicilia.json").unlink()
    assert fault(assets).key is Key.FILE_MISSING


def test_coast_of_wrong_shape(assets: Path) -> None:
    (assets / "coasts/sicilia.json").write_text('[[["a", 1]]]', encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_coast("sicilia", assets)
    assert caught.value.key is Key.WRONG_SHAPE


def test_fault_in_the_tile_library(assets: Path) -> None:
    edit(assets / "tiles/tiles.json", put("tiles", "7", "track", ["0-9 standard"]))
    found = fault(assets)
    assert (found.key, found.parameters["place"]) == (Key.BAD_NOTATION, "tiles.7.track[0]")
    assert str(found.parameters["file"]).endswith("tiles.json")


def test_circle_of_titles(assets: Path) -> None:
    edit(assets / "games/1849/title.json", put("extends", "1849_two_sicilies"))
    assert fault(assets).key is Key.EXTENDS_CIRCLE


def test_fault_in_an_inherited_file_names_the_base(assets: Path) -> None:
    edit(assets / "games/1849/market.json", put("rows", 0, 0, "x"))
    assert fault(assets, "1849_two_sicilies").parameters["file"] == str(assets / "games/1849/market.json")


def test_one_side_is_enough_to_block_both(assets: Path) -> None:
    edit(assets / "games/1849/map.json", put("hexes", "O11", "impassable", [3]))
    title = load_title(assets / "games/1849", library=assets)
    assert 3 in title.hexes["O11"].impassable  # type: ignore[index]
    assert 0 in title.hexes["M11"].impassable  # type: ignore[index]


def test_second_map_has_a_prefix_and_links(assets: Path) -> None:
    """Hexes of further maps carry the map's id; a link is told from both ends, and a river costs from both sides."""
    second = {
        "id": "islands",
        "orientation": "flat",
        "hexes": {"A1": {"color": "white", "links": [[0, "O11", 0]], "rivers": [[5, 20]]}, "B2": {"color": "white"}},
    }
    (assets / "games/1849/islands.json").write_text(json.dumps(second), encoding="utf-8")
    edit(assets / "games/1849/title.json", put("maps", ["map.json", "islands.json"]))
    edit(assets / "games/1849/map.json", put("hexes", "O11", "links", [[0, "islands:A1", 0]]))
    title = load_title(assets / "games/1849", library=assets)
    assert [hex_.id for hex_ in title.maps[1].hexes] == ["islands:A1", "islands:B2"]
    assert title.maps[1].hexes[0].label_name == "A1"
    assert title.maps[1].hexes[1].rivers == ((2, 20),)


def test_broken_titles_are_reported_in_the_list(assets: Path) -> None:
    (assets / "games/1849_two_sicilies/map.json").write_text("{", encoding="utf-8")
    (assets / "games/empty").mkdir()
    found = {summary.id: summary for summary in list_titles(assets)}
    assert set(found) == {"1849", "1849_two_sicilies"}
    assert found["1849"].error is None  # type: ignore[index]
    assert found["1849"].players == (3, 4, 5)  # type: ignore[index]
    broken = found["1849_two_sicilies"].error  # type: ignore[index]
    assert broken is not None
    assert broken.key is Key.NOT_JSON


def test_no_titles_without_a_folder(tmp_path: Path) -> None:
    assert list_titles(tmp_path) == ()


@pytest.mark.parametrize("title_id", ["1848", "../1849", ""])
def test_unknown_title(title_id: str) -> None:
    with pytest.raises(DataError) as caught:
        open_title(title_id)
    assert caught.value.key is Key.UNKNOWN_TITLE


def test_shipped_titles_are_sound() -> None:
    assert [summary.error for summary in list_titles()] == [None] * len(list_titles())


def test_overlay() -> None:
    """Objects join, null removes, `replaces` starts afresh, anything else takes the place of what was there."""
    base = {"a": {"x": 1, "y": 2}, "b": [1, 2], "c": 3}
    assert merged(base, {"a": {"y": None, "z": 3}, "b": [9], "c": None}) == {"a": {"x": 1, "z": 3}, "b": [9]}
    assert merged(base, {"replaces": True, "d": 1}) == {"d": 1}
    assert merged(base, {"c": {"n": 1}})["c"] == {"n": 1}
