"""`railways.json`: its shape, from the shape to definitions, and checks against the other files of the title."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from engine.data.definitions import Color, Face, Title
from engine.data.railways import Card, Destination, Fund, JunctionRules, Kind, Launch, Railway, Railways, Refund
from engine.data.raw import FileShape, HexRef, Id, Money, Side, Slug, Small, Text
from engine.errors import DataError
from engine.ids import CorporationId, HexId, PhaseId, PrivateId
from engine.messages import Key

FILE_NAME = "railways.json"

Percent = Annotated[int, Meta(ge=0, le=100)]
Zone = Annotated[str, Meta(pattern=r"^[a-z_]{0,20}$")]
"""Zone of the market as cells name it; empty: cells without one."""


class DestinationShape(FileShape, frozen=True):
    """See `railways.Destination`."""

    place: Text
    hexes: Annotated[tuple[HexRef, ...], Meta(min_length=1, max_length=4)]
    bonus: Money = 0
    assumed: bool = True


class MajorShape(FileShape, frozen=True):
    """See `railways.Railway`."""

    steps: Small
    network: Id | None = None
    home_side: Side | None = None
    destinations: tuple[DestinationShape, ...] = ()
    name_assumed: bool = False


class RegionalShape(MajorShape, frozen=True, kw_only=True):
    """A regional has a number and a face value besides."""

    number: Small
    face: Money


class GovernmentShape(FileShape, frozen=True):
    """See `railways.Railway`."""

    steps: Small
    members: tuple[Id, ...]
    merging: Annotated[int, Meta(ge=1, le=10)]
    regionals: tuple[Id, ...] = ()


class CardShape(FileShape, frozen=True):
    """See `railways.Card`."""

    certificate_of: Id
    later_revenue: Money


class LaunchShape(FileShape, frozen=True):
    """See `railways.Launch`."""

    float_percent: Percent
    full_capital: bool = False


class RefundShape(FileShape, frozen=True):
    """See `railways.Refund`."""

    city: Money
    town: Money
    plain: Money


class FundShape(FileShape, frozen=True):
    """See `railways.Fund`."""

    id: Id
    from_phase: Id
    price: Money
    worth: Money
    refund: RefundShape
    zones: Annotated[tuple[Zone, ...], Meta(min_length=1)]
    kinds: Annotated[tuple[Kind, ...], Meta(min_length=1)]


class ZonesShape(FileShape, frozen=True):
    """What zones of the market change."""

    uncounted: tuple[Slug, ...] = ()
    many_purchases: tuple[Slug, ...] = ()


class JunctionsShape(FileShape, frozen=True):
    """See `railways.JunctionRules`."""

    tokens: Small
    border_tokens: Small
    dangling_tokens: Small
    sharing: tuple[Kind, ...] = ()
    surcharge: Money = 0


class RailwaysShape(FileShape, frozen=True):
    """The whole file."""

    majors: dict[Id, MajorShape]
    regionals: dict[Id, RegionalShape]
    governments: dict[Id, GovernmentShape]
    cards: dict[Id, CardShape]
    launches: dict[Id, LaunchShape]
    fund: FundShape
    zones: ZonesShape
    dormant_par: Money
    least_raise: Money
    absorption_factor: Small
    junctions: JunctionsShape
    half_dividends: tuple[Kind, ...] = ("major",)
    values_by_color: dict[HexRef, dict[Color, Money]] = msgspec.field(default_factory=dict)


def without_token_places(face: Face) -> Face:
    """The face with cities of one place, in titles whose tokens stand on junctions (A-OP-9): more would mean nothing."""
    stops = tuple(msgspec.structs.replace(stop, slots=min(stop.slots, 1)) for stop in face.stops)
    return msgspec.structs.replace(face, stops=stops)


def build_railways(shape: RailwaysShape) -> Railways:
    """Definitions from the shape; whether all that is named exists is the business of `railways_faults`."""
    railways = [_major(name, raw) for name, raw in shape.majors.items()]
    railways += [_regional(name, raw) for name, raw in shape.regionals.items()]
    railways += [_government(name, raw) for name, raw in shape.governments.items()]
    fund = shape.fund
    return Railways(
        railways={railway.id: railway for railway in railways},
        cards={
            PrivateId(name): Card(CorporationId(raw.certificate_of), raw.later_revenue)
            for name, raw in shape.cards.items()
        },
        launches={PhaseId(name): Launch(raw.float_percent, raw.full_capital) for name, raw in shape.launches.items()},
        fund=Fund(
            id=CorporationId(fund.id),
            from_phase=PhaseId(fund.from_phase),
            price=fund.price,
            worth=fund.worth,
            refund=Refund(fund.refund.city, fund.refund.town, fund.refund.plain),
            zones=fund.zones,
            kinds=fund.kinds,
        ),
        uncounted_zones=shape.zones.uncounted,
        many_zones=shape.zones.many_purchases,
        dormant_par=shape.dormant_par,
        least_raise=shape.least_raise,
        absorption_factor=shape.absorption_factor,
        junctions=JunctionRules(**msgspec.structs.asdict(shape.junctions)),
        half_dividends=shape.half_dividends,
        values_by_color={
            HexId(name): {color.value: value for color, value in raw.items()}
            for name, raw in shape.values_by_color.items()
        },
    )


def _major(name: str, raw: MajorShape, kind: Kind = "major") -> Railway:
    return Railway(
        id=CorporationId(name),
        kind=kind,
        steps=raw.steps,
        network=None if raw.network is None else CorporationId(raw.network),
        home_side=raw.home_side,
        destinations=tuple(
            Destination(found.place, tuple(map(HexId, found.hexes)), found.bonus, found.assumed)
            for found in raw.destinations
        ),
        name_assumed=raw.name_assumed,
    )


def _regional(name: str, raw: RegionalShape) -> Railway:
    return msgspec.structs.replace(_major(name, raw, "regional"), number=raw.number, face=raw.face)


def _government(name: str, raw: GovernmentShape) -> Railway:
    return Railway(
        id=CorporationId(name),
        kind="government",
        steps=raw.steps,
        members=tuple(map(CorporationId, raw.members)),
        merging=raw.merging,
        regionals=tuple(map(CorporationId, raw.regionals)),
    )


def repeated_railways(shape: RailwaysShape, file: str) -> Iterator[DataError]:
    """Railways that the file has in two sections."""
    for section, names in (("regionals", shape.regionals), ("governments", shape.governments)):
        for name in names:
            if name in shape.majors or (section == "governments" and name in shape.regionals):
                yield DataError(Key.DUPLICATE_ID, file=file, place=f"{section}.{name}", id=name)


def railways_faults(title: Title, file: str, companies: str) -> Iterator[DataError]:
    """Whatever is missing or contradicts another file, in order; both arguments are file names."""
    railways = title.railways
    if railways is None:
        return
    yield from _check_kinds(title, railways, file, companies)
    for railway in railways.railways.values():
        yield from _check_railway(title, railways, railway, file, companies)
    for card, linked in railways.cards.items():
        yield from _known(card, title.private, file, f"cards.{card}")
        yield from _check_linked(title, railways, card, linked, file, companies)
    for phase in title.phases:
        if phase.id not in railways.launches:
            yield DataError(Key.FIELD_MISSING, file=file, place="launches", field=phase.id)
    yield from _known(railways.fund.from_phase, title.phase, file, "fund.from_phase")
    for hex_id in railways.values_by_color:
        yield from _known(hex_id, title.hexes, file, f"values_by_color.{hex_id}")
    if all(cell.price != railways.dormant_par or not cell.par for row in title.market.rows for cell in row):
        yield DataError(Key.VALUE_NOT_ALLOWED, file=file, place="dormant_par", value=str(railways.dormant_par))


def _known(found: str, known: Iterable[str], file: str, place: str) -> Iterator[DataError]:
    if found not in known:
        yield DataError(Key.UNKNOWN_ID, file=file, place=place, id=found)


_SECTIONS = {"major": "majors", "regional": "regionals", "government": "governments"}


def _check_kinds(title: Title, railways: Railways, file: str, companies: str) -> Iterator[DataError]:
    """Both files name the same companies, of the same kind."""
    for corporation in title.corporations:
        place = f"corporations.{corporation.id}"
        if corporation.kind == "fund":
            if corporation.id != railways.fund.id:
                yield DataError(Key.VALUE_NOT_ALLOWED, file=companies, place=f"{place}.kind", value=corporation.kind)
            continue
        if corporation.kind not in _SECTIONS:
            yield DataError(Key.VALUE_NOT_ALLOWED, file=companies, place=f"{place}.kind", value=corporation.kind)
            continue
        found = railways.railways.get(corporation.id)
        if found is None or found.kind != corporation.kind:
            yield DataError(Key.FIELD_MISSING, file=file, place=_SECTIONS[corporation.kind], field=corporation.id)
    for railway in railways.railways.values():
        yield from _known(railway.id, title.corporation, file, f"{_SECTIONS[railway.kind]}.{railway.id}")
    yield from _known(railways.fund.id, title.corporation, file, "fund.id")


def _check_railway(
    title: Title, railways: Railways, railway: Railway, file: str, companies: str
) -> Iterator[DataError]:
    place = f"{_SECTIONS[railway.kind]}.{railway.id}"
    sheet = title.corporation.get(railway.id)
    if sheet is None:
        return
    if railway.kind != "government" and len(sheet.homes) != 1:
        yield DataError(Key.FIELD_MISSING, file=companies, place=f"corporations.{railway.id}", field="homes")
    chairs = sum(paper.president for paper in sheet.certificates)
    single = railway.kind != "regional" or len(sheet.certificates) == 1
    if chairs != (0 if railway.kind == "government" else 1) or not single:
        yield DataError(
            Key.VALUE_NOT_ALLOWED,
            file=companies,
            place=f"corporations.{railway.id}.certificates",
            value=" ".join(str(paper.percent) for paper in sheet.certificates),
        )
    for index, destination in enumerate(railway.destinations):
        for hex_id in destination.hexes:
            yield from _known(hex_id, title.hexes, file, f"{place}.destinations[{index}].hexes")
    if railway.network is not None:
        network = railways.railways.get(railway.network)
        if network is None or railway.id not in (*network.members, *network.regionals):
            yield DataError(Key.UNKNOWN_ID, file=file, place=f"{place}.network", id=railway.network)
    for field, kind, ids in (("members", "major", railway.members), ("regionals", "regional", railway.regionals)):
        for other in ids:
            found = railways.railways.get(other)
            if found is None or found.kind != kind or found.network != railway.id:
                yield DataError(Key.UNKNOWN_ID, file=file, place=f"{place}.{field}", id=other)
    if railway.merging > len(railway.members):
        yield DataError(Key.VALUE_NOT_ALLOWED, file=file, place=f"{place}.merging", value=str(railway.merging))


def _check_linked(
    title: Title, railways: Railways, card: PrivateId, linked: Card, file: str, companies: str
) -> Iterator[DataError]:
    """Each card needs a plain certificate of its own to hand over (P-POL-1)."""
    yield from _known(linked.certificate_of, title.corporation, file, f"cards.{card}.certificate_of")
    wanted = sum(other.certificate_of == linked.certificate_of for other in railways.cards.values())
    sheet = title.corporation.get(linked.certificate_of)
    papers = () if sheet is None else sheet.certificates
    if sheet is not None and sum(not paper.president for paper in papers) < wanted:
        place = f"corporations.{linked.certificate_of}.certificates"
        yield DataError(Key.FIELD_MISSING, file=companies, place=place, field=card)
