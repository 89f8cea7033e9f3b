"""A chess clock as values: the time everybody has left, and how it stood after each of the last moves. No Qt, no clock."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from engine.ids import PlayerId

MARKS: Final = 120
"""Moves for which it is remembered how the clock stood, so that undoing them gives the time back."""
_FORMAT: Final = 1
_Tenths = Annotated[int, msgspec.Meta(ge=-10_000_000, le=10_000_000)]


class Terms(msgspec.Struct, frozen=True):
    """What was agreed: minutes for each player, and seconds added when a turn begins."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)]
    seconds: Annotated[int, msgspec.Meta(ge=0, le=600)]


class ClockState(msgspec.Struct, forbid_unknown_fields=True):
    """Tenths of seconds left for each player; below nothing when the time has run out.

    `player` is the one whose turn it was last; `marks` holds what was left after so many moves.
    """

    terms: Terms
    left: dict[PlayerId, _Tenths]
    player: PlayerId | None = None
    marks: dict[int, tuple[PlayerId | None, dict[PlayerId, _Tenths]]] = {}
    format: int = _FORMAT

    def begin_turn(self, player: PlayerId | None) -> None:
        """The decision passes to a player: whoever gets it from another has the seconds added."""
        if player is not None and player != self.player:
            if self.player is not None and player in self.left:
                self.left[player] += self.terms.seconds * 10
            self.player = player

    def spend(self, tenths: int) -> None:
        """Time went by for the player whose turn it is."""
        if self.player in self.left:
            self.left[self.player] -= tenths

    def mark(self, position: int) -> None:
        """Remember how the clock stands after a move; what was undone before it is forgotten."""
        for known in [known for known in self.marks if known > position or known <= position - MARKS]:
            del self.marks[known]
        self.marks[position] = (self.player, dict(self.left))

    def go_back(self, position: int) -> None:
        """Let the clock stand as it did after a move, or at the nearest moment that is remembered."""
        if not self.marks:
            return
        nearest = min(self.marks, key=lambda known: (abs(known - position), known))
        player, left = self.marks[nearest]
        self.player, self.left = player, dict(left)


def new_clock(terms: Terms, players: tuple[PlayerId, ...]) -> ClockState:
    """A clock at the beginning of a game."""
    return ClockState(terms, dict.fromkeys(players, terms.minutes * 600))


def encode(clock: ClockState) -> str:
    """The clock as kept beside a game."""
    return msgspec.json.encode(clock).decode()


def decode(text: str, players: tuple[PlayerId, ...]) -> ClockState | None:
    """A clock that was kept; None where there was none, or none for these players."""
    if not text:
        return None
    try:
        clock = msgspec.json.decode(text, type=ClockState)
    except msgspec.DecodeError:
        return None
    return clock if clock.format == _FORMAT and set(clock.left) == set(players) else None


def clock_text(tenths: int) -> str:
    """`12:34`, from an hour on `1:02:03`; a time that has run out is counted on: `−0:05`."""
    seconds = -(-tenths // 10) if tenths > 0 else -tenths // 10
    sign = "" if tenths > 0 else "−"
    hours, rest = divmod(seconds, 3600)
    minutes, rest = divmod(rest, 60)
    return f"{sign}{hours}:{minutes:02}:{rest:02}" if hours else f"{sign}{minutes}:{rest:02}"
