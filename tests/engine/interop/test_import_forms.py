"""Forms in which the 18xx.games file format comes: fields as texts or missing, games stopped by hand, cut short or chatted over.

The games here are bots' games of our own, changed.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.interop.eighteen_xx_import import Imported, import_game
from engine.session import Session
from engine.trace import trace_state
from engine.verbs.opening import open_game
from engine.verbs.replay import trace

Json = dict[str, Any]

MOVE = {"round", "turn", "round_num", "step", "active", "mover"}
"""Fields of a state that say whose move it is."""


@pytest.fixture
def imported(tmp_path: Path) -> Callable[[Json], Imported]:
    def read(content: Json) -> Imported:
        path = tmp_path / "game.json"
        path.write_text(json.dumps(content), encoding="utf-8")
        return import_game(path)

    return read


Read = Callable[[Json], Imported]


def states(session: Session) -> list[Json]:
    """Every state but for whose move it is: a bankrupt is asked about his loan later in that format (RUL-37)."""
    lines = [trace_state(session.rules, session.game, session.state_at(n)) for n in range(session.length + 1)]
    return [{key: value for key, value in line.items() if key not in MOVE} for line in lines]


@pytest.fixture(scope="module")
def played(session: Session) -> list[Json]:
    return states(session)


def agrees(found: Imported, played: list[Json]) -> bool:
    """Whether the whole game came out as it was played, without a remark."""
    assert (found.error, found.notes) == (None, ())
    return states(found.session) == played


def every(action: Json, change: Callable[[Json], None]) -> None:
    """Change an action and the runs it holds."""
    change(action)
    for route in action.get("routes", ()):
        change(route)


def as_text(thing: Json) -> None:
    for key, value in thing.items():
        if type(value) is int:
            thing[key] = str(value)


def with_nulls(thing: Json) -> None:
    for key in (
        "action_id",
        "auto_actions",
        "shares",
        "percent",
        "slot",
        "nodes",
        "revenue_str",
        "choice",
        "loan",
        "variant",
    ):
        thing.setdefault(key, None)


def with_strange_fields(thing: Json) -> None:
    thing.update(
        {"user": 7, "created_at": 1_700_000_000, "skip": True, "halts": None, "subsets": [], "meta": {"a": [1, None]}}
    )


@pytest.mark.parametrize("change", [as_text, with_nulls, with_strange_fields])
def test_numbers_as_texts_nulls_and_unknown_fields_do_no_harm(
    played: list[Json], recorded: Json, imported: Read, change: Callable[[Json], None]
) -> None:
    for action in recorded["actions"]:
        every(action, change)
    recorded["settings"]["seed"] = str(recorded["settings"]["seed"])
    recorded["result"] = {key: str(value) for key, value in recorded["result"].items()}
    for player in recorded["players"]:
        player["id"] = str(player["id"])
    assert agrees(imported(recorded), played)


@pytest.mark.parametrize("field", ["id", "entity_type"])
def test_actions_without_a_number_or_the_kind_of_who_acts_are_understood(
    played: list[Json], recorded: Json, imported: Read, field: str
) -> None:
    for action in recorded["actions"]:
        del action[field]
    assert agrees(imported(recorded), played)


@pytest.mark.parametrize("value", ["missing", None, [], 3])
def test_what_is_there_for_display_may_be_missing_or_strange(
    played: list[Json], recorded: Json, imported: Read, value: object
) -> None:
    for field in (
        "description",
        "max_players",
        "user",
        "status",
        "result",
        "game_end_reason",
        "manually_ended",
        "loaded",
    ):
        recorded[field] = value
        if value == "missing":
            del recorded[field]
    assert agrees(imported(recorded), played)


def test_old_files_name_players_in_the_result(played: list[Json], recorded: Json, imported: Read) -> None:
    names = {str(player["id"]): player["name"] for player in recorded["players"]}
    recorded["result"] = {names[key]: value for key, value in recorded["result"].items()}
    assert agrees(imported(recorded), played)
    recorded["result"][names["1"]] += 1
    assert [note.kind for note in imported(recorded).notes] == ["result_differs"]


@pytest.mark.parametrize(("number", "seed"), [("hs_17_4", 17), (27939, 27939), ("hs_kwxy", 0), ("12ab34", 12)])
def test_the_seed_of_a_game_without_one_is_the_first_number_of_its_id(
    recorded: Json, imported: Read, number: str | int, seed: int
) -> None:
    recorded["id"] = number
    del recorded["settings"]["seed"]
    assert imported(recorded).session.game.seed == seed


def test_runs_without_revenue_are_not_compared_and_trains_that_stayed_at_home_are_left_out(
    played: list[Json], recorded: Json, imported: Read
) -> None:
    for action in recorded["actions"]:
        for route in action.get("routes", ()):
            del route["revenue"], route["nodes"], route["hexes"]
        if action["type"] == "run_routes" and not action["routes"]:
            action["routes"] = [{"train": "4H-0", "connections": [], "hexes": [], "revenue": 0}]
    assert agrees(imported(recorded), played)


def test_chains_of_a_run_may_be_in_any_order_and_direction(played: list[Json], recorded: Json, imported: Read) -> None:
    for action in recorded["actions"]:
        for route in action.get("routes", ()):
            route["connections"] = [chain[::-1] for chain in route["connections"][1:] + route["connections"][:1]]
    assert agrees(imported(recorded), played)


def test_a_game_cut_off_anywhere_comes_as_far_as_it_goes(session: Session, recorded: Json, imported: Read) -> None:
    recorded.update({"status": "active", "result": {}})
    whole = recorded["actions"]
    for length in range(0, len(whole), 50):
        recorded["actions"] = whole[:length]
        found = imported(recorded)
        assert (found.error, found.notes, found.session.position) == (None, (), length)


def test_undoing_and_redoing_chatting_and_programming_anywhere_changes_nothing(
    played: list[Json], recorded: Json, imported: Read
) -> None:
    """A third of the actions is undone and done again, in three ways, by whoever sits there."""
    fresh = iter(range(10_000, 1_000_000))
    player = {"entity": 1, "entity_type": "player"}
    found: list[Json] = []
    for number, action in enumerate(recorded["actions"]):
        done = [found[-1]["id"]] if found else [0]
        found.append(action)
        if number % 9 == 0:
            found += [{"type": "undo", **player, "id": next(fresh)}, {"type": "redo", **player, "id": next(fresh)}]
        elif number % 9 == 3:
            found.append({"type": "message", **player, "id": next(fresh), "message": "\U0001f682 <b>?"})
            found += [
                {"type": "undo", **player, "id": next(fresh), "action_id": done[0]},
                {**action, "id": next(fresh)},
            ]
        elif number % 9 == 6:
            program = {"type": "program_share_pass", **player, "indefinite": False, "id": next(fresh)}
            found += [program, {"type": "log", **player, "id": next(fresh), "message": "master"}]
    recorded["actions"] = found
    assert agrees(imported(recorded), played)


def test_an_undo_of_everything_begins_the_game_anew(played: list[Json], recorded: Json, imported: Read) -> None:
    whole = recorded["actions"]
    again = [{**action, "id": action["id"] + 500} for action in whole]
    recorded["actions"] = [
        *whole[:40],
        {"type": "undo", "entity": 2, "entity_type": "player", "id": 450, "action_id": 0},
        *again,
    ]
    assert agrees(imported(recorded), played)


def stopped(recorded: Json, at: int) -> None:
    recorded["actions"] = [
        *recorded["actions"][:at],
        {"type": "end_game", "entity": 1, "entity_type": "player", "id": 9000},
        {"type": "message", "entity": 1, "entity_type": "player", "id": 9001, "message": "gg"},
    ]


def test_a_game_stopped_by_hand_is_scored_where_it_stands(
    session: Session, recorded: Json, imported: Read, tmp_path: Path
) -> None:
    stopped(recorded, 60)
    worth = {
        str(number): session.rules.worth(session.game, session.state_at(60), seat.id)
        for number, seat in enumerate(session.game.seats, start=1)
    }
    recorded.update({"manually_ended": True, "game_end_reason": "manually_ended", "result": worth})
    found = imported(recorded)
    assert (found.error, found.notes, found.agrees, found.session.position) == (None, (), True, 60)
    lines = trace(open_game(tmp_path / "game.json"))
    assert [line["state"]["finished"] for line in lines] == [False] * 61 + [True, True]
    recorded["result"]["1"] += 1
    assert [note.kind for note in imported(recorded).notes] == ["result_differs"]


@pytest.mark.parametrize("says", [{"manually_ended": True}, {"game_end_reason": "manually_ended"}])
def test_a_game_may_be_stopped_without_an_action_that_says_so(recorded: Json, tmp_path: Path, says: Json) -> None:
    del recorded["actions"][60:], recorded["result"]
    recorded.update({"game_end_reason": "bank", **says})
    (tmp_path / "game.json").write_text(json.dumps(recorded), encoding="utf-8")
    opened = open_game(tmp_path / "game.json")
    assert opened.imported is not None
    assert opened.imported.agrees
    assert [line["state"]["finished"] for line in trace(opened)] == [False] * 60 + [True]


def test_a_game_that_somebody_stopped_and_took_up_again_goes_on(
    played: list[Json], recorded: Json, imported: Read
) -> None:
    rest = recorded["actions"][60:]
    stopped(recorded, 60)
    recorded["actions"] += [{"type": "undo", "entity": 1, "entity_type": "player", "id": 9002}, *rest]
    assert agrees(imported(recorded), played)


def test_traces_call_players_as_the_file_does(session: Session, recorded: Json, tmp_path: Path) -> None:
    names = ["  Ad\u00e0 \n", "Ada\u0300", "x" * 60]
    for player, name in zip(recorded["players"], names, strict=True):
        player["name"] = name
    (tmp_path / "game.json").write_text(json.dumps(recorded), encoding="utf-8")
    opened = open_game(tmp_path / "game.json")
    lines = trace(opened)
    assert lines[0]["setup"]["players"] == names
    assert list(lines[-1]["state"]["players"]) == names
    assert {line["state"]["priority"] for line in lines} <= set(names)
    assert all(seat.name not in names for seat in opened.session.game.seats if seat.name != names[1])
