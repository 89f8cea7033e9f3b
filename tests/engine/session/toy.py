"""A game of one rule, to try the session without a title: the players pass in turn, twenty passes end the game."""

from collections.abc import Iterator

from engine.actions import Offer, Pass
from engine.actions.base import Action
from engine.data.definitions import Market, Profile, Scenario, Title
from engine.errors import Refusal
from engine.events import Log, Passed
from engine.game import Game, Seat
from engine.ids import EntityId, PhaseId, PlayerId, TitleId, player_id
from engine.rounds.base import Round, Rules
from engine.state.board import Board
from engine.state.game_state import GameState, PlayerState
from engine.state.turn import FinishedTurn, StockTurn
from engine.steps.base import Step

LAST = 20


class TakeTurn(Step):
    name = "turn"
    handles = (Pass,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        del game
        assert isinstance(state.turn, StockTurn)
        return EntityId(state.turn.current)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        actor = self.actor(game, state)
        assert actor is not None
        yield Offer(Pass(actor))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        del game, state, action
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        turn = draft.turn
        assert isinstance(turn, StockTurn)
        seat = game.players.index(turn.current)
        draft.players[turn.current].cash += 1
        draft.bank -= 1
        log.append(Passed(action.actor, self.name))
        passes = turn.passes + 1
        following = game.players[(seat + 1) % len(game.players)]
        draft.turn = FinishedTurn("bank") if passes == LAST else StockTurn(turn.number, following, passes=passes)


class ToyRound(Round):
    name = "toy"

    def steps(self, game: Game, state: GameState) -> tuple[Step, ...]:
        del game, state
        return (TakeTurn(),)

    def advance(self, game: Game, draft: GameState, log: Log) -> None:
        del game, draft, log
        raise AssertionError


class ToyRules(Rules):
    def opening(self, game: Game) -> GameState:
        return GameState(
            turn=StockTurn(1, game.players[0]),
            phase=PhaseId("4"),
            bank=100,
            players={player: PlayerState() for player in game.players},
            corporations={},
            privates={},
            board=Board(),
            depot=(),
            sequence=(),
            priority=game.players[0],
        )

    def round(self, game: Game, state: GameState) -> Round:
        del game, state
        return ToyRound()

    def worth(self, game: Game, state: GameState, player: PlayerId) -> int:
        del game
        return state.players[player].cash

    def violations(self, game: Game, state: GameState) -> tuple[str, ...]:
        del game, state
        return ()


def toy_game(players: int = 3) -> Game:
    title = Title(
        id=TitleId("toy"), name="Toy", subtitle="", currency="L.", bank_total=100, rules="toy", rules_version=1,
        maps=(), tiles=(), terrains=(), corporations=(), privates=(), trains=(), phases=(), market=Market(()),
        scenarios=(), options=(), profiles=(), hex_events=(),
    )  # fmt: skip
    seats = tuple(Seat(player_id(seat), f"Player {seat + 1}") for seat in range(players))
    return Game(title, Profile("plain", {}), frozenset(), Scenario(players, 0, 0, 0, {}), seats, ())
