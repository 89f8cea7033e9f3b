"""Whose move was whose: where a player's turn began, and the turn before it. Values only, no Qt."""

from __future__ import annotations

from engine.actions import Action
from engine.errors import Refusal
from engine.events import Event, Passed, RoundBegan, TurnBegan
from engine.ids import PlayerId
from engine.rounds.base import act, deciding_player, open_steps
from engine.session import Session


def decider(session: Session, index: int) -> PlayerId | None:
    """The player who decided on the action at an index of the history."""
    return deciding_player(session.state_at(index), session.entries[index].action.actor)


def to_decide(session: Session, position: int) -> PlayerId | None:
    """The player whose decision is awaited after `position` actions; None when nobody's is."""
    state = session.state_at(position)
    steps = open_steps(session.rules, session.game, state)
    actor = steps[-1].actor(session.game, state) if steps else None
    return None if actor is None else deciding_player(state, actor)


def turn_start(session: Session, position: int) -> int:
    """Position at which the turn began of the player who must decide after `position` actions.

    A turn ends where another player decides, and where a corporation's turn or a round begins.
    """
    player = to_decide(session, position)
    start = position
    while start > 0 and decider(session, start - 1) == player and not _begins_after(session, start - 1):
        start -= 1
    return start


def hands_over(session: Session, action: Action) -> bool:
    """Whether an action would end the turn: another player decides next, or a turn or round begins. Not a refused one."""
    outcome = act(session.rules, session.game, session.state, action)
    if isinstance(outcome, Refusal):
        return False
    steps = open_steps(session.rules, session.game, outcome.state)
    actor = steps[-1].actor(session.game, outcome.state) if steps else None
    after = None if actor is None else deciding_player(outcome.state, actor)
    return after != to_decide(session, session.position) or _begins(outcome.events)


def since_previous_turn(session: Session) -> int:
    """Position after the turn before last of the player who made the last standing move; 0 when there was none.

    What stands after it is what that player has to tell the others: their moves, and then the player's own.
    """
    at = session.position
    if at == 0:
        return 0
    player = decider(session, at - 1)
    while at > 0 and decider(session, at - 1) == player:
        at -= 1
    while at > 0 and decider(session, at - 1) != player:
        at -= 1
    return at


def _begins_after(session: Session, index: int) -> bool:
    """Whether the action at an index brought about the beginning of a turn or round.

    A stock turn of the same player begins anew when all others could do nothing and passed.
    """
    return _begins(session.entries[index].events)


def _begins(events: tuple[Event, ...]) -> bool:
    return any(
        isinstance(event, RoundBegan | TurnBegan) or (isinstance(event, Passed) and event.step == "automatic")
        for event in events
    )
