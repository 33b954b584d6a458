"""The quick tests before a search for a way out never rule out what the search would find."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.canasta.cards import cards_of, each_card, faces, full_pack, one, rank_of
from bot.canasta.melding.shapes import meld_of
from bot.canasta.melds import Meld, MeldId, MeldPart
from bot.canasta.rules.model import RuleSet
from bot.canasta.search.going_out.counting import canastas_conceivable
from bot.canasta.search.going_out.exit_search import lay_out
from bot.canasta.seats import Seat
from tests.support.builders import playing, rules

CLOSED = {"canasta_extension": "none", "canasta_size": 4, "max_meld_cards": 4, "deck_count": 3}
RULE_SETS: dict[str, RuleSet] = {
    "closed": rules(**CLOSED),
    "closed_but_natural": rules(**CLOSED | {"canasta_extension": "natural_only", "max_meld_cards": None}),
    "anew": rules(**CLOSED, same_rank_melds="new_after_canasta"),
    "many": rules(**CLOSED, same_rank_melds="many", max_wilds=2),
    "wild": rules(**CLOSED, wild_melds=True, canasta_mix={"wild": 1, "natural": 1}, canastas_to_go_out=2),
    "sevens": rules(**CLOSED, canasta_mix={"sevens": 1, "mixed": 1}, canastas_to_go_out=2),
    "four": rules(canasta_size=4, canastas_to_go_out=2),
}


def _melds(rule_set: RuleSet, random: Random, pack: list[int]) -> tuple[Meld, ...]:
    found: list[Meld] = []
    for _ in range(random.randint(0, 3)):
        rank = random.choice((4, 7, 13))
        if any(meld.rank == rank for meld in found) and rule_set.melds.same_rank_melds == "merge":
            continue
        own = [card for card in pack if rank_of(card) == rank][: random.randint(2, 5)]
        wild = [card for card in pack if rank_of(card) <= 2][: random.randint(0, 2)]
        meld = meld_of(rule_set, MeldId(len(found) + 1), (MeldPart(Seat(2), 1, cards_of(own + wild)),))
        if isinstance(meld, Meld):
            found.append(meld)
            for card in own + wild:
                pack.remove(card)
    return tuple(found)


@pytest.mark.parametrize("name", RULE_SETS)
def test_what_the_search_finds_passes_the_bounds(name: str) -> None:
    rule_set = RULE_SETS[name]
    random = Random(name)
    view = playing("4 5", rules=rule_set).view()
    found = ruled_out = 0
    for _ in range(1500):
        deck = rule_set.deal
        pack = list(each_card(full_pack(deck.deck_count, deck.joker_count)))
        pack = [card for card in pack if rank_of(card) in (1, 2, 4, 7, 13)]
        random.shuffle(pack)
        melds = _melds(rule_set, random, pack)
        hand = cards_of(pack[: random.randint(1, 9)])
        ways = [
            thrown
            for thrown in (0, *(one(face) for face in faces(hand)))
            if lay_out(view, melds, hand - thrown, 0) is not None
        ]
        passes = canastas_conceivable(rule_set, melds, hand)
        ruled_out += not passes
        if ways:
            found += 1
            assert passes
    assert found > 10
    assert ruled_out > 20


@pytest.mark.parametrize(
    "mix, melds, hand, conceivable",
    [
        ({"natural": 1}, "K K K K K 2 2", "4 4", False),
        ({"natural": 1}, "K K K K K K", "K 4", True),
        ({"mixed": 1}, "K K K K K K K", "4 4", False),
        ({"mixed": 1}, "K K K K K K K", "4 2", True),
        ({"sevens": 1}, "K K K K K K K", "7 7", False),
        ({"sevens": 1}, "K K K K K K K, 7 7 7 7 7 7", "7", True),
    ],
)
def test_the_kinds_of_canastas_asked_for_are_looked_at(
    mix: dict[str, int], melds: str, hand: str, *, conceivable: bool
) -> None:
    options: dict[str, Any] = {"canasta_mix": mix, "canastas_to_go_out": 1, "deck_count": 3}
    at = playing(hand, melds=melds, rules=options)
    assert canastas_conceivable(at.table.rules, at.view().melds, at.view().hand) is conceivable


def test_a_limit_on_wild_cards_is_looked_at() -> None:
    """Wikipedia 2005, Samba and Bolivia: no more than two wild cards in a meld."""
    for hand, conceivable in (("K K K K 2 2 2", False), ("K K K K K 2 2", True)):
        at = playing(hand, melds="QQQ", rules={"max_wilds": 2, "deck_count": 3, "same_rank_melds": "many"})
        assert canastas_conceivable(at.table.rules, at.view().melds, at.view().hand) is conceivable


def test_two_canastas_of_a_rank_are_conceivable_where_melds_of_a_rank_lie_apart() -> None:
    options: dict[str, Any] = {"deck_count": 3, "canastas_to_go_out": 2, "same_rank_melds": "many"}
    at = playing("K K K K K K K K 2 2 2 2 2 2", melds="QQQ", rules=options)
    assert canastas_conceivable(at.table.rules, at.view().melds, at.view().hand)
