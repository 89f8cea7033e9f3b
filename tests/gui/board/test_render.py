import json
import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from engine.data.assets import ASSETS
from gui import render

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_title_is_drawn_to_png(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "map.png"
    assert render.main(["1849", "--png", str(target), "--size", "640x400", "--lang", "it"]) == 0
    assert json.loads(capsys.readouterr().out) == {"file": str(target), "width": 640, "height": 400}
    image = QImage(str(target))
    assert (image.width(), image.height()) == (640, 400)
    assert image.pixelColor(1, 1) == image.pixelColor(638, 398)  # the sea goes on to the edges
    assert len({image.pixel(x, y) for x in range(0, 640, 4) for y in range(0, 400, 4)}) > 50


def test_a_title_in_a_folder_is_drawn_as_by_its_id(tmp_path: Path) -> None:
    folder = tmp_path / "my.title"
    shutil.copytree(ASSETS / "games" / "1849", folder)
    for source, name in (("1849", "shipped.png"), (str(folder), "own.png")):
        assert render.main([source, "--png", str(tmp_path / name), "--size", "300x200"]) == 0
    assert QImage(str(tmp_path / "own.png")) == QImage(str(tmp_path / "shipped.png"))


@pytest.mark.parametrize("source", ["x" * 300, "a\0b", "/" + "x" * 300 + ".json", "."])
def test_what_is_no_file_and_no_title_is_not_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], source: str
) -> None:
    assert render.main([source, "--png", str(tmp_path / "out.png"), "--lang", "en"]) == 1
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert not (tmp_path / "out.png").exists()


def test_svg_needs_no_fonts_and_pdf_is_one_page(tmp_path: Path) -> None:
    assert render.main(["1849", "--svg", str(tmp_path / "map.svg")]) == 0
    svg = (tmp_path / "map.svg").read_text()
    assert svg.startswith("<?xml")
    assert "<text" not in svg
    assert render.main(["1849_two_sicilies", "--pdf", str(tmp_path / "map.pdf"), "--ids", "--theme", "contrast"]) == 0
    pdf = (tmp_path / "map.pdf").read_bytes()
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") <= 1


def test_a_game_is_drawn_at_any_action(tmp_path: Path, shared: Path) -> None:
    game = str(shared / "replays" / "sicilia_3p.18xx.json")
    for name, at in (("start", ["--at", "0"]), ("middle", ["--at", "247"]), ("end", [])):
        assert render.main([game, "--png", str(tmp_path / f"{name}.png"), "--size", "600x400", *at]) == 0
    end, middle = QImage(str(tmp_path / "end.png")), QImage(str(tmp_path / "middle.png"))
    assert not end.isNull()
    assert end != middle


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ([], 2),
        (["1849"], 2),
        (["1849", "--png", "OUT", "--svg", "OUT"], 2),
        (["1849", "--png", "OUT", "--size", "big"], 2),
        (["1849", "--png", "OUT", "--size", "0x10"], 2),
        (["1849", "--png", "OUT", "--size", "99999x10"], 2),
        (["1849", "--png", "OUT", "--lang", "fr"], 2),
        (["1830", "--png", "OUT"], 1),
        (["1849", "--png", "OUT", "--map", "nowhere"], 1),
        (["1849", "--png", "nowhere/OUT"], 1),
        (["FILE", "--png", "OUT"], 1),
        (["FILE", "--png", "FILE"], 1),
        (["1849", "--png", "OUT", "--at", "5"], 1),
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], code: int
) -> None:
    (tmp_path / "FILE").write_text("not a game")
    made = [
        word.replace("OUT", str(tmp_path / "OUT.png")) if word != "nowhere/OUT" else str(tmp_path / "no" / "x.png")
        for word in arguments
    ]
    made = [str(tmp_path / "FILE") if word == "FILE" else word for word in made]
    assert render.main(made) == code
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert "Traceback" not in output.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["FILE"]


def test_a_folder_is_no_place_for_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert render.main(["1849", "--png", str(tmp_path), "--lang", "en"]) == 1
    assert capsys.readouterr().err == f"The file {tmp_path} cannot be written: it is a folder.\n"


def test_a_picture_is_a_png_whatever_its_file_is_called(tmp_path: Path) -> None:
    target = tmp_path / "map.picture"
    assert render.main(["1849", "--png", str(target), "--size", "60x40"]) == 0
    assert target.read_bytes().startswith(b"\x89PNG")


def test_an_older_picture_survives_a_failure(tmp_path: Path) -> None:
    target = tmp_path / "map.png"
    target.write_bytes(b"older")
    assert render.main(["1849", "--png", str(target), "--map", "nowhere"]) == 1
    assert target.read_bytes() == b"older"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_device_is_drawn_to_and_stays(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.png"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    assert render.main(["1849", "--png", str(pipe), "--size", "60x40"]) == 0
    assert os.read(reading, 8) == b"\x89PNG\r\n\x1a\n"
    os.close(reading)
    assert pipe.is_fifo()
