"""What only a game with railways on junctions has in its state (PA20). Never changed; every change makes a new one.

Rule numbers are those of the PA20 digest.
"""

from __future__ import annotations

import msgspec

from engine.ids import CorporationId, HexId, PhaseId, PlayerId
from engine.state.board import Place


class Launched(msgspec.Struct, frozen=True):
    """A launched railway: its par, the phase of the launch, and whether it has opened (A-FM-3, P-FM-2).

    A dormant government (A-GOV-12) counts as launched in the phase in which it was formed.
    """

    par: int
    phase: PhaseId
    open: bool = False


class Sale(msgspec.Struct, frozen=True):
    """What somebody has sold of a railway in the present turn (A-AZ-7).

    The value fell from `row`, `column` and stands at `landed_row` if nothing else moved it; `percent` is sold in all.
    """

    seller: str
    corporation: CorporationId
    row: int
    column: int
    landed_row: int
    percent: int


class RegionalAuction(msgspec.Struct, frozen=True):
    """The auction of a regional (P-REG-2, P-REG-3), which interrupts the turn it stands in.

    `current` must act. Without a `leader` he may open; `declined` have passed that right on. With one, `price` is the standing
    bid and `passed` are out of it. `single`: a stock round's auction of this card alone.
    """

    regional: CorporationId
    current: PlayerId
    price: int = 0
    leader: PlayerId | None = None
    declined: tuple[PlayerId, ...] = ()
    passed: tuple[PlayerId, ...] = ()
    single: bool = False


class Work(msgspec.Struct, frozen=True):
    """Construction in the present operating turn (A-OP-8, P-OP-5, A-OP-16).

    `laid` are hexes with a tile of this turn, `placed` counts tokens, `removed` are junctions given up, `refused` those for
    which the fund's president has declined to help (A-SFM-11).
    """

    laid: tuple[HexId, ...] = ()
    placed: int = 0
    removed: tuple[Place, ...] = ()
    refused: tuple[Place, ...] = ()


class Pa20State(msgspec.Struct, frozen=True):
    """The rest of a position.

    `launched` holds railways on the market; `gone` those that left the game: merged majors, absorbed regionals. `formed` are
    the governments with their members. `built` have laid their first tile (P-POL-2); `reached` are the destinations by number
    that a major's line has joined (A-DEST-1).
    `due` waits for the end of the operating round (A-F5-5). `sales` and `buying` (the railway of which more may be bought,
    A-AZ-5) concern the present turn, `work` the present operating turn. `regionals_open`: the auction of P-REG-2 is over.
    `settled` have had a token on a junction of their home (A-OP-13); games of the first rules version do without.
    `refund` is what the bank owes the fund for this operating round (P-SFM-3), `refunded` the junctions it was owed for.
    """

    launched: dict[CorporationId, Launched] = {}
    gone: tuple[CorporationId, ...] = ()
    formed: dict[CorporationId, tuple[CorporationId, ...]] = {}
    built: tuple[CorporationId, ...] = ()
    reached: dict[CorporationId, tuple[int, ...]] = {}
    due: tuple[str, ...] = ()
    sales: tuple[Sale, ...] = ()
    buying: CorporationId | None = None
    work: Work = Work()
    auction: RegionalAuction | None = None
    regionals_open: bool = False
    refund: int = 0
    refunded: tuple[Place, ...] = ()
    settled: tuple[CorporationId, ...] | msgspec.UnsetType = msgspec.UNSET
