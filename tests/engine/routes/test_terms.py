"""Terms of a run as a position gives them: trains, value step, port markers (R-3.5.2, R-3.5.6, RUL-19)."""

import pytest

from engine.ids import CorporationId, HexId, PhaseId, PlayerId, TrainId
from engine.routes.terms import Terms, terms_of
from engine.state.board import Board
from engine.state.game_state import CorporationState, GameState
from engine.state.turn import OperatingTurn
from tests.engine.track.boards import sicily

ATA, IFT = CorporationId("ATA"), CorporationId("IFT")


@pytest.mark.parametrize(
    ("scope", "bonuses"),
    [("a", {HexId("L14"): 20}), ("b", {HexId("L14"): 20, HexId("A5"): 20})],
)
@pytest.mark.parametrize(("phase", "step"), [("4", 0), ("6", 0), ("8", 1), ("10", 1), ("12", 2), ("16", 2)])
def test_terms(scope: str, bonuses: dict[HexId, int], phase: str, step: int) -> None:
    game = sicily(4, "pbem", cnm_scope=scope)
    trains = (TrainId("6H-0"), TrainId("8H-1"))
    corporations = {
        ATA: CorporationState((), trains=trains, port_bonuses=((HexId("L14"), 20),)),
        IFT: CorporationState((), port_bonuses=((HexId("A5"), 20),)),
    }
    state = GameState(OperatingTurn(1, 1, 1), PhaseId(phase), 0, {}, corporations, {}, Board(), (), (), PlayerId("P1"))
    assert terms_of(game, state, ATA) == Terms(ATA, trains, step, bonuses)
