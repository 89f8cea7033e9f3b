"""The verbs of the command line: JSON on standard output, one line on standard error, exit codes."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from engine.actions import LayTile
from engine.headless import VERBS, main
from engine.saves import open_save, write_save
from engine.simulate import Plan, series
from engine.trace import trace_state
from tests.engine.saves.games import auctioned, stock_round


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game played by bots."""
    folder = tmp_path_factory.mktemp("games")
    list(series(Plan("1849", 3, 1, 5, "aag", out=str(folder))))
    return folder / "game-5.json"


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """A game in its first stock round."""
    path = tmp_path / "short.json"
    write_save(path, stock_round(auctioned(), 1))
    return path


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(list(arguments)) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return json.loads(captured.out)


def complaint(capsys: pytest.CaptureFixture[str], code: int, *arguments: str) -> str:
    assert main(list(arguments)) == code
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    return lines[0]


def test_replay_of_a_save_sums_up_and_traces_every_state(
    capsys: pytest.CaptureFixture[str], game: Path, tmp_path: Path
) -> None:
    trace = tmp_path / "trace.jsonl"
    found = answer(capsys, "replay", str(game), "--trace", str(trace), "--strict")
    session = open_save(game)
    assert found["actions"] == session.position
    assert found["digest"] == session.state.digest()
    assert found["finished"]
    lines = [json.loads(line) for line in trace.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == session.position + 1
    assert lines[0]["setup"]["corporation_order"] == list(session.game.order)
    assert lines[0]["state"]["bank"] == 6260
    assert lines[-1]["state"]["finished"]
    money = [
        line["state"]["bank"]
        + sum(player["cash"] for player in line["state"]["players"].values())
        + sum(corporation["cash"] for corporation in line["state"]["corporations"].values())
        for line in lines
    ]
    assert set(money) == {7760}


def test_replay_leaves_out_what_a_save_holds_as_undone(
    capsys: pytest.CaptureFixture[str], short: Path, tmp_path: Path
) -> None:
    """One state per standing action; what was undone can still be named with `--at`."""
    session = open_save(short)
    whole = session.position
    session.undo(2)
    write_save(short, session)
    trace = tmp_path / "trace.jsonl"
    found = answer(capsys, "replay", str(short), "--trace", str(trace))
    assert found["actions"] == whole - 2
    assert found["digest"] == session.state.digest()
    assert len(trace.read_text(encoding="utf-8").splitlines()) == whole - 1
    assert answer(capsys, "legal", str(short)) == answer(capsys, "legal", str(short), "--at", str(whole - 2))
    assert answer(capsys, "legal", str(short), "--at", str(whole)) != answer(capsys, "legal", str(short))


def test_0_is_the_beginning_in_both_kinds_of_file(
    capsys: pytest.CaptureFixture[str], game: Path, tmp_path: Path
) -> None:
    recorded = tmp_path / "recorded.json"
    answer(capsys, "export", str(game), "--to", "18xx", str(recorded))
    begun = answer(capsys, "legal", str(recorded), "--at", "0")
    assert begun["step"] == "auction"
    assert begun == answer(capsys, "legal", str(game), "--at", "0")


def test_replay_under_another_profile_may_refuse(capsys: pytest.CaptureFixture[str], short: Path) -> None:
    assert answer(capsys, "replay", str(short), "--profile", "pbem")["profile"] == "pbem"
    assert "unknown_profile" in complaint(capsys, 1, "replay", str(short), "--profile", "house")


def test_a_refused_action_is_named_by_number_after_what_could_be_played(
    capsys: pytest.CaptureFixture[str], short: Path, tmp_path: Path
) -> None:
    content = json.loads(short.read_text(encoding="utf-8"))
    content["actions"][2]["price"] = 70
    short.write_text(json.dumps(content), encoding="utf-8")
    trace = tmp_path / "trace.jsonl"
    assert main(["replay", str(short), "--trace", str(trace)]) == 1
    captured = capsys.readouterr()
    assert json.loads(captured.out)["actions"] == 2
    assert len(trace.read_text(encoding="utf-8").splitlines()) == 3
    assert "action_refused" in captured.err
    assert "action 3" in captured.err
    assert "R-1.8" in captured.err


def test_legal_lists_what_the_player_to_move_may_do(capsys: pytest.CaptureFixture[str], short: Path) -> None:
    start = answer(capsys, "legal", str(short), "--at", "0")
    assert start["player"] == "Anna"
    # the front private at its price, bids on the others from 5 above face up to all the cash.
    assert start["offers"][0] == {
        "action": {"kind": "bid", "actor": "P1", "private": "SCE", "price": 20},
        "vary": None,
        "free": "",
    }
    varied = {offer["action"]["private"]: offer["vary"] for offer in start["offers"] if offer["vary"]}
    assert varied["RSA"] == {"field": "price", "low": 155, "high": 500}
    now = answer(capsys, "legal", str(short))
    assert now["step"]
    assert {"action": {"kind": "pass", "actor": "P1"}, "vary": None, "free": ""} in now["offers"]


def test_routes_compares_every_run_with_the_best(capsys: pytest.CaptureFixture[str], game: Path) -> None:
    found = answer(capsys, "routes", str(game))
    assert found
    # The bots run the best routes.
    assert all(run["run"] == run["best"] and run["proved"] for run in found)
    assert [run["action"] for run in found] == sorted(run["action"] for run in found)
    assert set(found[0]) == {"action", "corporation", "phase", "trains", "run", "best", "proved", "seconds"}


def test_advise_tells_the_best_run_after_every_legal_lay(capsys: pytest.CaptureFixture[str], game: Path) -> None:
    session = open_save(game)
    number = next(
        index
        for index, entry in enumerate(session.entries)
        if isinstance(entry.action, LayTile) and index > session.length * 3 // 4
    )
    found = answer(capsys, "advise", str(game), "--at", str(number))
    state = session.state_at(number)
    session.jump(number)
    lays = [offer.action for offer in session.legal() if isinstance(offer.action, LayTile)]
    assert [(lay["hex"], lay["tile"], lay["rotation"]) for lay in found["lays"]] == [
        (lay.hex, lay.tile, lay.rotation) for lay in lays
    ]
    assert all(lay["gain"] == lay["best"] - found["best"] and lay["proved"] for lay in found["lays"])
    assert all(lay["cost"] <= state.corporations[found["corporation"]].cash for lay in found["lays"])


def test_advise_has_nothing_to_say_where_no_railway_moves(capsys: pytest.CaptureFixture[str], short: Path) -> None:
    assert answer(capsys, "advise", str(short)) == {"corporation": None, "lays": [], "tokens": []}


def test_export_to_a_save_and_to_the_exchange_format_keep_the_game(
    capsys: pytest.CaptureFixture[str], game: Path, tmp_path: Path
) -> None:
    exchanged, saved = tmp_path / "game.18xx.json", tmp_path / "again.json"
    assert answer(capsys, "export", str(game), "--to", "18xx", str(exchanged))["actions"] == open_save(game).length
    summary = answer(capsys, "replay", str(exchanged), "--strict")
    assert summary["notes"] == []
    final = open_save(game)
    assert summary["result"] == answer(capsys, "replay", str(game))["result"]
    answer(capsys, "export", str(exchanged), "--to", "save", str(saved))
    again = open_save(saved)
    # Slots of cities may differ: the format gives them in its own way.
    assert trace_state(again.rules, again.game, again.state) == trace_state(final.rules, final.game, final.state)


def test_export_to_a_table_has_a_row_for_everybody_at_the_end_of_each_round(
    capsys: pytest.CaptureFixture[str], game: Path, tmp_path: Path
) -> None:
    table = tmp_path / "game.csv"
    answer(capsys, "export", str(game), "--to", "csv", str(table))
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    session = open_save(game)
    last = [row for row in rows[-20:] if row["kind"] == "player"][-3:]
    assert [int(row["worth"]) for row in last] == [
        session.rules.worth(session.game, session.state, seat.id) for seat in session.game.seats
    ]
    assert rows[0]["round"] == "auction"
    assert {row["round"] for row in rows} == {"auction", "stock", "operating"}


def test_the_table_has_the_income_of_players_in_the_round_that_paid_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """R-3.1.1: the privates pay when an operating round begins; P1 has 5 + 20, P2 10 + 25, P3 15."""
    path, table = tmp_path / "game.json", tmp_path / "game.csv"
    write_save(path, stock_round(auctioned()))
    answer(capsys, "export", str(path), "--to", "csv", str(table))
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    paid = [
        (row["round"], row["id"], row["income"]) for row in rows if row["kind"] == "player" and row["income"] != "0"
    ]
    assert paid == [("operating", "P1", "25"), ("operating", "P2", "35"), ("operating", "P3", "15")]


def test_a_game_under_other_rules_cannot_be_exchanged(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_save(path, auctioned("pbem"))
    assert "exchange_profile" in complaint(capsys, 1, "export", str(path), "--to", "18xx", str(tmp_path / "out.json"))
    assert not (tmp_path / "out.json").exists()


def test_a_verb_never_overwrites_what_it_reads(capsys: pytest.CaptureFixture[str], short: Path) -> None:
    before = short.read_bytes()
    link = short.with_name("link.json")
    link.symlink_to(short)
    for target in (short, link):
        assert "file_unwritable" in complaint(capsys, 1, "export", str(short), "--to", "csv", str(target))
        assert "file_unwritable" in complaint(capsys, 1, "replay", str(short), "--trace", str(target))
    assert short.read_bytes() == before


BROKEN = {
    "nothing": b"",
    "cut": b'{"format": "trinacria-save", "ver',
    "text": b"hello",
    "list": b"[]",
    "foreign": b'{"name": "x"}',
    "exchange without title": b'{"players": [], "actions": []}',
    "exchange of another title": b'{"title": "1830", "players": [{"name": "A"}], "actions": []}',
    "exchange without players": b'{"title": "1849", "players": [], "actions": []}',
    "exchange with odd actions": b'{"title": "1849", "players": [{"name": "A"}], "actions": [3]}',
    "exchange with an odd undo": b'{"title": "1849", "players": [{"name": "A"}, {"name": "B"}, {"name": "C"}],'
    b' "actions": [{"type": "undo", "entity": 1, "id": 1}]}',
    "exchange with an unknown kind": b'{"title": "1849", "players": [{"name": "A"}, {"name": "B"}, {"name": "C"}],'
    b' "actions": [{"type": "fly", "entity": "A", "entity_type": "player", "id": 1}]}',
    "exchange with a stranger": b'{"title": "1849", "players": [{"name": "A"}, {"name": "B"}, {"name": "C"}],'
    b' "actions": [{"type": "pass", "entity": "D", "entity_type": "player", "id": 1}]}',
    "exchange with an odd paper": b'{"title": "1849", "players": [{"name": "A"}, {"name": "B"}, {"name": "C"}],'
    b' "actions": [{"type": "buy_shares", "entity": "A", "entity_type": "player", "shares": ["X"], "id": 1}]}',
    "exchange with an odd price": b'{"title": "1849", "players": [{"name": "A"}, {"name": "B"}, {"name": "C"}],'
    b' "actions": [{"type": "par", "entity": "A", "entity_type": "player", "corporation": "SFA", "share_price": "9"}]}',
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
@pytest.mark.parametrize("verb", ["replay", "routes", "advise", "legal", "export"])
def test_no_file_breaks_a_verb(capsys: pytest.CaptureFixture[str], tmp_path: Path, verb: str, content: bytes) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(content)
    extra = ["--to", "csv", str(tmp_path / "out.csv")] if verb == "export" else []
    assert str(path) in complaint(capsys, 1, verb, str(path), *extra)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["replay"],
        ["replay", "a", "b"],
        ["replay", "a", "--fast"],
        ["export", "a", "--to", "pdf", "b"],
        ["legal", "a", "--at", "soon"],
        ["simulate", "--title", "1849"],
        ["simulate", "--title", "1849", "--players", "three"],
        ["simulate", "--title", "1849", "--players", "-1"],
        ["simulate", "--title", "1849", "--players", "1000000000"],
        ["simulate", "--title", "1849", "--players", "3", "--games", "0"],
        ["simulate", "--title", "1849", "--players", "3", "--seed", "9" * 19],
        ["simulate", "--title", "1849", "--players", "3", "--games", "999999999999"],
        ["simulate", "--title", "1849", "--players", "3", "--jobs", "-3"],
        ["simulate", "--title", "1849", "--players", "3", "--jobs", "9" * 5000],
    ],
)
def test_a_command_line_not_understood_is_told(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert complaint(capsys, 2, *arguments)


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ("simulate --title 1830 --players 3", "unknown_title"),
        ("simulate --title 1849 --players 9", "player_count"),
        ("simulate --title 1849 --players 3 --profile house", "unknown_profile"),
        ("simulate --title 1849 --players 3 --options wings", "unknown_option"),
        ("simulate --title 1849 --players 3 --bots clever", "arguments_wrong"),
        ("replay none.json", "file_missing"),
    ],
)
def test_what_cannot_be_done_is_told(capsys: pytest.CaptureFixture[str], arguments: str, key: str) -> None:
    assert key in complaint(capsys, 1, *arguments.split())


def test_a_position_the_game_has_not_got_is_told(capsys: pytest.CaptureFixture[str], short: Path) -> None:
    assert "position_unknown" in complaint(capsys, 1, "legal", str(short), "--at", "900")
    assert "position_unknown" in complaint(capsys, 1, "advise", str(short), "--at", "-3")


def test_every_verb_has_its_module() -> None:
    modules = {path.stem for path in (Path(__file__).parents[3] / "engine" / "verbs").glob("[a-z]*.py")}
    assert set(VERBS) - modules <= {"check"}
