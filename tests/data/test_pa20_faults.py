"""Faults in the data of PA20: the title refuses to load and names file and place; the other titles stay usable."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.data.assets import ASSETS, list_titles
from engine.data.loader import load_title
from engine.errors import DataError
from engine.messages import Key

Edit = Callable[[Any], object]


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """A copy of the data that a test may spoil."""
    for folder in ("games/1849", "games/pa20", "tiles", "coasts"):
        shutil.copytree(ASSETS / folder, tmp_path / folder)
    return tmp_path


def spoil(assets: Path, file: str, change: Edit) -> None:
    path = assets / "games" / "pa20" / f"{file}.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    change(content)
    path.write_text(json.dumps(content), encoding="utf-8")


def put(*path: Any) -> Edit:
    """An edit that puts the last argument at the path before it."""
    *keys, last, value = path

    def change(content: Any) -> None:
        for key in keys:
            content = content[key]
        content[last] = value

    return change


def drop(*path: Any) -> Edit:
    def change(content: Any) -> None:
        for key in path[:-1]:
            content = content[key]
        del content[path[-1]]

    return change


@pytest.mark.parametrize(
    ("file", "change", "key", "named", "place"),
    [
        # A link without its partner on the other map.
        ("map_napoli", drop("hexes", "A3", "links"), Key.LINK_ONE_WAY, "map_italia", "hexes.M5.links"),
        (
            "map_italia",
            put("hexes", "M5", "links", [[5, "napoli:Z9", 2]]),
            Key.UNKNOWN_ID,
            "map_italia",
            "hexes.M5.links",
        ),
        (
            "map_italia",
            put("hexes", "M5", "links", [[5, "napoli:A5", 2]]),
            Key.LINK_ONE_WAY,
            "map_italia",
            "hexes.M5.links",
        ),
        # A home off the map, or none.
        (
            "companies",
            put("corporations", "LA", "homes", ["ZZ1"]),
            Key.UNKNOWN_ID,
            "companies",
            "corporations.LA.homes",
        ),
        ("companies", put("corporations", "LA", "homes", []), Key.FIELD_MISSING, "companies", "corporations.LA"),
        # A certificate missing, or of the wrong kind.
        (
            "companies",
            lambda content: content["certificates"].pop(),
            Key.VALUE_NOT_ALLOWED,
            "companies",
            "corporations.NN.certificates",
        ),
        (
            "companies",
            lambda content: content["corporations"]["SFM"]["certificates"].pop(),
            Key.VALUE_NOT_ALLOWED,
            "companies",
            "corporations.SFM.certificates",
        ),
        (
            "companies",
            put("corporations", "RM", "certificates", ["20 president", *[10] * 8]),
            Key.VALUE_NOT_ALLOWED,
            "companies",
            "corporations.RM.certificates",
        ),
        (
            "companies",
            put("corporations", "SFSM", "certificates", ["50 president", 50]),
            Key.VALUE_NOT_ALLOWED,
            "companies",
            "corporations.SFSM.certificates",
        ),
        (
            "companies",
            put("corporations", "NN", "certificates", ["100 president"]),
            Key.FIELD_MISSING,
            "companies",
            "corporations.NN.certificates",
        ),
        # Names that nothing bears.
        (
            "railways",
            put("cards", "BAY", "certificate_of", "XX"),
            Key.UNKNOWN_ID,
            "railways",
            "cards.BAY.certificate_of",
        ),
        ("railways", drop("majors", "LA"), Key.FIELD_MISSING, "railways", "majors"),
        ("railways", drop("launches", "6"), Key.FIELD_MISSING, "railways", "launches"),
        ("railways", put("fund", "id", "XX"), Key.VALUE_NOT_ALLOWED, "companies", "corporations.SFM.kind"),
        ("railways", put("fund", "from_phase", "9"), Key.UNKNOWN_ID, "railways", "fund.from_phase"),
        ("railways", put("majors", "NN", "network", "LA"), Key.UNKNOWN_ID, "railways", "majors.NN.network"),
        (
            "railways",
            put("governments", "RM", "members", ["NN", "LA"]),
            Key.UNKNOWN_ID,
            "railways",
            "majors.FSC.network",
        ),
        (
            "railways",
            put("governments", "RM", "merging", 4),
            Key.VALUE_NOT_ALLOWED,
            "railways",
            "governments.RM.merging",
        ),
        (
            "railways",
            put("majors", "LA", "destinations", 0, "hexes", ["ZZ1"]),
            Key.UNKNOWN_ID,
            "railways",
            "majors.LA.destinations[0].hexes",
        ),
        (
            "railways",
            put("values_by_color", {"napoli:Z9": {"yellow": 40}}),
            Key.UNKNOWN_ID,
            "railways",
            "values_by_color.napoli:Z9",
        ),
        ("railways", put("dormant_par", 66), Key.VALUE_NOT_ALLOWED, "railways", "dormant_par"),
        ("railways", put("majors", "LA", "steps", "3"), Key.WRONG_TYPE, "railways", "majors.LA.steps"),
        ("railways", put("majors", "LA", "home_side", 6), Key.WRONG_SHAPE, "railways", "majors.LA.home_side"),
        ("railways", put("colour", 1), Key.FIELD_UNKNOWN, "railways", ""),
        (
            "companies",
            put("corporations", "LA", "kind", "minor"),
            Key.VALUE_NOT_ALLOWED,
            "companies",
            "corporations.LA.kind",
        ),
        ("companies", put("corporations", "LA", "kind", "regional"), Key.FIELD_MISSING, "railways", "regionals"),
        ("trains", put("trains", "5", "removed_after", "R9"), Key.UNKNOWN_ID, "trains", "trains.5"),
    ],
)
def test_a_fault_is_named_by_file_and_place(
    assets: Path, file: str, change: Edit, key: Key, named: str, place: str
) -> None:
    spoil(assets, file, change)
    with pytest.raises(DataError) as caught:
        load_title(assets / "games" / "pa20", library=assets)
    assert (caught.value.key, caught.value.parameters["place"]) == (key, place)
    assert str(caught.value.parameters["file"]) == str(assets / "games" / "pa20" / f"{named}.json")


def test_the_other_titles_stay_usable(assets: Path) -> None:
    spoil(assets, "railways", drop("fund"))
    found = {summary.id: summary.error for summary in list_titles(assets)}
    assert {title: error is None for title, error in found.items()} == {"1849": True, "pa20": False}
