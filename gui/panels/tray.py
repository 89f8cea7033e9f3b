"""The tray: tiles that fit now with the pieces left, and tokens; dragged onto the board or clicked and put down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from engine.ids import CorporationId, PrivateId, TileId
from engine.pa20.construction import tokens_left
from gui.appearance import Scaled
from gui.board.pictures import crest_picture, tile_picture
from gui.controller import GameController
from gui.panels.base import Panel
from gui.panels.tray_list import PICTURE, Entry, Shelf
from gui.settings import Settings
from gui.texts import long_name
from gui.theme import load_theme
from gui.tools.base import ENDLESS, Hand
from gui.tools.toolbox import Toolbox

_NARROWEST: Final = 82
_MARGIN: Final = 3
_DIM: Final = 0.35
_MARK: Final = 0.5
"""Size of the word on a marker, against the picture."""


class TrayPanel(Panel):
    """At the left of the board; shows what the tool in use can place."""

    def __init__(
        self, controller: GameController, settings: Settings, toolbox: Toolbox, parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, parent)
        self._settings = settings
        self._toolbox = toolbox
        self.words = Scaled(0.95)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.shelf = Shelf()
        self.all = QCheckBox()
        self.pays = _switch(toolbox.toggle_advice)
        self.what_if = _switch(toolbox.toggle_what_if)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addWidget(self.words)
        column.addWidget(self.shelf, 1)
        column.addWidget(self.all)
        column.addWidget(self.pays)
        column.addWidget(self.what_if)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)
        # Until there is a game.
        self.shelf.hide()
        self.all.hide()
        self.shelf.taken.connect(self._take)
        self.shelf.dragged.connect(self._drag)
        self.shelf.let_go.connect(self._let_go)
        self.all.toggled.connect(self._on_change)
        # The toolbox follows the game first and tells of it.
        controller.applied.disconnect(self._on_change)
        controller.replaced.disconnect(self._on_change)
        toolbox.changed.connect(self._on_change)
        controller.replaced.connect(self._show_switches)
        toolbox.bench.hand.changed.connect(self._mark)
        settings.changed.connect(self._setting_changed)
        self.retranslate()

    def title(self) -> str:
        """Name of the part."""
        return self.tr("Tray")

    def retranslate(self) -> None:
        """Say all words again."""
        self.setAccessibleName(self.title())
        self.shelf.setAccessibleName(self.tr("Tiles and tokens that can be placed now"))
        self.all.setText(self.tr("All"))
        self.all.setToolTip(self.tr("Show tiles that fit nowhere now too; hold one over a hex to see why"))
        self.pays.setText(self.tr("Which lay pays?"))
        self.pays.setToolTip(self.tr("The best run after every legal lay or token, as a number on its hex (Ctrl+L)"))
        self.what_if.setText(self.tr("What if…"))
        self.what_if.setToolTip(self.tr("Try any tile anywhere; the game stays as it is (Ctrl+I)"))
        self._widen()
        self._show_switches()

    def refresh(self) -> None:
        """Show what can be placed now."""
        tool = self._toolbox.tool
        others = tool.other_tiles()
        entries = [self._tile(tile, dim=False) for tile in tool.tiles()]
        entries += [self._token(corporation) for corporation in tool.tokens()]
        entries += [self._marker(private) for private in self._toolbox.offers_marker()]
        if self.all.isChecked():
            entries += [self._tile(tile, dim=True) for tile in others]
        self.shelf.fill(entries)
        self.all.setVisible(bool(others))
        self.shelf.setVisible(bool(entries))
        self.words.setVisible(not entries)
        self.words.setText(
            self.tr("No tile fits anywhere now.") if others else self.tr("Nothing to place on the board now.")
        )
        self._mark()
        self._show_switches()

    def changeEvent(self, event: QEvent) -> None:
        """The switches stay readable at any text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            QTimer.singleShot(0, self, self._widen)  # The switches get their font after the panel.

    # --- inside

    def _widen(self) -> None:
        widest = max(self.pays.sizeHint().width(), self.what_if.sizeHint().width())
        self.setMinimumWidth(max(_NARROWEST, widest + 2 * _MARGIN))

    def _show_switches(self) -> None:
        toolbox = self._toolbox
        game = self.controller.session is not None
        for switch in (self.pays, self.what_if):
            switch.setVisible(game)
        self.pays.setEnabled(game and toolbox.comparable)
        self.pays.setChecked(toolbox.advising)
        self.what_if.setChecked(toolbox.trying)

    def _tile(self, tile: TileId, *, dim: bool) -> Entry:
        game = self.controller.game
        orientation = game.title.maps[0].orientation
        theme, ratio = load_theme(self._settings.theme), self.devicePixelRatioF()
        picture = tile_picture(game.tiles[tile], 0, orientation, theme, PICTURE, ratio, number=False)
        left = self._toolbox.tool.left(tile)
        if left == ENDLESS:
            words = self.tr("Tile {tile}").format(tile=tile)
            return Entry(Hand.TILE, tile, picture, f"{tile}", words)
        words = self.tr("Tile {tile}, %n left", "", left).format(tile=tile)
        if dim:
            words = self.tr("{words}; it fits nowhere now").format(words=words)
        return Entry(Hand.TILE, tile, _faded(picture) if dim else picture, f"{tile} ×{left}", words)

    def _token(self, corporation: CorporationId) -> Entry:
        game = self.controller.game
        theme, ratio = load_theme(self._settings.theme), self.devicePixelRatioF()
        picture = crest_picture(game.title, corporation, theme, PICTURE, ratio)
        state = self.controller.state
        # Where tokens are unlimited, a turn still has so many and no more (A-OP-14).
        by_turn = game.title.railways is not None
        left = tokens_left(game, state, corporation) if by_turn else state.corporations[corporation].unplaced
        words = self.tr("Token of {corporation}, %n left", "", left).format(corporation=long_name(corporation, game))
        return Entry(Hand.TOKEN, corporation, picture, f"{corporation} ×{left}", words)

    def _marker(self, private: str) -> Entry:
        game = self.controller.game
        amount = game.privates[PrivateId(private)].port_bonus
        words = self.tr("Port marker of {private}").format(private=long_name(private, game))
        return Entry(Hand.MARKER, private, self._plate(f"+{amount}"), private, words)

    def _plate(self, words: str) -> QPixmap:
        """A plate as it will lie at the port."""
        theme, ratio = load_theme(self._settings.theme), self.devicePixelRatioF()
        side = round(PICTURE * ratio)
        pixmap = QPixmap(side, side)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(theme.note_ink)
            painter.setBrush(theme.note)
            box = pixmap.deviceIndependentSize().toSize()
            plate = _middle(box.width(), box.height())
            painter.drawRoundedRect(*plate, 6, 6)
            font = self.font()
            font.setPixelSize(round(plate[3] * _MARK))
            font.setBold(True)
            painter.setFont(font)
            painter.drawText(*plate, Qt.AlignmentFlag.AlignCenter, words)
        finally:
            painter.end()
        return pixmap

    def _take(self, kind: str, piece: str) -> None:
        self._toolbox.take(kind, piece)
        if self._toolbox.bench.hand.kind:
            self._toolbox.bench.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drag(self, kind: str, piece: str) -> None:
        hand = self._toolbox.bench.hand
        if (hand.kind, hand.piece) != (kind, piece):
            self._toolbox.take(kind, piece)

    def _let_go(self) -> None:
        self._toolbox.drag_over()

    def _mark(self) -> None:
        hand = self._toolbox.bench.hand
        self.shelf.hold(hand.kind, hand.piece)

    def _setting_changed(self, name: str) -> None:
        if name in ("theme", "text_percent"):
            self._on_change()


def _switch(toggle: Callable[[], object]) -> QToolButton:
    """A button that stays down while what it shows is on the board."""
    button = QToolButton()
    button.setCheckable(True)
    button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    button.clicked.connect(lambda _checked=False: toggle())
    return button


def _middle(width: int, height: int) -> tuple[int, int, int, int]:
    """A plate in the middle of a square: left, top, width, height."""
    return 2, height // 4, width - 4, height // 2


def _faded(picture: QPixmap) -> QPixmap:
    """The picture grown pale."""
    pale = QPixmap(picture.size())
    pale.setDevicePixelRatio(picture.devicePixelRatio())
    pale.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pale)
    try:
        painter.setOpacity(_DIM)
        painter.drawPixmap(0, 0, picture)
    finally:
        painter.end()
    return pale
