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
