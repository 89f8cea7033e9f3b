"""Checks that a title gives its rules what these need to play it: events, trains, money, and what titles with junctions have.

`engine.data.checks` asks whether names exist; here it is asked whether what they name will do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

from engine.data.adjacency import neighbours_of
from engine.data.definitions import Corporation, StopKind, Title
from engine.data.railways import Railway, Railways
from engine.errors import DataError
from engine.ids import CorporationId, HexId
from engine.messages import Key

Files = dict[str, str]
"""File by part of a title, as in `engine.data.checks`; besides `market` also `railways`."""
Named = TypeVar("Named", str, int)
Sides = dict[HexId, tuple[object, ...]]
"""For every hex and side what lies across, None for nothing."""

RULE_NAMES = frozenset({"t1849", "t1849_two_sicilies"})
RULE_NAMES_WITH_RAILWAYS = frozenset({"pa20"})
"""Rules that a title may name; a test holds them against `engine.titles`."""
EVENTS = frozenset({"close_privates", "event_hexes", "open_restricted_zone"})
EVENTS_WITH_RAILWAYS = frozenset({"auction_regionals", "form_governments"})
"""Events that a phase may name; a test holds them against `engine.phases`."""
SWITCHES_WITH_RAILWAYS = frozenset(
    {
        "allpass_income", "auction_discount", "bank_break_at", "bankrupt_assets", "bid_multiple", "bid_step", "closed_trains",
        "cnm_scope", "contested_bid_order", "emr_oversell", "emr_pool_limit", "emr_unoperated", "gauge_mismatch_lay",
        "holding_limit", "last_cert_scope", "leave_with_holdings", "loan", "loan_deduction", "loan_offer", "max_route",
        "multi_sale_stack", "pool_limit", "pres_exchange_choice", "priority_after_auction", "privates_count_certs",
        "right_at_zone", "sce_drop_on", "track_restriction",
    }
)  # fmt: skip
"""Switches that rules with railways ask; a test plays a game and looks."""
NUMBERS = frozenset({"auction_discount", "bid_step", "holding_limit", "loan", "loan_deduction", "pool_limit"})
"""Those of them that are numbers; the others are answered with a letter."""
PERCENTS = frozenset({"holding_limit", "pool_limit"})

TENTH = 10
"""Percent of a plain certificate where railways lie on junctions: dividends, exchanges and sales count in tenths."""
SECTIONS = {"major": "majors", "regional": "regionals", "government": "governments"}
"""Where `railways.json` keeps the kinds."""


def incomplete(title: Title, files: Files) -> Iterator[DataError]:
    """What the rules of a title would miss, in order. Unknown names are left to `engine.data.checks`."""
    yield from _check_rule_names(title, files)
    yield from _check_events(title, files)
    yield from _check_scenarios(title, files)
    yield from _check_market(title, files)
    for private in title.privates:
        # What corporations may pay for it follows from the price, and nothing is sold for nothing.
        if not private.price:
            yield _not_allowed(files["companies"], f"privates.{private.id}.price", 0)
    if title.railways is None:
        yield from _check_presidents(title, files)
    else:
        yield from _check_papers(title, title.railways, files)
        yield from _check_figures(title, title.railways, files)
        yield from _check_zones(title, title.railways, files)
        yield from _check_lists(title.railways, files)
        yield from _misplaced(title, files)


def _not_allowed(file: str, place: str, value: object) -> DataError:
    return DataError(Key.VALUE_NOT_ALLOWED, file=file, place=place, value=str(value))


def _check_rule_names(title: Title, files: Files) -> Iterator[DataError]:
    if title.rules not in RULE_NAMES | RULE_NAMES_WITH_RAILWAYS:
        yield DataError(Key.UNKNOWN_ID, file=files["title"], place="rules", id=title.rules)
    elif title.rules in RULE_NAMES_WITH_RAILWAYS and title.railways is None:
        yield DataError(Key.FILE_MISSING, file=files["railways"])
    elif title.rules in RULE_NAMES and title.railways is not None:
        yield _not_allowed(files["title"], "rules", title.rules)


def _check_events(title: Title, files: Files) -> Iterator[DataError]:
    known = EVENTS if title.railways is None else EVENTS | EVENTS_WITH_RAILWAYS
    for phase in title.phases:
        for event in phase.events:
            if event not in known:
                yield DataError(Key.UNKNOWN_ID, file=files["trains"], place=f"phases.{phase.id}.events", id=event)
    triggers = [phase.on for phase in title.phases if phase.on is not None]
    for repeated in _repeated(triggers):
        yield DataError(Key.DUPLICATE_ID, file=files["trains"], place="phases", id=repeated)
    if title.railways is None:
        return
    named = {event for phase in title.phases for event in phase.events}
    for event in sorted(EVENTS_WITH_RAILWAYS - named):
        yield DataError(Key.FIELD_MISSING, file=files["trains"], place="phases", field=event)


def _check_scenarios(title: Title, files: Files) -> Iterator[DataError]:
    """The bank can pay out the players' money and somebody can buy something; with railways, nothing may be left out."""
    file = files["rules"]
    for index, scenario in enumerate(title.scenarios):
        place = f"scenarios[{index}]"
        if scenario.cash * scenario.players > title.bank_total:
            named = {"players": scenario.players, "cash": scenario.cash, "amount": title.bank_total}
            yield DataError(Key.BANK_TOO_SMALL, file=file, place=f"{place}.cash", **named)
        if not scenario.certificate_limit:
            yield _not_allowed(file, f"{place}.certificate_limit", 0)
        if title.railways is None:
            continue
        if scenario.corporations != len(title.corporations):
            yield _not_allowed(file, f"{place}.corporations", scenario.corporations)
        for train in title.trains:
            if train.option is None and not scenario.trains.get(train.type):
                yield DataError(Key.FIELD_MISSING, file=file, place=f"{place}.trains", field=train.type)


def _check_market(title: Title, files: Files) -> Iterator[DataError]:
    """Shares are worth something until the corporation closes; with railways values fall down a column without gaps (P-AZ-1)."""
    rows = title.market.rows
    for number, row in enumerate(rows):
        for column, cell in enumerate(row):
            gap = title.railways is not None and number > 0 and column >= len(rows[number - 1])
            if gap or (cell.price == 0 and cell.zone != "close"):
                yield _not_allowed(files["market"], f"rows[{number}][{column}]", cell.price)
                break


def _check_presidents(title: Title, files: Files) -> Iterator[DataError]:
    """Who starts a corporation takes its president's certificate, and there is one (R-2.3.1); no certificate is of nothing."""
    for corporation in title.corporations:
        empty = any(not paper.percent for paper in corporation.certificates)
        if empty or sum(paper.president for paper in corporation.certificates) != 1:
            percents = " ".join(str(paper.percent) for paper in corporation.certificates)
            yield _not_allowed(files["companies"], f"corporations.{corporation.id}.certificates", percents)


def _check_papers(title: Title, railways: Railways, files: Files) -> Iterator[DataError]:
    for corporation in title.corporations:
        place = f"corporations.{corporation.id}.certificates"
        for percent in _odd_sizes(corporation):
            yield DataError(Key.CERTIFICATE_SIZE, file=files["companies"], place=place, found=percent, wanted=TENTH)
        if corporation.kind == "government" and corporation.homes:
            yield _not_allowed(files["companies"], f"corporations.{corporation.id}.homes", " ".join(corporation.homes))
    for card, linked in railways.cards.items():
        sheet = title.corporation.get(linked.certificate_of)
        if sheet is not None and sheet.kind != "major":
            yield _not_allowed(files["railways"], f"cards.{card}.certificate_of", linked.certificate_of)
        private = title.private.get(card)
        if private is not None and linked.later_revenue > private.revenue:
            yield _not_allowed(files["railways"], f"cards.{card}.later_revenue", linked.later_revenue)


def _odd_sizes(corporation: Corporation) -> Iterator[int]:
    """Certificates of a size that the rules cannot count with; a regional's only one may be anything."""
    for paper in corporation.certificates:
        if corporation.kind == "regional":
            continue
        plain = not paper.president and not paper.last
        if paper.percent % TENTH or (paper.percent != TENTH if plain else corporation.kind != "major" or paper.last):
            yield paper.percent


def _check_figures(title: Title, railways: Railways, files: Files) -> Iterator[DataError]:
    """Figures that would stop a game: no steps, no price, auctions without end, trains that cannot run."""
    for railway in railways.railways.values():
        place = f"{SECTIONS[railway.kind]}.{railway.id}"
        if not railway.steps:
            yield _not_allowed(files["railways"], f"{place}.steps", 0)
        if railway.kind == "regional" and not railway.face:
            yield _not_allowed(files["railways"], f"{place}.face", 0)
    if not railways.least_raise:
        yield _not_allowed(files["railways"], "least_raise", 0)
    if not railways.junctions.tokens:
        yield _not_allowed(files["railways"], "junctions.tokens", 0)
    for phase in railways.launches:
        if phase not in title.phase:
            yield DataError(Key.UNKNOWN_ID, file=files["railways"], place="launches", id=phase)
    yield from _check_trains(title, files)
    yield from _check_switches(title, files)


def _check_switches(title: Title, files: Files) -> Iterator[DataError]:
    """Every switch has an answer of its kind, in each profile or in the title: a missing one would stop a game in its midst."""
    for profile in title.profiles:
        place = f"profiles.{profile.id}"
        for name in sorted(SWITCHES_WITH_RAILWAYS):
            if name in profile.switches:
                answer, where = profile.switches[name], (files["rules"], f"{place}.{name}")
            elif name in title.switches:
                answer, where = title.switches[name], (files["title"], f"switches.{name}")
            else:
                yield DataError(Key.FIELD_MISSING, file=files["rules"], place=place, field=name)
                continue
            if not _answers(name, answer):
                yield _not_allowed(*where, answer)


def _answers(name: str, answer: object) -> bool:
    if name not in NUMBERS:
        return isinstance(answer, str) and answer in tuple("abcde")
    if isinstance(answer, bool) or not isinstance(answer, int) or answer < 0:
        return False
    return 0 < answer <= 100 if name in PERCENTS else True


def _check_trains(title: Title, files: Files) -> Iterator[DataError]:
    """A train passes two locations at least (A-OP-11), and one kept for a kind needs that kind."""
    kinds = {corporation.kind for corporation in title.corporations}
    for train in title.trains:
        if train.distance < 2:
            yield _not_allowed(files["trains"], f"trains.{train.type}.distance", train.distance)
        if train.only_for and train.only_for not in kinds:
            place = f"trains.{train.type}.only_for"
            yield DataError(Key.UNKNOWN_ID, file=files["trains"], place=place, id=train.only_for)


def _check_zones(title: Title, railways: Railways, files: Files) -> Iterator[DataError]:
    zones = {cell.zone for row in title.market.rows for cell in row}
    for place, named in (
        ("fund.zones", railways.fund.zones),
        ("zones.uncounted", railways.uncounted_zones),
        ("zones.many_purchases", railways.many_zones),
    ):
        for zone in named:
            if zone not in zones:
                yield DataError(Key.UNKNOWN_ID, file=files["railways"], place=place, id=zone)


def _check_lists(railways: Railways, files: Files) -> Iterator[DataError]:
    """No regional number twice; a government's lists name each railway once."""
    numbers = [railway.number for railway in railways.of_kind("regional")]
    for number in _repeated(numbers):
        yield DataError(Key.DUPLICATE_ID, file=files["railways"], place="regionals", id=str(number))
    for government in railways.of_kind("government"):
        for field, ids in (("members", government.members), ("regionals", government.regionals)):
            for repeated in _repeated(ids):
                place = f"governments.{government.id}.{field}"
                yield DataError(Key.DUPLICATE_ID, file=files["railways"], place=place, id=repeated)


def _repeated(values: Iterable[Named]) -> tuple[Named, ...]:
    return tuple(value for value, count in Counter(values).items() if count > 1)


def _misplaced(title: Title, files: Files) -> Iterator[DataError]:
    """Homes and destinations without a stop, home sides that are no junction or kept twice (A-OP-13, A-DEST-1)."""
    assert title.railways is not None
    kept: dict[tuple[HexId, int], CorporationId] = {}
    sides: Sides = dict(neighbours_of(title))
    for railway in title.railways.railways.values():
        sheet = title.corporation.get(railway.id)
        for home in () if sheet is None else sheet.homes:
            if home not in title.hexes:
                continue
            if not _has_stop(title, home, passed=True):
                place = f"corporations.{railway.id}.homes"
                yield DataError(Key.NO_STOP_THERE, file=files["companies"], place=place, hex=home)
            yield from _check_home_side(railway, home, sides, kept, files["railways"])
        yield from _check_destinations(title, railway, files["railways"])
    for hex_id in title.railways.values_by_color:
        if hex_id in title.hexes and not _has_stop(title, hex_id):
            place = f"values_by_color.{hex_id}"
            yield DataError(Key.NO_STOP_THERE, file=files["railways"], place=place, hex=hex_id)


def _check_home_side(
    railway: Railway, home: HexId, sides: Sides, kept: dict[tuple[HexId, int], CorporationId], file: str
) -> Iterator[DataError]:
    side = railway.home_side
    if side is None:
        return
    place = f"{SECTIONS[railway.kind]}.{railway.id}.home_side"
    if home in sides and sides[home][side] is None:
        yield DataError(Key.HOME_SIDE_CLOSED, file=file, place=place, hex=home, side=side)
    other = kept.setdefault((home, side), railway.id)
    if other != railway.id:
        yield DataError(Key.HOME_SIDE_TAKEN, file=file, place=place, hex=home, side=side, corporation=other)


def _check_destinations(title: Title, railway: Railway, file: str) -> Iterator[DataError]:
    sheet = title.corporation.get(railway.id)
    for index, destination in enumerate(railway.destinations):
        place = f"{SECTIONS[railway.kind]}.{railway.id}.destinations[{index}].hexes"
        for hex_id in destination.hexes:
            if hex_id in title.hexes and not _has_stop(title, hex_id):
                yield DataError(Key.NO_STOP_THERE, file=file, place=place, hex=hex_id)
            if sheet is not None and hex_id in sheet.homes:
                yield _not_allowed(file, place, hex_id)


def _has_stop(title: Title, hex_id: HexId, *, passed: bool = False) -> bool:
    """Whether a hex is printed with a stop; `passed`: one that lines pass."""
    kinds = {stop.kind for stop in title.hexes[hex_id].face.stops}
    return bool(kinds & {StopKind.CITY, StopKind.TOWN} if passed else kinds)
