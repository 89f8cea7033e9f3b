"""What a check finds, as values: the sentences (what, why it matters, how to mend) belong to the interface."""

from __future__ import annotations

import enum
from typing import Final

import msgspec

from engine.errors import DataError, Parameter
from engine.ids import HexId, MapId, TileId


class Severity(enum.Enum):
    """An error makes the title unplayable or wrong; a warning may be meant."""

    ERROR = "error"
    WARNING = "warning"


class Fault(enum.Enum):
    """Closed list of what can be found. Parameter names stand behind each key; `side` brings `compass`, its name."""

    # --- files
    DATA = "data"  # error: a key of `messages.Key`, with that key's parameters
    UNKNOWN_ID = "unknown_id"  # id
    BAD_NOTATION = "bad_notation"  # text
    NO_SUCH_END = "no_such_end"  # text
    TRACK_TWICE = "track_twice"  # text
    HEX_OFF_GRID = "hex_off_grid"  # hex
    CELL_TWICE = "cell_twice"  # hex, other_hex
    MAP_TWICE = "map_twice"  # map
    MAP_EMPTY = "map_empty"  # map
    MAP_IN_PIECES = "map_in_pieces"  # map, count, hex
    # --- printed track
    TRACK_OFF_MAP = "track_off_map"  # hex, side
    TRACK_BLOCKED = "track_blocked"  # hex, side
    TRACK_ENDS_NOWHERE = "track_ends_nowhere"  # hex, side, beyond
    GAUGE_BREAK = "gauge_break"  # hex, side, gauge, other_gauge
    GAUGE_BREAK_FOR_GOOD = "gauge_break_for_good"  # hex, side, gauge, other_gauge
    TRACKS_OVERLAP = "tracks_overlap"  # face, track, other_track
    TRACKS_TOO_CLOSE = "tracks_too_close"  # face, track, other_track
    CURVE_TOO_TIGHT = "curve_too_tight"  # face, track
    STOP_UNDER_TRACK = "stop_under_track"  # face, track
    STOPS_OVERLAP = "stops_overlap"  # face
    STOP_OUTSIDE = "stop_outside"  # face
    WRITING_ON_TRACK = "writing_on_track"  # face, text
    WRITING_OVERLAPS = "writing_overlaps"  # face, text
    # --- stops
    STOP_WITHOUT_TRACK = "stop_without_track"  # hex
    STOP_UNREACHABLE = "stop_unreachable"  # hex
    STOP_WORTHLESS = "stop_worthless"  # face
    VALUE_STEPS = "value_steps"  # face, count, needed
    PORT_ALONE = "port_alone"  # hex
    PORT_TOO_FAR = "port_too_far"  # hex, length, limit
    NAME_TWICE = "name_twice"  # hex, other_hex, name
    REGION_ALONE = "region_alone"  # hex, region, other_region
    GROUP_ALONE = "group_alone"  # hex, group
    # --- borders and links
    SIDE_OFF_MAP = "side_off_map"  # hex, side
    RIVER_COSTS_DIFFER = "river_costs_differ"  # hex, side, cost, other_cost
    RIVER_IMPASSABLE = "river_impassable"  # hex, side
    LINK_UNKNOWN = "link_unknown"  # hex, side, beyond
    LINK_ONE_WAY = "link_one_way"  # hex, side, beyond
    LINK_TWICE = "link_twice"  # hex, side
    LINK_SAME_MAP = "link_same_map"  # hex, side, beyond
    LINK_COVERED = "link_covered"  # hex, side, beyond
    # --- homes
    NO_HOME = "no_home"  # corporation
    HOME_WITHOUT_CITY = "home_without_city"  # hex, corporation
    HOME_NOT_LISTED = "home_not_listed"  # hex, corporation
    HOME_CROWDED = "home_crowded"  # hex, homes, count, slots
    HOME_CANNOT_LAY = "home_cannot_lay"  # hex, corporation
    HOME_LAYS_LATER = "home_lays_later"  # hex, corporation, phase
    # --- tiles
    HEX_WITHOUT_TILE = "hex_without_tile"  # hex
    LABEL_WITHOUT_TILE = "label_without_tile"  # hex, label, color
    LABEL_CHAIN_BROKEN = "label_chain_broken"  # tile, label, color
    LABEL_UNUSED = "label_unused"  # tile, label
    TILE_NEVER_LAID = "tile_never_laid"  # tile
    TILE_DEAD_END = "tile_dead_end"  # tile, color
    TILE_COLOR_NEVER = "tile_color_never"  # tile, color
    TILE_WITHOUT_PIECES = "tile_without_pieces"  # tile
    TILE_LOWERS_VALUE = "tile_lowers_value"  # tile, other_tile, value, other_value
    TILE_TWIN = "tile_twin"  # tile, other_tile
    ROTATION_NEVER_FITS = "rotation_never_fits"  # tile, rotations
    SUPPLY_SHORT = "supply_short"  # color, hexes, pieces, tiles
    SUPPLY_SURPLUS = "supply_surplus"  # tile, pieces, most
    # --- market, trains, phases, set-ups
    PAR_MISSING = "par_missing"
    PHASE_PAR_UNKNOWN = "phase_par_unknown"  # phase, price
    PAR_TWICE = "par_twice"  # price
    PAR_UNUSED = "par_unused"  # price
    MARKET_FALLS = "market_falls"  # price, other_price
    MARKET_FALLS_UPWARDS = "market_falls_upwards"  # price, other_price
    MARKET_RAGGED = "market_ragged"  # row, count, most
    MARKET_ROW_EMPTY = "market_row_empty"  # row
    MARKET_UNREACHABLE = "market_unreachable"  # price
    MARKET_WORTHLESS = "market_worthless"
    TRAIN_WITHOUT_PIECES = "train_without_pieces"  # train
    TRAIN_RUSTS_AT_ONCE = "train_rusts_at_once"  # train, other_train
    TRAIN_GOES_NOWHERE = "train_goes_nowhere"  # train
    TRAIN_NEVER_SOLD = "train_never_sold"  # train
    PHASE_NEVER_BEGINS = "phase_never_begins"  # phase, train
    PHASE_WITHOUT_TRAINS = "phase_without_trains"  # phase
    PHASE_WITHOUT_PAR = "phase_without_par"  # phase
    PHASE_WITHOUT_TILES = "phase_without_tiles"  # phase
    PHASE_COLOR_SKIPPED = "phase_color_skipped"  # phase, color
    PHASE_COLOR_LOST = "phase_color_lost"  # phase, color
    PHASE_WITHOUT_COLOR = "phase_without_color"  # phase, color
    PHASE_ORDER = "phase_order"  # phase, other_phase
    SCENARIO_CORPORATIONS = "scenario_corporations"  # players, count, most
    SCENARIO_MONEY = "scenario_money"  # players, cash, bank
    SCENARIO_WITHOUT_MONEY = "scenario_without_money"  # players
    SCENARIO_WITHOUT_TRAINS = "scenario_without_trains"  # players
    CERTIFICATES = "certificates"  # corporation, total
    SWITCH_MISSING = "switch_missing"  # profile, id
    SWITCH_UNKNOWN = "switch_unknown"  # id
    SWITCH_ANSWER = "switch_answer"  # id, text
    PRESIDENT = "president"  # corporation
    CORPORATION_WITHOUT_TOKEN = "corporation_without_token"  # corporation
    COMPANY_NAME_TWICE = "company_name_twice"  # company, other_company, name
    SIGN_TWICE = "sign_twice"  # company, other_company
    OPTION_IDLE = "option_idle"  # option
    OPTION_PLAYERS = "option_players"  # option, count
    DELAY_UNUSED = "delay_unused"  # corporation
    DESTINATION_NAME = "destination_name"  # name, hex


OF_THE_MAP: Final = frozenset(
    {
        Fault.BAD_NOTATION, Fault.NO_SUCH_END, Fault.TRACK_TWICE, Fault.HEX_OFF_GRID, Fault.CELL_TWICE, Fault.MAP_TWICE,
        Fault.MAP_EMPTY, Fault.MAP_IN_PIECES, Fault.TRACK_OFF_MAP, Fault.TRACK_BLOCKED, Fault.TRACK_ENDS_NOWHERE,
        Fault.GAUGE_BREAK, Fault.GAUGE_BREAK_FOR_GOOD, Fault.TRACKS_OVERLAP, Fault.TRACKS_TOO_CLOSE,
        Fault.CURVE_TOO_TIGHT, Fault.STOP_UNDER_TRACK, Fault.STOPS_OVERLAP, Fault.STOP_OUTSIDE, Fault.WRITING_ON_TRACK,
        Fault.WRITING_OVERLAPS, Fault.STOP_WITHOUT_TRACK, Fault.NAME_TWICE, Fault.SIDE_OFF_MAP, Fault.RIVER_COSTS_DIFFER,
        Fault.RIVER_IMPASSABLE, Fault.LINK_UNKNOWN, Fault.LINK_ONE_WAY, Fault.LINK_TWICE, Fault.LINK_SAME_MAP,
        Fault.LINK_COVERED, Fault.LABEL_WITHOUT_TILE, Fault.LABEL_CHAIN_BROKEN, Fault.LABEL_UNUSED, Fault.TILE_TWIN,
        Fault.REGION_ALONE, Fault.GROUP_ALONE,
    }
)  # fmt: skip
"""Faults that follow from maps and tiles alone, whatever companies, trains, market and set-ups say."""


class Finding(msgspec.Struct, frozen=True):
    """One thing found.

    `file` is the file's name in the title's folder and `place` where in it; `hex` or `tile` what to show, `map` and `point`
    (map space for a hex, unit-hex space for a tile, in circumradii) where the eye should go.
    """

    fault: Fault
    severity: Severity
    file: str
    place: str
    parameters: dict[str, Parameter] = {}
    map: MapId | None = None
    hex: HexId | None = None
    tile: TileId | None = None
    point: tuple[float, float] | None = None


def data_finding(error: DataError) -> Finding:
    """An error of the loader as a finding."""
    rest = {name: value for name, value in error.parameters.items() if name not in ("file", "place")}
    file = str(error.parameters["file"]).replace("\\", "/").rpartition("/")[2].rpartition("#")[2]
    parameters: dict[str, Parameter] = {"error": error.key.value, **rest}
    return Finding(Fault.DATA, Severity.ERROR, file, str(error.parameters.get("place", "")), parameters)
