"""Checks of trains, phases and set-ups beyond what the loader refuses."""

from __future__ import annotations

from engine.data.definitions import Color, Title
from engine.data.title_files import COMPANIES, MARKET, RULES, TRAINS
from engine.designer.checks.findings import Fault
from engine.designer.checks.notebook import ERROR, WARNING, Notebook
from engine.routes.upgrades import COLOR_ORDER


def check_figures(title: Title, notebook: Notebook) -> None:
    """All of them."""
    _check_trains(title, notebook)
    _check_phases(title, notebook)
    _check_colors(title, notebook)
    _check_starts(title, notebook)
    _check_setups(title, notebook)
    _check_tokens(title, notebook)


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


def _check_setups(title: Title, notebook: Notebook) -> None:
    for index, scenario in enumerate(title.scenarios):
        cash = scenario.cash * scenario.players
        if cash > title.bank_total:
            place = f"scenarios[{index}].cash"
            notebook.file(
                Fault.SCENARIO_MONEY, RULES, place, players=scenario.players, cash=cash, bank=title.bank_total
            )
        if not cash:
            notebook.file(Fault.SCENARIO_WITHOUT_MONEY, RULES, f"scenarios[{index}].cash", players=scenario.players)
        if not any(scenario.trains.get(train.type) for train in title.trains if train.option is None):
            notebook.file(Fault.SCENARIO_WITHOUT_TRAINS, RULES, f"scenarios[{index}].trains", players=scenario.players)


def _check_colors(title: Title, notebook: Notebook) -> None:
    """Colours come in the order of upgrades (R-3.2.1) and stay; what one phase did wrong is not told of the next again."""
    order = COLOR_ORDER[1:]
    allowed: set[Color] = set()
    left_out: set[Color] = set()
    for phase in title.phases:
        place = f"phases.{phase.id}.colors"
        highest = max((order.index(color) for color in phase.colors if color in order), default=-1)
        if highest < 0:
            notebook.file(Fault.PHASE_WITHOUT_TILES, TRAINS, place, WARNING, phase=phase.id)
            continue
        lost = {color for color in order if color in allowed and color not in phase.colors}
        skipped = {color for color in order[:highest] if color not in phase.colors} - lost
        for color in order:
            fault = Fault.PHASE_COLOR_LOST if color in lost else Fault.PHASE_COLOR_SKIPPED
            if color in lost | (skipped - left_out):
                notebook.file(fault, TRAINS, place, WARNING, phase=phase.id, color=color.value)
        allowed, left_out = set(phase.colors), skipped | lost


def _check_starts(title: Title, notebook: Notebook) -> None:
    """Corporations may own trains in each phase and start in it (R-3.7.2, R-2.3.2)."""
    if not any(cell.par for row in title.market.rows for cell in row):
        notebook.file(Fault.PAR_MISSING, MARKET, "rows")
        return
    bound = any(not corporation.train_limit for corporation in title.corporations)
    for index, phase in enumerate(title.phases):
        place = f"phases.{phase.id}"
        if not phase.train_limit and bound:
            notebook.file(Fault.PHASE_WITHOUT_TRAINS, TRAINS, f"{place}.train_limit", phase=phase.id)
        if not phase.pars and not notebook.told(TRAINS, f"{place}.pars"):
            severity = WARNING if index else ERROR
            notebook.file(Fault.PHASE_WITHOUT_PAR, TRAINS, f"{place}.pars", severity, phase=phase.id)


def _check_tokens(title: Title, notebook: Notebook) -> None:
    """A corporation begins with a token in its home (R-2.3.6); where tokens stand on junctions, all have as many."""
    for corporation in title.corporations if title.railways is None else ():
        if not corporation.tokens:
            place = f"corporations.{corporation.id}.tokens"
            notebook.file(Fault.CORPORATION_WITHOUT_TOKEN, COMPANIES, place, corporation=corporation.id)
