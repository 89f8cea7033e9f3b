"""Laying a tile: from the tray by drag or click, from the fan around a hex, or with the keys; turned, shown, then confirmed."""

from __future__ import annotations

from collections.abc import Callable

from engine.actions import LayTile
from engine.coords import compass
from engine.errors import Refusal
from engine.ids import HexId, TileId
from engine.state.board import Place
from engine.state.faces import turned
from gui.board.click import Click
from gui.board.overlays import Ghost
from gui.board.pictures import tile_picture
from gui.texts import entity_name, hex_name, money
from gui.tools.advice import Worth
from gui.tools.base import Bench, Hand, Tool
from gui.tools.fan import PICTURE, Fan, Leaf
from gui.tools.lay_book import LayBook


class LayTool(Tool):
    """A tile is first held (it follows the pointer), then put down on a hex (it waits for Enter or the tick)."""

    name = "lay"

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.book: LayBook | None = None
        self.tile: TileId | None = None
        self.hex: HexId | None = None
        self.rotation = 0
        self.down = False
        """Whether the tile was put down and waits to be confirmed."""
        self._from_tray = False
        self.worth: Callable[[HexId, TileId], Worth | None] = lambda _hex, _tile: None
        """What the advice knows of a tile on a hex."""
        self.fan = Fan(bench.view, self)
        self.fan.chosen.connect(self._choose)
        self.fan.looked.connect(self._look)
        self.fan.left.connect(self._look_away)
        self.fan.closed.connect(self.cancel)

    # --- frame

    def begin(self) -> None:
        """Light every hex where something may be laid."""
        self.book = LayBook(self.bench.controller)
        self._light()

    def end(self) -> None:
        """Put everything back."""
        self._put_back()
        self.book = None
        self.bench.scene.highlight_hexes({})

    # --- in the hand

    def carry(self, kind: str, piece: str) -> None:
        """Take a tile from the tray: every hex where it may go lights up with its cost."""
        if kind != Hand.TILE or self.book is None:
            return
        self._put_back()
        self.tile = TileId(piece)
        self._from_tray = True
        self.bench.hand.hold(kind, piece)
        self.bench.view.set_carrying(True)
        self._light()
        places = self.book.places(self.tile)
        if places:
            self.bench.say(self.tr("Tile {tile} in hand: put it on a lit hex. Esc puts it back.").format(tile=piece))
        else:
            self.bench.say(self.tr("Tile {tile} fits nowhere now; hold it over a hex to see why.").format(tile=piece))

    def carry_over(self, hex_id: HexId | None, place: Place | None) -> None:
        """Show the dragged tile on the hex under it."""
        del place
        self.hover(hex_id)

    def drop(self, kind: str, piece: str, hex_id: HexId, place: Place | None) -> None:
        """Put the dragged tile down."""
        del place
        if kind != Hand.TILE:
            return
        if self.tile != piece:
            self.carry(kind, piece)
        if not self._put_down(hex_id):
            self._put_back()
            self._light()

    def hover(self, hex_id: HexId | None) -> None:
        """Show what is held over the hex, or say what could be done there."""
        if self.tile is None or self.down:
            super().hover(hex_id)
        elif hex_id is None:
            self.hex = None
            self.bench.scene.show_ghost(None)
        else:
            self._hold_over(hex_id)

    def cursor(self, hex_id: HexId) -> None:
        """What is held goes with the keyboard cursor; a tile chosen for one hex goes back."""
        if self.tile is not None and self.down:
            if self._from_tray:
                self.down = False
            else:
                self._put_back()
                self._light()
        self.hover(hex_id)

    def click(self, click: Click) -> None:
        """Put down what is held; turn what lies on the hex; else open the fan."""
        if self.tile is not None and self.down and click.hex == self.hex:
            self.rotate(1)
        elif self.tile is not None and (self._from_tray or not self.down):
            self._put_down(click.hex)
        else:
            self._open_fan(click.hex, focus=False)

    def enter(self, hex_id: HexId) -> None:
        """Enter on a hex: put down what is held, else open the fan with the focus in it."""
        if self.tile is not None and not self.down:
            self._put_down(hex_id)
        else:
            self._open_fan(hex_id, focus=True)

    def rotate(self, step: int) -> None:
        """The next legal rotation; where none is legal the next one at all, with the reason against it."""
        if self.tile is None or self.hex is None or self.book is None:
            return
        lays = self.book.lays(self.tile, self.hex)
        if not lays:
            self._show_illegal((self.rotation + step) % 6)
            return
        rotations = [action.rotation for action in lays]
        index = rotations.index(self.rotation) if self.rotation in rotations else 0
        old, self.rotation = self.rotation, rotations[(index + step) % len(rotations)]
        self._show_legal(self._skipped(old, step))

    def confirm(self) -> None:
        """Lay the tile."""
        if self.tile is not None and self.hex is not None and self.down and self.book is not None:
            self.bench.do(LayTile(self.book.actor, self.hex, self.tile, self.rotation))

    def cancel(self) -> bool:
        """Close the fan, or put back what is held."""
        if self.tile is None and not self.fan.shown:
            return False
        self._put_back()
        self._light()
        return True

    def key(self, letter: str, *, back: bool) -> bool:
        """E: the next tile that fits on the hex."""
        if letter != "E" or self.book is None:
            return False
        hex_id = self.hex if self.down else None
        hex_id = hex_id or self.bench.view.cursor_hex or self.hex
        if hex_id is None:
            return True
        tiles = self.book.on(hex_id)
        if not tiles:
            self._refuse(hex_id)
            return True
        held = tiles.index(self.tile) if self.tile in tiles and self.hex == hex_id else (0 if back else -1)
        self._choose(tiles[(held + (-1 if back else 1)) % len(tiles)], hex_id)
        return True

    def words_for(self, hex_id: HexId) -> str:
        """What lies there, and what may be laid or why nothing."""
        words = super().words_for(hex_id)
        book = self.book
        if book is None:
            return words
        if hex_id in self.bench.numbers:
            words = f"{words} · {self.bench.numbers[hex_id]}"
        tiles = book.on(hex_id)
        if tiles:
            count = self.tr("%n tile(s) fit here: click, or press Enter", "", len(tiles))
            return f"{words} — {count}"
        misfit = book.nothing(hex_id)
        return words if misfit is None else f"{words} — {self.bench.explain(misfit.refusal)}"

    def tiles(self) -> tuple[TileId, ...]:
        """Those that fit somewhere now."""
        return () if self.book is None else self.book.tiles()

    def other_tiles(self) -> tuple[TileId, ...]:
        """Those of the phase and in supply that fit nowhere."""
        if self.book is None:
            return ()
        return tuple(tile for tile in self.book.candidates() if tile not in self.book.tiles())

    # --- inside

    def _light(self) -> None:
        """Light the hexes of the tile in hand with its cost, or all hexes where something may be laid."""
        if self.book is None:
            return
        if self.tile is None:
            self.bench.scene.highlight_hexes(dict.fromkeys(self.book.hexes(), ""))
        else:
            costs = self.book.places(self.tile)
            self.bench.scene.highlight_hexes({hex_id: str(cost) if cost else "" for hex_id, cost in costs.items()})

    def _put_back(self) -> None:
        self.fan.close()
        if self.down:
            self.bench.considered.emit(None)
        self.tile = None
        self.hex = None
        self.rotation = 0
        self.down = False
        self._from_tray = False
        self.bench.view.set_carrying(False)
        self.bench.scene.show_ghost(None)
        self.bench.hand.hold()

    def _hold_over(self, hex_id: HexId) -> None:
        assert self.tile is not None
        assert self.book is not None
        if hex_id == self.hex:
            return
        self.hex = hex_id
        lays = self.book.lays(self.tile, hex_id)
        if not lays:
            misfit = self.book.misfit(self.tile, hex_id)
            self._show_illegal(0 if misfit is None else misfit.action.rotation)
            return
        rotations = [action.rotation for action in lays]
        if self.rotation not in rotations:
            self.rotation = rotations[0]
        self._show_legal()

    def _put_down(self, hex_id: HexId) -> bool:
        """Put the held tile on a hex if it goes there, else say why not."""
        assert self.tile is not None
        assert self.book is not None
        if not self.book.lays(self.tile, hex_id):
            misfit = self.book.misfit(self.tile, hex_id)
            if misfit is not None:
                self.bench.refuse(misfit.refusal)
            return False
        self._hold_over(hex_id)
        self.down = True
        self._show_legal()
        return True

    def _choose(self, tile: str, hex_id: HexId | None = None) -> None:
        """A tile for one hex, from the fan or by key: it is put down there at once."""
        target = hex_id or self.fan.hex
        if target is None:
            return
        self._put_back()
        self.tile = TileId(tile)
        self.bench.hand.hold(Hand.TILE, tile)
        self.bench.view.set_carrying(True)
        self._light()
        self._put_down(target)

    def _open_fan(self, hex_id: HexId, *, focus: bool) -> None:
        assert self.book is not None
        if self.fan.hex == hex_id:
            self.cancel()
            return
        self._put_back()
        self._light()
        tiles = self.book.on(hex_id)
        if not tiles:
            self._refuse(hex_id)
            return
        self.fan.open(hex_id, [self._leaf(tile, hex_id) for tile in tiles], focus=focus)

    def _leaf(self, tile: TileId, hex_id: HexId) -> Leaf:
        assert self.book is not None
        game = self.bench.controller.game
        action = self.book.lays(tile, hex_id)[0]
        orientation = self.bench.scene.layers[hex_id].map.orientation
        ratio = self.bench.view.devicePixelRatioF()
        picture = tile_picture(game.tiles[tile], action.rotation, orientation, self.bench.theme, PICTURE, ratio)
        cost = self._price(action)
        words = self._words_of(tile, cost)
        worth = self.worth(hex_id, tile)
        caption = cost if worth is None else f"{cost}\n→ {worth.revenue}"
        return Leaf(tile, picture, caption, words)

    def _words_of(self, tile: TileId, cost: str) -> str:
        """What a tile of the fan is."""
        assert self.book is not None
        return self.tr("Tile {tile}, {cost}, %n left", "", self.book.left(tile)).format(tile=tile, cost=cost)

    def _look(self, tile: str) -> None:
        """A tile of the fan is looked at: show it on the hex."""
        if self.fan.hex is None or self.book is None:
            return
        action = self.book.lays(TileId(tile), self.fan.hex)[0]
        self._ghost(action, confirm=False)
        self.bench.say(self._words_of(TileId(tile), self._price_and_payer(action)))

    def _look_away(self) -> None:
        if not self.down:
            self.bench.scene.show_ghost(None)

    def _refuse(self, hex_id: HexId) -> None:
        assert self.book is not None
        misfit = self.book.nothing(hex_id)
        if misfit is not None:
            self.bench.refuse(misfit.refusal)

    def _show_legal(self, more: str = "") -> None:
        assert self.tile is not None
        assert self.hex is not None
        assert self.book is not None
        action = LayTile(self.book.actor, self.hex, self.tile, self.rotation)
        self._ghost(action, confirm=self.down)
        count = len(self.book.lays(self.tile, self.hex))
        words = self.tr("Tile {tile} on {hex}, {side}: {cost}").format(
            tile=self.tile,
            hex=hex_name(self.hex, self.bench.controller.game),
            side=compass(self.rotation, self.bench.scene.layers[self.hex].map.orientation),
            cost=self._price_and_payer(action),
        )
        if count > 1:
            words += " · " + self.tr("R or the wheel turns it (%n way(s))", "", count)
        if self.down:
            words += " · " + self.tr("Enter or ✓ lays it, Esc puts it back")
            self.bench.considered.emit(action)
        self.bench.say(f"{words} · {more}" if more else words)

    def _show_illegal(self, rotation: int) -> None:
        assert self.tile is not None
        assert self.hex is not None
        assert self.book is not None
        self.rotation = rotation
        action = LayTile(self.book.actor, self.hex, self.tile, rotation)
        self._ghost(action, confirm=False, legal=False)
        refusal = self.book.why_not(action)
        if refusal is not None:
            self.bench.say(self.bench.explain(refusal))

    def _skipped(self, old: int, step: int) -> str:
        """Why the rotations between the old one and the present one were passed over."""
        assert self.tile is not None
        assert self.hex is not None
        assert self.book is not None
        rotation = (old + step) % 6
        reason: Refusal | None = None
        while rotation != self.rotation and reason is None:
            reason = self.book.why_not(LayTile(self.book.actor, self.hex, self.tile, rotation))
            rotation = (rotation + step) % 6
        return "" if reason is None else self.bench.explain(reason)

    def _ghost(self, action: LayTile, *, confirm: bool, legal: bool = True) -> None:
        face = turned(self.bench.controller.game.tiles[action.tile].face, action.rotation)
        tag = self._price_and_payer(action) if legal else ""
        self.bench.scene.show_ghost(Ghost(action.hex, face, tag, legal, confirm))

    def _price(self, action: LayTile) -> str:
        assert self.book is not None
        cost = self.book.cost(action)
        return money(cost, self.bench.controller.game) if cost else self.tr("free")

    def _price_and_payer(self, action: LayTile) -> str:
        """`L. 40 · ` and the sign of the corporation that pays."""
        price = self._price(action)
        assert self.book is not None
        if not self.book.cost(action):
            return price
        return f"{price} · {entity_name(action.actor, self.bench.controller.game)}"
