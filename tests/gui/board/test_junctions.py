"""The board of railways on junctions: tokens on sides and on both maps, free ends, homes and goals, links, legends."""

from collections.abc import Iterator

import pytest
import shapely
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.catalogue import open_title
from engine.coords import SIDES
from engine.data.definitions import Face, Hex, Map, Title
from engine.geometry.measures import JUNCTION
from engine.geometry.slots import junction_centres
from engine.ids import CorporationId, HexId, TileId
from engine.state.board import Board, Junction, Laid, Token
from engine.state.faces import turned
from gui.board.describe import hex_text
from gui.board.junctions import around_of, drawn_halves, link_letters, railroad_of
from gui.board.legend import legend
from gui.board.look import Captions, Look, Position, looks, token_drawing, token_place
from gui.board.notes import Notes, placed
from gui.board.scene import BoardScene
from gui.board.view import BoardView
from gui.i18n import LANGUAGE
from gui.theme import THEMES, load_theme
from tests.helpers.overlaps import overlaps

PLAIN = Captions()
FLAT = open_title("pa20").maps[0].orientation


@pytest.fixture
def title() -> Title:
    return open_title("pa20")


@pytest.fixture
def view(view: BoardView) -> BoardView:
    view.resize(1200, 800)
    view.fit()
    return view


def token(sign: str, hex_id: str, side: int, slot: int = 0) -> Token:
    return Token(CorporationId(sign), Junction(HexId(hex_id), side, slot))


def board(*tokens: Token, **tiles: tuple[str, int]) -> Board:
    laid = {HexId(hex_id.replace("_", ":")): Laid(TileId(tile), turn) for hex_id, (tile, turn) in tiles.items()}
    return Board(tiles=laid, tokens=tokens)


def look(title: Title, hex_id: str, position: Position) -> Look:
    return looks(title, position, PLAIN)[HexId(hex_id)]


# --- what a hex shows


def test_a_token_is_drawn_once_and_both_hexes_keep_clear_of_it(title: Title) -> None:
    # K9 lies south of I9: the junction is named by I9.
    position = Position(board(token("FG", "I9", 0)))
    assert look(title, "I9", position).sides.tokens == ((0, 0, "FG"),)
    assert look(title, "K9", position).sides.tokens == ()
    assert look(title, "I9", position).sides.taken == ((0, 1),)
    assert look(title, "K9", position).sides.taken == ((3, 1),)


def test_p_map_3_a_token_on_a_link_stands_on_both_maps(title: Title) -> None:
    position = Position(board(token("FST", "Q7", 2)))
    assert look(title, "Q7", position).sides.tokens == ((2, 0, "FST"),)
    assert look(title, "napoli:J8", position).sides.tokens == ((4, 0, "FST"),)
    assert drawn_halves(title, Junction(HexId("Q7"), 2)) == (("Q7", 2), ("napoli:J8", 4))
    assert drawn_halves(title, Junction(HexId("I9"), 0)) == (("I9", 0),)


def test_p_reg_6_two_tokens_stand_side_by_side_without_touching(title: Title) -> None:
    position = Position(board(token("FG", "I9", 0), token("SFTF", "I9", 0, 1)))
    shown = look(title, "I9", position)
    assert shown.sides.taken == ((0, 2),)
    (first, _), (second, _) = (
        token_place(shown.face, FLAT, Junction(HexId("I9"), 0, slot), shown.sides) for slot in (0, 1)
    )
    assert shapely.Point(first).distance(shapely.Point(second)) > 2 * JUNCTION
    assert first[1] == pytest.approx(second[1])
    alone = look(title, "I9", Position(board(token("FG", "I9", 0))))
    assert token_place(alone.face, FLAT, Junction(HexId("I9"), 0), alone.sides)[0][0] == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("side", range(SIDES))
def test_two_pairs_at_a_corner_do_not_touch(side: int) -> None:
    here = junction_centres(side, 2, FLAT)
    there = junction_centres((side + 1) % SIDES, 2, FLAT)
    assert min(shapely.Point(a).distance(shapely.Point(b)) for a in here for b in there) > 2 * JUNCTION


def test_p_op_3_a_token_without_track_beyond_shows_a_buffer_stop_on_that_side_only(title: Title) -> None:
    dangling = Position(board(token("FB", "M7", 0), M7=("57", 0)))
    assert look(title, "M7", dangling).sides.free_ends == ()
    assert look(title, "O7", dangling).sides.free_ends == (3,)
    joined = Position(board(token("FB", "M7", 0), M7=("57", 0), O7=("57", 0)))
    assert look(title, "O7", joined).sides.free_ends == ()
    over_a_link = Position(board(token("FST", "Q7", 2), Q7=("57", 2)))
    assert look(title, "napoli:J8", over_a_link).sides.free_ends == (4,)


def test_a_op_13_kept_sides_and_homes_until_the_railway_stands_there(title: Title) -> None:
    naples = look(title, "napoli:H4", Position())
    assert dict(naples.sides.kept) == {5: "NN", 4: "FP", 2: "SEPSA"}
    assert naples.notes.homes == ("SFSM",)
    position = Position(board(token("NN", "napoli:H4", 5), token("SFSM", "napoli:H4", 3)))
    naples = look(title, "napoli:H4", position)
    assert dict(naples.sides.kept) == {4: "FP", 2: "SEPSA"}
    assert naples.notes.homes == ()
    assert look(title, "C5", Position()).notes.homes == ("LTF",)


@pytest.mark.parametrize("name", THEMES)
def test_a_kept_side_can_be_read_over_the_track_that_ends_there(title: Title, name: str) -> None:
    """A pale crest alone let the track through: of `FP` and `NN` at Naples nothing could be read."""
    theme = load_theme(name)
    naples = look(title, "napoli:H4", Position())
    kept = token_drawing(title, naples, FLAT, theme)
    x, y = junction_centres(4, 1, FLAT)[0]
    place = QPointF(100 * x, 100 * y)
    (first, *crest) = [op for op in kept if op.path.contains(place)]
    assert first.brush.color() == QColor(theme.stop_fill)
    assert first.brush.color().alpha() == 255
    assert crest
    assert all(op.brush.color().alphaF() < 0.6 for op in crest)


def test_a_dest_1_goals_until_they_are_reached_and_homes_until_a_railway_is_gone(title: Title) -> None:
    assert look(title, "K9", Position()).notes.goals == ("FP", "LTF")
    assert look(title, "H2", Position()).notes.goals == look(title, "K3", Position()).notes.goals == ("LA",)
    railroad = railroad_of(title, reached={CorporationId("LTF"): (0,)}, gone=(CorporationId("SFTF"),))
    shown = look(title, "K9", Position(railroad=railroad))
    assert (shown.notes.goals, shown.notes.homes) == (("FP",), ())


def test_a_rev_1_the_value_that_counts_is_the_one_written(title: Title) -> None:
    def value(hex_id: str, *laid: tuple[str, tuple[str, int]]) -> tuple[int, ...]:
        return look(title, hex_id, Position(board(**dict(laid)))).face.stops[0].revenue

    assert value("N14", ("N14", ("57", 0))) == (30,)
    assert value("M7", ("M7", ("57", 0))) == (20,)
    assert value("napoli:H4") == (40,)
    assert value("napoli:H4", ("napoli_H4", ("14", 0))) == (60,)


# --- nothing overlaps


def test_nothing_overlaps_on_the_printed_maps(title: Title) -> None:
    shown = looks(title, Position(), PLAIN)
    for hex_id, here in shown.items():
        written = placed(here.face, FLAT, here.notes).written
        assert overlaps(here.face, FLAT, written, here.notes.side_tokens) == [], hex_id
        assert not any(spot.crosses for _, spot in written), hex_id


def named(title: Title) -> Iterator[tuple[Map, Hex, TileId, int, Face]]:
    """Every tile that may come to lie on a named hex, in every rotation."""
    for map_ in title.maps:
        for hex_ in map_.hexes:
            if hex_.buildable:
                kinds = [stop.kind for stop in hex_.face.stops]
                for tile in title.tiles:
                    same = [stop.kind for stop in tile.face.stops] == kinds and tile.face.label == hex_.face.label
                    for rotation in range(SIDES if same else 0):
                        yield map_, hex_, tile.id, rotation, turned(tile.face, rotation)


@pytest.mark.usefixtures("qapp")
def test_names_and_values_overlap_nothing_on_any_tile_with_a_token_at_every_exit(title: Title) -> None:
    """The worst case of a tile: tokens on all sides with track. Writings across plain track were counted once."""
    faults, crossings, count = [], 0, 0
    for index, (_, hex_, tile, rotation, face) in enumerate(named(title)):
        if index % 7:
            continue
        exits = sorted({end for track in face.track for end in (track.a, track.b) if end < SIDES})
        notes = Notes(name=hex_.name, side_tokens=tuple((side, 1, False) for side in exits))
        written = placed(face, FLAT, notes).written
        faults += [(hex_.id, tile, rotation, fault) for fault in overlaps(face, FLAT, written, notes.side_tokens)]
        crossings += sum(spot.crosses for _, spot in written)
        count += 1
    assert count > 1500
    assert faults == []
    assert crossings <= 17


# --- links


def test_p_map_3_each_link_has_one_letter_on_both_maps(title: Title) -> None:
    letters = link_letters(title)
    assert sorted(letters.values()) == sorted("ABCDEFG" * 2)
    for (hex_id, side), letter in letters.items():
        beyond = around_of(title)[hex_id][side]
        assert beyond is not None
        assert letters[beyond] == letter
        assert title.hexes[beyond[0]].map != title.hexes[hex_id].map


def test_hovering_a_link_lights_it_on_both_maps(view: BoardView, scene: BoardScene) -> None:
    def lit() -> set[str]:
        found = set()
        for layers in scene.maps:
            for key in layers.sheets["light"]:
                if isinstance(key, tuple) and isinstance(key[1], tuple) and key[1][0] == "link":
                    found.add(key[0])
        return found

    centre = scene.hex_centre(HexId("napoli:J8"))
    rect = scene.hex_rect(HexId("napoli:J8"))
    # The middle of the side to the north-east: 0.75 and -0.43 circumradii from the centre.
    there = centre + QPointF(0.75 * rect.width() / 2, -0.433 * rect.width() / 2)
    assert scene.link_at(there) == ("napoli:J8", 4)
    QTest.mouseMove(view.viewport(), view.mapFromScene(there))
    assert lit() == {"napoli:J8", "Q7"}
    QTest.mouseMove(view.viewport(), view.mapFromScene(centre))
    assert lit() == set()


def test_a_click_on_either_half_of_a_junction_means_its_place(view: BoardView, scene: BoardScene, qtbot: QtBot) -> None:
    place, border = Junction(HexId("I9"), 0), Junction(HexId("Q7"), 2)
    scene.highlight_slots([place, border], {place: "40"})
    for hex_id, dx, dy in (("I9", 0.0, 0.75), ("K9", 0.0, -0.75), ("Q7", -0.66, -0.38), ("napoli:J8", 0.66, -0.38)):
        half = scene.hex_rect(HexId(hex_id)).width() / 2
        at = scene.hex_centre(HexId(hex_id)) + QPointF(dx * half, dy * half)
        expected = place if hex_id in ("I9", "K9") else border
        assert scene.place_at(at) == expected, hex_id
        with qtbot.waitSignal(view.slot_clicked) as caught:
            QTest.mouseClick(
                view.viewport(),
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
                QPoint(view.mapFromScene(at)),
            )
        assert caught.args == [expected]


def test_p_reg_6_a_token_makes_room_where_a_second_one_may_go(scene: BoardScene) -> None:
    scene.set_position(Position(board(token("FG", "I9", 0))))
    assert scene.look_of(HexId("I9")).sides.taken == ((0, 1),)
    scene.highlight_slots([Junction(HexId("I9"), 0, 1)])
    assert scene.look_of(HexId("I9")).sides.taken == ((0, 2),)
    assert scene.look_of(HexId("K9")).sides.taken == ((3, 2),)
    scene.highlight_slots(())
    assert scene.look_of(HexId("I9")).sides.taken == ((0, 1),)


def test_the_ghost_of_a_token_shows_on_both_maps(scene: BoardScene) -> None:
    scene.show_ghost_token(Junction(HexId("Q7"), 2), CorporationId("FST"))
    shown = {key[0] for layers in scene.maps for key in layers.sheets["ghost"] if isinstance(key, tuple)}
    assert shown == {"Q7", "napoli:J8"}
    scene.show_ghost_token(None)
    assert all(not list(layers.sheets["ghost"]) for layers in scene.maps)


# --- maps, legend, words


def test_p_map_2_both_maps_are_seen_at_once_the_second_at_its_own_larger_scale(scene: BoardScene) -> None:
    italy, naples = scene.maps
    assert naples.scale() > 1
    assert not italy.rect().intersects(naples.rect())
    assert scene.sceneRect().contains(italy.rect())
    assert scene.sceneRect().contains(naples.rect())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_legend_tells_signs_instead_of_gauges(title: Title, language: str) -> None:
    theme = load_theme("light")
    LANGUAGE.use(language)
    try:
        _, (width, height) = legend(title, theme)
        _, (_, sicilian) = legend(open_title("1849"), theme)
    finally:
        LANGUAGE.use("en")
    assert 2 < width < 7
    assert height == pytest.approx(6 * 0.34)
    assert sicilian == pytest.approx(3 * 0.34)


@pytest.mark.usefixtures("qapp")
def test_a_hex_in_words_names_tokens_on_its_sides_and_links(title: Title) -> None:
    position = Position(board(token("FST", "Q7", 2)))
    for hex_id in ("Q7", "napoli:J8"):
        words = hex_text(title, position, HexId(hex_id))
        assert "FST" in words, words
    assert "Nocera Inferiore" in hex_text(title, position, HexId("Q7"))
    assert "Salerno" in hex_text(title, position, HexId("napoli:J8"))
