"""First look at companies, trains, phases and set-ups: whatever is named must exist."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from msgspec.structs import replace

from engine.data.raw import CorporationShape
from engine.data.title_files import COMPANIES, RULES, TITLE, TRAINS, TitleFiles
from engine.designer.checks.findings import Fault
from engine.designer.checks.notebook import Notebook


def mend_tables(files: TitleFiles, known: AbstractSet[str], notebook: Notebook) -> TitleFiles:
    """The files with tables that name only what exists; `known` are the hexes."""
    files = _mend_companies(files, known, notebook)
    files = _mend_title(files, known, notebook)
    files = _mend_trains(files, known, notebook)
    return _mend_rules(files, notebook)


def _mend_companies(files: TitleFiles, known: AbstractSet[str], notebook: Notebook) -> TitleFiles:
    companies = files.companies
    corporations = {}
    for name, raw in companies.corporations.items():
        homes = notebook.kept(raw.homes, known, COMPANIES, f"corporations.{name}.homes")
        corporations[name] = replace(raw, homes=homes)
        total = _percent(raw.certificates if raw.certificates is not None else companies.certificates)
        if total != 100:
            place = f"corporations.{name}.certificates"
            notebook.file(Fault.CERTIFICATES, COMPANIES, place, corporation=name, total=total)
            corporations[name] = _with_whole_capital(corporations[name])
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


def _percent(certificates: Iterable[int | str]) -> int:
    """Percent of all certificates together; one that cannot be read counts nothing."""
    total = 0
    for text in certificates:
        number = str(text).partition(" ")[0]
        total += int(number) if number.isdecimal() and len(number) <= 3 else 0
    return total


def _with_whole_capital(raw: CorporationShape) -> CorporationShape:
    return replace(raw, certificates=("100 president",))


def _mend_title(files: TitleFiles, known: AbstractSet[str], notebook: Notebook) -> TitleFiles:
    title = files.title
    if title.delay is not None and title.delay[0] not in files.companies.corporations:
        notebook.file(Fault.UNKNOWN_ID, TITLE, "delay", id=title.delay[0])
        title = replace(title, delay=None)
    if title.default_profile and title.default_profile not in files.rules.profiles:
        notebook.file(Fault.UNKNOWN_ID, TITLE, "default_profile", id=title.default_profile)
        title = replace(title, default_profile="")
    happening = {event for phase in files.trains.phases.values() for event in phase.events}
    events = {}
    for name, event in title.hex_events.items():
        unknown = [id_ for id_, there in ((name, known), (event.event, happening)) if id_ not in there]
        for id_ in unknown:
            notebook.file(Fault.UNKNOWN_ID, TITLE, f"hex_events.{name}", id=id_)
        if not unknown:
            events[name] = event
    return replace(files, title=replace(title, hex_events=events))


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
    phases = {
        name: replace(phase, pars=_start_prices(files, name, notebook))
        for name, phase in files.trains.phases.items()
        if phase.on is None or named(phase.on, trains, f"phases.{name}.on") is not None
    }
    return replace(files, trains=replace(files.trains, trains=mended, phases=phases))


def _start_prices(files: TitleFiles, phase: str, notebook: Notebook) -> tuple[int, ...]:
    """Start prices of a phase that the market has."""
    cells = [str(cell).split(" ") for row in files.market.rows for cell in row]
    there = {cell[0] for cell in cells if "par" in cell}
    pars = files.trains.phases[phase].pars
    for price in pars:
        if str(price) not in there:
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
    return replace(files, rules=replace(rules, scenarios=tuple(scenarios), options=mended))
