"""Rules and variants in the set-up of a new game: one profile, and the variants that fit together."""

from __future__ import annotations

import html
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGroupBox, QRadioButton, QVBoxLayout, QWidget

from engine.data.definitions import Title
from engine.errors import DataError
from engine.ids import OptionId
from gui.appearance import Scaled
from gui.i18n import LANGUAGE
from gui.rules_book import book_for, read_book
from gui.words import word

_NOTES: Final = {
    "pbem": QT_TRANSLATE_NOOP(
        "ProfileBox",
        "The tournament's summary; where it is silent, the original edition. Trains of closed corporations are sold again, the"
        " end of the market ends the game at once.",
    ),
    "aag": QT_TRANSLATE_NOOP(
        "ProfileBox", "As the re-edition is played online; games can be exchanged with 18xx.games."
    ),
}


class ProfileBox(QGroupBox):
    """One radio button for each rules profile of the title."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.profiles = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        self.retranslate()

    def set_title(self, title: Title) -> None:
        """Offer the profiles of a title, its usual one chosen."""
        for button in self.profiles.buttons():
            self.profiles.removeButton(button)
        _empty(self._column)
        for profile in title.profiles:
            radio = QRadioButton(word("profile", profile.id))
            radio.setObjectName(profile.id)
            radio.setChecked(profile.id == (title.default_profile or title.profiles[0].id))
            self.profiles.addButton(radio)
            self._column.addWidget(radio)
            note = _NOTES.get(profile.id)
            if note is not None:
                label = Scaled(0.9)
                label.setText(QCoreApplication.translate("ProfileBox", str(note)))
                label.setIndent(22)
                self._column.addWidget(label)

    def chosen(self) -> str:
        """Id of the profile, empty where there is none to choose."""
        button = self.profiles.checkedButton()
        return "" if button is None else button.objectName()

    def retranslate(self) -> None:
        """Say the heading again."""
        self.setTitle(self.tr("Rules"))


class OptionBox(QGroupBox):
    """One box to tick for each variant; one switches on what it needs, and goes when that goes."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.options: dict[OptionId, QCheckBox] = {}
        self._title: Title | None = None
        self._told: dict[OptionId, tuple[str, ...]] = {}
        """What each variant is."""
        self._column = QVBoxLayout(self)
        self.retranslate()

    def set_title(self, title: Title) -> None:
        """Offer the variants of a title, none chosen."""
        self._title = title
        self._read(title)
        _empty(self._column)
        self.options = {}
        for option in title.options:
            box = QCheckBox(word("option", option.id))
            box.toggled.connect(lambda on, ident=option.id: self._toggled(ident, on=on))
            self.options[option.id] = box
            self._column.addWidget(box)
        self.setVisible(bool(title.options))

    def _read(self, title: Title) -> None:
        """Look the variants up in the rules help; without it they have their names only."""
        self._told = {}
        try:
            book = read_book(book_for(title.id, LANGUAGE.language, title.rules), LANGUAGE.language)
        except DataError:
            return
        self._told = {option.id: book.variant(option.id) for option in title.options}

    def chosen(self) -> frozenset[OptionId]:
        """Ids of the variants that are ticked."""
        return frozenset(ident for ident, box in self.options.items() if box.isChecked())

    def fit(self, players: int) -> None:
        """Let only what so many players may play with be ticked; what is ticked already can always be taken back."""
        for option in () if self._title is None else self._title.options:
            box = self.options[option.id]
            box.setEnabled(not option.players or players in option.players or box.isChecked())
            needed = ", ".join(word("option", ident) for ident in option.requires)
            told = list(self._told.get(option.id, ()))
            if needed:
                told.append(self.tr("Only together with: {options}").format(options=needed))
            box.setToolTip("".join(f"<p>{html.escape(part)}</p>" for part in told))
            box.setAccessibleDescription(" ".join(told))

    def _toggled(self, ident: OptionId, *, on: bool) -> None:
        assert self._title is not None
        for option in self._title.options:
            if on and option.id == ident:
                for needed in option.requires:
                    self.options[needed].setChecked(True)
            elif not on and ident in option.requires:
                self.options[option.id].setChecked(False)
        self.changed.emit()

    def retranslate(self) -> None:
        """Say the heading again."""
        self.setTitle(self.tr("Variants"))
        if self._title is not None:
            self._read(self._title)


def _empty(column: QVBoxLayout) -> None:
    while (item := column.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.deleteLater()
