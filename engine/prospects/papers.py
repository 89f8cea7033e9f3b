"""Certificates: what a share brings until the end, what it costs to start a corporation, what is better sold."""

from __future__ import annotations

from engine.actions import BuyCertificate, SellCertificates, SetStartPrice
from engine.certificates import UNIT, certificate_count, percent
from engine.depot import cheapest
from engine.game import Game
from engine.ids import POOL, TREASURY, CorporationId, PlayerId
from engine.market import price, start_cells
from engine.prospects.runs import LONGEST, duties, horizon, is_weak, outlook, shortage
from engine.prospects.trains import redemption_worth, sale_for_train
from engine.sequence import startable
from engine.state.game_state import GameState
from engine.state.turn import StockTurn

HOPE = 40
"""What a corporation that has a train or can buy one is thought to earn before its track is built."""
MOST_CORPORATIONS = 3
"""Corporations one player presides over."""
MOST_AT_START = 4
"""Shares that can be bought in the turn in which a corporation is started."""
MOST_SOLD_FOR_START = 2
"""Shares of one corporation that are given for the start of another."""
START = 110
"""How a presidency compares with a share that returns so many per cent."""
RESCUE = 60
"""Capital for a first train of an own corporation."""
LAST_RESORT = 400
"""Where nothing operates any more, anything is better than waiting."""
EXTRA = 500
"""Capital for a corporation started this very turn comes before all."""


def paper_worth(game: Game, state: GameState, action: BuyCertificate | SellCertificates) -> int:
    """Buying and selling of players and of corporations, in whichever round."""
    corporation = CorporationId(action.actor)
    if isinstance(action, BuyCertificate):
        if corporation in state.corporations:
            return redemption_worth(game, state, action)
        return certificate_worth(game, state, action)
    if corporation in state.corporations:
        return sale_for_train(game, state, corporation, action.percent // UNIT)
    if isinstance(state.turn, StockTurn):
        return sale_worth(game, state, action)
    return forced_sale_worth(game, state, action)


def share_gain(game: Game, state: GameState, corporation: CorporationId) -> int:
    """What a share brings beyond its price until the end: dividends, and the move of the price."""
    company = state.corporations[corporation]
    each, rounds = price(game, state, corporation), horizon(game, state)
    earned = _expected(game, state, corporation)
    if not earned:
        return -each * min(rounds, 5) * 8 // 100
    income = earned // 10 * rounds * 8 // 10
    rise = each * min(rounds, 10) * 6 // 100 if earned >= each else 0
    lack = shortage(game, state, corporation)
    worry = min(lack * 100 // max(company.cash + earned * 3, 1), 60) if lack else 0
    return (income + rise) * (100 - worry) // 100


def return_of(game: Game, state: GameState, corporation: CorporationId) -> int:
    """The gain in per cent of the price."""
    return share_gain(game, state, corporation) * 100 // price(game, state, corporation)


def certificate_worth(game: Game, state: GameState, action: BuyCertificate) -> int:
    """The return of the share; own corporations with need of money first, never the money that a train may ask for."""
    player, corporation = PlayerId(action.actor), action.corporation
    turn, company = state.turn, state.corporations[corporation]
    assert isinstance(turn, StockTurn)
    parts = game.title.corporation[corporation].certificates[action.certificate].percent // UNIT
    cost = parts * price(game, state, corporation)
    left = state.players[player].cash - cost
    treasury = company.certificates[action.certificate] == TREASURY
    mine = company.president == player
    if turn.started == corporation:
        return EXTRA if left >= duties(game, state, player, but=corporation) else -1
    helped = corporation if mine and treasury else None
    if left < duties(game, state, player, but=helped):
        return -1
    if (
        not mine
        and _would_preside(game, state, player, corporation, parts)
        and shortage(game, state, corporation) > left
    ):
        return -1
    worth = return_of(game, state, corporation)
    if helped is not None and shortage(game, state, corporation):
        worth = worth + 30 if company.trains else max(worth, RESCUE)
    if mine and percent(game, state, corporation, player) < 50:
        worth += 10
    return worth - 5


def sale_worth(game: Game, state: GameState, action: SellCertificates) -> int:
    """In a stock round: away with what only loses, money for a new corporation, room for a much better share."""
    player, corporation = PlayerId(action.actor), action.corporation
    company = state.corporations[corporation]
    gain, shares = share_gain(game, state, corporation), action.percent // UNIT
    if company.president == player and _loses_presidency(game, state, player, action):
        ruinous = shortage(game, state, corporation) > state.players[player].cash and not company.trains
        return 200 + shares if ruinous else -1
    if gain < 0 and company.president != player:
        return 100 + shares
    if _funds_start(game, state, player, corporation, shares):
        return START - 5 * shares - return_of(game, state, corporation) // 2
    if shares != 1 or company.president == player:
        return -1
    if certificate_count(game, state, player) < game.scenario.certificate_limit:
        return -1
    better = max((share_gain(game, state, other) for other in _buyable(game, state, player, corporation)), default=0)
    return better - gain - price(game, state, corporation) // 4 - 60


def forced_sale_worth(game: Game, state: GameState, action: SellCertificates) -> int:
    """When a train must be paid: the shares that bring least for their price, few at a time."""
    return 500 - return_of(game, state, action.corporation) - action.percent // UNIT


def start_worth(game: Game, state: GameState, action: SetStartPrice) -> int:
    """Start what can be given a train, at the lowest price that brings in enough."""
    player, corporation = PlayerId(action.actor), action.corporation
    each = game.title.market.rows[action.row][action.column].price
    if not isinstance(state.turn, StockTurn) or state.pending:
        paid = 2 * each + min(state.players[player].cash // each, 1) * each
        return (
            1_000 - each if paid - game.title.corporation[corporation].token_fee >= state_price(game, state) else each
        )
    if not state.market:
        return LAST_RESORT - each
    return _start_value(game, state, player, corporation, each, state.players[player].cash)


def _start_value(
    game: Game, state: GameState, player: PlayerId, corporation: CorporationId, each: int, cash: int
) -> int:
    """What a presidency at a start price is worth to a player with so much cash; -1 when it should not be tried."""
    units = min((cash - duties(game, state, player)) // each, int(game.switch("holding_limit")) // UNIT)
    capital = units * each - game.title.corporation[corporation].token_fee
    presided = sum(company.president == player for company in state.corporations.values())
    rounds = horizon(game, state)
    if presided >= MOST_CORPORATIONS or units < MOST_AT_START - 1 or rounds < 3:
        return -1
    if capital < state_price(game, state):
        return -1
    return START - 3 * (LONGEST - rounds) - 10 * presided - each // 10


def _funds_start(game: Game, state: GameState, player: PlayerId, corporation: CorporationId, shares: int) -> bool:
    """Whether this sale, and no smaller one, lets the player start the next corporation."""
    following = startable(state)
    if shares > MOST_SOLD_FOR_START or is_weak(game, state, corporation):
        return False
    if following is None or certificate_count(game, state, player) >= game.scenario.certificate_limit:
        return False
    cash, each = state.players[player].cash, price(game, state, corporation)
    pars = [game.title.market.rows[row][column].price for row, column in start_cells(game, state)]

    def possible(money: int) -> bool:
        return any(_start_value(game, state, player, following, par, money) > 0 for par in pars)

    return possible(cash + shares * each) and not possible(cash + (shares - 1) * each)


def state_price(game: Game, state: GameState) -> int:
    """Price of the cheapest train of the bank; 0 when there is none."""
    return cheapest(game, state) or 0


def _expected(game: Game, state: GameState, corporation: CorporationId) -> int:
    """What a corporation may be thought to earn: hope counts for one whose track is still to be built."""
    earned, company = outlook(game, state, corporation), state.corporations[corporation]
    if company.trains or company.cash >= (cheapest(game, state, corporation) or 0):
        return max(earned, HOPE if company.turns < 3 else 0)
    return earned


def _would_preside(game: Game, state: GameState, player: PlayerId, corporation: CorporationId, parts: int) -> bool:
    president = state.corporations[corporation].president
    assert president is not None
    return percent(game, state, corporation, player) + parts * UNIT > percent(game, state, corporation, president)


def _loses_presidency(game: Game, state: GameState, player: PlayerId, action: SellCertificates) -> bool:
    kept = percent(game, state, action.corporation, player) - action.percent
    others = [other for other in state.players if other != player and not state.players[other].left]
    return any(percent(game, state, action.corporation, other) > kept for other in others)


def _buyable(game: Game, state: GameState, player: PlayerId, sold: CorporationId) -> list[CorporationId]:
    """Corporations of which the player could buy a share after a sale of another."""
    limit = int(game.switch("holding_limit"))
    purse = state.players[player].cash + price(game, state, sold)
    return [
        marker.corporation
        for marker in state.market
        if marker.corporation != sold
        and price(game, state, marker.corporation) <= purse
        and percent(game, state, marker.corporation, player) + UNIT <= limit
        and any(place in (TREASURY, POOL) for place in state.corporations[marker.corporation].certificates)
    ]
