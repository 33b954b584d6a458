"""Counts of a side as they can be typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from bot.canasta.rules.model import RuleSet
from bot.canasta.scoring.counts import Exit, HandCount, SideCount
from bot.canasta.scoring.lines import UNFINISHED, Item, as_counted, cost_of_cards, has_item, items_of

_ENGLISH: Final[dict[Item, tuple[str, str]]] = {
    Item.NATURAL: ("natural", "natural"),
    Item.MIXED: ("mixed", "mixed"),
    Item.SEVENS: ("sevens", "sevens"),
    Item.MIXED_SEVENS: ("mixed sevens", "mixed sevens"),
    Item.ACES: ("aces", "aces"),
    Item.WILD: ("wild", "wild"),
    Item.TWOS: ("all twos", "all twos"),
    Item.FOUR_JOKERS: ("wild with 4 jokers", "wild with 4 jokers"),
    Item.SIX_JOKERS: ("wild with 6 jokers", "wild with 6 jokers"),
    Item.SEQUENCE: ("sequence", "sequences"),
    Item.MIXED_SEQUENCE: ("mixed sequence", "mixed sequences"),
    Item.THREES: ("canasta of threes", "canastas of threes"),
    Item.FROM_HAND: ("from hand", "from hand"),
    Item.RED_THREES: ("red three", "red threes"),
    Item.BLACK_THREES: ("black three", "black threes"),
    Item.UNFINISHED_SEVENS: ("unfinished sevens", "unfinished sevens"),
    Item.UNFINISHED_ACES: ("unfinished aces", "unfinished aces"),
    Item.UNFINISHED_WILDS: ("unfinished wild", "unfinished wilds"),
    Item.UNFINISHED_JOKERS: ("unfinished wild with 4 jokers", "unfinished wilds with 4 jokers"),
    Item.SHORT_SEQUENCE: ("short sequence", "short sequences"),
    Item.HELD_RED_THREES: ("red three in hand", "red threes in hand"),
    Item.HELD_BLACK_THREES: ("black three in hand", "black threes in hand"),
    Item.SEVENS_IN_HAND: ("seven in hand", "sevens in hand"),
    Item.ACES_IN_HAND: ("ace in hand", "aces in hand"),
}


def item_text(item: Item, number: int) -> str:
    """Return an item as it can be typed."""
    match item:
        case Item.MELDED:
            return str(number)
        case Item.IN_HAND:
            return f"-{number}"
        case Item.IN_FOOT:
            return f"{number} in foot"
        case Item.FINE:
            return f"fine {number}"
    if item in _ENGLISH:
        return f"{number} {_ENGLISH[item][number != 1]}"
    return item.value.replace("_", " ")


_EXAMPLE: Final = {
    Item.NATURAL: 2,
    Item.MIXED: 1,
    Item.SEVENS: 1,
    Item.SEQUENCE: 1,
    Item.RED_THREES: 2,
    Item.MELDED: 430,
    Item.OUT: 1,
    Item.IN_HAND: 85,
}


def example_text(rules: RuleSet) -> str:
    """Return an example of what can be typed in a game with these rules."""
    return ", ".join(item_text(item, number) for item, number in _EXAMPLE.items() if has_item(rules, item))


def other_words(rules: RuleSet) -> tuple[str, ...]:
    """Return what else can be typed in a game with these rules, besides what the example has."""
    others = [item for item in items_of(rules) if item not in _EXAMPLE]
    return tuple(_ENGLISH[item][1] if item in _ENGLISH else item_text(item, 50) for item in others)


def count_text(rules: RuleSet, count: SideCount) -> str:
    """Return a count as it can be typed; :func:`~bot.canasta.scoring.parsing.parse_count` reads it."""
    if count == SideCount():
        return "0"
    return ", ".join(item_text(item, number) for item, number in counted_items(rules, count))


def counted_items(rules: RuleSet, count: SideCount) -> Iterator[tuple[Item, int]]:
    """Yield the items of a count with their numbers, in the order in which they are written."""
    numbers: Counter[Item] = Counter()
    for kind in count.canastas:
        numbers[as_counted(rules, Item(kind.value)) or Item(kind.value)] += 1
    for item, kind_ in UNFINISHED.items():
        counted = as_counted(rules, item)
        if counted is not None:
            numbers[counted] += count.unfinished.count(kind_)
    if has_item(rules, Item.FROM_HAND):
        numbers[Item.FROM_HAND] = count.from_hand
    if count.exit is not None:
        numbers[_EXITS[count.exit]] = 1
    numbers[Item.EXACT_CUT] = int(count.has_exact_cut)
    numbers[Item.RED_THREES], numbers[Item.BLACK_THREES] = count.red_threes, count.black_threes
    numbers[Item.MELDED] = count.melded
    numbers[Item.IN_HAND] = sum(hand.points for hand in count.hands)
    for item, held, in_hands, cost in (
        (
            Item.HELD_RED_THREES,
            count.held_red_threes,
            sum(hand.red_threes for hand in count.hands),
            rules.threes.red_three_in_hand_penalty,
        ),
        (
            Item.HELD_BLACK_THREES,
            count.held_black_threes,
            sum(hand.black_threes for hand in count.hands),
            rules.threes.black_three_hand_penalty,
        ),
    ):
        if has_item(rules, item):
            numbers[item] = held + in_hands
        else:
            numbers[Item.IN_HAND] += in_hands * cost
    numbers[Item.IN_FOOT] = sum(
        cost_of_cards(rules, foot.points, foot.red_threes, foot.black_threes) for foot in count.feet
    )
    numbers[Item.FINE] = sum(fine for _, fine in count.fines)
    if count.special_hand is not None:
        numbers[Item(count.special_hand)] = 1
    by_player = {item: held for item, held in _BY_PLAYER.items() if has_item(rules, item)}
    for item in Item:
        # A number for each player, since so many in one hand bring the penalty.
        of_players = [by_player[item](hand) for hand in count.hands] if item in by_player else [numbers[item]]
        yield from ((item, number) for number in of_players if number)


_EXITS: Final = {Exit.OPEN: Item.OUT, Exit.CONCEALED: Item.CONCEALED, Exit.HAND_CANASTA: Item.HAND_CANASTA}

_BY_PLAYER: Final[dict[Item, Callable[[HandCount], int]]] = {
    Item.SEVENS_IN_HAND: lambda hand: hand.sevens,
    Item.ACES_IN_HAND: lambda hand: hand.aces,
}
