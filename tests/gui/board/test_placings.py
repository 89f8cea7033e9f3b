"""Places of names remembered from one start to the next; nothing in their file can do harm."""

from pathlib import Path

import msgspec
import pytest

from engine.catalogue import open_title
from engine.data.definitions import Face
from engine.geometry.placement import Kind, Spot, Want, place
from gui.board import placings
from gui.board.placings import FILE, Placings, code_digest

MAP = open_title("1849").maps[0]
HEX = next(hex_ for hex_ in MAP.hexes if hex_.id == "C5")
WANTS = (
    Want(Kind.VALUE, ((0.3, 0.3),), 0),
    Want(Kind.LABEL, ((0.2, 0.3),), 0),
    Want(Kind.NAME, ((0.9, 0.3), (0.6, 0.2))),
)
FOUND = place(HEX.face, MAP.orientation, WANTS)


def find(kept: Placings, face: Face = HEX.face, needed: tuple[Want, ...] = WANTS) -> tuple[Spot, ...]:
    return kept.place(face, MAP.orientation, needed, ())


def opened(folder: Path) -> Placings:
    kept = Placings()
    kept.open(folder)
    return kept


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder, not there at first, with the places of one hex."""
    kept = opened(tmp_path / "cache")
    assert find(kept) == FOUND
    kept.save()
    return tmp_path / "cache"


def never(*_: object) -> tuple[Spot, ...]:
    raise AssertionError("looked for a place that is known")


def test_a_known_place_is_not_looked_for_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = opened(folder)
    monkeypatch.setattr(placings, "place", never)
    assert find(kept) == FOUND


def test_other_boxes_or_another_face_are_looked_for(folder: Path) -> None:
    kept = opened(folder)
    more = (*WANTS, Want(Kind.CAPTION, ((0.3, 0.2),)))
    assert find(kept, needed=more) == place(HEX.face, MAP.orientation, more)
    other = next(hex_.face for hex_ in MAP.hexes if hex_.id == "H12")
    assert find(kept, face=other) == place(other, MAP.orientation, WANTS)


def test_before_it_is_opened_nothing_is_remembered(tmp_path: Path) -> None:
    kept = Placings()
    assert find(kept) == FOUND
    kept.save()
    assert list(tmp_path.iterdir()) == []


FAR = tuple(msgspec.structs.replace(spot, x=1e300) for spot in FOUND)
SIZELESS = tuple(msgspec.structs.replace(spot, size=9) for spot in FOUND)


def content(**changes: object) -> bytes:
    return msgspec.json.encode({"code": code_digest(), "spots": {}, **changes})


@pytest.mark.parametrize("spots", [FAR, SIZELESS, FOUND[:-1], ()])
def test_places_that_cannot_be_are_looked_for_again(folder: Path, spots: tuple[Spot, ...]) -> None:
    known = msgspec.json.decode((folder / FILE).read_bytes())["spots"]
    (folder / FILE).write_bytes(content(spots=dict.fromkeys(known, spots)))
    assert find(opened(folder)) == FOUND


@pytest.mark.parametrize(
    "damaged", [b"", b"{", b"[]", b"\xff\xfe", content(spots=[]), content(spots={"a": 1}), content(extra=1)]
)
def test_a_damaged_file_is_made_anew(folder: Path, damaged: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / FILE).write_bytes(damaged)
    kept = opened(folder)
    assert find(kept) == FOUND
    kept.save()
    again = opened(folder)
    monkeypatch.setattr(placings, "place", never)
    assert find(again) == FOUND


def test_other_code_looks_for_its_own_places(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(placings, "code_digest", lambda: "another version")
    kept = opened(folder)
    monkeypatch.setattr(placings, "place", lambda *_, **__: FAR)
    assert find(kept) == FAR


def test_a_folder_that_takes_nothing_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "cache").write_bytes(b"a file where the folder should be")
    kept = opened(tmp_path / "cache")
    assert find(kept) == FOUND
    kept.save()
    assert (tmp_path / "cache").is_file()
