"""Heads of columns for the fields of a title's tables."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_HEADS: Final = {
    "id": QT_TRANSLATE_NOOP("fields", "Id"),
    "field": QT_TRANSLATE_NOOP("fields", "What"),
    "ruling": QT_TRANSLATE_NOOP("fields", "Decides"),
    "orientation": QT_TRANSLATE_NOOP("fields", "Hexes"),
    "coast": QT_TRANSLATE_NOOP("fields", "Coast"),
    "frame": QT_TRANSLATE_NOOP("fields", "Part of the coast shown"),
    "hex_size": QT_TRANSLATE_NOOP("fields", "Scale in thousandths"),
    "name": QT_TRANSLATE_NOOP("fields", "Name"),
    "subtitle": QT_TRANSLATE_NOOP("fields", "Subtitle"),
    "currency": QT_TRANSLATE_NOOP("fields", "Currency"),
    "bank_total": QT_TRANSLATE_NOOP("fields", "Bank"),
    "rules": QT_TRANSLATE_NOOP("fields", "Rules"),
    "default_profile": QT_TRANSLATE_NOOP("fields", "Usual rules profile"),
    "draws_order": QT_TRANSLATE_NOOP("fields", "Sequence of the corporations is drawn"),
    "delay": QT_TRANSLATE_NOOP("fields", "Delayed corporation and its place"),
    "price": QT_TRANSLATE_NOOP("fields", "Price"),
    "distance": QT_TRANSLATE_NOOP("fields", "Reach"),
    "weights": QT_TRANSLATE_NOOP("fields", "Cost of a hex: narrow/standard/dual"),
    "rusts_on": QT_TRANSLATE_NOOP("fields", "Rusts on"),
    "available_on": QT_TRANSLATE_NOOP("fields", "On sale with"),
    "removed_after": QT_TRANSLATE_NOOP("fields", "Leaves after"),
    "forbidden": QT_TRANSLATE_NOOP("fields", "Never on gauge"),
    "doubled": QT_TRANSLATE_NOOP("fields", "Hexes counted twice"),
    "option": QT_TRANSLATE_NOOP("fields", "Only with variant"),
    "needs_e_token": QT_TRANSLATE_NOOP("fields", "Needs an E-token"),
    "count": QT_TRANSLATE_NOOP("fields", "Pieces"),
    "only_for": QT_TRANSLATE_NOOP("fields", "Only for kind"),
    "on": QT_TRANSLATE_NOOP("fields", "Begins on"),
    "train_limit": QT_TRANSLATE_NOOP("fields", "Train limit"),
    "colors": QT_TRANSLATE_NOOP("fields", "Tile colours"),
    "operating_rounds": QT_TRANSLATE_NOOP("fields", "Operating rounds"),
    "pars": QT_TRANSLATE_NOOP("fields", "Pars"),
    "value_step": QT_TRANSLATE_NOOP("fields", "Value step"),
    "corporations_buy_privates": QT_TRANSLATE_NOOP("fields", "Privates can be bought"),
    "events": QT_TRANSLATE_NOOP("fields", "Events"),
    "homes": QT_TRANSLATE_NOOP("fields", "Homes"),
    "token_fee": QT_TRANSLATE_NOOP("fields", "Token fee"),
    "color": QT_TRANSLATE_NOOP("fields", "Colour"),
    "kind": QT_TRANSLATE_NOOP("fields", "Kind"),
    "tokens": QT_TRANSLATE_NOOP("fields", "Tokens"),
    "certificates": QT_TRANSLATE_NOOP("fields", "Certificates"),
    "revenue": QT_TRANSLATE_NOOP("fields", "Income"),
    "blocks": QT_TRANSLATE_NOOP("fields", "Blocks hexes"),
    "halves_standard_cost": QT_TRANSLATE_NOOP("fields", "Halves standard cost"),
    "port_bonus": QT_TRANSLATE_NOOP("fields", "Port bonus"),
    "ports": QT_TRANSLATE_NOOP("fields", "Ports"),
    "teleports": QT_TRANSLATE_NOOP("fields", "Teleports to"),
    "gives_first_presidency": QT_TRANSLATE_NOOP("fields", "Gives the first presidency"),
    "sellable": QT_TRANSLATE_NOOP("fields", "Can be sold"),
    "standard": QT_TRANSLATE_NOOP("fields", "Cost"),
    "narrow": QT_TRANSLATE_NOOP("fields", "Cost, all narrow"),
    "event": QT_TRANSLATE_NOOP("fields", "Event"),
    "locked": QT_TRANSLATE_NOOP("fields", "Locked for a time"),
    "tile_lost": QT_TRANSLATE_NOOP("fields", "Its tile is lost"),
    "players": QT_TRANSLATE_NOOP("fields", "Players"),
    "cash": QT_TRANSLATE_NOOP("fields", "Cash"),
    "certificate_limit": QT_TRANSLATE_NOOP("fields", "Certificate limit"),
    "corporations": QT_TRANSLATE_NOOP("fields", "Corporations"),
    "requires": QT_TRANSLATE_NOOP("fields", "Needs variants"),
    "value": QT_TRANSLATE_NOOP("fields", "Value"),
    "steps": QT_TRANSLATE_NOOP("fields", "Building steps"),
    "network": QT_TRANSLATE_NOOP("fields", "Network"),
    "home_side": QT_TRANSLATE_NOOP("fields", "Side of the home"),
    "railway": QT_TRANSLATE_NOOP("fields", "Railway"),
    "place": QT_TRANSLATE_NOOP("fields", "Place"),
    "hexes": QT_TRANSLATE_NOOP("fields", "Hexes"),
    "bonus": QT_TRANSLATE_NOOP("fields", "Bonus"),
    "assumed": QT_TRANSLATE_NOOP("fields", "Is assumed"),
    "printed": QT_TRANSLATE_NOOP("fields", "Printed there"),
    "name_assumed": QT_TRANSLATE_NOOP("fields", "Name is assumed"),
    "number": QT_TRANSLATE_NOOP("fields", "Number"),
    "members": QT_TRANSLATE_NOOP("fields", "Members"),
    "merging": QT_TRANSLATE_NOOP("fields", "Merge at the start"),
    "regionals": QT_TRANSLATE_NOOP("fields", "Regionals"),
    "certificate_of": QT_TRANSLATE_NOOP("fields", "Certificate of"),
    "later_revenue": QT_TRANSLATE_NOOP("fields", "Later income"),
    "float_percent": QT_TRANSLATE_NOOP("fields", "Floats at %"),
    "full_capital": QT_TRANSLATE_NOOP("fields", "Full capital"),
}
_HELP: Final = {
    "distance": QT_TRANSLATE_NOOP("fields", "0: no limit"),
    "doubled": QT_TRANSLATE_NOOP("fields", "Hexes separated by commas: A1, B2"),
    "homes": QT_TRANSLATE_NOOP("fields", "Hexes separated by commas; with several, the president chooses one"),
    "blocks": QT_TRANSLATE_NOOP("fields", "Hexes separated by commas: A1, B2"),
    "ports": QT_TRANSLATE_NOOP("fields", "Hexes separated by commas: A1, B2"),
    "teleports": QT_TRANSLATE_NOOP("fields", "Hexes separated by commas: A1, B2"),
    "weights": QT_TRANSLATE_NOOP("fields", "Three numbers: 2/1/1"),
    "pars": QT_TRANSLATE_NOOP("fields", "Prices separated by slashes: 68/100"),
    "colors": QT_TRANSLATE_NOOP("fields", "yellow, green, brown, gray"),
    "events": QT_TRANSLATE_NOOP("fields", "close_privates, event_hexes, open_restricted_zone"),
    "certificates": QT_TRANSLATE_NOOP(
        "fields", "Percentages separated by commas, with president or last after one: 20 president, 10, 10, 20 last"
    ),
    "color": QT_TRANSLATE_NOOP("fields", "#rrggbb"),
    "hexes": QT_TRANSLATE_NOOP("fields", "Hexes with commas between; one of them is enough"),
    "delay": QT_TRANSLATE_NOOP("fields", "The corporation and its place: AB, 4"),
}


def head(field: str) -> str:
    """Head of the column of a field; a field without a word is shown as the file writes it."""
    known = _HEADS.get(field)
    return field if known is None else QCoreApplication.translate("fields", str(known))


def field_help(field: str) -> str:
    """How a field is written, empty where that is plain."""
    known = _HELP.get(field)
    return "" if known is None else QCoreApplication.translate("fields", str(known))
