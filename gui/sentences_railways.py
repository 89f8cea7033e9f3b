"""Sentences of refusals in titles with junction tokens, a fund, regionals and governments; joined in `gui.sentences`."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.messages import Key

RAILWAYS: Final[dict[Key, object]] = {
    Key.TRAIN_LIMIT: QT_TRANSLATE_NOOP("engine", "{corporation} may not own more than {limit} trains."),
    Key.NOT_ON_MARKET: QT_TRANSLATE_NOOP("engine", "The certificate of {corporation} is not traded on the market."),
    Key.ALREADY_LAUNCHED: QT_TRANSLATE_NOOP("engine", "{corporation} has been launched already."),
    Key.RAILWAY_GONE: QT_TRANSLATE_NOOP("engine", "{corporation} has left the game."),
    Key.MANY_ZONE_ONLY: QT_TRANSLATE_NOOP(
        "engine", "After this purchase only more certificates of {corporation} may be bought in this turn."
    ),
    Key.FUND_NOT_YET: QT_TRANSLATE_NOOP("engine", "Certificates of {corporation} are sold from phase {phase} on."),
    Key.FUND_NOT_SOLD: QT_TRANSLATE_NOOP("engine", "Certificates of {corporation} cannot be sold."),
    Key.FUND_NOT_FOR: QT_TRANSLATE_NOOP("engine", "Help with tokens is for majors only, not for {corporation}."),
    Key.FUND_ZONE: QT_TRANSLATE_NOOP(
        "engine", "{corporation} is not in the white zone of the market and gets no help."
    ),
    Key.FUND_WITHOUT_HOLDER: QT_TRANSLATE_NOOP(
        "engine", "No player holds a certificate of {corporation}, so it does not help."
    ),
    Key.FUND_EMPTY: QT_TRANSLATE_NOOP("engine", "{corporation} has no money left to help with."),
    Key.REGIONAL_NOT_YET: QT_TRANSLATE_NOOP("engine", "{corporation} is not to be auctioned now."),
    Key.REGIONAL_OWNED: QT_TRANSLATE_NOOP("engine", "{corporation} has an owner already."),
    Key.REGIONAL_OTHER: QT_TRANSLATE_NOOP("engine", "The auction is about {corporation}, not about {regional}."),
    Key.REGIONAL_BELOW_FACE: QT_TRANSLATE_NOOP(
        "engine", "The first bid on {corporation} must be at least its face value: {low}."
    ),
    Key.REGIONAL_RAISE: QT_TRANSLATE_NOOP("engine", "The next bid on {corporation} must be at least {low}."),
    Key.NOT_OF_NETWORK: QT_TRANSLATE_NOOP(
        "engine", "{regional} is not one of the regionals that {corporation} may absorb."
    ),
    Key.NOT_CONNECTED: QT_TRANSLATE_NOOP("engine", "The lines of {corporation} and {regional} do not touch."),
    Key.TOKEN_NOT_AMONG: QT_TRANSLATE_NOOP(
        "engine", "This is not one of the tokens among which {corporation} chooses."
    ),
}
"""Words by message key."""
