"""Checks of the order of sale: each train comes on sale some day, and each phase begins.

A type waits for another one (`available_on`) or for the types before it to be sold out (R-3.7.1). Which sales come first
follows from that alone, whoever buys.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.data.definitions import Scenario, Title, Train
from engine.data.title_files import TRAINS
from engine.designer.checks.findings import Fault
from engine.designer.checks.notebook import ERROR, WARNING, Notebook
from engine.ids import TrainType


class _Before(msgspec.Struct, frozen=True):
    """What happened when a type comes on sale: types that were sold for the first time, and those that were sold out."""

    sold: frozenset[TrainType]
    sold_out: frozenset[TrainType]


def check_sales(title: Title, notebook: Notebook) -> None:
    """All of them. A phase whose train no set-up has may be left for later."""
    stuck = _never_sold(title)
    for train, field in stuck.items():
        place = f"trains.{train}.{field}"
        if not notebook.told(TRAINS, place):
            notebook.file(Fault.TRAIN_NEVER_SOLD, TRAINS, place, train=train)
    idle = {train.type for train in title.trains if not any(_pieces(train, one) for one in title.scenarios)}
    for phase in title.phases:
        if phase.on is not None and (phase.on in stuck or phase.on in idle):
            severity = ERROR if phase.on in stuck else WARNING
            place, named = f"phases.{phase.id}.on", {"phase": phase.id, "train": phase.on}
            notebook.file(Fault.PHASE_NEVER_BEGINS, TRAINS, place, severity, **named)


def _pieces(train: Train, scenario: Scenario) -> int:
    """Pieces of a type in games of a set-up, with its option where it has one."""
    if train.type in scenario.trains:
        return scenario.trains[train.type]
    return 0 if train.option is None else train.count


def _never_sold(title: Title) -> Mapping[TrainType, str]:
    """Types that never come on sale in some set-up which has them, and the field that keeps them from it."""
    found: dict[TrainType, str] = {}
    for scenario in title.scenarios:
        there = {train.type: train for train in title.trains if _pieces(train, scenario)}
        before = _sequence(there)
        for type_, train in there.items():
            known = before.get(type_)
            if known is None:
                found.setdefault(type_, "available_on")
            elif train.rusts_on in known.sold and train.available_on is not None:
                found.setdefault(type_, "rusts_on")
            elif train.removed_after in known.sold_out:
                found.setdefault(type_, "removed_after")
    return {train.type: found[train.type] for train in title.trains if train.type in found}


def _sequence(there: Mapping[TrainType, Train]) -> dict[TrainType, _Before]:
    """What comes before the sale of each type that comes on sale at all."""
    found: dict[TrainType, _Before] = {}
    earlier: frozenset[TrainType] = frozenset()
    for type_, train in there.items():
        if train.available_on is None:
            found[type_] = _Before(earlier, earlier)
            if train.option is None:
                earlier |= {type_}
    waiting = [train for train in there.values() if train.available_on is not None]
    while True:
        ready = [train for train in waiting if _follows(train, found, there)]
        if not ready:
            return found
        for train in ready:
            assert train.available_on is not None
            awaited = found[train.available_on]
            found[train.type] = _Before(awaited.sold | {train.available_on}, awaited.sold_out)
            waiting.remove(train)


def _follows(train: Train, found: Mapping[TrainType, _Before], there: Mapping[TrainType, Train]) -> bool:
    """Whether what a type waits for comes on sale, in every game that has the type."""
    awaited = train.available_on
    return awaited is not None and awaited in found and there[awaited].option in (None, train.option)
