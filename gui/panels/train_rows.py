"""Train types as rows of cells: what is left, what it costs, who owns it and what its first sale brings about (R-3.7)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engine.data.definitions import Phase, Train
from engine.depot import available
from engine.game import Game
from engine.ids import TrainType, train_type
from engine.state.game_state import GameState
from gui.panels.table_rows import Cell, Column, Row, Sheet
from gui.texts import hex_name, money, whole
from gui.title_words import private_word
from gui.words import word

translate = QCoreApplication.translate
CONTEXT: Final = "trains"

_COLUMNS: Final = (
    (QT_TRANSLATE_NOOP("trains", "Train"), "", False),
    (QT_TRANSLATE_NOOP("trains", "Left"), QT_TRANSLATE_NOOP("trains", "Left at the bank, of all in the game"), True),
    (QT_TRANSLATE_NOOP("trains", "Price"), "", True),
    (QT_TRANSLATE_NOOP("trains", "Owned by"), "", False),
    (QT_TRANSLATE_NOOP("trains", "The first sale brings"), "", False),
)


def trains_sheet(game: Game, state: GameState) -> Sheet:
    """One row for each type, in the order of sale; those the bank sells now stand out."""
    columns = tuple(
        Column(translate(CONTEXT, str(words)), translate(CONTEXT, str(hint)) if hint else "", number=number)
        for words, hint, number in _COLUMNS
    )
    on_sale = {train_type(piece) for piece in available(game, state) if piece not in state.discarded}
    left = Counter(train_type(piece) for piece in state.depot)
    rows = (_row(game, state, train, left[train.type], on_sale=train.type in on_sale) for train in game.trains.values())
    return Sheet(columns, tuple(rows))


def _row(game: Game, state: GameState, train: Train, left: int, *, on_sale: bool) -> Row:
    total = game.scenario.trains.get(train.type, train.count)
    owners = owners_text(state, train.type)
    sold = left < total
    effects = effects_text(game, train.type)
    happened = sold and effects
    name = f"{train.type} ▶" if on_sale else train.type
    words = f"✓ {effects}" if happened else effects
    if train.available_on is not None:
        waits = translate("trains", "on sale from the first {train}").format(train=train.available_on)
        words = f"{words}; {waits}" if words else waits
    return Row(
        (
            Cell(name, train.type, reach_text(train)),
            Cell(f"{left}/{total}", left),
            Cell(whole(train.price), train.price, money(train.price, game)),
            Cell(owners, owners, owners),
            Cell(words, words, words),
        ),
        active=on_sale,
        faded=not left and not owners,
    )


def owners_text(state: GameState, type_: TrainType) -> str:
    """Who owns trains of a type, the bank pool included: `ATA 2, IFT`."""
    found: list[str] = []
    for corporation, held in state.corporations.items():
        count = sum(train_type(piece) == type_ for piece in held.trains)
        if count:
            found.append(corporation if count == 1 else f"{corporation} {count}")
    pool = sum(train_type(piece) == type_ for piece in state.discarded)
    if pool:
        words = translate("trains", "bank pool")
        found.append(words if pool == 1 else f"{words} {pool}")
    return ", ".join(found)


def reach_text(train: Train) -> str:
    """How far a train runs and what track counts double (R-3.4.4)."""
    if not train.distance:
        words = translate("trains", "runs any distance")
    else:
        words = translate("trains", "runs {count} hexes").format(count=train.distance)
    narrow, standard, dual = train.weights
    counts = translate("trains", "narrow × {narrow}, standard × {standard}, dual × {dual}")
    parts = [words, counts.format(narrow=narrow, standard=standard, dual=dual)]
    if train.forbidden:
        parts.append(translate("trains", "not on every gauge"))
    return "; ".join(parts)


def effects_text(game: Game, type_: TrainType) -> str:
    """All that the first sale of a type brings about (R-3.7.3), empty for nothing."""
    begun = next((phase for phase in game.phases.values() if phase.on == type_), None)
    parts: list[str] = []
    if begun is not None:
        parts.append(translate("trains", "phase {phase}").format(phase=begun.id))
    rusting = ", ".join(train.type for train in game.trains.values() if train.rusts_on == type_)
    if rusting:
        parts.append(translate("trains", "{types} rust").format(types=rusting))
    if begun is not None:
        parts += _phase_parts(game, begun)
    waiting = ", ".join(train.type for train in game.trains.values() if train.available_on == type_)
    if waiting:
        parts.append(translate("trains", "{types} on sale too").format(types=waiting))
    return "; ".join(parts)


def _phase_parts(game: Game, begun: Phase) -> list[str]:
    """What a phase changes against the one before it."""
    phases = list(game.phases.values())
    at = phases.index(begun)
    old = phases[at - 1] if at else None
    parts: list[str] = []
    if old is None or old.train_limit != begun.train_limit:
        parts.append(translate("trains", "train limit {limit}").format(limit=begun.train_limit))
    colors = [color for color in begun.colors if old is None or color not in old.colors]
    if colors:
        names = ", ".join(word("color", color.value) for color in colors)
        parts.append(translate("trains", "tiles: {colors}").format(colors=names))
    if old is None or old.operating_rounds != begun.operating_rounds:
        words = translate("trains", "operating rounds: {count}")
        parts.append(words.format(count=begun.operating_rounds))
    pars = [str(par) for par in begun.pars if old is None or par not in old.pars]
    if pars:
        parts.append(translate("trains", "start price {prices}").format(prices=", ".join(pars)))
    if old is not None and old.value_step != begun.value_step:
        parts.append(translate("trains", "stepped values: no. {step}").format(step=begun.value_step + 1))
    if begun.corporations_buy_privates and not (old is not None and old.corporations_buy_privates):
        parts.append(translate("trains", "corporations may buy privates"))
    return parts + [_event_text(game, event) for event in begun.events]


_EVENTS: Final = {
    "open_restricted_zone": QT_TRANSLATE_NOOP("trains", "the restricted zone opens"),
    "auction_regionals": QT_TRANSLATE_NOOP("trains", "the regionals are auctioned"),
    "form_governments": QT_TRANSLATE_NOOP("trains", "the governments are formed"),
}
"""What the events of phases bring about, but for those of hexes."""


def _event_text(game: Game, event: str) -> str:
    if event == "close_privates":
        return private_word("close", game.title)
    known = _EVENTS.get(event)
    if known is not None:
        return translate(CONTEXT, str(known))
    hexes = ", ".join(hex_name(change.hex, game) for change in game.title.hex_events if change.event == event)
    if hexes:
        return translate("trains", "{hexes} goes back to its print").format(hexes=hexes)
    return event


def phase_text(game: Game, state: GameState, between: str) -> str:
    """The present phase in a few words, with `between` in between."""
    phase = game.phases[state.phase]
    colors = ", ".join(word("color", color.value) for color in phase.colors)
    return between.join(
        (
            translate("trains", "Phase {phase}").format(phase=phase.id),
            translate("trains", "train limit {limit}").format(limit=phase.train_limit),
            translate("trains", "tiles: {colors}").format(colors=colors),
            translate("trains", "operating rounds: {count}").format(count=phase.operating_rounds),
        )
    )


def next_text(game: Game, state: GameState) -> str:
    """The next purchase that changes something: `The next 8H: phase 8; 4H rust; …`; empty when nothing is left to happen."""
    for piece in state.depot:
        type_ = train_type(piece)
        sold = sum(train_type(other) == type_ for other in state.depot) < game.scenario.trains.get(
            type_, game.trains[type_].count
        )
        if not sold and effects_text(game, type_):
            words = translate("trains", "First {train}: {effects}")
            return words.format(train=type_, effects=effects_text(game, type_))
    return ""
