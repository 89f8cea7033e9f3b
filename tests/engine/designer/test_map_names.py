"""Another id for a map is followed by every hex of it that any file names."""

import msgspec
import pytest

from engine.data.assets import ASSETS
from engine.designer.applying import apply
from engine.designer.document import contents, open_document, to_title
from engine.designer.edits import PaintTerrain, RenameMap, SetEntry
from engine.errors import DataError
from engine.ids import HexId, MapId
from engine.messages import Key

PA20 = open_document(ASSETS / "games" / "pa20")


def test_links_homes_and_destinations_follow() -> None:
    renamed = apply(PA20, RenameMap(MapId("napoli"), "golfo"))
    said = msgspec.json.encode(contents(renamed)).decode()
    assert "napoli:" not in said
    assert said.count("golfo:") == msgspec.json.encode(contents(PA20)).decode().count("napoli:")
    title = to_title(renamed)
    assert [map_.id for map_ in title.maps] == ["italia", "golfo"]
    assert HexId("golfo:H4") in title.hexes


def test_keys_of_tables_follow_and_free_text_does_not() -> None:
    document = apply(PA20, SetEntry("hex_events", "napoli:H4", {"event": "event_hexes"}))
    document = apply(document, SetEntry("terrains", "hills", {"standard": 1, "narrow": 1}))
    document = apply(document, PaintTerrain((HexId("napoli:H4"),), "hills"))
    named = msgspec.structs.replace(document.files.title, subtitle="napoli:H4")
    document = msgspec.structs.replace(document, files=msgspec.structs.replace(document.files, title=named))
    title = apply(document, RenameMap(MapId("napoli"), "golfo")).files.title
    assert list(title.hex_events) == ["golfo:H4"]
    assert title.subtitle == "napoli:H4"


def test_the_first_map_has_no_prefix_to_follow() -> None:
    renamed = apply(PA20, RenameMap(MapId("italia"), "penisola"))
    assert renamed.files.maps[0].id == "penisola"
    assert renamed.files.maps[1] == PA20.files.maps[1]
    to_title(renamed)


@pytest.mark.parametrize(
    ("new", "key"),
    [
        ("italia", Key.DUPLICATE_ID),
        ("../golfo", Key.WRONG_SHAPE),
        ("a:b", Key.WRONG_SHAPE),
        ("", Key.WRONG_SHAPE),
        ("x" * 41, Key.WRONG_SHAPE),
    ],
)
def test_impossible_ids_are_refused(new: str, key: Key) -> None:
    with pytest.raises(DataError) as caught:
        apply(PA20, RenameMap(MapId("napoli"), new))
    assert caught.value.key is key
