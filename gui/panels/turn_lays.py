"""All legal lays as a list with pictures: for play by keyboard, beside the tray and the board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from engine.actions import Action, LayTile
from engine.coords import Orientation, compass
from engine.errors import Refusal
from engine.ids import HexId
from engine.steps.track import priced_lay
from gui.board.pictures import tile_picture
from gui.panels.turn_parts import ChoiceButton, Turn
from gui.texts import hex_name
from gui.theme import load_theme

translate = QCoreApplication.translate
PICTURE = 44


class LayList(QWidget):
    """Hex first, then tile and rotation; the button lays."""

    def __init__(self, turn: Turn, lays: list[LayTile]) -> None:
        super().__init__()
        self._turn = turn
        self._lays: dict[HexId, list[LayTile]] = {}
        for action in lays:
            self._lays.setdefault(action.hex, []).append(action)
        self.hexes = QComboBox()
        self.tiles = QComboBox()
        self.hexes.setAccessibleName(translate("turn", "Hex"))
        self.tiles.setAccessibleName(translate("turn", "Tile and rotation"))
        self.tiles.setIconSize(QSize(PICTURE, PICTURE))
        for hex_id in self._lays:
            self.hexes.addItem(hex_name(hex_id, turn.game), hex_id)
        self.button = ChoiceButton(turn, translate("turn", "&Lay this tile"), self.chosen)
        self.hexes.currentIndexChanged.connect(self._fill)
        self.tiles.currentIndexChanged.connect(self._look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.addWidget(self.hexes, 1)
        row.addWidget(self.tiles, 2)
        column.addLayout(row)
        column.addWidget(self.button)
        self._fill()

    def lays(self) -> list[LayTile]:
        """All lays of the list."""
        return [action for lays in self._lays.values() for action in lays]

    def chosen(self) -> Action:
        """The lay as the two lists stand."""
        lays = self._lays[self.hexes.currentData()]
        return lays[max(0, self.tiles.currentIndex())]

    def _fill(self) -> None:
        game = self._turn.game
        self.tiles.clear()
        theme = load_theme(self._turn.theme)
        for action in self._lays[self.hexes.currentData()]:
            orientation = _orientation(self._turn, action.hex)
            picture = tile_picture(game.tiles[action.tile], action.rotation, orientation, theme, PICTURE, number=False)
            cost = self._cost(action)
            words = translate("turn", "{tile}{side} · {cost}").format(
                tile=action.tile,
                side=compass(action.rotation, orientation),
                cost=self._turn.money(cost) if cost else translate("turn", "free"),
            )
            self.tiles.addItem(QIcon(picture), words)

    def _cost(self, action: LayTile) -> int:
        """What the lay costs; where railways stand on junctions laying is free (A-OP-8)."""
        if self._turn.game.title.railways is not None:
            return 0
        option = priced_lay(self._turn.game, self._turn.state, action)
        return 0 if isinstance(option, Refusal) else option.cost

    def _look(self) -> None:
        if self.tiles.count() and self.tiles.hasFocus():
            self._turn.look(self.chosen())


def _orientation(turn: Turn, hex_id: HexId) -> Orientation:
    """Which way the hexes of the map stand on which this one lies."""
    home = turn.game.hexes[hex_id].map
    return next(map_.orientation for map_ in turn.game.title.maps if map_.id == home)
