"""Put hexes down: the selected ones somewhere else, or copies of those on the clipboard; turned and mirrored on the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.coords import Cell
from engine.designer.apply_blocks import take_block
from engine.designer.blocks import Block, block_cells, mirrored_block, turned_block, turned_side
from engine.designer.edits import MoveHexes, PasteHexes
from engine.designer.places import hex_id, map_index, name_at
from engine.geometry.hex_shapes import centre, hexagon
from engine.ids import HexId
from gui.board.drawing import Drawing, faded, moved, stroke
from gui.board.pictures import face_drawing
from gui.board.shapes import path_of
from gui.designer.scene import Spot
from gui.designer.sketch import face_of
from gui.designer.tools_base import DesignBench, DesignTool

_DRAWN: Final = 60
"""Larger blocks are shown as outlines."""


class PlaceTool(DesignTool):
    """A click puts the block down with its anchor, the hex selected last, under the pointer. R turns, M mirrors."""

    name = "place"
    keys_at_pointer = True

    def __init__(self, bench: DesignBench) -> None:
        super().__init__(bench)
        self._block: Block | None = None
        self._moving: tuple[HexId, ...] = ()
        self._turns, self._mirrored = 0, False
        self._at: Spot | None = None

    @property
    def holds(self) -> bool:
        """Whether there is something to put down."""
        return self._block is not None

    def hold(self, block: Block) -> None:
        """Put down copies of a block."""
        self._block, self._moving, self._turns, self._mirrored = block, (), 0, False

    def hold_selection(self) -> None:
        """Move the selected hexes. Raises `DataError` for hexes of several maps."""
        chosen = self.bench.model.selection
        if chosen:
            self.hold(take_block(self.bench.model.files, chosen))
            self._moving = chosen

    def _lying(self) -> Block | None:
        """The block as it is turned now."""
        if self._block is None:
            return None
        return turned_block(mirrored_block(self._block) if self._mirrored else self._block, self._turns)

    # --- gestures

    def press(self, spot: Spot, *, erase: bool, more: bool) -> None:
        """Put the block down; the right button turns it."""
        assert more in (True, False)
        if erase:
            self._turn(spot, mirrored=False)
        elif self._block is None:
            self.bench.say(self.tr("Select hexes first, or copy some."))
        elif self._moving:
            self._move(spot)
        else:
            self._paste(spot)

    def _paste(self, spot: Spot) -> None:
        block = self._lying()
        assert block is not None
        if self.bench.model.do(PasteHexes(spot.map, block, spot.cell)):
            self.bench.model.select(self._ids(block, spot))

    def _move(self, spot: Spot) -> None:
        block = self._lying()
        assert block is not None
        if self.bench.model.do(MoveHexes(self._moving, spot.cell, self._turns, self._mirrored)):
            *others, anchor = self._ids(block, spot)
            self.bench.model.select((*others, anchor))
            self._block, self._moving = None, ()
            self.bench.scene.show_hint(None)
            self.bench.put_down.emit()

    def _ids(self, block: Block, spot: Spot) -> tuple[HexId, ...]:
        """Ids of the hexes where the block lies, the anchor last."""
        files = self.bench.model.files
        index = map_index(files, spot.map)
        anchor, *others = self._cells(block, spot)
        return tuple(hex_id(files, index, name) for cell in (*others, anchor) if (name := name_at(cell)) is not None)

    @staticmethod
    def _cells(block: Block, spot: Spot) -> tuple[Cell, ...]:
        return block_cells(block, spot.cell, spot.orientation)

    def drag(self, spot: Spot) -> None:
        """A click puts it down; a drag does nothing more."""

    def key(self, text: str, spot: Spot) -> bool:
        """R turns clockwise, Shift+R back, M mirrors."""
        if text not in ("r", "R", "m", "M"):
            return False
        if text == "R":
            self._turns += 4
        self._turn(spot, mirrored=text in ("m", "M"))
        return True

    def _turn(self, spot: Spot, *, mirrored: bool) -> None:
        if mirrored:
            # A mirror turns the other way round what was turned before.
            self._mirrored, self._turns = not self._mirrored, turned_side(self._turns, 0, mirrored=True)
        else:
            self._turns = turned_side(self._turns, 1, mirrored=False)
        self.hover(spot)

    def cancel(self) -> bool:
        """Nothing is held any more."""
        self.bench.scene.show_hint(None)
        self._block, self._moving = None, ()
        return False

    # --- what is shown

    def hint(self, spot: Spot) -> tuple[Drawing, str]:
        """The block as it would lie; a heavy dashed frame where a hex would be printed over or is in the way."""
        block = self._lying()
        if block is None:
            return (), self.tr("Select hexes first, or copy some.")
        theme, orientation = self.bench.theme, spot.orientation
        x, y = centre(spot.cell, orientation)
        taken = set(self._taken(block, spot))
        frame, heavy = path_of(hexagon(orientation)), path_of(hexagon(orientation).buffer(-0.06))
        ops: Drawing = ()
        for cell, hex_ in zip(self._cells(block, spot), block.hexes, strict=True):
            cx, cy = centre(cell, orientation)
            drawn: Drawing = ()
            if len(block.hexes) <= _DRAWN:
                drawn = faded(face_drawing(face_of(hex_.face), orientation, theme), 0.8)
            drawn = (*drawn, stroke(frame, theme.accent, 0.05))
            if cell in taken:
                drawn = (*drawn, stroke(heavy, theme.warning, 0.07, dashes=(1.2, 0.9)))
            ops += moved(drawn, cx - x, cy - y)
        return ops, self.tr("R turns, M mirrors")

    def _taken(self, block: Block, spot: Spot) -> Iterable[Cell]:
        """Cells where another hex lies, or none can."""
        page = self.bench.scene.page_named(spot.map)
        for cell in self._cells(block, spot):
            found = page.hex_in(cell)
            if name_at(cell) is None or (found is not None and found not in self._moving):
                yield cell
