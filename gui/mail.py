"""A turn as a plain text for mail, in the notation of tournaments: `24se` is tile 24 towards the south-east."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.coords import compass
from engine.events import TileLaid
from engine.game import Game
from engine.ids import CorporationId, EntityId, train_type
from engine.market import operating_order, price
from engine.session import Entry, Session
from engine.state.game_state import GameState
from engine.state.turn import FinishedTurn
from gui.chronicle import Level, Sign, entry_lines
from gui.moments import phase_text, round_text
from gui.standings import ranking
from gui.texts import entity_name, hex_name, money
from gui.turns import to_decide
from gui.words import word

translate = QCoreApplication.translate
WIDTH: Final = 72
"""Letters in a line, so that no mail program breaks it."""
_BOND: Final = "\N{NO-BREAK SPACE}"
_INDENT: Final = {Level.ROUND: 0, Level.TURN: 0, Level.PLAIN: 2, Level.DETAIL: 4, Level.PASS: 2}


def mail_text(session: Session, since: int) -> str:
    """The standing moves after the first `since`, how things stand now and who comes next, in the language in use."""
    lines = [*_head(session, since), *_moves(session, since), "", *_standing(session), "", *_next(session)]
    return "\n".join(lines) + "\n"


def file_name(session: Session) -> str:
    """Name of the file to attach: title, players, number of moves."""
    names = "-".join("".join(filter(str.isalnum, seat.name)) for seat in session.game.seats)
    return f"{session.game.title.id}_{names}_{session.position}.json"


def _head(session: Session, since: int) -> Iterator[str]:
    game = session.game
    yield f"{game.title.name} {game.title.subtitle}".strip().upper()
    yield translate("mail", "Players: {names}").format(names=", ".join(seat.name for seat in game.seats))
    words = translate("mail", "Moves {first} to {last} · {round} · {phase}")
    yield words.format(
        first=since + 1, last=session.position, round=round_text(session.state), phase=phase_text(session.state.phase)
    )
    yield "-" * WIDTH
    yield round_text(session.state_at(since)).upper()


def _moves(session: Session, since: int) -> Iterator[str]:
    """The lines of the log; tiles in the notation of tournaments."""
    for at in range(since, session.position):
        entry = session.entries[at]
        for line in entry_lines(entry, at + 1, session.game):
            text = line.text
            if line.sign is Sign.TILE:
                text = next((tile_text(event, session.game) for event in _tiles(entry)), text)
            if line.level is Level.ROUND:
                text = text.upper()
            if line.level in (Level.ROUND, Level.TURN):
                yield ""
            indent = " " * _INDENT[line.level]
            lines = wrap(_bound(text, session.game), WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
            yield from (one.replace(_BOND, " ") for one in lines)


def _bound(text: str, game: Game) -> str:
    """The text with amounts and percentages that no line breaks in two."""
    currency = game.title.currency
    return text.replace(f"{currency} ", f"{currency}{_BOND}").replace(" %", f"{_BOND}%")


def _tiles(entry: Entry) -> Iterator[TileLaid]:
    yield from (event for event in entry.events if isinstance(event, TileLaid))


def tile_text(event: TileLaid, game: Game) -> str:
    """`IFT: 24se in H12 Catania, L. 40`. The direction is that of the tile's first exit (R-3.2)."""
    home = game.hexes[event.hex].map
    orientation = next(map_.orientation for map_ in game.title.maps if map_.id == home)
    words = translate("mail", "{corporation}: {tile}{side} in {hex}").format(
        corporation=event.corporation,
        tile=event.tile,
        side=compass(event.rotation % 6, orientation),
        hex=hex_name(event.hex, game),
    )
    return f"{words}, {money(event.cost, game)}" if event.cost else words


def _standing(session: Session) -> Iterator[str]:
    """What everybody needs to check their own books."""
    game, state = session.game, session.state
    yield translate("mail", "HOW THINGS STAND")
    for player in game.players:
        words = translate("mail", "{player}: cash {cash}")
        yield "  " + words.format(
            player=entity_name(EntityId(player), game), cash=money(state.players[player].cash, game)
        )
    ranking = operating_order(game, state)
    unquoted = [one for one in game.corporations if one not in ranking and state.corporations[one].president]
    for corporation in (*ranking, *unquoted):
        yield "  " + _books(game, state, corporation)


def _books(game: Game, state: GameState, corporation: CorporationId) -> str:
    """Price, money and trains of a corporation; regionals and the fund have no price (P-REG-4, A-AZ-5)."""
    held = state.corporations[corporation]
    if state.marker(corporation) is None:
        worth = ""
        words = translate("mail", "{corporation} ({president}): treasury {cash}, trains {trains}")
    else:
        worth = money(price(game, state, corporation), game)
        words = translate("mail", "{corporation} ({president}): price {price}, treasury {cash}, trains {trains}")
    return words.format(
        corporation=corporation,
        president=entity_name(EntityId(held.president), game) if held.president else "–",
        price=worth,
        cash=money(held.cash, game),
        trains=" ".join(train_type(train) for train in held.trains) or "–",
    )


def _next(session: Session) -> Iterator[str]:
    turn = session.state.turn
    if isinstance(turn, FinishedTurn):
        yield translate("mail", "THE END: {reason}").format(reason=word("end", turn.reason))
        for rank, name, worth in ranking(session.rules, session.game, session.state):
            yield f"  {rank}. {name}: {money(worth, session.game)}"
    else:
        player = to_decide(session, session.position)
        if player is not None:
            name = entity_name(EntityId(player), session.game)
            yield translate("mail", "NEXT: {player}").format(player=name.upper())
    yield translate("mail", "Attached: {file}").format(file=file_name(session))
