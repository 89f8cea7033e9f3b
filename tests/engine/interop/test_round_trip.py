"""A recorded game imported and exported again must say the same, action by action."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.errors import Refusal
from engine.interop.eighteen_xx_export import encode_exchange, export_game
from engine.interop.eighteen_xx_file import Record, read_exchange_file, standing
from engine.interop.eighteen_xx_import import LEFT_OUT, import_game

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

ASIDE = {"id", "created_at", "user", "skip", "tokener", "auto_actions", "revenue_str", "subsidy", "extra_revenue"}
"""Fields without meaning for the game; actions are numbered anew."""

CLICKED = {
    ("sicilia_3p", 166),
    ("duesicilie_boot_5p", 159),
    ("duesicilie_boot_5p", 462),
    ("sicilia_3p_variants", 101),
    ("sicilia_3p_variants", 180),
}
"""Tokens that people clicked onto another slot than the one the site then gave them, which is the one we name."""

REASONS = {"sicilia_3p_variants": "stock_market"}
"""Ends of games whose recording does not tell them."""

MISSING = {"sicilia_3p_variants": 1}
"""Passes that the site had skipped although there was a choice; they are exported."""


def flattened(path: Path) -> list[dict[str, Any]]:
    """Raw recorded actions that stand, nested ones in place."""
    raw = {action["id"]: action for action in json.loads(path.read_text(encoding="utf-8"))["actions"]}
    kept: tuple[Record, ...] = standing(read_exchange_file(path).actions, str(path))
    found = []
    for record in kept:
        action = raw[record.id]
        found += [action, *action.get("auto_actions", [])]
    return [action for action in found if action["type"] not in LEFT_OUT and not action["type"].startswith("program_")]


def essence(action: dict[str, Any]) -> dict[str, Any]:
    """What an action means: order of papers in one deal, of trains in one run and direction of routes left aside."""
    found = {key: value for key, value in action.items() if key not in ASIDE}
    if "shares" in found:
        found["shares"] = sorted(found["shares"])
    if "routes" in found:
        found["routes"] = sorted((route_essence(route) for route in found["routes"]), key=lambda route: route["train"])
    return found


def route_essence(route: dict[str, Any]) -> dict[str, Any]:
    return {
        "train": route["train"],
        "revenue": route["revenue"],
        "hexes": min(route["hexes"], route["hexes"][::-1]),
        "chains": sorted(min(chain, chain[::-1]) for chain in route["connections"]),
        "nodes": sorted(route["nodes"]) if "nodes" in route else None,
    }


def without_nodes(action: dict[str, Any]) -> dict[str, Any]:
    """Old recordings name no nodes."""
    routes = [{**route, "nodes": None} for route in action.get("routes", ())]
    return {**action, "routes": routes} if routes else action


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_comes_out_as_it_went_in(shared: Path, tmp_path: Path, game: str) -> None:
    path = shared / "replays" / f"{game}.18xx.json"
    first = import_game(path)
    exported = export_game(first.session)
    assert not isinstance(exported, Refusal)
    again = tmp_path / "again.json"
    again.write_bytes(encode_exchange(exported))
    raw = json.loads(path.read_text(encoding="utf-8"))
    assert (exported["title"], exported["status"]) == (raw["title"], raw["status"])
    assert (exported["result"], exported["game_end_reason"]) == (
        raw["result"],
        raw.get("game_end_reason", REASONS.get(game)),
    )
    assert exported["settings"]["seed"] == raw["settings"]["seed"]
    recorded = flattened(path)
    made_up = [note.action for note in first.notes if note.kind == "missing_pass"]
    assert len(made_up) == MISSING.get(game, 0)
    for number in made_up:
        index = next(i for i, action in enumerate(recorded) if action.get("id") == number)
        assert exported["actions"].pop(index)["type"] == "pass"
    for action, mine in zip(recorded, exported["actions"], strict=True):
        if (game, action.get("id")) in CLICKED:
            assert action.pop("slot") != mine.pop("slot")
    theirs = [essence(action) for action in recorded]
    ours = [essence(action) for action in exported["actions"]]
    for index, (mine, expected) in enumerate(zip(ours, theirs, strict=True)):
        named = all("nodes" in route for route in recorded[index].get("routes", ()))
        assert (mine if named else without_nodes(mine)) == expected, f"action {index + 1}"
    imported = import_game(again)
    assert imported.error is None
    assert imported.notes == ()
    assert imported.session.state.digest() == first.session.state.digest()
