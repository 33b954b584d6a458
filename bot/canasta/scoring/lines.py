"""The items that people count at the end of a round with real cards, and those that a game has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import Final

from bot.canasta.cards import card_points
from bot.canasta.policies.canasta_bonuses import CanastaKind, bonus_of
from bot.canasta.policies.concealed import extra_of_grade
from bot.canasta.policies.penalties import ACES_IN_HAND, THREE_SIGNS, UnfinishedKind, cost_of_unfinished
from bot.canasta.policies.special_hands import special_hand_points
from bot.canasta.rules.irregularities import punishes
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options.scoring import Scoring
from bot.canasta.scoring.counts import Exit, HandCount, SideCount
from bot.canasta.view import ScoreKey, ScoreLine


class Item(StrEnum):
    """An item of a side's count, in the order in which a count is written."""

    NATURAL = "natural"
    MIXED = "mixed"
    SEVENS = "sevens"
    MIXED_SEVENS = "mixed_sevens"
    ACES = "aces"
    WILD = "wild"
    TWOS = "twos"
    FOUR_JOKERS = "four_jokers"
    SIX_JOKERS = "six_jokers"
    SEQUENCE = "sequence"
    MIXED_SEQUENCE = "mixed_sequence"
    THREES = "threes"
    FROM_HAND = "from_hand"
    RED_THREES = "red_threes"
    BLACK_THREES = "black_threes"
    MELDED = "melded"
    OUT = "out"
    CONCEALED = "concealed"
    HAND_CANASTA = "hand_canasta"
    EXACT_CUT = "exact_cut"
    UNFINISHED_SEVENS = "unfinished_sevens"
    UNFINISHED_ACES = "unfinished_aces"
    UNFINISHED_WILDS = "unfinished_wilds"
    UNFINISHED_JOKERS = "unfinished_jokers"
    SHORT_SEQUENCE = "short_sequence"
    IN_HAND = "in_hand"
    HELD_RED_THREES = "held_red_threes"
    HELD_BLACK_THREES = "held_black_threes"
    SEVENS_IN_HAND = "sevens_in_hand"
    ACES_IN_HAND = "aces_in_hand"
    IN_FOOT = "in_foot"
    FINE = "fine"
    STRAIGHT = "straight"
    PAIRS = "pairs"
    PAIRS_WITH_TWOS = "pairs_with_twos"
    GARBAGE = "garbage"


CANASTAS: Final = {Item(kind.value): kind for kind in CanastaKind}
"""The items that are canastas, with their kind."""

UNFINISHED: Final = {
    Item.UNFINISHED_SEVENS: UnfinishedKind.SEVENS,
    Item.UNFINISHED_ACES: UnfinishedKind.ACES,
    Item.UNFINISHED_WILDS: UnfinishedKind.WILDS,
    Item.UNFINISHED_JOKERS: UnfinishedKind.WILDS_FOUR_JOKERS,
    Item.SHORT_SEQUENCE: UnfinishedKind.SHORT_SEQUENCE,
}
"""The items that are unfinished melds, with their kind."""

SPECIAL_HANDS: Final = frozenset({Item.STRAIGHT, Item.PAIRS, Item.PAIRS_WITH_TWOS, Item.GARBAGE})
"""The items that are special hands, named like them in the option special_hands."""


_ALWAYS: Final = frozenset({Item.NATURAL, Item.MIXED, Item.MELDED, Item.OUT, Item.IN_HAND})

_HAS: Final[dict[Item, Callable[[RuleSet], bool]]] = {
    Item.SEVENS: lambda rules: (
        rules.scoring.bonus_sevens_canasta is not None or rules.threes.three_sign == "sevens_canasta"
    ),
    Item.MIXED_SEVENS: lambda rules: (
        rules.melds.sevens_rule != "pure_only"
        and (
            rules.scoring.bonus_mixed_sevens_canasta is not None
            or rules.threes.three_sign == "sevens_canasta"
        )
    ),
    Item.ACES: lambda rules: rules.scoring.bonus_pure_aces_canasta is not None,
    Item.WILD: lambda rules: rules.melds.wild_melds,
    Item.TWOS: lambda rules: rules.melds.wild_melds and rules.scoring.bonus_wild_all_twos is not None,
    Item.FOUR_JOKERS: lambda rules: (
        rules.melds.wild_melds and rules.scoring.bonus_wild_four_jokers is not None
    ),
    Item.SIX_JOKERS: lambda rules: rules.melds.wild_melds and rules.scoring.bonus_wild_six_jokers is not None,
    Item.SEQUENCE: lambda rules: rules.melds.sequence_melds,
    Item.MIXED_SEQUENCE: lambda rules: (
        rules.melds.sequence_melds
        and rules.melds.sequence_max_wilds > 0
        and rules.scoring.bonus_mixed_sequence_canasta is not None
    ),
    Item.THREES: lambda rules: rules.melds.threes_melds,
    Item.FROM_HAND: lambda rules: rules.scoring.bonus_concealed_canasta > 0,
    Item.RED_THREES: lambda rules: rules.threes.red_three_role != "discard_only",
    Item.BLACK_THREES: lambda rules: (
        rules.threes.black_three_role == "american_three"
        or rules.threes.black_threes_from_pile == "set_aside"
    ),
    Item.CONCEALED: lambda rules: rules.going_out.concealed_rule != "none",
    Item.HAND_CANASTA: lambda rules: rules.going_out.concealed_rule == "viennese_two_grades",
    Item.EXACT_CUT: lambda rules: rules.deal.exact_cut_bonus > 0,
    Item.UNFINISHED_SEVENS: lambda rules: rules.scoring.penalty_incomplete_sevens > 0,
    Item.UNFINISHED_ACES: lambda rules: rules.scoring.penalty_incomplete_pure_aces > 0,
    Item.UNFINISHED_WILDS: lambda rules: rules.melds.wild_melds and rules.scoring.penalty_incomplete_wild > 0,
    Item.UNFINISHED_JOKERS: lambda rules: (
        rules.melds.wild_melds and rules.scoring.penalty_incomplete_wild_four_jokers is not None
    ),
    Item.SHORT_SEQUENCE: lambda rules: (
        rules.melds.sequence_melds and rules.scoring.penalty_short_sequence > 0
    ),
    Item.HELD_RED_THREES: lambda rules: (
        rules.threes.red_three_in_hand_penalty != _CARD_POINTS
        or (_HAS[Item.RED_THREES](rules) and counts_held_threes(rules))
    ),
    Item.HELD_BLACK_THREES: lambda rules: (
        rules.threes.black_three_role == "american_three" and counts_held_threes(rules)
    ),
    Item.SEVENS_IN_HAND: lambda rules: rules.scoring.penalty_three_sevens_in_hand > 0,
    Item.ACES_IN_HAND: lambda rules: rules.scoring.penalty_three_aces_in_hand > 0,
    Item.IN_FOOT: lambda rules: rules.deal.foot_size > 0,
    Item.FINE: punishes,
}
_CARD_POINTS: Final = 5

GENERAL: Final = {
    Item.SEVENS: Item.NATURAL,
    Item.MIXED_SEVENS: Item.MIXED,
    Item.ACES: Item.NATURAL,
    Item.TWOS: Item.WILD,
    Item.FOUR_JOKERS: Item.WILD,
    Item.SIX_JOKERS: Item.FOUR_JOKERS,
    Item.MIXED_SEQUENCE: Item.SEQUENCE,
    Item.HAND_CANASTA: Item.CONCEALED,
    Item.UNFINISHED_JOKERS: Item.UNFINISHED_WILDS,
}
"""The item as which another one counts in games that make no difference."""


def has_item(rules: RuleSet, item: Item) -> bool:
    """Return whether a game counts this item."""
    if item in SPECIAL_HANDS:
        return item.value in rules.scoring.special_hands
    return item in _ALWAYS or _HAS[item](rules)


def items_of(rules: RuleSet) -> tuple[Item, ...]:
    """Return the items that a game counts."""
    return tuple(item for item in Item if has_item(rules, item))


def as_counted(rules: RuleSet, item: Item) -> Item | None:
    """Return the item as which a game counts this one, None where the game has nothing like it."""
    while not has_item(rules, item):
        if item not in GENERAL:
            return None
        item = GENERAL[item]
    return item


_THREE_POINTS: Final = card_points(3 * 4)
ALL_SET_ASIDE: Final = 100
"""The points for setting aside all black threes of the pack (Cuban Canasta)."""


def lines_of(rules: RuleSet, count: SideCount) -> Iterator[ScoreLine]:
    """Yield the lines of a side's score sheet."""
    if count.special_hand is not None:
        # pagat, Special hand scores: that side scores only this.
        points = special_hand_points(rules, count.special_hand)
        yield ScoreLine(ScoreKey.SPECIAL_HAND, 1, points, count.exit_seat)
        return
    yield from canasta_lines(rules, count.canastas, count.from_hand)
    if count.exit is not None:
        yield ScoreLine(ScoreKey.GOING_OUT, 1, rules.scoring.bonus_going_out, count.exit_seat)
        if count.exit is not Exit.OPEN:
            extra = extra_of_grade(rules, has_own_canasta=count.exit is Exit.HAND_CANASTA)
            yield ScoreLine(ScoreKey.CONCEALED, 1, extra, count.exit_seat)
    if count.has_exact_cut:
        yield ScoreLine(ScoreKey.EXACT_CUT, 1, rules.deal.exact_cut_bonus)
    sign = sign_of(rules, count)
    held = held_threes_count(rules, sign)
    yield from three_lines(
        rules,
        sign,
        count.red_threes + count.held_red_threes * held,
        count.black_threes + count.held_black_threes * held,
    )
    yield from melded_line(
        rules, count.melded, count.melded_cards, count.has_melded, has_canasta=bool(count.canastas)
    )
    yield from _penalties(rules.scoring, count.unfinished, count.hands)
    for hand in count.hands:
        cost = _cost(rules, hand)
        if hand.cards or cost:
            yield ScoreLine(ScoreKey.CARDS_IN_HAND, hand.cards, -cost, hand.seat)
    for foot in count.feet:
        yield ScoreLine(ScoreKey.CARDS_IN_FOOT, foot.cards, -_cost(rules, foot), foot.seat)
    for seat, fine in count.fines:
        yield ScoreLine(ScoreKey.FINES, 1, -fine, seat)


def canasta_lines(rules: RuleSet, canastas: Iterable[CanastaKind], from_hand: int) -> Iterator[ScoreLine]:
    """Yield the lines of canastas, and of those that were laid whole from a hand."""
    counts: dict[ScoreKey, int] = {}
    bonuses: dict[ScoreKey, int] = {}
    for kind in canastas:
        key, bonus = bonus_of(rules.scoring, kind)
        counts[key] = counts.get(key, 0) + 1
        bonuses[key] = bonuses.get(key, 0) + bonus
    for key in ScoreKey if len(counts) > 1 else counts:
        if key in counts:
            yield ScoreLine(key, counts[key], bonuses[key])
    extra = rules.scoring.bonus_concealed_canasta
    if from_hand and extra:
        yield ScoreLine(ScoreKey.CONCEALED_CANASTAS, from_hand, from_hand * extra)


def sign_of(rules: RuleSet, count: SideCount) -> int:
    """Return 1, 0 or -1: laid threes count for a side, not at all, or against it (option three_sign)."""
    three_sign = THREE_SIGNS[rules.threes.three_sign]
    return three_sign(len(count.canastas), count.has_sevens_canasta, count.has_melded)


def counts_held_threes(rules: RuleSet) -> bool:
    """Return whether threes left in a hand count like laid ones, not by card (option threes_in_hand_scoring).

    pagat, American Canasta variations: "as though they had been placed on the table". Wikipedia 2005, American Canasta,
    limits that to the penalty: "if your team has no canastas at the end of the hand (and for this purpose threes in
    your hand count as though they were on the table)".
    """
    return rules.threes.threes_in_hand_scoring != "five_each"


def held_threes_count(rules: RuleSet, sign: int) -> bool:
    """Return whether threes left in a hand count as though they lay on the table, with laid threes of this sign."""
    return counts_held_threes(rules) and (rules.threes.threes_in_hand_scoring == "as_if_laid" or sign < 0)


def three_lines(rules: RuleSet, sign: int, red: int, black: int) -> Iterator[ScoreLine]:
    """Yield the lines of red threes, and of black ones laid or set aside; never pooled (matrix sequence 56)."""
    if red:
        yield ScoreLine(ScoreKey.RED_THREES, red, points_of_red_threes(rules, sign, red))
    if black:
        yield ScoreLine(ScoreKey.BLACK_THREES, black, points_of_black_threes(rules, sign, black))


def points_of_red_threes(rules: RuleSet, sign: int, count: int) -> int:
    """Return the points of ``count`` laid red threes (option red_three_totals)."""
    totals = rules.threes.red_three_totals
    if not totals:
        return 0
    return sign * totals[min(count, len(totals)) - 1]


def points_of_black_threes(rules: RuleSet, sign: int, count: int) -> int:
    """Return the points of ``count`` black threes on the table.

    Laid like red ones they count by the same table, separately (pagat, American Canasta Scoring). Set aside from a
    taken pile they count 5 each, all of the pack 100 (Cuban Canasta).
    """
    if rules.threes.black_three_role == "american_three":
        return points_of_red_threes(rules, sign, count)
    if count >= 2 * rules.deal.deck_count:
        return rules.threes.bonus_four_black_threes or ALL_SET_ASIDE
    return count * _THREE_POINTS


def melded_line(
    rules: RuleSet, points: int, cards: int, has_melded: bool, *, has_canasta: bool
) -> Iterator[ScoreLine]:
    """Yield the line of the card points of all melds; without a canasta they may count against the side."""
    if has_melded:
        is_deducted = rules.scoring.melds_deducted_without_canasta and not has_canasta
        yield ScoreLine(ScoreKey.MELDED_CARDS, cards, -points if is_deducted else points)


def _penalties(
    scoring: Scoring, unfinished: Iterable[UnfinishedKind], hands: Iterable[HandCount]
) -> Iterator[ScoreLine]:
    """Yield the lines of unfinished melds, and of the cards that each player holds."""
    counts: dict[ScoreKey, int] = {}
    points: dict[ScoreKey, int] = {}
    for kind in unfinished:
        key, cost = cost_of_unfinished(scoring, kind)
        if cost:
            counts[key] = counts.get(key, 0) + 1
            points[key] = points.get(key, 0) + cost
    for key, count in counts.items():
        yield ScoreLine(key, count, -points[key])
    for hand in hands:
        if scoring.penalty_three_sevens_in_hand and hand.sevens >= scoring.sevens_in_hand_from:
            yield ScoreLine(
                ScoreKey.SEVENS_IN_HAND, hand.sevens, -scoring.penalty_three_sevens_in_hand, hand.seat
            )
        if scoring.penalty_three_aces_in_hand and hand.aces >= ACES_IN_HAND:
            yield ScoreLine(ScoreKey.ACES_IN_HAND, hand.aces, -scoring.penalty_three_aces_in_hand, hand.seat)


def cost_of_cards(rules: RuleSet, points: int, red: int, black: int) -> int:
    """Return the points that cards left in a hand cost: these points, and so many threes of each colour."""
    threes = rules.threes
    return points + red * threes.red_three_in_hand_penalty + black * threes.black_three_hand_penalty


def _cost(rules: RuleSet, hand: HandCount) -> int:
    return cost_of_cards(rules, hand.points, hand.red_threes, hand.black_threes)
