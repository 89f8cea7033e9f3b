"""Checks of the tile set: what can be laid where, upgrade chains, labels, rotations, values."""

from __future__ import annotations

from engine.data.definitions import STOP, Color, Face, Tile, Title
from engine.designer.checks.findings import Fault
from engine.designer.checks.notebook import ERROR, WARNING, Notebook
from engine.designer.checks.standing import Standing
from engine.ids import TileId
from engine.routes.upgrades import COLOR_ORDER, Fit, fits
from engine.state.faces import turned


def check_tiles(standing: Standing, notebook: Notebook) -> None:
    """All checks of the set."""
    title = standing.title
    _check_hexes(standing, notebook)
    _check_labels(standing, notebook)
    _check_twins(title, notebook)
    for tile in title.tiles:
        if tile.face.color not in standing.colors:
            notebook.tile(Fault.TILE_COLOR_NEVER, tile.id, color=tile.face.color.value)
            continue
        hexes, rotations = standing.by_tile[tile.id]
        unused = tile.face.label and not _labelled_hexes(title, tile.face.label)
        if not hexes and not unused:
            notebook.tile(Fault.TILE_NEVER_LAID, tile.id)
        if hexes and not tile.face.label:
            never = tuple(sorted(set(standing.rotations(tile.id)) - rotations))
            if never:
                notebook.tile(Fault.ROTATION_NEVER_FITS, tile.id, rotations=never)
        _check_next(standing, tile, notebook)


def _check_hexes(standing: Standing, notebook: Notebook) -> None:
    """Hexes on which nothing can ever be laid, though they are no gray, red or blue ones."""
    for hex_id, tiles in standing.by_hex.items():
        hex_ = standing.title.hexes[hex_id]
        if tiles or hex_.face.color not in COLOR_ORDER:
            continue
        following = _following(hex_.face.color)
        if following is None or following not in standing.colors:
            continue
        if hex_.face.label:
            label, color = hex_.face.label, following.value
            notebook.hex(Fault.LABEL_WITHOUT_TILE, hex_id, "label", label=label, color=color)
        else:
            # A coloured print stays as it is; a white hex promises that something can be built.
            severity = ERROR if hex_.face.color is Color.WHITE else WARNING
            notebook.hex(Fault.HEX_WITHOUT_TILE, hex_id, severity=severity)


def _following(color: Color) -> Color | None:
    place = COLOR_ORDER.index(color) + 1
    return COLOR_ORDER[place] if place < len(COLOR_ORDER) else None


def _labelled_hexes(title: Title, label: str) -> list[Face]:
    faces = [hex_.face for hex_ in title.hexes.values() if hex_.face.label == label]
    return faces + [event.face for event in title.hex_events if event.face is not None and event.face.label == label]


def _check_labels(standing: Standing, notebook: Notebook) -> None:
    """A label that some hex has needs its tiles without a gap between the colours; one that no hex has is of no use."""
    title = standing.title
    by_label: dict[str, dict[Color, list[TileId]]] = {}
    for tile in title.tiles:
        if tile.face.label:
            by_label.setdefault(tile.face.label, {}).setdefault(tile.face.color, []).append(tile.id)
    for label, by_color in by_label.items():
        prints = _labelled_hexes(title, label)
        if not prints:
            for tiles in by_color.values():
                for tile_id in tiles:
                    notebook.tile(Fault.LABEL_UNUSED, tile_id, label=label)
            continue
        first = min((COLOR_ORDER.index(face.color) for face in prints if face.color in COLOR_ORDER), default=0)
        last = max(COLOR_ORDER.index(color) for color in by_color)
        for color in COLOR_ORDER[first + 1 : last]:
            if color not in by_color:
                tile_id = by_color[COLOR_ORDER[last]][0]
                notebook.tile(Fault.LABEL_CHAIN_BROKEN, tile_id, ERROR, label=label, color=color.value)


def _check_next(standing: Standing, tile: Tile, notebook: Notebook) -> None:
    """A tile that nothing upgrades, though the set goes on with tiles of its kind; and upgrades that lower a value."""
    following = _following(tile.face.color) if tile.face.color in COLOR_ORDER else None
    if following is None or following not in standing.colors:
        return
    upgrades = standing.successors(tile.id)
    if not upgrades:
        if any(_of_kind(tile.face, other.face, following) for other in standing.title.tiles):
            notebook.tile(Fault.TILE_DEAD_END, tile.id, color=following.value)
        return
    lowered: set[TileId] = set()
    for (other, rotation), _ in upgrades:
        new = turned(standing.title.tile[other].face, rotation)
        fit = fits(tile.face, new)
        if other in lowered or not isinstance(fit, Fit):
            continue
        for index, stop in enumerate(tile.face.stops):
            value, other_value = max(stop.revenue), max(new.stops[fit.stops[index]].revenue)
            if other_value < value:
                lowered.add(other)
                notebook.tile(Fault.TILE_LOWERS_VALUE, tile.id, other_tile=other, value=value, other_value=other_value)
                break


def _of_kind(old: Face, new: Face, color: Color) -> bool:
    """Whether a tile continues a kind: next colour, same label, stops and at least as much track, able to carry its gauges."""
    if new.color is not color or new.label != old.label:
        return False
    if sorted(stop.kind.value for stop in new.stops) != sorted(stop.kind.value for stop in old.stops):
        return False
    gauges = {track.gauge for track in new.track}
    return all(any(track.gauge.kept_by(gauge) for gauge in gauges) for track in old.track)


def _check_twins(title: Title, notebook: Notebook) -> None:
    """Two tiles with the same face: one number too many."""
    seen: dict[object, TileId] = {}
    for tile in title.tiles:
        key = _shape(tile.face)
        if key in seen:
            notebook.tile(Fault.TILE_TWIN, tile.id, other_tile=seen[key])
        else:
            seen[key] = tile.id


def _shape(face: Face) -> object:
    """What a tile shows, whichever way it lies and in whatever order it is written."""
    return (
        face.color,
        face.label,
        min(_written(turned(face, rotation)) for rotation in range(6)),
    )


def _written(face: Face) -> tuple[tuple[object, ...], ...]:
    stops = [
        (stop.kind.value, stop.revenue, stop.slots, stop.group, _spokes(face, index))
        for index, stop in enumerate(face.stops)
    ]
    plain = [(track.a, track.b, track.gauge.value) for track in face.track if track.b < STOP]
    return (tuple(sorted(stops)), tuple(sorted(plain)))


def _spokes(face: Face, index: int) -> tuple[tuple[int, str], ...]:
    return tuple(sorted((track.a, track.gauge.value) for track in face.track if track.b == STOP + index))


def check_values(title: Title, notebook: Notebook) -> None:
    """Values: one for all phases or one for each step of the phases (R-3.5.2); none of what can earn is worth nothing."""
    needed = max((phase.value_step for phase in title.phases), default=0) + 1
    for hex_ in title.hexes.values():
        for stop in hex_.face.stops:
            if 1 < len(stop.revenue) < needed:
                notebook.hex(Fault.VALUE_STEPS, hex_.id, "stops", face=hex_.id, count=len(stop.revenue), needed=needed)
            if not any(stop.revenue) and not hex_.buildable:
                notebook.hex(Fault.STOP_WORTHLESS, hex_.id, "stops", WARNING, face=hex_.id)
    for tile in title.tiles:
        for stop in tile.face.stops:
            if 1 < len(stop.revenue) < needed:
                count = len(stop.revenue)
                notebook.tile(Fault.VALUE_STEPS, tile.id, ERROR, face=tile.id, count=count, needed=needed)
            if not any(stop.revenue):
                notebook.tile(Fault.STOP_WORTHLESS, tile.id, face=tile.id)
