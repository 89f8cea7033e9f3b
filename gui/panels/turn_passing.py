"""Passing on in the turn panel: saying it, who says it now, taking it back, and why it stopped."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from engine.actions import Action, Pass
from engine.errors import Refusal
from engine.game import Game
from engine.ids import PlayerId
from gui.appearance import Scaled
from gui.panels.turn_parts import ChoiceButton, Section, Turn
from gui.pass_watch import Touch
from gui.passing import Passing, Until
from gui.texts import entity_name, refusal_text
from gui.wrapping import WrappingButton, on_button

translate = QCoreApplication.translate


class PassOnButton(ChoiceButton):
    """Makes the pass and says that more are to follow."""

    def __init__(self, turn: Turn, words: str, action: Action, until: Until) -> None:
        super().__init__(turn, words, action)
        self._until = until

    def _take(self) -> None:
        passing = self._turn.passing
        assert passing is not None
        passing.begin(PlayerId(self.action_now().actor), self._until)


def passing_sections(turn: Turn) -> list[Section]:
    """The two ways of passing on, after all other choices; who does so already stays in sight below them."""
    passing = turn.passing
    action = next((offer.action for offer in turn.offers if isinstance(offer.action, Pass)), None)
    if passing is None:
        return []
    sections = [] if action is None else [_pass_on_section(turn, action)]
    if passing.players:
        section = Section(turn, pinned=True)
        for player in passing.players:
            section.row(taking_back(turn.game, passing, player))
        sections.append(section)
    return sections


def _pass_on_section(turn: Turn, action: Action) -> Section:
    section = Section(turn)
    section.say(translate("turn", "Pass, and pass on in this stock round"), 0.9)
    touched = PassOnButton(turn, translate("turn", "unless it &concerns me"), action, Until.TOUCHED)
    touched.setToolTip(
        translate(
            "turn",
            "Until somebody starts a corporation, buys or sells certificates of one of mine or sells what I could buy,"
            " and I could act on it",
        )
    )
    to_the_end = PassOnButton(turn, translate("turn", "in an&y case"), action, Until.ROUND_ENDS)
    to_the_end.setToolTip(translate("turn", "In every turn of this stock round, unless the rules want a sale of me"))
    section.row(touched, to_the_end)
    return section


def stopped_section(turn: Turn) -> Section | None:
    """Why the player whose turn it is no longer passes."""
    passing = turn.passing
    if passing is None or passing.stopped is None or passing.stopped[0] != turn.controller.player():
        return None
    section = Section(turn)
    words = translate("turn", "No longer passing: {reason}")
    section.say("⚠ " + words.format(reason=stop_text(passing.stopped[1], turn.game)), bold=True)
    return section


def stop_text(found: Touch | Refusal, game: Game) -> str:
    """Why somebody should look again, as a sentence."""
    if isinstance(found, Refusal):
        return refusal_text(found, game)
    words = {
        "started": translate("turn", "{player} started {corporation}."),
        "bought": translate("turn", "{player} bought certificates of {corporation}."),
        "sold": translate("turn", "{player} sold certificates of {corporation}."),
        "president": translate("turn", "the presidency of {corporation} changed hands."),
    }[found.kind]
    return words.format(player=entity_name(found.player, game), corporation=found.corporation)


def passing_words(game: Game, player: PlayerId, until: Until) -> str:
    """Who passes on and for how long."""
    words = {
        Until.TOUCHED: translate("turn", "{player} passes on unless something concerns them."),
        Until.ROUND_ENDS: translate("turn", "{player} passes on to the end of this stock round."),
    }[until]
    return words.format(player=entity_name(player, game))


def taking_back(game: Game, passing: Passing, player: PlayerId) -> QPushButton:
    """A button that says who passes on, and ends it."""
    words = translate("turn", "✕ {player} passes on").format(player=on_button(entity_name(player, game)))
    button = WrappingButton(words)
    button.setAutoDefault(True)
    button.setToolTip(passing_words(game, player, passing.players[player]))
    button.setAccessibleDescription(
        translate("turn", "Take it back: {player} decides again").format(player=entity_name(player, game))
    )
    button.clicked.connect(lambda: passing.stop(player))
    return button


def passing_page(game: Game, passing: Passing, player: PlayerId) -> QWidget:
    """While the pass of a player who passes on is about to be made: who passes, and the way to decide otherwise."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    label = Scaled(1.1)
    label.setText(passing_words(game, player, passing.players[player]))
    column.addWidget(label)
    button = QPushButton(translate("turn", "&Stop: I decide"))
    button.setAutoDefault(True)
    button.clicked.connect(lambda: passing.stop(player))
    column.addWidget(button)
    column.addStretch(1)
    return page
