"""Words and letters for colours and stops, in the language of the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.data.definitions import Color, StopKind


def color_name(color: Color) -> str:
    """Word for the ground of a hex."""
    return {
        Color.WHITE: QCoreApplication.translate("board", "open land"),
        Color.YELLOW: QCoreApplication.translate("board", "yellow"),
        Color.GREEN: QCoreApplication.translate("board", "green"),
        Color.BROWN: QCoreApplication.translate("board", "brown"),
        Color.GRAY: QCoreApplication.translate("board", "grey"),
        Color.RED: QCoreApplication.translate("board", "red"),
        Color.BLUE: QCoreApplication.translate("board", "sea"),
    }[color]


def color_letter(color: Color) -> str:
    """Letter of a tile's colour in the language of the program, empty for open land."""
    return {
        Color.WHITE: "",
        Color.YELLOW: QCoreApplication.translate("board", "Y", "letter of yellow tiles"),
        Color.GREEN: QCoreApplication.translate("board", "G", "letter of green tiles"),
        Color.BROWN: QCoreApplication.translate("board", "B", "letter of brown tiles"),
        Color.GRAY: QCoreApplication.translate("board", "Gy", "letters of gray hexes"),
        Color.RED: QCoreApplication.translate("board", "R", "letter of red hexes"),
        Color.BLUE: QCoreApplication.translate("board", "S", "letter of sea hexes"),
    }[color]


def kind_name(kind: StopKind) -> str:
    """Word for a kind of stop."""
    return {
        StopKind.CITY: QCoreApplication.translate("board", "city"),
        StopKind.TOWN: QCoreApplication.translate("board", "town"),
        StopKind.OFFBOARD: QCoreApplication.translate("board", "off-board area"),
        StopKind.PORT: QCoreApplication.translate("board", "port"),
    }[kind]
