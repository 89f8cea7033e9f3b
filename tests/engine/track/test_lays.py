"""Legal lays and every reason against one: R-3.2.1 to R-3.2.10, R-3.3.6, RUL-12, RUL-13, RUL-48."""

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from engine.coords import Orientation, neighbour
from engine.data.definitions import Gauge
from engine.errors import Refusal
from engine.game import Game
from engine.ids import CorporationId, HexId, PrivateId, TileId
from engine.messages import Key
from engine.routes.changes import apply_hex_event, apply_lay, unlock_hexes
from engine.routes.lays import LayOption, check_exit, check_lay, check_teleport_lay, lays, teleport_lays
from engine.state.board import Board
from tests.engine.track.boards import PHASES, kingdom, lay_out, sicily

IMPASSABLE = "B2 C1, B4 C3, C7 D6, C11 E11, D8 E7, D8 F8, D8 E9, D10 E9, D10 F10, D10 E11, K11 L10, K11 M11, M11 N12"


def options(
    board: Board, corporation: str, *, phase: int = 4, game: Game | None = None, on: str = "", blocked: str = ""
) -> set[tuple[str, str, int]]:
    found = lays(
        game or sicily(),
        board,
        CorporationId(corporation),
        colors=PHASES[phase],
        blocked=tuple(map(HexId, blocked.split())),
    )
    return {(str(o.hex), str(o.tile), o.rotation) for o in found if not on or o.hex in on.split()}


class Try(NamedTuple):
    """A lay in words: `K7 58 2`."""

    text: str

    @property
    def hex(self) -> HexId:
        return HexId(self.text.split()[0])

    @property
    def tile(self) -> TileId:
        return TileId(self.text.split()[1])

    @property
    def rotation(self) -> int:
        return int(self.text.split()[2])


def judge(
    board: Board, corporation: str, lay: str, *, phase: int = 4, game: Game | None = None, blocked: str = ""
) -> LayOption | Refusal:
    wish = Try(lay)
    return check_lay(
        game or sicily(),
        board,
        CorporationId(corporation),
        wish.hex,
        tile=wish.tile,
        rotation=wish.rotation,
        colors=PHASES[phase],
        blocked=tuple(map(HexId, blocked.split())),
    )


def reason(result: LayOption | Refusal) -> Key | None:
    return result.key if isinstance(result, Refusal) else None


GIRGENTI = lay_out(sicily(), "J6 657 2", "SFA J6")
"""EX-51: Girgenti with a narrow exit to the north-west and a standard one to the south-east."""

FROM_LICATA = lay_out(sicily(), "J6 657 2, K7 58 2, J8 9 1", "SFA J6")
"""EX-54: J8's straight is reached only from Licata, over side 1."""


def test_ex_51_options_around_girgenti() -> None:
    assert options(GIRGENTI, "SFA") == {
        ("K7", "3", 2),
        ("K7", "4", 2),
        ("K7", "58", 2),
        ("I5", "77", 4),
        ("I5", "78", 3),
        ("I5", "79", 2),
    }
    # Straight tiles look the same half a turn on; both rotations may be asked for.
    assert isinstance(judge(GIRGENTI, "SFA", "K7 4 5"), LayOption)
    assert isinstance(judge(GIRGENTI, "SFA", "I5 79 5"), LayOption)


@pytest.mark.parametrize("lay", ["K7 74 2", "I5 8 3"])
def test_ex_51_rul_13_gauge_mismatch_is_refused(lay: str) -> None:
    refusal = judge(GIRGENTI, "SFA", lay)
    assert isinstance(refusal, Refusal)
    assert (refusal.key, refusal.rule) == (Key.LAY_GAUGE, "R-3.2.3")


@pytest.mark.parametrize("lay", ["K7 74 2", "I5 8 3"])
def test_rul_13b_gauge_mismatch_is_allowed(lay: str) -> None:
    assert isinstance(judge(GIRGENTI, "SFA", lay, game=sicily(gauge_mismatch_lay="b")), LayOption)


def test_case_3_mismatch_only_on_other_sides() -> None:
    # Castelvetrano is reached from Sciacca over its south-east side by standard track; narrow track waits to the north-west.
    board = lay_out(sicily(), "J6 658 2, I5 9 2, H4 4 2, F2 79 2", "SFA J6")
    assert reason(judge(board, "SFA", "G3 74 2")) is Key.LAY_GAUGE
    assert isinstance(judge(board, "SFA", "G3 4 2"), LayOption)


def test_case_4_no_reach_beyond_a_gauge_change() -> None:
    game = sicily()
    board = lay_out(game, "D6 8 0, F6 79 0", "RCS C5")
    assert reason(judge(board, "RCS", "H6 79 0")) is Key.LAY_OUT_OF_REACH
    assert reason(judge(board, "RCS", "F6 677 0", phase=6)) is Key.LAY_NEW_TRACK_UNREACHED


def test_r_3_2_3_a_tile_on_the_token_hex_may_point_anywhere() -> None:
    # Narrow K7 lies already; Girgenti's tile may meet it with standard track.
    board = lay_out(sicily(), "K7 74 2", "SFA J6")
    assert isinstance(judge(board, "SFA", "J6 657 2"), LayOption)


@pytest.mark.parametrize(
    ("lay", "key"),
    [
        ("J8 23 1", None),
        ("J8 24 4", Key.LAY_NEW_TRACK_UNREACHED),
        ("J8 713 1", Key.LAY_NEW_TRACK_UNREACHED),
        ("J8 714 1", Key.LAY_NEW_TRACK_UNREACHED),
    ],
)
def test_ex_54_semi_restrictive(lay: str, key: Key | None) -> None:
    result = judge(FROM_LICATA, "SFA", lay, phase=6)
    assert reason(result) is key
    if isinstance(result, LayOption):
        assert result.cost == 160
    permissive = judge(FROM_LICATA, "SFA", lay, phase=6, game=sicily(track_restriction="b"))
    assert isinstance(permissive, LayOption)


def test_ex_53_upgrades_of_girgenti() -> None:
    assert options(GIRGENTI, "SFA", on="J6") == set()
    assert options(GIRGENTI, "SFA", on="J6", phase=6) == {("J6", "706", 2), ("J6", "707", 2)}


@pytest.mark.parametrize(("restriction", "key"), [("a", None), ("b", None), ("c", Key.LAY_NEW_TRACK_UNREACHED)])
def test_r_3_2_4_rul_12_a_raised_value_in_reach(restriction: str, key: Key | None) -> None:
    # CTL comes from Ragusa by narrow track to Siracusa, which ATA's token fills before and after: of the green tile it can
    # use no new track, only the higher value.
    board = lay_out(sicily(), "L12 78 5", "CTL M11, ATA M13")
    result = judge(board, "CTL", "M13 675 1", phase=6, game=sicily(track_restriction=restriction))
    assert reason(result) is key


def test_r_3_2_4_a_second_slot_lets_the_line_out() -> None:
    # Ragusa is full; AFG comes to it over standard track. On a green tile a free slot lets its line go on over new track.
    board = lay_out(sicily(), "N10 58 2", "AFG M9, SFA M11")
    game = sicily(track_restriction="c")
    assert options(board, "AFG", phase=6, on="M11", game=game) == {("M11", "670", 4), ("M11", "671", 4)}


@pytest.mark.parametrize(
    ("lay", "key", "rule"),
    [
        ("Z9 9 0", Key.LAY_HEX_UNKNOWN, "R-3.2.1"),
        ("C9 58 0", Key.LAY_HEX_COMPLETE, "R-3.2.9"),
        ("a12 9 0", Key.LAY_HEX_COMPLETE, "R-3.2.9"),
        ("F12 9 0", Key.LAY_HEX_COMPLETE, "R-3.2.9"),
        ("B12 9 0", Key.LAY_OUT_OF_REACH, "R-3.2.3"),
        ("K7 9999 0", Key.LAY_TILE_UNKNOWN, "R-3.2.7"),
        ("K7 58 6", Key.LAY_ROTATION, ""),
        ("K7 681 0", Key.LAY_COLOR, "R-3.2.2"),
        ("K7 9 2", Key.LAY_STOPS, "R-3.2.5"),
        ("K7 644 2", Key.LAY_STOPS, "R-3.2.5"),
        ("J6 658 2", Key.LAY_NOT_NEXT_COLOR, "R-3.2.1"),
        ("K7 58 1", Key.LAY_OFF_MAP, "R-3.2.6"),
        ("K7 58 3", Key.LAY_NO_CONTACT, "R-3.2.3"),
        ("K7 73 2", Key.LAY_GAUGE, "R-3.2.3"),
    ],
)
def test_reasons_against_a_yellow_lay(lay: str, key: Key, rule: str) -> None:
    refusal = judge(GIRGENTI, "SFA", lay)
    assert isinstance(refusal, Refusal)
    assert (refusal.key, refusal.rule) == (key, rule)


@pytest.mark.parametrize(
    ("lay", "key"),
    [
        ("J6 651 2", Key.LAY_LABEL),
        ("J6 660 2", Key.LAY_TRACK_LOST),
        ("J6 672 2", Key.LAY_NOT_NEXT_COLOR),
        ("J6 667 5", Key.LAY_OFF_MAP),
    ],
)
def test_reasons_against_an_upgrade(lay: str, key: Key) -> None:
    assert reason(judge(GIRGENTI, "SFA", lay, phase=10)) is key


def test_r_3_2_7_supply_runs_out() -> None:
    game = sicily()
    last = replace(GIRGENTI, supply={**GIRGENTI.supply, TileId("58"): 0})
    assert reason(judge(last, "SFA", "K7 58 2")) is Key.LAY_SUPPLY
    assert ("K7", "58", 2) not in options(last, "SFA", game=game)


@pytest.mark.parametrize("pair", IMPASSABLE.split(", "))
def test_r_3_2_6_impassable_sides(pair: str) -> None:
    game = sicily()
    one, two = (HexId(name) for name in pair.split())
    for here, there in ((one, two), (two, one)):
        side = next(side for side in game.hexes[here].impassable if _across(game, here, side) == there)
        if game.hexes[here].buildable:
            refusal = check_exit(game, lay_out(game), here, side)
            assert refusal == Refusal(Key.LAY_IMPASSABLE, "R-3.2.6", {"hex": here, "side": side})


def _across(game: Game, hex_id: HexId, side: int) -> HexId | None:
    cell = neighbour(game.hexes[hex_id].cell, side, Orientation.FLAT)
    return next((hex_.id for hex_ in game.hexes.values() if hex_.cell == cell), None)


def test_r_3_2_6_no_track_into_etna() -> None:
    game = sicily()
    refusal = check_exit(game, lay_out(game), HexId("G11"), 4)
    assert isinstance(refusal, Refusal)
    assert (refusal.key, refusal.parameters["beyond"]) == (Key.LAY_NO_TRACK_BEYOND, "F12")
    # Milazzo has a printed exit to the south-east: Messina's side 2 is open.
    assert check_exit(game, lay_out(game), HexId("B14"), 2) is None


def test_ex_84_a_blocked_hex() -> None:
    game = sicily()
    board = lay_out(game, "H12 653 1", "IFT H12")
    assert reason(judge(board, "IFT", "G13 58 1", blocked="G13")) is Key.LAY_BLOCKED
    assert options(board, "IFT", on="G13", blocked="G13") == set()
    assert options(board, "IFT", on="G13") == {("G13", "58", 1)}


def earthquake(board: Board) -> Board:
    game = sicily()
    (event,) = (event for event in game.title.hex_events if event.hex == "B14")
    return apply_hex_event(game, board, event)


def test_ex_85_case_47_messina_after_the_earthquake() -> None:
    game = sicily()
    board = earthquake(lay_out(game, "B14 655 0", "AFG B14, SFA B14, AFG M9, SFA J6"))
    assert "B14" not in board.tiles
    assert board.tokens_in(HexId("B14")) == ()
    assert [str(token.place.hex) for token in board.tokens] == ["M9", "J6"]
    assert board.supply[TileId("655")] == 1
    again = replace(board, tokens=lay_out(game, "", "AFG B14").tokens)
    assert reason(judge(again, "AFG", "B14 655 0", phase=10)) is Key.LAY_LOCKED
    assert options(again, "AFG", on="B14", phase=10) == set()
    assert isinstance(judge(unlock_hexes(again), "AFG", "B14 655 0", phase=10), LayOption)


def test_two_sicilies_earthquake_replaces_a_print() -> None:
    game = kingdom()
    (event,) = game.title.hex_events
    board = apply_hex_event(game, lay_out(game), event)
    (track,) = board.faces[HexId("C7")].track
    assert (track.a, track.gauge, board.faces[HexId("C7")].stops[0].revenue) == (4, Gauge.NARROW, (10,))
    assert reason(judge(board, "FCU", "C7 73 0", game=game)) is Key.LAY_HEX_COMPLETE


SMS = sicily().privates[PrivateId("SMS")].teleports


def test_ex_57_case_48_teleport_hexes_in_yellow() -> None:
    game = sicily()
    assert set(SMS) == {"B14", "C1", "C5", "E1", "H12", "J6", "M9", "M13"}
    board = lay_out(game, "", "RCS C5")
    found = teleport_lays(game, board, SMS, colors=PHASES[4])
    # Girgenti is the only coastal city still white; the others are printed yellow or gray.
    assert {option.hex for option in found} == {"J6"}
    assert {option.tile for option in found} == {"644", "645", "657", "658", "659"}


def test_ex_58_teleport_lay_in_phase_6() -> None:
    game = sicily()
    board = lay_out(game, "", "RCS C5")
    result = check_teleport_lay(game, board, SMS, HexId("B14"), tile=TileId("655"), rotation=0, colors=PHASES[6])
    assert isinstance(result, LayOption)
    inland = check_teleport_lay(game, board, SMS, HexId("H8"), tile=TileId("657"), rotation=0, colors=PHASES[6])
    assert reason(inland) is Key.LAY_NOT_A_TELEPORT
    assert (
        reason(check_teleport_lay(game, board, SMS, HexId("C1"), tile=TileId("657"), rotation=0, colors=PHASES[6]))
        is Key.LAY_HEX_COMPLETE
    )


def test_rul_48_teleport_to_a_connected_city() -> None:
    game = sicily()
    result = check_teleport_lay(game, GIRGENTI, SMS, HexId("J6"), tile=TileId("706"), rotation=2, colors=PHASES[6])
    assert isinstance(result, LayOption)


def test_r_3_2_12_cost_in_the_option() -> None:
    game = sicily()
    found = lays(game, lay_out(game, "", "SFA J6"), CorporationId("SFA"), colors=PHASES[4], halved=True)
    assert {(option.tile, option.cost) for option in found} == {(t, 20) for t in ("644", "645", "657", "658", "659")}
    assert all(option.added == (Gauge.NARROW, Gauge.STANDARD) for option in found)


def test_case_11_a_returned_tile_carries_no_price() -> None:
    game = sicily()
    board = apply_lay(game, lay_out(game, "H6 8 0"), HexId("H6"), TileId("24"), 0)
    assert board.supply[TileId("8")] == 10
    again = apply_lay(game, board, HexId("H2"), TileId("8"), 2)
    assert again.supply[TileId("8")] == 9
