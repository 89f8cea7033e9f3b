"""Changes of the board: R-3.2.5, R-3.2.7, R-3.10.1."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.data.definitions import STOP, Color, Face, Gauge, HexEvent, Stop, StopKind, Tile, Track
from engine.errors import RuleError
from engine.game import Game
from engine.ids import CorporationId, HexId, TileId
from engine.messages import Key
from engine.routes.changes import apply_hex_event, apply_lay, place_token, remove_tokens, unlock_hexes
from engine.routes.lays import LayOption, check_lay, lays
from engine.routes.tokens import Standing, token_places
from engine.state.board import Board, CitySlot, Token
from engine.state.faces import face_at
from tests.engine.track.boards import PHASES, kingdom, lay_out, sicily
from tests.engine.track.naive import Sketch, builds_for, edges_open, naive_lays, preserves, same_look, turn
from tests.engine.track.test_reach import jumble


def pieces(board: Board) -> Counter[TileId]:
    return Counter(board.supply) + Counter(laid.tile for laid in board.tiles.values())


def roster(game: Game) -> Counter[TileId]:
    return Counter({tile.id: tile.count for tile in game.tiles.values()})


@settings(max_examples=40)
@given(seed=st.integers(0, 10**9), two_sicilies=st.booleans())
def test_tiles_on_the_board_and_in_the_supply_are_the_roster(seed: int, two_sicilies: bool) -> None:  # noqa: FBT001
    game = kingdom() if two_sicilies else sicily()
    lot = random.Random(seed)
    homes = {hex_.home_of: hex_.id for hex_ in game.hexes.values() if hex_.home_of in game.corporations}
    tokens = [Token(who, CitySlot(home, 0, 0), home=True) for who, home in homes.items()]
    board = Board({}, {}, tuple(tokens), dict(roster(game)))
    standing = Standing(frozenset(game.corporations))
    for turn_number in range(25):
        who = lot.choice(tokens).corporation
        colors = PHASES[(4, 6, 10)[min(turn_number // 8, 2)]]
        found = lays(game, board, who, colors=colors)
        if found:
            option = lot.choice(found)
            again = check_lay(game, board, who, option.hex, tile=option.tile, rotation=option.rotation, colors=colors)
            assert again == option
            board = after_lay(game, board, who, option)
        free = token_places(game, board, who, standing)
        if free and lot.random() < 0.2:
            board = place_token(board, Token(who, lot.choice(free)))
            assert len({(token.place) for token in board.tokens}) == len(board.tokens)


def after_lay(game: Game, board: Board, who: CorporationId, option: LayOption) -> Board:
    """Lay, and see that pieces, old track, tokens and the builder's use of it are as they should be."""
    old, laid = Sketch(game, board).faces[option.hex], turn(game.tiles[option.tile].face, option.rotation)
    assert preserves(old, laid)
    assert edges_open(Sketch(game, board), option.hex, old, laid)
    after = apply_lay(game, board, option.hex, option.tile, option.rotation)
    assert face_at(game, after, option.hex) == laid
    assert pieces(after) == roster(game)
    assert min(after.supply.values()) >= 0
    assert after.tokens == board.tokens
    assert builds_for(Sketch(game, after), who, option.hex, old, laid)
    return after


@settings(max_examples=25)
@given(st.integers(0, 10**9))
def test_lays_on_any_board_are_those_of_brute_force(seed: int) -> None:
    game, lot = sicily(), random.Random(seed)
    board = jumble(game, seed, tuple(map(HexId, ("F8", "G7", "G9", "H8", "H10", "I7", "I9"))))
    tiles = {hex_id: laid for hex_id, laid in board.tiles.items() if lot.random() < 0.8}
    board = Board(tiles, {}, board.tokens, {tile: lot.randrange(2) for tile in game.tiles})
    who, colors = CorporationId("SFA"), PHASES[10]
    brute = {(h, t, same_look(turn(game.tiles[t].face, r))) for h, t, r in naive_lays(game, board, who, colors, ())}
    found = lays(game, board, who, colors=colors)
    assert {(o.hex, o.tile, same_look(turn(game.tiles[o.tile].face, o.rotation))) for o in found} == brute
    assert len(found) == len(brute)


def test_r_3_2_5_apply_lay_refuses_what_loses_track() -> None:
    board = lay_out(sicily(), "J6 657 2")
    with pytest.raises(RuleError) as error:
        apply_lay(sicily(), board, HexId("J6"), TileId("660"), 0)
    assert error.value.refusal.key is Key.LAY_TRACK_LOST


def test_r_3_2_7_a_replaced_print_returns_nothing() -> None:
    game = sicily()
    board = apply_lay(game, lay_out(game), HexId("C5"), TileId("651"), 5)
    assert pieces(board) == roster(game)
    assert board.supply[TileId("651")] == 0


@pytest.mark.parametrize(("lost", "left"), [(True, 1), (False, 2)])
def test_r_3_10_1_the_destroyed_tile(lost: bool, left: int) -> None:  # noqa: FBT001
    game = sicily()
    board = lay_out(game, "B14 655 0", "AFG B14, SFA J6")
    event = HexEvent("event_hexes", HexId("B14"), None, locked=True, tile_lost=lost)
    struck = apply_hex_event(game, board, event)
    assert struck.supply[TileId("655")] == left
    assert struck.locked == ("B14",)
    assert apply_hex_event(game, struck, event).locked == ("B14",)
    assert apply_hex_event(game, board, replace(event, locked=False)).locked == (), (
        "a title may let it be built on at once"
    )
    assert unlock_hexes(struck).locked == ()
    # The board before is untouched.
    assert "B14" in board.tiles
    assert len(board.tokens) == 2


def test_remove_tokens_by_any_test() -> None:
    board = lay_out(sicily(), "", "AFG B14, SFA J6, AFG M9")
    kept = remove_tokens(board, lambda token: token.place.hex == "B14")
    assert [str(token.place.hex) for token in kept.tokens] == ["J6", "M9"]


def spokes(color: Color, *ends: tuple[int, int], kinds: tuple[StopKind, StopKind]) -> Face:
    stops = tuple(Stop(kind, (20,), 1 if kind is StopKind.CITY else 0) for kind in kinds)
    return Face(color, stops, tuple(Track(side, STOP + stop, Gauge.STANDARD) for side, stop in ends))


@pytest.mark.parametrize("other", [StopKind.CITY, StopKind.TOWN])
def test_r_3_2_5_tokens_follow_their_city_when_stops_change_places(other: StopKind) -> None:
    plain, city = sicily(), StopKind.CITY
    old = spokes(Color.YELLOW, (0, 0), (3, 1), kinds=(city, other))
    new = spokes(Color.GREEN, (3, 0), (0, 1), (1, 1), kinds=(other, city))
    tile = Tile(TileId("new"), new, 1)
    game = replace(plain, title=replace(plain.title, tiles=(*plain.title.tiles, tile)))
    place = HexId("H6")
    board = Board({}, {place: old}, (Token(CorporationId("SFA"), CitySlot(place, 0, 0)),), {TileId("new"): 1})
    (option,) = lays(game, board, CorporationId("SFA"), colors=PHASES[10])
    after = apply_lay(game, board, option.hex, option.tile, option.rotation)
    (token,) = after.tokens
    assert isinstance(token.place, CitySlot)
    sides = {track.a for track in face_at(game, after, place).track if track.b == STOP + token.place.stop}
    assert sides == {0, 1}
    assert place not in after.faces
