"""First look at companies, trains, phases and set-ups: whatever is named must exist."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet

from msgspec.structs import replace

from engine.data.build import CELL, CERTIFICATE
from engine.data.raw import HexEventShape, PhaseShape
from engine.data.title_files import COMPANIES, MARKET, RULES, TITLE, TRAINS, TitleFiles
from engine.designer.checks.findings import Fault
from engine.designer.checks.mend_faces import mend_face
from engine.designer.checks.notebook import Notebook
from engine.errors import DataError
from engine.messages import Key
from engine.routes.upgrades import COLOR_ORDER
from engine.titles import RULES as RULES_BY_NAME


def mend_tables(files: TitleFiles, known: AbstractSet[str], notebook: Notebook) -> TitleFiles:
    """The files with tables that name only what exists; `known` are the hexes."""
    files = _mend_companies(_mend_market(files, notebook), known, notebook)
    files = _mend_title(files, known, notebook)
    files = _mend_trains(files, known, notebook)
    return _mend_rules(files, notebook)


def _mend_market(files: TitleFiles, notebook: Notebook) -> TitleFiles:
    """Cells that can be read; of others what looks like a price is kept."""
    rows = []
    for row, cells in enumerate(files.market.rows):
        kept: list[int | str] = []
        for column, cell in enumerate(cells):
            if CELL.fullmatch(str(cell)):
                kept.append(cell)
                continue
            notebook.file(Fault.BAD_NOTATION, MARKET, f"rows[{row}][{column}]", text=str(cell))
            price = re.search(r"[0-9]{1,5}", str(cell))
            if price is not None:
                kept.append(price[0] + (" par" if "par" in str(cell).split() else ""))
        rows.append(tuple(kept))
    return replace(files, market=replace(files.market, rows=tuple(rows)))


def _mend_companies(files: TitleFiles, known: AbstractSet[str], notebook: Notebook) -> TitleFiles:
    companies = files.companies
    common = _readable(companies.certificates, "certificates", notebook)
    corporations = {}
    for name, raw in companies.corporations.items():
        homes = notebook.kept(raw.homes, known, COMPANIES, f"corporations.{name}.homes")
        place = f"corporations.{name}.certificates"
        own = raw.certificates
        papers = common if own is None else _readable(own, place, notebook)
        if papers == (companies.certificates if own is None else own):
            total = _percent(papers)
            if total != 100:
                notebook.file(Fault.CERTIFICATES, COMPANIES, place, corporation=name, total=total)
            elif files.railways is None and sum("president" in str(paper) for paper in papers) != 1:
                notebook.file(Fault.PRESIDENT, COMPANIES, place, corporation=name)
        whole = _made_whole(papers)
        if files.railways is None:
            whole = _with_president(whole)
        corporations[name] = replace(raw, homes=homes, certificates=whole)
    privates = {}
    for name, private in companies.privates.items():
        place = f"privates.{name}"
        privates[name] = replace(
            private,
            blocks=notebook.kept(private.blocks, known, COMPANIES, f"{place}.blocks"),
            ports=notebook.kept(private.ports, known, COMPANIES, f"{place}.ports"),
            teleports=notebook.kept(private.teleports, known, COMPANIES, f"{place}.teleports"),
        )
    return replace(files, companies=replace(companies, corporations=corporations, privates=privates))


def _readable(papers: Sequence[int | str], place: str, notebook: Notebook) -> tuple[int | str, ...]:
    """Certificates that can be read; each other one is found."""
    kept = []
    for paper in papers:
        if CERTIFICATE.fullmatch(str(paper)):
            kept.append(paper)
        else:
            notebook.file(Fault.BAD_NOTATION, COMPANIES, place, text=str(paper))
    return tuple(kept)


def _percent(papers: Iterable[int | str]) -> int:
    return sum(int(str(paper).partition(" ")[0]) for paper in papers)


def _made_whole(papers: Sequence[int | str]) -> tuple[int | str, ...]:
    """The certificates, the last ones changed so that they make 100 %."""
    kept = list(papers)
    while _percent(kept) > 100:
        kept.pop()
    missing = 100 - _percent(kept)
    return (*kept, missing) if missing else tuple(kept)


def _with_president(papers: Sequence[int | str]) -> tuple[int | str, ...]:
    """The certificates, the first of those of a president, or the first of all, the only one of a president."""
    chair = next((index for index, paper in enumerate(papers) if "president" in str(paper)), 0)
    plain = [str(paper).removesuffix(" president") for paper in papers]
    plain[chair] = plain[chair].partition(" ")[0] + " president"
    return tuple(plain)


def _mend_title(files: TitleFiles, known: AbstractSet[str], notebook: Notebook) -> TitleFiles:
    title = files.title
    if title.delay is not None and title.delay[0] not in files.companies.corporations:
        notebook.file(Fault.UNKNOWN_ID, TITLE, "delay", id=title.delay[0])
        title = replace(title, delay=None)
    if title.default_profile and title.default_profile not in files.rules.profiles:
        notebook.file(Fault.UNKNOWN_ID, TITLE, "default_profile", id=title.default_profile)
        title = replace(title, default_profile="")
    if title.rules not in RULES_BY_NAME:
        notebook.file(Fault.UNKNOWN_ID, TITLE, "rules", id=title.rules)
    happening = {event for phase in files.trains.phases.values() for event in phase.events}
    events = {}
    for name, event in title.hex_events.items():
        unknown = [id_ for id_, there in ((name, known), (event.event, happening)) if id_ not in there]
        for id_ in unknown:
            notebook.file(Fault.UNKNOWN_ID, TITLE, f"hex_events.{name}", id=id_)
        if not unknown:
            events[name] = _mend_event(name, event, notebook)
    return replace(files, title=replace(title, hex_events=events))


def _mend_event(name: str, event: HexEventShape, notebook: Notebook) -> HexEventShape:
    if event.face is None:
        return event
    face, faults = mend_face(event.face)
    for fault, field, text in faults:
        notebook.file(fault, TITLE, f"hex_events.{name}.face.{field}", text=text)
    return replace(event, face=face)


def _mend_trains(files: TitleFiles, known: AbstractSet[str], notebook: Notebook) -> TitleFiles:
    trains, options = files.trains.trains, files.rules.options

    def named(name: str | None, there: Iterable[str], place: str) -> str | None:
        if name is None or name in there:
            return name
        notebook.file(Fault.UNKNOWN_ID, TRAINS, place, id=name)
        return None

    mended = {}
    for name, raw in trains.items():
        place = f"trains.{name}"
        mended[name] = replace(
            raw,
            rusts_on=named(raw.rusts_on, trains, f"{place}.rusts_on"),
            available_on=named(raw.available_on, trains, f"{place}.available_on"),
            removed_after=named(raw.removed_after, trains, f"{place}.removed_after"),
            option=named(raw.option, options, f"{place}.option"),
            doubled=notebook.kept(raw.doubled, known, TRAINS, f"{place}.doubled"),
        )
    phases, before = {}, next(iter(trains), None)
    for name, phase in files.trains.phases.items():
        on = None if phase.on is None else named(phase.on, trains, f"phases.{name}.on") or _free(trains, files, before)
        phases[name] = replace(phase, pars=_start_prices(files, name, notebook), on=on)
        before = on or before
    for field, table in (("trains", trains), ("phases", files.trains.phases)):
        if not table:
            notebook.data(DataError(Key.FIELD_MISSING, file=TRAINS, place=field, field=field))
    if not phases:
        phases = {"1": PhaseShape(train_limit=4, colors=COLOR_ORDER[1:], operating_rounds=1)}
    return replace(files, trains=replace(files.trains, trains=mended, phases=phases))


def _free(trains: Iterable[str], files: TitleFiles, before: str | None) -> str | None:
    """A train after the given one whose sale begins no phase, else that one."""
    order, taken = list(trains), {phase.on for phase in files.trains.phases.values()}
    later = order[order.index(before) :] if before in order else []
    return next((train for train in later if train not in taken), before)


def _start_prices(files: TitleFiles, phase: str, notebook: Notebook) -> tuple[int, ...]:
    """Start prices of a phase that the market has."""
    cells = [str(cell).split(" ") for row in files.market.rows for cell in row]
    there = {cell[0] for cell in cells if "par" in cell}
    pars = files.trains.phases[phase].pars
    unread = any(CELL.fullmatch(" ".join(cell)) is None for cell in cells)
    for price in pars:
        if str(price) not in there and not unread:
            notebook.file(Fault.PHASE_PAR_UNKNOWN, TRAINS, f"phases.{phase}.pars", phase=phase, price=price)
    return tuple(price for price in pars if str(price) in there)


def _mend_rules(files: TitleFiles, notebook: Notebook) -> TitleFiles:
    rules = files.rules
    scenarios = []
    most = len(files.companies.corporations)
    for index, raw in enumerate(rules.scenarios):
        place = f"scenarios[{index}]"
        trains = notebook.kept(raw.trains, files.trains.trains, RULES, f"{place}.trains")
        options = notebook.kept(filter(None, [raw.option]), rules.options, RULES, f"{place}.option")
        corporations = raw.corporations
        if not 1 <= corporations <= most:
            notebook.file(Fault.SCENARIO_CORPORATIONS, RULES, place, players=raw.players, count=corporations, most=most)
            corporations = min(max(1, corporations), max(1, most))
        if raw.option is None or options:
            counts = {train: raw.trains[train] for train in trains}
            scenarios.append(replace(raw, trains=counts, corporations=corporations))
    mended = {
        name: replace(raw, requires=notebook.kept(raw.requires, rules.options, RULES, f"options.{name}.requires"))
        for name, raw in rules.options.items()
    }
    profiles = rules.profiles
    if not profiles:
        notebook.data(DataError(Key.FIELD_MISSING, file=RULES, place="profiles", field="profiles"))
        profiles = {"profile": {}}
    scenarios = scenarios or [replace(rules.scenarios[0], trains={}, option=None, corporations=max(1, most))]
    return replace(files, rules=replace(rules, profiles=profiles, scenarios=tuple(scenarios), options=mended))
