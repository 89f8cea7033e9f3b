"""Who is president, and the exchange of certificates when that changes (R-2.1.5 to R-2.1.8)."""

from __future__ import annotations

from engine.certificates.holdings import UNIT, holding_kinds, kind_of, log_move, percent, transfer
from engine.events import BANK, Log, PresidentChanged
from engine.game import Game
from engine.ids import POOL, CorporationId, EntityId, PlayerId
from engine.sequence import clockwise
from engine.state.game_state import GameState
from engine.state.turn import ExchangeChoice


def heir_of(
    game: Game, state: GameState, corporation: CorporationId, president: PlayerId, keeps: int
) -> PlayerId | None:
    """Who would be president if the present one held `keeps` percent; None = nobody holds more, or too little (R-2.1.6)."""
    needed = max(keeps + 1, president_percent(game, corporation))
    best: PlayerId | None = None
    for other in clockwise(game, state, president):
        holds = percent(game, state, corporation, other)
        if holds >= needed:
            best, needed = other, holds + 1
    return best


def president_percent(game: Game, corporation: CorporationId) -> int:
    """Percent of the president's certificate; 0 where the largest holder presides without one (A-GOV-8)."""
    return sum(paper.percent for paper in game.title.corporation[corporation].certificates if paper.president)


def exchange_papers(
    game: Game, state: GameState, corporation: CorporationId, heir: PlayerId, *, plain: bool = False
) -> tuple[tuple[int, ...], bool]:
    """What the heir gives for the president's certificate, and whether there is a choice about it (R-2.1.7, RUL-21).

    Where he could give either, it is the last certificate until the choice is made; with `plain` the two single ones.
    """
    holding = holding_kinds(game, state, corporation, heir)
    singles = holding.plain[: president_percent(game, corporation) // UNIT]
    enough = len(singles) == president_percent(game, corporation) // UNIT
    if not holding.last:
        return singles, False
    if enough and (plain or game.switch("pres_exchange_choice") == "c"):
        return singles, False
    return holding.last, enough


def check_presidency(game: Game, draft: GameState, corporation: CorporationId, log: Log) -> None:
    """Pass the presidency of a started corporation on if another player holds more than the president (R-2.1.6)."""
    president = draft.corporations[corporation].president
    assert president is not None
    heir = heir_of(game, draft, corporation, president, percent(game, draft, corporation, president))
    if heir is not None:
        given, choice = exchange_papers(game, draft, corporation, heir)
        exchange(game, draft, corporation, heir, given, log, choice=choice)


def exchange(
    game: Game,
    draft: GameState,
    corporation: CorporationId,
    heir: PlayerId,
    given: tuple[int, ...],
    log: Log,
    *,
    choice: bool,
    to_pool: bool = False,
) -> None:
    """Hand the president's certificate to the heir for those `given`; these go to the pool when it was sold (R-2.1.7)."""
    company = draft.corporations[corporation]
    old = company.president
    assert old is not None
    paper = holding_kinds(game, draft, corporation, old).president
    transfer(draft, corporation, paper, heir)
    transfer(draft, corporation, given, POOL if to_pool else old)
    company.president = heir
    took = "last" if given and kind_of(game, corporation, given[0]) else "plain"
    log.append(PresidentChanged(corporation, old, heir, took))
    log_move(game, log, corporation, paper, EntityId(old), EntityId(heir))
    log_move(game, log, corporation, given, EntityId(heir), BANK if to_pool else EntityId(old))
    if choice:
        sold = president_percent(game, corporation) if to_pool else 0
        draft.pending = (*draft.pending, ExchangeChoice(corporation, old, heir, sold))


def take_singles(game: Game, draft: GameState, choice: ExchangeChoice, log: Log) -> None:
    """The choice fell on two single certificates: swap them for the last one, wherever that has gone (R-2.1.7)."""
    corporation = choice.corporation
    last = next(index for index, paper in enumerate(game.title.corporation[corporation].certificates) if paper.last)
    place = draft.corporations[corporation].certificates[last]
    other = BANK if place == POOL else EntityId(place)
    singles, _ = exchange_papers(game, draft, corporation, choice.new, plain=True)
    transfer(draft, corporation, (last,), choice.new)
    transfer(draft, corporation, singles, place)
    log_move(game, log, corporation, (last,), other, EntityId(choice.new))
    log_move(game, log, corporation, singles, EntityId(choice.new), other)
