"""Tokens bought from other corporations (V-3), asked as in either profile."""

import pytest
from msgspec.structs import replace

from engine.actions import BuyToken, Offer, Pass, Range
from engine.ids import CorporationId, EntityId
from engine.messages import Key
from engine.routes.track_graph import has_route, reach
from tests.helpers.builders import CELLS, Table, kingdom, sicily
from tests.helpers.operating import Turn, company, offers_of, step, token, token_slot
from tests.helpers.variants import TOKENS, buy_token

LINE = "L12 78 5, N10 58 2, L8 9 2, K7 4 2, J6 657 2"
"""Siracusa – Ragusa – Terranova – Girgenti."""


def position(profile: str = "aag", *, line: str = LINE, cash: int = 151) -> Turn:
    """ATA before the purchase of a token; SFA has its home in Girgenti and a token in Terranova, as in the recorded game."""
    made = Turn(sicily(profile=profile, options=(TOKENS,)), phase="6").depot("6H-1").lay(line)
    made.corporation("ATA", CELLS[100], cash=cash, P1="20P").corporation("SFA", CELLS[68], cash=10, P2="20P")
    made.draft.corporations[CorporationId("SFA")].unplaced = 1
    return made.token("SFA", "M9")


def asked(made: Turn) -> Table:
    return made.operate("ATA", at="buy_token")


def purchases(table: Table) -> list[tuple[str, int]]:
    actions = [offer.action for offer in offers_of(table, BuyToken)]
    return [(action.place.hex, action.place.slot) for action in actions if isinstance(action, BuyToken)]


@pytest.mark.parametrize("profile", ["aag", "pbem"])
def test_ex_v5(profile: str) -> None:
    table = asked(position(profile))
    assert offers_of(table, BuyToken) == [Offer(buy_token("ATA", "M9", 1), Range("price", 1, 151))]
    table.do(buy_token("ATA", "M9", 1))
    assert (table.treasury("ATA"), table.treasury("SFA")) == (150, 11)
    assert (table.tokens("ATA"), table.tokens("SFA")) == (["M13", "M9"], ["J6"])
    assert (company(table, "ATA").unplaced, company(table, "SFA").unplaced) == (1, 2)
    assert [each.place for each in table.state.board.tokens_in(token_slot("M9").hex)] == [token_slot("M9")]


@pytest.mark.parametrize("profile", ["aag", "pbem"])
def test_v3_any_price_the_treasury_can_pay(profile: str) -> None:
    table = asked(position(profile))
    assert table.refuse(buy_token("ATA", "M9", 0)).key is Key.TOKEN_PRICE_LOW
    assert table.refuse(buy_token("ATA", "M9", 152)).key is Key.CASH_SHORT
    table.do(buy_token("ATA", "M9", 151))
    assert (table.treasury("ATA"), table.treasury("SFA")) == (0, 161)


def test_v3_once_a_turn() -> None:
    """In Ragusa and Terranova tokens are for sale."""
    table = asked(position().lay("M11 671 4").token("SFA", "M11"))
    assert purchases(table) == [("M9", 0), ("M11", 0)]
    table.do(buy_token("ATA", "M9", 1))
    assert (step(table), purchases(table)) == ("buy_token", [])
    assert table.refuse(buy_token("ATA", "M11", 1)).key is Key.TOKEN_BOUGHT_ALREADY
    assert step(table.do(Pass(EntityId("ATA")))) == "trains"


def test_v3_asked_in_every_turn_or_only_while_there_is_something_to_buy() -> None:
    """The recorded games hold a pass for every turn, from the first phase on."""
    table = asked(position("aag", line="L12 78 5"))
    assert [offer.action for offer in table.legal()] == [Pass(EntityId("ATA"))]
    assert step(asked(position("pbem", line="L12 78 5"))) == "trains"
    assert step(asked(position("pbem"))) == "buy_token"
    assert step(asked(position("pbem")).do(Pass(EntityId("ATA")))) == "trains"
    assert step(asked(position("pbem")).do(buy_token("ATA", "M9", 1))) == "trains"


@pytest.mark.parametrize("profile", ["aag", "pbem"])
def test_v3_a_game_without_the_variant_never_asks(profile: str) -> None:
    made = Turn(sicily(profile=profile), phase="6").depot("6H-1").corporation("ATA", cash=200, P1="20P")
    assert step(made.operate("ATA", at="buy_token")) == "trains"


def test_v3_switched_on_by_the_first_6h() -> None:
    made = Turn(sicily(options=(TOKENS,))).lay(LINE).corporation("ATA", cash=151, P1="20P")
    made.corporation("SFA", CELLS[68], P2="20P").token("SFA", "M9")
    refusal = made.operate("ATA", at="buy_token").refuse(buy_token("ATA", "M9", 1))
    assert (refusal.key, refusal.parameters) == (Key.TOKENS_NOT_TRADED_YET, {"train": "6H"})


def test_v3_neither_the_home_token_nor_any_in_the_home_city() -> None:
    table = asked(position())
    assert table.refuse(buy_token("ATA", "J6", 1)).key is Key.TOKEN_IS_HOME
    made = Turn(sicily(options=(TOKENS,)), phase="6").depot("6H-1").lay("L12 78 5").corporation("ATA", P1="20P", cash=5)
    made.corporation("AFG", CELLS[68], P2="20P").token("AFG", "M11")  # its home is in Caltanissetta
    assert purchases(made.operate("ATA", at="buy_token")) == [("M11", 0)]


def test_v3_no_token_in_the_home_city_even_where_the_first_one_is_elsewhere() -> None:
    made = position()
    tokens = made.draft.board.tokens
    moved = tuple(replace(each, home=each.place.hex == "M9") if each.corporation == "SFA" else each for each in tokens)
    made.draft.board = replace(made.draft.board, tokens=moved)
    table = asked(made)
    assert table.refuse(buy_token("ATA", "J6", 1)).key is Key.TOKEN_IS_HOME
    assert table.refuse(buy_token("ATA", "M9", 1)).key is Key.TOKEN_IS_HOME


def test_v3_the_seller_keeps_one_token_on_the_map() -> None:
    made = position()
    left = tuple(each for each in made.draft.board.tokens if each.place.hex != "J6")
    made.draft.board = replace(made.draft.board, tokens=left)
    assert asked(made).refuse(buy_token("ATA", "M9", 1)).key is Key.TOKEN_IS_LAST


def test_v3_connected_with_a_token_left_and_none_there_yet() -> None:
    assert asked(position(line="L12 78 5")).refuse(buy_token("ATA", "M9", 1)).key is Key.TOKEN_OUT_OF_REACH
    made = position()
    made.draft.corporations[CorporationId("ATA")].unplaced = 0
    assert asked(made).refuse(buy_token("ATA", "M9", 1)).key is Key.TOKEN_NONE_LEFT
    assert asked(position().token("ATA", "M9")).refuse(buy_token("ATA", "M9", 1)).key is Key.TOKEN_ALREADY_HERE
    assert asked(position()).refuse(buy_token("ATA", "M9", 1, slot=1)).key is Key.TOKEN_NOT_THERE
    assert purchases(asked(position(cash=0))) == []


def test_v3_a_full_city_is_reached_and_the_slot_named_is_the_one_bought() -> None:
    made = position().corporation("CTL", CELLS[68], P3="20P").token("CTL", "M9")
    table = asked(made)
    assert purchases(table) == [("M9", 0), ("M9", 1)]
    table.do(buy_token("ATA", "M9", 7, slot=1))
    assert (table.tokens("CTL"), table.tokens("SFA"), table.treasury("CTL")) == (["E1"], ["J6", "M9"], 7)


def test_v3_lines_of_the_seller_and_of_the_buyer_are_worked_out_anew() -> None:
    made = position().corporation("CTL", CELLS[68], P3="20P").token("CTL", "M9")
    board = made.draft.board
    assert ("N10", 0) in reach(made.game, board, CorporationId("SFA")).stops
    table = asked(made).do(buy_token("ATA", "M9", 1))
    after = table.state.board
    assert ("N10", 0) not in reach(made.game, after, CorporationId("SFA")).stops  # Terranova is full of others
    assert ("K7", 0) in reach(made.game, after, CorporationId("ATA")).stops
    assert has_route(made.game, after, CorporationId("SFA"))


def test_v3_the_token_sold_may_be_placed_again() -> None:
    table = asked(position()).do(buy_token("ATA", "M9", 1), Pass(EntityId("ATA")))
    made = Turn(table.game, phase="6")
    made.draft = table.state
    again = made.operate("SFA", at="token").do(token("SFA", "M9", 1))
    assert (again.tokens("SFA"), company(again, "SFA").unplaced) == (["J6", "M9"], 1)


def test_v3_in_two_sicilies() -> None:
    """From L'Aquila to Pescara, home of SFM, where PL has a token too."""
    made = Turn(kingdom(options=(TOKENS,)), phase="6").depot("6H-1").lay("A11 9 1, A13 8 5")
    made.corporation("FCU", cash=30, P1="20P").corporation("SFM", CELLS[68], P2="20P")
    made.corporation("PL", CELLS[68], P3="20P").token("PL", "B14")
    table = made.operate("FCU", at="buy_token")
    assert purchases(table) == [("B14", 1)]
    assert table.refuse(buy_token("FCU", "B14", 1)).key is Key.TOKEN_IS_HOME
    table.do(buy_token("FCU", "B14", 30, slot=1))
    assert (table.tokens("FCU"), table.tokens("PL"), table.treasury("PL")) == (["A9", "B14"], ["G15"], 30)
