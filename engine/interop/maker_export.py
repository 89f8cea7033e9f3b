"""An 18xx-maker game from a title: everything the format can hold, and a report on what it cannot."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable

from engine.coords import Cell, Orientation, parse_name
from engine.data.definitions import STOP, Color, Gauge, Stop, StopKind
from engine.data.files import Json
from engine.data.raw import FaceShape, HexShape, MapShape, TrainShape
from engine.data.tile_code import parse_stop, parse_track
from engine.data.title_files import TitleFiles
from engine.interop.maker_coords import side_angle, write_coordinate, write_side
from engine.interop.maker_faces import FaceReader
from engine.interop.maker_json import MakerFile
from engine.interop.maker_report import Loss, Losses, Reason

_COLORS = {
    Color.WHITE: "plain",
    Color.YELLOW: "yellow",
    Color.GREEN: "green",
    Color.BROWN: "brown",
    Color.GRAY: "gray",
    Color.RED: "offboard",
    Color.BLUE: "water",
}
_THROUGH = {1: "sharp", 2: "gentle", 3: "straight"}
_STEP_COLORS = ("yellow", "green", "brown", "gray", "gray", "gray")
_LEGEND = ("restricted", "end", "close", "azzurra", "blu")
_TRAIN_COLORS = ("yellow", "green", "brown", "gray")


def export_maker(files: TitleFiles) -> tuple[Json, tuple[Loss, ...]]:
    """The game as JSON, and what stayed behind."""
    losses = Losses()
    writer = _Writer(files, losses)
    return writer.game(), tuple(losses.items)


def encode_maker(content: Json) -> bytes:
    """The file's bytes."""
    return (json.dumps(content, ensure_ascii=False, indent=1) + "\n").encode()


class _Writer:
    def __init__(self, files: TitleFiles, losses: Losses) -> None:
        self.files = files
        self.losses = losses
        self.orientation = files.maps[0].orientation
        rows = [parse_name(name)[0] for shape in files.maps for name in shape.hexes]
        self.shift = max(0, -min(rows, default=0))

    def game(self) -> Json:
        """The whole file."""
        files, title = self.files, self.files.title
        for field, value in (
            ("rules", title.rules),
            ("switches", title.switches),
            ("hex_events", title.hex_events),
            ("delay", title.delay),
            ("options", files.rules.options),
            ("profiles", files.rules.profiles),
            ("railways.json", files.railways and "…"),
        ):
            if value:
                named = value if isinstance(value, str) else ", ".join(map(str, value))
                self.losses.add(Reason.NO_PLACE, "title.json", field, named)
        info: Json = {"title": title.name, "currency": f"{title.currency}#"}
        if title.subtitle:
            info["subtitle"] = title.subtitle
        if self.orientation is Orientation.FLAT:
            info["orientation"] = "horizontal"
        return {
            "info": info,
            "bank": title.bank_total,
            "colors": {"impassable": "#7b1f1f", **self._company_colors()},
            "players": self._players(),
            "companies": self._companies(),
            "privates": self._privates(),
            "trains": self._trains(),
            "phases": self._phases(),
            "tiles": self._tiles(),
            "stock": self._stock(),
            "map": [self._map(index, shape) for index, shape in enumerate(files.maps)],
        }

    # --- maps

    def _coordinate(self, name: str) -> str:
        letter, number = parse_name(name)
        return write_coordinate(Cell(number - 1, letter), self.orientation, self.shift)

    def _map(self, index: int, shape: MapShape) -> Json:
        place = f"maps.{shape.id}"
        for field in ("coast", "frame"):
            if getattr(shape, field) is not None:
                self.losses.add(Reason.NO_PLACE, place, field, getattr(shape, field))
        if index and shape.hex_size != 1000:
            self.losses.add(Reason.NO_PLACE, place, "hex_size", shape.hex_size)
        if shape.orientation is not self.orientation:
            self.losses.add(Reason.NO_PLACE, place, "orientation", shape.orientation.value)
        if self.shift:
            self.losses.add(Reason.RENAMED, place, "hexes", f"+{self.shift}")
        grouped: dict[str, tuple[Json, list[str]]] = {}
        for name, hex_ in shape.hexes.items():
            content = self._hex(hex_, f"{place}.{name}")
            grouped.setdefault(json.dumps(content, sort_keys=True), (content, []))[1].append(self._coordinate(name))
        hexes = [{**content, "hexes": names} for content, names in grouped.values()]
        return {"name": shape.id, "hexes": hexes}

    def _hex(self, hex_: HexShape, place: str) -> Json:
        content = self.face(hex_, place)
        if hex_.name:
            target = next((key for key in ("cities", "centerTowns", "offBoardRevenue") if key in content), None)
            if target == "offBoardRevenue" and "cities" not in content:
                content[target][0]["name"] = hex_.name
            elif target is not None:
                content[target][0]["name"] = {"name": hex_.name}
            else:
                content["names"] = [{"name": hex_.name}]
        if hex_.home_of is not None and "cities" in content:
            content["cities"][0]["companies"] = [{"label": hex_.home_of}]
        elif hex_.home_of is not None:
            self.losses.add(Reason.NO_PLACE, place, "home_of", hex_.home_of)
        terrain: list[Json] = []
        if hex_.terrain:
            known = self.files.title.terrains.get(hex_.terrain)
            terrain.append({"type": hex_.terrain, "cost": known.standard if known is not None else 0})
            if known is not None and known.narrow != known.standard:
                self.losses.add(Reason.NO_PLACE, f"terrains.{hex_.terrain}", "narrow", known.narrow)
        terrain += [{"type": "water", "cost": cost, "side": self._side(side)} for side, cost in hex_.rivers]
        if terrain:
            content["terrain"] = terrain
        if hex_.impassable:
            content["borders"] = [{"side": self._side(side), "color": "impassable"} for side in hex_.impassable]
        self._lose_what_has_no_place(hex_, place)
        return content

    def _lose_what_has_no_place(self, hex_: HexShape, place: str) -> None:
        for side, name in hex_.side_names:
            self.losses.add(Reason.NO_PLACE, place, "side_names", f"{side} {name}")
        for side, other, other_side in hex_.links:
            self.losses.add(Reason.NO_PLACE, place, "links", f"{side} {other} {other_side}")
        if hex_.region:
            self.losses.add(Reason.NO_PLACE, place, "region", hex_.region)

    def _side(self, side: int) -> int:
        return write_side(side, self.orientation)

    # --- faces

    def face(self, face: FaceShape, place: str) -> Json:
        """A hex or tile object: colour, stops, values, track, label."""
        content: Json = {"color": _COLORS[face.color]}
        stops = [parse_stop(text) for text in face.stops]
        cities = [self._city(stop) for stop in stops if stop.kind is StopKind.CITY]
        towns: list[Json] = [{} for stop in stops if stop.kind is StopKind.TOWN]
        if cities:
            content["cities"] = cities
        if towns:
            content["centerTowns"] = towns
        if any(stop.kind is StopKind.PORT for stop in stops):
            content["icons"] = [{"type": "port"}]
        self._values(content, stops, place)
        if face.label:
            content["labels"] = [{"label": face.label}]
        track = [self._track(text, stops) for text in face.track]
        if track:
            content["track"] = track
        if len(stops) > 1:
            self._place_stops(content, face, stops)
            if not self._certain(content, face, stops):
                self.losses.add(Reason.AMBIGUOUS, place, "stops", len(stops))
        return content

    def _place_stops(self, content: Json, face: FaceShape, stops: list[Stop]) -> None:
        """Draw each of several stops in the direction of its track, so that the graph can be inferred again."""
        for kind, key in ((StopKind.CITY, "cities"), (StopKind.TOWN, "centerTowns")):
            indices = [index for index, stop in enumerate(stops) if stop.kind is kind]
            for drawn, index in zip(content.get(key, ()), indices, strict=True):
                paths = map(parse_track, face.track)
                turns = [math.radians(side_angle(path.a, self.orientation)) for path in paths if path.b == STOP + index]
                x, y = sum(map(math.cos, turns)), sum(map(math.sin, turns))
                if math.hypot(x, y) > 0.01:
                    drawn |= {"angle": round(math.degrees(math.atan2(y, x))) % 360, "percent": 0.5}

    def _certain(self, content: Json, face: FaceShape, stops: list[Stop]) -> bool:
        """Whether the import infers the same stops with the same track."""
        read = FaceReader(MakerFile({"hex": content}, ""), self.orientation, Losses()).read(content, "").face
        return _spokes(read, [parse_stop(text) for text in read.stops]) == _spokes(face, stops)

    def _city(self, stop: Stop) -> Json:
        return {"size": stop.slots} if stop.slots > 1 else {}

    def _values(self, content: Json, stops: list[Stop], place: str) -> None:
        steps = [stop for stop in stops if len(stop.revenue) > 1 or stop.kind is StopKind.OFFBOARD]
        for stop in steps[:1]:
            box: Json = {
                "revenues": [
                    {"color": color, "value": value} for color, value in zip(_STEP_COLORS, stop.revenue, strict=False)
                ]
            }
            if stop.group:
                box["groups"] = [stop.group]
            content["offBoardRevenue"] = [box]
        for stop in steps[1:]:
            self.losses.add(Reason.NO_PLACE, place, "stops", "/".join(map(str, stop.revenue)))
        kinds = (StopKind.CITY, StopKind.TOWN, StopKind.OFFBOARD, StopKind.PORT)
        ordered = sorted(stops, key=lambda stop: kinds.index(stop.kind))  # Cities are listed before towns.
        plain = [stop.revenue[0] for stop in ordered if stop not in steps]
        if any(plain):
            content["values"] = [{"value": value} for value in plain]
        for stop in stops:
            if stop.group and stop not in steps:
                self.losses.add(Reason.NO_PLACE, place, "group", stop.group)

    def _track(self, text: str, stops: list[Stop]) -> Json:
        path = parse_track(text)
        gauge = {} if path.gauge is Gauge.STANDARD else {"gauge": path.gauge.value}
        if path.b >= STOP:
            outside = {"type": "offboard"} if stops[path.b - STOP].kind is StopKind.OFFBOARD else {}
            return {"side": self._side(path.a), **outside, **gauge}
        apart = (path.b - path.a) % 6
        start = path.a if apart <= 3 else path.b
        return {"side": self._side(start), "type": _THROUGH[min(apart, 6 - apart)], **gauge}

    def _tiles(self) -> Json:
        found: Json = {}
        for name, count in self.files.title.tiles.items():
            face = self.files.face(name)
            if face is None:
                self.losses.add(Reason.NO_PLACE, "title.json", "tiles", name)
            elif name.isdecimal() and name not in self.files.tiles:
                found[name] = count
            else:
                found[name] = {**self.face(face, f"tiles.{name}"), "quantity": count}
        return found

    # --- papers

    def _company_colors(self) -> Json:
        return {f"company_{name}": raw.color for name, raw in self.files.companies.corporations.items()}

    def _companies(self) -> list[Json]:
        companies = self.files.companies
        found = []
        for name, raw in companies.corporations.items():
            place = f"companies.json corporations.{name}"
            tokens = companies.tokens if raw.tokens is None else raw.tokens
            papers = companies.certificates if raw.certificates is None else raw.certificates
            entry: Json = {
                "name": raw.name,
                "abbrev": name,
                "color": f"company_{name}",
                "tokens": [raw.token_fee] * tokens,
                "shares": list(_shares(papers)),
            }
            if raw.kind == "minor":
                entry["minor"] = True
            elif raw.kind != "major":
                self.losses.add(Reason.NO_PLACE, place, "kind", raw.kind)
            if raw.train_limit:
                self.losses.add(Reason.NO_PLACE, place, "train_limit", raw.train_limit)
            printed = {home for home in raw.homes if self._kept_for(home) == name}
            for home in raw.homes:
                if home not in printed:
                    self.losses.add(Reason.NO_PLACE, place, "homes", home)
            found.append(entry)
        return found

    def _kept_for(self, home: str) -> str | None:
        prefix, _, name = home.rpartition(":")
        for index, shape in enumerate(self.files.maps):
            if (prefix == shape.id if index else not prefix) and name in shape.hexes:
                hex_ = shape.hexes[name]
                return hex_.home_of if any(text.startswith("city") for text in hex_.stops) else None
        return None

    def _privates(self) -> list[Json]:
        found = []
        for name, raw in self.files.companies.privates.items():
            abilities: list[Json] = []
            for kind, hexes in (("blocks_hexes", raw.blocks), ("teleport", raw.teleports), ("assign_hexes", raw.ports)):
                own = [self._coordinate(hex_) for hex_ in hexes if ":" not in hex_]
                for hex_ in hexes:
                    if ":" in hex_:
                        self.losses.add(Reason.NO_PLACE, f"companies.json privates.{name}", kind, hex_)
                if own:
                    amount = {"amount": raw.port_bonus} if kind == "assign_hexes" else {}
                    abilities.append({"type": kind, "hexes": own, **amount})
            if raw.halves_standard_cost:
                abilities.append({"type": "tile_discount", "discount": "50%"})
            if raw.gives_first_presidency:
                abilities.append({"type": "first_presidency"})
            if not raw.sellable:
                abilities.append({"type": "no_buy"})
            entry: Json = {"id": name, "name": raw.name, "price": raw.price, "revenue": raw.revenue}
            found.append({**entry, "abilities": abilities} if abilities else entry)
        return found

    def _trains(self) -> list[Json]:
        found = []
        for number, (name, raw) in enumerate(self.files.trains.trains.items()):
            counts = [scenario.trains.get(name, 0) for scenario in self.files.rules.scenarios]
            if len(set(counts)) > 1:
                self.losses.add(Reason.NO_PLACE, f"trains.json trains.{name}", "count", "/".join(map(str, counts)))
            entry: Json = {
                "name": name,
                "quantity": max([*counts, raw.count]),
                "price": raw.price,
                "color": _TRAIN_COLORS[min(number, 3)],
            }
            if raw.rusts_on is not None:
                entry["rust"] = raw.rusts_on
            if raw.available_on is not None:
                entry["available"] = raw.available_on
            self._lost_of_train(name, raw)
            found.append(entry)
        return found

    def _lost_of_train(self, name: str, raw: TrainShape) -> None:
        place = f"trains.json trains.{name}"
        digits = "".join(letter for letter in name if letter.isdecimal())
        if str(raw.distance) != (digits or "0"):
            self.losses.add(Reason.NO_PLACE, place, "distance", raw.distance)
        plain = TrainShape(price=0, distance=0)
        for field in ("weights", "forbidden", "doubled", "option", "needs_e_token", "only_for", "removed_after"):
            value = getattr(raw, field)
            if value != getattr(plain, field):
                self.losses.add(Reason.NO_PLACE, place, field, value)

    def _phases(self) -> list[Json]:
        found = []
        order = [Color.YELLOW, Color.GREEN, Color.BROWN, Color.GRAY]
        for name, raw in self.files.trains.phases.items():
            place = f"trains.json phases.{name}"
            colors = [color for color in order if color in raw.colors]
            if colors != order[: len(colors)]:
                self.losses.add(Reason.NO_PLACE, place, "colors", ", ".join(color.value for color in raw.colors))
            entry: Json = {
                "name": name,
                "limit": raw.train_limit,
                "tiles": colors[-1].value if colors else "yellow",
                "rounds": raw.operating_rounds,
            }
            if raw.on is not None:
                entry["on"] = raw.on
            if raw.corporations_buy_privates:
                entry["buy_companies"] = True
            if raw.events:
                entry["events"] = dict.fromkeys(raw.events, True)
            for field in ("pars", "value_step"):
                value = getattr(raw, field)
                if value:
                    self.losses.add(Reason.NO_PLACE, place, field, value)
            found.append(entry)
        return found

    def _players(self) -> list[Json]:
        found = []
        most = len(self.files.companies.corporations)
        for index, raw in enumerate(self.files.rules.scenarios):
            place = f"rules.json scenarios[{index}]"
            if raw.option is not None:
                self.losses.add(Reason.NO_PLACE, place, "option", raw.option)
                continue
            if raw.corporations != most:
                self.losses.add(Reason.NO_PLACE, place, "corporations", raw.corporations)
            found.append({"number": raw.players, "capital": raw.cash, "certLimit": raw.certificate_limit})
        return found

    def _stock(self) -> Json:
        rows = []
        for cells in self.files.market.rows:
            row: list[int | Json] = []
            for cell in cells:
                words = str(cell).split(" ")
                content: Json = {"value": int(words[0])}
                if "par" in words:
                    content["par"] = True
                zone = next((word for word in words if word in _LEGEND), None)
                if zone is not None:
                    content["legend"] = _LEGEND.index(zone)
                row.append(content if len(content) > 1 else content["value"])
            rows.append(row)
        colors = ("#f0cf57", "#d98a78", "#b98a5c", "#9cc3d3", "#5c7fb9")
        legend = [{"color": color, "description": zone} for color, zone in zip(colors, _LEGEND, strict=True)]
        return {"type": "2D", "market": rows, "legend": legend}


def _spokes(face: FaceShape, stops: list[Stop]) -> Counter[object]:
    """What a face says, whatever the order of its stops and tracks."""
    paths = [parse_track(text) for text in face.track]
    found: Counter[object] = Counter(path for path in paths if path.b < STOP)
    for index, stop in enumerate(stops):
        found[stop.kind, stop.slots, stop.revenue[:1]] += 1
        own = frozenset((path.a, path.gauge) for path in paths if path.b == STOP + index)
        found[stop.kind, stop.revenue[:1], own] += 1
    return found


def _shares(papers: Iterable[int | str]) -> Iterable[Json]:
    """Papers that follow one another and are alike, as one item with its number."""
    items: list[Json] = []
    for paper in papers:
        percent, _, label = str(paper).partition(" ")
        item: Json = {"quantity": 1, "percent": int(percent)} | ({"label": label} if label else {})
        if items and {**items[-1], "quantity": 1} == item:
            items[-1]["quantity"] += 1
        else:
            items.append(item)
    return items
