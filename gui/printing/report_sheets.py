"""The report of a game on paper: set-up, result, the worth of the players as a chart, and everything that happened."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from html import escape
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, QUrl
from PySide6.QtGui import QAbstractTextDocumentLayout, QImage, QPainter, QTextDocument

from engine.session import Session
from engine.state.turn import FinishedTurn
from gui.board.shapes import UNIT
from gui.chronicle import Chronicle, Level
from gui.fonts import sans
from gui.panels.chart_canvas import ChartCanvas
from gui.panels.chart_series import Subject, chart_of
from gui.panels.timeline import Timeline
from gui.printing.pages import Page, write
from gui.printing.paper import PrintSettings
from gui.report import head_lines
from gui.standings import privates_count, ranked, worth_of
from gui.texts import entity_name, money
from gui.theme import load_theme
from gui.title_words import private_word
from gui.words import word

translate = QCoreApplication.translate
_DOTS: Final = 4.0
"""Units of the text in a millimetre of paper."""
_TEXT: Final = 3.3
_LINE: Final = 14
_FOOT: Final = 7.0
"""Millimetres below the text for the number of the page."""
_CHART: Final = QSizeF(1.0, 0.42)
"""Size of the chart in widths of the text."""
_SHARP: Final = 3.0


def report_pages(session: Session, settings: PrintSettings) -> Iterator[Page]:
    """The report of the standing actions in the language in use."""
    width, height = settings.inner_width * _DOTS, (settings.inner_height - _FOOT) * _DOTS
    document = QTextDocument()
    document.setUseDesignMetrics(True)
    document.setDocumentMargin(0)
    document.setDefaultFont(sans(_TEXT * _DOTS, bold=False))
    document.addResource(QTextDocument.ResourceType.ImageResource, QUrl("chart"), _chart(session, width))
    document.setPageSize(QSizeF(width, height))
    document.setHtml("".join(_html(session, round(width))))
    count = document.pageCount()
    for number in range(count):
        foot = translate("report", "{title} · page {number} of {count}").format(
            title=session.game.title.name, number=number + 1, count=count
        )
        drawing = write(foot, settings.width / 2, settings.height - settings.margin - _FOOT / 4, 2.4)
        below = partial(_paint, document, number, settings)
        yield Page(settings.width, settings.height, drawing, below)


def _paint(document: QTextDocument, number: int, settings: PrintSettings, painter: QPainter) -> None:
    """A page of the document between the margins."""
    size = document.pageSize()
    painter.translate(settings.margin * UNIT, settings.margin * UNIT)
    painter.scale(UNIT / _DOTS, UNIT / _DOTS)
    painter.translate(0, -number * size.height())
    shown = QRectF(0, number * size.height(), size.width(), size.height())
    painter.setClipRect(shown)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = shown
    context.palette = load_theme("light").palette()
    document.documentLayout().draw(painter, context)


def _chart(session: Session, width: float) -> QImage:
    """The worth of the players on white, whatever the colours of the window are."""
    theme = replace(load_theme("light"), base="#ffffff", window="#ffffff")
    canvas = ChartCanvas()
    canvas.setPalette(theme.palette())
    canvas.setFont(sans(_LINE, bold=False))
    canvas.resize(round(width * _CHART.width()), round(width * _CHART.height()))
    canvas.show_chart(chart_of(session, Timeline(), Subject.WORTH, session.position), theme, None)
    return canvas.picture(_SHARP)


def _html(session: Session, width: int) -> Iterator[str]:
    head = list(head_lines(session))
    yield f"<h1>{escape(head[0])}</h1>"
    yield "".join(f"<div>{escape(line)}</div>" for line in head[1:])
    yield f"<h2>{escape(_result(session))}</h2>"
    yield "".join(_table(session))
    chart = translate("report", "Worth of the players")
    yield f"<h2>{escape(chart)}</h2>"
    yield f'<p><img src="chart" width="{width}" height="{round(width * _CHART.height())}"></p>'
    for line in Chronicle().lines(session):
        if line.position > session.position or line.level is Level.PASS:
            continue
        text = escape(line.text)
        if line.level is Level.ROUND:
            yield f"<h2>{text}</h2>"
        elif line.level is Level.TURN:
            yield f'<h4 style="margin-bottom:0">{text}</h4>'
        else:
            indent = 4 if line.level is Level.DETAIL else 2
            yield f'<div style="margin-left:{indent * 6}px">{text}</div>'


def _result(session: Session) -> str:
    turn = session.state.turn
    if isinstance(turn, FinishedTurn):
        return translate("report", "The end: {reason}").format(reason=word("end", turn.reason))
    return translate("report", "So far")


def _table(session: Session) -> Iterator[str]:
    """Ranking with what the worth is made of."""
    game = session.game
    with_privates = privates_count(game)
    heads = (
        translate("report", "Rank"),
        translate("report", "Player"),
        translate("report", "Worth"),
        translate("report", "Cash"),
        translate("report", "Shares"),
        *((private_word("heading", game.title),) if with_privates else ()),
        translate("report", "Loans"),
    )
    yield '<table cellspacing="0" cellpadding="4" border="0.5" style="border-collapse:collapse"><tr>'
    yield "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>"
    for rank, player, worth in ranked(session.rules, game, session.state):
        parts = worth_of(session.rules, game, session.state, player)
        privates = (parts.privates,) if with_privates else ()
        amounts = (worth, parts.cash, parts.shares, *privates, -parts.loans)
        cells = "".join(f'<td align="right">{escape(money(amount, game))}</td>' for amount in amounts)
        yield f'<tr><td align="right">{rank}</td><td>{escape(entity_name(player, game))}</td>{cells}</tr>'
    yield "</table>"
