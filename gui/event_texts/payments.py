"""Sentences for money that changes hands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine import events
from engine.events import BANK
from engine.game import Game
from gui.event_texts.base import CONTEXT, event_text, translate
from gui.texts import entity_name, money
from gui.title_words import private_word

PAYMENTS: Final = {
    "certificate": QT_TRANSLATE_NOOP("events", "{source} pays {amount} for certificates."),
    "tokens": QT_TRANSLATE_NOOP("events", "{source} pays {amount} for its tokens."),
    "track": QT_TRANSLATE_NOOP("events", "{source} pays {amount} for the terrain."),
    "train": QT_TRANSLATE_NOOP("events", "{source} pays {amount} for a train."),
    "train_help": QT_TRANSLATE_NOOP("events", "{source} adds {amount} to the treasury of {target} for the train."),
    "private": QT_TRANSLATE_NOOP("events", "{source} pays {amount} for a private."),
    "dividend": QT_TRANSLATE_NOOP("events", "{target} receives a dividend of {amount}."),
    "withheld": QT_TRANSLATE_NOOP("events", "{amount} goes into the treasury of {target}."),
    "loan": QT_TRANSLATE_NOOP("events", "{target} receives the loan of {amount}."),
    "bankruptcy": QT_TRANSLATE_NOOP("events", "{source} gives up all cash: {amount}."),
    "interest": QT_TRANSLATE_NOOP("events", "{source} pays {amount} of interest on its bond."),
    "debt": QT_TRANSLATE_NOOP("events", "{source} pays the {amount} that the treasury of {target} lacks."),
    "debt_lapsed": QT_TRANSLATE_NOOP("events", "The bank writes off the {amount} that {target} owes."),
    "bond": QT_TRANSLATE_NOOP("events", "{target} receives {amount} for a bond."),
    "bond_repaid": QT_TRANSLATE_NOOP("events", "{source} pays {amount} to repay a bond."),
    "token_purchase": QT_TRANSLATE_NOOP("events", "{source} pays {amount} to {target} for a token."),
    "e_token": QT_TRANSLATE_NOOP("events", "{source} pays {amount} for an E-token."),
    "capital": QT_TRANSLATE_NOOP("events", "{target} receives its capital of {amount} from the bank."),
    "linked_certificate": QT_TRANSLATE_NOOP(
        "events", "The bank pays {amount} to {target} for the certificate set aside."
    ),
    "refund": QT_TRANSLATE_NOOP("events", "The bank refunds {amount} to {target}."),
    "absorption": QT_TRANSLATE_NOOP("events", "{source} pays {amount} to {target} for its regional."),
    "merged": QT_TRANSLATE_NOOP("events", "The treasury of {source}, {amount}, passes to {target}."),
    "odd_certificate": QT_TRANSLATE_NOOP("events", "{target} receives {amount} for an odd certificate."),
    "closed": QT_TRANSLATE_NOOP("events", "The treasury of {source}, {amount}, goes to the bank."),
}
"""By the reason of a payment; one without words of its own is told plainly."""


@event_text.register
def _cash(event: events.CashMoved, game: Game) -> str:
    words = PAYMENTS.get(event.reason)
    if event.reason == "certificate" and event.source == BANK:
        template = translate("events", "{target} receives {amount} for certificates.")
    elif event.reason == "tokens" and game.title.railways is not None:  # Paid one by one, not with the start (A-OP-9).
        template = translate("events", "{source} pays {amount} for the token.")
    elif event.reason == "private_income":
        template = private_word("income", game.title)
    elif words is not None:
        template = translate(CONTEXT, str(words))
    elif event.source == BANK:
        template = translate("events", "{target} receives {amount} from the bank.")
    elif event.target == BANK:
        template = translate("events", "{source} pays {amount} to the bank.")
    else:
        template = translate("events", "{source} pays {amount} to {target}.")
    return template.format(
        source=entity_name(event.source, game),
        target=entity_name(event.target, game),
        amount=money(event.amount, game),
    )
