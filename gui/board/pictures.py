"""Pictures of tiles and crests for trays, panels, markers and drag images, crisp on any screen."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from engine.coords import Orientation
from engine.data.definitions import Color, Face, Gauge, Tile, Title, Track
from engine.geometry.hex_shapes import hexagon
from engine.geometry.measures import SLOT
from engine.ids import CorporationId
from engine.state.faces import turned
from gui.board.crest import crest
from gui.board.drawing import Drawing, fill, paint, stroke
from gui.board.look import crest_numbers
from gui.board.notes import Notes, notes_drawing
from gui.board.overlays import RouteLine, route_drawing
from gui.board.shapes import UNIT, path_of
from gui.board.track_drawing import stop_drawing, track_drawing
from gui.theme import Theme


def face_drawing(
    face: Face, orientation: Orientation, theme: Theme, *, notes: Notes | None = None, value_step: int = 0
) -> Drawing:
    """A whole tile around the origin; `face` as it lies."""
    outline = path_of(hexagon(orientation))
    under, over = notes_drawing(face, orientation, notes or Notes(), value_step, theme)
    ground = theme.land if face.color is Color.WHITE else theme.tile(face.color)
    return (
        fill(outline, ground),
        *under,
        *track_drawing(face, orientation, theme).whole(),
        *stop_drawing(face, orientation, theme),
        *over,
        stroke(path_of(hexagon(orientation).buffer(-0.012)), theme.grid, 0.024),
    )


@lru_cache(maxsize=1024)
def tile_picture(
    tile: Tile,
    rotation: int,
    orientation: Orientation,
    theme: Theme,
    size: int,
    ratio: float = 1.0,
    *,
    number: bool = True,
) -> QPixmap:
    """A tile turned by `rotation` in a square of `size` pixels; `ratio` is the screen's device pixel ratio."""
    captions = (f"#{tile.id}",) if number else ()
    drawing = face_drawing(turned(tile.face, rotation), orientation, theme, notes=Notes(captions=captions))
    return _picture(drawing, 1.02, size, ratio)


@lru_cache(maxsize=512)
def _crest_picture(sign: str, color: str, number: int, theme: Theme, size: int, ratio: float) -> QPixmap:
    return _picture(crest(sign, color, number, theme), SLOT * 1.03, size, ratio)


def crest_picture(title: Title, corporation: CorporationId, theme: Theme, size: int, ratio: float = 1.0) -> QPixmap:
    """A corporation's crest in a square of `size` pixels. Raises `KeyError` for an unknown one."""
    found = title.corporation[corporation]
    return _crest_picture(
        found.id, found.color, crest_numbers(tuple(title.corporation))[corporation], theme, size, ratio
    )


@lru_cache(maxsize=64)
def route_picture(number: int, theme: Theme, width: int, ratio: float = 1.0) -> QPixmap:
    """The line of the `number`-th train's route, `width` pixels long and half as high."""
    face = Face(Color.WHITE, (), (Track(0, 3, Gauge.STANDARD),), "")
    drawing = (
        fill(path_of(hexagon(Orientation.FLAT)), theme.land),
        *track_drawing(face, Orientation.FLAT, theme).whole(),
        *route_drawing(face, Orientation.FLAT, (0,), (), RouteLine((), number), theme),
    )
    high = _picture(drawing, _LINE_REACH, width, ratio)
    turned_right = high.transformed(QTransform().rotate(90))
    strip = turned_right.rect().adjusted(0, turned_right.height() // 4, 0, -(turned_right.height() // 4))
    return turned_right.copy(strip)


_LINE_REACH = 0.62
"""How much of a hex the picture of a route shows, from its centre, in circumradii."""


def _picture(drawing: Drawing, reach: float, size: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setWindow(QRectF(-reach * UNIT, -reach * UNIT, 2 * reach * UNIT, 2 * reach * UNIT).toRect())
        paint(painter, drawing)
    finally:
        painter.end()
    return pixmap
