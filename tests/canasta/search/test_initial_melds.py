"""Initial melds that are found, held against a brute force that goes through all contents of all melds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.canasta.actions import LayDown, Play, TakePile
from bot.canasta.cards import (
    BLACK_THREES,
    NO_CARDS,
    Card,
    Cards,
    card,
    cards_of,
    contains,
    each_card,
    is_natural,
    one,
    rank_counts,
    size,
)
from bot.canasta.engine import check, legal_actions
from bot.canasta.rules.model import RuleSet
from bot.canasta.search.initial_meld import combinations as combining
from bot.canasta.search.initial_meld import fewest_cards as exact
from bot.canasta.search.initial_meld import varied_combinations
from bot.canasta.search.initial_meld.combinations import CLASSIC_TERMS, initial_combinations
from tests.canasta.search.card_values import POINTS, loose_cards, points_of
from tests.support.builders import drawing, playing, ranks, rules

_MINIMUMS = (15, 50, 90, 120, 150)
_UNUSUAL: dict[str, dict[str, Any]] = {
    "classic": {},
    "no_limit_on_wilds": {"max_wilds": None},
    "two_wilds": {"max_wilds": 2},
    "no_wilds": {"max_wilds": 0},
    "as_many_naturals": {"max_wilds": None, "wild_ratio": "naturals_ge_wilds"},
    "more_naturals": {"wild_ratio": "naturals_gt_wilds"},
    "twice_the_naturals": {"max_wilds": None, "wild_ratio": "naturals_ge_twice_wilds"},
    "seven_cards": {"max_meld_cards": 7},
    "discard_due": {"final_discard": "required"},
    "no_waiver": {"concealed_waives_minimum": "never"},
    "one_natural_canasta": {"canasta_mix": {"natural": 1}},
    "not_frozen_before": {"pile_frozen_until_melded": False},
}


class LaidCounts(NamedTuple):
    """Cards of the hand put into melds: how many, of them twos and jokers; their points; canastas natural and mixed."""

    cards: int
    twos: int
    jokers: int
    points: int
    natural: int
    mixed: int


def _wilds_allowed(options: dict[str, Any], naturals: int) -> int:
    most: int = 99 if options.get("max_wilds", 3) is None else options.get("max_wilds", 3)
    ratio = options.get("wild_ratio", "none")
    if ratio == "naturals_ge_wilds":
        most = min(most, naturals)
    if ratio == "naturals_gt_wilds":
        most = min(most, naturals - 1)
    if ratio == "naturals_ge_twice_wilds":
        most = min(most, naturals // 2)
    return most


def _contents(
    options: dict[str, Any], rank: int, hand: Counter[int], upcard: bool, beside: int
) -> Iterator[tuple[int, int, int]]:
    """Every (naturals, twos, jokers) of the hand that would make a meld of this rank."""
    for naturals in range(beside if upcard else 0, hand[rank] + 1):
        for twos in range(hand[2] + 1):
            for jokers in range(hand[1] + 1):
                all_naturals, wilds = naturals + upcard, twos + jokers
                if (
                    all_naturals >= 2
                    and all_naturals + wilds >= 3
                    and all_naturals + wilds <= (options.get("max_meld_cards") or 99)
                    and wilds <= _wilds_allowed(options, all_naturals)
                ):
                    yield naturals, twos, jokers


def every_combination(
    options: dict[str, Any], cards: Cards, upcard: Card | None = None, beside: int = 2
) -> set[LaidCounts]:
    """What all the ways to lay melds down come to, as numbers."""
    hand = Counter(face >> 2 for face in each_card(cards))
    reached = {LaidCounts(0, 0, 0, 0, 0, 0)}
    for rank in range(4, 15):
        upcard_here = upcard is not None and upcard >> 2 == rank
        contents = list(_contents(options, rank, hand, upcard_here, beside))
        after = set() if upcard_here else set(reached)
        for at in reached:
            for naturals, twos, jokers in contents:
                if at.twos + twos > hand[2] or at.jokers + jokers > hand[1]:
                    continue
                is_canasta = naturals + upcard_here + twos + jokers >= 7
                after.add(
                    LaidCounts(
                        at.cards + naturals + twos + jokers,
                        at.twos + twos,
                        at.jokers + jokers,
                        at.points + (naturals + upcard_here) * POINTS[rank] + twos * 20 + jokers * 50,
                        at.natural + (is_canasta and not twos + jokers),
                        at.mixed + (is_canasta and twos + jokers > 0),
                    )
                )
        reached = after
    return {at for at in reached if at.points}


def _hand(rng: Random, most: int, pack: list[Card]) -> Cards:
    """A hand, now and then with few different ranks, so that there is much to combine."""
    if rng.random() < 0.4:
        few = {1, 2, *rng.sample(range(3, 15), rng.randint(2, 6))}
        pack = [face for face in pack if face >> 2 in few]
    return cards_of(rng.sample(pack, min(len(pack), rng.randint(2, most))))


def _assert_sound(
    options: dict[str, Any],
    hand: Cards,
    plays: tuple[Play, ...],
    minimum: int,
    room: int,
    upcard: Card | None,
) -> None:
    used = NO_CARDS
    melded = []
    for number, play in enumerate(plays):
        used += play.cards
        counts = rank_counts(play.cards)
        (rank,) = [rank for rank in range(3, 15) if counts[rank]]
        melded.append(rank)
        naturals = counts[rank] + (upcard is not None and not number)
        wilds = counts[1] + counts[2]
        assert naturals >= 2
        assert 3 <= naturals + wilds <= (options.get("max_meld_cards") or 99)
        assert wilds <= _wilds_allowed(options, naturals)
    assert len(set(melded)) == len(melded)
    assert upcard is None or melded[0] == upcard >> 2
    assert contains(hand, used)
    assert size(used) <= room
    assert points_of(plays, upcard) >= minimum


def _assert_minimal(
    options: dict[str, Any], plays: tuple[Play, ...], minimum: int, upcard: Card | None
) -> None:
    """Without any one of its cards, or of its melds, a combination is no meld or not enough."""
    for number, play in enumerate(plays):
        takes = upcard is not None and not number
        others = plays[:number] + plays[number + 1 :]
        assert takes or not others or points_of(others, upcard) < minimum
        (rank,) = [rank for rank in range(3, 15) if rank_counts(play.cards)[rank]]
        for face in each_card(play.cards):
            counts = rank_counts(play.cards - one(face))
            naturals, wilds = counts[rank] + takes, counts[1] + counts[2]
            is_meld = (
                naturals >= 2 + takes and naturals + wilds >= 3 and wilds <= _wilds_allowed(options, naturals)
            )
            assert not is_meld or points_of(plays, upcard) - POINTS[face >> 2] < minimum


def combinations_for_points(
    rule_set: RuleSet, hand: Cards, minimum: int, **more: Any
) -> list[tuple[Play, ...]]:
    """The initial melds of a side without melds, where points alone are asked for."""
    return initial_combinations(rule_set, hand, minimum, terms=CLASSIC_TERMS, all_melds=((),), side=0, **more)


@pytest.mark.parametrize("name", _UNUSUAL)
@pytest.mark.parametrize("with_upcard", [False, True])
def test_a_sufficient_combination_is_found_whenever_there_is_one(name: str, with_upcard: bool) -> None:
    options = _UNUSUAL[name]
    rule_set = rules(**options)
    rng = Random(f"{name} {with_upcard}")
    pack = loose_cards()
    possible = impossible = tight = 0
    for _ in range(250):
        hand = _hand(rng, 15, pack)
        beside = rng.choice((1, 2, 2))
        upcard = rng.choice(pack) if with_upcard else None
        if upcard is not None and not is_natural(upcard):
            continue
        every = every_combination(options, hand, upcard, beside)
        for minimum in (0, *_MINIMUMS):
            for room in (size(hand), size(hand) - 2, rng.randint(0, 15)):
                found = combinations_for_points(
                    rule_set, hand, minimum, room=room, upcard=upcard, beside=beside, most=12
                )
                enough = [at for at in every if at.points >= minimum and at.cards <= room]
                assert bool(found) == bool(enough), (each_card(hand), minimum, room, upcard)
                assert len(found) <= 12
                assert len(set(found)) == len(found)
                for plays in found:
                    _assert_sound(options, hand, plays, minimum, room, upcard)
                    if beside == 2:
                        _assert_minimal(options, plays, minimum, upcard)
                possible += bool(enough)
                impossible += not enough
                tight += bool(enough) and min(at.cards for at in enough) > room - 2
    assert min(possible, impossible, tight) > 10


@pytest.mark.parametrize("name", _UNUSUAL)
def test_the_exact_search_finds_the_fewest_cards(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = _UNUSUAL[name]
    rule_set = rules(**options)
    monkeypatch.setattr(varied_combinations, "STEPS", 0)
    rng = Random(f"fewest {name}")
    pack = loose_cards()
    for _ in range(300):
        hand = _hand(rng, 15, pack)
        every = every_combination(options, hand)
        for minimum in _MINIMUMS:
            room = rng.randint(3, 15)
            found = combinations_for_points(rule_set, hand, minimum, room=room)
            fewest = min((at.cards for at in every if at.points >= minimum), default=99)
            assert bool(found) == (fewest <= room)
            if found:
                _assert_sound(options, hand, found[0], minimum, room, None)
                assert sum(size(play.cards) for play in found[0]) == fewest


@pytest.mark.parametrize("steps", [1, 3, 6, 12])
def test_a_search_cut_short_loses_nothing(steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(varied_combinations, "STEPS", steps)
    rng = Random(steps)
    pack = loose_cards()
    for _ in range(300):
        hand = _hand(rng, 15, pack)
        every = every_combination({}, hand)
        for minimum in _MINIMUMS:
            room = rng.randint(3, 15)
            found = combinations_for_points(rules(), hand, minimum, room=room)
            assert bool(found) == any(at.points >= minimum and at.cards <= room for at in every)
            for plays in found:
                _assert_sound({}, hand, plays, minimum, room, None)
                _assert_minimal({}, plays, minimum, None)


def _may_lay_down(options: dict[str, Any], hand: Cards, minimum: int, waives: bool) -> bool:
    """Whether anything may be laid down after a draw from the stock by a side that has not melded."""
    every = every_combination(options, hand)
    count, black = size(hand), size(hand & BLACK_THREES)
    if any(at.points >= minimum and at.cards <= count - 2 for at in every):
        return True
    mixes = options.get("canasta_mix", {})
    for at in every:
        if not (at.natural + at.mixed and at.natural >= mixes.get("natural", 0)):
            continue
        for threes in {0, black} if black >= 3 else {0}:
            left = count - at.cards - threes
            may_end = left == 1 or (not left and options.get("final_discard") != "required")
            if may_end and (waives or at.points + 5 * threes >= minimum):
                return True
    return False


@pytest.mark.parametrize("name", _UNUSUAL)
def test_a_legal_initial_meld_is_listed_whenever_there_is_one(name: str) -> None:
    """Keeping a card, going out by the right, and going out without the requirement included."""
    options = _UNUSUAL[name]
    rng = Random(f"legal {name}")
    pack = loose_cards()
    seen: Counter[bool] = Counter()
    going_out = 0
    for _ in range(500):
        hand = _hand(rng, 15, pack)
        text = ranks(hand)
        total = rng.choice((-5, 0, 1500, 3000))
        at = playing(text, totals=(total, 0), rules=options)
        minimum = {-5: 15, 0: 50, 1500: 90, 3000: 120}[total]
        listed = [action for action in legal_actions(at.view()) if isinstance(action, LayDown)]
        waives = options.get("concealed_waives_minimum") != "never"
        assert bool(listed) == _may_lay_down(options, at.view().hand, minimum, waives), (text, total)
        assert all(check(at.view(), action) is None for action in listed)
        seen[bool(listed)] += 1
        going_out += any(size(hand) - sum(size(play.cards) for play in action.plays) < 2 for action in listed)
    assert min(seen[True], seen[False]) > 50
    assert going_out or "canasta_mix" in options or options.get("max_wilds") == 0


def _may_take(
    options: dict[str, Any], hand: Cards, minimum: int, upcard: Card, below: list[Card], beside: int
) -> bool:
    every = every_combination(options, hand, upcard, beside)
    count, black = size(hand), size(hand & BLACK_THREES)
    mixes = options.get("canasta_mix", {})
    is_due = options.get("final_discard") == "required"
    for at in every:
        for threes in {0, black} if black >= 3 else {0}:
            if at.points + 5 * threes < minimum:
                continue
            left = count + len(below) - at.cards - threes
            if not threes and left >= 2:
                return True
            right = at.natural + at.mixed > 0 and at.natural >= mixes.get("natural", 0)
            if right and left <= 1 and (left or not is_due):
                return True
    return False


@pytest.mark.parametrize("name", _UNUSUAL)
@pytest.mark.parametrize("buried", ["", "4C", "4C 9D", "3H", "3H 4C"])
def test_a_legal_take_for_the_initial_meld_is_listed_whenever_there_is_one(name: str, buried: str) -> None:
    options = _UNUSUAL[name]
    rng = Random(f"take {name} {buried}")
    pack = [face for face in loose_cards() if face >> 2 not in {4, 9}]
    seen: Counter[bool] = Counter()
    below = [face for face in buried.split() if face != "3H"]
    for _ in range(200):
        upcard_rank = rng.choice([10, 11, 12, 13, 14])
        held = {1, 2, upcard_rank, rng.randint(5, 14), rng.randint(10, 14)}
        few = [face for face in pack if face >> 2 in held]
        hand = cards_of(rng.sample(few, min(len(few), rng.randint(2, 9))))
        text = ranks(hand)
        upcard_text = ranks(one(card(upcard_rank, 0)))
        if rank_counts(hand)[upcard_rank] == 8:
            continue
        total = rng.choice((-5, 0, 1500, 3000))
        at = drawing(text, pile=f"{buried} {upcard_text}".strip(), totals=(total, 0), rules=options)
        minimum = {-5: 15, 0: 50, 1500: 90, 3000: 120}[total]
        listed = [action for action in legal_actions(at.view()) if isinstance(action, TakePile)]
        frozen = options.get("pile_frozen_until_melded", True) or "3H" in buried
        wanted = _may_take(
            options, at.view().hand, minimum, at.table.pile[-1], [0] * len(below), 2 if frozen else 1
        )
        assert bool(listed) == wanted, (text, upcard_text, total)
        assert all(check(at.view(), action) is None for action in listed)
        seen[bool(listed)] += 1
    assert min(seen[True], seen[False]) > 10


@pytest.mark.parametrize("last", ["K", "2", "10"])
def test_a_take_is_listed_though_only_the_buried_card_completes_the_canasta(last: str) -> None:
    """The whole hand goes down with the upcard; the one card that comes with the pile then makes seven."""
    hand = {"K": "K K K 2 2 10 10 10", "2": "K K K K 2 10 10 10", "10": "K K K 10 10 10 10 2 2"}[last]
    at = drawing(hand, pile=f"{last} K")
    takes = [action for action in at.offers() if isinstance(action, TakePile)]
    whole = [
        action
        for action in takes
        if size(action.use.cards + sum(play.cards for play in action.more)) == size(at.view().hand)
    ]
    assert takes
    assert all(check(at.view(), action) is None for action in takes)
    assert whole


def test_few_cards_come_first_and_then_other_ranks() -> None:
    at = playing("A A * K K K Q Q Q 4 5 6", totals=(1500, 0))
    found = combinations_for_points(at.table.rules, at.view().hand, 90, room=10)
    assert [sorted(face >> 2 for face in each_card(play.cards)) for play in found[0]] == [[1, 14, 14]]
    rank_sets = [
        frozenset(face >> 2 for play in plays for face in each_card(play.cards) if face >> 2 > 2)
        for plays in found
    ]
    different = list(dict.fromkeys(rank_sets))
    assert rank_sets[: len(different)] == different


def test_wild_cards_stay_in_hand_when_naturals_are_as_few() -> None:
    at = playing("A A A 2 * K 4 5 6 7 8 9")
    found = combinations_for_points(at.table.rules, at.view().hand, 50, room=10)
    assert [face >> 2 for face in each_card(found[0][0].cards)] == [14, 14, 14]


def _steps(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts what the search for varied combinations comes to, and the states of the exact search."""
    counted: Counter[str] = Counter()
    varied, reached = varied_combinations.varied, exact._Reached

    def found(*asked: Any, **named: Any) -> Any:
        sketches = varied(*asked, **named)
        counted["found"] += len(sketches or ())
        return sketches

    def make(*parts: Any) -> Any:
        counted["reached"] += 1
        return reached(*parts)

    monkeypatch.setattr(combining, "varied", found)
    monkeypatch.setattr(exact, "_Reached", make)
    return counted


@pytest.mark.parametrize("minimum", [15, 50, 120, 150, 300, 500, 700, 1000])
@pytest.mark.parametrize("packs, jokers", [(2, 4), (6, 12)])
def test_the_work_is_bounded_for_sixty_cards(
    minimum: int, packs: int, jokers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(minimum)
    pack = loose_cards(packs, jokers)
    hands = [cards_of(rng.sample(pack, 60)) for _ in range(6)]
    naturals = [face for face in pack if is_natural(face)]
    wild = [face for face in pack if face >> 2 < 3]
    hands += [cards_of(wild + rng.sample(naturals, 60 - len(wild)))]
    counted = _steps(monkeypatch)
    for options in _UNUSUAL.values():
        for hand in hands:
            for room in (3, 10, 30, 58):
                counted.clear()
                combinations_for_points(rules(**options), hand, minimum, room=room)
                assert counted["found"] <= varied_combinations.STEPS * (jokers + 1) + 1
                assert counted["reached"] <= 60_000
