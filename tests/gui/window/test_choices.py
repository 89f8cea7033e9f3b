"""Every legal action has a control, in every step that a whole game comes through."""

import random
from pathlib import Path

import pytest

from engine.actions import BuyTrain, DiscardTrain, LayTile, Offer, RunRoutes
from engine.bots import BOTS
from engine.ids import train_type
from engine.session import Session
from engine.state.turn import FinishedTurn
from gui.main_window import MainWindow
from gui.panels.turn_lays import LayList
from gui.panels.turn_parts import ChoiceButton
from gui.previews import preview
from tests.gui.window.starting import Start

VARIANTS = frozenset({"acquiring_station_tokens", "bonds", "electric_dreams"})


def uncovered(window: MainWindow) -> list[Offer]:
    """Offers that no control of the turn panel takes; of equal trains one is enough."""
    buttons = [button for button in window.turn.findChildren(ChoiceButton) if button.isEnabled()]
    lays = {action for found in window.turn.findChildren(LayList) for action in found.lays()}
    ready = [button.action_now() for button in buttons]
    left = []
    for offer in window.controller.offers():
        action = offer.action
        if isinstance(action, LayTile) and action in lays:
            continue
        if isinstance(action, RunRoutes) and window.controller.step() == "run":
            continue
        if isinstance(action, BuyTrain | DiscardTrain):
            kinds = [
                (type(found), train_type(found.train)) for found in ready if isinstance(found, BuyTrain | DiscardTrain)
            ]
            if (type(action), train_type(action.train)) in kinds:
                continue
        if not any(offer.covers(found) for found in ready):
            left.append(offer)
    return left


def without_search(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window.plan.worker, "ask", lambda *_: 0)
    monkeypatch.setattr(window.plan.worker, "warm_up", lambda: None)


def play(window: MainWindow, session: Session, bot_name: str, chance: int, moves: int) -> set[str]:
    """Let a bot play and look at the panel before every move; the steps that were seen."""
    bot = BOTS[bot_name](random.Random(chance))
    seen: set[str] = set()
    for _ in range(moves):
        if isinstance(session.state.turn, FinishedTurn):
            break
        offers = window.controller.offers()
        action = bot.choose(session.game, session.state, offers)
        window.turn.refresh()
        assert uncovered(window) == []
        assert preview(session, session.state, action)
        seen.add(window.controller.step())
        assert window.controller.do(action)
    return seen


def test_every_offer_has_a_control(window: MainWindow, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    without_search(window, monkeypatch)
    session = start("Anna", "Bruno", "Carla", seed=4)
    seen = play(window, session, "greedy", 1, 160)
    assert {"auction", "start_price", "end_turn", "track", "run", "dividend", "trains"} <= seen


def test_every_offer_of_the_variants_has_a_control(
    window: MainWindow, shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The recorded game with all variants: each step of it once in the middle and once near the end."""
    without_search(window, monkeypatch)
    window.open_file(shared / "replays" / "sicilia_3p_variants.18xx.json")
    session = window.controller.session
    assert session is not None
    places: dict[str, list[int]] = {}
    for position in range(session.length):
        window.controller.look(position)
        places.setdefault(window.controller.step(), []).append(position)
    assert {"buy_token", "e_token", "bond", "exchange", "home"} <= set(places)
    for found in places.values():
        for position in {found[len(found) // 2], found[-1]}:
            window.controller.jump(position)
            assert uncovered(window) == []
