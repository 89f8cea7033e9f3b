"""Sentences of refusals about construction and runs over junctions; joined in `gui.sentences`."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.messages import Key

JUNCTIONS: Final[dict[Key, object]] = {
    Key.NO_STEP_LEFT: QT_TRANSLATE_NOOP(
        "engine", "{corporation} has used its {steps} construction steps of this turn."
    ),
    Key.HEX_BUILT_THIS_TURN: QT_TRANSLATE_NOOP("engine", "A tile was laid on {hex} in this turn already."),
    Key.NO_TOKEN_LEFT: QT_TRANSLATE_NOOP("engine", "{corporation} may place {steps} tokens in a turn and has done so."),
    Key.JUNCTION_UNKNOWN: QT_TRANSLATE_NOOP("engine", "There is no junction to the {side} of {hex}."),
    Key.JUNCTION_SLOT: QT_TRANSLATE_NOOP(
        "engine", "The next token on the junction {hex}–{other_hex} does not go on place {slot} of it."
    ),
    Key.JUNCTION_ALREADY_OWN: QT_TRANSLATE_NOOP(
        "engine", "{corporation} has a token on the junction {hex}–{other_hex} already."
    ),
    Key.JUNCTION_TAKEN: QT_TRANSLATE_NOOP("engine", "The junction {hex}–{other_hex} has a token of {corporation}."),
    Key.JUNCTION_FULL: QT_TRANSLATE_NOOP("engine", "The junction {hex}–{other_hex} holds at most {limit} tokens."),
    Key.JUNCTION_KEPT: QT_TRANSLATE_NOOP(
        "engine", "The junction {hex}–{other_hex} is reserved for {corporation}, which has its home there."
    ),
    Key.JUNCTION_GIVEN_UP: QT_TRANSLATE_NOOP(
        "engine", "The token on the junction {hex}–{other_hex} was removed in this turn; it cannot come back now."
    ),
    Key.JUNCTION_OUT_OF_REACH: QT_TRANSLATE_NOOP(
        "engine", "No track leads {corporation} from its home over its own junctions to the junction {hex}–{other_hex}."
    ),
    Key.BORDER_TOKEN: QT_TRANSLATE_NOOP("engine", "{corporation} has its token on the border of the maps already."),
    Key.DANGLING_TOKEN: QT_TRANSLATE_NOOP(
        "engine",
        "{corporation} has a token without track on one side already, on the junction {hex}–{other_hex}.",
    ),
    Key.NO_OWN_TOKEN: QT_TRANSLATE_NOOP("engine", "{corporation} has no token on the junction {hex}–{other_hex}."),
    Key.FUND_NEEDS_YELLOW: QT_TRANSLATE_NOOP(
        "engine",
        "There is help only for a junction with track on both sides, one of them yellow: not {hex}–{other_hex}.",
    ),
    Key.FUND_DECLINED: QT_TRANSLATE_NOOP(
        "engine", "Help with the junction {hex}–{other_hex} has been declined in this turn."
    ),
    Key.ROUTE_JUNCTION_NOT_OWN: QT_TRANSLATE_NOOP(
        "engine", "{corporation} has no token on the junction {hex}–{other_hex} that the route passes."
    ),
    Key.ROUTE_COVERAGE: QT_TRANSLATE_NOOP(
        "engine", "The route of {train} passes {length} places; the train covers {limit}."
    ),
}
"""Words by message key."""
