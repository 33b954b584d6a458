"""The items that people count at the end of a round with real cards, and those that a game has."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from bot.canasta.policies.canasta_bonuses import CanastaKind
from bot.canasta.policies.penalties import UnfinishedKind
from bot.canasta.rules.irregularities import punishes
from bot.canasta.rules.model import RuleSet
from bot.canasta.scoring.lines import counts_held_threes


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
