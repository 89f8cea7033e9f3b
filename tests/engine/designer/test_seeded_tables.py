"""One fault sown into the tables of a sound title: it is found at its place and told in both languages."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from engine.designer.checks.findings import Fault, Finding, Severity
from gui.check_texts import finding_text
from gui.i18n import LANGUAGE
from tests.engine.designer.seeding import Change, found, sound, sown
from tests.engine.designer.test_seeded_faults import both, drop, on_entry, on_hex, only_at, put

ERROR, WARNING = Severity.ERROR, Severity.WARNING
TRAINS, MARKET, COMPANIES, RULES = "trains.json", "market.json", "companies.json", "rules.json"
TITLE, RAILWAYS = "title.json", "railways.json"
Seed = tuple[str, str, dict[str, Change], Fault, Severity, str, str, dict[str, Any]]


def train(name: str, /, **fields: Any) -> Change:
    return on_entry("trains", name, **fields)


def cell(row: int, column: int, value: object) -> Change:
    return put("rows", row, column, value)


def market_row(number: int, cells: list[object]) -> Change:
    return put("rows", number, cells)


SEEDS: list[Seed] = [
    # --- trains and phases
    ("a phase without trains", "1849", {TRAINS: put("phases", "8", "train_limit", 0)}, Fault.PHASE_WITHOUT_TRAINS, ERROR,
     TRAINS, "phases.8.train_limit", {"phase": "8"}),
    ("a phase without green", "1849", {TRAINS: put("phases", "10", "colors", ["yellow", "brown"])}, Fault.PHASE_COLOR_LOST,
     WARNING, TRAINS, "phases.10.colors", {"phase": "10", "color": "green"}),
    ("a first phase that skips green", "1849", {TRAINS: put("phases", "4", "colors", ["yellow", "brown"])},
     Fault.PHASE_COLOR_SKIPPED, WARNING, TRAINS, "phases.4.colors", {"phase": "4", "color": "green"}),
    ("a phase that goes back to yellow", "1849", {TRAINS: put("phases", "8", "colors", ["yellow"])}, Fault.PHASE_COLOR_LOST,
     WARNING, TRAINS, "phases.8.colors", {"phase": "8", "color": "green"}),
    ("a phase without tiles", "1849", {TRAINS: put("phases", "4", "colors", [])}, Fault.PHASE_WITHOUT_TILES, WARNING, TRAINS,
     "phases.4.colors", {"phase": "4"}),
    ("a phase from gray to brown", "pa20", {TRAINS: both(put("phases", "5", "colors", ["yellow", "green", "brown", "gray"]),
     put("phases", "6", "colors", ["yellow", "green", "brown"]))}, Fault.PHASE_COLOR_LOST, WARNING, TRAINS,
     "phases.6.colors", {"color": "gray"}),
    ("a train that waits for itself", "1849", {TRAINS: train("R6H", available_on="R6H")}, Fault.TRAIN_NEVER_SOLD, ERROR,
     TRAINS, "trains.R6H.available_on", {"train": "R6H"}),
    ("a train that rusts before it comes", "1849", {TRAINS: train("4H", available_on="8H")}, Fault.TRAIN_NEVER_SOLD, ERROR,
     TRAINS, "trains.4H.rusts_on", {"train": "4H"}),
    ("a train that leaves before it comes", "1849", {TRAINS: train("16H", removed_after="10H")}, Fault.TRAIN_NEVER_SOLD,
     ERROR, TRAINS, "trains.16H.removed_after", {"train": "16H"}),
    ("a train that waits for one no set-up has", "1849", {TRAINS: both(on_entry("trains", "20H", price=1, distance=20),
     train("R6H", available_on="20H"))}, Fault.TRAIN_NEVER_SOLD, ERROR, TRAINS, "trains.R6H.available_on", {}),
    ("a train that waits for one of a variant", "1849", {TRAINS: train("R6H", available_on="E")}, Fault.TRAIN_NEVER_SOLD,
     ERROR, TRAINS, "trains.R6H.available_on", {}),
    ("a train that waits for one that a set-up lacks", "1849", {RULES: put("scenarios", 2, "trains", "16H", 0)},
     Fault.TRAIN_NEVER_SOLD, ERROR, TRAINS, "trains.R6H.available_on", {}),
    ("two trains that rust on each other", "1849", {TRAINS: both(train("8H", rusts_on="10H"), train("10H", rusts_on="8H"))},
     Fault.TRAIN_RUSTS_AT_ONCE, ERROR, TRAINS, "trains.10H.rusts_on", {"other_train": "8H"}),
    ("a phase that waits for a train never sold", "1849", {TRAINS: both(train("16H", available_on="R6H"))},
     Fault.PHASE_NEVER_BEGINS, ERROR, TRAINS, "phases.16.on", {"phase": "16", "train": "16H"}),
    ("a phase of a train without pieces", "1849", {TRAINS: both(on_entry("trains", "20H", price=1, distance=20),
     on_entry("phases", "20", on="20H", train_limit=2, colors=["yellow", "green", "brown"], operating_rounds=3, pars=[68]))},
     Fault.PHASE_NEVER_BEGINS, WARNING, TRAINS, "phases.20.on", {"phase": "20"}),
    ("two phases of one train", "1849", {TRAINS: put("phases", "10", "on", "8H")}, Fault.DATA, ERROR, TRAINS, "phases",
     {"error": "duplicate_id", "id": "8H"}),
    ("a first phase without a start price", "1849", {TRAINS: put("phases", "4", "pars", [])}, Fault.PHASE_WITHOUT_PAR, ERROR,
     TRAINS, "phases.4.pars", {"phase": "4"}),
    ("a later phase without a start price", "1849", {TRAINS: put("phases", "8", "pars", [])}, Fault.PHASE_WITHOUT_PAR,
     WARNING, TRAINS, "phases.8.pars", {"phase": "8"}),
    # --- market
    ("a start price on two cells", "1849", {MARKET: cell(5, 4, "68 par")}, Fault.PAR_TWICE, WARNING, MARKET, "rows[5][4]",
     {"price": 68}),
    ("a start price of no phase", "1849", {MARKET: cell(0, 0, "72 par")}, Fault.PAR_UNUSED, WARNING, MARKET, "rows[0][0]",
     {"price": 72}),
    ("a price below the one under it", "1849", {MARKET: cell(1, 0, 50)}, Fault.MARKET_FALLS_UPWARDS, WARNING, MARKET,
     "rows[1][0]", {"price": 50, "other_price": 57}),
    ("a price as high as the one before it", "1849", {MARKET: cell(0, 2, 83)}, Fault.MARKET_FALLS, WARNING, MARKET,
     "rows[0][2]", {"price": 83, "other_price": 83}),
    ("a row longer than the one above", "1849", {MARKET: market_row(9, ["0 close", 24, 27, 31, 35, 39, 44, 48, 52])},
     Fault.MARKET_RAGGED, WARNING, MARKET, "rows[9][7]", {"row": 10, "count": 9, "most": 7}),
    ("a column with a gap where values fall by several rows", "pa20", {MARKET: market_row(7, ["35 blu"])},
     Fault.MARKET_RAGGED, ERROR, MARKET, "rows[8][1]", {"row": 9, "count": 5, "most": 1}),
    ("a row without cells", "1849", {MARKET: market_row(7, [])}, Fault.MARKET_ROW_EMPTY, ERROR, MARKET, "rows[7]",
     {"row": 8}),
    ("cells behind a row without cells", "1849", {MARKET: market_row(7, [])}, Fault.MARKET_UNREACHABLE, WARNING, MARKET,
     "rows[8][0]", {"price": 27}),
    ("a cell of nothing that does not close", "1849", {MARKET: cell(9, 0, 0)}, Fault.MARKET_WORTHLESS, ERROR, MARKET,
     "rows[9][0]", {}),
    ("a start price of nothing", "1849", {MARKET: cell(9, 0, "0 par"), TRAINS: put("phases", "4", "pars", [0, 68])},
     Fault.MARKET_WORTHLESS, ERROR, MARKET, "rows[9][0]", {}),
    # --- set-ups
    ("players without money", "1849", {RULES: put("scenarios", 1, "cash", 0)}, Fault.SCENARIO_WITHOUT_MONEY, ERROR, RULES,
     "scenarios[1].cash", {"players": 4}),
    ("a set-up without trains", "1849", {RULES: put("scenarios", 1, "trains", {})}, Fault.SCENARIO_WITHOUT_TRAINS, ERROR,
     RULES, "scenarios[1].trains", {"players": 4}),
    ("a set-up with no piece of any train", "1849", {RULES: put("scenarios", 0, "trains", {"4H": 0})},
     Fault.SCENARIO_WITHOUT_TRAINS, ERROR, RULES, "scenarios[0].trains", {"players": 3}),
    ("a set-up without certificates", "1849", {RULES: put("scenarios", 0, "certificate_limit", 0)}, Fault.DATA, ERROR, RULES,
     "scenarios[0].certificate_limit", {"error": "value_not_allowed"}),
    ("a set-up without corporations", "1849", {RULES: put("scenarios", 0, "corporations", 0)}, Fault.SCENARIO_CORPORATIONS,
     ERROR, RULES, "scenarios[0]", {"count": 0}),
    ("a bank without money", "1849", {TITLE: put("bank_total", 0)}, Fault.SCENARIO_MONEY, ERROR, RULES, "scenarios[0].cash",
     {"bank": 0}),
    ("a holding of nothing", "1849", {TITLE: put("switches", "holding_limit", 0)}, Fault.SWITCH_ANSWER, ERROR, TITLE,
     "switches.holding_limit", {"id": "holding_limit", "text": "0"}),
    # --- companies
    ("corporations without tokens", "1849", {COMPANIES: put("tokens", 0)}, Fault.CORPORATION_WITHOUT_TOKEN, ERROR, COMPANIES,
     "corporations.RCS.tokens", {"corporation": "RCS"}),
    ("two corporations of one name", "1849", {COMPANIES: put("corporations", "SFA", "name", "rete centrale  sicula".upper())},
     Fault.COMPANY_NAME_TWICE, WARNING, COMPANIES, "corporations.SFA.name", {"company": "SFA", "other_company": "RCS"}),
    ("two privates of one name", "pa20", {COMPANIES: put("privates", "MEL", "name", "Concessione Bayard")},
     Fault.COMPANY_NAME_TWICE, WARNING, COMPANIES, "privates.MEL.name", {"company": "MEL", "other_company": "BAY"}),
    ("two corporations of one sign", "1849", {COMPANIES: on_entry("corporations", "rcs", name="Altra", color="#102030",
     homes=["C5"])}, Fault.SIGN_TWICE, WARNING, COMPANIES, "corporations.rcs", {"company": "rcs", "other_company": "RCS"}),
    # --- variants, switches and destinations
    ("a variant of no effect", "1849", {RULES: put("options", "bondz", {})}, Fault.OPTION_IDLE, WARNING, RULES,
     "options.bondz", {"option": "bondz"}),
    ("a variant for a table without a set-up", "1849", {RULES: put("options", "bonds", {"players": [3, 7]})},
     Fault.OPTION_PLAYERS, WARNING, RULES, "options.bonds.players", {"option": "bonds", "count": 7}),
    ("a delay without its variant", "1849", {RULES: drop("options", "delay_ift")}, Fault.DELAY_UNUSED, WARNING, TITLE,
     "delay", {"corporation": "IFT"}),
    ("a switch that no rule asks for", "1849", {RULES: put("profiles", "aag", "loan_timming", "a")}, Fault.SWITCH_UNKNOWN,
     WARNING, RULES, "profiles.aag.loan_timming", {"id": "loan_timming"}),
    ("an answer that is no letter", "1849", {RULES: put("profiles", "aag", "loan_timing", "first")}, Fault.SWITCH_ANSWER,
     ERROR, RULES, "profiles.aag.loan_timing", {"id": "loan_timing", "text": "first"}),
    ("a number for yes or no", "1849", {TITLE: put("switches", "sell_in_blocks", 1)}, Fault.SWITCH_ANSWER, ERROR, TITLE,
     "switches.sell_in_blocks", {}),
    ("an answer the rules of railways do not know", "pa20", {RULES: put("profiles", "pa20", "loan_offer", "first")},
     Fault.DATA, ERROR, RULES, "profiles.pa20.loan_offer", {"error": "value_not_allowed"}),
    ("a destination of another name", "pa20", {RAILWAYS: put("majors", "FST", "destinations", 0, "place", "Tarento")},
     Fault.DESTINATION_NAME, WARNING, RAILWAYS, "majors.FST.destinations[0].place", {"name": "Tarento", "hex": "S15"}),
    # --- certificates
    ("certificates of 110 %", "1849", {COMPANIES: put("certificates", ["20 president", *[10] * 9])}, Fault.CERTIFICATES,
     ERROR, COMPANIES, "corporations.RCS.certificates", {"total": 110}),
    ("a certificate of nothing", "1849", {COMPANIES: put("corporations", "RCS", "certificates",
     ["20 president", 0, *[10] * 8])}, Fault.DATA, ERROR, COMPANIES, "corporations.RCS.certificates", {}),
    ("two presidents", "1849", {COMPANIES: put("corporations", "RCS", "certificates",
     ["20 president", "20 president", *[10] * 6])}, Fault.PRESIDENT, ERROR, COMPANIES, "corporations.RCS.certificates", {}),
    ("two presidents with railways", "pa20", {COMPANIES: put("corporations", "FP", "certificates",
     ["20 president", "20 president", *[10] * 6])}, Fault.DATA, ERROR, COMPANIES, "corporations.FP.certificates", {}),
]  # fmt: skip


def told(finding: Finding, language: str) -> tuple[str, str, str]:
    before = LANGUAGE.language
    LANGUAGE.use(language)
    try:
        words = finding_text(finding)
    finally:
        LANGUAGE.use(before or "en")
    return words.what, words.why, words.mend


@pytest.mark.parametrize(
    ("title", "changes", "fault", "severity", "file", "place", "parameters"),
    [seed[1:] for seed in SEEDS],
    ids=[seed[0] for seed in SEEDS],
)
def test_a_sown_fault_is_found(
    qapp: QApplication,
    tmp_path: Path,
    title: str,
    changes: dict[str, Change],
    fault: Fault,
    severity: Severity,
    file: str,
    place: str,
    parameters: dict[str, Any],
) -> None:
    finding = only_at(sown(tmp_path, title, changes).findings, fault, place)
    assert (finding.severity, finding.file) == (severity, file)
    assert {name: finding.parameters[name] for name in parameters} == parameters
    assert not [one for one in found(sound(title), fault) if one.place == place]
    english, italian = told(finding, "en"), told(finding, "it")
    assert all(english)
    assert all(italian)
    assert not set(english) & set(italian)


def test_each_phase_with_electric_tokens_has_their_prices(tmp_path: Path) -> None:
    """V-5: sold from the first 12H on; sold from the first 10H on, they need prices in phase 10 too."""
    report = sown(tmp_path, "1849", {TITLE: put("switches", "e_tokens_from", "10H")})
    missing = {(one.place, one.parameters["id"]) for one in found(report, Fault.SWITCH_MISSING)}
    assert missing == {
        (f"profiles.{profile}", f"e_token_{which}_10") for profile in ("pbem", "aag") for which in ("first", "next")
    }


def test_a_region_misspelt_on_one_hex_is_shown_there(tmp_path: Path) -> None:
    report = sown(tmp_path, "pa20", {"map_italia.json": on_hex("C5", region="Abbruzo")})
    finding = only_at(report.findings, Fault.REGION_ALONE, "hexes.C5.region")
    assert (finding.hex, finding.map, finding.severity) == ("C5", "italia", WARNING)
    assert (finding.parameters["region"], finding.parameters["other_region"]) == ("Abbruzo", "Abruzzo")
    assert finding.point is not None


@pytest.mark.parametrize("region", ["Marche", "Abruzzo Ultra", "Umbria"])
def test_a_region_of_one_hex_with_a_name_of_its_own_may_be_meant(tmp_path: Path, region: str) -> None:
    report = sown(tmp_path, "pa20", {"map_italia.json": on_hex("C5", region=region)})
    assert not found(report, Fault.REGION_ALONE)


@pytest.mark.parametrize(
    ("bound", "faults"),
    [(("AFG", "ATA", "CTL", "IFT", "SFA"), 1), (("AFG", "ATA", "CTL", "IFT", "RCS", "SFA"), 0)],
)
def test_a_limit_of_their_own_frees_corporations_from_that_of_the_phase(
    tmp_path: Path, bound: tuple[str, ...], faults: int
) -> None:
    """A-F5-4: a corporation with a limit of its own has it in every phase."""
    limits = both(*(put("corporations", name, "train_limit", 2) for name in bound))
    report = sown(tmp_path, "1849", {TRAINS: put("phases", "8", "train_limit", 0), COMPANIES: limits})
    assert len(found(report, Fault.PHASE_WITHOUT_TRAINS)) == faults


def test_a_group_of_one_stop_is_shown_on_its_hex(tmp_path: Path) -> None:
    """Both hexes of Roma name one group; written otherwise on one of them, each stands alone."""
    report = sown(tmp_path, "pa20", {"map_italia.json": on_hex("H2", stops=["offboard 30/50/80 @rona"])})
    alone = {finding.hex: finding.parameters["group"] for finding in found(report, Fault.GROUP_ALONE)}
    assert alone == {"H2": "rona", "K3": "roma"}


def test_trains_that_wait_for_each_other_are_all_told(tmp_path: Path) -> None:
    """A circle of three: none of them ever comes on sale, and neither do the phases they would begin."""
    circle = both(
        train("10H", available_on="16H"),
        train("12H", available_on="10H"),
        train("16H", available_on="12H"),
    )
    report = sown(tmp_path, "1849", {TRAINS: circle})
    stuck = [finding.parameters["train"] for finding in found(report, Fault.TRAIN_NEVER_SOLD)]
    assert stuck == ["10H", "12H", "16H", "E", "R6H"]
    phases = [finding.parameters["phase"] for finding in found(report, Fault.PHASE_NEVER_BEGINS)]
    assert phases == ["10", "12", "16"]


def test_each_wrong_phase_of_colours_is_told_once(tmp_path: Path) -> None:
    """What a phase lost is missing in those after it too, and told where it was lost."""
    gaps = both(*(put("phases", phase, "colors", ["yellow", "brown"]) for phase in ("8", "10", "12", "16")))
    report = sown(tmp_path, "1849", {TRAINS: gaps})
    told_of = [(finding.fault, finding.place) for finding in report.findings if finding.place.endswith(".colors")]
    assert told_of == [(Fault.PHASE_COLOR_LOST, "phases.8.colors")]
