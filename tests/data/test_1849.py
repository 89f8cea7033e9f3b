"""The data of 1849 against the tables of the rules: counts from the digest, everything else row by row."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from engine.catalogue import open_title
from engine.coords import Orientation, compass
from engine.data.adjacency import neighbours_of
from engine.data.assets import ASSETS, load_coast
from engine.data.build import build_face
from engine.data.definitions import STOP, Color, Gauge, Hex, StopKind, Title
from engine.data.loader import library_faces
from engine.ids import HexId


@pytest.fixture(scope="module")
def title() -> Title:
    return open_title("1849")


def test_map_counts(title: Title) -> None:
    """Appendix B: 73 hexes, 57 buildable: 25 without cost, 9 rough, 7 hills, 16 mountains."""
    assert len(title.hexes) == 73
    buildable = [hex_ for hex_ in title.hexes.values() if hex_.buildable]
    assert Counter(hex_.terrain for hex_ in buildable) == {"": 25, "rough": 9, "hill": 7, "mountain": 16}


def test_terrain_costs(title: Title) -> None:
    """R-3.2.11."""
    costs = {name: (terrain.standard, terrain.narrow) for name, terrain in title.terrain.items()}
    assert costs == {"rough": (40, 10), "hill": (80, 20), "mountain": (160, 40)}


def test_impassable_sides(title: Title) -> None:
    """R-3.2.6: thirteen hexsides, marked on both hexes."""
    cells = {hex_.cell: hex_.id for hex_ in title.hexes.values()}
    steps = ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1))
    pairs = Counter(
        frozenset((hex_.id, cells[hex_.cell.x + steps[side][0], hex_.cell.y + steps[side][1]]))  # type: ignore[index]
        for hex_ in title.hexes.values()
        for side in hex_.impassable
    )
    expected = "B2–C1, B4–C3, C7–D6, C11–E11, D8–E7, D8–F8, D8–E9, D10–E9, D10–F10, D10–E11, K11–L10, K11–M11, M11–N12"
    assert pairs == {frozenset(pair.split("–")): 2 for pair in expected.split(", ")}


def test_tile_counts(title: Title) -> None:
    """R-3.2.7."""
    pieces: Counter[Color] = Counter()
    for tile in title.tiles:
        pieces[tile.face.color] += tile.count
    assert pieces == {Color.YELLOW: 72, Color.GREEN: 73, Color.BROWN: 25}


def test_stop_values(title: Title) -> None:
    """R-3.5.1, R-3.5.2, R-3.5.4 and the slots of R-3.3.2."""
    values = {
        hex_.name or name: [(s.kind, s.revenue, s.slots) for s in hex_.face.stops] for name, hex_ in title.hexes.items()
    }
    city, town, port = StopKind.CITY, StopKind.TOWN, StopKind.PORT
    assert values["Palermo"] == [(city, (50,), 1)]
    assert values["Terranova"] == [(city, (20, 30, 40), 2)]
    assert values["Trapani"] == values["Marsala"] == [(city, (20, 30, 40), 1)]
    assert values["Calabria"] == [(StopKind.OFFBOARD, (10, 30, 90), 0)]
    assert values["Milazzo"] == [(town, (10,), 0)]
    assert {name: values[name] for name in ("A5", "a12", "N8", "L14")} == {
        "A5": [(port, (10,), 0)],
        "a12": [(port, (20,), 0)],
        "N8": [(port, (20,), 0)],
        "L14": [(port, (60,), 0)],
    }


def _table(text: str, heading: str) -> list[list[str]]:
    section = text.partition(f"## {heading}")[2].partition("\n## ")[0]
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("|")
    ]


def _exits(hex_: Hex) -> set[int]:
    return {end for track in hex_.face.track for end in (track.a, track.b) if end < STOP}


def _paths(hex_: Hex) -> set[str]:
    kinds = {StopKind.CITY: "C", StopKind.TOWN: "T", StopKind.OFFBOARD: "O", StopKind.PORT: "O"}
    gauges = {Gauge.STANDARD: "b", Gauge.NARROW: "n", Gauge.DUAL: "d"}
    found = set()
    for track in hex_.face.track:
        a = compass(track.a, Orientation.FLAT).upper()
        b = (
            kinds[hex_.face.stops[track.b - STOP].kind]
            if track.b >= STOP
            else compass(track.b, Orientation.FLAT).upper()
        )
        found.add(f"{a}-{b}{gauges[track.gauge]}")
    return found


def test_every_hex_as_in_appendix_b(title: Title, shared: Path) -> None:
    """Colour, cost, label, value, printed track, impassable sides, neighbours and home of all hexes."""
    rows = _table((shared / "rules/1849.md").read_text(encoding="utf-8"), "Appendix B")[2:]
    neighbours = neighbours_of(title)
    assert {row[0] for row in rows} == set(title.hexes)
    for name, label, color, _, cost, tile_label, value, paths, blocked, around, home in rows:
        hex_id = HexId(name)
        hex_ = title.hexes[hex_id]
        assert (hex_.name, hex_.face.color.value, hex_.face.label) == (label, color, tile_label), name
        assert (str(title.terrain[hex_.terrain].standard) if hex_.terrain else "") == cost, name
        printed = "/".join(str(step) for stop in hex_.face.stops for step in stop.revenue)
        assert ("" if printed == "0" else printed) == value, name
        assert _paths(hex_) == set(paths.split()), name
        sides = {compass(side, Orientation.FLAT).upper() for side in hex_.impassable}
        assert sides == set(blocked.split()), name
        # The table leaves out the sides of finished hexes that have no exit there.
        reached = {
            f"{compass(side, Orientation.FLAT).upper()}:{across[0]}"
            for side, across in enumerate(neighbours[hex_id])
            if across is not None and (title.hexes[across[0]].buildable or across[1] in _exits(title.hexes[across[0]]))
        }
        finished = {entry for entry in around.split() if entry.endswith(":F12")}
        assert reached == set(around.split()) - finished, name
        assert (hex_.home_of or "") == home, name


def test_every_tile_as_in_appendix_c(title: Title, shared: Path) -> None:
    """Colour, count, value, label and track of all tiles."""
    rows = _table((shared / "rules/1849.md").read_text(encoding="utf-8"), "Appendix C")[2:]
    listed = {row[0]: row for row in rows if row[0].isdigit() and int(row[2]) > 0}
    assert set(listed) == set(title.tile)
    gauges = {"b": Gauge.STANDARD, "n": Gauge.NARROW, "d": Gauge.DUAL}
    for name, color, count, content, _ in listed.values():
        tile = title.tile[name]  # type: ignore[index]
        assert (tile.face.color.value, tile.count) == (color, int(count)), name
        head, _, paths = content.partition(";")
        stop = re.match(r"(town|city) (\d+)(?: slots(\d))?(?: label (\w))?", head)
        if stop is None:
            assert not tile.face.stops, name
        else:
            only = tile.face.stops[0]
            assert (only.kind.value, only.revenue, only.slots) == (stop[1], (int(stop[2]),), int(stop[3] or 0)), name
            assert tile.face.label == (stop[4] or ""), name
        expected = set()
        for path in paths.split():
            ends = [STOP if end in "CT" else int(end) for end in path[:-1].split("-")]
            expected.add((min(ends), max(ends), gauges[path[-1]]))
        assert {(track.a, track.b, track.gauge) for track in tile.face.track} == expected, name


def test_market(title: Title, shared: Path) -> None:
    """Appendix A, cell by cell."""
    text = (shared / "rules/1849.md").read_text(encoding="utf-8")
    rows = re.findall(r"^r\d +(.+)$", text.split("## Appendix A")[1].split("## Appendix B")[0], re.MULTILINE)
    marks = {"p": ("", True), "x": ("", True), "z": ("", True), "u": ("restricted", False), "e": ("end", False)}
    marks |= {"c": ("close", False), "": ("", False)}
    expected = [[(int(price), *marks[mark]) for price, mark in re.findall(r"(\d+)([a-z]?)", row)] for row in rows]
    assert [[(cell.price, cell.zone, cell.par) for cell in row] for row in title.market.rows] == expected


def test_start_prices_and_phases(title: Title) -> None:
    """R-2.3.2, R-3.9."""
    cells = title.market.rows
    assert [cells[r][c].price for r, c in ((4, 2), (3, 5), (2, 8), (1, 11))] == [68, 100, 144, 216]
    assert [
        (phase.id, phase.train_limit, phase.operating_rounds, phase.pars[-1], phase.colors[-1].value, phase.value_step)
        for phase in title.phases
    ] == [
        ("4", 4, 1, 100, "yellow", 0),
        ("6", 4, 2, 144, "green", 0),
        ("8", 3, 2, 144, "green", 1),
        ("10", 2, 3, 216, "brown", 1),
        ("12", 2, 3, 216, "brown", 2),
        ("16", 2, 3, 216, "brown", 2),
    ]
    assert [phase.id for phase in title.phases if phase.corporations_buy_privates] == ["6", "8", "10"]


def test_trains(title: Title) -> None:
    """R-1.7, R-3.4.4, V-5."""
    assert [(train.type, train.price, train.rusts_on, train.available_on) for train in title.trains] == [
        ("4H", 100, "8H", None),
        ("6H", 200, "10H", None),
        ("8H", 350, "16H", None),
        ("10H", 550, None, None),
        ("12H", 800, None, None),
        ("16H", 1100, None, None),
        ("E", 550, None, "12H"),
        ("R6H", 350, None, "16H"),
    ]
    assert {train.type: train.weights for train in title.trains if train.weights != (2, 1, 1)} == {"R6H": (1, 2, 1)}
    electric = title.trains[6]
    assert (electric.distance, electric.forbidden, electric.count) == (0, (Gauge.NARROW,), 6)
    assert {title.hexes[hex_id].name for hex_id in electric.doubled} == {"Messina", "Palermo", "Catania", "Siracusa"}


def test_corporations_and_privates(title: Title) -> None:
    """R-1.7 and the table of 1.5."""
    homes = {c.id: ([title.hexes[home].name for home in c.homes], c.token_fee, c.tokens) for c in title.corporations}
    assert homes == {
        "AFG": (["Caltanissetta", "Messina", "Ragusa", "Terranova", "Trapani"], 40, 3),
        "ATA": (["Siracusa"], 30, 3),
        "CTL": (["Marsala"], 40, 3),
        "IFT": (["Catania"], 90, 3),
        "RCS": (["Palermo"], 130, 3),
        "SFA": (["Girgenti"], 40, 3),
    }
    for corporation in title.corporations:
        assert [certificate.percent for certificate in corporation.certificates] == [20, 10, 10, 10, 10, 10, 10, 20]
        assert corporation.certificates[0].president
        assert corporation.certificates[7].last
    assert [(private.id, private.price, private.revenue) for private in title.privates] == [
        ("SCE", 20, 5),
        ("SIGI", 45, 10),
        ("CNM", 75, 15),
        ("SMS", 110, 20),
        ("RSA", 150, 25),
    ]
    assert [p.id for p in title.privates if not p.sellable] == ["RSA"]


def test_rulings_as_in_section_5(title: Title, shared: Path) -> None:
    """Every switch of the table stands in both profiles, with the letter of its column."""
    text = (shared / "rules/1849.md").read_text(encoding="utf-8")
    in_words: dict[str, str | bool] = {
        "off": "off",
        "options": "options",
        "allowed": True,
        "not allowed": False,
        "–": "a",
        "as seed": "a",
    }
    in_words |= {"same": "a", "never arises": "a"}
    expected: dict[str, dict[str, str | bool]] = {"pbem": {}, "aag": {}}
    for row in re.findall(r"^\| RUL-\d\d \| (.+) \|$", text, re.MULTILINE):
        cells = row.replace("*", "").split(" | ")
        for key in re.findall(r"`(\w+)`", cells[0]):
            for profile, cell in (("pbem", cells[-3]), ("aag", cells[-2])):
                letter = re.match(r"([abc])\b", cell)
                expected[profile][key] = letter[1] if letter else in_words[cell]
    assert len(expected["pbem"]) == 52
    for profile, asked in (("pbem", "a"), ("aag", "b")):  # not in the table: how the step of V-3 is asked
        expected[profile]["token_purchase_asked"] = asked
    assert {profile.id: profile.switches for profile in title.profiles} == expected
    assert title.default_profile == "pbem"


def test_map_and_tiles_as_in_the_facts(title: Title, shared: Path) -> None:
    """The shared library holds every tile of the facts, with as many tracks and stops."""
    facts = json.loads((shared / "facts/tiles.json").read_text(encoding="utf-8"))["tiles"]
    library = {name: build_face(face, file="", place=name) for name, face in library_faces(ASSETS).items()}
    assert set(library) == set(facts)
    for name, raw in facts.items():
        assert len(library[name].stops) == len(raw.get("cities", [])) + len(raw.get("towns", [])), name
        if not any("junction" in path for path in raw["paths"]):
            assert len(library[name].track) == len(raw["paths"]), name


def test_coast(title: Title, shared: Path) -> None:
    facts = json.loads((shared / "facts/coast_sicilia.json").read_text(encoding="utf-8"))
    rings = load_coast(title.maps[0].coast)
    assert [[list(point) for point in ring] for ring in rings] == facts


def test_gauges() -> None:
    """R-3.2.8 and R-3.2.5: dual meets both; narrow and standard may become dual, nothing else changes."""
    narrow, standard, dual = Gauge.NARROW, Gauge.STANDARD, Gauge.DUAL
    assert [gauge.bits for gauge in (narrow, standard, dual)] == [1, 2, 3]
    assert not narrow.meets(standard)
    assert dual.meets(narrow)
    assert dual.meets(standard)
    assert narrow.kept_by(dual)
    assert standard.kept_by(dual)
    assert not dual.kept_by(standard)
    assert not narrow.kept_by(standard)
