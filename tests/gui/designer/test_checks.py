"""Findings come from a process of their own, soon after a change, and a click shows the place."""

from pytestqt.qtbot import QtBot

from engine.designer.checks.findings import Fault, Severity
from engine.designer.edits import EraseTrack, OnHex, SetHome
from engine.ids import CorporationId, HexId
from gui.designer.window import DesignerWindow
from tests.gui.designer.conftest import Design


def checked(qtbot: QtBot, window: DesignerWindow) -> dict[Fault, Severity]:
    with qtbot.waitSignal(window.checker.found, timeout=30_000):
        window.checker.ask()
    return {found.fault: found.severity for found in window.findings.findings()}


def test_a_fault_is_found_shown_and_gone_after_undo(design: Design, qtbot: QtBot) -> None:
    window = design()
    assert Severity.ERROR not in checked(qtbot, window).values()
    window.model.do(SetHome(CorporationId("RCS"), HexId("C5"), home=False))
    assert checked(qtbot, window)[Fault.NO_HOME] is Severity.ERROR
    window.model.undo()
    assert Fault.NO_HOME not in checked(qtbot, window)


def test_a_click_on_a_finding_selects_its_hex(design: Design, qtbot: QtBot) -> None:
    window = design()
    window.model.do(EraseTrack(OnHex(HexId("H12")), 0, 3))
    checked(qtbot, window)
    panel = window.findings
    rows = [panel.list.topLevelItem(row) for row in range(panel.list.topLevelItemCount())]
    row = next(item for item in rows if item is not None and item.text(2) in window.scene.layers)
    panel.list.setCurrentItem(row)
    panel.list.itemClicked.emit(row, 1)
    assert list(window.model.selection) == [row.text(2)]
    assert panel.why.text()
    assert panel.mend.text().startswith("→")


def test_changes_during_a_check_are_checked_afterwards(design: Design, qtbot: QtBot) -> None:
    window = design()
    window.checker.ask()
    window.model.do(SetHome(CorporationId("RCS"), HexId("C5"), home=False))
    with qtbot.waitSignals([window.checker.found, window.checker.found], timeout=30_000):
        window.checker.ask()
    assert Fault.NO_HOME in {found.fault for found in window.findings.findings()}
    assert not window.checker.busy


def test_the_tiles_that_can_ever_lie_on_a_hex_are_listed(design: Design, qtbot: QtBot) -> None:
    window = design()
    checked(qtbot, window)
    # Beyond B4 lie only D4 and C5, on neighbouring sides: nothing but the two sharp curves of yellow can start there.
    window.model.select([HexId("B4")])
    assert window.properties.standing.text().splitlines()[1].startswith("7, 77")
    window.model.select([HexId("C1")])
    assert window.properties.standing.text() == ""
