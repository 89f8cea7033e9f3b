"""Sentences for closings, loans, bonds, rounds and the end of the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine import events
from engine.game import Game
from gui.event_texts.base import CONTEXT, event_text, translate
from gui.texts import entity_name, money
from gui.title_words import private_word
from gui.words import word

CLOSINGS: Final = {
    "price": QT_TRANSLATE_NOOP("events", "its price fell too low"),
    "bankruptcy": QT_TRANSLATE_NOOP("events", "its president is bankrupt"),
    "no_president": QT_TRANSLATE_NOOP("events", "nobody can be its president"),
    "no_token": QT_TRANSLATE_NOOP("events", "it has no token left on the map"),
}


@event_text.register
def _closed(event: events.CorporationClosed, game: Game) -> str:
    del game
    reason = CLOSINGS.get(event.reason)
    if reason is None:
        return translate("events", "{corporation} closes.").format(corporation=event.corporation)
    words = translate("events", "{corporation} closes: {reason}.")
    return words.format(corporation=event.corporation, reason=translate(CONTEXT, str(reason)))


@event_text.register
def _deferred(event: events.CorporationDeferred, game: Game) -> str:
    del game
    words = translate("events", "{corporation} has no place for its home token and goes to the end of the sequence.")
    return words.format(corporation=event.corporation)


@event_text.register
def _bankrupt(event: events.WentBankrupt, game: Game) -> str:
    words = translate("events", "{player} goes bankrupt over a train for {corporation}.")
    return words.format(player=entity_name(event.player, game), corporation=event.corporation)


@event_text.register
def _loan(event: events.LoanTaken, game: Game) -> str:
    words = translate("events", "{player} takes the loan of {amount}.")
    return words.format(player=entity_name(event.player, game), amount=money(event.amount, game))


@event_text.register
def _issued(event: events.BondIssued, game: Game) -> str:
    words = translate("events", "{corporation} issues a bond and receives {amount}.")
    return words.format(corporation=event.corporation, amount=money(event.amount, game))


@event_text.register
def _repaid(event: events.BondRepaid, game: Game) -> str:
    words = translate("events", "{corporation} repays its bond: {amount}.")
    return words.format(corporation=event.corporation, amount=money(event.amount, game))


@event_text.register
def _left(event: events.PlayerLeft, game: Game) -> str:
    return translate("events", "{player} leaves the game.").format(player=entity_name(event.player, game))


@event_text.register
def _round(event: events.RoundBegan, game: Game) -> str:
    if event.kind == "stock":
        return translate("events", "Stock round {number}").format(number=event.number)
    if event.kind == "operating":
        words = translate("events", "Operating round {number}.{round} ({rounds} in this set)")
        return words.format(number=event.number, round=event.round, rounds=event.rounds)
    if event.kind == "regionals":
        return translate("events", "Auction of the regionals")
    return private_word("auction", game.title)


@event_text.register
def _bank_broken(event: events.BankBroken, game: Game) -> str:
    del event, game
    return translate("events", "The bank is broken.")


@event_text.register
def _ended(event: events.GameEnded, game: Game) -> str:
    del game
    return translate("events", "The game is over: {reason}.").format(reason=word("end", event.reason))
