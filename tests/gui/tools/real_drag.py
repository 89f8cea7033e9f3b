"""Drags a tile from the tray onto the board in a real window, turns it on the way and lays it; run under Xvfb."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QWheelEvent, QWindow
from PySide6.QtTest import QTest

from engine.ids import HexId
from engine.setup import Wish
from gui.app import make_application
from gui.desk import Desk
from gui.main_window import MainWindow
from gui.settings import Settings
from tests.gui.tools.conftest import MOVES
from tests.gui.tools.gestures import at, tray

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
PACE = 60
"""Milliseconds between gestures."""


def opened(folder: Path) -> MainWindow:
    settings = Settings(folder / "settings.ini")
    settings.language = "en"
    make_application(settings, "en")
    window = MainWindow(settings, Desk(folder / "library"))
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    session = window.desk.start("1849", Wish(names=("Anna", "Bruno", "Carla"), seed=1))
    for move in MOVES:
        session.do(move)
    window.show_session(session)
    QTest.qWait(100)
    return window


def turn_wheel(window: MainWindow, handle: QWindow) -> None:
    """One notch while the drag goes on."""
    point = QPointF(at(window, "L12"))
    event = QWheelEvent(
        point, point, QPoint(), QPoint(0, -120), LEFT, NONE, Qt.ScrollPhase.NoScrollPhase, False
    )  # fmt: skip
    QCoreApplication.sendEvent(handle, event)


def drag(window: MainWindow, piece: str, hexes: list[str]) -> list[int]:
    """Drag a tile over hexes, turning it over the last by wheel and by R, and let it go there; the rotations that were shown."""
    handle = window.windowHandle()
    shelf = tray(window).shelf
    row = [entry.piece for entry in shelf.entries].index(piece)
    start = shelf.viewport().mapTo(window, shelf.visualItemRect(shelf.item(row)).center())
    points = [window.view.viewport().mapTo(window, at(window, hex_id)) for hex_id in hexes]
    shown: list[int] = []
    way = [start + QPoint(step, 0) for step in (5, 12, 20)] + points + [points[-1] + QPoint(2, 1)]
    gestures: list[Callable[[], object]] = [lambda: QTest.mousePress(handle, LEFT, NONE, start, 0)]
    gestures += [partial(QTest.mouseMove, handle, point, 0) for point in way]
    gestures += [lambda: shown.append(window.tools.lay.rotation), lambda: turn_wheel(window, handle)]
    gestures += [lambda: shown.append(window.tools.lay.rotation), lambda: QTest.keyClick(handle, Qt.Key.Key_R)]
    gestures += [lambda: shown.append(window.tools.lay.rotation)]
    gestures += [lambda: QTest.mouseRelease(handle, LEFT, NONE, points[-1] + QPoint(2, 1), 0)]
    for number, gesture in enumerate(gestures):
        QTimer.singleShot(PACE * (number + 1), gesture)
    QTest.qWait(PACE * (len(gestures) + 4))
    return shown


def main(folder: Path) -> int:
    window = opened(folder)
    shown = drag(window, "78", ["F6", "L12"])
    assert shown in ([3, 5, 3], [5, 3, 5]), shown
    ghost = window.scene.ghost
    assert ghost is not None
    assert (ghost.hex, ghost.legal, ghost.confirm) == ("L12", True, True), ghost
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    laid = window.controller.state.board.tiles[HexId("L12")]
    print(QGuiApplication.platformName(), laid.tile, laid.rotation == shown[-1])
    window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
