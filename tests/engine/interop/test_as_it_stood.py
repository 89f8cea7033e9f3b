"""`--at` with an id that does not stand: an undone action, an undo, a message that the file has lost.

The position is that of the moment right after it, before whatever came later in the file.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.errors import DataError
from engine.headless import main
from engine.interop.eighteen_xx_file import Record, RecordedGame, as_it_stood, standing
from engine.messages import Key
from engine.session import Session
from engine.verbs.opening import open_game

Json = dict[str, Any]

KINDS = ("bid", "bid", "message", "undo", "redo", "undo", "pass", "bid")
"""Ids are counted from 1. The second bid is undone, put back, and undone again; then the game takes another way."""


def recorded_game(*kinds: str, lost: int = 0) -> RecordedGame:
    records = tuple(Record(type=kind, id=id_) for id_, kind in enumerate(kinds, start=1) if id_ != lost)
    return RecordedGame(title="1849", players=(), actions=records, status="finished", result={"A": 1})


@pytest.mark.parametrize(("id_", "left"), [(2, [1, 2]), (4, [1, 3]), (5, [1, 2, 3]), (6, [1, 3])])
def test_at_an_id_that_does_not_stand_there_is_what_stood_then(id_: int, left: list[int]) -> None:
    then = as_it_stood(recorded_game(*KINDS), id_, "file")
    assert then is not None
    assert [record.id for record in standing(then.actions, "file")] == left
    assert (then.status, then.result) == ("active", {})


@pytest.mark.parametrize("id_", [-1, 0, 1, 3, 7, 8, 9, 900])
def test_what_stands_or_never_was_is_left_as_it_is(id_: int) -> None:
    assert as_it_stood(recorded_game(*KINDS), id_, "file") is None


def test_where_a_message_was_lost_there_is_what_stood_before_it() -> None:
    then = as_it_stood(recorded_game("bid", "bid", "message", "undo", lost=3), 3, "file")
    assert then is not None
    assert [record.id for record in standing(then.actions, "file")] == [1, 2]


FIRST = 20
"""Actions that stand before the players change their minds."""


@pytest.fixture
def hesitant(tmp_path: Path, recorded: Json) -> Path:
    """A game whose 21st to 23rd actions were played, undone one by one, and played again under other ids.

    Id 27 was a message, which the file has lost.
    """
    actions = recorded["actions"]
    attempt = [dict(action) for action in actions[FIRST : FIRST + 3]]
    undo = {key: attempt[0][key] for key in ("entity", "entity_type")} | {"type": "undo"}
    game = [*actions[:FIRST], *attempt, undo, undo, undo, {"type": "message"}, *actions[FIRST:]]
    recorded["actions"] = [{**action, "id": id_} for id_, action in enumerate(game, start=1)]
    assert recorded["actions"].pop(FIRST + 6)["type"] == "message"
    path = tmp_path / "game.json"
    path.write_text(json.dumps(recorded), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("id_", "actions"),
    [(20, 20), (21, 21), (22, 22), (23, 23), (24, 22), (25, 21), (26, 20), (27, 20), (28, 21), (29, 22), (0, 0)],
)
def test_each_moment_of_a_hesitant_game_is_given(hesitant: Path, session: Session, id_: int, actions: int) -> None:
    opened = open_game(hesitant, at=id_)
    state = opened.session.state_at(opened.position_at(id_, "file"))
    assert state.digest() == session.state_at(actions).digest()


def test_without_a_moment_the_whole_game_is_played(hesitant: Path, session: Session) -> None:
    opened = open_game(hesitant)
    assert opened.session.state.digest() == session.state.digest()
    with pytest.raises(DataError) as caught:
        opened.position_at(22, "file")
    assert caught.value.key is Key.POSITION_UNKNOWN


def test_the_verbs_take_the_id_of_an_undone_action(capsys: pytest.CaptureFixture[str], hesitant: Path) -> None:
    offers = []
    for id_ in ("22", "29"):
        assert main(["legal", str(hesitant), "--at", id_]) == 0
        offers.append(json.loads(capsys.readouterr().out))
    assert offers[0] == offers[1]
    assert offers[0]["offers"]
    assert main(["legal", str(hesitant), "--at", "99999"]) == 1
    assert "position_unknown" in capsys.readouterr().err
