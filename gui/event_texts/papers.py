"""Sentences for certificates, presidencies and prices."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine import events
from engine.events import BANK
from engine.game import Game
from engine.ids import EntityId
from gui.event_texts.base import CONTEXT, event_text, translate
from gui.texts import entity_name, long_name, money, whole


@event_text.register
def _started(event: events.CorporationStarted, game: Game) -> str:
    words = translate("events", "{player} starts {corporation} ({name}) at {price}.")
    return words.format(
        player=entity_name(event.player, game),
        corporation=event.corporation,
        name=long_name(event.corporation, game),
        price=money(event.price, game),
    )


@event_text.register
def _certificates(event: events.CertificatesMoved, game: Game) -> str:
    return certificates_text(event, papers_text(event.percent, event.kind), game)


def papers_text(percent: int, kind: str) -> str:
    """What is dealt in: `10 %`, `the last certificate (20 %)`."""
    number = whole(percent)
    if kind == "president":
        return translate("events", "the president's certificate ({percent} %)").format(percent=number)
    if kind == "last":
        return translate("events", "the last certificate ({percent} %)").format(percent=number)
    return translate("events", "{percent} %").format(percent=number)


def certificates_text(event: events.CertificatesMoved, papers: str, game: Game) -> str:
    """The sentence for a deal whose papers are named already; several events of one deal share it."""
    own = EntityId(event.corporation)
    if event.source == own and event.target == BANK:
        words = translate("events", "{corporation} sells {papers} from its treasury to the bank pool for {price}.")
    elif event.source == BANK and event.target == own:
        words = translate("events", "{corporation} redeems {papers} from the bank pool for {price}.")
    elif not event.price:
        words = _given(event)
    elif event.source == own:
        words = translate("events", "{target} buys {papers} of {corporation} from the treasury for {price}.")
    elif event.source == BANK:
        words = translate("events", "{target} buys {papers} of {corporation} from the bank pool for {price}.")
    elif event.target == BANK:
        words = translate("events", "{source} sells {papers} of {corporation} for {price}.")
    else:
        words = translate("events", "{target} buys {papers} of {corporation} from {source} for {price}.")
    return words.format(
        corporation=event.corporation,
        papers=papers,
        source=entity_name(event.source, game),
        target=entity_name(event.target, game),
        price=money(event.price, game),
    )


def _given(event: events.CertificatesMoved) -> str:
    """A deal without money of its own."""
    if event.source == EntityId(event.corporation):
        return translate("events", "{target} receives {papers} of {corporation}.")
    if event.source == BANK:
        return translate("events", "{target} receives {papers} of {corporation} from the bank pool.")
    if event.target == BANK:
        return translate("events", "{source} leaves {papers} of {corporation} to the bank pool.")
    return translate("events", "{source} hands {papers} of {corporation} to {target}.")


@event_text.register
def _president(event: events.PresidentChanged, game: Game) -> str:
    if event.took == "last":
        words = translate(
            "events",
            "The presidency of {corporation} passes from {old} to {new}, who gives the last certificate for it.",
        )
    elif event.took == "plain":
        words = translate(
            "events",
            "The presidency of {corporation} passes from {old} to {new}, who gives single certificates for it.",
        )
    else:
        words = translate("events", "The presidency of {corporation} passes from {old} to {new}.")
    old, new = entity_name(event.old, game), entity_name(event.new, game)
    return words.format(corporation=event.corporation, old=old, new=new)


MOVES: Final = {
    "sale": QT_TRANSLATE_NOOP("events", "certificates sold"),
    "sold_out": QT_TRANSLATE_NOOP("events", "sold out"),
    "pool": QT_TRANSLATE_NOOP("events", "certificates in the bank pool"),
    "dividend": QT_TRANSLATE_NOOP("events", "dividend"),
    "destination": QT_TRANSLATE_NOOP("events", "destination reached"),
    "no_dividend": QT_TRANSLATE_NOOP("events", "no dividend"),
    "bond_issued": QT_TRANSLATE_NOOP("events", "bond issued"),
    "bond_repaid": QT_TRANSLATE_NOOP("events", "bond repaid"),
}


@event_text.register
def _price(event: events.PriceMoved, game: Game) -> str:
    if event.new > event.old:
        words = translate("events", "{corporation} rises from {old} to {new}")
    elif event.new < event.old:
        words = translate("events", "{corporation} falls from {old} to {new}")
    else:
        words = translate("events", "The marker of {corporation} moves and stays at {new}")
    told = words.format(corporation=event.corporation, old=money(event.old, game), new=money(event.new, game))
    reason = MOVES.get(event.reason)
    return f"{told} ({translate(CONTEXT, str(reason))})." if reason is not None else f"{told}."
