"""Actions that only games with railways on junctions have: tokens on hex sides, regionals, governments, the fund."""

from __future__ import annotations

from typing import Literal

from engine.actions.base import Action
from engine.ids import CorporationId
from engine.state.board import Junction


class PlaceJunctionToken(Action, frozen=True, tag="junction_token"):
    """Place a token on a junction (A-OP-9); with `help` the fund is asked to pay (P-SFM-2)."""

    place: Junction
    help: bool = False


class RemoveJunctionToken(Action, frozen=True, tag="remove_token"):
    """Take one of the railway's own tokens off a junction (P-OP-6)."""

    place: Junction


class KeepToken(Action, frozen=True, tag="keep_token"):
    """Of several border or dangling tokens that a government has come by, keep this one (A-GOV-8)."""

    place: Junction


class AnswerHelp(Action, frozen=True, tag="answer_help"):
    """The largest holder decides whether the fund helps; the actor is the fund (A-SFM-11)."""

    choice: Literal["help", "decline"]


class BidRegional(Action, frozen=True, tag="bid_regional"):
    """Open the auction of a regional, or raise in it (P-REG-2, P-REG-3)."""

    regional: CorporationId
    price: int


class AbsorbRegional(Action, frozen=True, tag="absorb"):
    """A government takes over a connected regional (P-GOV-7)."""

    regional: CorporationId
