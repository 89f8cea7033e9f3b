"""The report on sound titles, and its parts against other ways to the same answer."""

import itertools
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.catalogue import open_title
from engine.coords import Orientation
from engine.data.assets import ASSETS
from engine.data.definitions import STOP, Color, Face, Gauge, Stop, StopKind, Tile, Track
from engine.designer.checks.findings import Fault, Severity
from engine.designer.checks.flow import assign
from engine.designer.checks.lines import empty_game
from engine.designer.checks.potential import Potential
from engine.designer.checks.report import as_json, check
from engine.designer.checks.standing import Standing
from engine.geometry.track_faults import TIGHTEST, TrackFaultKind, face_faults, tightest
from engine.geometry.track_lines import side_to_side
from engine.ids import HexId, TileId
from engine.routes.lays import check_exit
from engine.routes.upgrades import upgrades
from engine.state.board import Board
from engine.state.faces import turned
from gui.check_sentences import WHAT
from tests.engine.designer.seeding import sound
from tests.helpers.large_maps import large_document

ROOT = Path(__file__).parents[3]
TITLES = ("1849", "1849_two_sicilies", "pa20")


@pytest.mark.parametrize("title", TITLES)
def test_shipped_titles_have_no_error(title: str) -> None:
    assert [finding for finding in sound(title).findings if finding.severity is Severity.ERROR] == []


@pytest.mark.parametrize("title", TITLES)
def test_every_warning_is_explained_in_the_notes_of_the_title(title: str) -> None:
    notes = (ASSETS / "games" / title / "notes.md").read_text(encoding="utf-8")
    for finding in sound(title).findings:
        named = finding.hex or finding.tile or finding.place
        assert any(finding.fault.value in line and str(named) in line for line in notes.splitlines()), finding


@pytest.mark.parametrize("title", TITLES)
def test_tiles_that_can_ever_stand_are_those_that_lays_lead_to(title: str) -> None:
    """R-3.2.1, R-3.2.5, R-3.2.6: hex by hex, upgrade by upgrade, with the engine's own questions."""
    found = open_title(title)
    game, board = empty_game(found), Board()
    colors = {color for phase in found.phases for color in phase.colors}
    standing = Standing(found)
    hexes = [hex_ for hex_ in found.hexes.values() if hex_.buildable]
    events = {event.hex: event.face for event in found.hex_events if event.face is not None}
    for hex_ in random.Random(title).sample(hexes, 12):
        waiting = [face for face in (hex_.face, events.get(hex_.id)) if face is not None]
        seen: set[tuple[TileId, Face]] = set()
        while waiting:
            for upgrade in upgrades(game, waiting.pop()):
                closed = any(check_exit(game, board, hex_.id, side) is not None for side in upgrade.fit.exits)
                if upgrade.face.color in colors and not closed and (upgrade.tile, upgrade.face) not in seen:
                    seen.add((upgrade.tile, upgrade.face))
                    waiting.append(upgrade.face)
        shown = {(tile, look(standing.face((tile, rotation)))) for tile, rotation in standing.by_hex[hex_.id]}
        assert shown == {(tile, look(face)) for tile, face in seen}


def test_a_tile_whose_stops_share_all_sides_looks_different_in_three_rotations() -> None:
    """One city on sides 0 to 2, a like one on 3 to 5: the sides alone would not tell a turned one, the pairs do."""
    city = Stop(StopKind.CITY, (40,), 1)
    track = tuple(Track(side, STOP + side // 3, Gauge.STANDARD) for side in range(6))
    tile = Tile(TileId("twin"), Face(Color.BROWN, (city, city), track), 1)
    standing = Standing(replace(open_title("1849"), tiles=(tile,)))
    assert standing.rotations(tile.id) == (0, 1, 2)


def look(face: Face) -> tuple[frozenset[tuple[int, int, Gauge]], tuple[Stop, ...]]:
    """A face whichever way its tracks are listed; stops of one face differ by their number only where they differ."""
    names = {index: STOP + face.stops.index(stop) for index, stop in enumerate(face.stops)}
    track = ((path.a, path.b if path.b < STOP else names[path.b - STOP], path.gauge) for path in face.track)
    return frozenset(track), face.stops


@pytest.mark.parametrize("seed", range(40))
def test_the_largest_assignment_is_the_largest_of_all(seed: int) -> None:
    chance = random.Random(seed)
    pieces = [f"t{number}" for number in range(chance.randint(1, 4))]
    counts = {piece: chance.randint(0, 2) for piece in pieces}
    sizes = [chance.randint(1, 2) for _ in range(chance.randint(1, 3))]
    fits = [chance.sample(pieces, chance.randint(1, len(pieces))) for _ in sizes]
    places = [number for number, size in enumerate(sizes) for _ in range(size)]
    best = 0
    for choice in itertools.product([None, *pieces], repeat=len(places)):
        used = [piece for piece in choice if piece is not None]
        fit = all(piece is None or piece in fits[place] for place, piece in zip(places, choice, strict=True))
        if fit and all(used.count(piece) <= counts[piece] for piece in pieces):
            best = max(best, len(used))
    result = assign(sizes, fits, counts)
    assert (result.asked, result.served) == (sum(sizes), best)
    # Hall's theorem: what is missing is missing in the classes named, each asking for more than all it can use.
    assert sum(short.asked - short.there for short in result.shortages) == result.asked - result.served
    for short in result.shortages:
        assert short.asked > short.there
        assert {piece for number in short.classes for piece in fits[number]} == set(short.pieces)


def test_supply_of_the_sicily_map() -> None:
    """Pieces as in the tile roster: brown town tiles 3 + 2 + 2, brown plain tiles one each of eight."""
    report = sound("1849")
    short = [found.parameters for found in report.findings if found.fault is Fault.SUPPLY_SHORT]
    assert [(one["color"], one["pieces"], set(one["tiles"])) for one in short if isinstance(one["tiles"], tuple)] == [
        ("brown", 7, {"696", "697", "698"}),
        ("brown", 8, {"39", "40", "41", "42", "646", "647", "648", "649"}),
    ]
    white = [hex_ for hex_ in open_title("1849").hexes.values() if hex_.face.color is Color.WHITE]
    assert (report.colors[0].asked, report.colors[0].served) == (len(white), len(white))
    surplus = {found.tile for found in report.findings if found.fault is Fault.SUPPLY_SURPLUS}
    assert surplus == {"655", "656"}


def test_what_can_stand_in_the_capital() -> None:
    """C5 is the only hex with its label: only its own tiles, and each in one rotation (R-3.2.5)."""
    stands = sound("1849").can_stand[HexId("C5")]
    assert stands == {"651": (5,), "652": (5,)}


def test_lines_reach_over_all_that_could_be_built() -> None:
    potential = Potential(Standing(open_title("1849")))
    from_port = potential.reach([(HexId("a12"), 0)])
    assert from_port[HexId("A13"), 0] == 1
    assert from_port[HexId("B14"), 0] == 2
    assert (HexId("A5"), 0) in from_port  # another port: a line ends there
    assert len({hex_ for hex_, _ in from_port}) == sum(
        bool(hex_.face.stops) for hex_ in open_title("1849").hexes.values()
    )


@pytest.mark.parametrize("orientation", Orientation)
def test_crossings_are_fine_and_the_sharpest_curve_of_print_is_the_limit(orientation: Orientation) -> None:
    crossing = Face(
        Color.GREEN, track=(Track(0, 3, Gauge.STANDARD), Track(1, 4, Gauge.STANDARD), Track(2, 5, Gauge.NARROW))
    )
    assert face_faults(crossing, orientation) == ()
    joined = Face(
        Color.GREEN, track=(Track(0, 3, Gauge.STANDARD), Track(0, 2, Gauge.STANDARD), Track(0, 1, Gauge.STANDARD))
    )
    assert face_faults(joined, orientation) == ()
    radius = tightest(side_to_side(0, 1, orientation))[0]
    assert TIGHTEST < radius == pytest.approx(0.5, abs=0.001)


def test_faults_of_a_face_turn_with_it() -> None:
    town = Face(
        Color.GREEN, (Stop(StopKind.TOWN, (10,)),), (Track(2, STOP, Gauge.STANDARD), Track(2, 5, Gauge.STANDARD))
    )
    for rotation in range(6):
        kinds = [fault.kind for fault in face_faults(turned(town, rotation), Orientation.FLAT)]
        assert kinds == [TrackFaultKind.OVERLAP, TrackFaultKind.STOP_UNDER_TRACK]


def test_a_map_of_a_thousand_hexes_is_checked_whole() -> None:
    report = check(large_document(1000))
    assert report.errors == 0
    assert report.built is not None
    assert len(report.built.hexes) == 1000
    assert len(report.can_stand) == 1000


def test_the_report_as_json_names_everything() -> None:
    content = as_json(sound("1849"))
    assert json.loads(json.dumps(content))["findings"][0]["fault"] == "supply_short"
    assert (content["title"], content["errors"], content["warnings"]) == ("1849", 0, 4)
    assert set(content) == {"title", "errors", "warnings", "findings", "supply", "standing"}
    for finding in content["findings"]:
        assert {"severity", "fault", "file", "place", "parameters"} <= set(finding)


def test_the_page_about_the_answer_is_true() -> None:
    text = (ROOT / "docs" / "check.md").read_text(encoding="utf-8")
    rows = {row[0].strip(" `"): row[1] for row in (line.split("|")[1:3] for line in text.splitlines() if "|" in line)}
    for fault in Fault:
        assert fault.value in rows
        if fault is not Fault.DATA:
            placeholders = set(re.findall(r"{(\w+)}", str(WHAT[fault]))) - {"compass", "hex", "tile"}
            told = set(re.findall(r"`(\w+)`", rows[fault.value]))
            assert placeholders <= told, fault
    keys = set(re.findall(r"\w+", " ".join(rows)))
    content = as_json(sound("pa20"), lambda _: {"what": "", "why": "", "mend": ""})
    assert set(content) <= keys
    assert {key for finding in content["findings"] for key in finding} <= keys


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "main.py", "check", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_the_verb_answers_with_json_and_sentences() -> None:
    done = run("1849")
    assert (done.returncode, done.stderr) == (0, "")
    content = json.loads(done.stdout)
    assert content["errors"] == 0
    assert all(finding["what"] and finding["why"] and finding["mend"] for finding in content["findings"])


def test_the_verb_ends_with_1_for_errors_and_says_when_there_is_no_title(tmp_path: Path) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    (folder / "title.json").write_text('{"extends": "1849", "tiles": {"9999": 3}}', encoding="utf-8")
    done = run(str(folder))
    assert done.returncode == 1
    assert [finding["fault"] for finding in json.loads(done.stdout)["findings"] if finding["severity"] == "error"] == [
        "unknown_id"
    ]
    missing = run("../1849")
    assert (missing.returncode, missing.stdout) == (1, "")
    assert len(missing.stderr.splitlines()) == 1
