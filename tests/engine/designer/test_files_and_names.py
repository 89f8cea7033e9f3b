"""Text that keeps its lines, and names that follow what they name."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.data.assets import ASSETS
from engine.designer.applying import History, apply
from engine.designer.checks.report import check
from engine.designer.document import Document, open_document, save, title_folder, to_title
from engine.designer.edits import (
    Edit,
    MoveEntry,
    NameHex,
    RenameEntry,
    SetEntry,
    SetField,
)
from engine.designer.json_text import WIDTH, fresh, rewritten, same
from engine.errors import DataError
from engine.ids import HexId
from engine.messages import Key

TITLES = ("1849", "1849_two_sicilies", "pa20")


def opened(title: str) -> Document:
    return open_document(ASSETS / "games" / title)


@pytest.mark.parametrize("seed", range(40))
def test_rewritten_text_says_what_it_should(seed: int) -> None:
    chance = random.Random(seed)
    path = chance.choice([path for path in (ASSETS / "games").glob("*/*.json") if path.stat().st_size < 20_000])
    text = path.read_text(encoding="utf-8")
    content = json.loads(text)
    assert rewritten(text, content) == text
    for _ in range(3):
        place: Any = content
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = chance.choice(keys)
            below = place[key]
            if isinstance(below, dict | list) and below and chance.random() < 0.7:
                place = below
                continue
            kind = chance.randrange(4)
            if kind == 0:
                del place[key]
            elif kind == 1 and isinstance(place, dict):
                place[f"new{chance.randrange(99)}"] = {"color": "white", "stops": ["town 10"], "track": []}
            elif kind == 2 and isinstance(place, dict):
                items = list(place.items())
                chance.shuffle(items)
                place.clear()
                place.update(items)
            else:
                place[key] = chance.choice([None, True, 7, "più", [1, 2, 3], {"a": {"b": ["c"]}}])
            break
    again = rewritten(text, content)
    assert same(json.loads(again), content)


def test_whole_numbers_and_truth_are_kept_apart() -> None:
    assert not same({"a": 1}, {"a": True})
    assert not same([1], [1, 2])
    assert not same({"a": 1, "b": 2}, {"b": 2, "a": 1})
    assert not same({"a": {}}, {"a": []})


def test_fresh_text_is_readable() -> None:
    content = {
        "id": "x",
        "hexes": {
            "A1": {"color": "white"},
            "A3": {"color": "gray", "track": [f"{k}-stop standard" for k in range(12)]},
        },
        "tiles": {str(number): number for number in range(80)},
        "names": ["una parola"] * 30,
        "rows": [[1, 2], [3]],
    }
    text = fresh(content)
    assert json.loads(text) == content
    assert max(map(len, text.splitlines())) <= WIDTH
    assert '    "A1": {"color": "white"},\n' in text
    assert "    [1, 2],\n" in text
    assert text.endswith("\n}\n")


RENAMES = [
    ("1849", RenameEntry("trains", "12H", "13H")),
    ("1849", RenameEntry("phases", "10", "ten")),
    ("1849", RenameEntry("privates", "CNM", "NAVE")),
    ("1849", RenameEntry("options", "acquiring_station_tokens", "tokens")),
    ("1849", RenameEntry("profiles", "pbem", "mail")),
    ("1849", RenameEntry("terrains", "mountain", "monte")),
    ("1849", RenameEntry("tiles", "8", "8b")),
    ("1849", RenameEntry("corporations", "CTL", "LIL")),
    ("pa20", RenameEntry("corporations", "NN", "NNX")),
    ("pa20", RenameEntry("corporations", "SFM", "SFMX")),
    ("pa20", RenameEntry("privates", "BAY", "BAYX")),
    ("pa20", RenameEntry("phases", "5", "V")),
    ("pa20", RenameEntry("trains", "R5", "R5X")),
]


@pytest.mark.parametrize(("title", "edit"), RENAMES, ids=[f"{title} {edit.id}" for title, edit in RENAMES])
def test_whatever_names_an_entry_follows_its_new_name(title: str, edit: RenameEntry) -> None:
    renamed = apply(opened(title), edit)
    built = to_title(renamed)  # the loader refuses names of nothing
    assert check(renamed).errors == 0
    tables = (built.train, built.phase, built.private, built.corporation, built.terrain, built.tile)
    named = [*(entry for table in tables for entry in table), *(option.id for option in built.options)]
    assert edit.new in [*named, *(profile.id for profile in built.profiles)]
    back = apply(renamed, RenameEntry(edit.table, edit.new, edit.id))
    assert to_title(back) == to_title(opened(title))
    assert apply(renamed, RenameEntry(edit.table, edit.new, edit.new)) is renamed


def test_a_session_knows_whether_it_is_saved(tmp_path: Path) -> None:
    history = History(opened("1849"))
    states = [history.changed]
    history.do(NameHex(HexId("B12"), "Capo"))
    states.append(history.changed)
    history.saved(save(history.document, tmp_path / "mine"))
    states.append(history.changed)
    assert history.undo()
    states.append(history.changed)
    assert history.redo()
    states.append(history.changed)
    assert states == [False, True, False, True, False]
    assert not history.redo()
    assert to_title(history.document).hexes[HexId("B12")].name == "Capo"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(DataError) as caught:
        save(opened("1849"), tmp_path / "file" / "below")
    assert caught.value.key is Key.FILE_UNWRITABLE


def test_titles_are_found_by_id_and_by_folder() -> None:
    assert title_folder("1849") == ASSETS / "games" / "1849"
    assert title_folder(str(ASSETS / "games" / "pa20")) == ASSETS / "games" / "pa20"
    for wrong in ("1850", "..", "/", "1849/map.json", "\0"):
        with pytest.raises(DataError) as caught:
            title_folder(wrong)
        assert caught.value.key is Key.UNKNOWN_TITLE


def test_entries_are_added_moved_and_bounded() -> None:
    document = opened("1849")
    edits: list[Edit] = [
        SetEntry("trains", "5H", {"price": 150, "distance": 5}, index=1),
        MoveEntry("phases", "16", 0),
        SetField("corporations", "AFG", "tokens", 5),
        SetField("corporations", "AFG", "tokens", None),
        SetEntry("switches", "loan", 600),
        SetEntry("hex_events", "C5", {"event": "event_hexes", "locked": False}),
    ]
    for edit in edits:
        document = apply(document, edit)
    assert list(document.files.trains.trains)[:3] == ["4H", "5H", "6H"]
    assert next(iter(document.files.trains.phases)) == "16"
    assert document.files.companies.corporations["AFG"].tokens is None
    assert document.files.title.switches["loan"] == 600
    full = document
    for number in range(500 - len(document.files.title.terrains)):
        full = apply(full, SetEntry("terrains", f"t{number}", {"standard": 1, "narrow": 1}))
    with pytest.raises(DataError) as caught:
        apply(full, SetEntry("terrains", "more", {"standard": 1, "narrow": 1}))
    assert caught.value.key is Key.TOO_MANY
