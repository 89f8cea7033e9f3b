"""Political cards: the certificates linked to the major ones, and their two revenues (P-POL-1, P-POL-2, A-POL-3, A-POL-4)."""

from __future__ import annotations

from engine.actions.base import Action
from engine.certificates import transfer
from engine.certificates.holdings import log_move
from engine.events import BANK, Log
from engine.game import Game
from engine.ids import ASIDE, CorporationId, EntityId, PlayerId, PrivateId
from engine.ledger import pay
from engine.pa20.definitions import railways_of
from engine.pa20.state import extra, update
from engine.state.game_state import GameState
from engine.steps.auction import AuctionStep, ContestStep


class CardAuctionStep(AuctionStep):
    """The auction of the political cards (A-SET-3); a linked certificate goes with its card (P-POL-1)."""

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """As for privates, then the certificates of all cards that found an owner."""
        super().apply(game, draft, action, log)
        hand_over_linked(game, draft, log)


class CardContestStep(ContestStep):
    """The fight over a card on which several bid."""

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """As for privates, then the certificates of all cards that found an owner."""
        super().apply(game, draft, action, log)
        hand_over_linked(game, draft, log)


def linked_certificate(game: Game, card: PrivateId) -> int:
    """Index of the certificate that belongs to a card: the last plain one, the one before for a second card (A-POL-4)."""
    cards = railways_of(game).cards
    railway = cards[card].certificate_of
    rivals = [other for other, linked in cards.items() if linked.certificate_of == railway]
    sheet = game.title.corporation[railway].certificates
    plain = [index for index, paper in enumerate(sheet) if not paper.president]
    return plain[-1 - rivals.index(card)]


def hand_over_linked(game: Game, draft: GameState, log: Log) -> None:
    """Give the set-aside certificates to the owners of their cards."""
    for card, linked in railways_of(game).cards.items():
        owner = draft.privates[card].owner
        index = linked_certificate(game, card)
        if owner is None or draft.corporations[linked.certificate_of].certificates[index] != ASIDE:
            continue
        transfer(draft, linked.certificate_of, (index,), PlayerId(owner))
        log_move(game, log, linked.certificate_of, (index,), EntityId(linked.certificate_of), owner)


def card_revenue(game: Game, state: GameState, card: PrivateId) -> int:
    """What a card pays now: the lower revenue once the linked railway has laid a tile (P-POL-2)."""
    linked = railways_of(game).cards.get(card)
    if linked is None or linked.certificate_of not in extra(state).built:
        return game.privates[card].revenue
    return linked.later_revenue


def pay_cards(game: Game, draft: GameState, log: Log) -> None:
    """Every open card pays its owner (A-POL-3)."""
    for card, held in draft.privates.items():
        if held.owner is not None and not held.closed:
            pay(draft, log, BANK, held.owner, card_revenue(game, draft, card), reason="private_income")


def note_built(draft: GameState, railway: CorporationId) -> None:
    """A railway has laid a tile: call it with every lay (P-POL-2)."""
    built = extra(draft).built
    if railway not in built:
        update(draft, built=(*built, railway))
