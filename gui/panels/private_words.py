"""What a private company is good for, in sentences made from its powers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.data.definitions import Private
from engine.game import Game
from engine.ids import HexId
from gui.places import place_name
from gui.texts import money

translate = QCoreApplication.translate


def power_words(private: Private, game: Game) -> tuple[str, ...]:
    """One sentence for each power (R-1.5, P-POL-1, P-POL-2), nothing for a private that only pays."""
    found = []
    if private.blocks:
        words = translate("privates", "Blocks {places} while a player owns it.")
        found.append(words.format(places=_places(private.blocks, game)))
    if private.halves_standard_cost:
        found.append(translate("privates", "Standard-gauge track at half price."))
    if private.port_bonus:
        words = translate(
            "privates", "Closes for a port marker: {amount} more for each of the corporation's trains there."
        )
        found.append(words.format(amount=money(private.port_bonus, game)))
    if private.teleports:
        words = translate("privates", "Closes to build and place a token on the coast without connection.")
        found.append(words)
    if private.gives_first_presidency:
        words = translate("privates", "With the presidency of {corporation}.")
        found.append(words.format(corporation=game.order[0]))
    railways = game.title.railways
    card = railways.cards.get(private.id) if railways is not None else None
    if card is not None:
        words = translate("privates", "With 10 % of {corporation}; pays {amount} once {corporation} has built.")
        found.append(words.format(corporation=card.certificate_of, amount=money(card.later_revenue, game)))
    return tuple(found)


def _places(hexes: tuple[HexId, ...], game: Game) -> str:
    return ", ".join(place_name(hex_id, game) for hex_id in hexes)
