from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from engine.catalogue import open_title
from engine.data.definitions import Title
from engine.ids import CorporationId, HexId, TileId
from engine.state.board import Board, CitySlot, Laid, Token
from gui.board.scene import BoardScene
from gui.board.view import BoardView
from gui.i18n import LANGUAGE
from gui.theme import load_theme


@pytest.fixture(autouse=True)
def _english(qapp: object) -> None:
    LANGUAGE.use("en")


@pytest.fixture
def title() -> Title:
    return open_title("1849")


@pytest.fixture
def scene(qapp: object, title: Title) -> BoardScene:
    made = BoardScene(load_theme("light"))
    made.set_title(title)
    return made


@pytest.fixture
def view(scene: BoardScene, qtbot: QtBot) -> BoardView:
    made = BoardView(scene)
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    made.fit()
    return made


@pytest.fixture
def lay() -> Callable[..., Board]:
    """A board from `J6 657 2, K7 58 2` and `SFA J6, ATA M13`; tokens take the slots in order."""

    def made(tiles: str = "", tokens: str = "", locked: str = "") -> Board:
        laid = {HexId(h): Laid(TileId(t), int(r)) for h, t, r in (part.split() for part in _parts(tiles))}
        used: dict[str, int] = {}
        placed = []
        for sign, hex_id in (part.split() for part in _parts(tokens)):
            placed.append(Token(CorporationId(sign), CitySlot(HexId(hex_id), 0, used.get(hex_id, 0))))
            used[hex_id] = used.get(hex_id, 0) + 1
        return Board(tiles=laid, tokens=tuple(placed), locked=tuple(map(HexId, locked.split())))

    return made


def _parts(text: str) -> list[str]:
    return [part for part in text.split(",") if part.strip()]
