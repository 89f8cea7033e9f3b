"""Names that stand twice on one map without being one place."""

from __future__ import annotations

from engine.data.definitions import Hex, Title
from engine.designer.checks.findings import Fault
from engine.designer.checks.notebook import WARNING, Notebook


def check_names(title: Title, notebook: Notebook) -> None:
    """Two hexes of a map with the same name are one place only when their stops share a group."""
    for map_ in title.maps:
        seen: dict[str, Hex] = {}
        for hex_ in map_.hexes:
            if not hex_.name:
                continue
            before = seen.setdefault(hex_.name, hex_)
            if before is hex_ or _groups(before) & _groups(hex_):
                continue
            notebook.hex(Fault.NAME_TWICE, hex_.id, "name", WARNING, other_hex=before.id, name=hex_.name)


def _groups(hex_: Hex) -> set[str]:
    return {stop.group for stop in hex_.face.stops if stop.group}
