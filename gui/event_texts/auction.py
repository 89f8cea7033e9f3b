"""Sentences for the auction of the privates, and for a pass wherever one is made."""

from __future__ import annotations

from engine import events
from engine.events import BANK
from engine.game import Game
from engine.ids import PlayerId
from gui.event_texts.base import event_text, translate
from gui.texts import entity_name, long_name, money
from gui.words import word


@event_text.register
def _passed(event: events.Passed, game: Game) -> str:
    actor = entity_name(event.actor, game)
    if event.step == "automatic":
        return translate("events", "{actor} can do nothing and passes.").format(actor=actor)
    if PlayerId(event.actor) in game.players:
        return translate("events", "{actor} passes.").format(actor=actor)
    return translate("events", "{actor} passes ({step}).").format(actor=actor, step=word("step", event.step))


@event_text.register
def _bid(event: events.BidMade, game: Game) -> str:
    words = translate("events", "{player} bids {price} for {private}.")
    return words.format(
        player=entity_name(event.player, game), price=money(event.price, game), private=long_name(event.private, game)
    )


@event_text.register
def _private_bought(event: events.PrivateBought, game: Game) -> str:
    if event.seller == BANK:
        words = translate("events", "{buyer} buys {private} for {price}.")
    else:
        words = translate("events", "{buyer} buys {private} from {seller} for {price}.")
    return words.format(
        buyer=entity_name(event.buyer, game),
        seller=entity_name(event.seller, game),
        private=long_name(event.private, game),
        price=money(event.price, game),
    )


@event_text.register
def _private_closed(event: events.PrivateClosed, game: Game) -> str:
    return translate("events", "{private} closes.").format(private=long_name(event.private, game))


@event_text.register
def _reduced(event: events.PriceReduced, game: Game) -> str:
    words = translate("events", "Nobody buys {private}: it now costs {price}.")
    return words.format(private=long_name(event.private, game), price=money(event.price, game))
