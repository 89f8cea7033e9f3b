"""Plays a game of PA20 from a script: one line for every decision worth telling, the rest by habit.

A line names who acts, what, and the details; `1.2 NN` is NN's turn in the second operating round of set 1.

    P1 card GDS 20                 auction; `P1 launch NN 100`, `P1 buy NN`, `P1 pool NN`, `P1 sell NN 20`, `P1 fund` stock round
    P2 bid SFSM 150                auction of a regional, also in a stock round
    end                            everybody passes until the stock round is over
    1.1 NN token napoli:H4 5; lay napoli:I5 4 2; train 2; pay

Habits: nothing is built or bought, the best routes are run, earnings are paid (`half`, `keep` otherwise), the fund helps, nobody
raises, sells or absorbs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Self

from engine.actions import (
    AbsorbRegional,
    Action,
    AnswerHelp,
    BidPrivate,
    BidRegional,
    BuyCertificate,
    BuyTrain,
    LayTile,
    Pass,
    PayDividend,
    PlaceJunctionToken,
    RunRoutes,
)
from engine.bots import filled
from engine.depot import price as train_price
from engine.events import Event
from engine.game import Game
from engine.ids import CorporationId, EntityId, HexId, PrivateId, TileId, train_type
from engine.pa20.construction import next_slot
from engine.state.game_state import GameState
from engine.state.turn import AuctionTurn, FinishedTurn, OperatingTurn, StockTurn
from tests.helpers.pa20 import Table20, buy, junction, launch, sell, take

PLAYERS = ("P1", "P2", "P3")


class Moment(NamedTuple):
    """An action with the states around it and what it brought about."""

    before: GameState
    action: Action
    events: tuple[Event, ...]
    after: GameState


class ScriptedGame(Table20):
    """A table that follows a script; `moments` is everything that happened."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.moments: list[Moment] = []

    def do(self, *actions: Action) -> Self:
        """As every table, and remember it."""
        for action in actions:
            before = self.state
            super().do(action)
            self.moments.append(Moment(before, action, self.events, self.state))
        return self

    def play_to_the_end(self, script: str) -> None:
        """Follow the lines, then go on by habit until the game is over."""
        self.play(script)
        self.habits_until(lambda: isinstance(self.state.turn, FinishedTurn))

    def play(self, script: str) -> None:
        """Follow the lines; every decision between them is made by habit."""
        for line in script.strip().splitlines():
            words = line.partition("#")[0].strip()
            try:
                if words:
                    self._line(words)
            except AssertionError as failed:
                raise AssertionError(f"{line.strip()}: {failed}") from failed

    def _line(self, line: str) -> None:
        who, _, rest = line.partition(" ")
        if line == "end":
            self._end_stock_round()
        elif who in PLAYERS:
            self._player(who, rest.split())
        else:
            railway, _, moves = rest.partition(" ")
            self._railway(who, railway, [move.split() for move in moves.split(";")])

    # --- players

    def _player(self, player: str, words: list[str]) -> None:
        card = words[1] if words[0] == "bid" else None
        self.habits_until(lambda: self.actor() == player and self._is_time_for(card))
        self.do(self._player_action(player, words))

    def _is_time_for(self, card: str | None) -> bool:
        """In a stock round or the first auction; in an auction of regionals for bids on the card in question."""
        auction = self.extra().auction
        if auction is not None:
            return auction.regional == card
        return not isinstance(self.state.turn, OperatingTurn)

    def _player_action(self, player: str, words: list[str]) -> Action:
        verb, *names = words
        actor = EntityId(player)
        if verb == "card":
            return BidPrivate(actor, PrivateId(names[0]), int(names[1]))
        if verb == "launch":
            return launch(player, names[0], int(names[1]))
        if verb == "buy":
            return take(self, player, names[0])
        if verb == "pool":
            return take(self, player, names[0], "pool")
        if verb == "sell":
            return sell(self, player, names[0], int(names[1]))
        if verb == "fund":
            free = self.state.corporations[CorporationId("SFM")].certificates.index("treasury")
            return buy(player, "SFM", free)
        if verb == "bid":
            return BidRegional(actor, CorporationId(names[0]), int(names[1]))
        assert verb == "pass", words
        return Pass(actor)

    def _end_stock_round(self) -> None:
        number = self.state.set_number
        self.habits_until(lambda: not (isinstance(self.state.turn, StockTurn) and self.state.set_number == number))

    # --- railways

    def _railway(self, when: str, railway: str, moves: list[list[str]]) -> None:
        wanted = tuple(map(int, when.split(".")))
        self.habits_until(lambda: self._operates(wanted) == railway, wanted)
        for verb, *names in moves:
            self._railway_move(EntityId(railway), verb, names)

    def _operates(self, wanted: tuple[int, ...]) -> str | None:
        turn = self.state.turn
        if self.extra().auction is not None or self.state.pending or not isinstance(turn, OperatingTurn):
            return None
        return turn.current if (turn.number, turn.round) == wanted else None

    def _railway_move(self, actor: EntityId, verb: str, names: list[str]) -> None:
        action = self._move(actor, verb, names)
        self.habits_until(
            lambda: any(offer.covers(action) or type(offer.action) is type(action) for offer in self.legal())
        )
        self.do(action)

    def _move(self, actor: EntityId, verb: str, names: list[str]) -> Action:
        if verb in ("token", "help"):
            place = junction(self.game, names[0], int(names[1]))
            return PlaceJunctionToken(actor, next_slot(self.state, place), verb == "help")
        if verb == "lay":
            return LayTile(actor, HexId(names[0]), TileId(names[1]), int(names[2]))
        if verb == "train":
            piece = next(train for train in (*self.state.depot, *self.state.discarded) if train_type(train) == names[0])
            return BuyTrain(actor, piece, train_price(self.game, piece))
        if verb == "half":
            return PayDividend(actor, "half")
        if verb == "keep":
            return PayDividend(actor, "withhold")
        if verb == "back":
            places = self.state.corporations[CorporationId(actor)].certificates
            return BuyCertificate(actor, CorporationId(actor), places.index("pool"))
        assert verb == "absorb", verb
        return AbsorbRegional(actor, CorporationId(names[0]))

    # --- habits

    def habits_until(self, reached: Callable[[], bool], wanted: tuple[int, ...] = (99, 9)) -> None:
        """Decide by habit until a condition holds, but not beyond an operating round."""
        while not reached():
            turn = self.state.turn
            beyond = isinstance(turn, OperatingTurn) and (turn.number, turn.round) > wanted
            assert not beyond, "the script asks for something that never came"
            self.do(self._habit())

    def _habit(self) -> Action:
        offers = self.legal()
        for offer in offers:
            if isinstance(offer.action, RunRoutes):
                return filled(self.game, self.state, offer)
            if isinstance(offer.action, PayDividend | AnswerHelp):
                return offer.action
        assert not isinstance(self.state.turn, AuctionTurn)
        return next(offer.action for offer in offers if isinstance(offer.action, Pass))
