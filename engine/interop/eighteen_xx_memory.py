"""What the 18xx.games site remembers too long: whether a corporation has a city for a token.

It works that out in the corporation's turn and forgets it when track or a token is laid, but not when another corporation
closes and frees its slots. A corporation that lays no track then is not asked for a token, though it could place one.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.events import Event, HexStruck, TileLaid, TokenBought, TokenPlaced
from engine.game import Game
from engine.ids import CorporationId
from engine.routes.tokens import token_places
from engine.sequence import standing_of
from engine.state.game_state import GameState
from engine.steps.token import TokenStep
from engine.steps.track import TrackStep
from engine.steps.turns import open_turn

_FORGETTING = (TileLaid, TokenPlaced, TokenBought, HexStruck)


class TokenMemory:
    """Kept beside an import; `skips` tells whether the site has passed by the token step that is open now.

    `skipped`: it has done so at least once.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[CorporationId, bool] = {}
        self.skips = False
        self.skipped = False

    def follow(self, before: GameState, after: GameState, events: Iterable[Event]) -> None:
        """Bring the memory up to the state after an action."""
        if any(isinstance(event, _FORGETTING) for event in events):
            self._known.clear()
        self.skips = False
        turn = open_turn(after, TokenStep.name)
        was = open_turn(before, TrackStep.name)
        if turn is None or was is None or turn.current is None or turn.teleport is not None:
            return
        if TrackStep.name not in turn.done:
            return
        if after.corporations[turn.current].unplaced:
            possible = bool(token_places(self._game, after.board, turn.current, standing_of(after)))
            remembered = self._known.setdefault(turn.current, possible)
            self.skips = possible and not remembered
            self.skipped = self.skipped or self.skips
