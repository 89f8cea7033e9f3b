"""The documents of PA20: every rule in both languages, every rule and example with a test, the figures those of the data."""

import re
from pathlib import Path

import pytest

from tests.helpers.pa20 import italy
from tests.helpers.pa20_coverage import HEADING, RULES, TABLE, headings, proofs, wanted

ORIGIN = {"it": {"P": "dal pacchetto PA20", "A": "ipotesi"}, "en": {"P": "from the PA20 package", "A": "assumption"}}


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_paragraph_says_where_it_comes_from(language: str) -> None:
    assert [(rule, origin) for rule, origin in headings(language) if origin != ORIGIN[language][rule[0]]] == []


def test_both_languages_have_the_same_rules_in_the_same_order_and_each_once() -> None:
    italian, english = ([rule for rule, _ in headings(language)] for language in ("it", "en"))
    assert italian == english
    assert len(set(english)) == len(english)


@pytest.mark.parametrize("language", ["it", "en"])
def test_no_paragraph_is_empty(language: str) -> None:
    parts = HEADING.split(RULES[language].read_text(encoding="utf-8"))
    texts = dict(zip(parts[1::3], parts[3::3], strict=True))
    assert [rule for rule, text in texts.items() if len(text.partition("\n## ")[0].split()) < 5] == []


def test_the_documents_have_every_rule_of_the_digest(shared: Path) -> None:
    digest = (shared / "rules" / "pa20.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"\b[PA]-[A-Z0-9]+-\d+\b", digest.partition("## 13")[0].partition("## 1 ")[2]))
    assert rules == {rule for rule, _ in headings("en")}


def test_every_rule_and_every_example_has_a_test() -> None:
    found = proofs()
    assert [rule for rule in wanted() if rule not in found] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert set(proofs()) - set(wanted()) == set()


def test_the_table_names_a_test_that_exists_for_every_rule() -> None:
    rows = re.findall(r"^\| ([PAEX]+-[A-Z0-9-]+) \| (.*) \|$", TABLE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [rule for rule, _ in rows] == wanted()
    known = proofs()
    stale = [
        (rule, test) for rule, tests in rows for test in re.findall(r"`([^`]+)`", tests) if test not in known[rule]
    ]
    assert stale == []
    assert [rule for rule, tests in rows if not tests] == []


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_figures_are_those_of_the_data(language: str) -> None:
    parts = HEADING.split(RULES[language].read_text(encoding="utf-8"))
    texts = {rule: " ".join(text.split()) for rule, text in zip(parts[1::3], parts[3::3], strict=True)}
    games = [italy(players) for players in (3, 4, 5, 6)]
    title, railways = games[0].title, games[0].title.railways
    assert railways is not None

    def stated(rule: str, *numbers: int) -> None:
        found = re.findall(r"\d+", texts[rule].replace(",", "").replace(".", ""))
        assert [number for number in numbers if str(number) not in found] == [], rule

    stated("A-SET-1", title.bank_total, *(game.scenario.cash for game in games))
    stated("A-SET-1", *(game.scenario.certificate_limit for game in games))
    stated("A-AZ-0", int(title.switches["holding_limit"]), int(title.switches["pool_limit"]), *title.phases[0].pars)
    for card in title.privates:
        assert f"{card.price}/{card.revenue}" in texts["A-POL-3"]
    stated("A-FM-3", *(railways.launches[phase].float_percent for phase in list(railways.launches)[:3]))
    for train in title.trains:
        if not train.only_for:
            stated("A-F5-4", train.price, games[0].scenario.trains[train.type])
    stated("A-REG-9", *(regional.face for regional in railways.of_kind("regional")))
    stated("P-SFM-3", railways.fund.refund.city, railways.fund.refund.town, railways.fund.refund.plain)
    stated("A-GOV-12", railways.dormant_par)
    stated("P-REG-6", railways.junctions.surcharge)
    stated("A-END-1", int(title.switches["loan_deduction"]), railways.fund.worth)
