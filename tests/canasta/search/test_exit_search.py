"""Ways out under many rules, against trying every row of single plays.

A long search: ``CANASTA_EXIT_POSITIONS=2000 python -m pytest --timeout=3600 tests/canasta/search/test_exit_search.py``.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.canasta import engine
from bot.canasta.actions import Action, LayDown, Play
from bot.canasta.cards import (
    BLACK_THREES,
    NO_CARDS,
    Card,
    Cards,
    Rank,
    Suit,
    card,
    cards_of,
    count_of,
    each_card,
    faces,
    full_pack,
    is_black_three,
    of_rank,
    rank_of,
    size,
    some_of_rank,
)
from bot.canasta.errors import Violation
from bot.canasta.melding.laying import lay
from bot.canasta.melding.shapes import black_threes_take_wilds, meld_of
from bot.canasta.melds import Meld, MeldId, MeldPart
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.notation.writing import cards_text
from bot.canasta.phases.going_out.exits import exit_of_turn, may_go_out
from bot.canasta.phases.going_out.rights import right_to_go_out
from bot.canasta.phases.laying_down.single_plays import single_plays
from bot.canasta.policies.discard_bans import may_go_last
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import PRESETS
from bot.canasta.search.going_out.counting import goes_out_by_count
from bot.canasta.search.going_out.exit_search import lay_out_as_sets, useful_runs
from bot.canasta.seats import Seat, at_seat
from bot.canasta.view import SeatView
from tests.support.builders import Situation, playing, rules

POSITIONS = int(os.environ.get("CANASTA_EXIT_POSITIONS", "40"))
"""How many positions are looked at for each rule set."""

SMALL = {"canastas_to_go_out": 1, "canasta_mix": {}}
"""So few canastas that small positions come to them."""

BLACK_WITH_WILDS = {"black_three_meld": "exit_turn_with_wilds"}

RULE_SETS: dict[str, tuple[str, dict[str, Any]]] = {
    "classic": ("classic_4", {}),
    "viennese": ("viennese", {}),
    "samba": ("samba", {}),
    "samba_with_one_canasta": ("samba", SMALL),
    "bolivia": ("bolivia", SMALL),
    "a_wild_card_in_a_sequence": ("hollywood", SMALL),
    "wild_melds": ("classic_4", {"wild_melds": True, "deck_count": 3}),
    "locked_wild_cards": ("classic_4", {"wild_melds": True, "wild_meld_lock": True}),
    "modern_american": ("modern_american", SMALL),
    "modern_american_with_two": ("modern_american", {}),
    "unfinished_sevens_bar": ("modern_american", SMALL | {"incomplete_special_bars_exit": True}),
    "unfinished_wild_cards_bar": (
        "classic_4",
        {"wild_melds": True, "deck_count": 3, "incomplete_wild_bars_exit": True},
    ),
    "american_2005": ("american_2005", SMALL),
    "canadian": ("canadian", SMALL),
    "black_threes_with_wild_cards": ("classic_4", BLACK_WITH_WILDS),
    "black_threes_with_a_last_discard": (
        "classic_4",
        BLACK_WITH_WILDS | {"final_discard": "required", "discard_wild": "never"},
    ),
    "black_threes_beside_sequences": ("samba", SMALL | BLACK_WITH_WILDS),
    "black_threes_beside_wild_melds": (
        "classic_4",
        BLACK_WITH_WILDS | {"wild_melds": True, "wild_meld_lock": True, "deck_count": 3},
    ),
    "black_threes_with_the_rule_of_five": (
        "classic_4",
        BLACK_WITH_WILDS | {"rule_of_five": True, "deck_count": 3, "joker_count": 6},
    ),
    "black_threes_with_the_rules_of_hollywood": (
        "hollywood",
        SMALL | BLACK_WITH_WILDS | {"black_three_role": "stop_card", "threes_melds": False},
    ),
    "melds_of_threes": ("royal", SMALL),
    "a_new_meld_after_a_canasta": ("classic_4", {"same_rank_melds": "new_after_canasta", "deck_count": 3}),
    "several_melds_of_a_rank": ("classic_4", {"same_rank_melds": "many", "deck_count": 3}),
    "wild_cards_without_limit": (
        "classic_4",
        {
            "own_canasta_take_conflict": "unlimited_wilds_after_canasta",
            "pile_layoff_to_canasta": False,
            "deck_count": 3,
        },
    ),
    "an_open_meld_beside_a_canasta": (
        "classic_4",
        {
            "own_canasta_take_conflict": "separate_open_meld",
            "pile_layoff_to_canasta": False,
            "deck_count": 3,
        },
    ),
    "closed_canastas": ("classic_4", {"canasta_extension": "none"}),
    "closed_canastas_and_new_melds": (
        "classic_4",
        {"canasta_extension": "none", "same_rank_melds": "new_after_canasta", "deck_count": 3},
    ),
    "mixed_canastas_close": ("classic_4", {"canasta_extension": "natural_only"}),
    "closed_ranks": ("classic_4", {"closed_rank_rule": "dead_for_both", "max_meld_cards": 7}),
    "canastas_of_five": ("classic_4", {"canasta_size": 5, "sequence_melds": True}),
    "sevens_and_aces": (
        "classic_4",
        {"sevens_rule": "pure_only", "aces_rule": "pure_unless_dirty_initial", "rule_of_five": True},
    ),
    "sevens_never_last": ("classic_4", {"seven_discards": "after_own_sevens_canasta"}),
}


def rules_named(name: str) -> RuleSet:
    preset, options = RULE_SETS[name]
    return with_options(PRESETS[preset], options)


# ------------------------------------------------------------------------------------------------- random positions


class _Places:
    """Cards dealt from the packs to the places of a position."""

    def __init__(self, rules: RuleSet, random: Random) -> None:
        self.random = random
        self.left = Counter(each_card(full_pack(rules.deal.deck_count, rules.deal.joker_count)))

    def some(self, wanted: list[Card]) -> Cards | None:
        """These cards, if they are still there."""
        taken = Counter(wanted)
        if any(self.left[face] < count for face, count in taken.items()):
            return None
        self.left -= taken
        return cards_of(wanted)

    def set_of(self, rank: int, count: int) -> list[Card]:
        """So many cards of a rank."""
        there = [
            face for suit in Suit for face in [card(Rank(rank), suit)] * self.left[card(Rank(rank), suit)]
        ]
        return self.random.sample(there, min(count, len(there)))

    def wilds(self, count: int) -> list[Card]:
        there = [face for rank in (Rank.TWO, Rank.JOKER) for face in self.set_of(rank, 99)]
        return self.random.sample(there, min(count, len(there)))


def _meld_cards(rules: RuleSet, places: _Places, ranks: list[int]) -> list[Card]:
    random = places.random
    kind = random.random()
    if rules.melds.sequence_melds and kind < 0.45:
        length = random.choice((3, 4, 5, 6, 6, 7))
        low = random.randint(max(4, min(ranks) - 3), min(14 - length + 1, max(ranks)))
        suit = random.choice((Suit.HEARTS, Suit.SPADES))
        run = [card(Rank(rank), suit) for rank in range(low, low + length)]
        if rules.melds.sequence_max_wilds and random.random() < 0.4:
            run[random.randrange(length)] = places.wilds(1)[0]
        return run
    if rules.melds.wild_melds and kind < 0.7:
        return places.wilds(random.choice((3, 4, 5, 6, 7)))
    if rules.melds.threes_melds and kind < 0.7:
        return places.set_of(3, random.choice((3, 4, 6, 7)))
    wilds = random.choice((0, 0, 0, 1, 2))
    return places.set_of(random.choice(ranks), random.choice((3, 4, 5, 6, 7, 7))) + places.wilds(wilds)


def random_position(random: Random, rules: RuleSet) -> SeatView:
    """A small position of a side that has melded and is near its canastas."""
    start = Situation.of("", took="stock", rules=rules, melds="")
    while True:
        places = _Places(rules, random)
        ranks = random.sample((4, 5, 6, 7, 8, 13, 14), 3) if random.random() < 0.7 else [5, 6, 7]
        melds: list[Meld] = []
        for _ in range(random.randint(1, 3)):
            cards = places.some(_meld_cards(rules, places, ranks))
            if not cards:
                continue
            meld = meld_of(rules, MeldId(len(melds) + 1), (MeldPart(Seat(2), 1, cards),))
            same = isinstance(meld, Meld) and any(
                (one.kind, one.rank) == (meld.kind, meld.rank) and not (one.is_canasta and meld.suit is None)
                for one in melds
            )
            if isinstance(meld, Meld) and not same:
                melds.append(meld)
        # A second meld of a rank can only have been begun beside a canasta, if at all.
        kinds = Counter((meld.kind, meld.rank) for meld in melds if meld.suit is None)
        if not melds or any(count > 1 for count in kinds.values()):
            continue
        hand = places.some(_hand_cards(rules, places, ranks))
        if hand is None:
            continue
        table = start.table
        table = replace(
            table,
            melds=at_seat(table.melds, 0, tuple(melds)),
            has_melded=at_seat(table.has_melded, 0, value=True),
            hand_sizes=at_seat(table.hand_sizes, 0, size(hand)),
        )
        return SeatView(table, Seat(0), hand)


def _hand_cards(rules: RuleSet, places: _Places, ranks: list[int]) -> list[Card]:
    random = places.random
    hand: list[Card] = []
    while len(hand) < random.choice((1, 2, 3, 4, 5, 6)):
        chance = random.random()
        if chance < 0.25:
            hand += places.wilds(random.choice((1, 1, 2)))
        elif rules.melds.sequence_melds and chance < 0.6:
            suit = random.choice((Suit.HEARTS, Suit.SPADES))
            low = random.randint(4, 12)
            hand += [card(Rank(rank), suit) for rank in range(low, low + random.choice((1, 2, 3)))]
        elif chance < 0.7:
            if rules.melds.threes_melds:
                hand += places.set_of(3, random.choice((1, 3)))
            elif black_threes_take_wilds(rules):
                hand += [face for face in places.set_of(3, random.choice((2, 4, 6))) if is_black_three(face)]
        else:
            hand += places.set_of(random.choice(ranks), random.choice((1, 2, 3)))
    return hand


# ------------------------------------------------------------------------------------------------------ trying all


def leaves_somehow(view: SeatView) -> bool:
    """Whether some row of single plays takes the whole hand, or all but a card that may be thrown."""
    rules = view.table.rules
    optional = rules.discard.final_discard == "optional"
    todo = [(view.melds, view.hand)]
    seen = set()
    while todo:
        melds, hand = todo.pop()
        key = (hand, tuple(sorted((meld.kind, meld.rank, meld.cards) for meld in melds)))
        if key in seen:
            continue
        seen.add(key)
        if right_to_go_out(view.table, view.seat, melds):
            if not hand and optional:
                return True
            if size(hand) == 1 and may_go_last(view, each_card(hand)[0]):
                return True
        todo += _after_single_plays(view, melds, hand)
    return False


def _after_single_plays(
    view: SeatView, melds: tuple[Meld, ...], hand: Cards
) -> list[tuple[tuple[Meld, ...], Cards]]:
    rules = view.table.rules
    all_melds = at_seat(view.table.melds, view.side, melds)
    plays: list[Action] = single_plays(rules, all_melds, view.side, hand)
    if hand & BLACK_THREES and not rules.melds.threes_melds:
        plays += [LayDown((Play(cards),)) for cards in _new_black_threes(rules, hand)]
    found = []
    for action in plays:
        assert isinstance(action, LayDown)
        laid = lay(rules, all_melds, view.side, action.plays, view.seat, 9)
        if not isinstance(laid, Violation):
            found.append((laid.melds, hand - laid.cards))
    return found


def _new_black_threes(rules: RuleSet, hand: Cards) -> Iterator[Cards]:
    """All the black threes, or any of them with any wild cards where these go with them."""
    yield hand & BLACK_THREES
    if black_threes_take_wilds(rules):
        sorts = (hand & BLACK_THREES, of_rank(hand, Rank.TWO), of_rank(hand, Rank.JOKER))
        for counts in product(*(range(size(some) + 1) for some in sorts)):
            yield sum(
                some_of_rank(some, rank_of(next(faces(some))), count)
                for some, count in zip(sorts, counts, strict=True)
                if count
            )


def told(view: SeatView) -> str:
    melds = ", ".join(f"#{meld.id} {cards_text(meld.cards)}" for meld in view.melds)
    return f"hand {cards_text(view.hand)}; melds {melds}"


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_way_out_is_found_as_by_trying_everything(name: str) -> None:
    """What is found is legal; whatever a row of single plays can do is found; what counting proves can be laid."""
    rules = rules_named(name)
    random = Random(f"exits {name}")
    seen = Counter[bool]()
    for _ in range(POSITIONS):
        view = random_position(random, rules)
        expected = leaves_somehow(view)
        seen[expected] += 1
        plan = exit_of_turn(view)
        assert (plan is not None) == expected, f"{name}: {told(view)}"
        assert may_go_out(view) == expected, f"{name}: {told(view)}"
        if goes_out_by_count(view, view.melds, view.hand):
            assert lay_out_as_sets(view, view.melds, view.hand) is not None, f"{name}: {told(view)}"
        if plan is None:
            continue
        left = view.hand - sum((play.cards for play in plan.plays), NO_CARDS)
        assert left == (NO_CARDS if plan.discard is None else cards_of([plan.discard]))
        if plan.plays:
            assert engine.check(view, LayDown(plan.plays)) is None, f"{name}: {told(view)}"
    assert seen[True]
    assert seen[False]


def test_the_positions_have_no_card_twice() -> None:
    """The yardstick itself: hands and melds come from the packs of the rules."""
    rules = rules_named("samba")
    random = Random("packs")
    pack = full_pack(rules.deal.deck_count, rules.deal.joker_count)
    for _ in range(20):
        view = random_position(random, rules)
        used = view.hand + sum((meld.cards for meld in view.melds), NO_CARDS)
        assert all(count_of(used, face) <= count_of(pack, face) for face in faces(used))


def test_a_canasta_is_left_unfinished_that_would_ask_for_one_more_red_three() -> None:
    """rummy-games.com, Mexicana: as many red threes as canastas. With the eight a third canasta would be complete: it is thrown."""
    melds = "A A A A A A A, K K K K K K K, 8 8 8 8 8 8, T T T"
    options = {"red_threes_to_go_out": "as_many_as_canastas", "canastas_to_go_out": 2, "deck_count": 3}
    at = playing("T 8", melds=melds, red_threes={0: "3H 3D"}, rules=options)
    plan = exit_of_turn(at.view())
    assert plan is not None
    assert plan.discard is not None
    assert rank_of(plan.discard) == Rank.EIGHT
    assert at.may("ask")


def test_a_wild_card_on_the_only_natural_canasta_takes_the_right_to_go_out_away() -> None:
    """Wikipedia 2005, Samba: going out needs two canastas, one of them a samba or a natural one."""
    at = playing("2 4", melds="K K K K K K K, Q Q Q Q Q Q 2, 4 4 4", rules=PRESETS["samba"])
    assert at.offered("meld 4 > 4")
    assert at.may("meld 4 > 4")
    assert not at.offered("meld 2 > K")
    assert not at.may("meld 2 > K")


def test_a_rank_that_is_spared_for_two_reasons_is_spared() -> None:
    """It may lack wild cards, and have to be finished before going out: a run through it serves for either."""
    own = rules(sequence_melds=True)
    hand = cards_of(exact_cards("5S 6S 7S"))
    assert [play.cards for play in useful_runs(own, [], hand, (7, 7))] == [hand]
    assert not list(useful_runs(own, [], hand, ()))


def test_of_several_ways_out_one_with_the_most_canastas_is_found() -> None:
    """A wild card that is left over goes where it makes a canasta."""
    view = playing("JS 2C", melds="9 9 9 9 9 9 2, A A A A 2, K K K K 2 2").view()
    plan = exit_of_turn(view)
    assert plan is not None
    assert [play.meld for play in plan.plays] == [view.melds[2].id]
