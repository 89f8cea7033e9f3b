import math
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFontInfo, QImage, QPalette

from engine.catalogue import open_title
from engine.data.definitions import Color
from engine.errors import DataError
from engine.messages import Key
from gui.board.crest import PATTERNS
from gui.board.lettering import Hand, text_path
from gui.board.pictures import crest_picture, tile_picture
from gui.fonts import SANS, SERIF, sans, serif
from gui.theme import THEMES, Theme, clearest, contrast, laid_over, load_theme

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return load_theme(request.param)


def ratio(one: str, other: str) -> float:
    return contrast(QColor(one), QColor(other))


def test_contrast_as_the_guidelines_define_it() -> None:
    assert ratio("#000000", "#ffffff") == pytest.approx(21)
    assert ratio("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert clearest(QColor("#202020"), [QColor("black"), QColor("white")]) == QColor("white")


def test_everything_written_can_be_read(theme: Theme) -> None:
    assert ratio(theme.badge_ink, theme.badge) > 7
    assert ratio(theme.late_ink, theme.late) > 7
    assert ratio("#1e1b18", theme.early) > 7
    # Six pixels high at 1366x768, with the frame of the present value around.
    assert ratio("#1e1b18", theme.middle) > 8.5
    assert ratio(theme.middle, theme.late) > 7
    assert ratio(theme.early, theme.middle) > 1.5
    assert ratio(theme.name, theme.halo) > 7
    assert ratio(theme.note_ink, theme.note) > 7
    assert ratio(theme.ribbon_ink, theme.ribbon) > 7
    assert ratio(theme.text, theme.window) > 7
    assert ratio(theme.text, theme.button) > 4.5
    assert ratio(theme.accent_text, theme.accent) > 4.5


def test_track_stands_out_from_its_casing_and_the_casing_or_ink_from_every_tile(theme: Theme) -> None:
    assert ratio(theme.ink, theme.casing) > 12
    for color in Color:
        ground = theme.tile(color)
        assert max(contrast(QColor(theme.ink), ground), contrast(QColor(theme.casing), ground)) > 3


def test_marks_stand_out(theme: Theme) -> None:
    assert ratio(theme.impassable, theme.land) > 3
    assert ratio(theme.legal, theme.land) > 3
    for paint in theme.routes:
        assert ratio(paint, theme.casing) > 2.5


# How the three kinds of colour blindness see linear RGB (Viénot, Brettel and Mollon; the third by Brettel's plane).
SIGHT = {
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "tritan": ((1.0, 0.1273, -0.1273), (0.0, 0.8739, 0.1261), (0.0, 0.8739, 0.1261)),
}


def seen(color: QColor, sight: str) -> tuple[float, ...]:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else math.pow((value + 0.055) / 1.055, 2.4)

    def gamma(value: float) -> float:
        return math.pow(max(0.0, value), 1 / 2.4)

    rgb = [linear(part) for part in (color.redF(), color.greenF(), color.blueF())]
    return tuple(gamma(sum(w * part for w, part in zip(row, rgb, strict=True))) for row in SIGHT[sight])


@pytest.mark.parametrize("sight", SIGHT)
def test_tile_colours_of_the_safe_set_differ_for_everyone(sight: str) -> None:
    safe = load_theme("safe")
    tiles = [safe.tile(color) for color in (Color.YELLOW, Color.GREEN, Color.BROWN, Color.GRAY)]
    for one, other in combinations(tiles, 2):
        assert math.dist(seen(one, sight), seen(other, sight)) > 0.14


def test_palette_follows_the_set(theme: Theme) -> None:
    assert theme.palette().color(QPalette.ColorRole.Window) == QColor(theme.window)
    assert theme.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text) != QColor(theme.text)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (None, Key.FILE_MISSING),
        (b"{", Key.NOT_JSON),
        (b"{}", Key.WRONG_SHAPE),
        (b'{"sea": "blue"}', Key.WRONG_SHAPE),
        (b" " * 70_000, Key.FILE_TOO_LARGE),
    ],
)
def test_a_faulty_colour_set_is_named(tmp_path: Path, content: bytes | None, key: Key) -> None:
    if content is not None:
        (tmp_path / "mine.json").write_bytes(content)
    with pytest.raises(DataError) as raised:
        load_theme("mine", tmp_path)
    assert raised.value.key is key
    assert raised.value.parameters["file"] == "mine.json"


@pytest.mark.parametrize("title_id", ["1849", "1849_two_sicilies"])
def test_crests_of_a_title_differ_even_without_colour(title_id: str) -> None:
    title = open_title(title_id)
    shown = []
    for corporation in title.corporation:
        gray = (
            crest_picture(title, corporation, load_theme("light"), 64)
            .toImage()
            .convertToFormat(QImage.Format.Format_Grayscale8)
        )
        shown.append(gray)
    assert all(one != other for one, other in combinations(shown, 2))
    assert len(title.corporation) <= len(PATTERNS)


def test_patterns_differ() -> None:
    made = [pattern() for pattern in PATTERNS]
    assert all(one != other for one, other in combinations(made, 2))


def test_pictures_are_crisp_on_dense_screens() -> None:
    title = open_title("1849")
    picture = tile_picture(title.tiles[0], 2, title.maps[0].orientation, load_theme("light"), 80, 2.0)
    assert (picture.width(), picture.devicePixelRatio()) == (160, 2.0)
    other = tile_picture(title.tiles[0], 3, title.maps[0].orientation, load_theme("light"), 80, 2.0)
    assert picture.toImage() != other.toImage()
    assert picture.toImage().pixelColor(0, 0).alpha() == 0


def test_the_bundled_fonts_are_used() -> None:
    assert QFontInfo(serif(40)).family() == SERIF
    assert QFontInfo(sans(40)).family() == SANS
    assert QFontInfo(serif(40)).italic()


def test_glyphs_that_the_fonts_lack_come_from_others() -> None:
    # A snowman: in neither of the bundled fonts. An empty path would mean nothing is drawn.
    assert not text_path("☃", Hand.NAME, 0.25).isEmpty()
    for text in ("Città", "Forlì", "Çanakkale", "Žilina"):
        assert not text_path(text, Hand.NAME, 0.25).isEmpty()


def test_a_transparent_paint_is_mixed_with_its_ground() -> None:
    assert laid_over("#80000000", QColor("#804000")).name() == "#402000"
    assert laid_over("#123456", QColor("#804000")).name() == "#123456"
    assert laid_over("#00ffffff", QColor("#804000")).name() == "#804000"
