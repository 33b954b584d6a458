"""The quick ways to list single plays yield what the slow one does."""

from __future__ import annotations

import pytest

from bot.canasta.actions import LayDown
from bot.canasta.cards import cards_of, each_card, faces, is_natural
from bot.canasta.phases.laying_down.rank_plays import counted_plays, plain_plays
from bot.canasta.phases.laying_down.single_plays import plays_of_any_kind
from bot.canasta.phases.laying_down.suited_plays import suited_plays
from bot.canasta.rules.presets import PRESETS, rules_of
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
}
COUNTED = {name: rules for name, rules in PRESETS.items() if rules.traits.counted_melds} | HOUSE


def shapes(plays: list[object]) -> set[tuple[object, object]]:
    return {(play.plays[0].cards, play.plays[0].meld) for play in plays if isinstance(play, LayDown)}


@pytest.mark.parametrize("name", COUNTED)
def test_melds_that_numbers_limit_are_listed_as_melds_of_any_kind(name: str) -> None:
    rules = COUNTED[name]
    assert {
        "hand_and_foot_five_packs",
        "pennies_from_heaven",
        "uruguay",
        "modern_american",
        "miller_6",
    } <= set(COUNTED)
    compared = 0
    for moment in random_play(500, 3, rules):
        state = moment.after
        table = state.table
        if table.phase is not Phase.PLAY:
            continue
        seat = table.turn.seat
        side = table.seating.sides[seat]
        hand = state.hands[seat]
        slow = plays_of_any_kind(rules, table.melds, side, hand)
        quick = counted_plays(rules, table.melds, side, hand)
        assert shapes(list(quick)) == shapes(list(slow))
        assert len(quick) == len(slow)
        if rules.traits.plain_melds:
            assert plain_plays(rules.melds, table.melds[side], hand) == quick
        compared += bool(slow)
    assert compared > 50


SUITED = {
    name: rules
    for name, rules in PRESETS.items()
    if rules.traits.free_ranks and not rules.traits.counted_melds
} | {
    "a_wild_card_in_a_sequence": rules_of("samba", {"sequence_max_wilds": 1}),
    "several_melds_of_a_rank": rules_of("bolivia", {"sequence_max_wilds": 1, "same_rank_melds": "many"}),
    "closed_canastas": rules_of("bolivia", {"canasta_extension": "none", "max_meld_cards": 7}),
}


@pytest.mark.parametrize("name", SUITED)
def test_melds_beside_sequences_are_listed_as_melds_of_any_kind(name: str) -> None:
    rules = SUITED[name]
    assert {"samba", "bolivia", "brazilian", "royal", "hollywood"} <= set(SUITED)
    compared = 0
    for moment in random_play(500, 3, rules):
        state = moment.after
        table = state.table
        if table.phase is not Phase.PLAY:
            continue
        side = table.seating.sides[table.turn.seat]
        hand = state.hands[table.turn.seat]
        slow = plays_of_any_kind(rules, table.melds, side, hand)
        plays, apart = suited_plays(rules, table.melds[side], hand)
        assert plays == slow
        played = {face for play in slow if isinstance(play, LayDown) for face in faces(play.plays[0].cards)}
        assert apart == cards_of(face for face in each_card(hand) if is_natural(face) and face not in played)
        compared += bool(slow)
    assert compared > 50
