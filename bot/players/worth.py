"""What a standing is worth: the sum of some considerations, each a function of its own.

The unit is a point of the score. A play is good when the standing after it is worth more than the one before.
"""

from __future__ import annotations

from bot.canasta.cards import NATURAL_RANKS, Rank, card_points, size
from bot.canasta.melds import CANASTA_SIZE
from bot.canasta.policies.scorers import red_three_points
from bot.canasta.seats import SideId
from bot.players.reading import Reading
from bot.players.standing import Standing
from bot.players.weights import at

POINTS = tuple(card_points(rank * 4) for rank in range(Rank.ACE + 1))


def worth(reading: Reading, standing: Standing) -> float:
    """What this standing is worth to the side of the seat, what it helps to do later included."""
    return score_to_come(reading, standing) + advantages(reading, standing)


def score_to_come(reading: Reading, standing: Standing) -> float:
    """The points of the score that this standing will likely bring."""
    total = float(standing.laid)
    for rank in NATURAL_RANKS:
        held = standing.hand[rank]
        is_open = standing.naturals[rank] > 0
        if held or is_open:
            chance, bonus = canasta_prospect(reading, standing, rank)
            total += chance * bonus
        if held:
            total += cards_in_hand(reading, rank, held, is_open=is_open)
    return (
        total
        + wilds_in_hand(reading, standing)
        + black_threes_in_hand(reading, standing)
        + piles_to_catch(reading, standing)
        + choice_left(reading, standing)
        + threes_laid(reading, opened=standing.opened)
    )


def advantages(reading: Reading, standing: Standing) -> float:
    """What counts nothing when the round ends, but helps until then."""
    return right_to_go_out(reading, standing) + being_open(reading, standing)


def canasta_prospect(reading: Reading, standing: Standing, rank: int) -> tuple[float, float]:
    """The chance that the meld of this rank becomes a canasta, and the bonus it would bring."""
    weights = reading.weights
    scoring = reading.rules.scoring
    held, on_table, wilds = standing.hand[rank], standing.naturals[rank], standing.wilds[rank]
    missing = CANASTA_SIZE - on_table - wilds
    if missing <= 0:
        return 1.0, float(scoring.bonus_mixed_canasta if wilds else scoring.bonus_natural_canasta)
    missing -= held
    naturals = on_table + held
    if naturals < 2:
        return 0.0, 0.0
    chance = at(weights.complete_by_missing, max(0, missing))
    if missing > 0:
        # Copies that nobody else shows can still come; without them only wild cards help.
        supply = min(1.0, (reading.unseen[rank] + 1.5) / (2.0 * missing))
        chance *= supply * (0.3 + 0.7 * reading.time)
    else:
        chance *= 1.0 - reading.caught
    if not on_table:
        chance *= weights.not_begun
    bonus = float(scoring.bonus_mixed_canasta)
    if not wilds:
        lacking = max(0, CANASTA_SIZE - naturals)
        if reading.unseen[rank] >= lacking:
            more = scoring.bonus_natural_canasta - scoring.bonus_mixed_canasta
            bonus += more * at(weights.natural_by_missing, lacking)
    return chance, bonus


def cards_in_hand(reading: Reading, rank: int, held: int, *, is_open: bool) -> float:
    """The points of naturals in the hand: laid down later, or lost."""
    weights = reading.weights
    points = float(POINTS[rank] * held)
    if is_open or held >= 3:
        return points * (1.0 - 2.0 * reading.caught)
    if held == 2:
        return weights.pair_point - points * weights.loose_card_lost * 0.5 * (1.0 + reading.caught)
    return -points * (weights.loose_card_lost + (1.0 - weights.loose_card_lost) * reading.caught)


def wilds_in_hand(reading: Reading, standing: Standing) -> float:
    """Wild cards in the hand complete canastas, catch piles and freeze them, until the round ends."""
    weights = reading.weights
    late = reading.caught
    twos, jokers = standing.hand[Rank.TWO], standing.hand[Rank.JOKER]
    if not twos and not jokers:
        return 0.0
    use = 1.0 - late
    return twos * (weights.two_held * use - POINTS[Rank.TWO] * late) + jokers * (
        weights.joker_held * use - POINTS[Rank.JOKER] * late
    )


def black_threes_in_hand(reading: Reading, standing: Standing) -> float:
    """Black threes are safe discards kept in store."""
    threes = standing.hand[Rank.THREE]
    if not threes:
        return 0.0
    first = reading.weights.shield * (1.0 - reading.caught)
    return first + (threes - 1) * 0.4 * first - POINTS[Rank.THREE] * threes * reading.caught


def right_to_go_out(reading: Reading, standing: Standing) -> float:
    """The first canasta is worth more than its bonus: it lets the side end the round."""
    best = 0.0
    for rank in NATURAL_RANKS:
        if standing.hand[rank] or standing.naturals[rank]:
            best = max(best, canasta_prospect(reading, standing, rank)[0])
    return reading.weights.first_canasta * best


def piles_to_catch(reading: Reading, standing: Standing) -> float:
    """The piles that pairs, melds and single cards with a wild card may catch."""
    weights = reading.weights
    hand, naturals = standing.hand, standing.naturals
    frozen = not standing.opened or reading.table.pile_frozen or reading.rules.pile.pile_always_frozen
    has_wild = bool(hand[Rank.TWO] or hand[Rank.JOKER])
    copies = 0.0
    for rank in NATURAL_RANKS:
        held = hand[rank]
        if held >= 2:
            share = 1.0
        elif frozen:
            continue
        elif naturals[rank]:
            share = weights.catch_by_meld
        elif held and has_wild:
            share = weights.catch_with_wild
        else:
            continue
        if naturals[rank]:
            share *= weights.catch_by_meld
        copies += share * reading.unseen[rank]
    if not standing.opened:
        copies *= weights.unopened_catch
    pile = (standing.pile + weights.pile_grows_by) * weights.card_of_pile
    return min(0.8, copies * weights.catch) * pile * reading.time


def choice_left(reading: Reading, standing: Standing) -> float:
    """A small hand has no choice of discards and catches no piles."""
    weights = reading.weights
    cost = at(weights.small_hand, standing.cards_held)
    cost *= 1.0 - reading.caught
    return -cost * (weights.small_hand_with_canasta if reading.may_go_out else 1.0)


def being_open(reading: Reading, standing: Standing) -> float:
    """To have melded frees the pile and lets partner lay off."""
    return reading.weights.opened * reading.time if standing.opened else 0.0


def threes_laid(reading: Reading, *, opened: bool) -> float:
    """Red threes count for a side that has melded and against one that never does."""
    value = red_threes_of(reading, reading.view.side, opened=True)
    if opened or not value:
        return float(value)
    never = reading.weights.never_open
    never += (1.0 - never) * max(reading.caught, 1.0 - reading.time)
    return value * (1.0 - 2.0 * never)


def red_threes_of(reading: Reading, side: SideId, *, opened: bool) -> int:
    """What the red threes of a side count, if it has melded by the end or not."""
    table = reading.table
    if not any(table.laid_threes):
        return 0
    sides = table.seating.sides
    count = sum(size(cards) for seat, cards in enumerate(table.laid_threes) if sides[seat] == side)
    value = abs(red_three_points(table, side, count)) if count else 0
    return value if opened else -value


def settled(reading: Reading, standing: Standing) -> float:
    """What the standing would count if the round ended now, without the bonus for going out."""
    scoring = reading.rules.scoring
    total = standing.laid - sum(count * POINTS[rank] for rank, count in enumerate(standing.hand))
    for rank in NATURAL_RANKS:
        if standing.naturals[rank] + standing.wilds[rank] >= CANASTA_SIZE:
            total += scoring.bonus_mixed_canasta if standing.wilds[rank] else scoring.bonus_natural_canasta
    return float(total + red_threes_of(reading, reading.view.side, opened=standing.opened))
