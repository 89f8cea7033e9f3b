"""The position before the first action (A-SET-1, A-SET-2, A-POL-4)."""

from __future__ import annotations

from engine.game import Game
from engine.ids import ASIDE, TREASURY, CorporationId, HolderId, TrainId
from engine.pa20.cards import linked_certificate
from engine.pa20.definitions import is_major, railways_of
from engine.pa20.state import Pa20State
from engine.state.board import Board
from engine.state.game_state import CorporationState, GameState, PlayerState, PrivateState
from engine.state.turn import AuctionTurn


def opening(game: Game, trains: tuple[TrainId, ...]) -> GameState:
    """Money dealt, linked certificates set aside, seat 1 to begin; `trains` are all for sale, in order.

    `sequence` are the majors not launched; any of them may be (A-AZ-0).
    """
    first = game.players[0]
    return GameState(
        turn=AuctionTurn(current=first),
        phase=next(iter(game.phases)),
        bank=game.title.bank_total - game.scenario.cash * len(game.players),
        players={player: PlayerState(cash=game.scenario.cash) for player in game.players},
        corporations={
            corporation: CorporationState(certificates=_places(game, corporation)) for corporation in game.corporations
        },
        privates={private: PrivateState() for private in game.privates},
        board=Board(supply={tile.id: tile.count for tile in game.tiles.values()}),
        depot=trains,
        sequence=tuple(corporation for corporation in game.order if is_major(game, corporation)),
        priority=first,
        pa20=Pa20State(),
    )


def _places(game: Game, corporation: CorporationId) -> tuple[HolderId, ...]:
    places = [TREASURY] * len(game.corporations[corporation].certificates)
    for card, linked in railways_of(game).cards.items():
        if linked.certificate_of == corporation:
            places[linked_certificate(game, card)] = ASIDE
    return tuple(places)
