"""What lies where it must not on a drawn hex, by exact shapes."""

from __future__ import annotations

import shapely

from engine.coords import Orientation
from engine.data.definitions import Face
from engine.geometry.hex_shapes import hexagon
from engine.geometry.measures import CASING
from engine.geometry.placement import SideTokens, Spot, Want, box_of, junction_outlines
from engine.geometry.slots import stop_outline
from engine.geometry.track_lines import face_lines


def overlaps(
    face: Face, orientation: Orientation, written: tuple[tuple[Want, Spot], ...], side_tokens: SideTokens = ()
) -> list[str]:
    """Writings that lie on a stop, on a token of a side, on each other or outside; or on track without saying so."""
    lines = face_lines(face, orientation)
    stops = [stop_outline(stop, at) for stop, at in zip(face.stops, lines.stops, strict=True)]
    solid = shapely.union_all([*stops, *junction_outlines(orientation, side_tokens)])
    track = shapely.union_all([line.line.buffer(CASING / 2, cap_style="flat") for line in lines.lines])
    boxes = [box_of(want, spot) for want, spot in written]
    faults = []
    for index, (box, (want, spot)) in enumerate(zip(boxes, written, strict=True)):
        if box.intersects(solid):
            faults.append(f"{want.kind.name} on a stop or token")
        if not hexagon(orientation).contains(box):
            faults.append(f"{want.kind.name} outside")
        if not spot.crosses and box.intersects(track):
            faults.append(f"{want.kind.name} on track")
        faults += [f"{want.kind.name} on {written[k][0].kind.name}" for k in range(index) if box.intersects(boxes[k])]
    return faults
