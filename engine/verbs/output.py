"""How verbs answer: JSON on standard output."""

from __future__ import annotations

import json
import sys
from typing import Any


def write_json(content: Any) -> None:
    """Write one JSON value, readable, to standard output."""
    sys.stdout.write(json.dumps(content, ensure_ascii=False, indent=1) + "\n")
