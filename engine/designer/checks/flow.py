"""Largest assignment of pieces to places, on whole numbers.

Hexes that can take the same tiles are one *class* with a size, tiles are pieces with a count; the largest number of hexes
that can have a tile at once is a maximum flow class → tile. Augmenting along shortest paths ends after few rounds on such a
small graph, and what the last search reaches shows by Hall's theorem which hexes want more than there is. A general solver
would bring a heavy dependency and floats for a graph of a hundred nodes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence

import msgspec

Class = int
"""Number of a class of places."""
Piece = str


class Shortage(msgspec.Struct, frozen=True):
    """Classes that together ask for more places than there are pieces they can use."""

    classes: tuple[Class, ...]
    pieces: tuple[Piece, ...]
    asked: int
    there: int


class Assignment(msgspec.Struct, frozen=True):
    """`served` of the `asked` places can be given a piece at once; `shortages` tell where the others are missing."""

    asked: int
    served: int
    shortages: tuple[Shortage, ...]


class _Flow:
    """The state of one computation: how many places of a class have which piece, who still waits, what is left."""

    def __init__(self, sizes: Sequence[int], fits: Sequence[Sequence[Piece]], counts: Mapping[Piece, int]) -> None:
        self.fits = fits
        self.waiting = list(sizes)
        self.left = dict(counts)
        self.given: dict[tuple[Class, Piece], int] = {}
        self.takers: dict[Piece, list[Class]] = {}
        for number, pieces in enumerate(fits):
            for piece in pieces:
                self.given[number, piece] = 0
                self.takers.setdefault(piece, []).append(number)

    def search(self) -> tuple[dict[Class, Piece | None], dict[Piece, Class], Piece | None]:
        """The shortest way from a class that waits to a piece that is left, over pieces others could give back.

        Where each class (None: it waits itself) and each piece was reached from, and the piece at the end of the way.
        """
        classes: dict[Class, Piece | None] = {number: None for number, missing in enumerate(self.waiting) if missing}
        pieces: dict[Piece, Class] = {}
        queue = deque(classes)
        while queue:
            number = queue.popleft()
            for piece in self.fits[number]:
                if piece in pieces:
                    continue
                pieces[piece] = number
                if self.left.get(piece, 0) > 0:
                    return classes, pieces, piece
                for other in self.takers[piece]:
                    if self.given[other, piece] and other not in classes:
                        classes[other] = piece
                        queue.append(other)
        return classes, pieces, None

    def augment(self, classes: Mapping[Class, Piece | None], pieces: Mapping[Piece, Class], end: Piece) -> None:
        """Move as many pieces along the way as its narrowest place allows."""
        taken: list[tuple[Class, Piece]] = []
        returned: list[tuple[Class, Piece]] = []
        piece = end
        while True:
            number = pieces[piece]
            taken.append((number, piece))
            before = classes[number]
            if before is None:
                break
            returned.append((number, before))
            piece = before
        amount = min([self.left[end], self.waiting[number], *(self.given[pair] for pair in returned)])
        for pair in taken:
            self.given[pair] += amount
        for pair in returned:
            self.given[pair] -= amount
        self.waiting[number] -= amount
        self.left[end] -= amount


def assign(sizes: Sequence[int], fits: Sequence[Sequence[Piece]], counts: Mapping[Piece, int]) -> Assignment:
    """The largest assignment: `sizes[k]` places of class `k` can take the pieces `fits[k]`."""
    flow = _Flow(sizes, fits, counts)
    while True:
        classes, pieces, end = flow.search()
        if end is None:
            break
        flow.augment(classes, pieces, end)
    asked = sum(sizes)
    shortages = tuple(_shortages(sorted(classes), sizes, fits, counts))
    return Assignment(asked, asked - sum(flow.waiting), shortages)


def _shortages(
    short: Sequence[Class], sizes: Sequence[int], fits: Sequence[Sequence[Piece]], counts: Mapping[Piece, int]
) -> Iterator[Shortage]:
    """The classes reached by the last search, group by group that shares pieces (Hall's theorem)."""
    groups: list[tuple[set[Class], dict[Piece, None]]] = []
    for number in short:
        members, pieces = {number}, dict.fromkeys(fits[number])
        for group in [group for group in groups if group[1].keys() & pieces.keys()]:
            groups.remove(group)
            members |= group[0]
            pieces = group[1] | pieces
        groups.append((members, pieces))
    for members, pieces in groups:
        asked = sum(sizes[number] for number in members)
        yield Shortage(tuple(sorted(members)), tuple(pieces), asked, sum(counts.get(piece, 0) for piece in pieces))
