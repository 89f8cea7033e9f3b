"""Check of the rules profiles: each answers what the rules ask. A switch that is missing would stop a game in its midst."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.data.definitions import Title
from engine.data.files import read_object
from engine.data.title_files import RULES, TITLE
from engine.designer.checks.findings import Fault
from engine.designer.checks.notebook import Notebook
from engine.errors import DataError

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


def check_switches(title: Title, assets: Path, notebook: Notebook) -> None:
    """A shipped title with the same rules says which switches these ask for."""
    needed = _needed(title.rules, assets)
    for profile in title.profiles:
        for name in sorted(needed - title.switches.keys() - profile.switches.keys()):
            notebook.file(Fault.SWITCH_MISSING, RULES, f"profiles.{profile.id}", profile=profile.id, id=name)


def _needed(rules: str, assets: Path) -> frozenset[str]:
    for folder in sorted((assets / "games").glob("*")):
        try:
            content = read_object(folder / TITLE)
            if content.get("rules") != rules or "extends" in content:
                continue
            profiles = read_object(folder / RULES).get("profiles", {})
        except DataError:
            continue
        known = set(content.get("switches", {})).union(*profiles.values())
        return ASKED & known
    return frozenset()
