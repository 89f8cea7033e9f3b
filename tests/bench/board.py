"""Measures the board: a first picture, a move, a frame while panning and zooming a full map at 1920×1080 (budget 16 ms)."""

from __future__ import annotations

import json
import os
import statistics
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QEventLoop, QPointF  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from engine.catalogue import open_title  # noqa: E402
from engine.ids import CorporationId, HexId, TileId  # noqa: E402
from engine.state.board import Board, CitySlot, Laid, Token  # noqa: E402
from gui.board.look import Position  # noqa: E402
from gui.board.scene import BoardScene  # noqa: E402
from gui.board.view import BoardView  # noqa: E402
from gui.theme import load_theme  # noqa: E402

STRESS = ROOT.parent / "shared" / "perf" / "stress_positions.json"


def full_board() -> Board:
    """A map with a tile on every hex that takes one."""
    entry = json.loads(STRESS.read_text())[0]
    tiles = {HexId(hex_id): Laid(TileId(tile), rotation) for hex_id, tile, rotation in entry["layout"]}
    tokens = tuple(Token(CorporationId(entry["corp"]), CitySlot(HexId(hex_id), 0, 0)) for hex_id in entry["tokens"])
    return Board(tiles=tiles, tokens=tokens)


class Watch:
    """Times of one kind of work by the clock and by the processor: a busy machine stretches the first only."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.clock: list[float] = []
        self.processor: list[float] = []

    def run(self, work: Callable[[], object]) -> float:
        """Do something once; its milliseconds by the clock."""
        clock, processor = perf_counter(), process_time()
        work()
        self.processor.append((process_time() - processor) * 1000)
        self.clock.append((perf_counter() - clock) * 1000)
        return self.clock[-1]

    def report(self) -> None:
        """One line: median, 99th percentile and worst of both."""
        figures = []
        for times in (self.clock, self.processor):
            ordered = sorted(times)
            high = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
            figures.append(f"{statistics.median(ordered):7.2f} /{high:7.2f} /{ordered[-1]:7.2f}")
        print(f"{self.name:32} clock {figures[0]}   processor {figures[1]}  ms (median / 99 % / worst)")


def settled(work: Callable[[], object]) -> Callable[[], None]:
    """The work with all events and idle work that follow from it."""

    def both() -> None:
        work()
        QApplication.processEvents()

    return both


def once(name: str, work: Callable[[], object]) -> None:
    """Measure something that happens once."""
    watch = Watch(name)
    watch.run(settled(work))
    watch.report()


def main() -> None:
    """Run all measurements."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    title = open_title("1849")
    scene = BoardScene(load_theme("light"))
    once("first drawing of the map", lambda: scene.set_title(title))
    view = BoardView(scene)
    view.resize(1920, 1080)
    once("first frame", view.show)
    board = full_board() if STRESS.is_file() else Board()
    once("full map, never drawn before", lambda: scene.set_position(Position(board, 2)))
    lay(scene, board)
    pan(view)
    view.fit()
    watch = Watch("zoom by one step, all sharp again")
    for k in range(30):
        watch.run(settled(partial(view.zoom, 1.2 if k % 2 else 1 / 1.2, QPointF(700, 400))))
    watch.report()
    assert application is not None


def lay(scene: BoardScene, board: Board) -> None:
    """Lift and lay single tiles."""
    watch = Watch("one tile laid or lifted")
    for hex_id in list(board.tiles)[:40]:
        fewer = Board(tiles={key: laid for key, laid in board.tiles.items() if key != hex_id}, tokens=board.tokens)
        for shown in (fewer, board):
            watch.run(settled(partial(scene.set_position, Position(shown, 2))))
    watch.report()


def pan(view: BoardView) -> None:
    """Pan by steps of a quick hand, sixty frames a second: what is left of each frame goes to idle work."""
    for scale in (1.0, 1.6, 3.0):
        view.fit()
        view.zoom(scale)
        QApplication.processEvents()
        watch = Watch(f"frame while panning, zoom {scale}")
        for k in range(240):
            spent = watch.run(partial(step, view, 17 if k % 60 < 30 else -17, 9 if k % 40 < 20 else -9))
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, max(1, round(16 - spent)))
        watch.report()


def step(view: BoardView, dx: int, dy: int) -> None:
    """One frame of a pan."""
    view.horizontalScrollBar().setValue(view.horizontalScrollBar().value() + dx)
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() + dy)
    view.viewport().repaint()


if __name__ == "__main__":
    main()
