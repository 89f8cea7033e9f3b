"""18xx-maker files that are none, too large, or odd in places: refused with a reason, or carried as far as they go."""

import copy
import random
from pathlib import Path
from typing import Any

import pytest

from engine.coords import Orientation
from engine.errors import DataError
from engine.interop.maker_export import export_maker
from engine.interop.maker_json import MAX_ENTRIES, MAX_HEXES, MAX_MAPS
from engine.interop.maker_report import Reason
from engine.messages import Key
from tests.engine.interop.test_maker import INFO, TITLES, files_of, read


def refused(tmp_path: Path, content: object) -> DataError:
    with pytest.raises(DataError) as caught:
        read(tmp_path, content)
    return caught.value


def test_names_that_would_leave_the_folder_become_plain(tmp_path: Path) -> None:
    content = {
        **INFO,
        "tiles": {"../../etc/passwd": {"color": "yellow", "quantity": 1, "track": [{"side": 1, "type": "straight"}]}},
        "map": [
            {"name": "../../../var/evil", "hexes": [{"hexes": ["A1"], "terrain": [{"type": "../swamp", "cost": 20}]}]},
            {"name": "..", "hexes": [{"hexes": ["A1"]}]},
        ],
    }  # fmt: skip
    files = read(tmp_path, content).files
    assert files.title.maps == ("map_var_evil.json", "map_map2.json")
    assert list(files.title.terrains) == ["swamp"]
    assert list(files.tiles) == ["....etcpasswd"]


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", Key.NOT_JSON),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", Key.NOT_JSON),
        (b"\xff\xd8\xff\xe0", Key.NOT_JSON),
        (b"[" * 100_000, Key.NOT_JSON),
        (b'{"info": {"title": "x"}, "info": 3}', Key.DUPLICATE_ID),
        ([], Key.NOT_A_MAKER_FILE),
        ({}, Key.NOT_A_MAKER_FILE),
        ({"id": 1, "title": "1849", "actions": []}, Key.NOT_A_MAKER_FILE),
        ({**INFO, "map": 3}, Key.WRONG_TYPE),
        ({**INFO, "map": {"hexes": [{"hexes": ["A1"], "track": [{}] * 100}]}}, Key.TOO_MANY),
        ({**INFO, "map": [{"hexes": []}] * (MAX_MAPS + 1)}, Key.TOO_MANY),
        ({**INFO, "map": {"hexes": [{"hexes": [f"A{n}" for n in range(MAX_HEXES + 1)]}]}}, Key.TOO_MANY),
        ({**INFO, "map": {"hexes": [{"hexes": [f"{row}{n}" for n in range(1, 999)]} for row in "ABCDEF"]}}, Key.TOO_MANY),
        ({**INFO, "map": [{"copy": 0, "hexes": []}]}, Key.COPY_CIRCLE),
        ({**INFO, "map": [{"copy": 1, "hexes": []}, {"copy": 0, "hexes": []}]}, Key.COPY_CIRCLE),
        ({**INFO, "map": [{"copy": 7, "hexes": []}]}, Key.UNKNOWN_ID),
        ({**INFO, "map": {"hexes": [{"hexes": ["A1"], "copy": "A1"}]}}, Key.COPY_CIRCLE),
        ({**INFO, "map": {"hexes": [{"hexes": ["A1"], "copy": "A3"}, {"hexes": ["A3"], "copy": "A1"}]}}, Key.COPY_CIRCLE),
        ({**INFO, "map": {"hexes": [{"hexes": ["A1"], "copy": "Z9"}]}}, Key.UNKNOWN_ID),
        ({**INFO, "tiles": {str(n): 1 for n in range(MAX_ENTRIES + 1)}}, Key.TOO_MANY),
        ({**INFO, "stock": {"market": [[1] * 100]}}, Key.TOO_MANY),
    ],
)  # fmt: skip
def test_files_that_cannot_be_used_are_refused_with_a_reason(tmp_path: Path, content: object, key: Key) -> None:
    error = refused(tmp_path, content)
    assert error.key is key
    assert error.parameters["file"] == str(tmp_path / "maker.json")


@pytest.mark.parametrize(
    ("content", "place", "field"),
    [
        ({"map": {"hexes": "A1"}}, "map[0]", "hexes[0]"),
        ({"map": {"hexes": [{"hexes": [True]}]}}, "map[0].hexes[0]", "hexes"),
        ({"map": {"hexes": [{"hexes": ["A1"], "track": [{"side": "x"}]}]}}, "map[0].hexes A1.track", "side"),
        ({"map": {"hexes": [{"hexes": ["A1"], "track": [3.5]}]}}, "map[0].hexes A1", "track[0]"),
        ({"map": {"hexes": [{"hexes": ["A1"], "cities": [{"angle": "left"}]}]}}, "map[0].hexes A1", "angle"),
        ({"map": {"hexes": [{"hexes": ["A1"], "cities": [{}], "values": [10**12]}]}}, "map[0].hexes A1", "values"),
        ({"map": {"hexes": [{"hexes": ["A1"], "cities": [{}], "values": ["+20"]}]}}, "map[0].hexes A1", "values"),
        ({"tiles": [1, 2]}, "$", "tiles"),
        ({"trains": [{"name": "2", "price": {}}]}, "trains[0]", "price"),
        ({"companies": [3]}, "$", "companies[0]"),
        ({"stock": {"market": [[{"value": [1]}]]}}, "stock", "market[0][0]"),
    ],
)
def test_an_odd_entry_is_told_and_the_rest_is_carried(
    tmp_path: Path, content: dict[str, Any], place: str, field: str
) -> None:
    found = read(tmp_path, {"players": [{"number": 3, "capital": 400}], **INFO, **content})
    assert (Reason.UNREADABLE, place, field) in {(loss.reason, loss.place, loss.field) for loss in found.losses}
    assert found.files.title.name == "Prova"
    assert found.files.rules.scenarios[0].cash == 400


def test_markets_of_one_row_stay_one_row(tmp_path: Path) -> None:
    cells = [{"value": 40}, 45, {"value": "50*", "par": True}, "55"]
    for kind, market in (("1D", cells), ("1Diag", cells), ("1D", [cells])):
        found = read(tmp_path, {**INFO, "stock": {"type": kind, "market": market}})
        assert found.files.market.rows == ((40, 45, "50 par", 55),)
        assert (Reason.NO_COUNTERPART, "stock", "type", kind) in {
            (loss.reason, loss.place, loss.field, loss.value) for loss in found.losses
        }


def test_start_prices_beside_the_market_are_taken_by_rows_and_by_lists(tmp_path: Path) -> None:
    for values in ([[60], [70, {"value": 80}]], [60, 70, 80]):
        found = read(tmp_path, {**INFO, "stock": {"market": [[50, 60, 70], [80]], "par": {"values": values}}})
        assert found.files.market.rows == ((50, "60 par", "70 par"), ("80 par",))


def test_a_game_of_another_family_is_carried_as_far_as_it_goes(tmp_path: Path) -> None:
    """Pointy-top, companies with kept cities, trains that rust in many ways, a market with holes, events of other names."""
    content = {
        "info": {"title": "Altra", "currency": "$#", "publisher": "x"},
        "bank": 12000,
        "colors": {"bosco": "rgb(50, 118, 63)"},
        "companies": [
            {"abbrev": "A&B", "name": "Alta e Bassa", "color": "bosco", "tokens": ["Free", 40, 40], "logo": "x/AB"},
            {"abbrev": "MIN", "color": "teal", "minor": True, "shares": [{"quantity": 1, "percent": 100}], "tokens": ["Free"]},
            {"abbrev": "NOWHERE", "color": "navy"},
        ],
        "trains": [
            {"name": "2", "quantity": 6, "price": 80, "rust": ["4"]},
            {"name": "3+3", "quantity": 2, "price": "250/300", "rust": {"on": "4", "index": 2}},
            {"name": "4", "quantity": "∞", "price": 300.0},
        ],
        "phases": [
            {"name": "2", "limit": 4, "tiles": "yellow", "rounds": 1},
            {"name": "4", "on": "4", "limit": 3, "tiles": "green", "events": {"close_companies": True, "flood": True}},
        ],
        "players": [{"number": 3, "certLimit": "13/15"}],
        "map": {"hexes": [
            {"color": "plain", "hexes": ["B2", "B4"]},
            {"color": "yellow", "hexes": ["C3"], "labels": ["OO"], "values": [20], "names": ["Due", {"name": "Rive"}],
             "cities": [{"angle": 90, "percent": 0.5, "companies": [{"label": "A&B"}]}, {"angle": 270, "percent": 0.5}],
             "track": [{"side": 1}, {"side": 4}]},
            {"color": "gray", "hexes": ["B6"], "cities": [{"companies": ["MIN"], "pass": True}], "values": ["30"],
             "track": [{"side": 1}]},
            {"color": "offboard", "hexes": ["C1"], "offBoardRevenue": {"name": "Ovest", "groups": ["W"]},
             "track": [{"side": 4, "type": "offboard"}]},
        ]},
    }  # fmt: skip
    found = read(tmp_path, content)
    files = found.files
    hexes = files.maps[0].hexes
    assert files.maps[0].orientation is Orientation.POINTY
    assert (hexes["C3"].stops, hexes["C3"].home_of) == (("city 20", "city 20"), "A&B")
    # Sides 1 and 4 of pointy-top hexes are west and east: our 1 and 4; angle 90 lies to the west.
    assert set(hexes["C3"].track) == {"1-stop standard", "4-stop1 standard"}
    corporations = files.companies.corporations
    assert (corporations["A&B"].color, corporations["A&B"].homes) == ("#32763f", ("C3",))
    assert (corporations["MIN"].certificates, corporations["MIN"].kind) == (("100 president",), "minor")
    assert [(train.price, train.distance) for train in files.trains.trains.values()] == [(80, 2), (250, 3), (300, 4)]
    assert files.trains.phases["4"].events == ("close_privates",)
    told = {(loss.reason, loss.place, loss.field) for loss in found.losses}
    assert {
        (Reason.ASSUMED, "companies[2]", "homes"),
        (Reason.ASSUMED, "trains[1]", "distance"),
        (Reason.NO_COUNTERPART, "trains[1]", "price"),
        (Reason.RENAMED, "phases[1]", "close_companies"),
        (Reason.NO_COUNTERPART, "phases[1]", "events"),
        (Reason.ASSUMED, "players[0]", "capital"),
        (Reason.NO_COUNTERPART, "players[0]", "certLimit"),
        (Reason.NO_COUNTERPART, "map[0].hexes C3", "name"),
        (Reason.NO_COUNTERPART, "map[0].hexes B6", "cities.pass"),
        (Reason.ASSUMED, "map[0].hexes C1", "revenues"),
    } <= told


@pytest.mark.parametrize("seed", range(60))
def test_spoilt_files_are_read_or_refused_and_nothing_else(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    content, _ = export_maker(files_of(chance.choice(TITLES)))
    junk: list[Any] = [None, True, -1, 10**15, "", "∞", "../x", [], {}, [[]], {"a": 1}, 0.5, "x" * 300]
    for _ in range(4):
        place: Any = content
        while isinstance(place, dict | list) and place:
            key = chance.choice(list(place) if isinstance(place, dict) else range(len(place)))
            if chance.random() < 0.3 or not isinstance(place[key], dict | list) or not place[key]:
                place[key] = copy.deepcopy(chance.choice(junk))
                break
            place = place[key]
    # Only limits, circles of copies and a file that is no game of theirs are refused.
    assert outcome(tmp_path, content) in {
        None, Key.TOO_MANY, Key.COPY_CIRCLE, Key.UNKNOWN_ID, Key.NOT_A_MAKER_FILE, Key.WRONG_TYPE, Key.NOT_JSON,
    }  # fmt: skip


def outcome(tmp_path: Path, content: object) -> Key | None:
    """Why a file was refused; None for one that gave maps."""
    try:
        return None if read(tmp_path, content).files.maps else Key.FIELD_MISSING
    except DataError as error:
        return error.key
