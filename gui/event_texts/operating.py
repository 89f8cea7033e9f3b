"""Sentences for operating turns: tiles, tokens, runs, earnings."""

from __future__ import annotations

from engine import events
from engine.coords import compass
from engine.game import Game
from engine.ids import HexId, TrainId, train_type
from engine.state.board import Junction
from gui.event_texts.base import event_text, translate
from gui.places import junction_name
from gui.texts import hex_name, long_name, money
from gui.words import word


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
