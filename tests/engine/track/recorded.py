"""Positions of the recorded games in ../shared/replays, as far as the board goes."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.catalogue import open_title
from engine.data.definitions import Color
from engine.game import Game
from engine.ids import CorporationId, HexId, PhaseId, TileId
from engine.routes.tokens import Standing
from engine.setup import new_game
from engine.state.board import Board, CitySlot, Laid, Token

REPLAYS = Path(__file__).parents[4] / "shared" / "replays"
TITLES = {"1849": "1849", "1849: Kingdom of the Two Sicilies": "1849_two_sicilies"}
SICILY = (
    "sicilia_3p",
    "sicilia_3p_variants",
    "gen_1849_4p_b",
    "gen_1849_4p_reduced_a",
    "gen_1849_4p_variants_a",
    "gen_1849_5p_b",
)
ALL = (*SICILY, "duesicilie_boot_5p", "gen_duesicilie_6p_a")

needs_replays = pytest.mark.skipif(not REPLAYS.is_dir(), reason="the recorded games in ../shared are not here")


class Position(NamedTuple):
    """The position before a recorded action."""

    line: int
    game: Game
    board: Board
    action: dict[str, Any]
    state: dict[str, Any]
    standing: Standing
    teleport: bool
    """Whether the acting corporation has closed its teleport private in this turn."""

    @property
    def corporation(self) -> CorporationId:
        return CorporationId(self.action["entity"])

    @property
    def colors(self) -> tuple[Color, ...]:
        return self.game.phases[PhaseId(self.state["phase"].rstrip("H"))].colors

    @property
    def blocked(self) -> tuple[HexId, ...]:
        owned = {name for player in self.state["players"].values() for name in player["companies"]}
        return tuple(hex_id for name in sorted(owned) for hex_id in self.game.privates[name].blocks)

    @property
    def halved(self) -> bool:
        owned = self.state["corporations"][self.corporation]["companies"]
        return any(self.game.privates[name].halves_standard_cost for name in owned)

    @property
    def teleports(self) -> tuple[HexId, ...]:
        return next(private.teleports for private in self.game.privates.values() if private.teleports)


def board_of(game: Game, state: dict[str, Any], lost: Counter[TileId], locked: tuple[HexId, ...] = ()) -> Board:
    """The board of a trace line; tokens take the slots of a city in the order of the corporations."""
    prints = {event.hex: event.face for event in game.title.hex_events if event.face is not None}
    tiles = {HexId(h): Laid(TileId(t), r) for h, (t, r) in state["tiles"].items() if t != h}
    faces = {HexId(h): prints[HexId(h)] for h, (t, _) in state["tiles"].items() if t == h and HexId(h) in prints}
    supply = Counter({tile.id: tile.count for tile in game.tiles.values()})
    supply.subtract(laid.tile for laid in tiles.values())
    supply.subtract(lost)
    slots: Counter[str] = Counter()
    tokens = []
    for name, corporation in state["corporations"].items():
        for hex_id in corporation["tokens"]:
            tokens.append(Token(CorporationId(name), CitySlot(HexId(hex_id), 0, slots[hex_id])))
            slots[hex_id] += 1
    return Board(tiles, faces, tuple(tokens), dict(supply), locked)


@cache
def game_of(name: str) -> Game:
    """The recorded game's set-up."""
    with (REPLAYS / f"{name}.trace.jsonl").open(encoding="utf-8") as lines:
        setup = json.loads(next(lines))["setup"]
    return new_game(
        open_title(TITLES[setup["title"]]),
        names=setup["players"],
        profile="aag",
        options=setup["options"],
        order=setup["corporation_order"],
        seed=setup["seed"],
    )


def positions(name: str, *kinds: str) -> Iterator[Position]:
    """The position before each recorded action of the given kinds (none: of any), nested ones left out."""
    game = game_of(name)
    started: set[str] = set()
    closed: set[str] = set()
    lost: Counter[TileId] = Counter()
    locked: tuple[HexId, ...] = ()
    teleport = ""
    state: dict[str, Any] = {}
    with (REPLAYS / f"{name}.trace.jsonl").open(encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            record = json.loads(line)
            action = record.get("action")
            if action is not None:
                now = {c for c, v in state["corporations"].items() if v["ipoed"]}
                closed = (closed | (started - now)) - now
                started = now
                if not kinds or action["type"] in kinds:
                    board = board_of(game, state, lost, locked)
                    standing = Standing(frozenset(map(CorporationId, started)), frozenset(map(CorporationId, closed)))
                    yield Position(number, game, board, action, state, standing, teleport == action["entity"])
                if action["type"] == "choose" and action["choice"].startswith("Close"):
                    teleport = action["entity"]
                elif action["type"] in ("run_routes", "dividend", "buy_train"):
                    teleport = ""
                if action["type"] == "buy_train":
                    newly_lost, newly_locked = _struck(game, state, record["state"])
                    lost, locked = lost + newly_lost, locked + newly_locked
                if record["state"]["turn"] != state["turn"]:
                    locked = ()
            state = record["state"]


def _struck(game: Game, before: dict[str, Any], after: dict[str, Any]) -> tuple[Counter[TileId], tuple[HexId, ...]]:
    """Tiles lost for good and hexes locked by events between two lines (R-3.10.1)."""
    lost: Counter[TileId] = Counter()
    locked = []
    for event in game.title.hex_events:
        was, now = before["tiles"].get(event.hex), after["tiles"].get(event.hex)
        if was != now:
            locked += [event.hex] if event.locked else []
            lost += Counter([TileId(was[0])] if was is not None and event.tile_lost else [])
    return lost, tuple(locked)
