"""One thing is called by one word, in Italian and in English, in the window and in the rules help."""

import re

import pytest

from tests.architecture.sources import ROOT
from tests.architecture.test_translations import forms, messages

GLOSSARY = {
    r"bank pool": r"bank pool",
    r"\bbonds?\b": r"obbligazion",
    r"\bcertificates?\b": r"certificat",
    r"\bcorporations?\b": r"compagni",
    r"\bdividends?\b": r"dividend",
    r"\bdual\b": r"doppi",
    r"face value": r"valore facciale",
    r"\bgauge\b": r"scartament",
    r"\bhomes?\b": r"\bbas[ei]\b|deposito",
    r"\bjunctions?\b": r"giunzion",
    r"\blabel\b": r"letter",
    r"\bloans?\b": r"prestit",
    r"\blog\b": r"cronaca",
    r"\bmajors?\b": r"maggior",
    r"\bmarkers?\b": r"segnalin",
    r"\bnarrow\b": r"ridott",
    r"off-board": r"zona esterna",
    r"operating rounds?": r"turn[oi] operativ",
    r"\bphases?\b": r"\bfas[ei]\b",
    r"president's certificate": r"presidenza",
    r"\bprivates?\b": r"privat",
    r"\bregionals?\b": r"regional",
    r"\breport\b": r"resoconto",
    r"\broutes?\b": r"\brott[ae]\b",
    r"\brusts?\b": r"arruggin",
    r"start prices?\b": r"\bpar\b",
    r"stock rounds?": r"turn[oi] azionari",
    r"\btowns?\b": r"paes",
    r"\btreasury\b": r"\bcassa\b",
}
"""An English term and the stem of its one Italian word, as the sources of the rules have it."""

ITALIAN = r"\btesoreri|\bcontanti\b|\bfai clic\b|\brotazion|\bcors[ae]\b|\briscatt|\bprogettist|certificato del? president[ei]\b"
ENGLISH = r"\bown token\b|\bparted by\b|\bkept for\b|\bsmall letters\b|\bgray (?:hex|tile)"
"""Other words for what the glossary names, and turns of phrase that no native speaker uses."""

ARTICLE = r"(?:il|lo|i|gli|un|una?|(?:de|a|da|ne|su)(?:l|i|gli|llo)|co[il])"
BEFORE_VALUE = re.compile(rf"\b{ARTICLE} [«\"]?\{{(?!percent\}})\w+\}}", re.IGNORECASE)
"""A value in braces may begin with a vowel when it is said: 8, 11, 80 %. Certificates are dealt in tens, never as 80 %."""


def italian() -> dict[tuple[str, str], list[str]]:
    """Italian forms by context and English text, without accelerators."""
    read = messages(ROOT / "translations" / "app_it.ts")
    return {
        (context, source): [form.replace("&", "") for form in forms(one)] for (context, source, _), one in read.items()
    }


def bare(text: str) -> str:
    """The words themselves: no accelerators, no names of values."""
    return re.sub(r"\{\w*\}", "", text.replace("&", ""))


@pytest.mark.parametrize("term", GLOSSARY)
def test_a_term_has_one_word_in_italian(term: str) -> None:
    strange = [
        (source, form)
        for (_, source), all_forms in italian().items()
        for form in all_forms
        if re.search(term, bare(source), re.IGNORECASE) and not re.search(GLOSSARY[term], bare(form), re.IGNORECASE)
    ]
    assert strange == []


def test_no_other_words_are_used_in_the_window() -> None:
    texts = italian()
    assert [form for all_forms in texts.values() for form in all_forms if re.search(ITALIAN, form, re.IGNORECASE)] == []
    assert [source for _, source in texts if re.search(ENGLISH, source)] == []


@pytest.mark.parametrize("title", ["1849", "pa20"])
def test_no_other_words_are_used_in_the_rules_help(title: str) -> None:
    """After what explains the words of the sources, the first heading of a section."""
    _, *sections = (ROOT / "docs" / "rules" / f"{title}.it.md").read_text(encoding="utf-8").split("\n## ")
    foreign = ITALIAN + r"|\btiles?\b|\btokens?\b|\brevenue\b|\bpriority\b"
    assert re.findall(foreign, "\n".join(sections), re.IGNORECASE) == []


def test_no_italian_article_stands_before_a_value_that_may_elide_it() -> None:
    assert [form for all_forms in italian().values() for form in all_forms if BEFORE_VALUE.search(form)] == []


def test_italian_is_typed_alike_everywhere() -> None:
    """One apostrophe, «quotes», a real ellipsis, single blanks, accents and not apostrophes; nothing left of an escape."""
    odd = re.compile(
        r"[’‘“”]|\.\.\.|[^\n] {2,}|\b(?:e|perche|piu|puo|cosi|gia|cioe|poiche|finche)'(?!\w)|\w(?:apos|quot|amp);"
    )
    assert [form for all_forms in italian().values() for form in all_forms if odd.search(form)] == []


def test_no_italian_preposition_stands_before_a_person_whose_name_would_lengthen_it() -> None:
    """One says *ad Anna*, *ed Elena*, but *a Bruno*: sentences are turned so that names stand elsewhere."""
    before = re.compile(r"\b[ae] \{(?:player|holder|president|target|names)\}", re.IGNORECASE)
    assert [form for all_forms in italian().values() for form in all_forms if before.search(form)] == []
