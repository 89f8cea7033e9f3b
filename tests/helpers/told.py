"""What changed between two states, and whether an event tells it: found by comparing the states themselves."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from engine import events
from engine.events import BANK, CashMoved, Event
from engine.ids import EntityId
from engine.state.game_state import CorporationState, GameState
from engine.state.turn import AuctionTurn, FinishedTurn, OperatingTurn, StockTurn

ENDS_A_RAILWAY = (events.CorporationClosed, events.RegionalAbsorbed, events.GovernmentFormed)
BEGINS_A_RAILWAY = (events.CorporationStarted, events.RegionalSold, events.GovernmentFormed, events.FundRun)
TELLS: dict[str, tuple[type[Event], ...]] = {
    "certificates": (
        events.CertificatesMoved, events.CertificatesExchanged, events.CertificatesLost, events.PresidentChanged,
        *ENDS_A_RAILWAY, *BEGINS_A_RAILWAY,
    ),
    "trains": (
        events.TrainBought, events.TrainDiscarded, events.TrainsRusted, events.TrainsRemoved, *ENDS_A_RAILWAY,
        *BEGINS_A_RAILWAY,
    ),
    "port_bonuses": (events.PortMarked, events.CorporationClosed),
    "bonds": (events.BondIssued, events.BondRepaid, events.CorporationClosed, events.CorporationStarted),
    "e_token": (events.ElectricTokenBought, events.CorporationClosed),
    "closed_in": (events.CorporationClosed, events.GovernmentFormed),
    "deferred_in": (events.CorporationDeferred, events.CorporationStarted, events.CorporationClosed),
}  # fmt: skip
"""Which events tell that a field of a corporation has changed."""

TOKENS = (
    events.TokenPlaced, events.TokenBought, events.TokenRemoved, events.HexStruck, *ENDS_A_RAILWAY, *BEGINS_A_RAILWAY,
)  # fmt: skip


def cash(state: GameState) -> dict[EntityId, int]:
    own = {EntityId(ident): player.cash for ident, player in state.players.items()}
    return {BANK: state.bank, **own, **{EntityId(name): each.cash for name, each in state.corporations.items()}}


def names(event: Event) -> set[str]:
    """All names in an event, however deep."""
    found, waiting = set(), list(msgspec.structs.astuple(event))
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, msgspec.Struct):
            waiting.extend(msgspec.structs.astuple(value))
        elif isinstance(value, tuple | list):
            waiting.extend(value)
    return found


def changes(before: GameState, after: GameState) -> Iterator[tuple[str, str, tuple[type[Event], ...]]]:
    """What differs, whose it is (empty: nobody's), and the kinds of event that may tell it."""
    for name, new in after.corporations.items():
        yield from (
            (field, name, kinds)
            for field, kinds in TELLS.items()
            if getattr(before.corporations[name], field) != getattr(new, field)
        )
        yield from presidency(name, before.corporations[name], new)
        if [token.place for token in before.board.tokens if token.corporation == name] != [
            token.place for token in after.board.tokens if token.corporation == name
        ]:
            yield "tokens", name, TOKENS
        was, now = before.marker(name), after.marker(name)
        if was is not None and now is not None and was != now:
            yield "price", name, (events.PriceMoved, events.CorporationClosed)
        elif (was is None) != (now is None):
            yield "marker", name, (*BEGINS_A_RAILWAY, *ENDS_A_RAILWAY)
    for hex_id in {*before.board.tiles, *after.board.tiles}:
        if before.board.tiles.get(hex_id) != after.board.tiles.get(hex_id):
            yield "tile", hex_id, (events.TileLaid, events.HexStruck)
    for private, held in after.privates.items():
        if held != before.privates[private]:
            yield "private", private, (events.PrivateClosed if held.closed else events.PrivateBought,)
    for ident, player in after.players.items():
        if player.loans != before.players[ident].loans:
            yield "loans", ident, (events.LoanTaken,)
        if player.left != before.players[ident].left:
            yield "left", ident, (events.PlayerLeft, events.WentBankrupt)
    yield from course(before, after)


def presidency(
    name: str, old: CorporationState, new: CorporationState
) -> Iterator[tuple[str, str, tuple[type[Event], ...]]]:
    if old.president is None and new.president is not None:
        yield "president", name, BEGINS_A_RAILWAY
    elif old.president is not None and new.president is None:
        yield "president", name, ENDS_A_RAILWAY
    elif old.president != new.president:
        yield "president", name, (events.PresidentChanged,)


def course(before: GameState, after: GameState) -> Iterator[tuple[str, str, tuple[type[Event], ...]]]:
    """What the game itself has come to."""
    if before.phase != after.phase:
        yield "phase", after.phase, (events.PhaseChanged,)
    if after.ending == "bank" != before.ending:
        yield "bank", "", (events.BankBroken,)
    if isinstance(after.turn, FinishedTurn):
        yield "end", after.turn.reason, (events.GameEnded,)
    elif type(before.turn) is not type(after.turn) and isinstance(after.turn, StockTurn | OperatingTurn):
        yield "round", "", (events.RoundBegan,)
    if isinstance(after.turn, OperatingTurn) and after.turn.current is not None:
        same = isinstance(before.turn, OperatingTurn) and before.turn.current == after.turn.current
        if not same:
            yield "turn", after.turn.current, (events.TurnBegan,)
    if isinstance(before.turn, AuctionTurn) and isinstance(after.turn, AuctionTurn):
        for private, bids in after.turn.bids.items():
            if set(bids) - set(before.turn.bids.get(private, ())):
                yield "bid", private, (events.BidMade,)


def untold(before: GameState, told: tuple[Event, ...], after: GameState) -> Iterator[tuple[str, str]]:
    """Changes without an event that names whom or what it concerns: what, and whose."""
    moved: Counter[EntityId] = Counter()
    for event in told:
        if isinstance(event, CashMoved):
            moved[event.source] -= event.amount
            moved[event.target] += event.amount
    was = cash(before)
    yield from (("cash", who) for who, amount in cash(after).items() if amount - was[who] != moved[who])
    for what, whose, kinds in changes(before, after):
        if not any(isinstance(event, kinds) and (not whose or whose in names(event)) for event in told):
            yield what, whose
