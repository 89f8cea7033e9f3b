"""Which sections the turn panel shows for what is on offer now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.actions import Pass, UseTeleport
from gui.panels.turn_auction import auction_sections, start_price_section
from gui.panels.turn_operating import (
    dividend_section,
    end_section,
    finance_section,
    pass_choice,
    port_section,
    privates_section,
    token_section,
    track_section,
)
from gui.panels.turn_parts import Section, Turn
from gui.panels.turn_pending import discard_section, exchange_section, home_section, loan_section, teleport_section
from gui.panels.turn_run import RunSection
from gui.panels.turn_stock import stock_sections
from gui.panels.turn_trains import trains_sections
from gui.route_plan import RoutePlan

translate = QCoreApplication.translate

_ONE: Final[Mapping[str, Callable[[Turn], Section]]] = {
    "start_price": start_price_section,
    "home": home_section,
    "exchange": exchange_section,
    "discard": discard_section,
    "loan": loan_section,
    "teleport": teleport_section,
    "track": track_section,
    "token": token_section,
    "dividend": dividend_section,
    "finance": finance_section,
    "privates": end_section,
}
_SEVERAL: Final[Mapping[str, Callable[[Turn], Sequence[Section]]]] = {
    "auction": auction_sections,
    "contest": auction_sections,
    "end_turn": stock_sections,
    "trains": trains_sections,
}
"""What is shown for the step that waits."""


def sections_of(turn: Turn, plan: RoutePlan) -> list[Section]:
    """All choices that exist now: those of the step that waits, then what may be done beside it."""
    sections: list[Section] = []
    if turn.step == "run":
        sections.append(RunSection(turn, plan))
    elif turn.step in _ONE:
        sections.append(_ONE[turn.step](turn))
    elif turn.step in _SEVERAL:
        sections.extend(_SEVERAL[turn.step](turn))
    elif turn.step:
        sections.append(_plain_section(turn))
    if turn.step != "teleport" and any(isinstance(offer.action, UseTeleport) for offer in turn.offers):
        sections.append(teleport_section(turn))
    beside = [privates_section(turn), port_section(turn)]
    return sections + [section for section in beside if section is not None]


def _plain_section(turn: Turn) -> Section:
    """A step without a section of its own (of a variant): every offer as it stands."""
    section = Section(turn)
    pass_choice(section, translate("turn", "&Pass"))
    for offer in turn.offers:
        if not isinstance(offer.action, Pass):
            section.choice(type(offer.action).__name__, offer.action)
    return section
