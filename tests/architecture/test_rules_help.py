"""The rules help has what the program cites: every rule of a refusal and of a step, in both languages."""

import ast
import re

import pytest

from engine.catalogue import open_title
from engine.errors import DataError
from engine.messages import Key
from gui.rules_book import STEP_RULES, Book, book_for, book_ids, read_book
from tests.architecture.sources import name, python_files, strings, tree

RULE = re.compile(r"(?:[RVX]|RUL|[AP]-[A-Z0-9]+)-[0-9.]*[0-9]")
LANGUAGES = ("it", "en")


def cited() -> dict[str, str]:
    """Every rule id that stands by itself in the engine's code, as refusals have it, with a file that cites it."""
    return {text: name(path) for path in python_files("engine") for _, text in strings(path) if RULE.fullmatch(text)}


def steps() -> set[str]:
    """Names of the steps of all titles."""
    return {
        node.value.value
        for path in python_files("engine")
        for class_ in ast.walk(tree(path))
        if isinstance(class_, ast.ClassDef) and class_.name.endswith("Step")
        for node in class_.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "name"
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }


def books(language: str) -> list[Book]:
    return [read_book(book, language) for book in book_ids(language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_refusal_cites_is_in_the_help(language: str) -> None:
    known = {paragraph.rule for book in books(language) for paragraph in book.paragraphs}
    missing = {rule: file for rule, file in cited().items() if rule not in known}
    assert len(cited()) > 80
    assert missing == {}


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    assert book_ids("it") == book_ids("en")
    for book in book_ids("it"):
        italian, english = (
            [paragraph.rule for paragraph in read_book(book, language).paragraphs] for language in LANGUAGES
        )
        assert italian == english
        assert len(set(italian)) == len(italian)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_paragraph_is_empty_and_no_rule_it_cites_is_missing(language: str) -> None:
    rules = {paragraph.rule for book in books(language) for paragraph in book.paragraphs}
    for book in books(language):
        assert [paragraph.rule for paragraph in book.paragraphs if not "".join(paragraph.text).strip()] == []
        texts = " ".join(text for paragraph in book.paragraphs for text in paragraph.text)
        assert set(re.findall(rf"\b{RULE.pattern}\b", texts)) <= rules


def test_every_step_has_its_rule() -> None:
    known = {paragraph.rule for book in books("en") for paragraph in book.paragraphs}
    assert steps() - set(STEP_RULES) == set()
    assert {rule for rules in STEP_RULES.values() for rule in rules} <= known


def test_a_step_leads_where_its_refusals_do() -> None:
    """Where a step of both families has two paragraphs, the second is what the title's data make of the first."""
    cited_as = open_title("pa20").cited_as
    pairs = [rules for rules in STEP_RULES.values() if len(rules) == 2 and rules[0] in cited_as]
    assert len(pairs) >= 8
    assert {shared: cited_as[shared] for shared, _ in pairs} == dict(pairs)


def test_a_title_has_its_own_book_or_that_of_the_one_it_extends() -> None:
    assert [book_for(title, "it") for title in ("1849", "1849_two_sicilies", "pa20")] == ["1849", "1849", "pa20"]


def test_a_title_of_any_name_has_the_book_of_the_rules_it_plays_by() -> None:
    assert [book_for("lucania", "it", rules) for rules in ("pa20", "t1849", "")] == ["pa20", "1849", "1849"]
    assert book_for("1849_two_sicilies", "it", "pa20") == "1849", "a book of its own comes first"


def test_a_missing_book_is_told() -> None:
    with pytest.raises(DataError) as caught:
        read_book("1830", "it")
    assert caught.value.key is Key.FILE_MISSING
