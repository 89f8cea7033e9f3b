"""Choices of the variants: tokens bought from others, E-tokens, bonds, debts of a treasury."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from engine.actions import Action, DeclareBankruptcy
from engine.actions.variants import BuyElectricToken, BuyToken, CoverDebt, IssueBond, RepayBond
from engine.steps.turns import current
from gui.panels.turn_parts import Section, Turn
from gui.panels.turn_trains import closure_words
from gui.texts import entity_name, hex_name
from gui.wrapping import on_button

translate = QCoreApplication.translate


def buy_token_section(turn: Turn) -> Section:
    """Take over a token of another corporation at an agreed price (V-3)."""
    section = Section(turn, translate("turn", "Buy a token"))
    section.say(translate("turn", "The other corporation's president must agree to the price."))
    none = True
    for offer in turn.offers:
        action = offer.action
        if not isinstance(action, BuyToken) or offer.vary is None:
            continue
        none = False
        owner = next(
            (t.corporation for t in turn.state.board.tokens_in(action.place.hex) if t.place == action.place), None
        )
        president = None if owner is None else turn.state.corporations[owner].president
        words = translate("turn", "{corporation}'s in {hex} ({president})").format(
            corporation=owner or "",
            hex=on_button(hex_name(action.place.hex, turn.game)),
            president=on_button(entity_name(president or "", turn.game)),
        )
        section.amount(words, offer.vary.low, offer.vary.high, _token_buyer(action))
    if none:
        section.say(translate("turn", "There is no token that could be bought."))
    return section


def e_token_section(turn: Turn) -> Section:
    """The right to electric trains (V-5)."""
    section = Section(turn, translate("turn", "E-token"))
    section.say(translate("turn", "Only a corporation with an E-token may own electric trains."))
    for offer in turn.offers:
        if isinstance(offer.action, BuyElectricToken):
            section.choice(translate("turn", "&Buy the E-token"), offer.action)
            section.effects(offer.action)
    return section


def bond_section(turn: Turn) -> Section:
    """Issue a bond or repay it (V-4)."""
    section = Section(turn, translate("turn", "Bond"))
    for offer in turn.offers:
        action = offer.action
        if isinstance(action, IssueBond):
            section.choice(translate("turn", "&Issue a bond"), action)
            section.effects(action)
        elif isinstance(action, RepayBond):
            section.choice(translate("turn", "&Repay the bond"), action)
            section.effects(action)
    return section


def debt_section(turn: Turn) -> Section:
    """The president covers what the treasury lacks after the interest (V-4), or is bankrupt over it."""
    section = Section(turn, translate("turn", "Debt of the corporation"))
    _, corporation, owner = current(turn.state)
    words = translate("turn", "{corporation} owes {amount}; its president must pay.")
    section.say(words.format(corporation=corporation, amount=turn.money(max(0, -owner.cash))))
    for offer in turn.offers:
        if isinstance(offer.action, CoverDebt):
            section.choice(translate("turn", "&Pay the debt"), offer.action, default=True)
            section.effects(offer.action)
        elif isinstance(offer.action, DeclareBankruptcy):
            section.choice(closure_words(corporation), offer.action)
            section.effects(offer.action)
    return section


def _token_buyer(action: BuyToken) -> Callable[[int], Action]:
    return lambda amount: BuyToken(action.actor, action.place, amount)
