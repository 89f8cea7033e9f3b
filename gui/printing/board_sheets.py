"""The board at true size over as many pages as it takes: neighbours overlap, and marks show where to join them."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.data.definitions import Map, Title
from gui.board.drawing import Drawing, Op
from gui.board.look import Captions
from gui.board.scene import BoardScene
from gui.board.shapes import UNIT
from gui.printing.pages import Page, clip_to, dashed, hair, write
from gui.printing.paper import PrintSettings, radius
from gui.printing.words import word
from gui.theme import load_theme

_CROSS = 3.0
"""Arm of a mark that lies on both of two neighbouring pages."""


def board_pages(title: Title, settings: PrintSettings, only: str = "") -> Iterator[Page]:
    """Every map of a title, or the one named; each from the upper left page to the lower right."""
    for map_ in title.maps:
        if only in ("", map_.id):
            yield from _map_pages(title, map_, settings)


class _Plan(msgspec.Struct, frozen=True):
    """How a board is cut into pages: settings with the paper turned as it serves best, and the number of pages."""

    settings: PrintSettings
    columns: int
    rows: int


def _plan(settings: PrintSettings, width: float, height: float) -> _Plan:
    """The way of the paper that needs fewer pages; as asked for where both need the same."""
    turned = replace(settings, width=settings.height, height=settings.width)
    plans = []
    for way in (settings, turned):
        columns, rows = (
            max(1, math.ceil((size - way.overlap) / (room - way.overlap)))
            for size, room in ((width, way.inner_width), (height, way.inner_height))
        )
        plans.append(_Plan(way, columns, rows))
    return min(plans, key=lambda plan: plan.columns * plan.rows)


def _map_pages(title: Title, map_: Map, settings: PrintSettings) -> Iterator[Page]:
    scene = BoardScene(load_theme(settings.theme))
    scene.set_captions(Captions(hex_ids=settings.numbers))
    scene.set_title(title, only=map_.id)
    yield from scene_pages(scene, f"{title.name} · {map_.id}", settings)


def scene_pages(scene: BoardScene, words: str, settings: PrintSettings) -> Iterator[Page]:
    """One map as a scene shows it; each page is named with `words` and its place."""
    whole = scene.sceneRect()
    # Millimetres in one unit of the scene; a map shown alone has the scale of the first one.
    scale = radius(settings.hex) / UNIT
    width, height = whole.width() * scale, whole.height() * scale
    plan = _plan(settings, width, height)
    settings = plan.settings
    step_x, step_y = settings.inner_width - settings.overlap, settings.inner_height - settings.overlap
    # The board lies in the middle of all pages together.
    left = (plan.columns * step_x + settings.overlap - width) / 2
    top = (plan.rows * step_y + settings.overlap - height) / 2
    for row in range(plan.rows):
        for column in range(plan.columns):
            view = QRectF(
                whole.left() + (column * step_x - left) / scale,
                whole.top() + (row * step_y - top) / scale,
                settings.inner_width / scale,
                settings.inner_height / scale,
            )
            place = f"{row + 1}.{column + 1} ({plan.rows}×{plan.columns})"
            name = f"{words} · {word('board')} {place} · {settings.hex:g} mm"
            yield Page(
                settings.width,
                settings.height,
                (*_joints(plan, row, column), *_name(name, settings)),
                _Part(scene, view, settings).paint,
            )


def fitted_page(scene: BoardScene, words: str, settings: PrintSettings) -> Page:
    """A whole scene on one page, the paper turned as it serves best, with `words` below it."""
    whole = scene.sceneRect()
    turned = replace(settings, width=settings.height, height=settings.width)
    scale, settings = max(
        ((min(way.inner_width / whole.width(), way.inner_height / whole.height()), way) for way in (settings, turned)),
        key=lambda found: found[0],
    )
    view = QRectF(0, 0, settings.inner_width / scale, settings.inner_height / scale)
    view.moveCenter(whole.center())
    return Page(settings.width, settings.height, _name(words, settings), _Part(scene, view, settings).paint)


class _Part:
    """A part of the scene between the margins of a page."""

    def __init__(self, scene: BoardScene, view: QRectF, settings: PrintSettings) -> None:
        self._scene = scene
        self._view = view
        self._settings = settings

    def paint(self, painter: QPainter) -> None:
        """Paint it; nothing reaches into the margins."""
        settings = self._settings
        inner = (settings.margin, settings.margin, settings.inner_width, settings.inner_height)
        clip_to(painter, *inner)
        shown = self._view.intersected(self._scene.sceneRect())
        if shown.isEmpty():
            return
        scale = settings.inner_width * UNIT / self._view.width()
        target = QRectF(
            settings.margin * UNIT + (shown.left() - self._view.left()) * scale,
            settings.margin * UNIT + (shown.top() - self._view.top()) * scale,
            shown.width() * scale,
            shown.height() * scale,
        )
        self._scene.render(painter, target, shown)


def _joints(plan: _Plan, row: int, column: int) -> Drawing:
    """Where the next page joins: a broken line in the middle of the overlap, with crosses that both pages have."""
    ops: list[Op] = []
    settings = plan.settings
    near, half = settings.margin, settings.overlap / 2
    right, low = settings.width - near, settings.height - near
    for there, x in ((column > 0, near + half), (column < plan.columns - 1, right - half)):
        if there:
            ops.append(dashed((x, near), (x, low)))
            ops += [*_cross(x, near + half), *_cross(x, low - half), *_cross(x, settings.height / 2)]
    for there, y in ((row > 0, near + half), (row < plan.rows - 1, low - half)):
        if there:
            ops.append(dashed((near, y), (right, y)))
            ops += [*_cross(near + half, y), *_cross(right - half, y), *_cross(settings.width / 2, y)]
    return tuple(ops)


def _cross(x: float, y: float) -> Drawing:
    return hair((x - _CROSS, y), (x + _CROSS, y)), hair((x, y - _CROSS), (x, y + _CROSS))


def _name(text: str, settings: PrintSettings) -> Drawing:
    return write(text, settings.width / 2, settings.height - settings.margin / 2, min(2.4, settings.margin * 0.4))
