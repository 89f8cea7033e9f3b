"""What an import of the 18xx.games file format bears with, reports or refuses. The games here are bots' games of our own."""

import contextlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.actions import Action, ChooseHome, PlaceToken
from engine.errors import DataError, RefusedError
from engine.interop.eighteen_xx_export import encode_exchange, seed_for
from engine.interop.eighteen_xx_file import Record, standing
from engine.interop.eighteen_xx_import import Imported, import_game
from engine.messages import Key
from engine.session import Session
from engine.state.board import CitySlot
from engine.trace import trace_state
from tests.engine.saves.games import auctioned

Json = dict[str, Any]


def imported(tmp_path: Path, content: Json) -> Imported:
    path = tmp_path / "game.json"
    path.write_bytes(encode_exchange(content))
    return import_game(path)


def standing_now(session: Session) -> Json:
    """The position without the slots of cities: those the format gives may differ from ours, and the rules do not mind."""
    return trace_state(session.rules, session.game, session.state)


def without_slots(session: Session) -> list[Action]:
    return [
        msgspec.structs.replace(action, place=msgspec.structs.replace(action.place, slot=0))
        if isinstance(action, PlaceToken | ChooseHome) and isinstance(action.place, CitySlot)
        else action
        for action in session.actions
    ]


def records(*kinds: str | tuple[str, int]) -> tuple[Record, ...]:
    """Actions numbered from 1; `("undo", n)` goes back to action n."""
    found = []
    for number, kind in enumerate(kinds, start=1):
        name, target = kind if isinstance(kind, tuple) else (kind, None)
        found.append(Record(type=name, id=number, action_id=target))
    return tuple(found)


@pytest.mark.parametrize(
    ("kinds", "left"),
    [
        (("bid", "bid", "bid"), [1, 2, 3]),
        (("bid", "bid", "undo"), [1]),
        (("bid", "bid", "undo", "undo"), []),
        (("bid", "bid", "undo", "redo"), [1, 2]),
        (("bid", "bid", "undo", "pass"), [1, 4]),
        (("bid", "bid", "bid", ("undo", 1)), [1]),
        (("bid", "bid", "bid", ("undo", 1), "redo"), [1, 2, 3]),
        (("bid", "bid", "bid", ("undo", 0)), []),
        (("bid", "bid", "undo", "undo", "redo", "redo"), [1, 2]),
        (("bid", "message", "undo"), [2]),
        (("bid", "undo", "message", "redo"), [1, 3]),
        (("bid", "log", "undo"), [1]),
        (("bid", "message", "bid", ("undo", 2)), [1, 2]),
        (("bid", "bid", "undo", "message", "bid", ("undo", 4)), [1, 4]),
        (("bid", "bid", ("undo", 1), "redo", ("undo", 1), "message", "redo"), [1, 2, 6]),
    ],
)
def test_undone_actions_are_left_out_and_redone_ones_put_back(kinds: tuple[Any, ...], left: list[int]) -> None:
    assert [record.id for record in standing(records(*kinds), "file")] == left


def test_an_undo_may_go_back_to_a_message_that_the_file_has_lost() -> None:
    kept = (Record(type="bid", id=1), Record(type="bid", id=4), Record(type="undo", id=5, action_id=3))
    assert [record.id for record in standing(kept, "file")] == [1]


@pytest.mark.parametrize("kinds", [("undo",), ("bid", "redo"), ("bid", "undo", "bid", "redo"), ("bid", ("undo", 9))])
def test_an_undo_or_redo_of_nothing_is_refused(kinds: tuple[Any, ...]) -> None:
    with pytest.raises(DataError) as caught:
        standing(records(*kinds), "file")
    assert caught.value.parameters["file"] == "file"


def test_an_exported_game_comes_back_without_remarks(tmp_path: Path, session: Session, recorded: Json) -> None:
    found = imported(tmp_path, recorded)
    assert (found.error, found.notes) == (None, ())
    assert without_slots(found.session) == without_slots(session)
    assert [mark.position for mark in found.marks] == list(range(1, session.length + 1))


def passes_before_others(recorded: Json) -> list[int]:
    """Indices of a corporation's passes that its own next action follows."""
    actions = recorded["actions"]
    return [
        index
        for index, action in enumerate(actions[:-1])
        if action["type"] == "pass"
        and action["entity_type"] == "corporation"
        and actions[index + 1]["entity"] == action["entity"]
        and actions[index + 1]["type"] not in {"pass", "assign", "buy_company"}
    ]


def test_a_missing_pass_is_made_up_for_and_reported(tmp_path: Path, session: Session, recorded: Json) -> None:
    index = passes_before_others(recorded)[0]
    gone = recorded["actions"].pop(index)
    found = imported(tmp_path, recorded)
    assert found.error is None
    assert standing_now(found.session) == standing_now(session)
    assert [(note.kind, note.action) for note in found.notes] == [("missing_pass", gone["id"] + 1)]
    # To the site the step was over with the action before.
    assert found.marks[index - 1].position == index + 1
    assert found.marks[index].position == index + 2
    assert found.agrees


def test_a_superfluous_pass_is_left_out_and_reported(tmp_path: Path, session: Session, recorded: Json) -> None:
    actions = recorded["actions"]
    index = next(i for i, action in enumerate(actions) if action["type"] == "run_routes")
    stranger = next(a["entity"] for a in actions if a["entity_type"] == "player")
    actions.insert(index, {"type": "pass", "entity": stranger, "entity_type": "player", "id": 5000})
    found = imported(tmp_path, recorded)
    assert standing_now(found.session) == standing_now(session)
    assert [(note.kind, note.action) for note in found.notes] == [("superfluous_pass", 5000)]


def test_nested_actions_are_played_in_place_and_programs_left_out(
    tmp_path: Path, session: Session, recorded: Json
) -> None:
    actions = recorded["actions"]
    nested = actions.pop(20)
    del nested["id"]
    actions[19]["auto_actions"] = [nested, {"type": "program_disable", "entity": 1, "entity_type": "player"}]
    actions.insert(5, {"type": "program_share_pass", "entity": 1, "entity_type": "player", "id": 6000})
    actions.insert(6, {"type": "message", "entity": 1, "entity_type": "player", "id": 6001, "message": "hello"})
    found = imported(tmp_path, recorded)
    assert (found.error, found.notes) == (None, ())
    assert without_slots(found.session) == without_slots(session)
    assert len(found.marks) == session.length + 1


def test_a_paper_that_lies_elsewhere_is_replaced_by_one_of_its_kind_and_reported(
    tmp_path: Path, session: Session, recorded: Json
) -> None:
    sale = next(
        action
        for action in recorded["actions"]
        if action["type"] == "sell_shares" and action["entity_type"] == "player" and action["percent"] == 10
    )
    name, _, number = sale["shares"][0].rpartition("_")
    other = next(n for n in range(1, 7) if n != int(number) and not owned(session, recorded, sale, name, n))
    sale["shares"] = [f"{name}_{other}"]
    found = imported(tmp_path, recorded)
    assert found.notes[0].kind == "share_substituted"
    assert found.notes[0].action == sale["id"]
    assert found.error is None
    final, expected = found.session.state, session.state
    assert {p: held.cash for p, held in final.players.items()} == {p: held.cash for p, held in expected.players.items()}


def owned(session: Session, recorded: Json, sale: Json, corporation: str, number: int) -> bool:
    """Whether the seller holds the paper before the sale; in a bots' game our numbers and theirs agree until an exchange."""
    before = session.state_at(recorded["actions"].index(sale))
    return any(
        places[number] == f"P{sale['entity']}"
        for name, held in before.corporations.items()
        if name == corporation
        for places in [held.certificates]
    )


def test_a_revenue_and_a_result_that_differ_are_reported(tmp_path: Path, recorded: Json) -> None:
    run = next(action for action in recorded["actions"] if action["type"] == "run_routes" and action["routes"])
    run["routes"][0]["revenue"] += 10
    recorded["result"]["1"] += 1
    found = imported(tmp_path, recorded)
    assert not found.agrees
    revenue, result = found.notes
    assert (revenue.kind, revenue.action) == ("revenue_differs", run["id"])
    assert revenue.recorded == (revenue.computed or 0) + 10
    assert (result.kind, result.recorded) == ("result_differs", (result.computed or 0) + 1)


def test_a_refused_action_ends_the_import_with_its_number_and_reason(tmp_path: Path, recorded: Json) -> None:
    lay = next(action for action in recorded["actions"] if action["type"] == "lay_tile")
    lay["rotation"] += 1
    found = imported(tmp_path, recorded)
    assert isinstance(found.error, RefusedError)
    assert found.error.parameters["place"] == f"action {lay['id']}"
    assert found.error.refusal.rule
    assert found.session.position == recorded["actions"].index(lay)


def test_a_draw_that_another_seed_gives_finds_that_seed() -> None:
    session = auctioned(seed=2)
    game = session.game
    assert seed_for(game) == 2
    drawn = game.order
    entered = type(game)(
        game.title, game.profile, game.options, game.scenario, game.seats, tuple(reversed(drawn)), game.seed
    )
    seed = seed_for(entered)
    assert seed is not None
    assert auctioned_order(seed) == tuple(reversed(drawn))


def auctioned_order(seed: int) -> tuple[str, ...]:
    return auctioned(seed=seed).game.order


def test_a_game_without_seed_takes_it_from_its_number(tmp_path: Path, recorded: Json, session: Session) -> None:
    del recorded["settings"]["seed"]
    recorded["id"] = f"hs_{session.game.seed}"
    assert imported(tmp_path, recorded).session.game.order == session.game.order


def test_a_very_long_number_still_makes_a_seed(tmp_path: Path, recorded: Json) -> None:
    del recorded["settings"]["seed"]
    recorded["id"] = "9" * 6000 + "²"
    assert imported(tmp_path, recorded).session.game.seed == int("9" * 18)


def test_nested_actions_may_be_nested_again(tmp_path: Path, session: Session, recorded: Json) -> None:
    actions = recorded["actions"]
    outer, inner, innermost = actions[20], actions.pop(21), actions.pop(21)
    outer["auto_actions"] = [inner]
    inner["auto_actions"] = [innermost]
    found = imported(tmp_path, recorded)
    assert (found.error, found.notes) == (None, ())
    assert without_slots(found.session) == without_slots(session)


@pytest.mark.parametrize("depth", [450, 480, 490, 495, 500, 900, 100_000])
def test_nesting_without_end_is_told_or_played(tmp_path: Path, recorded: Json, depth: int) -> None:
    path = tmp_path / "game.json"
    head = {**recorded, "actions": []}
    nest = '{"type": "message", "id": 1, "auto_actions": [' * depth + "]}" * depth
    path.write_text(json.dumps(head).replace('"actions": []', f'"actions": [{nest}]'), encoding="utf-8")
    found = None
    with contextlib.suppress(DataError):
        found = import_game(path)
    assert found is None or found.session.length == 0


@pytest.mark.parametrize("field", ["id", "name"])
def test_two_players_that_actions_cannot_tell_apart_are_refused(tmp_path: Path, recorded: Json, field: str) -> None:
    for player in recorded["players"]:
        if field == "name":
            del player["id"]
        player[field] = 7 if field == "id" else "Ada"
    with pytest.raises(DataError) as caught:
        imported(tmp_path, recorded)
    assert caught.value.key is Key.DUPLICATE_ID
    assert caught.value.parameters["place"] == "players"


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("par", "share_price", "100,3,²"),
        ("buy_shares", "shares", ["SFA_²"]),
        ("lay_tile", "tile", "57-²"),
        ("place_token", "city", "57-²-0"),
        ("place_token", "city", "57-0-²"),
    ],
)
def test_signs_that_only_look_like_numbers_are_no_numbers(
    tmp_path: Path, recorded: Json, kind: str, field: str, value: object
) -> None:
    record = next(action for action in recorded["actions"] if action["type"] == kind)
    record[field] = value
    error = imported(tmp_path, recorded).error
    assert error is not None
    assert error.parameters["place"] == f"action {record['id']}"


def test_a_tile_that_would_fit_but_names_no_piece_is_told(tmp_path: Path, recorded: Json) -> None:
    record = next(action for action in recorded["actions"] if action["type"] == "lay_tile")
    record["tile"] = record["tile"].rpartition("-")[0] + "-x"
    error = imported(tmp_path, recorded).error
    assert error is not None
    assert (error.key, error.parameters["id"]) == (Key.UNKNOWN_ID, record["tile"])


def test_names_that_our_set_up_refuses_are_made_fit(tmp_path: Path, recorded: Json) -> None:
    for player, name in zip(recorded["players"], ("  Ad\u00e0\n", "Ada\u0300", "<Ad\u00e0"), strict=True):
        player["name"] = name
    names = [seat.name for seat in imported(tmp_path, recorded).session.game.seats]
    assert names == ["Ad\u00e0", "Ada\u0300 (2)", "Ad\u00e0 (3)"]


def test_unknown_options_are_refused(tmp_path: Path, recorded: Json) -> None:
    recorded["settings"]["optional_rules"] = ["wings"]
    with pytest.raises(RefusedError) as caught:
        imported(tmp_path, recorded)
    assert caught.value.key is Key.SETUP_REFUSED
    assert json.dumps(list(caught.value.refusal.parameters.values())) == '["wings"]'
