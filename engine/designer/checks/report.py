"""`check(document)`: all checks of a title, and what they found out besides.

Faults of the files are found first and taken out, so that one wrong name does not hide the rest; when what remains cannot be
built all the same, the report ends with that error. Nothing is kept between two checks but what depends on faces alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.data.assets import ASSETS
from engine.data.definitions import Hex, Title
from engine.data.loader import assemble_title, cross_faults
from engine.data.tile_code import parse_track
from engine.data.title_files import TitleFiles
from engine.designer.checks.drawing import check_drawing
from engine.designer.checks.figures import check_figures
from engine.designer.checks.findings import OF_THE_MAP, Fault, Finding, Severity, data_finding
from engine.designer.checks.first_look import first_look
from engine.designer.checks.lines import (
    check_ends,
    check_gauges,
    check_homes,
    check_pieces,
    check_ports,
    check_stops,
    empty_game,
)
from engine.designer.checks.market import check_market
from engine.designer.checks.names import check_names
from engine.designer.checks.notebook import Notebook
from engine.designer.checks.potential import Potential
from engine.designer.checks.reading import Read, read_for_check
from engine.designer.checks.sales import check_sales
from engine.designer.checks.spelling import check_spelling
from engine.designer.checks.standing import Standing
from engine.designer.checks.supply import ColorSupply, TileSupply, check_supply, color_supply, tile_supply
from engine.designer.checks.switches import check_switches
from engine.designer.checks.tiles import check_tiles, check_values
from engine.designer.checks.writing import Boxes, check_writing, estimated
from engine.designer.document import Document
from engine.errors import DataError
from engine.ids import HexId, TileId

Json = dict[str, Any]
Words = Callable[[Finding], dict[str, str]]
"""The sentences of a finding: `what`, `why`, `mend`."""


class Report(msgspec.Struct, frozen=True, eq=False, dict=True):
    """Findings, errors first, in the order of the files; supply and standing when the title could be built."""

    title: str
    findings: tuple[Finding, ...]
    built: Title | None = None
    colors: tuple[ColorSupply, ...] = ()
    tiles: tuple[TileSupply, ...] = ()
    standing: Standing | None = None

    @property
    def errors(self) -> int:
        """Number of errors."""
        return sum(found.severity is Severity.ERROR for found in self.findings)

    @property
    def warnings(self) -> int:
        """Number of warnings."""
        return len(self.findings) - self.errors

    @cached_property
    def can_stand(self) -> dict[HexId, dict[TileId, tuple[int, ...]]]:
        """For every hex the tiles that can ever stand there with their rotations, in the order of the title."""
        if self.standing is None or self.built is None:
            return {}
        order = {tile.id: number for number, tile in enumerate(self.built.tiles)}
        found: dict[HexId, dict[TileId, tuple[int, ...]]] = {}
        for hex_id, turned_tiles in self.standing.by_hex.items():
            by_tile: dict[TileId, list[int]] = {}
            for tile, rotation in sorted(turned_tiles, key=lambda one: (order[one[0]], one[1])):
                by_tile.setdefault(tile, []).append(rotation)
            found[hex_id] = {tile: tuple(rotations) for tile, rotations in by_tile.items()}
        return found


def check(document: Document, boxes: Boxes = estimated) -> Report:
    """Everything that can be said against a title. `boxes`: how large names and values are written."""
    return _check(document.files, Notebook(document.files), boxes)


def _check(files: TitleFiles, notebook: Notebook, boxes: Boxes) -> Report:
    looked = first_look(files, notebook)
    try:
        title = assemble_title(looked.files)
    except DataError as error:
        notebook.data(error)
        return Report(files.id, _sorted(notebook.findings))
    contradictions = tuple(cross_faults(title, looked.files))
    title = _as_drawn(title, looked.track)
    if not title.hexes:
        notebook.all_data(contradictions)
        return Report(files.id, _sorted(notebook.findings), title)
    standing = Standing(title)
    potential = Potential(standing)
    game = empty_game(title)
    colors, tiles = color_supply(standing), tile_supply(standing)
    check_drawing(title, notebook)
    check_writing(title, notebook, boxes)
    check_names(title, notebook)
    check_ends(title, potential, notebook)
    check_gauges(game, standing, notebook)
    check_stops(title, potential, notebook)
    check_ports(title, potential, notebook)
    check_homes(game, notebook)
    check_pieces(title, notebook)
    check_tiles(standing, notebook)
    check_values(title, notebook)
    check_supply(colors, tiles, notebook)
    check_market(title, notebook)
    check_figures(title, notebook)
    check_sales(title, notebook)
    check_spelling(title, notebook)
    check_switches(title, looked.files.assets, notebook)
    notebook.all_data(contradictions)
    return Report(files.id, _sorted(notebook.findings), title, colors, tiles, standing)


def _as_drawn(title: Title, whole: Mapping[HexId, tuple[str, ...]]) -> Title:
    """The title with track that leads nowhere in its place: it was found already, and is no reason to overlook another fault."""
    if not whole:
        return title

    def drawn(hex_: Hex) -> Hex:
        track = whole.get(hex_.id)
        return hex_ if track is None else replace(hex_, face=replace(hex_.face, track=tuple(map(parse_track, track))))

    return replace(title, maps=tuple(replace(map_, hexes=tuple(map(drawn, map_.hexes))) for map_ in title.maps))


def _sorted(findings: list[Finding]) -> tuple[Finding, ...]:
    """Errors first; otherwise as found, each once."""
    unlike: dict[object, Finding] = {}
    for found in findings:
        unlike.setdefault((found.fault, found.file, found.place, repr(found.parameters)), found)
    return tuple(sorted(unlike.values(), key=lambda found: found.severity is not Severity.ERROR))


def check_folder(folder: Path, assets: Path = ASSETS) -> Report:
    """The report on a title's folder; what cannot be read there is an error each."""
    read = read_for_check(folder, assets)
    if read.files is None:
        return Report(folder.resolve().name, tuple(map(data_finding, read.faults)))
    notebook = Notebook(read.files)
    for fault in read.faults:
        notebook.data(fault)
    unread = tuple(notebook.findings)
    report = _check(read.files, notebook, estimated)
    if not unread:
        return report
    kept = unread + tuple(found for found in report.findings if found not in unread and _stands(found, unread, read))
    if not read.spoilt:
        return replace(report, findings=_sorted(list(kept)))
    return Report(report.title, _sorted(list(kept)))


def _stands(found: Finding, unread: tuple[Finding, ...], read: Read) -> bool:
    """Whether a finding does not follow from what could not be read."""
    if any(one.hex is not None and one.hex == found.hex and ".stops" in one.place for one in unread):
        return found.fault is not Fault.NO_SUCH_END
    if not read.spoilt:
        return True
    assert read.files is not None
    if found.fault is Fault.UNKNOWN_ID:
        return found.place.endswith((".terrain", "coast")) or found.place.startswith("tiles.")
    return found.fault in OF_THE_MAP


def as_json(report: Report, words: Words | None = None) -> Json:
    """The report as plain values; `words` adds the sentences of each finding."""
    findings = []
    for found in report.findings:
        content: Json = {
            "severity": found.severity.value,
            "fault": found.fault.value,
            "file": found.file,
            "place": found.place,
        }
        content |= {
            field: value for field in ("map", "hex", "tile", "point") if (value := getattr(found, field)) is not None
        }
        content["parameters"] = found.parameters
        findings.append(content | (words(found) if words is not None else {}))
    return {
        "title": report.title,
        "errors": report.errors,
        "warnings": report.warnings,
        "findings": findings,
        "supply": {
            "colors": msgspec.to_builtins(report.colors),
            "tiles": msgspec.to_builtins(report.tiles),
        },
        "standing": report.can_stand,
    }
