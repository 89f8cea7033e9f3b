"""Composition root: hands each verb of the command line to the layer that serves it.

What a verb does not need is not imported: the engine's verbs run without Qt, the window starts without them.
"""

from __future__ import annotations

import sys

ENGINE_VERBS = frozenset({"replay", "routes", "advise", "simulate", "export", "check", "legal"})
"""Verbs that need no Qt; `engine.headless` reads their arguments."""


def main(argv: list[str]) -> int:
    """Serve one command line, without the program's name; the result is the exit code of the process."""
    verb = argv[0] if argv else ""
    if verb in ENGINE_VERBS:
        from engine import headless

        return headless.main(argv)
    if verb == "render":
        from gui import render

        return render.main(argv[1:])
    from gui import app

    return app.main(argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
