"""The library: every action durable before the next, one program at a time, nothing lost by a crash."""

import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.actions import BidPrivate, Pass, SetStartPrice
from engine.errors import DataError, Refusal, RefusedError
from engine.ids import EntityId, PrivateId
from engine.messages import Key
from engine.store import FILE, SCHEMA_VERSION, Library, StoreError, data_folder
from tests.conftest import ROOT
from tests.engine.saves.games import auctioned, begun, do, stock_round


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path) as opened:
        yield opened


def in_database(folder: Path, statement: str) -> None:
    """Change the file behind the library's back."""
    database = sqlite3.connect(folder / FILE)
    with database:
        database.execute(statement)
    database.close()


def test_a_game_taken_in_comes_out_the_same(tmp_path: Path) -> None:
    session = stock_round(auctioned("pbem", seed=3))
    session.jump(7)
    with Library(tmp_path) as library:
        game = library.add(session, "Friday")
    with Library(tmp_path) as library:
        opened = library.open(game)
        assert (opened.position, opened.length) == (7, session.length)
        assert opened.state.canonical() == session.state.canonical()
        assert opened.game.order == session.game.order
        stored = library.games()[0]
    assert (stored.name, stored.position, stored.actions, stored.finished) == ("Friday", 7, 9, False)
    assert [seat.name for seat in stored.setup.seats] == [seat.name for seat in session.game.seats]


def test_every_action_is_kept_as_it_is_done(library: Library) -> None:
    session = begun()
    game = library.add(session)
    for number, entry in enumerate(auctioned().entries, start=1):
        session.do(entry.action)
        assert library.open(game).position == number
        assert library.open(game).state.digest() == session.state.digest()


def test_undo_and_redo_are_kept_and_a_new_action_ends_what_was_undone(tmp_path: Path) -> None:
    session = stock_round(auctioned())
    with Library(tmp_path) as library:
        game = library.add(session)
        session.undo(3)
        session.redo()
    with Library(tmp_path) as library:
        session = library.open(game)
        assert (session.position, session.length) == (7, 9)
        session.jump(5)
        do(session, SetStartPrice(EntityId("P2"), session.game.order[0], 3, 5))
    with Library(tmp_path) as library:
        again = library.open(game)
        assert (again.position, again.length) == (6, 6)
        assert again.state.digest() == session.state.digest()


def test_a_refused_action_leaves_the_library_alone(library: Library) -> None:
    session = auctioned()
    game = library.add(session)
    assert isinstance(session.do(Pass(EntityId("P1"))), Refusal)
    assert library.games()[0].actions == library.open(game).length == 6


def test_the_game_played_last_is_offered_for_resuming(library: Library) -> None:
    assert library.unfinished() is None
    first, second = begun(), begun(seed=2)
    first_id, second_id = library.add(first, "first"), library.add(second, "second")
    assert [game.id for game in library.games()] == [second_id, first_id]
    do(first, auctioned().entries[0].action)
    resumed = library.unfinished()
    assert resumed is not None
    assert resumed.id == first_id


def test_games_can_be_renamed_and_removed(library: Library) -> None:
    session = begun()
    game = library.add(session, "old")
    library.rename(game, "new")
    assert library.games()[0].name == "new"
    library.remove(game)
    assert library.games() == ()
    with pytest.raises(StoreError) as caught:
        library.open(game)
    assert caught.value.key is Key.NO_SUCH_GAME


def test_a_game_is_found_by_its_whole_history(library: Library) -> None:
    session = stock_round(auctioned("pbem", seed=3))
    game = library.add(session, "Friday")
    again = stock_round(auctioned("pbem", seed=3))
    again.jump(4)
    assert library.find(again) == game
    library.attach(game, again)
    assert library.games()[0].position == 4
    again.jump(again.length)
    assert library.games()[0].position == again.length
    assert library.find(auctioned("pbem", seed=3)) is None  # shorter
    assert library.find(stock_round(auctioned("aag", seed=3))) is None  # another set-up
    again.jump(3)
    do(again, next(offer.action for offer in again.legal() if offer.vary is None))
    assert library.find(again) == game
    assert library.find(session) is None  # it has gone another way since


def test_the_game_with_most_moves_in_common_is_its_kin(library: Library) -> None:
    """A reply goes on from the last move both have; what was undone does not count, of two alike the later played is meant."""
    short, long = auctioned("pbem", seed=3), stock_round(auctioned("pbem", seed=3), 3)
    near, far = library.add(long, "near"), library.add(short, "far")
    reply = stock_round(auctioned("pbem", seed=3), 2)
    assert library.kin(reply) == near
    long.jump(2)
    assert library.kin(reply) == far
    short.jump(2)
    assert library.kin(reply) == far
    long.jump(1)
    long.jump(2)
    assert library.kin(reply) == near
    assert library.kin(begun("aag", seed=3)) is None  # another set-up


@pytest.mark.parametrize("name", [FILE, f"{FILE}-wal"])
def test_a_library_deleted_while_in_use_takes_no_more_moves_that_nobody_would_find(
    tmp_path: Path, library: Library, name: str
) -> None:
    session = begun()
    library.add(session)
    session.do(auctioned().entries[0].action)
    (tmp_path / name).unlink()
    with pytest.raises(StoreError) as caught:
        session.do(auctioned().entries[1].action)
    assert caught.value.key is Key.LIBRARY_GONE
    assert session.position == 1


def test_a_library_replaced_while_in_use_is_left_alone(tmp_path: Path, library: Library) -> None:
    session = begun()
    library.add(session)
    (tmp_path / FILE).rename(tmp_path / "old")
    (tmp_path / FILE).write_bytes(b"other")
    with pytest.raises(StoreError) as caught:
        session.do(auctioned().entries[0].action)
    assert caught.value.key is Key.LIBRARY_GONE
    assert (tmp_path / FILE).read_bytes() == b"other"


def test_a_session_whose_game_was_removed_takes_no_more_actions(library: Library) -> None:
    session = auctioned()
    library.remove(library.add(session))
    before = session.state
    with pytest.raises(StoreError):
        session.do(Pass(EntityId("P3")))
    assert session.state is before


PLAYER = """
import sys
from pathlib import Path
from engine.actions import Pass
from engine.ids import EntityId, PrivateId
from engine.store import Library
from tests.engine.saves.games import auctioned, begun

library = Library(Path(sys.argv[1]))
session = begun()
library.add(session)
for entry in auctioned().entries:
    session.do(entry.action)
while True:
    session.do(Pass(EntityId(session.state.turn.current)) if session.state.turn.__class__.__name__ == "StockTurn"
               else session.legal()[-1].action)
    print(session.position, session.state.digest(), flush=True)
"""


@pytest.mark.parametrize("seen", [1, 2, 5])
@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal that this system has not got")
def test_a_program_killed_in_the_middle_of_a_game_loses_nothing(tmp_path: Path, seen: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as player:
        assert player.stdout is not None
        told = [player.stdout.readline().split() for _ in range(seen)]
        player.send_signal(signal.SIGKILL)
        told += [line.split() for line in player.stdout.read().splitlines() if line.count(" ") == 1]
    with Library(tmp_path) as library:
        resumed = library.unfinished()
        assert resumed is not None
        session = library.open(resumed.id)
        position, digest = told[-1]
        # The action being written when the signal came may or may not have made it, but nothing seen before is lost.
        assert int(position) <= session.position <= int(position) + 1
        assert session.state_at(int(position)).digest() == digest
        session.undo()
        assert library.open(resumed.id).position == session.position


def test_a_second_program_is_told_that_the_library_is_in_use(tmp_path: Path) -> None:
    program = f"from engine.store import Library; from pathlib import Path; Library(Path({str(tmp_path)!r}))"
    with Library(tmp_path):
        result = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
        assert result.returncode == 1
        assert "library_in_use" in result.stderr
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0


def test_every_commit_is_synced_to_the_disk(library: Library) -> None:
    settings = {
        name: library._database.execute(f"pragma {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
    }
    assert settings == {"journal_mode": "wal", "synchronous": 2}


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError) as caught:
        Library(tmp_path / "file" / "data")
    assert caught.value.key is Key.FILE_UNWRITABLE


def test_a_library_that_cannot_be_opened_for_writing_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(StoreError) as caught:
        Library(tmp_path)
    assert caught.value.key is Key.FILE_UNWRITABLE


def test_a_full_disk_changes_nothing(library: Library) -> None:
    session = auctioned()
    game = library.add(session)
    pages = library._database.execute("pragma page_count").fetchone()[0]
    library._database.execute(f"pragma max_page_count = {pages}")
    with pytest.raises(StoreError) as caught:
        library.rename(game, "x" * 3_000_000)
    assert caught.value.key is Key.FILE_UNWRITABLE
    assert library.open(game).state.digest() == session.state.digest()


def test_a_file_that_is_no_library_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all, but longer than a header" * 100)
    with pytest.raises(StoreError) as caught:
        Library(tmp_path)
    assert caught.value.key is Key.LIBRARY_BROKEN


def test_a_library_of_a_newer_program_is_told_and_left_alone(tmp_path: Path) -> None:
    Library(tmp_path).close()
    in_database(tmp_path, f"pragma user_version = {SCHEMA_VERSION + 1}")
    with pytest.raises(StoreError) as caught:
        Library(tmp_path)
    assert caught.value.key is Key.LIBRARY_TOO_NEW


@pytest.mark.parametrize(
    "damage",
    [
        "update games set setup = '{' where id = 2",
        "update games set setup = '{}' where id = 2",
        "update games set setup = x'00ff' where id = 2",
        "update games set setup = 5 where id = 2",
        "update games set position = -1 where id = 2",
        "update games set position = 'two' where id = 2",
        "update games set name = x'00' where id = 2",
    ],
)
def test_a_damaged_entry_hides_no_other_game(tmp_path: Path, damage: str) -> None:
    with Library(tmp_path) as library:
        sound, damaged = library.add(auctioned()), library.add(begun())
    in_database(tmp_path, damage)
    with Library(tmp_path) as library:
        assert [game.id for game in library.games()] == [sound]
        assert library.unreadable == 1
        unfinished = library.unfinished()
        assert unfinished is not None
        assert unfinished.id == sound
        with pytest.raises(StoreError) as caught:
            library.open(damaged)
        assert caught.value.key is Key.LIBRARY_BROKEN
        assert library.open(sound).length == 6


def test_a_position_beyond_the_history_is_its_end(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        game = library.add(auctioned())
    in_database(tmp_path, "update games set position = 99")
    with Library(tmp_path) as library:
        assert library.open(game).position == 6


def test_a_changed_action_is_found_when_the_game_is_opened(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        game = library.add(auctioned())
    in_database(tmp_path, "update actions set body = replace(body, '\"price\":75', '\"price\":70')")
    with Library(tmp_path) as library, pytest.raises(RefusedError) as caught:
        library.open(game)
    assert caught.value.parameters["place"] == "actions[2]"
    in_database(tmp_path, "update actions set body = replace(body, '\"price\":70', '\"price\":75'), digest = 'x'")
    with Library(tmp_path) as library, pytest.raises(DataError) as differs:
        library.open(game)
    assert differs.value.key is Key.DIGEST_DIFFERS


def test_an_unreadable_action_is_found_when_the_game_is_opened(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        game = library.add(auctioned())
    in_database(tmp_path, "update actions set body = '{' where number = 4")
    with Library(tmp_path) as library, pytest.raises(StoreError) as caught:
        library.open(game)
    assert caught.value.key is Key.LIBRARY_BROKEN


def test_the_folder_follows_the_customs_of_the_system() -> None:
    home = {"HOME": "/people/ada"}
    assert data_folder(home, "linux") == Path("/people/ada/.local/share/trinacria")
    assert data_folder({**home, "XDG_DATA_HOME": "/data"}, "linux") == Path("/data/trinacria")
    assert data_folder({**home, "XDG_DATA_HOME": "relative"}, "linux") == Path("/people/ada/.local/share/trinacria")
    assert data_folder(home, "darwin") == Path("/people/ada/Library/Application Support/Trinacria")
    windows = data_folder({"USERPROFILE": "/ada", "APPDATA": "/ada/AppData/Roaming"}, "win32")
    assert windows == Path("/ada/AppData/Roaming/Trinacria")
    assert data_folder({"USERPROFILE": "/ada"}, "win32") == windows


def test_a_note_is_kept_beside_its_game_and_goes_with_it(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        one, other = library.add(begun()), library.add(begun())
        assert library.note(one) == ""
        library.set_note(one, "first")
        library.set_note(one, "second")
        assert (library.note(one), library.note(other)) == ("second", "")
    with Library(tmp_path) as library:
        assert library.note(one) == "second"
        library.remove(one)
        assert library.note(one) == ""


def test_a_library_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """It had no notes; its games stay as they are."""
    session = stock_round(auctioned())
    with Library(tmp_path) as library:
        game = library.add(session, "Friday")
    in_database(tmp_path, "drop table notes")
    in_database(tmp_path, "alter table games drop column played")
    in_database(tmp_path, "pragma user_version = 1")
    with Library(tmp_path) as library:
        assert library.games()[0].played == 0
        assert library.open(game).state.digest() == session.state.digest()
        library.set_note(game, "kept")
        assert library.note(game) == "kept"
    with Library(tmp_path) as library:
        assert library.note(game) == "kept"


def test_the_list_tells_when_a_game_was_played_last(tmp_path: Path) -> None:
    """Two evenings of the same players are told apart by it; a game is played by a move, not by opening it."""
    with Library(tmp_path) as library:
        library.add(begun(), "Friday")
        game = library.add(begun(), "Friday")
    in_database(tmp_path, "update games set played = 1000")
    with Library(tmp_path) as library:
        session = library.open(game)
        assert [stored.played for stored in library.games()] == [1000, 1000]
        before = int(time.time())
        session.do(BidPrivate(EntityId("P1"), PrivateId("SCE"), 20))
        assert before - 1 <= library.games()[0].played <= time.time() + 1
        assert library.games()[1].played == 1000
