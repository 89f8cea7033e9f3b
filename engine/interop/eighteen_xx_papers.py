"""Which of several equal papers the 18xx.games format means: certificates by share id, tiles by piece.

To the rules the 10 % certificates of a corporation are all the same, and so are the pieces of a tile; the format names each.
Both books are kept beside a game, in either direction, and say which piece is meant at the table of that format.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.data.definitions import Certificate
from engine.game import Game
from engine.ids import POOL, TREASURY, CorporationId, HexId, HolderId, TileId
from engine.state.game_state import GameState


class ShareBook:
    """Share ids of every corporation: where each lies in the format's game, and which of our certificates it is.

    Players keep papers in order of arrival; in an exchange for the president's certificate the earliest two go
    (found in every exchange of the recorded games).
    """

    def __init__(self, game: Game) -> None:
        self._kinds = {corporation: found.certificates for corporation, found in game.corporations.items()}
        self._places: dict[CorporationId, dict[HolderId, list[int]]] = {}
        self._theirs: dict[CorporationId, list[int]] = {}
        for corporation, kinds in self._kinds.items():
            self._places[corporation] = {TREASURY: list(range(len(kinds)))}
            self._theirs[corporation] = list(range(len(kinds)))

    def theirs(self, corporation: CorporationId, certificate: int) -> int:
        """Number in the share id of one of our certificates."""
        return self._theirs[corporation][certificate]

    def ours(self, corporation: CorporationId, share: int) -> int | None:
        """Our certificate for the number in a share id; None for a number the corporation has not got."""
        numbers = self._theirs[corporation]
        return numbers.index(share) if share in numbers else None

    def holder(self, corporation: CorporationId, share: int) -> HolderId | None:
        """Where a share lies in the format's game."""
        return next((holder for holder, held in self._places[corporation].items() if share in held), None)

    def follow(
        self,
        before: GameState,
        after: GameState,
        *,
        corporation: CorporationId | None = None,
        shares: Iterable[int] = (),
        target: HolderId = POOL,
        half: bool = False,
    ) -> None:
        """Bring the book up to `after`.

        `shares` of `corporation` were named as going to `target`; `half`: only a part of the president's one was sold.
        """
        for name, held in after.corporations.items():
            old = before.corporations[name].certificates
            if held.certificates == old:
                continue
            if all(place == TREASURY for place in held.certificates):
                self._places[name] = {TREASURY: list(range(len(old)))}
            else:
                if name == corporation:
                    self._move_named(name, shares, target)
                self._balance(name, held.certificates, to_pool_first=half and name == corporation)
            self._match(name, held.certificates)

    def _move_named(self, corporation: CorporationId, shares: Iterable[int], target: HolderId) -> None:
        """Move what an action names; the president's paper never lies in the pool."""
        for share in shares:
            kind = self._kinds[corporation][share]
            if not (kind.president and target == POOL):
                self._move(corporation, share, target)

    def _move(self, corporation: CorporationId, share: int, target: HolderId) -> None:
        places = self._places[corporation]
        for held in places.values():
            if share in held:
                held.remove(share)
        places.setdefault(target, []).append(share)

    def _balance(self, corporation: CorporationId, wanted: tuple[HolderId, ...], *, to_pool_first: bool) -> None:
        """Move the earliest papers of a kind from who has too many to who has too few.

        With `to_pool_first` they all go to the pool, from where the earliest come back (half a president's one sold).
        """
        kinds = self._kinds[corporation]
        for kind in dict.fromkeys(kinds):
            alike = [index for index, found in enumerate(kinds) if found == kind]
            due = _count(wanted[index] for index in alike)
            while True:
                present = _count(self.holder(corporation, share) for share in alike)
                giving = next((holder for holder in present if present[holder] > due.get(holder, 0)), None)
                taking = next((holder for holder in due if due[holder] > present.get(holder, 0)), None)
                if giving is None or taking is None:
                    break
                if to_pool_first and giving != POOL:
                    for share in self._of_kind(corporation, giving, kind)[: present[giving] - due.get(giving, 0)]:
                        self._move(corporation, share, POOL)
                else:
                    self._move(corporation, self._of_kind(corporation, giving, kind)[0], taking)

    def _of_kind(self, corporation: CorporationId, holder: HolderId, kind: Certificate) -> list[int]:
        kinds = self._kinds[corporation]
        return [share for share in self._places[corporation].get(holder, []) if kinds[share] == kind]

    def _match(self, corporation: CorporationId, ours: tuple[HolderId, ...]) -> None:
        """Pair our certificates anew with shares that lie in the same place, changing as few pairs as possible."""
        numbers = self._theirs[corporation]
        kinds = self._kinds[corporation]
        loose = [index for index, share in enumerate(numbers) if self.holder(corporation, share) != ours[index]]
        free = [numbers[index] for index in loose]
        for index in loose:
            fitting = [
                share
                for share in free
                if self.holder(corporation, share) == ours[index] and kinds[share] == kinds[index]
            ]
            if fitting:
                numbers[index] = fitting[0]
                free.remove(fitting[0])


class PieceBook:
    """Pieces of tiles (`57-0`): the first in the box is laid, a returned one goes to the end of the box."""

    def __init__(self, game: Game) -> None:
        self._box: dict[TileId, list[int]] = {tile.id: list(range(tile.count)) for tile in game.tiles.values()}
        self._laid: dict[HexId, tuple[TileId, int]] = {}

    def piece(self, hex_id: HexId) -> tuple[TileId, int] | None:
        """Tile and piece on a hex, None where the print shows."""
        return self._laid.get(hex_id)

    def hex_of(self, tile: str, piece: int) -> HexId | None:
        """Where a piece lies."""
        return next((hex_id for hex_id, laid in self._laid.items() if laid == (tile, piece)), None)

    def next_piece(self, tile: TileId) -> int:
        """The piece that would be laid next; 0 when the box has none."""
        return next(iter(self._box.get(tile, ())), 0)

    def follow(self, before: GameState, after: GameState, piece: int | None = None) -> None:
        """Bring the book up to `after`; `piece` is the piece named for the tile laid."""
        if before.board.tiles is after.board.tiles:
            return
        for hex_id in set(before.board.tiles) | set(after.board.tiles):
            old, new = before.board.tiles.get(hex_id), after.board.tiles.get(hex_id)
            if old == new:
                continue
            gone = self._laid.pop(hex_id, None)
            if new is not None:
                number = self.next_piece(new.tile) if piece is None else piece
                if number in self._box[new.tile]:
                    self._box[new.tile].remove(number)
                self._laid[hex_id] = (new.tile, number)
                if gone is not None:
                    self._box[gone[0]].append(gone[1])


def _count(holders: Iterable[HolderId | None]) -> dict[HolderId, int]:
    counted: dict[HolderId, int] = {}
    for holder in holders:
        if holder is not None:
            counted[holder] = counted.get(holder, 0) + 1
    return counted
