"""Sea, land, engraved water lines, the title of the map and the legend of gauges: all that never changes in a game."""

from __future__ import annotations

import json
from functools import lru_cache

from PySide6.QtCore import Qt

from engine.data.assets import ASSETS
from engine.data.definitions import Map, Title
from engine.geometry.coast import guessed_land, land_of, map_bounds, pieces, water_lines
from engine.geometry.free_space import free_place
from engine.geometry.hex_shapes import Point2
from gui.board.drawing import Drawing, Op, fill, moved, stroke
from gui.board.legend import legend
from gui.board.lettering import Hand, lettered, text_path, text_size
from gui.board.shapes import Shape, box, path_of
from gui.theme import Theme

_LIMIT = 4_000_000


@lru_cache(maxsize=8)
def land(map_: Map) -> Shape:
    """Land of a map, from its own outlines or its coast file, or guessed where it has neither or the file cannot be used."""
    if map_.land:
        return land_of([[(x / 1000, y / 1000) for x, y in (*ring, ring[0])] for ring in map_.land], map_bounds(map_))
    if map_.coast:
        file = ASSETS / "coasts" / f"{map_.coast}.json"
        try:
            if file.stat().st_size <= _LIMIT:
                return land_of(json.loads(file.read_bytes()), map_bounds(map_))
        except (OSError, ValueError, TypeError):
            pass  # A map without its coast is still a map; the designer's check names the file.
    return guessed_land(map_)


@lru_cache(maxsize=16)
def shore(map_: Map, theme: Theme) -> Drawing:
    """Water lines, land and coast in pieces, so that a small part is painted without walking along the whole coast."""
    return coast_drawing(land(map_), map_bounds(map_), theme)


def coast_drawing(ground: Shape, bounds: tuple[float, float, float, float], theme: Theme) -> Drawing:
    """Water lines, land and coast of a shape of land within bounds, map space."""
    ops: list[Op] = []
    for step, line in enumerate(reversed(water_lines(ground))):
        width = 0.008 + 0.003 * step
        ops += [stroke(path_of(piece), theme.water_line, width) for piece in pieces(line, bounds)]
    ops += [fill(path_of(piece), theme.land) for piece in pieces(ground, bounds)]
    ops += [stroke(path_of(piece), theme.coast, 0.022) for piece in pieces(ground.boundary, bounds)]
    return tuple(ops)


def _cartouche(title: Title, theme: Theme) -> tuple[Drawing, Point2]:
    head = title.name
    large = text_size(head, Hand.TITLE, 0.7)
    below = text_size(title.subtitle or " ", Hand.NAME, 0.38)
    width, height = max(large[0], below[0]) + 0.2, 1.32
    ops = [*lettered(text_path(head, Hand.TITLE, 0.7, width / 2, 0.52), theme.name)]
    if title.subtitle and title.subtitle != head:
        ops += lettered(text_path(title.subtitle, Hand.NAME, 0.38, width / 2, 1.05), theme.name)
    return tuple(ops), (width, height)


def neatlines(map_: Map, theme: Theme) -> Drawing:
    """The double line around a chart: coasts end at it, not in the open sea."""
    x0, y0, x1, y1 = map_bounds(map_)
    return tuple(
        stroke(
            path_of(box(x0 + inset, y0 + inset, x1 - inset, y1 - inset)),
            theme.coast,
            width,
            join=Qt.PenJoinStyle.MiterJoin,
        )
        for inset, width in ((0.03, 0.05), (0.12, 0.015))
    )


def decoration(title: Title, theme: Theme, panels: tuple[tuple[float, float, float, float], ...]) -> Drawing:
    """Frame of the chart; title and legend on the first map, where hexes, insets (`panels`, map space) and land leave room."""
    map_ = title.maps[0]
    taken = [box(*panel) for panel in panels]
    ops: list[Op] = list(neatlines(map_, theme))
    for (drawing, size), corner in (
        (_cartouche(title, theme), (0.08, 0.0)),
        (legend(title, theme), (0.06, 0.92)),
    ):
        at = free_place(map_, size, corner, avoid=taken, land=land(map_))
        if at is not None:
            ops += moved(drawing, *at)
            taken.append(box(*at, at[0] + size[0], at[1] + size[1]))
    return tuple(ops)


def panel_drawing(map_: Map, theme: Theme) -> Drawing:
    """Ground of an inset map (map space)."""
    return (fill(path_of(box(*map_bounds(map_))), theme.sea), *shore(map_, theme))
