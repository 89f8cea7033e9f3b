"""Rounds and the one function that applies an action: find the step, check, copy, apply, move on until somebody must decide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

import msgspec

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer
from engine.ending import END_RULES
from engine.errors import Refusal
from engine.events import Event, Log
from engine.game import Game
from engine.ids import CorporationId, EntityId, PlayerId, PrivateId
from engine.messages import Key
from engine.state.game_state import GameState
from engine.state.turn import FinishedTurn
from engine.steps.base import Step
from engine.steps.duty import DUTY, Duty

MOST_MOVES = 1000
"""Automatic moves after one action; more would mean that the rules go round in circles."""


class Round(ABC):
    """A kind of round: its steps, and what happens when none of them needs a decision."""

    name: ClassVar[str]
    turns_rule: ClassVar[str] = ""
    """Paragraph that says whose turn it is: cited to who acts out of turn."""
    steps_rule: ClassVar[str] = ""
    """Paragraph that says what a turn is made of: cited for what is not done now."""

    @abstractmethod
    def steps(self, game: Game, state: GameState) -> tuple[Step, ...]:
        """Steps in order; choices that come before anything else first."""

    @abstractmethod
    def advance(self, game: Game, draft: GameState, log: Log) -> None:
        """Nobody needs to decide: go on to the next turn or round."""


class Rules(ABC):
    """The rules of a title: how a game begins and which round a state is in."""

    duty: ClassVar[Duty] = DUTY
    """What a president must pay for his corporation."""

    @abstractmethod
    def opening(self, game: Game) -> GameState:
        """The state before the first action."""

    @abstractmethod
    def round(self, game: Game, state: GameState) -> Round:
        """The round a state is in (not called for a finished game)."""

    def note(self, game: Game, draft: GameState, log: Log) -> None:
        """What a state means by itself, asked after the action and after every move that follows from it: nothing here."""
        del game, draft, log

    @abstractmethod
    def worth(self, game: Game, state: GameState, player: PlayerId) -> int:
        """A player's score as of now (R-4.4)."""

    @abstractmethod
    def violations(self, game: Game, state: GameState) -> tuple[str, ...]:
        """What is wrong with a state, as short notes for a developer; empty for a sound one."""


class Outcome(msgspec.Struct, frozen=True):
    """Result of an applied action: the new state and what happened."""

    state: GameState
    events: tuple[Event, ...]


def open_steps(rules: Rules, game: Game, state: GameState) -> tuple[Step, ...]:
    """Steps in which something may be done now: all up to and including the first that blocks.

    Empty when the game is over, or (only on a draft) when nobody needs to decide.
    """
    if isinstance(state.turn, FinishedTurn):
        return ()
    found: list[Step] = []
    for step in rules.round(game, state).steps(game, state):
        if step.actor(game, state) is None:
            continue
        found.append(step)
        if step.blocks(game, state):
            return tuple(found)
    return ()


def deciding_player(state: GameState, actor: EntityId) -> PlayerId | None:
    """The player who decides for an actor: himself, a corporation's president, a private's owner (or his president).

    None when nobody does (an unstarted corporation, an unsold private, an unknown id).
    """
    if PlayerId(actor) in state.players:
        return PlayerId(actor)
    corporation = state.corporations.get(CorporationId(actor))
    if corporation is not None:
        return corporation.president
    private = state.privates.get(PrivateId(actor))
    if private is None or private.owner is None or private.owner == actor:
        return None
    return deciding_player(state, private.owner)


def legal(rules: Rules, game: Game, state: GameState) -> tuple[Offer, ...]:
    """Every offer of every open step, in the order of the steps."""
    return tuple(offer for step in open_steps(rules, game, state) for offer in step.offers(game, state))


def check(rules: Rules, game: Game, state: GameState, action: Action) -> Refusal | None:
    """Why an action is not legal now, or None."""
    found = _judge(rules, game, state, action)
    return found if isinstance(found, Refusal) else None


def act(rules: Rules, game: Game, state: GameState, action: Action) -> Outcome | Refusal:
    """Apply an action to a copy; the given state stays as it is."""
    found = _judge(rules, game, state, action)
    if isinstance(found, Refusal):
        return found
    draft = state.copy()
    log: Log = []
    found.apply(game, draft, action, log)
    settle(rules, game, draft, log)
    return Outcome(draft, tuple(log))


def settle(rules: Rules, game: Game, draft: GameState, log: Log) -> None:
    """Advance the draft until somebody must decide or the game is over."""
    for _ in range(MOST_MOVES):
        rules.note(game, draft, log)
        if isinstance(draft.turn, FinishedTurn) or open_steps(rules, game, draft):
            return
        rules.round(game, draft).advance(game, draft, log)
    raise AssertionError("the rules go round in circles")


def _judge(rules: Rules, game: Game, state: GameState, action: Action) -> Step | Refusal:
    """The step that takes the action, or why not, by a paragraph of the title's own book."""
    found = _step_for(rules, game, state, action)
    refusal = found if isinstance(found, Refusal) else found.check(game, state, action)
    return found if refusal is None else refusal.cited_as(game.title.cited_as)


def _step_for(rules: Rules, game: Game, state: GameState, action: Action) -> Step | Refusal:
    steps = open_steps(rules, game, state)
    if not steps:
        return Refusal(Key.GAME_OVER, END_RULES.get(state.ending, ""))
    wrong_actor: EntityId | None = None
    candidates = steps[-1:] if isinstance(action, Pass) else steps
    for step in candidates:
        if not isinstance(action, step.handles):
            continue
        actor = step.actor(game, state)
        assert actor is not None
        if actor == action.actor:
            return step
        wrong_actor = actor
    return _why_not(rules.round(game, state), game, state, action, step=steps[-1].name, active=wrong_actor)


def _why_not(
    round_: Round, game: Game, state: GameState, action: Action, *, step: str, active: EntityId | None
) -> Refusal:
    """Why no open step takes an action: what its own step says, else that it is another's turn or not the time."""
    for closed in round_.steps(game, state):
        if isinstance(action, closed.handles) and not isinstance(action, Pass):
            reason = closed.why_closed(game, state, action)
            if reason is not None:
                return reason
    if active is not None:
        return Refusal(Key.NOT_YOUR_TURN, round_.turns_rule, {"actor": action.actor, "active": active})
    tag = str(type(action).__struct_config__.tag)
    return Refusal(Key.NOT_NOW, round_.steps_rule, {"action": tag, "step": step})
