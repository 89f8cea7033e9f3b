"""The turn panel: who must decide, how far the turn has come, what can be chosen, and what each choice will do."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.actions import Action
from engine.errors import Refusal, TrinacriaError
from engine.ids import CorporationId, PlayerId
from engine.state.turn import AuctionTurn, FinishedTurn
from gui.appearance import Scaled
from gui.board.pictures import crest_picture
from gui.bot_player import BotPlayer
from gui.controller import GameController
from gui.moments import phase_text, round_text
from gui.panels.base import Panel
from gui.panels.turn_parts import AmountBox, ChoiceButton, GreyedChoice, Section, Turn
from gui.panels.turn_passing import passing_page
from gui.panels.turn_start import StartPage
from gui.panels.turn_strip import StepStrip
from gui.passing import Passing
from gui.places import place_of
from gui.route_plan import RoutePlan
from gui.settings import Settings
from gui.texts import entity_name, error_text, long_name, money, refusal_text, rule_text
from gui.theme import load_theme
from gui.turns import decider, hands_over

CREST = 44
WIDTH, LARGEST_WIDTH = 300, 460
"""Pixels the panel has at least: with plain text, and with the largest."""
CONFIRM = "confirm_end"
"""The preference to be asked before a turn ends."""
LARGEST_NAME = 36
"""Pixels: with the largest text on a small screen a name would push the choices out of sight."""
LINES = 7
"""Lines of text that choices have at least beside a reason, before the head gives way."""


class TurnPanel(Panel):
    """Always at the right of the board. `wanted` names a command of the window (`new`, `open`, `resume`, `demo`, …).

    `rule_wanted` asks for a rule of the help; `refused_rule` is the one of the refusal being shown, or empty. `pointed` tells
    the token place that the choice under the pointer or the focus is about, None for others.
    """

    wanted = Signal(str)
    rule_wanted = Signal(str)
    pointed = Signal(object)

    def __init__(
        self,
        controller: GameController,
        settings: Settings,
        plan: RoutePlan,
        bots: BotPlayer,
        passing: Passing,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(controller, parent)
        self._settings = settings
        self._plan = plan
        self._bots = bots
        self._passing = passing
        self.running = ""
        self.refused_rule = ""
        self._sections: list[Section] = []
        self._asked: Action | None = None
        self._build()
        passing.changed.connect(self._on_change)
        controller.refused.connect(self.show_refusal)
        controller.failed.connect(self.show_error)
        controller.applied.connect(self._forget_notice)
        controller.replaced.connect(self._forget_notice)
        controller.replaced.connect(self._without_game)
        self._follow_text_size()
        self._without_game()

    def title(self) -> str:
        """Name of the part."""
        return self.tr("Turn")

    def _build(self) -> None:
        self.moment = Scaled(1.0)
        self.crest = QLabel()
        self.who = Scaled(1.9, bold=True, most=LARGEST_NAME)
        self.whose = Scaled(1.15)
        self.strip = StepStrip()
        self.notice = Scaled(1.0, bold=True)
        self.notice.setFrameShape(QFrame.Shape.Box)
        self.notice.setMargin(6)
        self.notice.hide()
        self.rule = QPushButton()
        self.rule.setFlat(True)
        self.rule.clicked.connect(lambda: self.rule_wanted.emit(self.refused_rule))
        self.rule.hide()
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.effects = Scaled(0.95, rich=True)
        self.effects.setFrameShape(QFrame.Shape.StyledPanel)
        self.effects.setMargin(6)
        self.effects.setMinimumHeight(80)
        self.effects.setAlignment(Qt.AlignmentFlag.AlignTop)
        head = QHBoxLayout()
        head.addWidget(self.crest)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.who)
        names.addWidget(self.whose)
        head.addLayout(names, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(5)
        column.addWidget(self.moment)
        column.addLayout(head)
        column.addWidget(self.strip)
        column.addWidget(self.notice)
        column.addWidget(self.rule, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.area, 1)
        self.pinned = QVBoxLayout()
        column.addLayout(self.pinned)
        column.addWidget(self.effects)

    # --- what is shown

    def refresh(self) -> None:
        """Show the present state."""
        from gui.panels.turn_ranking import RankingPage
        from gui.panels.turn_sections import sections_of

        controller = self.controller
        self._head()
        if controller.looking:
            self._fill([], self._looking_page())
        elif isinstance(controller.state.turn, FinishedTurn):
            session = controller.session
            assert session is not None
            self._fill([], RankingPage(session.rules, session.game, session.state, self.wanted.emit))
        elif self._bots.seat:
            self._fill([], self._bot_page())
        elif self._passing.seat is not None:
            self._fill([], passing_page(controller.game, self._passing, self._passing.seat))
        else:
            turn = Turn(controller, do=self._do, look=self.look, tell=self.tell)
            turn.theme = self._settings.theme
            turn.passing = self._passing
            turn.hasty = self._hasty
            self._fill(list(sections_of(turn, self._plan)))
        self.look(None)

    def retranslate(self) -> None:
        """Say all words again."""
        self.setAccessibleName(self.title())
        self._forget_notice()
        self._without_game()

    def focus_default(self) -> None:
        """Put the focus on the choice that Enter takes."""
        buttons = [button for section in self._sections if (button := section.default_button()) is not None]
        marked = [button for button in buttons if button.property("default_choice")]
        # Where there are amounts only, the first of them is ready to be set.
        amounts = [found for section in self._sections for found in section.findChildren(AmountBox)]
        # While a program plays there may be nothing: the focus waits in the panel for the next choice.
        others = self.area.findChildren(QPushButton)
        first: QWidget = next(iter((*marked, *buttons, *amounts, *others)), self.area)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def look(self, action: Action | None) -> None:
        """Show what an action would do; None: what the choice with the focus would."""
        from gui.previews import GRAVE, preview

        session = self.controller.session
        if session is None or self.controller.looking:
            self.pointed.emit(None)
            self.effects.hide()
            return
        if action is None:
            focused = self._focus_widget()
            if isinstance(focused, GreyedChoice) and self.isAncestorOf(focused):
                self.tell(focused.why)
                return
            action = self._focused_action()
        self.pointed.emit(None if action is None else place_of(action, session.state))
        if action is None or not self._sections:
            self.effects.setText(self.tr("What a choice will do is shown here."))
            self.effects.setVisible(bool(self._sections))
            return
        lines = preview(session, session.state, action)
        words = [(html.escape(line.words), line.weight == GRAVE) for line in lines]
        self.effects.setText("<br>".join(f"<b>⚠ {line}</b>" if grave else line for line, grave in words))
        self.effects.show()

    def consider(self, action: Action | None) -> None:
        """Show what something on the board would do; a reason why another place did not do no longer matters."""
        if action is not None and self._asked is None:
            self._forget_notice()
        self.look(action)

    def tell(self, why: str) -> None:
        """Say why a choice does not exist, where the others say what they will do."""
        self.effects.setText(html.escape(f"✗ {why}"))
        self.effects.show()

    def show_refusal(self, refusal: Refusal) -> None:
        """Say why something was refused."""
        self._notice("✗ " + refusal_text(refusal, self.controller.game), refusal.rule)

    def show_error(self, error: TrinacriaError) -> None:
        """Say why a move could not be kept."""
        game = None if self.controller.session is None else self.controller.game
        self._notice("✗ " + error_text(error, game))

    def show_notice(self, words: str) -> None:
        """Say one sentence until something happens."""
        self._notice(words)

    def refresh_if_shown(self) -> None:
        """Draw again after a change of looks."""
        self._follow_text_size()
        self._on_change()

    def start_page(self, running: str) -> None:
        """While there is no game: with the name of the game that can be continued."""
        self.running = running
        self._without_game()
        page = self.area.widget()
        if isinstance(page, StartPage):
            page.first.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- inside

    def _follow_text_size(self) -> None:
        """Larger words need wider lines; the board keeps most of a small screen."""
        self.setMinimumWidth(min(max(WIDTH, WIDTH * self._settings.text_percent // 100), LARGEST_WIDTH))

    def _head(self) -> None:
        controller = self.controller
        game, state = controller.game, controller.state
        self.moment.setText(f"{round_text(state)} · {phase_text(state.phase)}")
        actor, player = controller.actor(), controller.player()
        self.crest.setVisible(False)
        if actor is None:
            self.who.setText(self.tr("Game over"))
            self.whose.clear()
        elif CorporationId(actor) in state.corporations:
            theme = load_theme(self._settings.theme)
            self.crest.setPixmap(
                crest_picture(game.title, CorporationId(actor), theme, CREST, self.devicePixelRatioF())
            )
            self.crest.setVisible(True)
            self.who.setText(f"{actor} · {entity_name(player or '', game)}")
            cash = money(state.corporations[CorporationId(actor)].cash, game)
            words = self.tr("{corporation}\ntreasury {cash}")
            self.whose.setText(words.format(corporation=long_name(actor, game), cash=cash))
        else:
            self.who.setText(entity_name(actor, game))
            self.whose.setText(self._purse(player) if player else "")
        self.whose.setVisible(bool(self.whose.text()))
        self.strip.show_steps(game, state, controller.open_steps())

    def _purse(self, player: PlayerId) -> str:
        """What a player has, and how much of it stands in bids (R-1.9)."""
        game, state = self.controller.game, self.controller.state
        cash = money(state.players[player].cash, game)
        bids = state.turn.bids.values() if isinstance(state.turn, AuctionTurn) else ()
        bound = sum(bid.price for made in bids for bid in made if bid.player == player)
        if not bound:
            return self.tr("has {cash}").format(cash=cash)
        return self.tr("has {cash}, {bound} of it in bids").format(cash=cash, bound=money(bound, game))

    def _without_game(self) -> None:
        if self.controller.session is not None:
            return
        self.moment.clear()
        self.crest.hide()
        self.who.setText("Trinacria")
        self.whose.setText(self.tr("18xx on Sicily and beyond"))
        self.strip.hide()
        self.effects.hide()
        self._fill([], StartPage(self.wanted.emit, self.running))

    def _looking_page(self) -> QWidget:
        words = self.tr("You are looking at another moment of the game.")
        return _message_page(words, self.tr("Back to the &present"), self._to_present)

    def _bot_page(self) -> QWidget:
        words = self.tr("A program plays this seat.")
        if self._bots.resting:
            return _message_page(words, self.tr("&Let it play"), self._bots.go_on)
        return _message_page(words, "", self._bots.go_on)

    def _to_present(self) -> None:
        self.controller.look(None)

    def _fill(self, sections: Sequence[Section], page: QWidget | None = None) -> None:
        focused = self._focus_widget()
        had_focus = focused is not None and self.isAncestorOf(focused)
        for section in self._sections:
            if section.pinned:
                section.hide()
                section.deleteLater()
        self._sections = list(sections)
        if page is None:
            page = QWidget()
            column = QVBoxLayout(page)
            column.setContentsMargins(0, 0, 4, 0)
            for section in sections:
                if section.pinned:
                    self.pinned.addWidget(section)
                    section.show()
                else:
                    column.addWidget(section)
            column.addStretch(1)
        self.area.setWidget(page)
        self._lead_focus(page)
        if had_focus:
            QTimer.singleShot(0, self, self.focus_default)

    def _lead_focus(self, page: QWidget) -> None:
        """Let the focus go from the first choice to the last, and then to what is pinned below."""
        parts = [page, *(section for section in self._sections if section.pinned)]
        way = [
            widget
            for part in parts
            for widget in part.findChildren(QWidget)
            if isinstance(widget, QAbstractButton | QComboBox | QAbstractSpinBox)
        ]
        for before, after in pairwise(way):
            QWidget.setTabOrder(before, after)

    def _focus_widget(self) -> QWidget | None:
        found: QWidget | None = self.window().focusWidget()
        return found

    def _focused_action(self) -> Action | None:
        focused = self._focus_widget()
        # What was pinned for the last choice is hidden and gone soon, but keeps the focus until then.
        here = focused is not None and self.isAncestorOf(focused) and focused.isVisibleTo(self)
        return focused.action_now() if here and isinstance(focused, ChoiceButton) else None

    def _do(self, action: Action) -> None:
        session = self.controller.session
        asked = self._asked
        self._forget_notice()
        if asked != action and self._settings.flag(CONFIRM) and session is not None and hands_over(session, action):
            self._notice(self.tr("This ends the turn. Once more to confirm it."))
            self._asked = action
            return
        self.controller.do(action)

    def _hasty(self) -> bool:
        """Whether a quick second press would confirm unread, or fall into the turn of another player than the first."""
        session = self.controller.session
        if session is None or self._asked is not None:
            return session is not None
        return session.position > 0 and decider(session, session.position - 1) != self.controller.player()

    def _notice(self, words: str, rule: str = "") -> None:
        self._forget_notice()
        self.notice.setText(words)
        self.notice.show()
        self.refused_rule = rule
        self.rule.setText(self.tr("Read rule {rule}").format(rule=rule_text(rule)))
        self.rule.setVisible(bool(rule))
        # With large text on a small screen reason and choices fit only without the last line of the head.
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.whose.setVisible(
            bool(self.whose.text()) and self.area.height() >= LINES * self.fontMetrics().lineSpacing()
        )

    def _forget_notice(self, _events: object = None) -> None:
        self._asked = None
        self.notice.hide()
        self.notice.clear()
        self.whose.setVisible(bool(self.whose.text()))
        self.refused_rule = ""
        self.rule.hide()


def _message_page(words: str, button_words: str, run: Callable[[], object]) -> QWidget:
    """A sentence and, where there are words for it, a button."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    label = Scaled(1.1)
    label.setText(words)
    column.addWidget(label)
    if button_words:
        button = QPushButton(button_words)
        button.setAutoDefault(True)
        button.clicked.connect(run)
        column.addWidget(button)
    column.addStretch(1)
    return page
