from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt

from engine.catalogue import open_title
from engine.coords import Orientation
from engine.data.definitions import Title
from engine.geometry.hex_shapes import hexagon
from engine.geometry.measures import CASING
from engine.ids import CorporationId, EntityId, HexId
from engine.setup import new_game
from engine.state.board import Board, CitySlot, Junction, Token
from engine.state.game_state import PrivateState
from engine.titles import rules_of
from gui.board.look import Captions, Look, Position, face_shown, looks, peaks_of, token_place
from gui.board.position import position_of
from gui.board.shapes import UNIT, path_of
from gui.board.track_drawing import track_drawing
from gui.theme import load_theme

Lay = Callable[..., Board]
PLAIN = Captions()


def look(title: Title, hex_id: str, position: Position, captions: Captions = PLAIN) -> Look:
    return looks(title, position, captions)[HexId(hex_id)]


def test_one_two_and_three_peaks_by_cost(title: Title) -> None:
    assert peaks_of(title) == {"rough": 1, "hill": 2, "mountain": 3}


def test_terrain_vanishes_under_a_tile(title: Title, lay: Lay) -> None:
    assert look(title, "E5", Position()).notes.peaks == 3
    assert look(title, "E5", Position()).notes.cost == "160"
    covered = look(title, "E5", Position(lay("E5 58 1")))
    assert (covered.notes.peaks, covered.notes.cost, covered.notes.name) == (0, "", "Corleone")
    assert covered.laid


def test_homes_are_kept_until_their_corporation_stands_there(title: Title, lay: Lay) -> None:
    # printed homes of one corporation; those AFG may choose from are not kept.
    assert look(title, "C5", Position()).kept == (("RCS", CitySlot(HexId("C5"), 0, 0)),)
    assert look(title, "C1", Position()).kept == ()
    assert look(title, "C5", Position(lay(tokens="RCS C5"))).kept == ()
    shared = look(title, "C5", Position(lay("C5 651 0", "AFG C5")))
    assert shared.kept == (("RCS", CitySlot(HexId("C5"), 0, 1)),)


def test_the_caller_may_say_what_is_kept(title: Title) -> None:
    assert look(title, "C5", Position(kept={})).kept == ()
    kept = look(title, "B14", Position(kept={HexId("B14"): CorporationId("AFG")})).kept
    assert [owner for owner, _ in kept] == ["AFG"]


def test_marks_of_ports_privates_and_the_struck_hex(title: Title, lay: Lay) -> None:
    position = Position(lay(locked="B14"), blocked={HexId("G13"): "SCE"}, bonuses={HexId("A5"): 20})
    assert look(title, "G13", position).notes.mark == "SCE"
    assert look(title, "A5", position).notes.mark == "+20"
    assert look(title, "B14", position).notes.locked


def test_only_hexes_with_several_values_change_with_the_phase(title: Title) -> None:
    before, after = (looks(title, Position(value_step=step), PLAIN) for step in (0, 1))
    assert {hex_id for hex_id in before if before[hex_id] != after[hex_id]} == {"C1", "E1", "M9", "C15"}


def test_small_print_on_demand(title: Title, lay: Lay) -> None:
    position = Position(lay("G13 58 1"))
    assert look(title, "G13", position).notes.captions == ()
    everything = Captions(hex_ids=True, tile_numbers=True, color_letters=True)
    assert look(title, "G13", position, everything).notes.captions == ("G13", "#58 Y")
    assert look(title, "H2", position, everything).notes.captions == ("H2",)
    assert look(title, "G13", position, Captions(color_letters=True)).notes.captions == ("Y",)


def test_a_laid_tile_is_shown_as_it_lies(title: Title, lay: Lay) -> None:
    face = face_shown(title, lay("G13 58 1"), title.hexes[HexId("G13")])
    assert sorted(track.a for track in face.track) == [1, 3]


def test_tokens_on_junctions_stand_on_the_side_and_smaller() -> None:
    title = open_title("1849")
    face = title.hexes[HexId("E9")].face
    orientation = title.maps[0].orientation
    (x, y), scale = token_place(face, orientation, Junction(HexId("E9"), 0))
    assert (x, y) == pytest.approx((0, 0.866), abs=1e-3)
    assert scale < 1
    (u, _), _ = token_place(face, orientation, Junction(HexId("E9"), 0, 1))
    assert abs(u - x) > 0.2


def test_a_place_that_the_face_lacks_falls_to_the_middle(title: Title) -> None:
    place, scale = token_place(title.hexes[HexId("H2")].face, title.maps[0].orientation, CitySlot(HexId("H2"), 0, 0))
    assert (place, scale) == ((0.0, 0.0), 1.0)


def test_a_state_tells_everything_the_board_shows() -> None:
    order = ("SFA", "ATA", "CTL", "AFG", "IFT", "RCS")
    game = new_game(open_title("1849"), names=("Anna", "Bruno", "Carla"), order=order)
    state = rules_of(game).opening(game).copy()
    state.privates[game.title.privates[0].id] = PrivateState(EntityId(game.players[0]))
    state.corporations[CorporationId("SFA")].port_bonuses = ((HexId("A5"), 20),)
    position = position_of(game, state)
    assert position.blocked == {"G13": "SCE"}  # Acireale, while a player owns the private
    assert position.bonuses == {"A5": 20}
    assert position.value_step == 0
    # With three players RCS is out of the game: Palermo is free.
    assert position.kept == {"M13": "ATA", "E1": "CTL", "H12": "IFT", "J6": "SFA"}


def test_tokens_are_listed_by_hex(title: Title, lay: Lay) -> None:
    token = Token(CorporationId("SFA"), CitySlot(HexId("J6"), 0, 0))
    assert look(title, "J6", Position(lay(tokens="SFA J6"))).tokens == (token,)


@pytest.mark.parametrize("title_id", ["1849", "1849_two_sicilies", "pa20"])
def test_casing_above_other_hexes_ends_at_the_side(title_id: str) -> None:
    """Where tracks cross, the upper one's casing lies over the neighbour's ink: beyond the side it cut a pale line into it."""
    title, theme = open_title(title_id), load_theme("light")
    crossing = 0
    for face in [tile.face for tile in title.tiles] + [hex_.face for hex_ in title.hexes.values()]:
        hexagon_path = path_of(hexagon(Orientation.FLAT).buffer(0.0005))
        for path, pen, _ in track_drawing(face, Orientation.FLAT, theme).track:
            if pen.style() is Qt.PenStyle.SolidLine and pen.widthF() == CASING * UNIT:
                crossing += 1
                points = [path.elementAt(index) for index in range(path.elementCount())]
                assert all(hexagon_path.contains(QPointF(point.x, point.y)) for point in points)
    assert crossing or title_id == "pa20"
