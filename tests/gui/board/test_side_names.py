"""Names of rivers and mountains on the drawn board."""

import pytest
import shapely

from engine.catalogue import open_title
from engine.geometry.side_writing import Feature, SideSpot, features_of, writing_box
from engine.ids import HexId, TileId
from engine.state.board import Board, Laid
from gui.board import side_names
from gui.board.drawing import Drawing
from gui.board.lettering import Hand, text_size
from gui.board.look import Position
from gui.board.notes import placed
from gui.board.scene import BoardScene
from gui.theme import Theme, load_theme


@pytest.fixture
def italy(qapp: object) -> BoardScene:
    made = BoardScene(load_theme("light"))
    made.set_title(open_title("pa20"))
    return made


def shown(scene: BoardScene) -> dict[str, HexId]:
    """Hex in which each name stands."""
    return {
        key[1][1]: key[0]
        for layers in scene.maps
        for key in layers.sheets["border"]
        if isinstance(key, tuple) and isinstance(key[1], tuple) and key[1][0] == "name"
    }


def test_rivers_and_ranges_of_both_maps_have_their_names(italy: BoardScene) -> None:
    found = shown(italy)
    assert {"Ofanto", "Aterno-Pescara", "Volturno", "Bradano", "Sele", "Biferno", "Crati"} <= set(found)
    assert {"Maiella", "Aspromonte", "Monti Picentini", "Pollino"} <= set(found)
    # Hexes beside them bear these names themselves.
    assert not {"Gran Sasso", "Vesuvio", "Matese"} & set(found)
    every = {feature.name for layers in italy.maps for feature in features_of(layers.map)}
    assert every == set(found)


def test_a_tile_whose_track_would_cross_it_sends_a_name_elsewhere(italy: BoardScene) -> None:
    before = shown(italy)
    hex_id = before["Ofanto"]
    plain = next(
        tile for tile in open_title("pa20").tiles if not tile.face.stops and len(tile.face.track) == 1
    )  # yellow track
    sides = {
        half[1]
        for feature in features_of(italy.maps[0].map)
        if feature.name == "Ofanto"
        for half in feature.halves
        if half[0] == hex_id
    }
    first = 3 if 3 in sides else min(sides)
    rotation = next(turn for turn in range(6) if (plain.face.track[0].a + turn) % 6 == first)
    italy.set_position(Position(Board(tiles={hex_id: Laid(TileId(plain.id), rotation)})))
    assert shown(italy)["Ofanto"] != hex_id
    italy.set_position(Position())
    assert shown(italy) == before


def test_names_cover_nothing(italy: BoardScene, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[Feature, SideSpot]] = []

    def noted(feature: Feature, spot: SideSpot, _theme: Theme) -> Drawing:
        written.append((feature, spot))
        return ()

    monkeypatch.setattr(side_names, "_drawing", noted)
    for layers in italy.maps:
        looks = {hex_.id: italy.look_of(hex_.id) for hex_ in layers.map.hexes}
        names = side_names.SideNames(layers.map)
        names.drawings(looks, italy.theme)
        for feature, spot in written:
            text, em = side_names._variants(feature.name)[spot.size]
            size = text_size(text, Hand.NAME, em)
            box = writing_box(spot.x, spot.y, spot.angle, size)
            look = looks[spot.hex]
            for want, at in placed(look.face, layers.map.orientation, look.notes).written:
                width, height = want.sizes[at.size]
                other = shapely.box(at.x - width / 2, at.y - height / 2, at.x + width / 2, at.y + height / 2)
                assert not box.intersects(other), (feature.name, want)
        written.clear()


def test_they_follow_the_colours(italy: BoardScene) -> None:
    def inks() -> set[str]:
        sheet = italy.maps[0].sheets["border"]
        return {
            op.brush.color().name()
            for key, entry in sheet._entries.items()
            if isinstance(key, tuple) and isinstance(key[1], tuple) and key[1][0] == "name"
            for op in entry.drawing[-1:]
        }

    assert inks() == {italy.theme.river, italy.theme.impassable}
    italy.set_theme(load_theme("contrast"))
    assert inks() == {italy.theme.river, italy.theme.impassable}


def test_a_title_without_names_writes_none(italy: BoardScene) -> None:
    italy.set_title(open_title("1849"))
    assert shown(italy) == {}
