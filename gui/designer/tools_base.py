"""What all tools share: the bench with document, canvas and settings of the pens, and the frame of a stroke."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.data.definitions import Color, Gauge, StopKind
from engine.errors import TrinacriaError
from engine.ids import HexId
from gui.board.drawing import Drawing
from gui.designer.model import DesignModel
from gui.designer.scene import DesignScene, Spot
from gui.texts import error_text
from gui.theme import Theme


class Pens(QObject):
    """What the tools draw with. `changed` after every choice."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.color = Color.WHITE
        self.terrain: str | None = None
        self.region = ""
        self.river_cost = 40
        self.gauge = Gauge.STANDARD
        self.kind = StopKind.TOWN
        self.revenue: tuple[int, ...] = (0,)
        self.slots = 1
        self.group = ""
        self.corporation = ""
        self.kept = True

    def choose(self, **choices: object) -> None:
        """Change some of the settings by name."""
        for name, value in choices.items():
            assert hasattr(self, name)
            setattr(self, name, value)
        self.changed.emit()


class DesignBench(QObject):
    """What tools work on.

    `told` carries a sentence for the status line, `wanted_name` a spot whose name is to be typed; `put_down`: the tool in
    hand has done its work.
    """

    told = Signal(str)
    wanted_name = Signal(object)
    put_down = Signal()

    def __init__(self, model: DesignModel, scene: DesignScene, pens: Pens, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.scene = scene
        self.pens = pens
        model.refused.connect(self._refused)

    @property
    def theme(self) -> Theme:
        """The colour set in use."""
        return self.scene.theme

    def say(self, words: str) -> None:
        """Say one sentence in the status line."""
        self.told.emit(words)

    def _refused(self, error: TrinacriaError) -> None:
        self.say("✗ " + error_text(error))


class DesignTool(QObject):
    """One mode of the mouse. A stroke goes from `press` to `release` and is one step of undo.

    Subclasses write `touch`, called once for every cell that a stroke comes to, or replace the gestures.
    """

    name: str = ""
    keys_at_pointer: bool = False
    """Whether letters count at the pointer when there is no cursor."""

    def __init__(self, bench: DesignBench) -> None:
        super().__init__(bench)
        self.bench = bench
        self.erasing = False
        self._last: object = None
        self._down = False

    # --- for subclasses

    def touch(self, spot: Spot) -> None:
        """The stroke came to a cell; `self.erasing` tells whether it takes away."""

    def hint(self, spot: Spot) -> tuple[Drawing, str]:
        """What is shown at the pointer before a stroke: a drawing around the cell's centre, and a word."""
        assert spot is not None
        return (), ""

    def spot_key(self, spot: Spot) -> object:
        """What counts as another place of the stroke."""
        return spot.map, spot.cell

    # --- gestures (`gui.designer.view.Gestures`)

    def press(self, spot: Spot, *, erase: bool, more: bool) -> None:
        """Begin a stroke."""
        assert more in (True, False)
        self.bench.scene.show_hint(None)
        self.erasing = erase
        self._down = True
        self._last = self.spot_key(spot)
        self.bench.model.begin_stroke()
        self.touch(spot)

    def drag(self, spot: Spot) -> None:
        """Go on with the stroke."""
        if self._down and self.spot_key(spot) != self._last:
            self._last = self.spot_key(spot)
            self.touch(spot)

    def release(self, spot: Spot | None) -> None:
        """End the stroke."""
        assert spot is None or spot.name
        if self._down:
            self._down = False
            self.bench.model.end_stroke()

    def hover(self, spot: Spot | None) -> None:
        """Show what a stroke would do."""
        if spot is None:
            self.bench.scene.show_hint(None)
        else:
            self.bench.scene.show_hint(spot, *self.hint(spot))

    def cancel(self) -> bool:
        """Take the stroke back."""
        self.bench.scene.show_hint(None)
        if not self._down:
            return False
        self._down = False
        self.bench.model.end_stroke(keep=False)
        return True

    def key(self, text: str, spot: Spot) -> bool:
        """A letter over the cursor."""
        assert text is not None
        assert spot is not None
        return False

    def end(self) -> None:
        """The tool is put down."""
        self.cancel()


def hexes_at(spot: Spot) -> tuple[HexId, ...]:
    """The hex of a spot, none on an empty cell."""
    return () if spot.hex is None else (spot.hex,)
