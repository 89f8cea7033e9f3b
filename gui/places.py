"""Names of places for players: also those of ports, which have none of their own on the map."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.actions import (
    Action,
    AnswerHelp,
    ChooseHome,
    KeepToken,
    PlaceJunctionToken,
    PlaceToken,
    RemoveJunctionToken,
)
from engine.data.definitions import StopKind
from engine.game import Game
from engine.ids import CorporationId, HexId
from engine.state.board import Junction, Place
from engine.state.game_state import GameState
from engine.state.turn import HelpChoice

translate = QCoreApplication.translate


def place_name(hex_id: HexId, game: Game) -> str:
    """The name of a hex; a port is called after the place its track leads to; else the hex as printed."""
    found = game.hexes[hex_id]
    if found.name:
        return found.name
    if any(stop.kind is StopKind.PORT for stop in found.face.stops):
        for beyond in game.neighbours[hex_id]:
            if beyond is not None and game.hexes[beyond[0]].name and _leads_to(game, hex_id, beyond):
                return translate("places", "{place} port").format(place=game.hexes[beyond[0]].name)
    return found.label_name


def _leads_to(game: Game, hex_id: HexId, beyond: tuple[HexId, int]) -> bool:
    """Whether printed track of the hex crosses the side to its neighbour."""
    side = game.neighbours[hex_id].index(beyond)
    return any(side in (track.a, track.b) for track in game.hexes[hex_id].face.track)


def home_words(game: Game, corporation: CorporationId) -> str:
    """Where a corporation begins, or may choose to (R-2.3.6); empty where its data name no home."""
    homes = [place_name(hex_id, game) for hex_id in game.title.corporation[corporation].homes]
    if not homes:
        return ""
    words = (
        translate("places", "Home: {places}") if len(homes) == 1 else translate("places", "Home to choose: {places}")
    )
    return words.format(places=", ".join(homes))


def junction_name(place: Junction, game: Game) -> str:
    """A junction by the two places it lies between: `Napoli – Portici`."""
    beyond = game.neighbours[place.hex][place.side]
    here = place_name(place.hex, game)
    return here if beyond is None else f"{here} – {place_name(beyond[0], game)}"


def place_of(action: Action, state: GameState) -> Place | None:
    """The token place that an action is about; that of who asks, where help is given or refused."""
    if isinstance(action, PlaceToken | ChooseHome | PlaceJunctionToken | RemoveJunctionToken | KeepToken):
        return action.place
    choice = state.pending[0] if isinstance(action, AnswerHelp) and state.pending else None
    return choice.place if isinstance(choice, HelpChoice) else None
