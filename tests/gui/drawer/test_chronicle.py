"""The lines of the log and of the written report: nothing twice, nothing left out, details under what they belong to."""

from collections.abc import Callable

import pytest

from engine import events
from engine.actions import PayDividend
from engine.events import BANK, Event
from engine.ids import CorporationId, EntityId, PlayerId, TrainId
from engine.session import Entry, Session
from gui.chronicle import Chronicle, Level, Sign, entry_lines
from gui.i18n import LANGUAGE
from gui.text_report import report_lines
from tests.gui.drawer.games import played
from tests.helpers.builders import RULES, passing, sicily

SFA = CorporationId("SFA")
ANNA, BRUNO = EntityId("P1"), EntityId("P2")


def told(*happened: Event) -> list[str]:
    game = sicily()
    entry = Entry(PayDividend(EntityId("SFA"), "pay"), happened, RULES.opening(game))
    return [line.text for line in entry_lines(entry, 1, game)]


def test_a_dividend_is_one_sentence_with_its_receivers() -> None:
    assert told(
        events.DividendPaid(SFA, 160, "pay", 16),
        events.CashMoved(BANK, ANNA, 16, "dividend"),
        events.CashMoved(BANK, BRUNO, 96, "dividend"),
        events.CashMoved(BANK, EntityId("SFA"), 48, "dividend"),
        events.PriceMoved(SFA, 100, 111, "dividend"),
    ) == [
        "SFA pays L. 160: L. 16 for every 10 %.",
        "Receiving: Anna L. 16, Bruno L. 96, SFA L. 48.",
        "SFA rises from L. 100 to L. 111 (dividend).",
    ]


def test_a_payment_told_with_its_price_is_not_told_again() -> None:
    assert told(
        events.CashMoved(EntityId("SFA"), BANK, 350, "train"), events.TrainBought(SFA, TrainId("8H-0"), 350, BANK)
    ) == ["SFA buys a train (8H) from the bank for L. 350."]
    assert told(
        events.CashMoved(ANNA, EntityId("SFA"), 68, "certificate"),
        events.CertificatesMoved(SFA, EntityId("SFA"), ANNA, 10, 68),
    ) == ["Anna buys 10 % of SFA from the treasury for L. 68."]
    assert told(
        events.CashMoved(ANNA, EntityId("SFA"), 150, "certificate"),
        events.RegionalSold(PlayerId("P1"), SFA, 150),
    ) == ["Anna buys Società Ferroviaria Acragas for L. 150."]


def test_a_payment_nobody_else_tells_stays() -> None:
    assert told(
        events.CashMoved(ANNA, EntityId("SFA"), 70, "train_help"),
        events.CashMoved(EntityId("SFA"), BANK, 350, "train"),
        events.TrainBought(SFA, TrainId("8H-0"), 350, BANK),
    ) == [
        "Anna adds L. 70 to the treasury of SFA for the train.",
        "SFA buys a train (8H) from the bank for L. 350.",
    ]


def test_papers_of_one_deal_are_one_sentence() -> None:
    """EX-68: a corporation sells the last certificate together with all else in its treasury."""
    assert told(
        events.CashMoved(BANK, EntityId("SFA"), 400, "certificate"),
        events.CertificatesMoved(SFA, EntityId("SFA"), BANK, 20, 400, "last"),
        events.CertificatesMoved(SFA, EntityId("SFA"), BANK, 20, 0),
    ) == ["SFA sells the last certificate (20 %) and 20 % from its treasury to the bank pool for L. 400."]


def test_the_swap_of_papers_is_told_with_the_presidency() -> None:
    """EX-24: the new president's papers go to the old one (R-2.1.7)."""
    assert told(
        events.CashMoved(EntityId("P3"), EntityId("SFA"), 136, "certificate"),
        events.CertificatesMoved(SFA, EntityId("SFA"), EntityId("P3"), 20, 136, "last"),
        events.PresidentChanged(SFA, PlayerId("P2"), PlayerId("P3"), "last"),
        events.CertificatesMoved(SFA, BRUNO, EntityId("P3"), 20, 0, "president"),
        events.CertificatesMoved(SFA, EntityId("P3"), BRUNO, 20, 0, "last"),
    ) == [
        "Carla buys the last certificate (20 %) of SFA from the treasury for L. 136.",
        "The presidency of SFA passes from Bruno to Carla, who gives the last certificate for it.",
    ]


def test_the_half_that_comes_back_is_told() -> None:
    """R-2.1.5: of the president's certificate only half is sold; a single one comes back from the pool."""
    lines = told(
        events.CashMoved(BANK, BRUNO, 68, "certificate"),
        events.PresidentChanged(SFA, PlayerId("P2"), PlayerId("P3"), "plain"),
        events.CertificatesMoved(SFA, BRUNO, EntityId("P3"), 20, 0, "president"),
        events.CertificatesMoved(SFA, EntityId("P3"), BANK, 20, 0),
        events.CertificatesMoved(SFA, BANK, BRUNO, 10, 0),
    )
    assert lines[0] == "Bruno receives L. 68 for certificates."
    assert lines[2] == "Bruno receives 10 % of SFA from the bank pool."
    assert len(lines) == 3


def test_each_train_has_its_line_when_several_ran() -> None:
    run = events.TrainsRun(
        SFA,
        160,
        (TrainId("4H-2"), TrainId("4H-3")),
        (70, 90),
        (("M9", "N8"), ("L14", "M13")),  # type: ignore[arg-type]
    )
    assert told(run) == [
        "The trains of SFA earn L. 160.",
        "4H M9 Terranova – N8, L. 70",
        "4H L14 – M13 Siracusa, L. 90",
    ]


def test_lines_have_their_level_and_sign(first_round: Session) -> None:
    lines = Chronicle().lines(first_round)
    by_text = {line.text: line for line in lines}
    assert lines[0].position == 0
    assert by_text["Operating round 1.1 (1 in this set)"].level is Level.ROUND
    assert by_text["SFA operates (Società Ferroviaria Acragas)"].sign is Sign.TURN
    income = by_text["Income from privates: Anna L. 25, Bruno L. 35, Carla L. 15."]
    assert (income.level, income.position) == (Level.DETAIL, first_round.length)


def test_every_action_of_a_recorded_game_is_told_once(recorded: Callable[[str], Session]) -> None:
    session = recorded("sicilia_3p")
    lines = Chronicle().lines(session)
    positions = [line.position for line in lines]
    assert positions == sorted(positions)
    assert set(positions) == set(range(session.length + 1))
    bought = sum(isinstance(event, events.TrainBought) for entry in session.entries for event in entry.events)
    assert sum("buys a train" in line.text for line in lines) == bought


def test_lines_are_kept_until_the_history_or_the_language_changes(auction: Session) -> None:
    chronicle = Chronicle()
    first = chronicle.lines(auction)
    auction.undo()
    assert [a is b for a, b in zip(chronicle.lines(auction), first, strict=True)] == [True] * len(first)
    played(auction, *passing("P3"))
    lines = chronicle.lines(auction)
    assert lines[-1].text == "Carla passes."
    assert lines[1] is first[1]
    LANGUAGE.use("it")
    assert chronicle.lines(auction)[-1].text == "Carla passa."


def test_the_report_tells_what_stands_under_headings(first_round: Session) -> None:
    first_round.undo()
    lines = report_lines(first_round)
    assert lines[0] == "1849, WITH ANNA, BRUNO, CARLA"
    assert "  Carla starts ATA (Azienda Trasporti Archimede) at L. 68." in lines
    at = lines.index("STOCK ROUND 1")
    assert lines[at - 1] == ""
    assert not any(line.startswith("OPERATING") for line in lines)


@pytest.mark.parametrize("passes", [False, True])
def test_the_report_leaves_declined_steps_out_unless_asked(
    recorded: Callable[[str], Session],
    passes: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    lines = report_lines(recorded("sicilia_3p"), passes=passes)
    assert any("passes (trains)" in line for line in lines) is passes
