"""18xx-maker JSON as it comes: read within limits, entries fetched with their type, copies of hexes resolved.

An entry of the wrong type is noted as unreadable and left out, so that one odd figure does not cost the whole game; what is no
18xx-maker game at all, breaks a limit or copies itself is refused.

Limits: a file of `engine.data.files.MAX_BYTES`; `MAX_MAPS` maps of `MAX_HEXES` hexes; `MAX_ENTRIES` tiles, trains, companies or
privates; `MAX_ATOMS` drawn things of a kind on a hex; `MAX_DEPTH` hexes that copy one another in a row.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.data.files import Json, read_json
from engine.errors import DataError
from engine.interop.maker_report import Losses, Reason
from engine.messages import Key

MAX_MAPS = 8
MAX_HEXES = 4_000
MAX_ENTRIES = 500
MAX_ATOMS = 40
MAX_DEPTH = 12
COLORS = ("yellow", "green", "brown", "gray")
"""Colours of tiles in the order of upgrades."""


class MakerFile:
    """One file: its content, how to complain about it, and what of it could not be read or carried."""

    def __init__(self, content: Json, file: str) -> None:
        self.content = content
        self.file = file
        self.losses = Losses()

    def error(self, key: Key, place: str, **parameters: str | int) -> DataError:
        """An error that names the file and a place in it."""
        return DataError(key, file=self.file, place=place, **parameters)

    def unreadable(self, place: str, value: object) -> None:
        """Note an entry that is not written as the format says."""
        above, _, field = place.rpartition(".")
        self.losses.add(Reason.UNREADABLE, above or "$", field, value)

    def entry(self, value: Any, place: str) -> Json:
        """A value that should be an object; nothing, and anything else, is an empty one."""
        if isinstance(value, dict):
            return value
        if value is not None:
            self.unreadable(place, value)
        return {}

    def items(self, value: Any, place: str, limit: int = MAX_ENTRIES) -> list[Any]:
        """A value that must be a list; a single entry counts as one, nothing as none. Raises `DataError`."""
        if value is None:
            return []
        items = value if isinstance(value, list) else [value]
        if len(items) > limit:
            raise self.error(Key.TOO_MANY, place, count=len(items), limit=limit)
        return items

    def entries(self, value: Any, place: str, limit: int = MAX_ENTRIES) -> list[Json]:
        """The objects of a list; anything else in it is left out. Raises `DataError` for too many."""
        found = []
        for index, item in enumerate(self.items(value, place, limit)):
            if isinstance(item, dict):
                found.append(item)
            else:
                self.unreadable(f"{place}[{index}]", item)
        return found

    def text(self, value: Any, place: str, default: str = "") -> str:
        """A value that should be text; numbers are written out, anything else is the default."""
        if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
            return str(value)
        if value is not None:
            self.unreadable(place, value)
        return default

    def number(self, value: Any, place: str, default: int = 0) -> int:
        """A value that should be a whole number, perhaps written as text; anything else is the default."""
        found = whole(value)
        if found is None and value is not None:
            self.unreadable(place, value)
        return default if found is None else found


def whole(value: Any) -> int | None:
    """A whole number of at most nine digits, perhaps written as text or with a zero fraction; None for anything else."""
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= 9:
        return int(value)
    if isinstance(value, float) and value.is_integer() and abs(value) <= 10**9:
        return int(value)
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= 10**9:
        return value
    return None


def read_maker(path: Path) -> MakerFile:
    """A file that may be an 18xx-maker game. Raises `DataError`: not JSON, too large, or something else."""
    content = read_json(path)
    file = MakerFile(content if isinstance(content, dict) else {}, str(path))
    info = file.content.get("info")
    if not isinstance(info, dict) or not isinstance(info.get("title"), str):
        raise file.error(Key.NOT_A_MAKER_FILE, "info.title")
    return file


def revenue_colors(content: Json) -> tuple[str, ...]:
    """Colours in the order of upgrades for which some box of values of the file has a value of its own."""
    found: set[str] = set()
    waiting: list[Any] = [content]
    while waiting:
        value = waiting.pop()
        if isinstance(value, list):
            waiting.extend(value)
        elif isinstance(value, dict):
            revenues = value.get("revenues")
            boxes = [box for box in revenues if isinstance(box, dict)] if isinstance(revenues, list) else []
            found.update(color_of(box.get("color")) for box in boxes)
            waiting.extend(value.values())
    return tuple(color for color in COLORS if color in found)


def color_of(value: Any) -> str:
    """The colour of tiles that a value stands for; empty for any other."""
    color = value.replace("grey", "gray") if isinstance(value, str) else ""
    return color if color in COLORS else ""


def maps_of(file: MakerFile) -> list[Json]:
    """The maps with the hexes of those they copy, without those they remove. Raises `DataError`."""
    wanted = file.content.get("map")
    if wanted is not None and not isinstance(wanted, dict | list):
        raise file.error(Key.WRONG_TYPE, "map", expected="object", found=type(wanted).__name__)
    maps = file.entries(wanted, "map", MAX_MAPS)
    return [_whole_map(file, maps, index, ()) for index in range(len(maps))]


def _whole_map(file: MakerFile, maps: list[Json], index: int, chain: tuple[int, ...]) -> Json:
    place = f"map[{index}]"
    map_ = maps[index]
    if "copy" not in map_:
        return map_
    base = map_["copy"]
    if isinstance(base, bool) or not isinstance(base, int) or not 0 <= base < len(maps):
        raise file.error(Key.UNKNOWN_ID, f"{place}.copy", id=str(base)[:40])
    if index in chain or base == index:
        raise file.error(Key.COPY_CIRCLE, f"{place}.copy")
    below = _whole_map(file, maps, base, (*chain, index))
    own = file.entries(map_.get("hexes"), f"{place}.hexes", MAX_HEXES)
    gone = {file.text(name, f"{place}.remove") for name in file.items(map_.get("remove"), f"{place}.remove", MAX_HEXES)}
    gone |= {name for hex_ in own for name in coordinates(file, hex_, f"{place}.hexes")}
    kept = []
    for hex_ in file.entries(below.get("hexes"), f"map[{base}].hexes", MAX_HEXES):
        names = [name for name in coordinates(file, hex_, f"map[{base}].hexes") if name not in gone]
        if names:
            kept.append({**hex_, "hexes": names})
    return {**below, **map_, "hexes": [*kept, *own]}


def coordinates(file: MakerFile, hex_: Json, place: str) -> list[str]:
    """Coordinates that use a hex object. Raises `DataError`."""
    return [file.text(name, f"{place}.hexes") for name in file.items(hex_.get("hexes"), f"{place}.hexes", MAX_HEXES)]


def hexes_of(file: MakerFile, map_: Json, place: str) -> dict[str, Json]:
    """The object of every coordinate of a map, copies resolved. Raises `DataError`."""
    found: dict[str, Json] = {}
    for index, hex_ in enumerate(file.entries(map_.get("hexes"), f"{place}.hexes", MAX_HEXES)):
        for name in coordinates(file, hex_, f"{place}.hexes[{index}]"):
            found[name] = hex_
            if len(found) > MAX_HEXES:
                raise file.error(Key.TOO_MANY, f"{place}.hexes", count=len(found), limit=MAX_HEXES)
    return {name: _whole_hex(file, found, name, f"{place}.hexes {name}", ()) for name in found}


def _whole_hex(file: MakerFile, hexes: dict[str, Json], name: str, place: str, chain: tuple[str, ...]) -> Json:
    hex_ = hexes[name]
    if hex_.get("copy") is None:
        return hex_
    base = file.text(hex_["copy"], f"{place}.copy")
    if base not in hexes:
        raise file.error(Key.UNKNOWN_ID, f"{place}.copy", id=base[:40])
    if base == name or name in chain or len(chain) >= MAX_DEPTH:
        raise file.error(Key.COPY_CIRCLE, f"{place}.copy")
    below = _whole_hex(file, hexes, base, place, (*chain, name))
    return _joined(below, {key: value for key, value in hex_.items() if key != "copy"})


def _joined(below: Json, above: Json) -> Json:
    """A hex over the one it copies: track is added, other lists are joined entry by entry, all else replaces."""
    joined = {key: value for key, value in below.items() if key not in ("hexes", "copy")}
    for key, value in above.items():
        before = joined.get(key)
        if isinstance(value, list) and isinstance(before, list) and key != "hexes":
            if key == "track":
                joined[key] = [*before, *value]
            else:
                joined[key] = [
                    {**old, **new} if isinstance(old, dict) and isinstance(new, dict) else new
                    for old, new in zip(before, value, strict=False)
                ] + (value[len(before) :] or before[len(value) :])
        else:
            joined[key] = value
    return joined
