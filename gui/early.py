"""What the window loads before Qt: from its first import on, Qt looks through the source of every module that is imported.

For the libraries and the engine, which have nothing to do with Qt, that would take a sixth of the start.
"""

from __future__ import annotations

import importlib
from typing import Final

MODULES: Final = ("engine.geometry.placement", "engine.geometry.coast", "engine.catalogue", "engine.saves", "logging")


def load() -> None:
    """Import them."""
    for name in MODULES:
        importlib.import_module(name)
