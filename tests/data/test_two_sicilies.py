"""1849: Kingdom of the Two Sicilies: what it changes and what it keeps."""

import itertools
import json
from pathlib import Path

import pytest

from engine.catalogue import open_title
from engine.coords import Orientation
from engine.data.adjacency import neighbours_of
from engine.data.definitions import Color, Title
from engine.ids import HexId, PrivateId, TrainType


@pytest.fixture(scope="module")
def title() -> Title:
    return open_title("1849_two_sicilies")


def test_kept_from_1849(title: Title) -> None:
    base = open_title("1849")
    assert title.market == base.market
    assert title.phases == base.phases
    assert title.profiles == base.profiles
    assert title.bank_total == base.bank_total
    assert [(p.id, p.price, p.revenue) for p in title.privates] == [(p.id, p.price, p.revenue) for p in base.privates]


def test_changed(title: Title, shared: Path) -> None:
    facts = json.loads((shared / "facts/game_1849_boot.json").read_text(encoding="utf-8"))
    assert title.exchange_name == facts["title"]
    assert {tile.id: tile.count for tile in title.tiles} == facts["tile_counts"]
    assert title.maps[0].orientation is Orientation.POINTY
    assert {c.id: (c.name, c.token_fee, c.color) for c in title.corporations} == {
        name: (raw["name"], raw["token_cost_for_three"], raw["color"]) for name, raw in facts["corporations"].items()
    }
    assert title.train[TrainType("R6H")].price == 600
    assert {s.players: (s.cash, s.certificate_limit) for s in title.scenarios} == {
        int(count): (raw["cash"], raw["certificate_limit"]) for count, raw in facts["players"].items()
    }
    for name, values in facts["gray_values"].items():
        assert list(title.hexes[HexId(name)].face.stops[0].revenue) == values
    assert set(title.private[PrivateId("CNM")].ports) == set(facts["privates"]["CNM"]["ports"])


def test_earthquake_replaces_the_print(title: Title) -> None:
    """The first 12H makes Avezzano a gray town of 10 with one narrow track to the east."""
    (event,) = title.hex_events
    assert event.hex == "C7"
    assert event.face is not None
    assert event.face.color is Color.GRAY
    assert event.face.stops[0].revenue == (10,)
    assert [(track.a, track.gauge.value) for track in event.face.track] == [(4, "narrow")]


@pytest.mark.parametrize(
    ("title_id", "name"),
    [
        ("1849", "sicilia_3p"),
        ("1849", "gen_1849_4p_b"),
        ("1849_two_sicilies", "duesicilie_boot_5p"),
        ("1849_two_sicilies", "gen_duesicilie_6p_a"),
    ],
)
def test_routes_of_recorded_games_cross_neighbours(title_id: str, name: str, shared: Path) -> None:
    """Each step of each recorded route joins two hexes that are neighbours on our map."""
    around = neighbours_of(open_title(title_id))
    game = json.loads((shared / f"replays/{name}.18xx.json").read_text(encoding="utf-8"))
    steps = {
        (here, there)
        for action in game["actions"]
        if action["type"] == "run_routes"
        for route in action["routes"]
        for chain in route["connections"]
        for here, there in itertools.pairwise(chain)
    }
    assert len(steps) > 30
    apart = {(here, there) for here, there in steps if there not in {side[0] for side in around[here] if side}}
    assert not apart
