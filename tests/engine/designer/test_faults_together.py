"""Several faults in one title: none hides another, and none brings findings that would go away with it alone."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.coords import Orientation
from engine.data.assets import ASSETS
from engine.data.definitions import STOP, Color, Face, Gauge, Stop, StopKind, Track
from engine.designer.checks.drawing import check_drawing
from engine.designer.checks.findings import Fault, Severity
from engine.designer.checks.notebook import Notebook
from engine.designer.checks.reading import MOST_FAULTS
from engine.designer.checks.report import Report, check_folder
from engine.designer.checks.switches import ASKED
from engine.designer.document import open_document, to_title
from engine.geometry.track_faults import face_faults
from tests.engine.designer.seeding import found, sound, sown
from tests.engine.designer.test_seeded_faults import MAP, both, drop, on_hex, put, tile

GUIDE = Path(__file__).parents[3] / "docs" / "new_title.md"
FILE = re.compile(r"^`assets/games/isola/(\w+\.json)`\n\n```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def errors(report: Report) -> set[tuple[str, str]]:
    return {(one.fault.value, one.place) for one in report.findings if one.severity is Severity.ERROR}


def island(tmp_path: Path, hexes: dict[str, Any], companies: dict[str, Any]) -> Report:
    """The report on a small map with these corporations and no privates, otherwise as 1849."""
    corporations = {
        name: {"name": name, "color": "#112233", "certificates": ["100 president"], **raw}
        for name, raw in companies.items()
    }
    return sown(
        tmp_path,
        "1849",
        {
            MAP: lambda content: content.update(hexes=hexes),
            "companies.json": lambda content: content.update(corporations=corporations, privates={}),
            "title.json": both(put("hex_events", {}), put("delay", None)),
            "trains.json": put("trains", "E", "doubled", []),
            "rules.json": lambda content: [scenario.update(corporations=1) for scenario in content["scenarios"]],
        },
    )


def test_track_off_the_map_hides_no_fault_of_the_same_face(tmp_path: Path) -> None:
    # O11 lies at the southern edge: its side 0 leads off the map, and the through track runs over the city.
    on_edge = on_hex("O11", color="gray", stops=["city 20"], track=["2-stop standard", "0-3 standard"])
    report = sown(tmp_path, "1849", {MAP: on_edge})
    assert errors(report) == {("track_off_map", "hexes.O11.track"), ("stop_under_track", "hexes.O11.track")}


def test_a_stop_whose_only_track_runs_off_the_map_is_told_once(tmp_path: Path) -> None:
    report = sown(tmp_path, "1849", {MAP: on_hex("O11", color="gray", stops=["town 10"], track=["0-stop standard"])})
    assert ("track_off_map", "hexes.O11.track") in errors(report)
    assert not found(report, Fault.STOP_WITHOUT_TRACK)


def test_a_break_of_gauge_shows_through_a_blocked_side(tmp_path: Path) -> None:
    # K11 has an impassable side to the south; to the north narrow track meets I11's standard track.
    changed = both(
        on_hex("K11", color="gray", track=["0-3 narrow"]), on_hex("I11", color="gray", track=["0-3 standard"])
    )
    report = sown(tmp_path, "1849", {MAP: changed})
    assert {("track_blocked", "hexes.K11.track"), ("gauge_break_for_good", "hexes.I11.track")} <= errors(report)


@pytest.mark.parametrize(
    ("own", "other", "fault"),
    [
        (["0-3 narrow"], ["0-3 standard"], Fault.GAUGE_BREAK_FOR_GOOD),  # yellow, and no dual tile is left
        (["0-3 narrow"], ["0-3 narrow"], None),
    ],
)
def test_a_break_of_gauge_that_no_tile_can_join_is_for_good(
    tmp_path: Path, own: list[str], other: list[str], fault: Fault | None
) -> None:
    changed = both(
        on_hex("H10", color="yellow", stops=None, track=own), on_hex("F10", color="yellow", stops=None, track=other)
    )
    tiles = {"7": 3, "8": 10, "9": 6, "57": 2}
    report = sown(tmp_path, "1849", {MAP: changed, "title.json": put("tiles", tiles)})
    breaks = [one for one in report.findings if one.hex in ("H10", "F10") and one.fault.value.startswith("gauge")]
    assert [one.fault for one in breaks] == ([] if fault is None else [fault])


def test_shapes_of_several_files_are_told_at_once_and_the_rest_is_checked(tmp_path: Path) -> None:
    changes = {
        MAP: both(
            on_hex("B4", terain="hill"),
            on_hex("D14", color="pink"),
            on_hex("C3", stops=3),
            on_hex("O11", color="gray", track=["0-3 standard"]),
        ),
        "trains.json": both(put("trains", "4H", "price", "dear"), drop("phases", "8", "train_limit")),
        "market.json": both(put("rows", 0, 0, "72 maybe"), put("rows", 1, 1, [])),
        "companies.json": put("corporations", "AFG", "certificates", ["20 president", "ten", *[10] * 8]),
    }
    report = sown(tmp_path, "1849", changes)
    told = {(one.file, one.place) for one in report.findings if one.severity is Severity.ERROR}
    assert told >= {
        (MAP, "hexes.B4"), (MAP, "hexes.D14.color"), (MAP, "hexes.C3.stops"), (MAP, "hexes.O11.track"),
        ("trains.json", "trains.4H.price"), ("trains.json", "phases.8"), ("market.json", "rows[0][0]"),
        ("market.json", "rows[1][1]"), ("companies.json", "corporations.AFG.certificates"),
    }  # fmt: skip
    where = {one.place: (one.hex, one.map) for one in found(report, Fault.DATA) if one.file == MAP}
    assert where["hexes.D14.color"] == ("D14", "sicilia")


@pytest.mark.parametrize("name", ["market.json", "trains.json", "companies.json", "rules.json"])
@pytest.mark.parametrize("content", ["", "[]", "\x89PNG\r\n\x1a\n", '{"rows": NaN}'])
def test_a_table_that_cannot_be_read_hides_no_fault_of_the_map(tmp_path: Path, name: str, content: str) -> None:
    sown(
        tmp_path,
        "1849",
        {MAP: both(on_hex("O11", color="gray", track=["0-3 standard"]), on_hex("B4", terrain="swamp"))},
    )
    (tmp_path / "games/1849" / name).write_text(content, encoding="latin-1")
    report = check_folder(tmp_path / "games/1849")
    assert {(one.fault, one.file) for one in report.findings if one.severity is Severity.ERROR} == {
        (Fault.DATA, name), (Fault.TRACK_OFF_MAP, MAP), (Fault.UNKNOWN_ID, MAP),
    }  # fmt: skip


def test_a_missing_table_is_told_and_the_map_is_checked(tmp_path: Path) -> None:
    sown(tmp_path, "1849", {MAP: on_hex("O11", color="gray", track=["0-3 standard"])})
    (tmp_path / "games/1849/trains.json").unlink()
    report = check_folder(tmp_path / "games/1849")
    assert errors(report) == {("data", ""), ("track_off_map", "hexes.O11.track")}


def test_two_unreadable_files_are_both_told(tmp_path: Path) -> None:
    sown(tmp_path, "1849", {})
    for name in ("title.json", "market.json"):
        (tmp_path / "games/1849" / name).write_text("{", encoding="utf-8")
    assert {one.file for one in check_folder(tmp_path / "games/1849").findings} == {"title.json", "market.json"}


def test_faults_of_shape_beyond_the_limit_end_the_list(tmp_path: Path) -> None:
    def spoil(content: dict[str, Any]) -> None:
        for hex_ in content["hexes"].values():
            hex_["color"] = 3

    report = sown(tmp_path, "1849", {MAP: spoil})
    assert len(report.findings) == MOST_FAULTS
    assert report.built is None


def test_two_faults_of_the_railways_are_both_told(tmp_path: Path) -> None:
    files = json.loads((ASSETS / "games/pa20/railways.json").read_text(encoding="utf-8"))
    first, second = list(files["cards"])[:2]
    report = sown(
        tmp_path,
        "pa20",
        {
            "railways.json": both(
                put("cards", first, "certificate_of", "NOBODY"), put("cards", second, "certificate_of", "NOONE")
            ),
            "map_italia.json": on_hex("B4", terrain="swamp"),
        },
    )
    assert {one.parameters.get("id") for one in report.findings if one.severity is Severity.ERROR} == {
        "NOBODY", "NOONE", "swamp",
    }  # fmt: skip


def test_a_link_that_only_one_end_knows_does_not_cut_off_what_lies_beyond(tmp_path: Path) -> None:
    report = sown(tmp_path, "pa20", {"map_italia.json": on_hex("L6", links=None)})
    assert {fault for fault, _ in errors(report)} == {"link_one_way"}


def test_two_links_of_one_side_do_not_hide_that_neither_leads_back(tmp_path: Path) -> None:
    changes = {
        "map_napoli.json": on_hex("A5", links=[[3, "L6", 0], [3, "L6", 1]]),
        "map_italia.json": on_hex("L6", links=None),
    }
    assert {fault for fault, _ in errors(sown(tmp_path, "pa20", changes))} == {"link_twice", "link_one_way"}


def test_a_hex_off_the_grid_is_read_all_the_same(tmp_path: Path) -> None:
    report = sown(tmp_path, "1849", {MAP: on_hex("D3", stops=["village 10"], terrain="swamp")})
    assert errors(report) == {
        ("hex_off_grid", "hexes.D3"), ("bad_notation", "hexes.D3.stops[0]"), ("unknown_id", "hexes.D3.terrain"),
    }  # fmt: skip


def test_unknown_rules_are_found(tmp_path: Path) -> None:
    report = sown(tmp_path, "1849", {"title.json": put("rules", "t1850")})
    assert [(one.place, one.parameters) for one in found(report, Fault.UNKNOWN_ID)] == [("rules", {"id": "t1850"})]


def test_a_face_of_an_event_is_read_like_any_other(tmp_path: Path) -> None:
    event = {
        "event": "event_hexes",
        "face": {"color": "gray", "stops": ["city 20"], "track": ["0-stop standard", "9-9"]},
    }
    report = sown(tmp_path, "1849", {"title.json": put("hex_events", {"B14": event})})
    assert errors(report) == {("bad_notation", "hex_events.B14.face.track[1]")}


def test_a_label_on_a_port_is_no_riddle(tmp_path: Path) -> None:
    """A label that stands only on hexes nobody builds on: the tile with it is never laid."""
    changes = tile("Z1", 1, color="green", stops=["city 20"], track=["0-stop"], label="A")
    report = sown(tmp_path, "1849", {MAP: on_hex("A5", label="A"), **changes})
    assert [one.tile for one in found(report, Fault.TILE_NEVER_LAID)] == ["Z1"]


def test_a_labelled_tile_that_fits_no_print_is_never_laid(tmp_path: Path) -> None:
    # C5 keeps its sides 2, 3 and 5; this tile has none of 5's opposite in any rotation that keeps all three.
    changes = tile("Z1", 1, color="green", stops=["city 90"], track=["0-stop", "1-stop", "2-stop"], label="P")
    report = sown(tmp_path, "1849", changes)
    assert [one.tile for one in found(report, Fault.TILE_NEVER_LAID)] == ["Z1"]


def test_three_corporations_for_two_token_places_are_found(tmp_path: Path) -> None:
    hexes = {
        "A1": {"color": "gray", "stops": ["city 20"], "track": ["0-stop standard"]},
        "C1": {"color": "white"},
        "E1": {"color": "gray", "stops": ["city 20"], "track": ["3-stop standard"]},
    }
    three = island(tmp_path, hexes, {name: {"homes": ["A1", "E1"]} for name in ("AA", "BB", "CC")})
    crowded = found(three, Fault.HOME_CROWDED)
    assert [(one.parameters["count"], one.parameters["homes"], one.parameters["slots"]) for one in crowded] == [
        (3, ("A1", "E1"), 2)
    ]
    two = island(tmp_path, hexes, {name: {"homes": ["A1", "E1"]} for name in ("AA", "BB")})
    assert not found(two, Fault.HOME_CROWDED)


def test_a_place_that_is_kept_for_another_is_no_home(tmp_path: Path) -> None:
    hexes = {
        "A1": {"color": "gray", "stops": ["city 20"], "track": ["0-stop standard"], "home_of": "AA"},
        "C1": {"color": "white"},
        "E1": {"color": "gray", "stops": ["city 20"], "track": ["3-stop standard"]},
    }
    report = island(tmp_path, hexes, {"AA": {"homes": ["A1", "E1"]}, "BB": {"homes": ["A1"]}})
    assert [one.parameters["count"] for one in found(report, Fault.HOME_CROWDED)] == [1]


def test_a_port_between_two_dead_ends_is_found(tmp_path: Path) -> None:
    """R-3.5.5: both stops must lie on one line; here the track forks and each branch ends in a town."""
    hexes = {
        "C3": {"color": "blue", "stops": ["port 10"], "track": ["0-stop standard"]},
        "E3": {"color": "gray", "track": ["1-3 standard", "3-5 standard"]},
        "F2": {"color": "gray", "stops": ["town 10"], "track": ["4-stop standard"], "name": "Ovest"},
        "F4": {"color": "gray", "stops": ["town 10"], "track": ["2-stop standard"], "name": "Est"},
    }
    assert [one.hex for one in found(island(tmp_path, hexes, {}), Fault.PORT_ALONE)] == ["C3"]
    hexes["F4"]["track"] = ["1-stop standard", "2-stop standard"]
    hexes["G3"] = {"color": "gray", "stops": ["town 10"], "track": ["4-stop standard"], "name": "Sud"}
    assert not found(island(tmp_path, hexes, {}), Fault.PORT_ALONE)


def test_a_row_of_token_places_that_turned_track_runs_over_is_found() -> None:
    """The row stays level while the tile turns: at rotation 0 nothing lies on anything."""
    standard = Gauge.STANDARD
    track = (Track(0, STOP, standard), Track(1, STOP, standard), Track(0, 5, standard))
    face = Face(Color.GREEN, (Stop(StopKind.CITY, (20,), 2),), track)
    assert face_faults(face, Orientation.POINTY) == ()
    title = to_title(open_document(ASSETS / "games" / "pa20"))
    pointy = [replace(map_, orientation=Orientation.POINTY, hexes=()) for map_ in title.maps[:1]]
    changed = replace(title, maps=tuple(pointy), tiles=(replace(title.tiles[0], face=face),))
    notebook = Notebook(open_document(ASSETS / "games" / "pa20").files)
    check_drawing(changed, notebook)
    assert Fault.STOP_UNDER_TRACK in {one.fault for one in notebook.findings}


def test_the_title_of_the_guide_has_no_error(tmp_path: Path) -> None:
    """C5 of the guide is a yellow print that no green tile follows: it stays, which is no error."""
    shutil.copytree(ASSETS / "games/1849", tmp_path / "1849")
    (tmp_path / "isola").mkdir()
    for name, content in FILE.findall(GUIDE.read_text(encoding="utf-8")):
        (tmp_path / "isola" / name).write_text(content, encoding="utf-8")
    report = check_folder(tmp_path / "isola")
    assert errors(report) == set()
    assert [(one.hex, one.severity) for one in found(report, Fault.HEX_WITHOUT_TILE)] == [("C5", Severity.WARNING)]


@pytest.mark.parametrize(
    "fields",
    [
        {"name": "Altrove"},
        {"terrain": None},
        {"impassable": [1]},
        {"rivers": [[0, 40]]},
        {"color": "gray", "stops": None, "terrain": None, "track": ["0-3 standard", "1-4 narrow", "2-5 dual"]},
        {"color": "yellow", "stops": None, "terrain": None, "track": ["0-3 standard"]},
    ],
)
def test_harmless_changes_raise_no_error(tmp_path: Path, fields: dict[str, Any]) -> None:
    assert errors(sown(tmp_path, "1849", {MAP: on_hex("H10", **fields)})) == errors(sound("1849"))


def test_the_switches_that_the_rules_ask_for_are_those_of_the_code() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (ASSETS.parent / "engine").rglob("*.py"))
    assert set(re.findall(r'switch\("(\w+)"', text)) == ASKED
