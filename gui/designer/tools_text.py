"""Tools for names and homes."""

from __future__ import annotations

from engine.designer.edits import NameHex, SetHome
from engine.geometry.hex_shapes import hexagon
from engine.ids import CorporationId, HexId
from gui.board.drawing import Drawing, stroke
from gui.board.shapes import path_of
from gui.designer.scene import Spot
from gui.designer.tools_base import DesignTool


class _HexClickTool(DesignTool):
    """Clicks a hex."""

    def hint(self, spot: Spot) -> tuple[Drawing, str]:
        """The hex at the pointer."""
        if spot.hex is None:
            return (), ""
        return (stroke(path_of(hexagon(spot.orientation)), self.bench.theme.accent, 0.04),), self.word(spot.hex)

    def word(self, hex_id: HexId) -> str:
        """What is written at the pointer."""
        assert hex_id
        return ""


class NameTool(_HexClickTool):
    """Click a hex and write its name there."""

    name = "name"

    def press(self, spot: Spot, *, erase: bool, more: bool) -> None:
        """Ask for the name."""
        assert more in (True, False)
        self.bench.scene.show_hint(None)
        if spot.hex is not None and not erase:
            self.bench.wanted_name.emit(spot)
        elif spot.hex is not None:
            self.bench.model.do(NameHex(spot.hex, ""))

    def drag(self, spot: Spot) -> None:
        """One click, one name."""


class HomeTool(_HexClickTool):
    """Makes hexes homes of the corporation chosen; erasing takes that away."""

    name = "home"

    def touch(self, spot: Spot) -> None:
        """One hex."""
        corporation = self.bench.pens.corporation
        if spot.hex is None:
            return
        if not corporation:
            self.bench.say(self.tr("The title has no corporation yet; add one on the page of the companies."))
            return
        kept = self.bench.pens.kept and not self.erasing
        self.bench.model.do(SetHome(CorporationId(corporation), spot.hex, home=not self.erasing, kept=kept))

    def word(self, hex_id: HexId) -> str:
        """The corporation."""
        assert hex_id
        return self.bench.pens.corporation
