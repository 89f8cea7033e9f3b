"""All legal lays of a state at hand: by tile and by hex, what each costs, and why all others are none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from engine.actions import LayTile
from engine.data.definitions import Color
from engine.errors import Refusal
from engine.events import TileLaid
from engine.ids import EntityId, HexId, TileId
from engine.messages import Key
from engine.rounds.base import act
from engine.routes.upgrades import upgrades
from engine.state.faces import face_at
from engine.steps.track import priced_lay
from gui.controller import GameController

_RANK: Final = {key: rank for rank, key in enumerate(Key)} | {Key.LAY_GAUGE: len(Key), Key.CASH_SHORT: len(Key) + 1}
"""The keys of refused lays stand in the order in which the rules look, so a later one tells of a lay that came further. A
wrong gauge says more than the rotations that touch no line at all, and the money is looked at last.
"""

_OF_THE_HEX: Final = (
    Key.LAY_HEX_UNKNOWN,
    Key.LAY_HEX_COMPLETE,
    Key.LAY_BLOCKED,
    Key.LAY_LOCKED,
    Key.LAY_OUT_OF_REACH,
    Key.LAY_NOT_A_TELEPORT,
)
"""Refusals that no other tile or rotation would change."""


class Misfit(msgspec.Struct, frozen=True):
    """The lay that came furthest among those that are refused, and the reason against it."""

    action: LayTile
    refusal: Refusal


class LayBook:
    """What may be laid in the controller's present state. Make a new one for every state."""

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self._game = controller.game
        self._state = controller.state
        self.actor = EntityId("")
        self._by_tile: dict[TileId, dict[HexId, list[LayTile]]] = {}
        self._by_hex: dict[HexId, dict[TileId, list[LayTile]]] = {}
        self._costs: dict[LayTile, int] = {}
        self._nothing: dict[HexId, Misfit | None] = {}
        for offer in controller.offers():
            action = offer.action
            if isinstance(action, LayTile):
                self.actor = action.actor
                self._by_tile.setdefault(action.tile, {}).setdefault(action.hex, []).append(action)
                self._by_hex.setdefault(action.hex, {}).setdefault(action.tile, []).append(action)
        if not self.actor:
            self.actor = controller.actor() or EntityId("")

    def tiles(self) -> tuple[TileId, ...]:
        """Tiles that fit somewhere, in roster order."""
        return tuple(tile for tile in self._game.tiles if tile in self._by_tile)

    def hexes(self) -> tuple[HexId, ...]:
        """Hexes where something may be laid."""
        return tuple(self._by_hex)

    def on(self, hex_id: HexId) -> tuple[TileId, ...]:
        """Tiles that may be laid on a hex, in roster order."""
        found = self._by_hex.get(hex_id, {})
        return tuple(tile for tile in self._game.tiles if tile in found)

    def lays(self, tile: TileId, hex_id: HexId) -> tuple[LayTile, ...]:
        """Legal rotations of a tile on a hex, each look once."""
        return tuple(self._by_tile.get(tile, {}).get(hex_id, ()))

    def places(self, tile: TileId) -> dict[HexId, int]:
        """Where a tile may be laid, with the least it costs there in whole units."""
        return {hex_id: min(map(self.cost, lays)) for hex_id, lays in self._by_tile.get(tile, {}).items()}

    def cost(self, action: LayTile) -> int:
        """What a legal lay costs its corporation."""
        if action not in self._costs:
            self._costs[action] = self._priced(action)
        return self._costs[action]

    def _priced(self, action: LayTile) -> int:
        if self._controller.step() == "track":
            option = priced_lay(self._game, self._state, action)
            return 0 if isinstance(option, Refusal) else option.cost
        # Other titles' steps tell the price by what they do.
        session = self._controller.session
        assert session is not None
        outcome = act(session.rules, self._game, self._state, action)
        events = () if isinstance(outcome, Refusal) else outcome.events
        return next((event.cost for event in events if isinstance(event, TileLaid)), 0)

    def left(self, tile: TileId) -> int:
        """Pieces of a tile that are left."""
        return self._state.board.supply.get(tile, 0)

    def why_not(self, action: LayTile) -> Refusal | None:
        """Why a lay is not legal, or None."""
        return self._controller.check(action)

    def misfit(self, tile: TileId, hex_id: HexId) -> Misfit | None:
        """The best reason why a tile does not go on a hex in any rotation; None when it does."""
        return self._most_telling(LayTile(self.actor, hex_id, tile, rotation) for rotation in range(6))

    def nothing(self, hex_id: HexId) -> Misfit | None:
        """The best reason why nothing at all may be laid on a hex; None when something may."""
        if hex_id in self._by_hex:
            return None
        if hex_id not in self._nothing:
            self._nothing[hex_id] = self._most_telling(self._attempts(hex_id))
        return self._nothing[hex_id]

    def _most_telling(self, attempts: Iterable[LayTile]) -> Misfit | None:
        """The refusal that says most about a hex, of lays tried one after the other; None where one is legal."""
        best: Misfit | None = None
        for action in attempts:
            refusal = self.why_not(action)
            if refusal is None:
                return None
            if best is None or _RANK[refusal.key] > _RANK[best.refusal.key]:
                best = Misfit(action, refusal)
            if refusal.key in _OF_THE_HEX:
                break
        return best

    def _attempts(self, hex_id: HexId) -> Iterator[LayTile]:
        """Lays that say most about a hex: those that would keep its track, else each tile of the phase as it is printed."""
        kept = upgrades(self._game, face_at(self._game, self._state.board, hex_id))
        for upgrade in kept:
            yield LayTile(self.actor, hex_id, upgrade.tile, upgrade.rotation)
        if not kept:
            for tile in self.candidates():
                yield LayTile(self.actor, hex_id, tile, 0)

    def candidates(self) -> tuple[TileId, ...]:
        """Tiles of the phase's colours that are in supply, in roster order; all tiles when there are none."""
        colors: tuple[Color, ...] = tuple(self._game.phases[self._state.phase].colors)
        found = tuple(
            tile.id for tile in self._game.tiles.values() if tile.face.color in colors and self.left(tile.id) > 0
        )
        return found or tuple(self._game.tiles)
