"""Setting up a game: R-1.1 to R-1.6, the variants that change it, and the draw."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.catalogue import open_title
from engine.data.definitions import Title
from engine.messages import Key
from engine.setup import SetupError, draw, new_game

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Furio", "Gina")


@pytest.fixture(scope="module")
def title() -> Title:
    return open_title("1849")


@pytest.mark.parametrize(
    ("seed", "order"),
    [(1, "SFA ATA CTL AFG IFT RCS"), (2, "AFG CTL IFT ATA RCS SFA"), (11, "IFT CTL RCS ATA AFG SFA")],
)
def test_ex_05_draw(title: Title, seed: int, order: str) -> None:
    assert draw(seed, title.corporation) == tuple(order.split())
    game = new_game(title, names=NAMES[:4], profile="aag", seed=seed)
    assert game.order == tuple(order.split())


@pytest.mark.parametrize(
    ("players", "options", "figures", "trains"),
    [
        (3, (), (500, 12, 5), (4, 3, 2, 2, 1, 4, 2)),
        (4, (), (375, 11, 6), (4, 4, 3, 2, 1, 5, 2)),
        (4, ("reduced_4p_corps",), (375, 9, 5), (4, 3, 2, 2, 1, 4, 2)),
        (5, (), (300, 9, 6), (4, 4, 3, 2, 1, 5, 2)),
    ],
)
def test_ex_01_to_04_scenarios(
    title: Title, players: int, options: tuple[str, ...], figures: tuple[int, int, int], trains: tuple[int, ...]
) -> None:
    game = new_game(title, names=NAMES[:players], options=options)
    assert (game.scenario.cash, game.scenario.certificate_limit, len(game.order)) == figures
    assert tuple(game.scenario.trains.values()) == trains
    assert title.bank_total - players * figures[0] == 6260
    assert game.profile.id == "pbem"
    assert [seat.id for seat in game.seats] == [f"P{seat + 1}" for seat in range(players)]


def test_v_5_electric_trains_join_the_depot_with_their_option(title: Title) -> None:
    options = ("acquiring_station_tokens", "bonds", "electric_dreams")
    game = new_game(title, names=NAMES[:4], options=options)
    assert list(game.scenario.trains.items())[-3:] == [("16H", 5), ("E", 6), ("R6H", 2)]


def test_v_2_delay(title: Title) -> None:
    """IFT, first by seed 11, changes places with the fourth; drawn fourth or later it stays."""
    game = new_game(title, names=NAMES[:4], seed=11, options=("delay_ift",))
    assert game.order == ("ATA", "CTL", "RCS", "IFT", "AFG", "SFA")
    late = ("ATA", "CTL", "RCS", "SFA", "IFT", "AFG")
    assert new_game(title, names=NAMES[:4], order=late, options=("delay_ift",)).order == late


def test_r_1_6_entered_sequence(title: Title) -> None:
    """The tournament enters one draw for all tables; with five corporations the sixth is out of the game."""
    entered = ("RCS", "SFA", "IFT", "AFG", "CTL", "ATA")
    assert new_game(title, names=NAMES[:3], order=entered).order == entered[:5]
    assert new_game(title, names=NAMES[:3], order=entered[:5]).order == entered[:5]
    assert new_game(title, names=NAMES[:4], order=entered).order == entered


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"names": ("Anna", "Bruno")}, Key.PLAYER_COUNT),
        ({"names": NAMES[:6]}, Key.PLAYER_COUNT),
        ({"names": ()}, Key.PLAYER_COUNT),
        ({"names": ("Anna", " ", "Carla")}, Key.NAME_EMPTY),
        ({"names": ("Anna", "anna ", "Carla")}, Key.NAME_REPEATED),
        ({"names": ("Anna", "B" * 41, "Carla")}, Key.NAME_TOO_LONG),
        ({"names": ("Anna", "Bru\nno", "Carla")}, Key.NAME_NOT_PRINTABLE),
        ({"names": ("Anna", "<b>Bruno</b>", "Carla")}, Key.NAME_NOT_PRINTABLE),
        ({"names": ("Anna", "Nicol\u00f2", "Nicolo\u0300")}, Key.NAME_REPEATED),
        ({"names": ("Anna", "\u202eonurB", "Carla")}, Key.NAME_NOT_PRINTABLE),
        ({"options": ("second_gauge",)}, Key.UNKNOWN_OPTION),
        ({"options": ("electric_dreams",)}, Key.OPTION_NEEDS),
        ({"options": ("electric_dreams", "bonds")}, Key.OPTION_NEEDS),
        ({"options": ("reduced_4p_corps",)}, Key.OPTION_PLAYERS),
        ({"profile": "house"}, Key.UNKNOWN_PROFILE),
        ({"order": ("RCS", "SFA")}, Key.ORDER_NOT_COMPLETE),
        ({"order": ("RCS", "RCS", "IFT", "AFG", "CTL", "ATA")}, Key.ORDER_NOT_COMPLETE),
        ({"order": ("RCS", "SFA", "IFT", "AFG", "CTL", "XYZ")}, Key.ORDER_NOT_COMPLETE),
    ],
)
def test_refused_set_ups(title: Title, change: dict[str, Any], key: Key) -> None:
    with pytest.raises(SetupError) as caught:
        new_game(title, **({"names": NAMES[:3]} | change))
    assert caught.value.key is key
    assert caught.value.refusal.key is key


def test_any_script_makes_a_name(title: Title) -> None:
    names = ("Anna & Bruno", "مرحبا", "\U0001f682 \U0001f600")
    assert tuple(seat.name for seat in new_game(title, names=names).seats) == names


def test_limits_are_still_allowed(title: Title) -> None:
    longest = "B" * 40
    game = new_game(title, names=("Anna", longest, "Carla"), bots=("", "simple"))
    assert [(seat.name, seat.bot) for seat in game.seats] == [("Anna", ""), (longest, "simple"), ("Carla", "")]


def test_recorded_draws_and_depots(shared: Path) -> None:
    """Each recorded game's seed gives its sequence, depot and bank."""
    traces = sorted((shared / "replays").glob("*.trace.jsonl"))
    assert traces
    for path in traces:
        with path.open(encoding="utf-8") as lines:
            first = json.loads(lines.readline())
        setup, state = first["setup"], first["state"]
        title = open_title("1849" if setup["title"] == "1849" else "1849_two_sicilies")
        assert title.exchange_name == setup["title"]
        game = new_game(title, names=setup["players"], profile="aag", options=setup["options"], seed=setup["seed"])
        assert list(game.order) == setup["corporation_order"], path.name
        assert game.scenario.trains == state["depot"], path.name
        assert title.bank_total - game.scenario.cash * len(game.seats) == state["bank"], path.name
