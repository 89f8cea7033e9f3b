"""A hex in words, for screen readers and tooltips."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.data.definitions import Stop, Title
from engine.ids import HexId
from gui.board.color_words import color_name, kind_name
from gui.board.junctions import touches
from gui.board.look import Position, face_shown


def _stop(stop: Stop) -> str:
    value = "/".join(map(str, stop.revenue))
    return f"{kind_name(stop.kind)} {value}" if any(stop.revenue) else kind_name(stop.kind)


def hex_text(title: Title, position: Position, hex_id: HexId) -> str:
    """Name, tile, stops, tokens and obstacles of a hex in one line. Raises `KeyError` for an unknown hex."""
    hex_ = title.hexes[hex_id]
    face = face_shown(title, position.board, hex_)
    laid = position.board.tiles.get(hex_id)
    parts = [f"{hex_.label_name} {hex_.name}".strip(), color_name(face.color)]
    if laid is not None:
        parts.append(QCoreApplication.translate("board", "tile {number}").format(number=laid.tile))
    parts += [_stop(stop) for stop in face.stops]
    tokens = [token.corporation for token in position.board.tokens if touches(title, token.place, hex_id)]
    if tokens:
        parts.append(QCoreApplication.translate("board", "tokens: {signs}").format(signs=", ".join(tokens)))
    if hex_.terrain:  # Due again at every lay, though a tile covers it.
        parts.append(
            QCoreApplication.translate("board", "terrain {cost}").format(cost=title.terrain[hex_.terrain].standard)
        )
    for _, other, _ in hex_.links:
        parts.append(QCoreApplication.translate("board", "joined to {hex}").format(hex=title.hexes[other].name))
    if hex_id in position.blocked:
        parts.append(QCoreApplication.translate("board", "blocked by {sign}").format(sign=position.blocked[hex_id]))
    if hex_id in position.board.locked:
        parts.append(QCoreApplication.translate("board", "may not be built on for now"))
    return ", ".join(parts)
