"""Numbers, amounts and names inside sentences, in both languages."""

import errno
import os
from typing import get_args

import pytest
from pytestqt.qtbot import QtBot

from engine.actions import AnyAction
from engine.errors import DataError, Refusal, TrinacriaError
from engine.messages import Key
from gui.i18n import LANGUAGE
from gui.panels.turn_parts import AmountBox
from gui.texts import error_text, money, refusal_text, whole
from gui.words import word
from tests.helpers.builders import sicily


@pytest.mark.parametrize(
    ("language", "amounts"),
    [
        ("it", ["L. 999", "L. 1.040", "L. 1.100", "L. 10.000", "L. -1.234", "L. 1.234.567"]),
        ("en", ["L. 999", "L. 1,040", "L. 1,100", "L. 10,000", "L. -1,234", "L. 1,234,567"]),
    ],
)
def test_thousands_are_grouped_from_four_digits_on(language: str, amounts: list[str]) -> None:
    LANGUAGE.use(language)
    assert [money(n, sicily()) for n in (999, 1040, 1100, 10_000, -1234, 1_234_567)] == amounts


def test_a_number_of_any_length_can_be_said() -> None:
    assert whole(10**24) == "1" + ",000" * 8
    words = error_text(DataError(Key.POSITION_UNKNOWN, file="game.json", position=10**20))
    assert words == "The game in game.json has no position 100,000,000,000,000,000,000."
    assert "999,999" in refusal_text(Refusal(Key.LAY_ROTATION, "R-3.2.1", {"rotation": 10**30 - 1}))


@pytest.mark.parametrize(("language", "thousand"), [("it", "1.040"), ("en", "1,040")])
def test_a_field_for_an_amount_groups_like_the_sentences_and_reads_both(
    qtbot: QtBot, language: str, thousand: str
) -> None:
    LANGUAGE.use(language)
    box = AmountBox()
    qtbot.addWidget(box)
    box.setRange(0, 9000)
    box.setPrefix("L. ")
    box.setValue(1040)
    assert box.text() == f"L. {thousand}"
    for typed in ("L. 2500", "L. " + whole(2500)):
        box.lineEdit().setText(typed)
        box.interpretText()
        assert box.value() == 2500
        box.setValue(0)


@pytest.mark.parametrize("language", ["it", "en"])
def test_an_empty_place_title_or_verb_is_not_taken_for_the_bank(language: str) -> None:
    LANGUAGE.use(language)
    bank = {"it": "banca", "en": "bank"}[language]
    errors = (
        DataError(Key.UNKNOWN_TITLE, file="games", title=""),
        DataError(Key.NOT_JSON, file="game.json"),
        DataError(Key.DUPLICATE_ID, file="game.json", id=""),
        TrinacriaError(Key.VERB_UNKNOWN, verb=""),
    )
    for words in map(error_text, errors):
        assert bank not in words
        assert ", :" not in words
        assert "()" not in words


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (os.strerror(errno.ENOSPC), "il disco è pieno"),
        (os.strerror(errno.EACCES), "mancano i permessi"),
        (os.strerror(errno.EEXIST), "esiste già"),
        ("attempt to write a readonly database", "è protetto da scrittura"),
        ("source:", "è il file che si legge"),
        ("something new", "something new"),
    ],
)
def test_what_the_system_says_is_told_in_our_language(reason: str, told: str) -> None:
    LANGUAGE.use("it")
    words = error_text(DataError(Key.FILE_UNWRITABLE, file="game.json", reason=reason))
    assert words == f"Il file game.json non si può scrivere: {told}."


def test_nobody_stands_for_the_bank_where_somebody_acts() -> None:
    assert refusal_text(Refusal(Key.NOT_YOUR_TURN, "", {"actor": "", "active": "SFA"})) == (
        "It is not the bank's turn but SFA's."
    )


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_action_has_a_word_for_why_it_is_not_the_time_for_it(language: str) -> None:
    LANGUAGE.use(language)
    tags = [str(kind.__struct_config__.tag) for kind in get_args(AnyAction)]
    assert len(tags) > 25
    # Where the word is the id itself it is a word of both languages' players.
    assert {tag for tag in tags if word("action", tag) == tag} <= {"pass", "bid", "token", "run", "dividend", "loan"}
    assert [tag for tag in tags if "_" in word("action", tag)] == []
