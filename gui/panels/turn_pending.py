"""Choices that come before anything else: home, exchange of certificates, discard, loan; and the building private."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.actions import AnswerLoan, ChooseExchange, ChooseHome, DiscardTrain, UseTeleport
from engine.ids import CorporationId, EntityId, train_type
from engine.phases import train_limit
from gui.panels.turn_parts import Section, Turn
from gui.texts import hex_name

translate = QCoreApplication.translate


def home_section(turn: Turn) -> Section:
    """Where the home token goes; the board takes clicks too."""
    offers = [offer.action for offer in turn.offers if isinstance(offer.action, ChooseHome)]
    section = Section(turn, translate("turn", "Home of {corporation}").format(corporation=offers[0].actor))
    section.say(translate("turn", "Choose here, or click the city on the board."))
    for action in offers:
        section.choice(hex_name(action.place.hex, turn.game), action)
    return section


def exchange_section(turn: Turn) -> Section:
    """Which certificates come for the president's one (R-2.1.7)."""
    offers = [offer.action for offer in turn.offers if isinstance(offer.action, ChooseExchange)]
    corporation = offers[0].corporation
    section = Section(
        turn, translate("turn", "Exchange for the presidency of {corporation}").format(corporation=corporation)
    )
    for action in offers:
        words = (
            translate("turn", "Take the double last certificate (20 %)")
            if action.take == "last"
            else translate("turn", "Take two single certificates (10 % each)")
        )
        section.choice(words, action, default=action.take == "last")
        section.effects(action)
    return section


def discard_section(turn: Turn) -> Section:
    """Which train goes to the bank pool (R-3.7.2)."""
    offers = [offer.action for offer in turn.offers if isinstance(offer.action, DiscardTrain)]
    corporation = CorporationId(offers[0].actor)
    owner = turn.state.corporations[corporation]
    section = Section(turn, translate("turn", "{corporation} has too many trains").format(corporation=corporation))
    section.say(
        translate(
            "turn", "It owns {count}, the limit is {limit}. Discarded trains go to the bank pool without payment."
        ).format(count=len(owner.trains), limit=train_limit(turn.game, turn.state, corporation))
    )
    seen: set[str] = set()
    for action in offers:
        kind = train_type(action.train)
        if kind not in seen:
            seen.add(kind)
            section.choice(translate("turn", "Discard one {train}").format(train=kind), action)
    return section


def loan_section(turn: Turn) -> Section:
    """After a bankruptcy: a loan, leaving, or playing on (R-3.8.6)."""
    section = Section(turn, translate("turn", "After the bankruptcy"))
    amount, deduction = int(turn.game.switch("loan")), int(turn.game.switch("loan_deduction"))
    actor = next((offer.action.actor for offer in turn.offers), EntityId(""))
    for offer in turn.offers:
        action = offer.action
        if isinstance(action, AnswerLoan) and action.choice == "take":
            words = translate("turn", "Take a loan of {amount}: {deduction} less at the end")
            section.choice(words.format(amount=turn.money(amount), deduction=turn.money(deduction)), action)
        elif isinstance(action, AnswerLoan):
            section.choice(translate("turn", "Leave the game"), action)
    leave = AnswerLoan(actor, "leave")
    refusal = turn.controller.check(leave)
    if refusal is not None:
        section.greyed(translate("turn", "Leave the game"), refusal)
    return section


def teleport_section(turn: Turn) -> Section:
    """Whether to close the private that lets the corporation build without connection (R-3.3.6)."""
    action = next(offer.action for offer in turn.offers if isinstance(offer.action, UseTeleport))
    private = turn.game.privates[action.private]
    section = Section(turn, f"{private.id} · {private.name}")
    places = ", ".join(hex_name(place, turn.game) for place in private.teleports)
    section.say(
        translate(
            "turn", "Close it to build, then to place a token, in one of these without connection: {places}."
        ).format(places=places)
    )
    section.choice(translate("turn", "Close {private} and use it").format(private=private.id), action)
    return section
