"""Budgets of the tools on the board: a tile taken into the hand (16 ms), the pointer over a hex, advice on all lays (1 s)."""

import statistics
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from engine.actions import LayTile
from engine.ids import HexId
from gui.app import make_application
from gui.desk import Desk
from gui.main_window import MainWindow
from gui.settings import Settings
from gui.tools.base import Hand

RECORD = Path(__file__).parents[3] / "shared" / "replays" / "sicilia_3p.18xx.json"


def opened(folder: Path) -> MainWindow:
    settings = Settings(folder / "settings.ini")
    make_application(settings, "en")
    window = MainWindow(settings, Desk(folder / "library"))
    window.show()
    window.open_file(RECORD)
    return window


def milliseconds(start: float) -> float:
    return (time.perf_counter() - start) * 1000


def tell(name: str, times: list[float]) -> None:
    times.sort()
    tail = times[int(len(times) * 0.99)]
    print(
        f"{name:34} n={len(times):5}  median {statistics.median(times):7.2f}  p99 {tail:7.2f}  max {times[-1]:7.2f} ms"
    )


def measure(window: MainWindow) -> None:
    session, tools = window.controller.session, window.tools
    assert session is not None
    taken: list[float] = []
    hovered: list[float] = []
    advised: list[float] = []
    for position, entry in enumerate(session.entries):
        if not isinstance(entry.action, LayTile):
            continue
        window.controller.jump(position)
        assert tools.lay.book is not None
        for tile in tools.lay.book.tiles():
            start = time.perf_counter()
            tools.take(Hand.TILE, tile)
            taken.append(milliseconds(start))
        for hex_id in window.controller.game.hexes:
            start = time.perf_counter()
            tools.tool.hover(HexId(hex_id))
            hovered.append(milliseconds(start))
        tools.cancel()
        start = time.perf_counter()
        tools.toggle_advice()
        while tools.advice.searching:
            QApplication.processEvents()
        if tools.advising:
            advised.append(milliseconds(start))
    tell("tile in hand, places lit", taken)
    tell("carried over a hex", hovered)
    tell("best run after every lay", advised)


if __name__ == "__main__":
    if not RECORD.is_file():
        sys.exit(0)
    with tempfile.TemporaryDirectory() as name:
        found = opened(Path(name))
        measure(found)
        found.close()
