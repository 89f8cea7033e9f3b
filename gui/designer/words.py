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


def short_gauge(gauge: Gauge) -> str:
    """The same in one word, where it is plain that gauges are meant."""
    return {
        Gauge.STANDARD: QCoreApplication.translate("designer", "standard"),
        Gauge.NARROW: QCoreApplication.translate("designer", "narrow"),
        Gauge.DUAL: QCoreApplication.translate("designer", "dual"),
    }[gauge]
