"""A map of any size for measurements and limits: terrain, towns, cities, rivers and names at random from a seed."""

import random

from engine.coords import Cell
from engine.data.assets import ASSETS
from engine.data.definitions import StopKind
from engine.data.raw import HexShape
from engine.designer.applying import apply
from engine.designer.document import Document, new_document, open_document
from engine.designer.edits import (
    AddHexes,
    Edit,
    NameHex,
    OnHex,
    PaintTerrain,
    PlaceStop,
    SetEntry,
    SetHome,
    SetScenarios,
)
from engine.designer.places import name_at
from engine.ids import CorporationId, HexId, MapId

SYLLABLES = ("ca", "sta", "ro", "mi", "ne", "lu", "pa", "ter", "val", "do", "san", "gio", "re", "bel", "mon", "te")


def large_document(hexes: int = 1000, seed: int = 1) -> Document:
    """A title over 1849 with a map of about that many hexes."""
    chance = random.Random(seed)
    document = new_document(open_document(ASSETS / "games" / "1849"), "grande", "Grande")
    side = round((2 * hexes) ** 0.5)
    cells = [Cell(x, y) for y in range(side) for x in range(side) if (x + y) % 2 == 0][:hexes]
    names = tuple(name for cell in cells if (name := name_at(cell)) is not None)
    edits: list[Edit] = [AddHexes(MapId("grande"), names)]
    for name in names:
        hex_ = HexId(name)
        roll = chance.random()
        if roll < 0.25:
            edits.append(PlaceStop(OnHex(hex_), StopKind.TOWN))
        elif roll < 0.35:
            edits.append(PlaceStop(OnHex(hex_), StopKind.CITY))
        if roll < 0.5:
            edits.append(NameHex(hex_, "".join(chance.choices(SYLLABLES, k=chance.randint(2, 5))).capitalize()))
        if chance.random() < 0.4:
            edits.append(PaintTerrain((hex_,), chance.choice(("rough", "hill", "mountain"))))
    # It waits for a train that the set-up below does not have.
    edits.append(SetEntry("trains", "E", None))
    edits.append(SetEntry("corporations", "GG", {"name": "Grande", "color": "#224466"}))
    for edit in edits:
        document = apply(document, edit)
    cities = [name for name, found in document.files.maps[0].hexes.items() if _is_city(found)]
    document = apply(document, SetHome(CorporationId("GG"), HexId(cities[0])))
    return apply(
        document,
        SetScenarios([{"players": 3, "cash": 400, "certificate_limit": 12, "corporations": 1, "trains": {"4H": 4}}]),
    )


def _is_city(shape: HexShape) -> bool:
    return any(text.startswith("city") for text in shape.stops)
