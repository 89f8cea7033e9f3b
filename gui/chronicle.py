"""The game told line by line: what each action brought about, without what says the same twice. Needs QtCore only."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QCoreApplication

from engine import events
from engine.events import BANK, Event
from engine.game import Game
from engine.ids import EntityId, PlayerId
from engine.session import Entry, Session
from gui.event_texts import event_text, funds
from gui.event_texts.operating import train_text
from gui.event_texts.papers import certificates_text, papers_text
from gui.i18n import LANGUAGE
from gui.texts import entity_name, money
from gui.title_words import private_word

translate = QCoreApplication.translate


class Level(enum.IntEnum):
    """How much a line matters: rounds and turns are headings, a detail belongs to the line before it."""

    ROUND = 0
    TURN = 1
    PLAIN = 2
    DETAIL = 3
    PASS = 4


class Sign(enum.Enum):
    """The drawing beside a line."""

    ROUND = "round"
    TURN = "turn"
    MONEY = "money"
    PAPER = "paper"
    UP = "up"
    DOWN = "down"
    TILE = "tile"
    STATION = "station"
    TRAIN = "train"
    PRESIDENT = "president"
    WARNING = "warning"
    SKIP = "skip"
    END = "end"


class Line(msgspec.Struct, frozen=True):
    """A line of the log. `position` counts the actions that stand right after the one it tells of."""

    position: int
    text: str
    level: Level = Level.PLAIN
    sign: Sign = Sign.MONEY


_SIGNS: dict[type[Event], Sign] = {
    events.CashMoved: Sign.MONEY,
    events.Passed: Sign.SKIP,
    events.BidMade: Sign.MONEY,
    events.PrivateBought: Sign.PAPER,
    events.PrivateClosed: Sign.WARNING,
    events.PriceReduced: Sign.DOWN,
    events.CorporationStarted: Sign.PRESIDENT,
    events.CertificatesMoved: Sign.PAPER,
    events.PresidentChanged: Sign.PRESIDENT,
    events.PriceMoved: Sign.UP,
    events.TileLaid: Sign.TILE,
    events.TokenPlaced: Sign.STATION,
    events.PortMarked: Sign.STATION,
    events.TokenBought: Sign.STATION,
    events.ElectricTokenBought: Sign.TRAIN,
    events.BondIssued: Sign.MONEY,
    events.BondRepaid: Sign.MONEY,
    events.TrainsRun: Sign.TRAIN,
    events.DividendPaid: Sign.MONEY,
    events.TrainBought: Sign.TRAIN,
    events.TrainsRusted: Sign.WARNING,
    events.TrainDiscarded: Sign.WARNING,
    events.PhaseChanged: Sign.WARNING,
    events.HexStruck: Sign.WARNING,
    events.CorporationClosed: Sign.WARNING,
    events.CorporationDeferred: Sign.WARNING,
    events.WentBankrupt: Sign.WARNING,
    events.LoanTaken: Sign.MONEY,
    events.PlayerLeft: Sign.WARNING,
    **dict.fromkeys(funds.KINDS, Sign.PAPER),
    events.TokenRemoved: Sign.STATION,
    events.RoundBegan: Sign.ROUND,
    events.TurnBegan: Sign.TURN,
    events.BankBroken: Sign.END,
    events.GameEnded: Sign.END,
}

_SAID_BY: dict[str, type[Event]] = {
    "track": events.TileLaid,
    "train": events.TrainBought,
    "private": events.PrivateBought,
    "certificate": events.CertificatesMoved,
    "withheld": events.DividendPaid,
    "loan": events.LoanTaken,
    "absorption": events.RegionalAbsorbed,
    "odd_certificate": events.CertificatesExchanged,
    "refund": events.FundPaid,
    "token_purchase": events.TokenBought,
    "e_token": events.ElectricTokenBought,
    "bond": events.BondIssued,
    "bond_repaid": events.BondRepaid,
}
"""Payments that another event of the same action tells with the amount."""

_HEADINGS: dict[type[Event], Level] = {
    events.RoundBegan: Level.ROUND,
    events.GameEnded: Level.ROUND,
    events.TurnBegan: Level.TURN,
}

_DETAILS = (events.CashMoved, events.PriceMoved, events.PriceReduced)


def opening_line(game: Game) -> Line:
    """The line before the first action."""
    names = ", ".join(seat.name for seat in game.seats)
    words = translate("events", "{title}, with {players}")
    return Line(0, words.format(title=game.title.name, players=names), Level.ROUND, Sign.ROUND)


def entry_lines(entry: Entry, position: int, game: Game) -> tuple[Line, ...]:
    """The lines for one action and what followed from it; `position` counts it in."""
    told = _Teller(position, game)
    rest = list(entry.events)
    while rest:
        count = told.tell(rest, entry.events)
        del rest[:count]
    return tuple(told.lines)


class _Teller:
    """Tells the events of one action; neighbours that belong together become one line."""

    def __init__(self, position: int, game: Game) -> None:
        self.position = position
        self.game = game
        self.lines: list[Line] = []

    def tell(self, rest: Sequence[Event], whole: Sequence[Event]) -> int:
        """Tell the first of the events that are left; how many it took."""
        event = rest[0]
        if isinstance(event, events.CashMoved):
            return self._payments(event, rest, whole)
        if isinstance(event, events.CertificatesMoved):
            return self._papers(event, rest)
        if isinstance(event, events.TrainsRun):
            self._run(event)
            return 1
        if isinstance(event, events.PresidentChanged):
            self._add(event_text(event, self.game), event)
            swap = _leading(rest[1:], lambda other: _is_swap(other, event))
            return 1 + len(swap)
        if isinstance(event, events.PriceMoved):
            self._line(event_text(event, self.game), Level.DETAIL, Sign.UP if event.new > event.old else Sign.DOWN)
            return 1
        self._add(event_text(event, self.game), event)
        return 1

    def _payments(self, event: events.CashMoved, rest: Sequence[Event], whole: Sequence[Event]) -> int:
        """Payments for one reason in a row; left out where a neighbour names the amount."""
        row = _leading(rest, lambda other: isinstance(other, events.CashMoved) and other.reason == event.reason)
        if _is_said(event, whole):
            return len(row)
        if event.source == BANK and event.reason in ("dividend", "private_income"):
            self._shares(event.reason, row)
        else:
            for payment in row:
                self._add(event_text(payment, self.game), payment)
        return len(row)

    def _shares(self, reason: str, row: Sequence[Event]) -> None:
        """Who receives how much of a dividend, or from the privates."""
        sums: dict[EntityId, int] = {}
        for payment in row:
            assert isinstance(payment, events.CashMoved)
            sums[payment.target] = sums.get(payment.target, 0) + payment.amount
        names = ", ".join(f"{entity_name(who, self.game)} {money(amount, self.game)}" for who, amount in sums.items())
        dividend = translate("events", "Receiving: {names}.")
        words = dividend if reason == "dividend" else private_word("incomes", self.game.title)
        self._line(words.format(names=names), Level.DETAIL, Sign.MONEY)

    def _papers(self, event: events.CertificatesMoved, rest: Sequence[Event]) -> int:
        """One deal, though its papers are of several kinds."""
        row = _leading(rest, lambda other: _is_same_deal(other, event))
        names: list[str] = []
        for part in row:
            assert isinstance(part, events.CertificatesMoved)
            names.append(papers_text(part.percent, part.kind))
        papers = translate("events", " and ").join(names)
        self._add(certificates_text(event, papers, self.game), event)
        return len(row)

    def _run(self, event: events.TrainsRun) -> None:
        """The sum, then a line for each train."""
        if len(event.trains) < 2:
            self._add(event_text(event, self.game), event)
            return
        words = translate("events", "The trains of {corporation} earn {revenue}.")
        told = words.format(corporation=event.corporation, revenue=money(event.revenue, self.game))
        self._add(told, event)
        for train, revenue, stops in zip(event.trains, event.revenues, event.stops, strict=True):
            self._line(train_text(train, revenue, stops, self.game), Level.DETAIL, Sign.TRAIN)

    def _add(self, text: str, event: Event) -> None:
        level = _HEADINGS.get(type(event), Level.DETAIL if isinstance(event, _DETAILS) else Level.PLAIN)
        if isinstance(event, events.Passed) and PlayerId(event.actor) not in self.game.players:
            level = Level.PASS
        self._line(text, level, _SIGNS.get(type(event), Sign.MONEY))

    def _line(self, text: str, level: Level, sign: Sign) -> None:
        self.lines.append(Line(self.position, text, level, sign))


def _leading(rest: Sequence[Event], belongs: Callable[[Event], bool]) -> Sequence[Event]:
    """The first events as long as they belong."""
    count = next((at for at, event in enumerate(rest) if not belongs(event)), len(rest))
    return rest[:count]


def _is_said(payment: events.CashMoved, whole: Sequence[Event]) -> bool:
    """Whether another event of the action names the amount; a deal in papers does so only with its price."""
    teller = _SAID_BY.get(payment.reason)
    if teller is events.CertificatesMoved:
        deals = (other for other in whole if isinstance(other, events.CertificatesMoved | events.RegionalSold))
        return any(deal.price == payment.amount for deal in deals)
    return teller is not None and any(isinstance(other, teller) for other in whole)


def _is_same_deal(event: Event, first: events.CertificatesMoved) -> bool:
    """Whether papers changed hands in the same deal; only the first event of a deal carries the price."""
    return isinstance(event, events.CertificatesMoved) and (
        event is first
        or (
            not event.price
            and (event.corporation, event.source, event.target) == (first.corporation, first.source, first.target)
        )
    )


def _is_swap(event: Event, change: events.PresidentChanged) -> bool:
    """Whether papers moved because the presidency did (R-2.1.7)."""
    if not isinstance(event, events.CertificatesMoved) or event.corporation != change.corporation or event.price:
        return False
    old, new = EntityId(change.old), EntityId(change.new)
    return (event.source, event.target) in ((old, new), (new, old), (new, BANK))


class Chronicle:
    """The lines of a session, each action told once and kept until the language changes."""

    def __init__(self) -> None:
        self._language = ""
        self._game: Game | None = None
        self._opening: Line | None = None
        self._entries: list[Entry] = []
        self._lines: list[tuple[Line, ...]] = []

    def lines(self, session: Session) -> list[Line]:
        """All lines, undone actions included, oldest first."""
        self._follow(session)
        assert self._opening is not None
        return [self._opening, *(line for told in self._lines for line in told)]

    def kept(self, session: Session) -> int:
        """How many of the session's first actions are told already and stand unchanged."""
        if session.game is not self._game or self._language != LANGUAGE.language:
            return 0
        entries = session.entries
        last = min(len(entries), len(self._entries))
        if last and entries[last - 1] is self._entries[last - 1]:
            return last
        return next((at for at in range(last) if entries[at] is not self._entries[at]), last)

    def _follow(self, session: Session) -> None:
        kept = self.kept(session)
        if session.game is not self._game or self._language != LANGUAGE.language:
            self._language, self._game = LANGUAGE.language, session.game
            self._opening = opening_line(session.game)
        entries = session.entries
        del self._entries[kept:], self._lines[kept:]
        self._entries += entries[kept:]
        self._lines += [entry_lines(entry, at + 1, session.game) for at, entry in enumerate(entries) if at >= kept]
