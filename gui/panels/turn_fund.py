"""Certificates of the fund that helps with tokens: they have no marker on the market and one price (P-SFM-1)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.actions import BuyCertificate
from engine.ids import TREASURY, EntityId
from engine.pa20.definitions import fund_of
from engine.pa20.fund import is_on_sale
from engine.state.turn import StockTurn
from gui.panels.turn_parts import Section, Turn
from gui.texts import entity_name, long_name

translate = QCoreApplication.translate


def fund_section(turn: Turn) -> Section | None:
    """What the fund has, who runs it and a certificate to buy, or why not; None before it begins and after the purchase."""
    state = turn.state.turn
    if not is_on_sale(turn.game, turn.state) or (isinstance(state, StockTurn) and state.bought):
        return None
    fund = fund_of(turn.game)
    company = turn.state.corporations[fund.id]
    left = [index for index, holder in enumerate(company.certificates) if holder == TREASURY]
    section = Section(turn, f"{fund.id} · {long_name(fund.id, turn.game)}")
    words = translate("turn", "Treasury {cash}; certificates on offer: {left} of {count}; nobody runs it.")
    if company.president is not None:
        words = translate("turn", "Treasury {cash}; certificates on offer: {left} of {count}; {player} runs it.")
    section.say(
        words.format(
            cash=turn.money(company.cash),
            left=len(left),
            count=len(company.certificates),
            player=entity_name(company.president or "", turn.game),
        ),
        0.9,
    )
    if not left:
        return section
    percent = turn.game.title.corporation[fund.id].certificates[left[0]].percent
    text = translate("turn", "Buy {percent} %: {price}").format(percent=percent, price=turn.money(fund.price))
    action = BuyCertificate(turn.controller.actor() or EntityId(""), fund.id, left[0])
    refusal = turn.controller.check(action)
    if refusal is None:
        section.choice(text, action)
        section.effects(action)
    else:
        section.greyed(text, refusal)
    return section
