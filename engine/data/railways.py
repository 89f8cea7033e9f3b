"""What a title with tokens on junctions says about its railways, checked and typed (`railways.json`).

Railways are of three kinds: majors on the market, regionals with one certificate, governments that majors merge into. A fund
has certificates and money, but no line. Rule numbers are those of the PA20 digest: `P-…` from the change package, `A-…`
assumed.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.ids import CorporationId, HexId, PhaseId, PrivateId

Kind: TypeAlias = Literal["major", "regional", "government", "fund"]
"""What `Corporation.kind` may be in such a title."""


class Destination(msgspec.Struct, frozen=True):
    """A place a railway wants to reach (A-DEST-1, P-REG-8).

    `hexes` are those of one place, several for an off-board that stands twice; `bonus` is what a regional earns on top.
    """

    place: str
    hexes: tuple[HexId, ...]
    bonus: int = 0
    assumed: bool = True


class Railway(msgspec.Struct, frozen=True):
    """A railway that operates.

    `steps` are its construction steps (A-FM-4, P-REG-5, A-GOV-8); `network` the government it may become part of, None for
    the majors that never merge (P-GOV-1). `home_side` is the junction kept for it (A-OP-13). `number` and `face` are a
    regional's; `members`, `merging` (how many of them merge) and `regionals` a government's (P-GOV-2, P-GOV-7).
    """

    id: CorporationId
    kind: Kind
    steps: int
    network: CorporationId | None = None
    home_side: int | None = None
    destinations: tuple[Destination, ...] = ()
    number: int = 0
    face: int = 0
    members: tuple[CorporationId, ...] = ()
    merging: int = 0
    regionals: tuple[CorporationId, ...] = ()
    name_assumed: bool = False


class Card(msgspec.Struct, frozen=True):
    """A political card with a certificate of a railway, and what it pays once that railway has built (P-POL-1, P-POL-2)."""

    certificate_of: CorporationId
    later_revenue: int


class Launch(msgspec.Struct, frozen=True):
    """What opening needs and brings when a railway is launched in a phase (A-FM-3, P-FM-2)."""

    float_percent: int
    full_capital: bool


class Refund(msgspec.Struct, frozen=True):
    """What the bank pays the fund for a token next to yellow track (P-SFM-3)."""

    city: int
    town: int
    plain: int


class Fund(msgspec.Struct, frozen=True):
    """The association that helps with tokens (P-SFM-1 … P-SFM-9).

    Certificates cost `price` from `from_phase` on and count `worth` at the end; it helps railways of `kinds` whose value lies
    in one of `zones`.
    """

    id: CorporationId
    from_phase: PhaseId
    price: int
    worth: int
    refund: Refund
    zones: tuple[str, ...]
    kinds: tuple[Kind, ...]


class JunctionRules(msgspec.Struct, frozen=True):
    """Limits of tokens on junctions (P-OP-3, P-MAP-3, P-REG-6); `sharing` kinds pay `surcharge` for one that has a token."""

    tokens: int
    border_tokens: int
    dangling_tokens: int
    sharing: tuple[Kind, ...]
    surcharge: int


class Railways(msgspec.Struct, frozen=True):
    """Everything `railways.json` says.

    `uncounted_zones` are zones of the market whose certificates do not count against the limit (A-SET-1), `many_zones` those
    in which several may be bought in one turn (A-AZ-5). `values_by_color` holds values of stops by the colour of their tile
    (A-REV-1). Railways of `half_dividends` kinds may pay half (A-AZ-6).
    """

    railways: dict[CorporationId, Railway]
    cards: dict[PrivateId, Card]
    launches: dict[PhaseId, Launch]
    fund: Fund
    uncounted_zones: tuple[str, ...]
    many_zones: tuple[str, ...]
    dormant_par: int
    least_raise: int
    absorption_factor: int
    junctions: JunctionRules
    half_dividends: tuple[Kind, ...]
    values_by_color: dict[HexId, dict[str, int]]

    def of_kind(self, kind: Kind) -> tuple[Railway, ...]:
        """Railways of a kind in the order of the data; regionals by number (A-OP-7)."""
        found = [railway for railway in self.railways.values() if railway.kind == kind]
        return tuple(sorted(found, key=lambda railway: railway.number))
