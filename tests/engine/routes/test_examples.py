"""Routes of the digest's examples: EX-59 to EX-64 and EX-R1 to EX-R22, with the length under both formulas (RUL-15)."""

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from engine.data.definitions import Gauge
from engine.game import Game
from engine.ids import OptionId
from engine.messages import Key
from engine.routes.search import best_runs
from tests.engine.routes.drawn import ran, refused, run, terms
from tests.engine.track.boards import lay_out, sicily

NARROW_SOUTH = "J6 657 2, I5 79 2, H4 74 2, G3 74 2, F2 79 2"


class Example(NamedTuple):
    """A run: board, train, value step, legs; then values in order, length under `aag` and `pbem`."""

    tokens: str
    train: str
    step: int
    tiles: str
    legs: str
    values: tuple[int, ...]
    length: int
    per_hex: int
    port: str = ""


EXAMPLES = {
    "EX-R1": Example("RCS C5", "4H", 0, "D6 9 2, E7 3 1", "A5 C5, C5 D6 E7", (10, 50, 10), 3, 3),
    "EX-R2": Example("ATA M13", "4H", 0, "M13 675 1", "M13 K13, K13 L14", (20, 10, 60), 2, 2),
    "EX-R3": Example("ATA M13", "4H", 0, "M13 675 1, L12 78 5", "M13 L12 M11", (20, 20), 4, 4),
    "EX-R4": Example("ATA M11", "4H", 0, "N10 58 2", "M11 N10, N10 M9, M9 N8", (20, 10, 20, 20), 3, 3),
    "EX-R5": Example("IFT B14", "6H", 1, "B14 655 0", "a12 A13, A13 B14, B14 A15 B16 C15", (20, 10, 50, 30), 5, 5),
    "EX-R6": Example(
        "ATA M13", "8H", 1, "M13 675 1, L12 78 5, M11 670 4, N10 58 2",
        "L14 K13, K13 M13, M13 L12 M11, M11 N10, N10 M9", (60, 10, 20, 30, 10, 30), 8, 8,
    ),
    "EX-R7": Example(
        "RCS C5", "10H", 1, "C5 652 5, D4 73 2, C3 73 5, D2 78 2",
        "A5 C5, C5 D4, D4 C3, C3 D2 C1, C1 E1", (30, 130, 10, 10, 30, 30), 10, 9, port="A5",
    ),
    "EX-R8": Example(
        "IFT H12", "8H", 1, "H12 654 4, G13 58 1, D14 8 1, B14 656 4",
        "H12 G13, G13 E13, E13 D14 B14, B14 A15 B16 C15", (90, 10, 10, 80, 30), 7, 7,
    ),
    "EX-R9": Example(
        "IFT H12", "8H", 2, "H12 654 4, G13 58 1, D14 8 1, B14 655 0",
        "H12 G13, G13 E13, E13 D14 B14, B14 A15 B16 C15", (90, 10, 10, 50, 90), 7, 7,
    ),
    "EX-R10": Example(
        "IFT H12", "12H", 2, "H12 654 4, I11 7 4, J12 9 2, M13 676 1, L12 78 5, M11 674 4, N10 58 2",
        "H12 I11 J12 K13, K13 M13, M13 L12 M11, M11 N10, N10 M9, M9 N8", (90, 10, 30, 40, 10, 40, 20), 11, 10,
    ),
    "EX-R11": Example(
        "IFT H12", "12H", 2, "J12 9 2, I11 7 4, H12 654 4, G13 58 1, D14 8 1, B14 656 4",
        "L14 K13, K13 J12 I11 H12, H12 G13, G13 E13, E13 D14 B14, B14 A15 B16 C15", (60, 10, 90, 10, 10, 80, 90), 11, 11,
    ),
    "EX-R12": Example(
        "ATA M13", "R6H", 2, "M13 676 1, L12 78 5, M11 674 4", "L14 K13, K13 M13, M13 L12 M11", (60, 10, 30, 40), 6, 6
    ),
    "EX-R13": Example(
        "SFA J6", "R6H", 2, "J6 673 2, H6 79 0, F6 78 0, E5 73 3, C5 652 5, D4 73 2, C3 73 5",
        "J6 H6 F6 E5, E5 C5, C5 D4, D4 C3", (40, 10, 130, 10, 10), 6, 6,
    ),
    "EX-R14": Example(
        "SFA J6", "R6H", 2, "D4 696 0, C5 652 5, E5 73 3, F6 78 0, H6 79 0, J6 673 2, K7 697 2",
        "D4 C5, C5 E5, E5 F6 H6 J6, J6 K7", (20, 130, 10, 40, 20), 6, 6,
    ),
    "EX-R15": Example(
        "CTL E1", "R6H", 2, "D2 78 2, C3 73 5, D4 73 2, C5 652 5",
        "E1 C1, C1 D2 C3, C3 D4, D4 C5", (40, 40, 10, 10, 130), 5, 5,
    ),
    "EX-R16": Example("IFT B14", "R6H", 2, "B14 656 4, D12 77 4", "C15 B16 A15 B14, B14 C13 D12 E13", (90, 80, 10), 6, 6),
    "EX-R17": Example("IFT B14", "R6H", 2, "B14 656 4", "C15 B16 A15 B14, B14 A13", (90, 80, 10), 5, 5),
    "EX-R18": Example(
        "SFA J6", "12H", 2, "C5 652 5, E5 73 3, F6 78 0, H6 79 0, J6 673 2, K7 4 2, L8 9 2",
        "C5 E5, E5 F6 H6 J6, J6 K7, K7 L8 M9, M9 N8", (130, 10, 40, 10, 40, 20), 12, 11,
    ),
    "EX-R19": Example("ATA M13", "E", 2, "M13 676 1, J12 8 3, H12 654 4", "M13 K13, K13 J12 H12", (60, 10, 180), 0, 0),
    "EX-R20": Example(
        "RCS C5", "E", 2, "C5 652 5, D6 9 2, E7 58 0, G7 8 3, H8 674 2, I9 698 0, H10 8 5, H12 654 4",
        "C5 D6 E7, E7 G7 H8, H8 I9, I9 H10 I11 H12", (260, 10, 40, 20, 180), 0, 0,
    ),
    "EX-R21": Example("RCS C5", "E", 2, "C5 652 5, D6 9 2, E7 3 1", "A5 C5, C5 D6 E7", (10, 260, 10), 0, 0),
    "EX-R22": Example("RCS C5", "16H", 2, "C5 652 5, D6 78 0, F6 79 0, H6 79 0, J6 673 2", "C5 D6 F6 H6 J6", (130, 40), 8, 7),
}  # fmt: skip


def game_with(profile: str, **switches: str) -> Game:
    """1849 in which E-trains run."""
    return replace(sicily(4, profile, **switches), options=frozenset({OptionId("electric_dreams")}))


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("profile", ["aag", "pbem"])
def test_example(name: str, profile: str) -> None:
    example = EXAMPLES[name]
    game = game_with(profile)
    board = lay_out(game, example.tiles, example.tokens)
    corporation = example.tokens.split()[0]
    how = terms(corporation, example.train, example.step, {example.port: 20} if example.port else None)
    result = ran(game, board, how, example.legs)
    assert tuple(stop.total for stop in result.runs[0].stops) == example.values
    assert result.runs[0].length == (example.length if profile == "aag" else example.per_hex)
    assert best_runs(game, board, how).revenue >= sum(example.values)


def test_ex_r14_is_too_long_when_dual_counts_as_standard() -> None:
    example = EXAMPLES["EX-R14"]
    game = game_with("pbem", r6h_dual_weight="b")
    board = lay_out(game, example.tiles, example.tokens)
    key, rule, parameters = refused(run(game, board, terms("SFA", "R6H", 2), example.legs))
    assert (key, rule) == (Key.ROUTE_TOO_LONG, "R-3.4.4")
    assert parameters["length"] in (8, 9)
    assert parameters["limit"] == 6


@pytest.mark.parametrize("profile", ["aag", "pbem"])
def test_ex_59(profile: str) -> None:
    game = game_with(profile)
    result = ran(game, lay_out(game, "", "CTL E1"), terms("CTL", "4H"), "C1 E1")
    assert (result.runs[0].length, result.revenue) == (1, 40)


@pytest.mark.parametrize(("tokens", "legs"), [("RCS C5", "C5 A5"), ("AFG M9", "M9 N8")])
def test_ex_60(tokens: str, legs: str) -> None:
    game = game_with("pbem")
    board = lay_out(game, "", tokens)
    how = terms(tokens.split(maxsplit=1)[0], "4H")
    assert refused(run(game, board, how, legs))[:2] == (Key.ROUTE_TOO_FEW_STOPS, "R-3.4.1")
    assert best_runs(game, board, how).routes == ()


@pytest.mark.parametrize("profile", ["aag", "pbem"])
@pytest.mark.parametrize(
    ("train", "legs", "length", "revenue"),
    [
        ("4H", "J6 I5 H4", 4, 30),
        ("6H", "J6 I5 H4, H4 G3", 6, 40),
        ("R6H", "J6 I5 H4, H4 G3", 3, 40),
        ("R6H", "J6 I5 H4, H4 G3, G3 F2 E1", 5, 60),
        ("R6H", "J6 I5 H4, H4 G3, G3 F2 E1, E1 C1", 6, 80),
    ],
)
def test_ex_61_and_62(profile: str, train: str, legs: str, length: int, revenue: int) -> None:
    game = game_with(profile)
    board = lay_out(game, NARROW_SOUTH, "SFA J6")
    result = ran(game, board, terms("SFA", train), legs)
    assert (result.runs[0].length, result.revenue) == (length, revenue)


def test_ex_61_four_hexes_of_narrow_are_too_far_for_a_4h() -> None:
    game = game_with("pbem")
    board = lay_out(game, NARROW_SOUTH, "SFA J6")
    assert refused(run(game, board, terms("SFA", "4H"), "J6 I5 H4, H4 G3")) == (
        Key.ROUTE_TOO_LONG, "R-3.4.4", {"train": "4H-0", "length": 6, "limit": 4},
    )  # fmt: skip


def test_ex_62_with_dual_as_dear_as_standard() -> None:
    game = game_with("pbem", r6h_dual_weight="b")
    board = lay_out(game, NARROW_SOUTH, "SFA J6")
    legs = "J6 I5 H4, H4 G3, G3 F2 E1"
    assert refused(run(game, board, terms("SFA", "R6H"), f"{legs}, E1 C1"))[0] is Key.ROUTE_TOO_LONG


def test_ex_63() -> None:
    game = game_with("pbem")
    board = lay_out(game, "J6 657 2, I5 79 2, H4 74 2, K7 58 2", "SFA J6")
    legs = "K7 J6, J6 I5 H4"
    assert refused(run(game, board, terms("SFA", "4H"), legs))[2]["length"] == 5
    result = ran(game, board, terms("SFA", "6H"), legs)
    assert result.revenue == 40
    assert [(count.gauge, count.hexes, count.weight) for count in result.runs[0].counts] == [
        (Gauge.NARROW, 2, 2),
        (Gauge.STANDARD, 1, 1),
    ]


def test_ex_64() -> None:
    game = game_with("pbem")
    board = lay_out(game, "", "SFA J6")
    assert refused(run(game, board, terms("SFA", "4H"), "C1 E1")) == (
        Key.ROUTE_WITHOUT_OWN_CITY, "R-3.4.1", {"train": "4H-0"},
    )  # fmt: skip
