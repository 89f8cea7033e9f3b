"""Actions with certificates, of players and corporations alike."""

from __future__ import annotations

from typing import Literal

from engine.actions.base import Action
from engine.ids import CorporationId
from engine.state.board import CitySlot


class SellCertificates(Action, frozen=True, tag="sell"):
    """Sell certificates of one corporation to the bank pool (R-2.1, R-3.8.4; a corporation: R-3.11.2).

    `certificates` are indices on the corporation's sheet; `percent` is less than their sum only where the president's one
    is among them and just part of it is sold (R-2.1.5).
    """

    corporation: CorporationId
    certificates: tuple[int, ...]
    percent: int


class BuyCertificate(Action, frozen=True, tag="buy"):
    """Buy one certificate from where it lies, treasury or pool (R-2.2; a corporation redeeming: R-3.11.3)."""

    corporation: CorporationId
    certificate: int


class ChooseExchange(Action, frozen=True, tag="exchange"):
    """The old president's choice: the double last certificate or two single ones (R-2.1.7)."""

    corporation: CorporationId
    take: Literal["last", "plain"]


class ChooseHome(Action, frozen=True, tag="home"):
    """Place the home token where the president chooses (R-2.3.6); the actor is the corporation."""

    place: CitySlot
