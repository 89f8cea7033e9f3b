"""A game of ours and the file it is exported to, for tests that change the file."""

import copy
from typing import Any

import pytest

from engine.errors import Refusal
from engine.interop.eighteen_xx_export import export_game
from engine.saves import open_save
from engine.session import Session
from engine.simulate import Plan, series


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    folder = tmp_path_factory.mktemp("games")
    list(series(Plan("1849", 3, 1, 5, "aag", out=str(folder))))
    return open_save(folder / "game-5.json")


@pytest.fixture
def recorded(session: Session) -> dict[str, Any]:
    exported = export_game(session)
    assert not isinstance(exported, Refusal)
    return copy.deepcopy(exported)
