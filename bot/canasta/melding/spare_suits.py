"""The choice among cards of a rank where suits are left out: the one that a sequence needs least."""

from __future__ import annotations

from collections.abc import Iterable

from bot.canasta.cards import NATURAL_RANKS, NATURALS, NO_CARDS, Cards, Suit, card, contains, count_of, one
from bot.canasta.melding.shapes import LONGEST_SEQUENCE
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.view import SeatView

_LOWEST, _HIGHEST = NATURAL_RANKS[0], NATURAL_RANKS[-1]


def spare_suits(left: Cards, rank: int, melds: Iterable[Meld]) -> list[Suit]:
    """Return the suits in which these cards have the rank, the one first that is worth the least for a sequence.

    Cards of its suit that are at most two ranks away make it worth more, those of an own sequence on the table twice as
    much. One copy may be wanted for a sequence; a second is not.
    """
    lying = NO_CARDS
    for meld in melds:
        if meld.kind is MeldKind.SEQUENCE and meld.size < LONGEST_SEQUENCE:
            lying |= meld.cards & NATURALS
    ranked = []
    for suit in Suit:
        copies = count_of(left, card(rank, suit))
        if copies:
            near = [
                one(card(other, suit))
                for other in range(max(_LOWEST, rank - 2), min(_HIGHEST, rank + 2) + 1)
                if other != rank
            ]
            on_table = (
                0 if contains(lying, one(card(rank, suit))) else sum(contains(lying, at) for at in near)
            )
            in_hand = sum(contains(left, at) for at in near)
            ranked.append((0 if copies > 1 else in_hand + 2 * on_table, suit))
    return [suit for _, suit in sorted(ranked)]


def own_sequences(view: SeatView) -> tuple[Meld, ...] | None:
    """Return the melds among which the sequences of the side are; None in games without any."""
    return view.melds if view.table.rules.melds.sequence_melds else None
