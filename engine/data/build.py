"""From the shapes of the files to definitions, one file at a time; what spans files is checked in `checks`."""

from __future__ import annotations

import re

from engine.coords import Cell, Orientation, neighbour, opposite, parse_name
from engine.data.definitions import (
    Certificate,
    Corporation,
    Face,
    Hex,
    Map,
    Market,
    MarketCell,
    Phase,
    Private,
    Profile,
    Scenario,
    Track,
    Train,
)
from engine.data.raw import (
    CompaniesShape,
    CorporationShape,
    FaceShape,
    HexShape,
    MapShape,
    MarketShape,
    RulesShape,
    TrainsShape,
)
from engine.data.tile_code import MAX_STOPS, faulty_track, parse_stop, parse_track, print_track
from engine.errors import DataError
from engine.ids import CorporationId, HexId, MapId, OptionId, PhaseId, PrivateId, TrainType
from engine.messages import Key

CELL = re.compile(r"(\d{1,6})(?: (par))?(?: (restricted|end|close|azzurra|blu))?")
CERTIFICATE = re.compile(r"(\d{1,3})(?: (president|last))?")


def build_face(shape: FaceShape, *, file: str, place: str) -> Face:
    """A face from its notation. Raises `DataError` for notation that cannot be read and ends that do not exist."""
    if len(shape.stops) > MAX_STOPS:
        raise DataError(Key.VALUE_NOT_ALLOWED, file=file, place=f"{place}.stops", value=str(len(shape.stops)))
    stops = []
    for index, text in enumerate(shape.stops):
        try:
            stops.append(parse_stop(text))
        except ValueError:
            raise DataError(Key.BAD_NOTATION, file=file, place=f"{place}.stops[{index}]", text=text) from None
    track: list[Track] = []
    for index, text in enumerate(shape.track):
        try:
            track.append(parse_track(text))
        except ValueError:
            raise DataError(Key.BAD_NOTATION, file=file, place=f"{place}.track[{index}]", text=text) from None
    face = Face(shape.color, tuple(stops), tuple(track), shape.label)
    fault = faulty_track(face)
    if fault is not None:
        raise DataError(Key.NO_SUCH_END, file=file, place=f"{place}.track", text=print_track(fault))
    return face


def build_map(shape: MapShape, *, first: bool, file: str) -> Map:
    """A map with impassable sides and rivers marked on both hexes. Raises `DataError`.

    Hex ids of all but the first map carry the map's id as a prefix.
    """
    prefix = "" if first else f"{shape.id}:"
    cells: dict[Cell, str] = {}
    for name in shape.hexes:
        place = f"hexes.{name}"
        if ":" in name:
            raise DataError(Key.HEX_OFF_GRID, file=file, place=place, hex=name)
        letter, number = parse_name(name)
        cell = Cell(number - 1, letter)
        odd = bool(cells) and (sum(cell) - sum(next(iter(cells)))) % 2 == 1
        if number == 0 or odd:
            raise DataError(Key.HEX_OFF_GRID, file=file, place=place, hex=name)
        cells[cell] = name
    blocked = _impassable(shape, cells, file)
    rivers = _rivers(shape, cells, file)
    hexes = []
    for cell in sorted(cells, key=lambda cell: (cell.y, cell.x)):
        name = cells[cell]
        hexes.append(
            _build_hex(
                shape.hexes[name],
                HexId(prefix + name),
                MapId(shape.id),
                cell,
                blocked=frozenset(blocked[name]),
                rivers=tuple(sorted(rivers[name].items())),
                file=file,
            )
        )
        _check_print(hexes[-1], shape.orientation, cells, file=file, place=f"hexes.{name}")
    return Map(
        id=MapId(shape.id),
        orientation=shape.orientation,
        hexes=tuple(hexes),
        coast=shape.coast or "",
        frame=shape.frame,
        hex_size=shape.hex_size,
        land=shape.land,
    )


def _build_hex(
    raw: HexShape,
    hex_id: HexId,
    map_id: MapId,
    cell: Cell,
    *,
    blocked: frozenset[int],
    rivers: tuple[tuple[int, int], ...],
    file: str,
) -> Hex:
    return Hex(
        id=hex_id,
        map=map_id,
        cell=cell,
        face=build_face(raw, file=file, place=f"hexes.{hex_id.rpartition(':')[2]}"),
        name=raw.name,
        terrain=raw.terrain or "",
        impassable=blocked,
        rivers=rivers,
        side_names=raw.side_names,
        links=tuple((side, HexId(other), other_side) for side, other, other_side in raw.links),
        home_of=None if raw.home_of is None else CorporationId(raw.home_of),
        region=raw.region,
    )


def _across(shape: MapShape, cells: dict[Cell, str], cell: Cell, side: int, *, file: str, place: str) -> str:
    found = cells.get(neighbour(cell, side, shape.orientation))
    if found is None:
        raise DataError(Key.SIDE_OFF_MAP, file=file, place=place, side=side)
    return found


def _impassable(shape: MapShape, cells: dict[Cell, str], file: str) -> dict[str, set[int]]:
    blocked: dict[str, set[int]] = {name: set() for name in shape.hexes}
    for cell, name in cells.items():
        for side in shape.hexes[name].impassable:
            other = _across(shape, cells, cell, side, file=file, place=f"hexes.{name}.impassable")
            blocked[name].add(side)
            blocked[other].add(opposite(side))
    return blocked


def _rivers(shape: MapShape, cells: dict[Cell, str], file: str) -> dict[str, dict[int, int]]:
    rivers: dict[str, dict[int, int]] = {name: {} for name in shape.hexes}
    for cell, name in cells.items():
        place = f"hexes.{name}.rivers"
        for side, cost in shape.hexes[name].rivers:
            other = _across(shape, cells, cell, side, file=file, place=place)
            for marked, marked_side in ((rivers[name], side), (rivers[other], opposite(side))):
                if marked.setdefault(marked_side, cost) != cost:
                    raise DataError(Key.VALUE_NOT_ALLOWED, file=file, place=place, value=str(cost))
    return rivers


def _check_print(hex_: Hex, orientation: Orientation, cells: dict[Cell, str], *, file: str, place: str) -> None:
    """Printed track leads to a hex or a link, never into an impassable side (R-3.2.6)."""
    linked = {side for side, _, _ in hex_.links}
    for track in hex_.face.track:
        for side in (track.a, track.b):
            if side > 5 or side in linked:
                continue
            if side in hex_.impassable:
                raise DataError(Key.TRACK_BLOCKED, file=file, place=place, side=side)
            if neighbour(hex_.cell, side, orientation) not in cells:
                raise DataError(Key.TRACK_OFF_MAP, file=file, place=place, side=side)


def build_market(shape: MarketShape, *, file: str) -> Market:
    """The market; rows may differ in length. Raises `DataError` for a cell that cannot be read."""
    rows = []
    for row, cells in enumerate(shape.rows):
        line = []
        for column, cell in enumerate(cells):
            match = CELL.fullmatch(str(cell))
            if match is None:
                raise DataError(Key.BAD_NOTATION, file=file, place=f"rows[{row}][{column}]", text=str(cell))
            price, par, zone = match.groups()
            line.append(MarketCell(int(price), zone or "", par is not None))
        rows.append(tuple(line))
    return Market(tuple(rows))


def build_corporations(shape: CompaniesShape, *, file: str) -> tuple[Corporation, ...]:
    """Corporations in file order. Raises `DataError` when the certificates of one do not make 100 %."""
    found = []
    for name, raw in shape.corporations.items():
        place = f"corporations.{name}"
        found.append(
            Corporation(
                id=CorporationId(name),
                name=raw.name,
                homes=tuple(HexId(home) for home in raw.homes),
                token_fee=raw.token_fee,
                tokens=shape.tokens if raw.tokens is None else raw.tokens,
                certificates=_certificates(raw, shape, file=file, place=place),
                color=raw.color,
                kind=raw.kind,
                train_limit=raw.train_limit,
            )
        )
    return tuple(found)


def _certificates(raw: CorporationShape, shape: CompaniesShape, *, file: str, place: str) -> tuple[Certificate, ...]:
    texts = shape.certificates if raw.certificates is None else raw.certificates
    found = []
    for text in texts:
        match = CERTIFICATE.fullmatch(str(text))
        if match is None:
            raise DataError(Key.BAD_NOTATION, file=file, place=f"{place}.certificates", text=str(text))
        found.append(Certificate(int(match[1]), president=match[2] == "president", last=match[2] == "last"))
    if sum(certificate.percent for certificate in found) != 100:
        total = sum(certificate.percent for certificate in found)
        raise DataError(Key.CERTIFICATES_SUM, file=file, place=f"{place}.certificates", found=total)
    return tuple(found)


def build_privates(shape: CompaniesShape) -> tuple[Private, ...]:
    """Privates, cheapest first (R-1.8)."""
    found = [
        Private(
            id=PrivateId(name),
            name=raw.name,
            price=raw.price,
            revenue=raw.revenue,
            blocks=tuple(map(HexId, raw.blocks)),
            halves_standard_cost=raw.halves_standard_cost,
            port_bonus=raw.port_bonus,
            ports=tuple(map(HexId, raw.ports)),
            teleports=tuple(map(HexId, raw.teleports)),
            gives_first_presidency=raw.gives_first_presidency,
            sellable=raw.sellable,
        )
        for name, raw in shape.privates.items()
    ]
    return tuple(sorted(found, key=lambda private: private.price))


def build_trains(shape: TrainsShape) -> tuple[Train, ...]:
    """Train types in the order of sale."""
    return tuple(
        Train(
            type=TrainType(name),
            price=raw.price,
            distance=raw.distance,
            weights=raw.weights,
            rusts_on=None if raw.rusts_on is None else TrainType(raw.rusts_on),
            available_on=None if raw.available_on is None else TrainType(raw.available_on),
            forbidden=raw.forbidden,
            doubled=tuple(map(HexId, raw.doubled)),
            option=None if raw.option is None else OptionId(raw.option),
            needs_e_token=raw.needs_e_token,
            count=raw.count,
            only_for=raw.only_for or "",
            removed_after=None if raw.removed_after is None else TrainType(raw.removed_after),
        )
        for name, raw in shape.trains.items()
    )


def build_phases(shape: TrainsShape) -> tuple[Phase, ...]:
    """Phases in order."""
    return tuple(
        Phase(
            id=PhaseId(name),
            on=None if raw.on is None else TrainType(raw.on),
            train_limit=raw.train_limit,
            colors=raw.colors,
            operating_rounds=raw.operating_rounds,
            pars=raw.pars,
            value_step=raw.value_step,
            corporations_buy_privates=raw.corporations_buy_privates,
            events=raw.events,
        )
        for name, raw in shape.phases.items()
    )


def build_scenarios(shape: RulesShape) -> tuple[Scenario, ...]:
    """Set-ups by number of players and option."""
    return tuple(
        Scenario(
            players=raw.players,
            cash=raw.cash,
            certificate_limit=raw.certificate_limit,
            corporations=raw.corporations,
            trains={TrainType(train): count for train, count in raw.trains.items()},
            option=None if raw.option is None else OptionId(raw.option),
        )
        for raw in shape.scenarios
    )


def build_profiles(shape: RulesShape) -> tuple[Profile, ...]:
    """Rules profiles with their switches."""
    return tuple(Profile(name, dict(switches)) for name, switches in shape.profiles.items())
