"""Upgrade pairs and prices: R-3.2.5, R-3.2.7, R-3.2.11, R-3.2.12, appendix C of the digest."""

import re
from pathlib import Path

import pytest

from engine.data.definitions import STOP, Color, Face, Gauge, Stop, StopKind, Track
from engine.errors import Refusal
from engine.ids import HexId, TileId
from engine.messages import Key
from engine.routes.upgrades import Fit, added_gauges, fits, price, upgrades
from engine.state.faces import turned
from tests.engine.track.boards import sicily, tile_face

HEX = re.compile(r"(?:\w+\()?([A-Za-z]\d+)\)?")


def appendix_c(shared: Path) -> dict[str, tuple[str, set[tuple[str, int]]]]:
    """Colour and `up` of each row of the table."""
    text = (shared / "rules" / "1849.md").read_text(encoding="utf-8")
    rows = {}
    for line in text[text.index("## Appendix C") : text.index("## Appendix D")].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and cells[0] not in ("tile", "---"):
            pairs = set()
            for word in cells[4].split():
                tile, _, rotations = word.partition("@")
                pairs |= {(tile, int(rotation)) for rotation in (rotations or "0,1,2,3,4,5").split(",")}
            rows[cells[0]] = (cells[1], pairs)
    return rows


def test_appendix_c_lists_all_upgrade_pairs(shared: Path) -> None:
    game, whites = sicily(), {"white:plain": HexId("B12"), "white:town": HexId("C3"), "white:city": HexId("H8")}
    rows = appendix_c(shared)
    for name, (_, expected) in rows.items():
        if TileId(name) in game.tiles:
            face = game.tiles[TileId(name)].face
        elif name in whites:
            face = game.hexes[whites[name]].face
        else:
            match = HEX.fullmatch(name)
            assert match is not None, name
            face = game.hexes[HexId(match[1])].face
        found = {
            (str(tile.id), rotation)
            for tile in game.tiles.values()
            for rotation in range(6)
            if isinstance(fits(face, turned(tile.face, rotation)), Fit)
        }
        assert found == expected, name
        assert {(str(upgrade.tile)) for upgrade in upgrades(game, face)} == {tile for tile, _ in expected}, name


def test_appendix_c_covers_every_tile(shared: Path) -> None:
    game = sicily()
    assert {str(tile) for tile in game.tiles} <= set(appendix_c(shared))


def test_r_3_2_7_roster() -> None:
    counts = dict.fromkeys(Color, 0)
    for tile in sicily().tiles.values():
        counts[tile.face.color] += tile.count
    assert (counts[Color.YELLOW], counts[Color.GREEN], counts[Color.BROWN]) == (72, 73, 25)


def cost(
    place: str, old: tuple[str, int] | None, new: tuple[str, int], *, sigi: bool = False, profile: str = "pbem"
) -> int:
    game = sicily(profile=profile)
    before = game.hexes[HexId(place)].face if old is None else tile_face(game, *old)
    return price(game, HexId(place), added_gauges(before, tile_face(game, *new)), halved=sigi)


@pytest.mark.parametrize(
    ("place", "old", "new", "price"),
    [
        ("H10", None, ("9", 0), 40),
        ("H10", None, ("79", 0), 10),
        ("E3", None, ("8", 0), 80),
        ("E3", None, ("78", 0), 20),
        ("D2", None, ("7", 0), 160),
        ("D2", None, ("77", 0), 40),
        ("H2", None, ("9", 0), 0),
        ("D4", None, ("58", 0), 40),
        ("D4", None, ("73", 0), 10),
        ("H8", None, ("657", 0), 80),
        ("K9", None, ("677", 0), 40),
        ("K9", None, ("715", 0), 160),
        ("J8", ("9", 0), ("714", 0), 40),
        ("J8", ("9", 0), ("23", 0), 160),
        ("J8", ("79", 0), ("692", 0), 40),
        ("J8", ("692", 0), ("649", 0), 40),
        ("E5", ("680", 0), ("697", 0), 160),
    ],
)
def test_ex_49_prices(place: str, old: tuple[str, int] | None, new: tuple[str, int], price: int) -> None:
    assert cost(place, old, new) == price


@pytest.mark.parametrize(
    ("place", "old", "new", "price"),
    [
        ("J6", None, ("644", 0), 20),
        ("H10", None, ("9", 0), 20),
        ("H10", None, ("79", 0), 10),
        ("E3", None, ("8", 0), 40),
        ("E3", None, ("78", 0), 20),
        ("D2", None, ("7", 0), 80),
        ("D2", None, ("77", 0), 40),
        ("D2", ("79", 0), ("715", 0), 80),
        ("J8", ("9", 0), ("26", 0), 80),
        ("J8", ("26", 0), ("42", 0), 80),
    ],
)
def test_ex_50_half_price(place: str, old: tuple[str, int] | None, new: tuple[str, int], price: int) -> None:
    assert cost(place, old, new, sigi=True) == price


@pytest.mark.parametrize(("profile", "price"), [("pbem", 80), ("aag", 160)])
def test_ex_50_rul_14_dual_track_at_half_price(profile: str, price: int) -> None:
    assert cost("E5", ("680", 0), ("697", 0), sigi=True, profile=profile) == price


@pytest.mark.parametrize(("profile", "dual"), [("pbem", 80), ("aag", 160)])
def test_case_12_half_price_on_a_mountain(profile: str, dual: int) -> None:
    assert cost("D2", None, ("9", 0), sigi=True, profile=profile) == 80
    assert cost("D2", None, ("79", 0), sigi=True, profile=profile) == 40
    assert cost("I9", ("683", 0), ("697", 0), sigi=True, profile=profile) == dual


def test_case_11_the_price_belongs_to_the_hex() -> None:
    assert cost("H6", None, ("8", 0)) == 40
    assert cost("H6", ("8", 0), ("24", 0)) == 40
    assert cost("H2", None, ("8", 0)) == 0


def test_r_3_2_11_added_track_is_a_multiset_of_gauges() -> None:
    game = sicily()
    # Two narrow and two standard tracks become four dual ones.
    assert added_gauges(tile_face(game, "680"), tile_face(game, "697")) == (Gauge.DUAL,) * 4
    assert added_gauges(tile_face(game, "9"), tile_face(game, "714")) == (Gauge.NARROW,)


def test_r_3_2_5_narrow_never_becomes_standard() -> None:
    game = sicily()
    refusal = fits(tile_face(game, "79"), tile_face(game, "23"))
    assert isinstance(refusal, Refusal)
    assert (refusal.key, refusal.rule) == (Key.LAY_TRACK_LOST, "R-3.2.5")


def double_town(color: Color, *track: tuple[int, int]) -> Face:
    towns = (Stop(StopKind.TOWN, (10,)), Stop(StopKind.TOWN, (10,)))
    return Face(color, towns, tuple(Track(side, STOP + stop, Gauge.STANDARD) for side, stop in track))


def test_r_3_2_5_two_stops_may_change_places_but_not_partners() -> None:
    old = double_town(Color.YELLOW, (0, 0), (3, 0), (1, 1), (4, 1))
    swapped = fits(old, double_town(Color.GREEN, (1, 0), (4, 0), (0, 1), (3, 1)))
    assert isinstance(swapped, Fit)
    assert swapped.stops == (1, 0)
    assert swapped.fresh == ()
    mixed = fits(old, double_town(Color.GREEN, (1, 0), (3, 0), (0, 1), (4, 1)))
    assert isinstance(mixed, Refusal)
    assert mixed.key is Key.LAY_TRACK_LOST


def test_r_3_2_5_two_tracks_between_the_same_sides_need_two() -> None:
    narrow, standard, dual = (Track(0, 3, gauge) for gauge in Gauge)
    old = Face(Color.YELLOW, track=(narrow, standard))
    assert isinstance(fits(old, Face(Color.GREEN, track=(dual,))), Refusal)
    kept = fits(old, Face(Color.GREEN, track=(dual, narrow)))
    assert isinstance(kept, Fit)
    assert (kept.fresh, kept.added) == ((dual,), (Gauge.DUAL,))


def test_upgrades_list_equal_rotations_once() -> None:
    game = sicily()
    straight = [u.rotation for u in upgrades(game, game.hexes[HexId("B12")].face) if u.tile == "9"]
    assert straight == [0, 1, 2]
    # Three exits in threefold symmetry look the same at 0, 2 and 4.
    assert [u.rotation for u in upgrades(game, game.hexes[HexId("B14")].face)] == [0]
