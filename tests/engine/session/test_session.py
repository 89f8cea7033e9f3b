"""The session: checked before applied, durable before shown, every step of the history one jump away."""

import pytest

from engine.actions import Action, Pass
from engine.errors import Refusal
from engine.ids import EntityId, PlayerId
from engine.messages import Key
from engine.rounds.base import Outcome
from engine.session import Session, shared_moves
from engine.state.game_state import GameState
from engine.state.turn import StockTurn
from tests.engine.session.toy import LAST, ToyRules, toy_game


class Recorder:
    """A journal that remembers what it was told and what the session showed at that moment."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.calls: list[tuple[str, int, int]] = []
        self.broken = False

    def note(self, kind: str, number: int) -> None:
        assert self.session is not None
        if self.broken:
            raise OSError("disk full")
        self.calls.append((kind, number, self.session.position))

    def append(self, index: int, action: Action, state: GameState) -> None:
        assert isinstance(action, Pass)
        assert isinstance(state.turn, StockTurn)
        self.note("append", index)

    def move(self, position: int) -> None:
        self.note("move", position)


def passes(count: int) -> list[Pass]:
    return [Pass(EntityId(f"P{index % 3 + 1}")) for index in range(count)]


def played(count: int, journal: Recorder | None = None) -> Session:
    session = Session(ToyRules(), toy_game(), journal=journal)
    if journal is not None:
        journal.session = session
    for action in passes(count):
        assert isinstance(session.do(action), Outcome)
    return session


def test_a_refused_action_changes_nothing() -> None:
    journal = Recorder()
    session = played(4, journal)
    before, calls = session.state.digest(), list(journal.calls)
    outcome = session.do(Pass(EntityId("P1")))
    assert isinstance(outcome, Refusal)
    assert outcome.key is Key.NOT_YOUR_TURN
    assert (session.position, session.state.digest()) == (4, before)
    assert journal.calls == calls


def test_undo_and_redo_go_through_the_same_states() -> None:
    session = played(7)
    digests = [session.state_at(position).digest() for position in range(8)]
    assert len(set(digests)) == 8
    for position in (7, 6, 5):
        assert session.state.digest() == digests[position]
        assert session.undo()
    for position in (4, 5, 6):
        assert session.state.digest() == digests[position]
        assert session.redo()
    assert session.state.digest() == digests[7]


def test_steps_may_be_taken_at_once_and_never_beyond_the_ends() -> None:
    session = played(7)
    assert session.undo(5)
    assert session.position == 2
    assert not session.undo(3)
    assert session.position == 2
    assert not session.redo(6)
    assert session.redo(5)
    assert not session.can_redo()
    session.jump(0)
    assert not session.can_undo()
    assert not session.undo()
    with pytest.raises(IndexError):
        session.jump(8)
    with pytest.raises(IndexError):
        session.state_at(-1)


def test_undone_actions_stay_until_a_new_one_is_done() -> None:
    session = played(7)
    session.jump(3)
    assert session.length == 7
    assert isinstance(session.do(Pass(EntityId("P2"))), Refusal)
    assert session.length == 7
    assert isinstance(session.do(Pass(EntityId("P1"))), Outcome)
    assert (session.position, session.length) == (4, 4)
    assert session.actions == tuple(passes(4))


def test_a_state_in_the_history_is_never_changed_by_later_actions() -> None:
    session = played(1)
    early = session.state
    before = early.canonical()
    for action in passes(LAST)[1:]:
        session.do(action)
    assert early.canonical() == before
    assert early.players[PlayerId("P1")].cash == 1


def test_the_journal_has_an_action_before_the_new_state_is_shown() -> None:
    journal = Recorder()
    session = played(2, journal)
    session.undo()
    session.redo()
    session.jump(0)
    assert journal.calls == [("append", 0, 0), ("append", 1, 1), ("move", 1, 2), ("move", 2, 1), ("move", 0, 2)]


def test_a_jump_to_where_the_game_stands_is_no_move() -> None:
    journal = Recorder()
    session = played(2, journal)
    session.jump(2)
    assert journal.calls == [("append", 0, 0), ("append", 1, 1)]


def test_one_action_can_be_undone_and_put_back() -> None:
    session = played(1)
    assert (session.can_undo(), session.can_redo()) == (True, False)
    assert session.undo()
    assert (session.can_undo(), session.can_redo()) == (False, True)


def test_shared_moves_end_where_two_games_part() -> None:
    """A reply by mail goes on from the last action that both games have: of three seats and of two, two passes."""
    three, two = played(4), Session(ToyRules(), toy_game(2))
    for actor in ("P1", "P2", "P1", "P2"):
        assert isinstance(two.do(Pass(EntityId(actor))), Outcome)
    assert shared_moves(three, two) == shared_moves(two, three) == 2
    assert shared_moves(three, played(3)) == shared_moves(played(3), three) == 3
    assert shared_moves(three, played(0)) == 0


def test_when_the_journal_fails_nothing_has_happened() -> None:
    journal = Recorder()
    session = played(3, journal)
    journal.broken = True
    with pytest.raises(OSError, match="disk full"):
        session.do(Pass(EntityId("P1")))
    with pytest.raises(OSError, match="disk full"):
        session.undo()
    assert (session.position, session.length) == (3, 3)


def test_a_finished_game_takes_no_more_actions() -> None:
    session = played(LAST)
    assert session.legal() == ()
    outcome = session.do(Pass(EntityId("P1")))
    assert isinstance(outcome, Refusal)
    assert outcome.key is Key.GAME_OVER
