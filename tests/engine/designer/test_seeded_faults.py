"""One fault sown into a sound title, one finding reaped: each test sows a different kind."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.data.assets import ASSETS
from engine.designer.checks.findings import Fault, Finding, Severity
from tests.engine.designer.seeding import Change, found, only, sound, sown

WARNING = Severity.WARNING
TIGHT = ["3-stop", "4-stop1", "0-stop1", "1-stop2", "3-stop2", "4-stop2", "5-stop3", "4-stop3"]


def on_hex(name: str, /, **fields: Any) -> Change:
    """Change fields of a hex; None takes one away."""

    def change(content: dict[str, Any]) -> None:
        hex_ = content["hexes"].setdefault(name, {"color": "white"})
        for field, value in fields.items():
            if value is None:
                hex_.pop(field, None)
            else:
                hex_[field] = value

    return change


def on_entry(table: str, name: str, /, **fields: Any) -> Change:
    """Change fields of an entry of a table."""

    def change(content: dict[str, Any]) -> None:
        content[table].setdefault(name, {}).update(fields)

    return change


def put(*path: Any) -> Change:
    """Put the last argument at the path before it."""
    *keys, last, value = path

    def change(content: Any) -> None:
        for key in keys:
            content = content[key]
        content[last] = value

    return change


def drop(*path: Any) -> Change:
    def change(content: Any) -> None:
        for key in path[:-1]:
            content = content[key]
        del content[path[-1]]

    return change


def both(*changes: Change) -> Change:
    def change(content: dict[str, Any]) -> None:
        for one in changes:
            one(content)

    return change


def tile(name: str, count: int, /, **face: Any) -> dict[str, Change]:
    """A tile of the title's own, with a number of pieces."""
    shape = {"track": [f"{text} standard" if " " not in text else text for text in face.pop("track", [])], **face}
    return {"tiles.json": put("tiles", {name: shape}), "title.json": put("tiles", name, count)}


MAP = "map.json"
SEEDS: list[tuple[str, dict[str, Change], Fault, Severity, str, dict[str, Any]]] = [
    # --- files
    ("unknown terrain", {MAP: on_hex("B4", terrain="swamp")}, Fault.UNKNOWN_ID, Severity.ERROR, "hexes.B4.terrain",
     {"id": "swamp"}),
    ("unknown corporation at home", {MAP: on_hex("H8", home_of="XYZ")}, Fault.UNKNOWN_ID, Severity.ERROR,
     "hexes.H8.home_of", {"id": "XYZ"}),
    ("unknown tile", {"title.json": put("tiles", "9999", 2)}, Fault.UNKNOWN_ID, Severity.ERROR, "tiles.9999",
     {"id": "9999"}),
    ("unknown home hex", {"companies.json": put("corporations", "AFG", "homes", ["H8", "Q9"])}, Fault.UNKNOWN_ID,
     Severity.ERROR, "corporations.AFG.homes", {"id": "Q9"}),
    ("unknown port of a private", {"companies.json": put("privates", "CNM", "ports", ["A5", "L14", "N8", "Z1"])},
     Fault.UNKNOWN_ID, Severity.ERROR, "privates.CNM.ports", {"id": "Z1"}),
    ("unknown train to rust on", {"trains.json": put("trains", "4H", "rusts_on", "9H")}, Fault.UNKNOWN_ID, Severity.ERROR,
     "trains.4H.rusts_on", {"id": "9H"}),
    ("unknown train of a set-up", {"rules.json": put("scenarios", 0, "trains", "9H", 2)}, Fault.UNKNOWN_ID, Severity.ERROR,
     "scenarios[0].trains", {"id": "9H"}),
    ("unknown coast", {MAP: put("coast", "corsica")}, Fault.UNKNOWN_ID, Severity.ERROR, "coast", {"id": "corsica"}),
    ("unknown profile", {"title.json": put("default_profile", "home")}, Fault.UNKNOWN_ID, Severity.ERROR, "default_profile",
     {"id": "home"}),
    ("stop that cannot be read", {MAP: on_hex("C3", stops=["village 10"])}, Fault.BAD_NOTATION, Severity.ERROR,
     "hexes.C3.stops[0]", {"text": "village 10"}),
    ("track that cannot be read", {MAP: on_hex("I11", track=["2-4 broad"])}, Fault.BAD_NOTATION, Severity.ERROR,
     "hexes.I11.track[0]", {"text": "2-4 broad"}),
    ("track to a stop that is not there", {MAP: on_hex("I11", track=["2-stop standard"])}, Fault.NO_SUCH_END,
     Severity.ERROR, "hexes.I11.track[0]", {"text": "2-stop standard"}),
    ("two tracks with the same ends", {MAP: on_hex("I11", track=["2-4 narrow", "2-4 standard"])}, Fault.TRACK_TWICE,
     Severity.ERROR, "hexes.I11.track[1]", {"text": "2-4 standard"}),
    ("hex off the grid", {MAP: on_hex("D3")}, Fault.HEX_OFF_GRID, Severity.ERROR, "hexes.D3", {"hex": "D3"}),
    ("two names for one cell", {MAP: on_hex("D04")}, Fault.CELL_TWICE, Severity.ERROR, "hexes.D04", {"other_hex": "D4"}),
    ("a hex far away", {MAP: on_hex("S21")}, Fault.MAP_IN_PIECES, WARNING, "hexes.S21", {"count": 1, "map": "sicilia"}),
    ("certificates of 90 %", {"companies.json": put("corporations", "SFA", "certificates", ["20 president", 10, 60])},
     Fault.CERTIFICATES, Severity.ERROR, "corporations.SFA.certificates", {"total": 90}),
    ("profile without an answer", {"rules.json": drop("profiles", "aag", "loan_timing")}, Fault.SWITCH_MISSING,
     Severity.ERROR, "profiles.aag", {"profile": "aag", "id": "loan_timing"}),
    ("no president", {"companies.json": put("corporations", "SFA", "certificates", [20, *[10] * 8])}, Fault.PRESIDENT,
     Severity.ERROR, "corporations.SFA.certificates", {"corporation": "SFA"}),
    ("phase without a train", {"trains.json": put("phases", "8", "on", None)}, Fault.DATA, Severity.ERROR, "phases.8.on",
     {"error": "value_not_allowed"}),
    # --- printed track and sides
    ("track off the map", {MAP: on_hex("O11", color="yellow", track=["0-3 standard"])}, Fault.TRACK_OFF_MAP, Severity.ERROR,
     "hexes.O11.track", {"side": 0, "compass": "s"}),
    ("track into an impassable side", {MAP: on_hex("K11", color="yellow", track=["0-3 standard"])}, Fault.TRACK_BLOCKED,
     Severity.ERROR, "hexes.K11.track", {"side": 0, "compass": "s"}),
    ("track to a gray hex without track", {MAP: on_hex("E13", track=["0-stop standard", "2-stop narrow", "4-stop standard",
     "1-stop standard"])}, Fault.TRACK_ENDS_NOWHERE, Severity.ERROR, "hexes.E13.track", {"side": 1, "beyond": "F12"}),
    ("gauges that meet for good", {MAP: both(on_hex("A15", track=["1-5 narrow"]), on_hex("B16", track=["1-2 standard"]))},
     Fault.GAUGE_BREAK_FOR_GOOD, Severity.ERROR, "hexes.A15.track", {"gauge": "narrow", "other_gauge": "standard"}),
    ("gauges that meet on a yellow hex", {MAP: both(on_hex("J10", color="yellow", track=["2-4 narrow"], stops=None,
     terrain=None), on_hex("I9", color="yellow", stops=["town 10"], track=["5-stop standard", "2-stop standard"]))},
     Fault.GAUGE_BREAK, WARNING, "hexes.I9.track", {"side": 5, "gauge": "standard", "other_gauge": "narrow"}),
    ("mark at the edge", {MAP: on_hex("O11", impassable=[0])}, Fault.SIDE_OFF_MAP, Severity.ERROR, "hexes.O11.impassable",
     {"side": 0, "compass": "s"}),
    ("river with two costs", {MAP: both(on_hex("H6", rivers=[[0, 20]]), on_hex("J6", rivers=[[3, 40]]))},
     Fault.RIVER_COSTS_DIFFER, Severity.ERROR, "hexes.H6.rivers", {"side": 0, "cost": 20, "other_cost": 40}),
    ("river on an impassable side", {MAP: on_hex("K11", rivers=[[0, 20]])}, Fault.RIVER_IMPASSABLE, WARNING,
     "hexes.K11.rivers", {"side": 0}),
    # --- drawing
    ("tracks on each other", tile("Z1", 1, color="yellow", stops=["town 10"], track=["2-stop", "2-5"]),
     Fault.TRACKS_OVERLAP, Severity.ERROR, "tiles.Z1", {"track": "2-stop", "other_track": "2-5"}),
    ("tracks too close", tile("Z1", 1, color="yellow", stops=["town 10", "city 10", "city 10 x2"],
     track=["4-stop", "0-stop1", "2-stop2", "5-stop2", "1-5", "0-2"]), Fault.TRACKS_TOO_CLOSE, Severity.ERROR, "tiles.Z1",
     {"track": "2-stop2", "other_track": "1-5"}),
    ("stop under track", tile("Z1", 1, color="yellow", stops=["city 10 x2"], track=["3-stop", "1-4"]),
     Fault.STOP_UNDER_TRACK, Severity.ERROR, "tiles.Z1", {"track": "1-4"}),
    ("stops on each other", tile("Z1", 1, color="yellow", stops=["town 10", "city 10 x2"], track=["0-stop", "5-stop1"]),
     Fault.STOPS_OVERLAP, Severity.ERROR, "tiles.Z1", {"face": "Z1"}),
    ("stop beyond the edge", tile("Z1", 1, color="yellow", stops=["city 10 x9"], track=["0-stop"]), Fault.STOP_OUTSIDE,
     Severity.ERROR, "tiles.Z1", {"face": "Z1"}),
    ("name without room", {MAP: on_hex("M9", name="Terranova di Sicilia con tutti i suoi borghi e casali")},
     Fault.WRITING_OVERLAPS, WARNING, "hexes.M9", {}),
    # --- stops
    ("gray stop without track", {MAP: on_hex("F12", stops=["town 10"])}, Fault.STOP_WITHOUT_TRACK, Severity.ERROR,
     "hexes.F12.track", {"hex": "F12"}),
    ("stop without a value", {MAP: on_hex("K13", stops=["town 0"])}, Fault.STOP_WORTHLESS, WARNING, "hexes.K13.stops", {}),
    ("two values for three steps", {MAP: on_hex("C15", stops=["offboard 10/30"])}, Fault.VALUE_STEPS, Severity.ERROR,
     "hexes.C15.stops", {"count": 2, "needed": 3}),
    ("port before a closed hex", {MAP: both(on_hex("N8", track=["3-stop dual"]), on_hex("L8", color="gray", stops=["town 10"],
     track=["0-stop standard"]))}, Fault.PORT_ALONE, Severity.ERROR, "hexes.N8", {"hex": "N8"}),
    ("two places of one name", {MAP: on_hex("D4", name="Alcamo")}, Fault.NAME_TWICE, WARNING, "hexes.D4.name",
     {"other_hex": "C3", "name": "Alcamo"}),
    # --- homes
    ("no home", {"companies.json": put("corporations", "SFA", "homes", []), MAP: on_hex("J6", home_of=None)}, Fault.NO_HOME,
     Severity.ERROR, "corporations.SFA.homes", {"corporation": "SFA"}),
    ("home in a town", {"companies.json": put("corporations", "AFG", "homes", ["H8", "C3"])}, Fault.HOME_WITHOUT_CITY,
     Severity.ERROR, "hexes.C3", {"corporation": "AFG"}),
    ("kept for a stranger", {MAP: on_hex("H8", home_of="SFA")}, Fault.HOME_NOT_LISTED, Severity.ERROR, "hexes.H8.home_of",
     {"corporation": "SFA"}),
    ("two corporations in one city", {"companies.json": put("corporations", "SFA", "homes", ["C5"]),
     MAP: on_hex("J6", home_of=None)}, Fault.HOME_CROWDED, Severity.ERROR, "hexes.C5",
     {"count": 1, "homes": ("C5",), "slots": 0}),
    ("home behind closed sides", {MAP: both(on_hex("J6", color="gray", stops=["city 20"], track=["0-stop standard"]),
     on_hex("L6", color="gray", track=["3-4 standard"]), on_hex("K7", color="gray", stops=["town 10"],
     track=["1-stop standard"]))}, Fault.HOME_CANNOT_LAY, Severity.ERROR, "hexes.J6", {"corporation": "SFA"}),
    ("home that waits for green", {MAP: on_hex("M13", stops=["city 10"], track=None), "title.json": put("tiles", "675", 2)},
     Fault.HOME_LAYS_LATER, WARNING, "hexes.M13", {"corporation": "ATA", "phase": "6"}),
    # --- tiles
    ("hex without a tile", {MAP: on_hex("D14", stops=["town 0", "city 0"])}, Fault.HEX_WITHOUT_TILE, Severity.ERROR,
     "hexes.D14", {"hex": "D14"}),
    ("label without its tile", {MAP: on_hex("H8", label="H")}, Fault.LABEL_WITHOUT_TILE, Severity.ERROR, "hexes.H8.label",
     {"label": "H", "color": "yellow"}),
    ("label chain with a gap", {"title.json": drop("tiles", "653")}, Fault.LABEL_CHAIN_BROKEN, Severity.ERROR, "tiles.654",
     {"label": "C", "color": "green"}),
    ("label of no hex", tile("Z1", 1, color="yellow", stops=["city 20"], track=["0-stop"], label="Q"), Fault.LABEL_UNUSED,
     WARNING, "tiles.Z1", {"label": "Q"}),
    ("tile that is never laid", tile("Z1", 1, color="green", stops=["town 10", "city 20"], track=["0-stop", "3-stop1"]),
     Fault.TILE_NEVER_LAID, WARNING, "tiles.Z1", {"tile": "Z1"}),
    ("tile nothing upgrades", tile("Z1", 1, color="yellow", stops=["city 20"], track=["0-stop", "1-stop", "2-stop", "3-stop",
     "4-stop"]), Fault.TILE_DEAD_END, WARNING, "tiles.Z1", {"color": "green"}),
    ("tile of a colour no phase allows", tile("Z1", 1, color="gray", track=["0-3", "1-4"]), Fault.TILE_COLOR_NEVER, WARNING,
     "tiles.Z1", {"color": "gray"}),
    ("tile without pieces", {"title.json": put("tiles", "9", 0)}, Fault.TILE_WITHOUT_PIECES, WARNING, "tiles.9", {}),
    ("upgrade that lowers a value", {"tiles.json": put("tiles", {"652": {"color": "brown", "stops": ["city 60 x2"],
     "track": ["0-stop dual", "1-stop dual", "2-stop dual", "3-stop dual", "4-stop standard"], "label": "P"}})},
     Fault.TILE_LOWERS_VALUE, WARNING, "tiles.651", {"other_tile": "652", "value": 90, "other_value": 60}),
    ("two tiles alike", tile("Z1", 1, color="yellow", track=["1-4"]), Fault.TILE_TWIN, WARNING, "tiles.Z1",
     {"other_tile": "9"}),
    ("more pieces than places", {"title.json": put("tiles", "651", 3)}, Fault.SUPPLY_SURPLUS, WARNING, "tiles.651",
     {"pieces": 3, "most": 1}),
    ("no pieces for the towns", {"title.json": both(*(put("tiles", name, 1) for name in ("3", "4", "58", "73", "74", "679")))},
     Fault.SUPPLY_SHORT, WARNING, "", {"color": "yellow", "pieces": 6}),
    # --- market, trains, phases, set-ups
    ("market without a start price", {"market.json": put("rows", [[10, 20, 30]]),
     "trains.json": both(*(put("phases", name, "pars", []) for name in ("4", "6", "8", "10", "12", "16")))},
     Fault.PAR_MISSING, Severity.ERROR, "rows", {}),
    ("phase with a start price that is none", {"trains.json": put("phases", "4", "pars", [68, 101])},
     Fault.PHASE_PAR_UNKNOWN, Severity.ERROR, "phases.4.pars", {"phase": "4", "price": 101}),
    ("market that falls", {"market.json": put("rows", 3, 3, 60)}, Fault.MARKET_FALLS, WARNING, "rows[3][3]",
     {"price": 60, "other_price": 71}),
    ("train without pieces", {"trains.json": on_entry("trains", "20H", price=1500, distance=20)},
     Fault.TRAIN_WITHOUT_PIECES, WARNING, "trains.20H", {"train": "20H"}),
    ("train that rusts on an earlier one", {"trains.json": put("trains", "10H", "rusts_on", "6H")},
     Fault.TRAIN_RUSTS_AT_ONCE, Severity.ERROR, "trains.10H.rusts_on", {"other_train": "6H"}),
    ("train that covers nothing", {"trains.json": both(put("trains", "4H", "distance", 1),
     put("trains", "4H", "weights", [2, 2, 2]))}, Fault.TRAIN_GOES_NOWHERE, Severity.ERROR, "trains.4H.distance", {}),
    ("phase with a colour without tiles", {"trains.json": put("phases", "16", "colors", ["yellow", "green", "brown", "gray"])},
     Fault.PHASE_WITHOUT_COLOR, WARNING, "phases.16.colors", {"color": "gray"}),
    ("phases in the wrong order", {"trains.json": put("phases", "8", "on", "12H")}, Fault.PHASE_ORDER, Severity.ERROR,
     "phases.10.on", {"phase": "10", "other_phase": "8"}),
    ("more corporations than there are", {"rules.json": put("scenarios", 0, "corporations", 9)},
     Fault.SCENARIO_CORPORATIONS, Severity.ERROR, "scenarios[0]", {"count": 9, "most": 6}),
    ("more money than the bank has", {"title.json": put("bank_total", 1000)}, Fault.SCENARIO_MONEY, Severity.ERROR, "", {}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "fault", "severity", "place", "parameters"),
    [seed[1:] for seed in SEEDS],
    ids=[seed[0] for seed in SEEDS],
)
def test_a_sown_fault_is_found(
    tmp_path: Path, changes: dict[str, Change], fault: Fault, severity: Severity, place: str, parameters: dict[str, Any]
) -> None:
    report = sown(tmp_path, "1849", changes)
    if place:
        finding = only_at(report.findings, fault, place)
    else:
        before = {(one.place, repr(one.parameters)) for one in found(sound("1849"), fault)}
        finding = next(one for one in found(report, fault) if (one.place, repr(one.parameters)) not in before)
    assert finding.severity is severity
    assert {name: finding.parameters[name] for name in parameters} == parameters
    assert not [one for one in found(sound("1849"), fault) if one.place == finding.place and place]
    if finding.hex is not None:
        assert finding.map == "sicilia"
        assert finding.point is not None


def only_at(findings: tuple[Finding, ...], fault: Fault, place: str) -> Finding:
    there = [one for one in findings if (one.fault, one.place) == (fault, place)]
    assert len(there) == 1, [(one.fault.value, one.place) for one in findings]
    return there[0]


LINKS = [
    ("link to nowhere", {"map_napoli.json": on_hex("A5", links=[[3, "Z99", 0]])}, Fault.LINK_UNKNOWN, {"beyond": "Z99"}),
    ("link without a way back", {"map_italia.json": on_hex("L6", links=None)}, Fault.LINK_ONE_WAY, {"beyond": "L6"}),
    ("two links on one side", {"map_napoli.json": on_hex("A5", links=[[3, "L6", 0], [3, "M5", 5]])}, Fault.LINK_TWICE,
     {"side": 3}),
    ("link on the same map", {"map_napoli.json": on_hex("A5", links=[[3, "napoli:A3", 0]])}, Fault.LINK_SAME_MAP,
     {"beyond": "napoli:A3"}),
    ("link over a neighbour", {"map_napoli.json": on_hex("A5", links=[[0, "L6", 0]]),
     "map_italia.json": on_hex("L6", links=[[0, "napoli:A5", 0]])}, Fault.LINK_COVERED, {"beyond": "napoli:C5"}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "fault", "parameters"), [seed[1:] for seed in LINKS], ids=[seed[0] for seed in LINKS]
)
def test_a_wrong_link_is_found(
    tmp_path: Path, changes: dict[str, Change], fault: Fault, parameters: dict[str, Any]
) -> None:
    report = sown(tmp_path, "pa20", changes)
    finding = next(one for one in found(report, fault) if one.hex == "napoli:A5")
    assert finding.severity is Severity.ERROR
    assert {name: finding.parameters[name] for name in parameters} == parameters
    assert (finding.file, finding.map) == ("map_napoli.json", "napoli")


def test_a_curve_tighter_than_any_in_print_is_found(tmp_path: Path) -> None:
    stops = ["city 10", "town 10", "city 10", "town 10"]
    report = sown(tmp_path, "1849", tile("Z1", 1, color="yellow", stops=stops, track=TIGHT))
    assert {one.parameters["track"] for one in found(report, Fault.CURVE_TOO_TIGHT)} == {"4-stop3", "5-stop3"}


def test_tracks_that_cross_at_a_sharp_angle_lie_on_each_other(tmp_path: Path) -> None:
    stops, track = ["town 10", "city 10", "town 10"], ["3-stop", "0-stop", "5-stop1", "0-stop2", "3-stop2", "1-4"]
    report = sown(tmp_path, "1849", tile("Z1", 1, color="yellow", stops=stops, track=track))
    pairs = {(one.parameters["track"], one.parameters["other_track"]) for one in found(report, Fault.TRACKS_OVERLAP)}
    assert ("0-stop", "3-stop2") in pairs


def test_a_rotation_that_never_fits_is_found(tmp_path: Path) -> None:
    # A map of two hexes side by side: straight track between them lies in one direction only.
    hexes = {
        "A1": {"color": "gray", "stops": ["city 20"], "track": ["0-stop standard"], "home_of": "AFG"},
        "C1": {"color": "white"},
        "E1": {"color": "gray", "stops": ["city 20"], "track": ["3-stop standard"]},
    }
    companies = {"corporations": {"AFG": {"name": "A", "homes": ["A1"], "color": "#112233"}}, "privates": {},
                 "certificates": ["100 president"]}  # fmt: skip
    report = sown(
        tmp_path,
        "1849",
        {
            MAP: lambda content: content.update(hexes=hexes),
            "companies.json": lambda content: content.update(companies),
            "title.json": both(put("hex_events", {}), put("tiles", {"9": 1, "8": 1}), put("delay", None)),
            "trains.json": put("trains", "E", "doubled", []),
        },
    )
    finding = next(one for one in found(report, Fault.ROTATION_NEVER_FITS) if one.tile == "9")
    assert finding.parameters["rotations"] == (1, 2)
    assert [one.tile for one in found(report, Fault.TILE_NEVER_LAID)] == ["8"]
    assert report.can_stand == {"C1": {"9": (0,)}}


def test_a_port_out_of_reach_is_found(tmp_path: Path) -> None:
    trains = {"4H": {"price": 100, "distance": 2}}
    phases = {"4": {"train_limit": 4, "colors": ["yellow", "green"], "operating_rounds": 1, "pars": [68]}}
    scenario = {"players": 3, "cash": 100, "certificate_limit": 9, "corporations": 6, "trains": {"4H": 3}}
    report = sown(
        tmp_path,
        "1849",
        {
            "trains.json": lambda content: content.update(trains=trains, phases=phases),
            "title.json": put("hex_events", {}),
            "rules.json": both(put("scenarios", [scenario]), put("options", {})),
        },
    )
    # From the port a12 one stop, in A13 Milazzo, is a hex away; the next one, Messina, two.
    assert "a12" not in {one.hex for one in found(report, Fault.PORT_TOO_FAR)}
    shorter = sown(tmp_path, "1849", {"trains.json": put("trains", "4H", "distance", 1)})
    finding = next(one for one in found(shorter, Fault.PORT_TOO_FAR) if one.hex == "a12")
    assert (finding.parameters["length"], finding.parameters["limit"]) == (2, 1)


def test_a_stop_cut_off_is_found(tmp_path: Path) -> None:
    cut = on_hex("O11", stops=["town 0"], name="Sparta", impassable=[2, 3, 4])
    report = sown(tmp_path, "1849", {MAP: both(cut, on_hex("N10", impassable=[5]), on_hex("N12", impassable=[1, 2]))})
    finding = only(report, Fault.STOP_UNREACHABLE, "1849")
    assert finding.hex == "O11"


def test_two_maps_of_one_id_are_found(tmp_path: Path) -> None:
    report = sown(tmp_path, "pa20", {"map_napoli.json": put("id", "italia")})
    assert only(report, Fault.MAP_TWICE, "pa20").parameters == {"map": "italia"}


def test_an_empty_map_is_found(tmp_path: Path) -> None:
    report = sown(tmp_path, "1849", {MAP: put("hexes", {})})
    assert only(report, Fault.MAP_EMPTY, "1849").parameters == {"map": "sicilia"}


def test_writing_on_track_is_found(tmp_path: Path) -> None:
    every_side = [f"{side}-stop standard" for side in range(6)]
    report = sown(tmp_path, "1849", {MAP: on_hex("H8", color="gray", stops=["city 10/20/30"], track=every_side)})
    assert {(one.fault, one.severity) for one in report.findings if one.hex == "H8"} == {
        (Fault.WRITING_ON_TRACK, WARNING)
    }


@pytest.mark.parametrize("content", ["", "{", "[]", '{"hexes": 3}', "\x89PNG\r\n\x1a\n", '{"id": "x"}'])
def test_a_map_that_cannot_be_read_is_all_that_is_told(tmp_path: Path, content: str) -> None:
    sown(tmp_path, "1849", {})
    (tmp_path / "games/1849" / MAP).write_text(content, encoding="latin-1")
    report = sown(tmp_path, "1849", {})
    assert report.findings
    assert {(one.fault, one.severity, one.file) for one in report.findings} == {(Fault.DATA, Severity.ERROR, MAP)}


def test_every_kind_of_fault_is_sown_by_some_test() -> None:
    tables = Path(__file__).with_name("test_seeded_tables.py")
    text = Path(__file__).read_text(encoding="utf-8") + tables.read_text(encoding="utf-8")
    assert [fault.name for fault in Fault if f"Fault.{fault.name}" not in text] == []
    assert len(SEEDS) + len(LINKS) >= 40


def test_files_of_shipped_titles_stay_as_they_are(tmp_path: Path) -> None:
    sown(tmp_path, "1849", {MAP: on_hex("B4", terrain="swamp")})
    assert "swamp" not in json.dumps(json.loads((ASSETS / "games/1849" / MAP).read_text(encoding="utf-8")))
