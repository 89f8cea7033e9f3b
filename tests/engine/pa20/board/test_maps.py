"""The two maps: P-MAP-1 to P-MAP-4, A-MAP-5, and the figures of the fact files."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.coords import opposite
from engine.data.adjacency import neighbours_of
from engine.data.definitions import Color, Hex, StopKind
from engine.ids import CorporationId, HexId
from tests.helpers.pa20 import italy

SIDES = ("s", "sw", "nw", "n", "ne", "se")
LINKS = {
    ("M5", "se"): ("napoli:A3", "nw"),
    ("L6", "s"): ("napoli:A5", "n"),
    ("M7", "sw"): ("napoli:D6", "ne"),
    ("O7", "sw"): ("napoli:E7", "ne"),
    ("Q7", "nw"): ("napoli:J8", "ne"),
    ("R6", "n"): ("napoli:K9", "se"),
    ("O5", "se"): ("napoli:F2", "n"),
}
"""Sides of the Italy map that lead to sides of the Naples map: the table of the digest."""


Facts = dict[str, Any]


def facts(shared: Path, name: str) -> Facts:
    found: Facts = json.loads((shared / f"facts/map_{name}.json").read_text(encoding="utf-8"))
    return found


MAPS = pytest.mark.parametrize(("name", "prefix"), [("italia", ""), ("napoli", "napoli:")])


@MAPS
def test_a_map_5_hexes_are_those_of_the_fact_files(name: str, prefix: str, shared: Path) -> None:
    game = italy()
    raw = {found["id"]: found for found in facts(shared, name)["hexes"]}
    map_ = next(map_ for map_ in game.title.maps if map_.id == name)
    assert {hex_.label_name for hex_ in map_.hexes} == set(raw)
    for label, found in raw.items():
        hex_ = game.hexes[HexId(prefix + label)]
        printed = found.get("preprinted", {})
        assert (hex_.name, hex_.region) == (found.get("name", ""), found.get("region", "")), label
        cost = game.title.terrain[hex_.terrain].standard if hex_.terrain else 0
        if hex_.buildable:
            assert (hex_.terrain or "pianura", cost) == (found["terrain"], found["cost"]), label
            assert hex_.face.color.value == printed.get("color", "white"), label
        else:
            assert found.get("zone") or printed, label
        ends = [end for path in printed.get("paths", ()) for end in path]
        paths = sorted(side for side, name_ in enumerate(SIDES) if name_ in ends)
        assert [track.a for track in hex_.face.track] == paths, label
        stops = [(stop.kind.value, list(stop.revenue)) for stop in hex_.face.stops]
        values = found["stop"]["revenue"] if "stop" in found else 0
        listed = values if isinstance(values, list) else [values]
        assert stops == ([(found["stop"]["kind"], listed)] if "stop" in found else []), label


@MAPS
def test_a_map_5_borders_are_those_of_the_fact_files(name: str, prefix: str, shared: Path) -> None:
    hexes = italy().hexes
    wanted = {"impassable": 0, "river": 0}
    for border in facts(shared, name)["borders"]:
        hex_, side = hexes[HexId(prefix + border["hex"])], SIDES.index(border["side"])
        if border["kind"] == "link":
            continue
        wanted[border["kind"]] += 2
        if border["kind"] == "river":
            assert dict(hex_.rivers)[side] == border["cost"], border
        else:
            assert side in hex_.impassable, border
    mine = [hex_ for hex_ in hexes.values() if hex_.map == name]
    found = {"impassable": sum(len(h.impassable) for h in mine), "river": sum(len(h.rivers) for h in mine)}
    assert found == wanted


def test_p_map_1_and_p_map_4_seven_ways_lead_to_naples_one_of_them_over_the_new_hex() -> None:
    game = italy()
    found = {
        (hex_.id, SIDES[side]): (other, SIDES[end])
        for hex_ in game.title.maps[0].hexes
        for side, other, end in hex_.links
    }
    assert found == LINKS
    assert ("R6", "n") in found
    # The new hex touches Salerno.
    assert (HexId("Q7"), 1) in [beyond for beyond in game.neighbours[HexId("R6")] if beyond]


def test_a_map_5_a_link_is_one_side_both_ways_and_the_zone_is_cut_off() -> None:
    around = neighbours_of(italy().title)
    for hex_id, sides in around.items():
        for side, beyond in enumerate(sides):
            if beyond is not None:
                assert around[beyond[0]][beyond[1]] == (hex_id, side)
    zone = [hex_ for hex_ in italy().title.maps[0].hexes if hex_.face.color is Color.GRAY]
    assert sorted(hex_.id for hex_ in zone) == ["N6", "P6"]
    for hex_ in zone:
        assert not hex_.face.track
        assert {beyond[0] for beyond in around[hex_.id] if beyond} <= {"N6", "P6"}


def test_p_map_2_the_second_map_is_drawn_larger_and_holds_the_start_of_naples() -> None:
    first, second = italy().title.maps
    assert (first.id, second.id) == ("italia", "napoli")
    naples = next(hex_ for hex_ in second.hexes if hex_.name == "Napoli")
    assert naples.face.color is Color.YELLOW
    # P-MAP-3: the railways of Naples start on its map.
    homes = {railway.id for railway in italy().title.corporations if railway.homes == (naples.id,)}
    assert homes == {"NN", "FP", "SFSM", "SEPSA"}


def test_a_map_5_the_two_roma_hexes_are_one_off_board_and_the_two_ports_are_two() -> None:
    groups: dict[str, list[str]] = {}
    for hex_ in italy().hexes.values():
        for stop in hex_.face.stops:
            if stop.kind is StopKind.OFFBOARD:
                groups.setdefault(hex_.name, []).append(stop.group)
    assert groups["Roma"] == ["roma", "roma"]
    assert groups["Oriente"] == ["", ""]


def test_a_map_5_impassable_sides_and_rivers_are_marked_on_both_hexes() -> None:
    around, hexes = neighbours_of(italy().title), italy().hexes
    places = {(hex_.map, hex_.cell): hex_ for hex_ in hexes.values()}

    def beyond(hex_: Hex, side: int) -> Hex | None:
        step = ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1))[side]
        return places.get((hex_.map, type(hex_.cell)(hex_.cell.x + step[0], hex_.cell.y + step[1])))

    for hex_ in hexes.values():
        for side in hex_.impassable:
            other = beyond(hex_, side)
            assert other is not None
            assert opposite(side) in other.impassable
            assert around[hex_.id][side] is None
        for side, cost in hex_.rivers:
            other = beyond(hex_, side)
            assert other is not None
            assert dict(other.rivers)[opposite(side)] == cost
    # Vesuvio can be reached from nowhere.
    vesuvio = next(hex_.id for hex_ in hexes.values() if hex_.name == "Vesuvio")
    assert set(around[vesuvio]) == {None}


@MAPS
def test_p_fm_1_p_reg_1_homes_are_where_the_facts_put_them(name: str, prefix: str, shared: Path) -> None:
    game = italy()
    railways = game.title.railways
    assert railways is not None
    for home in facts(shared, name)["homes"]:
        railway = CorporationId(home["company"])
        assert game.corporations[railway].homes == (HexId(prefix + home["hex"]),)
        side = SIDES.index(home["side"]) if "side" in home else None
        assert railways.railways[railway].home_side == side


@MAPS
def test_a_dest_1_destinations_are_where_the_facts_put_them(name: str, prefix: str, shared: Path) -> None:
    game = italy()
    railways = game.title.railways
    assert railways is not None
    for wanted in facts(shared, name)["destinations"]:
        destinations = railways.railways[CorporationId(wanted["company"])].destinations
        found = [destination for destination in destinations if destination.place == wanted["place"]]
        assert len(found) == 1, wanted
        assert HexId(prefix + wanted["hex"]) in found[0].hexes, wanted
        assert all(game.hexes[hex_id].face.stops for hex_id in found[0].hexes)
