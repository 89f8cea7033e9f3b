"""Games, positions and moves for the tests of rounds and steps, put together by hand.

Papers are written as on the table: `20P` the president's certificate, `20L` the last one, `10` a single one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Self

from msgspec.structs import replace

from engine.actions import BidPrivate, BuyCertificate, Pass, SellCertificates, SetStartPrice
from engine.catalogue import open_title
from engine.game import Game
from engine.ids import TREASURY, CorporationId, EntityId, HexId, HolderId, PhaseId, PlayerId, PrivateId
from engine.setup import new_game
from engine.state.board import CitySlot, Token
from engine.state.game_state import Marker
from engine.titles.base import StandardRules
from tests.helpers.table import NAMES, RuledPosition, RuledTable

G3 = ("SFA", "ATA", "CTL", "AFG", "IFT", "RCS")
"""The sequence of the worked examples; with three players the last one is out."""

CELLS = {68: (4, 2), 100: (3, 5), 144: (2, 8), 216: (1, 11)}
"""Start prices and their cells (R-2.3.2)."""

RULES = StandardRules()


@cache
def sicily(
    players: int = 3,
    profile: str = "aag",
    order: tuple[str, ...] = G3,
    options: tuple[str, ...] = (),
    **switches: str,
) -> Game:
    """1849 with a fixed sequence, some variants and some switches changed."""
    return _game("1849", players, profile, order, switches, options)


@cache
def kingdom(players: int = 4, profile: str = "aag", options: tuple[str, ...] = (), **switches: str) -> Game:
    """Two Sicilies, corporations in the order of its file."""
    title = open_title("1849_two_sicilies")
    return _game(title.id, players, profile, tuple(map(str, title.corporation)), switches, options)


def _game(
    title: str,
    players: int,
    profile: str,
    order: tuple[str, ...],
    switches: dict[str, str],
    options: tuple[str, ...],
) -> Game:
    game = new_game(open_title(title), names=NAMES[:players], profile=profile, order=order, options=options)
    return replace(game, profile=replace(game.profile, switches={**game.profile.switches, **switches}))


class Table(RuledTable):
    """A game of the 1849 family."""

    rules = RULES

    def cash(self, player: str) -> int:
        """A player's cash."""
        return self.state.players[PlayerId(player)].cash

    def treasury(self, corporation: str) -> int:
        """A corporation's cash."""
        return self.state.corporations[CorporationId(corporation)].cash

    def papers(self, corporation: str, holder: str) -> str:
        """What a player, `treasury` or `pool` holds of it, as in `20P 20L 10 10`."""
        sheet = self.game.title.corporation[CorporationId(corporation)].certificates
        places = self.state.corporations[CorporationId(corporation)].certificates
        found = ["20P" if paper.president else "20L" if paper.last else "10" for paper in sheet]
        mine = [word for word, place in zip(found, places, strict=True) if place == holder]
        return " ".join(sorted(mine, key=("20P", "20L", "10").index))

    def tokens(self, corporation: str) -> list[str]:
        """Hexes of its tokens."""
        return [token.place.hex for token in self.state.board.tokens_of(CorporationId(corporation))]

    def sales(self, corporation: str) -> list[int]:
        """Percents on offer for sale, smallest first."""
        return [
            offer.action.percent
            for offer in self.legal()
            if isinstance(offer.action, SellCertificates) and offer.action.corporation == corporation
        ]


class Position(RuledPosition):
    """A stock round put together by hand; `table()` makes it playable. Privates are closed."""

    rules = RULES

    def __init__(self, game: Game, *, turn: str = "P1", number: int = 2, phase: str = "") -> None:
        super().__init__(game, turn, number)
        if phase:
            self.draft.phase = PhaseId(phase)

    def corporation(
        self,
        name: str,
        cell: tuple[int, int] = CELLS[100],
        *,
        turns: int = 1,
        cash: int = 0,
        papers: Mapping[str, str] | None = None,
        **more: str,
    ) -> Self:
        """A started corporation: papers per holder (`P1="20P 10"`, `pool="10 10"`), the rest in its treasury.

        Markers stack in the order of the calls; the home token goes to its first home.
        """
        corporation = CorporationId(name)
        sheet = self.game.title.corporation[corporation]
        left = {
            "20P": [index for index, paper in enumerate(sheet.certificates) if paper.president],
            "20L": [index for index, paper in enumerate(sheet.certificates) if paper.last],
            "10": [index for index, paper in enumerate(sheet.certificates) if paper.percent == 10],
        }
        places = [TREASURY] * len(sheet.certificates)
        company = self.draft.corporations[corporation]
        for holder, words in {**(papers or {}), **more}.items():
            for word in words.split():
                places[left[word].pop(0)] = HolderId(holder)
                if word == "20P":
                    company.president = PlayerId(holder)
        company.certificates = tuple(places)
        company.turns, company.cash, company.unplaced = turns, cash, sheet.tokens - 1
        self.draft.market = (*self.draft.market, Marker(corporation, *cell))
        self.draft.sequence = tuple(other for other in self.draft.sequence if other != corporation)
        return self.token(name, sheet.homes[0], home=True)

    def token(self, name: str, hex_id: str, *, home: bool = False) -> Self:
        """One more token, in the next slot of the hex's first city."""
        slot = len(self.draft.board.tokens_in(HexId(hex_id)))
        token = Token(CorporationId(name), CitySlot(HexId(hex_id), 0, slot), home)
        self.draft.board = replace(self.draft.board, tokens=(*self.draft.board.tokens, token))
        return self

    def table(self) -> Table:
        """The position as it stands, settled by nobody: it must be somebody's turn."""
        return Table(self.game, self.draft)


def bid(player: str, private: str, amount: int) -> BidPrivate:
    """A bid, or the purchase of the front private."""
    return BidPrivate(EntityId(player), PrivateId(private), amount)


def passing(*actors: str) -> list[Pass]:
    """Passes in a row."""
    return [Pass(EntityId(actor)) for actor in actors]


def start(player: str, corporation: str, amount: int) -> SetStartPrice:
    """Fix a start price."""
    return SetStartPrice(EntityId(player), CorporationId(corporation), *CELLS[amount])


def buy(player: str, corporation: str, certificate: int) -> BuyCertificate:
    """Buy the certificate with this index."""
    return BuyCertificate(EntityId(player), CorporationId(corporation), certificate)


def sell(player: str, corporation: str, percent: int, *certificates: int) -> SellCertificates:
    """Sell certificates by index."""
    return SellCertificates(EntityId(player), CorporationId(corporation), certificates, percent)


def sell_words(table: Table, player: str, corporation: str, percent: int, words: str) -> SellCertificates:
    """Sell papers named by kind: `20P 10`."""
    sheet = table.game.title.corporation[CorporationId(corporation)].certificates
    places = table.state.corporations[CorporationId(corporation)].certificates
    chosen: list[int] = []
    for word in words.split():
        chosen.append(
            next(
                index
                for index, paper in enumerate(sheet)
                if places[index] == player
                and index not in chosen
                and word == ("20P" if paper.president else "20L" if paper.last else "10")
            )
        )
    return sell(player, corporation, percent, *chosen)


def standard_auction(game: Game, start_price: int = 68) -> Table:
    """The auction of the worked examples: no bids, P1 370, P2 305, P3 425; SFA started at 68."""
    table = Table(game)
    table.do(bid("P1", "SCE", 20), bid("P2", "SIGI", 45), bid("P3", "CNM", 75), bid("P1", "SMS", 110))
    return table.do(bid("P2", "RSA", 150), start("P2", game.order[0], start_price))
