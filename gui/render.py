"""The verb `render`: draws a position or an empty map to a PNG, SVG or PDF, without a screen.

`render FILE_OR_TITLE --png|--svg|--pdf OUT [--size WxH] [--lang L] [--at N] [--map ID] [--theme T] [--ids] [--numbers]`

With `--print OUT.pdf` in place of a picture it prints sheets of a title at true size (`gui.printing`).
"""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
from argparse import Action, ArgumentError, ArgumentParser, Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication

from engine.errors import DataError, TrinacriaError
from engine.headless import INTERRUPTED, Parser, one_line, read
from engine.messages import Key
from engine.verbs.output import keep, write_json
from gui.board.look import Captions
from gui.board.scene import BoardScene
from gui.i18n import LANGUAGE, LANGUAGES, preferred
from gui.printing import verb as printing
from gui.safe_file import safely
from gui.texts import error_text
from gui.theme import THEMES, load_theme

_LONG_SIDE = 1960
"""Pixels of the longer side of the picture when no size is asked for."""
_LARGEST = 20_000
_SIZE = re.compile(r"(\d{1,5})x(\d{1,5})")


class _Size(Action):
    """Reads `WxH`."""

    def __call__(
        self, _parser: ArgumentParser, namespace: Namespace, values: object, _option: str | None = None
    ) -> None:
        match = _SIZE.fullmatch(str(values))
        size = QSize(int(match[1]), int(match[2])) if match is not None else QSize()
        if not (0 < size.width() <= _LARGEST and 0 < size.height() <= _LARGEST):
            raise ArgumentError(self, str(values))
        setattr(namespace, self.dest, size)


def arguments_parser() -> ArgumentParser:
    """What reads the arguments of the verb (`engine.headless.read`)."""
    parser = Parser("render")
    parser.add_argument("source")
    kinds = parser.add_mutually_exclusive_group(required=True)
    for kind in ("png", "svg", "pdf", "print"):
        kinds.add_argument(f"--{kind}", type=Path)
    parser.add_argument("--size", action=_Size)
    parser.add_argument("--lang", choices=LANGUAGES, default=preferred())
    parser.add_argument("--at", type=int)
    parser.add_argument("--map", default="")
    parser.add_argument("--theme", choices=THEMES, default=THEMES[0])
    parser.add_argument("--ids", action="store_true")
    parser.add_argument("--numbers", action="store_true")
    printing.add_arguments(parser)
    return parser


def main(argv: list[str]) -> int:
    """Serve one command line without the verb; the result is the exit code, as of the other verbs (`engine.headless`)."""
    application = QApplication.instance() or QApplication([sys.argv[0], "-platform", "offscreen"])
    assert application is not None
    LANGUAGE.use(preferred())
    try:
        arguments = read(arguments_parser(), argv)
    except TrinacriaError as error:
        sys.stderr.write(one_line(error_text(error)) + "\n")
        return 2
    LANGUAGE.use(arguments.lang)
    try:
        _run(arguments)
    except TrinacriaError as error:
        sys.stderr.write(one_line(error_text(error)) + "\n")
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _run(arguments: Namespace) -> None:
    if arguments.print is not None:
        printing.run(arguments)
        return
    scene = BoardScene(load_theme(arguments.theme))
    scene.set_captions(Captions(arguments.ids, arguments.numbers, scene.theme.color_letters))
    load(scene, arguments.source, arguments.at, arguments.map)
    size = picture_size(scene, arguments.size)
    for kind, write in _WRITERS.items():
        target: Path | None = getattr(arguments, kind)
        if target is not None:
            keep(Path(arguments.source), target)
            safely(target, partial(_write, write, scene, size))
            write_json({"file": str(target), "width": size.width(), "height": size.height()}, indent=None)


def _mode(path: Path) -> int:
    """What stands at a path, as the system says it; 0: nothing that it lets us see."""
    try:
        return path.stat().st_mode
    except (OSError, ValueError):
        return 0


def load(scene: BoardScene, source: str, at: int | None = None, map_id: str = "") -> None:
    """Show a game file at an action (`None`: where it stands), or the empty maps of a title. Raises `DataError`."""
    path = Path(source)
    mode = _mode(path)
    if mode == 0 or stat.S_ISDIR(mode):
        if mode == 0 and (path.suffix or len(path.parts) > 1):
            raise DataError(Key.FILE_MISSING, file=source)
        title = printing.title_from(source)
        if at is not None:
            raise DataError(Key.POSITION_UNKNOWN, file=source, position=at)
        if map_id and map_id not in {map_.id for map_ in title.maps}:
            raise DataError(Key.UNKNOWN_ID, file=source, place="--map", id=map_id)
        scene.set_title(title, only=map_id)
        return
    from engine.verbs.opening import open_game

    opened = open_game(path, at=at)
    game = opened.session.game
    opened.session.jump(opened.position_at(at, source))
    if map_id and map_id not in {map_.id for map_ in game.title.maps}:
        raise DataError(Key.UNKNOWN_ID, file=source, place="--map", id=map_id)
    scene.set_title(game.title, only=map_id)
    scene.set_state(game, opened.session.state)


def picture_size(scene: BoardScene, wanted: QSize | None) -> QSize:
    """The size asked for, or one with the scene's shape."""
    if wanted is not None:
        return wanted
    rect = scene.sceneRect()
    scale = _LONG_SIDE / max(rect.width(), rect.height())
    return QSize(round(rect.width() * scale), round(rect.height() * scale))


def paint_scene(scene: BoardScene, painter: QPainter, size: QSizeF) -> None:
    """The whole scene in the middle of a page; the sea goes on to its edges."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    source = scene.sceneRect()
    scale = min(size.width() / source.width(), size.height() / source.height())
    wide, high = size.width() / scale, size.height() / scale
    source.adjust(
        (source.width() - wide) / 2,
        (source.height() - high) / 2,
        (wide - source.width()) / 2,
        (high - source.height()) / 2,
    )
    scene.render(painter, QRectF(0, 0, size.width(), size.height()), source)


def save_png(scene: BoardScene, path: Path, size: QSize) -> None:
    """Draw to a PNG of `size` pixels. Raises `OSError`, `MemoryError`."""
    if not image_of(scene, size).save(str(path), "PNG"):  # type: ignore[call-overload]  # Qt's stubs want bytes, Qt wants text.
        raise _cannot_write()


def image_of(scene: BoardScene, size: QSize) -> QImage:
    """The scene as an image of `size` pixels. Raises `MemoryError`."""
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        raise MemoryError
    image.fill(QColor(scene.theme.sea))
    painter = QPainter(image)
    try:
        paint_scene(scene, painter, QSizeF(size))
    finally:
        painter.end()
    return image


def save_svg(scene: BoardScene, path: Path, size: QSize) -> None:
    """Draw to an SVG of `size` units; all lettering is outlines. Raises `OSError`."""
    from PySide6.QtSvg import QSvgGenerator

    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(scene.title.name if scene.title is not None else "")
    painter = QPainter()
    if not painter.begin(generator):
        raise _cannot_write()
    try:
        paint_scene(scene, painter, QSizeF(size))
    finally:
        painter.end()


def save_pdf(scene: BoardScene, path: Path, size: QSize) -> None:
    """Draw to a one-page PDF whose page has the shape of `size`, 96 units to the inch. Raises `OSError`."""
    writer = QPdfWriter(str(path))
    writer.setResolution(1200)
    page = QPageSize(QSizeF(size.width() * 0.75, size.height() * 0.75), QPageSize.Unit.Point)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setTitle(scene.title.name if scene.title is not None else "")
    painter = QPainter()
    if not painter.begin(writer):
        raise _cannot_write()
    try:
        paint_scene(scene, painter, QSizeF(writer.width(), writer.height()))
    finally:
        painter.end()


Writer = Callable[[BoardScene, Path, QSize], None]

_WRITERS: Final[dict[str, Writer]] = {"png": save_png, "svg": save_svg, "pdf": save_pdf}


def _write(write: Writer, scene: BoardScene, size: QSize, path: Path) -> None:
    write(scene, path, size)
    if path.stat().st_size == 0:
        raise _cannot_write()


def _cannot_write() -> OSError:
    """What Qt does not tell about a file it could not write."""
    return OSError(errno.EIO, os.strerror(errno.EIO))
