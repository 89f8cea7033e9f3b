"""The game as a chart: worth and income of players, prices of corporations; to look at, to save as picture or figures."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QWidget

from gui.appearance import Scaled
from gui.ask_file import ask_file
from gui.controller import GameController
from gui.panels.chart_canvas import ChartCanvas
from gui.panels.chart_series import Chart, Subject, chart_of
from gui.panels.drawer_parts import DrawerPanel, SideBySide, ToolColumn, save_text, tell_unwritable, tool
from gui.panels.timeline import Timeline
from gui.settings import Settings
from gui.texts import money


class ChartPanel(DrawerPanel):
    """A click on a round looks at its end."""

    def __init__(self, controller: GameController, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(controller, settings, parent)
        self._timeline = Timeline()
        self._chart = Chart((), (), (), ())
        self.canvas = ChartCanvas()
        self.subject = QComboBox()
        for subject in Subject:
            self.subject.addItem("", subject)
        self.words = Scaled(0.9)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.picture = tool(self._save_picture)
        self.figures = tool(self._save_figures)
        self._tools = ToolColumn(self.subject, self.picture, self.figures, self.words)
        self._box = SideBySide(self, self.canvas, self._tools)
        self.subject.currentIndexChanged.connect(self._on_change)
        self.canvas.pointed.connect(self._tell)
        self.canvas.picked.connect(controller.look)
        self.retranslate()

    def title(self) -> str:
        """See `Panel`."""
        return self.tr("Chart")

    def retranslate(self) -> None:
        """See `Panel`."""
        names = (self.tr("Worth of players"), self.tr("Income per operating round"), self.tr("Prices of corporations"))
        for at, name in enumerate(names):
            self.subject.setItemText(at, name)
        self.subject.setAccessibleName(self.tr("What is charted"))
        self.canvas.setAccessibleName(self.tr("Chart"))
        self.picture.setText(self.tr("Picture…"))
        self.picture.setToolTip(self.tr("Save the chart as a picture"))
        self.figures.setText(self.tr("Figures…"))
        self.figures.setToolTip(self.tr("Save the figures of the chart as CSV"))

    def refresh(self) -> None:
        """See `Panel`."""
        session = self.controller.session
        assert session is not None
        position = self.controller.position
        self._chart = chart_of(session, self._timeline, self.subject.currentData(), max(session.position, position))
        now = None
        if self.controller.looking:
            ends = self._chart.positions
            now = next((at for at, end in enumerate(ends) if end >= position), None)
        self.canvas.show_chart(self._chart, self.theme, now)
        self._tell(self.canvas.point())

    def clear(self) -> None:
        """See `DrawerPanel`."""
        self._chart = Chart((), (), (), ())
        self.canvas.show_chart(self._chart, self.theme, None)
        self.words.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tools beside a wide chart, below a tall one."""
        super().resizeEvent(event)
        wide = self._box.fit(self.width(), self.height())
        self._tools.place(self, beside=wide, least=180, share=0.18, height=150)

    def save_picture(self, path: Path) -> bool:
        """Write the chart as it is shown, at twice the size of the screen's dots; False when it could not be written."""
        picture = self.canvas.picture(2.0)
        if not picture.save(str(path)):
            tell_unwritable(self, path, path.suffix)
            return False
        return True

    def csv(self) -> str:
        """The figures behind the chart."""
        return self._chart.csv()

    def _tell(self, at: int) -> None:
        """The values of a point, highest first."""
        if at < 0 or self.controller.session is None:
            words = self.tr("Point at a round for its figures; click to look at it.")
        else:
            game = self.controller.game
            values = [(line.values[at], line.name) for line in self._chart.series]
            found = sorted(((value, name) for value, name in values if value is not None), reverse=True)
            words = "\n".join([self._chart.names[at], *(f"{name}: {money(value, game)}" for value, name in found)])
        self.words.setText(words)
        self.canvas.setAccessibleDescription(words)

    def _save_picture(self) -> None:
        path = ask_file(self, self.settings, self.tr("Save the chart as a picture"), "png", name="chart")
        if path is not None:
            self.save_picture(path)

    def _save_figures(self) -> None:
        path = ask_file(self, self.settings, self.tr("Save the figures of the chart as CSV"), "csv", name="chart")
        if path is not None:
            save_text(self, path, self.csv())
