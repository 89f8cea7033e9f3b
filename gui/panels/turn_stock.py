"""Choices of a stock round: buy and sell by corporation, start the next one, stop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QPushButton

from engine.actions import Action, BuyCertificate, Pass, SellCertificates, SetStartPrice
from engine.certificates import held, holding_kinds, percent
from engine.errors import Refusal
from engine.ids import POOL, TREASURY, CorporationId, EntityId, HolderId, PlayerId
from engine.market import operating_order, price, start_cells
from engine.state.turn import StockTurn
from gui.panels.holding_words import holding_letters, holding_parts
from gui.panels.turn_parts import ChoiceButton, GreyedChoice, Section, Turn
from gui.panels.turn_passing import passing_sections
from gui.places import home_words

translate = QCoreApplication.translate


def stock_sections(turn: Turn) -> Sequence[Section]:
    """The corporations in operating order, then the one that may be started, and the end of the turn."""
    state = turn.state.turn
    assert isinstance(state, StockTurn)
    sections: list[Section] = []
    if state.started is not None and state.bought:
        sections.append(TradeSection(turn, state.started, sales=False))
    else:
        sections += [TradeSection(turn, corporation) for corporation in operating_order(turn.game, turn.state)]
        if not state.bought and turn.state.sequence:
            sections.insert(0, StartSection(turn))
    if turn.game.title.railways is not None:
        from gui.panels.turn_fund import fund_section

        fund = fund_section(turn)
        sections += [] if fund is None else [fund]
    return (*sections, *passing_sections(turn), end_section(turn, acted=state.acted))


class TradeSection(Section):
    """What can be bought and sold of one corporation: a line of facts, then purchases, then sales."""

    def __init__(self, turn: Turn, corporation: CorporationId, *, sales: bool = True) -> None:
        heading = (
            corporation
            if sales
            else translate("turn", "Add certificates of {corporation}").format(corporation=corporation)
        )
        super().__init__(turn, f"{heading} · {_held(turn, corporation)}")
        self._corporation = corporation
        add_holding(self, corporation)
        purchases = self._purchases()
        if purchases:
            self.row(*purchases)
        if sales:
            add_sales(self, corporation)

    def _purchases(self) -> list[QPushButton]:
        turn, corporation = self.turn, self._corporation
        sheet = turn.game.title.corporation[corporation].certificates
        offered = {
            (_place(turn, offer.action), sheet[offer.action.certificate].last): offer.action
            for offer in turn.offers
            if isinstance(offer.action, BuyCertificate) and offer.action.corporation == corporation
        }
        buttons: list[QPushButton] = []
        for place, words in (
            (TREASURY, translate("turn", "Buy {percent} %: {price}")),
            (POOL, translate("turn", "Pool {percent} %: {price}")),
        ):
            holding = holding_kinds(turn.game, turn.state, corporation, place)
            papers = holding.plain or holding.last
            if not papers:
                continue
            worth = sheet[papers[0]].percent
            share = share_cost(turn, corporation, place)
            text = words.format(percent=worth, price=turn.money(share * worth // 10))
            action = offered.get((place, not holding.plain))
            if action is not None:
                buttons.append(ChoiceButton(turn, text, action))
                continue
            actor = turn.controller.actor() or EntityId("")
            refusal = turn.controller.check(BuyCertificate(actor, corporation, min(papers)))
            if refusal is not None:
                buttons.append(GreyedChoice(turn, text, refusal))
        return buttons


class StartSection(Section):
    """The next corporation of the sequence, or any of those that may be started, with its start prices (R-2.3, A-AZ-0)."""

    def __init__(self, turn: Turn) -> None:
        offers = [offer.action for offer in turn.offers if isinstance(offer.action, SetStartPrice)]
        free = turn.game.title.railways is not None
        self.corporations = tuple(dict.fromkeys(action.corporation for action in offers)) or turn.state.sequence[:1]
        first = self.corporations[0]
        several = free and len(self.corporations) > 1
        named = "" if several else f"{first} · {turn.game.title.corporation[first].name}"
        super().__init__(turn, translate("turn", "Start {corporation}").format(corporation=named).strip())
        self.which = QComboBox()
        self.which.setAccessibleName(translate("turn", "Which corporation"))
        for corporation in self.corporations:
            self.which.addItem(f"{corporation} · {turn.game.title.corporation[corporation].name}", corporation)
        if several:
            self.column.addWidget(self.which)
        else:
            fee = turn.game.title.corporation[first].token_fee
            words = translate("turn", "20 % at twice the start price; its tokens cost {fee}.")
            costs = words.format(fee=turn.money(fee)) if fee else translate("turn", "20 % at twice the start price.")
            home = home_words(turn.game, first)
            self.say(f"{costs} {home}." if home else costs)
        self._prices(offers)

    def _prices(self, offers: list[SetStartPrice]) -> None:
        turn = self.turn
        actor = turn.controller.actor() or EntityId("")
        buttons: list[QPushButton] = []
        for row, column in start_cells(turn.game, turn.state):
            action = SetStartPrice(actor, self.corporations[0], row, column)
            refusal = None if action in offers else turn.controller.check(action)
            text = turn.money(turn.game.title.market.rows[row][column].price)
            if refusal is None:
                buttons.append(ChoiceButton(turn, text, partial(self._start, row, column)))
            else:
                buttons.append(GreyedChoice(turn, text, refusal))
        self.row(*buttons)

    def _start(self, row: int, column: int) -> Action:
        actor = self.turn.controller.actor() or EntityId("")
        return SetStartPrice(actor, CorporationId(self.which.currentData()), row, column)


class SaleSection(Section):
    """All sales a president may make for a train, by corporation (R-3.8.4)."""

    def __init__(self, turn: Turn, heading: str) -> None:
        super().__init__(turn, heading)
        for corporation in operating_order(turn.game, turn.state):
            player = turn.controller.player()
            if player is not None and percent(turn.game, turn.state, corporation, player):
                self.say(f"{corporation} · {_held(turn, corporation)}", bold=True)
                add_holding(self, corporation)
                add_sales(self, corporation)


def add_sales(section: Section, corporation: CorporationId) -> None:
    """Add the sales of a corporation that are on offer, or why none is although the player holds some."""
    turn = section.turn
    sales = [
        offer.action
        for offer in turn.offers
        if isinstance(offer.action, SellCertificates) and offer.action.corporation == corporation
    ]
    buttons: list[QPushButton] = [
        ChoiceButton(turn, translate("turn", "Sell {what}").format(what=sale_words(turn, action)), action)
        for action in sales
    ]
    if not buttons:
        player = turn.controller.player()
        papers = held(turn.state, corporation, player) if player is not None else ()
        reason = _why_no_sale(turn, player, corporation, papers) if player is not None and papers else None
        if reason is not None:
            buttons = [GreyedChoice(turn, translate("turn", "Sell"), reason)]
    if buttons:
        section.row(*buttons)


def add_holding(section: Section, corporation: CorporationId) -> None:
    """Which certificates the player holds, where the percent alone does not tell (R-2.1.7: the 20 % ones matter)."""
    turn = section.turn
    who = turn.controller.player()
    if who is None:
        return
    parts = holding_parts(turn.game, turn.state, corporation, who)
    if len(parts) > 1 or holding_letters(turn.game, turn.state, corporation, who):
        section.say(", ".join(parts), 0.9)


def share_cost(turn: Turn, corporation: CorporationId, place: HolderId) -> int:
    """What 10 % cost where they lie (R-2.1, A-AZ-0)."""
    if turn.game.title.railways is not None:
        from engine.pa20.papers import share_price

        return share_price(turn.game, turn.state, corporation, place)
    return price(turn.game, turn.state, corporation)


def share_gain(turn: Turn, action: SellCertificates) -> int:
    """What 10 % bring in a sale (R-2.1.3, A-AZ-7)."""
    if turn.game.title.railways is not None:
        from engine.pa20.values import sale_value

        return sale_value(turn.game, turn.state, action.actor, action.corporation)
    return price(turn.game, turn.state, action.corporation)


def end_section(turn: Turn, *, acted: bool) -> Section:
    """The end of the turn, or why it cannot end yet."""
    section = Section(turn, pinned=True)
    words = translate("turn", "&End the turn") if acted else translate("turn", "&Pass")
    action = next((offer.action for offer in turn.offers if isinstance(offer.action, Pass)), None)
    if action is not None:
        section.choice(words, action, default=True)
        return section
    refusal = turn.controller.check(Pass(turn.controller.actor() or EntityId("")))
    if refusal is not None:
        section.greyed(words, refusal)
    return section


def sale_words(turn: Turn, action: SellCertificates) -> str:
    """`20 %: L. 200`, with which papers where that is not plain."""
    words = translate("turn", "{percent} %: {price}").format(
        percent=action.percent, price=turn.money(share_gain(turn, action) * action.percent // 10)
    )
    sheet = turn.game.title.corporation[action.corporation].certificates
    kinds = []
    if any(sheet[index].president for index in action.certificates):
        kinds.append(translate("turn", "president's"))
    if any(sheet[index].last for index in action.certificates):
        kinds.append(translate("turn", "last"))
    return f"{words} ({', '.join(kinds)})" if kinds else words


def _why_no_sale(turn: Turn, player: PlayerId, corporation: CorporationId, papers: tuple[int, ...]) -> Refusal | None:
    """Why not even the smallest sale is possible."""
    sheet = turn.game.title.corporation[corporation].certificates
    smallest = min(papers, key=lambda index: (sheet[index].president, sheet[index].percent))
    action = SellCertificates(EntityId(player), corporation, (smallest,), sheet[smallest].percent)
    return turn.controller.check(action)


def _held(turn: Turn, corporation: CorporationId) -> str:
    """The price and what the player holds, as one line."""
    who = turn.controller.player()
    own = percent(turn.game, turn.state, corporation, who) if who is not None else 0
    share = turn.money(price(turn.game, turn.state, corporation))
    if not own:
        return share
    words = translate("turn", "{price}, yours {percent} %")
    if who is not None and turn.state.corporations[corporation].president == who:
        words = translate("turn", "{price}, yours {percent} %, president")
    return words.replace(" %", "\N{NO-BREAK SPACE}%").format(price=share, percent=own)


def _place(turn: Turn, action: BuyCertificate) -> HolderId:
    return turn.state.corporations[action.corporation].certificates[action.certificate]
