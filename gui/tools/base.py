"""What all tools share: the bench they work on, and the gestures they may answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.actions import Action
from engine.errors import Refusal
from engine.ids import CorporationId, HexId, TileId
from engine.state.board import Place
from gui.board.click import Click
from gui.board.describe import hex_text
from gui.board.scene import BoardScene
from gui.board.view import BoardView
from gui.controller import GameController
from gui.route_plan import RoutePlan
from gui.settings import Settings
from gui.texts import refusal_text
from gui.theme import Theme, load_theme

ENDLESS: Final = -1
"""As many pieces as you like."""


class Hand(QObject):
    """What is carried: nothing, a tile, a token or a marker. `changed` after every change."""

    TILE: Final = "tile"
    TOKEN: Final = "token"
    MARKER: Final = "marker"

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.kind = ""
        self.piece = ""

    def hold(self, kind: str = "", piece: str = "") -> None:
        """Take a piece, or without arguments none."""
        if (kind, piece) != (self.kind, self.piece):
            self.kind, self.piece = kind, piece
            self.changed.emit()


class Bench(QObject):
    """The board, the game and the hand, for all tools.

    `told` carries a sentence for the status line, `refused` a `Refusal` of something that was tried, `considered` an action
    that is about to be confirmed, or None.
    """

    told = Signal(str)
    refused = Signal(object)
    considered = Signal(object)

    def __init__(
        self,
        controller: GameController,
        scene: BoardScene,
        view: BoardView,
        plan: RoutePlan,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self.scene = scene
        self.view = view
        self.plan = plan
        self.settings = settings
        self.hand = Hand(self)
        self.numbers: Mapping[HexId, str] = {}
        """What the advice says of each hex, for the status line."""

    @property
    def theme(self) -> Theme:
        """The colour set in use."""
        return load_theme(self.settings.theme)

    def say(self, words: str) -> None:
        """Say one sentence in the status line."""
        self.told.emit(words)

    def explain(self, refusal: Refusal) -> str:
        """Why not, in one sentence with the rule."""
        return "✗ " + refusal_text(refusal, self.controller.game)

    def refuse(self, refusal: Refusal) -> None:
        """Something was tried that may not be done: say why where it is seen."""
        self.say(self.explain(refusal))
        self.refused.emit(refusal)

    def do(self, action: Action) -> bool:
        """Do an action; a refusal is shown by the turn panel and in the status line."""
        refusal = self.controller.check(action)
        if refusal is not None:
            self.refuse(refusal)
            return False
        return self.controller.do(action)

    def hex_words(self, hex_id: HexId) -> str:
        """What lies on a hex."""
        assert self.scene.title is not None
        return hex_text(self.scene.title, self.scene.position, hex_id)


class Tool(QObject):
    """One mode of the mouse. `begin` and `end` frame its use; between them come gestures.

    Places, hexes and pieces are those of the shown state. `cancel` tells whether there was something to put back, `key`
    whether the letter meant something.
    """

    name: str = ""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.bench = bench

    def begin(self) -> None:
        """The tool is taken up: light what can be done."""

    def end(self) -> None:
        """The tool is laid down: take away everything it shows."""

    def follow(self) -> None:
        """The state changed while the tool stays in use."""
        self.end()
        self.begin()

    def click(self, click: Click) -> None:
        """A click of the mouse."""

    def enter(self, hex_id: HexId) -> None:
        """Enter on the hex under the keyboard cursor."""
        self.click(Click(hex_id))

    def hover(self, hex_id: HexId | None) -> None:
        """The pointer or the keyboard cursor is over a hex; None: over none."""
        self.bench.say("" if hex_id is None else self.words_for(hex_id))

    def cursor(self, hex_id: HexId) -> None:
        """The keyboard cursor moved onto a hex."""
        self.hover(hex_id)

    def hover_place(self, place: Place | None) -> None:
        """The pointer is over a token place."""

    def words_for(self, hex_id: HexId) -> str:
        """What the status line says of a hex."""
        return self.bench.hex_words(hex_id)

    def carry(self, kind: str, piece: str) -> None:
        """Take a piece from the tray into the hand."""

    def carry_over(self, hex_id: HexId | None, place: Place | None) -> None:
        """What is dragged is over a hex and perhaps a token place."""

    def drop(self, kind: str, piece: str, hex_id: HexId, place: Place | None) -> None:
        """What was dragged is let go."""

    def rotate(self, step: int) -> None:
        """Turn what is held: 1 clockwise, -1 back."""

    def confirm(self) -> None:
        """The tick or Enter."""

    def cancel(self) -> bool:
        """Esc: put back what is held."""
        return False

    def key(self, letter: str, *, back: bool) -> bool:
        """A letter on the board; `back` with Shift."""
        del letter, back
        return False

    def retranslate(self) -> None:
        """Say all words that stay on show again."""

    def tiles(self) -> tuple[TileId, ...]:
        """Tiles the tray offers for this tool."""
        return ()

    def other_tiles(self) -> tuple[TileId, ...]:
        """Tiles that fit nowhere now, which the tray shows on request."""
        return ()

    def left(self, tile: TileId) -> int:
        """Pieces left of a tile, or `ENDLESS`."""
        return self.bench.controller.state.board.supply.get(tile, 0)

    def tokens(self) -> tuple[CorporationId, ...]:
        """Corporations whose token the tray offers for this tool."""
        return ()
