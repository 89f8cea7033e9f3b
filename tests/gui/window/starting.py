"""What the fixture `start` is."""

from typing import Protocol

from engine.session import Session


class Start(Protocol):
    def __call__(
        self, *names: str, title: str = "1849", seed: int = 1, profile: str = "", options: frozenset[str] = frozenset()
    ) -> Session: ...
