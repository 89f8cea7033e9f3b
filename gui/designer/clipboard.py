"""Cut, copy, paste and move hexes. The clipboard carries them as text, so that they go from one designer to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from engine.designer.apply_blocks import take_block
from engine.designer.blocks import block_of, block_text
from engine.designer.edits import RemoveHexes
from engine.errors import TrinacriaError
from gui.designer.tools_place import PlaceTool

if TYPE_CHECKING:
    from gui.designer.window import DesignerWindow


class HexClipboard(QObject):
    """What the entries of the menu do with the selected hexes."""

    def __init__(self, window: DesignerWindow) -> None:
        super().__init__(window)
        self._window = window

    def copy(self) -> bool:
        """Copy the selected hexes; False with a sentence when that is not possible."""
        model = self._window.model
        if not model.selection:
            self._window.say(self.tr("Select hexes first."))
            return False
        try:
            block = take_block(model.files, model.selection)
        except TrinacriaError as error:
            self._window.tell(error)
            return False
        QGuiApplication.clipboard().setText(block_text(block))
        self._window.say(self.tr("%n hexes copied", "", len(block.hexes)))
        return True

    def cut(self) -> None:
        """Copy the selected hexes and take them away."""
        chosen = self._window.model.selection
        if self.copy():
            self._window.model.do(RemoveHexes(chosen))

    def paste(self) -> None:
        """Take what was copied in hand; clicks put it down."""
        block = block_of(QGuiApplication.clipboard().text())
        if block is None:
            self._window.say(self.tr("No hexes were copied."))
            return
        self._window.commands.to_map()
        self._window.choose_tool("place")
        self._tool().hold(block)
        self._show()

    def move(self) -> None:
        """Take the selected hexes in hand."""
        self._window.commands.to_map()
        self._window.choose_tool("place")

    def take_up(self) -> None:
        """The tool was chosen: it moves what is selected."""
        try:
            self._tool().hold_selection()
        except TrinacriaError as error:
            self._window.tell(error)
        self._show()

    def _tool(self) -> PlaceTool:
        tool = self._window.tools["place"]
        assert isinstance(tool, PlaceTool)
        return tool

    def _show(self) -> None:
        """What is in hand hangs at the pointer at once."""
        spot = self._window.view.present_spot()
        if spot is not None:
            self._tool().hover(spot)
