"""Values of the cards in a hand: laid down later, kept for a purpose, or lost."""

from __future__ import annotations

from bot.canasta.cards import BLACK_THREES, NATURAL_RANKS, RED_THREES, Rank, card_points, size
from bot.players.steady.position import Standing
from bot.players.steady.reading import Reading
from bot.players.steady.weights import at

POINTS = tuple(card_points(rank * 4) for rank in range(Rank.ACE + 1))
_THREE, _SEVEN = Rank.THREE.value, Rank.SEVEN.value


def cards_in_hand(reading: Reading, standing: Standing) -> float:
    """Return the value of the whole hand by itself."""
    hand = standing.hand
    total = 0.0
    for rank in NATURAL_RANKS:
        if hand[rank]:
            total += naturals_in_hand(reading, standing, rank)
    total += wilds_in_hand(reading, standing)
    if hand[_THREE]:
        total += threes_in_hand(reading, standing)
    if reading.has_penalties:
        total -= sets_in_hand(reading, standing)
    return total


def naturals_in_hand(reading: Reading, standing: Standing, rank: int) -> float:
    """Return the expected points of naturals of a rank in the hand: laid down later, or lost."""
    weights = reading.weights
    held = standing.hand[rank]
    points = float(POINTS[rank] * held)
    if not standing.is_dead(rank):
        if standing.naturals[rank] or held >= 3:
            return points * (1.0 - 2.0 * reading.caught)
        if held == 2:
            return weights.pair_point - points * weights.loose_card_lost * 0.5 * (1.0 + reading.caught)
    return -points * (weights.loose_card_lost + (1.0 - weights.loose_card_lost) * reading.caught)


def wilds_in_hand(reading: Reading, standing: Standing) -> float:
    """Return the value of wild cards in the hand: they complete canastas and take or freeze piles until the end."""
    weights = reading.weights
    late = reading.caught
    twos, jokers = standing.hand[Rank.TWO], standing.hand[Rank.JOKER]
    if not twos and not jokers:
        return 0.0
    use = 1.0 - late
    return twos * (weights.two_held * use - POINTS[Rank.TWO] * late) + jokers * (
        weights.joker_held * use - POINTS[Rank.JOKER] * late
    )


def threes_in_hand(reading: Reading, standing: Standing) -> float:
    """Return the value of threes in the hand: safe discards where they stop the next player, else only a cost."""
    rules = reading.rules
    threes = rules.threes
    black, red = size(standing.cards & BLACK_THREES), size(standing.cards & RED_THREES)
    lost = reading.weights.loose_card_lost
    lost += (1.0 - lost) * reading.caught
    total = -red * threes.red_three_in_hand_penalty * lost if rules.discard.discard_threes == "any" else 0.0
    if not black:
        return total
    if rules.melds.threes_melds or not (
        threes.black_three_blocks_pile and "black_three" in rules.pile.pile_block_tops
    ):
        return total - black * threes.black_three_hand_penalty * lost
    first = reading.weights.shield * (1.0 - reading.caught)
    if threes.black_three_hand_penalty > POINTS[_THREE]:
        return total + first - black * threes.black_three_hand_penalty * lost
    return total + first + (black - 1) * 0.4 * first - POINTS[_THREE] * black * reading.caught


def sets_in_hand(reading: Reading, standing: Standing) -> float:
    """Return the expected penalty for sevens and aces (options penalty_three_sevens_in_hand, ..._aces_in_hand)."""
    scoring = reading.rules.scoring
    risk = reading.weights.held_to_the_end
    risk += (1.0 - risk) * reading.caught
    cost = 0
    if standing.hand[_SEVEN] >= scoring.sevens_in_hand_from:
        cost += scoring.penalty_three_sevens_in_hand
    if standing.hand[Rank.ACE] >= 3:
        cost += scoring.penalty_three_aces_in_hand
    return risk * cost


def choice_left(reading: Reading, standing: Standing) -> float:
    """Return the loss (negative) from a small hand's lack of choice or, with a foot to come, from each card held."""
    weights = reading.weights
    held = standing.cards_held
    if reading.has_foot and reading.rules.deal.foot_trigger == "hand_empty":
        return -weights.card_before_foot * held
    cost = at(weights.small_hand, held)
    cost *= 1.0 - reading.caught
    return -cost * (weights.small_hand_with_canasta if reading.may_go_out else 1.0)
