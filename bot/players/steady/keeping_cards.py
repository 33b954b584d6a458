"""What keeping each card of a hand is worth (laid down later, held back, or lost), and what the discard pile brings.

A hand may also be near to a special hand (pagat, American Canasta: Special Hands).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.canasta.cards import BLACK_THREES, NATURAL_RANKS, RED_THREES, Rank, card_points, size
from bot.canasta.policies.special_hands import special_hand_points
from bot.players.steady.habits import at
from bot.players.steady.holdings import Holdings
from bot.players.steady.situation import Situation

POINTS = tuple(card_points(rank * 4) for rank in range(Rank.ACE + 1))
_THREE, _SEVEN, _ACE = Rank.THREE.value, Rank.SEVEN.value, Rank.ACE.value
_JOKER, _TWO = Rank.JOKER.value, Rank.TWO.value
_GARBAGE: Final = (4, 4, 3, 3)


def cards_in_hand(situation: Situation, holdings: Holdings) -> float:
    """Return the value of the whole hand by itself."""
    hand = holdings.hand
    total = 0.0
    for rank in NATURAL_RANKS:
        if hand[rank]:
            total += _naturals_in_hand(situation, holdings, rank)
    total += _wilds_in_hand(situation, holdings)
    if hand[_THREE]:
        total += _threes_in_hand(situation, holdings)
    if situation.has_penalties:
        total -= _penalised_sets(situation, holdings)
    return total


def _naturals_in_hand(situation: Situation, holdings: Holdings, rank: int) -> float:
    """Return the expected points of naturals of a rank in the hand: laid down later, or lost."""
    weights = situation.weights
    held = holdings.hand[rank]
    points = float(POINTS[rank] * held)
    if not holdings.is_dead(rank):
        on_table = holdings.naturals[rank]
        if on_table or held >= 3:
            value = points * (1.0 - 2.0 * situation.end_chance)
            if on_table and on_table + holdings.wilds[rank] < situation.rules.melds.canasta_size:
                value -= weights.held_back * held
            return value
        if held == 2:
            return weights.pair_point - points * weights.loose_card_lost * 0.5 * (1.0 + situation.end_chance)
    return -points * (weights.loose_card_lost + (1.0 - weights.loose_card_lost) * situation.end_chance)


def _wilds_in_hand(situation: Situation, holdings: Holdings) -> float:
    """Return the value of wild cards in the hand: they complete canastas and take or freeze piles until the end."""
    weights = situation.weights
    late = situation.end_chance
    twos, jokers = holdings.hand[Rank.TWO], holdings.hand[Rank.JOKER]
    if not twos and not jokers:
        return 0.0
    use = 1.0 - late
    return twos * (weights.two_held * use - POINTS[Rank.TWO] * late) + jokers * (
        weights.joker_held * use - POINTS[Rank.JOKER] * late
    )


def _threes_in_hand(situation: Situation, holdings: Holdings) -> float:
    """Return the value of threes in the hand: safe discards where they stop the next player, else only a cost."""
    rules = situation.rules
    threes = rules.threes
    black, red = size(holdings.cards & BLACK_THREES), size(holdings.cards & RED_THREES)
    lost = situation.weights.loose_card_lost
    lost += (1.0 - lost) * situation.end_chance
    total = -red * threes.red_three_in_hand_penalty * lost if rules.discard.discard_threes == "any" else 0.0
    if not black:
        return total
    if rules.melds.threes_melds or not (
        threes.black_three_blocks_pile and "black_three" in rules.pile.pile_block_tops
    ):
        return total - black * threes.black_three_hand_penalty * lost
    first = situation.weights.shield * (1.0 - situation.end_chance)
    if threes.black_three_hand_penalty > POINTS[_THREE]:
        return total + first - black * threes.black_three_hand_penalty * lost
    return total + first + (black - 1) * 0.4 * first - POINTS[_THREE] * black * situation.end_chance


def _penalised_sets(situation: Situation, holdings: Holdings) -> float:
    """Return the expected penalty for sevens and aces (options penalty_three_sevens_in_hand, ..._aces_in_hand)."""
    scoring = situation.rules.scoring
    risk = situation.weights.held_to_the_end
    risk += (1.0 - risk) * situation.end_chance
    cost = 0
    if holdings.hand[_SEVEN] >= scoring.sevens_in_hand_from:
        cost += scoring.penalty_three_sevens_in_hand
    if holdings.hand[Rank.ACE] >= 3:
        cost += scoring.penalty_three_aces_in_hand
    return risk * cost


def choice_left(situation: Situation, holdings: Holdings) -> float:
    """Return the loss (negative) from a small hand's lack of choice or, with a foot to come, from each card held."""
    weights = situation.weights
    held = holdings.cards_held
    if situation.has_foot and situation.rules.deal.foot_trigger == "hand_empty":
        return -weights.card_before_foot * held
    cost = at(weights.small_hand, held)
    cost *= 1.0 - situation.end_chance
    return -cost * (weights.small_hand_with_canasta if situation.may_go_out else 1.0)


_MOST_TAKEN: Final = {"top_only": 1, "top_3": 3, "top_5": 5, "top_7": 7}


def cards_taken(situation: Situation, pile: float) -> float:
    """Return the number of cards that a take brings from a pile of this size (option pile_take_extent)."""
    most = _MOST_TAKEN.get(situation.rules.draw.pile_take_extent)
    return pile if most is None else min(pile, most)


def piles_to_catch(situation: Situation, holdings: Holdings) -> float:
    """Return the value of the piles that pairs, melds and single cards with a wild card may take."""
    weights = situation.weights
    rules = situation.rules
    hand, naturals = holdings.hand, holdings.naturals
    frozen = not holdings.has_melded or situation.table.pile_frozen or rules.pile.pile_always_frozen
    has_wild = rules.pile.pile_natural_plus_wild and bool(hand[Rank.TWO] or hand[Rank.JOKER])
    copies = 0.0
    for rank in NATURAL_RANKS:
        held = hand[rank]
        if holdings.dead and holdings.is_dead(rank):
            continue
        if held >= 2:
            share = 1.0
        elif frozen:
            continue
        elif naturals[rank] and rules.pile.pile_layoff_to_meld:
            share = weights.catch_by_meld
        elif held and has_wild:
            share = weights.catch_with_wild
        else:
            continue
        if naturals[rank]:
            share *= weights.catch_by_meld
        copies += share * situation.unseen[rank]
    if not holdings.has_melded:
        copies *= weights.catch_before_melding
    copies *= situation.pack_share
    pile = cards_taken(situation, holdings.pile + weights.pile_grows_by) * weights.card_of_pile
    return min(0.8, copies * weights.catch) * pile * situation.time_left


def _straight(counts: bytes) -> int:
    """Return the number of ranks missing from a hand with one card of each."""
    return sum(not counts[rank] for rank in range(_JOKER, _ACE + 1))


def _pairs(counts: bytes) -> int:
    return 14 - sum(sorted((min(2, counts[rank]) for rank in NATURAL_RANKS), reverse=True)[:7])


def _pairs_with_twos(counts: bytes) -> int:
    wanted = sum(min(2, counts[rank]) for rank in (_TWO, _SEVEN, _ACE))
    others = (min(2, counts[rank]) for rank in NATURAL_RANKS if rank not in {_SEVEN, _ACE})
    return 14 - wanted - sum(sorted(others, reverse=True)[:4])


def _garbage(counts: bytes) -> int:
    most = sorted((counts[rank] for rank in NATURAL_RANKS), reverse=True)
    return sum(max(0, wanted - have) for wanted, have in zip(_GARBAGE, most, strict=False))


_MISSING: Final[dict[str, Callable[[bytes], int]]] = {
    "straight": _straight,
    "pairs": _pairs,
    "pairs_with_twos": _pairs_with_twos,
    "garbage": _garbage,
}
"""Counters of the cards that a hand lacks, by special hand; options garbage_form and pairs_wild_pair are ignored."""


def special_hand_in_reach(situation: Situation, holdings: Holdings) -> float:
    """Return the highest expected value of a special hand in reach; 0 for a side that has melded."""
    scoring = situation.rules.scoring
    if not scoring.special_hands or holdings.has_melded:
        return 0.0
    late = situation.time_left * (1.0 - situation.end_chance)
    best = 0.0
    for name in scoring.special_hands:
        missing = _MISSING[name](holdings.hand)
        chance = at(situation.weights.special_by_missing, missing)
        if chance:
            best = max(best, chance * special_hand_points(situation.rules, name))
    return best * late
