"""What follows when a map gets another id: every hex of it that the files name, found by the type `HexRef` of a field."""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from engine.data.files import typed
from engine.data.raw import HexRef, MapShape
from engine.data.title_files import TITLE, TitleFiles
from engine.designer.edits import RenameMap
from engine.designer.places import map_index, with_map
from engine.designer.plain import plain
from engine.errors import DataError
from engine.messages import Key

_PARTS = ("title", "companies", "trains", "rules", "railways")
"""Files that name hexes, beside the maps."""


def rename_map(files: TitleFiles, edit: RenameMap) -> TitleFiles:
    """The map's file keeps its name. Raises `DataError` for an unknown map, or an id that is taken or impossible."""
    index = map_index(files, edit.map)
    if edit.new == edit.map:
        return files
    if any(shape.id == edit.new for shape in files.maps):
        raise DataError(Key.DUPLICATE_ID, file=files.path(TITLE), place="maps", id=edit.new)
    shape = files.maps[index]
    content = plain(shape) | {"id": edit.new, "hexes": {}}
    renamed = typed(content, MapShape, files.path(files.title.maps[index]))
    files = with_map(files, index, replace(renamed, hexes=shape.hexes))
    if not index:
        return files  # Hexes of the first map have no prefix.
    old, new = f"{edit.map}:", f"{edit.new}:"

    def swap(name: str) -> str:
        return new + name.removeprefix(old) if name.startswith(old) else name

    return renamed_hexes(files, swap)


def renamed_hexes(files: TitleFiles, swap: Callable[[str], str]) -> TitleFiles:
    """The files with other ids for hexes wherever they are named; the maps themselves have the new names already."""
    changed: dict[str, Any] = {part: _walk(getattr(files, part), swap) for part in _PARTS}
    return replace(files, maps=tuple(_with_links(found, swap) for found in files.maps), **changed)


def _with_links(map_: MapShape, swap: Callable[[str], str]) -> MapShape:
    """Names of hexes in a map are printed ones, which are ids on the first map only; ids stand in links alone."""
    changed = {name: _walk(shape, swap) for name, shape in map_.hexes.items() if shape.links}
    return replace(map_, hexes=map_.hexes | changed) if changed else map_


def _walk(value: Any, swap: Callable[[str], str]) -> Any:
    """A shape with the names of hexes in it changed; the same value when there are none."""
    if value is None:
        return None
    changed = {}
    shape: type[msgspec.Struct] = type(value)
    for name, hint in _fields(shape):
        old = getattr(value, name)
        new = _changed(old, hint, swap)
        if new != old:
            changed[name] = new
    return replace(value, **changed) if changed else value


@cache
def _fields(shape: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a shape in which hexes are named."""
    return tuple(
        (name, hint) for name, hint in get_type_hints(shape, include_extras=True).items() if _names_hexes(hint)
    )


def _names_hexes(hint: Any) -> bool:
    if hint == HexRef:
        return True
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return bool(_fields(hint))
    return any(_names_hexes(part) for part in get_args(hint) if part is not Ellipsis)


def _changed(value: Any, hint: Any, swap: Callable[[str], str]) -> Any:
    if hint == HexRef:
        return value if value is None else swap(value)
    kind = get_origin(hint)
    if kind is Annotated:
        return _changed(value, get_args(hint)[0], swap)
    if isinstance(value, msgspec.Struct):
        return _walk(value, swap)
    if kind in (Union, types.UnionType):
        return next((_changed(value, part, swap) for part in get_args(hint) if value is not None), value)
    if kind is dict:
        key, item = get_args(hint)
        return {_changed(name, key, swap): _changed(old, item, swap) for name, old in value.items()}
    if kind is tuple:
        hints = get_args(hint)
        if hints[-1] is Ellipsis:
            return tuple(_changed(item, hints[0], swap) for item in value)
        return tuple(_changed(item, part, swap) for item, part in zip(value, hints, strict=True))
    return value
