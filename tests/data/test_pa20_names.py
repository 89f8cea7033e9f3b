"""Names of rivers and mountains of the maps of PA20 (A-MAP-5), against the facts they were taken from."""

import json
from pathlib import Path

import pytest

from engine.catalogue import open_title
from engine.coords import compass

UNNAMED = {"mare", "zona Napoli"}
"""What the facts write where a side is closed for another reason than a range."""


@pytest.mark.parametrize("map_id", ["italia", "napoli"])
def test_sides_are_named_as_in_the_facts(map_id: str, shared: Path) -> None:
    facts = json.loads((shared / "facts" / f"map_{map_id}.json").read_text(encoding="utf-8"))
    wanted = {
        (border["hex"], border["side"], border["name"])
        for border in facts["borders"]
        if border["kind"] != "link" and border["name"] not in UNNAMED
    }
    (map_,) = (found for found in open_title("pa20").maps if found.id == map_id)
    names = {
        (hex_.label_name, compass(side, map_.orientation), name)
        for hex_ in map_.hexes
        for side, name in hex_.side_names
    }
    assert names == wanted


def test_every_named_side_has_a_river_or_is_closed() -> None:
    for hex_ in open_title("pa20").hexes.values():
        marked = hex_.impassable | {side for side, _ in hex_.rivers}
        assert {side for side, _ in hex_.side_names} <= marked, hex_.id
