"""The sentences of the designer's report: what was found, why it matters and how to mend it, for each kind of finding."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.designer.checks.findings import Fault
from gui import check_sentences_tables as tables

CONTEXT: Final = "checks"

_UNPLAYABLE: Final = QT_TRANSLATE_NOOP("checks", "While this stands, the title cannot be played.")
_WRITTEN: Final = QT_TRANSLATE_NOOP("checks", "What cannot be read is not drawn and not played.")
_NO_TRAIN: Final = QT_TRANSLATE_NOOP("checks", "No train can ever run there.")
_LOOKS: Final = QT_TRANSLATE_NOOP("checks", "On the table nobody can tell which track goes where.")
_HARD_TO_READ: Final = QT_TRANSLATE_NOOP("checks", "On the table it is hard to read.")
_LINKS: Final = QT_TRANSLATE_NOOP("checks", "A line that leaves one map must arrive on exactly one side of the other.")
_DRAW_LINK: Final = QT_TRANSLATE_NOOP("checks", "Draw the link again, from side to side.")
_SCARCE: Final = QT_TRANSLATE_NOOP(
    "checks", "Scarce tiles may be meant; if not, players wait for tiles that never come."
)

WHAT: Final[dict[Fault, object]] = {
    Fault.UNKNOWN_ID: QT_TRANSLATE_NOOP("checks", "“{id}” does not exist."),
    Fault.BAD_NOTATION: QT_TRANSLATE_NOOP("checks", "“{text}” cannot be read."),
    Fault.NO_SUCH_END: QT_TRANSLATE_NOOP("checks", "The track “{text}” leads to a stop that is not there."),
    Fault.TRACK_TWICE: QT_TRANSLATE_NOOP("checks", "The track “{text}” lies on another one with the same ends."),
    Fault.MAP_TWICE: QT_TRANSLATE_NOOP("checks", "Two maps are called {map}."),
    Fault.HEX_OFF_GRID: QT_TRANSLATE_NOOP("checks", "The hex {hex} does not lie on the grid of its map."),
    Fault.CELL_TWICE: QT_TRANSLATE_NOOP("checks", "The hexes {hex} and {other_hex} are the same place."),
    Fault.MAP_EMPTY: QT_TRANSLATE_NOOP("checks", "The map {map} has no hexes."),
    Fault.MAP_IN_PIECES: QT_TRANSLATE_NOOP("checks", "{count} hexes around {hex} touch no other hex of the map {map}."),
    Fault.TRACK_OFF_MAP: QT_TRANSLATE_NOOP("checks", "The printed track of {hex} runs off the map to the {compass}."),
    Fault.TRACK_BLOCKED: QT_TRANSLATE_NOOP(
        "checks", "The printed track of {hex} runs into the impassable side to the {compass}."
    ),
    Fault.TRACK_ENDS_NOWHERE: QT_TRANSLATE_NOOP(
        "checks", "The printed track of {hex} ends to the {compass}: {beyond} can never have track on that side."
    ),
    Fault.GAUGE_BREAK: QT_TRANSLATE_NOOP(
        "checks", "To the {compass} of {hex}, {gauge} track meets {other_gauge} track outside a city or town."
    ),
    Fault.GAUGE_BREAK_FOR_GOOD: QT_TRANSLATE_NOOP(
        "checks",
        "To the {compass} of {hex}, {gauge} track meets {other_gauge} track outside a stop, and no tile can ever join them.",
    ),
    Fault.TRACKS_OVERLAP: QT_TRANSLATE_NOOP(
        "checks", "On {face} the tracks {track} and {other_track} lie on each other."
    ),
    Fault.TRACKS_TOO_CLOSE: QT_TRANSLATE_NOOP(
        "checks", "On {face} the tracks {track} and {other_track} run closer than a printed rail without joining."
    ),
    Fault.CURVE_TOO_TIGHT: QT_TRANSLATE_NOOP(
        "checks", "On {face} the track {track} bends more tightly than it can be drawn."
    ),
    Fault.STOP_UNDER_TRACK: QT_TRANSLATE_NOOP(
        "checks", "On {face} the track {track} runs over a stop that it does not serve."
    ),
    Fault.STOPS_OVERLAP: QT_TRANSLATE_NOOP("checks", "On {face} two stops lie on each other."),
    Fault.STOP_OUTSIDE: QT_TRANSLATE_NOOP("checks", "On {face} a stop reaches beyond the edge."),
    Fault.WRITING_ON_TRACK: QT_TRANSLATE_NOOP("checks", "On {face} “{text}” can only be written on track."),
    Fault.WRITING_OVERLAPS: QT_TRANSLATE_NOOP(
        "checks", "On {face} there is no room for “{text}”: it lies on a stop or on other writing."
    ),
    Fault.STOP_WITHOUT_TRACK: QT_TRANSLATE_NOOP(
        "checks", "The stop of {hex} has no track, and no tile is ever laid there."
    ),
    Fault.STOP_UNREACHABLE: QT_TRANSLATE_NOOP("checks", "Whatever is built, no track ever joins {hex} to any home."),
    Fault.STOP_WORTHLESS: QT_TRANSLATE_NOOP("checks", "A stop of {face} is worth nothing."),
    Fault.VALUE_STEPS: QT_TRANSLATE_NOOP(
        "checks", "A stop of {face} has {count} values; the phases have {needed} steps."
    ),
    Fault.PORT_ALONE: QT_TRANSLATE_NOOP("checks", "From the port {hex} no two other stops can ever be reached."),
    Fault.PORT_TOO_FAR: QT_TRANSLATE_NOOP(
        "checks", "The second stop lies {length} hexes from the port {hex}; the longest train covers {limit}."
    ),
    Fault.NAME_TWICE: QT_TRANSLATE_NOOP("checks", "{hex} and {other_hex} are both called {name}."),
    Fault.SIDE_OFF_MAP: QT_TRANSLATE_NOOP("checks", "{hex} marks its side to the {compass}, where the map ends."),
    Fault.RIVER_COSTS_DIFFER: QT_TRANSLATE_NOOP(
        "checks", "The river to the {compass} of {hex} costs {cost} on one side and {other_cost} on the other."
    ),
    Fault.RIVER_IMPASSABLE: QT_TRANSLATE_NOOP(
        "checks", "The side of {hex} to the {compass} has a river and is impassable."
    ),
    Fault.LINK_UNKNOWN: QT_TRANSLATE_NOOP(
        "checks", "The link of {hex} to the {compass} leads to {beyond}, which does not exist."
    ),
    Fault.LINK_ONE_WAY: QT_TRANSLATE_NOOP(
        "checks", "The link of {hex} to the {compass} leads to {beyond}, but none leads back."
    ),
    Fault.LINK_TWICE: QT_TRANSLATE_NOOP("checks", "The side of {hex} to the {compass} has two links."),
    Fault.LINK_SAME_MAP: QT_TRANSLATE_NOOP(
        "checks", "The link of {hex} to the {compass} leads to {beyond} on the same map."
    ),
    Fault.LINK_COVERED: QT_TRANSLATE_NOOP(
        "checks", "The link of {hex} to the {compass} lies on a side behind which {beyond} can have track."
    ),
    Fault.NO_HOME: QT_TRANSLATE_NOOP("checks", "{corporation} has no home."),
    Fault.HOME_WITHOUT_CITY: QT_TRANSLATE_NOOP("checks", "{hex}, a home of {corporation}, has no city for its token."),
    Fault.HOME_NOT_LISTED: QT_TRANSLATE_NOOP(
        "checks", "{hex} is reserved for {corporation}, whose homes do not include it."
    ),
    Fault.HOME_CROWDED: QT_TRANSLATE_NOOP(
        "checks",
        "Token places in {homes}: {slots} are open to corporations without another home, of which there are {count}.",
    ),
    Fault.HOME_CANNOT_LAY: QT_TRANSLATE_NOOP("checks", "From {hex} {corporation} can never lay a tile."),
    Fault.HOME_LAYS_LATER: QT_TRANSLATE_NOOP(
        "checks", "From {hex} {corporation} can lay its first tile only in phase {phase}."
    ),
    Fault.HEX_WITHOUT_TILE: QT_TRANSLATE_NOOP("checks", "No tile of the set can ever be laid on {hex}."),
    Fault.LABEL_WITHOUT_TILE: QT_TRANSLATE_NOOP("checks", "No {color} tile with the label {label} fits on {hex}."),
    Fault.LABEL_CHAIN_BROKEN: QT_TRANSLATE_NOOP(
        "checks", "Tile {tile} has the label {label}, but there is no {color} tile with it."
    ),
    Fault.LABEL_UNUSED: QT_TRANSLATE_NOOP("checks", "Tile {tile} has the label {label}, which no hex has."),
    Fault.TILE_NEVER_LAID: QT_TRANSLATE_NOOP("checks", "Tile {tile} can never be laid on any hex."),
    Fault.TILE_DEAD_END: QT_TRANSLATE_NOOP(
        "checks", "Nothing upgrades tile {tile}, although the set has {color} tiles of its kind."
    ),
    Fault.TILE_COLOR_NEVER: QT_TRANSLATE_NOOP("checks", "Tile {tile} is {color}, which no phase allows."),
    Fault.TILE_WITHOUT_PIECES: QT_TRANSLATE_NOOP("checks", "There is no piece of tile {tile}."),
    Fault.TILE_LOWERS_VALUE: QT_TRANSLATE_NOOP(
        "checks", "The upgrade from tile {tile} to {other_tile} lowers a value from {value} to {other_value}."
    ),
    Fault.TILE_TWIN: QT_TRANSLATE_NOOP("checks", "Tile {tile} is the same as tile {other_tile}."),
    Fault.ROTATION_NEVER_FITS: QT_TRANSLATE_NOOP("checks", "Tile {tile} fits on no hex in the rotations {rotations}."),
    Fault.SUPPLY_SHORT: QT_TRANSLATE_NOOP(
        "checks", "{hexes} hexes can ask for a {color} tile at once; pieces: {pieces}, of {tiles}."
    ),
    Fault.SUPPLY_SURPLUS: QT_TRANSLATE_NOOP(
        "checks", "Of the {pieces} pieces of tile {tile} at most {most} can lie on the map at once."
    ),
    Fault.PAR_MISSING: QT_TRANSLATE_NOOP("checks", "The market has no start price."),
    Fault.PHASE_PAR_UNKNOWN: QT_TRANSLATE_NOOP(
        "checks", "Phase {phase} allows the start price {price}, which the market does not have."
    ),
    Fault.MARKET_FALLS: QT_TRANSLATE_NOOP("checks", "In the market {price} stands to the right of {other_price}."),
    Fault.TRAIN_WITHOUT_PIECES: QT_TRANSLATE_NOOP("checks", "No set-up has a train {train}."),
    Fault.TRAIN_RUSTS_AT_ONCE: QT_TRANSLATE_NOOP(
        "checks", "The train {train} rusts on {other_train}, which is not sold after it."
    ),
    Fault.TRAIN_GOES_NOWHERE: QT_TRANSLATE_NOOP("checks", "The train {train} does not cover a single hex."),
    Fault.PHASE_WITHOUT_COLOR: QT_TRANSLATE_NOOP("checks", "Phase {phase} allows {color} tiles, and the set has none."),
    Fault.PHASE_ORDER: QT_TRANSLATE_NOOP(
        "checks", "Phase {phase} begins with a train that is sold before the one of phase {other_phase}."
    ),
    Fault.SCENARIO_CORPORATIONS: QT_TRANSLATE_NOOP(
        "checks", "The set-up for {players} players wants {count} corporations; there are {most}."
    ),
    Fault.SCENARIO_MONEY: QT_TRANSLATE_NOOP(
        "checks", "The set-up for {players} players hands out {cash}; the bank has {bank}."
    ),
    Fault.CERTIFICATES: QT_TRANSLATE_NOOP("checks", "The certificates of {corporation} make {total} %."),
    Fault.SWITCH_MISSING: QT_TRANSLATE_NOOP("checks", "The profile {profile} has no “{id}”, nor has the title."),
    Fault.PRESIDENT: QT_TRANSLATE_NOOP("checks", "{corporation} needs exactly one president's certificate."),
    **tables.WHAT,
}
"""What was found. `Fault.DATA` has the sentence of the loader's error."""

WHY: Final[dict[Fault, object]] = {
    Fault.DATA: _UNPLAYABLE,
    Fault.UNKNOWN_ID: _UNPLAYABLE,
    Fault.BAD_NOTATION: _WRITTEN,
    Fault.NO_SUCH_END: _WRITTEN,
    Fault.TRACK_TWICE: _LOOKS,
    Fault.MAP_TWICE: _UNPLAYABLE,
    Fault.HEX_OFF_GRID: QT_TRANSLATE_NOOP(
        "checks", "Neighbours are found by the grid: every other cell of a row is a hex."
    ),
    Fault.CELL_TWICE: QT_TRANSLATE_NOOP("checks", "One place can be only one hex."),
    Fault.MAP_EMPTY: QT_TRANSLATE_NOOP("checks", "There is nothing to build on."),
    Fault.MAP_IN_PIECES: QT_TRANSLATE_NOOP("checks", "Track never leads from one piece of the map to the other."),
    Fault.TRACK_OFF_MAP: _NO_TRAIN,
    Fault.TRACK_BLOCKED: _NO_TRAIN,
    Fault.TRACK_ENDS_NOWHERE: _NO_TRAIN,
    Fault.GAUGE_BREAK: QT_TRANSLATE_NOOP("checks", "No train passes there until a tile with dual track is laid."),
    Fault.GAUGE_BREAK_FOR_GOOD: QT_TRANSLATE_NOOP("checks", "No train ever passes there."),
    Fault.TRACKS_OVERLAP: _LOOKS,
    Fault.TRACKS_TOO_CLOSE: _LOOKS,
    Fault.CURVE_TOO_TIGHT: QT_TRANSLATE_NOOP(
        "checks", "No printed curve is sharper than the one between neighbouring sides."
    ),
    Fault.STOP_UNDER_TRACK: _LOOKS,
    Fault.STOPS_OVERLAP: _LOOKS,
    Fault.STOP_OUTSIDE: QT_TRANSLATE_NOOP("checks", "It is cut off in print and covers the next hex on the screen."),
    Fault.WRITING_ON_TRACK: _HARD_TO_READ,
    Fault.WRITING_OVERLAPS: _HARD_TO_READ,
    Fault.STOP_WITHOUT_TRACK: _NO_TRAIN,
    Fault.STOP_UNREACHABLE: _NO_TRAIN,
    Fault.STOP_WORTHLESS: QT_TRANSLATE_NOOP("checks", "Nobody will run there."),
    Fault.VALUE_STEPS: QT_TRANSLATE_NOOP("checks", "In the last phases the stop has no value."),
    Fault.PORT_ALONE: QT_TRANSLATE_NOOP("checks", "A run over a port needs two stops besides the port."),
    Fault.PORT_TOO_FAR: QT_TRANSLATE_NOOP("checks", "A run over a port needs two stops besides the port."),
    Fault.NAME_TWICE: QT_TRANSLATE_NOOP("checks", "Players and the log cannot tell the two apart."),
    Fault.SIDE_OFF_MAP: QT_TRANSLATE_NOOP(
        "checks", "The edge of the map is closed anyway; the mark was meant for another side."
    ),
    Fault.RIVER_COSTS_DIFFER: QT_TRANSLATE_NOOP("checks", "A side has one cost, whoever builds over it."),
    Fault.RIVER_IMPASSABLE: QT_TRANSLATE_NOOP("checks", "Nobody ever pays for a river that cannot be crossed."),
    Fault.LINK_UNKNOWN: _LINKS,
    Fault.LINK_ONE_WAY: _LINKS,
    Fault.LINK_TWICE: _LINKS,
    Fault.LINK_SAME_MAP: QT_TRANSLATE_NOOP("checks", "Hexes of one map are neighbours by their place."),
    Fault.LINK_COVERED: QT_TRANSLATE_NOOP("checks", "Track over that side would have to lead to two hexes."),
    Fault.NO_HOME: QT_TRANSLATE_NOOP("checks", "A corporation begins with a token in its home."),
    Fault.HOME_WITHOUT_CITY: QT_TRANSLATE_NOOP("checks", "A corporation begins with a token in its home."),
    Fault.HOME_NOT_LISTED: _UNPLAYABLE,
    Fault.HOME_CROWDED: QT_TRANSLATE_NOOP("checks", "One of them cannot be started."),
    Fault.HOME_CANNOT_LAY: QT_TRANSLATE_NOOP("checks", "The corporation would never get a route."),
    Fault.HOME_LAYS_LATER: QT_TRANSLATE_NOOP("checks", "Whoever starts it earlier waits without a route."),
    Fault.HEX_WITHOUT_TILE: QT_TRANSLATE_NOOP("checks", "The hex looks as if it could be built on and cannot."),
    Fault.LABEL_WITHOUT_TILE: QT_TRANSLATE_NOOP("checks", "The hex can never be upgraded."),
    Fault.LABEL_CHAIN_BROKEN: QT_TRANSLATE_NOOP(
        "checks", "The tile can never be laid, for the one before it is missing."
    ),
    Fault.LABEL_UNUSED: QT_TRANSLATE_NOOP("checks", "The tile can never be laid."),
    Fault.TILE_NEVER_LAID: QT_TRANSLATE_NOOP("checks", "Its pieces are of no use."),
    Fault.TILE_DEAD_END: QT_TRANSLATE_NOOP("checks", "Whoever lays it closes the hex for good."),
    Fault.TILE_COLOR_NEVER: QT_TRANSLATE_NOOP("checks", "The tile can never be laid."),
    Fault.TILE_WITHOUT_PIECES: QT_TRANSLATE_NOOP("checks", "The tile can never be laid."),
    Fault.TILE_LOWERS_VALUE: QT_TRANSLATE_NOOP("checks", "Nobody will want this upgrade."),
    Fault.TILE_TWIN: QT_TRANSLATE_NOOP("checks", "Two numbers for one tile confuse the supply."),
    Fault.ROTATION_NEVER_FITS: QT_TRANSLATE_NOOP("checks", "The tile was perhaps drawn turned the wrong way."),
    Fault.SUPPLY_SHORT: _SCARCE,
    Fault.SUPPLY_SURPLUS: QT_TRANSLATE_NOOP("checks", "The others are needed only if pieces leave the game."),
    Fault.PAR_MISSING: QT_TRANSLATE_NOOP("checks", "No corporation can be started."),
    Fault.PHASE_PAR_UNKNOWN: _UNPLAYABLE,
    Fault.MARKET_FALLS: QT_TRANSLATE_NOOP("checks", "A move to the right should raise the price."),
    Fault.TRAIN_WITHOUT_PIECES: QT_TRANSLATE_NOOP(
        "checks", "The train is never sold, and what waits for it never happens."
    ),
    Fault.TRAIN_RUSTS_AT_ONCE: QT_TRANSLATE_NOOP("checks", "It would rust before it is sold, or never."),
    Fault.TRAIN_GOES_NOWHERE: QT_TRANSLATE_NOOP("checks", "It never earns anything."),
    Fault.PHASE_WITHOUT_COLOR: QT_TRANSLATE_NOOP("checks", "Nothing changes for the builders in this phase."),
    Fault.PHASE_ORDER: QT_TRANSLATE_NOOP("checks", "The phases would run in another order than they stand."),
    Fault.SCENARIO_CORPORATIONS: _UNPLAYABLE,
    Fault.SCENARIO_MONEY: QT_TRANSLATE_NOOP("checks", "The bank is broken before the game begins."),
    Fault.CERTIFICATES: _UNPLAYABLE,
    Fault.SWITCH_MISSING: QT_TRANSLATE_NOOP("checks", "The rules ask for it; a game would stop there."),
    Fault.PRESIDENT: QT_TRANSLATE_NOOP("checks", "Whoever starts a corporation takes the president's certificate."),
    **tables.WHY,
}
"""Why it matters."""

MEND: Final[dict[Fault, object]] = {
    Fault.DATA: QT_TRANSLATE_NOOP("checks", "Correct the place named in the file."),
    Fault.UNKNOWN_ID: QT_TRANSLATE_NOOP("checks", "Add what is missing, or take its name out of this place."),
    Fault.BAD_NOTATION: QT_TRANSLATE_NOOP("checks", "Write it as the other stops and tracks are written."),
    Fault.NO_SUCH_END: QT_TRANSLATE_NOOP("checks", "Erase the track, or add the stop first."),
    Fault.TRACK_TWICE: QT_TRANSLATE_NOOP("checks", "Erase one of the two; dual track carries both gauges."),
    Fault.MAP_TWICE: QT_TRANSLATE_NOOP("checks", "Give one of them another id."),
    Fault.HEX_OFF_GRID: QT_TRANSLATE_NOOP("checks", "Use the hex beside it, one number or one row further."),
    Fault.CELL_TWICE: QT_TRANSLATE_NOOP("checks", "Remove one of the two."),
    Fault.MAP_EMPTY: QT_TRANSLATE_NOOP("checks", "Draw hexes, or remove the map."),
    Fault.MAP_IN_PIECES: QT_TRANSLATE_NOOP("checks", "Join the pieces with hexes, or link their sides."),
    Fault.TRACK_OFF_MAP: QT_TRANSLATE_NOOP("checks", "Erase the track, or add the hex it leads to."),
    Fault.TRACK_BLOCKED: QT_TRANSLATE_NOOP("checks", "Erase the track, or open the side."),
    Fault.TRACK_ENDS_NOWHERE: QT_TRANSLATE_NOOP("checks", "Erase the track, or draw track on the other side."),
    Fault.GAUGE_BREAK: QT_TRANSLATE_NOOP("checks", "Draw both tracks in one gauge, or one of them dual."),
    Fault.GAUGE_BREAK_FOR_GOOD: QT_TRANSLATE_NOOP("checks", "Draw both tracks in one gauge, or one of them dual."),
    Fault.TRACKS_OVERLAP: QT_TRANSLATE_NOOP("checks", "Erase one of the tracks, or let both serve the same stop."),
    Fault.TRACKS_TOO_CLOSE: QT_TRANSLATE_NOOP("checks", "Use other sides, or fewer stops on this face."),
    Fault.CURVE_TOO_TIGHT: QT_TRANSLATE_NOOP("checks", "Use other sides, or fewer stops on this face."),
    Fault.STOP_UNDER_TRACK: QT_TRANSLATE_NOOP("checks", "Lead the track to the stop, or use other sides."),
    Fault.STOPS_OVERLAP: QT_TRANSLATE_NOOP("checks", "Use fewer stops, or fewer token places."),
    Fault.STOP_OUTSIDE: QT_TRANSLATE_NOOP("checks", "Use fewer stops, or fewer token places."),
    Fault.WRITING_ON_TRACK: QT_TRANSLATE_NOOP("checks", "Shorten the name, or leave it where little track lies."),
    Fault.WRITING_OVERLAPS: QT_TRANSLATE_NOOP("checks", "Shorten the name, or use fewer values and stops."),
    Fault.STOP_WITHOUT_TRACK: QT_TRANSLATE_NOOP("checks", "Draw track to the stop, or let tiles be laid on the hex."),
    Fault.STOP_UNREACHABLE: QT_TRANSLATE_NOOP("checks", "Open a side, draw track, or remove the stop."),
    Fault.STOP_WORTHLESS: QT_TRANSLATE_NOOP("checks", "Give it a value."),
    Fault.VALUE_STEPS: QT_TRANSLATE_NOOP("checks", "Give one value for all phases, or one for each step."),
    Fault.PORT_ALONE: QT_TRANSLATE_NOOP("checks", "Lead the port's track to hexes that join two stops."),
    Fault.PORT_TOO_FAR: QT_TRANSLATE_NOOP("checks", "Move the port or a stop nearer, or give a train a longer reach."),
    Fault.NAME_TWICE: QT_TRANSLATE_NOOP(
        "checks", "Change a name, or give both stops the same group if they are one place."
    ),
    Fault.SIDE_OFF_MAP: QT_TRANSLATE_NOOP("checks", "Take the mark away, or move it to the right side."),
    Fault.RIVER_COSTS_DIFFER: QT_TRANSLATE_NOOP("checks", "Give the river one cost."),
    Fault.RIVER_IMPASSABLE: QT_TRANSLATE_NOOP("checks", "Keep one of the two marks."),
    Fault.LINK_UNKNOWN: _DRAW_LINK,
    Fault.LINK_ONE_WAY: _DRAW_LINK,
    Fault.LINK_TWICE: QT_TRANSLATE_NOOP("checks", "Remove one of the two links."),
    Fault.LINK_SAME_MAP: QT_TRANSLATE_NOOP("checks", "Remove the link."),
    Fault.LINK_COVERED: QT_TRANSLATE_NOOP("checks", "Make that hex grey without track on the side, or move the link."),
    Fault.NO_HOME: QT_TRANSLATE_NOOP("checks", "Choose a city as its home."),
    Fault.HOME_WITHOUT_CITY: QT_TRANSLATE_NOOP("checks", "Place a city on the hex, or choose another home."),
    Fault.HOME_NOT_LISTED: QT_TRANSLATE_NOOP("checks", "Make the hex its home, or reserve the place for nobody."),
    Fault.HOME_CROWDED: QT_TRANSLATE_NOOP("checks", "Give the city more token places, or choose other homes."),
    Fault.HOME_CANNOT_LAY: QT_TRANSLATE_NOOP(
        "checks", "Open a side, draw track out of the city, or add a tile that fits."
    ),
    Fault.HOME_LAYS_LATER: QT_TRANSLATE_NOOP(
        "checks", "Add a yellow tile that fits there, or draw track out of the city."
    ),
    Fault.HEX_WITHOUT_TILE: QT_TRANSLATE_NOOP(
        "checks", "Add a tile with its stops, open a side, or paint the hex grey."
    ),
    Fault.LABEL_WITHOUT_TILE: QT_TRANSLATE_NOOP("checks", "Add a tile with this label, or take the label away."),
    Fault.LABEL_CHAIN_BROKEN: QT_TRANSLATE_NOOP("checks", "Add the missing tile."),
    Fault.LABEL_UNUSED: QT_TRANSLATE_NOOP("checks", "Give a hex this label, or take the tile out of the set."),
    Fault.TILE_NEVER_LAID: QT_TRANSLATE_NOOP(
        "checks", "Add the tile or hex it could follow, or take it out of the set."
    ),
    Fault.TILE_DEAD_END: QT_TRANSLATE_NOOP("checks", "Add a tile that keeps its track and stops."),
    Fault.TILE_COLOR_NEVER: QT_TRANSLATE_NOOP(
        "checks", "Let a phase allow the colour, or take the tile out of the set."
    ),
    Fault.TILE_WITHOUT_PIECES: QT_TRANSLATE_NOOP("checks", "Give it a number, or take it out of the set."),
    Fault.TILE_LOWERS_VALUE: QT_TRANSLATE_NOOP("checks", "Raise the value of the later tile."),
    Fault.TILE_TWIN: QT_TRANSLATE_NOOP("checks", "Take one of the two out and add its pieces to the other."),
    Fault.ROTATION_NEVER_FITS: QT_TRANSLATE_NOOP("checks", "Compare the tile with the hexes that could take it."),
    Fault.SUPPLY_SHORT: QT_TRANSLATE_NOOP("checks", "Add pieces, or leave it and say so in the notes of the title."),
    Fault.SUPPLY_SURPLUS: QT_TRANSLATE_NOOP("checks", "Print fewer, or leave it and say so in the notes of the title."),
    Fault.PAR_MISSING: QT_TRANSLATE_NOOP("checks", "Make a cell of the market a start price."),
    Fault.PHASE_PAR_UNKNOWN: QT_TRANSLATE_NOOP(
        "checks", "Make a cell with this price a start price, or take it out of the phase."
    ),
    Fault.MARKET_FALLS: QT_TRANSLATE_NOOP("checks", "Correct one of the two prices."),
    Fault.TRAIN_WITHOUT_PIECES: QT_TRANSLATE_NOOP("checks", "Give it a number in a set-up, or remove it."),
    Fault.TRAIN_RUSTS_AT_ONCE: QT_TRANSLATE_NOOP("checks", "Let it rust on a train that is sold later."),
    Fault.TRAIN_GOES_NOWHERE: QT_TRANSLATE_NOOP("checks", "Give it a longer reach or a smaller weight."),
    Fault.PHASE_WITHOUT_COLOR: QT_TRANSLATE_NOOP("checks", "Add tiles of the colour, or take it out of the phase."),
    Fault.PHASE_ORDER: QT_TRANSLATE_NOOP("checks", "Put the phases in the order of their trains."),
    Fault.SCENARIO_CORPORATIONS: QT_TRANSLATE_NOOP("checks", "Correct the number, or add corporations."),
    Fault.SCENARIO_MONEY: QT_TRANSLATE_NOOP("checks", "Give the bank more, or the players less."),
    Fault.CERTIFICATES: QT_TRANSLATE_NOOP("checks", "Make them 100 % together."),
    Fault.SWITCH_MISSING: QT_TRANSLATE_NOOP(
        "checks", "Take it over from a title with the same rules, or let this title extend that one."
    ),
    Fault.PRESIDENT: QT_TRANSLATE_NOOP("checks", "Write “president” after one of them, and after no other."),
    **tables.MEND,
}
"""How to mend it."""
