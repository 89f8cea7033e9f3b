"""Which lay pays? On request every legal lay or token place shows what the best run would earn after it, exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal

from engine.actions import LayTile
from engine.ids import CorporationId, HexId, TileId
from engine.state.board import Place
from engine.state.turn import OperatingTurn
from gui.search_worker import SearchWorker
from gui.texts import hex_name, money
from gui.tools.base import Bench

if TYPE_CHECKING:
    from engine.routes.lays import LayOption
    from gui.search_process import Answer


class Worth(msgspec.Struct, frozen=True):
    """The best run after a lay or token, and how much more that is than without it."""

    revenue: int
    gain: int


class Advice(QObject):
    """The question, its answers, and the numbers on the hexes. `changed` when asked, when complete and when put away."""

    changed = Signal()

    def __init__(self, bench: Bench, worker: SearchWorker, parent: QObject) -> None:
        super().__init__(parent)
        self._bench = bench
        self._worker = worker
        self._asked = -1
        self._lays: tuple[LayTile, ...] = ()
        self._places: tuple[Place, ...] = ()
        self.shown = False
        self.complete = False
        self.lays: dict[LayTile, Worth] = {}
        self.places: dict[Place, Worth] = {}
        worker.found.connect(self._found)
        worker.failed.connect(self._failed)

    @property
    def searching(self) -> bool:
        """Whether answers are still to come."""
        return self.shown and not self.complete

    def ask(self, lays: tuple[LayTile, ...], places: tuple[Place, ...]) -> None:
        """Ask about these lays and places of the operating corporation."""
        self.clear()
        corporation = self._corporation()
        self.changed.emit()
        if corporation is None or not (lays or places):
            self._bench.say(self.tr("There is nothing to compare now: no lay and no token place."))
            return
        if not self._bench.controller.state.corporations[corporation].trains:
            words = self.tr("{corporation} has no train, so no lay earns anything yet.")
            self._bench.say(words.format(corporation=corporation))
            return
        from engine.routes.terms import terms_of

        controller = self._bench.controller
        self._lays, self._places = lays, places
        self.shown = True
        terms = terms_of(controller.game, controller.state, corporation)
        options = tuple(_option(lay) for lay in lays)
        self._asked = self._worker.ask_about(controller.game, controller.state.board, terms, options, places)
        self._bench.say(self.tr("Comparing %n possibilities…", "", len(lays) + len(places)))
        self.changed.emit()

    def clear(self) -> None:
        """Take the numbers away; a search under way is ended."""
        if not self.shown:
            return
        if self.searching:
            self._worker.stop()
        self.shown = self.complete = False
        self._asked = -1
        self.lays, self.places = {}, {}
        self._bench.numbers = {}
        self._bench.scene.show_numbers({})
        self.changed.emit()

    def of_tile(self, hex_id: HexId, tile: TileId) -> Worth | None:
        """The best that a tile can do on a hex, in any rotation; None while nothing is known."""
        found = [worth for lay, worth in self.lays.items() if (lay.hex, lay.tile) == (hex_id, tile)]
        return max(found, key=lambda worth: worth.revenue, default=None)

    # --- inside

    def _corporation(self) -> CorporationId | None:
        if self._bench.controller.session is None:
            return None
        turn = self._bench.controller.state.turn
        return turn.current if isinstance(turn, OperatingTurn) else None

    def _found(self, answer: Answer) -> None:
        if answer.number != self._asked:
            return
        worth = Worth(answer.revenue, answer.gain)
        if answer.change < len(self._lays):
            self.lays[self._lays[answer.change]] = worth
        else:
            self.places[self._places[answer.change - len(self._lays)]] = worth
        self.complete = answer.last
        if self.complete:
            self._show()
            self._bench.say(self._summary())
            self.changed.emit()

    def _failed(self) -> None:
        if self.shown:
            self.clear()
            self._bench.say(self.tr("The comparison could not be started."))

    def _show(self) -> None:
        best: dict[HexId, tuple[Worth, str]] = {}
        for hex_id, worth, name in self._named():
            if hex_id not in best or worth.revenue > best[hex_id][0].revenue:
                best[hex_id] = (worth, name)
        most = max((worth.revenue for worth, _ in best.values()), default=0)
        stars = [hex_id for hex_id, (worth, _) in best.items() if worth.revenue == most and worth.gain > 0]
        self._bench.scene.show_numbers({hex_id: str(worth.revenue) for hex_id, (worth, _) in best.items()}, stars)
        words = self.tr("best run after it: {sum} ({gain}), {what}")
        game = self._bench.controller.game
        self._bench.numbers = {
            hex_id: words.format(sum=money(worth.revenue, game), gain=signed(worth.gain), what=name)
            for hex_id, (worth, name) in best.items()
        }

    def _named(self) -> list[tuple[HexId, Worth, str]]:
        lays = [(lay.hex, worth, self.tr("tile {tile}").format(tile=lay.tile)) for lay, worth in self.lays.items()]
        tokens = [(place.hex, worth, self.tr("a token")) for place, worth in self.places.items()]
        return [*lays, *tokens]

    def _summary(self) -> str:
        found = self._named()
        hex_id, worth, name = max(found, key=lambda item: item[1].revenue)
        if worth.gain <= 0:
            words = self.tr("Nothing earns more than {sum}, which is possible already.")
            return words.format(sum=money(worth.revenue - worth.gain, self._bench.controller.game))
        words = self.tr("★ Best: {what} on {hex}, {sum} ({gain})")
        game = self._bench.controller.game
        return words.format(
            what=name, hex=hex_name(hex_id, game), sum=money(worth.revenue, game), gain=signed(worth.gain)
        )


def signed(gain: int) -> str:
    """`+40`, `−20` or `±0`."""
    if gain == 0:
        return "±0"
    return f"+{gain}" if gain > 0 else f"\N{MINUS SIGN}{-gain}"


def _option(lay: LayTile) -> LayOption:
    """The lay as the search takes it; price and added gauges mean nothing to it."""
    from engine.routes.lays import LayOption

    return LayOption(lay.hex, lay.tile, lay.rotation, (), 0)
