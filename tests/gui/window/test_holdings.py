"""Which certificates make up a holding, where a player decides about it (R-2.1.7, R-2.2.3)."""

from engine.session import Session
from gui.main_window import MainWindow
from tests.gui.window.test_closure import labels
from tests.helpers.builders import CELLS, RULES, Position, sicily


def test_a_player_sees_of_what_a_holding_is_made_where_the_percent_does_not_tell(window: MainWindow) -> None:
    """40 % of SFA are two 20 % certificates, 40 % of ATA one of them and two shares, 20 % of CTL are just two shares."""
    made = Position(sicily(), turn="P1").cash(P1=150, P2=400, P3=400)
    made.corporation("SFA", CELLS[100], papers={"P1": "20P 20L"})
    made.corporation("ATA", CELLS[100], papers={"P2": "20P 10 10 10 10", "P1": "20L 10 10"})
    made.corporation("CTL", CELLS[100], papers={"P2": "20P", "P1": "10 10"})
    session = Session(RULES, made.game)
    session._opening = made.table().state
    window.show_session(session)
    told = [words.replace("\N{NO-BREAK SPACE}", " ") for words in labels(window)]
    assert (
        told[told.index("SFA · L. 100, yours 40 %, president") + 1]
        == "president's certificate 20 %, last certificate 20 %"
    )
    assert told[told.index("ATA · L. 100, yours 40 %") + 1] == "last certificate 20 %, 2 of 10 %"
    after = told.index("CTL · L. 100, yours 20 %") + 1
    assert not told[after].endswith("of 10 %")
