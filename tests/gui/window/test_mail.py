"""Play by mail: the turn as a text in the notation of tournaments, the file to attach, and the reply."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog

from engine.actions import BidPrivate, LayTile, Pass
from engine.events import TileLaid
from engine.ids import CorporationId, EntityId, HexId, PrivateId, TileId
from engine.saves import open_save, read_save, write_save
from engine.session import Session
from engine.verbs.opening import open_game
from gui.dialogs.mail import MailDialog
from gui.dialogs.reply import ReplyDialog
from gui.i18n import LANGUAGE
from gui.mail import mail_text, tile_text
from gui.main_window import MainWindow
from gui.turns import since_previous_turn
from tests.gui.drawer.games import played
from tests.gui.window.starting import Start
from tests.helpers.pa20 import RULES as RULES_20
from tests.helpers.pa20 import Position20

BUY_1 = BidPrivate(EntityId("P1"), PrivateId("SCE"), 20)
BUY_2 = BidPrivate(EntityId("P2"), PrivateId("SIGI"), 45)
BUY_3 = BidPrivate(EntityId("P3"), PrivateId("CNM"), 75)


@pytest.fixture(scope="module")
def recorded(request: pytest.FixtureRequest) -> Session:
    shared: Path = request.getfixturevalue("shared")
    return open_game(shared / "replays" / "sicilia_3p.18xx.json").session


@pytest.fixture
def anna(window: MainWindow, start: Start) -> Session:
    """The game as Anna has it: she and Bruno have bought."""
    return played(start("Anna", "Bruno", "Carla"), BUY_1, BUY_2)


def reply(window: MainWindow, path: Path) -> ReplyDialog:
    window.open_file(path)
    found = [dialog for dialog in window.findChildren(ReplyDialog) if dialog.isVisible()]
    assert len(found) == 1
    return found[0]


def in_library(window: MainWindow) -> list[int]:
    library = window.desk.library()
    assert library is not None
    return sorted(game.position for game in library.games())


@pytest.mark.parametrize(
    ("rotation", "name"), [(0, "24s"), (5, "24se"), (4, "24ne"), (3, "24n"), (2, "24nw"), (1, "24sw")]
)
def test_a_tile_is_named_by_the_compass(recorded: Session, rotation: int, name: str) -> None:
    """R-3.2: the tournament's summary lists 24s, 24se, 24ne, 24n, 24nw, 24sw."""
    event = TileLaid(CorporationId("IFT"), HexId("H10"), TileId("24"), rotation, 40)
    assert tile_text(event, recorded.game) == f"IFT: {name} in H10, L. 40"
    free = TileLaid(CorporationId("IFT"), HexId("H10"), TileId("24"), rotation, 0)
    assert tile_text(free, recorded.game) == f"IFT: {name} in H10"


def test_a_turn_tells_everything_since_the_last_one_of_the_same_player(window: MainWindow, anna: Session) -> None:
    """Anna 1, Bruno 2, Carla 3, then Anna: her mail has what Bruno and Carla did, and her own move."""
    assert since_previous_turn(anna) == 0  # Bruno's first turn: everything.
    played(anna, BUY_3, BidPrivate(EntityId("P1"), PrivateId("SMS"), 110))
    assert since_previous_turn(anna) == 1
    text = mail_text(anna, since_previous_turn(anna))
    assert "Moves 2 to 4 · Opening auction · Phase 4" in text
    assert "Anna buys Società Corriere Etnee" not in text
    for words in ("Bruno buys", "Carla buys", "Anna buys Società Marittima Siciliana for L. 110."):
        assert words in text
    # 500 less 20 and 110; 500 less 45.
    assert "  Anna: cash L. 370" in text
    assert "  Bruno: cash L. 455" in text
    assert "NEXT: BRUNO" in text


def test_lays_of_a_recorded_game_stand_in_the_notation(recorded: Session) -> None:
    recorded.jump(recorded.length)
    text = mail_text(recorded, 0)
    lays = [entry.action for entry in recorded.standing if isinstance(entry.action, LayTile)]
    assert lays
    for lay in lays:
        side = ("s", "sw", "nw", "n", "ne", "se")[lay.rotation]
        assert f"{lay.actor}: {lay.tile}{side} in {lay.hex}" in text
    assert max(map(len, text.splitlines())) <= 72
    assert "THE END: a marker reached the end of the market\n  1. Player 3: L. 5,736" in text


def test_amounts_are_not_broken_in_two(recorded: Session) -> None:
    recorded.jump(recorded.length)
    lines = mail_text(recorded, 0).splitlines()
    assert any(line.startswith("      L. ") for line in lines)  # Some amount begins a line, so lines were broken there.
    assert [line for line in lines if line.endswith("L.") or line.lstrip().startswith("%")] == []
    assert not any("\N{NO-BREAK SPACE}" in line for line in lines)


def test_regionals_and_the_fund_stand_in_the_books_too(qapp: object) -> None:
    """P-REG-4: they have no price; who gets the mail must know their money and trains all the same."""
    position = Position20(phase="5").regional("FG", "P2", cash=90, trains="R5-0").fund(P3=2, cash=140)
    table = position.railway("LA", (4, 4), P1=40).table()
    session = Session(RULES_20, table.game)
    session._opening = table.state
    assert qapp is not None
    books = mail_text(session, 0).split("HOW THINGS STAND")[1]
    names = [seat.name for seat in table.game.seats]
    assert f"  FG ({names[1]}): treasury D. 90, trains R5\n" in books
    assert f"  SFM ({names[2]}): treasury D. 140, trains –\n" in books
    assert f"  LA ({names[0]}): price D. " in books


def test_the_text_is_in_the_language_in_use(recorded: Session) -> None:
    recorded.jump(recorded.length)
    LANGUAGE.use("it")
    text = mail_text(recorded, 0)
    assert "Giocatori: Player 1, Player 2, Player 3" in text
    assert "TURNO OPERATIVO 8.1" in text
    assert "24se" in text or "8se" in text  # The compass is that of the Italian summary.


def test_the_mail_is_copied_and_its_file_has_only_what_stands(
    window: MainWindow, anna: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that was tried and taken back stays with the player."""
    window.controller.do(BUY_3)
    window.controller.undo()
    window.menus.actions["mail"].trigger()
    dialog = window.findChild(MailDialog)
    assert dialog is not None
    asked: list[str] = []

    def ask(_parent: object, _words: str, proposed: str, _kinds: str) -> tuple[str, str]:
        asked.append(Path(proposed).name)
        return str(tmp_path / proposed), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    dialog.save_button.click()
    assert asked == ["1849_Anna-Bruno-Carla_2.json"]
    file = tmp_path / asked[0]
    save = read_save(file)
    assert (save.position, save.count) == (2, 2)
    assert open_save(file).state.digest() == anna.state.digest()
    assert QGuiApplication.clipboard().text() == mail_text(anna, 0)
    assert window.statusBar().currentMessage() == f"The turn is on the clipboard; attach {file} to your mail."


def test_a_line_of_the_log_that_is_looked_at_is_where_the_mail_begins(window: MainWindow, anna: Session) -> None:
    window.controller.look(1)
    window.menus.actions["mail"].trigger()
    dialog = window.findChild(MailDialog)
    assert dialog is not None
    assert dialog.since.currentText() == "the moment looked at: Opening auction · Bruno"
    assert "Moves 2 to 2" in dialog.text.toPlainText()
    dialog.since.setCurrentIndex(2)
    assert "Moves 1 to 2" in dialog.text.toPlainText()
    LANGUAGE.use("it")
    QApplication.processEvents()
    assert "Mosse da 1 a 2" in dialog.text.toPlainText()
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == mail_text(anna, 0)


def test_a_reply_shows_what_changed_and_the_game_goes_on(window: MainWindow, anna: Session, tmp_path: Path) -> None:
    theirs = played(Session(anna.rules, anna.game), BUY_1, BUY_2, BUY_3)
    path = tmp_path / "reply.json"
    write_save(path, theirs)
    dialog = reply(window, path)
    assert dialog.heading.text() == "Carla has moved: 1 new move"
    assert dialog.lines.toPlainText().splitlines()[0].strip() == "Carla buys Compagnia Navale Mediterranea for L. 75."
    assert anna.position == 2  # Nothing has happened yet.
    dialog.go_on.click()
    assert window.controller.session is anna
    assert anna.position == 3
    assert in_library(window) == [3]
    assert window.turn.notice.text() == "1 move taken over."
    assert window.turn.who.text() == "Anna"


def test_a_reply_to_a_game_that_is_not_on_the_table(
    window: MainWindow, start: Start, anna: Session, tmp_path: Path
) -> None:
    theirs = played(Session(anna.rules, anna.game), BUY_1, BUY_2, BUY_3)
    path = tmp_path / "reply.json"
    write_save(path, theirs)
    start("Dino", "Elsa", "Fabio")
    dialog = reply(window, path)
    dialog.go_on.click()
    session = window.controller.session
    assert session is not None
    assert [seat.name for seat in session.game.seats] == ["Anna", "Bruno", "Carla"]
    assert session.state.digest() == theirs.state.digest()
    assert in_library(window) == [0, 3]


def test_a_file_with_another_move_becomes_a_copy(window: MainWindow, anna: Session, tmp_path: Path) -> None:
    theirs = played(Session(anna.rules, anna.game), BUY_1, Pass(EntityId("P2")), Pass(EntityId("P3")))
    path = tmp_path / "other.json"
    write_save(path, theirs)
    dialog = reply(window, path)
    assert dialog.heading.text() == "The file has another move 2"
    assert "Our game: Bruno buys Studio di Ingegneria G. Incorpora for L. 45." in dialog.explanation.text()
    assert "The file: Bruno passes." in dialog.explanation.text()
    assert not dialog.go_on.isVisible()
    dialog.copy.click()
    session = window.controller.session
    assert session is not anna
    assert session is not None
    assert session.state.digest() == theirs.state.digest()
    assert in_library(window) == [2, 3]


def test_a_file_that_is_older_changes_nothing(window: MainWindow, anna: Session, tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    write_save(path, played(Session(anna.rules, anna.game), BUY_1))
    dialog = reply(window, path)
    assert dialog.heading.text() == "The file is older: our game is 1 move further"
    dialog.go_on.click()
    assert window.controller.session is anna
    assert anna.position == 2
    assert in_library(window) == [2]


def test_a_file_with_nothing_new_is_told(window: MainWindow, anna: Session, tmp_path: Path) -> None:
    """The sender opens his own file again, after he has tried something and taken it back."""
    path = tmp_path / "same.json"
    write_save(path, anna)
    window.controller.do(BUY_3)
    window.controller.undo()
    window.open_file(path)
    assert window.findChild(ReplyDialog) is None
    assert window.controller.session is anna
    assert window.turn.notice.text() == "The file has nothing new; the game goes on as it was."


def test_cancel_leaves_everything(window: MainWindow, anna: Session, tmp_path: Path) -> None:
    path = tmp_path / "reply.json"
    write_save(path, played(Session(anna.rules, anna.game), BUY_1, BUY_2, BUY_3))
    reply(window, path).reject()
    assert window.controller.session is anna
    assert in_library(window) == [2]


def test_the_same_names_with_another_number_are_another_game(
    window: MainWindow, start: Start, anna: Session, tmp_path: Path
) -> None:
    path = tmp_path / "other.json"
    write_save(path, played(start("Anna", "Bruno", "Carla", seed=2), BUY_1))
    window.show_session(anna)
    window.open_file(path)
    assert window.findChild(ReplyDialog) is None
    assert window.controller.session is not anna
