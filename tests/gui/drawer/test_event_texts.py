"""Every event has a sentence; each says what happened, in both languages."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import engine
from engine import events
from engine.events import BANK, Event
from engine.game import Game
from engine.ids import CorporationId, EntityId, HexId, PlayerId, PrivateId, TileId, TrainId
from engine.session import Session
from gui.event_texts import event_text
from gui.event_texts.endings import CLOSINGS
from gui.event_texts.papers import MOVES
from gui.event_texts.payments import PAYMENTS
from gui.i18n import LANGUAGE
from tests.helpers.builders import sicily

GAMES = ("sicilia_3p", "gen_1849_4p_b", "gen_1849_5p_b", "duesicilie_boot_5p")
ANNA, BRUNO, SFA, ATA = PlayerId("P1"), PlayerId("P2"), CorporationId("SFA"), CorporationId("ATA")


@pytest.fixture
def game() -> Game:
    return sicily()


def kinds(base: type[Event] = Event) -> Iterator[type[Event]]:
    for kind in base.__subclasses__():
        if kind.__module__ == events.__name__:
            yield kind
            yield from kinds(kind)


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in Path(engine.__file__).parent.rglob("*.py"))


def test_every_event_has_a_sentence() -> None:
    plain = event_text.dispatch(Event)
    found = list(kinds())
    assert len(found) > 25
    assert [kind.__name__ for kind in found if event_text.dispatch(kind) is plain] == []


def test_every_reason_of_a_payment_has_words() -> None:
    reasons = set(re.findall(r'reason="(\w+)"', sources()))
    assert reasons >= {"dividend", "train", "track"}
    assert reasons - set(PAYMENTS) == {"private_income"}  # Its words follow the title: `gui.title_words`.


def test_every_reason_of_a_move_and_of_a_closing_has_words() -> None:
    moves = set(re.findall(r'move_marker\([^)]*"(\w+)", log\)', sources()))
    assert moves >= {"sale", "dividend", "no_dividend", "sold_out", "pool"}
    assert moves - set(MOVES) == set()
    closings = set(re.findall(r'close_corporation\([^)]*"(\w+)", log\)', sources()))
    assert closings >= {"price", "bankruptcy", "no_token"}
    assert closings - set(CLOSINGS) == set()


@pytest.mark.parametrize("name", GAMES)
def test_recorded_games_are_told_without_gaps(recorded: Callable[[str], Session], name: str) -> None:
    session = recorded(name)
    told = [event_text(event, session.game) for entry in session.entries for event in entry.events]
    assert len(told) > 500
    assert [text for text in told if re.search(r"[{}…]|^P\d |from P\d\b|None", text) or not text.strip()] == []


SENTENCES = [
    (events.BidMade(ANNA, "SMS", 115), "Anna bids L. 115 for Società Marittima Siciliana."),  # type: ignore[arg-type]
    (
        events.CertificatesMoved(SFA, EntityId("SFA"), EntityId("P1"), 20, 136, "last"),
        "Anna buys the last certificate (20 %) of SFA from the treasury for L. 136.",
    ),
    (
        events.CertificatesMoved(SFA, BANK, EntityId("P1"), 10, 68),
        "Anna buys 10 % of SFA from the bank pool for L. 68.",
    ),
    (events.CertificatesMoved(SFA, EntityId("P2"), BANK, 30, 204), "Bruno sells 30 % of SFA for L. 204."),
    (
        events.CertificatesMoved(SFA, EntityId("SFA"), BANK, 20, 180),
        "SFA sells 20 % from its treasury to the bank pool for L. 180.",
    ),
    (events.CertificatesMoved(SFA, BANK, EntityId("SFA"), 10, 90), "SFA redeems 10 % from the bank pool for L. 90."),
    (
        events.PresidentChanged(SFA, ANNA, BRUNO, "last"),
        "The presidency of SFA passes from Anna to Bruno, who gives the last certificate for it.",
    ),
    (events.PriceMoved(SFA, 100, 111, "dividend"), "SFA rises from L. 100 to L. 111 (dividend)."),
    (events.PriceMoved(SFA, 100, 90, "no_dividend"), "SFA falls from L. 100 to L. 90 (no dividend)."),
    (events.PriceMoved(SFA, 54, 54, "sale"), "The marker of SFA moves and stays at L. 54 (certificates sold)."),
    (
        events.TileLaid(SFA, HexId("K7"), TileId("683"), 2, 40),
        "SFA lays tile 683 towards north-west in K7 Licata for L. 40.",
    ),
    (
        events.TrainsRusted((TrainId("4H-0"), TrainId("4H-1"), TrainId("4H-2")), (SFA, SFA, BANK)),  # type: ignore[arg-type]
        "The 4H trains rust: SFA 2 × 4H, bank pool 1 × 4H.",
    ),
    (events.TrainBought(SFA, TrainId("8H-0"), 350, BANK), "SFA buys a train (8H) from the bank for L. 350."),
    (events.TrainBought(SFA, TrainId("8H-0"), 1, EntityId("ATA")), "SFA buys a train (8H) from ATA for L. 1."),
    (events.HexStruck(HexId("B14"), (ATA,)), "B14 Messina goes back to its printed state and loses the tokens of ATA."),
    (events.RailwayOpened(SFA), "SFA (Società Ferroviaria Acragas) is open and operates from now on."),
    (
        events.GovernmentFormed(CorporationId("CTL"), (SFA, ATA), 90),
        "SFA and ATA merge into CTL at L. 90.",
    ),
    (
        events.CertificatesExchanged(CorporationId("CTL"), EntityId("P1"), 3, 1, 45),
        "Anna exchanges 30 % for 10 % of CTL and receives L. 45.",
    ),
    (
        events.CertificatesExchanged(CorporationId("CTL"), EntityId("P1"), 1, 0, 45),
        "Anna receives L. 45 for 10 % of the merged railways.",
    ),
    (events.PriceReduced(PrivateId("SCE"), 15), "Nobody buys Società Corriere Etnee: it now costs L. 15."),
    (events.CertificatesLost(SFA, ANNA, 20), "Anna loses 20 % of SFA, which never opened."),
    (events.RoundBegan("operating", 3, 2, 2), "Operating round 3.2 (2 in this set)"),
    (events.GameEnded("bank"), "The game is over: the bank is broken."),
]


@pytest.mark.parametrize(("event", "words"), SENTENCES, ids=lambda value: type(value).__name__)
def test_sentences_say_who_did_what_for_how_much(game: Game, event: Event, words: str) -> None:
    assert event_text(event, game) == words


def test_sentences_speak_italian(game: Game) -> None:
    LANGUAGE.use("it")
    assert event_text(events.PriceMoved(SFA, 100, 111, "dividend"), game) == "SFA sale da L. 100 a L. 111 (dividendo)."
    struck = events.HexStruck(HexId("B14"), (ATA,))
    assert event_text(struck, game) == "B14 Messina torna come stampato e perde i gettoni di ATA."
    bought = events.CertificatesMoved(SFA, EntityId("SFA"), EntityId("P1"), 20, 136, "last")
    assert event_text(bought, game) == "Anna compra l'ultimo certificato (20 %) di SFA dalla cassa per L. 136."
