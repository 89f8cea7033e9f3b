"""The financial step: a corporation sells its own shares or redeems one (R-3.11)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer
from engine.actions.stock import BuyCertificate, SellCertificates
from engine.certificates import UNIT, Bundle, Holding, buy, can_sell, check_sale, holding_kinds, sale_bundles, sell
from engine.errors import Parameter, Refusal
from engine.events import Log, Passed
from engine.game import Game
from engine.ids import POOL, CorporationId, EntityId
from engine.market import price
from engine.messages import Key
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.duty import DUTY
from engine.steps.turns import actor_of, current, finish_step, is_ahead, open_turn


class FinanceStep(Step):
    """Once a turn, one of the two; not in the first operating turn (RUL-50)."""

    name = "finance"
    handles = (SellCertificates, BuyCertificate, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation while it could sell or redeem."""
        turn = open_turn(state, self.name)
        if turn is None:
            return None
        _, corporation, owner = current(state)
        actor = actor_of(turn)
        if owner.turns and can_sell(game, state, actor, corporation, pool_limit=True):
            return actor
        return None if _redeemable(game, state) is None else actor

    def why_closed(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """It owes a train (R-3.8.3), it is its first turn, or the papers, the pool or the money stand against it."""
        if not is_ahead(state, self.name, action.actor):
            return None
        if isinstance(action, SellCertificates) and DUTY.must_buy(game, state):
            return Refusal(Key.MUST_BUY_TRAIN, "R-3.8.3", {"corporation": CorporationId(action.actor)})
        return self.check(game, state, action)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Sales by size, a redemption, and a pass."""
        turn, corporation, owner = current(state)
        actor = actor_of(turn)
        if owner.turns:
            for bundle in sale_bundles(game, state, actor, corporation, pool_limit=True):
                yield Offer(SellCertificates(actor, corporation, bundle.certificates, bundle.percent))
        redeemable = _redeemable(game, state)
        if redeemable is not None:
            yield Offer(BuyCertificate(actor, corporation, redeemable))
        yield Offer(Pass(actor))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """The limits of R-3.11; any of the like certificates may be named."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, SellCertificates | BuyCertificate)
        _, corporation, _ = current(state)
        if action.corporation != corporation:
            return Refusal(Key.NOT_FOR_SALE, "R-3.11.1", {"corporation": action.corporation})
        return (
            _check_sale(game, state, action)
            if isinstance(action, SellCertificates)
            else _check_redemption(game, state, action)
        )

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Carry it out; the step is over."""
        finish_step(draft, self.name)
        if isinstance(action, SellCertificates):
            sell(game, draft, action.actor, action.corporation, action.certificates, action.percent, log)
        elif isinstance(action, BuyCertificate):
            buy(game, draft, action.actor, action.corporation, action.certificate, log)
        else:
            log.append(Passed(action.actor, self.name))


def _check_sale(game: Game, state: GameState, action: SellCertificates) -> Refusal | None:
    """Any number of certificates, the last one only along with all others, not in the first turn (R-3.11.2)."""
    if not state.corporations[action.corporation].turns:
        return Refusal(Key.SELL_FIRST_TURN, "R-3.11.1", {"corporation": action.corporation})
    bundle = Bundle(action.percent, action.certificates)
    return check_sale(game, state, action.actor, action.corporation, bundle, pool_limit=True)


def _redeemable(game: Game, state: GameState) -> int | None:
    """The certificate that could be redeemed now: a single one, the last one when it is alone in the pool (R-3.11.3)."""
    _, corporation, buyer = current(state)
    if not buyer.turns and not game.switch("share_buyback_first_turn"):
        return None
    certificate = _lowest(holding_kinds(game, state, corporation, POOL))
    if certificate is None or _cost(game, state, corporation, certificate) > buyer.cash:
        return None
    return certificate


def _lowest(pool: Holding) -> int | None:
    return next(iter((*pool.plain, *pool.last)), None)


def _cost(game: Game, state: GameState, corporation: CorporationId, certificate: int) -> int:
    paper = game.title.corporation[corporation].certificates[certificate]
    return price(game, state, corporation) * paper.percent // UNIT


def _check_redemption(game: Game, state: GameState, action: BuyCertificate) -> Refusal | None:
    corporation = action.corporation
    buyer = state.corporations[corporation]
    parameters: dict[str, Parameter] = {"corporation": corporation}
    if not buyer.turns and not game.switch("share_buyback_first_turn"):
        return Refusal(Key.REDEEM_FIRST_TURN, "R-3.11.1", parameters)
    pool = holding_kinds(game, state, corporation, POOL)
    if action.certificate not in (*pool.plain, *pool.last):
        return Refusal(Key.NOT_FOR_SALE, "R-3.11.3", parameters)
    if action.certificate in pool.last and pool.plain:
        return Refusal(Key.LAST_CERTIFICATE_BENEATH, "R-3.11.3", parameters)
    cost = _cost(game, state, corporation, action.certificate)
    if cost > buyer.cash:
        return Refusal(Key.CASH_SHORT, "R-3.11.3", {"cash": buyer.cash, "price": cost})
    return None
