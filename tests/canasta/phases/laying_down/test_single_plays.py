"""Single plays are the smallest plays that may be laid: tried out on every choice of a few cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

import pytest

from bot.canasta.actions import LayDown, Play
from bot.canasta.cards import (
    BLACK_THREES,
    RED_THREES,
    Cards,
    Rank,
    cards_of,
    contains,
    each_card,
    faces,
    is_natural,
    one,
    rank_of,
    size,
    some_of_rank,
    suit_of,
)
from bot.canasta.errors import Violation
from bot.canasta.melding.laying import lay
from bot.canasta.melds import Meld, MeldId, MeldKind
from bot.canasta.phases.laying_down.single_plays import single_plays
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from tests.support.random_play import random_play

HOUSE = {
    "several_melds_of_a_rank": rules_of("hand_and_foot_five_packs", {"same_rank_melds": "many"}),
    "three_naturals": rules_of("hand_and_foot_wild_canasta", {"min_naturals": 3}),
    "large_wild_melds": rules_of("hand_and_foot_wild_canasta", {"max_wild_meld_cards": 12}),
    "wilds_without_limit": rules_of(
        "classic_4",
        {
            "own_canasta_take_conflict": "unlimited_wilds_after_canasta",
            "pile_layoff_to_canasta": False,
            "deck_count": 3,
            "joker_count": 12,
        },
    ),
    "a_wild_card_in_a_sequence": rules_of("samba", {"sequence_max_wilds": 1}),
    "several_melds_beside_sequences": rules_of(
        "bolivia", {"sequence_max_wilds": 1, "same_rank_melds": "many"}
    ),
    "closed_canastas": rules_of("bolivia", {"canasta_extension": "none", "max_meld_cards": 7}),
    "sequences_and_closed_ranks": rules_of("bolivia", {"closed_rank_rule": "dead_for_both"}),
    "sequences_and_sevens": rules_of("samba", {"sevens_rule": "pure_only", "sequence_max_wilds": 1}),
}
BY_MELDS = {
    (repr(rules.melds), rules.pile.own_canasta_take_conflict): name for name, rules in PRESETS.items()
}
"""One game for each set of rules about melds."""

POSITIONS = 30
LARGEST_HAND = 17

Plays: TypeAlias = list[tuple[Cards, MeldId | None]]


def tried(rules: RuleSet, all_melds: tuple[tuple[Meld, ...], ...], side: int, hand: Cards) -> Plays:
    """Every single play, by trying each card on each meld and every few cards as a new one."""
    plays = [
        (one(face), meld.id)
        for meld in all_melds[side]
        if meld.kind is not MeldKind.BLACK_THREES
        for face in faces(hand)
        if is_listed(rules, hand, one(face)) and is_lawful(rules, all_melds, side, Play(one(face), meld.id))
    ]
    smallest: list[Cards] = []
    for cards in new_melds(rules, hand):
        if any(contains(cards, less) for less in smallest):
            continue
        if is_lawful(rules, all_melds, side, Play(cards)):
            smallest.append(cards)
    return plays + [(cards, None) for cards in smallest]


def new_melds(rules: RuleSet, hand: Cards) -> Iterator[Cards]:
    """Every three cards that may be a meld, then three of a suit with a wild card."""
    for count in (3, 4):
        for some in dict.fromkeys(combinations(each_card(hand), count)):
            naturals = [face for face in some if is_natural(face)]
            if count == 4 and not (
                len(naturals) == 3
                and len({suit_of(face) for face in naturals}) == 1
                and len({rank_of(face) for face in naturals}) == 3
            ):
                continue
            # Black threes alone are a meld only for a player who goes out.
            may_be_meld = rules.melds.threes_melds or rank_of(max(some)) != Rank.THREE
            if may_be_meld and is_listed(rules, hand, cards_of(some)):
                yield cards_of(some)


def is_listed(rules: RuleSet, hand: Cards, cards: Cards) -> bool:
    """Of plays that differ only in suits that make no difference one is listed, that of the lowest suits."""
    for face in faces(cards):
        rank = rank_of(face)
        if is_natural(face) and rules.melds.sequence_melds:
            continue
        alike = BLACK_THREES if one(face) & BLACK_THREES else RED_THREES if one(face) & RED_THREES else ~0
        mine = cards & alike
        count = size(mine & (0xFFFFFFFF << 32 * rank))
        if mine & (0xFFFFFFFF << 32 * rank) != some_of_rank(hand & alike, rank, count):
            return False
    return True


def is_lawful(rules: RuleSet, all_melds: tuple[tuple[Meld, ...], ...], side: int, play: Play) -> bool:
    laid = lay(rules, all_melds, side, (play,), Seat(0), 99)
    return not isinstance(laid, Violation) and laid.changes[0].is_new == (play.meld is None)


@pytest.mark.parametrize("name", [*BY_MELDS.values(), *HOUSE])
def test_single_plays_are_the_smallest_that_may_be_laid(name: str) -> None:
    rules = (PRESETS | HOUSE)[name]
    compared = listed = 0
    for moment in random_play(3000, 3, rules):
        table = moment.after.table
        seat = table.turn.seat
        hand = moment.after.hands[seat]
        if table.phase is not Phase.PLAY or size(hand) > LARGEST_HAND:
            continue
        side = table.seating.sides[seat]
        plays = single_plays(rules, table.melds, side, hand)
        found = []
        for action in plays:
            assert isinstance(action, LayDown)
            (play,) = action.plays
            found.append((play.cards, play.meld))
        assert sorted(found, key=str) == sorted(tried(rules, table.melds, side, hand), key=str)
        listed += len(found)
        compared += 1
        if compared == POSITIONS:
            break
    assert compared == POSITIONS
    assert listed > 5
