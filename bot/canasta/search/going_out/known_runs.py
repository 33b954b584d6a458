"""The runs of a suit that a search for a way out can lay down: those with a given card, and the useful ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.canasta.actions import Play
from bot.canasta.cards import (
    ALL_OF_RANK,
    JOKER,
    NO_CARDS,
    SUIT_MASKS,
    WILDS,
    Card,
    Cards,
    Rank,
    lowest_face,
    of_rank,
    one,
)
from bot.canasta.melding.runs import each_once, reach_of, runs_about, runs_with
from bot.canasta.melding.shapes import LONGEST_SEQUENCE
from bot.canasta.melds import Meld
from bot.canasta.rules.model import RuleSet

_JOKERS: Final = ALL_OF_RANK[Rank.JOKER]
_TWOS: Final = ALL_OF_RANK[Rank.TWO]
_A_JOKER: Final = one(JOKER)


class KnownRuns(dict[tuple[Card, Cards], list[Play]]):
    """The sequences to begin or lengthen with a card, longer ones first, by the card and the naturals of its suit.

    ``wild`` is the wild card that they may take, ``melds`` are the sequences on the table that can still be lengthened.
    A run in one suit changes nothing for the others: a search repeats half of its questions.
    """

    def __init__(self, rules: RuleSet, wild: Cards, melds: list[Meld]) -> None:
        super().__init__()
        self._limits = rules.melds
        self._wild = wild
        self._melds = melds

    def __missing__(self, key: tuple[Card, Cards]) -> list[Play]:
        face, held = key
        limits, wild = self._limits, self._wild
        runs: list[Play] = []
        if limits.sequence_melds:
            least, suit = limits.min_naturals, face & 3
            for meld in self._melds:
                # Most cards are too far from a sequence to come into it.
                if meld.suit == suit and one(face) & reach_of(meld.cards):
                    free = wild if meld.wilds < limits.sequence_max_wilds else NO_CARDS
                    runs += [Play(more, meld.id) for more in runs_with(face, meld.cards, held, free, least)]
            runs += [Play(more) for more in runs_with(face, NO_CARDS, held, wild, least)]
        self[key] = runs
        return runs


def free_wild(rules: RuleSet, cards: Cards) -> Cards:
    """Return the one wild card that a sequence could take, if the rules let it: a joker before a two."""
    if not rules.melds.sequence_max_wilds:
        return NO_CARDS
    if cards & _JOKERS:
        return _A_JOKER
    twos = cards & _TWOS
    return one(lowest_face(twos)) if twos else NO_CARDS


def useful_runs(rules: RuleSet, sequences: list[Meld], cards: Cards, saving: Iterable[int]) -> Iterator[Play]:
    """Yield sequences of cards that sets could take: as canastas, to take wild cards, or to spare the ``saving`` ranks.

    ``sequences`` are those on the table that can still be lengthened.
    """
    limits = rules.melds
    once = each_once(cards)
    wild = free_wild(rules, cards)
    spared = NO_CARDS
    for rank in saving:
        # A rank may be named twice.
        spared |= of_rank(once, rank)
    for suit, mask in enumerate(SUIT_MASKS):
        held = once & mask
        if not held and not wild:
            continue
        for meld in (*[meld for meld in sequences if meld.suit == suit], None):
            lying = meld.cards if meld is not None else NO_CARDS
            free = wild if meld is None or meld.wilds < limits.sequence_max_wilds else NO_CARDS
            size = lying % 255
            for more in runs_about(lying, held, suit, free, limits.min_naturals):
                is_canasta = size + more % 255 == LONGEST_SEQUENCE
                if is_canasta or more & (WILDS | spared):
                    yield Play(more, None if meld is None else meld.id)
