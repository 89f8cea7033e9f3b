"""Placing a token: station tokens, homes, junction tokens. The legal places light up; a click or a drop takes one."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from engine.actions import (
    Action,
    ChooseHome,
    KeepToken,
    Offer,
    PlaceJunctionToken,
    PlaceToken,
)
from engine.errors import Refusal
from engine.ids import CorporationId, HexId
from engine.pa20.construction import token_price, tokens_left
from engine.pa20.definitions import railway_of
from engine.pa20.junctions import junction_at
from engine.state.board import CitySlot, Junction, Place
from gui.board.click import Click
from gui.board.junctions import order_in, touches
from gui.places import junction_name
from gui.texts import hex_name, money
from gui.tools.base import Bench, Hand, Tool
from gui.words import word

PLACES: Final = (PlaceToken, ChooseHome, PlaceJunctionToken, KeepToken)
"""Actions that take a place on the board. Giving up a token is left to the turn panel, out of reach of a slip of the mouse."""


def placing(offers: tuple[Offer, ...]) -> dict[Place, list[Action]]:
    """Offered actions by the place they take."""
    found: dict[Place, list[Action]] = {}
    for offer in offers:
        action = offer.action
        if isinstance(action, PLACES):
            found.setdefault(action.place, []).append(action)
    return found


CONSTRUCTION: Final = "construction"
"""Name of the step in which tiles and tokens come in any order."""


class TokenTool(Tool):
    """The token may be dragged from the tray, carried after a click on it, or simply placed by a click on a lit place."""

    name = "token"

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.places: dict[Place, list[Action]] = {}
        self.over: Place | None = None

    @property
    def corporation(self) -> CorporationId | None:
        """Whose token is placed."""
        sample = self._sample()
        return None if sample is None else CorporationId(sample.actor)

    def begin(self) -> None:
        """Light the legal places."""
        self.places = placing(self.bench.controller.offers())
        prices = {place: self._price(place) for place in self.places}
        self.bench.scene.highlight_slots(self.places, {place: str(cost) for place, cost in prices.items() if cost})

    def end(self) -> None:
        """Take everything away."""
        self.places = {}
        self._let_go()
        self.bench.scene.highlight_slots(())

    def carry(self, kind: str, piece: str) -> None:
        """Take the token from the tray."""
        if kind == Hand.TOKEN and piece == self.corporation:
            self.bench.hand.hold(kind, piece)
            self.bench.say(self.tr("Token of {corporation} in hand: put it on a lit place. Esc puts it back.").format(
                corporation=piece
            ))  # fmt: skip

    def carry_over(self, hex_id: HexId | None, place: Place | None) -> None:
        """Show the token where it would go."""
        found = place if place is not None else self._only_place(hex_id)
        if found != self.over:
            self._show_over(found)

    def drop(self, kind: str, piece: str, hex_id: HexId, place: Place | None) -> None:
        """Place what was dragged, or say why not."""
        if kind != Hand.TOKEN or piece != self.corporation:
            return
        self._let_go()
        self._take(place if place is not None else self._only_place(hex_id), hex_id)

    def hover(self, hex_id: HexId | None) -> None:
        """Say what lies there; show the token on the hex's only lit place."""
        super().hover(hex_id)
        place = self._only_place(hex_id)
        if place is not None:
            self._show_over(place)
        elif self.over is not None and (hex_id is None or not self._touches(self.over, hex_id)):
            self._show_over(None)

    def hover_place(self, place: Place | None) -> None:
        """Show the token on the place, or say why it does not go there."""
        if place is not None:
            self._show_over(place)

    def click(self, click: Click) -> None:
        """Take the place that was clicked, or the only one of the hex."""
        self._take(click.place if click.place is not None else self._only_place(click.hex), click.hex)

    def enter(self, hex_id: HexId) -> None:
        """Take the place of the hex that is shown, or its only lit one."""
        shown = self.over is not None and self._touches(self.over, hex_id)
        self._take(self.over if shown else self._only_place(hex_id), hex_id)

    def cursor(self, hex_id: HexId) -> None:
        """Show the token on the first lit place of the hex under the keyboard cursor; T or R goes on to the next."""
        found = self.on(hex_id)
        if len(found) > 1:
            self._show_over(found[0])
        else:
            self.hover(hex_id)

    def rotate(self, step: int) -> None:
        """Show the token on the next lit place of the hex under the keyboard cursor; the first one when none is shown."""
        hex_id = self.bench.view.cursor_hex
        found = () if hex_id is None else self.on(hex_id)
        if found:
            index = found.index(self.over) + step if self.over in found else min(step, 0)
            self._show_over(found[index % len(found)])

    def key(self, letter: str, *, back: bool) -> bool:
        """T: take the token, if it is not in the hand, and show it on the next place of the hex, or say why it has none."""
        hex_id = self.bench.view.cursor_hex
        if letter != "T" or self.corporation is None:
            return False
        if self.bench.hand.kind != Hand.TOKEN:
            self.carry(Hand.TOKEN, self.corporation)
        if hex_id is not None and self.on(hex_id):
            self.rotate(-1 if back else 1)
        elif hex_id is not None:
            self._take(None, hex_id)
        return True

    def on(self, hex_id: HexId) -> tuple[Place, ...]:
        """Lit places in a hex or on its sides, around the hex."""
        title = self.bench.scene.title
        found = [place for place in self.places if self._touches(place, hex_id)]
        return () if title is None else tuple(sorted(found, key=lambda place: order_in(title, place, hex_id)))

    def cancel(self) -> bool:
        """Put the token back."""
        held = bool(self.bench.hand.kind)
        self._let_go()
        return held

    def words_for(self, hex_id: HexId) -> str:
        """What lies there, and whether a token may go there."""
        words = super().words_for(hex_id)
        if hex_id in self.bench.numbers:
            words = f"{words} · {self.bench.numbers[hex_id]}"
        if self.on(hex_id):
            hint = self.tr("a token may be placed here: click, or press Enter")
            return f"{words} — {hint}"
        refusal = self._why_not(None, hex_id)
        return words if refusal is None else f"{words} — {self.bench.explain(refusal)}"

    def tokens(self) -> tuple[CorporationId, ...]:
        """The token that is placed; choosing among places needs none from the tray."""
        sample = self._sample()
        if not isinstance(sample, PlaceToken | PlaceJunctionToken | ChooseHome) or self.corporation is None:
            return ()
        return (self.corporation,)

    # --- inside

    def _only_place(self, hex_id: HexId | None) -> Place | None:
        """The lit place of a hex when it has just one."""
        found = () if hex_id is None else self.on(hex_id)
        return found[0] if len(found) == 1 else None

    def _touches(self, place: Place, hex_id: HexId) -> bool:
        """Whether a place lies in the hex, or on one of its sides."""
        title = self.bench.scene.title
        return title is not None and touches(title, place, hex_id)

    def _price(self, place: Place) -> int:
        """What a token on a junction costs; the others' price is no matter of the place."""
        if not isinstance(place, Junction):
            return 0
        return token_price(self.bench.controller.game, self.bench.controller.state, place)

    def _show_over(self, place: Place | None) -> None:
        self.over = place
        scene = self.bench.scene
        if place is None or self.corporation is None:
            scene.show_ghost_token(None)
            return
        refusal = None if place in self.places else self._why_not(place, place.hex)
        if refusal is None:
            scene.show_ghost_token(place, self.corporation)
            self.bench.say(self._words_over(place) + self._choice(place))
        else:
            scene.show_ghost_token(None)
            self.bench.say(f"{super().words_for(place.hex)} — {self.bench.explain(refusal)}")

    def _words_over(self, place: Place) -> str:
        """Where the token would go; on a junction also what it costs and how many may follow in this turn."""
        assert self.corporation is not None
        game = self.bench.controller.game
        if not isinstance(place, Junction):
            words = self.tr("Token of {corporation} on {hex}: click, or press Enter")
            return words.format(corporation=self.corporation, hex=hex_name(place.hex, game))
        cost = self._price(place)
        left = tokens_left(game, self.bench.controller.state, self.corporation)
        words = self.tr("Token of {corporation} on {junction}: {cost} · %n of {all} left in this turn", "", left)
        return words.format(
            corporation=self.corporation,
            junction=junction_name(place, game),
            cost=money(cost, game) if cost else self.tr("free"),
            all=railway_of(game, self.corporation).steps,
        )

    def _choice(self, place: Place) -> str:
        """Which of several places of the hex under the keyboard cursor this is."""
        hex_id = self.bench.view.cursor_hex
        found = () if hex_id is None else self.on(hex_id)
        if len(found) < 2 or place not in found:
            return ""
        words = self.tr("place {number} of {all}: T shows the next, Enter takes this one")
        return " · " + words.format(number=found.index(place) + 1, all=len(found))

    def _sample(self) -> Action | None:
        """One of the offered actions, from which others are made; in construction there is always one to ask about."""
        offered = next((action for actions in self.places.values() for action in actions), None)
        actor = self.bench.controller.actor()
        if offered is None and actor is not None and self.bench.controller.step() == CONSTRUCTION:
            return PlaceJunctionToken(actor, Junction(next(iter(self.bench.scene.layers)), 0))
        return offered

    def _moved(self, place: Place) -> Action | None:
        """The offered action at another place, where the place is of the right kind."""
        sample = self._sample()
        if isinstance(sample, PlaceToken):
            return msgspec.structs.replace(sample, place=place)
        if isinstance(sample, ChooseHome) and isinstance(place, CitySlot):
            return msgspec.structs.replace(sample, place=place)
        if isinstance(sample, PlaceJunctionToken) and isinstance(place, Junction):
            return msgspec.structs.replace(sample, place=place, help=False)
        return None

    def _why_not(self, place: Place | None, hex_id: HexId) -> Refusal | None:
        if place is None and isinstance(self._sample(), PlaceJunctionToken):
            place = self._likely_junction(hex_id)
        action = self._moved(place or CitySlot(hex_id, 0, 0))
        return None if action is None else self.bench.controller.check(action)

    def _likely_junction(self, hex_id: HexId) -> Junction | None:
        """The side of a hex that is most likely meant: one that track leads to."""
        track = self.bench.scene.face_of(hex_id).track
        led_to = {side for piece in track for side in (piece.a, piece.b)}
        found = (
            junction_at(self.bench.controller.game, hex_id, side)
            for side in sorted(range(6), key=lambda side: side not in led_to)
        )
        return next((place for place in found if place is not None), None)

    def _take(self, place: Place | None, hex_id: HexId) -> None:
        if place is None:
            refusal = self._why_not(None, hex_id)
            if self.on(hex_id):
                self.bench.say(self.tr("There are several places here: click the one you mean, or press T."))
            elif refusal is not None:
                self.bench.refuse(refusal)
            return
        actions = self.places.get(place)
        if actions is None:
            moved = self._moved(place)
            actions = [] if moved is None else [moved]
        if len(actions) == 1:
            self.bench.do(actions[0])
        elif actions:
            self._ask(actions)

    def _ask(self, actions: list[Action]) -> None:
        """Several things can be done with this place: ask which."""
        menu = QMenu(self.bench.view)
        for action in actions:
            entry = menu.addAction(self._named(action))
            entry.triggered.connect(lambda _checked=False, action=action: self.bench.do(action))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._beside())

    def _beside(self) -> QPoint:
        """Where a menu opens: at the keyboard cursor, else at the pointer."""
        view = self.bench.view
        if view.cursor_hex is None:
            return QCursor.pos()
        return view.viewport().mapToGlobal(view.mapFromScene(self.bench.scene.hex_centre(view.cursor_hex)))

    def _named(self, action: Action) -> str:
        """What a choice in the menu is called."""
        words = word("action", str(type(action).__struct_config__.tag))
        if isinstance(action, PlaceJunctionToken) and action.help:
            return self.tr("{action}, with help from the fund").format(action=words)
        return words

    def look_away(self) -> None:
        """Show the token no longer."""
        self._show_over(None)

    def _let_go(self) -> None:
        self.over = None
        self.bench.scene.show_ghost_token(None)
        self.bench.hand.hold()
