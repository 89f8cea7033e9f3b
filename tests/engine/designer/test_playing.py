"""A game on a title of one's own goes on as it began, whatever becomes of the title's folder."""

from pathlib import Path

import pytest

from engine.data.assets import ASSETS
from engine.designer.applying import apply
from engine.designer.document import Document, copied, open_document
from engine.designer.edits import EraseTrack, OnHex, PaintTerrain, SetEntry, SetField, SetTitleField
from engine.designer.playing import playable
from engine.errors import DataError
from engine.ids import HexId
from engine.messages import Key
from engine.saves import open_save, setup_of, write_save
from engine.session import Session
from engine.setup import new_game
from engine.simulate import Plan, play
from engine.state.turn import StockTurn
from engine.store import Library
from engine.titles import rules_of


@pytest.fixture(scope="module", params=["1849", "1849_two_sicilies", "pa20"])
def document(request: pytest.FixtureRequest) -> Document:
    return copied(open_document(ASSETS / "games" / request.param), "mine", overlay=True)


def begun(document: Document) -> Session:
    title = playable(document)
    names = ["Anna", "Bruno", "Carla", "Dino"]
    game = new_game(title, names=names)
    session = Session(rules_of(game), game)
    for _ in range(5):
        session.do(session.legal()[0].action)
    return session


def test_a_save_carries_the_title(document: Document, tmp_path: Path) -> None:
    first = document.files.maps[0]
    hex_ = HexId(next(name for name, shape in first.hexes.items() if not shape.home_of))
    terrain = next(iter(document.files.title.terrains))
    edited = apply(document, PaintTerrain((hex_,), terrain))
    session = begun(edited)
    write_save(tmp_path / "game.json", session)
    again = open_save(tmp_path / "game.json")
    assert again.game.title.hexes[hex_].terrain == terrain
    assert again.game.title == session.game.title
    assert again.state.digest() == session.state.digest()


def test_the_library_carries_the_title(document: Document, tmp_path: Path) -> None:
    session = begun(document)
    with Library(tmp_path) as library:
        number = library.add(session, "test")
    with Library(tmp_path) as library:
        assert library.open(number).state.digest() == session.state.digest()


def test_a_shipped_title_is_named_only(tmp_path: Path) -> None:
    from engine.catalogue import open_title

    game = new_game(open_title("1849"), names=["Anna", "Bruno", "Carla"])
    assert setup_of(game).title_files == {}
    write_save(tmp_path / "game.json", Session(rules_of(game), game))
    assert "title_files" not in (tmp_path / "game.json").read_text(encoding="utf-8")


def test_an_edited_title_is_not_exchanged_with_other_programs() -> None:
    assert playable(open_document(ASSETS / "games" / "1849")).exchange_name == ""


def test_a_title_that_cannot_be_played_says_why() -> None:
    document = open_document(ASSETS / "games" / "1849")
    with pytest.raises(DataError) as caught:
        playable(apply(document, SetTitleField("rules", "nobody")))
    assert (caught.value.key, caught.value.parameters["id"]) == (Key.UNKNOWN_ID, "nobody")


def test_a_save_with_broken_title_files_is_refused(tmp_path: Path) -> None:
    document = copied(open_document(ASSETS / "games" / "1849"), "mine", overlay=False)
    write_save(tmp_path / "game.json", begun(document))
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    for wrong, key in (
        (text.replace('"rules": "t1849"', '"rules": "nobody"'), Key.UNKNOWN_ID),
        (text.replace('"trains.json"', '"engines.json"'), Key.FIELD_MISSING),
        (text.replace('"title": "mine"', '"title": "../mine"'), Key.VALUE_NOT_ALLOWED),
    ):
        assert wrong != text
        (tmp_path / "wrong.json").write_text(wrong, encoding="utf-8")
        with pytest.raises(DataError) as caught:
            open_save(tmp_path / "wrong.json")
        assert caught.value.key is key


def test_bots_play_a_title_of_ones_own_as_the_shipped_one() -> None:
    """The same title under another id plays the same game."""
    document = copied(open_document(ASSETS / "games" / "1849"), "mine", overlay=False)
    own = playable(document)
    plan = Plan("1849", players=3, games=1, seed=7, bots=("greedy",))
    mine = Plan("mine", players=3, games=1, seed=7, bots=("greedy",), title_files=own.carried)
    shipped, edited = play(plan, 0), play(mine, 0)
    assert (edited.digest, edited.builds, edited.reason) == (shipped.digest, shipped.builds, shipped.reason)


def test_erased_track_is_gone_in_play() -> None:
    document = open_document(ASSETS / "games" / "1849")
    title = playable(apply(document, EraseTrack(OnHex(HexId("C5")), 3, 6)))
    assert len(title.hexes[HexId("C5")].face.track) == 2


def test_without_privates_play_begins_with_the_stock_round() -> None:
    document = open_document(ASSETS / "games" / "1849")
    for private in tuple(document.files.companies.privates):
        document = apply(document, SetEntry("privates", private, None))
    game = new_game(playable(document), names=["Anna", "Bruno", "Carla"])
    session = Session(rules_of(game), game)
    assert isinstance(session.state.turn, StockTurn)
    assert (session.state.turn.current, session.state.set_number) == (game.players[0], 1)
    assert session.legal()


@pytest.mark.parametrize(("table", "name"), [("profiles", "closed_trains"), ("switches", "pool_limit")])
def test_a_title_that_leaves_a_question_of_the_rules_open_is_not_played(table: str, name: str) -> None:
    """The rules ask `Game.switch`; a profile without an answer would end the game in the middle."""
    document = open_document(ASSETS / "games" / "1849")
    gone = SetField("profiles", "pbem", name, None) if table == "profiles" else SetEntry("switches", name, None)
    with pytest.raises(DataError) as caught:
        playable(apply(document, gone))
    assert caught.value.key is Key.FIELD_MISSING
    assert caught.value.parameters["field"] == name


def test_a_switch_of_another_type_is_not_played() -> None:
    document = open_document(ASSETS / "games" / "1849")
    with pytest.raises(DataError) as caught:
        playable(apply(document, SetEntry("switches", "pool_limit", "half")))
    assert caught.value.key is Key.VALUE_NOT_ALLOWED
