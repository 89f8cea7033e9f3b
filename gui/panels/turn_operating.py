"""Choices of an operating turn beside running and trains: track, token, dividend, finance, privates, port marker."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from engine.actions import (
    Action,
    BuyCertificate,
    BuyPrivate,
    LayTile,
    PayDividend,
    PlacePortMarker,
    PlaceToken,
    SellCertificates,
)
from engine.ids import EntityId
from engine.market import price
from engine.state.turn import OperatingTurn
from gui.panels.private_words import power_words
from gui.panels.turn_lays import LayList
from gui.panels.turn_parts import Section, Turn
from gui.panels.turn_stock import sale_words
from gui.places import place_name
from gui.texts import entity_name, hex_name
from gui.wrapping import on_button

translate = QCoreApplication.translate


def track_section(turn: Turn) -> Section:
    """Lay or upgrade a tile: by the board and the tray, or by this list."""
    section = Section(turn, translate("turn", "Track"))
    lays = [offer.action for offer in turn.offers if isinstance(offer.action, LayTile)]
    if lays:
        section.say(translate("turn", "Drag a tile from the tray or click a lit hex. Or choose here:"))
        section.column.addWidget(LayList(turn, lays))
    else:
        section.say(translate("turn", "There is nothing you could lay and pay for."))
    return section


def token_section(turn: Turn) -> Section:
    """Place a token: by the board, or by this list."""
    section = Section(turn, translate("turn", "Token"))
    section.say(translate("turn", "Click a lit place on the board. Or choose here:"))
    for offer in turn.offers:
        if isinstance(offer.action, PlaceToken):
            section.choice(hex_name(offer.action.place.hex, turn.game), offer.action)
    return section


def dividend_section(turn: Turn) -> Section:
    """Pay or keep the run, with what each does to the price."""
    state = turn.state.turn
    assert isinstance(state, OperatingTurn)
    section = Section(turn, translate("turn", "The trains earned {revenue}").format(revenue=turn.money(state.revenue)))
    for offer in turn.offers:
        action = offer.action
        if isinstance(action, PayDividend) and action.choice == "pay":
            words = translate("turn", "&Pay {amount} per share").format(amount=turn.money(state.revenue // 10))
            section.choice(words, action, default=True)
            section.effects(action)
        elif isinstance(action, PayDividend) and action.choice == "half":
            section.choice(translate("turn", "Pay hal&f"), action)
            section.effects(action)
        elif isinstance(action, PayDividend):
            words = translate("turn", "&Keep {amount}").format(amount=turn.money(state.revenue))
            section.choice(words, action)
            section.effects(action)
    return section


def finance_section(turn: Turn) -> Section:
    """Sell treasury certificates to the pool or redeem one (R-3.11)."""
    section = Section(turn, translate("turn", "Certificates of the corporation"))
    for offer in turn.offers:
        action = offer.action
        if isinstance(action, SellCertificates):
            section.choice(translate("turn", "Sell {what}").format(what=sale_words(turn, action)), action)
        elif isinstance(action, BuyCertificate):
            sheet = turn.game.title.corporation[action.corporation].certificates
            percent = sheet[action.certificate].percent
            cost = price(turn.game, turn.state, action.corporation) * percent // 10
            words = translate("turn", "Redeem {percent} % for {price}")
            section.choice(words.format(percent=percent, price=turn.money(cost)), action)
    return section


def privates_section(turn: Turn) -> Section | None:
    """Buy privates from players, at any moment of the turn (R-3.12.1)."""
    offers = [offer for offer in turn.offers if isinstance(offer.action, BuyPrivate) and offer.vary is not None]
    if not offers:
        return None
    section = Section(turn, translate("turn", "Buy a private"))
    section.say(translate("turn", "The owner must agree to the price."))
    for offer in offers:
        action = offer.action
        assert isinstance(action, BuyPrivate)
        assert offer.vary is not None
        owner = turn.state.privates[action.private].owner or EntityId("")
        words = translate("turn", "Buy {private} from {owner}").format(
            private=action.private, owner=on_button(entity_name(owner, turn.game))
        )
        section.amount(words, offer.vary.low, offer.vary.high, _buyer(action), value=offer.vary.high)
        for power in power_words(turn.game.privates[action.private], turn.game):
            section.note(power)
    return section


def port_section(turn: Turn) -> Section | None:
    """Place the port marker, at any moment of the turn (R-3.5.6)."""
    offers = [offer.action for offer in turn.offers if isinstance(offer.action, PlacePortMarker)]
    if not offers:
        return None
    private = turn.game.privates[offers[0].private]
    section = Section(turn, translate("turn", "Port marker of {private}").format(private=private.id))
    words = translate(
        "turn", "Every train of the corporation that reaches the port earns {amount} more; {private} closes."
    )
    section.say(words.format(amount=turn.money(private.port_bonus), private=private.id))
    for action in offers:
        section.choice(place_name(action.hex, turn.game), action)
    return section


def _buyer(action: BuyPrivate) -> Callable[[int], Action]:
    return lambda amount: BuyPrivate(action.actor, action.private, amount)
