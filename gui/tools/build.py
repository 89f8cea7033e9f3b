"""Tiles and tokens in any order, in titles whose turn asks for both at once: two tools in one hand."""

from __future__ import annotations

from engine.ids import CorporationId, HexId, TileId
from engine.state.board import Place
from gui.board.click import Click
from gui.tools.base import Bench, Hand, Tool
from gui.tools.lay_tile import LayTool
from gui.tools.place_token import TokenTool


class BuildTool(Tool):
    """A lit token place takes a token, everything else is track."""

    name = "build"

    def __init__(self, bench: Bench, lay: LayTool, token: TokenTool) -> None:
        super().__init__(bench)
        self._lay = lay
        self._token = token

    def begin(self) -> None:
        """Light hexes and places."""
        self._lay.begin()
        self._token.begin()

    def end(self) -> None:
        """Put everything back."""
        self._token.end()
        self._lay.end()

    def click(self, click: Click) -> None:
        """On a lit place, or with the token in the hand: a token; else track."""
        if self._lay.tile is None and click.place in self._token.places:
            self._lay.cancel()
            self._token.click(click)
        elif self.bench.hand.kind == Hand.TOKEN:
            self._token.click(click)
        else:
            self._lay.click(click)

    def enter(self, hex_id: HexId) -> None:
        """As a click on the hex."""
        if self.bench.hand.kind == Hand.TOKEN:
            self._token.enter(hex_id)
        else:
            self._lay.enter(hex_id)

    def hover(self, hex_id: HexId | None) -> None:
        """Follow the pointer with what is held."""
        if self.bench.hand.kind == Hand.TOKEN:
            self._token.hover(hex_id)
        else:
            self._lay.hover(hex_id)
            self._say_more(hex_id)

    def cursor(self, hex_id: HexId) -> None:
        """Follow the keyboard cursor."""
        if self.bench.hand.kind == Hand.TOKEN:
            self._token.cursor(hex_id)
        else:
            self._lay.cursor(hex_id)
            self._say_more(hex_id)

    def _say_more(self, hex_id: HexId | None) -> None:
        """With nothing in the hand: tiles and tokens of a hex."""
        if self._lay.tile is None and hex_id is not None:
            self.bench.say(self.words_for(hex_id))

    def hover_place(self, place: Place | None) -> None:
        """Show the token on a lit place."""
        if self._lay.tile is None and (place in self._token.places or self.bench.hand.kind == Hand.TOKEN):
            self._token.hover_place(place)
        elif self._token.over is not None:
            self._token.look_away()

    def carry(self, kind: str, piece: str) -> None:
        """Take a tile or the token from the tray."""
        self.cancel()
        (self._token if kind == Hand.TOKEN else self._lay).carry(kind, piece)

    def carry_over(self, hex_id: HexId | None, place: Place | None) -> None:
        """Show what is dragged."""
        (self._token if self.bench.hand.kind == Hand.TOKEN else self._lay).carry_over(hex_id, place)

    def drop(self, kind: str, piece: str, hex_id: HexId, place: Place | None) -> None:
        """Put down what was dragged."""
        (self._token if kind == Hand.TOKEN else self._lay).drop(kind, piece, hex_id, place)

    def rotate(self, step: int) -> None:
        """Turn the tile, or show the token on the next place of the hex."""
        (self._token if self.bench.hand.kind == Hand.TOKEN else self._lay).rotate(step)

    def confirm(self) -> None:
        """Lay the tile."""
        self._lay.confirm()

    def cancel(self) -> bool:
        """Put back what is held."""
        return self._lay.cancel() or self._token.cancel()

    def key(self, letter: str, *, back: bool) -> bool:
        """E is for tiles, T for the token: what else is held goes back."""
        if letter == "T":
            self._lay.cancel()
            return self._token.key(letter, back=back)
        if letter == "E" and self.bench.hand.kind == Hand.TOKEN:
            self._token.cancel()
        return self._lay.key(letter, back=back)

    def words_for(self, hex_id: HexId) -> str:
        """What lies there and may be built."""
        words = self._lay.words_for(hex_id)
        places = len(self._token.on(hex_id))
        if not places:
            return words
        return words + " · " + self.tr("a token goes on %n of its sides: click the side, or press T", "", places)

    def tiles(self) -> tuple[TileId, ...]:
        """Those that fit somewhere now."""
        return self._lay.tiles()

    def other_tiles(self) -> tuple[TileId, ...]:
        """Those that fit nowhere."""
        return self._lay.other_tiles()

    def tokens(self) -> tuple[CorporationId, ...]:
        """The railway's token."""
        return self._token.tokens()
