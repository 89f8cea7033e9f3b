import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPathStroker, QPen, QTransform

from gui.board.drawing import Op, fill, paint, stroke
from gui.board.halo import _COARSE, _print_of, halo_of
from gui.board.lettering import Hand, text_path
from gui.board.shapes import UNIT

pytestmark = pytest.mark.usefixtures("qapp")

WIDTH = 0.07
SCALE = 4.0
GROUND, HALO = QColor("#8dbb6e"), QColor("#f3ead7")
LETTERS = "".join(chr(code) for code in (*range(0x21, 0x7F), *range(0xC0, 0x180)))


def picture(op: Op, letters: Op) -> QImage:
    """A halo with its letters, the centre of the text in the middle."""
    image = QImage(560, 160, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    try:
        painter.translate(280, 80)
        painter.scale(SCALE, SCALE)
        paint(painter, (op, letters))
    finally:
        painter.end()
    return image


@pytest.mark.parametrize("text", ["Acireale", "Girgenti", "St. Stefano", "àÈçß"])
def test_a_halo_covers_what_a_pen_would_and_no_more(text: str) -> None:
    path = text_path(text, Hand.NAME, 0.25)
    letters = fill(path, HALO)
    shape = picture(fill(halo_of(path, WIDTH), HALO), letters)
    # A wide pen leaves holes of its own; several pens do not leave the same ones.
    pens = [picture(stroke(path, HALO, share * WIDTH), letters) for share in (0.85, 0.3, 0.6, 1.1)]
    places = [(x, y) for x in range(560) for y in range(160)]
    painted = [at for at in places if pens[0].pixelColor(*at) == HALO]
    assert len(painted) > 1000
    assert not [at for at in painted if shape.pixelColor(*at) != HALO]
    # Counters of letters are filled too, so that only the outside counts.
    bounds = path.boundingRect()
    outside = [(x, y) for x, y in places if not bounds.contains((x - 280) / SCALE, (y - 80) / SCALE)]
    beyond = [at for at in outside if shape.pixelColor(*at) == HALO]
    assert not [at for at in beyond if all(pen.pixelColor(*at) == GROUND for pen in pens)]


def test_no_ground_shines_through_around_the_dots_of_letters() -> None:
    """Where the outlines of dot and stem overlapped, a pen left a hole of the tile's colour."""
    path = text_path("i", Hand.NAME, 0.25)
    dot = min((outline.boundingRect() for outline in path.toSubpathPolygons()), key=lambda rect: rect.top())
    image = picture(fill(halo_of(path, WIDTH), HALO), fill(path, HALO))
    x = round(280 + dot.center().x() * SCALE)
    column = [image.pixelColor(x, round(80 + y * SCALE)) for y in range(round(dot.top()), round(dot.bottom()) + 6)]
    assert {color.name() for color in column} == {HALO.name()}


def test_a_halo_has_few_points() -> None:
    """It is filled at every zoom: the outline a pen makes has several times as many."""
    path = text_path("Caltanissetta", Hand.NAME, 0.25)
    stroker = QPainterPathStroker(QPen(HALO, WIDTH * UNIT))
    assert halo_of(path, WIDTH).elementCount() * 2 < stroker.createStroke(path).elementCount()


@pytest.mark.parametrize("hand", Hand)
def test_no_letter_borrows_the_halo_of_another(hand: Hand) -> None:
    """Halos are kept by a few measures of an outline; outlines that share them must be the same."""
    smaller = QTransform.fromScale(1 / _COARSE, 1 / _COARSE)
    seen: dict[tuple[float, ...], list[tuple[float, float]]] = {}
    for letter in LETTERS:
        for outline in text_path(letter, hand, 0.25).toSubpathPolygons(smaller):
            start = outline.at(0)
            points = [(point.x() - start.x(), point.y() - start.y()) for point in outline.toList()]
            known = seen.setdefault(_print_of(outline, WIDTH), points)
            assert len(known) == len(points), letter
            assert all(abs(a - c) + abs(b - d) < 0.3 for (a, b), (c, d) in zip(known, points, strict=True)), letter
    assert len(seen) > 100
