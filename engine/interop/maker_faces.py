"""Faces from hex and tile objects of the 18xx-maker format, which knows drawings only: the graph behind them is inferred.

One stop and spokes, or track from side to side, is certain. With several stops a spoke belongs to the one in its direction;
where two are as near as each other the track stays behind and is reported.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.coords import SIDES, Orientation
from engine.data.definitions import STOP, Color, Gauge, Stop, StopKind, Track
from engine.data.files import Json
from engine.data.raw import FaceShape
from engine.data.tile_code import MAX_STOPS, print_stop, print_track
from engine.interop.maker_coords import read_side, side_angle
from engine.interop.maker_json import COLORS, MAX_ATOMS, MakerFile, color_of, revenue_colors, whole
from engine.interop.maker_report import Losses, Reason

_COLORS = {
    "plain": Color.WHITE, "white": Color.WHITE, "none": Color.WHITE, "yellow": Color.YELLOW, "green": Color.GREEN,
    "brown": Color.BROWN, "gray": Color.GRAY, "grey": Color.GRAY, "offboard": Color.RED, "red": Color.RED,
    "water": Color.BLUE, "blue": Color.BLUE,
}  # fmt: skip
_GAUGES = {"narrow": Gauge.NARROW, "dual": Gauge.DUAL}
_THROUGH = {"straight": 3, "gentle": 2, "sharp": 1}
_CARRIED = frozenset(
    {
        "color", "hexes", "track", "cities", "towns", "centerTowns", "values", "labels", "names", "terrain",
        "offBoardRevenue", "borders", "icons", "quantity", "tile", "copy", "rotation", "rotations", "encoding", "print",
        "id", "group", "groups",
    }
)  # fmt: skip
"""Keys of a hex that are looked at, or that only concern drawing and printing."""
_CERTAIN = 25.0
"""Degrees by which one stop must be nearer to a spoke than any other."""
_MOST_VALUE = 9999


class MakerFace(msgspec.Struct, frozen=True):
    """A face with what a hex says besides; `homes` are the companies whose token is drawn in its cities."""

    face: FaceShape
    name: str = ""
    homes: tuple[str, ...] = ()


class _StopDrawn(msgspec.Struct):
    """A stop as drawn: its direction in degrees (None: in the middle), its value once known."""

    kind: StopKind
    slots: int
    angle: float | None
    revenue: tuple[int, ...] = (0,)
    group: str = ""


class FaceReader:
    """Reads faces of one file and notes what stays behind."""

    def __init__(self, file: MakerFile, orientation: Orientation, losses: Losses) -> None:
        self._file = file
        self._orientation = orientation
        self._losses = losses
        self._steps_of_game = revenue_colors(file.content)

    def read(self, hex_: Json, place: str) -> MakerFace:
        """The face of a hex or tile object. Raises `DataError` for more than `MAX_ATOMS` things of a kind."""
        color = self._color(hex_, place)
        name, homes = self._name(hex_, place), self._homes(hex_, place)
        stops = self._stops(hex_, place)
        if len(stops) > MAX_STOPS:
            self._losses.add(Reason.NO_COUNTERPART, place, "cities", f"{len(stops)} > {MAX_STOPS}")
            stops = stops[:MAX_STOPS]
        self._values(hex_, stops, place)
        track = self._track(hex_, stops, place)
        label = self._label(hex_, place)
        for key in sorted(set(hex_) - _CARRIED):
            if hex_[key] not in (None, [], {}, False):
                self._losses.add(Reason.NO_COUNTERPART, place, key)
        texts = tuple(
            print_stop(Stop(stop.kind, stop.revenue, stop.slots if stop.kind is StopKind.CITY else 0, stop.group))
            for stop in stops
        )
        return MakerFace(FaceShape(color=color, stops=texts, track=track, label=label), name, homes)

    def atoms(self, hex_: Json, key: str, place: str) -> list[Json]:
        """Drawn things of a kind; plain values stand for `{value}`. Raises `DataError`."""
        found = []
        for index, item in enumerate(self._file.items(hex_.get(key), f"{place}.{key}", MAX_ATOMS)):
            if isinstance(item, dict):
                found.append(item)
            elif isinstance(item, str | int) and not isinstance(item, bool):
                found.append({"value": item, "label": item, "name": item})
            else:
                self._file.unreadable(f"{place}.{key}[{index}]", item)
        return found

    def _color(self, hex_: Json, place: str) -> Color:
        text = self._file.text(hex_.get("color"), f"{place}.color", "plain")
        if text not in _COLORS:
            self._losses.add(Reason.NO_COUNTERPART, place, "color", text)
        return _COLORS.get(text, Color.WHITE)

    def _label(self, hex_: Json, place: str) -> str:
        labels = [self._file.text(atom.get("label"), f"{place}.labels") for atom in self.atoms(hex_, "labels", place)]
        for text in labels[1:]:
            self._losses.add(Reason.NO_COUNTERPART, place, "labels", text)
        if labels and (len(labels[0]) > 4 or not labels[0].isprintable()):
            self._losses.add(Reason.NO_COUNTERPART, place, "labels", labels[0])
            return ""
        return labels[0] if labels else ""

    def _name(self, hex_: Json, place: str) -> str:
        found: list[str] = []
        for key in ("names", "cities", "towns", "centerTowns", "offBoardRevenue"):
            for atom in self.atoms(hex_, key, place):
                name = atom.get("name")
                if isinstance(name, dict):
                    name = name.get("name")
                text = self._file.text(name, f"{place}.{key}.name")
                if text and text.isprintable() and text not in found:
                    found.append(text)
        for text in found[1:]:
            self._losses.add(Reason.NO_COUNTERPART, place, "name", text)
        return found[0][:80] if found else ""

    def _homes(self, hex_: Json, place: str) -> tuple[str, ...]:
        homes = []
        for city in self.atoms(hex_, "cities", place):
            for company in self._file.items(city.get("companies"), f"{place}.cities.companies", MAX_ATOMS):
                label = company.get("label", company.get("company")) if isinstance(company, dict) else company
                homes.append(self._file.text(label, f"{place}.cities.companies"))
        return tuple(home for home in homes if home)

    # --- stops

    def _stops(self, hex_: Json, place: str) -> list[_StopDrawn]:
        stops = []
        for city in self.atoms(hex_, "cities", place):
            for key in ("pass", "groups", "tokens", "label"):
                if city.get(key):
                    self._losses.add(Reason.NO_COUNTERPART, place, f"cities.{key}", city[key])
            size = self._file.number(city.get("size"), f"{place}.cities.size", 1)
            if not 1 <= size <= 9:
                self._losses.add(Reason.NO_COUNTERPART, place, "cities.size", size)
                size = 1
            stops.append(_StopDrawn(StopKind.CITY, size, self._angle(city, place)))
        for key in ("towns", "centerTowns"):
            stops += [_StopDrawn(StopKind.TOWN, 0, self._angle(town, place)) for town in self.atoms(hex_, key, place)]
        icons = [atom.get("type") for atom in self.atoms(hex_, "icons", place)]
        if not stops and "port" in icons:
            stops.append(_StopDrawn(StopKind.PORT, 0, None))
        elif not stops and hex_.get("offBoardRevenue"):
            stops.append(_StopDrawn(StopKind.OFFBOARD, 0, None))
        for icon in icons:
            if icon != "port" or not any(stop.kind is StopKind.PORT for stop in stops):
                self._losses.add(Reason.NO_COUNTERPART, place, "icons", icon or "")
        return stops

    def _angle(self, atom: Json, place: str) -> float | None:
        angle, percent = (self._measure(atom.get(key), f"{place}.{key}") for key in ("angle", "percent"))
        if percent == 0 or (angle is None and percent is None and atom.get("side") is None):
            return None
        if angle is None and isinstance(atom.get("side"), int) and 1 <= atom["side"] <= SIDES:
            return side_angle(read_side(atom["side"], self._orientation), self._orientation)
        return float(angle or 0) % 360

    def _measure(self, value: Any, place: str) -> float | None:
        if isinstance(value, int | float) and not isinstance(value, bool):
            return float(value)
        if value is not None:
            self._file.unreadable(place, value)
        return None

    def _values(self, hex_: Json, stops: list[_StopDrawn], place: str) -> None:
        """Values in the order of the stops; one value holds for all, steps come from the off-board box."""
        steps: list[int] = []
        for box in self.atoms(hex_, "offBoardRevenue", place):
            steps += self._box(box, place)
            groups = self._file.items(box.get("groups"), f"{place}.offBoardRevenue.groups", MAX_ATOMS)
            if groups and stops:
                stops[0].group = _group(self._file.text(groups[0], f"{place}.groups"))
        read = [self._steps(atom.get("value"), f"{place}.values") for atom in self.atoms(hex_, "values", place)]
        values = [value for value in read if value]
        if not steps and not values and stops and stops[0].kind is StopKind.OFFBOARD:
            self._losses.add(Reason.ASSUMED, place, "revenues", 0)
        if steps and stops:
            stops[0].revenue = tuple(steps)
            for value in values:
                self._losses.add(Reason.AMBIGUOUS, place, "values", "/".join(map(str, value)))
        elif len(values) == len(stops) or (len(values) == 1 and stops):
            for index, stop in enumerate(stops):
                stop.revenue = values[min(index, len(values) - 1)]
        elif values:
            for value in values:
                self._losses.add(Reason.AMBIGUOUS, place, "values", "/".join(map(str, value)))

    def _box(self, box: Json, place: str) -> list[int]:
        """The values of a box: one for all phases, or one for each colour that some box of the file has."""
        revenues = self._file.entries(box.get("revenues"), f"{place}.offBoardRevenue.revenues", 6)
        values = [self._value(item.get("value"), f"{place}.offBoardRevenue.value") for item in revenues]
        colors = [color_of(item.get("color")) for item in revenues]
        if len(values) < 2:
            return values
        if "" in colors or len(set(colors)) < len(colors):
            told = " ".join(str(item.get("color")) for item in revenues)
            self._losses.add(Reason.AMBIGUOUS, place, "revenues.color", told)
            return values
        by_color = dict(zip(colors, values, strict=True))
        found = []
        value = values[min(range(len(colors)), key=lambda index: COLORS.index(colors[index]))]
        for color in self._steps_of_game:
            value = by_color.get(color, value)
            found.append(value)
        return found

    def _value(self, value: Any, place: str) -> int:
        number = self._file.number(value, place)
        if not 0 <= number <= _MOST_VALUE:
            self._losses.add(Reason.NO_COUNTERPART, place, "value", number)
            return 0
        return number

    def _steps(self, value: Any, place: str) -> tuple[int, ...]:
        """One value, or those of the steps (`20/30/40`); none where it cannot be read."""
        parts = [part.strip() for part in value.split("/")[:6]] if isinstance(value, str) else [value]
        if value is None or any(whole(part) is None for part in parts):
            self._file.unreadable(place, value)
            return ()
        return tuple(self._value(part, place) for part in parts)

    # --- track

    def _track(self, hex_: Json, stops: list[_StopDrawn], place: str) -> tuple[str, ...]:
        found: dict[tuple[int, int], Gauge] = {}
        spokes: list[tuple[int, Gauge]] = []
        through: list[tuple[int, int, Gauge]] = []
        for atom in self.atoms(hex_, "track", place):
            side = self._file.number(atom.get("side"), f"{place}.track.side", 1)
            if not 1 <= side <= SIDES:
                self._losses.add(Reason.UNREADABLE, place, "track", f"side {side}")
                continue
            gauge = self._gauge(atom, place)
            own, kind = read_side(side, self._orientation), self._file.text(atom.get("type"), f"{place}.track.type")
            bare = kind.removesuffix("Stop")
            if bare in _THROUGH:
                other = read_side((side + _THROUGH[bare] - 1) % SIDES + 1, self._orientation)
                if kind.endswith("Stop"):
                    spokes += [(own, gauge), (other, gauge)]
                else:
                    through.append((own, other, gauge))
            elif kind in ("", "offboard"):
                spokes.append((own, gauge))
            else:
                self._losses.add(Reason.NO_COUNTERPART, place, "track", kind)
        self._place_through(through, stops, spokes, found, place)
        self._place_spokes(spokes, stops, found, place)
        return tuple(print_track(Track(a, b, gauge)) for (a, b), gauge in found.items())

    def _gauge(self, atom: Json, place: str) -> Gauge:
        text = self._file.text(atom.get("gauge"), f"{place}.track.gauge")
        if text and text not in _GAUGES:
            self._losses.add(Reason.NO_COUNTERPART, place, "track.gauge", text)
        return _GAUGES.get(text, Gauge.STANDARD)

    def _place_through(
        self,
        through: list[tuple[int, int, Gauge]],
        stops: list[_StopDrawn],
        spokes: list[tuple[int, Gauge]],
        found: dict[tuple[int, int], Gauge],
        place: str,
    ) -> None:
        """Track from side to side; a bar across the only one makes it two spokes, across one of several nobody can tell."""
        if len(stops) == 1 and not spokes and through:
            if len(through) == 1:
                spokes += [(through[0][0], through[0][2]), (through[0][1], through[0][2])]
            else:
                for a, b, _ in through:
                    self._losses.add(Reason.AMBIGUOUS, place, "track", f"{a}-{b}")
            return
        for a, b, gauge in through:
            served = (
                [] if spokes else [index for index, stop in enumerate(stops) if self._lies_on(stop, (a, b), through)]
            )
            if len(served) == 1:
                found[a, STOP + served[0]] = found[b, STOP + served[0]] = gauge
                continue
            found[min(a, b), max(a, b)] = gauge
            if len(stops) > 1 and not spokes:
                self._losses.add(Reason.AMBIGUOUS, place, "track", f"{a}-{b}")

    def _lies_on(self, stop: _StopDrawn, track: tuple[int, int], through: list[tuple[int, int, Gauge]]) -> bool:
        """Whether a town is drawn on a track: clearly nearer to its ends and its middle than to those of any other."""
        if stop.angle is None:
            return False
        towards = stop.angle
        away = {(a, b): min(_apart(towards, angle) for angle in self._along(a, b)) for a, b, _ in through}
        others = [distance for ends, distance in away.items() if ends != track]
        return away[track] <= _CERTAIN and min(others, default=360.0) - away[track] >= _CERTAIN

    def _along(self, a: int, b: int) -> tuple[float, ...]:
        """Directions of a track: of its sides, and of its middle where that is not the centre of the hex."""
        one, two = side_angle(a, self._orientation), side_angle(b, self._orientation)
        return (
            (one, two)
            if (b - a) % SIDES == SIDES // 2
            else (one, two, (one + ((two - one + 180) % 360 - 180) / 2) % 360)
        )

    def _place_spokes(
        self,
        spokes: list[tuple[int, Gauge]],
        stops: list[_StopDrawn],
        found: dict[tuple[int, int], Gauge],
        place: str,
    ) -> None:
        if not stops:
            if len(spokes) == 2 and spokes[0][0] != spokes[1][0] and spokes[0][1] is spokes[1][1]:
                a, b = sorted((spokes[0][0], spokes[1][0]))
                found[a, b] = spokes[0][1]
            else:
                for side, _ in spokes:
                    self._losses.add(Reason.AMBIGUOUS, place, "track", side)
            return
        for side, gauge in spokes:
            stop = self._nearest(side, stops)
            if stop is None:
                self._losses.add(Reason.AMBIGUOUS, place, "track", side)
            else:
                found[side, STOP + stop] = gauge

    def _nearest(self, side: int, stops: list[_StopDrawn]) -> int | None:
        if len(stops) == 1:
            return 0
        towards = side_angle(side, self._orientation)
        away = sorted(
            (90.0 if stop.angle is None else _apart(stop.angle, towards), index) for index, stop in enumerate(stops)
        )
        return away[0][1] if away[1][0] - away[0][0] >= _CERTAIN else None


def _apart(one: float, two: float) -> float:
    """Degrees between two directions."""
    return abs((one - two + 180) % 360 - 180)


def _group(text: str) -> str:
    """A group's name in our letters."""
    plain = "".join(letter if letter.isascii() and letter.isalnum() else "_" for letter in text.lower())
    return plain.lstrip("_0123456789")[:31]
