"""Pictures and sheets are written whole or not at all, whoever draws them."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.errors import DataError
from engine.messages import Key
from engine.saves import is_device


def safely(target: Path, write: Callable[[Path], None]) -> None:
    """Write a file beside the target and put it in its place when it is whole; a device is written to. Raises `DataError`."""
    try:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        device = is_device(target)
        with TemporaryDirectory(dir=None if device else target.parent, prefix=".render-") as folder:
            fresh = Path(folder) / f"fresh{target.suffix or '.out'}"
            write(fresh)
            if device:
                target.write_bytes(fresh.read_bytes())
            else:
                fresh.replace(target)
    except MemoryError as error:
        raise DataError(Key.FILE_UNWRITABLE, file=str(target), reason=os.strerror(errno.ENOMEM)) from error
    except OSError as error:
        raise DataError(Key.FILE_UNWRITABLE, file=str(target), reason=error.strerror or str(error)) from error
