"""The choices of the variants in the window, at the moments of a recorded game in which they came up."""

from pathlib import Path

import pytest

from engine.actions import Action
from engine.actions.variants import BuyElectricToken, BuyToken, CoverDebt, IssueBond, RepayBond
from engine.ids import CorporationId
from engine.interop.eighteen_xx_import import import_game
from engine.session import Session
from gui.main_window import MainWindow
from gui.previews import preview
from tests.gui.window.playing import choices


@pytest.fixture(scope="module")
def played(shared: Path) -> Session:
    return import_game(shared / "replays" / "sicilia_3p_variants.18xx.json").session


@pytest.mark.parametrize("kind", [BuyToken, BuyElectricToken, IssueBond, RepayBond, CoverDebt])
def test_every_choice_of_a_variant_can_be_pressed(window: MainWindow, played: Session, kind: type[Action]) -> None:
    moment = next(index for index, entry in enumerate(played.entries) if isinstance(entry.action, kind))
    played.jump(moment)
    window.show_session(played)
    actions = [button.action_now() for button in choices(window)]
    assert sum(isinstance(action, kind) for action in actions) == 1
    played.jump(played.length)


def test_a_bond_tells_its_money_also_where_a_new_round_begins_with_it(played: Session) -> None:
    """V-4: a bond brings 500. What the round that begins pays has nothing to do with the choice, and is not told."""
    for index, entry in enumerate(played.entries):
        if not isinstance(entry.action, IssueBond):
            continue
        state, actor = played.state_at(index), entry.action.actor
        cash = state.corporations[CorporationId(actor)].cash
        told = [line.words for line in preview(played, state, entry.action) if "L. " in line.words]
        assert told == [f"{actor}: +500 → L. {cash + 500:,}"]
