"""Starting a corporation: in the auction with a private (R-1.13), in a stock round by purchase (R-2.3)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.actions.auction import SetStartPrice
from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.certificates import UNIT, check_cash, check_room, transfer
from engine.certificates.holdings import log_move
from engine.certificates.presidency import president_percent
from engine.errors import Refusal
from engine.events import BANK, CorporationStarted, Log
from engine.game import Game
from engine.ids import CorporationId, EntityId, PlayerId
from engine.ledger import pay
from engine.market import place_marker, start_cells
from engine.messages import Key
from engine.sequence import places_to_start, startable
from engine.state.game_state import GameState
from engine.state.turn import AuctionTurn, StartPriceChoice, StockTurn
from engine.steps.base import Step
from engine.steps.home import settle_home
from engine.steps.stock_turn import StockStep, stock_turn


class StartPriceStep(Step):
    """The buyer of a private fixes the start price of the corporation that comes with it (R-1.13)."""

    name = "start_price"
    handles = (SetStartPrice,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The buyer."""
        del game
        choice = _choice(state)
        return None if choice is None else EntityId(choice.player)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """The start prices of the phase; cash does not matter."""
        choice = _choice(state)
        assert choice is not None
        for row, column in start_cells(game, state):
            yield Offer(SetStartPrice(EntityId(choice.player), choice.corporation, row, column))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """The corporation and a start price of the phase."""
        assert isinstance(action, SetStartPrice)
        choice = _choice(state)
        assert choice is not None
        if action.corporation != choice.corporation:
            return _not_next(action.corporation, choice.corporation)
        return _check_cell(game, state, action)

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """The bank pays; no further certificates now. The home token may wait for the stock round (RUL-49)."""
        assert isinstance(action, SetStartPrice)
        draft.pending = draft.pending[1:]
        start(game, draft, action, log, payer=BANK)
        if not isinstance(draft.turn, AuctionTurn) or game.switch("home_token_rsa_time") == "a":
            settle_home(game, draft, action.corporation, log)


class StartStep(StockStep):
    """Buy the presidency of the next corporation in the sequence, as the purchase of the turn (R-2.3.1)."""

    name = "start"
    handles = (SetStartPrice,)

    def why_closed(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """The purchase of the turn is made (R-2.1)."""
        del game
        turn = state.turn
        mine = isinstance(turn, StockTurn) and turn.bought and action.actor == EntityId(turn.current)
        return Refusal(Key.ONE_PURCHASE, "R-2.1") if mine else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Every start price that the player can pay."""
        corporation, player = startable(state), EntityId(stock_turn(state).current)
        if corporation is None:
            return
        for row, column in start_cells(game, state):
            action = SetStartPrice(player, corporation, row, column)
            if self.check(game, state, action) is None:
                yield Offer(action)

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """R-2.3.1, R-2.3.2, R-2.3.7, R-1.5."""
        assert isinstance(action, SetStartPrice)
        player, corporation = PlayerId(action.actor), startable(state)
        if corporation is None:
            return Refusal(Key.NOTHING_TO_START, "R-2.3.1", {"corporation": action.corporation})
        if action.corporation != corporation:
            return _not_next(action.corporation, corporation)
        if not places_to_start(game, state, corporation):
            return Refusal(Key.NO_HOME_PLACE, "R-2.3.7", {"corporation": corporation})
        return (
            _check_cell(game, state, action)
            or check_room(game, state, player)
            or check_cash(state, player, start_cost(game, action))
        )

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """The player pays; two single certificates more may follow in this turn (R-2.3.3)."""
        assert isinstance(action, SetStartPrice)
        turn = stock_turn(draft)
        draft.turn = msgspec.structs.replace(turn, bought=True, acted=True, started=action.corporation, extra=0)
        start(game, draft, action, log, payer=action.actor)
        settle_home(game, draft, action.corporation, log)


def start_cost(game: Game, action: SetStartPrice) -> int:
    """Price of the president's certificate at that cell."""
    share = game.title.market.rows[action.row][action.column].price
    return share * president_percent(game, action.corporation) // UNIT


def start(game: Game, draft: GameState, action: SetStartPrice, log: Log, *, payer: EntityId) -> None:
    """Give the presidency to the actor and pay the corporation, which pays for its tokens (R-2.3.3, R-2.3.4)."""
    corporation, player = action.corporation, PlayerId(action.actor)
    sheet = game.title.corporation[corporation]
    cost = start_cost(game, action)
    draft.sequence = tuple(waiting for waiting in draft.sequence if waiting != corporation)
    draft.corporations[corporation].president = player
    place_marker(draft, corporation, action.row, action.column)
    log.append(CorporationStarted(corporation, player, game.title.market.rows[action.row][action.column].price))
    papers = tuple(index for index, paper in enumerate(sheet.certificates) if paper.president)
    transfer(draft, corporation, papers, player)
    pay(draft, log, payer, EntityId(corporation), cost, reason="certificate")
    log_move(game, log, corporation, papers, EntityId(corporation), action.actor, paid=0 if payer == BANK else cost)
    pay(draft, log, EntityId(corporation), BANK, sheet.token_fee, reason="tokens")


def _choice(state: GameState) -> StartPriceChoice | None:
    choice = state.pending[0] if state.pending else None
    return choice if isinstance(choice, StartPriceChoice) else None


def _check_cell(game: Game, state: GameState, action: SetStartPrice) -> Refusal | None:
    cells = start_cells(game, state)
    if (action.row, action.column) in cells:
        return None
    prices = tuple(game.title.market.rows[row][column].price for row, column in cells)
    return Refusal(Key.START_PRICE_CLOSED, "R-2.3.2", {"prices": prices})


def _not_next(corporation: CorporationId, following: CorporationId) -> Refusal:
    return Refusal(Key.NOT_NEXT_TO_START, "R-1.6", {"corporation": corporation, "next": following})
