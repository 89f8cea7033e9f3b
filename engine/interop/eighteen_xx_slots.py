"""Which slot of a city a token has in the 18xx.games format, where it is not the one we gave it.

To the rules the slots of a city are all the same. At the table of that format a corporation's home token takes the slot kept
for it, any other the first free one that is kept for nobody, whatever slot an action names; after an upgrade the tokens of
the old tile are placed anew in their order. Only the purchase of a token needs to know.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Game
from engine.ids import CorporationId, HexId
from engine.state.board import CitySlot, Token
from engine.state.faces import face_at
from engine.state.game_state import GameState

City = tuple[HexId, int]


class SlotBook:
    """Tokens of every city by the format's slots; kept beside a game in either direction."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._slots: dict[City, dict[CorporationId, int]] = {}

    def slot(self, token: Token) -> int:
        """Slot in the format of a token on the board. Raises `KeyError` for one that is not in a city."""
        assert isinstance(token.place, CitySlot)
        return self._slots[token.place.hex, token.place.stop][token.corporation]

    def corporation(self, city: City, slot: int) -> CorporationId | None:
        """Whose token has a slot in the format's game; None for a free one."""
        held = self._slots.get(city, {})
        return next((corporation for corporation, taken in held.items() if taken == slot), None)

    def follow(self, before: GameState, after: GameState) -> None:
        """Bring the book up to `after`."""
        if before.board.tokens == after.board.tokens and before.board.tiles == after.board.tiles:
            return
        upgraded = {
            hex_id
            for hex_id, laid in after.board.tiles.items()
            if laid != before.board.tiles.get(hex_id) and after.board.tokens_in(hex_id)
        }
        old, self._slots = self._slots, {}
        for city, tokens in _by_city(after.board.tokens).items():
            known = {} if city[0] in upgraded else old.get(city, {})
            staying = [corporation for corporation in tokens if corporation in known]
            self._slots[city] = {corporation: known[corporation] for corporation in staying}
            earlier = sorted(
                (slot, corporation)
                for (hex_id, _), held in old.items()
                for corporation, slot in held.items()
                if hex_id == city[0] and corporation in tokens and corporation not in known
            )
            arriving = [corporation for _, corporation in earlier]
            arriving += [corporation for corporation in tokens if corporation not in {*staying, *arriving}]
            for corporation in arriving:
                self._slots[city][corporation] = self.next_slot(after, city, corporation)

    def next_slot(self, state: GameState, city: City, corporation: CorporationId) -> int:
        """The slot that the next token of a corporation in a city is given."""
        hex_id, stop = city
        keeper = self._game.hexes[hex_id].home_of
        if keeper == corporation and self._kept(state, hex_id, keeper, arriving=corporation):
            return 0
        taken = set(self._slots.get(city, {}).values())
        free = [slot for slot in range(face_at(self._game, state.board, hex_id).stops[stop].slots) if slot not in taken]
        kept = keeper is not None and self._kept(state, hex_id, keeper, arriving=corporation)
        return next((slot for slot in free if not (kept and slot == 0)), free[0] if free else len(taken))

    def _kept(self, state: GameState, hex_id: HexId, keeper: CorporationId, *, arriving: CorporationId) -> bool:
        """Whether the first slot waits for the home token of a corporation in play."""
        home = [token for token in state.board.tokens_in(hex_id) if token.corporation == keeper]
        return keeper in self._game.order and (not home or (arriving == keeper and home[0].home))


def _by_city(tokens: Iterable[Token]) -> dict[City, list[CorporationId]]:
    found: dict[City, list[CorporationId]] = {}
    for token in tokens:
        if isinstance(token.place, CitySlot):
            found.setdefault((token.place.hex, token.place.stop), []).append(token.corporation)
    return found
