"""What an action would do, in short lines, found by doing it on a copy of the state that nobody keeps."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication

from engine.actions import Action
from engine.certificates import percent
from engine.errors import Refusal
from engine.events import (
    BankBroken,
    CashMoved,
    CertificatesMoved,
    CorporationClosed,
    CorporationDeferred,
    Event,
    GameEnded,
    HexStruck,
    PhaseChanged,
    PresidentChanged,
    PriceMoved,
    PrivateBought,
    PrivateClosed,
    RoundBegan,
    TrainsRusted,
)
from engine.game import Game
from engine.ids import CorporationId, HolderId, PlayerId, train_type
from engine.rounds.base import Outcome, act, deciding_player, open_steps
from engine.session import Session
from engine.state.game_state import GameState
from engine.state.turn import DiscardChoice, HomeChoice
from gui.previews_railways import coming, has_left, is_foreseen, is_grave, is_told, told
from gui.texts import entity_name, hex_name, money, refusal_text
from gui.words import word

translate = QCoreApplication.translate

PLAIN: Final = 0
GRAVE: Final = 1
NEXT: Final = 2
"""Weights of a line: grave ones are set off (trains lost, presidency changes, closures, the end); the last says who is next."""


class Line(msgspec.Struct, frozen=True):
    """One consequence. `foreseen`: it comes anyway, and the turn panel has a section that says so."""

    words: str
    weight: int = PLAIN
    foreseen: bool = False


def preview(session: Session, state: GameState, action: Action) -> tuple[Line, ...]:
    """Consequences of an action in a state, the weightiest kinds first; a refusal where it is not legal."""
    game = session.game
    outcome = act(session.rules, game, state, action)
    if isinstance(outcome, Refusal):
        return (Line(refusal_text(outcome, game), GRAVE),)
    return lines_of(session, state, outcome)


def lines_of(session: Session, state: GameState, outcome: Outcome) -> tuple[Line, ...]:
    """The same for an outcome that is known."""
    game = session.game
    own, later = _until_round(outcome.events)
    lines = _lines_of_events(own, state, game)
    # An operating round begins with money that has nothing to do with the choice; only its own is told then.
    paid = any(isinstance(event, RoundBegan) and event.kind == "operating" for event in later)
    lines += _cash_lines(game, state, outcome.state, own if paid else None)
    lines += _holding_lines(game, state, outcome.state, own)
    lines += _pending_lines(game, outcome.state)
    lines += [Line(words, GRAVE) for words in coming(game, state, outcome.state)]
    lines += _lines_of_events(later, state, game)
    return (*lines, *_next_lines(session, outcome.state))


def _lines_of_events(events: tuple[Event, ...], state: GameState, game: Game) -> list[Line]:
    return [
        msgspec.structs.replace(line, foreseen=True) if is_foreseen(event, state) else line
        for event in events
        for line in _event_lines(event, game)
    ]


def _until_round(events: tuple[Event, ...]) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Events of the action itself, and those of the round that begins after it."""
    for index, event in enumerate(events):
        if isinstance(event, RoundBegan):
            return events[:index], events[index:]
    return events, ()


def _event_lines(event: Event, game: Game) -> list[Line]:
    if isinstance(event, PriceMoved):
        arrow = "▲" if event.new > event.old else "▼"
        words = translate("previews", "Price of {corporation}: {old} {arrow} {new}")
        return [Line(words.format(corporation=event.corporation, old=event.old, new=event.new, arrow=arrow))]
    if isinstance(event, PresidentChanged):
        words = translate("previews", "{corporation} passes from {old} to {new}")
        names = {"old": entity_name(event.old, game), "new": entity_name(event.new, game)}
        return [Line(words.format(corporation=event.corporation, **names), GRAVE)]
    if isinstance(event, PhaseChanged):
        return [_phase_line(event, game)]
    if isinstance(event, TrainsRusted):
        types = ", ".join(sorted({train_type(train) for train in event.trains}))
        owners = ", ".join(sorted({entity_name(owner, game) for owner in event.owners}))
        words = translate("previews", "Rusting: {types} ({owners})")
        return [Line(words.format(types=types, owners=owners), GRAVE)]
    return _other_lines(event, game)


def _other_lines(event: Event, game: Game) -> list[Line]:
    if isinstance(event, CorporationClosed):
        return [Line(translate("previews", "{corporation} closes").format(corporation=event.corporation), GRAVE)]
    if isinstance(event, PrivateBought):
        words = translate("previews", "{private} goes to {buyer} for {price}")
        names = {"private": event.private, "buyer": entity_name(event.buyer, game)}
        return [Line(words.format(**names, price=money(event.price, game)))]
    if isinstance(event, PrivateClosed):
        return [Line(translate("previews", "{private} closes").format(private=event.private))]
    if isinstance(event, HexStruck):
        words = translate("previews", "{hex} goes back to its printed state")
        return [Line(words.format(hex=hex_name(event.hex, game)), GRAVE)]
    if isinstance(event, CorporationDeferred):
        words = translate("previews", "{corporation} has no place for its home and goes to the end of the sequence")
        return [Line(words.format(corporation=event.corporation), GRAVE)]
    if isinstance(event, BankBroken):
        return [Line(translate("previews", "The bank is broken"), GRAVE)]
    if isinstance(event, GameEnded):
        words = translate("previews", "The game ends: {reason}")
        return [Line(words.format(reason=word("end", event.reason)), GRAVE)]
    if isinstance(event, RoundBegan):
        if event.kind == "stock":
            return [Line(translate("previews", "A stock round begins"))]
        if event.kind == "regionals":
            return [Line(translate("previews", "The regionals are auctioned"))]
        return [Line(translate("previews", "An operating round begins"))]
    if is_told(event):
        return [Line(told(event, game), GRAVE if is_grave(event) else PLAIN)]
    return []


def _phase_line(event: PhaseChanged, game: Game) -> Line:
    phase = game.phases[event.phase]
    colors = ", ".join(word("color", color.value) for color in phase.colors)
    words = translate(
        "previews", "Phase {phase} begins: train limit {limit}; tile colours: {colors}; operating rounds: {rounds}"
    )
    return Line(
        words.format(phase=phase.id, limit=phase.train_limit, colors=colors, rounds=phase.operating_rounds),
        GRAVE,
    )


def _cash_lines(game: Game, before: GameState, after: GameState, only: tuple[Event, ...] | None = None) -> list[Line]:
    """What every purse gains or loses; with `only` by these events alone."""
    lines = []
    purses: list[tuple[str, str, int, int]] = [
        (player, entity_name(player, game), before.players[player].cash, after.players[player].cash)
        for player in after.players
    ]
    purses += [
        (name, name, before.corporations[name].cash, after.corporations[name].cash)
        for name in after.corporations
        if not has_left(after, name)
    ]
    for ident, name, old, later in purses:
        new = later if only is None else old + _gained(ident, only)
        if old != new:
            change = f"+{money(new - old)}" if new > old else f"−{money(old - new)}"
            words = translate("previews", "{who}: {change} → {cash}")
            lines.append(Line(words.format(who=name, change=change, cash=money(new, game))))
    return lines


def _gained(who: str, events: tuple[Event, ...]) -> int:
    """What somebody gets by these events, less what he pays."""
    moves = [event for event in events if isinstance(event, CashMoved)]
    return sum(move.amount for move in moves if move.target == who) - sum(
        move.amount for move in moves if move.source == who
    )


def _holding_lines(game: Game, before: GameState, after: GameState, events: tuple[Event, ...]) -> list[Line]:
    touched = dict.fromkeys(event.corporation for event in events if isinstance(event, CertificatesMoved))
    lines = []
    for corporation in touched:
        for player in after.players:
            old = percent(game, before, corporation, HolderId(player))
            new = percent(game, after, corporation, HolderId(player))
            if old != new:
                words = translate("previews", "{who}: {corporation} {old} % → {new} %")
                lines.append(
                    Line(words.format(who=entity_name(player, game), corporation=corporation, old=old, new=new))
                )
    return lines


def _pending_lines(game: Game, after: GameState) -> list[Line]:
    lines = []
    for choice in after.pending:
        if isinstance(choice, DiscardChoice):
            words = translate("previews", "{corporation} must discard trains above the limit")
            lines.append(Line(words.format(corporation=choice.corporation), GRAVE))
        elif isinstance(choice, HomeChoice):
            words = translate("previews", "Then the home of {corporation} is chosen")
            lines.append(Line(words.format(corporation=choice.corporation)))
    del game
    return lines


def _next_lines(session: Session, after: GameState) -> list[Line]:
    steps = open_steps(session.rules, session.game, after)
    if not steps:
        return []
    actor = steps[-1].actor(session.game, after)
    if actor is None:
        return []
    player = deciding_player(after, actor)
    name = entity_name(player or PlayerId(actor), session.game)
    if CorporationId(actor) in after.corporations:
        words = translate("previews", "Next: {corporation} ({player}), {step}")
        return [Line(words.format(corporation=actor, player=name, step=word("step", steps[-1].name)), NEXT)]
    words = translate("previews", "Next: {player}")
    return [Line(words.format(player=name), NEXT)]
