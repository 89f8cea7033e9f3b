"""Tools that work on sides of hexes: impassable sides, rivers, links between maps."""

from __future__ import annotations

from engine.coords import SIDES, Orientation, opposite
from engine.data.raw import HexShape
from engine.designer.edits import DrawRiver, Edit, LinkSides, MarkImpassable, UnlinkSide
from engine.designer.places import across
from engine.geometry.hex_shapes import APOTHEM, side_direction, side_middle
from engine.ids import HexId
from gui.board.drawing import Drawing
from gui.designer.scene import Spot, end_mark, side_mark
from gui.designer.tools_base import DesignBench, DesignTool

_NEAR = 0.62
"""Share of the way to a side from which on a stroke marks it; nearer to the middle it passes by."""


def side_near(spot: Spot) -> tuple[int, float]:
    """The side that a spot is nearest to, and how far towards it, 0 at the centre and 1 on the side."""
    reach, side = max((_towards(spot.x, spot.y, side, spot.orientation), side) for side in range(SIDES))
    return side, reach / APOTHEM


def _towards(x: float, y: float, side: int, orientation: Orientation) -> float:
    dx, dy = side_direction(side, orientation)
    return x * dx + y * dy


class _SideTool(DesignTool):
    """A stroke along sides marks them; each side is one place, seen from either hex."""

    color = ""

    def edit(self, hex_id: HexId, side: int) -> Edit:
        """What happens to a side."""
        raise NotImplementedError

    def marked(self, shape: HexShape, side: int) -> bool:
        """Whether a hex says something of a side."""
        raise NotImplementedError

    def spot_key(self, spot: Spot) -> object:
        """The side, named by the two hexes it lies between."""
        side, reach = side_near(spot)
        if spot.hex is None or reach < _NEAR:
            return None
        beyond = across(self.bench.model.files, spot.hex, side)
        return frozenset((spot.hex, beyond or str(side)))

    def touch(self, spot: Spot) -> None:
        """One side."""
        side, reach = side_near(spot)
        if spot.hex is not None and reach >= _NEAR:
            self.bench.model.do(self.edit(spot.hex, side))

    def hint(self, spot: Spot) -> tuple[Drawing, str]:
        """The side that would be marked."""
        if spot.hex is None:
            return (), ""
        side, reach = side_near(spot)
        if reach < _NEAR:
            return (), ""
        return side_mark(side, spot.orientation, getattr(self.bench.theme, self.color), self.bench.theme), ""

    def key(self, text: str, spot: Spot) -> bool:
        """1 to 6 mark a side of the hex at the cursor, or clear it when it is marked."""
        side = "123456".find(text)
        if side < 0 or spot.hex is None:
            return False
        self.erasing = self._is_marked(spot.hex, side)
        self.bench.model.do(self.edit(spot.hex, side))
        return True

    def _is_marked(self, hex_id: HexId, side: int) -> bool:
        files = self.bench.model.files
        beyond = across(files, hex_id, side)
        sides = [(hex_id, side)] if beyond is None else [(hex_id, side), (beyond, opposite(side))]
        return any(self.marked(self.bench.model.hex_shape(found), at) for found, at in sides)


class ImpassableTool(_SideTool):
    """Closes sides; erasing opens them."""

    name = "impassable"
    color = "impassable"

    def edit(self, hex_id: HexId, side: int) -> Edit:
        """Close or open."""
        return MarkImpassable(hex_id, side, closed=not self.erasing)

    def marked(self, shape: HexShape, side: int) -> bool:
        """Whether the side is closed."""
        return side in shape.impassable


class RiverTool(_SideTool):
    """Draws rivers with what crossing them costs; erasing takes them away."""

    name = "river"
    color = "river"

    def edit(self, hex_id: HexId, side: int) -> Edit:
        """Draw or take away."""
        return DrawRiver(hex_id, side, None if self.erasing else self.bench.pens.river_cost)

    def marked(self, shape: HexShape, side: int) -> bool:
        """Whether a river runs along the side."""
        return any(found == side for found, _ in shape.rivers)


class LinkTool(DesignTool):
    """Joins two sides on different maps: drag from one to the other, or click one and then the other."""

    name = "link"

    def __init__(self, bench: DesignBench) -> None:
        super().__init__(bench)
        self._from: tuple[HexId, int] | None = None

    def press(self, spot: Spot, *, erase: bool, more: bool) -> None:
        """The first or the second side."""
        assert more in (True, False)
        if spot.hex is None:
            return
        side, _ = side_near(spot)
        if erase:
            self._from = None
            self.bench.model.do(UnlinkSide(spot.hex, side))
        elif self._from is None:
            self._begin(spot.hex, side)
        else:
            self._join(spot.hex, side)

    def _begin(self, hex_id: HexId, side: int) -> None:
        self._from = (hex_id, side)
        self.bench.say(self.tr("Now the side on the other map."))

    def _join(self, hex_id: HexId, side: int) -> None:
        assert self._from is not None
        start, self._from = self._from, None
        if start != (hex_id, side):
            self.bench.model.do(LinkSides(*start, hex_id, side))

    def drag(self, spot: Spot) -> None:
        """Show the side at the pointer."""
        self.hover(spot)

    def release(self, spot: Spot | None) -> None:
        """A drag that ends on another side joins them."""
        if spot is not None and spot.hex is not None and self._from is not None and spot.hex != self._from[0]:
            self._join(spot.hex, side_near(spot)[0])

    def hint(self, spot: Spot) -> tuple[Drawing, str]:
        """The side at the pointer, and where the link begins."""
        if spot.hex is None:
            return (), ""
        side, _ = side_near(spot)
        words = "" if self._from is None else f"{self._from[0]} →"
        return end_mark(side_middle(side, spot.orientation), self.bench.theme), words

    def key(self, text: str, spot: Spot) -> bool:
        """1 to 6 choose a side of the hex at the cursor."""
        side = "123456".find(text)
        if side < 0 or spot.hex is None:
            return False
        if self._from is None:
            self._begin(spot.hex, side)
        else:
            self._join(spot.hex, side)
        return True

    def cancel(self) -> bool:
        """Forget the first side."""
        self.bench.scene.show_hint(None)
        had, self._from = self._from is not None, None
        return had
