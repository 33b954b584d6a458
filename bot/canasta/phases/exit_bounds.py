"""Quick tests that rule a way out out before it is searched for, under any rules.

They are bounds, not answers: what they let pass may still be impossible. A search for a way out is asked for at every step,
and nearly always there is none.
"""

from __future__ import annotations

from functools import lru_cache

from bot.canasta.cards import (
    BLACK_THREES,
    NATURAL_RANKS,
    NATURALS,
    NO_CARDS,
    RED_THREES,
    WILDS,
    Cards,
    Rank,
    rank_counts,
    size,
)
from bot.canasta.melding import LONGEST_SEQUENCE, NO_LIMIT, black_threes_needed, largest_meld
from bot.canasta.melds import OF_RANK, Meld, MeldKind
from bot.canasta.policies.same_rank import same_rank_rule
from bot.canasta.rules.model import RuleSet
from bot.canasta.runs import SUIT_MASKS, each_once, with_neighbours, within_reach

_JOKER, _TWO, _THREE, _SEVEN = Rank.JOKER.value, Rank.TWO.value, Rank.THREE.value, Rank.SEVEN.value
_LOWEST, _HIGHEST = NATURAL_RANKS[0], NATURAL_RANKS[-1]


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
    melded = takes_more = 0
    largest = largest_meld(limits) or NO_LIMIT
    natural_only = limits.canasta_extension == "natural_only"
    for meld in melds:
        if meld.kind is OF_RANK:
            melded |= 1 << meld.rank
            if meld.naturals + meld.wilds < largest and not (natural_only and meld.is_canasta and meld.wilds):
                takes_more |= 1 << meld.rank
    if merges and melded:
        # A second meld of a rank cannot be begun, however many cards of it are held.
        few += [rank for rank in NATURAL_RANKS if counts[rank] >= least and melded >> rank & 1]
    of_ranks = hand & _of_ranks(sum([1 << rank for rank in few]) & ~takes_more)
    return lost | (_running_nowhere(rules, melds, hand, of_ranks) if limits.sequence_melds else of_ranks)


@lru_cache(maxsize=1 << 11)
def _of_ranks(ranks: int) -> Cards:
    """A mask for the cards of ranks, a bit for each."""
    return NATURALS & sum([0xFFFFFFFF << 32 * rank for rank in NATURAL_RANKS if ranks >> rank & 1])


def _running_nowhere(rules: RuleSet, melds: tuple[Meld, ...], hand: Cards, some: Cards) -> Cards:
    """Those of some cards that have no neighbours for a sequence, in the hand or on the table."""
    limits = rules.melds
    spare = min(limits.sequence_max_wilds, size(hand & WILDS))
    once = each_once(hand)
    run = with_neighbours(once, limits.min_naturals, with_wild=spare > 0)
    for meld in melds:
        if meld.kind is MeldKind.SEQUENCE and not meld.is_canasta:
            suit = meld.suit or 0
            free = spare if meld.wilds < limits.sequence_max_wilds else 0
            run |= within_reach(meld.cards, once & SUIT_MASKS[suit], suit, free)
    return some & ~(run * 0xFF)


def canastas_conceivable(rules: RuleSet, melds: tuple[Meld, ...], cards: Cards) -> bool:
    """Whether the canastas for going out could be there if each meld got all that fits."""
    going_out = rules.going_out
    canasta = rules.melds.canasta_size
    counts = rank_counts(cards)
    wilds = counts[_TWO] + counts[_JOKER]
    # What may become a canasta: of any kind, and of each kind that can be asked for.
    every = natural = mixed = wild = sevens = running = 0
    for meld in melds:
        if meld.kind is OF_RANK:
            cards_of_rank = meld.naturals + meld.wilds + counts[meld.rank]
            if meld.is_canasta or cards_of_rank + wilds >= canasta:
                every += 1
                sevens += meld.rank == _SEVEN
                natural += not meld.wilds and (meld.is_canasta or cards_of_rank >= canasta)
                mixed += meld.wilds + wilds > 0
        elif meld.kind is MeldKind.WILD:
            if meld.is_canasta or meld.size + wilds >= canasta:
                every += 1
                wild += 1
        elif meld.is_canasta or _may_become_canasta(rules, meld, cards, counts):
            every += 1
            running += meld.kind is MeldKind.SEQUENCE
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
    mix = going_out.canasta_mix
    if rules.melds.sequence_melds and (mix or every < going_out.canastas_to_go_out):
        # A new one takes so many naturals of its suit.
        of_suit = max(1, min(canasta, LONGEST_SEQUENCE) - min(wilds, rules.melds.sequence_max_wilds))
        new = sum([size(cards & mask) // of_suit for mask in SUIT_MASKS])
        every += new
        running += new
    if every < going_out.canastas_to_go_out:
        return False
    if not mix:
        return True
    found = {
        "natural": natural,
        "mixed": mixed,
        "wild": wild,
        "sevens": sevens,
        "sequence": running,
        "sequence_or_natural": natural + running,
    }
    return all(found[kind] >= least for kind, least in mix.items())


def _may_become_canasta(rules: RuleSet, meld: Meld, cards: Cards, counts: bytes) -> bool:
    """Whether a sequence or a meld of threes could get as many cards as a canasta has, or more."""
    short = rules.melds.canasta_size - meld.naturals - meld.wilds
    if meld.kind is not MeldKind.SEQUENCE:
        return counts[meld.rank] >= short
    short = min(rules.melds.canasta_size, LONGEST_SEQUENCE) - meld.naturals - meld.wilds
    spare = rules.melds.sequence_max_wilds - meld.wilds
    if spare > 0:
        short -= min(spare, counts[_TWO] + counts[_JOKER])
    return size(each_once(cards) & SUIT_MASKS[meld.suit or 0]) >= short
