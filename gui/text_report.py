"""The game as a written report: the lines of the log under the headings of their rounds. Needs QtCore only."""

from __future__ import annotations

from engine.session import Session
from gui.chronicle import Chronicle, Level

_INDENT = {Level.ROUND: "", Level.TURN: "", Level.PLAIN: "  ", Level.DETAIL: "    ", Level.PASS: "  "}


def report_lines(session: Session, *, passes: bool = False) -> list[str]:
    """What stands of a game, line by line, in the language in use; an empty line comes before each heading.

    What corporations let pass in their turns is told only with `passes`; a player's pass always is.
    """
    told: list[str] = []
    for line in Chronicle().lines(session):
        if line.position > session.position or (line.level is Level.PASS and not passes):
            continue
        if told and line.level in (Level.ROUND, Level.TURN):
            told.append("")
        text = line.text.upper() if line.level is Level.ROUND else line.text
        told.append(_INDENT[line.level] + text)
    return told
