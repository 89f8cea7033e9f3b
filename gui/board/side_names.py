"""Names of rivers and mountains along the sides of hexes, as on an old chart; what a hex shows comes before them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec
from PySide6.QtGui import QTransform

from engine.coords import Orientation
from engine.data.definitions import Map
from engine.geometry.side_writing import Feature, Ground, SideSpot, features_of, place_name
from engine.ids import HexId
from gui.board.drawing import Drawing
from gui.board.lettering import Hand, lettered, text_path, text_size
from gui.board.look import Look
from gui.board.notes import placed
from gui.board.shapes import UNIT
from gui.theme import Theme

_EMS = (0.19, 0.17, 0.15, 0.135)
_HALO = 0.045

Variants = tuple[tuple[str, float], ...]
"""Ways to write a name with their sizes in ems, the best first."""


class SideNames:
    """The names of one map, each where it disturbs nothing; a name that finds no such place stays away."""

    def __init__(self, map_: Map) -> None:
        self.map = map_
        self._features = features_of(map_)
        self._beside = sorted({half[0] for feature in self._features for half in feature.halves})
        self._seen: tuple[object, ...] = ()

    def touched(self, looks: Mapping[HexId, Look], theme: Theme) -> bool:
        """Whether a hex beside a name, or the colours, are other ones than when this was asked last."""
        now = (theme, *(looks[hex_id] for hex_id in self._beside))
        changed, self._seen = now != self._seen, now
        return changed

    def drawings(self, looks: Mapping[HexId, Look], theme: Theme) -> dict[tuple[HexId, str], Drawing]:
        """Drawings by hex and name, in the space of the hex; `looks` has every hex of the map."""
        orientation = self.map.orientation
        grounds = {hex_id: ground_of(looks[hex_id], orientation) for hex_id in self._beside}
        found = {}
        for feature in self._features:
            variants = _variants(feature.name)
            sizes = tuple(text_size(text, Hand.NAME, em) for text, em in variants)
            spot = place_name(feature, sizes, orientation, grounds)
            if spot is not None:
                ground = grounds[spot.hex]
                taken = (spot.x, spot.y, spot.angle, sizes[spot.size])
                grounds[spot.hex] = msgspec.structs.replace(ground, names=(*ground.names, taken))
                found[spot.hex, feature.name] = _drawing(feature, spot, theme)
        return found


def ground_of(look: Look, orientation: Orientation) -> Ground:
    """What a hex with a look shows that names must not cover."""
    return Ground(look.face, placed(look.face, orientation, look.notes).written, look.notes.side_tokens)


@lru_cache(maxsize=512)
def _variants(name: str) -> Variants:
    """In one line, then in two where there are words, each from large to small."""
    words = name.split(" ")
    cut = max(1, (len(words) + 1) // 2) if len(words) > 2 else 1
    parted = f"{' '.join(words[:cut])}\n{' '.join(words[cut:])}" if len(words) > 1 else ""
    return tuple((text, em) for text in (name, parted) for em in _EMS if text)


@lru_cache(maxsize=512)
def _drawing(feature: Feature, spot: SideSpot, theme: Theme) -> Drawing:
    text, em = _variants(feature.name)[spot.size]
    turned = QTransform().translate(spot.x * UNIT, spot.y * UNIT).rotate(spot.angle)
    path = turned.map(text_path(text, Hand.NAME, em))
    return lettered(path, theme.river if feature.river else theme.impassable, theme.halo, _HALO)
