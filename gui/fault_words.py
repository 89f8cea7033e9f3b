"""Words for what is wrong with a value in a file (`engine.data.files`): bounds, lengths, spelling, kinds of value."""

from __future__ import annotations

import errno
import os
from functools import cache
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
    "source": QT_TRANSLATE_NOOP("faults", "it is the file that is read"),
    "spelling": QT_TRANSLATE_NOOP("faults", "“{limit}” is not written as it must be"),
}

_SYSTEM: Final = {
    errno.EEXIST: QT_TRANSLATE_NOOP("faults", "it is there already"),
    errno.ENOENT: QT_TRANSLATE_NOOP("faults", "there is no such folder"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("faults", "a part of its path is no folder"),
    errno.EISDIR: QT_TRANSLATE_NOOP("faults", "it is a folder"),
    errno.ENOTEMPTY: QT_TRANSLATE_NOOP("faults", "it is a folder"),
    errno.EACCES: QT_TRANSLATE_NOOP("faults", "the rights for that are missing"),
    errno.EPERM: QT_TRANSLATE_NOOP("faults", "the rights for that are missing"),
    errno.EROFS: QT_TRANSLATE_NOOP("faults", "it is write-protected"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("faults", "the disk is full"),
    errno.EFBIG: QT_TRANSLATE_NOOP("faults", "it would be larger than files may be"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("faults", "its name is too long"),
    errno.ELOOP: QT_TRANSLATE_NOOP("faults", "its links lead in a circle"),
    errno.EBUSY: QT_TRANSLATE_NOOP("faults", "it is in use"),
    errno.EIO: QT_TRANSLATE_NOOP("faults", "the disk reports a fault"),
    errno.ENOMEM: QT_TRANSLATE_NOOP("faults", "there is not enough memory"),
    errno.EBADF: QT_TRANSLATE_NOOP("faults", "it is closed"),
}
"""What the system says in its own language, which need not be ours."""

_LIBRARY: Final = {
    "database or disk is full": _SYSTEM[errno.ENOSPC],
    "attempt to write a readonly database": _SYSTEM[errno.EROFS],
    "disk I/O error": _SYSTEM[errno.EIO],
    "unable to open database file": QT_TRANSLATE_NOOP("faults", "it cannot be opened"),
    "file is not a database": QT_TRANSLATE_NOOP("faults", "it is no game library"),
    "database disk image is malformed": QT_TRANSLATE_NOOP("faults", "its content is damaged"),
}
"""What SQLite says, which speaks English only."""

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
    """`least:0`, or what the system says, as part of a sentence; what is neither stays as it is."""
    code, colon, limit = reason.partition(":")
    words = _REASON.get(code)
    if words is None or not colon:
        return _of_the_system(reason)
    return QCoreApplication.translate(CONTEXT, str(words)).replace("{limit}", limit)


def _of_the_system(reason: str) -> str:
    words = _spoken().get(reason)
    return reason if words is None else QCoreApplication.translate(CONTEXT, str(words))


@cache
def _spoken() -> dict[str, object]:
    """Our words for the sentences of this system and of SQLite."""
    return {os.strerror(number): words for number, words in _SYSTEM.items()} | _LIBRARY


def kind_of_value(kinds: str) -> str:
    """`int | str` in words."""
    told = ""
    for kind in kinds.split(" | "):
        known = _KIND.get(kind)
        word = kind if known is None else QCoreApplication.translate(CONTEXT, str(known))
        both = QCoreApplication.translate(CONTEXT, str(_OR))
        told = word if not told else both.replace("{first}", told).replace("{second}", word)
    return told
