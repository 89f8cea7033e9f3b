"""Chooses the tool for the step that waits and hands it every gesture of the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent

from engine.ids import HexId
from engine.state.board import Place
from gui.board.click import Click
from gui.search_worker import SearchWorker
from gui.tools.base import Bench, Hand, Tool
from gui.tools.select import SelectTool

if TYPE_CHECKING:
    from gui.tools.advice import Advice
    from gui.tools.build import BuildTool
    from gui.tools.choose_hex import MarkerTool, TeleportTool
    from gui.tools.draw_route import RouteTool
    from gui.tools.lay_tile import LayTool
    from gui.tools.place_token import TokenTool
    from gui.tools.what_if import WhatIfTool

LETTERS: Final = {
    Qt.Key.Key_E: "E",
    Qt.Key.Key_T: "T",
    Qt.Key.Key_Backspace: "Backspace",
    Qt.Key.Key_Delete: "Backspace",
}
"""Keys of the board that only the tools know."""
LETTER_KEYS: Final = "letter_keys"
"""The preference that lets letters be keys of the board; without it a stray one does nothing."""


class Toolbox(QObject):
    """The tools by name, made when first wanted so that the window opens at once, and the one in use.

    `changed` after every change of the tool, and of what is shown on request; `choices_wanted` after an Enter that means
    nothing on the board.
    """

    changed = Signal()
    choices_wanted = Signal()

    def __init__(self, bench: Bench, resting: Callable[[], bool], parent: QObject | None = None) -> None:
        """`resting` tells whether nobody at the board decides now (a program plays, or another moment is looked at)."""
        super().__init__(parent)
        self.bench = bench
        self._resting = resting
        self.select = SelectTool(bench)
        self.worker = SearchWorker(self)
        self.tool: Tool = self.select
        self._turning: QObject | None = None

    # --- the tools

    @cached_property
    def lay(self) -> LayTool:
        """Lays tiles."""
        from gui.tools.lay_tile import LayTool

        tool = LayTool(self.bench)
        tool.worth = self.advice.of_tile
        return tool

    @cached_property
    def token(self) -> TokenTool:
        """Places tokens."""
        from gui.tools.place_token import TokenTool

        return TokenTool(self.bench)

    @cached_property
    def build(self) -> BuildTool:
        """Lays tiles and places tokens."""
        from gui.tools.build import BuildTool

        return BuildTool(self.bench, self.lay, self.token)

    @cached_property
    def marker(self) -> MarkerTool:
        """Places a port marker."""
        from gui.tools.choose_hex import MarkerTool

        return MarkerTool(self.bench)

    @cached_property
    def teleport(self) -> TeleportTool:
        """Chooses where a private builds."""
        from gui.tools.choose_hex import TeleportTool

        return TeleportTool(self.bench)

    @cached_property
    def route(self) -> RouteTool:
        """Draws routes."""
        from gui.tools.draw_route import RouteTool

        return RouteTool(self.bench)

    @cached_property
    def what_if(self) -> WhatIfTool:
        """Tries tiles beside the game."""
        from gui.tools.what_if import WhatIfTool

        tool = WhatIfTool(self.bench, self.worker)
        tool.banner.closed.connect(self.toggle_what_if)
        tool.changed.connect(self._show_breaks)
        return tool

    @cached_property
    def advice(self) -> Advice:
        """Knows which lay pays."""
        from gui.tools.advice import Advice

        advice = Advice(self.bench, self.worker, self)
        advice.changed.connect(self.changed)
        return advice

    @property
    def trying(self) -> bool:
        """Whether the what-if layer covers the board."""
        return "what_if" in self.__dict__ and self.what_if.active

    @property
    def advising(self) -> bool:
        """Whether the numbers of the advice are shown or awaited."""
        return "advice" in self.__dict__ and self.advice.shown

    def serve(self) -> None:
        """Begin to follow the board and the game; after those who draw the state, so that what tools show lies above it."""
        view, controller = self.bench.view, self.bench.controller
        view.installEventFilter(self)
        view.clicked.connect(self._clicked)
        view.hex_hovered.connect(self._hovered)
        view.slot_hovered.connect(self._place_hovered)
        view.cursor_moved.connect(self._cursor_moved)
        view.rotate_requested.connect(self.rotate)
        view.ghost_confirmed.connect(self._confirmed)
        view.cancelled.connect(self.cancel)
        view.carried_over.connect(self._carried_over)
        view.carried_away.connect(lambda: self.tool.carry_over(None, None))
        view.tile_dropped.connect(lambda tile, hex_id: self._dropped(Hand.TILE, tile, HexId(hex_id), None))
        view.token_dropped.connect(lambda owner, place: self._dropped(Hand.TOKEN, owner, place.hex, place))
        view.marker_dropped.connect(lambda private, hex_id: self._dropped(Hand.MARKER, private, HexId(hex_id), None))
        self.bench.settings.changed.connect(self._setting_changed)
        controller.applied.connect(self.follow)
        controller.replaced.connect(self.follow)

    # --- which tool

    def follow(self, _events: object = None) -> None:
        """Take up the tool for the present state."""
        self._forget_advice()
        self.use(self._wanted())
        self._show_breaks()

    def use(self, tool: Tool) -> None:
        """Lay down the tool in use and take up another, or the same one afresh."""
        self.tool.end()
        self.tool = tool
        tool.begin()
        self.changed.emit()

    def _wanted(self) -> Tool:
        if not self._decides():
            return self.select
        from engine.actions import LayTile, UseTeleport
        from gui.tools.place_token import CONSTRUCTION, placing

        offers = self.bench.controller.offers()
        step = self.bench.controller.step()
        if step == "teleport" and any(isinstance(offer.action, UseTeleport) for offer in offers):
            return self.teleport
        if step == "run":
            return self.route
        if step == CONSTRUCTION:
            return self.build
        lays = any(isinstance(offer.action, LayTile) for offer in offers)
        if placing(offers):
            return self.build if lays else self.token
        return self.lay if lays or step == "track" else self.select

    # --- on request

    @property
    def comparable(self) -> bool:
        """Whether there are lays or token places to compare."""
        return self.tool.name in ("lay", "token", "build")

    def toggle_advice(self) -> None:
        """Which lay pays? Asked again, the numbers go away."""
        from engine.actions import LayTile

        if self.advising:
            self._forget_advice()
            return
        offers = [offer.action for offer in self.bench.controller.offers()] if self._decides() else []
        lays = tuple(action for action in offers if isinstance(action, LayTile))
        self.advice.ask(lays, tuple(self.token.places) if self.tool.name in ("token", "build") else ())

    def _forget_advice(self) -> None:
        if self.advising:
            self.advice.clear()

    def toggle_what_if(self) -> None:
        """Open the what-if layer, or throw it away."""
        if self.trying:
            self.follow()
        elif self.bench.controller.session is not None:
            self._forget_advice()
            self.use(self.what_if)

    def stop(self) -> None:
        """The window closes."""
        self.worker.stop()

    def retranslate(self) -> None:
        """Say all words that stay on show again."""
        if "what_if" in self.__dict__:
            self.what_if.retranslate()

    def _decides(self) -> bool:
        return self.bench.controller.session is not None and not self._resting()

    def _show_breaks(self) -> None:
        """Mark gauge breaks where the preference asks for them."""
        if self.bench.controller.session is None or not self.bench.settings.flag("gauge_breaks"):
            self.bench.scene.show_breaks({})
            return
        from engine.geometry.gauge_breaks import gauge_breaks

        controller = self.bench.controller
        board = self.what_if.board if self.trying else controller.state.board
        self.bench.scene.show_gauge_breaks(gauge_breaks(controller.game, board))

    def _setting_changed(self, name: str) -> None:
        if name == "gauge_breaks":
            self._show_breaks()
        elif name == "theme" and self.trying:
            self.what_if.recolor()
        elif name == "theme":
            self.follow()

    # --- from the tray

    def take(self, kind: str, piece: str) -> None:
        """A piece of the tray was clicked or is about to be dragged."""
        if (self.bench.hand.kind, self.bench.hand.piece) == (kind, piece):
            self.put_back()
            return
        if self.tool.name == "marker":
            self.follow()
        if kind == Hand.MARKER:
            self.use(self.marker)
            self.bench.hand.hold(kind, piece)
        else:
            self.tool.carry(kind, piece)

    def put_back(self) -> None:
        """What is in the hand goes back."""
        self.cancel()

    def cancel(self) -> None:
        """Esc: put back what is held, one thing at a time."""
        if self.tool.cancel():
            self.bench.say("")
        elif self.tool.name in ("marker", "what_if"):
            self.follow()
            self.bench.say("")
        elif self.advising:
            self._forget_advice()
            self.bench.say("")

    def offers_marker(self) -> tuple[str, ...]:
        """Privates whose port marker could be placed now."""
        if not self._decides() or self.trying:
            return ()
        from engine.actions import PlacePortMarker

        offers = (offer.action for offer in self.bench.controller.offers())
        return tuple(dict.fromkeys(action.private for action in offers if isinstance(action, PlacePortMarker)))

    # --- gestures

    def _clicked(self, click: Click) -> None:
        self.tool.click(click)

    def _place_hovered(self, place: Place | None) -> None:
        self.tool.hover_place(place)

    def _cursor_moved(self, hex_id: str) -> None:
        self.tool.cursor(HexId(hex_id))

    def rotate(self, step: int) -> None:
        """Turn what is held."""
        self.tool.rotate(step)

    def _confirmed(self) -> None:
        self.tool.confirm()

    def _hovered(self, hex_id: str) -> None:
        self.tool.hover(HexId(hex_id) if hex_id else None)

    def _carried_over(self, hex_id: str, place: Place | None) -> None:
        if self._turning is None:
            # Installed last, so that it sees wheel and keys before the drag swallows them.
            self._turning = _DragKeys(self)
            _application().installEventFilter(self._turning)
        self.tool.carry_over(HexId(hex_id) if hex_id else None, place)

    def drag_over(self) -> None:
        """A drag from the tray ended, on the board or elsewhere."""
        if self._turning is not None:
            _application().removeEventFilter(self._turning)
            self._turning.deleteLater()
            self._turning = None

    def _dropped(self, kind: str, piece: str, hex_id: HexId, place: Place | None) -> None:
        self.drag_over()
        self.tool.drop(kind, piece, hex_id, place)
        self.bench.view.setFocus(Qt.FocusReason.MouseFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Letters of the tools, and Enter where no tick waits for it."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and watched is self.bench.view:
            return self._key(event)
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if self.bench.controller.session is None:
            return False
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        letter = plain and Qt.Key.Key_A <= key <= Qt.Key.Key_Z
        if letter and not self.bench.settings.flag(LETTER_KEYS, default=True):
            return True
        if letter and key in (Qt.Key.Key_Q, Qt.Key.Key_W):
            return self._left_hand(key)
        if key in LETTERS and plain:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            return self.tool.key(LETTERS[key], back=back)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            ghost = self.bench.scene.ghost
            if ghost is None or not ghost.confirm:
                if not event.isAutoRepeat():
                    self._enter()
                return True
        return False

    def _enter(self) -> None:
        """Enter where no tick waits: on the hex under the keyboard cursor, else it leads to the choices of the turn panel."""
        hex_id = self.bench.view.cursor_hex
        if hex_id is None or self.tool is self.select:
            self.choices_wanted.emit()
        else:
            self.tool.enter(hex_id)

    def _left_hand(self, key: Qt.Key) -> bool:
        """W and Q do as Enter and Esc, beside the letters of the tools: one hand stays at the mouse."""
        view, ghost = self.bench.view, self.bench.scene.ghost
        if key is Qt.Key.Key_Q:
            view.cancelled.emit()
        elif ghost is not None and ghost.confirm:
            view.ghost_confirmed.emit()
        else:
            self._enter()
        return True


def _application() -> QCoreApplication:
    found = QCoreApplication.instance()
    assert found is not None
    return found


class _DragKeys(QObject):
    """While something is dragged, wheel and R turn it; the drag itself would swallow both."""

    def __init__(self, toolbox: Toolbox) -> None:
        super().__init__(toolbox)
        self._toolbox = toolbox

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Turn what is dragged."""
        if isinstance(event, QWheelEvent):
            self._toolbox.rotate(1 if event.angleDelta().y() < 0 else -1)
            return True
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_R:
            self._toolbox.rotate(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        return super().eventFilter(watched, event)
