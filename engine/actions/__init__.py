"""All kinds of action, and their plain form in saves."""

from __future__ import annotations

from typing import TypeAlias

from engine.actions.auction import BidPrivate, SetStartPrice
from engine.actions.base import Action, Pass
from engine.actions.offers import Offer, Range
from engine.actions.operating import (
    AnswerLoan,
    BuyPrivate,
    BuyTrain,
    DeclareBankruptcy,
    DiscardTrain,
    LayTile,
    PayDividend,
    PlacePortMarker,
    PlaceToken,
    RunRoutes,
    UseTeleport,
)
from engine.actions.pa20 import (
    AbsorbRegional,
    AnswerHelp,
    BidRegional,
    KeepToken,
    PlaceJunctionToken,
    RemoveJunctionToken,
)
from engine.actions.stock import BuyCertificate, ChooseExchange, ChooseHome, SellCertificates
from engine.actions.variants import BuyElectricToken, BuyToken, CoverDebt, IssueBond, RepayBond

AnyAction: TypeAlias = (
    Pass
    | BidPrivate
    | SetStartPrice
    | SellCertificates
    | BuyCertificate
    | ChooseExchange
    | ChooseHome
    | UseTeleport
    | PlacePortMarker
    | BuyPrivate
    | LayTile
    | PlaceToken
    | RunRoutes
    | PayDividend
    | BuyTrain
    | DiscardTrain
    | DeclareBankruptcy
    | AnswerLoan
    | BuyToken
    | BuyElectricToken
    | IssueBond
    | RepayBond
    | CoverDebt
    | PlaceJunctionToken
    | RemoveJunctionToken
    | KeepToken
    | AnswerHelp
    | BidRegional
    | AbsorbRegional
)
"""The union saves are decoded to; the tag `kind` tells which."""

__all__ = [
    "AbsorbRegional",
    "Action",
    "AnswerHelp",
    "AnswerLoan",
    "AnyAction",
    "BidPrivate",
    "BidRegional",
    "BuyCertificate",
    "BuyElectricToken",
    "BuyPrivate",
    "BuyToken",
    "BuyTrain",
    "ChooseExchange",
    "ChooseHome",
    "CoverDebt",
    "DeclareBankruptcy",
    "DiscardTrain",
    "IssueBond",
    "KeepToken",
    "LayTile",
    "Offer",
    "Pass",
    "PayDividend",
    "PlaceJunctionToken",
    "PlacePortMarker",
    "PlaceToken",
    "Range",
    "RemoveJunctionToken",
    "RepayBond",
    "RunRoutes",
    "SellCertificates",
    "SetStartPrice",
    "UseTeleport",
]
