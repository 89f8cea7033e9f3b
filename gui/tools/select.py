"""Nothing to place: the board only tells what lies where."""

from __future__ import annotations

from gui.board.click import Click
from gui.tools.base import Tool


class SelectTool(Tool):
    """In use while no step asks for a place on the board."""

    name = "select"

    def click(self, click: Click) -> None:
        """Say what lies there."""
        self.bench.say(self.words_for(click.hex))
