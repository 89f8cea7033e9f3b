"""One sentence for every kind of event, as a game report says it, in the language in use. Needs QtCore only.

`event_text(event, game)` is the door. How the events of one action become the lines of the log, with those that say the same
thing twice left out, stands in `gui.chronicle`.
"""

from __future__ import annotations

from collections import Counter
from functools import singledispatch
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engine import events
from engine.coords import compass
from engine.events import BANK
from engine.game import Game
from engine.ids import EntityId, HexId, PlayerId, TrainId, train_type
from engine.state.board import Junction
from gui.places import junction_name
from gui.texts import entity_name, hex_name, long_name, money, whole
from gui.title_words import private_word
from gui.words import word

CONTEXT: Final = "events"
translate = QCoreApplication.translate


@singledispatch
def event_text(event: events.Event, game: Game) -> str:
    """The sentence for an event; a kind without one is shown by its name, and the tests see to it that there is none."""
    del game
    return type(event).__name__


# --- money

_PAYMENTS: Final = {
    "certificate": QT_TRANSLATE_NOOP("events", "{source} pays {amount} for certificates."),
    "tokens": QT_TRANSLATE_NOOP("events", "{source} pays {amount} for its tokens."),
    "track": QT_TRANSLATE_NOOP("events", "{source} pays {amount} for the terrain."),
    "train": QT_TRANSLATE_NOOP("events", "{source} pays {amount} for a train."),
    "train_help": QT_TRANSLATE_NOOP("events", "{source} adds {amount} to the treasury of {target} for the train."),
    "private": QT_TRANSLATE_NOOP("events", "{source} pays {amount} for a private."),
    "dividend": QT_TRANSLATE_NOOP("events", "{target} receives a dividend of {amount}."),
    "withheld": QT_TRANSLATE_NOOP("events", "{amount} goes into the treasury of {target}."),
    "loan": QT_TRANSLATE_NOOP("events", "{target} receives the loan of {amount}."),
    "bankruptcy": QT_TRANSLATE_NOOP("events", "{source} gives up all cash: {amount}."),
    "interest": QT_TRANSLATE_NOOP("events", "{source} pays {amount} of interest on its bond."),
    "debt": QT_TRANSLATE_NOOP("events", "{source} pays the {amount} that the treasury of {target} lacks."),
    "debt_lapsed": QT_TRANSLATE_NOOP("events", "The bank writes off the {amount} that {target} owes."),
    "bond": QT_TRANSLATE_NOOP("events", "{target} receives {amount} for a bond."),
    "bond_repaid": QT_TRANSLATE_NOOP("events", "{source} pays {amount} to repay a bond."),
    "token_purchase": QT_TRANSLATE_NOOP("events", "{source} pays {amount} to {target} for a token."),
    "e_token": QT_TRANSLATE_NOOP("events", "{source} pays {amount} for an E-token."),
    "capital": QT_TRANSLATE_NOOP("events", "{target} receives its capital of {amount} from the bank."),
    "linked_certificate": QT_TRANSLATE_NOOP(
        "events", "The bank pays {amount} to {target} for the certificate set aside."
    ),
    "refund": QT_TRANSLATE_NOOP("events", "The bank refunds {amount} to {target}."),
    "absorption": QT_TRANSLATE_NOOP("events", "{source} pays {amount} to {target} for its regional."),
    "merged": QT_TRANSLATE_NOOP("events", "The treasury of {source}, {amount}, passes to {target}."),
    "odd_certificate": QT_TRANSLATE_NOOP("events", "{target} receives {amount} for an odd certificate."),
    "closed": QT_TRANSLATE_NOOP("events", "The treasury of {source}, {amount}, goes to the bank."),
}
"""By the reason of a payment; one without words of its own is told plainly."""


@event_text.register
def _cash(event: events.CashMoved, game: Game) -> str:
    words = _PAYMENTS.get(event.reason)
    if event.reason == "certificate" and event.source == BANK:
        template = translate("events", "{target} receives {amount} for certificates.")
    elif event.reason == "private_income":
        template = private_word("income", game.title)
    elif words is not None:
        template = translate(CONTEXT, str(words))
    elif event.source == BANK:
        template = translate("events", "{target} receives {amount} from the bank.")
    elif event.target == BANK:
        template = translate("events", "{source} pays {amount} to the bank.")
    else:
        template = translate("events", "{source} pays {amount} to {target}.")
    return template.format(
        source=entity_name(event.source, game),
        target=entity_name(event.target, game),
        amount=money(event.amount, game),
    )


# --- auction


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
    words = translate("events", "Nobody bids: {private} now costs {price}.")
    return words.format(private=long_name(event.private, game), price=money(event.price, game))


# --- certificates and prices


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


_MOVES: Final = {
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
    reason = _MOVES.get(event.reason)
    return f"{told} ({translate(CONTEXT, str(reason))})." if reason is not None else f"{told}."


# --- operating turns


@event_text.register
def _turn(event: events.TurnBegan, game: Game) -> str:
    words = translate("events", "{corporation} operates ({name})")
    return words.format(corporation=event.corporation, name=long_name(event.corporation, game))


@event_text.register
def _tile(event: events.TileLaid, game: Game) -> str:
    if event.cost:
        words = translate("events", "{corporation} lays tile {tile} towards {side} in {hex} for {cost}.")
    else:
        words = translate("events", "{corporation} lays tile {tile} towards {side} in {hex}.")
    home = game.hexes.get(event.hex)
    orientation = next((map_.orientation for map_ in game.title.maps if home is not None and map_.id == home.map), None)
    side = compass(event.rotation % 6, orientation or game.title.maps[0].orientation)
    return words.format(
        corporation=event.corporation,
        tile=event.tile,
        side=word("side", side),
        hex=hex_name(event.hex, game),
        cost=money(event.cost, game),
    )


@event_text.register
def _token(event: events.TokenPlaced, game: Game) -> str:
    if isinstance(event.place, Junction):
        words = translate("events", "{corporation} places a token on the junction {junction}.")
        return words.format(corporation=event.corporation, junction=junction_name(event.place, game))
    if event.home:
        words = translate("events", "{corporation} places its home token in {hex}.")
    else:
        words = translate("events", "{corporation} places a token in {hex}.")
    return words.format(corporation=event.corporation, hex=hex_name(event.place.hex, game))


@event_text.register
def _token_bought(event: events.TokenBought, game: Game) -> str:
    words = translate("events", "{corporation} takes over the token of {seller} in {hex} for {price}.")
    return words.format(
        corporation=event.corporation,
        seller=event.seller,
        hex=hex_name(event.place.hex, game),
        price=money(event.price, game),
    )


@event_text.register
def _port(event: events.PortMarked, game: Game) -> str:
    words = translate("events", "{corporation} puts its port marker in {hex}: {amount} more for its runs there.")
    return words.format(corporation=event.corporation, hex=hex_name(event.hex, game), amount=money(event.amount, game))


@event_text.register
def _run(event: events.TrainsRun, game: Game) -> str:
    if not event.trains:
        return translate("events", "The trains of {corporation} earn nothing.").format(corporation=event.corporation)
    if len(event.trains) == 1:
        words = translate("events", "{corporation} earns {revenue} with its train {train}: {way}.")
        return words.format(
            corporation=event.corporation,
            revenue=money(event.revenue, game),
            train=train_type(event.trains[0]),
            way=way_text(event.stops[0], game),
        )
    runs = "; ".join(
        train_text(train, revenue, stops, game)
        for train, revenue, stops in zip(event.trains, event.revenues, event.stops, strict=True)
    )
    words = translate("events", "{corporation} earns {revenue}: {runs}.")
    return words.format(corporation=event.corporation, revenue=money(event.revenue, game), runs=runs)


def train_text(train: TrainId, revenue: int, stops: tuple[HexId, ...], game: Game) -> str:
    """The run of one train: `6H L14 – K13 – H12 Catania, L. 130`."""
    words = translate("events", "{train} {way}, {revenue}")
    return words.format(train=train_type(train), way=way_text(stops, game), revenue=money(revenue, game))


def way_text(stops: tuple[HexId, ...], game: Game) -> str:
    """The stops of a route in order."""
    return " – ".join(hex_name(hex_id, game) for hex_id in stops)


@event_text.register
def _dividend(event: events.DividendPaid, game: Game) -> str:
    if event.choice == "withhold":
        words = translate("events", "{corporation} withholds its earnings of {revenue}.")
    elif event.choice == "half":
        words = translate("events", "{corporation} pays half of {revenue}: {share} for every 10 %.")
    else:
        words = translate("events", "{corporation} pays {revenue}: {share} for every 10 %.")
    return words.format(
        corporation=event.corporation, revenue=money(event.revenue, game), share=money(event.per_share, game)
    )


# --- trains and phases


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
    words = translate("events", "Phase {phase} begins: train limit {limit}, tiles {colors}.")
    colors = ", ".join(word("color", color.value) for color in begun.colors)
    return words.format(phase=event.phase, limit=begun.train_limit, colors=colors)


@event_text.register
def _struck(event: events.HexStruck, game: Game) -> str:
    if event.tokens:
        words = translate("events", "{hex} goes back to its printed state and loses the tokens of {tokens}.")
    else:
        words = translate("events", "{hex} goes back to its printed state.")
    return words.format(hex=hex_name(event.hex, game), tokens=", ".join(event.tokens))


# --- ends

_CLOSINGS: Final = {
    "price": QT_TRANSLATE_NOOP("events", "its price fell too low"),
    "bankruptcy": QT_TRANSLATE_NOOP("events", "its president is bankrupt"),
    "no_president": QT_TRANSLATE_NOOP("events", "nobody can be its president"),
    "no_token": QT_TRANSLATE_NOOP("events", "it has no token left on the map"),
}


@event_text.register
def _closed(event: events.CorporationClosed, game: Game) -> str:
    del game
    reason = _CLOSINGS.get(event.reason)
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
        words = translate("events", "Operating round {number}.{round} of {rounds}")
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


def names_text(amounts: list[tuple[EntityId, int]], game: Game) -> str:
    """Who receives how much: `Anna L. 16, IFT L. 20`."""
    return ", ".join(f"{entity_name(who, game)} {money(amount, game)}" for who, amount in amounts)
