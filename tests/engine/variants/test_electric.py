"""Electric Dreams (V-5): E-tokens, E-trains, and what the variant depends on; case row 54."""

import pytest

from engine.actions import BuyTrain, Pass
from engine.catalogue import open_title
from engine.closing import close_corporation
from engine.data.definitions import Title
from engine.ids import CorporationId, EntityId, PhaseId
from engine.messages import Key
from engine.setup import Wish, check_setup
from engine.steps.duty import DUTY
from tests.helpers.builders import CELLS, Table, kingdom, sicily
from tests.helpers.operating import Turn, bank_trains, company, offers_of, step, train, trains_of
from tests.helpers.variants import ALL, electric


def position(
    phase: str = "16", *, first: str = "16H-1", cash: int = 1200, tokens: int = 0, profile: str = "pbem"
) -> Turn:
    made = Turn(sicily(profile=profile, options=ALL), phase=phase).depot(first)
    made.corporation("ATA", CELLS[100], cash=cash, P1="20P").corporation("SFA", CELLS[68], P2="20P")
    made.draft.e_tokens_sold = tokens
    return made


def owner(made: Turn, corporation: str = "ATA") -> Turn:
    made.draft.corporations[CorporationId(corporation)].e_token = True
    return made


def offered(table: Table) -> set[str]:
    actions = [offer.action for offer in offers_of(table, BuyTrain)]
    return {action.train for action in actions if isinstance(action, BuyTrain)}


def asked(made: Turn) -> Table:
    return made.operate("ATA", at="e_token")


def test_ex_v6_the_first_in_phase_16() -> None:
    made = position()
    bank = made.draft.bank
    table = asked(made)
    assert step(table) == "e_token"
    table.do(electric("ATA"))
    assert (table.treasury("ATA"), table.state.bank, table.state.e_tokens_sold) == (400, bank + 800, 1)
    assert company(table, "ATA").e_token
    assert step(table) == "trains"


@pytest.mark.parametrize(
    ("phase", "first", "sold", "price"),
    [("12", "16H-0", 0, 1100), ("12", "16H-0", 1, 800), ("16", "16H-1", 0, 800), ("16", "16H-1", 2, 550)],
)
def test_ex_v6_prices(phase: str, first: str, sold: int, price: int) -> None:
    table = asked(position(phase, first=first, cash=price, tokens=sold)).do(electric("ATA"))
    assert table.treasury("ATA") == 0
    assert step(asked(position(phase, first=first, cash=price - 1, tokens=sold))) != "e_token"


def test_v5_one_for_each_corporation_and_none_before_the_first_12h() -> None:
    assert step(asked(owner(position()))) == "trains"
    assert asked(owner(position())).refuse(electric("ATA")).key is Key.NOT_NOW
    assert step(asked(position("10", first="12H-0"))) == "trains"
    assert step(asked(position()).do(Pass(EntityId("ATA")))) == "trains"


@pytest.mark.parametrize(
    ("options", "missing"),
    [
        (("electric_dreams",), ("acquiring_station_tokens", "bonds")),
        (("electric_dreams", "bonds"), ("acquiring_station_tokens",)),
        (("electric_dreams", "acquiring_station_tokens"), ("bonds",)),
    ],
)
def test_ex_v7_row_54(options: tuple[str, ...], missing: tuple[str, ...]) -> None:
    refusal = check_setup(title(), Wish(("Anna", "Bruno", "Carla"), options=frozenset(options)))  # type: ignore[arg-type]
    assert refusal is not None
    assert (refusal.key, refusal.parameters["needs"]) == (Key.OPTION_NEEDS, missing)


def title() -> Title:
    return open_title("1849")


def test_v5_six_trains_for_550_beside_the_type_on_sale() -> None:
    table = asked(owner(position())).do(train("ATA", "E-0", 550))
    assert bank_trains(table, "ATA") == ["16H-1", "E-1", "R6H-0"]
    assert sum(piece.startswith("E-") for piece in table.state.depot) == 5
    assert bank_trains(table, "SFA") == ["16H-1", "R6H-0"]


def test_v5_who_has_no_e_token_buys_none_from_anybody() -> None:
    made = owner(position(), "SFA").trains("SFA", "E-0")
    made.draft.discarded = made.draft.depot[-1:]
    table = made.operate("ATA", at="trains")
    assert table.refuse(train("ATA", "E-1", 550)).key is Key.TRAIN_NOT_ON_SALE
    assert table.refuse(train("ATA", "E-0", 1, "SFA")).key is Key.TRAIN_NOT_ON_SALE
    assert offered(table) == {"16H-1", "R6H-0", "R6H-1"}
    table = owner(made).operate("ATA", at="trains").do(train("ATA", "E-0", 1, "SFA"))
    assert trains_of(table, "ATA") == ["E-0"]


def test_v5_they_count_for_the_train_limit_and_never_rust() -> None:
    made = owner(position()).trains("ATA", "E-0", "E-1")
    assert offered(owner(position()).trains("ATA", "E-0").operate("ATA", at="trains")) >= {"E-1", "16H-1"}
    assert step(made.operate("ATA", at="trains")) == "finance"
    electric_train = next(kind for kind in made.game.trains.values() if kind.needs_e_token)
    assert electric_train.rusts_on is None


@pytest.mark.parametrize(("has_token", "missing"), [(True, 550 - 100), (False, 800 - 100)])
def test_v5_the_cheapest_train_that_must_be_bought(has_token: bool, missing: int) -> None:  # noqa: FBT001
    """R-3.8.2: for holders of an E-token the E-train counts, for others it does not; in the pool lies the 12H."""
    made = Turn(sicily(profile="pbem", options=ALL), phase="12").depot("16H-0").pool("12H-0").cash(P1=0)
    made.lay("M13 675 1").corporation("ATA", CELLS[100], cash=100, P1="20P").corporation("SFA", CELLS[68], P2="20P")
    if has_token:
        owner(made)
    table = made.operate("ATA", at="trains")
    assert DUTY.must_buy(table.game, table.state)
    assert DUTY.shortfall(table.game, table.state) == missing


def test_v5_lost_when_the_corporation_closes() -> None:
    table = asked(owner(position(tokens=1)))
    close_corporation(table.game, table.state, CorporationId("ATA"), "price", [])
    assert not company(table, "ATA").e_token
    assert table.state.e_tokens_sold == 1


def test_v5_not_offered_again_after_a_train_was_bought() -> None:
    """The step comes before the trains: who buys the first 12H waits for the next turn."""
    made = Turn(sicily(profile="pbem", options=ALL), phase="10").depot("12H-0")
    made.corporation("ATA", CELLS[100], cash=3000, P1="20P").corporation("SFA", CELLS[68], P2="20P")
    table = asked(made).do(train("ATA", "12H-0", 800))
    assert (table.state.phase, step(table)) == (PhaseId("12"), "trains")


def test_v5_makes_no_sense_in_two_sicilies() -> None:
    """The cities whose value it doubles lie in Sicily."""
    assert {option.id for option in kingdom().title.options} == {"acquiring_station_tokens", "bonds"}
    assert [kind.type for kind in kingdom().title.trains if kind.needs_e_token] == []
