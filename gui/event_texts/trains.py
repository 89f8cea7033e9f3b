"""Sentences for trains and phases."""

from __future__ import annotations

from collections import Counter

from engine import events
from engine.events import BANK
from engine.game import Game
from engine.ids import EntityId, train_type
from gui.event_texts.base import event_text, translate
from gui.texts import entity_name, hex_name, money
from gui.words import word


@event_text.register
def _train_bought(event: events.TrainBought, game: Game) -> str:
    if event.seller == BANK:
        words = translate("events", "{corporation} buys a train ({train}) from the bank for {price}.")
    else:
        words = translate("events", "{corporation} buys a train ({train}) from {seller} for {price}.")
    return words.format(
        corporation=event.corporation,
        train=train_type(event.train),
        seller=entity_name(event.seller, game),
        price=money(event.price, game),
    )


@event_text.register
def _e_token(event: events.ElectricTokenBought, game: Game) -> str:
    words = translate("events", "{corporation} buys an E-token for {price} and may buy E trains from now on.")
    return words.format(corporation=event.corporation, price=money(event.price, game))


@event_text.register
def _rusted(event: events.TrainsRusted, game: Game) -> str:
    lost = Counter(zip(map(train_type, event.trains), event.owners, strict=True))
    parts = [f"{_owner(owner, game)} {count} × {train}" for (train, owner), count in lost.items()]
    types = ", ".join(dict.fromkeys(map(train_type, event.trains)))
    words = translate("events", "The {types} trains rust: {owners}.")
    return words.format(types=types, owners=", ".join(parts))


def _owner(owner: EntityId, game: Game) -> str:
    return translate("events", "bank pool") if owner == BANK else entity_name(owner, game)


@event_text.register
def _discarded(event: events.TrainDiscarded, game: Game) -> str:
    del game
    words = translate("events", "{corporation} discards a train ({train}) to the bank pool.")
    return words.format(corporation=event.corporation, train=train_type(event.train))


@event_text.register
def _phase(event: events.PhaseChanged, game: Game) -> str:
    begun = game.phases.get(event.phase)
    if begun is None:
        return translate("events", "Phase {phase} begins.").format(phase=event.phase)
    words = translate("events", "Phase {phase} begins: train limit {limit}; tile colours: {colors}.")
    colors = ", ".join(word("color", color.value) for color in begun.colors)
    return words.format(phase=event.phase, limit=begun.train_limit, colors=colors)


@event_text.register
def _struck(event: events.HexStruck, game: Game) -> str:
    if event.tokens:
        words = translate("events", "{hex} goes back to its printed state and loses the tokens of {tokens}.")
    else:
        words = translate("events", "{hex} goes back to its printed state.")
    return words.format(hex=hex_name(event.hex, game), tokens=", ".join(event.tokens))
