"""Checks of market, trains, phases and set-ups beyond what the loader refuses."""

from __future__ import annotations

from engine.data.definitions import Title
from engine.data.title_files import MARKET, RULES, TRAINS
from engine.designer.checks.findings import Fault
from engine.designer.checks.notebook import WARNING, Notebook


def check_figures(title: Title, notebook: Notebook) -> None:
    """All of them."""
    _check_market(title, notebook)
    _check_trains(title, notebook)
    _check_phases(title, notebook)
    _check_money(title, notebook)


def _check_market(title: Title, notebook: Notebook) -> None:
    if not any(cell.par for row in title.market.rows for cell in row):
        notebook.file(Fault.PAR_MISSING, MARKET, "rows")
    for number, row in enumerate(title.market.rows):
        for column in range(1, len(row)):
            before, price = row[column - 1].price, row[column].price
            if price <= before:
                place = f"rows[{number}][{column}]"
                notebook.file(Fault.MARKET_FALLS, MARKET, place, WARNING, price=price, other_price=before)
                break


def _check_trains(title: Title, notebook: Notebook) -> None:
    order = [train.type for train in title.trains]
    optional = {train.type for train in title.trains if train.option is not None}
    for train in title.trains:
        place = f"trains.{train.type}"
        if not train.count and not any(scenario.trains.get(train.type) for scenario in title.scenarios):
            notebook.file(Fault.TRAIN_WITHOUT_PIECES, TRAINS, place, WARNING, train=train.type)
        if train.rusts_on is not None and train.rusts_on not in optional:
            later = order.index(train.rusts_on) > order.index(train.type)
            if not later:
                notebook.file(
                    Fault.TRAIN_RUSTS_AT_ONCE, TRAINS, f"{place}.rusts_on", train=train.type, other_train=train.rusts_on
                )
        if train.distance and train.distance < min(train.weights):
            notebook.file(Fault.TRAIN_GOES_NOWHERE, TRAINS, f"{place}.distance", train=train.type)


def _check_phases(title: Title, notebook: Notebook) -> None:
    order = [train.type for train in title.trains]
    there = {tile.face.color for tile in title.tiles}
    before = -1
    previous = title.phases[0]
    for phase in title.phases:
        place = f"phases.{phase.id}"
        for color in phase.colors:
            if color not in there:
                notebook.file(
                    Fault.PHASE_WITHOUT_COLOR, TRAINS, f"{place}.colors", WARNING, phase=phase.id, color=color.value
                )
        if phase.on is None and before >= 0:
            continue
        begun = -1 if phase.on is None else order.index(phase.on)
        if begun < before:
            notebook.file(Fault.PHASE_ORDER, TRAINS, f"{place}.on", phase=phase.id, other_phase=previous.id)
        before, previous = begun, phase


def _check_money(title: Title, notebook: Notebook) -> None:
    for index, scenario in enumerate(title.scenarios):
        cash = scenario.cash * scenario.players
        if cash > title.bank_total:
            place = f"scenarios[{index}].cash"
            notebook.file(
                Fault.SCENARIO_MONEY, RULES, place, players=scenario.players, cash=cash, bank=title.bank_total
            )
