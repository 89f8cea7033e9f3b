"""What the checks found: errors first, why each matters and how to mend it; a click shows the place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.designer.checks.findings import Finding, Severity
from gui.appearance import Scaled
from gui.check_texts import finding_text, severity_text
from gui.designer.checker import Checker
from gui.theme import Theme

if TYPE_CHECKING:
    from gui.designer.check_process import Answer

_SIGNS: Final = {Severity.ERROR: "✗", Severity.WARNING: "!"}


class FindingsPanel(QWidget):
    """The list and, beside it, the reason and the remedy. `chosen` carries the finding to show."""

    chosen = Signal(object)

    def __init__(self, checker: Checker, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._checker = checker
        self._theme = theme
        self._findings: tuple[Finding, ...] = ()
        self._state = "waiting"
        self.summary = QLabel()
        self.warnings = QCheckBox()
        self.warnings.setChecked(True)
        self.again = QPushButton()
        self.list = QTreeWidget()
        self.what, self.why, self.mend = Scaled(1.0, bold=True), QLabel(), QLabel()
        self._build()
        self.warnings.toggled.connect(self._fill)
        self.again.clicked.connect(checker.ask)
        self.list.currentItemChanged.connect(lambda item, _before: self._explain(item))
        self.list.itemClicked.connect(lambda item, _column: self._choose(item))
        self.list.itemActivated.connect(lambda item, _column: self._choose(item))
        checker.started.connect(lambda: self._say("checking"))
        checker.failed.connect(lambda: self._say("failed"))
        checker.found.connect(self._show)
        self.retranslate()

    def _build(self) -> None:
        self.list.setRootIsDecorated(False)
        self.list.setColumnCount(3)
        self.list.setUniformRowHeights(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = self.list.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(False)
        top = QHBoxLayout()
        top.addWidget(self.summary, 1)
        top.addWidget(self.warnings)
        top.addWidget(self.again)
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(6, 2, 6, 2)
        for label in (self.what, self.why, self.mend):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        column.addStretch(1)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.list)
        split.addWidget(words)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setSizes([800, 480])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(6, 4, 6, 4)
        whole.addLayout(top)
        whole.addWidget(split, 1)

    # --- showing

    def findings(self) -> tuple[Finding, ...]:
        """What is listed."""
        return self._findings

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self._fill()

    def _show(self, answer: Answer) -> None:
        self._findings = answer.findings
        self._state = "done"
        self._fill()

    def _say(self, state: str) -> None:
        self._state = state
        self._say_summary()

    def _say_summary(self) -> None:
        errors = sum(found.severity is Severity.ERROR for found in self._findings)
        warnings = len(self._findings) - errors
        words = {
            "waiting": self.tr("Not checked yet"),
            "checking": self.tr("Checking…"),
            "failed": self.tr("✗ The check could not be run."),
        }.get(self._state)
        if words is None:
            counted = (self.tr("%n errors", "", errors), self.tr("%n warnings", "", warnings))
            words = " · ".join(counted)
            if not errors and not warnings:
                words = self.tr("✓ Nothing found")
        self.summary.setText(words)

    def _fill(self) -> None:
        kept = self.list.currentIndex().row()
        self.list.clear()
        for found in self._findings:
            if found.severity is Severity.WARNING and not self.warnings.isChecked():
                continue
            self.list.addTopLevelItem(self._item(found))
        self._say_summary()
        following = self.list.topLevelItem(kept) if kept >= 0 else None
        if following is not None:
            self.list.setCurrentItem(following)
        else:
            self._explain(None)

    def _item(self, found: Finding) -> QTreeWidgetItem:
        severity = f"{_SIGNS[found.severity]} {severity_text(found.severity.value)}"
        where = found.hex or (f"#{found.tile}" if found.tile else found.file)
        item = QTreeWidgetItem([severity, finding_text(found).what, where])
        item.setData(0, Qt.ItemDataRole.UserRole, found)
        item.setToolTip(1, f"{found.file} {found.place}")
        if found.severity is Severity.ERROR:
            item.setForeground(0, QBrush(QColor(self._theme.warning)))
        return item

    def _explain(self, item: QTreeWidgetItem | None) -> None:
        if item is None:
            for label in (self.what, self.why, self.mend):
                label.clear()
            return
        found: Finding = item.data(0, Qt.ItemDataRole.UserRole)
        words = finding_text(found)
        self.what.setText(words.what)
        self.why.setText(words.why)
        self.mend.setText(f"→ {words.mend}")

    def _choose(self, item: QTreeWidgetItem) -> None:
        self.chosen.emit(item.data(0, Qt.ItemDataRole.UserRole))

    # --- words

    def retranslate(self) -> None:
        """Say all words again."""
        self.list.setHeaderLabels(["", self.tr("Finding"), self.tr("Where")])
        self.list.setAccessibleName(self.tr("Findings"))
        self.warnings.setText(self.tr("&Warnings too"))
        self.again.setText(self.tr("Chec&k again"))
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
