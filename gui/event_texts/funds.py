"""Sentences for funds, regionals and governments."""

from __future__ import annotations

from typing import Final

from engine import events
from engine.events import BANK
from engine.game import Game
from engine.ids import train_type
from engine.state.board import Junction, Place
from gui.event_texts.base import event_text, translate
from gui.event_texts.papers import papers_text
from gui.places import junction_name
from gui.texts import entity_name, hex_name, long_name, money

KINDS: Final[tuple[type[events.Event], ...]] = (
    events.RailwayOpened, events.FundRun, events.HelpAsked, events.FundHelped, events.HelpDeclined,
    events.FundPaid, events.RegionalBid,
    events.RegionalSold, events.RegionalUnsold, events.TrainsRemoved, events.GovernmentFormed, events.CertificatesExchanged,
    events.CertificatesLost, events.RegionalAbsorbed, events.TokenRemoved, events.BonusEarned,
)  # fmt: skip
"""The events told here."""


@event_text.register
def _opened(event: events.RailwayOpened, game: Game) -> str:
    words = translate("events", "{corporation} ({name}) is open and operates from now on.")
    return words.format(corporation=event.corporation, name=long_name(event.corporation, game))


@event_text.register
def _fund_run(event: events.FundRun, game: Game) -> str:
    words = translate("events", "{player} runs {corporation} from now on.")
    return words.format(player=entity_name(event.player, game), corporation=event.corporation)


@event_text.register
def _helped(event: events.FundHelped, game: Game) -> str:
    words = translate("events", "{corporation} helps {railway} with {amount} for its token on the junction {junction}.")
    return words.format(
        corporation=event.corporation,
        railway=event.railway,
        amount=money(event.amount, game),
        junction=_place_name(event.place, game),
    )


def _place_name(place: Place, game: Game) -> str:
    """A junction by its two hexes, any other place by its one."""
    return junction_name(place, game) if isinstance(place, Junction) else hex_name(place.hex, game)


@event_text.register
def _asked(event: events.HelpAsked, game: Game) -> str:
    words = translate("events", "{railway} asks {corporation} for help with its token on the junction {junction}.")
    junction = _place_name(event.place, game)
    return words.format(railway=event.railway, corporation=event.corporation, junction=junction)


@event_text.register
def _declined(event: events.HelpDeclined, game: Game) -> str:
    del game
    words = translate("events", "{corporation} does not help {railway} with its token.")
    return words.format(corporation=event.corporation, railway=event.railway)


@event_text.register
def _fund_paid(event: events.FundPaid, game: Game) -> str:
    words = translate("events", "The bank refunds {corporation} and its certificates pay: {amount} in all.")
    return words.format(corporation=event.corporation, amount=money(event.revenue, game))


@event_text.register
def _regional_bid(event: events.RegionalBid, game: Game) -> str:
    words = translate("events", "{player} bids {price} for {private}.")
    return words.format(
        player=entity_name(event.player, game), price=money(event.price, game), private=long_name(event.regional, game)
    )


@event_text.register
def _regional_sold(event: events.RegionalSold, game: Game) -> str:
    words = translate("events", "{buyer} buys {private} for {price}.")
    return words.format(
        buyer=entity_name(event.player, game), private=long_name(event.regional, game), price=money(event.price, game)
    )


@event_text.register
def _regional_unsold(event: events.RegionalUnsold, game: Game) -> str:
    words = translate("events", "Nobody bids for {regional}: the auctions stop.")
    return words.format(regional=long_name(event.regional, game))


@event_text.register
def _trains_removed(event: events.TrainsRemoved, game: Game) -> str:
    del game
    words = translate("events", "Unsold trains leave the game: {trains}.")
    return words.format(trains=", ".join(train_type(train) for train in event.trains))


@event_text.register
def _government(event: events.GovernmentFormed, game: Game) -> str:
    if event.dormant:
        words = translate(
            "events", "{members} merge into {government} at {value}; nobody holds it, so it lies dormant."
        )
    else:
        words = translate("events", "{members} merge into {government} at {value}.")
    return words.format(
        members=translate("events", " and ").join(event.members),
        government=event.government,
        value=money(event.value, game),
    )


@event_text.register
def _exchanged(event: events.CertificatesExchanged, game: Game) -> str:
    if event.holder == BANK:
        words = translate("events", "The bank pool exchanges {old} % for {new} % of {government}.")
    elif not event.new:
        words = translate("events", "{holder} receives {paid} for {old} % of the merged railways.")
    elif event.paid:
        words = translate("events", "{holder} exchanges {old} % for {new} % of {government} and receives {paid}.")
    else:
        words = translate("events", "{holder} exchanges {old} % for {new} % of {government}.")
    return words.format(
        holder=entity_name(event.holder, game),
        old=10 * event.old,
        new=10 * event.new,
        government=event.government,
        paid=money(event.paid, game),
    )


@event_text.register
def _lost(event: events.CertificatesLost, game: Game) -> str:
    words = translate("events", "{player} loses {papers} of {corporation}, which never opened.")
    return words.format(
        player=entity_name(event.player, game), papers=papers_text(event.percent, ""), corporation=event.corporation
    )


@event_text.register
def _absorbed(event: events.RegionalAbsorbed, game: Game) -> str:
    words = translate("events", "{government} takes over {regional} and pays {paid} to {player}.")
    return words.format(
        government=event.government,
        regional=long_name(event.regional, game),
        paid=money(event.paid, game),
        player=entity_name(event.player, game),
    )


@event_text.register
def _token_removed(event: events.TokenRemoved, game: Game) -> str:
    words = translate("events", "The token of {corporation} leaves the junction {junction}.")
    if event.double:
        words = translate("events", "Two tokens of {corporation} on the junction {junction} become one.")
    return words.format(corporation=event.corporation, junction=_place_name(event.place, game))


@event_text.register
def _bonus(event: events.BonusEarned, game: Game) -> str:
    words = translate("events", "{corporation} earns {amount} on top for the destinations it has joined.")
    return words.format(corporation=event.corporation, amount=money(event.amount, game))
