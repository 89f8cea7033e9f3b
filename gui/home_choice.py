"""Choosing a home on the board: the free places light up, and a click on one takes it (R-2.3.6)."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.actions import ChooseHome
from engine.state.board import Place
from gui.board.scene import BoardScene
from gui.board.view import BoardView
from gui.controller import GameController


class HomeChoice(QObject):
    """Works beside the list in the turn panel."""

    def __init__(self, controller: GameController, scene: BoardScene, view: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._scene = scene
        self._lit = False
        controller.applied.connect(self._follow)
        controller.replaced.connect(self._follow)
        view.slot_clicked.connect(self._clicked)
        view.hex_clicked.connect(self._clicked)

    def _choices(self) -> dict[Place, ChooseHome]:
        if self._controller.session is None or self._controller.step() != "home":
            return {}
        actions = (offer.action for offer in self._controller.offers())
        return {action.place: action for action in actions if isinstance(action, ChooseHome)}

    def _follow(self, _events: object = None) -> None:
        places = list(self._choices())
        if places or self._lit:
            self._scene.highlight_slots(places)
            self._lit = bool(places)

    def _clicked(self, at: object) -> None:
        """A click on a place, or anywhere on its hex."""
        for place, action in self._choices().items():
            if at in (place, place.hex):
                self._controller.do(action)
                return
