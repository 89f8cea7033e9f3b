"""A short game under the real rules, for tests of what keeps games."""

from engine.actions import Action, BidPrivate, Pass, SetStartPrice
from engine.catalogue import open_title
from engine.ids import EntityId, player_id
from engine.rounds.base import Outcome
from engine.session import Session
from engine.setup import new_game
from engine.state.turn import StockTurn
from engine.titles import rules_of

NAMES = ("Anna", "Bruno Però", "Čiara")


def begun(profile: str = "aag", seed: int = 1) -> Session:
    """A game of three with nothing done."""
    game = new_game(open_title("1849"), names=NAMES, profile=profile, seed=seed)
    return Session(rules_of(game), game)


def auctioned(profile: str = "aag", seed: int = 1) -> Session:
    """The same after the standard auction (rules digest, section 7) and the start price of the first corporation."""
    session = begun(profile, seed)
    prices = {private.id: private.price for private in session.game.privates.values()}
    for turn, private in enumerate(prices):
        actor = EntityId(player_id(turn % 3))
        do(session, BidPrivate(actor, private, prices[private]))
    do(session, SetStartPrice(EntityId("P2"), session.game.order[0], 4, 2))
    return session


def stock_round(session: Session, passes: int = 3) -> Session:
    """The same with some passes in the stock round."""
    for _ in range(passes):
        turn = session.state.turn
        assert isinstance(turn, StockTurn)
        do(session, Pass(EntityId(turn.current)))
    return session


def do(session: Session, action: Action) -> None:
    """Do an action that must be legal."""
    outcome = session.do(action)
    assert isinstance(outcome, Outcome), outcome
