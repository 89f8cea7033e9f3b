"""Checks of the switches: each profile answers what the rules ask, and nothing else. A missing answer would stop a game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from engine.data.completeness import PERCENTS
from engine.data.definitions import Title
from engine.data.files import read_object
from engine.data.title_files import RULES, TITLE
from engine.designer.checks.findings import Fault
from engine.designer.checks.notebook import WARNING, Notebook
from engine.errors import DataError
from engine.ids import TrainType
from engine.steps.variants import ELECTRIC

ASKED: Final = frozenset(
    {
         "afg_no_place", "allpass_income", "auction_discount", "bank_break_at", "bank_break_end", "bankrupt_assets",
         "bid_multiple", "bid_step", "bond", "bond_interest", "bond_share_loss", "closed_home_reserved",
         "closed_trains", "cnm_scope", "contested_bid_order", "dividend_right", "dual_in_mixed_leg", "emr_oversell",
         "emr_pool_limit", "emr_unoperated", "end_377", "gauge_mismatch_lay", "half_pres_vs_last_cert",
         "holding_limit", "home_token_rsa_time", "last_cert_scope", "leave_with_holdings", "loan", "loan_deduction",
         "loan_offer", "loan_timing", "max_route", "multi_sale_stack", "must_buy_needs_route", "pool_limit",
         "pres_exchange_choice", "priority_after_auction", "private_price_factor", "privates_count_certs",
         "quake_tokens", "r6h_dual_weight", "removed_home_reserved", "right_at_zone", "rsa_buyable", "rsa_restart",
         "sce_drop_on", "score_privates", "sell_in_blocks", "share_buyback_first_turn", "sigi_on_dual",
         "token_purchase_asked", "token_purchase_from", "track_restriction",
    }
)  # fmt: skip
"""Switches that some rule asks for; a test reads them from the code."""
ASKED_BY_THE_MAP: Final = ("gauge_mismatch_lay", "sigi_on_dual", "track_restriction")
"""Switches that lays ask for."""


_SINCE: Final = frozenset({"bonds_from", "e_tokens_from", "token_purchase_from"})
"""Switches that name a type of train: its first sale begins something (V-3, V-4, V-5)."""
_BY_PHASE: Final = re.compile(r"e_token_(?:first|next)_(.+)")
"""Switches that name a phase: the price of an E-token in it (V-5)."""
_LETTERS: Final = ("a", "b", "c", "d", "e")

Answer = str | int | bool


def check_switches(title: Title, assets: Path, notebook: Notebook) -> None:
    """A shipped title with the same rules says which switches these ask for, and what kind of answer each takes.

    Where railways lie on junctions the loader asks for the answers itself (`engine.data.completeness`).
    """
    shipped = tuple(_shipped(assets))
    needed = ASKED & {name for rules, switches in shipped if rules == title.rules for name in switches}
    needed |= set(_token_prices(title))
    usual = {name: answer for _, switches in shipped for name, answer in switches.items()}
    for profile in title.profiles:
        for name in sorted(needed - title.switches.keys() - profile.switches.keys()):
            notebook.file(Fault.SWITCH_MISSING, RULES, f"profiles.{profile.id}", profile=profile.id, id=name)
    tables = [(RULES, f"profiles.{profile.id}", profile.switches) for profile in title.profiles]
    for file, place, switches in [*tables, (TITLE, "switches", title.switches)]:
        for name, answer in switches.items():
            _check_answer(title, (file, f"{place}.{name}"), name, answer, usual, notebook)


def _token_prices(title: Title) -> Iterator[str]:
    """Switches with the prices of an E-token in each phase in which one may be bought (V-5), where that variant is offered."""
    order = [train.type for train in title.trains]
    since = title.switches.get("e_tokens_from")
    if since not in order or all(option.id != ELECTRIC for option in title.options):
        return
    begun = [phase.on is None or order.index(phase.on) <= order.index(TrainType(str(since))) for phase in title.phases]
    for phase in title.phases[max(number for number, now in enumerate(begun) if now) :]:
        yield from (f"e_token_{which}_{phase.id}" for which in ("first", "next"))


def _check_answer(
    title: Title, where: tuple[str, str], name: str, answer: Answer, usual: Mapping[str, Answer], notebook: Notebook
) -> None:
    """One switch: some rule asks for it, what it names exists, and the answer is of the kind the rules understand."""
    phase = _BY_PHASE.fullmatch(name)
    if phase is not None and phase[1] not in title.phase:
        notebook.file(Fault.UNKNOWN_ID, *where, id=phase[1])
    elif name in _SINCE:
        if answer not in title.train:
            notebook.file(Fault.UNKNOWN_ID, *where, id=str(answer))
    elif phase is None and name not in usual and name not in ASKED:
        notebook.file(Fault.SWITCH_UNKNOWN, *where, WARNING, id=name)
    elif title.railways is None and not _understood(name, answer, usual.get(name, answer)):
        notebook.file(Fault.SWITCH_ANSWER, *where, id=name, text=str(answer))


def _understood(name: str, answer: Answer, usual: Answer) -> bool:
    """Whether an answer is of the same kind as that of the shipped titles."""
    if isinstance(answer, bool) or isinstance(usual, bool):
        return isinstance(answer, bool) and isinstance(usual, bool)
    if isinstance(answer, int) or isinstance(usual, int):
        least, most = (1, 100) if name in PERCENTS else (0, None)
        whole = isinstance(answer, int) and isinstance(usual, int)
        return whole and least <= int(answer) and (most is None or int(answer) <= most)
    return answer in _LETTERS or usual not in _LETTERS


def _shipped(assets: Path) -> Iterator[tuple[str, dict[str, Answer]]]:
    """Rules and switches of the titles that come with the program and extend no other."""
    for folder in sorted((assets / "games").glob("*")):
        try:
            content = read_object(folder / TITLE)
            if "extends" in content:
                continue
            profiles = read_object(folder / RULES).get("profiles", {})
        except DataError:
            continue
        switches: dict[str, Answer] = dict(content.get("switches", {}))
        for answers in profiles.values():
            switches |= answers
        yield content.get("rules", ""), switches
