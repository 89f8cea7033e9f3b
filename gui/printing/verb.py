"""`render TITLE_OR_DIR --print OUT.pdf [--what tiles,board,…] [--paper A4|A3|Letter|WxH] …`: printing from the command line."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from engine.data.definitions import Title
from engine.designer.document import open_document, title_folder, to_title
from engine.errors import DataError
from engine.messages import Key
from engine.verbs.output import write_json
from gui.printing.paper import LAYOUTS, PrintSettings, paper_size
from gui.printing.sheets import print_title, sheets_named
from gui.safe_file import safely


def add_arguments(parser: ArgumentParser) -> None:
    """Arguments that only printing has."""
    usual = PrintSettings()
    parser.add_argument("--what", default="board,tiles")
    parser.add_argument("--paper", default="a4")
    parser.add_argument("--landscape", action="store_true")
    parser.add_argument("--hex-mm", type=float, default=usual.hex)
    parser.add_argument("--tile-mm", type=float, default=usual.tile)
    parser.add_argument("--margin", type=float, default=usual.margin)
    parser.add_argument("--bleed", type=float, default=usual.bleed)
    parser.add_argument("--overlap", type=float, default=usual.overlap)
    parser.add_argument("--layout", choices=LAYOUTS, default=usual.layout)
    parser.add_argument("--no-cut-marks", action="store_true")
    parser.add_argument("--no-numbers", action="store_true")


def settings_from(arguments: Namespace) -> PrintSettings:
    """Settings of a command line. Raises `TrinacriaError`."""
    width, height = paper_size(arguments.paper, landscape=arguments.landscape)
    return PrintSettings(
        width=width,
        height=height,
        margin=arguments.margin,
        hex=arguments.hex_mm,
        tile=arguments.tile_mm,
        bleed=arguments.bleed,
        overlap=arguments.overlap,
        cut_marks=not arguments.no_cut_marks,
        layout=arguments.layout,
        theme=arguments.theme,
        numbers=not arguments.no_numbers,
    )


def title_from(source: str) -> Title:
    """A shipped title by its id or a title in a folder. Raises `DataError`."""
    return to_title(open_document(title_folder(source)))


def run(arguments: Namespace) -> None:
    """Print to the file named. Raises `TrinacriaError`."""
    title = title_from(arguments.source)
    if arguments.map and arguments.map not in {map_.id for map_ in title.maps}:
        raise DataError(Key.UNKNOWN_ID, file=arguments.source, place="--map", id=arguments.map)
    what, settings = sheets_named(arguments.what), settings_from(arguments)
    counted: list[int] = []

    def write(path: Path) -> None:
        counted.append(print_title(title, what, settings, path, arguments.map))

    safely(arguments.print, write)
    answer = {"file": str(arguments.print), "pages": counted[0], "what": list(what)}
    write_json(answer, indent=None)
