"""Players and corporations as rows of cells: what a cell shows, what it sorts by, and what it says when pointed at."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engine.certificates import UNIT, certificate_count, percent, sale_bundles
from engine.game import Game
from engine.ids import BOUGHT_BACK, POOL, TREASURY, CorporationId, EntityId, HolderId, PlayerId, PrivateId, train_type
from engine.market import operating_order, price
from engine.pa20.cards import card_revenue
from engine.rounds.base import Rules
from engine.state.game_state import GameState
from gui.panels.holding_words import holding_letters, holding_parts
from gui.places import home_words
from gui.texts import entity_name, hex_name, long_name, money, whole
from gui.title_words import private_word
from gui.words import word

translate = QCoreApplication.translate
CONTEXT: Final = "table"


class Cell(msgspec.Struct, frozen=True):
    """`key` sorts: a number, or a text. `mark` sets it off: the president's holding."""

    text: str = ""
    key: int | str = ""
    hint: str = ""
    mark: bool = False


class Column(msgspec.Struct, frozen=True):
    """A heading; `number` aligns to the right."""

    words: str
    hint: str = ""
    number: bool = True


class Row(msgspec.Struct, frozen=True):
    """`active`: has the turn; `faded`: matters no more; `corporation` puts its crest at the head."""

    cells: tuple[Cell, ...]
    active: bool = False
    faded: bool = False
    corporation: CorporationId | None = None


class Sheet(msgspec.Struct, frozen=True):
    """A table."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    def csv(self, *, order: Sequence[int] | None = None) -> str:
        """The table for a spreadsheet: names of the columns, then the rows, in `order` if given; amounts as plain numbers."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow([column.words for column in self.columns])
        for at in range(len(self.rows)) if order is None else order:
            cells = self.rows[at].cells
            writer.writerow([cell.key if isinstance(cell.key, int) else cell.text for cell in cells])
        return text.getvalue()


class Position(msgspec.Struct, frozen=True):
    """What the tables show: a state, with the last run of each corporation and whose turn it is."""

    rules: Rules
    game: Game
    state: GameState
    runs: dict[CorporationId, int]
    actor: EntityId | None = None
    player: PlayerId | None = None


# --- players

_PLAYER: Final = {
    "name": (QT_TRANSLATE_NOOP("table", "Player"), ""),
    "cash": (QT_TRANSLATE_NOOP("table", "Cash"), ""),
    "certificates": (
        QT_TRANSLATE_NOOP("table", "Certif."),
        QT_TRANSLATE_NOOP("table", "Certificates that count, of the limit"),
    ),
    "worth": (QT_TRANSLATE_NOOP("table", "Worth"), ""),
    "income": (
        QT_TRANSLATE_NOOP("table", "Per OR"),
        QT_TRANSLATE_NOOP("table", "Income of one operating round if every corporation pays its last run"),
    ),
    "liquidity": (
        QT_TRANSLATE_NOOP("table", "Liquidity"),
        QT_TRANSLATE_NOOP("table", "Cash and the most that sales would bring now, each corporation taken alone"),
    ),
}


def players_sheet(at: Position) -> Sheet:
    """One row for each player, in seating order."""
    known = {name: Column(_say(words), _say(hint)) for name, (words, hint) in _PLAYER.items()}
    known["name"] = Column(_say(_PLAYER["name"][0]), number=False)
    known["privates"] = Column(private_word("heading", at.game.title), number=False)
    known["worth"] = Column(_say(_PLAYER["worth"][0]), private_word("worth", at.game.title))
    shares = [Column(corporation, long_name(corporation, at.game)) for corporation in _held(at)]
    columns = (
        known["name"], known["cash"], known["certificates"], known["worth"], known["income"], known["liquidity"], *shares,
        known["privates"],
    )  # fmt: skip
    return Sheet(columns, tuple(_player_row(at, player) for player in at.game.players))


def _held(at: Position) -> tuple[CorporationId, ...]:
    """Corporations of which somebody may hold something: those that merged into others or were absorbed have no papers."""
    gone = _gone(at.state)
    return tuple(corporation for corporation in at.game.order if corporation not in gone)


def _gone(state: GameState) -> tuple[CorporationId, ...]:
    return () if state.pa20 is None else state.pa20.gone


def _player_row(at: Position, player: PlayerId) -> Row:
    game, state = at.game, at.state
    cash = state.players[player].cash
    active = player == at.player
    return Row(
        (
            _player_name(at, player, active=active),
            _amount(game, cash),
            _certificates(game, state, player),
            _amount(game, at.rules.worth(game, state, player)),
            _amount(game, income(at, player)),
            _amount(game, liquidity(game, state, player)),
            *(_holding(game, state, corporation, player) for corporation in _held(at)),
            _privates(game, state, EntityId(player)),
        ),
        active=active,
    )


def _player_name(at: Position, player: PlayerId, *, active: bool) -> Cell:
    name = entity_name(player, at.game)
    signs, hints = [], []
    if active:
        signs.append("▶")
        hints.append(translate("table", "has the turn"))
    if at.state.priority == player:
        signs.append("①")
        hints.append(translate("table", "begins the next stock round"))
    if at.state.players[player].left:
        hints.append(translate("table", "has left the game"))
        signs.append("✕")
    return Cell(" ".join((name, *signs)), name.casefold(), ", ".join(hints))


def _certificates(game: Game, state: GameState, player: PlayerId) -> Cell:
    count, limit = certificate_count(game, state, player), game.scenario.certificate_limit
    return Cell(f"{count}/{limit}" + (" !" if count > limit else ""), count)


def _holding(game: Game, state: GameState, corporation: CorporationId, holder: HolderId | PlayerId) -> Cell:
    """The percent, with letters for the president's and the last certificate."""
    share = percent(game, state, corporation, holder)
    if not share:
        return Cell("", 0)
    letters = holding_letters(game, state, corporation, holder)
    parts = holding_parts(game, state, corporation, holder)
    mine = state.corporations[corporation].president == holder
    return Cell(f"{share} {letters}".strip(), share, f"{corporation} {share} %: {', '.join(parts)}", mark=mine)


def income(at: Position, player: PlayerId) -> int:
    """What a player would receive in an operating round in which every corporation pays what it ran for last.

    Regionals pay half (P-REG-4).
    """
    paid = {
        corporation: run // 2 if at.game.title.corporation[corporation].kind == "regional" else run // 10 * 10
        for corporation, run in at.runs.items()
    }
    shares = sum(full * percent(at.game, at.state, corporation, player) // 100 for corporation, full in paid.items())
    privates = sum(
        _private_income(at, private)
        for private, held in at.state.privates.items()
        if held.owner == EntityId(player) and not held.closed
    )
    return shares + privates


def _private_income(at: Position, private: PrivateId) -> int:
    """What a private pays now; a political card pays less once its railway has built (P-POL-2)."""
    if at.state.pa20 is None:
        return at.game.privates[private].revenue
    return card_revenue(at.game, at.state, private)


def liquidity(game: Game, state: GameState, player: PlayerId) -> int:
    """Cash and the price of the largest legal sale of each corporation (R-2.1)."""
    total = state.players[player].cash
    for marker in state.market:
        bundles = sale_bundles(game, state, EntityId(player), marker.corporation, pool_limit=True)
        largest = max((bundle.percent for bundle in bundles), default=0)
        total += largest // UNIT * price(game, state, marker.corporation)
    return total


# --- corporations

_CORPORATION: Final = {
    "sign": (QT_TRANSLATE_NOOP("table", "Corp."), ""),
    "order": (QT_TRANSLATE_NOOP("table", "No."), QT_TRANSLATE_NOOP("table", "Place in the operating order")),
    "price": (QT_TRANSLATE_NOOP("table", "Price"), ""),
    "president": (QT_TRANSLATE_NOOP("table", "President"), ""),
    "cash": (QT_TRANSLATE_NOOP("table", "Cash"), ""),
    "treasury": (QT_TRANSLATE_NOOP("table", "Treas. %"), QT_TRANSLATE_NOOP("table", "Certificates in its treasury")),
    "pool": (QT_TRANSLATE_NOOP("table", "Pool %"), QT_TRANSLATE_NOOP("table", "Certificates in the bank pool")),
    "trains": (QT_TRANSLATE_NOOP("table", "Trains"), ""),
    "tokens": (QT_TRANSLATE_NOOP("table", "Tokens"), QT_TRANSLATE_NOOP("table", "Tokens left, of all it has")),
    "run": (QT_TRANSLATE_NOOP("table", "Last run"), ""),
    "privates": ("", ""),
    "extras": (QT_TRANSLATE_NOOP("table", "Bonuses"), QT_TRANSLATE_NOOP("table", "Port markers, bonds and the like")),
}
_ON_JUNCTIONS: Final = {
    "treasury": QT_TRANSLATE_NOOP("table", "Certificates in its initial offer, and behind a + those bought back"),
    "tokens": QT_TRANSLATE_NOOP("table", "Tokens on the maps; there are as many as wanted"),
}
"""Hints of columns that tell something else where tokens stand on junctions (A-AZ-6, A-OP-9)."""
_WORDS: Final = frozenset({"sign", "president", "trains", "privates", "extras"})


def corporations_sheet(at: Position) -> Sheet:
    """One row for each corporation: by operating order, then those waiting to be started."""
    own = {"privates": private_word("heading", at.game.title)}
    hints = _ON_JUNCTIONS if at.game.title.railways is not None else {}
    columns = tuple(
        Column(own.get(name) or _say(words), _say(hints.get(name, hint)), number=name not in _WORDS)
        for name, (words, hint) in _CORPORATION.items()
    )
    ranking = operating_order(at.game, at.state)
    waiting = [corporation for corporation in (*at.state.sequence, *at.game.order) if corporation not in ranking]
    # Those that are gone come last, as they went.
    names = tuple(sorted((*ranking, *dict.fromkeys(waiting)), key=lambda name: name in _gone(at.state)))
    rows = tuple(_corporation_row(at, corporation, rank) for rank, corporation in enumerate(names, start=1))
    return Sheet(columns, rows)


def _corporation_row(at: Position, corporation: CorporationId, rank: int) -> Row:
    game, state = at.game, at.state
    held = state.corporations[corporation]
    active = EntityId(corporation) == at.actor
    name = Cell(f"{corporation} ▶" if active else corporation, corporation, long_name(corporation, game))
    if corporation in _gone(state):
        return Row((name, *_gone_cells(at, corporation, rank)), corporation=corporation, faded=True)
    if not held.started:
        return Row((name, *_waiting(at, corporation, rank)), corporation=corporation)
    trains = " ".join(train_type(train) for train in held.trains)
    owned = game.corporations[corporation].tokens
    run = at.runs.get(corporation)
    return Row(
        (
            name,
            Cell(str(rank), rank),
            Cell("—", -1) if state.marker(corporation) is None else _amount(game, price(game, state, corporation)),
            Cell(entity_name(held.president or "", game), entity_name(held.president or "", game).casefold()),
            _amount(game, held.cash),
            _treasury(game, state, corporation),
            _holding(game, state, corporation, POOL),
            Cell(trains or "—", len(held.trains), trains),
            _tokens(game, state, corporation, held.unplaced, owned),
            Cell("—", -1) if run is None else _amount(game, run),
            _privates(game, state, EntityId(corporation)),
            _extras(game, state, corporation),
        ),
        active=active,
        corporation=corporation,
    )


def _gone_cells(at: Position, corporation: CorporationId, rank: int) -> tuple[Cell, ...]:
    """Cells of a corporation that is no more: where its money and trains are (A-GOV-8)."""
    formed = {} if at.state.pa20 is None else at.state.pa20.formed
    heir = next((government for government, members in formed.items() if corporation in members), None)
    words = translate("table", "absorbed") if heir is None else translate("table", "merged into {corporation}")
    blank, texts = Cell("", -1), Cell("", "")
    return (
        Cell("", rank), blank, Cell(words.format(corporation=heir), "\uffff"), blank, blank, blank, texts, blank, blank,
        texts, texts,
    )  # fmt: skip


def _waiting(at: Position, corporation: CorporationId, rank: int) -> tuple[Cell, ...]:
    """Cells of a corporation that is not started: its place in the sequence (R-1.6), what lies in its treasury."""
    sequence = at.state.sequence
    words = ""
    if corporation in sequence and at.game.title.railways is not None:  # Any of them may be launched (A-AZ-0).
        words = translate("table", "to be launched")
    elif corporation in sequence:
        place = sequence.index(corporation) + 1
        words = translate("table", "to be started: no. {place}").format(place=place)
    blank = Cell("", -1)
    texts = Cell("", "")
    share = _share(at.game, at.state, corporation, TREASURY)
    owned = at.game.corporations[corporation].tokens
    tokens = Cell(f"{owned}/{owned}" if owned else "", owned, home_words(at.game, corporation))
    return (
        Cell("", rank), blank, Cell(words, "\uffff"), blank, share, blank, texts, tokens, blank,
        texts, texts,
    )  # fmt: skip


def _tokens(game: Game, state: GameState, corporation: CorporationId, left: int, owned: int) -> Cell:
    """Those left, of all it has; where there are as many as wanted, those placed."""
    placed = [hex_name(token.place.hex, game) for token in state.board.tokens_of(corporation)]
    words = translate("table", "on the map: {hexes}").format(hexes=", ".join(placed)) if placed else ""
    return Cell(f"{left}/{owned}", left, words) if owned else Cell(str(len(placed)), len(placed), words)


def _treasury(game: Game, state: GameState, corporation: CorporationId) -> Cell:
    """What has not been sold, and what the corporation bought back where that lies apart (A-AZ-6)."""
    offered, back = _holding(game, state, corporation, TREASURY), percent(game, state, corporation, BOUGHT_BACK)
    if not back:
        return offered
    words = translate("table", "bought back: {percent} %").format(percent=back).replace(" %", "\N{NO-BREAK SPACE}%")
    hint = "; ".join(part for part in (offered.hint, words) if part)
    return Cell(f"{offered.text or 0}+{back}", int(offered.key) + back, hint)


def _extras(game: Game, state: GameState, corporation: CorporationId) -> Cell:
    held = state.corporations[corporation]
    found = [f"+{amount} {hex_name(hex_id, game)}" for hex_id, amount in held.port_bonuses]
    if held.bonds:
        found.append(f"{held.bonds} × {word('step', 'bond')}")
    if held.e_token:
        found.append(word("step", "e_token"))
    return Cell(", ".join(found), ", ".join(found), ", ".join(found))


# --- cells


def _say(words: object) -> str:
    return translate(CONTEXT, str(words)) if words else ""


def _amount(game: Game, value: int) -> Cell:
    return Cell(whole(value), value, money(value, game))


def _share(game: Game, state: GameState, corporation: CorporationId, holder: HolderId) -> Cell:
    share = percent(game, state, corporation, holder)
    return Cell(str(share) if share else "", share)


def _privates(game: Game, state: GameState, owner: EntityId) -> Cell:
    mine = [private for private, held in state.privates.items() if held.owner == owner and not held.closed]
    names = ", ".join(long_name(private, game) for private in mine)
    return Cell(" ".join(mine), " ".join(mine), names)
