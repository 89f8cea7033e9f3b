"""What a holding is made of: the president's certificate, the last one, single ones (R-1.5, R-2.1.7, R-2.2.3)."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QCoreApplication

from engine.certificates import holding_kinds
from engine.game import Game
from engine.ids import CorporationId, HolderId, PlayerId
from engine.state.game_state import GameState

translate = QCoreApplication.translate


def holding_letters(game: Game, state: GameState, corporation: CorporationId, holder: HolderId | PlayerId) -> str:
    """Letters for the certificates that are not like the others: `P` the president's, `L` the last one; mostly none."""
    holding = holding_kinds(game, state, corporation, holder)
    letters = translate("table", "P", "president's certificate, one letter") if holding.president else ""
    return letters + (translate("table", "L", "last certificate, one letter") if holding.last else "")


def holding_parts(
    game: Game, state: GameState, corporation: CorporationId, holder: HolderId | PlayerId
) -> tuple[str, ...]:
    """Every kind of certificate in a holding, in words with its percent; equal ones counted."""
    sheet = game.title.corporation[corporation].certificates
    holding = holding_kinds(game, state, corporation, holder)
    parts = []
    for indices, words in (
        (holding.president, translate("table", "president's certificate {percent} %")),
        (holding.last, translate("table", "last certificate {percent} %")),
    ):
        parts += [words.format(percent=sheet[index].percent) for index in indices]
    for percent, equal in groupby(sorted((sheet[index].percent for index in holding.plain), reverse=True)):
        count = len(list(equal))
        parts.append(translate("table", "{count} of {percent} %").format(count=count, percent=percent))
    return tuple(part.replace(" %", "\N{NO-BREAK SPACE}%") for part in parts)
