"""How good a move looks to a player without foresight: rough figures for bots, in tenths of a unit of money.

Construction is judged by what the railway's line comes to and by how much work is left to the next stop and to the next
destination; nothing here is a rule.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from weakref import WeakKeyDictionary

import msgspec

from engine.actions.base import Action
from engine.actions.operating import BuyTrain, LayTile, PayDividend
from engine.actions.pa20 import AbsorbRegional, AnswerHelp, BidRegional, PlaceJunctionToken, RemoveJunctionToken
from engine.actions.stock import BuyCertificate
from engine.coords import SIDES
from engine.depot import cheapest
from engine.game import Game
from engine.ids import POOL, TREASURY, CorporationId, HexId, PlayerId, train_type
from engine.market import price
from engine.pa20.construction import keeper_of, token_price, tokens_left
from engine.pa20.definitions import fund_of, kind_of, on_market, railway_of, railways_of
from engine.pa20.junctions import halves, has_track, is_border, junction_at, junctions_of, tokens_at
from engine.pa20.lines import Reach, can_run, homes_of, reach
from engine.pa20.papers import share_price
from engine.pa20.state import extra
from engine.routes.changes import apply_lay, place_token
from engine.routes.junction_runs import value_of_stop
from engine.state.board import Board, Junction, Token
from engine.state.game_state import GameState

THRIFT = 8
"""Money that counts as much as one point of a railway's standing: a stop reached earns in every round to come."""

AMBITION = 16
"""Points that every tile or token nearer to a destination is worth: enough to cross the Apennines for it."""

BEGINNING = 40
"""Points for the first token: until then a railway earns nothing at all."""

FAR = 99
"""Distance of what cannot be reached."""


class Outlook(msgspec.Struct, frozen=True):
    """Distances in hexes to the next stop the line has not reached, and to the next destination; one position's."""

    to_stop: dict[HexId, int]
    to_destination: dict[HexId, int]


def construction_worth(game: Game, state: GameState, railway: CorporationId, action: Action) -> int:
    """What a tile or token adds to the railway's prospects, less its cost; giving up tokens never looks good."""
    if isinstance(action, RemoveJunctionToken):
        return -1
    view, now = _present(game, state, railway)
    if isinstance(action, LayTile):
        board = apply_lay(game, state.board, action.hex, action.tile, action.rotation)
        place = _joint(game, state, railway, action.hex, board)
        if place is None:
            return _gain(game, state, railway, board, view) - now
        cost = _token_cost(game, state, railway, place)
        if cost is None:
            return -1
        board = place_token(board, Token(railway, place))
        return _gain(game, state, railway, board, view) - now - cost // THRIFT + _beginning(game, state, railway, board)
    assert isinstance(action, PlaceJunctionToken)
    cost = 0 if action.help else token_price(game, state, action.place)
    if not _affordable(game, state, railway, cost):
        return -1
    board = place_token(state.board, Token(railway, action.place))
    return _gain(game, state, railway, board, view) - now - cost // THRIFT + _beginning(game, state, railway, board)


def _beginning(game: Game, state: GameState, railway: CorporationId, board: Board) -> int:
    """What counts beside the stops when a railway gets its first token on a board: most where a train could run at once."""
    if junctions_of(state.board, railway):
        return 0
    after = state.copy()
    after.board = board
    return BEGINNING if can_run(game, after, railway) else BEGINNING // 4


def _gain(game: Game, state: GameState, railway: CorporationId, board: Board, view: Outlook) -> int:
    after = state.copy()
    after.board = board
    return _standing(game, after, railway, view)


def _joint(game: Game, state: GameState, railway: CorporationId, hex_id: HexId, board: Board) -> Junction | None:
    """The junction over which a new tile continues the line and which still needs a token; None when it lies on the line.

    A tile that comes before its token is judged with it: without, the line would not lead there.
    """
    found = reach(game, state, railway)
    own = {(place.hex, place.side) for place in junctions_of(state.board, railway)}
    if hex_id in homes_of(game, state, railway) or any(stop[0] == hex_id for stop in found.stops):
        return None
    joint: Junction | None = None
    for side in range(SIDES):
        place = junction_at(game, hex_id, side)
        if place is None or place not in found.junctions or not has_track(game, board, (hex_id, side)):
            continue
        if (place.hex, place.side) in own:
            return None
        joint = joint or place
    return joint


def _token_cost(game: Game, state: GameState, railway: CorporationId, place: Junction) -> int | None:
    """What the token would cost; None when the railway may not place it in this turn or cannot pay for it."""
    if tokens_left(game, state, railway) <= 0 or not is_free(game, state, railway, place):
        return None
    cost = token_price(game, state, place)
    purse = state.corporations[railway].cash
    return cost if cost <= purse and _affordable(game, state, railway, cost) else None


_PRESENT: WeakKeyDictionary[Board, tuple[Game, CorporationId, Outlook, int]] = WeakKeyDictionary()
"""The last position judged on each board."""


def _present(game: Game, state: GameState, railway: CorporationId) -> tuple[Outlook, int]:
    known = _PRESENT.get(state.board)
    if known is None or known[0] is not game or known[1] != railway:
        view = outlook(game, state, railway)
        known = _PRESENT[state.board] = (game, railway, view, _standing(game, state, railway, view))
    return known[2], known[3]


def _affordable(game: Game, state: GameState, railway: CorporationId, cost: int) -> bool:
    """Whether a first train that could be paid for now still can be; the holder of a regional adds his own money.

    Without a token there is nothing to run on, and nothing is saved for a train.
    """
    company = state.corporations[railway]
    if not junctions_of(state.board, railway):
        return cost <= company.cash
    lowest = cheapest(game, state, railway)
    purse = company.cash
    if kind_of(game, railway) == "regional" and company.president is not None:
        purse += state.players[company.president].cash
    return bool(company.trains) or lowest is None or purse < lowest or purse - cost >= lowest


def _standing(game: Game, state: GameState, railway: CorporationId, view: Outlook) -> int:
    """Value of the stops on the line, less the work left to the next stop and the next destination."""
    found = reach(game, state, railway)
    values = sum(value_of_stop(game, state.board, stop, 0) for stop in found.stops)
    work = 6 * _work_left(game, state, railway, found, view.to_stop)
    return 4 * values - work - AMBITION * _work_left(game, state, railway, found, view.to_destination)


def _work_left(game: Game, state: GameState, railway: CorporationId, found: Reach, distances: dict[HexId, int]) -> int:
    """Tiles and tokens needed from the end of the line that is nearest to a target; at home and without track: one more.

    Nothing is left once a target is reached.
    """
    if any(distances.get(hex_id) == 0 for hex_id, _ in found.stops):
        return 0
    own = {(place.hex, place.side) for place in junctions_of(state.board, railway)}
    best = 2 * min((distances.get(hex_id, FAR) for hex_id in homes_of(game, state, railway)), default=FAR) + 1
    for place in found.junctions:
        mine = (place.hex, place.side) in own
        work = _work_beyond(game, state.board, place, distances, mine=mine, most=best)
        # Whether it is free takes longer to find out than what it would bring.
        if work < best and (mine or _is_open(game, state, railway, place)):
            best = work
    return best


def _work_beyond(
    game: Game, board: Board, place: Junction, distances: dict[HexId, int], *, mine: bool, most: int
) -> int:
    """Tiles and tokens needed when the line goes on over a junction; `most` where it cannot, or would need no fewer."""
    best = most
    for near, far in (halves(game, place), halves(game, place)[::-1]):
        ahead = 2 * distances.get(far[0], FAR) + (not mine)
        if ahead >= best or not has_track(game, board, near):
            continue
        beyond = has_track(game, board, far)
        if not (mine and beyond):
            best = min(best, ahead + (not beyond))
    return best


def _is_open(game: Game, state: GameState, railway: CorporationId, place: Junction) -> bool:
    return is_free(game, state, railway, place) and keeper_of(game, state, railway, place) is None


def outlook(game: Game, state: GameState, railway: CorporationId) -> Outlook:
    """Distances over hexes that the railway may cross, as tokens and borders stand now."""
    reached = {hex_id for hex_id, _ in reach(game, state, railway).stops}
    stops = [hex_id for hex_id, hex_ in game.hexes.items() if hex_.face.stops and hex_id not in reached]
    wanted = [
        hex_id
        for destination in railway_of(game, railway).destinations
        if reached.isdisjoint(destination.hexes)
        for hex_id in destination.hexes
    ]
    return Outlook(_distances(game, state, railway, stops), _distances(game, state, railway, wanted or stops))


def _distances(game: Game, state: GameState, railway: CorporationId, targets: Iterable[HexId]) -> dict[HexId, int]:
    found = dict.fromkeys(targets, 0)
    waiting = deque(found)
    while waiting:
        hex_id = waiting.popleft()
        for side, beyond in enumerate(game.neighbours[hex_id]):
            if beyond is None or beyond[0] in found or not _is_track_hex(game, beyond[0]):
                continue
            place = junction_at(game, hex_id, side)
            if place is not None and is_free(game, state, railway, place, or_own=True):
                found[beyond[0]] = found[hex_id] + 1
                waiting.append(beyond[0])
    return found


def _is_track_hex(game: Game, hex_id: HexId) -> bool:
    """Whether a line can go through: off-boards and hexes without track end it."""
    return game.hexes[hex_id].buildable


def is_free(game: Game, state: GameState, railway: CorporationId, place: Junction, *, or_own: bool = False) -> bool:
    """Whether a railway could have its token on a junction, as far as tokens and the border go."""
    there = tokens_at(state.board, place)
    if any(token.corporation == railway for token in there):
        return or_own
    rules = railways_of(game).junctions
    if len(there) >= (rules.tokens if kind_of(game, railway) in rules.sharing else 1):
        return False
    if not is_border(game, place):
        return True
    return sum(is_border(game, other) for other in junctions_of(state.board, railway)) < rules.border_tokens


def money_worth(game: Game, state: GameState, action: Action) -> int | None:
    """Figures for moves with money that only this title has; None for all others."""
    if isinstance(action, BuyCertificate):
        return _certificate_worth(game, state, action)
    if isinstance(action, BidRegional):
        auction = extra(state).auction
        return 25 if auction is None or auction.leader is None else -1
    if isinstance(action, AbsorbRegional):
        company = state.corporations[CorporationId(action.actor)]
        return 5 if company.cash > 4 * railway_of(game, action.regional).face else -1
    if isinstance(action, AnswerHelp):
        return 10 if action.choice == "help" else 1
    if isinstance(action, PayDividend):
        return _dividend_worth(game, state, action)
    if isinstance(action, BuyTrain):
        return _train_worth(game, state, action)
    return None


def _certificate_worth(game: Game, state: GameState, action: BuyCertificate) -> int:
    """Certificates below their value and of railways with trains first; those that open a railway; then the fund's."""
    if PlayerId(action.actor) not in state.players:
        return -1
    if action.corporation == fund_of(game).id:
        return 18
    if not on_market(game, action.corporation):
        return -1
    company = state.corporations[action.corporation]
    place = company.certificates[action.certificate]
    gain = price(game, state, action.corporation) - share_price(game, state, action.corporation, place)
    opening = not extra(state).launched[action.corporation].open
    worth = 20 + gain // 4 + 8 * min(len(company.trains), 2) + 12 * opening
    return worth if place in (TREASURY, POOL) else -1


def _dividend_worth(game: Game, state: GameState, action: PayDividend) -> int:
    """Pay, unless all trains will rust and the treasury cannot replace them; then pay half."""
    company = state.corporations[CorporationId(action.actor)]
    lasting = any(game.trains[train_type(train)].rusts_on is None for train in company.trains)
    lowest = cheapest(game, state, CorporationId(action.actor))
    secure = lasting or lowest is None or company.cash >= lowest
    return {"pay": 100 if secure else 60, "half": 80, "withhold": 40}[action.choice]


def _train_worth(game: Game, state: GameState, action: BuyTrain) -> int:
    """From the bank only: a first train, or one more that leaves money for tokens; lasting ones rather than the others.

    A regional has little money: it comes to a line first, on which the train can run.
    """
    if action.seller is not None:
        return -1
    railway = CorporationId(action.actor)
    buyer = state.corporations[railway]
    if not buyer.trains:
        poor = kind_of(game, railway) == "regional" and not can_run(game, state, railway)
        return -1 if poor or not junctions_of(state.board, railway) else 40
    if len(buyer.trains) >= 3 or action.price > buyer.cash:
        return -1
    return 5 if buyer.cash - action.price >= 40 else -1
