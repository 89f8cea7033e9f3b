"""Sheets as PDF, read back and measured: paper, hexes of 40 mm, tiles of 38 mm, pages that overlap."""

import json
import math
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from engine.catalogue import open_title
from engine.coords import Orientation
from engine.errors import TrinacriaError
from engine.messages import Key
from gui import render
from gui.i18n import LANGUAGE
from gui.printing.cards import CARD, notes_of
from gui.printing.pages import picture
from gui.printing.paper import PAPERS, Layouts, PrintSettings, check_settings, paper_size, radius
from gui.printing.sheets import SHEETS, print_title, sheets_named
from gui.printing.tile_sheets import tile_pages
from gui.printing.token_sheets import token_diameter
from tests.gui.printing.measuring import Hexagon, hexagons, outlines, page_sizes

TITLES = ("1849", "1849_two_sicilies", "pa20")
PAPER = 0.2
"""Qt writes the sides of a page in whole points."""


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    LANGUAGE.use("en")


def printed(tmp_path: Path, title: str, what: str, settings: PrintSettings) -> tuple[Path, int]:
    path = tmp_path / "out.pdf"
    return path, print_title(open_title(title), sheets_named(what), settings, path)


def of_width(found: list[Hexagon], across: float) -> list[Hexagon]:
    return [hexagon for hexagon in found if abs(hexagon.across - across) < 0.02]


def places(found: list[Hexagon]) -> set[tuple[int, int]]:
    """Centres to a tenth of a millimetre."""
    return {(round(hexagon.x * 10), round(hexagon.y * 10)) for hexagon in found}


@pytest.mark.parametrize("paper", ["A4", "A3", "Letter", "150x200"])
@pytest.mark.parametrize("title", ["1849", "1849_two_sicilies"])
def test_tiles_have_their_true_size_on_every_paper(tmp_path: Path, paper: str, title: str) -> None:
    width, height = paper_size(paper)
    settings = PrintSettings(width=width, height=height, bleed=1.5)
    path, pages = printed(tmp_path, title, "tiles", settings)
    assert len(page_sizes(path)) == pages
    assert all(size == pytest.approx((width, height), abs=PAPER) for size in page_sizes(path))
    count = 0
    for number in range(pages):
        found = hexagons(path, number)
        tiles, bleeds = of_width(found, 38.0), of_width(found, 41.0)
        assert places(tiles) == places(bleeds)
        count += len(places(tiles))
        for hexagon in bleeds:
            long = radius(41.0) if title == "1849" else 41.0 / 2
            assert settings.margin - 1 < hexagon.x - long
            assert hexagon.x + long < width - settings.margin + 1
    assert count == sum(tile.count for tile in open_title(title).tiles)


def test_offset_rows_share_their_cuts(tmp_path: Path) -> None:
    """Flat side up: the lower edges of a row and the upper edges of the next lie on one line; no two tiles overlap."""
    path, _ = printed(tmp_path, "1849", "tiles", PrintSettings())
    centres = sorted(places(of_width(hexagons(path, 0), 38.0)), key=lambda place: (place[1], place[0]))
    rows = sorted({y for _, y in centres})
    assert [high - low for low, high in pairwise(rows)] == [380] * (len(rows) - 1)
    first, second = ([x for x, y in centres if y == row] for row in rows[:2])
    assert first[1] - first[0] == pytest.approx(2 * radius(38) * 10, abs=1)
    assert second[0] - first[0] == pytest.approx(radius(38) * 10, abs=1)
    nearest = min(math.dist(one, other) for index, one in enumerate(centres) for other in centres[index + 1 :])
    assert nearest >= 2 * radius(38) * 10 - 2
    marks = [line for line in outlines(path, 0) if len(line) == 2]
    level = {round(line[0][1] * 10) for line in marks if abs(line[0][1] - line[1][1]) < 0.01}
    assert {row + 190 for row in rows} <= level  # a cut mark at the lower edge of every row
    slanted = [line for line in marks if abs(line[0][1] - line[1][1]) > 0.5 and abs(line[0][0] - line[1][0]) > 0.5]
    assert slanted


def test_tiles_apart_keep_room_for_their_bleed(tmp_path: Path) -> None:
    path, _ = printed(tmp_path, "1849", "tiles", PrintSettings(layout=Layouts.APART, bleed=2))
    centres = sorted(places(of_width(hexagons(path, 0), 38.0)))
    nearest = min(abs(a[1] - b[1]) for a in centres for b in centres if a[0] == b[0] and a != b)
    assert nearest >= 380 + 2 * 20


def test_bleed_marks_and_numbers_can_be_left_out(tmp_path: Path) -> None:
    path, _ = printed(tmp_path, "1849", "tiles", PrintSettings(bleed=0, cut_marks=False))
    assert of_width(hexagons(path, 0), 41.0) == []
    assert [line for line in outlines(path, 0) if len(line) == 2 and math.dist(*line) < 4] == []


@pytest.mark.parametrize(("across", "tile"), [(40.0, 38.0), (25.0, 20.0)])
def test_sizes_can_be_chosen(tmp_path: Path, across: float, tile: float) -> None:
    path, _ = printed(tmp_path, "1849", "board,tiles", PrintSettings(hex=across, tile=tile, overlap=5))
    widths = Counter(round(hexagon.across, 1) for number in range(2) for hexagon in hexagons(path, number))
    assert widths[across]
    last = hexagons(path, len(page_sizes(path)) - 1)
    assert of_width(last, tile)


@pytest.mark.parametrize("title", TITLES)
def test_the_board_has_every_hex_at_true_size(tmp_path: Path, title: str) -> None:
    settings = PrintSettings()
    path, pages = printed(tmp_path, title, "board", settings)
    for number in range(pages):
        size = page_sizes(path)[number]
        assert sorted(size) == [pytest.approx(side, abs=PAPER) for side in PAPERS["a4"]]
        plain = [hexagon.across for hexagon in hexagons(path, number) if hexagon.across > 39]
        assert all(across == pytest.approx(40.0, abs=0.01) for across in plain)
    assert sum(len(of_width(hexagons(path, number), 40.0)) for number in range(pages)) >= len(open_title(title).hexes)


def test_neighbouring_pages_show_the_same_strip(tmp_path: Path) -> None:
    settings = PrintSettings(overlap=30)
    path, _ = printed(tmp_path, "1849", "board", settings)
    wide = page_sizes(path)[0][0]
    left, right = places(of_width(hexagons(path, 0), 40.0)), places(of_width(hexagons(path, 1), 40.0))
    step = round((wide - 2 * settings.margin - settings.overlap) * 10)
    moved = {(x + dx, y) for x, y in right for dx in (step - 1, step, step + 1)}
    inside = {place for place in left if place[0] > step}
    assert inside & moved
    crosses = [line for line in outlines(path, 0) if len(line) == 2 and 5.9 < math.dist(*line) < 6.1]
    assert len(crosses) >= 6


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("what", [name for name in SHEETS if name not in ("board", "tiles")])
def test_every_sheet_of_every_title_prints(tmp_path: Path, title: str, what: str) -> None:
    path, pages = printed(tmp_path, title, what, PrintSettings())
    assert pages == len(page_sizes(path)) > 0
    for number in range(pages):
        for outline in outlines(path, number):
            for x, y in outline:
                assert -0.1 <= x <= 210.1
                assert -0.1 <= y <= 297.2


def test_there_is_a_card_for_every_paper_train_and_private(tmp_path: Path) -> None:
    title = open_title("1849")
    expected = {
        "certificates": sum(len(corporation.certificates) for corporation in title.corporations),
        "privates": len(title.privates),
        # 5 players: 4H ×4, 6H ×4, 8H ×4, 10H ×3, 12H ×1, 16H ×5, R6H ×2; and six E-trains of the option.
        "trains": sum(
            max([train.count, *(scenario.trains.get(train.type, 0) for scenario in title.scenarios)])
            for train in title.trains
        ),
    }  # fmt: skip
    for what, count in expected.items():
        path, pages = printed(tmp_path, "1849", what, PrintSettings())
        frames = 0
        for number in range(pages):
            for outline in outlines(path, number):
                xs, ys = [x for x, _ in outline], [y for _, y in outline]
                frames += abs(max(xs) - min(xs) - CARD[0]) < 0.05 and abs(max(ys) - min(ys) - CARD[1]) < 0.05
        assert frames == 2 * count, what  # the ground and the frame of every card


def test_tokens_fit_their_places_on_the_board(tmp_path: Path) -> None:
    """A place is 0.272 of the circumradius in radius: 12.56 mm on a hex of 40 mm."""
    assert token_diameter(PrintSettings()) == pytest.approx(12.36, abs=0.01)
    assert token_diameter(PrintSettings(hex=80)) == pytest.approx(24.93, abs=0.01)


@pytest.mark.parametrize("bank", [7760, 12000, 1, 8001, 100_000])
def test_the_notes_make_the_bank(bank: int) -> None:
    assert sum(value * count for value, count in notes_of(bank).items()) == bank


def test_paper_that_is_too_small_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TrinacriaError) as caught:
        printed(tmp_path, "1849", "tiles", PrintSettings(tile=200))
    assert caught.value.key is Key.PAPER_TOO_SMALL
    with pytest.raises(TrinacriaError) as caught:
        printed(tmp_path, "1849", "certificates", PrintSettings(width=80, height=80, margin=10))
    assert caught.value.key is Key.PAPER_TOO_SMALL
    for wrong in (PrintSettings(margin=-1), PrintSettings(hex=5), PrintSettings(bleed=9), PrintSettings(overlap=90)):
        with pytest.raises(TrinacriaError):
            check_settings(wrong)
    for text in ("A5", "10x10", "1e9x3", "210", "5000x5000"):
        with pytest.raises(TrinacriaError):
            paper_size(text)
    assert paper_size("letter", landscape=True) == (279.4, 215.9)


def test_a_page_can_be_looked_at_before_printing() -> None:
    page = next(tile_pages(open_title("1849"), PrintSettings()))
    image = picture(page, 2)
    assert (image.width(), image.height()) == (420, 594)
    colors = {image.pixelColor(x, y).name() for x in range(0, 420, 7) for y in range(0, 594, 7)}
    assert {"#ffffff", "#f0cf57"} <= colors


def test_pointy_tiles_are_laid_in_shifted_columns(tmp_path: Path) -> None:
    title = open_title("1849_two_sicilies")
    assert title.maps[0].orientation is Orientation.POINTY
    path, _ = printed(tmp_path, title.id, "tiles", PrintSettings())
    columns = sorted({x for x, _ in places(of_width(hexagons(path, 0), 38.0))})
    assert [right - left for left, right in pairwise(columns)] == [380] * (len(columns) - 1)


def test_the_verb_prints_titles_by_id_and_by_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "title.json").write_text('{"extends": "1849", "tiles": {"7": 2}}', encoding="utf-8")
    target = tmp_path / "x.pdf"
    for source in ("1849", str(folder)):
        assert render.main([source, "--print", str(target), "--what", "tiles", "--paper", "A3", "--lang", "it"]) == 0
        answer = json.loads(capsys.readouterr().out)
        assert answer == {"file": str(target), "pages": len(page_sizes(target)), "what": ["tiles"]}
    for wrong in (["--what", "flags"], ["--paper", "A99"], ["--bleed", "70"], ["--map", "corsica"]):
        assert render.main(["1849", "--print", str(target), *wrong]) in (1, 2)
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert render.main(["nowhere", "--print", str(target)]) == 1
    assert capsys.readouterr().err


def test_sheets_do_not_change_with_the_order_asked() -> None:
    assert sheets_named("tiles,board") == sheets_named(" board , tiles") == ("board", "tiles")
    assert sheets_named("all") == tuple(SHEETS)
    assert replace(PrintSettings(), bleed=2).bleed == 2
