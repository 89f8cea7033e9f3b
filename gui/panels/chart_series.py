"""What the chart shows: worth and income of players, prices of corporations, round by round."""

from __future__ import annotations

import csv
import enum
import io

import msgspec
from PySide6.QtCore import QCoreApplication

from engine.session import Session
from gui.panels.timeline import RoundRecord, Timeline, prices

translate = QCoreApplication.translate
CONTEXT = "chart"


class Subject(enum.Enum):
    """What is charted."""

    WORTH = "worth"
    INCOME = "income"
    PRICE = "price"


class Series(msgspec.Struct, frozen=True):
    """A line: a value for each point, None where there is none. `color` is `#rrggbb`, empty for one of the theme's."""

    name: str
    values: tuple[int | None, ...]
    color: str = ""


class Chart(msgspec.Struct, frozen=True):
    """Lines over points; each point has a short and a long name and the position at its end."""

    labels: tuple[str, ...]
    names: tuple[str, ...]
    positions: tuple[int, ...]
    series: tuple[Series, ...]

    def csv(self) -> str:
        """The chart for a spreadsheet: a line for each point, a column for each series."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow([translate("chart", "Round"), *(series.name for series in self.series)])
        for at, name in enumerate(self.names):
            values = (series.values[at] for series in self.series)
            writer.writerow([name, *("" if value is None else value for value in values)])
        return text.getvalue()


def chart_of(session: Session, timeline: Timeline, subject: Subject, position: int) -> Chart:
    """The chart of the first `position` actions."""
    records = timeline.rounds(session, position)
    if subject is Subject.INCOME:
        records = [record for record in records if record.kind == "operating"]
    return Chart(
        tuple(_label(record) for record in records),
        tuple(_name(record) for record in records),
        tuple(record.last for record in records),
        _series(session, timeline, subject, records),
    )


def _series(session: Session, timeline: Timeline, subject: Subject, records: list[RoundRecord]) -> tuple[Series, ...]:
    seats = session.game.seats
    if subject is Subject.INCOME:
        return tuple(Series(seat.name, tuple(record.income.get(seat.id, 0) for record in records)) for seat in seats)
    if subject is Subject.WORTH:
        table = [timeline.worth(session, record.last) for record in records]
        return tuple(Series(seat.name, tuple(row[at] for row in table)) for at, seat in enumerate(seats))
    known = [prices(session, record.last) for record in records]
    return tuple(
        Series(corporation, tuple(row.get(corporation) for row in known), sheet.color)
        for corporation, sheet in session.game.corporations.items()
        if any(corporation in row for row in known)
    )


def _label(record: RoundRecord) -> str:
    if record.kind == "operating":
        return f"{record.number}.{record.round}"
    if record.kind == "stock":
        return translate("chart", "SR{number}").format(number=record.number)
    return translate("chart", "A", "opening auction, one letter")


def _name(record: RoundRecord) -> str:
    if record.kind == "operating":
        return translate("chart", "OR {number}.{round}").format(number=record.number, round=record.round)
    if record.kind == "stock":
        return translate("chart", "SR {number}").format(number=record.number)
    return translate("chart", "Auction")
