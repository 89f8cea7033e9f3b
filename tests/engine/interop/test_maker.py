"""18xx-maker games: our titles there and back, a file of theirs by hand, and files that are none."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.coords import Cell, Orientation
from engine.data.assets import ASSETS
from engine.data.definitions import Color, StopKind, Title
from engine.data.loader import assemble_title, build_title, load_title, read_files
from engine.data.raw import FaceShape, HexShape
from engine.data.title_files import TitleFiles
from engine.headless import main
from engine.interop.maker_coords import our_name, read_coordinate, read_side, side_angle, write_coordinate, write_side
from engine.interop.maker_export import encode_maker, export_maker
from engine.interop.maker_import import Imported, import_maker
from engine.interop.maker_report import Loss, Reason

TITLES = ("1849", "1849_two_sicilies", "pa20")
INFO = {"info": {"title": "Prova", "orientation": "horizontal", "currency": "L.#"}}


def files_of(title: str) -> TitleFiles:
    return read_files(ASSETS / "games" / title, library=ASSETS)


def read(tmp_path: Path, content: object, like: str = "1849") -> Imported:
    path = tmp_path / "maker.json"
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return import_maker(path, files_of(like), "prova")


def hexes(tmp_path: Path, *objects: dict[str, Any], **more: Any) -> tuple[dict[str, HexShape], list[Loss]]:
    """Hexes of a flat-top map with these objects, and what stayed behind on it."""
    found = read(tmp_path, {**INFO, "map": {"name": "m", "hexes": list(objects)}, **more})
    return found.files.maps[0].hexes, [loss for loss in found.losses if loss.place.startswith("map")]


def shown(title: Title) -> list[object]:
    """What the format holds of the hexes, in reading order."""
    return [
        (
            hex_.face,
            hex_.name,
            title.terrain[hex_.terrain].standard if hex_.terrain else 0,
            hex_.impassable,
            hex_.rivers,
        )
        for hex_ in title.hexes.values()
    ]


@pytest.mark.parametrize("title", TITLES)
def test_our_titles_come_back_with_all_that_the_format_holds(title: str, tmp_path: Path) -> None:
    files = files_of(title)
    content, _ = export_maker(files)
    back = read(tmp_path, encode_maker(content), title).files
    before, after = (
        build_title(files),
        assemble_title(back),
    )  # What the format has no place for, railways, may be missing.
    assert shown(after) == shown(before)
    assert [(map_.id, map_.orientation) for map_ in after.maps] == [(map_.id, map_.orientation) for map_ in before.maps]
    assert (after.name, after.subtitle, after.currency, after.bank_total) == (
        before.name, before.subtitle, before.currency, before.bank_total,
    )  # fmt: skip
    assert back.title.tiles == files.title.tiles
    assert {name: back.face(name) for name in back.title.tiles} == {
        name: files.face(name) for name in files.title.tiles
    }
    assert after.market == before.market
    assert [(c.id, c.name, c.color, c.token_fee, c.tokens, c.certificates) for c in after.corporations] == [
        (c.id, c.name, c.color, c.token_fee, c.tokens, c.certificates) for c in before.corporations
    ]
    assert [(t.type, t.price, t.rusts_on, t.available_on) for t in after.trains] == [
        (t.type, t.price, t.rusts_on, t.available_on) for t in before.trains
    ]
    assert [(p.id, p.on, p.train_limit, p.colors, p.operating_rounds, p.events) for p in after.phases] == [
        (p.id, p.on, p.train_limit, p.colors, p.operating_rounds, p.events) for p in before.phases
    ]
    assert [(s.players, s.cash, s.certificate_limit) for s in after.scenarios] == [
        (s.players, s.cash, s.certificate_limit) for s in before.scenarios if s.option is None
    ]
    assert [
        (p.id, p.name, p.price, p.revenue, p.sellable, p.halves_standard_cost, p.port_bonus) for p in after.privates
    ] == [(p.id, p.name, p.price, p.revenue, p.sellable, p.halves_standard_cost, p.port_bonus) for p in before.privates]


def test_the_sicily_map_keeps_homes_and_powers_though_its_rows_move(tmp_path: Path) -> None:
    content, losses = export_maker(files_of("1849"))
    # C5 is the capital; a row stands above A, so everything moves down by one: their E4 is column 5, row 4.
    capital = next(hex_ for hex_ in content["map"][0]["hexes"] if "E4" in hex_["hexes"])
    assert capital["cities"] == [{"name": {"name": "Palermo"}, "companies": [{"label": "RCS"}]}]
    assert Loss(Reason.RENAMED, "maps.sicilia", "hexes", "+1") in losses
    back = read(tmp_path, encode_maker(content)).files
    assert back.companies.corporations["RCS"].homes == ("D5",)
    assert back.companies.privates["SMS"].teleports == ("C14", "D1", "D5", "F1", "I12", "K6", "N9", "N13")
    assert back.companies.privates["CNM"].ports == ("A12", "B5", "M14", "O8")


def test_what_cannot_be_carried_is_told_item_by_item() -> None:
    _, losses = export_maker(files_of("pa20"))
    told = {(loss.place, loss.field) for loss in losses}
    assert ("maps.napoli.A5", "links") in told
    assert ("maps.italia.E5", "side_names") in told
    assert ("maps.italia.B4", "region") in told
    assert ("trains.json trains.R5", "only_for") in told
    assert ("title.json", "railways.json") in told
    assert len(losses) == len(set(losses))


def test_the_minimal_example_of_the_format(tmp_path: Path) -> None:
    content = {
        **INFO,
        "tiles": {"77": 2, "8": 4},
        "map": [
            {"name": "Italia", "hexes": [
                {"color": "plain", "hexes": ["B1"]},
                {"color": "yellow", "hexes": ["C2"], "cities": [{"name": {"name": "Napoli"}}], "values": [{"value": 20}],
                 "track": [{"side": 1, "gauge": "narrow"}, {"side": 4}]},
            ]},
            {"name": "Zoom", "hexes": [{"color": "plain", "hexes": ["A2"]}]},
        ],
    }  # fmt: skip
    files = read(tmp_path, content).files
    assert [(shape.id, shape.orientation, list(shape.hexes)) for shape in files.maps] == [
        ("italia", Orientation.FLAT, ["A2", "B3"]),  # column B row 1, column C row 2
        ("zoom", Orientation.FLAT, ["B1"]),
    ]
    assert files.title.maps == ("map_italia.json", "map_zoom.json")
    assert files.maps[0].hexes["B3"] == HexShape(
        color=Color.YELLOW, name="Napoli", stops=("city 20",), track=("0-stop narrow", "3-stop standard")
    )
    assert files.title.tiles == {"77": 2, "8": 4}


def test_sides_and_coordinates_of_both_orientations() -> None:
    # Flat-top: 1–6 are s, sw, nw, n, ne, se; pointy-top: w, nw, ne, e, se, sw (ours: 0 s or sw, then clockwise).
    assert [read_side(side, Orientation.FLAT) for side in range(1, 7)] == [0, 1, 2, 3, 4, 5]
    assert [read_side(side, Orientation.POINTY) for side in range(1, 7)] == [1, 2, 3, 4, 5, 0]
    for orientation in Orientation:
        assert [write_side(read_side(side, orientation), orientation) for side in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert (side_angle(0, Orientation.FLAT), side_angle(1, Orientation.POINTY)) == (0.0, 90.0)
    assert read_coordinate("E4", Orientation.FLAT) == Cell(4, 3)
    assert our_name(Cell(4, 3)) == "D5"
    assert write_coordinate(Cell(4, 2), Orientation.FLAT, 1) == "E4"
    assert read_coordinate("AB3", Orientation.POINTY) == Cell(2, 27)
    for bad in ("5E", "e4", "E0", "E4444", "../E4", "AAA1"):
        with pytest.raises(ValueError, match=re.escape(bad)):
            read_coordinate(bad, Orientation.FLAT)


def test_stops_and_track_are_inferred_where_the_drawing_is_certain(tmp_path: Path) -> None:
    found, losses = hexes(
        tmp_path,
        {"hexes": ["A1"], "color": "yellow", "track": [{"side": 1, "type": "gentle"}], "towns": [{"side": 1}], "values": [10]},
        {"hexes": ["A3"], "color": "yellow", "track": [{"side": 6, "type": "straight", "gauge": "dual"}]},
        {"hexes": ["A5"], "color": "yellow", "track": [{"side": 1}, {"side": 4}]},
        {"hexes": ["A7"], "color": "offboard", "track": [{"side": 2, "type": "offboard"}],
         "offBoardRevenue": {"name": "Est", "revenues": [{"color": "yellow", "value": 20}, {"color": "brown", "value": 40}],
                             "groups": ["Est"]}},
        {"hexes": ["A9"], "color": "water", "icons": [{"type": "port"}], "values": [{"value": 30}], "track": [{"side": 3}]},
        {"hexes": ["C1"], "color": "gray", "cities": [{"size": 2}],
         "offBoardRevenue": {"revenues": [{"color": "yellow", "value": 20}, {"color": "green", "value": 30}]}},
        {"hexes": ["C3"], "color": "yellow", "cities": [{"angle": 0, "percent": 0.5}, {"angle": 180, "percent": 0.5}],
         "values": [40], "track": [{"side": 1}, {"side": 2}, {"side": 4}, {"side": 5}]},
    )  # fmt: skip
    assert found["A1"].stops == ("town 10",)
    assert set(found["A1"].track) == {"0-stop standard", "2-stop standard"}
    assert found["C1"].track == ("2-5 dual",)
    assert found["E1"].track == ("0-3 standard",)
    assert (found["G1"].stops, found["G1"].track, found["G1"].name) == (
        ("offboard 20/20/40 @est",),
        ("1-stop standard",),
        "Est",
    )
    assert (found["I1"].color, found["I1"].stops, found["I1"].track) == (Color.BLUE, ("port 30",), ("2-stop standard",))
    assert found["A3"].stops == ("city 20/30/30 x2",)
    assert set(found["C3"].track) == {"0-stop standard", "1-stop standard", "3-stop1 standard", "4-stop1 standard"}
    assert losses == []


def test_what_the_drawing_leaves_open_is_reported_not_guessed(tmp_path: Path) -> None:
    found, losses = hexes(
        tmp_path,
        {"hexes": ["A1"], "color": "yellow", "track": [{"side": 1}, {"side": 3}, {"side": 5}]},
        {"hexes": ["A3"], "color": "yellow", "towns": [{}],
         "track": [{"side": 1, "type": "straight"}, {"side": 2, "type": "sharp"}]},
        {"hexes": ["A5"], "color": "yellow", "cities": [{"angle": 0}, {"angle": 120}], "track": [{"side": 2}]},
        {"hexes": ["A7"], "color": "mountain", "bridges": [{}], "track": [{"side": 1, "type": "bent"}, {"side": 9}],
         "labels": ["TOOLONG"], "borders": [{"side": 1, "color": "red"}]},
        {"hexes": ["A9"], "color": "yellow", "cities": [{}], "values": [10, 20]},
        {"hexes": ["nowhere"], "color": "plain"},
    )  # fmt: skip
    assert all(not found[name].track for name in ("A1", "C1", "E1", "G1"))
    assert {(loss.reason, loss.field) for loss in losses} == {
        (Reason.AMBIGUOUS, "track"),
        (Reason.AMBIGUOUS, "values"),
        (Reason.AMBIGUOUS, "borders"),
        (Reason.NO_COUNTERPART, "color"),
        (Reason.NO_COUNTERPART, "bridges"),
        (Reason.NO_COUNTERPART, "track"),
        (Reason.NO_COUNTERPART, "labels"),
        (Reason.UNREADABLE, "track"),
        (Reason.UNREADABLE, "hexes"),
    }


def test_maps_that_copy_others_and_hexes_that_copy_others(tmp_path: Path) -> None:
    content = {
        **INFO,
        "map": [
            {"name": "Base", "hexes": [{"color": "plain", "hexes": ["A1", "A3"]}, {"color": "gray", "hexes": ["B2"]}]},
            {"name": "Base", "copy": 0, "remove": ["A3"], "hexes": [
                {"copy": "A1", "hexes": ["C1"], "track": [{"side": 1, "type": "straight"}]},
                {"color": "green", "hexes": ["B2"]},
            ]},
        ],
    }  # fmt: skip
    files = read(tmp_path, content).files
    assert [shape.id for shape in files.maps] == ["base", "base_2"]
    second = files.maps[1].hexes
    assert set(second) == {"A1", "B2", "A3"}
    assert (second["B2"].color, second["A3"].track) == (Color.GREEN, ("0-3 standard",))


def test_companies_trains_and_privates_of_a_stranger(tmp_path: Path) -> None:
    content = {
        **INFO,
        "bank": "∞",
        "colors": {"rosso": "#C00"},
        "shareTypes": {"default": [{"quantity": 1, "percent": 20, "label": "President"}, {"quantity": 8, "percent": 10}]},
        "tokenTypes": {"default": ["Free", 40, 40]},
        "companies": [{"abbrev": "P/R", "name": "Prima Rete", "color": "rosso"}, {"abbrev": "P1", "color": "mauve"}],
        "trains": [{"name": "2", "quantity": 5, "price": 80, "rust": "4", "color": "yellow"},
                   {"name": "4", "quantity": "∞", "price": 300, "color": "green", "discount": {"2": 50}}],
        "phases": [{"name": "2", "limit": "4/2", "tiles": "yellow", "rounds": 1},
                   {"name": "4", "on": "4", "limit": 3, "tiles": "green", "rounds": 2, "events": {"close_companies": True}}],
        "players": [{"number": 3, "capital": 400, "certLimit": "12/9"}],
        "privates": [{"name": "Diligenza", "price": 20, "revenue": "5/10", "note": "…"}],
        "stock": {"market": [[{"value": 60}, {"value": "70", "par": True}, None], [50, {"label": "65p"}]]},
        "wip": True,
        "map": {"name": "m", "hexes": [{"color": "plain", "hexes": ["A1"]}]},
    }  # fmt: skip
    imported = read(tmp_path, content)
    files = imported.files
    assert {name: (raw.color, raw.token_fee, raw.tokens) for name, raw in files.companies.corporations.items()} == {
        "PR": ("#cc0000", 40, 3), "P1_2": ("#808080", 40, 3),
    }  # fmt: skip
    assert files.companies.corporations["PR"].certificates == ("20 president", *[10] * 8)
    assert files.trains.trains["2"].rusts_on == "4"
    assert (files.trains.phases["4"].on, files.trains.phases["4"].colors) == ("4", (Color.YELLOW, Color.GREEN))
    assert files.rules.scenarios[0].trains == {"2": 5, "4": 50}
    assert files.rules.scenarios[0].certificate_limit == 12
    assert files.market.rows == ((60, "70 par"), (50, 65))
    told = {(loss.reason, loss.place, loss.field) for loss in imported.losses}
    assert {
        (Reason.NO_COUNTERPART, "$", "wip"),
        (Reason.ASSUMED, "bank", "bank_total"),
        (Reason.RENAMED, "companies[0]", "P/R"),
        (Reason.RENAMED, "companies[1]", "P1"),
        (Reason.ASSUMED, "companies[1]", "color"),
        (Reason.ASSUMED, "trains[1]", "quantity"),
        (Reason.NO_COUNTERPART, "trains[1]", "discount"),
        (Reason.NO_COUNTERPART, "phases[0]", "limit"),
        (Reason.NO_COUNTERPART, "players[0]", "certLimit"),
        (Reason.NO_COUNTERPART, "privates[0]", "revenue"),
        (Reason.NO_COUNTERPART, "privates[0]", "note"),
    } <= told


def test_several_stops_of_a_tile_come_back_with_their_track(tmp_path: Path) -> None:
    faces = {
        "Z1": FaceShape(color=Color.YELLOW, stops=("town 10", "town 20"),
                        track=("0-stop standard", "1-stop narrow", "3-stop1 standard", "4-stop1 dual")),
        "Z2": FaceShape(color=Color.GREEN, stops=("town 10", "city 30"), track=("2-stop standard", "5-stop1 standard")),
        "Z3": FaceShape(color=Color.GREEN, stops=("city 40", "city 40"),
                        track=("0-stop standard", "3-stop standard", "1-stop1 standard", "4-stop1 standard")),
    }  # fmt: skip
    files = files_of("1849")
    files = replace(files, tiles=faces, title=replace(files.title, tiles=dict.fromkeys(faces, 1)))
    content, losses = export_maker(files)
    back = read(tmp_path, encode_maker(content)).files.tiles
    assert (back["Z1"].stops, set(back["Z1"].track)) == (faces["Z1"].stops, set(faces["Z1"].track))
    # Cities come first there; the stops keep their track and values.
    assert (back["Z2"].stops, set(back["Z2"].track)) == (
        ("city 30", "town 10"),
        {"5-stop standard", "2-stop1 standard"},
    )
    # Two cities with opposite sides each lie both in the middle: nobody can tell, and it is told.
    assert [loss.place for loss in losses if loss.field == "stops"] == ["tiles.Z3"]


def test_two_towns_lie_each_on_its_own_track(tmp_path: Path) -> None:
    """By the direction of each, from the side it names or by its angle (0 is down, clockwise); else nobody can tell."""
    sharp = [
        {"side": 1, "type": "sharp"},
        {"side": 4, "type": "sharp"},
    ]  # our sides 0-1 and 3-4, south-west and north-east
    found, losses = hexes(
        tmp_path,
        {"hexes": ["A1"], "color": "yellow", "towns": [{"side": 1}, {"side": 4}], "track": sharp, "values": [10]},
        {"hexes": ["A3"], "color": "yellow", "towns": [{"angle": 210, "percent": 0.6}, {"angle": 30, "percent": 0.6}],
         "track": sharp, "values": [10]},
        {"hexes": ["A5"], "color": "yellow", "towns": [{"angle": 120}, {"angle": 300}], "track": sharp, "values": [10]},
    )  # fmt: skip
    assert set(found["A1"].track) == {"0-stop standard", "1-stop standard", "3-stop1 standard", "4-stop1 standard"}
    assert set(found["C1"].track) == {"0-stop1 standard", "1-stop1 standard", "3-stop standard", "4-stop standard"}
    assert set(found["E1"].track) == {"0-1 standard", "3-4 standard"}
    assert [(loss.place, loss.field) for loss in losses] == [("map[0].hexes A5", "track")] * 2


def test_values_of_boxes_follow_the_colours_of_the_phases(tmp_path: Path) -> None:
    """A box without a colour keeps the value of the one before; phases take the step of their highest colour."""

    def box(name: str, **values: int) -> dict[str, Any]:
        revenues = [{"color": color, "value": value} for color, value in values.items()]
        return {"hexes": [name], "color": "offboard", "offBoardRevenue": {"revenues": revenues}}

    content = {
        **INFO,
        "trains": [{"name": str(number), "price": 80, "quantity": 2} for number in (2, 3, 4, 5)],
        "phases": [{"name": "2", "tiles": "yellow"}, {"name": "3", "on": "3", "tiles": "green"},
                   {"name": "4", "on": "4", "tiles": "green"}, {"name": "5", "on": "5", "tiles": "brown"}],
        "map": {"hexes": [box("A1", yellow=30, brown=60), box("A3", yellow=20, green=40, brown=50), box("A5", yellow=10),
                          box("A7", brown=70, green=20), box("A9", red=10, blue=20)]},
    }  # fmt: skip
    found = read(tmp_path, content)
    # Flat-top: their column A, rows 1, 3, … are our row letters A, C, …
    assert [hex_.stops for hex_ in found.files.maps[0].hexes.values()] == [
        ("offboard 30/30/60",), ("offboard 20/40/50",), ("offboard 10",), ("offboard 20/20/70",), ("offboard 10/20",),
    ]  # fmt: skip
    assert [phase.value_step for phase in found.files.trains.phases.values()] == [0, 1, 1, 2]
    assert Loss(Reason.AMBIGUOUS, "map[0].hexes A9", "revenues.color", "red blue") in found.losses


def test_the_verbs_write_and_read_such_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "out.json"
    assert main(["export", "1849_two_sicilies", "--to", "maker", str(target)]) == 0
    assert json.loads(capsys.readouterr().out)["losses"]
    words = ["convert", str(target), "--id", "prova", "--out", str(tmp_path / "titles"), "--like", "1849"]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out)["folder"] == str(tmp_path / "titles/prova")
    title = load_title(tmp_path / "titles/prova", library=ASSETS)
    assert len(title.hexes) == 83
    assert sum(stop.kind is StopKind.OFFBOARD for hex_ in title.hexes.values() for stop in hex_.face.stops) == 3
    assert main(words) == 1  # nothing is written over
    assert "file_unwritable" in capsys.readouterr().err
    assert main(["convert", str(target), "--id", "../x", "--out", str(tmp_path), "--like", "1849"]) == 1
    assert "value_not_allowed" in capsys.readouterr().err
