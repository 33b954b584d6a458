"""Quick tests that rule a way out out before it is searched for, under any rules.

They are bounds, not answers: what they let pass may still be impossible. A search for a way out is asked for at every step,
and nearly always there is none.
"""

from __future__ import annotations

from typing import Final

from bot.canasta.cards import (
    BLACK_THREES,
    NATURAL_RANKS,
    NATURALS,
    NO_CARDS,
    RED_THREES,
    WILDS,
    Card,
    Cards,
    Rank,
    card,
    contains,
    count_of,
    faces,
    of_rank,
    one,
    rank_counts,
    rank_of,
    size,
)
from bot.canasta.melding import LONGEST_SEQUENCE, NO_LIMIT, black_threes_needed, largest_meld
from bot.canasta.melds import OF_RANK, Meld, MeldKind
from bot.canasta.policies.same_rank import same_rank_rule
from bot.canasta.rules import model
from bot.canasta.rules.model import RuleSet

_JOKER, _TWO, _THREE, _SEVEN = Rank.JOKER.value, Rank.TWO.value, Rank.THREE.value, Rank.SEVEN.value
_LOWEST, _HIGHEST = NATURAL_RANKS[0], NATURAL_RANKS[-1]
_SMALLEST: Final = 3
_BOUNDED: Final = frozenset({"natural", "mixed", "wild", "sevens"})
"""The kinds of ``canasta_mix`` that are bounded here; what may run in a suit is too free."""


def fitting_nowhere(rules: RuleSet, melds: tuple[Meld, ...], hand: Cards) -> Cards:
    """Cards of a hand that no meld can take, so that going out means throwing them."""
    limits = rules.melds
    lost = NO_CARDS
    if not limits.threes_melds:
        lost = hand & RED_THREES
        black = hand & BLACK_THREES
        if black and size(black) < black_threes_needed(rules):
            lost |= black
    counts = rank_counts(hand)
    least = max(limits.min_naturals, limits.min_meld_cards - counts[_TWO] - counts[_JOKER])
    few = [rank for rank in NATURAL_RANKS if 0 < counts[rank] < least]
    merges = same_rank_rule(rules) == "merge"
    if not few and not merges:
        return lost
    of_ranks = NO_CARDS
    melded = takes_more = 0
    for meld in melds:
        if meld.kind is OF_RANK:
            melded |= 1 << meld.rank
            if _has_room(limits, meld):
                takes_more |= 1 << meld.rank
    if merges:
        # A second meld of a rank cannot be begun, however many cards of it are held.
        few += [rank for rank in NATURAL_RANKS if counts[rank] >= least and melded >> rank & 1]
    for rank in few:
        if not takes_more >> rank & 1:
            of_ranks |= of_rank(hand, rank)
    return lost | (_running_nowhere(rules, melds, hand, of_ranks) if limits.sequence_melds else of_ranks)


def _running_nowhere(rules: RuleSet, melds: tuple[Meld, ...], hand: Cards, some: Cards) -> Cards:
    """Those of some cards that have no neighbours for a sequence, in the hand or on the table."""
    spare = min(rules.melds.sequence_max_wilds, size(hand & WILDS))
    lost = some
    for face in faces(some):
        rank, suit = face >> 2, face & 3
        held = [
            _LOWEST <= at <= _HIGHEST and contains(hand, one(card(Rank(at), suit)))
            for at in range(rank - 2, rank + 3)
        ]
        # Any sequence holds three neighbours with this card among them.
        if max(sum(held[low : low + 3]) for low in range(3)) + spare >= _SMALLEST or any(
            meld.kind is MeldKind.SEQUENCE and meld.suit == suit and _may_reach(meld, rank) for meld in melds
        ):
            lost -= _all_of(some, face)
    return lost


def _all_of(cards: Cards, face: Card) -> Cards:
    return one(face) * count_of(cards, face)


def _may_reach(meld: Meld, rank: int) -> bool:
    """Whether an unfinished sequence could come to hold a rank."""
    ranks = [rank_of(face) for face in faces(meld.cards & NATURALS)]
    return (
        not meld.is_canasta and rank not in ranks and max(*ranks, rank) - min(*ranks, rank) < LONGEST_SEQUENCE
    )


def _has_room(limits: model.Melds, meld: Meld) -> bool:
    """Whether a meld of a rank may take another natural (options max_meld_cards, canasta_extension)."""
    largest = largest_meld(limits)
    if largest is not None and meld.size >= largest:
        return False
    return not (limits.canasta_extension == "natural_only" and meld.is_canasta and meld.wilds)


def canastas_conceivable(rules: RuleSet, melds: tuple[Meld, ...], cards: Cards) -> bool:
    """Whether the canastas for going out could be there if each meld got all that fits."""
    going_out = rules.going_out
    canasta = rules.melds.canasta_size
    counts = rank_counts(cards)
    wilds = counts[_TWO] + counts[_JOKER]
    # What may become a canasta: of any kind, and of each kind that can be asked for.
    every = natural = mixed = wild = sevens = 0
    for meld in melds:
        if meld.kind is OF_RANK:
            cards_of_rank = meld.size + counts[meld.rank]
            if meld.is_canasta or cards_of_rank + wilds >= canasta:
                every += 1
                sevens += meld.rank == _SEVEN
                natural += not meld.wilds and (meld.is_canasta or cards_of_rank >= canasta)
                mixed += meld.wilds + wilds > 0
        elif meld.kind is MeldKind.WILD:
            if meld.is_canasta or meld.size + wilds >= canasta:
                every += 1
                wild += 1
        else:
            fitting = len(NATURAL_RANKS) if meld.kind is MeldKind.SEQUENCE else counts[meld.rank]
            every += meld.is_canasta or meld.size + fitting >= canasta
    if wilds >= canasta and rules.melds.wild_melds:
        most = rules.melds.max_wild_meld_cards or NO_LIMIT
        new = max(1, wilds // min(canasta, most))
        every += new
        wild += new
    short = canasta - wilds
    if max(counts[_THREE:]) >= short:
        for rank in NATURAL_RANKS:
            if counts[rank] >= short:
                new = max(1, counts[rank] // canasta)
                every += new
                natural += counts[rank] // canasta
                mixed += new if wilds else 0
                sevens += new if rank == _SEVEN else 0
        every += rules.melds.threes_melds and counts[_THREE] >= canasta
    if rules.melds.sequence_melds:
        every += size(cards) // canasta
    if every < going_out.canastas_to_go_out:
        return False
    mix = going_out.canasta_mix
    if not mix:
        return True
    found = {"natural": natural, "mixed": mixed, "wild": wild, "sevens": sevens}
    return all(kind not in _BOUNDED or found[kind] >= least for kind, least in mix.items())
