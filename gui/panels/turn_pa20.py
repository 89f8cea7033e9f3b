"""Choices of games with railways on junctions: construction, help of the fund, regionals, governments."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from engine.actions import Action, LayTile
from engine.actions.pa20 import (
    AbsorbRegional,
    AnswerHelp,
    BidRegional,
    KeepToken,
    PlaceJunctionToken,
    RemoveJunctionToken,
)
from engine.ids import CorporationId
from engine.pa20.absorb import absorption_price
from engine.pa20.construction import steps_left, token_price, tokens_left
from engine.pa20.definitions import fund_of, railway_of
from engine.pa20.state import extra
from engine.pa20.surplus import BORDER
from engine.state.board import Junction
from engine.state.turn import HelpChoice, KeepTokenChoice
from engine.steps.turns import operating_turn
from gui.panels.turn_lays import LayList
from gui.panels.turn_parts import Section, Turn
from gui.places import junction_name
from gui.texts import entity_name, long_name
from gui.wrapping import on_button

translate = QCoreApplication.translate


def construction_sections(turn: Turn) -> list[Section]:
    """Tiles, tokens and tokens to remove, in any order (A-OP-8)."""
    tiles = Section(turn, translate("turn", "Construction"))
    tiles.say(_work_left(turn))
    lays = [offer.action for offer in turn.offers if isinstance(offer.action, LayTile)]
    if lays:
        tiles.say(translate("turn", "Drag a tile from the tray or click a lit hex. Or choose here:"))
        tiles.column.addWidget(LayList(turn, lays))
    else:
        tiles.say(translate("turn", "There is no tile you could lay."))
    tokens = _token_section(turn)
    removals = _removal_section(turn)
    return [tiles, *([tokens] if tokens else []), *([removals] if removals else [])]


def _work_left(turn: Turn) -> str:
    """How many tiles and tokens the railway may still lay and place in this turn (A-OP-8, A-OP-14)."""
    operating = operating_turn(turn.state)
    assert operating is not None
    assert operating.current is not None
    railway, steps = operating.current, railway_of(turn.game, operating.current).steps
    words = translate("turn", "Left in this turn: {tiles} of {steps} tiles, {tokens} of {steps} tokens.")
    return words.format(
        tiles=steps_left(turn.game, turn.state, railway),
        tokens=tokens_left(turn.game, turn.state, railway),
        steps=steps,
    )


def _token_section(turn: Turn) -> Section | None:
    offers = [offer.action for offer in turn.offers if isinstance(offer.action, PlaceJunctionToken)]
    if not offers:
        return None
    section = Section(turn, translate("turn", "Token on a junction"))
    for action in offers:
        words = (
            translate("turn", "{junction} · {cost}, with help from {fund}") if action.help else "{junction} · {cost}"
        )
        cost = token_price(turn.game, turn.state, action.place)
        price = turn.money(cost) if cost else translate("turn", "free")
        junction = junction_name(action.place, turn.game)
        section.choice(words.format(junction=junction, cost=price, fund=fund_of(turn.game).id), action)
    return section


def _removal_section(turn: Turn) -> Section | None:
    offers = [offer.action for offer in turn.offers if isinstance(offer.action, RemoveJunctionToken)]
    if not offers:
        return None
    section = Section(turn, translate("turn", "Remove a token"))
    for action in offers:
        section.choice(junction_name(action.place, turn.game), action)
    return section


def help_section(turn: Turn) -> Section:
    """The president of the fund decides whether it helps: who asks, for which junction, at what cost (A-SFM-11)."""
    section = Section(turn, translate("turn", "Help for a token"))
    choice = turn.state.pending[0] if turn.state.pending else None
    if isinstance(choice, HelpChoice) and isinstance(choice.place, Junction):
        words = translate(
            "turn", "{railway} asks for help with its token on the junction {junction}, which costs {cost}."
        )
        cost = turn.money(token_price(turn.game, turn.state, choice.place))
        junction = junction_name(choice.place, turn.game)
        section.say(words.format(railway=choice.corporation, junction=junction, cost=cost))
    for offer in turn.offers:
        action = offer.action
        if isinstance(action, AnswerHelp):
            words = translate("turn", "{fund} h&elps") if action.choice == "help" else translate("turn", "&No help")
            section.choice(words.format(fund=action.actor), action)
            section.effects(action)
    return section


def keep_token_section(turn: Turn) -> Section:
    """Of several border or dangling tokens a government keeps one (A-GOV-8)."""
    section = Section(turn, translate("turn", "Which token stays?"))
    choice = turn.state.pending[0] if turn.state.pending else None
    if isinstance(choice, KeepTokenChoice):
        if choice.reason == BORDER:
            words = translate("turn", "{railway} may keep only one token on the border of the maps (A-GOV-8).")
        else:
            words = translate("turn", "{railway} may keep only one token without track on the far side (A-GOV-8).")
        section.say(words.format(railway=choice.corporation))
    for offer in turn.offers:
        if isinstance(offer.action, KeepToken):
            section.choice(junction_name(offer.action.place, turn.game), offer.action)
    return section


def regionals_section(turn: Turn) -> Section:
    """The auction of a regional: open, raise or pass (P-REG-2)."""
    auction = extra(turn.state).auction
    offers = [offer for offer in turn.offers if isinstance(offer.action, BidRegional)]
    regional = auction.regional if auction is not None else CorporationId("")
    section = Section(turn, translate("turn", "Auction: {regional}").format(regional=_named(turn, regional)))
    if auction is not None:
        section.say(_regional_facts(turn, regional), 0.9)
    if auction is not None and auction.leader is not None:
        words = translate("turn", "{player} offers {price}")
        leader = entity_name(auction.leader, turn.game)
        section.say(words.format(player=leader, price=turn.money(auction.price)))
    for offer in offers:
        action = offer.action
        assert isinstance(action, BidRegional)
        if offer.vary is not None:
            section.amount(translate("turn", "Bid this"), offer.vary.low, offer.vary.high, _bidder(action))
    return section


def _regional_facts(turn: Turn, regional: CorporationId) -> str:
    """Where a regional begins, what it earns on top where, and where the bid goes (P-REG-8, A-REG-9)."""
    game = turn.game
    homes = ", ".join(game.hexes[home].name for home in game.title.corporation[regional].homes)
    goals = ", ".join(f"{goal.place} +{turn.money(goal.bonus)}" for goal in railway_of(game, regional).destinations)
    words = translate("turn", "Starts at {homes}; on top for a destination: {goals}. The bid goes into its treasury.")
    return words.format(homes=homes, goals=goals)


def open_regional_section(turn: Turn) -> Section | None:
    """Instead of a purchase, bid for an unsold regional (P-REG-3)."""
    offers = [offer for offer in turn.offers if isinstance(offer.action, BidRegional)]
    if not offers:
        return None
    section = Section(turn, translate("turn", "Open the auction of a regional"))
    for offer in offers:
        action = offer.action
        assert isinstance(action, BidRegional)
        if offer.vary is not None:
            section.amount(action.regional, offer.vary.low, offer.vary.high, _bidder(action))
        else:
            section.choice(f"{action.regional} {turn.money(action.price)}", action)
    return section


def absorb_section(turn: Turn) -> Section:
    """A government may take over a connected regional (P-GOV-7)."""
    section = Section(turn, translate("turn", "Absorb a regional"))
    for offer in turn.offers:
        action = offer.action
        if isinstance(action, AbsorbRegional):
            holder = turn.state.corporations[action.regional].president
            words = translate("turn", "{regional} for {price} to {holder}")
            section.choice(
                words.format(
                    regional=on_button(_named(turn, action.regional)),
                    price=turn.money(absorption_price(turn.game, action.regional)),
                    holder=on_button(entity_name(holder or "", turn.game)),
                ),
                action,
            )
            section.effects(action)
    return section


def _named(turn: Turn, regional: CorporationId) -> str:
    if not regional:
        return ""
    face = railway_of(turn.game, regional).face
    words = translate("turn", "{name} (face value {price})")
    return f"{regional} · " + words.format(name=long_name(regional, turn.game), price=turn.money(face))


def _bidder(action: BidRegional) -> Callable[[int], Action]:
    return lambda amount: BidRegional(action.actor, action.regional, amount)
