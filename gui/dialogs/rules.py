"""The rules help: the book of the title in play, open at the rule of the present step or of a refusal, and searchable."""

from __future__ import annotations

import html
import re
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl
from PySide6.QtGui import QShowEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.errors import DataError
from gui.i18n import LANGUAGE
from gui.rules_book import Book, Paragraph, book_for, book_ids, read_book
from gui.texts import error_text, rule_text

_RULE: Final = Qt.ItemDataRole.UserRole
_CITED: Final = re.compile(r"\b(?:[RVX]|RUL|[AP]-[A-Z0-9]+)-[0-9.]*[0-9]\b")
CONTENTS_WIDTH: Final = 270


class RulesDialog(QDialog):
    """Stays beside the game: nothing waits for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._rules, self._step = "", "", ""
        self._book: Book | None = None
        self._wanted = ""
        self.books = QComboBox()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.present, self.close_button = QPushButton(), QPushButton()
        self.present.setAutoDefault(False)
        self.close_button.setAutoDefault(False)
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self._lay_out()
        self.books.activated.connect(self._book_chosen)
        self.search.textChanged.connect(self._search_changed)
        self.search.returnPressed.connect(self._next_found)
        self.contents.currentItemChanged.connect(self._item_chosen)
        self.text.anchorClicked.connect(self._link_clicked)
        self.present.clicked.connect(self.show_step)
        self.close_button.clicked.connect(self.close)
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.books)
        top.addWidget(self.search, 1)
        top.addWidget(self.present)
        split = QSplitter()
        split.addWidget(self.contents)
        split.addWidget(self.text)
        split.setStretchFactor(1, 1)
        split.setSizes([CONTENTS_WIDTH, 600])
        bottom = QHBoxLayout()
        bottom.addStretch(1)
        bottom.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(split, 1)
        column.addLayout(bottom)
        self.resize(880, 620)

    # --- what is shown

    def open_for(self, title: str, step: str, rule: str = "", *, rules: str = "") -> None:
        """Show the book of a title, which plays by `rules`, at a rule or at that of a step (empty: at the beginning)."""
        self._title, self._rules, self._step = title, rules, step
        self._read(self._own_book())
        if rule:
            self.show_rule(rule)
        else:
            self.show_step()

    def _own_book(self) -> str:
        return book_for(self._title, LANGUAGE.language, self._rules)

    def show_step(self) -> None:
        """Go to the rule of the present step."""
        own = self._own_book()
        if self._book is None or self._book.id != own:
            self._read(own)
        self.show_rule("" if self._book is None else self._book.step_rule(self._step))

    def show_rule(self, rule: str) -> None:
        """Go to a rule: in this book, else in another one that has it. Empty: to the beginning."""
        self.search.clear()
        if rule and self._book is not None and not self._book.finds(rule):
            for other in book_ids(LANGUAGE.language):
                if read_book(other, LANGUAGE.language).finds(rule):
                    self._read(other)
                    break
        self._wanted = rule
        item = self._item(rule)
        if item is not None:
            self.contents.setCurrentItem(item)
        self._scroll()

    def shown_rule(self) -> str:
        """The rule that is chosen in the contents."""
        item = self.contents.currentItem()
        return "" if item is None else str(item.data(0, _RULE))

    def retranslate(self) -> None:
        """Say all words again, in the book too."""
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.setToolTip(self.tr("Enter: the next rule found"))
        self.books.setAccessibleName(self.tr("Book of rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.text.setAccessibleName(self.tr("Text of the rules"))
        self.present.setText(self.tr("&Present step"))
        self.present.setToolTip(self.tr("Go to the rule of what is to be decided now"))
        self.close_button.setText(self.tr("&Close"))
        if self._book is not None:
            rule = self.shown_rule()
            self._read(self._book.id)
            self.show_rule(rule)
        self._name()

    # --- inside

    def _read(self, book: str) -> None:
        language = LANGUAGE.language
        try:
            self._book = read_book(book, language) if book else None
        except DataError as error:
            self._book = None
            self.text.setPlainText(error_text(error))
        self.books.clear()
        for other in book_ids(language):
            self.books.addItem(other.upper(), other)
        self.books.setCurrentIndex(self.books.findData(book))
        self.books.setVisible(self.books.count() > 1)
        self._list()
        if self._book is not None:
            self.text.setHtml(_page(self._book))
        self._name()

    def _name(self) -> None:
        self.setWindowTitle(self.tr("Rules") if self._book is None else self._book.title)

    def _list(self) -> None:
        """Fill the contents with the rules that have what is searched for."""
        words = tuple(self.search.text().casefold().split())
        self.contents.clear()
        for section in () if self._book is None else self._book.sections:
            group = QTreeWidgetItem([section.heading])
            group.setFlags(Qt.ItemFlag.ItemIsEnabled)
            for paragraph in section.paragraphs:
                if paragraph.has(words):
                    item = QTreeWidgetItem([f"{rule_text(paragraph.rule)}  {paragraph.heading}".strip()])
                    item.setData(0, _RULE, paragraph.rule)
                    group.addChild(item)
            if group.childCount():
                self.contents.addTopLevelItem(group)
        self.contents.expandAll()

    def found(self) -> list[str]:
        """Rules in the contents, in order."""
        return [str(item.data(0, _RULE)) for item in self._items()]

    def _items(self) -> list[QTreeWidgetItem]:
        found = []
        for index in range(self.contents.topLevelItemCount()):
            group = self.contents.topLevelItem(index)
            if group is not None:
                items = (group.child(number) for number in range(group.childCount()))
                found += [item for item in items if item is not None]
        return found

    def _item(self, rule: str) -> QTreeWidgetItem | None:
        return next((item for item in self._items() if item.data(0, _RULE) == rule), None)

    def _book_chosen(self, index: int) -> None:
        self._read(str(self.books.itemData(index)))
        self.show_rule("")

    def _search_changed(self) -> None:
        self._list()
        self._mark()
        self._go_to(next(iter(self.found()), "") if self.search.text().strip() else self._wanted)

    def _next_found(self) -> None:
        rules = self.found()
        if rules:
            place = rules.index(self.shown_rule()) + 1 if self.shown_rule() in rules else 0
            self._go_to(rules[place % len(rules)])

    def _go_to(self, rule: str) -> None:
        item = self._item(rule)
        if item is not None:
            self.contents.setCurrentItem(item)

    def _item_chosen(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and item.data(0, _RULE):
            self._wanted = str(item.data(0, _RULE))
            self._scroll()

    def _link_clicked(self, url: QUrl) -> None:
        self.show_rule(url.fragment())

    def _scroll(self) -> None:
        if self._wanted:
            self.text.scrollToAnchor(self._wanted)
        else:
            self.text.verticalScrollBar().setValue(0)

    def _mark(self) -> None:
        """Mark every place of the words searched for."""
        marked = QTextCharFormat()
        marked.setBackground(self.palette().highlight())
        marked.setForeground(self.palette().highlightedText())
        places: list[QTextEdit.ExtraSelection] = []
        for word in self.search.text().split():
            cursor = QTextCursor(self.text.document())
            while not (cursor := self.text.document().find(word, cursor, QTextDocument.FindFlag(0))).isNull():
                place = QTextEdit.ExtraSelection()
                place.cursor, place.format = cursor, marked
                places.append(place)
        self.text.setExtraSelections(places)

    # --- Qt

    def showEvent(self, event: QShowEvent) -> None:
        """The text finds its places once it knows its width."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._scroll)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _page(book: Book) -> str:
    """The whole book; every rule has its id as anchor, and rules that are cited are links."""
    parts = [f"<h1>{html.escape(book.title)}</h1>", *(f"<p>{_inline(text)}</p>" for text in book.introduction)]
    for section in book.sections:
        parts.append(f"<h2>{html.escape(section.heading)}</h2>")
        parts += [_rule(paragraph) for paragraph in section.paragraphs]
    return "".join(parts)


def _rule(paragraph: Paragraph) -> str:
    heading = f"{rule_text(paragraph.rule)} {paragraph.heading}".strip()
    text = "".join(f"<p>{_inline(part)}</p>" for part in paragraph.text)
    return f'<h3><a name="{paragraph.rule}"></a>{html.escape(heading)}</h3>{text}'


def _inline(text: str) -> str:
    escaped = re.sub(r"\*([^*]+)\*", r"<i>\1</i>", html.escape(text))
    escaped = re.sub(r"`([^`]+)`", r"<tt>\1</tt>", escaped)
    return _CITED.sub(lambda found: f'<a href="#{found[0]}">{rule_text(found[0])}</a>', escaped)
