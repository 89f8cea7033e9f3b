"""What if? Any tile anywhere, in any phase, on a board of its own that never touches the game and is thrown away by Esc."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import Signal

from engine.errors import Refusal, RuleError
from engine.game import Game
from engine.ids import CorporationId, HexId, PhaseId, TileId
from engine.routes.changes import apply_lay
from engine.routes.terms import terms_of
from engine.routes.upgrades import fits, upgrades
from engine.state.board import Board, CitySlot, Laid, Place
from engine.state.faces import face_at, turned
from gui.board.click import Click
from gui.board.overlays import Ghost, RouteLine
from gui.board.pictures import tile_picture
from gui.board.position import position_of
from gui.search_worker import SearchWorker
from gui.texts import hex_name, money
from gui.tools.banner import Banner
from gui.tools.base import ENDLESS, Bench, Hand, Tool
from gui.tools.draw_route import lines_of
from gui.tools.fan import PICTURE, Fan, Leaf

if TYPE_CHECKING:
    from gui.search_process import Answer


class WhatIfTool(Tool):
    """Tiles are put down at once and may be turned or taken away again; the banner changes the phase and finds the best run."""

    name = "what_if"

    changed = Signal()
    """The board that would be has changed."""

    def __init__(self, bench: Bench, worker: SearchWorker) -> None:
        super().__init__(bench)
        self._worker = worker
        self.active = False
        self.board = Board()
        self.phase = PhaseId("")
        self.tile: TileId | None = None
        self.rotation = 0
        self.hex: HexId | None = None
        """Where the pointer or the cursor is."""
        self.last: HexId | None = None
        """Where the last tile was put: it can still be turned."""
        self._asked = -1
        self._runner = CorporationId("")
        self.banner = Banner(bench.view, self)
        self.banner.phase_chosen.connect(self._choose_phase)
        self.banner.run_wanted.connect(self._ask_run)
        self.fan = Fan(bench.view, self)
        self.fan.chosen.connect(self._choose)
        self.fan.looked.connect(self._look)
        self.fan.left.connect(lambda: bench.scene.show_ghost(None))
        self.fan.closed.connect(self.cancel)
        worker.found.connect(self._found)

    # --- frame

    def begin(self) -> None:
        """Start from the position that is shown."""
        controller = self.bench.controller
        self.active = True
        self.board = controller.state.board
        self.phase = controller.state.phase
        state = controller.state
        runners = [name for name, held in state.corporations.items() if held.trains]
        turn_owner = getattr(state.turn, "current", None)
        runners.sort(key=lambda name: name != turn_owner)
        self.banner.show(controller.game, self.phase, tuple(runners), self.bench.theme)
        self.bench.say(self.tr("What if: put any tile anywhere. Backspace takes one away, Esc throws everything away."))

    def end(self) -> None:
        """Throw everything away and show the game again."""
        if not self.active:
            return
        self.active = False
        self._let_go()
        self._forget_run()
        self.last = None
        self.banner.hide()
        self.bench.say("")
        controller = self.bench.controller
        if controller.session is not None:
            self.bench.scene.set_state(controller.game, controller.state)

    def retranslate(self) -> None:
        """Say all words again."""
        self.banner.retranslate()

    def recolor(self) -> None:
        """Follow the colour set."""
        self.banner.recolor(self.bench.theme)

    # --- gestures

    def carry(self, kind: str, piece: str) -> None:
        """Take a tile, of which there are as many as you like."""
        if kind != Hand.TILE:
            return
        self._let_go()
        self.tile = TileId(piece)
        self.bench.hand.hold(kind, piece)
        self.bench.view.set_carrying(True)

    def carry_over(self, hex_id: HexId | None, place: Place | None) -> None:
        """Show the dragged tile."""
        del place
        self.hover(hex_id)

    def drop(self, kind: str, piece: str, hex_id: HexId, place: Place | None) -> None:
        """Put the dragged tile down; the hand is empty then."""
        del place
        if kind == Hand.TILE:
            self._put(hex_id, TileId(piece), self.rotation)
            self._let_go()
            self.bench.view.set_carrying(True)

    def hover(self, hex_id: HexId | None) -> None:
        """Show what is held."""
        self.hex = hex_id
        if self.tile is None:
            super().hover(hex_id)
        elif hex_id is None:
            self.bench.scene.show_ghost(None)
        else:
            self._ghost(hex_id, self.tile, self.rotation)
            self.bench.say(self._verdict(hex_id, self.tile, self.rotation))

    def click(self, click: Click) -> None:
        """Put the tile down, or choose one that keeps the hex's track."""
        if self.tile is not None:
            self._put(click.hex, self.tile, self.rotation)
            return
        if self.fan.hex == click.hex:
            self.fan.close()
            return
        self._open_fan(click.hex, focus=False)

    def enter(self, hex_id: HexId) -> None:
        """The same by keys."""
        if self.tile is not None:
            self._put(hex_id, self.tile, self.rotation)
        else:
            self._open_fan(hex_id, focus=True)

    def rotate(self, step: int) -> None:
        """Turn what is held, else the tile put down last."""
        if self.tile is not None:
            self.rotation = (self.rotation + step) % 6
            self.hover(self.hex)
            return
        laid = None if self.last is None else self.board.tiles.get(self.last)
        if self.last is not None and laid is not None:
            self._put(self.last, laid.tile, (laid.rotation + step) % 6)

    def cancel(self) -> bool:
        """Esc: first what is held, then the whole layer."""
        if self.tile is not None or self.fan.shown:
            self._let_go()
            return True
        return False

    def key(self, letter: str, *, back: bool) -> bool:
        """Backspace takes the tile of the what-if away; E tries the next tile that keeps the track."""
        hex_id = self.hex or self.bench.view.cursor_hex
        if letter == "Backspace" and hex_id is not None:
            self._take_away(hex_id)
        elif letter == "E" and hex_id is not None:
            self._next_tile(hex_id, -1 if back else 1)
        else:
            return False
        return True

    def words_for(self, hex_id: HexId) -> str:
        """What would lie there."""
        return self.tr("What if: {words}").format(words=super().words_for(hex_id))

    def tiles(self) -> tuple[TileId, ...]:
        """All tiles of the title."""
        return tuple(self._game.tiles)

    def left(self, tile: TileId) -> int:
        """As many as you like."""
        del tile
        return ENDLESS

    # --- inside

    @property
    def _game(self) -> Game:
        return self.bench.controller.game

    def _show(self) -> None:
        """Show the board as it would be."""
        controller = self.bench.controller
        position = position_of(controller.game, controller.state)
        step = self._game.phases[self.phase].value_step
        self.bench.scene.set_position(replace(position, board=self.board, value_step=step))
        self.changed.emit()

    def _choose_phase(self, phase: str) -> None:
        self.phase = PhaseId(phase)
        self._forget_run()
        self._show()

    def _put(self, hex_id: HexId, tile: TileId, rotation: int) -> None:
        """Lay without asking anybody; tokens stay where their city does."""
        board = self._without(hex_id)
        try:
            self.board = apply_lay(self._game, board, hex_id, tile, rotation)
        except RuleError:
            face = turned(self._game.tiles[tile].face, rotation)
            kept = tuple(
                token
                for token in board.tokens
                if token.place.hex != hex_id
                or (isinstance(token.place, CitySlot) and token.place.stop < len(face.stops))
            )
            faces = {other: found for other, found in board.faces.items() if other != hex_id}
            tiles = {**board.tiles, hex_id: Laid(tile, rotation)}
            self.board = replace(board, tiles=tiles, faces=faces, tokens=kept)
        self.last = hex_id
        self.bench.view.set_carrying(True)
        self.fan.close()
        self.bench.scene.show_ghost(None)
        self._forget_run()
        self._show()
        self.bench.say(self._verdict(hex_id, tile, rotation))

    def _without(self, hex_id: HexId) -> Board:
        """The board with the hex as it is in the game."""
        real = self.bench.controller.state.board
        tiles = {other: laid for other, laid in self.board.tiles.items() if other != hex_id}
        if hex_id in real.tiles:
            tiles[hex_id] = real.tiles[hex_id]
        tokens = (
            *(token for token in self.board.tokens if token.place.hex != hex_id),
            *(token for token in real.tokens if token.place.hex == hex_id),
        )
        faces = {other: face for other, face in self.board.faces.items() if other != hex_id}
        if hex_id in real.faces:
            faces[hex_id] = real.faces[hex_id]
        return replace(self.board, tiles=tiles, tokens=tokens, faces=faces)

    def _take_away(self, hex_id: HexId) -> None:
        self.board = self._without(hex_id)
        self._forget_run()
        self._show()

    def _verdict(self, hex_id: HexId, tile: TileId, rotation: int) -> str:
        """What is tried, and whether the tile would keep the track that lies there in the game."""
        game = self._game
        words = self.tr("What if: tile {tile} on {hex}").format(tile=tile, hex=hex_name(hex_id, game))
        old = face_at(game, self.bench.controller.state.board, hex_id)
        fit = fits(old, turned(game.tiles[tile].face, rotation))
        if isinstance(fit, Refusal):
            named = replace(fit, parameters={**fit.parameters, "hex": hex_id, "tile": tile})
            why = self.bench.explain(named.cited_as(game.title.cited_as))
            return f"{words} · " + self.tr("in the game now: {why}").format(why=why)
        return words

    def _ghost(self, hex_id: HexId, tile: TileId, rotation: int) -> None:
        face = turned(self._game.tiles[tile].face, rotation)
        self.bench.scene.show_ghost(Ghost(hex_id, face, self.tr("what if"), legal=True, confirm=False))

    def _ways(self, hex_id: HexId) -> dict[TileId, int]:
        """Tiles that keep the hex's track, each with its first rotation."""
        found: dict[TileId, int] = {}
        for upgrade in upgrades(self._game, face_at(self._game, self.board, hex_id)):
            found.setdefault(upgrade.tile, upgrade.rotation)
        return found

    def _open_fan(self, hex_id: HexId, *, focus: bool) -> None:
        self.fan.close()
        ways = self._ways(hex_id)
        if not ways:
            self.bench.say(self.tr("No tile keeps the track of this hex; take any tile from the tray."))
            return
        orientation = self.bench.scene.layers[hex_id].map.orientation
        ratio = self.bench.view.devicePixelRatioF()
        leaves = [
            Leaf(
                tile,
                tile_picture(self._game.tiles[tile], rotation, orientation, self.bench.theme, PICTURE, ratio),
                f"{tile}",
                self.tr("Tile {tile}").format(tile=tile),
            )
            for tile, rotation in ways.items()
        ]
        self.fan.open(hex_id, leaves, focus=focus)

    def _choose(self, tile: str) -> None:
        hex_id = self.fan.hex
        if hex_id is not None:
            self._put(hex_id, TileId(tile), self._ways(hex_id)[TileId(tile)])

    def _look(self, tile: str) -> None:
        if self.fan.hex is not None:
            self._ghost(self.fan.hex, TileId(tile), self._ways(self.fan.hex)[TileId(tile)])

    def _next_tile(self, hex_id: HexId, step: int) -> None:
        laid = self.board.tiles.get(hex_id) if self.last == hex_id else None
        if laid is not None:
            self.board = self._without(hex_id)
        ways = list(self._ways(hex_id).items())
        if not ways:
            return
        names = [tile for tile, _ in ways]
        index = names.index(laid.tile) + step if laid is not None and laid.tile in names else 0
        self._put(hex_id, *ways[index % len(ways)])

    def _let_go(self) -> None:
        self.fan.close()
        self.tile = None
        self.bench.view.set_carrying(False)
        self.bench.scene.show_ghost(None)
        self.bench.hand.hold()

    # --- the best run there

    def _ask_run(self, corporation: str) -> None:
        controller = self.bench.controller
        if not corporation:
            return
        self._runner = CorporationId(corporation)
        terms = terms_of(controller.game, controller.state, self._runner)
        terms = replace(terms, value_step=self._game.phases[self.phase].value_step)
        self._asked = self._worker.ask_about(controller.game, self.board, terms)

    def _found(self, answer: Answer) -> None:
        if not self.active or answer.number != self._asked:
            return
        lines: list[RouteLine] = lines_of(answer.routes)
        self.bench.scene.show_routes(lines)
        if not answer.last:
            return
        words = self.tr("What if: {corporation} would run for {sum}")
        sum_ = money(answer.revenue, self._game)
        self.bench.say(words.format(corporation=self._runner, sum=sum_))

    def _forget_run(self) -> None:
        if self._asked >= 0:
            self._asked = -1
            self.bench.scene.show_routes(())
