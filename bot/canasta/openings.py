"""What the melds of a side still take, worked out once for as long as these melds lie there.

The melds of a side change only when it lays cards down, but what they take is asked at every step: for each play, and for
each way out that is ruled out at a glance.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import Struct

from bot.canasta.cards import NATURAL_RANKS, NATURALS, NO_CARDS, Cards, Rank, faces, of_rank, one
from bot.canasta.melding import (
    LONGEST_SEQUENCE,
    NO_LIMIT,
    caps_of,
    largest_meld,
    largest_wild_meld,
)
from bot.canasta.melds import OF_A_SUIT, OF_RANK, OF_THREES, OF_WILDS, Meld, MeldId
from bot.canasta.policies.same_rank import same_rank_rule
from bot.canasta.rules.model import RuleSet

_SEVEN, _THREE = Rank.SEVEN.value, Rank.THREE.value
_LOWEST, _HIGHEST = NATURAL_RANKS[0], NATURAL_RANKS[-1]
_FEWEST_WILDS: Final = 3
"""The smallest meld of wild cards."""

_MOST_KEPT: Final = 1 << 9


class Opening(NamedTuple):
    """What can be laid off on a meld, one card at a time.

    * ``rank``: the rank of which it takes cards; three for threes, 0 for none.
    * ``next``: a mask of the cards that make a sequence longer, one of each face.
    * ``wild``: whether it takes a wild card.
    """

    meld: MeldId
    rank: int
    next: Cards
    wild: bool


class Run(NamedTuple):
    """A sequence that is no canasta: ``reach`` are the cards it could come to hold at best, ``spare`` wild cards, too."""

    meld: Meld
    suit: int
    reach: Cards
    spare: int


class Counts(NamedTuple):
    """How many canastas there are, in all and of the kinds that going out can ask for."""

    every: int = 0
    natural: int = 0
    mixed: int = 0
    wild: int = 0
    sevens: int = 0
    running: int = 0


class Openings(Struct, frozen=True, gc=False):
    """What the melds of one side take.

    * ``each``: the melds that take a card, in the order in which they were begun.
    * ``begun``: a bit for each rank, for threes, and for wild cards (rank 0), of which no new meld can be begun.
    * ``takes``: a mask of the ranks of which any natural has a meld to go to.
    * ``full``: a mask of the ranks of which no card has a meld to go to, neither there nor a new one.
    * ``canastas``: those that lie there already.
    * ``unfinished``: the other melds of a rank or of wild cards: the rank, the cards, and the wild ones among them.
    * ``threes``: a meld of threes that may become a canasta.
    * ``runs``: the sequences that are no canastas.
    """

    rules: RuleSet
    melds: tuple[Meld, ...]
    each: tuple[Opening, ...]
    begun: int
    takes: Cards
    full: Cards
    canastas: Counts
    unfinished: tuple[tuple[int, int, int], ...]
    threes: tuple[Meld, ...]
    runs: tuple[Run, ...]


_kept: dict[int, Openings] = {}


def openings_of(rules: RuleSet, melds: tuple[Meld, ...]) -> Openings:
    """What these melds take, if nothing but their own shape limits them (see :mod:`bot.canasta.bounds` for what else may)."""
    known = _kept.get(id(melds))
    # Melds are compared by identity: comparing their cards would cost as much as the work saved. They are kept with what
    # was found, so that no others can get the same id.
    if known is not None and known.melds is melds and known.rules is rules:
        return known
    if len(_kept) >= _MOST_KEPT:
        _kept.clear()
    found = _kept[id(melds)] = _worked_out(rules, melds)
    return found


def _worked_out(rules: RuleSet, melds: tuple[Meld, ...]) -> Openings:
    limits = rules.melds
    caps = caps_of(rules)
    largest = largest_meld(limits) or NO_LIMIT
    largest_wild = largest_wild_meld(limits)
    most_wilds = limits.sequence_max_wilds
    natural_only = limits.canasta_extension == "natural_only"
    same_rank = same_rank_rule(rules)
    each: list[Opening] = []
    unfinished: list[tuple[int, int, int]] = []
    threes: list[Meld] = []
    runs: list[Run] = []
    begun = 0
    of_ranks = takes = NO_CARDS
    every = natural = mixed = wild = sevens = running = 0
    for meld in melds:
        kind = meld.kind
        rank = meld.rank
        count = meld.naturals + meld.wilds
        every += meld.is_canasta
        if kind is OF_RANK:
            of_ranks |= of_rank(NATURALS, rank)
            if same_rank == "merge" or (same_rank == "new_after_canasta" and not meld.is_canasta):
                begun |= 1 << rank
            if meld.is_canasta:
                sevens += rank == _SEVEN
                natural += not meld.wilds
                mixed += meld.wilds > 0
            else:
                unfinished.append((rank, count, meld.wilds))
            if count < largest and not (natural_only and meld.wilds and meld.is_canasta):
                takes |= of_rank(NATURALS, rank)
                each.append(Opening(meld.id, rank, NO_CARDS, meld.wilds < caps[meld.naturals]))
        elif kind is OF_A_SUIT:
            running += meld.is_canasta
            if not meld.is_canasta:
                runs.append(_run(meld, most_wilds - meld.wilds))
            if count < LONGEST_SEQUENCE:
                each.append(Opening(meld.id, 0, _next(meld, most_wilds), meld.wilds < most_wilds))
        elif kind is OF_WILDS:
            wild += meld.is_canasta
            if not meld.is_canasta:
                unfinished.append((0, count, count))
            if not meld.is_canasta or count + _FEWEST_WILDS <= largest_wild:
                begun |= 1
            if count < largest_wild:
                each.append(Opening(meld.id, 0, NO_CARDS, wild=True))
        elif kind is OF_THREES:
            begun |= 1 << _THREE
            if not meld.is_canasta:
                threes.append(meld)
            if limits.canasta_extension != "none" or not meld.is_canasta:
                each.append(Opening(meld.id, _THREE, NO_CARDS, wild=False))
    return Openings(
        rules,
        melds,
        tuple(each),
        begun,
        takes,
        of_ranks & ~takes if same_rank == "merge" else NO_CARDS,
        Counts(every, natural, mixed, wild, sevens, running),
        tuple(unfinished),
        tuple(threes),
        tuple(runs),
    )


def _next(meld: Meld, most_wilds: int) -> Cards:
    """Each card of the suit that makes a sequence longer: at either end, and beside or in place of its wild card."""
    if meld.wilds > most_wilds:
        return NO_CARDS
    ranks = [face >> 2 for face in faces(meld.cards & NATURALS)]
    lowest, highest = ranks[0], ranks[-1]
    longest = len(ranks) + 1 + meld.wilds
    if highest - lowest >= longest:
        return NO_CARDS
    suit = meld.suit or 0
    first, last = max(highest - longest + 1, _LOWEST), min(lowest + longest - 1, _HIGHEST)
    return sum([one(4 * rank + suit) for rank in range(first, last + 1) if rank not in ranks])


def _run(meld: Meld, spare: int) -> Run:
    ranks = [face >> 2 for face in faces(meld.cards & NATURALS)]
    suit = meld.suit or 0
    first = max(ranks[-1] - LONGEST_SEQUENCE + 1, _LOWEST)
    last = min(ranks[0] + LONGEST_SEQUENCE - 1, _HIGHEST)
    reach = sum([0xFF << 8 * (4 * rank + suit) for rank in range(first, last + 1) if rank not in ranks])
    return Run(meld, suit, reach, max(0, spare))
