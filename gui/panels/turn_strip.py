"""The steps of a turn as a strip: done, now, to come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.game import Game
from engine.ids import CorporationId
from engine.state.game_state import GameState
from engine.state.turn import AuctionTurn, OperatingTurn, StockTurn
from gui.appearance import Scaled
from gui.words import word

translate = QCoreApplication.translate

_OPERATING: Final = ("track", "token", "run", "dividend", "trains", "finance")
"""Steps every operating turn has, in order (R-3.0.3); those of variants and choices join where they happen."""
_ON_JUNCTIONS: Final = ("construction", "run", "dividend", "trains", "finance", "absorb")
"""The same where railways stand on junctions (A-OP-7)."""
_BEFORE: Final = {"teleport": "track", "buy_token": "trains", "e_token": "trains"}
_AFTER: Final = {"interest": "finance", "bond": "finance"}
_VARIANTS: Final = {
    "buy_token": "acquiring_station_tokens",
    "e_token": "electric_dreams",
    "interest": "bonds",
    "bond": "bonds",
}

DONE, NOW, AHEAD = "✓", "▶", "○"


class StepStrip(Scaled):
    """One line of words with signs; the present step stands out by sign and weight."""

    def __init__(self) -> None:
        super().__init__(0.95, rich=True)

    def show_steps(self, game: Game, state: GameState, open_steps: Sequence[str]) -> None:
        """Show the turn of a state in which these steps are open, the last of which waits."""
        marks = steps_of(game, state, open_steps)
        self.setVisible(bool(marks))
        self.setText("&nbsp;&nbsp; ".join(self._mark(*mark) for mark in marks))
        now = next((name for name, sign in marks if sign == NOW), "")
        words = translate("turn", "Present step: {step}").format(step=word("step", now)) if now else ""
        self.setAccessibleDescription(words)

    @staticmethod
    def _mark(name: str, sign: str) -> str:
        words = f"{sign}&nbsp;{word('step', name).replace(' ', '&nbsp;')}"
        return f"<b><u>{words}</u></b>" if sign == NOW else words


def steps_of(game: Game, state: GameState, open_steps: Sequence[str]) -> list[tuple[str, str]]:
    """`(step, sign)` for each step of the turn, in order; empty where a round has no steps to speak of."""
    turn = state.turn
    step = open_steps[-1] if open_steps else ""
    if isinstance(turn, OperatingTurn):
        return _operating(game, turn, step, open_steps)
    if isinstance(turn, StockTurn):
        choice = step if step in ("home", "exchange") else ""
        before = DONE if turn.bought else NOW if not choice else AHEAD
        signs = [("sell", before), ("buy", NOW if not choice else DONE), *([(choice, NOW)] if choice else [])]
        return signs if turn.bought or choice else [("sell", NOW), ("buy", NOW)]
    if isinstance(turn, AuctionTurn):
        return []
    return []


def _operating(game: Game, turn: OperatingTurn, step: str, open_steps: Sequence[str]) -> list[tuple[str, str]]:
    names = list(_OPERATING if game.title.railways is None else _ON_JUNCTIONS)
    if turn.current is None and step not in names:
        return []  # Between two turns something else is decided.
    railway = game.title.corporation.get(turn.current or CorporationId(""))
    if railway is not None and railway.kind != "government" and "absorb" in names:
        names.remove("absorb")
    if railway is not None and railway.kind == "regional":
        names.remove("finance")  # Nothing of theirs is traded (P-REG-4).
    for extra in _present(game, step, (*_BEFORE, *_AFTER)):
        if extra in _BEFORE:
            names.insert(names.index(_BEFORE[extra]), extra)
        else:
            names.append(extra)
    if step not in names:
        names.insert(len(names) if step == "privates" else _place(names, turn), step)
    # What comes before the present step and is not open was passed over: there was nothing to decide in it.
    before = names[: names.index(step)] if step else []
    over = turn.done | (set(before) - set(open_steps))
    return [(name, NOW if name == step else DONE if name in over else AHEAD) for name in names if name]


def _present(game: Game, step: str, extras: Iterable[str]) -> list[str]:
    return [extra for extra in extras if extra == step or (extra in _VARIANTS and game.has(_VARIANTS[extra]))]


def _place(names: list[str], turn: OperatingTurn) -> int:
    """Where a choice that interrupts the turn stands: before the first step that is not done."""
    return next((at for at, name in enumerate(names) if name not in turn.done), len(names))
