"""Choosing a hex for something that is neither tile nor token: the port marker, and the city of the building private."""

from __future__ import annotations

from engine.actions import Action, PlacePortMarker, UseTeleport
from engine.ids import HexId, PrivateId
from engine.state.board import Place
from gui.board.click import Click
from gui.places import place_name
from gui.texts import money
from gui.tools.base import Bench, Hand, Tool


class MarkerTool(Tool):
    """The port marker of a private is in the hand; the ports light up with the bonus (R-3.5.6)."""

    name = "marker"

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.choices: dict[HexId, Action] = {}

    def begin(self) -> None:
        """Light the ports."""
        game = self.bench.controller.game
        offers = [offer.action for offer in self.bench.controller.offers()]
        markers = [action for action in offers if isinstance(action, PlacePortMarker)]
        self.choices = {action.hex: action for action in markers}
        amounts = {action.hex: f"+{game.privates[action.private].port_bonus}" for action in markers}
        self.bench.scene.highlight_hexes(amounts)
        if markers:
            words = self.tr("Marker of {private} in hand: put it on a lit port. Esc puts it back.")
            self.bench.say(words.format(private=markers[0].private))

    def end(self) -> None:
        """Take everything away."""
        self.choices = {}
        self.bench.scene.highlight_hexes({})
        self.bench.hand.hold()

    def click(self, click: Click) -> None:
        """Place the marker."""
        self._take(click.hex)

    def drop(self, kind: str, piece: str, hex_id: HexId, place: Place | None) -> None:
        """Place what was dragged."""
        del piece, place
        if kind == Hand.MARKER:
            self._take(hex_id)

    def carry_over(self, hex_id: HexId | None, place: Place | None) -> None:
        """Say what would happen."""
        del place
        self.hover(hex_id)

    def words_for(self, hex_id: HexId) -> str:
        """Whether the marker may go there."""
        action = self.choices.get(hex_id)
        if isinstance(action, PlacePortMarker):
            game = self.bench.controller.game
            words = self.tr("Every train of {corporation} that reaches {place} will earn {amount} more")
            return words.format(
                corporation=action.actor,
                place=place_name(hex_id, game),
                amount=money(game.privates[action.private].port_bonus, game),
            )
        refusal = self.bench.controller.check(self._elsewhere(hex_id)) if self.choices else None
        words = super().words_for(hex_id)
        return words if refusal is None else f"{words} — {self.bench.explain(refusal)}"

    def _elsewhere(self, hex_id: HexId) -> Action:
        sample = next(iter(self.choices.values()))
        private = sample.private if isinstance(sample, PlacePortMarker) else PrivateId("")
        return PlacePortMarker(sample.actor, private, hex_id)

    def _take(self, hex_id: HexId) -> None:
        if self.choices:
            self.bench.do(self.choices.get(hex_id) or self._elsewhere(hex_id))


class TeleportTool(Tool):
    """The building private may be closed: its hexes light up, and a click on one closes it to build there (R-3.3.6)."""

    name = "teleport"

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.action: UseTeleport | None = None

    def begin(self) -> None:
        """Light the hexes of the private."""
        offers = (offer.action for offer in self.bench.controller.offers())
        self.action = next((action for action in offers if isinstance(action, UseTeleport)), None)
        self.bench.scene.highlight_hexes(dict.fromkeys(self._hexes(), ""))

    def end(self) -> None:
        """Take everything away."""
        self.action = None
        self.bench.scene.highlight_hexes({})

    def _hexes(self) -> tuple[HexId, ...]:
        if self.action is None:
            return ()
        return tuple(self.bench.controller.game.privates[self.action.private].teleports)

    def click(self, click: Click) -> None:
        """Close the private to build there."""
        if self.action is not None and click.hex in self._hexes():
            self.bench.do(self.action)

    def words_for(self, hex_id: HexId) -> str:
        """What a click does."""
        words = super().words_for(hex_id)
        if self.action is None or hex_id not in self._hexes():
            return words
        return f"{words} — " + self.tr("click: close {private} and build here without connection").format(
            private=self.action.private
        )
