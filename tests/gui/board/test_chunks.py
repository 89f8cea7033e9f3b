from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from gui.board.chunks import SIDE, Chunks, Level

SEA, LAND = QColor("#0000ff"), QColor("#00ff00")
PORT = QRect(0, 0, 600, 400)


class Painting:
    """Fills what is asked for and counts how often."""

    def __init__(self) -> None:
        self.parts: list[QRectF] = []
        self.color = LAND

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        self.parts.append(QRectF(rect))
        painter.fillRect(rect, self.color)


@pytest.fixture
def painting() -> Painting:
    return Painting()


@pytest.fixture
def asked() -> list[QRect]:
    """Parts of the viewport that shall be painted again."""
    return []


@pytest.fixture
def chunks(painting: Painting, asked: list[QRect], qapp: QApplication) -> Chunks:
    made = Chunks(painting, asked.append, qapp)
    made.sea = SEA
    return made


@pytest.fixture
def frame(chunks: Chunks) -> Callable[..., QImage]:
    def made(*, scale: float = 1.0, ratio: float = 1.0, origin: QPoint | None = None, exposed: QRect = PORT) -> QImage:
        image = QImage(round(PORT.width() * ratio), round(PORT.height() * ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(SEA)
        painter = QPainter(image)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            chunks.draw(painter, PORT, exposed, origin or QPoint(), scale, ratio)
        finally:
            painter.end()
        return image

    return made


def colors(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(0, image.height(), 7)} | {
        image.pixelColor(x, y).name() for y in range(image.height()) for x in range(0, image.width(), 7)
    }


@pytest.mark.parametrize("ratio", [1.0, 1.1, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("origin", [QPoint(0, 0), QPoint(37, -21), QPoint(-1001, 513)])
def test_squares_meet_without_a_gap_on_any_screen(frame: Callable[..., QImage], ratio: float, origin: QPoint) -> None:
    assert colors(frame(ratio=ratio, origin=origin)) == {LAND.name()}


def test_a_second_frame_paints_nothing_anew(frame: Callable[..., QImage], painting: Painting) -> None:
    frame()
    count = len(painting.parts)
    assert count == 6  # three by two squares cover the viewport
    frame(origin=QPoint(-20, -10))
    assert len(painting.parts) == count


def test_a_change_paints_only_what_it_touches(frame: Callable[..., QImage], chunks: Chunks, painting: Painting) -> None:
    frame()
    painting.parts.clear()
    painting.color = SEA
    chunks.invalidate(QRectF(10, 10, 20, 20))
    image = frame()
    assert len(painting.parts) == 1
    assert image.pixelColor(15, 15) == SEA
    assert image.pixelColor(100, 100) == LAND
    assert image.pixelColor(SIDE + 50, 100) == LAND


def test_what_is_missing_at_a_new_zoom_is_shown_from_the_old_one(
    frame: Callable[..., QImage], chunks: Chunks, painting: Painting, monkeypatch: pytest.MonkeyPatch
) -> None:
    frame()
    painting.parts.clear()
    monkeypatch.setattr("gui.board.chunks._FRAME", -1.0)  # no time for new squares in a frame
    assert colors(frame(scale=1.5)) == {LAND.name()}
    assert painting.parts == []
    chunks.finish()
    assert len(painting.parts) >= 6


def test_everything_visible_is_painted_when_idle_and_a_ring_around_it(
    chunks: Chunks, frame: Callable[..., QImage], painting: Painting
) -> None:
    frame()
    chunks.finish()
    assert len(painting.parts) == 5 * 4
    chunks.finish()
    assert len(painting.parts) == 5 * 4


def test_forgetting_starts_anew(chunks: Chunks, frame: Callable[..., QImage], painting: Painting) -> None:
    frame()
    painting.color = SEA
    chunks.forget()
    assert colors(frame()) == {SEA.name()}


def test_only_so_many_squares_are_kept(chunks: Chunks, frame: Callable[..., QImage]) -> None:
    for step in range(40):
        frame(origin=QPoint(-step * 600, 0))
        chunks.finish()
    assert all(len(level.squares) <= 200 for level in chunks._levels)


def test_squares_of_a_level_tile_the_plane() -> None:
    level = Level(0.5, 1.0)
    assert list(level.covering(QRectF(-10, -10, 20, 20))) == [(-1, -1), (0, -1), (-1, 0), (0, 0)]
    assert level.rect((1, 0)) == QRectF(512, 0, 512, 512)


def test_a_square_that_is_painted_beyond_the_exposed_part_is_shown_whole(
    frame: Callable[..., QImage], chunks: Chunks, asked: list[QRect]
) -> None:
    """After a zoom squares come one by one; what a frame paints without showing it must not stay blurred on the screen."""
    frame(scale=0.5)
    frame(scale=1.0, exposed=QRect(0, 0, SIDE, SIDE))
    level = chunks._levels[-1]
    fresh = [index for index in chunks._indices(level, PORT) if level.fresh(index)]
    assert (0, 0) in fresh
    for column, row in fresh:
        square = QRect(column * SIDE, row * SIDE, SIDE, SIDE).intersected(PORT)
        assert square in asked
    asked.clear()
    frame(scale=1.0)
    assert asked == []


def test_a_frame_begins_no_square_that_would_not_be_ready_in_time(
    frame: Callable[..., QImage], chunks: Chunks, painting: Painting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frame has 5 ms for new squares: of squares of 4 ms it paints one, not a second one that would end after 8."""
    now = 0.0
    paint = painting.__call__

    def slow(painter: QPainter, rect: QRectF) -> None:
        nonlocal now
        now += 0.004
        paint(painter, rect)

    monkeypatch.setattr("gui.board.chunks.perf_counter", lambda: now)
    monkeypatch.setattr(chunks, "_painting", slow)
    frame()
    painting.parts.clear()
    frame(scale=1.5)
    assert len(painting.parts) == 1
    before = now
    chunks._work()
    assert now - before == pytest.approx(0.004)


def test_squares_too_slow_for_a_frame_are_painted_when_idle(
    frame: Callable[..., QImage], chunks: Chunks, painting: Painting, monkeypatch: pytest.MonkeyPatch
) -> None:
    frame()
    painting.parts.clear()
    monkeypatch.setattr(chunks, "_usual", 1.0)
    assert colors(frame(scale=1.5)) == {LAND.name()}
    assert painting.parts == []
    chunks._work()
    assert len(painting.parts) == 1
