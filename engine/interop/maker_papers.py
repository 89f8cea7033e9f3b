"""Companies, privates, trains, phases, players and market of an 18xx-maker game, as the JSON of our files."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from engine.data.completeness import EVENTS, EVENTS_WITH_RAILWAYS
from engine.data.files import Json
from engine.data.raw import RulesShape
from engine.interop.maker_json import COLORS, MakerFile, revenue_colors, whole
from engine.interop.maker_report import Losses, Reason

MAX_ROWS, MAX_COLUMNS = 40, 60
_HEX_COLOR = re.compile(r"#(?:[0-9a-fA-F]{3}){1,2}")
_RGB = re.compile(r"rgba?\( *(\d{1,3}) *, *(\d{1,3}) *, *(\d{1,3}) *(?:, *[0-9.]+ *)?\)")
_PLAIN_TRAIN = re.compile(r"\d{1,3}[A-Za-z]?")
"""Names that say how far a train goes, and nothing else (`4`, `4H`, not `3+3`)."""
_NUMBER = re.compile(r"\d{1,3}")
_NAMED = {
    "black": "#000000", "white": "#ffffff", "red": "#cc2222", "blue": "#2244aa", "green": "#227733", "yellow": "#eecc33",
    "orange": "#ee8822", "purple": "#772288", "brown": "#774422", "gray": "#808080", "grey": "#808080", "pink": "#ee88aa",
    "navy": "#000080", "teal": "#008080", "olive": "#808000", "maroon": "#800000", "lime": "#00ff00", "cyan": "#00ffff",
    "magenta": "#ff00ff", "silver": "#c0c0c0", "gold": "#ffd700", "tan": "#d2b48c", "violet": "#ee82ee",
    "turquoise": "#40e0d0", "lightblue": "#add8e6", "darkblue": "#00008b", "lightgreen": "#90ee90", "darkgreen": "#006400",
    "darkred": "#8b0000", "beige": "#f5f5dc", "salmon": "#fa8072", "indigo": "#4b0082",
}  # fmt: skip
_ZONES = ("restricted", "end", "close", "azzurra", "blu")
_EVENTS = {"close_companies": "close_privates", "close_privates": "close_privates"}
"""Events under other names than ours."""
_POWERS = {"blocks_hexes": "blocks", "teleport": "teleports", "assign_hexes": "ports"}
"""Kinds of abilities that name hexes, and the field of ours they stand for."""


class PaperReader:
    """Reads one file; ids that had to change are remembered, so that whoever names them finds them."""

    def __init__(self, file: MakerFile, losses: Losses) -> None:
        self._file = file
        self._losses = losses
        self._companies: dict[str, str] = {}
        self._quantities: dict[str, int] = {}
        for index, company in enumerate(file.entries(file.content.get("companies"), "companies")):
            place = f"companies[{index}]"
            wanted = file.text(company.get("abbrev"), f"{place}.abbrev", f"C{index + 1}")
            self._companies.setdefault(wanted, self._id(wanted, place, set(self._companies.values())))
        self._colors = file.entry(file.content.get("colors"), "colors")

    def company_id(self, text: str) -> str | None:
        """Our id of a company they name, None for one that is not listed."""
        return self._companies.get(text)

    def _id(self, text: str, place: str, taken: set[str]) -> str:
        plain = re.sub(r"[^A-Za-z0-9_&.+\-]", "", text)[:24] or "X"
        name, number = plain, 2
        while name in taken or re.fullmatch(r"P\d+", name):
            name, number = f"{plain[:20]}_{number}", number + 1
        if name != text:
            self._losses.add(Reason.RENAMED, place, text[:24], name)
        return name

    def _money(self, value: Any, place: str, default: int = 0) -> int:
        amount = self._file.number(self._first(value, place), place, default)
        if not 0 <= amount <= 100_000:
            self._losses.add(Reason.NO_COUNTERPART, place, "amount", amount)
        return max(0, min(100_000, amount))

    def _first(self, value: Any, place: str) -> Any:
        """The first of several numbers in a text (`250/300`, `$80`)."""
        digits = re.search(r"\d{1,9}", value) if isinstance(value, str) else None
        if digits is None or digits[0] == value:
            return value
        above, _, field = place.rpartition(".")
        self._losses.add(Reason.NO_COUNTERPART, above or "$", field, value)
        return digits[0]

    def _left(self, entry: Json, known: set[str], place: str) -> None:
        for key in sorted(set(entry) - known):
            if entry[key] not in (None, [], {}, False, ""):
                self._losses.add(Reason.NO_COUNTERPART, place, key, entry[key])

    def bank(self, default: int) -> int:
        """What the bank has; without an end it is ours that counts."""
        value = self._file.content.get("bank")
        if value is None or (isinstance(value, str) and not value.isdecimal()):
            self._losses.add(Reason.ASSUMED, "bank", "bank_total", default)
            return default
        return self._money(value, "bank")

    # --- companies

    def companies(self, homes: dict[str, list[str]], hexes: dict[str, str]) -> Json:
        """`companies.json`; `hexes` are our ids by their coordinates on the first map."""
        found: Json = {}
        for index, company in enumerate(self._file.entries(self._file.content.get("companies"), "companies")):
            place = f"companies[{index}]"
            wanted = self._file.text(company.get("abbrev"), f"{place}.abbrev", f"C{index + 1}")
            name = self._companies[wanted]
            if name in found:
                self._losses.add(Reason.NO_COUNTERPART, place, "abbrev", wanted)
                continue
            if not homes.get(name):
                self._losses.add(Reason.ASSUMED, place, "homes", "[]")
            count, fee = self._tokens(company, place)
            found[name] = {
                "name": self._file.text(company.get("name"), f"{place}.name", wanted)[:80],
                "homes": homes.get(name, []),
                "token_fee": fee,
                "color": self._color(company.get("color"), place),
                "tokens": count,
                "certificates": self._certificates(company, place),
            } | ({"kind": "minor"} if company.get("minor") is True else {})
            known = {"abbrev", "name", "color", "tokens", "tokenType", "shares", "shareType", "minor"}
            self._left(company, known, place)
        return {"corporations": found, "privates": self._privates(hexes)}

    def _color(self, value: Any, place: str) -> str:
        text = self._file.text(value, f"{place}.color", "gray")
        text = self._file.text(self._colors.get(text), "colors", text).lower()
        parts = _RGB.fullmatch(text)
        if parts is not None and all(int(part) < 256 for part in parts.groups()):
            return "#" + "".join(f"{int(part):02x}" for part in parts.groups())
        if _HEX_COLOR.fullmatch(text):
            digits = text[1:].lower()
            return "#" + (digits if len(digits) == 6 else "".join(2 * digit for digit in digits))
        if text not in _NAMED:
            self._losses.add(Reason.ASSUMED, place, "color", "#808080")
        return _NAMED.get(text, "#808080")

    def _tokens(self, company: Json, place: str) -> tuple[int, int]:
        """Number and price of the tokens; prices that differ cannot be said."""
        listed = company.get("tokens")
        if listed is None:
            kinds = self._file.entry(self._file.content.get("tokenTypes"), "tokenTypes")
            listed = kinds.get(self._file.text(company.get("tokenType"), f"{place}.tokenType", "default"))
        tokens = self._file.items(listed, f"{place}.tokens", 50)
        prices = [token for token in tokens if isinstance(token, int) and not isinstance(token, bool) and token >= 0]
        if len(set(prices)) > 1:
            self._losses.add(Reason.NO_COUNTERPART, place, "tokens", tokens)
        return len(tokens), min(100_000, Counter(prices).most_common(1)[0][0]) if prices else 0

    def _certificates(self, company: Json, place: str) -> list[int | str]:
        """Papers in order; what does not make 100 % is replaced by ten of 10 %."""
        listed = company.get("shares")
        if listed is None:
            kinds = self._file.entry(self._file.content.get("shareTypes"), "shareTypes")
            minor = "minor" if company.get("minor") is True else "default"
            listed = kinds.get(self._file.text(company.get("shareType"), f"{place}.shareType", minor))
        found: list[int | str] = []
        for share in self._file.entries(listed, f"{place}.shares", 50):
            percent = self._file.number(share.get("percent"), f"{place}.shares.percent")
            label = self._file.text(share.get("label"), f"{place}.shares.label").lower()
            count = max(0, min(20, self._file.number(share.get("quantity"), f"{place}.shares.quantity", 1)))
            paper: int | str = percent
            if "president" in label or "director" in label:
                paper = f"{percent} president"
            elif label == "last":
                paper = f"{percent} last"
            found += [paper] * count
        if sum(int(str(paper).partition(" ")[0]) for paper in found) != 100 or any(
            not 0 < int(str(paper).partition(" ")[0]) <= 100 for paper in found
        ):
            self._losses.add(Reason.ASSUMED, place, "certificates", "20 president, 8 × 10")
            return ["20 president", *[10] * 8]
        if len(found) == 1:
            return [f"{str(found[0]).partition(' ')[0]} president"]
        if not any("president" in str(paper) for paper in found):
            self._losses.add(Reason.AMBIGUOUS, place, "certificates", "president")
        return found

    def _privates(self, hexes: dict[str, str]) -> Json:
        found: Json = {}
        for index, private in enumerate(self._file.entries(self._file.content.get("privates"), "privates")):
            place = f"privates[{index}]"
            name = self._file.text(private.get("name"), f"{place}.name", f"Private {index + 1}")
            sign = private.get("id", private.get("sym"))
            wanted = self._file.text(sign, f"{place}.id", f"P{index + 1}.")
            id_ = self._id(wanted, place, {*found, *self._companies.values()})
            revenue = private.get("revenue")
            if isinstance(revenue, list) or (isinstance(revenue, str) and not revenue.isdecimal()):
                self._losses.add(Reason.NO_COUNTERPART, place, "revenue", revenue)
                revenue = re.findall(r"\d+", str(revenue))[0] if re.search(r"\d", str(revenue)) else 0
            found[id_] = {
                "name": name[:80],
                "price": self._money(private.get("price"), f"{place}.price"),
                "revenue": self._money(revenue, f"{place}.revenue"),
                **self._powers(private, hexes, place),
            }
            self._left(private, {"name", "id", "sym", "price", "revenue", "abilities"}, place)
        return found

    def _powers(self, private: Json, hexes: dict[str, str], place: str) -> Json:
        """Abilities that our titles have; descriptions of others stay behind."""
        found: Json = {}
        for ability in self._file.entries(private.get("abilities"), f"{place}.abilities", 20):
            kind = self._file.text(ability.get("type"), f"{place}.abilities.type")
            if kind == "tile_discount" and ability.get("discount") == "50%":
                found["halves_standard_cost"] = True
            elif kind == "no_buy":
                found["sellable"] = False
            elif kind == "first_presidency":
                found["gives_first_presidency"] = True
            elif kind in _POWERS:
                listed = self._file.items(ability.get("hexes"), f"{place}.abilities.hexes", 100)
                names = [self._file.text(name, f"{place}.abilities.hexes") for name in listed]
                found[_POWERS[kind]] = [hexes[name] for name in names if name in hexes]
                for name in names:
                    if name not in hexes:
                        self._losses.add(Reason.UNREADABLE, place, "abilities.hexes", name)
                if kind == "assign_hexes":
                    found["port_bonus"] = self._money(ability.get("amount"), f"{place}.abilities.amount")
            else:
                self._losses.add(Reason.NO_COUNTERPART, place, "abilities", kind)
        return found

    # --- trains and phases

    def trains(self) -> Json:
        """The table of trains; the order is that of the file."""
        found: Json = {}
        names: dict[str, str] = {}
        listed = self._file.entries(self._file.content.get("trains"), "trains")
        for index, train in enumerate(listed):
            wanted = self._file.text(train.get("name"), f"trains[{index}].name", f"T{index + 1}")
            if wanted not in names:
                names[wanted] = self._id(wanted, f"trains[{index}]", set(names.values()))
        for index, train in enumerate(listed):
            place = f"trains[{index}]"
            wanted = self._file.text(train.get("name"), f"{place}.name", f"T{index + 1}")
            if names[wanted] in found:
                self._losses.add(Reason.NO_COUNTERPART, place, "name", wanted)
                continue
            reach = _NUMBER.search(wanted)
            if _PLAIN_TRAIN.fullmatch(wanted) is None:
                self._losses.add(Reason.ASSUMED, place, "distance", int(reach[0]) if reach is not None else 0)
            entry: Json = {
                "price": self._money(train.get("price"), f"{place}.price"),
                "distance": min(100, int(reach[0])) if reach is not None else 0,
            }
            for key, field in (("rust", "rusts_on"), ("available", "available_on")):
                named = self._trigger(train.get(key), f"{place}.{key}")
                if named is not None and named in names:
                    entry[field] = names[named]
                elif named is not None:
                    self._losses.add(Reason.NO_COUNTERPART, place, key, named)
            found[names[wanted]] = entry
            self._quantities[names[wanted]] = self._pieces(train, place)
            known = {"name", "price", "quantity", "rust", "available", "color", "print", "permanent"}
            self._left(train, known, place)
        return found

    def _trigger(self, value: Any, place: str) -> str | None:
        """The train whose sale triggers something: the first of a list, without the number of the sale."""
        if isinstance(value, list):
            if len(value) > 1:
                self._losses.add(Reason.NO_COUNTERPART, place, "list", value)
            value = value[0] if value else None
        if isinstance(value, dict):
            self._losses.add(Reason.NO_COUNTERPART, place, "index", value.get("index", ""))
            value = value.get("on")
        return None if value is None or value is False else self._file.text(value, place)

    def _pieces(self, train: Json, place: str) -> int:
        count = train.get("quantity")
        if isinstance(count, str) and not count.isdecimal():
            self._losses.add(Reason.ASSUMED, place, "quantity", 50)
            return 50
        return max(0, min(100, self._file.number(count, f"{place}.quantity", 1)))

    def phases(self, trains: Json, market: list[list[int | str]]) -> Json:
        """The table of phases; colours up to the highest, start prices all of the market, values by the highest colour."""
        pars = sorted({int(str(cell).split(" ")[0]) for row in market for cell in row if " par" in str(cell)})
        steps = revenue_colors(self._file.content)
        found: Json = {}
        for index, phase in enumerate(self._file.entries(self._file.content.get("phases"), "phases", 30)):
            place = f"phases[{index}]"
            named = self._file.text(phase.get("name", phase.get("train")), f"{place}.name", str(index + 1))
            name = self._id(named, place, set(found))
            highest = self._file.text(phase.get("tiles"), f"{place}.tiles", "yellow").replace("grey", "gray")
            if highest not in COLORS:
                self._losses.add(Reason.ASSUMED, place, "tiles", "yellow")
                highest = "yellow"
            limit = self._file.text(phase.get("limit"), f"{place}.limit", "4")
            if not limit.isdecimal():
                self._losses.add(Reason.NO_COUNTERPART, place, "limit", limit)
            digits = _NUMBER.search(limit)
            on = self._trigger(phase.get("on", phase.get("train")), f"{place}.on") if index else None
            if index and on not in trains:
                self._losses.add(Reason.NO_COUNTERPART, place, "on", on or "")
                continue
            rounds = self._file.number(phase.get("rounds"), f"{place}.rounds", 1)
            found[name] = {
                **({"on": on} if on is not None else {}),
                "train_limit": min(100, int(digits[0])) if digits is not None else 4,
                "colors": list(COLORS[: COLORS.index(highest) + 1]),
                "operating_rounds": max(1, min(10, rounds)),
                "pars": pars,
                "value_step": max(0, sum(COLORS.index(color) <= COLORS.index(highest) for color in steps) - 1),
                "corporations_buy_privates": phase.get("buy_companies") is True,
                "events": self._events(phase, place),
            }
            known = {"name", "train", "limit", "tiles", "rounds", "on", "buy_companies", "events"}
            self._left(phase, known, place)
        return found

    def _events(self, phase: Json, place: str) -> list[str]:
        events = self._file.entry(phase.get("events"), f"{place}.events")
        named = {key: _EVENTS.get(key, key) for key, wanted in events.items() if wanted}
        for key, own in named.items():
            if own not in EVENTS | EVENTS_WITH_RAILWAYS:
                self._losses.add(Reason.NO_COUNTERPART, place, "events", key)
            elif own != key:
                self._losses.add(Reason.RENAMED, place, key, own)
        return [own for own in named.values() if own in EVENTS | EVENTS_WITH_RAILWAYS]

    # --- players and market

    def rules(self, base: RulesShape, companies: int) -> Json:
        """`rules.json`: set-ups from the players, all else from the base."""
        content = self._file.content
        found = []
        for index, players in enumerate(self._file.entries(content.get("players"), "players", 12)):
            place = f"players[{index}]"
            number = self._file.number(players.get("number"), f"{place}.number")
            if not 1 <= number <= 12:
                self._losses.add(Reason.NO_COUNTERPART, place, "number", number)
                continue
            limit = self._file.text(players.get("certLimit", content.get("certLimit")), f"{place}.certLimit", "20")
            if not limit.isdecimal():
                self._losses.add(Reason.NO_COUNTERPART, place, "certLimit", limit)
            digits = _NUMBER.search(limit)
            found.append(
                {
                    "players": number,
                    "cash": self._capital(players.get("capital", content.get("capital")), f"{place}.capital"),
                    "certificate_limit": min(100, int(digits[0])) if digits is not None else 20,
                    "corporations": max(1, companies),
                    "trains": dict(self._quantities) or msgspec.to_builtins(base.scenarios[0].trains),
                }
            )
            self._left(players, {"number", "capital", "certLimit"}, place)
        if not found:
            self._losses.add(Reason.ASSUMED, "players", "scenarios", len(base.scenarios))
        profiles: Json = msgspec.to_builtins(base.profiles)
        return {"profiles": profiles, "scenarios": found or msgspec.to_builtins(base.scenarios)}

    def _capital(self, value: Any, place: str) -> int:
        if value is None:
            self._losses.add(Reason.ASSUMED, place.rpartition(".")[0], "capital", 0)
        return self._money(value, place)

    def market(self) -> list[list[int | str]]:
        """Rows of the market; empty where the file has none that we can use."""
        stock = self._file.entry(self._file.content.get("stock"), "stock")
        legend = [
            self._file.text(item.get("description"), "stock.legend").lower()
            for item in self._file.entries(stock.get("legend"), "stock.legend", 20)
        ]
        pars = set(self._pars(self._file.entry(stock.get("par"), "stock.par").get("values")))
        kind = self._file.text(stock.get("type"), "stock.type", "2D")
        if kind != "2D":
            self._losses.add(Reason.NO_COUNTERPART, "stock", "type", kind)
        listed = self._file.items(stock.get("market"), "stock.market", MAX_COLUMNS if kind != "2D" else MAX_ROWS)
        if listed and not any(isinstance(row, list) for row in listed):
            listed = [listed]  # A market of one row is a plain list of cells.
        rows = []
        for index, row in enumerate(listed[:MAX_ROWS]):
            cells = self._file.items(row, f"stock.market[{index}]", MAX_COLUMNS)
            read = [self._cell(cell, f"stock.market[{index}][{k}]", legend, pars) for k, cell in enumerate(cells)]
            while read and read[-1] is None:
                read.pop()
            if None in read:
                self._losses.add(Reason.NO_COUNTERPART, f"stock.market[{index}]", "null")
            rows.append([cell for cell in read if cell is not None])
        known = {"type", "market", "legend", "par", "cell", "display", "title"}
        self._left(stock, known, "stock")
        return [row for row in rows if row]

    def _pars(self, values: Any, depth: int = 2) -> Iterator[int]:
        """Start prices of the box beside the market, by rows or all in one list."""
        for value in self._file.items(values, "stock.par.values", 100):
            if isinstance(value, list) and depth:
                yield from self._pars(value, depth - 1)
                continue
            price = whole(value.get("value") if isinstance(value, dict) else value)
            if price is None:
                self._file.unreadable("stock.par.values", value)
            else:
                yield price

    def _cell(self, cell: Any, place: str, legend: list[str], pars: set[int]) -> int | str | None:
        if cell is None:
            return None
        content = cell if isinstance(cell, dict) else {"value": cell}
        value = content.get("value", content.get("label"))
        digits = re.sub(r"\D", "", self._file.text(value, place))
        if not digits or len(digits) > 6:
            self._losses.add(Reason.UNREADABLE, place, "value", value)
            return None
        text = str(int(digits))
        if content.get("par") is True or int(digits) in pars:
            text += " par"
        number = content.get("legend")
        if isinstance(number, int) and not isinstance(number, bool) and 0 <= number < len(legend):
            if legend[number] in _ZONES:
                text += f" {legend[number]}"
            elif legend[number] != "par":
                self._losses.add(Reason.NO_COUNTERPART, place, "legend", legend[number])
        self._left(content, {"value", "label", "par", "legend", "color"}, place)
        return int(text) if text.isdecimal() else text
