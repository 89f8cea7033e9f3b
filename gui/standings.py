"""Who is ahead, or has won."""

from __future__ import annotations

import msgspec

from engine.game import Game
from engine.ids import EntityId, PlayerId
from engine.rounds.base import Rules
from engine.state.game_state import GameState
from gui.texts import entity_name


def ranking(rules: Rules, game: Game, state: GameState) -> list[tuple[int, str, int]]:
    """`(rank, name, worth)`, richest first; equal worth shares a rank."""
    return [(rank, entity_name(EntityId(player), game), worth) for rank, player, worth in ranked(rules, game, state)]


def ranked(rules: Rules, game: Game, state: GameState) -> list[tuple[int, PlayerId, int]]:
    """The same by the ids of the players."""
    worths = [(rules.worth(game, state, player), player) for player in game.players]
    ordered = sorted(worths, key=lambda pair: -pair[0])
    return [(1 + sum(other > worth for other, _ in ordered), player, worth) for worth, player in ordered]


class Worth(msgspec.Struct, frozen=True):
    """What the worth of a player is made of; `loans` is what they take away, not negative."""

    cash: int
    shares: int
    privates: int
    loans: int


def privates_count(game: Game) -> bool:
    """Whether privates count at the end (RUL-41); political cards do not (A-END-1)."""
    return game.title.railways is None and game.switch("score_privates") == "a"


def worth_of(rules: Rules, game: Game, state: GameState, player: PlayerId) -> Worth:
    """The worth of a player by its parts; certificates are what the other parts leave."""
    purse = state.players[player]
    owned = [ident for ident, held in state.privates.items() if held.owner == EntityId(player)]
    privates = sum(game.privates[ident].price for ident in owned) if privates_count(game) else 0
    loans = purse.loans * int(game.switch("loan_deduction")) if purse.loans else 0
    shares = rules.worth(game, state, player) - purse.cash - privates + loans
    return Worth(purse.cash, shares, privates, loans)
