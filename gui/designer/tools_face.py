"""Tools that draw on the face of a hex: stops, and track from side to side or side to stop, on over as many hexes as wanted."""

from __future__ import annotations

import math

from engine.coords import SIDES, Orientation, opposite
from engine.data.definitions import STOP, Face, Track
from engine.designer.edits import ChangeStop, DrawTrack, EraseTrack, OnHex, PlaceStop, RemoveStop
from engine.designer.places import across
from engine.geometry.hex_shapes import Point2, side_middle
from engine.geometry.hit_areas import stop_at, track_at
from engine.geometry.track_lines import face_lines
from engine.ids import HexId
from gui.board.drawing import Drawing, faded
from gui.board.track_drawing import track_drawing
from gui.designer.scene import Spot, end_mark
from gui.designer.tools_base import DesignBench, DesignTool
from gui.theme import Theme

_MIDDLE = 0.34
"""Nearer to the centre than this, a track that came over a side ends nowhere yet."""
_ENDS = "1234567890"
"""Keys for the ends: 1 to 6 are the sides, then come the stops."""


def end_points(face: Face, spot: Spot) -> list[tuple[int, Point2]]:
    """All ends of track on a face with where they are drawn."""
    sides = [(side, side_middle(side, spot.orientation)) for side in range(SIDES)]
    stops = [(STOP + index, at) for index, at in enumerate(face_lines(face, spot.orientation).stops)]
    return [*sides, *stops]


def end_near(face: Face, spot: Spot) -> tuple[int, Point2]:
    """The end that a spot is nearest to."""
    return min(end_points(face, spot), key=lambda found: math.dist(found[1], (spot.x, spot.y)))


class StopTool(DesignTool):
    """Places a stop, or changes the one that is clicked into what the options say; erasing takes it away."""

    name = "stop"

    def press(self, spot: Spot, *, erase: bool, more: bool) -> None:
        """One stop."""
        assert more in (True, False)
        self.bench.scene.show_hint(None)
        if spot.hex is None:
            return
        pens, at = self.bench.pens, OnHex(spot.hex)
        stop = stop_at(self.bench.scene.face_of(spot.hex), spot.orientation, spot.x, spot.y)
        if erase:
            if stop is not None:
                self.bench.model.do(RemoveStop(at, stop))
        elif stop is not None and not more:
            self.bench.model.do(ChangeStop(at, stop, pens.kind, pens.revenue, pens.slots, pens.group))
        else:
            self.bench.model.do(PlaceStop(at, pens.kind, pens.revenue, pens.slots, pens.group))

    def drag(self, spot: Spot) -> None:
        """One click, one stop."""

    def hint(self, spot: Spot) -> tuple[Drawing, str]:
        """What would be placed."""
        if spot.hex is None:
            return (), ""
        values = "/".join(map(str, self.bench.pens.revenue))
        return end_mark((spot.x, spot.y), self.bench.theme), values


class TrackTool(DesignTool):
    """Draws track with the gauge chosen; erasing takes away the piece under the pointer."""

    name = "track"

    def __init__(self, bench: DesignBench) -> None:
        super().__init__(bench)
        self._hex: HexId | None = None
        self._start: int | None = None
        self._came_over = False
        self._typed: tuple[HexId, int] | None = None

    def press(self, spot: Spot, *, erase: bool, more: bool) -> None:
        """Begin at the nearest end."""
        super().press(spot, erase=erase, more=more)
        self._hex, self._start, self._came_over = None, None, False
        if spot.hex is not None and not erase:
            self._hex = spot.hex
            self._start = end_near(self.bench.scene.face_of(spot.hex), spot)[0]

    def touch(self, spot: Spot) -> None:
        """Erase what lies under the pointer."""
        if self.erasing and spot.hex is not None:
            face = self.bench.scene.face_of(spot.hex)
            found = track_at(face, spot.orientation, spot.x, spot.y)
            if found is not None:
                track = face.track[found]
                self.bench.model.do(EraseTrack(OnHex(spot.hex), track.a, track.b))

    def drag(self, spot: Spot) -> None:
        """Follow the pointer; where it crosses a side, the track goes over it."""
        if not self._down:
            return
        if self.erasing:
            self.touch(spot)
            return
        if self._hex is None or self._start is None or spot.hex is None:
            return
        if spot.hex != self._hex:
            self._cross(spot.hex)
        self._show(spot)

    def _cross(self, hex_id: HexId) -> None:
        assert self._hex is not None
        assert self._start is not None
        files = self.bench.model.files
        side = next((side for side in range(SIDES) if across(files, self._hex, side) == hex_id), None)
        if side is None:
            # The pointer jumped, or went back over empty cells: the stroke begins anew there.
            self._hex, self._start, self._came_over = None, None, False
            return
        if side != self._start:
            self._draw(self._hex, self._start, side)
        self._hex, self._start, self._came_over = hex_id, opposite(side), True

    def _draw(self, hex_id: HexId, a: int, b: int) -> bool:
        return self.bench.model.do(DrawTrack(OnHex(hex_id), a, b, self.bench.pens.gauge))

    def _end(self, spot: Spot) -> int | None:
        """Where the stroke would end now."""
        if self._hex is None or spot.hex != self._hex:
            return None
        face = self.bench.scene.face_of(self._hex)
        end, _ = end_near(face, spot)
        in_the_middle = end < STOP and math.hypot(spot.x, spot.y) < _MIDDLE
        return None if end == self._start or (in_the_middle and self._came_over) else end

    def release(self, spot: Spot | None) -> None:
        """End at the nearest end."""
        self.bench.scene.show_hint(None)
        if self._down and not self.erasing and spot is not None and self._start is not None:
            end = self._end(spot)
            if end is not None and self._hex is not None:
                self._draw(self._hex, self._start, end)
        self._hex, self._start = None, None
        super().release(spot)

    def _show(self, spot: Spot) -> None:
        if self._hex is None or self._start is None:
            self.bench.scene.show_hint(None)
            return
        end = self._end(spot)
        where = self.bench.scene.spot_of_hex(self._hex)
        if end is None or where is None:
            self.bench.scene.show_hint(None)
            return
        face = self.bench.scene.face_of(self._hex)
        track = Track(min(self._start, end), max(self._start, end), self.bench.pens.gauge)
        self.bench.scene.show_hint(where, track_preview(face, where.orientation, track, self.bench.theme))

    def hint(self, spot: Spot) -> tuple[Drawing, str]:
        """The end at the pointer."""
        if spot.hex is None:
            return (), ""
        return end_mark(end_near(self.bench.scene.face_of(spot.hex), spot)[1], self.bench.theme), ""

    def key(self, text: str, spot: Spot) -> bool:
        """Two digits draw track at the cursor: 1 to 6 are the sides, then the stops. A piece that is there goes."""
        end = _ENDS.find(text)
        if end < 0 or spot.hex is None or not text:
            return False
        face = self.bench.scene.face_of(spot.hex)
        if end >= STOP + len(face.stops):
            return False
        if self._typed is None or self._typed[0] != spot.hex:
            self._typed = (spot.hex, end)
            self.bench.say(self.tr("From {end}; now the other end.").format(end=text))
            return True
        start, self._typed = self._typed[1], None
        if start != end:
            same = Track(min(start, end), max(start, end), self.bench.pens.gauge)
            if same in face.track:
                self.bench.model.do(EraseTrack(OnHex(spot.hex), start, end))
            else:
                self._draw(spot.hex, start, end)
        return True

    def cancel(self) -> bool:
        """Take the stroke back."""
        typed, self._typed = self._typed is not None, None
        self._hex, self._start = None, None
        return super().cancel() or typed


def track_preview(face: Face, orientation: Orientation, track: Track, theme: Theme) -> Drawing:
    """Track between two ends of a face as it would be drawn, a little transparent."""
    if track.a >= STOP:
        return ()
    return faded(track_drawing(Face(face.color, face.stops, (track,)), orientation, theme).whole(), 0.75)
