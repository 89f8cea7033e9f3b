from collections.abc import Iterator
from pathlib import Path

import pytest
import shapely

from engine.catalogue import open_title
from engine.coords import SIDES, Orientation
from engine.data.definitions import Face, Hex, Map
from engine.geometry.placement import Kind, box_of
from engine.state.faces import turned
from engine.verbs.opening import open_game
from gui.board.lettering import Hand, close_path, close_size, text_path, text_size
from gui.board.look import Captions, looks
from gui.board.notes import NAME_EM, Notes, free_spot, notes_drawing, placed
from gui.board.position import position_of
from gui.board.shapes import UNIT
from gui.theme import load_theme
from tests.helpers.overlaps import overlaps

pytestmark = pytest.mark.usefixtures("qapp")


def cases(title_id: str) -> Iterator[tuple[Map, Hex, str, int, Face]]:
    """Every tile that may come to lie on a named hex, in every rotation."""
    title = open_title(title_id)
    for map_ in title.maps:
        for hex_ in map_.hexes:
            if hex_.name and hex_.buildable:
                kinds = [stop.kind for stop in hex_.face.stops]
                for tile in title.tiles:
                    same = [stop.kind for stop in tile.face.stops] == kinds and tile.face.label == hex_.face.label
                    for rotation in range(SIDES if same else 0):
                        yield map_, hex_, tile.id, rotation, turned(tile.face, rotation)


@pytest.mark.parametrize(("title_id", "may_cross"), [("1849", 4), ("1849_two_sicilies", 20)])
def test_nothing_overlaps_on_any_tile_under_any_name(title_id: str, may_cross: int) -> None:
    """The largest number of writings that cross plain track, out of some 2800, was counted once and must not grow."""
    faults, crossings, count = [], 0, 0
    for map_, hex_, tile, rotation, face in cases(title_id):
        written = placed(face, map_.orientation, Notes(name=hex_.name)).written
        found = overlaps(face, map_.orientation, written)
        faults += [(hex_.name, tile, rotation, fault) for fault in found]
        crossings += sum(spot.crosses for _, spot in written)
        count += 1
    assert count > 2500
    assert faults == []
    assert crossings <= may_cross


@pytest.mark.parametrize(("title_id", "full"), [("1849", set()), ("1849_two_sicilies", {"I13"})])
def test_nothing_overlaps_on_the_printed_map(title_id: str, full: set[str]) -> None:
    """`full` are hexes with more exits than leave room for three values."""
    for map_ in open_title(title_id).maps:
        for hex_ in map_.hexes:
            rough = bool(hex_.terrain) and hex_.buildable and not hex_.face.track
            notes = Notes(name=hex_.name, peaks=3 if rough else 0, cost="160" if rough else "")
            written = placed(hex_.face, map_.orientation, notes).written
            assert overlaps(hex_.face, map_.orientation, written) == [], hex_.id
            assert not any(spot.crosses for _, spot in written) or hex_.id in full, hex_.id


def test_every_pair_of_ways_to_write_a_name_is_tried_large_before_small() -> None:
    face = open_title("1849").hexes[next(h for h in open_title("1849").hexes if h == "E7")].face
    (want, spot), *_ = [
        pair
        for pair in placed(face, Orientation.FLAT, Notes(name="Termini Imerese")).written
        if pair[0].kind is Kind.NAME
    ]
    assert len(want.sizes) > 6
    assert want.sizes[0][0] == max(width for width, _ in want.sizes)
    assert spot.size == 1  # in two lines, but in full size


def test_letters_stay_within_the_box_the_search_gave_them() -> None:
    for hand in Hand:
        words = (
            ("Castrogiovanni", "Piazza\nArmerina", "È")
            if hand in (Hand.NAME, Hand.TITLE)
            else ("130", "+20", "M", "B14")
        )
        for text in words:
            width, height = text_size(text, hand, 0.25)
            ink = text_path(text, hand, 0.25).boundingRect()
            assert ink.width() <= (width + 0.03) * UNIT
            assert ink.height() <= (height + 0.03) * UNIT


@pytest.mark.parametrize(
    "text", ["Marsala", "Piazza\nArmerina", "Reggio\nCalabria", "L\N{RIGHT SINGLE QUOTATION MARK}Aquila", "È"]
)
def test_a_close_box_holds_the_letters_and_no_more(text: str) -> None:
    width, height = close_size(text, Hand.NAME, 0.25)
    ink = close_path(text, Hand.NAME, 0.25, 0.3, -0.2).boundingRect()
    assert width * UNIT - 2 < ink.width() <= width * UNIT
    assert height * UNIT - 2 < ink.height() <= height * UNIT
    assert (ink.center().x(), ink.center().y()) == pytest.approx((30, -20), abs=0.01)


@pytest.mark.parametrize("rows", [("Reggio", "Calabria"), ("Campo-", "basso"), ("Piazza", "Armerina")])
def test_rows_of_a_name_do_not_touch(rows: tuple[str, str]) -> None:
    """With one leading for all, the tails of `Reggio` ran into `Calabria`."""
    whole, first, last = (close_path(text, Hand.NAME, 0.25) for text in ("\n".join(rows), *rows))
    heights = first.boundingRect().height() + last.boundingRect().height()
    assert whole.boundingRect().height() >= heights


SHARED = Path(__file__).parents[4] / "shared" / "replays"


@pytest.mark.skipif(not SHARED.is_dir(), reason="needs the recorded games")
@pytest.mark.parametrize(
    ("record", "full"), [("sicilia_3p", set()), ("gen_1849_5p_b", set()), ("gen_duesicilie_6p_a", {"I13"})]
)
def test_names_can_be_read_at_the_end_of_a_game(record: str, full: set[str]) -> None:
    """Late Palermo, Marsala and Terranova had names of little more than half the size of the others."""
    session = open_game(SHARED / f"{record}.18xx.json").session
    session.jump(len(session.entries))
    title = session.game.title
    found = looks(title, position_of(session.game, session.state), Captions())
    for map_ in title.maps:
        for hex_ in map_.hexes:
            notes = found[hex_.id].notes
            for want, spot in placed(found[hex_.id].face, map_.orientation, notes).written:
                if want.kind is Kind.NAME:
                    assert want.sizes[spot.size][1] >= close_size(notes.name, Hand.NAME, 0.66 * NAME_EM)[1] - 1e-6
                assert not spot.crosses or hex_.id in full


def test_a_tag_goes_where_nothing_else_is() -> None:
    title = open_title("1849")
    hex_ = title.hexes[next(h for h in title.hexes if h == "E5")]
    notes = Notes(name=hex_.name, peaks=3, cost="160")
    x, y = free_spot(hex_.face, Orientation.FLAT, notes, (0.4, 0.2))
    tag = shapely.box(x - 0.2, y - 0.1, x + 0.2, y + 0.1)
    assert all(tag.disjoint(box_of(want, spot)) for want, spot in placed(hex_.face, Orientation.FLAT, notes).written)


def test_the_value_that_holds_now_is_framed_and_only_that_one() -> None:
    title = open_title("1849")
    face = title.hexes[next(h for h in title.hexes if h == "M9")].face
    theme = load_theme("light")
    frames = []
    for step in range(3):
        _, over = notes_drawing(face, Orientation.FLAT, Notes(name="Terranova"), step, theme)
        framed = [op for op in over if op.pen.color().name() == theme.current]
        assert len(framed) == 1
        frames.append(framed[0].path.boundingRect().center().x())
    assert frames[0] < frames[1] < frames[2]


def test_values_of_several_phases_are_written_large_where_a_hex_has_room() -> None:
    """At 1366x768 a circumradius is 33 pixels: figures of a fifth of it cannot be read across a table."""
    title = open_title("1849")
    several = [hex_ for hex_ in title.hexes.values() if any(len(stop.revenue) > 1 for stop in hex_.face.stops)]
    assert several
    sizes = {hex_.id: placed(hex_.face, Orientation.FLAT, Notes(name=hex_.name)).figures for hex_ in several}
    assert min(sizes.values()) >= 1.1, sizes
