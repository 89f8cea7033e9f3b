"""Faults in the data of PA20: the title refuses to load and names file and place; the other titles stay usable."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine import phases
from engine.data.assets import ASSETS, list_titles
from engine.data.completeness import EVENTS, EVENTS_WITH_RAILWAYS, RULE_NAMES, RULE_NAMES_WITH_RAILWAYS
from engine.data.loader import load_title, read_files
from engine.data.railways_file import repeated_railways
from engine.designer.checks.report import check_folder
from engine.errors import DataError
from engine.messages import Key
from engine.titles import RULES
from tests.helpers.spoil import Edit, drop, edit, put


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """A copy of the data that a test may spoil."""
    for folder in ("games/1849", "games/pa20", "tiles", "coasts"):
        shutil.copytree(ASSETS / folder, tmp_path / folder)
    return tmp_path


def spoil(assets: Path, file: str, change: Edit) -> None:
    edit(assets / "games" / "pa20" / f"{file}.json", change)


HEXES, MAJORS, CORPORATIONS = "hexes", "majors", "corporations"
UNFIT: list[tuple[str, Edit, Key, str, str]] = [
    # Homes and destinations where no line can begin or end; home sides that are no junction, or kept already (A-OP-13).
    (
        "companies",
        put(CORPORATIONS, "LA", "homes", ["C3"]),
        Key.NO_STOP_THERE,
        "companies",
        "corporations.LA.homes",
    ),
    ("companies", put(CORPORATIONS, "LA", "homes", ["N6"]), Key.NO_STOP_THERE, "companies", "corporations.LA.homes"),
    ("companies", put(CORPORATIONS, "LA", "homes", ["H2"]), Key.NO_STOP_THERE, "companies", "corporations.LA.homes"),
    (
        "companies",
        put(CORPORATIONS, "RM", "homes", ["E5"]),
        Key.VALUE_NOT_ALLOWED,
        "companies",
        "corporations.RM.homes",
    ),
    ("railways", put(MAJORS, "FP", "home_side", 0), Key.HOME_SIDE_CLOSED, "railways", "majors.FP.home_side"),
    ("railways", put(MAJORS, "LTF", "home_side", 4), Key.HOME_SIDE_CLOSED, "railways", "majors.LTF.home_side"),
    ("railways", put(MAJORS, "FSC", "home_side", 0), Key.HOME_SIDE_CLOSED, "railways", "majors.FSC.home_side"),
    ("railways", put(MAJORS, "FP", "home_side", 5), Key.HOME_SIDE_TAKEN, "railways", "majors.FP.home_side"),
    (
        "railways",
        put(MAJORS, "LA", "destinations", 1, "hexes", ["C3"]),
        Key.NO_STOP_THERE,
        "railways",
        "majors.LA.destinations[1].hexes",
    ),
    (
        "railways",
        put(MAJORS, "LA", "destinations", 1, "hexes", ["E5"]),
        Key.VALUE_NOT_ALLOWED,
        "railways",
        "majors.LA.destinations[1].hexes",
    ),
    (
        "railways",
        put("values_by_color", "napoli:H6", {"yellow": 40}),
        Key.NO_STOP_THERE,
        "railways",
        "values_by_color.napoli:H6",
    ),
    # Certificates that cannot be counted in tenths, or that a card cannot bring.
    (
        "companies",
        put(CORPORATIONS, "LA", "certificates", ["25 president", 15, *[10] * 6]),
        Key.CERTIFICATE_SIZE,
        "companies",
        "corporations.LA.certificates",
    ),
    (
        "companies",
        put(CORPORATIONS, "LA", "certificates", ["20 president", 80]),
        Key.CERTIFICATE_SIZE,
        "companies",
        "corporations.LA.certificates",
    ),
    (
        "companies",
        put(CORPORATIONS, "LA", "certificates", ["20 president", "20 last", *[10] * 6]),
        Key.CERTIFICATE_SIZE,
        "companies",
        "corporations.LA.certificates",
    ),
    (
        "companies",
        put(CORPORATIONS, "SFM", "certificates", [25] * 4),
        Key.CERTIFICATE_SIZE,
        "companies",
        "corporations.SFM.certificates",
    ),
    (
        "railways",
        put("cards", "BAY", "certificate_of", "RM"),
        Key.VALUE_NOT_ALLOWED,
        "railways",
        "cards.BAY.certificate_of",
    ),
    (
        "railways",
        put("cards", "BAY", "later_revenue", 26),
        Key.VALUE_NOT_ALLOWED,
        "railways",
        "cards.BAY.later_revenue",
    ),
    # Ids twice.
    ("railways", put("regionals", "SFSM", "number", 2), Key.DUPLICATE_ID, "railways", "regionals"),
    (
        "railways",
        put("regionals", "NN", {"steps": 2, "number": 7, "face": 100}),
        Key.FIELD_MISSING,
        "railways",
        "majors",
    ),
    (
        "railways",
        put("governments", "RM", "members", ["NN", "FSC", "FC", "FC"]),
        Key.DUPLICATE_ID,
        "railways",
        "governments.RM.members",
    ),
    ("trains", put("phases", "4", "on", "3"), Key.DUPLICATE_ID, "trains", "phases"),
    # Zones and events nobody knows, or none where the rules need one.
    ("railways", put("fund", "zones", []), Key.WRONG_SHAPE, "railways", "fund.zones"),
    ("railways", put("fund", "kinds", []), Key.WRONG_SHAPE, "railways", "fund.kinds"),
    ("railways", put("fund", "zones", ["rossa"]), Key.UNKNOWN_ID, "railways", "fund.zones"),
    ("railways", put("zones", "uncounted", ["rossa"]), Key.UNKNOWN_ID, "railways", "zones.uncounted"),
    ("railways", put("zones", "many_purchases", ["rossa"]), Key.UNKNOWN_ID, "railways", "zones.many_purchases"),
    ("trains", put("phases", "5", "events", ["close_privates", "x"]), Key.UNKNOWN_ID, "trains", "phases.5.events"),
    ("trains", put("phases", "6", "events", []), Key.FIELD_MISSING, "trains", "phases"),
    ("railways", put("launches", "9", {"float_percent": 20}), Key.UNKNOWN_ID, "railways", "launches"),
    ("trains", put("trains", "R5", "only_for", "tram"), Key.UNKNOWN_ID, "trains", "trains.R5.only_for"),
    # Figures with which no game can be played.
    ("railways", put(MAJORS, "LA", "steps", 0), Key.VALUE_NOT_ALLOWED, "railways", "majors.LA.steps"),
    ("railways", put(MAJORS, "LA", "steps", -1), Key.WRONG_SHAPE, "railways", "majors.LA.steps"),
    ("railways", put("junctions", "tokens", -1), Key.WRONG_SHAPE, "railways", "junctions.tokens"),
    ("railways", put("junctions", "tokens", 0), Key.VALUE_NOT_ALLOWED, "railways", "junctions.tokens"),
    ("railways", put("regionals", "FG", "face", 0), Key.VALUE_NOT_ALLOWED, "railways", "regionals.FG.face"),
    ("railways", put("least_raise", 0), Key.VALUE_NOT_ALLOWED, "railways", "least_raise"),
    ("trains", put("trains", "2", "distance", 1), Key.VALUE_NOT_ALLOWED, "trains", "trains.2.distance"),
    ("rules", put("scenarios", 0, "cash", 5000), Key.BANK_TOO_SMALL, "rules", "scenarios[0].cash"),
    ("rules", put("scenarios", 0, "corporations", 10), Key.VALUE_NOT_ALLOWED, "rules", "scenarios[0].corporations"),
    (
        "rules",
        put("scenarios", 0, "certificate_limit", 0),
        Key.VALUE_NOT_ALLOWED,
        "rules",
        "scenarios[0].certificate_limit",
    ),
    ("rules", drop("scenarios", 0, "trains", "4"), Key.FIELD_MISSING, "rules", "scenarios[0].trains"),
    ("rules", put("scenarios", 0, "trains", "R5", -1), Key.WRONG_SHAPE, "rules", "scenarios[0].trains.R5"),
    # Rules and switches that nothing answers.
    ("title", put("rules", "pa21"), Key.UNKNOWN_ID, "title", "rules"),
    ("title", put("rules", "t1849"), Key.VALUE_NOT_ALLOWED, "title", "rules"),
    ("title", drop("switches", "pool_limit"), Key.FIELD_MISSING, "rules", "profiles.pa20"),
    ("title", put("switches", "pool_limit", 0), Key.VALUE_NOT_ALLOWED, "title", "switches.pool_limit"),
    ("rules", put("profiles", "pa20", "loan_offer", "zz"), Key.VALUE_NOT_ALLOWED, "rules", "profiles.pa20.loan_offer"),
]
"""Faults of figures that each make sense by themselves."""


@pytest.mark.parametrize(
    ("file", "change", "key", "named", "place"),
    [
        # A link without its partner on the other map.
        ("map_napoli", drop("hexes", "A3", "links"), Key.LINK_ONE_WAY, "map_italia", "hexes.M5.links"),
        (
            "map_italia",
            put("hexes", "M5", "links", [[5, "napoli:Z9", 2]]),
            Key.UNKNOWN_ID,
            "map_italia",
            "hexes.M5.links",
        ),
        (
            "map_italia",
            put("hexes", "M5", "links", [[5, "napoli:A5", 2]]),
            Key.LINK_ONE_WAY,
            "map_italia",
            "hexes.M5.links",
        ),
        # A home off the map, or none.
        (
            "companies",
            put("corporations", "LA", "homes", ["ZZ1"]),
            Key.UNKNOWN_ID,
            "companies",
            "corporations.LA.homes",
        ),
        ("companies", put("corporations", "LA", "homes", []), Key.FIELD_MISSING, "companies", "corporations.LA"),
        # A certificate missing, or of the wrong kind.
        (
            "companies",
            lambda content: content["certificates"].pop(),
            Key.CERTIFICATES_SUM,
            "companies",
            "corporations.NN.certificates",
        ),
        (
            "companies",
            lambda content: content["corporations"]["SFM"]["certificates"].pop(),
            Key.CERTIFICATES_SUM,
            "companies",
            "corporations.SFM.certificates",
        ),
        (
            "companies",
            put("corporations", "RM", "certificates", ["20 president", *[10] * 8]),
            Key.VALUE_NOT_ALLOWED,
            "companies",
            "corporations.RM.certificates",
        ),
        (
            "companies",
            put("corporations", "SFSM", "certificates", ["50 president", 50]),
            Key.VALUE_NOT_ALLOWED,
            "companies",
            "corporations.SFSM.certificates",
        ),
        (
            "companies",
            put("corporations", "NN", "certificates", ["100 president"]),
            Key.FIELD_MISSING,
            "companies",
            "corporations.NN.certificates",
        ),
        # Names that nothing bears.
        (
            "railways",
            put("cards", "BAY", "certificate_of", "XX"),
            Key.UNKNOWN_ID,
            "railways",
            "cards.BAY.certificate_of",
        ),
        ("railways", drop("majors", "LA"), Key.FIELD_MISSING, "railways", "majors"),
        ("railways", drop("launches", "6"), Key.FIELD_MISSING, "railways", "launches"),
        ("railways", put("fund", "id", "XX"), Key.VALUE_NOT_ALLOWED, "companies", "corporations.SFM.kind"),
        ("railways", put("fund", "from_phase", "9"), Key.UNKNOWN_ID, "railways", "fund.from_phase"),
        ("railways", put("majors", "NN", "network", "LA"), Key.UNKNOWN_ID, "railways", "majors.NN.network"),
        (
            "railways",
            put("governments", "RM", "members", ["NN", "LA"]),
            Key.UNKNOWN_ID,
            "railways",
            "majors.FSC.network",
        ),
        (
            "railways",
            put("governments", "RM", "merging", 4),
            Key.VALUE_NOT_ALLOWED,
            "railways",
            "governments.RM.merging",
        ),
        (
            "railways",
            put("majors", "LA", "destinations", 0, "hexes", ["ZZ1"]),
            Key.UNKNOWN_ID,
            "railways",
            "majors.LA.destinations[0].hexes",
        ),
        (
            "railways",
            put("values_by_color", {"napoli:Z9": {"yellow": 40}}),
            Key.UNKNOWN_ID,
            "railways",
            "values_by_color.napoli:Z9",
        ),
        ("railways", put("dormant_par", 66), Key.VALUE_NOT_ALLOWED, "railways", "dormant_par"),
        ("railways", put("majors", "LA", "steps", "3"), Key.WRONG_TYPE, "railways", "majors.LA.steps"),
        ("railways", put("majors", "LA", "home_side", 6), Key.WRONG_SHAPE, "railways", "majors.LA.home_side"),
        ("railways", put("colour", 1), Key.FIELD_UNKNOWN, "railways", ""),
        (
            "companies",
            put("corporations", "LA", "kind", "minor"),
            Key.VALUE_NOT_ALLOWED,
            "companies",
            "corporations.LA.kind",
        ),
        ("companies", put("corporations", "LA", "kind", "regional"), Key.FIELD_MISSING, "railways", "regionals"),
        ("trains", put("trains", "5", "removed_after", "R9"), Key.UNKNOWN_ID, "trains", "trains.5"),
        # A value that falls by several rows at once looks down its whole column (P-AZ-1).
        ("market", put("rows", 8, ["30 blu"]), Key.VALUE_NOT_ALLOWED, "market", "rows[9][1]"),
        *UNFIT,
    ],
)
def test_a_fault_is_named_by_file_and_place(
    assets: Path, file: str, change: Edit, key: Key, named: str, place: str
) -> None:
    spoil(assets, file, change)
    with pytest.raises(DataError) as caught:
        load_title(assets / "games" / "pa20", library=assets)
    assert (caught.value.key, caught.value.parameters["place"]) == (key, place)
    assert str(caught.value.parameters["file"]) == str(assets / "games" / "pa20" / f"{named}.json")


@pytest.mark.parametrize(("file", "change", "key", "named", "place"), UNFIT[::4])
def test_the_check_of_a_folder_names_it_too(
    assets: Path, file: str, change: Edit, key: Key, named: str, place: str
) -> None:
    spoil(assets, file, change)
    found = check_folder(assets / "games" / "pa20", assets).findings
    assert (f"{named}.json", place, key.value) in {(one.file, one.place, one.parameters.get("error")) for one in found}


def test_without_its_railways_the_title_is_refused(assets: Path) -> None:
    (assets / "games" / "pa20" / "railways.json").unlink()
    with pytest.raises(DataError) as caught:
        load_title(assets / "games" / "pa20", library=assets)
    assert caught.value.key is Key.FILE_MISSING
    assert str(caught.value.parameters["file"]).endswith("railways.json")


def test_a_railway_of_two_kinds_is_told() -> None:
    files = read_files(ASSETS / "games" / "pa20", library=ASSETS)
    assert files.railways is not None
    twice = replace(files.railways, regionals={**files.railways.regionals, "NN": files.railways.regionals["FG"]})
    assert [(fault.key, fault.parameters["place"]) for fault in repeated_railways(twice, "railways.json")] == [
        (Key.DUPLICATE_ID, "regionals.NN")
    ]


def test_the_names_of_rules_and_events_are_those_there_are() -> None:
    assert set(RULES) == RULE_NAMES | RULE_NAMES_WITH_RAILWAYS
    assert set(phases.EVENTS) == EVENTS | EVENTS_WITH_RAILWAYS


def test_the_other_titles_stay_usable(assets: Path) -> None:
    spoil(assets, "railways", drop("fund"))
    found = {summary.id: summary.error for summary in list_titles(assets)}
    assert {title: error is None for title, error in found.items()} == {"1849": True, "pa20": False}
