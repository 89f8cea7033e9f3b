"""First look at the links between maps: each joins two sides of two maps, both ways, and no side has two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from msgspec.structs import replace

from engine.coords import Cell, neighbour, opposite
from engine.data.raw import HexShape
from engine.data.title_files import TitleFiles
from engine.designer.checks.findings import Fault
from engine.designer.checks.notebook import Notebook
from engine.designer.places import cell_of, find_hex, hex_id, locate, with_hexes, with_map
from engine.ids import HexId
from engine.routes.lays import COMPLETE


def mend_links(
    files: TitleFiles, grids: Sequence[Mapping[Cell, str]], known: AbstractSet[str], notebook: Notebook
) -> TitleFiles:
    """The files with sound links only."""
    ends = Counter(
        (hex_id(files, index, name), side)
        for index, shape in enumerate(files.maps)
        for name, found in shape.hexes.items()
        for side, _, _ in found.links
    )
    before = files
    missing: dict[HexId, list[tuple[int, str, int]]] = {}
    for index, shape in enumerate(before.maps):
        changed = {}
        for name, found in shape.hexes.items():
            own = hex_id(before, index, name)
            links = tuple(link for link in found.links if _sound(before, own, link, known, ends, missing, notebook))
            if links != found.links:
                changed[name] = replace(found, links=links)
            for side, _, _ in links:
                covering = grids[index].get(neighbour(cell_of(name), side, shape.orientation))
                if covering is not None and _in_the_way(shape.hexes[covering], opposite(side)):
                    beyond = hex_id(before, index, covering)
                    notebook.hex(Fault.LINK_COVERED, own, "links", side=side, beyond=beyond)
        if changed:
            files = with_map(files, index, replace(shape, hexes=shape.hexes | changed))
    return _without_way_back(_with_way_back(files, missing))


def _with_way_back(files: TitleFiles, missing: Mapping[HexId, list[tuple[int, str, int]]]) -> TitleFiles:
    """Links that only one end knows, told to the other end as well, so that they do not cut off what lies beyond."""
    changed = {}
    for other, links in missing.items():
        beyond = find_hex(files, other)
        if beyond is not None:
            changed[other] = replace(beyond, links=(*beyond.links, *links))
    return with_hexes(files, changed)


def _in_the_way(beyond: HexShape, side: int) -> bool:
    """Whether track could lead over the side to the hex of the same map, too: a gray hex without track there does no harm."""
    if beyond.color in COMPLETE:
        return any(text.startswith(f"{side}-") or text.partition(" ")[0].endswith(f"-{side}") for text in beyond.track)
    return True


def _sound(
    files: TitleFiles,
    own: HexId,
    link: tuple[int, str, int],
    known: AbstractSet[str],
    ends: Mapping[tuple[HexId, int], int],
    missing: dict[HexId, list[tuple[int, str, int]]],
    notebook: Notebook,
) -> bool:
    side, other, other_side = link
    if other not in known:
        notebook.hex(Fault.LINK_UNKNOWN, own, "links", side=side, beyond=other)
        return False
    beyond = find_hex(files, HexId(other))
    assert beyond is not None
    if locate(files, HexId(other))[0] == locate(files, own)[0]:
        notebook.hex(Fault.LINK_SAME_MAP, own, "links", side=side, beyond=other)
        return False
    back = (other_side, own, side)
    if ends[own, side] > 1:
        notebook.hex(Fault.LINK_TWICE, own, "links", side=side)
        if _led_back(files, own, side):
            return back in beyond.links
    if back not in beyond.links:
        notebook.hex(Fault.LINK_ONE_WAY, own, "links", side=side, beyond=other)
        waiting = missing.setdefault(HexId(other), [])
        if ends[HexId(other), other_side] or any(there == other_side for there, _, _ in waiting):
            return False
        waiting.append(back)
    return True


def _led_back(files: TitleFiles, own: HexId, side: int) -> bool:
    """Whether one of the links of a side leads back."""
    found = find_hex(files, own)
    links = () if found is None else found.links
    return any(
        (other_side, own, side) in beyond.links
        for own_side, other, other_side in links
        if own_side == side and (beyond := find_hex(files, HexId(other))) is not None
    )


def _without_way_back(files: TitleFiles) -> TitleFiles:
    """Links whose other half was dropped go too, without a finding of their own."""
    before = files
    for index, shape in enumerate(before.maps):
        changed = {}
        for name, found in shape.hexes.items():
            own = hex_id(before, index, name)
            kept = []
            for side, other, other_side in found.links:
                beyond = find_hex(before, HexId(other))
                if beyond is not None and (other_side, own, side) in beyond.links:
                    kept.append((side, other, other_side))
            if len(kept) != len(found.links):
                changed[name] = replace(found, links=tuple(kept))
        if changed:
            files = with_map(files, index, replace(shape, hexes=shape.hexes | changed))
    return files
