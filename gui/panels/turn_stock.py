"""Choices of a stock round: sell, buy, start a corporation, stop."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton

from engine.actions import BuyCertificate, Pass, SellCertificates, SetStartPrice
from engine.certificates import held, holding_kinds, percent
from engine.errors import Refusal
from engine.ids import POOL, TREASURY, CorporationId, EntityId, HolderId, PlayerId
from engine.market import price, start_cells
from engine.state.turn import StockTurn
from gui.panels.turn_parts import ChoiceButton, Section, Turn, greyed

translate = QCoreApplication.translate


def stock_sections(turn: Turn) -> Sequence[Section]:
    """What may be bought, started and sold, and the end of the turn."""
    sections: list[Section] = []
    if any(isinstance(offer.action, BuyCertificate) for offer in turn.offers) or _may_buy(turn):
        sections.append(PurchaseSection(turn))
    if _may_start(turn):
        sections.append(StartSection(turn))
    sale = SaleSection(turn)
    if sale.lines:
        sections.append(sale)
    return (*sections, EndSection(turn))


class PurchaseSection(Section):
    """Certificates in treasuries and pool, one line for each corporation."""

    def __init__(self, turn: Turn) -> None:
        state = turn.state.turn
        started = state.started if isinstance(state, StockTurn) and state.bought else None
        heading = (
            translate("turn", "Buy")
            if started is None
            else translate("turn", "Add certificates of {corporation}").format(corporation=started)
        )
        super().__init__(turn, heading)
        offered = {
            (offer.action.corporation, _place(turn, offer.action), _is_last(turn, offer.action)): offer.action
            for offer in turn.offers
            if isinstance(offer.action, BuyCertificate)
        }
        for corporation in turn.game.order:
            if turn.state.corporations[corporation].started and started in (None, corporation):
                self._line(corporation, offered)

    def _line(
        self, corporation: CorporationId, offered: dict[tuple[CorporationId, HolderId, bool], BuyCertificate]
    ) -> None:
        turn = self.turn
        share = price(turn.game, turn.state, corporation)
        buttons: list[QPushButton] = []
        for place, where in ((TREASURY, translate("turn", "treasury")), (POOL, translate("turn", "pool"))):
            holding = holding_kinds(turn.game, turn.state, corporation, place)
            papers = holding.plain or holding.last
            if not papers:
                continue
            worth = turn.game.title.corporation[corporation].certificates[papers[0]].percent
            words = translate("turn", "{percent} % {where} {price}").format(
                percent=worth, where=where, price=turn.money(share * worth // 10)
            )
            action = offered.get((corporation, place, not holding.plain))
            if action is not None:
                buttons.append(ChoiceButton(turn, words, action))
                continue
            actor = turn.controller.actor() or EntityId("")
            refusal = turn.controller.check(BuyCertificate(actor, corporation, min(papers)))
            if refusal is not None:
                buttons.append(greyed(words, refusal, turn.game))
        if buttons:
            self.say(f"<b>{corporation}</b> · {_held(turn, corporation)}")
            self.row(*buttons)


class StartSection(Section):
    """The next corporation of the sequence with its start prices (R-2.3)."""

    def __init__(self, turn: Turn) -> None:
        corporation = turn.state.sequence[0] if turn.state.sequence else CorporationId("")
        offers = [offer.action for offer in turn.offers if isinstance(offer.action, SetStartPrice)]
        if offers:
            corporation = offers[0].corporation
        sheet = turn.game.title.corporation[corporation]
        super().__init__(
            turn, translate("turn", "Start {corporation}").format(corporation=f"{corporation} · {sheet.name}")
        )
        self.say(
            translate("turn", "20 % at twice the start price; its tokens cost {fee}.").format(
                fee=turn.money(sheet.token_fee)
            )
        )
        actor = turn.controller.actor() or EntityId("")
        buttons: list[QPushButton] = []
        for row, column in start_cells(turn.game, turn.state):
            cell = turn.game.title.market.rows[row][column].price
            action = SetStartPrice(actor, corporation, row, column)
            words = translate("turn", "at {price}").format(price=turn.money(cell))
            refusal = None if action in offers else turn.controller.check(action)
            button = ChoiceButton(turn, words, action) if refusal is None else greyed(words, refusal, turn.game)
            buttons.append(button)
        self.row(*buttons)


class SaleSection(Section):
    """Sales, one line for each corporation of which the player holds something. `lines` counts them."""

    def __init__(self, turn: Turn, heading: str | None = None) -> None:
        super().__init__(turn, translate("turn", "Sell") if heading is None else heading)
        self.lines = 0
        sales = [offer.action for offer in turn.offers if isinstance(offer.action, SellCertificates)]
        for corporation in turn.game.order:
            mine = [action for action in sales if action.corporation == corporation]
            self._line(corporation, mine)

    def _line(self, corporation: CorporationId, sales: list[SellCertificates]) -> None:
        turn = self.turn
        player = PlayerId(sales[0].actor if sales else turn.controller.actor() or "")
        papers = held(turn.state, corporation, player) if player in turn.state.players else ()
        if not papers and not sales:
            return
        self.lines += 1
        self.say(f"<b>{corporation}</b> · {_held(turn, corporation, player)}")
        if sales:
            buttons = [ChoiceButton(turn, sale_words(turn, action), action) for action in sales]
            for at in range(0, len(buttons), 2):
                self.row(*buttons[at : at + 2])
            return
        reason = _why_no_sale(turn, player, corporation, papers)
        if reason is not None:
            self.greyed(translate("turn", "Sell {corporation}").format(corporation=corporation), reason)


class EndSection(Section):
    """The end of the turn, or why it cannot end yet."""

    def __init__(self, turn: Turn) -> None:
        super().__init__(turn)
        state = turn.state.turn
        acted = isinstance(state, StockTurn) and state.acted
        words = translate("turn", "&End the turn") if acted else translate("turn", "&Pass")
        action = next((offer.action for offer in turn.offers if isinstance(offer.action, Pass)), None)
        if action is not None:
            self.choice(words, action, default=True)
            return
        refusal = turn.controller.check(Pass(turn.controller.actor() or EntityId("")))
        if refusal is not None:
            self.greyed(words, refusal)


def sale_words(turn: Turn, action: SellCertificates) -> str:
    """`20 % for L. 200`, with which papers where that is not plain."""
    share = price(turn.game, turn.state, action.corporation)
    words = translate("turn", "{percent} % for {price}").format(
        percent=action.percent, price=turn.money(share * action.percent // 10)
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


def _held(turn: Turn, corporation: CorporationId, player: PlayerId | None = None) -> str:
    """What the player holds and the price, as one line."""
    who = player or turn.controller.player()
    own = percent(turn.game, turn.state, corporation, who) if who is not None else 0
    share = turn.money(price(turn.game, turn.state, corporation))
    words = translate("turn", "{price} a share, you hold {percent} %")
    if who is not None and turn.state.corporations[corporation].president == who:
        words = translate("turn", "{price} a share, you hold {percent} % and preside")
    return words.format(price=share, percent=own)


def _place(turn: Turn, action: BuyCertificate) -> HolderId:
    return turn.state.corporations[action.corporation].certificates[action.certificate]


def _is_last(turn: Turn, action: BuyCertificate) -> bool:
    return turn.game.title.corporation[action.corporation].certificates[action.certificate].last


def _may_buy(turn: Turn) -> bool:
    state = turn.state.turn
    return isinstance(state, StockTurn) and not state.bought and bool(turn.state.market)


def _may_start(turn: Turn) -> bool:
    state = turn.state.turn
    return isinstance(state, StockTurn) and not state.bought and bool(turn.state.sequence)
