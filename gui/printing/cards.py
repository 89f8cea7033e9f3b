"""Cards edge to edge on pages: certificates, trains, private companies, charters and money."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.data.definitions import Certificate, Corporation, Private, Title, Train
from engine.geometry.measures import SLOT
from gui.board.drawing import Drawing, Op, disc, fill, moved, stroke
from gui.board.lettering import Hand
from gui.board.look import corporation_crest
from gui.printing.pages import GREY, Page, block, edge_marks, frame, grid, write
from gui.printing.paper import PrintSettings
from gui.printing.words import amount, too_small, word
from gui.theme import Theme, load_theme
from gui.title_words import private_word

CARD: Final = (63.0, 44.0)
CHARTER: Final = (132.0, 90.0)
NOTE: Final = (88.0, 44.0)
_PALE: Final = "#fdf8ec"

Front = Callable[[], Drawing]
"""A card around its centre; colour may go beyond its edge by the bleed."""


def card_pages(
    cards: Sequence[tuple[Front, int]], size: tuple[float, float], settings: PrintSettings, name: str
) -> Iterator[Page]:
    """Pages full of cards, each as many times as wanted. Raises `TrinacriaError` where not even one fits."""
    width, height = size
    columns, rows = int(settings.inner_width // width), int(settings.inner_height // height)
    if not columns or not rows:
        raise too_small(name, math.ceil(width), math.ceil(height))
    fronts = [front for front, count in cards for _ in range(count)]
    on_page = columns * rows
    corner, across, down = grid(columns, rows, width, height, (settings.width, settings.height))
    pages = math.ceil(len(fronts) / on_page)
    for number in range(pages):
        ops: list[Op] = []
        for place, front in enumerate(fronts[number * on_page : (number + 1) * on_page]):
            x = corner[0] + (place % columns + 0.5) * width
            y = corner[1] + (place // columns + 0.5) * height
            ops += moved(front(), x, y)
        if settings.cut_marks:
            ops += edge_marks(across, down, (settings.width, settings.height), settings.margin)
        foot = f"{name} {number + 1}/{pages}"
        ops += write(foot, settings.width / 2, settings.height - settings.margin / 2, min(2.4, settings.margin * 0.4))
        yield Page(settings.width, settings.height, tuple(ops))


def _ground(size: tuple[float, float], color: str) -> list[Op]:
    width, height = size
    return [block(-width / 2, -height / 2, width, height, color), frame(-width / 2, -height / 2, width, height)]


def _crest(title: Title, corporation: Corporation, theme: Theme, x: float, y: float, diameter: float) -> Drawing:
    return moved(corporation_crest(title, corporation.id, theme), x, y, diameter / 2 / SLOT)


def certificate_pages(title: Title, settings: PrintSettings) -> Iterator[Page]:
    """Every certificate of every corporation."""
    theme = load_theme(settings.theme)
    cards = [
        (_certificate(title, corporation, paper, theme), 1)
        for corporation in title.corporations
        for paper in corporation.certificates
    ]
    return card_pages(cards, CARD, settings, f"{title.name} · {word('certificates')}")


def _certificate(title: Title, corporation: Corporation, paper: Certificate, theme: Theme) -> Front:
    def front() -> Drawing:
        width, height = CARD
        kind = "president" if paper.president else "last" if paper.last else "certificate"
        ops = _ground(CARD, _PALE)
        ops.append(block(-width / 2, -height / 2, width, 9, corporation.color))
        ops.append(block(-width / 2, height / 2 - 3, width, 3, corporation.color))
        ops += _crest(title, corporation, theme, -width / 2 + 12, 2.5, 17)
        ops += write(corporation.name, 9, -4, 4.2, hand=Hand.NAME, width=width - 30)
        ops += write(f"{paper.percent} %", 9, 5.5, 9, hand=Hand.FIGURE)
        ops += write(word(kind), 9, 13.5, 3.2, width=width - 30)
        ops.append(frame(-width / 2 + 1.2, -height / 2 + 1.2, width - 2.4, height - 2.4, ink=GREY))
        return tuple(ops)

    return front


def train_pages(title: Title, settings: PrintSettings) -> Iterator[Page]:
    """Every train as often as the set-up that needs most of them."""
    theme = load_theme(settings.theme)
    cards: list[tuple[Front, int]] = []
    for train in title.trains:
        count = max([train.count, *(scenario.trains.get(train.type, 0) for scenario in title.scenarios)])
        cards.append((_train(title, train, theme), count))
    return card_pages(cards, CARD, settings, f"{title.name} · {word('trains')}")


def _train(title: Title, train: Train, theme: Theme) -> Front:
    def front() -> Drawing:
        width, height = CARD
        begun = train.available_on or train.type
        first = title.phases[0 if title.trains[0] is train else -1]
        phase = next((phase for phase in title.phases if phase.on == begun), first)
        color = theme.tile(phase.colors[-1]).name() if phase.colors else theme.white
        ops = _ground(CARD, _PALE)
        ops.append(block(-width / 2, -height / 2, width, 8, color))
        ops += write(word("train"), 0, -height / 2 + 4, 3.4)
        ops += write(train.type, 0, -1, 16, hand=Hand.FIGURE, width=width - 8)
        ops += write(word("price", amount=amount(train.price, title)), 0, 11, 4.2, hand=Hand.FIGURE, width=width - 6)
        fate = word("never_rusts") if train.rusts_on is None else word("rusts", train=train.rusts_on)
        ops += write(fate, 0, 17, 3, width=width - 6)
        return tuple(ops)

    return front


def private_pages(title: Title, settings: PrintSettings) -> Iterator[Page]:
    """Every private company."""
    cards = [(_private(title, private), 1) for private in title.privates]
    return card_pages(cards, CARD, settings, f"{title.name} · {private_word('pages', title)}")


def _private(title: Title, private: Private) -> Front:
    def front() -> Drawing:
        width = CARD[0]
        ops = _ground(CARD, _PALE)
        ops += write(private.id, 0, -13, 6, hand=Hand.FIGURE, width=width - 8)
        ops += write(private.name, 0, -4, 4.6, hand=Hand.NAME, width=width - 6)
        ops += write(word("price", amount=amount(private.price, title)), 0, 5, 4, hand=Hand.FIGURE, width=width - 6)
        ops += write(
            word("revenue", amount=amount(private.revenue, title)), 0, 12, 4, hand=Hand.FIGURE, width=width - 6
        )
        return tuple(ops)

    return front


def charter_pages(title: Title, settings: PrintSettings) -> Iterator[Page]:
    """A charter for every corporation that has trains or tokens."""
    theme = load_theme(settings.theme)
    cards = [(_charter(title, corporation, theme), 1) for corporation in title.corporations]
    wide = settings.inner_width >= CHARTER[0]
    size = CHARTER if wide else (CHARTER[1], CHARTER[0])
    return card_pages(cards, size, settings, f"{title.name} · {word('charters')}")


def _charter(title: Title, corporation: Corporation, theme: Theme) -> Front:
    def front() -> Drawing:
        width, height = CHARTER
        left, top = -width / 2, -height / 2
        ops = _ground(CHARTER, _PALE)
        ops.append(block(left, top, width, 16, corporation.color))
        ops.append(block(left + 24, top + 3, width - 28, 10, _PALE, corner=1))
        ops += _crest(title, corporation, theme, left + 12, top + 11, 18)
        ops += write(corporation.name, 10, top + 8, 5.4, hand=Hand.NAME, width=width - 36)
        homes = ", ".join(_place(title, home) for home in corporation.homes)
        ops += write(word("homes", hexes=homes) if homes else "", 0, top + 24, 3.2, width=width - 8)
        cost = amount(corporation.token_fee, title)
        if corporation.tokens:
            ops += write(word("token_cost", amount=cost), left + width * 0.25, top + 32, 3.2, width=width / 2 - 6)
        for number in range(corporation.tokens):
            x = left + width * 0.25 + (number - (corporation.tokens - 1) / 2) * min(15.0, 56.0 / corporation.tokens)
            ops.append(stroke(disc(6.5, x, top + 42), GREY, 0.2))
        for key, x in (("trains", left + width * 0.25), ("treasury", left + width * 0.75)):
            y = top + (52 if key == "trains" else 30)
            ops.append(frame(x - width / 4 + 4, y, width / 2 - 8, height - (y - top) - 5, corner=1.5, ink=GREY))
            ops += write(word(key), x, y + 4, 3.2)
        return tuple(ops)

    return front


def _place(title: Title, hex_id: str) -> str:
    for found in title.hexes.values():
        if found.id == hex_id:
            return f"{found.label_name} {found.name}".strip()
    return hex_id


# --- money

NOTES: Final = (1, 5, 10, 20, 50, 100, 500, 1000)
_SHARES: Final = {1: 5, 5: 15, 10: 40, 20: 80, 50: 120, 100: 300, 500: 440}
"""Thousandths of the bank in each kind of note; what is left over goes to the largest that fit."""
_TINTS: Final = ("#f3ead7", "#dfe8d3", "#f5dfc9", "#d9e6ec", "#ecd9e4", "#f3ecc0", "#e3dcef", "#d7d7d7")


def notes_of(bank: int) -> dict[int, int]:
    """Number of notes of every value that together make the bank exactly."""
    found = dict.fromkeys(NOTES, 0)
    left = bank
    for value, share in sorted(_SHARES.items(), reverse=True):
        count = min(left // value, bank * share // 1000 // value)
        found[value] = count
        left -= count * value
    for value in sorted(NOTES[:-1], reverse=True):
        count = left // value
        found[value] += count
        left -= count * value
    return {value: count for value, count in found.items() if count}


def money_pages(title: Title, settings: PrintSettings) -> Iterator[Page]:
    """Notes for the whole bank."""
    cards = [(_note(title, value), count) for value, count in notes_of(title.bank_total).items()]
    return card_pages(cards, NOTE, settings, f"{title.name} · {word('money')}")


def _note(title: Title, value: int) -> Front:
    def front() -> Drawing:
        width, height = NOTE
        ops = _ground(NOTE, _TINTS[NOTES.index(value)])
        ops.append(frame(-width / 2 + 2, -height / 2 + 2, width - 4, height - 4, corner=2, ink=GREY))
        ops.append(fill(disc(14), _PALE))
        ops.append(stroke(disc(13), GREY, 0.3))
        ops += write(amount(value, title), 0, 0, 8, hand=Hand.FIGURE, width=24)
        for x in (-1, 1):
            for y in (-1, 1):
                ops += write(str(value), x * (width / 2 - 9), y * (height / 2 - 7), 5, hand=Hand.FIGURE)
        ops += write(title.name, 0, -height / 2 + 5, 3, hand=Hand.NAME, width=40)
        ops += write(word("bank"), 0, height / 2 - 5, 2.6)
        return tuple(ops)

    return front
