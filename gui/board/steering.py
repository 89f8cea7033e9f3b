"""Where the keyboard cursor goes next."""

from __future__ import annotations

import math

from engine.ids import HexId
from gui.board.map_scene import MapScene

_WIDEST = 0.5
"""Least share of the way that must lead in the wanted direction: 60 degrees off at most."""


def next_hex(scene: MapScene, start: HexId, dx: int, dy: int) -> HexId:
    """The nearest hex in a direction, straight ahead before aside, across gaps and onto other maps; `start` at the edge."""
    origin = scene.hex_centre(start)
    best: tuple[float, HexId] | None = None
    for hex_id in scene.layers:
        step = scene.hex_centre(hex_id) - origin
        ahead = step.x() * dx + step.y() * dy
        away = math.hypot(step.x(), step.y())
        if hex_id == start or ahead <= 0 or ahead < _WIDEST * away - 1e-6:
            continue
        # A hex straight ahead beats one aside at the same distance; southern and eastern ones lose ties.
        aside = abs(step.x() * dy + step.y() * dx)
        cost = away + 0.4 * aside + 1e-4 * (step.x() + step.y())
        if best is None or cost < best[0]:
            best = (cost, hex_id)
    return start if best is None else best[1]
