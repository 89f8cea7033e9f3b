"""Governments before they form: who merges, at what value, and what everybody gets (P-GOV-2 to P-GOV-6, A-GOV-9)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.pa20.fund import is_on_sale
from engine.pa20.merger import pending_mergers
from gui.panels.turn_parts import Section, Turn
from gui.previews_railways import forms_at_end, merger_text, share_texts
from gui.texts import long_name

translate = QCoreApplication.translate

_SMALL = 0.9


def governments_section(turn: Turn) -> Section | None:
    """From phase 5 on, until they have formed; None in titles without governments."""
    if turn.game.title.railways is None or not is_on_sale(turn.game, turn.state):
        return None
    plans = pending_mergers(turn.game, turn.state)
    if not plans:
        return None
    if forms_at_end(turn.state):
        heading = translate("turn", "Government railways at the end of this operating round")
    else:
        heading = translate("turn", "Government railways, if they formed now")
    section = Section(turn, heading)
    for plan in plans:
        label = section.say(f"{long_name(plan.government, turn.game)}: {merger_text(plan, turn.game)}")
        label.setObjectName(f"merger_{plan.government}")
        section.say("\n".join(share_texts(plan, turn.game)), _SMALL)
    return section
