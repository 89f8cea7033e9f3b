"""Which sections the turn panel shows for what is on offer now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engine.actions import Pass, SellCertificates, UseTeleport
from engine.ids import CorporationId
from engine.state.turn import OperatingTurn
from gui.panels import (
    turn_auction,
    turn_government,
    turn_operating,
    turn_pa20,
    turn_passing,
    turn_pending,
    turn_stock,
    turn_trains,
    turn_variants,
)
from gui.panels.turn_parts import Section, Turn
from gui.panels.turn_run import RunSection
from gui.route_plan import RoutePlan

translate = QCoreApplication.translate

_ONE: Final[Mapping[str, Callable[[Turn], Section]]] = {
    "start_price": turn_auction.start_price_section,
    "home": turn_pending.home_section,
    "exchange": turn_pending.exchange_section,
    "discard": turn_pending.discard_section,
    "loan": turn_pending.loan_section,
    "teleport": turn_pending.teleport_section,
    "track": turn_operating.track_section,
    "token": turn_operating.token_section,
    "dividend": turn_operating.dividend_section,
    "finance": turn_operating.finance_section,
    "buy_token": turn_variants.buy_token_section,
    "e_token": turn_variants.e_token_section,
    "bond": turn_variants.bond_section,
    "interest": turn_variants.debt_section,
    "help": turn_pa20.help_section,
    "keep_token": turn_pa20.keep_token_section,
    "regionals": turn_pa20.regionals_section,
    "absorb": turn_pa20.absorb_section,
}
_SEVERAL: Final[Mapping[str, Callable[[Turn], Sequence[Section]]]] = {
    "auction": turn_auction.auction_sections,
    "contest": turn_auction.auction_sections,
    "end_turn": turn_stock.stock_sections,
    "trains": turn_trains.trains_sections,
    "construction": turn_pa20.construction_sections,
}
"""What is shown for the step that waits."""

_PASSES: Final[Mapping[str, object]] = {
    "auction": QT_TRANSLATE_NOOP("turn", "&Pass"),
    "contest": QT_TRANSLATE_NOOP("turn", "Drop &out"),
    "teleport": QT_TRANSLATE_NOOP("turn", "&Not now"),
    "track": QT_TRANSLATE_NOOP("turn", "&No track"),
    "token": QT_TRANSLATE_NOOP("turn", "&No token"),
    "buy_token": QT_TRANSLATE_NOOP("turn", "&No token"),
    "e_token": QT_TRANSLATE_NOOP("turn", "&No E-token"),
    "trains": QT_TRANSLATE_NOOP("turn", "&No train"),
    "finance": QT_TRANSLATE_NOOP("turn", "&Neither"),
    "bond": QT_TRANSLATE_NOOP("turn", "&Neither"),
    "loan": QT_TRANSLATE_NOOP("turn", "Play on without a &loan"),
    "privates": QT_TRANSLATE_NOOP("turn", "&End the turn"),
    "construction": QT_TRANSLATE_NOOP("turn", "&End the construction"),
    "absorb": QT_TRANSLATE_NOOP("turn", "&Neither"),
}
"""What declining is called; the button is always at the same place."""


def sections_of(turn: Turn, plan: RoutePlan) -> list[Section]:
    """All choices that exist now: those of the step that waits, what may be done beside it, and the pass."""
    stopped = turn_passing.stopped_section(turn)
    sections: list[Section] = [] if stopped is None else [stopped]
    if turn.step == "run":
        sections.append(RunSection(turn, plan))
    elif turn.step in _ONE:
        sections.append(_ONE[turn.step](turn))
    elif turn.step in _SEVERAL:
        sections.extend(_SEVERAL[turn.step](turn))
    sections.extend(_beside(turn))
    if not sections:
        sections.append(_plain_section(turn))
    if not any(section.pinned for section in sections):
        sections.extend(_pass_section(turn, default=not any(section.has_default() for section in sections)))
    return sections


def _beside(turn: Turn) -> list[Section]:
    """What may be done whatever step waits."""
    found: list[Section | None] = []
    if turn.step != "teleport" and any(isinstance(offer.action, UseTeleport) for offer in turn.offers):
        found.append(turn_pending.teleport_section(turn))
    if turn.step == "interest" and any(isinstance(offer.action, SellCertificates) for offer in turn.offers):
        found.append(turn_stock.SaleSection(turn, translate("turn", "The president sells")))
    if turn.step == "end_turn":
        found.append(turn_pa20.open_regional_section(turn))
    if isinstance(turn.state.turn, OperatingTurn):
        found += [turn_operating.privates_section(turn), turn_operating.port_section(turn)]
    found.append(turn_government.governments_section(turn))
    return [section for section in found if section is not None]


def _pass_section(turn: Turn, *, default: bool) -> list[Section]:
    for offer in turn.offers:
        if isinstance(offer.action, Pass):
            section = Section(turn, pinned=True)
            words = translate("turn", str(_PASSES.get(turn.step, _PASSES["auction"])))
            if turn.step == "trains" and turn.state.corporations[CorporationId(offer.action.actor)].trains:
                words = translate("turn", "&No more trains")
            section.choice(words, offer.action, default=default)
            return [section]
    return []


def _plain_section(turn: Turn) -> Section:
    """A step without a section of its own: every offer as it stands."""
    section = Section(turn)
    for offer in turn.offers:
        if not isinstance(offer.action, Pass):
            section.choice(type(offer.action).__name__, offer.action)
    return section
