"""What previews say about junctions, funds, regionals and governments: the sentences of the log, and governments to come."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from engine import events
from engine.events import Event
from engine.game import Game
from engine.ids import POOL, CorporationId
from engine.pa20.merger import Merger, pending_mergers
from engine.pa20.operating_round import FORM
from engine.state.game_state import GameState
from gui.event_texts import event_text, funds
from gui.texts import entity_name, money

translate = QCoreApplication.translate

_LEFT_OUT: Final = (events.RegionalBid, events.HelpAsked, events.HelpDeclined, events.CertificatesExchanged)
"""What the choice itself says already, or the section of the governments beside it."""
_GRAVE: Final = (events.TrainsRemoved, events.GovernmentFormed, events.CertificatesLost)


def is_told(event: Event) -> bool:
    """Whether `told` has words for an event."""
    return isinstance(event, funds.KINDS) and not isinstance(event, _LEFT_OUT)


def is_grave(event: Event) -> bool:
    """Whether it is set off: something is lost, or railways disappear."""
    return isinstance(event, _GRAVE)


def is_foreseen(event: Event, state: GameState) -> bool:
    """Whether the section of the governments at the end of this round says it already, whatever is chosen."""
    return forms_at_end(state) and isinstance(event, events.GovernmentFormed | events.CertificatesLost)


def told(event: Event, game: Game) -> str:
    """The sentence of the log."""
    return event_text(event, game)


def forms_at_end(state: GameState) -> bool:
    """Whether governments form at the end of the present operating round (P-GOV-2, P-GOV-3)."""
    return state.pa20 is not None and FORM in state.pa20.due


def has_left(state: GameState, railway: CorporationId) -> bool:
    """Whether a railway has merged or been absorbed; its money is then told with its heir's."""
    return state.pa20 is not None and railway in state.pa20.gone


def coming(game: Game, before: GameState, after: GameState) -> list[str]:
    """Who would merge at the end of the round, when a choice brings governments about (A-GOV-11)."""
    if not forms_at_end(after) or forms_at_end(before):
        return []
    words = translate("previews", "At the end of this operating round: {merger}")
    return [words.format(merger=merger_text(plan, game)) for plan in pending_mergers(game, after)]


def merger_text(plan: Merger, game: Game) -> str:
    """`RM ← NN (L. 80) + FSC (L. 65), value L. 80`."""
    pairs = zip(plan.members, plan.values, strict=True)
    members = " + ".join(f"{member} ({money(value, game)})" for member, value in pairs)
    if plan.president is None:
        words = translate("previews", "{government} ← {members}; nobody holds it, so it lies dormant")
    else:
        words = translate("previews", "{government} ← {members}, value {value}")
    return words.format(government=plan.government, members=members, value=money(plan.value, game))


def share_texts(plan: Merger, game: Game) -> list[str]:
    """What each holder gives and gets, and who loses what (P-GOV-4, P-GOV-5, A-GOV-9)."""
    lines = []
    for share in plan.shares:
        name = translate("previews", "Bank pool") if share.holder == POOL else entity_name(share.holder, game)
        words = translate("previews", "{holder}: {old} % → {new} %")
        if share.paid:
            words = translate("previews", "{holder}: {old} % → {new} % and {paid} for an odd one of {railway}")
        paid = money(share.paid, game)
        lines.append(words.format(holder=name, old=10 * share.old, new=10 * share.new, paid=paid, railway=share.odd_of))
    for lost in plan.lost:
        words = translate("previews", "{holder} loses {old} % of {railway}, which never opened")
        lines.append(words.format(holder=entity_name(lost.player, game), old=lost.percent, railway=lost.railway))
    if plan.president is not None:
        kept = 100 - sum(10 * share.new for share in plan.shares)
        lines.append(translate("previews", "Initial offer: {percent} %").format(percent=kept))
        words = translate("previews", "President: {player}")
        lines.append(words.format(player=entity_name(plan.president, game)))
    return lines
