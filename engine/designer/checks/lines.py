"""Checks of the printed network: track that ends nowhere, breaks of gauge, ports, stops nobody reaches, homes."""

from __future__ import annotations

from engine.coords import Cell, neighbour
from engine.data.definitions import STOP, Corporation, Gauge, StopKind, Title
from engine.data.title_files import COMPANIES
from engine.designer.checks.findings import Fault
from engine.designer.checks.flow import assign
from engine.designer.checks.notebook import ERROR, WARNING, Notebook
from engine.designer.checks.potential import Potential, StopAt
from engine.designer.checks.standing import Standing
from engine.designer.checks.switches import ASKED_BY_THE_MAP
from engine.game import Game
from engine.geometry.gauge_breaks import gauge_breaks
from engine.geometry.hex_shapes import centre
from engine.ids import HexId
from engine.routes.lays import lays
from engine.routes.track_graph import reach_from
from engine.routes.upgrades import exits_of
from engine.state.board import Board, CitySlot


def empty_game(title: Title) -> Game:
    """A game of the title in which nothing has been done; enough for questions about its map, whatever its profiles lack."""
    known = {**title.switches, **title.profiles[0].switches}
    return Game(
        title=title,
        profile=title.profiles[0],
        options=frozenset(),
        scenario=title.scenarios[0],
        seats=(),
        rulings={name: "a" for name in ASKED_BY_THE_MAP if name not in known},
        order=tuple(corporation.id for corporation in title.corporations),
    )


def check_ends(title: Title, potential: Potential, notebook: Notebook) -> None:
    """Printed track that leads to a hex which never has track on that side."""
    neighbours = potential.neighbours
    for hex_ in title.hexes.values():
        for side in sorted(exits_of(hex_.face)):
            beyond = neighbours[hex_.id][side]
            if beyond is not None and beyond[1] not in potential.exits(beyond[0]):
                notebook.hex(Fault.TRACK_ENDS_NOWHERE, hex_.id, "track", side=side, beyond=beyond[0])


def check_gauges(game: Game, standing: Standing, notebook: Notebook) -> None:
    """Points where printed tracks of different gauge meet outside a stop; where no tile can join them, it is for good."""
    hexes = game.hexes
    for found in gauge_breaks(game, Board()):
        hex_ = hexes[found.hex]
        beyond = game.neighbours[found.hex][found.side]
        own, other = found.gauges
        later = _joins(standing, (found.hex, found.side), other) or (beyond and _joins(standing, beyond, own))
        orientation = next(map_.orientation for map_ in game.title.maps if map_.id == hex_.map)
        x, y = centre(hex_.cell, orientation)
        notebook.hex(
            Fault.GAUGE_BREAK if later else Fault.GAUGE_BREAK_FOR_GOOD,
            found.hex,
            "track",
            WARNING if later else ERROR,
            at=(found.point[0] - x, found.point[1] - y),
            side=found.side,
            gauge=own.value,
            other_gauge=other.value,
        )


def _joins(standing: Standing, at: tuple[HexId, int], gauge: Gauge) -> bool:
    """Whether a tile can ever stand on the hex whose track at the side joins a gauge."""
    hex_id, side = at
    faces = (standing.face(tile) for tile in standing.by_hex.get(hex_id, ()))
    return any(side in (track.a, track.b) and track.gauge.meets(gauge) for face in faces for track in face.track)


def check_stops(title: Title, potential: Potential, notebook: Notebook) -> None:
    """Stops that no line could ever reach: without track for good, or cut off from every home."""
    reached = potential.reach(_sources(title))
    for hex_ in title.hexes.values():
        for index, stop in enumerate(hex_.face.stops):
            bare = not any(STOP + index in (track.a, track.b) for track in hex_.face.track)
            if bare and not hex_.buildable:
                notebook.hex(Fault.STOP_WITHOUT_TRACK, hex_.id, "track")
            elif reached and (hex_.id, index) not in reached and stop.kind is not StopKind.PORT:
                notebook.hex(Fault.STOP_UNREACHABLE, hex_.id)


def _sources(title: Title) -> list[StopAt]:
    """Stops from which some corporation may begin: homes, and hexes a private opens."""
    hexes = [home for corporation in title.corporations for home in corporation.homes]
    hexes += [hex_id for private in title.privates for hex_id in private.teleports]
    return [(hex_id, index) for hex_id in hexes for index in range(len(title.hexes[hex_id].face.stops))]


def check_ports(title: Title, potential: Potential, notebook: Notebook) -> None:
    """A run over a port needs two stops besides (R-3.5.5), within what the longest train covers (R-3.4.4)."""
    longest = max((train.distance // min(train.weights) for train in title.trains if min(train.weights)), default=0)
    endless = any(not train.distance for train in title.trains) or title.railways is not None or not title.trains
    for hex_ in title.hexes.values():
        for index, stop in enumerate(hex_.face.stops):
            if stop.kind is not StopKind.PORT:
                continue
            length = potential.second_stop((hex_.id, index))
            if length is None:
                notebook.hex(Fault.PORT_ALONE, hex_.id)
            elif length > longest and not endless:
                notebook.hex(Fault.PORT_TOO_FAR, hex_.id, length=length, limit=longest)


def check_homes(game: Game, notebook: Notebook) -> None:
    """Every corporation that operates needs a home with a place for its token, from which it can lay track."""
    title = game.title
    board = Board(supply={tile.id: tile.count for tile in title.tiles})
    for corporation in title.corporations:
        if corporation.kind in ("government", "fund"):
            continue
        if not corporation.homes:
            place = f"corporations.{corporation.id}.homes"
            notebook.file(Fault.NO_HOME, COMPANIES, place, corporation=corporation.id)
        for home in corporation.homes:
            _check_home(game, board, corporation, home, notebook)
    if title.railways is None:
        _check_crowds(title, notebook)


def _check_crowds(title: Title, notebook: Notebook) -> None:
    """Every corporation needs a token place of its own in one of its homes; a place that is kept serves one alone (R-3.3.3)."""
    counts: dict[str, int] = {}
    for hex_ in title.hexes.values():
        slots = sum(stop.slots for stop in hex_.face.stops)
        kept = hex_.home_of is not None and slots > 0
        counts[hex_.id] = slots - kept
        if kept:
            counts[f"{hex_.id} {hex_.home_of}"] = 1
    wanted = [
        [place for home in corporation.homes for place in (home, f"{home} {corporation.id}") if place in counts]
        for corporation in title.corporations
        if any(stop.slots for home in corporation.homes for stop in title.hexes[home].face.stops)
    ]
    for shortage in assign([1] * len(wanted), wanted, counts).shortages:
        homes = tuple(dict.fromkeys(place.partition(" ")[0] for place in shortage.pieces))
        notebook.hex(Fault.HOME_CROWDED, homes[0], count=shortage.asked, homes=homes, slots=shortage.there)


def _check_home(game: Game, board: Board, corporation: Corporation, home: HexId, notebook: Notebook) -> None:
    face = game.hexes[home].face
    cities = [index for index, stop in enumerate(face.stops) if stop.slots]
    stops = cities or (list(range(len(face.stops))) if game.title.railways is not None else [])
    if not stops:
        notebook.hex(Fault.HOME_WITHOUT_CITY, home, corporation=corporation.id)
        return
    reached = reach_from(game, board, corporation.id, [CitySlot(home, index, 0) for index in stops])
    for phase in game.title.phases:
        if lays(game, board, corporation.id, colors=phase.colors, within=reached):
            if phase is not game.title.phases[0]:
                notebook.hex(Fault.HOME_LAYS_LATER, home, severity=WARNING, corporation=corporation.id, phase=phase.id)
            return
    notebook.hex(Fault.HOME_CANNOT_LAY, home, corporation=corporation.id)


def check_pieces(title: Title, notebook: Notebook) -> None:
    """Hexes of a map that hang together with the others only through nothing."""
    for map_ in title.maps:
        cells: dict[Cell, HexId] = {hex_.cell: hex_.id for hex_ in map_.hexes}
        left = set(cells)
        groups: list[list[Cell]] = []
        while left:
            group = [left.pop()]
            for cell in group:
                for side in range(6):
                    beyond = neighbour(cell, side, map_.orientation)
                    if beyond in left:
                        left.remove(beyond)
                        group.append(beyond)
            groups.append(group)
        main = max(groups, key=len, default=[])
        for group in groups:
            if group is main or any(title.hexes[cells[cell]].links for cell in group):
                continue
            first = cells[min(group, key=lambda cell: (cell.y, cell.x))]
            notebook.hex(Fault.MAP_IN_PIECES, first, severity=WARNING, map=map_.id, count=len(group))
