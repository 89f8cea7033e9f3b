"""Closed list of message keys. The interface turns each into a sentence in the user's language (`gui/texts.py`).

Keep the sections in order and add a key to the section of its subject; the words live in the translations only.
"""

from __future__ import annotations

import enum


class Key(enum.Enum):
    """Key of a sentence the interface knows. Parameter names stand in the comment behind each key."""

    # --- files and data
    FILE_MISSING = "file_missing"  # file
    FILE_UNREADABLE = "file_unreadable"  # file, reason
    FILE_NOT_PLAIN = "file_not_plain"  # file
    FILE_ELSEWHERE = "file_elsewhere"  # file
    FILE_TOO_LARGE = "file_too_large"  # file, limit
    NOT_JSON = "not_json"  # file, place
    WRONG_SHAPE = "wrong_shape"  # file, place, reason
    UNKNOWN_TITLE = "unknown_title"  # file, place, title
    UNKNOWN_ID = "unknown_id"  # file, place, id
    DUPLICATE_ID = "duplicate_id"  # file, place, id
    WRONG_TYPE = "wrong_type"  # file, place, expected, found
    FIELD_MISSING = "field_missing"  # file, place, field
    FIELD_UNKNOWN = "field_unknown"  # file, place, field
    VALUE_NOT_ALLOWED = "value_not_allowed"  # file, place, value
    BAD_NOTATION = "bad_notation"  # file, place, text
    NO_SUCH_END = "no_such_end"  # file, place, text
    HEX_OFF_GRID = "hex_off_grid"  # file, place, hex
    TRACK_OFF_MAP = "track_off_map"  # file, place, side
    TRACK_BLOCKED = "track_blocked"  # file, place, side
    SIDE_OFF_MAP = "side_off_map"  # file, place, side
    LINK_ONE_WAY = "link_one_way"  # file, place, hex
    NO_STOP_THERE = "no_stop_there"  # file, place, hex
    HOME_SIDE_CLOSED = "home_side_closed"  # file, place, hex, side
    HOME_SIDE_TAKEN = "home_side_taken"  # file, place, hex, side, corporation
    CERTIFICATES_SUM = "certificates_sum"  # file, place, found
    CERTIFICATE_SIZE = "certificate_size"  # file, place, found, wanted
    BANK_TOO_SMALL = "bank_too_small"  # file, place, players, cash, amount
    EXTENDS_CIRCLE = "extends_circle"  # file, place, title
    # --- saves, game library, exchange files
    FILE_TRUNCATED = "file_truncated"  # file, place
    FILE_UNWRITABLE = "file_unwritable"  # file, reason
    FILE_OF_ANOTHER_GAME = "file_of_another_game"  # file
    NOT_A_SAVE = "not_a_save"  # file
    EXCHANGE_FILE = "exchange_file"  # file
    FORMAT_TOO_NEW = "format_too_new"  # file, version, known
    FORMAT_UNKNOWN = "format_unknown"  # file, version
    RULES_TOO_NEW = "rules_too_new"  # file, version, known
    COUNT_DIFFERS = "count_differs"  # file, place, stated, found
    DIGEST_DIFFERS = "digest_differs"  # file
    SETUP_REFUSED = "setup_refused"  # file, place; the refusal is with the error
    ACTION_REFUSED = "action_refused"  # file, place; the refusal is with the error
    LIBRARY_IN_USE = "library_in_use"  # file
    LIBRARY_BROKEN = "library_broken"  # file, reason
    LIBRARY_GONE = "library_gone"  # file
    LIBRARY_TOO_NEW = "library_too_new"  # file, version, known
    NO_SUCH_GAME = "no_such_game"  # file, game
    NOT_AN_EXCHANGE_FILE = "not_an_exchange_file"  # file
    NOT_EXCHANGEABLE = "not_exchangeable"  # title
    EXCHANGE_PROFILE = "exchange_profile"  # profile, wanted
    NO_SEED_FOR_ORDER = "no_seed_for_order"  # order
    EXCHANGE_ACTION_UNKNOWN = "exchange_action_unknown"  # file, place, action
    EXCHANGE_ACTION_LOST = "exchange_action_lost"  # file, place, action
    REVENUE_DIFFERS = "revenue_differs"  # file, place, recorded, computed
    RESULT_DIFFERS = "result_differs"  # file, player, recorded, computed
    NOT_FINISHED = "not_finished"  # file
    # --- command line
    VERB_UNKNOWN = "verb_unknown"  # verb
    ARGUMENTS_WRONG = "arguments_wrong"  # verb, reason
    EXTRA_MISSING = "extra_missing"  # extra
    CLUSTER_UNREACHABLE = "cluster_unreachable"  # address, reason
    POSITION_UNKNOWN = "position_unknown"  # file, position
    GAME_INVARIANT = "game_invariant"  # what, position
    OFFER_REFUSED = "offer_refused"  # position, action, refusal
    # --- turn order
    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"  # actor, active
    NOT_NOW = "not_now"  # action, step
    # --- set-up
    PLAYER_COUNT = "player_count"  # count, allowed
    NAME_EMPTY = "name_empty"  # seat
    NAME_TOO_LONG = "name_too_long"  # seat, limit
    NAME_NOT_PRINTABLE = "name_not_printable"  # seat
    NAME_REPEATED = "name_repeated"  # name
    UNKNOWN_OPTION = "unknown_option"  # option
    OPTION_NEEDS = "option_needs"  # option, needs
    OPTION_PLAYERS = "option_players"  # option, allowed
    UNKNOWN_PROFILE = "unknown_profile"  # profile
    ORDER_NOT_COMPLETE = "order_not_complete"  # corporations
    # --- auction
    PRIVATE_NOT_FOR_SALE = "private_not_for_sale"  # private
    FRONT_PRICE = "front_price"  # private, price
    BID_TOO_LOW = "bid_too_low"  # private, low
    BID_TOO_HIGH = "bid_too_high"  # private, high
    BID_MULTIPLE = "bid_multiple"  # step
    ONLY_CONTESTED = "only_contested"  # private
    START_PRICE_CLOSED = "start_price_closed"  # prices
    # --- stock round
    NOT_NEXT_TO_START = "not_next_to_start"  # corporation, next
    NOTHING_TO_START = "nothing_to_start"  # corporation
    NO_HOME_PLACE = "no_home_place"  # corporation
    HOME_NOT_FREE = "home_not_free"  # corporation, hex
    NOT_STARTED = "not_started"  # corporation
    NO_SUCH_CERTIFICATE = "no_such_certificate"  # corporation
    NOT_FOR_SALE = "not_for_sale"  # corporation
    LAST_CERTIFICATE_BENEATH = "last_certificate_beneath"  # corporation
    CERTIFICATE_LIMIT = "certificate_limit"  # limit
    HOLDING_LIMIT = "holding_limit"  # corporation, limit
    CASH_SHORT = "cash_short"  # cash, price
    SOLD_THIS_ROUND = "sold_this_round"  # corporation
    ONE_PURCHASE = "one_purchase"
    EXTRA_CERTIFICATES = "extra_certificates"  # corporation
    NOT_HELD = "not_held"  # corporation
    NOT_OPERATED = "not_operated"  # corporation
    POOL_LIMIT = "pool_limit"  # corporation, limit
    PERCENT_WRONG = "percent_wrong"  # corporation, percent
    NO_HEIR = "no_heir"  # corporation
    PRESIDENT_KEEPS = "president_keeps"  # corporation
    PRESIDENCY_MUST_STAY = "presidency_must_stay"  # corporation
    LAST_INDIVISIBLE = "last_indivisible"  # corporation
    LAST_OF_TREASURY = "last_of_treasury"  # corporation
    SOLD_IN_BLOCKS = "sold_in_blocks"  # corporation
    MUST_SELL = "must_sell"  # limit
    MUST_SELL_OF = "must_sell_of"  # corporation, limit
    # --- track
    LAY_HEX_UNKNOWN = "lay_hex_unknown"  # hex
    LAY_HEX_COMPLETE = "lay_hex_complete"  # hex
    LAY_BLOCKED = "lay_blocked"  # hex
    LAY_LOCKED = "lay_locked"  # hex
    LAY_OUT_OF_REACH = "lay_out_of_reach"  # hex
    LAY_NOT_A_TELEPORT = "lay_not_a_teleport"  # hex, hexes
    LAY_TILE_UNKNOWN = "lay_tile_unknown"  # tile
    LAY_ROTATION = "lay_rotation"  # rotation
    LAY_COLOR = "lay_color"  # tile, color
    LAY_SUPPLY = "lay_supply"  # tile
    LAY_NOT_NEXT_COLOR = "lay_not_next_color"  # hex, tile, old, new
    LAY_LABEL = "lay_label"  # hex, tile, old, new
    LAY_STOPS = "lay_stops"  # hex, tile
    LAY_TRACK_LOST = "lay_track_lost"  # hex, tile
    LAY_OFF_MAP = "lay_off_map"  # hex, side
    LAY_IMPASSABLE = "lay_impassable"  # hex, side
    LAY_NO_TRACK_BEYOND = "lay_no_track_beyond"  # hex, side, beyond
    LAY_GAUGE = "lay_gauge"  # hex, side
    LAY_NO_CONTACT = "lay_no_contact"  # hex
    LAY_NEW_TRACK_UNREACHED = "lay_new_track_unreached"  # hex
    # --- tokens
    TOKEN_NONE_LEFT = "token_none_left"  # corporation
    TOKEN_NO_CITY = "token_no_city"  # hex
    TOKEN_NO_SUCH_SLOT = "token_no_such_slot"  # hex, slot
    TOKEN_SLOT_TAKEN = "token_slot_taken"  # hex, slot
    TOKEN_CITY_FULL = "token_city_full"  # hex
    TOKEN_ALREADY_HERE = "token_already_here"  # hex, corporation
    TOKEN_HOME_RESERVED = "token_home_reserved"  # hex, corporation
    TOKEN_OUT_OF_REACH = "token_out_of_reach"  # hex
    TOKEN_NOT_A_HOME = "token_not_a_home"  # hex, hexes
    TOKEN_NOT_A_TELEPORT = "token_not_a_teleport"  # hex, hexes
    TOKENS_NOT_TRADED_YET = "tokens_not_traded_yet"  # train
    TOKEN_BOUGHT_ALREADY = "token_bought_already"  # corporation
    TOKEN_NOT_THERE = "token_not_there"  # hex
    TOKEN_IS_HOME = "token_is_home"  # hex, corporation
    TOKEN_IS_LAST = "token_is_last"  # corporation
    TOKEN_PRICE_LOW = "token_price_low"  # low
    # --- routes
    ROUTE_TRAIN_TWICE = "route_train_twice"  # train
    ROUTE_BROKEN = "route_broken"  # hex
    ROUTE_TRACK_TWICE = "route_track_twice"  # hex, other_hex
    ROUTE_TRACK_SHARED = "route_track_shared"  # train, other_train, hex, other_hex
    ROUTE_STOP_TWICE = "route_stop_twice"  # hex
    ROUTE_PORT_PASSED = "route_port_passed"  # hex
    ROUTE_OFFBOARD_PASSED = "route_offboard_passed"  # hex
    ROUTE_CITY_BLOCKED = "route_city_blocked"  # hex
    ROUTE_TOO_FEW_STOPS = "route_too_few_stops"  # train
    ROUTE_WITHOUT_OWN_CITY = "route_without_own_city"  # train
    ROUTE_GAUGE_BREAK = "route_gauge_break"  # hex, other_hex
    ROUTE_GAUGE_FORBIDDEN = "route_gauge_forbidden"  # train, hex, other_hex
    ROUTE_TOO_LONG = "route_too_long"  # train, length, limit
    # --- trains, money
    BETTER_RUN = "better_run"  # revenue, best
    DIVIDEND_ALL_OR_NOTHING = "dividend_all_or_nothing"
    TRAIN_NOT_OWNED = "train_not_owned"  # train, corporation
    TRAIN_NOT_ON_SALE = "train_not_on_sale"  # train
    TRAIN_PRICE = "train_price"  # train, price
    TRAIN_PRICE_LOW = "train_price_low"  # train, low
    TRAIN_LIMIT = "train_limit"  # corporation, limit
    TRAIN_CHEAPEST_ONLY = "train_cheapest_only"  # price
    MUST_BUY_TRAIN = "must_buy_train"  # corporation
    SALE_BEYOND_NEED = "sale_beyond_need"  # needed
    CAN_STILL_RAISE = "can_still_raise"  # needed, possible
    LEAVE_HOLDING = "leave_holding"  # player
    LOAN_OR_LEAVE = "loan_or_leave"  # player
    REDEEM_FIRST_TURN = "redeem_first_turn"  # corporation
    SELL_FIRST_TURN = "sell_first_turn"  # corporation
    # --- privates
    PRIVATE_NOT_HELD = "private_not_held"  # private
    PRIVATE_PRICE = "private_price"  # private, low, high
    NOT_A_PORT = "not_a_port"  # hex
    # --- railways on junctions: certificates, fund, regionals, governments
    NOT_ON_MARKET = "not_on_market"  # corporation
    ALREADY_LAUNCHED = "already_launched"  # corporation
    RAILWAY_GONE = "railway_gone"  # corporation
    MANY_ZONE_ONLY = "many_zone_only"  # corporation
    FUND_NOT_YET = "fund_not_yet"  # corporation, phase
    FUND_NOT_SOLD = "fund_not_sold"  # corporation
    FUND_NOT_FOR = "fund_not_for"  # corporation
    FUND_ZONE = "fund_zone"  # corporation
    FUND_WITHOUT_HOLDER = "fund_without_holder"  # corporation
    FUND_EMPTY = "fund_empty"  # corporation
    REGIONAL_NOT_YET = "regional_not_yet"  # corporation
    REGIONAL_OWNED = "regional_owned"  # corporation
    REGIONAL_OTHER = "regional_other"  # corporation, regional
    REGIONAL_BELOW_FACE = "regional_below_face"  # corporation, low
    REGIONAL_RAISE = "regional_raise"  # corporation, low
    NOT_OF_NETWORK = "not_of_network"  # corporation, regional
    NOT_CONNECTED = "not_connected"  # corporation, regional
    TOKEN_NOT_AMONG = "token_not_among"  # corporation
    # --- railways on junctions: construction and runs
    NO_STEP_LEFT = "no_step_left"  # corporation, steps
    HEX_BUILT_THIS_TURN = "hex_built_this_turn"  # hex
    NO_TOKEN_LEFT = "no_token_left"  # corporation, steps
    JUNCTION_UNKNOWN = "junction_unknown"  # hex, side
    JUNCTION_SLOT = "junction_slot"  # hex, other_hex, slot
    JUNCTION_ALREADY_OWN = "junction_already_own"  # hex, other_hex, corporation
    JUNCTION_TAKEN = "junction_taken"  # hex, other_hex, corporation
    JUNCTION_FULL = "junction_full"  # hex, other_hex, limit
    JUNCTION_KEPT = "junction_kept"  # hex, other_hex, corporation
    JUNCTION_GIVEN_UP = "junction_given_up"  # hex, other_hex
    JUNCTION_OUT_OF_REACH = "junction_out_of_reach"  # hex, other_hex, corporation
    BORDER_TOKEN = "border_token"  # corporation
    DANGLING_TOKEN = "dangling_token"  # hex, other_hex, corporation
    NO_OWN_TOKEN = "no_own_token"  # hex, other_hex, corporation
    FUND_NEEDS_YELLOW = "fund_needs_yellow"  # hex, other_hex
    FUND_DECLINED = "fund_declined"  # hex, other_hex
    ROUTE_JUNCTION_NOT_OWN = "route_junction_not_own"  # hex, other_hex, corporation
    ROUTE_COVERAGE = "route_coverage"  # train, length, limit
    # --- designer
    TOO_MANY = "too_many"  # file, place, count, limit
    NOT_A_MAKER_FILE = "not_a_maker_file"  # file
    COPY_CIRCLE = "copy_circle"  # file, place
    PAPER_TOO_SMALL = "paper_too_small"  # what, width, height
    # --- titles and variants
    BOND_OUTSTANDING = "bond_outstanding"  # corporation
    BOND_NONE = "bond_none"  # corporation
