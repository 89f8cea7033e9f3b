"""A turn as a plain text for mail, in the notation of tournaments: `24se` is tile 24 towards the south-east."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.coords import compass
from engine.events import TileLaid
from engine.game import Game
from engine.ids import EntityId, train_type
from engine.market import price
from engine.session import Entry, Session
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
            yield from wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")


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
    for marker in state.market:
        corporation = state.corporations[marker.corporation]
        trains = " ".join(train_type(train) for train in corporation.trains) or "–"
        words = translate("mail", "{corporation} ({president}): price {price}, treasury {cash}, trains {trains}")
        yield "  " + words.format(
            corporation=marker.corporation,
            president=entity_name(EntityId(corporation.president or ""), game) if corporation.president else "–",
            price=money(price(game, state, marker.corporation), game),
            cash=money(corporation.cash, game),
            trains=trains,
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
