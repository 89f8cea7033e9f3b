"""Checks across the files of a title: whatever is named must exist, and no id may mean two things."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from engine.data.definitions import Title
from engine.errors import DataError
from engine.messages import Key

Files = dict[str, str]
"""File by part of a title: `title`, `companies`, `trains`, `rules`, `market`, `map:<id>`."""

_SEAT = re.compile(r"P\d+")


def title_faults(title: Title, files: Files) -> Iterator[DataError]:
    """Ids that name nothing, stand twice, or contradict another file, in order; a title without any is sound."""
    for part, field, values in (("trains", "phases", title.phases), ("rules", "profiles", title.profiles)):
        if not values:
            yield DataError(Key.FIELD_MISSING, file=files[part], place=field, field=field)
    yield from _check_ids(title, files)
    yield from _check_hexes(title, files)
    yield from _check_companies(title, files)
    yield from _check_trains(title, files)
    yield from _check_rules(title, files)


def _known(found: str, known: Iterable[str], *, file: str, place: str) -> Iterator[DataError]:
    if found not in known:
        yield DataError(Key.UNKNOWN_ID, file=file, place=place, id=found)


def _check_ids(title: Title, files: Files) -> Iterator[DataError]:
    """Maps, and the three kinds of entity (`engine.ids.EntityId`)."""
    seen: set[str] = set()
    for map_ in title.maps:
        if map_.id in seen:
            yield DataError(Key.DUPLICATE_ID, file=files["title"], place="maps", id=map_.id)
        seen.add(map_.id)
    owners: set[str] = set(title.corporation)
    for private in title.privates:
        if private.id in owners:
            yield DataError(Key.DUPLICATE_ID, file=files["companies"], place=f"privates.{private.id}", id=private.id)
    owners.update(title.private)
    for owner in sorted(owners):
        if _SEAT.fullmatch(owner):
            yield DataError(Key.DUPLICATE_ID, file=files["companies"], place=owner, id=owner)


def _check_hexes(title: Title, files: Files) -> Iterator[DataError]:
    for hex_ in title.hexes.values():
        file, place = files[f"map:{hex_.map}"], f"hexes.{hex_.label_name}"
        if hex_.terrain:
            yield from _known(hex_.terrain, title.terrain, file=file, place=f"{place}.terrain")
        if hex_.home_of is not None:
            yield from _known(hex_.home_of, title.corporation, file=file, place=f"{place}.home_of")
            kept_for = title.corporation.get(hex_.home_of)
            if kept_for is not None and hex_.id not in kept_for.homes:
                yield DataError(Key.VALUE_NOT_ALLOWED, file=file, place=f"{place}.home_of", value=hex_.home_of)
        for side, other, other_side in hex_.links:
            yield from _known(other, title.hexes, file=file, place=f"{place}.links")
            beyond = title.hexes.get(other)
            if beyond is not None and (other_side, hex_.id, side) not in beyond.links:
                yield DataError(Key.LINK_ONE_WAY, file=file, place=f"{place}.links", hex=other)
    for event in title.hex_events:
        place = f"hex_events.{event.hex}"
        yield from _known(event.hex, title.hexes, file=files["title"], place=place)
        yield from _known(
            event.event, (key for phase in title.phases for key in phase.events), file=files["title"], place=place
        )


def _check_companies(title: Title, files: Files) -> Iterator[DataError]:
    file = files["companies"]
    for corporation in title.corporations:
        for home in corporation.homes:
            yield from _known(home, title.hexes, file=file, place=f"corporations.{corporation.id}.homes")
    for private in title.privates:
        for field in ("blocks", "ports", "teleports"):
            for hex_id in getattr(private, field):
                yield from _known(hex_id, title.hexes, file=file, place=f"privates.{private.id}.{field}")
    if title.delay is not None:
        corporation_id, position = title.delay
        yield from _known(corporation_id, title.corporation, file=files["title"], place="delay")
        if position > len(title.corporations):
            yield DataError(Key.VALUE_NOT_ALLOWED, file=files["title"], place="delay", value=str(position))


def _check_trains(title: Title, files: Files) -> Iterator[DataError]:
    file = files["trains"]
    options = {option.id for option in title.options}
    for train in title.trains:
        place = f"trains.{train.type}"
        for named in (train.rusts_on, train.available_on, train.removed_after):
            if named is not None:
                yield from _known(named, title.train, file=file, place=place)
        for hex_id in train.doubled:
            yield from _known(hex_id, title.hexes, file=file, place=f"{place}.doubled")
        if train.option is not None:
            yield from _known(train.option, options, file=file, place=f"{place}.option")
    pars = {cell.price for row in title.market.rows for cell in row if cell.par}
    for index, phase in enumerate(title.phases):
        place = f"phases.{phase.id}"
        if (phase.on is None) != (index == 0):
            yield DataError(Key.VALUE_NOT_ALLOWED, file=file, place=f"{place}.on", value=str(phase.on))
        if phase.on is not None:
            yield from _known(phase.on, title.train, file=file, place=f"{place}.on")
        for par in phase.pars:
            if par not in pars:
                yield DataError(Key.VALUE_NOT_ALLOWED, file=file, place=f"{place}.pars", value=str(par))


def _check_rules(title: Title, files: Files) -> Iterator[DataError]:
    file = files["rules"]
    options = {option.id for option in title.options}
    seen: set[tuple[int, str | None]] = set()
    for index, scenario in enumerate(title.scenarios):
        place = f"scenarios[{index}]"
        if (scenario.players, scenario.option) in seen:
            yield DataError(Key.DUPLICATE_ID, file=file, place=place, id=str(scenario.players))
        seen.add((scenario.players, scenario.option))
        if scenario.option is not None:
            yield from _known(scenario.option, options, file=file, place=f"{place}.option")
        for train in scenario.trains:
            yield from _known(train, title.train, file=file, place=f"{place}.trains")
        if not 1 <= scenario.corporations <= len(title.corporations):
            yield DataError(Key.VALUE_NOT_ALLOWED, file=file, place=place, value=str(scenario.corporations))
    for option in title.options:
        for needed in option.requires:
            yield from _known(needed, options, file=file, place=f"options.{option.id}.requires")
    profiles = [profile.id for profile in title.profiles]
    if title.default_profile:
        yield from _known(title.default_profile, profiles, file=files["title"], place="default_profile")
