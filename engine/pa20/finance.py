"""The finance step: sell certificates bought back before, or buy one back from the pool (A-OP-7)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer
from engine.actions.stock import BuyCertificate, SellCertificates
from engine.certificates import UNIT, held, percent, transfer
from engine.certificates.holdings import log_move
from engine.errors import Refusal
from engine.events import BANK, Log, Passed
from engine.game import Game
from engine.ids import BOUGHT_BACK, POOL, CorporationId, EntityId
from engine.ledger import pay
from engine.market import price
from engine.messages import Key
from engine.pa20.definitions import on_market
from engine.pa20.values import fall_by_sale, sale_value
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.turns import actor_of, current, finish_step, open_turn


class FinanceStepPa20(Step):
    """Once a turn, one of the two; not in the first turn."""

    name = "finance"
    handles = (SellCertificates, BuyCertificate, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating railway while it could do either."""
        turn = open_turn(state, self.name)
        if turn is None or not on_market(game, current(state)[1]):
            return None
        possible = any(not isinstance(offer.action, Pass) for offer in self.offers(game, state))
        return actor_of(turn) if possible else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Sales by size, a purchase, and a pass."""
        turn, railway, _ = current(state)
        actor = actor_of(turn)
        own = held(state, railway, BOUGHT_BACK)
        for count in range(1, len(own) + 1):
            sale = SellCertificates(actor, railway, own[:count], count * UNIT)
            if self.check(game, state, sale) is None:
                yield Offer(sale)
        for certificate in held(state, railway, POOL)[:1]:
            purchase = BuyCertificate(actor, railway, certificate)
            if self.check(game, state, purchase) is None:
                yield Offer(purchase)
        yield Offer(Pass(actor))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Its own certificates only, not in the first turn, within the pool limit and the treasury."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, SellCertificates | BuyCertificate)
        _, railway, company = current(state)
        named = {"corporation": action.corporation}
        if action.corporation != railway:
            return Refusal(Key.NOT_FOR_SALE, "A-OP-7", {**named})
        if not company.turns:
            sells = isinstance(action, SellCertificates)
            return Refusal(Key.SELL_FIRST_TURN if sells else Key.REDEEM_FIRST_TURN, "A-OP-7", {**named})
        if isinstance(action, SellCertificates):
            return _check_sale(game, state, action)
        if action.certificate not in held(state, railway, POOL):
            return Refusal(Key.NOT_FOR_SALE, "A-OP-7", {**named})
        cost = price(game, state, railway)
        return Refusal(Key.CASH_SHORT, "A-OP-7", {"cash": company.cash, "price": cost}) if company.cash < cost else None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Carry it out; the step is over."""
        finish_step(draft, self.name)
        if isinstance(action, SellCertificates):
            _sell(game, draft, action, log)
        elif isinstance(action, BuyCertificate):
            _buy_back(game, draft, action.corporation, action.certificate, log)
        else:
            log.append(Passed(action.actor, self.name))


def _check_sale(game: Game, state: GameState, action: SellCertificates) -> Refusal | None:
    railway, papers = action.corporation, action.certificates
    own = held(state, railway, BOUGHT_BACK)
    if not papers or len(set(papers)) < len(papers) or not set(papers) <= set(own):
        return Refusal(Key.NOT_HELD, "A-OP-7", {"corporation": railway})
    if action.percent != len(papers) * UNIT:
        return Refusal(Key.PERCENT_WRONG, "A-OP-7", {"corporation": railway, "percent": action.percent})
    limit = int(game.switch("pool_limit"))
    if percent(game, state, railway, POOL) + action.percent > limit:
        return Refusal(Key.POOL_LIMIT, "A-OP-7", {"corporation": railway, "limit": limit})
    return None


def _sell(game: Game, draft: GameState, action: SellCertificates, log: Log) -> None:
    """The value falls as when a player sells (P-AZ-1)."""
    amount = sale_value(game, draft, action.actor, action.corporation) * len(action.certificates)
    pay(draft, log, BANK, action.actor, amount, reason="certificate")
    transfer(draft, action.corporation, action.certificates, POOL)
    log_move(game, log, action.corporation, action.certificates, action.actor, BANK, paid=amount)
    fall_by_sale(game, draft, action.actor, action.corporation, action.percent, log)


def _buy_back(game: Game, draft: GameState, railway: CorporationId, certificate: int, log: Log) -> None:
    """At the market value, apart from the initial offer (A-AZ-6)."""
    cost = price(game, draft, railway)
    pay(draft, log, EntityId(railway), BANK, cost, reason="certificate")
    transfer(draft, railway, (certificate,), BOUGHT_BACK)
    log_move(game, log, railway, (certificate,), BANK, EntityId(railway), paid=cost)
