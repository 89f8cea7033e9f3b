"""Drawer budget: 30 ms for a visible panel to follow a change late in a long game (refresh), and what painting it takes.

The game is played by bots, so that nothing but the repository is needed; in a 900-action game the last changes are measured.
"""

import random
import statistics
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from engine.bots import BOTS
from engine.catalogue import open_title
from engine.session import Session
from engine.setup import new_game
from engine.simulate import step
from engine.state.turn import FinishedTurn
from engine.titles import rules_of
from gui.app import make_application
from gui.controller import GameController
from gui.panels.chart import ChartPanel
from gui.panels.drawer_parts import DrawerPanel
from gui.panels.log import LogPanel
from gui.panels.market import MarketPanel
from gui.panels.table import TablePanel
from gui.panels.tiles import TilesPanel
from gui.panels.trains import TrainsPanel
from gui.settings import Settings

LENGTH = 900
CHANGES = 40


def long_game() -> Session:
    """A game of at least `LENGTH` actions, or the longest of some seeds."""
    best: Session | None = None
    for seed in range(1, 6):
        game = new_game(open_title("1849"), names=["Anna", "Bruno", "Carla", "Dino", "Elsa"], seed=seed)
        chance = random.Random(seed)
        bots = {str(player): BOTS["random"](chance) for player in game.players}
        session = Session(rules_of(game), game)
        while session.length < LENGTH and not isinstance(session.state.turn, FinishedTurn):
            step(session, bots)
        if best is None or session.length > best.length:
            best = session
        if best.length >= LENGTH:
            break
    assert best is not None
    return best


def measure(panel: DrawerPanel, controller: GameController) -> None:
    """Undo and redo near the end while the panel is in sight; the first look is told apart."""
    panel.resize(1000, 150)
    start = time.perf_counter()
    panel.show()
    QApplication.processEvents()
    first = time.perf_counter() - start
    refresh: list[float] = []
    paint: list[float] = []
    for change in range(CHANGES):
        (controller.undo if change % 2 == 0 else controller.redo)()
        for spent, work in ((refresh, panel.refresh), (paint, panel.grab)):
            start = time.process_time()
            work()
            spent.append((time.process_time() - start) * 1000)
    print(
        f"{type(panel).__name__:14} first look {first * 1000:6.1f}  refresh median {statistics.median(refresh):5.1f}  "
        f"max {max(refresh):5.1f}  paint median {statistics.median(paint):5.1f} ms"
    )
    panel.hide()


def main() -> None:
    """Print a line for each panel."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "settings.ini")
        settings.language = "it"
        application = make_application(settings)
        controller = GameController()
        controller.show(long_game())
        print(f"{controller.position} actions")
        for kind in (MarketPanel, TablePanel, TrainsPanel, TilesPanel, LogPanel, ChartPanel):
            measure(kind(controller, settings), controller)
        application.quit()


if __name__ == "__main__":
    main()
