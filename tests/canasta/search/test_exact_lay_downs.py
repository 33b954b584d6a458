"""Lay-downs of exactly the cards that a player has selected, compared with every legal play of small hands."""

from collections import defaultdict
from random import Random

import pytest

from bot.canasta import engine
from bot.canasta.actions import LayDown
from bot.canasta.cards import BLACK_THREES, JOKER, NO_CARDS, WILDS, Card, Cards, Rank, Suit, card
from bot.canasta.errors import Reason, Violation
from bot.canasta.every_play import every_action
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.search import exact_lay_downs as module
from bot.canasta.search.exact_lay_downs import exact_lay_downs
from bot.canasta.view import SeatView
from tests.support.builders import Situation, cards, playing, refused

WITH_SEQUENCES = sorted(name for name, rules in PRESETS.items() if rules.melds.sequence_melds)


def result(at: Situation, action: LayDown) -> tuple[object, ...]:
    """The melds and the hand after a lay-down."""
    after = engine.apply(at.state, at.seat, action).state
    return tuple(sorted((meld.cards, meld.kind) for meld in after.table.melds[0])), after.hands[0]


def laid(action: LayDown) -> Cards:
    return sum((play.cards for play in action.plays), NO_CARDS)


def written(some: list[Card]) -> str:
    names = ["?", "*", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    return " ".join("*" if each == JOKER else names[each >> 2] + "CDHS"[each & 3] for each in some)


def some_moment(rng: Random, name: str) -> Situation:
    """A hand of few ranks and suits beside melds of both kinds, in the own turn."""
    suits = rng.sample(list(Suit), 2)
    low = rng.randint(4, 8)
    near = [card(Rank(rank), suit) for rank in range(low, low + 5) for suit in suits]
    wild = [card(Rank.TWO, Suit.CLUBS), JOKER]
    copies = PRESETS[name].deal.deck_count - 2 or 1  # others may lie on the table
    hand = [*rng.sample(near * copies, k=rng.randint(4, 6)), *rng.choices(wild, k=rng.randint(0, 2))]
    melds = ["QC QD QH QS", f"{low + 1}C {low + 1}D {low + 1}H", "KC QC JC"]
    lying = rng.sample(melds, rng.randint(0, 3))
    return playing(written(hand), melds=", ".join(lying), rules=rules_of(name), totals=(-100, 0))


@pytest.mark.parametrize("name", WITH_SEQUENCES)
def test_every_way_that_the_rules_allow_is_found(name):
    """pagat and Wikipedia 2005, Samba and its kin: melds of one rank, and sequences of one suit."""
    rng = Random(f"selected {name}")
    compared = 0
    for _ in range(60):
        at = some_moment(rng, name)
        legal = defaultdict(set)
        for action in every_action(at.view()):
            if isinstance(action, LayDown) and action.plays and engine.check(at.view(), action) is None:
                legal[laid(action)].add(result(at, action))
        for selected, results in legal.items():
            found = exact_lay_downs(at.view(), selected).lawful
            assert len({result(at, action) for action in found}) == len(found)
            assert {laid(action) for action in found} == {selected}
            if len(found) < 8:
                assert {result(at, action) for action in found} == results
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("hand", ["3 3 2 * 9 9", "3 3 3 2C 2C K", "3 3 * *"])
def test_wild_cards_may_go_with_black_threes(hand):
    """cardgames.io, Update: "we allowed players to meld wild cards with Black Threes as part of the last meld"."""
    at = playing(hand, melds="K K K K K K K", rules={"black_three_meld": "exit_turn_with_wilds"})
    legal = defaultdict(set)
    for action in every_action(at.view()):
        if isinstance(action, LayDown) and action.plays:
            legal[laid(action)].add(result(at, action))
    found = exact_lay_downs(at.view(), at.view().hand).lawful
    assert {result(at, action) for action in found} == legal[at.view().hand]
    with_wilds = [
        play for action in found for play in action.plays if play.cards & BLACK_THREES and play.cards & WILDS
    ]
    assert with_wilds


def test_cards_may_go_to_a_meld_of_their_rank_or_to_a_sequence():
    at = playing("7C 9H 9S", melds="7D 7H 7S, 4C 5C 6C", rules=rules_of("samba"))
    both = exact_lay_downs(at.view(), cards("7C"))
    assert [play.meld for action in both.lawful for play in action.plays] == [1, 2]
    assert both.violation is None


def test_several_melds_are_found_in_one_selection():
    """Wikipedia 2005, Samba: 50 points are needed from 0 on."""
    at = playing("8H 9H 10H KC KD KS AC 4D 6S", totals=(0, 0), rules=rules_of("samba"))
    less = exact_lay_downs(at.view(), cards("KC KD KS 8H 9H"))
    refused(less.violation, Reason.TOO_FEW_CARDS)
    some = exact_lay_downs(at.view(), cards("8H 9H 10H"))
    refused(some.violation, Reason.BELOW_INITIAL_MELD, counted=30)
    [both] = exact_lay_downs(at.view(), cards("8H 9H 10H KC KD KS")).lawful
    assert sorted(play.cards for play in both.plays) == sorted([cards("8H 9H 10H"), cards("KC KD KS")])


def test_what_makes_no_meld_is_refused_as_if_it_were_one():
    at = playing("5H 6H KC 9D", melds="QQQ", rules=rules_of("samba"))
    found = exact_lay_downs(at.view(), cards("5H 6H"))
    assert not found.lawful
    refused(found.violation, Reason.TOO_FEW_CARDS)


TWO_SUITS = "4C 5C 6C 7C 8C 9C 10C JC QC KC 4D 5D 6D 7D 8D 9D 10D JD QD KD"
FOUR_SUITS = "4C 5C 6C 7C 8C 4D 5D 6D 7D 8D 4H 5H 6H 7H 8H 4S 5S 6S 2C *"


@pytest.mark.timeout(20)
@pytest.mark.parametrize("name", WITH_SEQUENCES)
@pytest.mark.parametrize("hand", [TWO_SUITS, FOUR_SUITS])
def test_a_whole_hand_is_searched_in_bounded_time(name, hand, monkeypatch):
    """Each card may go to a meld of its rank or to two sequences: there are 3 ** 20 ways to place them."""
    checked: list[LayDown] = []

    def counted(view: SeatView, action: LayDown) -> Violation | None:
        checked.append(action)
        return engine.check(view, action)

    monkeypatch.setattr(module, "check", counted)
    view = playing(hand, melds="AAA", rules=rules_of(name)).view()
    found = exact_lay_downs(view, view.hand)
    assert len(checked) <= module._MOST_TRIED + 1
    if hand == TWO_SUITS and found.violation is not None:
        refused(found.violation, Reason.LEAVE_NEEDED)  # Brazilian: partner has to be asked first
