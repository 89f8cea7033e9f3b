"""Code is about any title: what a title calls its companies, hexes and tiles stands in its data only."""

import json
import re
from collections.abc import Iterator
from typing import Any

from tests.architecture.sources import ROOT, name, python_files, strings

RULE = re.compile(r"\b[PA]-[A-Z0-9]+-\d+\b")
"""A rule number of the PA20 digest; some contain what a company is called."""


def asset(path: str) -> Iterator[dict[str, Any]]:
    """Contents of all data files that match a pattern below assets; null in one removes what an extended title has."""
    for file in sorted((ROOT / "assets").glob(path)):
        yield json.loads(file.read_text(encoding="utf-8"))


def company_words() -> set[str]:
    """Ids and full names of corporations and private companies."""
    words: set[str] = set()
    for companies in asset("games/*/companies.json"):
        for kind in ("corporations", "privates"):
            for id_, company in companies.get(kind, {}).items():
                words |= {id_, (company or {}).get("name", "")}
    return words - {""}


def place_words() -> set[str]:
    """Names printed on the hexes of all maps."""
    hexes = [hex_ for map_ in asset("games/*/*map*.json") for hex_ in map_.get("hexes", {}).values()]
    return {hex_["name"] for hex_ in hexes if hex_ and hex_.get("name")}


def ids() -> set[str]:
    """Ids of hexes, and of those tiles that cannot be taken for a small number or a word of the code."""
    hexes = {id_ for map_ in asset("games/*/*map*.json") for id_ in map_.get("hexes", {})}
    tiles = {id_ for file in (*asset("tiles/*.json"), *asset("games/*/tiles.json")) for id_ in file.get("tiles", file)}
    return hexes | {id_ for id_ in tiles if len(id_) > 2 and any(sign.isdigit() for sign in id_)}


def test_the_data_gives_names_to_look_for() -> None:
    assert company_words()
    assert place_words()
    assert ids()


def test_no_company_or_place_of_a_title_stands_in_the_code() -> None:
    words = company_words() | place_words()
    pattern = re.compile(r"(?<!\w)(?:" + "|".join(re.escape(word) for word in sorted(words)) + r")(?!\w)")
    found = [
        f"{name(path)}:{line} {match.group()}"
        for path in python_files("engine", "gui")
        for line, value in strings(path)
        if (match := pattern.search(RULE.sub("", value)))
    ]
    assert found == []


def test_no_hex_or_tile_of_a_title_stands_in_the_code() -> None:
    function_keys = {f"F{number}" for number in range(1, 13)}  # A shortcut's name may look like a hex.
    known = ids() - function_keys
    found = [
        f"{name(path)}:{line} {value}"
        for path in python_files("engine", "gui")
        for line, value in strings(path)
        if value in known
    ]
    assert found == []
