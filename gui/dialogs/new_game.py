"""Setting up a new game: title, seats, rules, variants, sequence of the corporations."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.catalogue import open_title
from engine.data.assets import list_titles
from engine.data.definitions import Title
from engine.designer.shelf import open_own_title, own_titles
from engine.errors import DataError
from engine.setup import Wish, check_setup
from gui.appearance import Scaled
from gui.designer.titles_place import titles_place
from gui.dialogs.bots import bot_choices
from gui.dialogs.clock_box import ClockBox
from gui.dialogs.order_box import OrderBox
from gui.dialogs.rules_box import OptionBox, ProfileBox
from gui.dialogs.seats import Seats
from gui.settings import Settings
from gui.texts import error_text, refusal_text

_WIDTH: Final = 920
_SPARE: Final = QSize(40, 60)
"""What is left of the screen around the dialog: its frame, a panel of the desktop."""


class NewGameDialog(QDialog):
    """What the table wants; `wish` when accepted. With `given` the game is on that title, which need not be a shipped one."""

    def __init__(self, settings: Settings, parent: QWidget | None = None, given: Title | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._given = given
        self._title: Title | None = None
        self._fault: DataError | None = None
        """Why the chosen title cannot be played."""
        self.titles = QComboBox()
        self.seats = Seats(bot_choices())
        self.scenario = QLabel()
        self.clock = ClockBox(settings)
        self.profile_box = ProfileBox()
        self.option_box = OptionBox()
        self.order_box = OrderBox()
        self.trouble = Scaled(1.0, bold=True)
        self.broken = Scaled(0.95)
        self._broken: tuple[DataError, ...] = ()
        self.buttons = QDialogButtonBox()
        self._labels: dict[str, QLabel] = {}
        self._build()
        self._fill_titles()
        self.titles.currentIndexChanged.connect(self._title_chosen)
        self._title_chosen()
        self.seats.set_names([name for name in settings.text("names").split("\n") if name])
        self.retranslate()
        self._check()
        if not self.seats.names():
            self.seats.write_first()

    # --- the result

    def title_id(self) -> str:
        """Id of the title."""
        return "" if self._title is None else self._title.id

    def own_title(self) -> Title | None:
        """The title itself where it is none of the shipped ones."""
        return None if self._title is None or not self._title.carried else self._title

    def wish(self) -> Wish:
        """What was entered."""
        return Wish(
            names=self.seats.names(),
            profile=self.profile_box.chosen(),
            options=self.option_box.chosen(),
            order=self.order_box.sequence(),
            seed=self.order_box.seed.value(),
            bots=self.seats.bots(),
        )

    def accept(self) -> None:
        """Close with the result, when it is a possible game."""
        if self._check():
            self._settings.set_text("names", "\n".join(self.seats.names()))
            super().accept()

    # --- making

    def _build(self) -> None:
        self.option_box.changed.connect(self._check)
        self.order_box.changed.connect(self._check)
        self.seats.changed.connect(self._check)
        self.buttons.setStandardButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.trouble.setMinimumHeight(40)
        self._lay_out()

    def _lay_out(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addLayout(self._labelled("title", self.titles))
        left.addWidget(self.broken)
        self.seat_box = _group(self.seats, self.scenario)
        left.addWidget(self.seat_box)
        left.addWidget(self.clock)
        left.addStretch(1)
        for box in (self.profile_box, self.option_box, self.order_box):
            right.addWidget(box)
        right.addStretch(1)
        self._content = QWidget()
        columns = QHBoxLayout(self._content)
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        area.setWidgetResizable(True)
        area.setWidget(self._content)
        whole = QVBoxLayout(self)
        whole.addWidget(area, 1)
        whole.addWidget(self.trouble)
        whole.addWidget(self.buttons)

    def showEvent(self, event: QShowEvent) -> None:
        """As large as everything needs, where the screen has room for it."""
        super().showEvent(event)
        layout = self._content.layout()
        assert layout is not None
        layout.activate()
        room = self.screen().availableSize() - _SPARE
        width = min(max(_WIDTH, layout.totalMinimumSize().width() + 40), room.width())
        needed = layout.totalHeightForWidth(width - 40) + self.order_box.room_by_hand()
        below = self.trouble.minimumHeight() + self.buttons.sizeHint().height() + 50
        self.resize(width, min(needed + below, room.height()))
        around = self.parentWidget()
        if around is not None:
            place = QRect(QPoint(), self.size())
            place.moveCenter(around.window().geometry().center())
            whole = self.screen().availableGeometry()
            self.move(
                max(whole.left(), place.left()), max(whole.top(), min(place.top(), whole.bottom() - place.height()))
            )

    def _labelled(self, ident: str, widget: QWidget) -> QHBoxLayout:
        label = QLabel()
        label.setBuddy(widget)
        self._labels[ident] = label
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(widget, 1)
        return row

    def _fill_titles(self) -> None:
        if self._given is not None:
            self.titles.addItem(f"{self._given.name} · {self._given.subtitle}".rstrip(" ·"), self._given.id)
            return
        last, found = self._settings.text("title"), list_titles()
        self._broken = tuple(summary.error for summary in found if summary.error is not None)
        for summary in found:
            if summary.error is None:
                self.titles.addItem(f"{summary.name} · {summary.subtitle}", summary.id)
        self._fill_own()
        known = [getattr(place, "name", place) for place in map(self.titles.itemData, range(self.titles.count()))]
        self.titles.setCurrentIndex(known.index(last) if last in known else 0)

    def _fill_own(self) -> None:
        """The titles that were made in the designer, below those of the program."""
        own = own_titles(titles_place(self._settings))
        if own and self.titles.count():
            self.titles.insertSeparator(self.titles.count())
        for found in own:
            words = f"{found.name} · {found.subtitle}" if found.subtitle else found.name
            self.titles.addItem(
                words if found.name == found.folder.name else f"{words} ({found.folder.name})", found.folder
            )

    def _chosen(self) -> Title:
        """The title that is chosen. Raises `DataError` for one of a person's own that cannot be played."""
        if self._given is not None:
            return self._given
        place = self.titles.currentData()
        return open_own_title(place) if isinstance(place, Path) else open_title(str(place))

    # --- following choices

    def _title_chosen(self) -> None:
        if self._given is None and self.titles.currentIndex() < 0:
            return  # Not one title can be played; the dialog says why.
        self._title = self._fault = None
        try:
            self._title = self._chosen()
        except DataError as error:
            self._fault = error
        for box in (self.seat_box, self.profile_box, self.option_box, self.order_box):
            box.setEnabled(self._fault is None)
        if self._title is None:
            self._check()
            return
        title = self._title
        self.seats.set_count(max(scenario.players for scenario in title.scenarios))
        self.profile_box.set_title(title)
        self.option_box.set_title(title)
        self.order_box.set_title(title)
        self._order_tabs()
        self._check()

    def _order_tabs(self) -> None:
        """Let the focus go the way the dialog is read; the widgets were not made in that order."""
        way: list[QWidget] = [
            self.titles, *self.seats.in_order(), self.clock, self.clock.minutes, self.clock.seconds,
            *self.profile_box.profiles.buttons(), *self.option_box.options.values(), *self.order_box.in_order(),
            *self.buttons.buttons(),
        ]  # fmt: skip
        for before, after in pairwise(way):
            self.setTabOrder(before, after)

    def _check(self) -> bool:
        """Say what is wrong, or what the game will be like; only a possible game may start."""
        title = self._title
        if title is None:
            self.trouble.setText("" if self._fault is None else "✗ " + error_text(self._fault))
            self.scenario.clear()
            self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(False)
            return False
        self.option_box.fit(len(self.seats.names()))
        refusal = check_setup(title, self.wish())
        trouble = "" if refusal is None else "✗ " + refusal_text(refusal)
        self.trouble.setText(trouble if self.seats.names() else self._who_plays(title))
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(refusal is None)
        self._describe(title)
        return refusal is None

    def _who_plays(self, title: Title) -> str:
        """What to do first; nobody has done anything wrong yet."""
        *counts, most = sorted({scenario.players for scenario in title.scenarios})
        if not counts:
            return self.tr("Write the names of {most} players.").format(most=most)
        words = self.tr("Write the names of {counts} or {most} players.")
        return words.format(counts=", ".join(map(str, counts)), most=most)

    def _describe(self, title: Title) -> None:
        count = len(self.seats.names())
        wish = self.wish()
        fitting = [
            found for found in title.scenarios if found.players == count and found.option in (None, *wish.options)
        ]
        fitting.sort(key=lambda found: found.option is None)
        if not fitting:
            self.scenario.clear()
            return
        found = fitting[0]
        words = self.tr("{cash} for each player, {corporations} corporations, certificate limit {limit}")
        corporations = found.corporations
        if title.railways is not None:  # Regionals, governments and the fund come later (P-FM-1).
            words = self.tr("{cash} for each player, {corporations} major railways, certificate limit {limit}")
            corporations = len(title.railways.of_kind("major"))
        self.scenario.setText(
            words.format(
                cash=f"{title.currency} {found.cash}", corporations=corporations, limit=found.certificate_limit
            )
        )

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("New game"))
        self._labels["title"].setText(self.tr("&Title"))
        lines = (self.tr("Titles that cannot be played:"), *(f"✗ {error_text(error)}" for error in self._broken))
        self.broken.setText("\n".join(lines))
        self.broken.setVisible(bool(self._broken))
        self.clock.retranslate()
        self.seat_box.setTitle(self.tr("Seats, in order of play"))
        for box in (self.profile_box, self.option_box, self.order_box):
            box.retranslate()
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("&Start the game"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._check()
        super().changeEvent(event)


def _group(*widgets: QWidget) -> QGroupBox:
    box = QGroupBox()
    column = QVBoxLayout(box)
    for widget in widgets:
        column.addWidget(widget)
    return box
