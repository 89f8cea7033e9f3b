"""Words for what the engine says in keys: refusals, errors, amounts, names. Needs only QtCore, so the command line uses it too.

The sentences themselves stand in `gui/sentences.py`, in English, and are translated in `translations/`.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale

from engine.coords import Orientation, compass
from engine.errors import Parameter, Refusal, RefusedError, TrinacriaError
from engine.game import Game
from engine.ids import CorporationId, HexId, PlayerId, PrivateId, TrainId, train_type
from engine.messages import Key
from gui.fault_words import fault_reason, kind_of_value
from gui.sentences import SENTENCES
from gui.words import word, word_kind

CONTEXT = "engine"
_AMOUNTS = frozenset(
    {
        "amount", "price", "cash", "minimum", "maximum", "cost", "needed", "missing", "low", "high", "revenue", "best",
        "possible", "recorded", "computed",
    }
)  # fmt: skip
"""Parameters that are money."""


def sentence(key: Key, parameters: Mapping[str, Parameter], game: Game | None = None) -> str:
    """The sentence of a key in the present language, with names and amounts as people write them."""
    words = QCoreApplication.translate(CONTEXT, SENTENCES[key])
    if parameters.get("place") == "":  # A fault of the file as a whole.
        words = words.replace("{file}, {place}", "{file}").replace(" ({place})", "")
    return words.format_map(_Filled({name: _shown(name, value, game) for name, value in parameters.items()}))


def refusal_text(refusal: Refusal, game: Game | None = None) -> str:
    """Why not, in one sentence, ending with the rule's number (`§3.2.5`)."""
    words = sentence(refusal.key, refusal.parameters, game)
    return f"{words} ({rule_text(refusal.rule)})" if refusal.rule else words


def error_text(error: TrinacriaError, game: Game | None = None) -> str:
    """One sentence for an error raised on purpose; where the rules refuse what a file says, the reason follows."""
    words = sentence(error.key, error.parameters, game)
    return f"{words} {refusal_text(error.refusal, game)}" if isinstance(error, RefusedError) else words


def rule_text(rule: str) -> str:
    """A rule id as people cite it: `R-3.2.5` → `§3.2.5`; rulings and other titles' ids stay as they are."""
    return f"§{rule[2:]}" if rule.startswith("R-") else rule


def whole(number: int) -> str:
    """A whole number with the language's thousands, from four digits on in every language: `1.040`, `1,040`."""
    return f"{number:,}".replace(",", QLocale().groupSeparator())


def money(amount: int, game: Game | None = None) -> str:
    """An amount with the title's currency and the language's thousands: `L. 1.100`."""
    number = whole(amount)
    if game is None:
        return number
    currency = game.title.currency
    return f"{currency} {number}" if currency.endswith(".") else f"{number} {currency}"


_ENTITIES = frozenset({"actor", "active", "corporation", "player"})
"""Parameters that name somebody; without a name it is the bank."""

_ACTION = "action "
"""How a place in a recorded game begins."""
_HEXES = frozenset({"hex", "hexes", "beyond"})
"""Parameters that are hexes."""


def entity_name(entity: str, game: Game | None) -> str:
    """A player's name, a corporation's or private's sign, or the bank."""
    if entity == "":
        return QCoreApplication.translate("engine", "the bank")
    if game is not None:
        for seat in game.seats:
            if seat.id == PlayerId(entity):
                return seat.name
    return entity


def hex_name(hex_id: HexId, game: Game | None) -> str:
    """A hex as printed, with its place name where it has one: `C5 Palermo`."""
    if game is None or hex_id not in game.hexes:
        return hex_id
    found = game.hexes[hex_id]
    return f"{found.label_name} {found.name}" if found.name else found.label_name


def long_name(entity: str, game: Game) -> str:
    """The full name of a corporation or private, a player's name otherwise."""
    corporation = game.title.corporation.get(CorporationId(entity))
    if corporation is not None:
        return corporation.name
    private = game.privates.get(PrivateId(entity))
    return private.name if private is not None else entity_name(entity, game)


class _Filled(dict[str, str]):
    """A parameter nobody gave is left out rather than worth a crash in front of players; tests demand them all."""

    def __missing__(self, key: str) -> str:
        del key
        return "…"


def _shown(name: str, value: Parameter, game: Game | None) -> str:
    if name == "side" and isinstance(value, int):
        return word("side", _compass(value, game))
    if isinstance(value, int):
        return money(value, game) if name in _AMOUNTS else whole(value)
    if isinstance(value, tuple):
        return ", ".join(_shown(name, item, game) for item in value)
    if name in _HEXES or name.endswith("_hex"):
        return hex_name(HexId(value), game)
    if name == "place" and value.startswith(_ACTION):
        return QCoreApplication.translate("engine", "action {number}").format(number=value.removeprefix(_ACTION))
    if name == "train" or name.endswith("_train"):
        return train_type(TrainId(value)) or value
    if name == "reason":
        return fault_reason(value)
    if name in ("expected", "found"):
        return kind_of_value(value)
    kind = word_kind(name)
    if kind is not None:
        return word(kind, value)
    return entity_name(value, game) if value or name in _ENTITIES else ""


def _compass(side: int, game: Game | None) -> str:
    orientation = Orientation.FLAT if game is None else game.title.maps[0].orientation
    return compass(side % 6, orientation)
