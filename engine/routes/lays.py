"""Legal tile lays and upgrades of a corporation (R-3.2).

* `lays(game, board, corporation, colors=…, blocked=…, halved=…) -> tuple[LayOption, …]`
* `check_lay(game, board, corporation, hex, tile=…, rotation=…, colors=…, …) -> LayOption | Refusal`
* `teleport_lays(game, board, hexes, colors=…, …)`, `check_teleport_lay(…)`: reach and R-3.2.4 waived (R-3.3.6)

`colors` are the phase's, `blocked` the hexes a private blocks now (R-3.2.10), `halved` whether the corporation pays half the
standard price. Money, and whether a lay is due at all, is the step's business. `lays` names each look once, at its lowest
rotation; `check_lay` takes any rotation.

Rules read from the profile: `track_restriction` (RUL-12) a semi-restrictive, b permissive, c restrictive;
`gauge_mismatch_lay` (RUL-13) a some part usable, b any track against a reached side.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

import msgspec

from engine.data.definitions import STOP, Color, Face, Gauge, Track
from engine.errors import Refusal
from engine.game import Game
from engine.ids import CorporationId, HexId, TileId
from engine.messages import Key
from engine.routes.network import OPEN, Network, network_of
from engine.routes.track_graph import NO_SIDES, Reach, reach
from engine.routes.upgrades import Fit, exits_of, fits, price, upgrades
from engine.state.board import Board
from engine.state.faces import face_at, turned

COMPLETE = (Color.GRAY, Color.RED, Color.BLUE)
"""Colours of hexes and tiles that are never built on (R-3.2.9)."""


class LayOption(msgspec.Struct, frozen=True):
    """A legal lay: `added` are the gauges of the added track (R-3.2.11), `cost` is due to the bank."""

    hex: HexId
    tile: TileId
    rotation: int
    added: tuple[Gauge, ...]
    cost: int


def lays(
    game: Game,
    board: Board,
    corporation: CorporationId,
    *,
    colors: Collection[Color],
    blocked: Collection[HexId] = (),
    halved: bool = False,
    within: Reach | None = None,
) -> tuple[LayOption, ...]:
    """All legal lays, hexes in map order, tiles in roster order. `within` replaces the reach from the tokens."""
    reached = reach(game, board, corporation) if within is None else within
    found: list[LayOption] = []
    for hex_id in game.hexes:
        if hex_id in reached.hexes and check_hex(game, board, hex_id, blocked) is None:
            contact = Contact(game, board, corporation, reached, hex_id)
            found.extend(_options(game, board, hex_id, colors, contact, halved=halved))
    return tuple(found)


def teleport_lays(
    game: Game,
    board: Board,
    hexes: Iterable[HexId],
    *,
    colors: Collection[Color],
    blocked: Collection[HexId] = (),
    halved: bool = False,
) -> tuple[LayOption, ...]:
    """Legal lays on the given hexes without connection (R-3.3.6)."""
    found: list[LayOption] = []
    for hex_id in hexes:
        if check_hex(game, board, hex_id, blocked) is None:
            found.extend(_options(game, board, hex_id, colors, None, halved=halved))
    return tuple(found)


def _options(
    game: Game, board: Board, hex_id: HexId, colors: Collection[Color], contact: Contact | None, *, halved: bool
) -> Iterator[LayOption]:
    closed: dict[int, bool] = {}
    for upgrade in upgrades(game, face_at(game, board, hex_id)):
        if upgrade.face.color not in colors or board.supply.get(upgrade.tile, 0) <= 0:
            continue
        for side in upgrade.fit.exits:
            if side not in closed:
                closed[side] = check_exit(game, board, hex_id, side) is not None
        if any(closed[side] for side in upgrade.fit.exits):
            continue
        if contact is None or contact.check(upgrade.face, upgrade.fit) is None:
            added = upgrade.fit.added
            cost = price(game, hex_id, added, halved=halved)
            yield LayOption(hex_id, upgrade.tile, upgrade.rotation, added, cost)


def check_lay(
    game: Game,
    board: Board,
    corporation: CorporationId,
    hex_id: HexId,
    *,
    tile: TileId,
    rotation: int,
    colors: Collection[Color],
    blocked: Collection[HexId] = (),
    halved: bool = False,
    within: Reach | None = None,
) -> LayOption | Refusal:
    """The lay with its cost, or the first reason against it: the hex, its reach, the tile, its sides, its track."""
    refusal = check_hex(game, board, hex_id, blocked)
    if refusal is not None:
        return refusal
    reached = reach(game, board, corporation) if within is None else within
    if hex_id not in reached.hexes:
        return Refusal(Key.LAY_OUT_OF_REACH, "R-3.2.3", {"hex": hex_id})
    contact = Contact(game, board, corporation, reached, hex_id)
    return _check(game, board, (hex_id, tile, rotation), colors, contact, halved=halved)


def check_teleport_lay(
    game: Game,
    board: Board,
    hexes: Collection[HexId],
    hex_id: HexId,
    *,
    tile: TileId,
    rotation: int,
    colors: Collection[Color],
    blocked: Collection[HexId] = (),
    halved: bool = False,
) -> LayOption | Refusal:
    """As `check_lay`, on one of the given hexes without connection (R-3.3.6)."""
    refusal = check_hex(game, board, hex_id, blocked)
    if refusal is not None:
        return refusal
    if hex_id not in hexes:
        return Refusal(Key.LAY_NOT_A_TELEPORT, "R-3.3.6", {"hex": hex_id, "hexes": tuple(hexes)})
    return _check(game, board, (hex_id, tile, rotation), colors, None, halved=halved)


def check_hex(game: Game, board: Board, hex_id: HexId, blocked: Collection[HexId]) -> Refusal | None:
    """Whether anything may be built on a hex now."""
    if hex_id not in game.hexes:
        return Refusal(Key.LAY_HEX_UNKNOWN, "R-3.2.1", {"hex": hex_id})
    if face_at(game, board, hex_id).color in COMPLETE:
        return Refusal(Key.LAY_HEX_COMPLETE, "R-3.2.9", {"hex": hex_id})
    if hex_id in blocked:
        return Refusal(Key.LAY_BLOCKED, "R-3.2.10", {"hex": hex_id})
    if hex_id in board.locked:
        return Refusal(Key.LAY_LOCKED, "R-3.10.1", {"hex": hex_id})
    return None


def check_exit(game: Game, board: Board, hex_id: HexId, side: int) -> Refusal | None:
    """Whether new track may lead over a side (R-3.2.6)."""
    beyond = game.neighbours[hex_id][side]
    if beyond is None:
        closed = side in game.hexes[hex_id].impassable
        key = Key.LAY_IMPASSABLE if closed else Key.LAY_OFF_MAP
        return Refusal(key, "R-3.2.6", {"hex": hex_id, "side": side})
    other, entry = beyond
    if not game.hexes[other].buildable and entry not in exits_of(face_at(game, board, other)):
        return Refusal(Key.LAY_NO_TRACK_BEYOND, "R-3.2.6", {"hex": hex_id, "side": side, "beyond": other})
    return None


def _check(
    game: Game,
    board: Board,
    lay: tuple[HexId, TileId, int],
    colors: Collection[Color],
    contact: Contact | None,
    *,
    halved: bool,
) -> LayOption | Refusal:
    hex_id, tile_id, rotation = lay
    tile = game.tiles.get(tile_id)
    if tile is None:
        return Refusal(Key.LAY_TILE_UNKNOWN, "R-3.2.7", {"tile": tile_id})
    if not 0 <= rotation < 6:
        return Refusal(Key.LAY_ROTATION, "", {"rotation": rotation})
    if tile.face.color not in colors:
        return Refusal(Key.LAY_COLOR, "R-3.2.2", {"tile": tile_id, "color": tile.face.color.value})
    if board.supply.get(tile_id, 0) <= 0:
        return Refusal(Key.LAY_SUPPLY, "R-3.2.7", {"tile": tile_id})
    new = turned(tile.face, rotation)
    fit = fits(face_at(game, board, hex_id), new)
    if isinstance(fit, Refusal):
        return msgspec.structs.replace(fit, parameters={**fit.parameters, "hex": hex_id, "tile": tile_id})
    for side in fit.exits:
        refusal = check_exit(game, board, hex_id, side)
        if refusal is not None:
            return refusal
    refusal = None if contact is None else contact.check(new, fit)
    if refusal is not None:
        return refusal
    return LayOption(hex_id, tile_id, rotation, fit.added, price(game, hex_id, fit.added, halved=halved))


class Contact:
    """How a corporation's lines touch one hex, asked for many tiles (R-3.2.3, R-3.2.4)."""

    def __init__(self, game: Game, board: Board, corporation: CorporationId, reached: Reach, hex_id: HexId) -> None:
        self.game = game
        self.hex = hex_id
        self.corporation = corporation
        self.reached = reached
        self.network: Network = network_of(game, board)
        self.arrivals = reached.arrivals.get(hex_id, NO_SIDES)
        self._admitted: dict[tuple[int, int, int], bool] = {}

    def check(self, new: Face, fit: Fit) -> Refusal | None:
        """Why a face that preserves the hex's present one may not be laid for lack of contact, or None."""
        if any(self._usable(new, fit, track) for track in fit.fresh):
            return None
        restriction = self.game.switch("track_restriction")
        if restriction == "a" and any(self._stop_reached(fit, stop) for stop in fit.raised):
            return None
        if restriction == "b" and (self.hex in self.reached.tracks or any(map(self._known, range(len(fit.stops))))):
            return None
        return self._refusal(new, fit)

    def _refusal(self, new: Face, fit: Fit) -> Refusal | None:
        touching = [
            (side, track) for track in fit.fresh for side in (track.a, track.b) if side < STOP and self.arrivals[side]
        ]
        if touching and self.game.switch("gauge_mismatch_lay") == "b":
            return None
        if touching and not any(track.gauge.bits & self.arrivals[side] for side, track in touching):
            return Refusal(Key.LAY_GAUGE, "R-3.2.3", {"hex": self.hex, "side": touching[0][0]})
        if len(fit.fresh) < len(new.track):
            return Refusal(Key.LAY_NEW_TRACK_UNREACHED, "R-3.2.4", {"hex": self.hex})
        return Refusal(Key.LAY_NO_CONTACT, "R-3.2.3", {"hex": self.hex})

    def _known(self, old_index: int) -> bool:
        return (self.hex, old_index) in self.reached.stops

    def _stop_reached(self, fit: Fit, new_index: int) -> bool:
        return self._known(fit.stops.index(new_index))

    def _usable(self, new: Face, fit: Fit, track: Track) -> bool:
        """Whether a line would run a new track: from a stop it may leave, or over a side it arrives by."""
        a, b = (end if end < STOP else STOP + fit.stops.index(end - STOP) for end in (track.a, track.b))
        for end in (track.a, track.b):
            if end >= STOP and self._leaves(new, fit, end - STOP):
                return True
        asked = (a, b, track.gauge.bits)
        found = self._admitted.get(asked)
        if found is None:
            found = self._admitted[asked] = self.reached.admits(self.hex, *asked)
        return found

    def _leaves(self, new: Face, fit: Fit, new_index: int) -> bool:
        """Whether a line that reaches a stop goes on from it once the new face, with its slots, lies there."""
        if not self._stop_reached(fit, new_index):
            return False
        grid = self.network.grid
        stop = grid.stop(self.hex, fit.stops.index(new_index))
        if self.network.slots[stop] == OPEN:
            return True
        owners = self.network.tokens.get(stop, ())
        return len(owners) < new.stops[new_index].slots or self.corporation in owners
