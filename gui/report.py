"""The whole game as a plain text to print or keep, in the language of the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.saves import write_atomically
from engine.session import Session
from engine.state.turn import FinishedTurn
from gui.standings import ranking
from gui.text_report import report_lines
from gui.texts import money
from gui.words import word

translate = QCoreApplication.translate
LINE = "-" * 72


def write_report(path: Path, session: Session) -> None:
    """Write the report of the standing actions. Raises `DataError`."""
    write_atomically(path, report_text(session).encode("utf-8"))


def report_text(session: Session) -> str:
    """The report: set-up, every round with what happened, result."""
    name, *head = head_lines(session)
    return "\n".join([name, "=" * 72, *head, "", *report_lines(session), *_result(session), ""])


def head_lines(session: Session) -> Iterator[str]:
    """What was played by whom: the title, then the set-up line by line."""
    game = session.game
    yield f"{game.title.name} · {game.title.subtitle}".strip(" ·")
    yield translate("report", "Players: {names}").format(names=", ".join(seat.name for seat in game.seats))
    yield translate("report", "Rules: {profile}").format(profile=word("profile", game.profile.id))
    if game.options:
        variants = ", ".join(word("option", option) for option in sorted(game.options))
        yield translate("report", "Variants: {variants}").format(variants=variants)
    if game.title.railways is None:  # Of railways any may be launched (A-AZ-0).
        yield translate("report", "Sequence of the corporations: {order}").format(order=", ".join(game.order))


def _result(session: Session) -> Iterator[str]:
    turn = session.state.turn
    yield ""
    yield LINE
    if isinstance(turn, FinishedTurn):
        yield translate("report", "The end: {reason}").format(reason=word("end", turn.reason))
    else:
        yield translate("report", "So far")
    for rank, name, worth in ranking(session.rules, session.game, session.state):
        yield f"{rank}. {name}: {money(worth, session.game)}"
