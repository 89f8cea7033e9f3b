"""What the sections of the turn panel are made of: choices that show what they will do, amounts, greyed choices with reasons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSpinBox, QVBoxLayout, QWidget

from engine.actions import Action, Offer
from engine.errors import Refusal
from engine.game import Game
from engine.state.game_state import GameState
from gui.appearance import Scaled, plain_tip
from gui.controller import GameController
from gui.flow import FlowLayout
from gui.passing import Passing
from gui.texts import money, refusal_text, whole
from gui.wrapping import WrappingButton

MakesAction = Callable[[], Action]


class Turn:
    """What a section needs: the game, what is on offer, and where choices and glances go."""

    def __init__(
        self,
        controller: GameController,
        *,
        do: Callable[[Action], object],
        look: Callable[[Action | None], None],
        tell: Callable[[str], object],
    ) -> None:
        self.controller = controller
        self.game: Game = controller.game
        self.state: GameState = controller.state
        self.offers: tuple[Offer, ...] = controller.offers()
        self.step = controller.step()
        self.theme = "light"
        self.passing: Passing | None = None
        self.hasty: Callable[[], bool] = lambda: False
        """Whether a second press in a row would be taken for something the player has not seen yet."""
        self.do = do
        self.look = look
        self.tell = tell

    def money(self, amount: int) -> str:
        """An amount as the title writes it."""
        return money(amount, self.game)


class ChoiceButton(WrappingButton):
    """A choice. Under the pointer or the focus it shows what it will do; pressed, it is done."""

    def __init__(self, turn: Turn, words: str, action: Action | MakesAction, *, default: bool = False) -> None:
        super().__init__(words)
        self._turn = turn
        self._action = action
        self.setAutoDefault(True)
        self.setProperty("default_choice", default)
        self.is_default_choice = default
        self.clicked.connect(self._take)

    def action_now(self) -> Action:
        """The action with the amounts as they are set."""
        return self._action() if callable(self._action) else self._action

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show what it will do."""
        self._turn.look(self.action_now())
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Show again what the choice with the focus will do."""
        self._turn.look(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show what it will do."""
        self._turn.look(self.action_now())
        super().focusInEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click must not decide for the next player, whose button came up under the pointer."""
        if self._turn.hasty():
            event.accept()
        else:
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that is held down decides once."""
        if event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _take(self) -> None:
        self._turn.do(self.action_now())


class AmountBox(QSpinBox):
    """A field for an amount that writes thousands as everywhere else; typing them without is as good."""

    def textFromValue(self, value: int) -> str:
        """See `QSpinBox`."""
        return whole(value)


class AmountChoice(QWidget):
    """An amount to set and a button that does it. `make` gives the action for an amount."""

    def __init__(
        self,
        turn: Turn,
        words: str,
        low: int,
        high: int,
        make: Callable[[int], Action],
        *,
        value: int | None = None,
        name: str = "",
    ) -> None:
        super().__init__()
        self.amount = AmountBox()
        self.amount.setRange(low, high)
        self.amount.setValue(low if value is None else min(max(value, low), high))
        self.amount.setAccessibleName(name or words)
        self.amount.setToolTip(f"{turn.money(low)} – {turn.money(high)}")
        currency = turn.game.title.currency
        if currency.endswith("."):
            self.amount.setPrefix(currency + " ")
        else:
            self.amount.setSuffix(" " + currency)
        self.button = ChoiceButton(turn, words, lambda: make(self.amount.value()))
        self.amount.valueChanged.connect(lambda _value: turn.look(self.button.action_now()))
        self.amount.lineEdit().returnPressed.connect(self.button.click)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.amount)
        row.addWidget(self.button, 1)


class GreyedChoice(WrappingButton):
    """A choice that does not exist now. Under the pointer, with the focus or pressed it tells why; so the keyboard reaches it."""

    def __init__(self, turn: Turn, words: str, reason: Refusal | str) -> None:
        super().__init__(words)
        self.why = refusal_text(reason, turn.game) if isinstance(reason, Refusal) else reason
        self._turn = turn
        self.setProperty("greyed", True)
        self.setAutoDefault(True)
        self.setToolTip(plain_tip(self.why))
        self.setStatusTip(self.why)
        self.setAccessibleDescription(self.why)
        self.clicked.connect(self._tell)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell why not."""
        self._tell()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Show again what the choice with the focus will do."""
        self._turn.look(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell why not."""
        self._tell()
        super().focusInEvent(event)

    def _tell(self) -> None:
        self._turn.tell(self.why)


class Section(QWidget):
    """A group of choices under a heading. `pinned` ones stay in sight below the others, however many these are."""

    def __init__(self, turn: Turn, heading: str = "", *, pinned: bool = False) -> None:
        super().__init__()
        self.turn = turn
        self.pinned = pinned
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 4)
        self.column.setSpacing(4)
        if heading:
            label = Scaled(1.1, bold=True)
            label.setText(heading)
            self.column.addWidget(label)

    def say(self, words: str, factor: float = 1.0, *, bold: bool = False) -> QLabel:
        """Add a line of text."""
        label = Scaled(factor, bold=bold)
        label.setText(words)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.column.addWidget(label)
        return label

    def choice(self, words: str, action: Action | MakesAction, *, default: bool = False) -> ChoiceButton:
        """Add a choice on a line of its own."""
        button = ChoiceButton(self.turn, words, action, default=default)
        self.column.addWidget(button)
        return button

    def amount(
        self,
        words: str,
        low: int,
        high: int,
        make: Callable[[int], Action],
        *,
        value: int | None = None,
        name: str = "",
    ) -> AmountChoice:
        """Add an amount with its button."""
        row = AmountChoice(self.turn, words, low, high, make, value=value, name=name)
        self.column.addWidget(row)
        return row

    def note(self, words: str, *, grave: bool = False) -> QLabel:
        """Add a line of smaller text that belongs to the choice above it."""
        label = self.say(f"⚠ {words}" if grave else words, 0.9)
        label.setIndent(12)
        return label

    def effects(self, action: Action, *, grave_only: bool = False) -> None:
        """Add what an action would do, below its choice; with `grave_only` no more than what depends on the choice."""
        from gui.previews import GRAVE, NEXT, preview

        session = self.turn.controller.session
        assert session is not None
        for line in preview(session, self.turn.state, action):
            if (line.weight == GRAVE and not line.foreseen) or (not grave_only and line.weight != NEXT):
                self.note(line.words, grave=line.weight == GRAVE)

    def greyed(self, words: str, reason: Refusal | str) -> QPushButton:
        """Add a choice that does not exist now, with its reason."""
        button = GreyedChoice(self.turn, words, reason)
        self.column.addWidget(button)
        return button

    def row(self, *widgets: QWidget) -> None:
        """Add widgets side by side, in as many lines as they need."""
        flow = FlowLayout()
        for widget in widgets:
            flow.addWidget(widget)
        self.column.addLayout(flow)

    def has_default(self) -> bool:
        """Whether a choice is marked as the one Enter takes."""
        return any(button.is_default_choice for button in self.findChildren(ChoiceButton))

    def default_button(self) -> QPushButton | None:
        """The choice Enter takes: the one marked, or the first; no amount, which should be set before it is taken."""
        buttons = [
            button
            for button in self.findChildren(ChoiceButton)
            if button.isEnabled() and not isinstance(button.parentWidget(), AmountChoice)
        ]
        marked = [button for button in buttons if button.is_default_choice]
        return next(iter((*marked, *buttons)), None)
