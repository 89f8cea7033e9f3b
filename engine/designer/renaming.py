"""What follows when an entry of a table gets another id: everything in the title's files that names it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.data.title_files import TitleFiles
from engine.designer.edits import RenameEntry


def follow(files: TitleFiles, edit: RenameEntry) -> TitleFiles:
    """The files with all names of the entry changed; the table itself has the new id already."""
    follower = _FOLLOWERS.get(edit.table)
    return files if follower is None else follower(files, edit.id, edit.new)


def _swap(value: Any, old: str, new: str) -> Any:
    return new if value == old else value


def _terrains(files: TitleFiles, old: str, new: str) -> TitleFiles:
    maps = tuple(
        replace(
            shape,
            hexes={
                name: replace(found, terrain=new) if found.terrain == old else found
                for name, found in shape.hexes.items()
            },
        )
        for shape in files.maps
    )
    return replace(files, maps=maps)


def _tiles(files: TitleFiles, old: str, new: str) -> TitleFiles:
    """A tile under another id is the title's own."""
    face = files.face(old)
    if face is None:
        return files
    kept = {name: own for name, own in files.tiles.items() if name != old}
    return replace(files, tiles={**kept, new: face})


def _trains(files: TitleFiles, old: str, new: str) -> TitleFiles:
    trains = {
        name: replace(
            raw,
            rusts_on=_swap(raw.rusts_on, old, new),
            available_on=_swap(raw.available_on, old, new),
            removed_after=_swap(raw.removed_after, old, new),
        )
        for name, raw in files.trains.trains.items()
    }
    phases = {name: replace(raw, on=_swap(raw.on, old, new)) for name, raw in files.trains.phases.items()}
    scenarios = tuple(
        replace(raw, trains={_swap(name, old, new): count for name, count in raw.trains.items()})
        for raw in files.rules.scenarios
    )
    switches = {name: _swap(value, old, new) for name, value in files.title.switches.items()}
    return replace(
        files,
        trains=replace(files.trains, trains=trains, phases=phases),
        rules=replace(files.rules, scenarios=scenarios),
        title=replace(files.title, switches=switches),
    )


def _corporations(files: TitleFiles, old: str, new: str) -> TitleFiles:
    maps = tuple(
        replace(
            shape,
            hexes={
                name: replace(found, home_of=new) if found.home_of == old else found
                for name, found in shape.hexes.items()
            },
        )
        for shape in files.maps
    )
    title = files.title
    if title.delay is not None and title.delay[0] == old:
        title = replace(title, delay=(new, title.delay[1]))
    files = replace(files, maps=maps, title=title)
    railways = files.railways
    if railways is None:
        return files
    majors, regionals = (
        {_swap(name, old, new): replace(raw, network=_swap(raw.network, old, new)) for name, raw in table.items()}
        for table in (railways.majors, railways.regionals)
    )
    governments = {
        _swap(name, old, new): replace(
            raw,
            members=tuple(_swap(member, old, new) for member in raw.members),
            regionals=tuple(_swap(member, old, new) for member in raw.regionals),
        )
        for name, raw in railways.governments.items()
    }
    cards = {
        name: replace(raw, certificate_of=_swap(raw.certificate_of, old, new)) for name, raw in railways.cards.items()
    }
    fund = replace(railways.fund, id=_swap(railways.fund.id, old, new))
    changed = replace(railways, majors=majors, regionals=regionals, governments=governments, cards=cards, fund=fund)
    return replace(files, railways=changed)


def _privates(files: TitleFiles, old: str, new: str) -> TitleFiles:
    railways = files.railways
    if railways is None:
        return files
    cards = {_swap(name, old, new): raw for name, raw in railways.cards.items()}
    return replace(files, railways=replace(railways, cards=cards))


def _phases(files: TitleFiles, old: str, new: str) -> TitleFiles:
    railways = files.railways
    if railways is None:
        return files
    launches = {_swap(name, old, new): raw for name, raw in railways.launches.items()}
    fund = replace(railways.fund, from_phase=_swap(railways.fund.from_phase, old, new))
    return replace(files, railways=replace(railways, launches=launches, fund=fund))


def _options(files: TitleFiles, old: str, new: str) -> TitleFiles:
    options = {
        name: replace(raw, requires=tuple(_swap(needed, old, new) for needed in raw.requires))
        for name, raw in files.rules.options.items()
    }
    scenarios = tuple(replace(raw, option=_swap(raw.option, old, new)) for raw in files.rules.scenarios)
    trains = {name: replace(raw, option=_swap(raw.option, old, new)) for name, raw in files.trains.trains.items()}
    return replace(
        files,
        rules=replace(files.rules, options=options, scenarios=scenarios),
        trains=replace(files.trains, trains=trains),
    )


def _profiles(files: TitleFiles, old: str, new: str) -> TitleFiles:
    return replace(files, title=replace(files.title, default_profile=_swap(files.title.default_profile, old, new)))


_FOLLOWERS: dict[str, Callable[[TitleFiles, str, str], TitleFiles]] = {
    "terrains": _terrains,
    "tiles": _tiles,
    "trains": _trains,
    "corporations": _corporations,
    "privates": _privates,
    "phases": _phases,
    "options": _options,
    "profiles": _profiles,
}
