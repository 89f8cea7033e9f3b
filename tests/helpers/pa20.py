"""Games and positions of PA20 for tests, put together by hand; money not dealt out lies in the bank."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

from msgspec.structs import replace

from engine.actions import Action, BuyCertificate, SellCertificates, SetStartPrice
from engine.catalogue import open_title
from engine.certificates import percent
from engine.game import Game
from engine.ids import TREASURY, CorporationId, EntityId, HexId, HolderId, PhaseId, PlayerId, TrainId
from engine.ledger import total
from engine.pa20.state import Launched, Pa20State, update
from engine.rounds.base import settle
from engine.setup import new_game
from engine.state.board import Junction, Laid, Token
from engine.state.game_state import Marker
from engine.state.turn import OperatingTurn
from engine.titles.pa20 import RulesPa20
from tests.helpers.table import NAMES, RuledPosition, RuledTable

RULES = RulesPa20()

PAR_CELLS = {100: (0, 4), 90: (1, 4), 80: (2, 4), 75: (3, 4), 70: (4, 4), 65: (5, 4)}
"""Pars and their cells, rows and columns from 0 (column 5 of A-AZ-5)."""


@cache
def italy(players: int = 4, **switches: Any) -> Game:
    """The title with so many players; `switches` changes some of its profile."""
    game = new_game(open_title("pa20"), names=NAMES[:players])
    return replace(game, profile=replace(game.profile, switches={**game.profile.switches, **switches}))


class Table20(RuledTable):
    """A game of PA20; after every move the state must be sound."""

    rules = RULES

    def look(self) -> None:
        """See `RuledTable`."""
        assert RULES.violations(self.game, self.state) == ()

    def offered(self, kind: type[Action]) -> list[Action]:
        """Offered actions of a kind."""
        return [offer.action for offer in self.legal() if isinstance(offer.action, kind)]

    def cash(self, owner: str) -> int:
        """Money of a player, a corporation, or the bank (empty)."""
        if not owner:
            return self.state.bank
        if PlayerId(owner) in self.state.players:
            return self.state.players[PlayerId(owner)].cash
        return self.state.corporations[CorporationId(owner)].cash

    def cell(self, railway: str) -> tuple[int, int]:
        """Row and column of its marker, from 1 as the rules count."""
        marker = self.state.marker(CorporationId(railway))
        assert marker is not None
        return marker.row + 1, marker.column + 1

    def percent(self, corporation: str, holder: str) -> int:
        """Percent that a player, `treasury`, `pool`, `bought_back` or `aside` holds."""
        return percent(self.game, self.state, CorporationId(corporation), HolderId(holder))

    def trains(self, corporation: str) -> tuple[str, ...]:
        """Its trains."""
        return self.state.corporations[CorporationId(corporation)].trains

    def extra(self) -> Pa20State:
        """The title's own part of the state."""
        assert self.state.pa20 is not None
        return self.state.pa20


class Position20(RuledPosition):
    """A position put together by hand in a stock round; `table()` makes it playable. Cards are closed."""

    rules = RULES

    def __init__(
        self, *, players: int = 4, turn: str = "P1", number: int = 2, phase: str = "2", **switches: Any
    ) -> None:
        super().__init__(italy(players, **switches), turn, number)
        self.phase(phase)
        for company in self.draft.corporations.values():
            company.certificates = (TREASURY,) * len(company.certificates)

    def phase(self, phase: str) -> Self:
        """The phase, with the trains of earlier ones sold out."""
        self.draft.phase = PhaseId(phase)
        types = list(self.game.trains)
        gone = types[: types.index(self.game.phases[self.draft.phase].on)] if phase != "2" else []  # type: ignore[arg-type]
        self.draft.depot = tuple(train for train in self.draft.depot if train.rpartition("-")[0] not in gone)
        if phase != "2":
            self.draft.depot = tuple(train for train in self.draft.depot if train != f"{phase}-0")
        return self

    def railway(
        self,
        name: str,
        cell: tuple[int, int] = PAR_CELLS[100],
        *,
        par: int = 100,
        launched_in: str = "2",
        opened: bool = True,
        turns: int = 1,
        cash: int = 0,
        trains: str = "",
        **papers: int,
    ) -> Self:
        """A launched railway on a market cell (from 0): percents by holder, the president's certificate with the first.

        Markers stack in the order of the calls; what is left stays in the initial offer.
        """
        railway = CorporationId(name)
        sheet = self.game.title.corporation[railway].certificates
        company = self.draft.corporations[railway]
        places = [TREASURY] * len(sheet)
        for holder, worth in papers.items():
            left = worth
            for index, paper in enumerate(sheet):
                if places[index] == TREASURY and left >= paper.percent and not (paper.president and company.president):
                    if holder.startswith("P") and company.president is None:
                        company.president = PlayerId(holder)
                    elif paper.president:
                        continue
                    places[index] = HolderId(holder)
                    left -= paper.percent
            assert left == 0, (name, holder)
        company.certificates = tuple(places)
        company.turns, company.cash = turns, cash
        company.trains = tuple(map(TrainId, trains.split()))
        self.draft.depot = tuple(train for train in self.draft.depot if train not in company.trains)
        self.draft.market = (*self.draft.market, Marker(railway, *cell))
        self.draft.sequence = tuple(other for other in self.draft.sequence if other != railway)
        assert self.draft.pa20 is not None
        launched = Launched(par, PhaseId(launched_in), opened)
        update(self.draft, launched={**self.draft.pa20.launched, railway: launched})
        return self

    def regional(self, name: str, owner: str, *, cash: int = 0, trains: str = "", turns: int = 1) -> Self:
        """An owned regional; regionals have come."""
        company = self.draft.corporations[CorporationId(name)]
        company.certificates = (HolderId(owner),)
        company.president = PlayerId(owner)
        company.cash, company.turns = cash, turns
        company.trains = tuple(map(TrainId, trains.split()))
        self.draft.depot = tuple(train for train in self.draft.depot if train not in company.trains)
        update(self.draft, regionals_open=True)
        return self

    def formed(self, government: str, *members: str) -> Self:
        """A government that has formed from members, which left the game; its own papers come with `railway`."""
        found = tuple(map(CorporationId, members))
        assert self.draft.pa20 is not None
        self.draft.sequence = tuple(other for other in self.draft.sequence if other not in found)
        formed = {**self.draft.pa20.formed, CorporationId(government): found}
        return self.extra(formed=formed, gone=(*self.draft.pa20.gone, *found))

    def fund(self, *, cash: int = 0, **holdings: int) -> Self:
        """Certificates of the fund by holder; the largest, first among equals, runs it."""
        company = self.draft.corporations[CorporationId("SFM")]
        places = [HolderId(holder) for holder, count in holdings.items() for _ in range(count)]
        company.certificates = (*places, *[TREASURY] * (10 - len(places)))
        company.president = PlayerId(max(holdings, key=lambda holder: holdings[holder])) if holdings else None
        company.cash = cash
        return self

    def tile(self, hex_id: str, tile: str, rotation: int = 0) -> Self:
        """A tile on the map."""
        board = self.draft.board
        laid = self.game.tiles[next(known for known in self.game.tiles if known == tile)].id
        supply = {**board.supply, laid: board.supply[laid] - 1}
        tiles = {**board.tiles, HexId(hex_id): Laid(laid, rotation)}
        self.draft.board = replace(board, tiles=tiles, supply=supply)
        return self

    def token(self, railway: str, hex_id: str, side: int, slot: int = 0) -> Self:
        """A token on the junction at a hex side."""
        token = Token(CorporationId(railway), junction(self.game, hex_id, side, slot))
        self.draft.board = replace(self.draft.board, tokens=(*self.draft.board.tokens, token))
        return self

    def operating(self, railway: str | None, *done: str, revenue: int = 0, round: int = 1, operated: str = "") -> Self:  # noqa: A002
        """An operating turn in which the named steps are over; without a railway, the moment between two turns."""
        self.draft.turn = OperatingTurn(
            number=self.draft.set_number,
            round=round,
            rounds=2,
            current=None if railway is None else CorporationId(railway),
            operated=tuple(map(CorporationId, operated.split())),
            done=frozenset(done),
            revenue=revenue,
        )
        return self

    def extra(self, **changes: Any) -> Self:
        """Fields of the title's own part of the state."""
        update(self.draft, **changes)
        return self

    def table(self, *, sound: bool = True) -> Table20:
        """The position with the rest of the money in the bank; it must be sound, unless a test wants it otherwise."""
        self.draft.bank += self.game.title.bank_total - total(self.draft)
        assert not sound or RULES.violations(self.game, self.draft) == ()
        return Table20(self.game, self.draft)

    def settled(self, *, sound: bool = True) -> Table20:
        """The position after the moves that the rules make by themselves."""
        table = self.table(sound=sound)
        draft, log = table.state.copy(), []  # type: ignore[var-annotated]
        settle(RULES, self.game, draft, log)
        table.state, table.events = draft, tuple(log)
        assert RULES.violations(self.game, draft) == ()
        return table


def junction(game: Game, hex_id: str, side: int, slot: int = 0) -> Junction:
    """The junction at a hex side."""
    from engine.pa20.junctions import junction_at

    found = junction_at(game, HexId(hex_id), side, slot)
    assert found is not None
    return found


def buy(player: str, corporation: str, certificate: int) -> BuyCertificate:
    """Buy the certificate with this index."""
    return BuyCertificate(EntityId(player), CorporationId(corporation), certificate)


def take(table: Table20, player: str, corporation: str, place: str = "treasury") -> BuyCertificate:
    """Buy the first single certificate that lies in a place."""
    sheet = table.game.title.corporation[CorporationId(corporation)].certificates
    places = table.state.corporations[CorporationId(corporation)].certificates
    index = next(i for i, paper in enumerate(sheet) if places[i] == place and not paper.president)
    return buy(player, corporation, index)


def sell(table: Table20, player: str, corporation: str, percents: int) -> SellCertificates:
    """Sell single certificates a player holds, for so many percent."""
    sheet = table.game.title.corporation[CorporationId(corporation)].certificates
    places = table.state.corporations[CorporationId(corporation)].certificates
    mine = [i for i, paper in enumerate(sheet) if places[i] == player and not paper.president]
    return SellCertificates(EntityId(player), CorporationId(corporation), tuple(mine[: percents // 10]), percents)


def launch(player: str, railway: str, par: int) -> SetStartPrice:
    """Launch a major at a par."""
    return SetStartPrice(EntityId(player), CorporationId(railway), *PAR_CELLS[par])
