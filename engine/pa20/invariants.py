"""What must be true of every state of this title: nothing appears, disappears or lies in two places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.certificates import percent
from engine.game import Game
from engine.ids import ASIDE, BOUGHT_BACK, POOL, TREASURY, CorporationId, HolderId, PlayerId
from engine.invariants import money_notes, tile_notes, train_notes
from engine.pa20.definitions import is_government, is_major, on_market, railways_of
from engine.pa20.junctions import junctions_of, tokens_at
from engine.pa20.state import extra, is_open
from engine.pa20.surplus import BORDER, DANGLING, surplus
from engine.state.board import Junction
from engine.state.game_state import CorporationState, GameState
from engine.state.turn import KeepTokenChoice


def violations(game: Game, state: GameState) -> tuple[str, ...]:
    """What is wrong with a state, as short notes for a developer; empty for a sound one."""
    checks = (money_notes, train_notes, tile_notes, _certificates, _market, _tokens, _limits)
    return tuple(note for check in checks for note in check(game, state))


def _certificates(game: Game, state: GameState) -> Iterator[str]:
    known = {HolderId(player) for player in state.players} | {TREASURY, POOL, ASIDE, BOUGHT_BACK}
    for corporation, held in state.corporations.items():
        sheet = game.corporations[corporation].certificates
        if len(held.certificates) != len(sheet) or not set(held.certificates) <= known:
            yield f"certificates {corporation} {held.certificates}"
        elif corporation in extra(state).gone:
            if held != CorporationState(certificates=(TREASURY,) * len(sheet)):
                yield f"{corporation} is gone but has something"
        elif on_market(game, corporation):
            yield from _presidency(game, state, corporation, held)


def _presidency(game: Game, state: GameState, railway: CorporationId, held: CorporationState) -> Iterator[str]:
    """The president has the president's certificate, or of a government as much as anybody."""
    sheet = game.corporations[railway].certificates
    holdings = {player: percent(game, state, railway, PlayerId(player)) for player in state.players}
    if held.president is None:
        if railway in extra(state).launched and any(holdings.values()):
            yield f"{railway} has holders but no president"
    elif is_government(game, railway) and holdings[held.president] < max(holdings.values()):
        yield f"president {railway} {held.president} of {holdings}"
    elif is_major(game, railway):
        chair = next(place for place, paper in zip(held.certificates, sheet, strict=True) if paper.president)
        if chair != HolderId(held.president):
            yield f"president {railway} {held.president} but certificate at {chair}"


def _market(game: Game, state: GameState) -> Iterator[str]:
    on_cells = Counter(marker.corporation for marker in state.market)
    if on_cells != Counter(list(extra(state).launched)):
        yield f"market {dict(on_cells)} but launched {sorted(extra(state).launched)}"
    waiting = {railway.id for railway in railways_of(game).of_kind("major")}
    if Counter(state.sequence) != Counter(waiting - set(extra(state).launched) - set(extra(state).gone)):
        yield f"sequence {state.sequence}"


def _tokens(game: Game, state: GameState) -> Iterator[str]:
    most = railways_of(game).junctions.tokens
    for place, count in Counter(token.place for token in state.board.tokens).items():
        if not isinstance(place, Junction) or game.neighbours[place.hex][place.side] is None:
            yield f"token at {place}"
            continue
        owners = [token.corporation for token in tokens_at(state.board, place)]
        if count > 1 or place.slot >= most or len(set(owners)) < len(owners):
            yield f"place {place} has {owners}"
    for owner in {token.corporation for token in state.board.tokens}:
        if not is_open(state, owner) and not is_government(game, owner):
            yield f"tokens of {owner}, which does not operate"


def _limits(game: Game, state: GameState) -> Iterator[str]:
    """One border token (P-MAP-3) and one dangling token (P-OP-3) a railway, unless its president is just choosing."""
    choosing = {choice.corporation for choice in state.pending if isinstance(choice, KeepTokenChoice)}
    for railway in state.corporations:
        if railway in choosing or not junctions_of(state.board, railway):
            continue
        for reason in (BORDER, DANGLING):
            places, limit = surplus(game, state.board, railway, reason)
            if len(places) > limit:
                yield f"{reason} tokens of {railway} {places}"
