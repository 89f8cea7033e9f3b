"""What could not be carried over between a title and an 18xx-maker file, item by item; nothing is guessed in silence."""

from __future__ import annotations

import enum

import msgspec


class Reason(enum.Enum):
    """Why an item stayed behind or changed."""

    NO_PLACE = "no_place"
    """The format has no place for it (export)."""
    NO_COUNTERPART = "no_counterpart"
    """Our titles have nothing like it (import)."""
    AMBIGUOUS = "ambiguous"
    """The drawing can mean several things; whoever designs must decide."""
    UNREADABLE = "unreadable"
    """It is not written as the format says."""
    RENAMED = "renamed"
    """It was carried under another name, which `value` tells."""
    ASSUMED = "assumed"
    """The format does not say it; `value` was taken."""


class Loss(msgspec.Struct, frozen=True):
    """One item: where it stands (`map[0].hexes C5`), which field, and what it says."""

    reason: Reason
    place: str
    field: str
    value: str = ""


class Losses:
    """Losses as they are met."""

    def __init__(self) -> None:
        self.items: list[Loss] = []
        self._seen: set[Loss] = set()

    def add(self, reason: Reason, place: str, field: str, value: object = "") -> None:
        """Note one item, once; long values are cut."""
        text = str(value)
        loss = Loss(reason, place, field, text if len(text) <= 60 else text[:57] + "…")
        if loss not in self._seen:
            self._seen.add(loss)
            self.items.append(loss)
