"""Where names and values stand on the hexes, remembered from one start of the program to the next.

Finding the places of a whole map takes as long as drawing it. They are kept in the user's cache folder under a digest of
everything they depend on, the code that finds them included; whatever is wrong with the file, it is made anew.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

import engine.geometry
from engine.coords import Orientation
from engine.data.definitions import Face
from engine.data.files import read_bytes
from engine.errors import DataError
from engine.geometry.placement import SideTokens, Spot, Want, place
from engine.saves import write_atomically

FILE: Final = "placings.json"
MOST: Final = 6000
"""Hexes that are remembered; a game on a large map shows about a thousand."""
_LIMIT: Final = 4_000_000
_REACH: Final = 2.0
"""No box stands farther from the centre of its hex, in circumradii."""


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content of the file; `code` is the digest of what found the places."""

    code: str
    spots: dict[str, tuple[Spot, ...]]


class Placings:
    """Remembers places once `open` has told where; before that every place is found anew."""

    def __init__(self) -> None:
        self._file: Path | None = None
        self._spots: dict[str, tuple[Spot, ...]] = {}
        self._grown = False

    def open(self, folder: Path) -> None:
        """Go on with what a folder has, and keep it there from now on."""
        self._file = folder / FILE
        self._spots, self._grown = {}, False
        with contextlib.suppress(DataError, msgspec.DecodeError):
            kept = msgspec.json.decode(read_bytes(self._file, _LIMIT), type=_Kept)
            if kept.code == code_digest():
                self._spots = kept.spots

    def place(
        self,
        face: Face,
        orientation: Orientation,
        wants: tuple[Want, ...],
        side_tokens: SideTokens,
        *,
        thorough: bool = True,
    ) -> tuple[Spot, ...]:
        """See `engine.geometry.placement.place`."""
        if self._file is None:
            return place(face, orientation, wants, side_tokens, thorough=thorough)
        key = hashlib.sha256(msgspec.msgpack.encode((face, orientation, wants, side_tokens, thorough))).hexdigest()
        spots = self._spots.get(key)
        if spots is None or not fits(spots, wants):
            spots = place(face, orientation, wants, side_tokens, thorough=thorough)
            if len(self._spots) < MOST:
                self._spots[key] = spots
                self._grown = True
        return spots

    def save(self) -> None:
        """Write what was found; a folder that takes nothing costs time at the next start and nothing else."""
        if self._file is None or not self._grown:
            return
        with contextlib.suppress(DataError, OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._file, msgspec.json.encode(_Kept(code_digest(), self._spots)))
            self._grown = False


def fits(spots: Sequence[Spot], wants: Sequence[Want]) -> bool:
    """Whether these can be the places of these boxes."""
    return len(spots) == len(wants) and all(
        0 <= spot.size < len(want.sizes) and abs(spot.x) <= _REACH and abs(spot.y) <= _REACH
        for spot, want in zip(spots, wants, strict=True)
    )


def code_digest() -> str:
    """Digest of the code that finds places: a new version looks for better ones."""
    folder = Path(engine.geometry.__path__[0])
    digest = hashlib.sha256()
    for file in sorted(folder.glob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


PLACINGS: Final = Placings()
"""What this process remembers."""
