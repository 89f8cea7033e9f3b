"""Setting up a game: seats, scenario, variants, rules profile and the drawn sequence of the corporations (R-1.1 to R-1.6)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from engine.data.definitions import Scenario, Title
from engine.errors import Refusal, TrinacriaError
from engine.game import Game, Seat
from engine.ids import CorporationId, OptionId, TrainType, player_id
from engine.messages import Key

MAX_NAME = 40
"""Characters in a player's name."""

_MULTIPLIER, _INCREMENT, _MODULUS = 1_103_515_245, 12_345, 2**31

DELAY = "delay_"
"""Variants whose id begins like this apply the title's `delay` (V-2)."""

Thing = TypeVar("Thing")


class SetupError(TrinacriaError):
    """A game cannot be set up like this."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, **refusal.parameters)
        self.refusal = refusal


class Wish(msgspec.Struct, frozen=True):
    """What the table asks for. `profile` empty = the title's default; `order` None = drawn by the seed.

    `names` are in seating order; `bots` names a program per seat, shorter or with empty places for people. `order` is the
    sequence of all corporations, or of those in play.
    """

    names: tuple[str, ...]
    profile: str = ""
    options: frozenset[OptionId] = frozenset()
    order: tuple[CorporationId, ...] | None = None
    seed: int = 0
    bots: tuple[str, ...] = ()


def draw(seed: int, things: Iterable[Thing]) -> tuple[Thing, ...]:
    """Things in the order of the numbers that the generator of RUL-04 deals to them."""
    number = seed % _MODULUS
    dealt: list[tuple[int, Thing]] = []
    for thing in things:
        number = (_MULTIPLIER * number + _INCREMENT) % _MODULUS
        dealt.append((number, thing))
    return tuple(thing for _, thing in sorted(dealt, key=lambda pair: pair[0]))


def check_setup(title: Title, wish: Wish) -> Refusal | None:
    """The first reason why a game cannot be set up like this, or None."""
    refusal = (
        _check_names(wish.names)
        or _check_options(title, wish)
        or _check_count(title, wish)
        or _check_profile(title, wish)
        or _check_order(title, wish)
    )
    return None if refusal is None else refusal.cited_as(title.cited_as)


def new_game(
    title: Title,
    *,
    names: Sequence[str],
    profile: str = "",
    options: Iterable[str] = (),
    order: Sequence[str] | None = None,
    seed: int = 0,
    bots: Sequence[str] = (),
) -> Game:
    """A game, fields as in `Wish`. Raises `SetupError`."""
    wish = Wish(
        names=tuple(name.strip() for name in names),
        profile=profile or title.default_profile or title.profiles[0].id,
        options=frozenset(map(OptionId, options)),
        order=None if order is None else tuple(map(CorporationId, order)),
        seed=seed,
        bots=tuple(bots),
    )
    refusal = check_setup(title, wish)
    if refusal is not None:
        raise SetupError(refusal)
    scenario = _scenario(title, len(wish.names), wish.options)
    assert scenario is not None
    bots_by_seat = (*wish.bots, *([""] * len(wish.names)))
    return Game(
        title=title,
        profile=next(found for found in title.profiles if found.id == wish.profile),
        options=wish.options,
        scenario=_with_option_trains(title, scenario, wish.options),
        seats=tuple(
            Seat(player_id(seat), name, bot)
            for seat, (name, bot) in enumerate(zip(wish.names, bots_by_seat, strict=False))
        ),
        order=_order(title, wish, scenario),
        seed=seed,
        rules_version=title.rules_version,
    )


def _check_names(names: tuple[str, ...]) -> Refusal | None:
    seen: set[str] = set()
    for seat, raw in enumerate(names, start=1):
        name = raw.strip()
        if not name:
            return Refusal(Key.NAME_EMPTY, "R-1.2", {"seat": seat})
        if len(name) > MAX_NAME:
            return Refusal(Key.NAME_TOO_LONG, "R-1.2", {"seat": seat, "limit": MAX_NAME})
        if not is_plain(name):
            return Refusal(Key.NAME_NOT_PRINTABLE, "R-1.2", {"seat": seat})
        if looks(name) in seen:
            return Refusal(Key.NAME_REPEATED, "R-1.2", {"name": name})
        seen.add(looks(name))
    return None


def looks(name: str) -> str:
    """What two names have in common that a table could not tell apart: letters in any case, accents composed or not."""
    return unicodedata.normalize("NFKC", name).casefold()


def is_plain(name: str) -> bool:
    """Whether a name is nothing but text: no control signs, and no `<`, which could pass for the beginning of markup."""
    return name.isprintable() and "<" not in name


def _check_options(title: Title, wish: Wish) -> Refusal | None:
    known = {option.id: option for option in title.options}
    for chosen in sorted(wish.options):
        option = known.get(chosen)
        if option is None:
            return Refusal(Key.UNKNOWN_OPTION, "", {"option": chosen})
        missing = tuple(needed for needed in option.requires if needed not in wish.options)
        if missing:
            return Refusal(Key.OPTION_NEEDS, "", {"option": chosen, "needs": missing})
        if option.players and len(wish.names) not in option.players:
            return Refusal(Key.OPTION_PLAYERS, "R-1.1", {"option": chosen, "allowed": option.players})
    return None


def _check_count(title: Title, wish: Wish) -> Refusal | None:
    if _scenario(title, len(wish.names), wish.options) is not None:
        return None
    allowed = tuple(sorted({scenario.players for scenario in title.scenarios}))
    return Refusal(Key.PLAYER_COUNT, "R-1.1", {"count": len(wish.names), "allowed": allowed})


def _check_profile(title: Title, wish: Wish) -> Refusal | None:
    if not wish.profile or any(profile.id == wish.profile for profile in title.profiles):
        return None
    return Refusal(Key.UNKNOWN_PROFILE, "", {"profile": wish.profile})


def _check_order(title: Title, wish: Wish) -> Refusal | None:
    """R-1.6: an entered sequence names each corporation once; those drawn last may be left out when out of play."""
    if wish.order is None:
        return None
    scenario = _scenario(title, len(wish.names), wish.options)
    in_play = len(title.corporations) if scenario is None else scenario.corporations
    distinct = set(wish.order)
    right_length = len(wish.order) in (in_play, len(title.corporations))
    if right_length and len(distinct) == len(wish.order) and distinct <= set(title.corporation):
        return None
    return Refusal(Key.ORDER_NOT_COMPLETE, "R-1.6", {"corporations": tuple(title.corporation)})


def _scenario(title: Title, players: int, options: frozenset[OptionId]) -> Scenario | None:
    """The scenario for a number of players: that of a chosen option before the plain one."""
    fitting = [scenario for scenario in title.scenarios if scenario.players == players]
    for scenario in fitting:
        if scenario.option in options:
            return scenario
    return next((scenario for scenario in fitting if scenario.option is None), None)


def _with_option_trains(title: Title, scenario: Scenario, options: frozenset[OptionId]) -> Scenario:
    """The scenario with the trains that chosen options add, in the order of sale."""
    trains: dict[TrainType, int] = {}
    for train in title.trains:
        if train.type in scenario.trains:
            trains[train.type] = scenario.trains[train.type]
        elif train.option is not None and train.option in options:
            trains[train.type] = train.count
    return msgspec.structs.replace(scenario, trains=trains)


def _order(title: Title, wish: Wish, scenario: Scenario) -> tuple[CorporationId, ...]:
    """R-1.6 and V-2: entered or drawn; the delayed corporation moved back; those beyond the scenario's number left out."""
    drawn = draw(wish.seed, title.corporation) if title.draws_order else tuple(title.corporation)
    found = list(drawn if wish.order is None else wish.order)
    if title.delay is not None and any(option.startswith(DELAY) for option in wish.options):
        delayed, position = title.delay
        if delayed in found[: position - 1] and position <= len(found):
            first, second = found.index(delayed), position - 1
            found[first], found[second] = found[second], found[first]
    return tuple(found[: scenario.corporations])
