"""One English sentence for every message key; `translations/` has them in Italian.

The names in braces are the parameters that stand beside the key in `engine/messages.py`; `gui/texts.py` fills them in.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.messages import Key
from gui.sentences_junctions import JUNCTIONS
from gui.sentences_railways import RAILWAYS

_FILES: Final[dict[Key, object]] = {
    Key.FILE_MISSING: QT_TRANSLATE_NOOP("engine", "There is no file {file}."),
    Key.FILE_UNREADABLE: QT_TRANSLATE_NOOP("engine", "The file {file} cannot be read: {reason}."),
    Key.FILE_NOT_PLAIN: QT_TRANSLATE_NOOP("engine", "{file} is not a file but a folder, a pipe or a device."),
    Key.FILE_ELSEWHERE: QT_TRANSLATE_NOOP("engine", "{file} leads out of its folder and is not read."),
    Key.FILE_TOO_LARGE: QT_TRANSLATE_NOOP("engine", "The file {file} is too large; the limit is {limit}."),
    Key.NOT_JSON: QT_TRANSLATE_NOOP("engine", "The file {file} is not valid JSON ({place})."),
    Key.WRONG_SHAPE: QT_TRANSLATE_NOOP(
        "engine", "The file {file} does not have the expected content at {place}: {reason}."
    ),
    Key.UNKNOWN_TITLE: QT_TRANSLATE_NOOP("engine", "{file}, {place}: there is no title “{title}”."),
    Key.UNKNOWN_ID: QT_TRANSLATE_NOOP("engine", "{file}, {place}: “{id}” is not defined."),
    Key.DUPLICATE_ID: QT_TRANSLATE_NOOP("engine", "{file}, {place}: “{id}” is defined twice."),
    Key.WRONG_TYPE: QT_TRANSLATE_NOOP("engine", "{file}, {place}: {expected} was expected, not {found}."),
    Key.FIELD_MISSING: QT_TRANSLATE_NOOP("engine", "{file}, {place}: the field “{field}” is missing."),
    Key.FIELD_UNKNOWN: QT_TRANSLATE_NOOP("engine", "{file}, {place}: there is no field “{field}”."),
    Key.VALUE_NOT_ALLOWED: QT_TRANSLATE_NOOP("engine", "{file}, {place}: the value {value} is not allowed."),
    Key.BAD_NOTATION: QT_TRANSLATE_NOOP("engine", "{file}, {place}: “{text}” cannot be understood."),
    Key.NO_SUCH_END: QT_TRANSLATE_NOOP(
        "engine", "{file}, {place}: the track “{text}” ends at a stop that does not exist."
    ),
    Key.HEX_OFF_GRID: QT_TRANSLATE_NOOP("engine", "{file}, {place}: the hex {hex} is not on the map's grid."),
    Key.TRACK_OFF_MAP: QT_TRANSLATE_NOOP("engine", "{file}, {place}: printed track leaves the map at side {side}."),
    Key.TRACK_BLOCKED: QT_TRANSLATE_NOOP(
        "engine", "{file}, {place}: printed track runs into the impassable side {side}."
    ),
    Key.SIDE_OFF_MAP: QT_TRANSLATE_NOOP("engine", "{file}, {place}: there is no neighbour at side {side}."),
    Key.LINK_ONE_WAY: QT_TRANSLATE_NOOP("engine", "{file}, {place}: the link to {hex} does not lead back."),
    Key.NO_STOP_THERE: QT_TRANSLATE_NOOP(
        "engine", "{file}, {place}: the hex {hex} has no city or town that a line could join."
    ),
    Key.HOME_SIDE_CLOSED: QT_TRANSLATE_NOOP(
        "engine", "{file}, {place}: side {side} of {hex} is no junction: no hex lies beyond, or it may not be crossed."
    ),
    Key.HOME_SIDE_TAKEN: QT_TRANSLATE_NOOP(
        "engine", "{file}, {place}: side {side} of {hex} is reserved for {corporation} already."
    ),
    Key.CERTIFICATES_SUM: QT_TRANSLATE_NOOP("engine", "{file}, {place}: the certificates make {found} %, not 100."),
    Key.CERTIFICATE_SIZE: QT_TRANSLATE_NOOP(
        "engine", "{file}, {place}: a certificate of {found} % is not possible; {wanted} % are."
    ),
    Key.BANK_TOO_SMALL: QT_TRANSLATE_NOOP(
        "engine", "{file}, {place}: {players} players with {cash} each have more than the whole bank, {amount}."
    ),
    Key.EXTENDS_CIRCLE: QT_TRANSLATE_NOOP("engine", "{file}, {place}: the title “{title}” extends itself."),
}

_SAVES: Final[dict[Key, object]] = {
    Key.FILE_TRUNCATED: QT_TRANSLATE_NOOP("engine", "The file {file} is incomplete: it breaks off at {place}."),
    Key.FILE_OF_ANOTHER_GAME: QT_TRANSLATE_NOOP(
        "engine", "{file} holds another game and is not overwritten: choose another folder or another seed."
    ),
    Key.FILE_UNWRITABLE: QT_TRANSLATE_NOOP("engine", "The file {file} cannot be written: {reason}."),
    Key.NOT_A_SAVE: QT_TRANSLATE_NOOP("engine", "The file {file} is not a saved game."),
    Key.EXCHANGE_FILE: QT_TRANSLATE_NOOP(
        "engine", "The file {file} is a game in the 18xx.games format, not one of our saves."
    ),
    Key.FORMAT_TOO_NEW: QT_TRANSLATE_NOOP(
        "engine",
        "The file {file} was saved by a newer version of the program (format {version}; this one knows {known}).",
    ),
    Key.FORMAT_UNKNOWN: QT_TRANSLATE_NOOP(
        "engine", "The file {file} has the format {version}, which is no longer known."
    ),
    Key.RULES_TOO_NEW: QT_TRANSLATE_NOOP(
        "engine", "The game in {file} uses rules version {version}; this program knows versions up to {known}."
    ),
    Key.COUNT_DIFFERS: QT_TRANSLATE_NOOP(
        "engine", "The file {file} is damaged at {place}: {stated} stated, {found} found."
    ),
    Key.DIGEST_DIFFERS: QT_TRANSLATE_NOOP(
        "engine", "The game in {file} does not lead to the position it was saved in; it was not opened."
    ),
    Key.SETUP_REFUSED: QT_TRANSLATE_NOOP("engine", "The game in {file} cannot be set up like this ({place})."),
    Key.ACTION_REFUSED: QT_TRANSLATE_NOOP(
        "engine", "The game in {file} contains a move that the rules refuse ({place})."
    ),
    Key.LIBRARY_IN_USE: QT_TRANSLATE_NOOP(
        "engine", "The game library {file} is in use by another window of the program."
    ),
    Key.LIBRARY_BROKEN: QT_TRANSLATE_NOOP("engine", "The game library {file} cannot be used: {reason}."),
    Key.LIBRARY_GONE: QT_TRANSLATE_NOOP(
        "engine", "The game library {file} was removed or replaced while the program was running."
    ),
    Key.LIBRARY_TOO_NEW: QT_TRANSLATE_NOOP(
        "engine",
        "The game library {file} belongs to a newer version of the program ({version}; this one knows {known}).",
    ),
    Key.NO_SUCH_GAME: QT_TRANSLATE_NOOP("engine", "The game library {file} has no game {game}."),
    Key.NOT_AN_EXCHANGE_FILE: QT_TRANSLATE_NOOP("engine", "The file {file} is not a game in the 18xx.games format."),
    Key.NOT_EXCHANGEABLE: QT_TRANSLATE_NOOP("engine", "The title {title} does not exist in the 18xx.games format."),
    Key.EXCHANGE_PROFILE: QT_TRANSLATE_NOOP(
        "engine", "The 18xx.games format needs the rules profile “{wanted}”; this game is played under “{profile}”."
    ),
    Key.NO_SEED_FOR_ORDER: QT_TRANSLATE_NOOP(
        "engine", "The sequence {order} was entered by hand; the 18xx.games format knows drawn sequences only."
    ),
    Key.EXCHANGE_ACTION_UNKNOWN: QT_TRANSLATE_NOOP("engine", "{file}, {place}: the action “{action}” is not known."),
    Key.EXCHANGE_ACTION_LOST: QT_TRANSLATE_NOOP(
        "engine", "{file}, {place}: the action “{action}” cannot be matched with the position."
    ),
    Key.REVENUE_DIFFERS: QT_TRANSLATE_NOOP(
        "engine", "{file}, {place}: the recorded revenue is {recorded}, the computed one {computed}."
    ),
    Key.RESULT_DIFFERS: QT_TRANSLATE_NOOP(
        "engine", "{file}: the recorded result of {player} is {recorded}, the computed one {computed}."
    ),
    Key.NOT_FINISHED: QT_TRANSLATE_NOOP("engine", "{file}: the recorded game is over, but played again it goes on."),
    Key.VERB_UNKNOWN: QT_TRANSLATE_NOOP("engine", "There is no command “{verb}”."),
    Key.ARGUMENTS_WRONG: QT_TRANSLATE_NOOP("engine", "The arguments of “{verb}” are wrong: {reason}."),
    Key.EXTRA_MISSING: QT_TRANSLATE_NOOP(
        "engine", "This needs the optional package “{extra}”, which is not installed."
    ),
    Key.CLUSTER_UNREACHABLE: QT_TRANSLATE_NOOP("engine", "The cluster at {address} cannot be used: {reason}."),
    Key.POSITION_UNKNOWN: QT_TRANSLATE_NOOP("engine", "The game in {file} has no position {position}."),
    Key.OFFER_REFUSED: QT_TRANSLATE_NOOP(
        "engine", "At {position} the offered move {action} was refused ({refusal}): a fault of the program."
    ),
    Key.GAME_INVARIANT: QT_TRANSLATE_NOOP("engine", "The game is no longer consistent at {position}: {what}."),
}

_SETUP: Final[dict[Key, object]] = {
    Key.GAME_OVER: QT_TRANSLATE_NOOP("engine", "The game is over."),
    Key.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("engine", "It is not {actor}'s turn but {active}'s."),
    Key.NOT_NOW: QT_TRANSLATE_NOOP("engine", "“{action}” is not possible now; the present step is “{step}”."),
    Key.PLAYER_COUNT: QT_TRANSLATE_NOOP("engine", "This title is for {allowed} players, not for {count}."),
    Key.NAME_EMPTY: QT_TRANSLATE_NOOP("engine", "The player in seat {seat} has no name."),
    Key.NAME_TOO_LONG: QT_TRANSLATE_NOOP(
        "engine", "The name of the player in seat {seat} is longer than {limit} characters."
    ),
    Key.NAME_NOT_PRINTABLE: QT_TRANSLATE_NOOP(
        "engine", "The name of the player in seat {seat} contains characters that cannot be shown."
    ),
    Key.NAME_REPEATED: QT_TRANSLATE_NOOP("engine", "Two players are called {name}."),
    Key.UNKNOWN_OPTION: QT_TRANSLATE_NOOP("engine", "This title has no variant “{option}”."),
    Key.OPTION_NEEDS: QT_TRANSLATE_NOOP("engine", "The variant “{option}” is played only together with: {needs}."),
    Key.OPTION_PLAYERS: QT_TRANSLATE_NOOP("engine", "The variant “{option}” is for {allowed} players."),
    Key.UNKNOWN_PROFILE: QT_TRANSLATE_NOOP("engine", "This title has no rules profile “{profile}”."),
    Key.ORDER_NOT_COMPLETE: QT_TRANSLATE_NOOP(
        "engine", "The sequence must name each corporation once: {corporations}."
    ),
}

_SHARES: Final[dict[Key, object]] = {
    Key.PRIVATE_NOT_FOR_SALE: QT_TRANSLATE_NOOP("engine", "{private} is not for sale."),
    Key.FRONT_PRICE: QT_TRANSLATE_NOOP("engine", "{private} is the first in the row and costs exactly {price}."),
    Key.BID_TOO_LOW: QT_TRANSLATE_NOOP("engine", "A bid on {private} must be at least {low}."),
    Key.BID_TOO_HIGH: QT_TRANSLATE_NOOP(
        "engine", "You can bid at most {high} on {private}; money in other bids is tied up."
    ),
    Key.BID_MULTIPLE: QT_TRANSLATE_NOOP("engine", "Bids must be multiples of {step}."),
    Key.ONLY_CONTESTED: QT_TRANSLATE_NOOP(
        "engine", "{private} is contested: its bidders must raise or drop out first."
    ),
    Key.START_PRICE_CLOSED: QT_TRANSLATE_NOOP("engine", "The start prices open now are {prices}."),
    Key.NOT_NEXT_TO_START: QT_TRANSLATE_NOOP(
        "engine", "{corporation} cannot be started yet; {next} is next in the sequence."
    ),
    Key.NOTHING_TO_START: QT_TRANSLATE_NOOP("engine", "{corporation} cannot be started in this round."),
    Key.NO_HOME_PLACE: QT_TRANSLATE_NOOP("engine", "There is no free place for the home token of {corporation}."),
    Key.HOME_NOT_FREE: QT_TRANSLATE_NOOP(
        "engine", "The place for the home token of {corporation} in {hex} is not free."
    ),
    Key.NOT_STARTED: QT_TRANSLATE_NOOP("engine", "{corporation} has not been started."),
    Key.NO_SUCH_CERTIFICATE: QT_TRANSLATE_NOOP("engine", "{corporation} has no such certificate."),
    Key.NOT_FOR_SALE: QT_TRANSLATE_NOOP(
        "engine", "This certificate of {corporation} lies neither in the treasury nor in the bank pool."
    ),
    Key.LAST_CERTIFICATE_BENEATH: QT_TRANSLATE_NOOP(
        "engine", "The last certificate of {corporation} lies beneath the others and is sold only after them."
    ),
    Key.CERTIFICATE_LIMIT: QT_TRANSLATE_NOOP("engine", "You hold the certificate limit already: {limit}."),
    Key.HOLDING_LIMIT: QT_TRANSLATE_NOOP("engine", "Nobody may hold more than {limit} % of {corporation}."),
    Key.CASH_SHORT: QT_TRANSLATE_NOOP("engine", "That costs {price}, and there is only {cash}."),
    Key.SOLD_THIS_ROUND: QT_TRANSLATE_NOOP(
        "engine", "You sold {corporation} in this round and may not buy it before the next one."
    ),
    Key.ONE_PURCHASE: QT_TRANSLATE_NOOP("engine", "Your purchase of this turn is made."),
    Key.EXTRA_CERTIFICATES: QT_TRANSLATE_NOOP(
        "engine", "After starting {corporation} you may add only two more of its 10 % certificates."
    ),
    Key.NOT_HELD: QT_TRANSLATE_NOOP("engine", "You do not hold these certificates of {corporation}."),
    Key.NOT_OPERATED: QT_TRANSLATE_NOOP(
        "engine", "{corporation} has not operated yet, so its certificates cannot be sold."
    ),
    Key.POOL_LIMIT: QT_TRANSLATE_NOOP("engine", "At most {limit} % of {corporation} may lie in the bank pool."),
    Key.PERCENT_WRONG: QT_TRANSLATE_NOOP(
        "engine", "These certificates of {corporation} cannot be sold as {percent} %."
    ),
    Key.NO_HEIR: QT_TRANSLATE_NOOP(
        "engine",
        "Nobody else could take over the presidency of {corporation}, and its certificate never goes to the pool.",
    ),
    Key.PRESIDENT_KEEPS: QT_TRANSLATE_NOOP(
        "engine", "The president's certificate of {corporation} is not needed for this sale."
    ),
    Key.PRESIDENCY_MUST_STAY: QT_TRANSLATE_NOOP(
        "engine", "The presidency of {corporation} must not change while its president raises money for its train."
    ),
    Key.LAST_INDIVISIBLE: QT_TRANSLATE_NOOP(
        "engine", "The last certificate of {corporation} is a 20 % one and cannot be halved."
    ),
    Key.LAST_OF_TREASURY: QT_TRANSLATE_NOOP(
        "engine", "The last certificate of {corporation} may be sold only when the treasury is emptied by it."
    ),
    Key.SOLD_IN_BLOCKS: QT_TRANSLATE_NOOP(
        "engine", "{corporation} was sold in this turn already; a second sale is not allowed."
    ),
    Key.MUST_SELL: QT_TRANSLATE_NOOP("engine", "You are above the certificate limit of {limit} and must sell first."),
    Key.MUST_SELL_OF: QT_TRANSLATE_NOOP(
        "engine", "You hold more than {limit} % of {corporation} and must sell some of it first."
    ),
}

_TRACK: Final[dict[Key, object]] = {
    Key.LAY_HEX_UNKNOWN: QT_TRANSLATE_NOOP("engine", "There is no hex {hex}."),
    Key.LAY_HEX_COMPLETE: QT_TRANSLATE_NOOP("engine", "{hex} is complete and is never built on."),
    Key.LAY_BLOCKED: QT_TRANSLATE_NOOP(
        "engine", "Nobody may build in {hex} while a player owns the private that blocks it."
    ),
    Key.LAY_LOCKED: QT_TRANSLATE_NOOP("engine", "{hex} cannot be built on until the next stock round is over."),
    Key.LAY_OUT_OF_REACH: QT_TRANSLATE_NOOP("engine", "Your track does not reach {hex}."),
    Key.LAY_NOT_A_TELEPORT: QT_TRANSLATE_NOOP(
        "engine", "With the private company you build in one of {hexes}, not in {hex}."
    ),
    Key.LAY_TILE_UNKNOWN: QT_TRANSLATE_NOOP("engine", "There is no tile {tile}."),
    Key.LAY_ROTATION: QT_TRANSLATE_NOOP("engine", "A tile lies in one of six rotations, not in {rotation}."),
    Key.LAY_COLOR: QT_TRANSLATE_NOOP("engine", "Tile {tile} is {color}; that colour is not yet available."),
    Key.LAY_SUPPLY: QT_TRANSLATE_NOOP("engine", "No tile {tile} is left."),
    Key.LAY_NOT_NEXT_COLOR: QT_TRANSLATE_NOOP(
        "engine", "{hex} is {old}; a {new} tile (no. {tile}) is not the next colour."
    ),
    Key.LAY_LABEL: QT_TRANSLATE_NOOP("engine", "The label of tile {tile} ({new}) is not that of {hex} ({old})."),
    Key.LAY_STOPS: QT_TRANSLATE_NOOP("engine", "Tile {tile} does not have the cities or towns of {hex}."),
    Key.LAY_TRACK_LOST: QT_TRANSLATE_NOOP("engine", "Turned like this, tile {tile} would take away track of {hex}."),
    Key.LAY_OFF_MAP: QT_TRANSLATE_NOOP("engine", "Track would leave the map from {hex} to the {side}."),
    Key.LAY_IMPASSABLE: QT_TRANSLATE_NOOP("engine", "The side of {hex} to the {side} is impassable."),
    Key.LAY_NO_TRACK_BEYOND: QT_TRANSLATE_NOOP(
        "engine", "To the {side} of {hex} lies {beyond}, which has no track on that side."
    ),
    Key.LAY_GAUGE: QT_TRANSLATE_NOOP(
        "engine", "The only contact of {hex} with your track, to the {side}, is of another gauge."
    ),
    Key.LAY_NO_CONTACT: QT_TRANSLATE_NOOP(
        "engine", "Turned like this, the tile in {hex} would not be joined to your track."
    ),
    Key.LAY_NEW_TRACK_UNREACHED: QT_TRANSLATE_NOOP(
        "engine",
        "You can reach none of the track that this tile would add in {hex}, and no value you reach would change.",
    ),
    Key.TOKEN_NONE_LEFT: QT_TRANSLATE_NOOP("engine", "{corporation} has no token left."),
    Key.TOKEN_NO_CITY: QT_TRANSLATE_NOOP("engine", "There is no city for a token in {hex}."),
    Key.TOKEN_NO_SUCH_SLOT: QT_TRANSLATE_NOOP("engine", "The city in {hex} has no token place no. {slot}."),
    Key.TOKEN_SLOT_TAKEN: QT_TRANSLATE_NOOP("engine", "The token place no. {slot} in {hex} is taken."),
    Key.TOKEN_CITY_FULL: QT_TRANSLATE_NOOP("engine", "All token places in {hex} are taken."),
    Key.TOKEN_ALREADY_HERE: QT_TRANSLATE_NOOP("engine", "{corporation} already has a token in {hex}."),
    Key.TOKEN_HOME_RESERVED: QT_TRANSLATE_NOOP(
        "engine", "The free place in {hex} is reserved for {corporation}, whose home it is."
    ),
    Key.TOKEN_OUT_OF_REACH: QT_TRANSLATE_NOOP("engine", "Your track does not reach the city in {hex}."),
    Key.TOKEN_NOT_A_HOME: QT_TRANSLATE_NOOP("engine", "The home must be one of {hexes}, not {hex}."),
    Key.TOKEN_NOT_A_TELEPORT: QT_TRANSLATE_NOOP(
        "engine", "With the private company the token goes to {hexes}, not to {hex}."
    ),
}

_ROUTES: Final[dict[Key, object]] = {
    Key.ROUTE_TRAIN_TWICE: QT_TRANSLATE_NOOP("engine", "The train {train} runs one route only."),
    Key.ROUTE_BROKEN: QT_TRANSLATE_NOOP("engine", "The track of this route is interrupted in {hex}."),
    Key.ROUTE_TRACK_TWICE: QT_TRANSLATE_NOOP("engine", "The route uses the track between {hex} and {other_hex} twice."),
    Key.ROUTE_TRACK_SHARED: QT_TRANSLATE_NOOP(
        "engine", "The trains {train} and {other_train} would share track between {hex} and {other_hex}."
    ),
    Key.ROUTE_STOP_TWICE: QT_TRANSLATE_NOOP("engine", "The route stops in {hex} twice."),
    Key.ROUTE_PORT_PASSED: QT_TRANSLATE_NOOP(
        "engine", "The port in {hex} can only be the beginning or end of a route."
    ),
    Key.ROUTE_OFFBOARD_PASSED: QT_TRANSLATE_NOOP("engine", "A route cannot go on from {hex}."),
    Key.ROUTE_CITY_BLOCKED: QT_TRANSLATE_NOOP(
        "engine", "The city in {hex} is full of other corporations' tokens: a route may end there, not pass."
    ),
    Key.ROUTE_TOO_FEW_STOPS: QT_TRANSLATE_NOOP(
        "engine", "The route of {train} must join at least two stops besides ports."
    ),
    Key.ROUTE_WITHOUT_OWN_CITY: QT_TRANSLATE_NOOP(
        "engine", "The route of {train} visits no city with a token of its corporation."
    ),
    Key.ROUTE_GAUGE_BREAK: QT_TRANSLATE_NOOP(
        "engine", "Between {hex} and {other_hex} the gauge changes outside a city or town."
    ),
    Key.ROUTE_GAUGE_FORBIDDEN: QT_TRANSLATE_NOOP(
        "engine", "The train {train} may not use the track between {hex} and {other_hex}."
    ),
    Key.ROUTE_TOO_LONG: QT_TRANSLATE_NOOP(
        "engine", "The route of {train} counts {length} hexes; the train reaches {limit}."
    ),
}

_VARIANTS: Final[dict[Key, object]] = {
    Key.TOKENS_NOT_TRADED_YET: QT_TRANSLATE_NOOP(
        "engine", "Tokens are bought from other corporations only after the first {train} train is sold."
    ),
    Key.TOKEN_BOUGHT_ALREADY: QT_TRANSLATE_NOOP("engine", "{corporation} has bought a token in this turn already."),
    Key.TOKEN_NOT_THERE: QT_TRANSLATE_NOOP("engine", "There is no token to buy at this place in {hex}."),
    Key.TOKEN_IS_HOME: QT_TRANSLATE_NOOP("engine", "The token of {corporation} in {hex} is its home and not for sale."),
    Key.TOKEN_IS_LAST: QT_TRANSLATE_NOOP("engine", "{corporation} must keep one token on the map."),
    Key.TOKEN_PRICE_LOW: QT_TRANSLATE_NOOP("engine", "The price agreed for a token must be at least {low}."),
    Key.BOND_OUTSTANDING: QT_TRANSLATE_NOOP("engine", "{corporation} has a bond already; one is the limit."),
    Key.BOND_NONE: QT_TRANSLATE_NOOP("engine", "{corporation} has no bond to repay."),
}

_TRAINS: Final[dict[Key, object]] = {
    Key.BETTER_RUN: QT_TRANSLATE_NOOP(
        "engine", "These routes earn {revenue}; the best ones, which must be run, earn {best}."
    ),
    Key.DIVIDEND_ALL_OR_NOTHING: QT_TRANSLATE_NOOP("engine", "The whole run is paid or the whole run is kept."),
    Key.TRAIN_NOT_OWNED: QT_TRANSLATE_NOOP("engine", "{corporation} does not own the train {train}."),
    Key.TRAIN_NOT_ON_SALE: QT_TRANSLATE_NOOP("engine", "The train {train} is not on sale now."),
    Key.TRAIN_PRICE: QT_TRANSLATE_NOOP("engine", "The price of the train {train} is {price}."),
    Key.TRAIN_PRICE_LOW: QT_TRANSLATE_NOOP("engine", "The price agreed for the train {train} must be at least {low}."),
    Key.TRAIN_CHEAPEST_ONLY: QT_TRANSLATE_NOOP(
        "engine", "With money of the president only the cheapest train of the bank may be bought, the one for {price}."
    ),
    Key.MUST_BUY_TRAIN: QT_TRANSLATE_NOOP("engine", "{corporation} has a route and no train, so it must buy one."),
    Key.SALE_BEYOND_NEED: QT_TRANSLATE_NOOP(
        "engine", "Only as much may be sold as is needed: {needed} is missing, and a smaller sale would do."
    ),
    Key.CAN_STILL_RAISE: QT_TRANSLATE_NOOP(
        "engine", "There is no bankruptcy yet: {needed} is missing, and sales can still raise {possible}."
    ),
    Key.LEAVE_HOLDING: QT_TRANSLATE_NOOP("engine", "{player} still holds certificates and cannot leave the game."),
    Key.LOAN_OR_LEAVE: QT_TRANSLATE_NOOP(
        "engine", "{player} holds no certificates and must take the loan or leave the game."
    ),
    Key.REDEEM_FIRST_TURN: QT_TRANSLATE_NOOP(
        "engine", "{corporation} may not redeem certificates in its first operating turn."
    ),
    Key.SELL_FIRST_TURN: QT_TRANSLATE_NOOP(
        "engine", "{corporation} may not sell certificates in its first operating turn."
    ),
    Key.PRIVATE_NOT_HELD: QT_TRANSLATE_NOOP("engine", "The corporation does not own {private}."),
    Key.PRIVATE_PRICE: QT_TRANSLATE_NOOP("engine", "The price of {private} must be between {low} and {high}."),
    Key.NOT_A_PORT: QT_TRANSLATE_NOOP("engine", "{hex} is not one of the ports for the marker."),
}

_DESIGNER: Final[dict[Key, object]] = {
    Key.TOO_MANY: QT_TRANSLATE_NOOP("engine", "{file}, {place}: {count} entries are too many; the limit is {limit}."),
    Key.NOT_A_MAKER_FILE: QT_TRANSLATE_NOOP("engine", "The file {file} is not a game in the 18xx-maker format."),
    Key.COPY_CIRCLE: QT_TRANSLATE_NOOP("engine", "{file}, {place}: copies that copy one another have no end."),
    Key.PAPER_TOO_SMALL: QT_TRANSLATE_NOOP(
        "engine", "The paper is too small for “{what}”: {width} × {height} mm are needed between the margins."
    ),
}

SENTENCES: Final[dict[Key, str]] = {
    key: str(words)
    for part in (_FILES, _SAVES, _SETUP, _SHARES, _TRACK, _ROUTES, _TRAINS, _VARIANTS, _DESIGNER, RAILWAYS, JUNCTIONS)
    for key, words in part.items()
}
"""Every key has exactly one sentence; `tests/gui/window/test_sentences.py` watches it."""
