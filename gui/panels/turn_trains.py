"""Buying trains: from the bank, from the pool, from others; what a purchase brings about; and when the money is missing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from engine.actions import Action, BuyTrain, DeclareBankruptcy, Pass, SellCertificates
from engine.depot import available, price
from engine.ids import CorporationId, EntityId, TrainId, train_type
from engine.phases import train_limit
from engine.steps.turns import current
from engine.titles import rules_of
from gui.panels.turn_parts import Section, Turn
from gui.panels.turn_stock import SaleSection
from gui.texts import entity_name
from gui.wrapping import on_button

translate = QCoreApplication.translate


def trains_sections(turn: Turn) -> Sequence[Section]:
    """Trains on sale, then the sales and the bankruptcy where money for a train is missing."""
    sections: list[Section] = [TrainsSection(turn)]
    missing = rules_of(turn.game).duty.shortfall(turn.game, turn.state)
    if missing:
        sections.append(_need_section(turn, missing))
        if any(isinstance(offer.action, SellCertificates) for offer in turn.offers):
            sections.append(SaleSection(turn, translate("turn", "The president sells")))
        sections.append(_bankruptcy_section(turn))
    return sections


class TrainsSection(Section):
    """Trains of the bank with what their purchase brings about, trains of others with an amount, and the pass."""

    def __init__(self, turn: Turn) -> None:
        super().__init__(turn, translate("turn", "Buy trains"))
        self._must = not any(isinstance(offer.action, Pass) for offer in turn.offers)
        _, corporation, buyer = current(turn.state)
        words = translate("turn", "Trains of {corporation}: {count} of {limit}; treasury {cash}")
        self.say(
            words.format(
                corporation=corporation,
                count=len(buyer.trains),
                limit=train_limit(turn.game, turn.state, corporation),
                cash=turn.money(buyer.cash),
            )
        )
        if self._must:
            self.say(translate("turn", "It has a route and no train, so it must buy one."))
        self._bank()
        self._others()

    def _bank(self) -> None:
        turn = self.turn
        _, corporation, buyer = current(turn.state)
        seen: set[str] = set()
        for train in available(turn.game, turn.state, corporation):
            kind = train_type(train)
            if kind in seen:
                continue
            seen.add(kind)
            action = BuyTrain(EntityId(corporation), train, price(turn.game, train))
            words = self._words(train, action.price)
            refusal = turn.controller.check(action)
            if refusal is not None:
                self.greyed(words, refusal)
                continue
            self.choice(words, action, default=self._must)
            if action.price > buyer.cash and buyer.president is not None:
                help_words = translate("turn", "{president} adds {amount}")
                self.note(
                    help_words.format(
                        president=entity_name(buyer.president, turn.game), amount=turn.money(action.price - buyer.cash)
                    )
                )
            self.effects(action, grave_only=True)

    def _words(self, train: TrainId, cost: int) -> str:
        turn = self.turn
        kind = train_type(train)
        if train in turn.state.discarded:
            words = translate("turn", "{train} from the pool for {price}")
            return words.format(train=kind, price=turn.money(cost))
        left = sum(train_type(piece) == kind for piece in turn.state.depot)
        last, more = (
            translate("turn", "{train} for {price} (the last one)"),
            translate("turn", "{train} for {price} ({left} left)"),
        )
        return (last if left == 1 else more).format(train=kind, price=turn.money(cost), left=left)

    def _others(self) -> None:
        turn = self.turn
        seen: set[tuple[str, str]] = set()
        for offer in turn.offers:
            action = offer.action
            if not isinstance(action, BuyTrain) or action.seller is None or offer.vary is None:
                continue
            key = (action.seller, train_type(action.train))
            if key in seen:
                continue
            seen.add(key)
            owner = turn.state.corporations[CorporationId(action.seller)].president
            words = translate("turn", "{train} from {seller} ({president})").format(
                train=key[1], seller=key[0], president=on_button(entity_name(owner or "", turn.game))
            )
            self.amount(words, offer.vary.low, offer.vary.high, _buyer(action))


def _need_section(turn: Turn, missing: int) -> Section:
    section = Section(turn, translate("turn", "Money for the train"))
    _, corporation, buyer = current(turn.state)
    assert buyer.president is not None
    words = translate("turn", "{corporation} has {treasury}, {president} has {cash}; {missing} is missing.")
    section.say(
        words.format(
            corporation=corporation,
            treasury=turn.money(buyer.cash),
            president=entity_name(buyer.president, turn.game),
            cash=turn.money(turn.state.players[buyer.president].cash),
            missing=turn.money(missing),
        )
    )
    return section


def closure_words(corporation: str) -> str:
    """What the rules call bankruptcy: it is the corporation that ends; its president may well play on."""
    return translate("turn", "Forced closure of {corporation}").format(corporation=corporation)


def _bankruptcy_section(turn: Turn) -> Section:
    section = Section(turn)
    _, corporation, _ = current(turn.state)
    words = closure_words(corporation)
    action = DeclareBankruptcy(EntityId(corporation))
    refusal = turn.controller.check(action)
    if refusal is None:
        section.choice(words, action)
        section.effects(action)
    else:
        section.greyed(words, refusal)
    return section


def _buyer(action: BuyTrain) -> Callable[[int], Action]:
    return lambda amount: BuyTrain(action.actor, action.train, amount, action.seller)
