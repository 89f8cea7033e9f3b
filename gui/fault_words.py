"""Words for what is wrong with a value in a file (`engine.data.files`): bounds, lengths, spelling, kinds of value."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

CONTEXT: Final = "faults"

_REASON: Final = {
    "least": QT_TRANSLATE_NOOP("faults", "the number must be at least {limit}"),
    "most": QT_TRANSLATE_NOOP("faults", "the number must be at most {limit}"),
    "text_least": QT_TRANSLATE_NOOP("faults", "the text must have at least {limit} characters"),
    "text_most": QT_TRANSLATE_NOOP("faults", "the text may have at most {limit} characters"),
    "list_least": QT_TRANSLATE_NOOP("faults", "at least {limit} entries are needed"),
    "list_most": QT_TRANSLATE_NOOP("faults", "at most {limit} entries are allowed"),
    "list_exact": QT_TRANSLATE_NOOP("faults", "exactly {limit} entries are needed"),
    "unknown": QT_TRANSLATE_NOOP("faults", "“{limit}” is not known here"),
    "spelling": QT_TRANSLATE_NOOP("faults", "“{limit}” is not written as it must be"),
}

_KIND: Final = {
    "int": QT_TRANSLATE_NOOP("faults", "a whole number"),
    "float": QT_TRANSLATE_NOOP("faults", "a number with decimals"),
    "str": QT_TRANSLATE_NOOP("faults", "text"),
    "bool": QT_TRANSLATE_NOOP("faults", "true or false"),
    "object": QT_TRANSLATE_NOOP("faults", "an object {}"),
    "dict": QT_TRANSLATE_NOOP("faults", "an object {}"),
    "array": QT_TRANSLATE_NOOP("faults", "a list []"),
    "list": QT_TRANSLATE_NOOP("faults", "a list []"),
    "null": QT_TRANSLATE_NOOP("faults", "nothing (null)"),
    "NoneType": QT_TRANSLATE_NOOP("faults", "nothing (null)"),
}
_OR: Final = QT_TRANSLATE_NOOP("faults", "{first} or {second}")


def fault_reason(reason: str) -> str:
    """`least:0` as part of a sentence; what is not in that form stays as it is."""
    code, colon, limit = reason.partition(":")
    words = _REASON.get(code)
    if words is None or not colon:
        return reason
    return QCoreApplication.translate(CONTEXT, str(words)).replace("{limit}", limit)


def kind_of_value(kinds: str) -> str:
    """`int | str` in words."""
    told = ""
    for kind in kinds.split(" | "):
        known = _KIND.get(kind)
        word = kind if known is None else QCoreApplication.translate(CONTEXT, str(known))
        both = QCoreApplication.translate(CONTEXT, str(_OR))
        told = word if not told else both.replace("{first}", told).replace("{second}", word)
    return told
