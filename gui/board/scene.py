"""The board as the window uses it: the maps with all overlays."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping

import msgspec
from PySide6.QtCore import QObject, QPointF

from engine.geometry.gauge_breaks import GaugeBreak
from engine.geometry.hex_shapes import Point2, centre, side_middle
from engine.geometry.hit_areas import side_at
from engine.geometry.overlays import tracks_between
from engine.ids import CorporationId, HexId
from engine.state.board import Junction, Place
from gui.board.drawing import faded, moved
from gui.board.junctions import Half, around_of, drawn_halves, halves_of, link_light, link_point
from gui.board.look import corporation_crest, token_place
from gui.board.map_scene import MapScene
from gui.board.notes import free_spot
from gui.board.overlays import (
    Ghost,
    RouteLine,
    break_drawing,
    cursor_drawing,
    ghost_drawing,
    ghost_spots,
    light_drawing,
    on_tick,
    pointer_drawing,
    route_color,
    route_drawing,
    slot_light,
    tag_drawing,
    tag_size,
)
from gui.board.shapes import UNIT
from gui.theme import Theme

_JUNCTION_REACH = 0.3
_LINK_REACH = 0.32
"""How near to a link, in circumradii, a point means it."""


class BoardScene(MapScene):
    """Maps, position and overlays. See `gui.board` for the interface."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(theme, parent)
        self.ghost: Ghost | None = None
        self.lit_hexes: frozenset[HexId] = frozenset()
        self.lit_slots: frozenset[Place] = frozenset()

    # --- overlays

    def show_routes(self, routes: Iterable[RouteLine]) -> None:
        """Draw the routes of trains, each in its colour and dash. Hexes the maps lack are left out."""
        self._wipe("route")
        self._wipe("number", "route")
        for order, line in enumerate(routes):
            self._show_route(order, line)

    def _show_route(self, order: int, line: RouteLine) -> None:
        tracks: dict[HexId, list[int]] = {}
        stops: dict[HexId, list[int]] = {}
        for piece in line.pieces:
            hex_id = piece[0]
            if hex_id not in self.layers:
                continue
            if len(piece) == 3:
                tracks.setdefault(hex_id, []).extend(tracks_between(self.face_of(hex_id), [(piece[1], piece[2])]))
            else:
                tracks.setdefault(hex_id, []).append(piece[1])
        for hex_id, stop in line.stops:
            stops.setdefault(hex_id, []).append(stop)
        for hex_id in {**tracks, **stops}:
            layers, face = self.layers[hex_id], self.face_of(hex_id)
            own = tuple(index for index in tracks.get(hex_id, ()) if index < len(face.track))
            drawing = route_drawing(face, layers.map.orientation, own, tuple(stops.get(hex_id, ())), line, self.theme)
            layers.put("route", hex_id, drawing, ("route", order))
        if line.label and tracks:
            first = next(iter(tracks))
            self._tag(first, ("route", order), line.label, (route_color(line, self.theme), self.theme.halo), 0.17)

    def highlight_hexes(self, hexes: Mapping[HexId, str]) -> None:
        """Light up legal hexes, with a short text on each where one is given."""
        self._wipe("light", "hex")
        self._wipe("number", "hex")
        self.lit_hexes = frozenset(hexes)
        for hex_id, text in hexes.items():
            layers = self.layers[hex_id]
            layers.put("light", hex_id, light_drawing(layers.map.orientation, self.theme), ("hex", 0))
            if text:
                self._tag(hex_id, ("hex", 0), text, (self.theme.legal, self.theme.halo), 0.16)

    def highlight_slots(self, places: Iterable[Place], texts: Mapping[Place, str] = {}) -> None:
        """Light up legal token places, some with a short text; a junction lights up on both maps it belongs to."""
        self._wipe("light", "slot")
        self._wipe("number", "slot")
        self.lit_slots = frozenset(places)
        self._make_room(place for place in self.lit_slots if isinstance(place, Junction) and place.slot)
        for place in self.lit_slots:
            for here in self._drawn(place):
                layers = self.layers[here.hex]
                (x, y), scale = self._spot(here)
                layers.put("light", here.hex, moved(slot_light(self.theme, scale), x, y), ("slot", place))
                if texts.get(place):
                    tag = tag_drawing(texts[place], self.theme.legal, self.theme.halo, self.theme.halo, 0.15)
                    layers.put("number", here.hex, moved(tag, x, y + 0.33), ("slot", place))

    def _drawn(self, place: Place) -> tuple[Place, ...]:
        """A place as it is drawn: a junction between two maps on each of them, by the name it has there."""
        if not isinstance(place, Junction) or self.title is None:
            return (place,)
        halves = drawn_halves(self.title, place)
        return tuple(Junction(hex_id, side, place.slot) for hex_id, side in halves if hex_id in self.layers)

    def _spot(self, place: Place) -> tuple[Point2, float]:
        """Centre and scale of a token at a place, in the space of its hex."""
        look = self.look_of(place.hex)
        return token_place(look.face, self.layers[place.hex].map.orientation, place, look.sides)

    def _make_room(self, places: Iterable[Junction]) -> None:
        """Let tokens move aside where a second one may come to stand."""
        if self.title is None:
            return
        roomy = frozenset(half for place in places for half in halves_of(self.title, place))
        if roomy != self.position.roomy:
            self.set_position(msgspec.structs.replace(self.position, roomy=roomy))

    def show_link(self, half: Half | None) -> None:
        """Light up a side that leads to another map, and the side it leads to."""
        self._wipe("light", "link")
        if half is None or self.title is None:
            return
        for hex_id, side in (half, around_of(self.title)[half[0]][half[1]] or half):
            if hex_id in self.layers:
                layers = self.layers[hex_id]
                layers.put("light", hex_id, link_light(side, layers.map.orientation, self.theme), ("link", side))

    def show_numbers(self, numbers: Mapping[HexId, str], best: Collection[HexId] = ()) -> None:
        """Write a number on hexes; the best ones stand out."""
        self._wipe("number", "advice")
        for hex_id, text in numbers.items():
            good = hex_id in best
            colors = (self.theme.legal, self.theme.halo) if good else (self.theme.note, self.theme.note_ink)
            self._tag(hex_id, ("advice", 0), f"★ {text}" if good else text, colors, 0.22)

    def show_breaks(self, breaks: Mapping[HexId, Iterable[Point2]]) -> None:
        """Mark points where gauges break."""
        self._wipe("number", "break")
        for hex_id, points in breaks.items():
            for index, at in enumerate(points):
                self.layers[hex_id].put("number", hex_id, break_drawing(at, self.theme), ("break", index))

    def show_gauge_breaks(self, breaks: Iterable[GaugeBreak]) -> None:
        """Mark the breaks that `engine.geometry.gauge_breaks` found."""
        points: dict[HexId, list[Point2]] = {}
        for found in breaks:
            hex_ = self.hex_of(found.hex)
            x, y = centre(hex_.cell, self.layers[found.hex].map.orientation)
            points.setdefault(found.hex, []).append((found.point[0] - x, found.point[1] - y))
        self.show_breaks(points)

    def show_ghost(self, ghost: Ghost | None) -> None:
        """Hold a tile over a hex, or take it away."""
        self._wipe("ghost", "tile")
        self.ghost = ghost
        if ghost is None:
            return
        layers = self.layers[ghost.hex]
        layers.put("ghost", ghost.hex, ghost_drawing(ghost, layers.map.orientation, self.theme), ("tile", 0))
        if ghost.tag:
            color = self.theme.note if ghost.legal else self.theme.warning
            _, at, em = ghost_spots(ghost, layers.map.orientation)
            tag = tag_drawing(ghost.tag, color, self.theme.note_ink, self.theme.halo, em)
            layers.put("ghost", ghost.hex, moved(tag, *at), ("tile", 1))

    def show_ghost_token(self, place: Place | None, corporation: CorporationId | None = None) -> None:
        """Hold a token over a place, or take it away."""
        self._wipe("ghost", "token")
        if place is None or corporation is None or self.title is None:
            return
        held = faded(corporation_crest(self.title, corporation, self.theme), 0.75)
        for here in self._drawn(place):
            (x, y), scale = self._spot(here)
            self.layers[here.hex].put("ghost", here.hex, moved(held, x, y, scale), ("token", 0))

    def point_at(self, place: Place | None) -> None:
        """Ring the token place that is spoken of elsewhere; None takes the ring away."""
        self._wipe("ghost", "pointer")
        for here in () if place is None or place.hex not in self.layers else self._drawn(place):
            (x, y), scale = self._spot(here)
            self.layers[here.hex].put(
                "ghost", here.hex, moved(pointer_drawing(self.theme, scale), x, y), ("pointer", 0)
            )

    def set_cursor(self, hex_id: HexId | None) -> None:
        """Put the keyboard cursor on a hex, None hides it."""
        self._wipe("ghost", "cursor")
        if hex_id is not None:
            layers = self.layers[hex_id]
            layers.put("ghost", hex_id, cursor_drawing(layers.map.orientation, self.theme), ("cursor", 0))

    def _tag(self, hex_id: HexId, key: tuple[str, int], text: str, colors: tuple[str, str], em: float) -> None:
        """A plate with a text where the hex has room for it; `colors` are ground and ink."""
        layers, look = self.layers[hex_id], self.look_of(hex_id)
        x, y = free_spot(look.face, layers.map.orientation, look.notes, tag_size(text, em))
        layers.put("number", hex_id, moved(tag_drawing(text, *colors, self.theme.halo, em), x, y), key)

    def _wipe(self, layer: str, kind: str = "") -> None:
        for layers in self.maps:
            layers.wipe(layer, kind)

    # --- questions

    def place_at(self, at: QPointF) -> Place | None:
        """Token place meant by a point: a lit junction nearby, else a slot of the hex's city."""
        hex_id = self.hex_at(at)
        if hex_id is None:
            return None
        near = [
            (math.dist((at.x(), at.y()), self._point(half)) / (UNIT * self.layers[half.hex].scale()), index, place)
            for index, place in enumerate(sorted(self.lit_slots, key=repr))
            if isinstance(place, Junction)
            for half in self._drawn(place)
        ]
        if near and min(near)[0] <= _JUNCTION_REACH:
            return min(near)[2]
        if self.title is not None and self.title.railways is not None:
            return self._junction_at(hex_id, at)
        return super().place_at(at)

    def _junction_at(self, hex_id: HexId, at: QPointF) -> Junction | None:
        """The next free place of the junction that a point is close to, where tokens stand on sides; lit or not."""
        assert self.title is not None
        x, y = self.local(hex_id, at)
        orientation = self.layers[hex_id].map.orientation
        side = side_at(orientation, x, y)
        if side is None or math.dist((x, y), side_middle(side, orientation)) > _JUNCTION_REACH:
            return None
        beyond = around_of(self.title)[hex_id][side]
        if beyond is None:
            return None
        named = min((hex_id, side), beyond)
        places = [token.place for token in self.position.board.tokens if isinstance(token.place, Junction)]
        return Junction(*named, int(named in [(place.hex, place.side) for place in places]))

    def _point(self, here: Place) -> tuple[float, float]:
        """Centre of the token at a place, in the scene."""
        (x, y), _ = self._spot(here)
        layers = self.layers[here.hex]
        found = layers.mapToScene(layers.centre(here.hex) + QPointF(x * UNIT, y * UNIT))
        return found.x(), found.y()

    def link_at(self, at: QPointF) -> Half | None:
        """The side to another map that a point is close to, by its hex."""
        if self.title is None:
            return None
        best: tuple[float, Half] | None = None
        for layers in self.maps:
            scale = UNIT * layers.scale()
            for hex_ in layers.map.hexes:
                for side, _, _ in hex_.links:
                    for x, y in (side_middle(side, layers.map.orientation), link_point(side, layers.map.orientation)):
                        found = layers.mapToScene(layers.centre(hex_.id) + QPointF(x * UNIT, y * UNIT))
                        distance = math.dist((found.x(), found.y()), (at.x(), at.y())) / scale
                        if distance <= _LINK_REACH and (best is None or distance < best[0]):
                            best = distance, (hex_.id, side)
        return None if best is None else best[1]

    def tick_at(self, at: QPointF) -> bool:
        """Whether a point means the tick that confirms the ghost."""
        if self.ghost is None or not self.ghost.confirm or not self.ghost.legal:
            return False
        orientation = self.layers[self.ghost.hex].map.orientation
        return on_tick(self.ghost, orientation, *self.local(self.ghost.hex, at))
