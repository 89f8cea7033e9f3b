"""Plays the seats that belong to programs, one move at a time, slowly enough to follow."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from gui.controller import GameController
from gui.route_plan import RoutePlan

if TYPE_CHECKING:
    from engine.bots import Bot

PACE: Final = 350
"""Milliseconds between moves."""


class BotPlayer(QObject):
    """Waits for its turns. After an undo, a redo or a look at another moment it rests until `go_on`: people can step back."""

    def __init__(self, controller: GameController, plan: RoutePlan, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._plan = plan
        self._bots: dict[str, Bot] = {}
        self._session: object = None
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(PACE)
        self.timer.timeout.connect(self.play)
        controller.applied.connect(self._after_move)
        controller.replaced.connect(self._after_jump)

    @property
    def seat(self) -> str:
        """The program whose decision is awaited; empty when a person's is, as with a program that this version has not got."""
        controller = self._controller
        if controller.session is None or controller.looking:
            return ""
        player = controller.player()
        return next((seat.bot for seat in controller.game.seats if seat.id == player and is_known(seat.bot)), "")

    @property
    def resting(self) -> bool:
        """Whether a program should move but waits to be told."""
        return bool(self.seat) and not self.timer.isActive()

    def go_on(self) -> None:
        """Let the program play."""
        if self.seat:
            self.timer.start()

    def play(self) -> None:
        """Make the move of the program whose turn it is."""
        from engine.bots import BOTS

        name = self.seat
        controller = self._controller
        if not name or not controller.offers():
            return
        if controller.step() == "run" and not self._plan.search_failed:
            self._run()
            return
        if name not in self._bots:
            self._bots[name] = BOTS[name](random.Random(controller.game.seed))
        controller.do(self._bots[name].choose(controller.game, controller.state, controller.offers()))

    def _run(self) -> None:
        """Run the best routes, which the search finds in its own process."""
        if self._plan.best is None or self._plan.worker.busy:
            self.timer.start()
        else:
            self._controller.do(self._plan.action(self._plan.best.routes))

    def _after_move(self, _events: object = None) -> None:
        self.go_on()

    def _after_jump(self) -> None:
        """A game just opened goes on; a jump in the same game rests."""
        self.timer.stop()
        if self._controller.session is not self._session:
            self._session = self._controller.session
            self._bots = {}
            self.go_on()


def is_known(bot: str) -> bool:
    """Whether there is a program of this name; a save may name one of another version, or anything."""
    if not bot:
        return False
    from engine.bots import BOTS

    return bot in BOTS
