"""Holdings of a side from the view of one seat, as evaluated before and after a play, and the runs in a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from bot.canasta.cards import NATURALS, Cards, Rank, faces, rank_counts, rank_of, suit_of
from bot.canasta.melding.bounds import bounds_of
from bot.canasta.melding.shapes import LONGEST_SEQUENCE, largest_meld
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.rules.model import NO_LIMIT, RuleSet
from bot.canasta.view import SeatView

RANKS = 15
"""Length of a list indexed by rank."""


class Holdings(Struct, frozen=True, gc=False):
    """The melds of a side and one of its hands.

    * ``hand``: by rank, the number of ``cards``.
    * ``naturals``, ``wilds``: by rank, the cards of the meld to which this rank still goes; none where there is no such
      meld.
    * ``finished``: melds of a rank that take no more cards.
    * ``others``: melds of wild cards, sequences and melds of threes.
    * ``dead``: a bit for each rank that the side can meld no more.
    * ``laid``: the card points on the table; ``pile``: the size of the pile beside it.
    """

    hand: bytes
    cards: Cards
    melds: tuple[Meld, ...]
    naturals: bytes
    wilds: bytes
    finished: tuple[Meld, ...]
    others: tuple[Meld, ...]
    dead: int
    has_melded: bool
    laid: int
    pile: int

    @property
    def cards_held(self) -> int:
        """Return the number of cards in the hand."""
        return sum(self.hand)

    def is_dead(self, rank: int) -> bool:
        """Return whether the side can meld no more cards of a rank."""
        return bool(self.dead >> rank & 1)


def holdings_of(view: SeatView) -> Holdings:
    """Return the current holdings of the seat of this view."""
    return holdings_with(view, view.melds, view.hand, view.table.pile_size)


def holdings_with(view: SeatView, melds: Sequence[Meld], cards: Cards, pile: int) -> Holdings:
    """Return the seat's holdings with these melds, these cards in the hand and a pile of this size."""
    table = view.table
    rules = table.rules
    naturals = bytearray(RANKS)
    wilds = bytearray(RANKS)
    finished: list[Meld] = []
    others: list[Meld] = []
    full = 0
    laid = 0
    for meld in melds:
        laid += meld.points
        if meld.kind is not MeldKind.RANK:
            others.append(meld)
            continue
        rank = meld.rank
        if takes_more(rules, meld):
            if naturals[rank]:
                # Of two melds of a rank cards go to the unfinished one.
                finished += [one for one in melds if one.rank == rank and one.is_canasta and one is not meld]
            naturals[rank], wilds[rank] = meld.naturals, meld.wilds
        else:
            finished.append(meld)
            full |= 1 << rank
    dead = full if rules.traits.same_rank == "merge" else 0
    if rules.melds.closed_rank_rule != "none":
        side = view.side
        all_melds = (*table.melds[:side], tuple(melds), *table.melds[side + 1 :])
        dead |= bounds_of(rules, all_melds, side, initial=False).closed
    return Holdings(
        rank_counts(cards)[:RANKS],
        cards,
        tuple(melds),
        bytes(naturals),
        bytes(wilds),
        tuple(finished),
        tuple(others),
        dead,
        table.has_melded[view.side] or bool(melds),
        laid,
        pile,
    )


def takes_more(rules: RuleSet, meld: Meld) -> bool:
    """Return whether cards of its rank may still be added to a meld."""
    largest = largest_meld(rules.melds) or NO_LIMIT
    if meld.wilds and rules.melds.canasta_extension == "natural_only":
        largest = min(largest, rules.melds.canasta_size)
    return meld.size < largest and not (meld.is_canasta and rules.traits.same_rank != "merge")


_LOWEST, _HIGHEST = Rank.FOUR.value, Rank.ACE.value

LONGEST_RUNS: Final = tuple(
    ((1 << LONGEST_SEQUENCE) - 1) << low for low in range(_LOWEST, _HIGHEST - LONGEST_SEQUENCE + 2)
)
"""All runs of as many neighbouring ranks as a sequence may have."""


def ranks_by_suit(cards: Cards) -> list[int]:
    """Return by suit a mask with a bit for each natural rank that is among the cards."""
    masks = [0, 0, 0, 0]
    for face in faces(cards & NATURALS):
        masks[suit_of(face)] |= 1 << rank_of(face)
    return masks


def stretches(mask: int) -> list[list[int]]:
    """Return the runs of three or more neighbouring ranks in a mask, none longer than a sequence may be."""
    found: list[list[int]] = []
    ranks: list[int] = []
    for rank in range(_LOWEST, _HIGHEST + 2):
        if mask >> rank & 1:
            ranks.append(rank)
            continue
        if len(ranks) >= 3:
            found.append(ranks[:LONGEST_SEQUENCE])
            if len(ranks) > LONGEST_SEQUENCE:
                found.append(ranks[-LONGEST_SEQUENCE:])
        ranks = []
    return found


def joining(on_table: int, held: int) -> list[int]:
    """Return the held ranks that join a sequence at its ends, one after the other."""
    ranks = []
    low = (on_table & -on_table).bit_length() - 1
    high = on_table.bit_length() - 1
    while high - low + 1 < LONGEST_SEQUENCE:
        if held >> (high + 1) & 1:
            high += 1
            ranks.append(high)
        elif held >> (low - 1) & 1:
            low -= 1
            ranks.append(low)
        else:
            break
    return ranks
