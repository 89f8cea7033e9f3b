"""Every recorded lay and token is legal where it was played, at the recorded price; brute force finds the same lays."""

from typing import Any

import pytest

from engine.data.definitions import Face
from engine.errors import Refusal
from engine.ids import HexId, TileId
from engine.routes.lays import LayOption, check_lay, check_teleport_lay, lays, teleport_lays
from engine.routes.tokens import check_home, check_teleport, check_token, home_places, teleport_places, token_places
from engine.state.board import CitySlot
from engine.state.faces import turned
from tests.engine.track.naive import naive_lays, same_look
from tests.engine.track.recorded import ALL, Position, needs_replays, positions

BRUTE = (
    ("sicilia_3p", 249),
    ("sicilia_3p", 331),
    ("sicilia_3p_variants", 464),
    ("gen_1849_4p_b", 107),
    ("gen_1849_4p_b", 320),
    ("gen_1849_4p_reduced_a", 625),
    ("gen_1849_4p_variants_a", 325),
    ("gen_1849_5p_b", 418),
    ("duesicilie_boot_5p", 516),
    ("gen_duesicilie_6p_a", 457),
)
"""Game and line of the trace."""


def check(position: Position) -> LayOption | Refusal:
    hex_id = HexId(position.action["hex"])
    tile = TileId(position.action["tile"].rpartition("-")[0])
    rules: dict[str, Any] = {
        "tile": tile,
        "rotation": position.action["rotation"],
        "colors": position.colors,
        "blocked": position.blocked,
        "halved": position.halved,
    }
    if position.teleport:
        return check_teleport_lay(position.game, position.board, position.teleports, hex_id, **rules)
    return check_lay(position.game, position.board, position.corporation, hex_id, **rules)


def listed(position: Position) -> tuple[LayOption, ...]:
    rules: dict[str, Any] = {"colors": position.colors, "blocked": position.blocked, "halved": position.halved}
    if position.teleport:
        return teleport_lays(position.game, position.board, position.teleports, **rules)
    return lays(position.game, position.board, position.corporation, **rules)


def look(position: Position, tile: TileId, rotation: int) -> object:
    face: Face = turned(position.game.tiles[tile].face, rotation)
    return same_look(face)


@needs_replays
@pytest.mark.parametrize("name", ALL)
def test_recorded_lays_are_legal(name: str) -> None:
    count = 0
    for position in positions(name, "lay_tile"):
        option = check(position)
        assert isinstance(option, LayOption), (position.line, option)
        asked = (option.hex, option.tile, look(position, option.tile, option.rotation), option.cost)
        found = [(o.hex, o.tile, look(position, o.tile, o.rotation), o.cost) for o in listed(position)]
        assert found.count(asked) == 1, (position.line, option)
        count += 1
    assert count >= 38


@needs_replays
@pytest.mark.parametrize("name", ALL)
def test_recorded_lays_cost_what_was_paid(name: str) -> None:
    before: Position | None = None
    for position in positions(name):
        if before is not None and before.action["type"] == "lay_tile":
            option = check(before)
            assert isinstance(option, LayOption)
            company = before.corporation
            paid = before.state["corporations"][company]["cash"] - position.state["corporations"][company]["cash"]
            assert option.cost == paid, before.line
        before = position


@needs_replays
@pytest.mark.parametrize("name", ALL)
def test_recorded_tokens_are_legal(name: str) -> None:
    for position in positions(name, "place_token"):
        where = position.action["city"].split("-")[0]
        laid = [hex_id for hex_id, piece in position.board.tiles.items() if piece.tile == where]
        hexes = [HexId(where)] if where in position.game.hexes else laid
        assert hexes, position.line
        assert any(allowed(position, hex_id) for hex_id in hexes), position.line


def allowed(position: Position, hex_id: HexId) -> bool:
    """Whether the rules let the corporation place its token there, by the check and by the list."""
    game, board, corporation = position.game, position.board, position.corporation
    place = CitySlot(hex_id, 0, len(board.tokens_in(hex_id)))
    if not position.state["corporations"][corporation]["tokens"]:
        refusal = check_home(game, board, corporation, place, position.standing)
        found = home_places(game, board, corporation, position.standing)
    elif position.teleport:
        hexes = position.teleports
        refusal = check_teleport(game, board, corporation, place, position.standing, hexes=hexes)
        found = teleport_places(game, board, corporation, hexes, position.standing)
    else:
        refusal = check_token(game, board, corporation, place, position.standing)
        found = token_places(game, board, corporation, position.standing)
    assert (refusal is None) == (place in found)
    return refusal is None


@needs_replays
@pytest.mark.parametrize(("name", "line"), BRUTE)
def test_brute_force_finds_the_same_lays(name: str, line: int) -> None:
    position = next(found for found in positions(name, "lay_tile") if found.line == line)
    brute = {
        (hex_id, tile, look(position, tile, rotation))
        for hex_id, tile, rotation in naive_lays(
            position.game, position.board, position.corporation, position.colors, position.blocked
        )
    }
    found = lays(position.game, position.board, position.corporation, colors=position.colors, blocked=position.blocked)
    assert {(o.hex, o.tile, look(position, o.tile, o.rotation)) for o in found} == brute
    assert len(found) == len(brute)
    assert brute
