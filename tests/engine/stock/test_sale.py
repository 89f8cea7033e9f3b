"""Sales as corporations and emergencies use them, what no seller may name, and every offered sale on many positions."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import ChooseExchange, SellCertificates
from engine.certificates import Bundle, can_sell, check_sale, held, holding_kinds, sale_bundles, transfer
from engine.errors import Refusal
from engine.ids import CorporationId, EntityId, HolderId, PlayerId
from engine.ledger import total
from engine.messages import Key
from engine.rounds.base import legal
from engine.state.turn import StockTurn
from tests.helpers.builders import RULES, Position, Table, buy, sell, sicily, start

SFA = CorporationId("SFA")


def issues(**papers: str) -> list[int]:
    position = Position(sicily()).corporation("SFA", papers=papers)
    bundles = sale_bundles(position.game, position.draft, EntityId("SFA"), SFA, pool_limit=True)
    return [bundle.percent for bundle in bundles]


def test_ex_68_a_corporation_sells_its_last_certificate_only_with_all_else() -> None:
    assert issues(P1="20P 10") == [10, 20, 30, 40, 50]
    assert issues(P1="20P 10 10", P2="10 10") == [10, 20, 40]


def test_r_2_1_7_a_certificate_that_came_back_lies_behind_those_that_stayed() -> None:
    position = Position(sicily()).corporation("SFA", papers={"P1": "20P 10 10"})
    game, draft = position.game, position.draft
    first, second = holding_kinds(game, draft, SFA, PlayerId("P1")).plain
    for holder in ("P2", "P1", "P2", "P1"):
        transfer(draft, SFA, (first,), PlayerId(holder))
    assert holding_kinds(game, draft, SFA, PlayerId("P1")).plain == (second, first)


def test_ex_69_a_full_pool_takes_no_double_certificate() -> None:
    assert issues(P1="20P 10 10", pool="10 10 10 10") == []


def verdict(position: Position, seller: str, bundle: Bundle, **switches: bool) -> Key | None:
    options = {"pool_limit": True, "unoperated": False, "keep_presidency": False, **switches}
    refusal = check_sale(
        position.game,
        position.draft,
        EntityId(seller),
        SFA,
        bundle,
        pool_limit=options["pool_limit"],
        unoperated=options["unoperated"],
        keep_presidency=options["keep_presidency"],
    )
    return None if refusal is None else refusal.key


def test_r_3_11_2_the_last_certificate_stays_behind_named_by_hand() -> None:
    position = Position(sicily()).corporation("SFA", P1="20P 10 10", P2="10 10")
    assert verdict(position, "SFA", Bundle(20, (7,))) is Key.LAST_OF_TREASURY
    assert verdict(position, "SFA", Bundle(40, (5, 6, 7))) is None


def test_a_corporation_sells_only_its_own_treasury() -> None:
    position = Position(sicily()).corporation("SFA", P1="20P").corporation("ATA", P2="20P")
    assert verdict(position, "ATA", Bundle(10, (1,))) is Key.NOT_HELD


def test_r_3_8_4_the_presidency_of_the_operating_corporation_must_stay() -> None:
    position = Position(sicily()).corporation("SFA", P1="20P 10", P2="10 10")
    assert verdict(position, "P1", Bundle(20, (0,))) is None
    assert verdict(position, "P1", Bundle(20, (0,)), keep_presidency=True) is Key.PRESIDENCY_MUST_STAY
    assert verdict(position, "P1", Bundle(10, (1,)), keep_presidency=True) is None


def test_rul_30_and_31_an_emergency_may_overfill_the_pool_and_sell_unoperated_shares() -> None:
    position = Position(sicily()).corporation("SFA", turns=0, P1="20P", P2="10", pool="10 10 10 10 10")
    assert verdict(position, "P2", Bundle(10, (1,))) is Key.NOT_OPERATED
    assert verdict(position, "P2", Bundle(10, (1,)), unoperated=True) is Key.POOL_LIMIT
    assert verdict(position, "P2", Bundle(10, (1,)), unoperated=True, pool_limit=False) is None


@pytest.mark.parametrize(
    "bundle", [Bundle(10, ()), Bundle(20, (1, 1)), Bundle(10, (4,)), Bundle(10, (99,)), Bundle(10, (-1,))]
)
def test_r_2_1_only_papers_in_hand_can_be_sold(bundle: Bundle) -> None:
    position = Position(sicily()).corporation("SFA", P1="20P 10", P2="10 10")
    assert verdict(position, "P1", bundle) is Key.NOT_HELD


@pytest.mark.parametrize("percent", [0, -10, 5, 20, 30])
def test_r_2_1_5_single_papers_are_sold_whole(percent: int) -> None:
    position = Position(sicily()).corporation("SFA", P1="20P 10", P2="10 10")
    assert verdict(position, "P1", Bundle(percent, (1,))) is Key.PERCENT_WRONG


def test_what_no_player_may_name() -> None:
    table = Position(sicily(), turn="P3").corporation("SFA", P1="20P 10", P2="10 10").table()
    assert table.refuse(sell("P3", "ATA", 10, 1)).key is Key.NOT_STARTED
    assert table.refuse(buy("P3", "ATA", 1)).key is Key.NOT_STARTED
    assert table.refuse(buy("P3", "SFA", 8)).key is Key.NO_SUCH_CERTIFICATE
    assert table.refuse(buy("P3", "SFA", -1)).key is Key.NO_SUCH_CERTIFICATE
    assert table.refuse(buy("P3", "SFA", 0)).key is Key.NOT_FOR_SALE
    assert table.refuse(start("P3", "SFA", 68)).key is Key.NOT_NEXT_TO_START


def test_r_2_1_7_the_choice_is_about_one_corporation() -> None:
    position = Position(sicily(), turn="P3").corporation("SFA", P2="20P 10", P3="10 10", P1="10 10 10")
    table = position.corporation("ATA", P1="20P").table().do(buy("P3", "SFA", 7))
    offered = [offer.action for offer in table.legal()]
    assert offered == [ChooseExchange(EntityId("P2"), SFA, "last"), ChooseExchange(EntityId("P2"), SFA, "plain")]
    assert table.refuse(ChooseExchange(EntityId("P2"), CorporationId("ATA"), "last")).key is Key.NOT_NOW


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """SFA with its papers anywhere; the president is a holder of most, as play would have it."""
    places = draw(st.lists(st.sampled_from(["P1", "P2", "P3", "treasury", "pool"]), min_size=7, max_size=7))
    words: dict[str, list[str]] = {player: [] for player in ("P1", "P2", "P3", "treasury", "pool")}
    for place, word in zip(places, ["10"] * 6 + ["20L"], strict=True):
        words[place].append(word)
    worth = {player: sum(int(word[:2]) for word in words[player]) for player in ("P1", "P2", "P3")}
    president = max(worth, key=worth.__getitem__)
    if draw(st.booleans()):  # A president with little beside the certificate itself.
        poor = min(worth, key=worth.__getitem__)
        president = poor if worth[poor] + 20 >= max(worth.values()) else president
    words[president].insert(0, "20P")
    turn = draw(st.sampled_from(["P1", "P2", "P3"]))
    papers = {place: " ".join(found) for place, found in words.items() if found and place != "treasury"}
    return Position(sicily(), turn=turn).corporation("SFA", (1, 8), papers=papers)


def percents(table: Table) -> dict[HolderId, int]:
    sheet = table.game.title.corporation[SFA].certificates
    company = table.state.corporations[SFA]
    found: dict[HolderId, int] = {}
    for paper, place in zip(sheet, company.certificates, strict=True):
        found[place] = found.get(place, 0) + paper.percent
    return found


@settings(max_examples=150)
@given(positions())
def test_every_offered_sale_keeps_the_papers_in_order(position: Position) -> None:
    before = position.table()
    seller = HolderId(str(before.state.turn.current)) if isinstance(before.state.turn, StockTurn) else HolderId("")
    held_before = percents(before).get(seller, 0)
    results: set[tuple[str, ...]] = set()
    sales = [
        offer.action for offer in legal(RULES, before.game, before.state) if isinstance(offer.action, SellCertificates)
    ]
    for action in sales:
        after = position.table().do(action)
        found = percents(after)
        assert sum(found.values()) == 100
        assert total(after.state) == total(before.state)
        assert found.get(seller, 0) == held_before - action.percent
        assert found.get(HolderId("pool"), 0) <= 50
        president = after.president("SFA")
        assert "20P" in after.papers("SFA", str(president))
        assert found[HolderId(str(president))] == max(found.get(HolderId(player), 0) for player in after.state.players)
        result = tuple(after.papers("SFA", place) for place in ("P1", "P2", "P3", "pool"))
        assert (*result, str(after.state.pending)) not in results
        results.add((*result, str(after.state.pending)))
    assert can_sell(before.game, before.state, EntityId(seller), SFA, pool_limit=True) == bool(sales)


def every_bundle(indices: tuple[int, ...], sheet: tuple[int, ...]) -> list[Bundle]:
    found: list[Bundle] = []
    for mask in range(1, 2 ** len(indices)):
        papers = tuple(index for place, index in enumerate(indices) if mask >> place & 1)
        worth = sum(sheet[index] for index in papers)
        found.extend(Bundle(percent, papers) for percent in range(10, worth + 1, 10))
    return found


@settings(max_examples=60)
@given(positions())
def test_every_sale_that_passes_the_check_has_the_result_of_an_offer(position: Position) -> None:
    table = position.table()
    assert isinstance(table.state.turn, StockTurn)
    seller = str(table.state.turn.current)
    sheet = tuple(paper.percent for paper in table.game.title.corporation[SFA].certificates)
    indices = held(table.state, SFA, HolderId(seller))

    def result(action: SellCertificates) -> tuple[object, ...]:
        after = position.table().do(action)
        return (*(after.papers("SFA", place) for place in ("P1", "P2", "P3", "pool")), after.state.pending)

    offered = {result(offer.action) for offer in table.legal() if isinstance(offer.action, SellCertificates)}
    for bundle in every_bundle(indices, sheet):
        refusal = check_sale(table.game, table.state, EntityId(seller), SFA, bundle, pool_limit=True)
        if not isinstance(refusal, Refusal):
            assert result(SellCertificates(EntityId(seller), SFA, bundle.certificates, bundle.percent)) in offered
