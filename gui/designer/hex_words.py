"""What is printed on a hex in a few words, for lists in which a hex is chosen."""

from __future__ import annotations

from engine.data.title_files import TitleFiles
from engine.designer.places import find_hex, hex_ids
from engine.ids import HexId
from gui.board.color_words import kind_name
from gui.designer.sketch import face_of


def printed_words(files: TitleFiles, hex_: HexId) -> str:
    """Name and stops as printed: `Cosenza, city 20`; empty for an unknown hex and one without either."""
    shape = find_hex(files, hex_)
    if shape is None:
        return ""
    stops = (f"{kind_name(stop.kind)} {'/'.join(map(str, stop.revenue))}" for stop in face_of(shape).stops)
    return ", ".join(part for part in (shape.name, *stops) if part)


def hexes_to_choose(files: TitleFiles) -> tuple[tuple[HexId, str], ...]:
    """All hexes with what is printed there; those with a stop or name first, in the order of the files."""
    known = [hex_ for index in range(len(files.maps)) for hex_ in hex_ids(files, index)]
    found = [(hex_, printed_words(files, hex_)) for hex_ in known]
    return (*(row for row in found if row[1]), *(row for row in found if not row[1]))
