"""Chooses the tool for the step that waits and hands it every gesture of the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent

from engine.actions import LayTile, PlacePortMarker, UseTeleport
from engine.geometry.gauge_breaks import gauge_breaks
from engine.ids import HexId
from engine.state.board import Place
from gui.board.click import Click
from gui.search_worker import SearchWorker
from gui.tools.advice import Advice
from gui.tools.base import Bench, Hand, Tool
from gui.tools.build import BuildTool
from gui.tools.choose_hex import MarkerTool, TeleportTool
from gui.tools.draw_route import RouteTool
from gui.tools.lay_tile import LayTool
from gui.tools.place_token import CONSTRUCTION, TokenTool, placing
from gui.tools.select import SelectTool
from gui.tools.what_if import WhatIfTool

LETTERS: Final = {
    Qt.Key.Key_E: "E",
    Qt.Key.Key_T: "T",
    Qt.Key.Key_Backspace: "Backspace",
    Qt.Key.Key_Delete: "Backspace",
}
"""Keys of the board that only the tools know."""


class Toolbox(QObject):
    """The tools by name, and the one in use. `changed` after every change of the tool."""

    changed = Signal()

    def __init__(self, bench: Bench, resting: Callable[[], bool], parent: QObject | None = None) -> None:
        """`resting` tells whether nobody at the board decides now (a program plays, or another moment is looked at)."""
        super().__init__(parent)
        self.bench = bench
        self._resting = resting
        self.lay = LayTool(bench)
        self.token = TokenTool(bench)
        self.marker = MarkerTool(bench)
        self.teleport = TeleportTool(bench)
        self.route = RouteTool(bench)
        self.build = BuildTool(bench, self.lay, self.token)
        self.select = SelectTool(bench)
        self.worker = SearchWorker(self)
        self.what_if = WhatIfTool(bench, self.worker)
        self.advice = Advice(bench, self.worker, self)
        self.lay.worth = self.advice.of_tile
        self.tool: Tool = self.select
        self._turning: QObject | None = None

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
        self.what_if.banner.closed.connect(self.toggle_what_if)
        self.what_if.changed.connect(self._show_breaks)
        controller.applied.connect(self.follow)
        controller.replaced.connect(self.follow)

    # --- which tool

    def follow(self, _events: object = None) -> None:
        """Take up the tool for the present state."""
        self.advice.clear()
        self.use(self._wanted())
        self._show_breaks()

    def use(self, tool: Tool) -> None:
        """Lay down the tool in use and take up another, or the same one afresh."""
        self.tool.end()
        self.tool = tool
        tool.begin()
        self.changed.emit()

    def _wanted(self) -> Tool:
        controller = self.bench.controller
        if not self._decides():
            return self.select
        offers = controller.offers()
        step = controller.step()
        if step == "teleport" and any(isinstance(offer.action, UseTeleport) for offer in offers):
            return self.teleport
        if step == "run":
            return self.route
        lays = any(isinstance(offer.action, LayTile) for offer in offers)
        if step == CONSTRUCTION:
            return self.build
        if placing(offers):
            return self.build if lays else self.token
        return self.lay if lays or step == "track" else self.select

    # --- on request

    def toggle_advice(self) -> None:
        """Which lay pays? Asked again, the numbers go away."""
        if self.advice.shown:
            self.advice.clear()
            return
        offers = [offer.action for offer in self.bench.controller.offers()] if self._decides() else []
        lays = tuple(action for action in offers if isinstance(action, LayTile))
        self.advice.ask(lays, tuple(self.token.places) if self.tool is self.token else ())

    def toggle_what_if(self) -> None:
        """Open the what-if layer, or throw it away."""
        if self.what_if.active:
            self.follow()
        elif self.bench.controller.session is not None:
            self.advice.clear()
            self.use(self.what_if)

    def stop(self) -> None:
        """The window closes."""
        self.worker.stop()

    def retranslate(self) -> None:
        """Say all words that stay on show again."""
        self.what_if.retranslate()

    def _decides(self) -> bool:
        return self.bench.controller.session is not None and not self._resting()

    def _show_breaks(self) -> None:
        """Mark gauge breaks where the preference asks for them."""
        if self.bench.controller.session is None or not self.bench.settings.flag("gauge_breaks"):
            self.bench.scene.show_breaks({})
            return
        controller = self.bench.controller
        board = self.what_if.board if self.what_if.active else controller.state.board
        self.bench.scene.show_gauge_breaks(gauge_breaks(controller.game, board))

    def _setting_changed(self, name: str) -> None:
        if name == "gauge_breaks":
            self._show_breaks()

    # --- from the tray

    def take(self, kind: str, piece: str) -> None:
        """A piece of the tray was clicked or is about to be dragged."""
        if (self.bench.hand.kind, self.bench.hand.piece) == (kind, piece):
            self.put_back()
            return
        if self.tool is self.marker:
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
        elif self.tool in (self.marker, self.what_if):
            self.follow()
            self.bench.say("")
        elif self.advice.shown:
            self.advice.clear()
            self.bench.say("")

    def offers_marker(self) -> tuple[str, ...]:
        """Privates whose port marker could be placed now."""
        if not self._decides() or self.what_if.active:
            return ()
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
        view = self.bench.view
        if self.bench.controller.session is None:
            return False
        if key in LETTERS and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            return self.tool.key(LETTERS[key], back=back)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            ghost = self.bench.scene.ghost
            if (ghost is None or not ghost.confirm) and view.cursor_hex is not None:
                self.tool.enter(view.cursor_hex)
                return True
        return False


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
