"""Words for what the designer edits, in the language of the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.data.definitions import Gauge


def gauge_name(gauge: Gauge) -> str:
    """Word for a gauge."""
    return {
        Gauge.STANDARD: QCoreApplication.translate("board", "standard gauge"),
        Gauge.NARROW: QCoreApplication.translate("board", "narrow gauge"),
        Gauge.DUAL: QCoreApplication.translate("board", "dual gauge"),
    }[gauge]
