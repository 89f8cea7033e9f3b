"""How verbs answer: JSON on standard output; and files they write, never over the one they read."""

from __future__ import annotations

import codecs
import contextlib
import errno
import json
import os
import sys
from pathlib import Path
from typing import Any

from engine.errors import DataError
from engine.messages import Key

READER_GONE = 141
"""Exit code of a process whose reader has gone, as of one that the system ends for it (128 + SIGPIPE)."""


def write_json(content: Any, indent: int | None = 1) -> None:
    """Write one JSON value to standard output, whatever its encoding. Raises as `write_text`."""
    write_text(json.dumps(content, ensure_ascii=_encoding() != "utf-8", indent=indent) + "\n")


def write_text(text: str) -> None:
    """Write to standard output at once; a letter its encoding has not got becomes a question mark.

    Raises `DataError` where it cannot be written, and `SystemExit` with `READER_GONE` where nobody reads any more (`… | head`).
    """
    if sys.stdout is None:
        raise _unwritable(os.strerror(errno.EBADF))
    encoding = _encoding()
    try:
        sys.stdout.write(text.encode(encoding, "replace").decode(encoding))
        sys.stdout.flush()
    except BrokenPipeError:
        _let_go()
        raise SystemExit(READER_GONE) from None
    except OSError as error:
        _let_go()
        raise _unwritable(error.strerror or type(error).__name__) from error


def keep(source: Path, target: Path) -> None:
    """Raises `DataError` where writing to `target` would overwrite `source`."""
    try:
        same = target.samefile(source)
    except OSError:
        return
    if same:
        raise DataError(Key.FILE_UNWRITABLE, file=str(target), reason="source:")


def _unwritable(reason: str) -> DataError:
    return DataError(Key.FILE_UNWRITABLE, file="stdout", reason=reason)


def _encoding() -> str:
    return codecs.lookup(getattr(sys.stdout, "encoding", None) or "utf-8").name


def _let_go() -> None:
    """Send what is still to be written nowhere: at its end Python would try again and complain."""
    with contextlib.suppress(AttributeError, OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
