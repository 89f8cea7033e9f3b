"""Where checks write down what they find: findings with file, place, hex and point filled in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from msgspec.structs import replace

from engine.coords import compass
from engine.data.title_files import TILES, TITLE, TitleFiles
from engine.designer.checks.findings import Fault, Finding, Severity, data_finding
from engine.designer.places import cell_of, hex_id, locate
from engine.errors import DataError, Parameter
from engine.geometry.hex_shapes import Point2, centre, side_middle
from engine.ids import HexId, MapId, TileId
from engine.messages import Key

ERROR, WARNING = Severity.ERROR, Severity.WARNING


class Notebook:
    """Findings of one check."""

    def __init__(self, files: TitleFiles) -> None:
        self.names = files.title.maps
        self._files = files
        self.findings: list[Finding] = []

    def file(self, fault: Fault, file: str, place: str, severity: Severity = ERROR, **parameters: Parameter) -> None:
        """A finding in a file that concerns no place on a map."""
        self.findings.append(Finding(fault, severity, file, place, parameters))

    def told(self, file: str, place: str) -> bool:
        """Whether something was found at a place already."""
        return any((found.file, found.place) == (file, place) for found in self.findings)

    def data(self, error: DataError) -> None:
        """An error of the loader; one about a hex or a tile says which."""
        found = data_finding(error)
        kind, _, rest = found.place.partition(".")
        name = rest.partition(".")[0]
        index = self.names.index(found.file) if found.file in self.names else None
        if kind == "tiles" and name and found.file in (TITLE, TILES):
            found = replace(found, tile=TileId(name))
        elif kind == "hexes" and ":" not in name and index is not None and name in self._files.maps[index].hexes:
            shape = self._files.maps[index]
            x, y = centre(cell_of(name), shape.orientation)
            point = (round(x, 3), round(y, 3))
            found = replace(found, map=MapId(shape.id), hex=hex_id(self._files, index, name), point=point)
        self.findings.append(found)

    def all_data(self, errors: Iterable[DataError]) -> None:
        """Errors of the loader about places where nothing was found yet; what stands twice is told in any case."""
        known = {(found.file, place) for found in self.findings for place in (found.place, _owner(found.place))}
        for error in errors:
            found = data_finding(error)
            if error.key is Key.DUPLICATE_ID or (found.file, found.place) not in known:
                self.data(error)

    def tile(
        self,
        fault: Fault,
        tile: str,
        severity: Severity = WARNING,
        *,
        at: Point2 | None = None,
        told: Mapping[str, Parameter] = MappingProxyType({}),
        **parameters: Parameter,
    ) -> None:
        """A finding about a tile, at a point from its centre; its id is the parameter `tile`, `told` are further ones."""
        given = {"tile": tile, **parameters, **told}
        point = None if at is None else (round(at[0], 3), round(at[1], 3))
        self.findings.append(Finding(fault, severity, TILES, f"tiles.{tile}", given, tile=TileId(tile), point=point))

    def hex(
        self,
        fault: Fault,
        hex_: str,
        field: str = "",
        severity: Severity = ERROR,
        *,
        at: Point2 | None = None,
        told: Mapping[str, Parameter] = MappingProxyType({}),
        **parameters: Parameter,
    ) -> None:
        """A finding on a hex; its id is the parameter `hex`.

        The point is `at` (from the hex's centre) or the middle of the side among the parameters, else the centre. `told` are
        further parameters.
        """
        index, name = self._where(hex_)
        shape = self._files.maps[index]
        x, y = centre(cell_of(name), shape.orientation)
        given: dict[str, Parameter] = {"hex": hex_, **parameters, **told}
        side = given.get("side")
        if isinstance(side, int):
            given["compass"] = compass(side, shape.orientation)
        dx, dy = (0.0, 0.0)
        if at is not None:
            dx, dy = at
        elif isinstance(side, int):
            dx, dy = side_middle(side, shape.orientation)
        self.findings.append(
            Finding(
                fault,
                severity,
                self.names[index],
                f"hexes.{name}.{field}" if field else f"hexes.{name}",
                given,
                map=MapId(shape.id),
                hex=HexId(hex_),
                point=(round(x + dx, 3), round(y + dy, 3)),
            )
        )

    def _where(self, hex_: str) -> tuple[int, str]:
        try:
            return locate(self._files, HexId(hex_))
        except DataError:
            return 0, hex_.rpartition(":")[2]

    def kept(self, names: Iterable[str], known: Iterable[str], file: str, place: str) -> tuple[str, ...]:
        """The names that are known; each other one is found as an unknown id."""
        wanted = tuple(names)
        there = set(known)
        for name in wanted:
            if name not in there:
                self.file(Fault.UNKNOWN_ID, file, place, id=name)
        return tuple(name for name in wanted if name in there)


def _owner(place: str) -> str:
    """The company whose homes a place is, else the place."""
    return place.removesuffix(".homes")
