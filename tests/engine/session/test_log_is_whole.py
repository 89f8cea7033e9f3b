"""What the log tells is all that happened: panels refresh by its events and players read them."""

from pathlib import Path

import pytest

from engine import events
from engine.events import Event
from engine.interop.eighteen_xx_import import import_game
from engine.session import Session
from engine.simulate import Plan, played
from tests.helpers.told import untold
from tests.replays.test_recorded_games import GAMES

VARIANTS = ("electric_dreams", "bonds", "acquiring_station_tokens")


def faults(session: Session) -> list[tuple[int, str, str]]:
    return [
        (position, *fault)
        for position, entry in enumerate(session.entries, start=1)
        for fault in untold(session.state_at(position - 1), entry.events, entry.state)
    ]


def kinds(session: Session) -> set[type[Event]]:
    return {type(event) for entry in session.entries for event in entry.events}


def test_every_change_of_a_game_with_all_variants_is_told() -> None:
    """A game by lot comes to what people avoid: loans, bankruptcies, closed corporations, discarded trains, the earthquake."""
    session, _ = played(Plan("1849", 4, 1, bots=("random",), seed=4, options=VARIANTS), 0)
    assert faults(session) == []
    assert kinds(session) > {
        events.BidMade, events.PrivateBought, events.PrivateClosed, events.CorporationStarted, events.CorporationClosed,
        events.CertificatesMoved, events.PresidentChanged, events.PriceMoved, events.TileLaid, events.TokenPlaced,
        events.TokenBought, events.TrainBought, events.TrainsRusted, events.PhaseChanged, events.HexStruck, events.BondIssued,
        events.BondRepaid, events.ElectricTokenBought, events.BankBroken, events.GameEnded,
    }  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_every_change_of_a_recorded_game_is_told(shared: Path, game: str) -> None:
    assert faults(import_game(shared / "replays" / f"{game}.18xx.json").session) == []
