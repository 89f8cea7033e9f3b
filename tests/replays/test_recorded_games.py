"""Whole recorded games, action by action: every state must be the one an independent implementation of the rules reached.

The recordings and their states are not part of the repository; without them these tests skip.
"""

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from engine.interop.eighteen_xx_import import Imported, Note
from engine.verbs.opening import open_game
from engine.verbs.replay import summary, trace

GAMES = (
    "sicilia_3p",
    "gen_1849_4p_b",
    "gen_1849_5p_b",
    "gen_1849_4p_reduced_a",
    "duesicilie_boot_5p",
    "gen_duesicilie_6p_a",
    "sicilia_3p_variants",
    "gen_1849_4p_variants_a",
)
"""Those with a name that begins with `gen` were played by chance, the others by people."""

REMARKS = {"sicilia_3p_variants": (Note("missing_pass", 342, "token"),)}
"""What an import remarks on a recording: there the site had skipped a choice that existed."""


@pytest.fixture(scope="module")
def differ(shared: Path) -> ModuleType:
    """The tool that compares two states field by field."""
    spec = importlib.util.spec_from_file_location("tracediff", shared / "tools" / "tracediff.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def recorded_states(shared: Path, game: str) -> list[dict[str, Any]]:
    lines = (shared / "replays" / f"{game}.trace.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("game", GAMES)
def test_every_state_of_a_recorded_game_agrees(shared: Path, differ: ModuleType, game: str) -> None:
    opened = open_game(shared / "replays" / f"{game}.18xx.json", whole=False)
    assert opened.error is None
    ours, theirs = trace(opened), recorded_states(shared, game)
    assert len(ours) == len(theirs)
    differences = [
        (number, where, mine, expected)
        for number, (our_line, their_line) in enumerate(zip(ours, theirs, strict=True))
        for where, mine, expected in differ.differences(our_line["state"], their_line["state"])
    ]
    assert differences == []
    assert ours[0]["setup"]["corporation_order"] == theirs[0]["setup"]["corporation_order"]


@pytest.mark.parametrize("game", GAMES)
def test_revenues_and_result_of_a_recorded_game_agree_and_passes_were_not_guessed(shared: Path, game: str) -> None:
    opened = open_game(shared / "replays" / f"{game}.18xx.json")
    assert isinstance(opened.imported, Imported)
    assert opened.imported.agrees
    assert opened.imported.notes == REMARKS.get(game, ())
    final = recorded_states(shared, game)[-1]["state"]
    assert summary(opened)["result"] == {name: player["value"] for name, player in final["players"].items()}
    assert summary(opened)["finished"] is True
