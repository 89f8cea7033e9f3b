"""The position before the first action (A-SET-1, A-SET-2, A-POL-4)."""

from __future__ import annotations

from engine.game import Game
from engine.ids import ASIDE
from engine.pa20.cards import linked_certificate
from engine.pa20.definitions import is_major, railways_of
from engine.pa20.state import Pa20State
from engine.state.game_state import GameState


def complete_opening(game: Game, draft: GameState) -> None:
    """What an opening of the 1849 family lacks: linked certificates are set aside, and only majors wait to be launched.

    They stand in `sequence`; any of them may be launched (A-AZ-0).
    """
    for card, linked in railways_of(game).cards.items():
        company = draft.corporations[linked.certificate_of]
        places = list(company.certificates)
        places[linked_certificate(game, card)] = ASIDE
        company.certificates = tuple(places)
    draft.sequence = tuple(corporation for corporation in game.order if is_major(game, corporation))
    draft.pa20 = Pa20State()
