"""A misspelling is told wherever a file names something: every field of text is tried, or it is said why it names nothing."""

from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from engine.data import railways_file, raw
from engine.designer.checks.findings import Finding
from tests.engine.designer.seeding import Change, sound, sown
from tests.engine.designer.test_seeded_faults import both, put

COMPANIES, TITLE, TRAINS, RULES, RAILWAYS = "companies.json", "title.json", "trains.json", "rules.json", "railways.json"
MAP, ITALIA, NAPOLI = "map.json", "map_italia.json", "map_napoli.json"
WRONG = "Zz9"
"""No train, company, tile or phase; as a hex it lies off every map."""
HEX = "Z99"


def renamed(*path: Any) -> Change:
    """Give the entry at the path another key, which stands last; the order stays."""
    *keys, old, new = path

    def change(content: Any) -> None:
        for key in keys:
            content = content[key]
        entries = [(new if key == old else key, value) for key, value in content.items()]
        content.clear()
        content.update(entries)

    return change


Misspelling = tuple[str, str, str, Change, str]
MISSPELLINGS: dict[str, Misspelling] = {
    # field: title, file, place of the finding, change, what the finding names
    "FaceShape.color": ("1849", MAP, "hexes.C5.color", put("hexes", "C5", "color", "yelow"), "yelow"),
    "FaceShape.stops": ("1849", MAP, "hexes.C5.stops[0]", put("hexes", "C5", "stops", ["citty 40"]), "citty 40"),
    "FaceShape.track": ("1849", MAP, "hexes.K9.track[0]", put("hexes", "K9", "track", ["0-3 narow"]), "0-3 narow"),
    "FaceShape.label": ("1849", MAP, "hexes.H12.label", put("hexes", "H12", "label", "Y"), "Y"),
    "HexShape.terrain": ("1849", MAP, "hexes.B4.terrain", put("hexes", "B4", "terrain", "hil"), "hil"),
    "HexShape.links": ("pa20", ITALIA, "hexes.L6.links", put("hexes", "L6", "links", 0, 1, f"napoli:{HEX}"), HEX),
    "HexShape.home_of": ("1849", MAP, "hexes.C5.home_of", put("hexes", "C5", "home_of", WRONG), WRONG),
    "HexShape.region": ("pa20", ITALIA, "hexes.C5.region", put("hexes", "C5", "region", "Abruzo"), "Abruzo"),
    "MapShape.orientation": ("1849", MAP, "orientation", put("orientation", "flatt"), "flatt"),
    "MapShape.hexes": ("1849", MAP, "hexes.D05", renamed("hexes", "D4", "D05"), "D05"),
    "MapShape.coast": ("1849", MAP, "coast", put("coast", "sicily"), "sicily"),
    "HexEventShape.event": ("1849", TITLE, "hex_events.B14", put("hex_events", "B14", "event", "flood"), "flood"),
    "TitleShape.rules": ("1849", TITLE, "rules", put("rules", "t1848"), "t1848"),
    "TitleShape.maps": ("1849", "mapp.json", "", put("maps", ["mapp.json"]), "mapp.json"),
    "TitleShape.tiles": ("1849", TITLE, f"tiles.{WRONG}", put("tiles", WRONG, 1), WRONG),
    "TitleShape.terrains": ("1849", MAP, "hexes.B2.terrain", renamed("terrains", "rough", "ruff"), "rough"),
    "TitleShape.hex_events": ("1849", TITLE, f"hex_events.{HEX}", put("hex_events", {HEX: {"event": "event_hexes"}}), HEX),
    "TitleShape.switches": ("1849", TITLE, "switches.hoarding_limit", put("switches", "hoarding_limit", 60), "hoarding_limit"),
    "TitleShape.switches=": ("1849", TITLE, "switches.bonds_from", put("switches", "bonds_from", WRONG), WRONG),
    "TitleShape.switches ": ("1849", TITLE, "switches.e_token_first_13", put("switches", "e_token_first_13", 500), "13"),
    "TitleShape.default_profile": ("1849", TITLE, "default_profile", put("default_profile", "pbme"), "pbme"),
    "TitleShape.delay": ("1849", TITLE, "delay", put("delay", [WRONG, 4]), WRONG),
    "MarketShape.rows": ("1849", "market.json", "rows[0][13]", put("rows", 0, 13, "306 restrict"), "306 restrict"),
    "CorporationShape.homes": ("1849", COMPANIES, "corporations.AFG.homes", put("corporations", "AFG", "homes", ["H8", HEX]),
     HEX),
    "CorporationShape.kind": ("1849", COMPANIES, "corporations.AFG.kind", put("corporations", "AFG", "kind", "mayor"),
     "mayor"),
    "CorporationShape.kind=": ("pa20", COMPANIES, "corporations.FA.kind", put("corporations", "FA", "kind", "regionl"),
     "regionl"),
    "CorporationShape.certificates": ("1849", COMPANIES, "corporations.AFG.certificates",
     put("corporations", "AFG", "certificates", ["20 presidnt", *[10] * 8]), "20 presidnt"),
    "PrivateShape.blocks": ("1849", COMPANIES, "privates.SCE.blocks", put("privates", "SCE", "blocks", [HEX]), HEX),
    "PrivateShape.ports": ("1849", COMPANIES, "privates.CNM.ports", put("privates", "CNM", "ports", [HEX]), HEX),
    "PrivateShape.teleports": ("1849", COMPANIES, "privates.SMS.teleports", put("privates", "SMS", "teleports", [HEX]), HEX),
    "CompaniesShape.certificates": ("1849", COMPANIES, "certificates", put("certificates", ["20 presidnt", *[10] * 8]),
     "20 presidnt"),
    "TrainShape.rusts_on": ("1849", TRAINS, "trains.4H.rusts_on", put("trains", "4H", "rusts_on", WRONG), WRONG),
    "TrainShape.available_on": ("1849", TRAINS, "trains.E.available_on", put("trains", "E", "available_on", WRONG), WRONG),
    "TrainShape.forbidden": ("1849", TRAINS, "trains.E.forbidden[0]", put("trains", "E", "forbidden", ["narow"]), "narow"),
    "TrainShape.doubled": ("1849", TRAINS, "trains.E.doubled", put("trains", "E", "doubled", [HEX]), HEX),
    "TrainShape.option": ("1849", TRAINS, "trains.E.option", put("trains", "E", "option", "electric_dream"),
     "electric_dream"),
    "TrainShape.only_for": ("1849", TRAINS, "trains.R6H.only_for", put("trains", "R6H", "only_for", "regional"), "regional"),
    "TrainShape.only_for=": ("pa20", TRAINS, "trains.R6.only_for", put("trains", "R6", "only_for", "regionl"), "regionl"),
    "TrainShape.removed_after": ("pa20", TRAINS, "trains.5.removed_after", put("trains", "5", "removed_after", WRONG), WRONG),
    "PhaseShape.colors": ("1849", TRAINS, "phases.16.colors[0]", put("phases", "16", "colors", ["yelow"]), "yelow"),
    "PhaseShape.on": ("1849", TRAINS, "phases.6.on", put("phases", "6", "on", WRONG), WRONG),
    "PhaseShape.events": ("1849", TRAINS, "phases.12.events",
     put("phases", "12", "events", ["close_private", "event_hexes"]), "close_private"),
    "TrainsShape.trains": ("1849", TRAINS, "trains.4H.rusts_on", renamed("trains", "8H", "8X"), "8H"),
    "OptionShape.requires": ("1849", RULES, "options.electric_dreams.requires",
     put("options", "electric_dreams", "requires", ["bond"]), "bond"),
    "ScenarioShape.trains": ("1849", RULES, "scenarios[0].trains", put("scenarios", 0, "trains", WRONG, 3), WRONG),
    "ScenarioShape.option": ("1849", RULES, "scenarios[2].option", put("scenarios", 2, "option", "reduced"), "reduced"),
    "RulesShape.profiles": ("1849", TITLE, "default_profile", renamed("profiles", "pbem", "pbm"), "pbem"),
    "RulesShape.profiles=": ("1849", RULES, "profiles.aag.loan_timming", put("profiles", "aag", "loan_timming", "a"),
     "loan_timming"),
    "RulesShape.profiles ": ("1849", RULES, "profiles.aag.loan_timing", put("profiles", "aag", "loan_timing", "aa"), "aa"),
    "RulesShape.options": ("1849", RULES, "options.acquiring_tokens",
     both(renamed("options", "acquiring_station_tokens", "acquiring_tokens"),
          put("options", "electric_dreams", "requires", [])), "acquiring_tokens"),
    "DestinationShape.place": ("pa20", RAILWAYS, "majors.FP.destinations[0].place",
     put("majors", "FP", "destinations", 0, "place", "Barri"), "Barri"),
    "DestinationShape.hexes": ("pa20", RAILWAYS, "majors.FP.destinations[0].hexes",
     put("majors", "FP", "destinations", 0, "hexes", [HEX]), HEX),
    "MajorShape.network": ("pa20", RAILWAYS, "majors.NN.network", put("majors", "NN", "network", WRONG), WRONG),
    "RegionalShape.network": ("pa20", RAILWAYS, "regionals.FA.network", put("regionals", "FA", "network", WRONG), WRONG),
    "GovernmentShape.members": ("pa20", RAILWAYS, "governments.RM.members",
     put("governments", "RM", "members", ["NN", "FSC", WRONG]), WRONG),
    "GovernmentShape.regionals": ("pa20", RAILWAYS, "governments.RM.regionals",
     put("governments", "RM", "regionals", ["SFSM", "SEPSA", WRONG]), WRONG),
    "CardShape.certificate_of": ("pa20", RAILWAYS, "cards.BAY.certificate_of", put("cards", "BAY", "certificate_of", WRONG),
     WRONG),
    "FundShape.id": ("pa20", RAILWAYS, "fund.id", put("fund", "id", WRONG), WRONG),
    "FundShape.from_phase": ("pa20", RAILWAYS, "fund.from_phase", put("fund", "from_phase", WRONG), WRONG),
    "FundShape.zones": ("pa20", RAILWAYS, "fund.zones", put("fund", "zones", ["azurra"]), "azurra"),
    "FundShape.kinds": ("pa20", RAILWAYS, "fund.kinds[0]", put("fund", "kinds", ["mayor"]), "mayor"),
    "ZonesShape.uncounted": ("pa20", RAILWAYS, "zones.uncounted", put("zones", "uncounted", ["azurra", "blu"]), "azurra"),
    "ZonesShape.many_purchases": ("pa20", RAILWAYS, "zones.many_purchases", put("zones", "many_purchases", ["bleu"]), "bleu"),
    "JunctionsShape.sharing": ("pa20", RAILWAYS, "junctions.sharing[0]", put("junctions", "sharing", ["mayor"]), "mayor"),
    "RailwaysShape.majors": ("pa20", RAILWAYS, f"majors.{WRONG}", renamed("majors", "FP", WRONG), WRONG),
    "RailwaysShape.regionals": ("pa20", RAILWAYS, f"regionals.{WRONG}", renamed("regionals", "FA", WRONG), WRONG),
    "RailwaysShape.governments": ("pa20", RAILWAYS, f"governments.{WRONG}", renamed("governments", "RM", WRONG), WRONG),
    "RailwaysShape.cards": ("pa20", RAILWAYS, f"cards.{WRONG}", renamed("cards", "BAY", WRONG), WRONG),
    "RailwaysShape.launches": ("pa20", RAILWAYS, "launches", renamed("launches", "3", WRONG), WRONG),
    "RailwaysShape.half_dividends": ("pa20", RAILWAYS, "half_dividends[0]", put("half_dividends", ["mayor"]), "mayor"),
    "RailwaysShape.values_by_color": ("pa20", RAILWAYS, f"values_by_color.{HEX}",
     put("values_by_color", HEX, {"yellow": 10}), HEX),
}  # fmt: skip

NAMES_NOTHING = {
    # what people read
    "HexShape.name", "HexShape.side_names", "TitleShape.name", "TitleShape.subtitle", "TitleShape.currency",
    "CorporationShape.name", "PrivateShape.name",
    # what others name: a misspelling is told where they do
    "MapShape.id", "CompaniesShape.corporations", "CompaniesShape.privates", "TrainsShape.phases", "LibraryShape.tiles",
    # names outside the title's files, in another program and in the books of rules, and a colour by its value
    "TitleShape.exchange_name", "TitleShape.cited_as", "CorporationShape.color",
}  # fmt: skip
"""Fields of text that refer to nothing in the title."""


def fields_of_text() -> Iterator[str]:
    """Every field of the files' shapes that holds text, closed lists of words included."""
    for module in (raw, railways_file):
        for shape in vars(module).values():
            if isinstance(shape, type) and issubclass(shape, raw.FileShape) and shape.__module__ == module.__name__:
                hints = get_type_hints(shape)
                yield from (f"{shape.__name__}.{name}" for name in shape.__annotations__ if _is_text(hints[name]))


def _is_text(hint: Any) -> bool:
    if isinstance(hint, str) or hint is str or (isinstance(hint, type) and issubclass(hint, Enum)):
        return True
    return any(map(_is_text, get_args(hint)))


def test_every_field_of_text_is_tried_or_names_nothing() -> None:
    tried = {field.rstrip("= ") for field in MISSPELLINGS}
    fields = set(fields_of_text())
    assert fields - tried == NAMES_NOTHING
    assert {"TrainShape.rusts_on", "FundShape.kinds", "PhaseShape.colors"} <= fields


@pytest.mark.parametrize("field", MISSPELLINGS)
def test_a_misspelling_is_told_at_its_place(tmp_path: Path, field: str) -> None:
    title, file, place, change, word = MISSPELLINGS[field]
    changed = TITLE if file == "mapp.json" else file
    if field in ("TitleShape.terrains", "RulesShape.profiles"):
        changed = {"TitleShape.terrains": TITLE, "RulesShape.profiles": RULES}[field]
    report = sown(tmp_path, title, {changed: change})
    fresh = [found for found in report.findings if found not in sound(title).findings]
    there = [found for found in fresh if (found.file, found.place) == (file, place)]
    assert there, [(found.file, found.place, found.parameters) for found in fresh]
    assert any(word in told(found) for found in there), [told(found) for found in there]


def told(finding: Finding) -> str:
    """What a finding names."""
    return " ".join([finding.file, finding.place, *map(str, finding.parameters.values())])
