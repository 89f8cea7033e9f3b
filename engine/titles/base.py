"""Rules common to the titles of the 1849 family: how a game begins, its rounds and its score."""

from __future__ import annotations

from typing import ClassVar

from engine.game import Game
from engine.ids import TREASURY, PlayerId, TrainId, TrainType
from engine.invariants import violations
from engine.rounds.auction import AuctionRound
from engine.rounds.base import Round, Rules
from engine.rounds.operating import OperatingRound
from engine.rounds.stock import StockRound
from engine.rounds.stock_begin import begin
from engine.scoring import worth
from engine.state.board import Board
from engine.state.game_state import CorporationState, GameState, PlayerState, PrivateState
from engine.state.turn import AuctionTurn, OperatingTurn, StockTurn


class StandardRules(Rules):
    """An opening auction, then stock rounds, each followed by a set of operating rounds."""

    auction: ClassVar[Round] = AuctionRound()
    stock: ClassVar[Round] = StockRound()
    operating: ClassVar[Round] = OperatingRound()

    def opening(self, game: Game) -> GameState:
        """R-1.3 to R-1.7: money dealt, nothing sold, seat 1 to begin. Without privates there is nothing to auction."""
        first = game.players[0]
        state = GameState(
            turn=AuctionTurn(current=first),
            phase=next(iter(game.phases)),
            bank=game.title.bank_total - game.scenario.cash * len(game.players),
            players={player: PlayerState(cash=game.scenario.cash) for player in game.players},
            corporations={
                corporation: CorporationState(certificates=(TREASURY,) * len(sheet.certificates), unplaced=sheet.tokens)
                for corporation, sheet in game.corporations.items()
            },
            privates={private: PrivateState() for private in game.privates},
            board=Board(supply={tile.id: tile.count for tile in game.tiles.values()}),
            depot=trains_for_sale(game),
            sequence=game.order,
            priority=first,
        )
        if not game.privates:
            begin(game, state, [])
        return state

    def round(self, game: Game, state: GameState) -> Round:
        """The round by the kind of turn."""
        del game
        if isinstance(state.turn, AuctionTurn):
            return self.auction
        if isinstance(state.turn, StockTurn):
            return self.stock
        assert isinstance(state.turn, OperatingTurn)
        return self.operating

    def worth(self, game: Game, state: GameState, player: PlayerId) -> int:
        """R-4.4."""
        return worth(game, state, player)

    def violations(self, game: Game, state: GameState) -> tuple[str, ...]:
        """What must hold in every state of this family."""
        return violations(game, state)


def trains_for_sale(game: Game) -> tuple[TrainId, ...]:
    """All trains of the scenario in the order of sale (R-1.7)."""
    return tuple(piece(type_, number) for type_ in game.trains for number in range(game.scenario.trains.get(type_, 0)))


def piece(type_: TrainType, number: int) -> TrainId:
    """Id of the n-th piece of a type, counted from 0."""
    return TrainId(f"{type_}-{number}")
