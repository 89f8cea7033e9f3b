"""What players do: one frozen value per kind, made of ids and numbers only, as it stands in saves.

`actor` is the player or corporation in whose name the action is taken; the round knows which player may do so.
"""

from __future__ import annotations

import msgspec

from engine.ids import EntityId


class Action(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of all actions. The tag in saves is the class's own (`lay_tile`)."""

    actor: EntityId


class Pass(Action, frozen=True, tag="pass"):
    """Decline what the present step offers."""
