"""Words for the ids that rules and saves use: steps, actions, rounds, variants, profiles, colours, reasons, compass."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

CONTEXT: Final = "words"

_STEP: Final = {
    "auction": QT_TRANSLATE_NOOP("words", "auction"),
    "contest": QT_TRANSLATE_NOOP("words", "contest"),
    "start_price": QT_TRANSLATE_NOOP("words", "start price"),
    "start": QT_TRANSLATE_NOOP("words", "start"),
    "home": QT_TRANSLATE_NOOP("words", "home"),
    "exchange": QT_TRANSLATE_NOOP("words", "exchange"),
    "sell": QT_TRANSLATE_NOOP("words", "sale"),
    "buy": QT_TRANSLATE_NOOP("words", "purchase"),
    "end_turn": QT_TRANSLATE_NOOP("words", "end of the turn"),
    "buy_private": QT_TRANSLATE_NOOP("words", "purchase of a private"),
    "port_marker": QT_TRANSLATE_NOOP("words", "port marker"),
    "teleport": QT_TRANSLATE_NOOP("words", "private"),
    "track": QT_TRANSLATE_NOOP("words", "track"),
    "token": QT_TRANSLATE_NOOP("words", "token"),
    "run": QT_TRANSLATE_NOOP("words", "run"),
    "dividend": QT_TRANSLATE_NOOP("words", "dividend"),
    "buy_token": QT_TRANSLATE_NOOP("words", "token purchase"),
    "e_token": QT_TRANSLATE_NOOP("words", "E-token"),
    "emergency": QT_TRANSLATE_NOOP("words", "emergency sale"),
    "bankruptcy": QT_TRANSLATE_NOOP("words", "bankruptcy"),
    "trains": QT_TRANSLATE_NOOP("words", "trains"),
    "discard": QT_TRANSLATE_NOOP("words", "discard"),
    "loan": QT_TRANSLATE_NOOP("words", "loan"),
    "finance": QT_TRANSLATE_NOOP("words", "finance"),
    "interest": QT_TRANSLATE_NOOP("words", "interest"),
    "bond": QT_TRANSLATE_NOOP("words", "bond"),
    "privates": QT_TRANSLATE_NOOP("words", "privates"),
    "construction": QT_TRANSLATE_NOOP("words", "construction"),
    "help": QT_TRANSLATE_NOOP("words", "help"),
    "keep_token": QT_TRANSLATE_NOOP("words", "token that stays"),
    "launch": QT_TRANSLATE_NOOP("words", "launch"),
    "open_regional": QT_TRANSLATE_NOOP("words", "bid for a regional"),
    "regionals": QT_TRANSLATE_NOOP("words", "auction of regionals"),
    "absorb": QT_TRANSLATE_NOOP("words", "absorption"),
}

_ACTION: Final = {
    "pass": QT_TRANSLATE_NOOP("words", "pass"),
    "bid": QT_TRANSLATE_NOOP("words", "bid"),
    "start_price": QT_TRANSLATE_NOOP("words", "start price"),
    "sell": QT_TRANSLATE_NOOP("words", "sale of certificates"),
    "buy": QT_TRANSLATE_NOOP("words", "purchase of a certificate"),
    "exchange": QT_TRANSLATE_NOOP("words", "exchange of certificates"),
    "home": QT_TRANSLATE_NOOP("words", "choice of the home"),
    "teleport": QT_TRANSLATE_NOOP("words", "use of the private"),
    "port_marker": QT_TRANSLATE_NOOP("words", "port marker"),
    "buy_private": QT_TRANSLATE_NOOP("words", "purchase of a private"),
    "lay": QT_TRANSLATE_NOOP("words", "track"),
    "token": QT_TRANSLATE_NOOP("words", "token"),
    "run": QT_TRANSLATE_NOOP("words", "run"),
    "dividend": QT_TRANSLATE_NOOP("words", "dividend"),
    "buy_train": QT_TRANSLATE_NOOP("words", "purchase of a train"),
    "discard": QT_TRANSLATE_NOOP("words", "discard of a train"),
    "bankrupt": QT_TRANSLATE_NOOP("words", "bankruptcy"),
    "loan": QT_TRANSLATE_NOOP("words", "loan"),
    "buy_token": QT_TRANSLATE_NOOP("words", "token purchase"),
    "e_token": QT_TRANSLATE_NOOP("words", "purchase of an E-token"),
    "issue_bond": QT_TRANSLATE_NOOP("words", "issue of a bond"),
    "repay_bond": QT_TRANSLATE_NOOP("words", "repayment of a bond"),
    "cover_debt": QT_TRANSLATE_NOOP("words", "payment of the debt"),
    "junction_token": QT_TRANSLATE_NOOP("words", "token on a junction"),
    "remove_token": QT_TRANSLATE_NOOP("words", "removal of a token"),
    "keep_token": QT_TRANSLATE_NOOP("words", "choice of the token that stays"),
    "answer_help": QT_TRANSLATE_NOOP("words", "answer about help"),
    "bid_regional": QT_TRANSLATE_NOOP("words", "bid for a regional"),
    "absorb": QT_TRANSLATE_NOOP("words", "absorption"),
}

_OPTION: Final = {
    "reduced_4p_corps": QT_TRANSLATE_NOOP("words", "Five corporations with four players"),
    "delay_ift": QT_TRANSLATE_NOOP("words", "The strong corporation starts fourth at the earliest"),
    "acquiring_station_tokens": QT_TRANSLATE_NOOP("words", "Corporations may buy tokens from each other"),
    "bonds": QT_TRANSLATE_NOOP("words", "Bonds"),
    "electric_dreams": QT_TRANSLATE_NOOP("words", "Electric trains"),
}

_PROFILE: Final = {
    "pbem": QT_TRANSLATE_NOOP("words", "Tournament by mail"),
    "aag": QT_TRANSLATE_NOOP("words", "Re-edition"),
    "pa20": QT_TRANSLATE_NOOP("words", "Prototype"),
}

_COLOR: Final = {
    "white": QT_TRANSLATE_NOOP("words", "without a tile"),
    "yellow": QT_TRANSLATE_NOOP("words", "yellow"),
    "green": QT_TRANSLATE_NOOP("words", "green"),
    "brown": QT_TRANSLATE_NOOP("words", "brown"),
    "gray": QT_TRANSLATE_NOOP("words", "grey"),
    "red": QT_TRANSLATE_NOOP("words", "red"),
    "blue": QT_TRANSLATE_NOOP("words", "blue"),
    "": QT_TRANSLATE_NOOP("words", "none"),
}

_SIDE: Final = {
    "n": QT_TRANSLATE_NOOP("words", "north"),
    "ne": QT_TRANSLATE_NOOP("words", "north-east"),
    "e": QT_TRANSLATE_NOOP("words", "east"),
    "se": QT_TRANSLATE_NOOP("words", "south-east"),
    "s": QT_TRANSLATE_NOOP("words", "south"),
    "sw": QT_TRANSLATE_NOOP("words", "south-west"),
    "w": QT_TRANSLATE_NOOP("words", "west"),
    "nw": QT_TRANSLATE_NOOP("words", "north-west"),
}

_END: Final = {
    "bank": QT_TRANSLATE_NOOP("words", "the bank is broken"),
    "market": QT_TRANSLATE_NOOP("words", "a marker reached the end of the market"),
    "bankruptcy": QT_TRANSLATE_NOOP("words", "only one player is left"),
    "stalemate": QT_TRANSLATE_NOOP("words", "nobody can do anything any more"),
}

_WORDS: Final = {
    "step": _STEP,
    "action": _ACTION,
    "option": _OPTION,
    "profile": _PROFILE,
    "color": _COLOR,
    "side": _SIDE,
    "end": _END,
}

_KIND_OF: Final = {
    "step": "step",
    "action": "action",
    "option": "option",
    "needs": "option",
    "profile": "profile",
    "wanted": "profile",
    "color": "color",
    "old": "color",
    "new": "color",
}
"""Parameters of messages that name such an id."""


def word(kind: str, ident: str) -> str:
    """The word for an id in the present language; an id without a word is shown as it is."""
    known = _WORDS[kind].get(ident)
    return ident if known is None else QCoreApplication.translate(CONTEXT, str(known))


def word_kind(parameter: str) -> str | None:
    """Kind of id a message parameter holds; None when it holds none of these."""
    return _KIND_OF.get(parameter)
