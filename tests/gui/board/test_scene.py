from collections.abc import Callable

import pytest
import shapely
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from engine.catalogue import open_title
from engine.coords import SIDES, Orientation
from engine.data.definitions import Title
from engine.geometry.gauge_breaks import gauge_breaks
from engine.geometry.track_lines import face_lines
from engine.ids import CorporationId, HexId
from engine.setup import new_game
from engine.state.board import Board, CitySlot, Junction, Place
from engine.state.faces import turned
from gui.board.look import Captions, Position
from gui.board.overlays import Ghost, RouteLine, ghost_spots, tag_size
from gui.board.scene import BoardScene
from gui.board.shapes import UNIT
from gui.i18n import LANGUAGE
from gui.theme import THEMES, load_theme

Lay = Callable[..., Board]


def picture(scene: BoardScene, hex_id: str | None = None) -> QImage:
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    try:
        scene.render(painter, QRectF(0, 0, 300, 300), scene.hex_rect(HexId(hex_id)) if hex_id else scene.sceneRect())
    finally:
        painter.end()
    return image


def redrawn(scene: BoardScene, monkeypatch: pytest.MonkeyPatch, work: Callable[[], None]) -> set[str]:
    """Hexes that were drawn anew."""
    drawn = set()
    for layers in scene.maps:
        original = layers.show_hex

        def show(title, hex_, look, theme, original=original) -> None:  # type: ignore[no-untyped-def] # noqa: ANN001
            drawn.add(hex_.id)
            original(title, hex_, look, theme)

        monkeypatch.setattr(layers, "show_hex", show)
    work()
    return drawn


def test_a_move_draws_only_the_hexes_it_changed(scene: BoardScene, lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    scene.set_position(Position(lay("J6 657 2")))
    changed = redrawn(scene, monkeypatch, lambda: scene.set_position(Position(lay("J6 657 2, K7 58 2", "SFA J6"))))
    assert changed == {"K7", "J6"}


def test_a_position_comes_back_pixel_by_pixel(scene: BoardScene, lay: Lay) -> None:
    empty = picture(scene)
    scene.set_position(Position(lay("J6 657 2, K7 58 2", "SFA J6"), value_step=2))
    assert picture(scene) != empty
    scene.set_position(Position())
    assert picture(scene) == empty


@pytest.mark.parametrize("name", THEMES)
def test_every_colour_set_paints_its_own_sea(scene: BoardScene, name: str) -> None:
    scene.set_theme(load_theme(name))
    assert picture(scene).pixelColor(10, 150).name() == load_theme(name).sea  # within the frame of the chart


def test_the_colour_blind_set_shows_letters_by_itself(scene: BoardScene) -> None:
    assert not scene.captions.color_letters
    scene.set_theme(load_theme("safe"))
    assert scene.captions.color_letters


def test_hexes_are_found_by_point_and_back(scene: BoardScene, title: Title) -> None:
    for hex_id in title.hexes:
        assert scene.hex_at(scene.hex_centre(hex_id)) == hex_id
        assert scene.local(hex_id, scene.hex_centre(hex_id)) == pytest.approx((0, 0))
    assert scene.hex_at(scene.sceneRect().topLeft()) is None


def test_token_places_are_found(scene: BoardScene, lay: Lay) -> None:
    scene.set_position(Position(lay("B14 655 0")))
    middle = scene.hex_centre(HexId("B14"))
    assert scene.place_at(middle + QPointF(0.3 * UNIT, 0)) == CitySlot(HexId("B14"), 0, 1)
    assert scene.place_at(middle + QPointF(0, 0.8 * UNIT)) is None
    assert scene.place_at(scene.sceneRect().topLeft()) is None


def test_lit_junctions_are_found_before_slots(scene: BoardScene) -> None:
    junction = Junction(HexId("E9"), 0)
    at = scene.hex_centre(HexId("E9")) + QPointF(0, 0.8 * UNIT)
    assert scene.place_at(at) is None
    scene.highlight_slots([junction])
    assert scene.place_at(at) == junction
    scene.highlight_slots([])
    assert scene.place_at(at) is None


def test_every_overlay_shows_and_goes_away(scene: BoardScene, lay: Lay, title: Title) -> None:
    scene.set_position(Position(lay("J6 657 2, K7 58 2, H8 655 0")))
    plain = picture(scene)
    face = turned(title.tile[next(t for t in title.tile if t == "58")].face, 2)
    route = RouteLine(((HexId("K7"), 0), (HexId("J6"), 2, 6)), 1, "4H", stops=((HexId("J6"), 0),))
    places: list[Place] = [CitySlot(HexId("H8"), 0, 0), Junction(HexId("E9"), 1)]
    shows: list[tuple[Callable[[], None], Callable[[], None]]] = [
        (lambda: scene.show_routes([route]), lambda: scene.show_routes(())),
        (
            lambda: scene.highlight_hexes({HexId("E5"): "L. 160", HexId("F4"): ""}),
            lambda: scene.highlight_hexes({}),
        ),
        (lambda: scene.highlight_slots(places), lambda: scene.highlight_slots(())),
        (
            lambda: scene.show_numbers({HexId("E5"): "+80", HexId("F4"): "+20"}, best={HexId("E5")}),
            lambda: scene.show_numbers({}),
        ),
        (lambda: scene.show_breaks({HexId("K7"): ((0.0, 0.0),)}), lambda: scene.show_breaks({})),
        (
            lambda: scene.show_ghost(Ghost(HexId("E5"), face, "L. 40", legal=False)),
            lambda: scene.show_ghost(None),
        ),
        (lambda: scene.show_ghost(Ghost(HexId("E5"), face, "L. 40", confirm=True)), lambda: scene.show_ghost(None)),
        (
            lambda: scene.show_ghost_token(CitySlot(HexId("H8"), 0, 0), CorporationId("AFG")),
            lambda: scene.show_ghost_token(None),
        ),
    ]
    seen = []
    for show, hide in shows:
        show()
        seen.append(picture(scene))
        assert seen[-1] != plain
        hide()
        assert picture(scene) == plain
    assert all(one != other for k, one in enumerate(seen) for other in seen[:k])


def test_the_cursor_is_drawn_on_one_hex(scene: BoardScene) -> None:
    plain = picture(scene, "F6")
    scene.set_cursor(HexId("F6"))
    assert picture(scene, "F6") != plain
    scene.set_cursor(None)
    assert picture(scene, "F6") == plain


def test_routes_tell_trains_apart_by_dash_as_well_as_colour(scene: BoardScene, lay: Lay) -> None:
    scene.set_position(Position(lay("K7 58 2")))
    pieces = ((HexId("K7"), 0), (HexId("K7"), 1))
    seen = []
    for number in range(5):
        scene.show_routes([RouteLine(pieces, number, color="#c2185b")])
        seen.append(picture(scene, "K7"))
    assert all(one != other for k, one in enumerate(seen) for other in seen[:k])


def test_pieces_that_the_board_lacks_are_left_out(scene: BoardScene) -> None:
    plain = picture(scene)
    scene.show_routes([RouteLine(((HexId("Z9"), 0), (HexId("E5"), 7), (HexId("E5"), 0, 1)))])
    assert picture(scene) == plain


def test_the_tick_answers_only_where_a_legal_ghost_offers_it(scene: BoardScene, title: Title) -> None:
    face = title.tiles[0].face
    (x, y), *_ = ghost_spots(Ghost(HexId("E5"), face, confirm=True), Orientation.FLAT)
    at = scene.hex_centre(HexId("E5")) + QPointF(x * UNIT, y * UNIT)
    assert not scene.tick_at(at)
    scene.show_ghost(Ghost(HexId("E5"), face, confirm=True))
    assert scene.tick_at(at)
    assert not scene.tick_at(scene.hex_centre(HexId("F4")))
    scene.show_ghost(Ghost(HexId("E5"), face, legal=False, confirm=True))
    assert not scene.tick_at(at)


def test_neither_tick_nor_tag_hides_the_track_that_is_turned(title: Title) -> None:
    """They lay at the top and at the bottom, on both ends of a straight track: nobody saw how it was turned."""
    for tile in title.tiles:
        if len(tile.face.track) > 2:  # Fuller ones leave no room: there the tag covers as little as it can.
            continue
        for rotation in range(SIDES):
            face = turned(tile.face, rotation)
            tick, tag, em = ghost_spots(Ghost(HexId("E5"), face, "L. 160", confirm=True), Orientation.FLAT)
            track = shapely.union_all([line.line for line in face_lines(face, Orientation.FLAT).lines])
            wide, high = tag_size("L. 160", em)
            plate = shapely.box(tag[0] - wide / 2, tag[1] - high / 2, tag[0] + wide / 2, tag[1] + high / 2)
            assert track.distance(shapely.Point(tick)) > 0.2, (tile.id, rotation)
            assert track.disjoint(plate), (tile.id, rotation)
            assert shapely.Point(tick).buffer(0.2).disjoint(plate), (tile.id, rotation)


def test_changes_are_announced_where_they_are(scene: BoardScene, lay: Lay, qtbot: QtBot) -> None:
    parts: list[QRectF] = []
    scene.part_changed.connect(parts.append)
    with qtbot.waitSignal(scene.position_changed):
        scene.set_position(Position(lay("K7 58 2")))
    assert parts
    near = scene.hex_rect(HexId("K7")).adjusted(-10, -10, 10, 10)
    assert all(near.contains(part) for part in parts)


def test_one_map_of_several_may_be_shown_and_only_one_that_exists(qapp: object, title: Title) -> None:
    scene = BoardScene(load_theme("light"))
    scene.set_title(title, only=title.maps[0].id)
    assert len(scene.maps) == 1
    with pytest.raises(KeyError):
        scene.set_title(title, only="nowhere")


def test_pointy_maps_stand_on_their_points(qapp: object) -> None:
    scene = BoardScene(load_theme("light"))
    scene.set_title(open_title("1849_two_sicilies"))
    first = scene.hex_centre(HexId("A9"))
    east = scene.hex_centre(HexId("A11"))
    assert east.y() == pytest.approx(first.y()) or east.x() == pytest.approx(first.x())
    for hex_id in scene.layers:
        assert scene.hex_at(scene.hex_centre(hex_id)) == hex_id


def test_small_print_shows_and_hides(scene: BoardScene) -> None:
    plain = picture(scene, "H2")
    scene.set_captions(Captions(hex_ids=True))
    assert picture(scene, "H2") != plain
    scene.set_captions(Captions())
    assert picture(scene, "H2") == plain


def test_words_on_the_map_follow_the_language(scene: BoardScene, lay: Lay) -> None:
    scene.set_captions(Captions(color_letters=True))
    scene.set_position(Position(lay("K7 58 2")))
    english = picture(scene), scene.look_of(HexId("K7")).notes.captions
    LANGUAGE.use("it")
    scene.retranslate()
    italian = picture(scene), scene.look_of(HexId("K7")).notes.captions
    assert english[0] != italian[0]
    assert (english[1], italian[1]) == (("Y",), ("G",))  # yellow, giallo


def test_gauge_breaks_are_marked_where_the_lines_meet(scene: BoardScene, lay: Lay) -> None:
    # A standard line from the south of E5 meets a narrow one from the north of G5 on their common side.
    board = lay("E5 4 0, G5 79 0")
    game = new_game(open_title("1849"), names=("Anna", "Bruno", "Carla"))
    scene.set_position(Position(board))
    plain = picture(scene, "E5")
    found = gauge_breaks(game, board)
    assert len(found) == 1
    scene.show_gauge_breaks(found)
    assert picture(scene, "E5") != plain
    spot = scene.hex_centre(HexId("E5")) + QPointF(0, 0.866 * UNIT)
    image = QImage(9, 9, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    try:
        scene.render(painter, QRectF(0, 0, 9, 9), QRectF(spot.x() - 4, spot.y() - 4, 8, 8))
    finally:
        painter.end()
    assert image.pixelColor(4, 4).name() == load_theme("light").warning
