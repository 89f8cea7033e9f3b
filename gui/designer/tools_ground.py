"""Tools that work on whole hexes: select, add and remove, colour, terrain, region."""

from __future__ import annotations

from engine.data.definitions import Color
from engine.designer.edits import AddHexes, PaintColor, PaintRegion, PaintTerrain, RemoveHexes
from engine.geometry.hex_shapes import hexagon
from gui.board.drawing import Drawing, faded, fill, stroke
from gui.board.shapes import path_of
from gui.designer.scene import Spot
from gui.designer.tools_base import DesignTool, hexes_at


class SelectTool(DesignTool):
    """Click to select, drag to select all hexes come by, with Ctrl to add to what is selected."""

    name = "select"

    def press(self, spot: Spot, *, erase: bool, more: bool) -> None:
        """Begin a selection."""
        self.erasing = erase
        self._down = True
        self._last = self.spot_key(spot)
        chosen = list(self.bench.model.selection) if more or erase else []
        if spot.hex is not None:
            if erase or (more and spot.hex in chosen):
                chosen = [hex_id for hex_id in chosen if hex_id != spot.hex]
            else:
                chosen.append(spot.hex)
        self.bench.model.select(chosen)

    def touch(self, spot: Spot) -> None:
        """Take one more hex in."""
        before = self.bench.model.selection
        if self.erasing:
            self.bench.model.select(hex_id for hex_id in before if hex_id != spot.hex)
        else:
            self.bench.model.select((*before, *hexes_at(spot)))

    def release(self, spot: Spot | None) -> None:
        """The selection stands."""
        assert spot is None or spot.name
        self._down = False

    def cancel(self) -> bool:
        """Select nothing."""
        self._down = False
        had = bool(self.bench.model.selection)
        self.bench.model.select(())
        return had

    def end(self) -> None:
        """What is selected stays: other tools, tables and the menu work on it."""
        self._down = False


class _GroundTool(DesignTool):
    """A tool whose hint is the cell in a colour."""

    def hint(self, spot: Spot) -> tuple[Drawing, str]:
        """The cell as it would be."""
        theme = self.bench.theme
        outline = path_of(hexagon(spot.orientation))
        wash = faded((fill(outline, theme.accent),), 0.22)
        return (*wash, stroke(outline, theme.accent, 0.04)), self.word(spot)

    def word(self, spot: Spot) -> str:
        """What is written at the pointer."""
        return spot.name


class HexTool(_GroundTool):
    """Adds hexes in the colour chosen; erasing removes them."""

    name = "hexes"

    def touch(self, spot: Spot) -> None:
        """One cell."""
        if self.erasing:
            if spot.hex is not None:
                self.bench.model.do(RemoveHexes((spot.hex,)))
        elif spot.hex is None:
            self.bench.model.do(AddHexes(spot.map, (spot.name,), self.bench.pens.color))


class ColorTool(_GroundTool):
    """Paints printed hexes in the colour chosen; erasing makes them white."""

    name = "color"

    def touch(self, spot: Spot) -> None:
        """One hex."""
        color = Color.WHITE if self.erasing else self.bench.pens.color
        wrong = tuple(hex_id for hex_id in hexes_at(spot) if self.bench.scene.hex_of(hex_id).face.color is not color)
        if wrong:
            self.bench.model.do(PaintColor(wrong, color))


class TerrainTool(_GroundTool):
    """Paints the terrain chosen; erasing takes it away."""

    name = "terrain"

    def touch(self, spot: Spot) -> None:
        """One hex."""
        terrain = None if self.erasing else self.bench.pens.terrain
        wrong = tuple(hex_id for hex_id in hexes_at(spot) if self.bench.scene.hex_of(hex_id).terrain != (terrain or ""))
        if wrong:
            self.bench.model.do(PaintTerrain(wrong, terrain))

    def word(self, spot: Spot) -> str:
        """The cost of building."""
        terrain = self.bench.model.files.title.terrains.get(self.bench.pens.terrain or "")
        return spot.name if terrain is None else f"{spot.name} · {terrain.standard}"


class RegionTool(_GroundTool):
    """Paints the region written in the options; erasing takes it away."""

    name = "region"

    def touch(self, spot: Spot) -> None:
        """One hex."""
        region = "" if self.erasing else self.bench.pens.region
        wrong = tuple(hex_id for hex_id in hexes_at(spot) if self.bench.scene.hex_of(hex_id).region != region)
        if wrong:
            self.bench.model.do(PaintRegion(wrong, region))

    def word(self, spot: Spot) -> str:
        """The region."""
        return " · ".join(part for part in (spot.name, self.bench.pens.region) if part)
