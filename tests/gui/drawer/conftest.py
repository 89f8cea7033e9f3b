from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.game import Game
from engine.interop.eighteen_xx_import import import_game
from engine.session import Session
from engine.state.game_state import GameState
from gui.controller import GameController
from gui.i18n import LANGUAGE
from gui.settings import Settings
from tests.gui.drawer.games import played
from tests.helpers.builders import RULES, bid, buy, passing, sicily, start


@pytest.fixture(autouse=True)
def _english(qapp: object) -> Iterator[None]:
    LANGUAGE.use("en")
    yield
    LANGUAGE.use("en")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def auction() -> Session:
    """The auction of the worked examples without bids, SFA started at 68 by P2, then P3 starts ATA at 68 (aag)."""
    session = Session(RULES, sicily())
    return played(
        session,
        bid("P1", "SCE", 20), bid("P2", "SIGI", 45), bid("P3", "CNM", 75), bid("P1", "SMS", 110), bid("P2", "RSA", 150),
        start("P2", "SFA", 68), start("P3", "ATA", 68), buy("P3", "ATA", 1),
    )  # fmt: skip


@pytest.fixture
def first_round(auction: Session) -> Session:
    """The same up to the first operating turn: everybody passed, the privates have paid."""
    while auction.state.set_number == 1 and auction.state.turn.__class__.__name__ == "StockTurn":
        played(auction, *passing(str(auction.state.turn.current)))  # type: ignore[union-attr]
    return auction


@pytest.fixture
def at(qapp: object) -> Callable[[Game, GameState], GameController]:
    """A controller that shows a position put together by hand."""

    def shown(game: Game, state: GameState) -> GameController:
        session = Session(RULES, game)
        session._opening = state
        controller = GameController()
        controller.show(session)
        return controller

    return shown


@pytest.fixture
def controller(first_round: Session, qapp: object) -> GameController:
    made = GameController()
    made.show(first_round)
    return made


@pytest.fixture
def put(qtbot: QtBot) -> Callable[..., None]:
    """Show a panel at a size."""

    def shown(panel: QWidget, width: int = 1000, height: int = 150) -> None:
        qtbot.addWidget(panel)
        panel.resize(width, height)
        panel.show()
        qtbot.waitExposed(panel)

    return shown


@pytest.fixture(scope="session")
def recorded(shared: Path) -> Callable[[str], Session]:
    """A recorded game, played once; tests get sessions of their own with the same history."""
    known: dict[str, Session] = {}

    def opened(name: str) -> Session:
        if name not in known:
            known[name] = import_game(shared / "replays" / f"{name}.18xx.json").session
        copy = Session(known[name].rules, replace(known[name].game))
        copy._entries = list(known[name]._entries)
        copy._position = len(copy._entries)
        return copy

    return opened
