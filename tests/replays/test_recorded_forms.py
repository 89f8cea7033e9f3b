"""Recorded games written otherwise: equal papers and pieces under other numbers, players under other ids. States stay the same.

The recordings are not part of the repository; without them these tests skip.
"""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.interop.eighteen_xx_import import Imported, Note, import_game
from engine.interop.eighteen_xx_memory import TokenMemory
from engine.state.turn import OperatingTurn

Json = dict[str, Any]

GAME = "sicilia_3p_variants"
"""It has every kind of action, a purchase of a token among them."""

STALE = Note("missing_pass", 342, "token")
"""What the import remarks on the recording itself."""


@pytest.fixture
def recorded(shared: Path) -> Json:
    found: Json = json.loads((shared / "replays" / f"{GAME}.18xx.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def digests(shared: Path) -> list[str]:
    return of_marks(import_game(shared / "replays" / f"{GAME}.18xx.json"))


def of_marks(found: Imported) -> list[str]:
    assert found.error is None
    return [found.session.state_at(mark.position).digest() for mark in found.marks]


def written(tmp_path: Path, content: Json) -> Imported:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return import_game(path)


def actions_of(recorded: Json) -> Iterator[Json]:
    for action in recorded["actions"]:
        yield action
        yield from action.get("auto_actions", ())


def shuffled(count: int, first: int = 0) -> Callable[[str, str], str]:
    """New numbers for things of one name: the same for the same thing."""
    chance, known = random.Random(7), dict[str, list[int]]()

    def number(name: str, old: str) -> str:
        if int(old) < first or int(old) >= first + count:
            return old
        if name not in known:
            known[name] = chance.sample(range(first, first + count), count)
        return str(known[name][int(old) - first])

    return number


def with_other_players(recorded: Json) -> None:
    """Ids that are texts, and a table at which names are the ids."""
    names = {player.pop("id"): player["name"] for player in recorded["players"]}
    for action in actions_of(recorded):
        if action["entity_type"] == "player":
            action["entity"] = names[action["entity"]]
    recorded["result"] = {names[int(key)]: value for key, value in recorded["result"].items()}


def with_other_pieces(recorded: Json) -> None:
    number = shuffled(12)
    for action in actions_of(recorded):
        if "tile" in action:
            name, _, piece = action["tile"].rpartition("-")
            action["tile"] = f"{name}-{number(name, piece)}"
        if "city" in action and action["city"][0].isdigit():
            name, piece, city = action["city"].split("-")
            action["city"] = f"{name}-{number(name, piece)}-{city}"


@pytest.mark.parametrize("change", [with_other_players, with_other_pieces])
def test_other_ids_of_players_and_pieces_lead_to_the_same_states(
    recorded: Json, digests: list[str], tmp_path: Path, change: Callable[[Json], None]
) -> None:
    change(recorded)
    found = written(tmp_path, recorded)
    assert of_marks(found) == digests
    assert (found.notes, found.agrees) == ((STALE,), True)


def test_other_numbers_of_equal_shares_lead_to_the_same_worth(recorded: Json, tmp_path: Path) -> None:
    number = shuffled(6, first=1)
    for action in actions_of(recorded):
        if "shares" in action:
            pairs = [share.split("_") for share in action["shares"]]
            action["shares"] = [f"{name}_{number(name, share)}" for name, share in pairs]
    found = written(tmp_path, recorded)
    assert (found.error, found.notes, found.agrees) == (None, (STALE,), True)


def test_v_3_a_token_in_a_slot_that_cannot_change_hands_means_the_other_one(
    recorded: Json, digests: list[str], tmp_path: Path
) -> None:
    """Home tokens are not sold: where one stands in the slot named, the slots were counted otherwise."""
    purchase = next(action for action in recorded["actions"] if action["type"] == "buy_token")
    purchase["slot"] = 1 - purchase["slot"]
    found = written(tmp_path, recorded)
    assert of_marks(found) == digests
    meant = f"{purchase['city']}-{purchase['slot']}"
    assert found.notes == (Note("token_substituted", purchase["id"], meant), STALE)


def test_bankruptcies_and_debts_may_name_president_or_corporation(shared: Path, tmp_path: Path) -> None:
    path = shared / "replays" / "gen_1849_4p_variants_a.18xx.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    plain = import_game(path)
    changed = set()
    for action, before in zip(content["actions"], (0, *(mark.position for mark in plain.marks)), strict=False):
        state = plain.session.state_at(before)
        if action["type"] == "bankrupt":
            seat = plain.session.game.players.index(state.corporations[action["entity"]].president)
            action.update({"entity": content["players"][seat]["id"], "entity_type": "player"})
            changed.add("bankrupt")
        elif action["type"] == "payoff_debt":
            assert isinstance(state.turn, OperatingTurn)
            action.update({"entity": state.turn.current, "entity_type": "corporation"})
            changed.add("payoff_debt")
    assert changed == {"bankrupt", "payoff_debt"}
    found = written(tmp_path, content)
    assert found.notes == plain.notes
    assert of_marks(found) == of_marks(plain)


@pytest.mark.parametrize(("game", "skipped"), [(GAME, ["IFT"]), ("gen_1849_4p_b", []), ("gen_duesicilie_6p_a", [])])
def test_the_site_skips_a_token_step_only_where_a_closure_freed_a_slot_it_has_not_noticed(
    shared: Path, game: str, skipped: list[str]
) -> None:
    """The recordings show where it did: once, after a corporation closed and nothing was laid; never else in 20 closures."""
    found = import_game(shared / "replays" / f"{game}.18xx.json")
    memory = TokenMemory(found.session.game)
    seen = []
    for number, entry in enumerate(found.session.standing):
        memory.follow(found.session.state_at(number), entry.state, entry.events)
        if memory.skips:
            seen.append(str(entry.action.actor))
    assert seen == skipped


def test_what_the_site_skips_is_over_with_the_action_before(shared: Path) -> None:
    found = import_game(shared / "replays" / f"{GAME}.18xx.json")
    index = next(n for n, mark in enumerate(found.marks) if mark.record.id == STALE.action)
    turn = found.session.state_at(found.marks[index - 1].position).turn
    assert isinstance(turn, OperatingTurn)
    assert {"track", "token"} <= turn.done
