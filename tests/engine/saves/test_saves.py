"""Saves: readable, exact, and never half-loaded whatever happened to the file."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from engine import saves
from engine.errors import DataError, RefusedError
from engine.messages import Key
from engine.saves import (
    MIGRATIONS,
    VERSION,
    encode,
    open_save,
    play_save,
    read_save,
    save_of,
    write_atomically,
    write_save,
)
from engine.session import Session
from tests.engine.saves.games import NAMES, auctioned, begun, stock_round

Edit = Callable[[dict[str, Any]], None]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    write_save(path, stock_round(auctioned()))
    return path


def edited(path: Path, edit: Edit) -> Path:
    content = json.loads(path.read_text(encoding="utf-8"))
    edit(content)
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def refused(path: Path) -> DataError:
    with pytest.raises(DataError) as caught:
        open_save(path)
    assert caught.value.parameters["file"] == str(path)
    return caught.value


@pytest.mark.parametrize("position", range(10))
def test_a_saved_game_is_the_same_at_every_point(tmp_path: Path, position: int) -> None:
    session = stock_round(auctioned("pbem", seed=7))
    session.jump(position)
    path = tmp_path / "game.json"
    write_save(path, session)
    opened = open_save(path)
    assert opened.position == position
    assert opened.length == session.length
    assert opened.state.canonical() == session.state.canonical()
    assert [entry.events for entry in opened.entries] == [entry.events for entry in session.entries]
    assert (opened.game.order, opened.game.seed, opened.game.profile.id) == (session.game.order, 7, "pbem")
    assert tuple(seat.name for seat in opened.game.seats) == NAMES


def test_a_save_is_readable_with_one_action_a_line(saved: Path) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines()
    assert '    {"kind": "bid", "actor": "P1", "private": "SCE", "price": 20},' in lines
    assert '    {"kind": "start_price", "actor": "P2", "corporation": "SFA", "row": 4, "column": 2},' in lines
    assert json.loads("\n".join(lines))["seats"][1]["name"] == "Bruno Però"


def test_the_same_game_gives_the_same_bytes() -> None:
    assert encode(save_of(auctioned())) == encode(save_of(auctioned()))


def test_a_game_without_actions_can_be_saved(tmp_path: Path) -> None:
    write_save(tmp_path / "game.json", begun())
    assert open_save(tmp_path / "game.json").length == 0


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.json").key is Key.FILE_MISSING


@pytest.mark.parametrize("share", range(1, 20))
def test_a_file_cut_off_anywhere_is_said_to_be_cut_off(saved: Path, share: int) -> None:
    content = saved.read_bytes().rstrip()
    saved.write_bytes(content[: len(content) * share // 20])
    assert refused(saved).key is Key.FILE_TRUNCATED


def test_an_empty_file_is_cut_off(saved: Path) -> None:
    saved.write_bytes(b"")
    assert refused(saved).key is Key.FILE_TRUNCATED


def test_broken_json_is_told_with_line_and_column(saved: Path) -> None:
    saved.write_text(saved.read_text(encoding="utf-8").replace('"seed": 1,', '"seed": one,'), encoding="utf-8")
    error = refused(saved)
    assert error.key is Key.NOT_JSON
    assert error.parameters["place"] == "8:11"


@pytest.mark.parametrize(
    ("content", "place"),
    [
        ('{\n "a": "è"}'.encode("latin-1"), "2:8"),
        ('{"a": "è",\n "b": 1}'.encode("utf-16"), "1:1"),
        (b'{"a": [1,\n 2, NaN]}', "2:5"),
        (b'{"NaN": "-Infinity",\n\n "b": -Infinity}', "3:7"),
        (b'{"a": 1.5e3, "b": 99999999999999999999}', "1:19"),
        (b'{"a": "\\ud83d\\ude00",\r\n"b": "\\"\\ud83d"}', "2:6"),
    ],
)
def test_what_no_file_may_hold_is_told_with_line_and_column(saved: Path, content: bytes, place: str) -> None:
    saved.write_bytes(content)
    error = refused(saved)
    assert error.key is Key.NOT_JSON
    assert error.parameters["place"] == place


@pytest.mark.parametrize("content", [b"\x00\xff\xfe\x00", b"[1, 2]", b'"save"', b"PK\x03\x04", b"[" * 100_000])
def test_other_content_is_refused(saved: Path, content: bytes) -> None:
    saved.write_bytes(content)
    assert refused(saved).key in {Key.NOT_A_SAVE, Key.NOT_JSON}


@pytest.mark.parametrize(
    "edit",
    [
        lambda content: content.update(seed=10**30),
        lambda content: content["actions"][0].update(price=-(2**63) - 1),
        lambda content: content["seats"][0].update(name="\ud800"),
    ],
)
def test_numbers_beyond_64_bits_and_half_characters_are_refused(saved: Path, edit: Edit) -> None:
    assert refused(edited(saved, edit)).key is Key.NOT_JSON


def test_a_byte_order_mark_and_whole_characters_beyond_the_first_plane_do_no_harm(saved: Path) -> None:
    edited(saved, lambda content: content["seats"][0].update(name="\U0001f682 ﷺ"))
    saved.write_bytes(b"\xef\xbb\xbf" + saved.read_bytes())
    assert open_save(saved).game.seats[0].name == "\U0001f682 ﷺ"


def test_a_repeated_field_is_refused(saved: Path) -> None:
    saved.write_text(saved.read_text(encoding="utf-8").replace('"seed": 1,', '"seed": 1, "seed": 2,'), encoding="utf-8")
    assert refused(saved).key is Key.DUPLICATE_ID


def test_json_of_another_program_is_not_a_save(saved: Path) -> None:
    saved.write_text('{"name": "something else"}', encoding="utf-8")
    assert refused(saved).key is Key.NOT_A_SAVE


def test_a_game_of_the_exchange_format_is_told_apart(saved: Path) -> None:
    saved.write_text('{"id": 1, "title": "1849", "players": [], "actions": []}', encoding="utf-8")
    assert refused(saved).key is Key.EXCHANGE_FILE


def test_a_save_of_a_newer_program_is_told(saved: Path) -> None:
    error = refused(edited(saved, lambda content: content.update(version=VERSION + 1)))
    assert error.key is Key.FORMAT_TOO_NEW
    assert error.parameters["version"] == VERSION + 1


def test_newer_rules_are_told(saved: Path) -> None:
    assert refused(edited(saved, lambda content: content.update(rules_version=99))).key is Key.RULES_TOO_NEW


def test_a_too_large_file_is_not_read(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "MAX_BYTES", 100)
    assert refused(saved).key is Key.FILE_TOO_LARGE


def test_too_many_actions_are_refused(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "MAX_ACTIONS", 5)
    assert refused(saved).key is Key.FILE_TOO_LARGE


@pytest.mark.parametrize(
    ("edit", "key", "place"),
    [
        (lambda content: content.update(title="1830"), Key.UNKNOWN_TITLE, "title"),
        (lambda content: content.update(title="../1849"), Key.UNKNOWN_TITLE, "title"),
        (lambda content: content.update(seed="one"), Key.WRONG_TYPE, "seed"),
        (lambda content: content.update(version="1"), Key.WRONG_TYPE, "version"),
        (lambda content: content.pop("digest"), Key.FIELD_MISSING, ""),
        (lambda content: content.update(note="x"), Key.FIELD_UNKNOWN, ""),
        (lambda content: content.update(count=3), Key.COUNT_DIFFERS, "count"),
        (lambda content: content["actions"].pop(), Key.COUNT_DIFFERS, "count"),
        (lambda content: content.update(position=99), Key.VALUE_NOT_ALLOWED, "position"),
        (lambda content: content.update(rules_version=0), Key.VALUE_NOT_ALLOWED, "rules_version"),
        (lambda content: content["actions"][2].update(kind="steal"), Key.WRONG_SHAPE, "actions[2].kind"),
        (lambda content: content["actions"][2].update(price="75"), Key.WRONG_TYPE, "actions[2].price"),
        (lambda content: content["actions"][2].update(extra=1), Key.FIELD_UNKNOWN, "actions[2]"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(saved: Path, edit: Edit, key: Key, place: str) -> None:
    error = refused(edited(saved, edit))
    assert error.key is key
    assert error.parameters["place"] == place


@pytest.mark.parametrize(
    "edit",
    [
        lambda content: content.update(profile="house"),
        lambda content: content.update(options=["wings"]),
        lambda content: content.update(order=["SFA", "SFA"]),
        lambda content: content["seats"].pop(),
        lambda content: content["seats"][0].update(name=""),
    ],
)
def test_a_set_up_the_title_does_not_allow_is_refused(saved: Path, edit: Edit) -> None:
    error = refused(edited(saved, edit))
    assert isinstance(error, RefusedError)
    assert error.key is Key.SETUP_REFUSED


def test_an_action_edited_by_hand_is_named_when_the_rules_refuse_it(saved: Path) -> None:
    # the front private is bought at its price, 75 and not 70.
    error = refused(edited(saved, lambda content: content["actions"][2].update(price=70)))
    assert isinstance(error, RefusedError)
    assert error.key is Key.ACTION_REFUSED
    assert error.parameters["place"] == "actions[2]"
    assert error.refusal.rule == "R-1.8"


def test_a_legal_edit_by_hand_is_told_by_the_digest(saved: Path) -> None:
    # 100 is as legal a start price as 68.
    assert (
        refused(edited(saved, lambda content: content["actions"][5].update(row=3, column=5))).key is Key.DIGEST_DIFFERS
    )


def test_a_save_keeps_the_rules_version_it_was_played_under(saved: Path) -> None:
    assert open_save(saved).game.rules_version == json.loads(saved.read_text(encoding="utf-8"))["rules_version"]


def test_an_older_version_is_brought_up_to_date_step_by_step(saved: Path) -> None:
    def to_one(content: dict[str, Any]) -> dict[str, Any]:
        seats = [{"name": name, "bot": ""} for name in content.pop("players")]
        return {**content, "seats": seats}

    def to_zero(content: dict[str, Any]) -> dict[str, Any]:
        return {**content, "position": len(content["actions"])}

    def age(content: dict[str, Any]) -> None:
        content.update(version=-1, players=[seat["name"] for seat in content.pop("seats")])
        del content["position"]

    assert VERSION == 1
    edited(saved, age)
    old = read_save(saved, migrations={-1: to_zero, 0: to_one})
    assert play_save(old, "old").state.digest() == stock_round(auctioned()).state.digest()
    with pytest.raises(DataError) as caught:
        read_save(saved, migrations={0: to_one})
    assert caught.value.key is Key.FORMAT_UNKNOWN


def test_every_version_before_this_one_has_its_migration() -> None:
    assert set(MIGRATIONS) == set(range(1, VERSION))


def test_a_failed_write_leaves_the_old_file_and_no_other(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = saved.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DataError) as caught:
        write_save(saved, begun())
    assert caught.value.key is Key.FILE_UNWRITABLE
    assert saved.read_bytes() == before
    assert list(saved.parent.iterdir()) == [saved]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        write_save(tmp_path / "none" / "game.json", begun())
    assert caught.value.key is Key.FILE_UNWRITABLE


def test_a_rewritten_file_keeps_its_rights_and_a_link_its_target(saved: Path) -> None:
    saved.chmod(0o640)
    link = saved.with_name("link.json")
    link.symlink_to(saved)
    write_atomically(link, b"{}")
    assert link.is_symlink()
    assert saved.read_bytes() == b"{}"
    assert saved.stat().st_mode & 0o777 == 0o640


def test_a_link_to_itself_becomes_a_file(tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    link.symlink_to("link.json")
    write_atomically(link, b"{}")
    assert link.read_bytes() == b"{}"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_device_is_written_to_and_stays(tmp_path: Path) -> None:
    """Putting a file in its place would do away with `/dev/null` for everybody."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_atomically(pipe, b"{}")
    assert os.read(reading, 100) == b"{}"
    os.close(reading)
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_a_ruling_of_the_game_s_own_is_kept_and_an_unknown_one_refused(tmp_path: Path) -> None:
    """RUL-37b, as imports of recorded games with a bankruptcy set it."""
    session = begun("aag")
    path = tmp_path / "ruled.json"
    write_save(path, Session(session.rules, structs.replace(session.game, rulings={"loan_timing": "b"})))
    assert open_save(path).game.switch("loan_timing") == "b"

    def unknown(content: dict[str, Any]) -> None:
        content["rulings"] = {"moon_phase": "b"}

    error = refused(edited(path, unknown))
    assert (error.key, error.parameters["place"], error.parameters["id"]) == (Key.UNKNOWN_ID, "rulings", "moon_phase")
