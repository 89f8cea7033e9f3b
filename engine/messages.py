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
    EXTENDS_CIRCLE = "extends_circle"  # file, place, title
    # --- saves, game library, exchange files
    FILE_TRUNCATED = "file_truncated"  # file, place
    FILE_UNWRITABLE = "file_unwritable"  # file, reason
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
    # --- command line
    VERB_UNKNOWN = "verb_unknown"  # verb
    ARGUMENTS_WRONG = "arguments_wrong"  # verb, reason
    POSITION_UNKNOWN = "position_unknown"  # file, position
    GAME_INVARIANT = "game_invariant"  # what, position
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
    # --- stock round
    # --- track
    # --- tokens
    # --- routes
    # --- trains, money
    # --- privates
    # --- titles and variants
