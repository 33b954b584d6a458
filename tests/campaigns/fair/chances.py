"""Whether a shuffle is even: each card in each place, and each seat as the first dealer, counted and judged by chi-squared."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple

from bot.canasta.cards import LANES, count_of, each_card, full_pack
from bot.canasta.shuffle import FIRST_DEALER, drawn_lot, shuffled

LIMIT: Final = 4.9
"""So many standard deviations from what is expected: chance alone goes beyond once in a million times."""


class Judgement(NamedTuple):
    """How far a count is from an even one. Too even is as suspicious as too uneven."""

    what: str
    chi_squared: float
    freedom: int
    deviations: float

    @property
    def is_even(self) -> bool:
        return abs(self.deviations) <= LIMIT

    def __str__(self) -> str:
        verdict = "even" if self.is_even else "NOT EVEN"
        return (
            f"{self.what}: chi-squared {self.chi_squared:,.0f} with {self.freedom:,} degrees of freedom, "
            f"{self.deviations:+.2f} standard deviations: {verdict}"
        )


def judged(what: str, chi_squared: float, freedom: int) -> Judgement:
    """By the approximation of Wilson and Hilferty, close for so many degrees of freedom."""
    spread = 2 / (9 * freedom)
    deviations = ((chi_squared / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return Judgement(what, chi_squared, freedom, deviations)


class CardCounts:
    """How often each face came to each place of a pack."""

    def __init__(self, packs: int = 2, jokers: int = 4) -> None:
        self.cards = full_pack(packs, jokers)
        self.size = len(each_card(self.cards))
        self.faces = sorted(set(each_card(self.cards)))
        self.counts = [0] * (self.size * LANES)
        self.deals = 0

    def note(self, order: bytes) -> None:
        counts, at = self.counts, 0
        for face in order:
            counts[at + face] += 1
            at += LANES
        self.deals += 1

    def judgement(self) -> Judgement:
        chi_squared = 0.0
        for face in self.faces:
            expected = self.deals * count_of(self.cards, face) / self.size
            for place in range(self.size):
                chi_squared += (self.counts[place * LANES + face] - expected) ** 2 / expected
        # In each deal every place has one card and every card one place, which makes counts vary a little more
        # than Pearson's formula has it: by n / (n - 1).
        chi_squared *= (self.size - 1) / self.size
        return judged("each card in each place", chi_squared, (len(self.faces) - 1) * (self.size - 1))


class SeatCounts:
    """How often each of some seats was drawn by lot."""

    def __init__(self, seats: int) -> None:
        self.counts = [0] * seats

    def note(self, seat: int) -> None:
        self.counts[seat] += 1

    def judgement(self) -> Judgement:
        expected = sum(self.counts) / len(self.counts)
        chi_squared = sum((count - expected) ** 2 / expected for count in self.counts)
        return judged(f"first dealer of {len(self.counts)}", chi_squared, len(self.counts) - 1)


def secrets(seed: str) -> Iterator[bytes]:
    """Secrets that differ and come out the same each time."""
    number = 0
    while True:
        yield hashlib.sha256(f"{seed} {number}".encode()).digest()
        number += 1


class FairTrial:
    """A pack, and lots for two to six seats."""

    def __init__(self, packs: int = 2, jokers: int = 4, seed: str = "fair") -> None:
        self.places = CardCounts(packs, jokers)
        self.lots = [SeatCounts(seats) for seats in range(2, 7)]
        self._secrets = secrets(seed)

    def deal(self) -> None:
        secret = next(self._secrets)
        self.places.note(shuffled(self.places.cards, secret, "1", 1, ""))
        for lots in self.lots:
            lots.note(drawn_lot(len(lots.counts), secret, "1", 1, "", FIRST_DEALER))

    def judgements(self) -> list[Judgement]:
        return [self.places.judgement(), *(lots.judgement() for lots in self.lots)]
