"""Choices of the opening auction: buy the first private, bid on others, raise or drop out, fix the start price."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from engine.actions import Action, BidPrivate, SetStartPrice
from engine.ids import CorporationId, EntityId, PrivateId
from engine.state.turn import AuctionTurn, Bid
from gui.panels.private_words import power_words
from gui.panels.turn_parts import Section, Turn
from gui.texts import entity_name

translate = QCoreApplication.translate


def auction_sections(turn: Turn) -> Sequence[Section]:
    """One section for each private, in the order of price."""
    return [PrivateSection(turn, private) for private in _unsold(turn)]


class PrivateSection(Section):
    """An unsold private: price, income, bids on it, and what may be done about it."""

    def __init__(self, turn: Turn, private: PrivateId) -> None:
        company = turn.game.privates[private]
        super().__init__(turn, f"{private} · {company.name}")
        bids = _bids(turn, private)
        facts = translate("turn", "Face value {price}, income {income}").format(
            price=turn.money(company.price), income=turn.money(company.revenue)
        )
        # In one paragraph, so that five privates are seen at once.
        self.say(". ".join((facts, *power_words(company, turn.game))), 0.9)
        if bids:
            shown = ", ".join(
                f"{entity_name(bid.player, turn.game)} {turn.money(bid.price)}"
                for bid in sorted(bids, key=lambda bid: -bid.price)
            )
            self.say(translate("turn", "Bids: {bids}").format(bids=shown))
        self._choices(private)

    def _choices(self, private: PrivateId) -> None:
        turn = self.turn
        for offer in turn.offers:
            action = offer.action
            if not isinstance(action, BidPrivate) or action.private != private:
                continue
            if offer.vary is None:
                words = translate("turn", "&Buy for {price}").format(price=turn.money(action.price))
                self.choice(words, action, default=True)
            else:
                words = translate("turn", "Raise to this") if turn.step == "contest" else translate("turn", "Bid this")
                name = translate("turn", "Bid on {private}").format(private=private)
                self.amount(words, offer.vary.low, offer.vary.high, _bidder(action), name=name)
            return
        actor = turn.controller.actor()
        refusal = turn.controller.check(BidPrivate(actor or EntityId(""), private, _least(turn, private)))
        if refusal is not None:
            self.greyed(translate("turn", "Bid on {private}").format(private=private), refusal)


def start_price_section(turn: Turn) -> Section:
    """The start price of the corporation that came with a private (R-1.13)."""
    offers = [offer.action for offer in turn.offers if isinstance(offer.action, SetStartPrice)]
    corporation = offers[0].corporation
    words = translate("turn", "Start price of {corporation}").format(corporation=_full(turn, corporation))
    section = Section(turn, words)
    section.say(translate("turn", "The bank pays for the president's certificate."))
    for action in offers:
        price = turn.game.title.market.rows[action.row][action.column].price
        section.choice(turn.money(price), action)
        section.effects(action)
    return section


def _full(turn: Turn, corporation: CorporationId) -> str:
    return f"{corporation} ({turn.game.title.corporation[corporation].name})"


def _bidder(action: BidPrivate) -> Callable[[int], Action]:
    return lambda price: BidPrivate(action.actor, action.private, price)


def _unsold(turn: Turn) -> tuple[PrivateId, ...]:
    return tuple(
        private
        for private in turn.game.privates
        if turn.state.privates[private].owner is None and not turn.state.privates[private].closed
    )


def _bids(turn: Turn, private: PrivateId) -> tuple[Bid, ...]:
    state = turn.state.turn
    return state.bids.get(private, ()) if isinstance(state, AuctionTurn) else ()


def _least(turn: Turn, private: PrivateId) -> int:
    """A bid that is high enough, to ask why there can be none."""
    step = int(turn.game.switch("bid_step"))
    return step + max([turn.game.privates[private].price, *(bid.price for bid in _bids(turn, private))])
