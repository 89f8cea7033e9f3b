"""Selling certificates to the bank pool: by players, by corporations (R-3.11.2) and in an emergency (R-3.8.4) alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NotRequired, TypedDict, Unpack

import msgspec

from engine.certificates.holdings import UNIT, Holding, held, holder_of, holding_kinds, log_move, percent, transfer
from engine.certificates.presidency import exchange, exchange_papers, heir_of
from engine.errors import Parameter, Refusal
from engine.events import BANK, Log
from engine.game import Game
from engine.ids import POOL, TREASURY, CorporationId, EntityId, PlayerId
from engine.ledger import pay
from engine.market import move_marker, price
from engine.messages import Key
from engine.state.game_state import GameState


class Bundle(msgspec.Struct, frozen=True):
    """A sale: certificates by index and how much of them is sold; less than their sum = half the president's (R-2.1.5)."""

    percent: int
    certificates: tuple[int, ...]


class Limits(TypedDict):
    """What limits a sale.

    `pool_limit`: the pool may not exceed its limit (R-2.1.2); `unoperated`: shares of a corporation that has not operated may
    be sold (R-2.1.1, RUL-31); `keep_presidency`: the presidency may not change (R-3.8.4). Not named: no.
    """

    pool_limit: bool
    unoperated: NotRequired[bool]
    keep_presidency: NotRequired[bool]


class _Plan(msgspec.Struct, frozen=True):
    """What a sale does to the papers.

    `given` is what the heir hands over, to the pool when the president's one is sold; `back` are papers the pool returns for
    the half not sold (R-2.1.5).
    """

    to_pool: tuple[int, ...]
    heir: PlayerId | None = None
    given: tuple[int, ...] = ()
    choice: bool = False
    president_sold: bool = False
    back: tuple[int, ...] = ()


def check_sale(
    game: Game,
    state: GameState,
    seller: EntityId,
    corporation: CorporationId,
    bundle: Bundle,
    **limits: Unpack[Limits],
) -> Refusal | None:
    """Why the seller may not sell this, or None."""
    named: dict[str, Parameter] = {"corporation": corporation}
    company = state.corporations.get(corporation)
    if company is None or not company.started:
        return Refusal(Key.NOT_STARTED, "R-2.1", named)
    own = holder_of(state, seller)
    papers = bundle.certificates
    others = own == TREASURY and seller != EntityId(corporation)
    if others or not papers or len(set(papers)) < len(papers) or not set(papers) <= set(held(state, corporation, own)):
        return Refusal(Key.NOT_HELD, "R-2.1", named)
    if not limits.get("unoperated") and company.turns == 0:
        return Refusal(Key.NOT_OPERATED, "R-2.1.1", named)
    limit = int(game.switch("pool_limit"))
    if limits["pool_limit"] and percent(game, state, corporation, POOL) + bundle.percent > limit:
        return Refusal(Key.POOL_LIMIT, "R-2.1.2", {**named, "limit": limit})
    if own == TREASURY and _breaks_treasury(game, state, corporation, papers):
        return Refusal(Key.LAST_OF_TREASURY, "R-3.11.2", named)
    plan = _plan(game, state, seller, corporation, bundle)
    if isinstance(plan, Refusal):
        return plan
    if limits.get("keep_presidency") and plan.heir is not None:
        return Refusal(Key.PRESIDENCY_MUST_STAY, "R-3.8.4", named)
    return None


def sale_bundles(
    game: Game,
    state: GameState,
    seller: EntityId,
    corporation: CorporationId,
    *,
    within: Callable[[Bundle], bool] | None = None,
    **limits: Unpack[Limits],
) -> tuple[Bundle, ...]:
    """Every legal sale with a result of its own, smallest first; limits as in `check_sale`.

    `within` leaves out what else forbids: the same result by other papers may be allowed (R-3.8.4).
    """
    found: dict[tuple[PlayerId | None, int, int, bool], Bundle] = {}
    for bundle in _legal_bundles(game, state, seller, corporation, **limits):
        if within is None or within(bundle):
            found.setdefault(_result(game, state, seller, corporation, bundle), bundle)
    return tuple(sorted(found.values(), key=lambda bundle: (bundle.percent, len(bundle.certificates))))


def can_sell(
    game: Game,
    state: GameState,
    seller: EntityId,
    corporation: CorporationId,
    **limits: Unpack[Limits],
) -> bool:
    """Whether there is any legal sale; limits as in `check_sale`."""
    return next(_legal_bundles(game, state, seller, corporation, **limits), None) is not None


def sell(
    game: Game,
    draft: GameState,
    seller: EntityId,
    corporation: CorporationId,
    certificates: tuple[int, ...],
    sold: int,
    log: Log,
) -> bool:
    """Carry out a checked sale of `sold` percent: money at the price before the fall, papers, presidency, the fall (R-2.1.3).

    Tells whether the marker really moved. The corporation may have closed (R-2.4.7).
    """
    hand_in(game, draft, seller, corporation, certificates, sold, log, share=price(game, draft, corporation))
    return move_marker(game, draft, corporation, "down", sold // UNIT, "sale", log)


def hand_in(
    game: Game,
    draft: GameState,
    seller: EntityId,
    corporation: CorporationId,
    certificates: tuple[int, ...],
    sold: int,
    log: Log,
    *,
    share: int,
) -> None:
    """A checked sale but for the fall of the price: money (`share` for 10 %), papers and presidency."""
    plan = _plan(game, draft, seller, corporation, Bundle(sold, certificates))
    assert isinstance(plan, _Plan)
    amount = share * sold // UNIT
    pay(draft, log, BANK, seller, amount, reason="certificate")
    transfer(draft, corporation, plan.to_pool, POOL)
    log_move(game, log, corporation, plan.to_pool, seller, BANK, paid=amount)
    if plan.heir is not None:
        exchange(game, draft, corporation, plan.heir, plan.given, log, choice=plan.choice, to_pool=plan.president_sold)
        transfer(draft, corporation, plan.back, holder_of(draft, seller))
        log_move(game, log, corporation, plan.back, BANK, seller)


def _plan(
    game: Game, state: GameState, seller: EntityId, corporation: CorporationId, bundle: Bundle
) -> _Plan | Refusal:
    """Follow the papers of a sale by somebody who holds them (R-2.1.5 to R-2.1.8)."""
    named: dict[str, Parameter] = {"corporation": corporation}
    sheet = game.title.corporation[corporation].certificates
    to_pool = tuple(index for index in bundle.certificates if not sheet[index].president)
    president_sold = len(to_pool) < len(bundle.certificates)
    rest = sum(sheet[index].percent for index in bundle.certificates) - bundle.percent
    if bundle.percent <= 0 or rest not in ((0, UNIT) if president_sold else (0,)):
        return Refusal(Key.PERCENT_WRONG, "R-2.1.5", {**named, "percent": bundle.percent})
    president = PlayerId(seller)
    if state.corporations[corporation].president != president:
        return _Plan(to_pool)
    keeps = percent(game, state, corporation, president) - bundle.percent
    heir = heir_of(game, state, corporation, president, keeps)
    if heir is None:
        if not president_sold and keeps > 0:
            return _Plan(to_pool)
        alone = heir_of(game, state, corporation, president, 0) is None
        return Refusal(Key.NO_HEIR if alone else Key.PRESIDENT_KEEPS, "R-2.1.5", named)
    given, choice = exchange_papers(game, state, corporation, heir)
    if rest == 0:
        return _Plan(to_pool, heir, given, choice, president_sold)
    return _half(game, state, corporation, to_pool, heir)


def _half(
    game: Game, state: GameState, corporation: CorporationId, to_pool: tuple[int, ...], heir: PlayerId
) -> _Plan | Refusal:
    """Half of the president's certificate is sold: a single certificate comes back for the other half.

    It must be among the seller's or the heir's; one that lies in the pool will do under RUL-22b only.
    """
    sheet = game.title.corporation[corporation].certificates
    given, choice = exchange_papers(game, state, corporation, heir)
    singles = tuple(index for index in to_pool if not sheet[index].last)
    if not singles:
        given, choice = exchange_papers(game, state, corporation, heir, plain=True)
        singles = tuple(index for index in given if not sheet[index].last)
    pool = holding_kinds(game, state, corporation, POOL).plain
    if not singles and (game.switch("half_pres_vs_last_cert") == "a" or not pool):
        return Refusal(Key.LAST_INDIVISIBLE, "R-2.1.8", {"corporation": corporation})
    return _Plan(to_pool, heir, given, choice, president_sold=True, back=(*pool, *singles)[:1])


def _breaks_treasury(game: Game, state: GameState, corporation: CorporationId, papers: tuple[int, ...]) -> bool:
    """A corporation parts with its last certificate only together with all else in its treasury (R-3.11.2)."""
    sheet = game.title.corporation[corporation].certificates
    return any(sheet[index].last for index in papers) and len(papers) < len(held(state, corporation, TREASURY))


def _legal_bundles(
    game: Game, state: GameState, seller: EntityId, corporation: CorporationId, **limits: Unpack[Limits]
) -> Iterator[Bundle]:
    holding = holding_kinds(game, state, corporation, holder_of(state, seller))
    for bundle in _bundles(game, corporation, holding):
        if check_sale(game, state, seller, corporation, bundle, **limits) is None:
            yield bundle


def _bundles(game: Game, corporation: CorporationId, holding: Holding) -> Iterator[Bundle]:
    """Sales by kinds of paper: without the president's certificate first, then with all of it, then with half of it."""
    sheet = game.title.corporation[corporation].certificates

    def bundle(papers: tuple[int, ...], less: int = 0) -> Bundle:
        return Bundle(sum(sheet[index].percent for index in papers) - less, papers)

    lasts = ((), holding.last) if holding.last else ((),)
    others = [(*holding.plain[:count], *last) for count in range(len(holding.plain) + 1) for last in lasts]
    yield from (bundle(papers) for papers in others if papers)
    if holding.president:
        yield from (bundle((*holding.president, *papers)) for papers in others)
        yield from (bundle((*holding.president, *papers), UNIT) for papers in others)


def _result(
    game: Game, state: GameState, seller: EntityId, corporation: CorporationId, bundle: Bundle
) -> tuple[PlayerId | None, int, int, bool]:
    """What tells one sale from another: the heir, the seller's single and last certificates after it, a choice."""
    plan = _plan(game, state, seller, corporation, bundle)
    assert isinstance(plan, _Plan)
    sheet = game.title.corporation[corporation].certificates
    own = set(held(state, corporation, holder_of(state, seller))) - set(plan.to_pool) | set(plan.back)
    if plan.heir is not None:
        own -= {index for index in own if sheet[index].president}
        own |= set() if plan.president_sold else set(plan.given)
    lasts = sum(sheet[index].last for index in own)
    return plan.heir, len(own) - lasts, lasts, plan.choice
