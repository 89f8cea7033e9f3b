"""Token places and every reason against one: R-2.3.6, R-2.3.7, R-3.3.1 to R-3.3.6, RUL-27, RUL-28."""

import pytest

from engine.errors import Refusal
from engine.game import Game
from engine.ids import CorporationId, HexId, PrivateId
from engine.messages import Key
from engine.routes.changes import place_token, remove_tokens_of
from engine.routes.tokens import (
    Standing,
    check_home,
    check_teleport,
    check_token,
    home_places,
    teleport_places,
    token_places,
)
from engine.state.board import Board, CitySlot, Junction, Token
from tests.engine.track.boards import kingdom, lay_out, sicily

SMS = sicily().privates[PrivateId("SMS")].teleports


def standing(started: str = "", closed: str = "") -> Standing:
    return Standing(frozenset(map(CorporationId, started.split())), frozenset(map(CorporationId, closed.split())))


def places(board: Board, corporation: str, who: Standing, game: Game | None = None) -> set[str]:
    found = token_places(game or sicily(), board, CorporationId(corporation), who)
    return {str(place.hex) for place in found}


def reason(refusal: Refusal | None) -> Key | None:
    return None if refusal is None else refusal.key


TO_PALERMO = "D6 8 0, F6 9 0, H6 9 0, J6 644 2"
"""Standard track from Girgenti to Palermo."""


def test_ex_55_the_last_slot_is_kept_for_the_home_token() -> None:
    board = lay_out(sicily(), TO_PALERMO, "SFA J6")
    assert "C5" not in places(board, "SFA", standing("SFA"))
    refusal = check_token(sicily(), board, CorporationId("SFA"), CitySlot(HexId("C5"), 0, 0), standing("SFA"))
    assert refusal == Refusal(Key.TOKEN_HOME_RESERVED, "R-3.3.3", {"hex": "C5", "corporation": "RCS"})

    green = lay_out(sicily(), TO_PALERMO + ", C5 651 5", "SFA J6")
    assert "C5" in places(green, "SFA", standing("SFA"))
    second = lay_out(sicily(), TO_PALERMO + ", C5 651 5", "SFA J6, SFA C5, ATA M13")
    teleport = check_teleport(
        sicily(), second, CorporationId("ATA"), CitySlot(HexId("C5"), 0, 1), standing("SFA ATA"), hexes=SMS
    )
    assert reason(teleport) is Key.TOKEN_HOME_RESERVED


def test_r_3_3_3_its_own_token_frees_the_reservation() -> None:
    board = lay_out(sicily(), TO_PALERMO + ", C5 651 5", "RCS C5, SFA J6")
    assert "C5" in places(board, "SFA", standing("RCS SFA"))
    assert {(p.hex, p.slot) for p in home_places(sicily(), lay_out(sicily()), CorporationId("RCS"), standing())} == {
        ("C5", 0)
    }


@pytest.mark.parametrize(("profile", "allowed"), [("pbem", False), ("aag", True)])
def test_ex_56_rul_27_home_of_a_removed_corporation(profile: str, allowed: bool) -> None:  # noqa: FBT001
    game = sicily(3, profile)
    assert "RCS" not in game.order
    board = lay_out(game, TO_PALERMO + ", C5 651 5", "SFA C5, ATA J6")
    found = places(board, "ATA", standing("SFA ATA"), game)
    assert ("C5" in found) is allowed


@pytest.mark.parametrize("profile", ["pbem", "aag"])
def test_rul_27_one_stranger_may_stand_in_a_single_slot(profile: str) -> None:
    game = sicily(3, profile)
    board = lay_out(game, TO_PALERMO, "SFA J6")
    assert "C5" in places(board, "SFA", standing("SFA"), game)


@pytest.mark.parametrize(("switch", "allowed"), [("a", False), ("b", True)])
def test_rul_28_home_of_a_closed_corporation(switch: str, allowed: bool) -> None:  # noqa: FBT001
    game = sicily(closed_home_reserved=switch)
    board = remove_tokens_of(lay_out(game, TO_PALERMO, "RCS C5, SFA J6"), CorporationId("RCS"))
    assert ("C5" in places(board, "SFA", standing("SFA", closed="RCS"), game)) is allowed
    # Never started is always kept; started again with its token in place, the city is simply full.
    assert "C5" not in places(board, "SFA", standing("SFA"), game)


def test_r_3_3_4_afg_homes_are_not_kept() -> None:
    board = lay_out(sicily(), "M11 670 4", "CTL M9, ATA M13")
    assert "M9" in {p.hex for p in home_places(sicily(), board, CorporationId("AFG"), standing())}
    refusal = check_teleport(
        sicily(), board, CorporationId("ATA"), CitySlot(HexId("M9"), 0, 1), standing("CTL ATA"), hexes=SMS
    )
    assert refusal is None


def test_r_2_3_6_afg_may_start_without_track() -> None:
    found = home_places(sicily(), lay_out(sicily()), CorporationId("AFG"), standing())
    assert {str(place.hex) for place in found} == {"H8", "B14", "M11", "M9", "C1"}
    assert (
        check_home(sicily(), lay_out(sicily()), CorporationId("AFG"), CitySlot(HexId("H8"), 0, 0), standing()) is None
    )
    elsewhere = check_home(sicily(), lay_out(sicily()), CorporationId("AFG"), CitySlot(HexId("J6"), 0, 0), standing())
    assert reason(elsewhere) is Key.TOKEN_NOT_A_HOME


def test_ex_46_afg_without_a_place() -> None:
    taken = "SFA C1, ATA H8, SFA M9, ATA M9, CTL M11"
    board = lay_out(sicily(), "", taken)
    assert {str(p.hex) for p in home_places(sicily(), board, CorporationId("AFG"), standing())} == {"B14"}
    full = place_token(board, Token(CorporationId("CTL"), CitySlot(HexId("B14"), 0, 0)))
    assert home_places(sicily(), full, CorporationId("AFG"), standing()) == ()


def test_two_sicilies_home_in_a_city_kept_for_another() -> None:
    game = kingdom()
    found = home_places(game, lay_out(game), CorporationId("SFR"), standing())
    # O9 has one slot, kept for its own corporation.
    assert {str(place.hex) for place in found} == {"E11", "H8", "I13", "J18", "L12", "L20", "P2"}


def test_ex_57_teleported_token() -> None:
    board = lay_out(sicily(), "J6 657 2", "SFA J6")
    found = {str(p.hex) for p in teleport_places(sicily(), board, CorporationId("SFA"), SMS, standing("SFA"))}
    assert "B14" in found
    # Homes of corporations that have not started; Girgenti has SFA's token already.
    assert found == {"B14", "C1", "M9"}
    ift = check_teleport(
        sicily(), board, CorporationId("SFA"), CitySlot(HexId("H12"), 0, 0), standing("SFA"), hexes=SMS
    )
    assert reason(ift) is Key.TOKEN_HOME_RESERVED


def test_ex_58_after_a_teleported_tile_only_that_city() -> None:
    board = lay_out(sicily(), "J6 657 2, B14 655 0", "SFA J6")
    only = (HexId("B14"),)
    sfa = CorporationId("SFA")
    at_trapani = check_teleport(sicily(), board, sfa, CitySlot(HexId("C1"), 0, 0), standing("SFA"), hexes=only)
    assert reason(at_trapani) is Key.TOKEN_NOT_A_TELEPORT
    assert teleport_places(sicily(), board, sfa, (HexId("K7"),), standing("SFA")) == ()
    assert check_teleport(sicily(), board, sfa, CitySlot(HexId("B14"), 0, 1), standing("SFA"), hexes=only) is None


@pytest.mark.parametrize(
    ("place", "key"),
    [
        (CitySlot(HexId("M9"), 0, 0), Key.TOKEN_SLOT_TAKEN),
        (CitySlot(HexId("M9"), 0, 1), None),
        (CitySlot(HexId("M9"), 0, 2), Key.TOKEN_NO_SUCH_SLOT),
        (CitySlot(HexId("M9"), 1, 0), Key.TOKEN_NO_CITY),
        (CitySlot(HexId("N8"), 0, 0), Key.TOKEN_NO_CITY),
        (CitySlot(HexId("N10"), 0, 0), Key.TOKEN_NO_CITY),
        (CitySlot(HexId("Z1"), 0, 0), Key.TOKEN_NO_CITY),
        (CitySlot(HexId("M11"), 0, 0), Key.TOKEN_ALREADY_HERE),
        (CitySlot(HexId("C1"), 0, 0), Key.TOKEN_OUT_OF_REACH),
        (CitySlot(HexId("H8"), 0, 0), Key.TOKEN_CITY_FULL),
        (Junction(HexId("M9"), 0), Key.TOKEN_NO_CITY),
    ],
)
def test_reasons_against_a_token(place: CitySlot | Junction, key: Key | None) -> None:
    board = lay_out(sicily(), "N10 58 2", "AFG M11, CTL M9, ATA H8")
    who = standing("AFG CTL ATA")
    assert reason(check_token(sicily(), board, CorporationId("AFG"), place, who)) is key


def test_r_3_3_1_no_token_left() -> None:
    board = lay_out(sicily(), "N10 58 2", "AFG M11")
    place = CitySlot(HexId("M9"), 0, 0)
    who = standing("AFG")
    refusal = check_token(sicily(), board, CorporationId("AFG"), place, who, unplaced=0)
    assert reason(refusal) is Key.TOKEN_NONE_LEFT
    teleport = check_teleport(sicily(), board, CorporationId("AFG"), place, who, hexes=SMS, unplaced=0)
    assert reason(teleport) is Key.TOKEN_NONE_LEFT


def test_r_3_3_1_listed_places_are_those_allowed() -> None:
    board = lay_out(sicily(), "N10 58 2", "AFG M11, CTL M9")
    who = standing("AFG CTL")
    assert token_places(sicily(), board, CorporationId("AFG"), who) == (CitySlot(HexId("M9"), 0, 1),)
