"""Where the shipped data lie, and which titles they hold."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

import msgspec

from engine.data.files import is_file, read_json
from engine.data.loader import load_title
from engine.errors import DataError
from engine.ids import TitleId
from engine.messages import Key

ASSETS = Path(__file__).parents[2] / "assets"
"""Root of the shipped data: `games/`, `tiles/`, `coasts/` and what the interface needs."""


class TitleSummary(msgspec.Struct, frozen=True):
    """A title in a list. `error` set: its files cannot be used, and the other fields but `id` and `folder` are empty."""

    id: TitleId
    folder: Path
    name: str = ""
    subtitle: str = ""
    players: tuple[int, ...] = ()
    error: DataError | None = None


def list_titles(assets: Path = ASSETS) -> tuple[TitleSummary, ...]:
    """All titles under `assets/games`, by id; broken ones are reported instead of stopping the list."""
    games = assets / "games"
    if not games.is_dir():
        return ()
    found = []
    for folder in sorted(games.iterdir()):
        if not is_file(folder / "title.json"):
            continue
        try:
            title = load_title(folder, library=assets)
        except DataError as error:
            found.append(TitleSummary(TitleId(folder.name), folder, error=error))
            continue
        players = tuple(sorted({scenario.players for scenario in title.scenarios}))
        found.append(TitleSummary(title.id, folder, title.name, title.subtitle, players))
    return tuple(found)


Ring: TypeAlias = tuple[tuple[float, float], ...]
"""A closed outline; points in hex circumradii, origin at the centre of column 1, row A, x to the right, y down."""


def load_coast(name: str, assets: Path = ASSETS) -> tuple[Ring, ...]:
    """Outlines of the land behind a map (`Map.coast`), for drawing only. Raises `DataError`."""
    path = assets / "coasts" / f"{name}.json"
    try:
        return msgspec.convert(read_json(path), tuple[Ring, ...])
    except msgspec.ValidationError as error:
        raise DataError(Key.WRONG_SHAPE, file=str(path), reason=str(error)) from None
