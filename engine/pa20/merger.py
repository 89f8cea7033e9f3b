"""Who merges into a government and what everybody gets: worked out before it happens (section 11).

Pure: the window shows a plan before phase 6 forms the government, `engine.pa20.government` carries it out.
"""

from __future__ import annotations

import msgspec

from engine.certificates import UNIT, percent
from engine.game import Game
from engine.ids import POOL, CorporationId, HolderId, PlayerId
from engine.market import operating_order, price
from engine.pa20.definitions import railway_of, railways_of
from engine.pa20.state import extra, is_open
from engine.sequence import clockwise
from engine.state.game_state import GameState


class Share(msgspec.Struct, frozen=True):
    """What a holder (a player or the pool) gives and gets: `old` tenths for `new` certificates, `paid` for an odd one.

    `odd_of` is the railway the odd tenth belongs to, None without one.
    """

    holder: HolderId
    old: int
    new: int
    paid: int = 0
    odd_of: CorporationId | None = None


class Lost(msgspec.Struct, frozen=True):
    """A player's percent of a railway that never opened (P-GOV-5)."""

    player: PlayerId
    railway: CorporationId
    percent: int


class Merger(msgspec.Struct, frozen=True):
    """Everything about one government's forming. `values` are those of `members`, 0 for a railway that has not opened.

    `president` None: nobody holds a certificate of it, or no member has opened; it stands dormant (A-GOV-12).
    """

    government: CorporationId
    members: tuple[CorporationId, ...]
    values: tuple[int, ...]
    shares: tuple[Share, ...]
    lost: tuple[Lost, ...]
    president: PlayerId | None

    @property
    def value(self) -> int:
        """The higher one (P-GOV-6)."""
        return max(self.values)

    @property
    def dearer(self) -> CorporationId:
        """The member whose value the government takes."""
        return self.members[self.values.index(self.value)]


def merger_value(game: Game, state: GameState, railway: CorporationId) -> int:
    """Value that counts for merging: 0 for a railway that has not opened (P-GOV-5)."""
    return price(game, state, railway) if is_open(state, railway) else 0


def merging_members(game: Game, state: GameState, government: CorporationId) -> tuple[CorporationId, ...]:
    """The members of lowest value (P-GOV-2, P-GOV-3), dearest first.

    Ties: the one whose marker arrived later, one without a marker before all; then the order of the data (A-GOV-11).
    """
    arrivals = {marker.corporation: number for number, marker in enumerate(state.market)}
    latest = len(state.market)
    rules = railway_of(game, government)
    members = [member for member in rules.members if member not in extra(state).gone]
    ranked = sorted(members, key=lambda member: (merger_value(game, state, member), -arrivals.get(member, latest)))
    chosen = ranked[: rules.merging]
    order = operating_order(game, state)
    place = {member: order.index(member) if member in order else len(order) for member in chosen}
    return tuple(sorted(chosen, key=lambda member: (-merger_value(game, state, member), place[member])))


def plan_merger(game: Game, state: GameState, government: CorporationId) -> Merger:
    """What forming the government now would mean."""
    members = merging_members(game, state, government)
    values = tuple(merger_value(game, state, member) for member in members)
    opened = tuple(member for member in members if is_open(state, member))
    holders = [HolderId(player) for player in state.players]
    shares = [_share(game, state, holder, opened) for holder in (*holders, POOL)]
    lost = tuple(
        Lost(player, member, percent(game, state, member, player))
        for member in members
        if member not in opened
        for player in state.players
        if percent(game, state, member, player)
    )
    plan = Merger(government, members, values, tuple(share for share in shares if share.old), lost, None)
    president = _president(game, state, plan)
    if president is None:
        # A-GOV-12: all ten certificates stay in the initial offer, the pool's share as well.
        return msgspec.structs.replace(
            plan, shares=tuple(msgspec.structs.replace(share, new=0) for share in plan.shares)
        )
    return msgspec.structs.replace(plan, president=president)


def pending_mergers(game: Game, state: GameState) -> tuple[Merger, ...]:
    """Plans of the governments that have not formed yet, for a preview at any time."""
    return tuple(
        plan_merger(game, state, government.id)
        for government in railways_of(game).of_kind("government")
        if government.id not in extra(state).formed
    )


def _share(game: Game, state: GameState, holder: HolderId, opened: tuple[CorporationId, ...]) -> Share:
    """Two old tenths for one certificate, both railways together; an odd one is of the cheaper railway (P-GOV-4, A-GOV-9).

    A holder with certificates of one railway alone is paid that railway's value; the pool gets nothing for an odd one.
    """
    tenths = {member: percent(game, state, member, holder) // UNIT for member in opened}
    old = sum(tenths.values())
    if old % 2 == 0:
        return Share(holder, old, old // 2)
    cheaper = min((member for member in opened if tenths[member]), key=lambda member: price(game, state, member))
    paid = 0 if holder == POOL else price(game, state, cheaper)
    return Share(holder, old, old // 2, paid, cheaper)


def _president(game: Game, state: GameState, merger: Merger) -> PlayerId | None:
    """The largest holder; among equals who presided the dearer railway, then the next one clockwise (A-GOV-8)."""
    holdings = {PlayerId(share.holder): share.new for share in merger.shares if share.holder != POOL and share.new}
    if not holdings:
        return None
    most = max(holdings.values())
    first = state.corporations[merger.dearer].president or state.priority
    around = (first, *clockwise(game, state, first), *holdings)
    return next(player for player in around if holdings.get(player) == most)
