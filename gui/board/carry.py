"""Data of drags from trays onto the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData

from engine.ids import CorporationId, PrivateId, TileId

TILE_MIME: Final = "application/x-trinacria-tile"
STATION_MIME: Final = "application/x-trinacria-token"
MARKER_MIME: Final = "application/x-trinacria-marker"
_LONGEST: Final = 64


def tile_mime(tile: TileId) -> QMimeData:
    """Data of a carried tile."""
    return _mime(TILE_MIME, tile)


def token_mime(corporation: CorporationId) -> QMimeData:
    """Data of a carried token."""
    return _mime(STATION_MIME, corporation)


def marker_mime(private: PrivateId) -> QMimeData:
    """Data of a carried marker of a private."""
    return _mime(MARKER_MIME, private)


def carried_marker(data: QMimeData) -> PrivateId | None:
    """The private whose marker is carried, None when something else is."""
    text = _text(data, MARKER_MIME)
    return None if text is None else PrivateId(text)


def carried_tile(data: QMimeData) -> TileId | None:
    """The carried tile, None when something else is carried."""
    text = _text(data, TILE_MIME)
    return None if text is None else TileId(text)


def carried_token(data: QMimeData) -> CorporationId | None:
    """The corporation whose token is carried, None when something else is."""
    text = _text(data, STATION_MIME)
    return None if text is None else CorporationId(text)


def _mime(kind: str, text: str) -> QMimeData:
    data = QMimeData()
    data.setData(kind, text.encode())
    return data


def _text(data: QMimeData, kind: str) -> str | None:
    if not data.hasFormat(kind):
        return None
    try:
        text = bytes(data.data(kind).data()).decode()
    except UnicodeDecodeError:
        return None
    return text if 0 < len(text) <= _LONGEST else None
