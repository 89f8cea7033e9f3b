"""Checks of words that belong together: a region, a group, a kind or a variant that stands alone is often a misspelling."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.data.completeness import SECTIONS
from engine.data.definitions import Title
from engine.data.railways_file import FILE_NAME as RAILWAYS
from engine.data.title_files import COMPANIES, RULES, TITLE, TRAINS
from engine.designer.checks.findings import Fault
from engine.designer.checks.notebook import WARNING, Notebook
from engine.ids import HexId
from engine.setup import DELAY, looks
from engine.steps.variants import BONDS, ELECTRIC, TOKENS

_KINDS: Final = frozenset({"major", "minor"})
"""Kinds of corporations that need no train of their own; with railways the loader asks for those of `railways.json`."""
_SHORT: Final = 6
"""A region of fewer letters may differ from another in one place and be meant."""


def check_spelling(title: Title, notebook: Notebook) -> None:
    """All of them."""
    _check_regions(title, notebook)
    _check_groups(title, notebook)
    _check_companies(title, notebook)
    _check_options(title, notebook)
    if title.railways is None:
        _check_kinds(title, notebook)
    else:
        _check_destinations(title, notebook)


# --- maps


def _check_regions(title: Title, notebook: Notebook) -> None:
    """A region of one hex that is written almost like one of more hexes."""
    count = Counter(hex_.region for hex_ in title.hexes.values() if hex_.region)
    where = {hex_.region: hex_.id for hex_ in reversed(title.hexes.values())}
    for region, alone in count.items():
        if alone > 1:
            continue
        alike = [other for other, hexes in count.items() if hexes > 1 and _almost(region, other)]
        if alike:
            named = {"region": region, "other_region": alike[0]}
            notebook.hex(Fault.REGION_ALONE, where[region], "region", WARNING, told=named)


def _almost(one: str, other: str) -> bool:
    """Whether two names of as many words differ in one word only, and there in a letter or two."""
    words = [(a, b) for a, b in zip(looks(one).split(), looks(other).split(), strict=False) if a != b]
    if len(one.split()) != len(other.split()) or len(words) > 1:
        return False
    most = 2 if len(one.split()) == 1 and min(len(one), len(other)) >= _SHORT else 1
    return all(_distance(a, b) <= most for a, b in words)


def _distance(one: str, other: str) -> int:
    """How many letters must be put in, taken out, replaced, or changed with the next one to turn one word into another."""
    rows = [list(range(len(other) + 1))]
    for row, letter in enumerate(one, start=1):
        line = [row]
        for column, wanted in enumerate(other, start=1):
            least = min(rows[-1][column] + 1, line[-1] + 1, rows[-1][column - 1] + (letter != wanted))
            if min(row, column) > 1 and (one[row - 2], letter) == (wanted, other[column - 2]):
                least = min(least, rows[-2][column - 2] + 1)
            line.append(least)
        rows.append(line)
    return rows[-1][-1]


def _check_groups(title: Title, notebook: Notebook) -> None:
    """A group joins several stops to one; on a tile or an event's print it may join those of a hex."""
    groups: dict[str, list[HexId]] = {}
    for hex_ in title.hexes.values():
        for stop in hex_.face.stops:
            groups.setdefault(stop.group, []).append(hex_.id)
    faces = [tile.face for tile in title.tiles] + [event.face for event in title.hex_events if event.face is not None]
    elsewhere = {stop.group for face in faces for stop in face.stops}
    for group, hexes in groups.items():
        if group and len(hexes) == 1 and group not in elsewhere:
            notebook.hex(Fault.GROUP_ALONE, hexes[0], "stops", WARNING, group=group)


# --- companies and variants


def _check_companies(title: Title, notebook: Notebook) -> None:
    """Names and signs by which players tell companies apart."""
    for table, companies in (("corporations", title.corporations), ("privates", title.privates)):
        names: dict[str, str] = {}
        for company in companies:
            shown = " ".join(looks(company.name).split())
            other = names.setdefault(shown, company.id)
            if shown and other != company.id:
                place, named = f"{table}.{company.id}.name", {"company": company.id, "other_company": other}
                notebook.file(Fault.COMPANY_NAME_TWICE, COMPANIES, place, WARNING, name=company.name, **named)
    signs: dict[str, str] = {}
    for table, companies in (("corporations", title.corporations), ("privates", title.privates)):
        for company in companies:
            other = signs.setdefault(looks(company.id), company.id)
            if other != company.id:
                named = {"company": company.id, "other_company": other}
                notebook.file(Fault.SIGN_TWICE, COMPANIES, f"{table}.{company.id}", WARNING, **named)


def _check_kinds(title: Title, notebook: Notebook) -> None:
    """Trains for a kind of corporations, and corporations of that kind, name it alike (P-TR-2)."""
    served = {train.only_for for train in title.trains if train.only_for}
    there = {corporation.kind for corporation in title.corporations}
    for train in title.trains:
        if train.only_for and train.only_for not in there:
            notebook.file(Fault.UNKNOWN_ID, TRAINS, f"trains.{train.type}.only_for", id=train.only_for)
    for corporation in title.corporations:
        if corporation.kind not in _KINDS | served:
            notebook.file(Fault.UNKNOWN_ID, COMPANIES, f"corporations.{corporation.id}.kind", id=corporation.kind)


def _check_options(title: Title, notebook: Notebook) -> None:
    """Each variant changes something, and the numbers of players it is for have a set-up."""
    used = {scenario.option for scenario in title.scenarios} | {train.option for train in title.trains}
    players = {scenario.players for scenario in title.scenarios}
    for option in title.options:
        place = f"options.{option.id}"
        delays = option.id.startswith(DELAY) and title.delay is not None
        if option.id not in used | {TOKENS, BONDS, ELECTRIC} and not delays:
            notebook.file(Fault.OPTION_IDLE, RULES, place, WARNING, option=option.id)
        for count in option.players:
            if count not in players:
                at = f"{place}.players"
                notebook.file(Fault.OPTION_PLAYERS, RULES, at, WARNING, option=option.id, count=count)
    if title.delay is not None and not any(option.id.startswith(DELAY) for option in title.options):
        notebook.file(Fault.DELAY_UNUSED, TITLE, "delay", WARNING, corporation=title.delay[0])


def _check_destinations(title: Title, notebook: Notebook) -> None:
    """A destination is called what one of its hexes is called (A-DEST-1)."""
    assert title.railways is not None
    for railway in title.railways.railways.values():
        for index, destination in enumerate(railway.destinations):
            names = {title.hexes[hex_id].name for hex_id in destination.hexes if hex_id in title.hexes}
            if names and destination.place not in names:
                place = f"{SECTIONS[railway.kind]}.{railway.id}.destinations[{index}].place"
                named = {"name": destination.place, "hex": destination.hexes[0]}
                notebook.file(Fault.DESTINATION_NAME, RAILWAYS, place, WARNING, **named)
