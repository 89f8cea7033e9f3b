"""The words of the table view, painted as large as they fit: whose turn it is, who operates in which order, what came last."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.ids import CorporationId, EntityId
from engine.market import operating_order, price
from engine.state.turn import FinishedTurn
from gui.board.pictures import crest_picture
from gui.chronicle import Level, entry_lines
from gui.controller import GameController
from gui.fonts import sans
from gui.moments import phase_text, round_text
from gui.standings import ranked
from gui.texts import entity_name, money
from gui.theme import Theme
from gui.words import word

translate = QCoreApplication.translate
_SMALLEST: Final = 10.0
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def fitted(text: str, width: float, height: float, *, bold: bool = True) -> QFont:
    """The largest font in which a line fits."""
    font = sans(max(_SMALLEST, height), bold=bold)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    return font if wide <= width else sans(max(_SMALLEST, height * width / wide), bold=bold)


class _Lines(QWidget):
    """A part of the table view that paints words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme | None = None

    def show_game(self, controller: GameController, theme: Theme) -> None:
        """Show the moment that the controller shows."""
        self.theme = theme
        self.read(controller)
        self.update()

    def read(self, controller: GameController) -> None:
        """Take the words from the game."""
        raise NotImplementedError

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Paint them."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words on the colour of the window."""
        del event
        if self.theme is None:
            return
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor(self.theme.window))
            painter.setPen(QColor(self.theme.text))
            self.draw(painter, self.theme)
        finally:
            painter.end()


class Headline(_Lines):
    """Whose turn it is, in the largest letters; below it the round, the phase and the step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.who = ""
        self.moment = ""
        self.clock = ""
        self._alarm = False
        self._railway: CorporationId | None = None
        self._controller: GameController | None = None

    def read(self, controller: GameController) -> None:
        """See `_Lines`."""
        self._controller = controller
        self._railway = None
        if controller.session is None:
            self.who, self.moment = translate("table_view", "No game"), ""
        elif isinstance(controller.state.turn, FinishedTurn):
            self._read_end(controller)
        else:
            self._read_turn(controller)
        self.setAccessibleName(f"{self.who}. {self.moment}")

    def _read_turn(self, controller: GameController) -> None:
        game, state = controller.game, controller.state
        actor, player = controller.actor(), controller.player()
        name = "" if player is None else entity_name(EntityId(player), game)
        if actor is not None and CorporationId(actor) in game.title.corporation:
            self._railway = CorporationId(actor)
            self.who = f"{actor} · {name}" if name else str(actor)
        else:
            self.who = name or str(actor or "")
        parts = [round_text(state), phase_text(state.phase), word("step", controller.step())]
        if controller.looking:
            words = translate("table_view", "looking at move {position} of {length}")
            assert controller.session is not None
            parts[2] = words.format(position=controller.position, length=controller.session.position)
        self.moment = " · ".join(part for part in parts if part)

    def _read_end(self, controller: GameController) -> None:
        game = controller.game
        assert controller.session is not None
        table = ranked(controller.session.rules, game, controller.state)
        first = [entity_name(EntityId(player), game) for rank, player, _ in table if rank == 1]
        self.who = translate("table_view", "{names} · {worth}").format(
            names=", ".join(first), worth=money(table[0][2], game)
        )
        turn = controller.state.turn
        assert isinstance(turn, FinishedTurn)
        self.moment = translate("table_view", "The end: {reason}").format(reason=word("end", turn.reason))

    def show_clock(self, text: str, *, alarm: bool) -> None:
        """The time left, empty for none; an alarm stands out by its frame as well."""
        if (text, alarm) != (self.clock, self._alarm):
            self.clock, self._alarm = text, alarm
            self.update()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """See `_Lines`."""
        high, margin = float(self.height()), self.height() * 0.1
        left, room = margin, self.width() - 2 * margin
        if self.clock:
            room -= self._draw_clock(painter, theme, margin)
        if self._railway is not None and self._controller is not None:
            side = round(high - 2 * margin)
            picture = crest_picture(self._controller.game.title, self._railway, theme, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, margin), picture)
            left, room = left + side + margin, room - side - margin
        painter.setFont(fitted(self.who, room, high * 0.5))
        painter.drawText(QRectF(left, margin * 0.4, room, high * 0.6), _LEFT, self.who)
        painter.setFont(fitted(self.moment, room, high * 0.24, bold=False))
        painter.drawText(QRectF(left, high * 0.62, room, high * 0.3), _LEFT, self.moment)

    def _draw_clock(self, painter: QPainter, theme: Theme, margin: float) -> float:
        """At the right; the width it takes."""
        font = sans(self.height() * 0.5)
        wide = QFontMetricsF(font).horizontalAdvance(self.clock) + 2 * margin
        box = QRectF(self.width() - wide - margin, margin, wide, self.height() - 2 * margin)
        painter.setFont(font)
        if self._alarm:
            painter.fillRect(box, QColor(theme.text))
            painter.setPen(QColor(theme.base))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.clock)
        painter.setPen(QColor(theme.text))
        return wide + margin


class OrderBoard(_Lines):
    """The corporations in operating order, with price and president."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[tuple[CorporationId, str, str]] = []
        self._controller: GameController | None = None

    def read(self, controller: GameController) -> None:
        """See `_Lines`."""
        self._controller = controller
        self.rows = []
        if controller.session is None:
            return
        game, state = controller.game, controller.state
        for corporation in operating_order(game, state):
            president = state.corporations[corporation].president
            name = "" if president is None else entity_name(EntityId(president), game)
            self.rows.append((corporation, money(price(game, state, corporation), game), name))
        self.setAccessibleName("; ".join(" ".join(map(str, row)) for row in self.rows))

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """See `_Lines`. Two columns where one would make small letters."""
        if not self.rows or self._controller is None:
            return
        columns = 1 if len(self.rows) <= 6 else 2
        lines = -(-len(self.rows) // columns)
        high, wide = self.height() / max(lines, 5), self.width() / columns
        side = round(high * 0.84)
        for at, (corporation, amount, name) in enumerate(self.rows):
            x, y = (at // lines) * wide + high * 0.15, (at % lines) * high
            title, ratio = self._controller.game.title, self.devicePixelRatioF()
            painter.drawPixmap(QPointF(x, y + high * 0.08), crest_picture(title, corporation, theme, side, ratio))
            room = wide - high * 1.3
            painter.setFont(fitted(amount, room * 0.45, high * 0.6))
            painter.drawText(QRectF(x + high, y, room * 0.45, high), _RIGHT, amount)
            painter.setFont(fitted(name, room * 0.5, high * 0.5, bold=False))
            painter.drawText(QRectF(x + high + room * 0.49, y, room * 0.51, high), _LEFT, name)


class LastLine(_Lines):
    """What the last move was."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ""

    def read(self, controller: GameController) -> None:
        """See `_Lines`."""
        self.words = ""
        session = controller.session
        if session is not None and controller.position:
            lines = entry_lines(session.entries[controller.position - 1], controller.position, controller.game)
            told = [line.text for line in lines if line.level in (Level.PLAIN, Level.PASS)] or [
                line.text for line in lines
            ]
            self.words = told[0] if told else ""
        self.setAccessibleName(self.words)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """See `_Lines`."""
        del theme
        margin = self.height() * 0.25
        room = self.width() - 2 * margin
        painter.setFont(fitted(self.words, room, self.height() * 0.58, bold=False))
        painter.drawText(QRectF(margin, 0, room, self.height()), _LEFT, self.words)
