"""Every message key has a sentence with exactly its parameters."""

import re
from pathlib import Path

import engine.messages
from engine.errors import Refusal
from engine.messages import Key
from gui.sentences import SENTENCES
from gui.texts import refusal_text

LINE = re.compile(r'^    [A-Z_]+ = "(?P<value>\w+)"(?:  # (?P<parameters>[^;\n]*))?', re.MULTILINE)
PLACEHOLDER = re.compile(r"\{(\w+)\}")


def parameters_by_key() -> dict[str, set[str]]:
    source = Path(engine.messages.__file__).read_text(encoding="utf-8")
    return {
        found["value"]: {name.strip() for name in (found["parameters"] or "").split(",") if name.strip()}
        for found in LINE.finditer(source)
    }


def test_every_key_has_a_sentence() -> None:
    assert [key.value for key in Key if key not in SENTENCES] == []


def test_sentences_use_exactly_the_parameters_of_their_keys() -> None:
    stated = parameters_by_key()
    assert set(stated) == {key.value for key in Key}
    used = {key.value: set(PLACEHOLDER.findall(words)) for key, words in SENTENCES.items()}
    assert {key: names for key, names in used.items() if names != stated[key]} == {}


def test_a_refusal_ends_with_its_rule() -> None:
    refusal = Refusal(Key.LAY_HEX_COMPLETE, "R-3.2.9", {"hex": "C9"})
    assert refusal_text(refusal) == "C9 is complete and is never built on. (§3.2.9)"
