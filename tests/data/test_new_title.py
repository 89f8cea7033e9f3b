"""`docs/new_title.md` followed to the letter: its files make a title, and the title can be played."""

import json
import random
import re
import shutil
from pathlib import Path

import pytest

from engine.bots import BOTS, Bot
from engine.catalogue import open_title
from engine.coords import Orientation, compass
from engine.data.assets import ASSETS, list_titles
from engine.data.definitions import Title
from engine.ids import CorporationId, HexId, TrainType
from engine.invariants import violations
from engine.saves import open_save, write_save
from engine.session import Session
from engine.setup import new_game
from engine.simulate import step
from engine.state.turn import FinishedTurn
from engine.titles import rules_of

GUIDE = Path(__file__).parents[2] / "docs" / "new_title.md"
FILE = re.compile(r"^`(assets/games/isola/\w+\.json)`\n\n```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def assets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Assets with the base title and the one of the guide."""
    root = tmp_path_factory.mktemp("guide")
    for folder in ("games/1849", "tiles", "coasts"):
        shutil.copytree(ASSETS / folder, root / "assets" / folder)
    written = FILE.findall(GUIDE.read_text(encoding="utf-8"))
    assert len(written) == 5
    for name, content in written:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(content, encoding="utf-8")
    return root / "assets"


@pytest.fixture(scope="module")
def title(assets: Path) -> Title:
    return open_title("isola", assets)


def test_the_files_of_the_guide_make_a_title(title: Title, assets: Path) -> None:
    assert [(found.id, found.error) for found in list_titles(assets)] == [("1849", None), ("isola", None)]
    assert (title.name, title.bank_total, title.currency) == ("1849: Isola", 4000, "L.")
    assert list(title.corporation) == ["NORD", "CENTRO", "SUD"]
    assert len(title.hexes) == 12
    assert title.hexes[HexId("B4")].impassable == {2}  # the other side of A3's
    assert title.corporation[CorporationId("SUD")].homes == ("C5", "C1")
    assert "E" not in title.train
    assert title.train[TrainType("R6H")].price == 300
    assert {option.id for option in title.options} == {"acquiring_station_tokens", "bonds"}
    assert title.market == open_title("1849").market


@pytest.mark.parametrize(("profile", "players", "options"), [
    ("aag", 2, ()),
    ("pbem", 3, ()),
    ("aag", 3, ("acquiring_station_tokens", "bonds")),
    ("pbem", 2, ("acquiring_station_tokens", "bonds")),
])  # fmt: skip
def test_bots_play_it_to_the_end(
    title: Title, assets: Path, tmp_path: Path, profile: str, players: int, options: tuple[str, ...]
) -> None:
    names = ("Anna", "Bruno", "Carla")[:players]
    game = new_game(title, names=names, profile=profile, options=options, seed=players)
    session = Session(rules_of(game), game)
    chance = random.Random(players)
    kinds = ("random", "greedy", "random")
    bots: dict[str, Bot] = {seat.id: BOTS[kinds[place]](chance) for place, seat in enumerate(game.seats)}
    while not isinstance(session.state.turn, FinishedTurn):
        step(session, bots)
        assert violations(game, session.state) == ()
        assert session.position < 5000
    write_save(tmp_path / "isola.json", session)
    assert open_save(tmp_path / "isola.json", assets).state.canonical() == session.state.canonical()


def test_sides_are_as_the_guide_says() -> None:
    words = {"s": "south", "sw": "south-west", "nw": "north-west", "n": "north", "ne": "north-east", "se": "south-east",
             "e": "east", "w": "west"}  # fmt: skip
    text = " ".join(GUIDE.read_text(encoding="utf-8").split())
    for orientation in Orientation:
        told = ", ".join(f"{side} {words[compass(side, orientation)]}" for side in range(6))
        assert f"`{orientation.value}`: {told}." in text


def test_every_file_and_field_named_in_the_guide_exists() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    shapes = (Path(__file__).parents[2] / "engine/data/raw.py").read_text(encoding="utf-8")
    for field in ("blocks", "halves_standard_cost", "port_bonus", "ports", "teleports", "gives_first_presidency",
                  "sellable", "impassable", "terrain", "home_of", "label", "coast", "locked", "weights", "rusts_on",
                  "available_on", "exchange_name", "switches"):  # fmt: skip
        assert f"{field}" in text
        assert re.search(rf"^    {field}: ", shapes, re.MULTILINE), field
    switches = json.loads((ASSETS / "games/1849/title.json").read_text(encoding="utf-8"))["switches"]
    assert {"sell_in_blocks", "pool_limit", "holding_limit", "loan", "bond"} <= set(switches)
