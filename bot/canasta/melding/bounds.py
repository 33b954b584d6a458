"""Limits on what the melds of one side may take at this moment, apart from their own shape.

Limits on a meld are numbers of the rules (:func:`bot.canasta.melding.shapes.wild_cap`) and facts of the table: a rank
that is closed, wild cards that must all go to the unfinished meld of wild cards, whether the side is making its initial
meld. Everything that searches for melds asks here, so that searches and tests agree.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.canasta.cards import NATURAL_RANKS, Rank
from bot.canasta.melding.shapes import largest_meld
from bot.canasta.melds import OF_RANK, OF_WILDS, Meld
from bot.canasta.rules.model import NO_LIMIT, RuleSet


class Bounds(Struct, frozen=True, gc=False):
    """The facts of the table that limit what a side may lay down.

    * ``closed``: a bit for each rank to which nothing may be added and of which nothing may be begun.
    * ``wilds_to``: the unfinished meld of wild cards that all wild cards must go to, None if they are free.
    * ``initial``: whether the side has not melded yet, so that this would be its initial meld.
    """

    closed: int = 0
    wilds_to: int | None = None
    initial: bool = False

    def is_closed(self, rank: int) -> bool:
        """Return whether a rank is closed."""
        return bool(self.closed >> rank & 1)


FREE: Final = Bounds()
"""Bounds without any limit but the shape of melds."""

INITIAL: Final = Bounds(initial=True)
"""Bounds without any limit, for an initial meld."""


ALL_RANKS: Final = sum(1 << rank for rank in NATURAL_RANKS)
"""A bit for each natural rank."""

_SEVEN, _ACE = Rank.SEVEN.value, Rank.ACE.value
FIVE: Final = 5
"""The naturals that a meld must have before a wild card may join it (option rule_of_five)."""


def bounds_of(rules: RuleSet, all_melds: tuple[tuple[Meld, ...], ...], side: int, *, initial: bool) -> Bounds:
    """Return the bounds of a side with these melds on the table.

    pagat, Modern American Canasta: a canasta closes its rank, for both sides or (a variation) for its own side only;
    and while a side has an unfinished meld of wild cards, its wild cards go there.
    """
    limits = rules.melds
    closed = 0
    if limits.closed_rank_rule != "none":
        sides = all_melds if limits.closed_rank_rule == "dead_for_both" else (all_melds[side],)
        for melds in sides:
            for meld in melds:
                if meld.is_canasta and meld.kind is OF_RANK:
                    closed |= 1 << meld.rank
    wilds_to = None
    if limits.wild_meld_lock:
        for meld in all_melds[side]:
            if meld.kind is OF_WILDS and not meld.is_canasta:
                wilds_to = meld.id
    return Bounds(closed, wilds_to, initial)


def wild_room(rules: RuleSet, bounds: Bounds, rank: int, naturals: int, wilds: int, meld: Meld | None) -> int:
    """Return the number of further wild cards that a meld of a natural rank may take.

    ``naturals`` and ``wilds`` are what it would hold before them, ``meld`` is what lies on the table, None for a new
    one.
    """
    limits = rules.melds
    if bounds.wilds_to is not None or bounds.is_closed(rank):
        return 0
    if rank == _SEVEN and limits.sevens_rule == "pure_only":
        return 0
    if rank == _ACE and limits.aces_rule == "pure_unless_dirty_initial":
        may_be_mixed = bounds.initial if meld is None else meld.began_mixed
        if not may_be_mixed:
            return 0
    if limits.rule_of_five and not bounds.initial and naturals < FIVE:
        return 0
    return max(0, rules.traits.caps[naturals] - wilds)


def mixed_ranks(rules: RuleSet, bounds: Bounds) -> int:
    """Return a bit for each rank of which a new meld may hold wild cards if it has naturals enough.

    Elsewhere :func:`wild_room` gives none to a new meld, whatever its naturals. For searches through all ranks.
    """
    if bounds.wilds_to is not None:
        return 0
    limits = rules.melds
    mixed = ALL_RANKS & ~bounds.closed
    if limits.sevens_rule == "pure_only":
        mixed &= ~(1 << _SEVEN)
    if limits.aces_rule == "pure_unless_dirty_initial" and not bounds.initial:
        mixed &= ~(1 << _ACE)
    return mixed


def natural_room(rules: RuleSet, bounds: Bounds, rank: int, cards: int, wilds: int) -> int:
    """Return the number of further naturals that a meld with so many ``cards``, ``wilds`` of them wild, may take."""
    if bounds.is_closed(rank):
        return 0
    limits = rules.melds
    largest = largest_meld(limits)
    if wilds and limits.canasta_extension == "natural_only":
        largest = min(largest or NO_LIMIT, limits.canasta_size)
    return NO_LIMIT if largest is None else max(0, largest - cards)
