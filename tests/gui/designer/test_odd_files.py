"""Files of the wrong shape are refused with file and place, or shown as far as they can be read; the window stays usable."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.coords import Cell
from engine.data.assets import ASSETS
from engine.designer.blocks import MAX_HEXES
from engine.designer.checks.report import check
from engine.designer.document import open_document
from engine.designer.places import name_at
from engine.errors import DataError
from gui.designer.model import DesignModel
from gui.texts import error_text
from tests.gui.designer.conftest import Design

Json = dict[str, Any]
FAR = 3_000_000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of a shipped title, to be spoilt."""
    found = tmp_path / "odd"
    shutil.copytree(ASSETS / "games" / "1849", found)
    return found


def spoil(folder: Path, act: Callable[[Json], object], name: str = "map.json") -> None:
    content = json.loads((folder / name).read_text("utf-8"))
    act(content)
    (folder / name).write_text(json.dumps(content), "utf-8")


def with_hex(**said: object) -> Callable[[Json], object]:
    return lambda content: content["hexes"].update({"B4": {"color": "white", **said}})


@pytest.mark.parametrize(
    "act",
    [
        lambda content: content.update(land=[[[0, 0], [0, 0], [0, 0]]]),
        lambda content: content.update(land=[[[0, 0], [9000, 9000], [9000, 0], [0, 9000]]]),
        lambda content: content.update(land=[[[-FAR, -FAR], [FAR, -FAR], [0, FAR]]], frame=[-FAR, -FAR, FAR, FAR]),
        lambda content: content.update(frame=[3000, 3000, -3000, -3000]),
        lambda content: content.update(coast="nowhere"),
        lambda content: content["hexes"].update({"ZZ999": {"color": "white"}}),
        lambda content: content["hexes"].update({"A2": {"color": "white"}}),
        lambda content: content.update(hexes={}),
        with_hex(stops=["city 20"] * 100),
        with_hex(stops=["city 20 x999", "town -5", "castle 3"]),
        with_hex(track=["0-1", "1-0", "0-0", "0-9", "x", ""] * 20),
        with_hex(name="\u202eabc <b>x</b>"),
    ],
    ids=[
        "land without area", "land that crosses itself", "land and frame far away", "frame turned over", "no such coast",
        "hex far away", "hex between hexes", "no hexes", "a hundred stops", "stops that are none", "track that is none",
        "odd name",
    ],
)  # fmt: skip
def test_what_can_be_read_is_shown_and_checked(design: Design, folder: Path, act: Callable[[Json], object]) -> None:
    spoil(folder, act)
    document = open_document(folder)
    check(document)
    window = design(model=DesignModel(document))
    assert not window.grab().isNull()


def too_many(content: Json) -> None:
    cells = (Cell(x, y) for x in range(200) for y in range(x % 2, 100, 2))
    content["hexes"] = {name_at(cell): {"color": "white"} for cell in cells}


@pytest.mark.parametrize(
    ("name", "act", "place"),
    [
        ("map.json", too_many, str(MAX_HEXES)),
        ("map.json", lambda content: content.update(hex_size=1), "hex_size"),
        ("map.json", lambda content: content.update(hex_size=100_000), "hex_size"),
        ("map.json", lambda content: content.update(frame=[0, 0, 10**12, 0]), "frame"),
        ("map.json", lambda content: content.update(land=[[[0, 0], [10**18, 0], [0, 9]]]), "land"),
        ("map.json", lambda content: content.update(id="../x"), "id"),
        ("map.json", lambda content: content.update(coast="../../etc"), "coast"),
        ("title.json", lambda content: content.update(maps=["../1849/map.json"]), "maps"),
        ("title.json", lambda content: content.update(extends="odd"), "extends"),
        ("title.json", lambda content: content.update(extends="../1849"), "extends"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(
    folder: Path, name: str, act: Callable[[Json], object], place: str
) -> None:
    spoil(folder, act, name)
    with pytest.raises(DataError) as caught:
        open_document(folder)
    assert name in error_text(caught.value)
    assert place in error_text(caught.value)
