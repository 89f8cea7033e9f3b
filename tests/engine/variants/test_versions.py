"""Games begun before the variants had rules go on as they began: a save names the rules it was played under (case row 42)."""

from pathlib import Path

from msgspec.structs import replace

from engine.actions import Pass
from engine.bots import filled
from engine.rounds.base import open_steps
from engine.saves import open_save, write_save
from engine.session import Session
from engine.state.turn import OperatingTurn
from engine.titles import rules_of
from tests.helpers.builders import sicily
from tests.helpers.operating import Turn, step
from tests.helpers.variants import ALL


def test_an_earlier_rules_version_plays_without_the_variants() -> None:
    for version, first in ((1, "trains"), (2, "buy_token")):
        game = replace(sicily(options=ALL), rules_version=version)
        made = (
            Turn(game, phase="16").depot("16H-1").corporation("ATA", cash=1200, P1="20P").corporation("SFA", P2="20P")
        )
        assert step(made.operate("ATA", at="buy_token")) == first


def test_its_save_opens_as_it_was_left(tmp_path: Path) -> None:
    game = replace(sicily(options=ALL), rules_version=1)
    session = Session(rules_of(game), game)
    asked = set()
    while not (isinstance(session.state.turn, OperatingTurn) and len(session.state.turn.operated) == 1):
        asked.add(open_steps(session.rules, game, session.state)[-1].name)
        offers = [offer for offer in session.legal() if not isinstance(offer.action, Pass)]
        session.do(filled(game, session.state, (offers or session.legal())[0]))
    assert "track" in asked
    assert not asked & {"buy_token", "e_token", "bond"}
    write_save(tmp_path / "old.json", session)
    again = open_save(tmp_path / "old.json")
    assert again.state.canonical() == session.state.canonical()
    assert again.game.rules_version == 1
