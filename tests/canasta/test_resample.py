"""Dealing the unseen cards anew: nothing that the seat sees may change, and nothing impossible may come out."""

from random import Random

import pytest

from bot.canasta.cards import (
    BLACK_THREES,
    NO_CARDS,
    RED_THREES,
    cards_of,
    contains,
    full_pack,
    minus,
    size,
)
from bot.canasta.engine import apply, check, legal_actions, start_match, view_of
from bot.canasta.notation import action_text, exact_cards, parse_action
from bot.canasta.phases.going_out import exit_plan
from bot.canasta.position import read_position
from bot.canasta.resample import resample
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from tests.builders import playing
from tests.canasta.random_play import random_play


def all_cards(state: State) -> int:
    table = state.table
    return (
        sum(state.hands)
        + cards_of(state.stock)
        + cards_of(table.pile)
        + sum(table.laid_threes)
        + sum(meld.cards for side in table.melds for meld in side)
    )


@pytest.mark.parametrize("seed", range(3))
def test_a_resampled_state_is_the_same_to_the_seat_and_possible(seed):
    rng = Random(seed)
    for moment in random_play(600, seed + 20):
        state = moment.after
        for seat in map(Seat, range(4)):
            view = view_of(state, seat)
            other = resample(view, rng)
            assert view_of(other, seat) == view
            assert list(legal_actions(view_of(other, seat))) == list(legal_actions(view))
            assert tuple(map(size, other.hands)) == state.table.hand_sizes
            assert len(other.stock) == state.table.stock_size
            assert all(
                contains(hand, known) for hand, known in zip(other.hands, state.table.known, strict=True)
            )
            assert not any(hand & RED_THREES for hand in other.hands)
            assert all_cards(other) == all_cards(state)


def test_hidden_cards_really_move_and_every_place_is_possible():
    state = read_position({"hands": ["KH", "KD", "AH", "AD"], "stock": "4S 5S 3H"}).state
    seen: set[tuple[int, ...]] = set()
    rng = Random(1)
    for _ in range(400):
        other = resample(view_of(state, Seat(0)), rng)
        assert other.hands[0] == cards_of(exact_cards("KH"))
        seen.add(other.hands[1:])
    # Any card of the packs but the own may be anywhere, since this position leaves most of them out of play.
    assert len(seen) > 300


def test_cards_that_everybody_saw_stay_in_the_hand():
    state = read_position({"hands": ["KH", "AS AC 4D", "5D", "6D"], "known": {"1": "AS AC"}}).state
    known = cards_of(exact_cards("AS AC"))
    for seed in range(30):
        other = resample(view_of(state, Seat(0)), Random(seed))
        assert contains(other.hands[1], known)
        assert size(other.hands[1]) == 3
    # To the seat itself they are no news, and its partner learns nothing of the third card.
    thirds = {minus(resample(view_of(state, Seat(3)), Random(seed)).hands[1], known) for seed in range(30)}
    assert len(thirds) > 10


def test_nothing_is_hidden_before_a_deal():
    state = start_match(rules_of())
    assert resample(view_of(state, Seat(2)), Random(0)) == state


def test_the_same_random_numbers_give_the_same_state():
    for moment in random_play(40, 3):
        view = view_of(moment.after, Seat(1))
        assert resample(view, Random(5)) == resample(view, Random(5))


@pytest.mark.parametrize("hand_size", [2, 5, 9, 14])
@pytest.mark.parametrize("question", ["open", "yes"])
@pytest.mark.parametrize(
    "melds", [["KKKKKKK"], ["KKKKK2", "QQQ", "777"], ["KKKKKKK", "QQQ", "777", "888", "555"]], ids=len
)
def test_who_asked_to_go_out_can(hand_size, question, melds):
    position = read_position(
        {"melds": [melds, []], "took": "stock", "question": question, "hands": {"0": hand_size, "1": "4567"}}
    )
    view = view_of(position.state, Seat(1))
    for seed in range(10):
        asker = view_of(resample(view, Random(seed)), Seat(0))
        assert exit_plan(asker, asker.melds, asker.hand) is not None
        if question == "yes":
            # So a "yes" never ends in a dead end, whatever the seat imagines.
            assert list(legal_actions(asker))


def test_who_asked_with_known_cards_keeps_them():
    position = read_position(
        {
            "melds": [["KKKKKKK", "QQQ"], []],
            "took": "pile",
            "question": "yes",
            "hands": {"0": 6, "2": "4567"},
            "known": {"0": "QD 9H 9S"},
        }
    )
    for seed in range(20):
        asker = view_of(resample(view_of(position.state, Seat(2)), Random(seed)), Seat(0))
        assert contains(asker.hand, cards_of(exact_cards("QD 9H 9S")))
        assert exit_plan(asker, asker.melds, asker.hand) is not None


def test_a_hand_that_cannot_exist_is_dealt_all_the_same():
    # Nobody with two cards and no melds could have asked; the sizes still hold.
    position = read_position({"took": "stock", "question": "open", "hands": {"0": 2, "2": "4567"}})
    other = resample(view_of(position.state, Seat(2)), Random(0))
    assert size(other.hands[0]) == 2


def test_the_own_turn_plays_on_in_a_resampled_state():
    """A computer player may think ahead in it: what is lawful in the view can be carried out."""
    rng = Random(8)
    done = set()
    for moment in random_play(400, 77):
        state = moment.after
        for seat in state.table.seats_to_act:
            view = view_of(state, seat)
            action = rng.choice(list(legal_actions(view)))
            assert check(view, action) is None
            assert parse_action(action_text(action), view) == action
            after = apply(resample(view, rng), seat, action).state
            assert all_cards(after) == full_pack(2, 4) or state.hands[seat] == NO_CARDS
            done.add(type(action).__name__)
    assert done >= {"Draw", "Discard", "LayDown"}


@pytest.mark.parametrize("threes", ["3C 3H", "3S"])
def test_threes_that_go_to_the_table_are_in_no_hand(threes):
    """pagat, Threes in American Canasta: black threes are laid like red ones."""
    rules = {"black_three_role": "american_three", "black_three_meld": "never"}
    state = playing(f"KH {threes}", rules=rules).state
    for seed in range(20):
        other = resample(view_of(state, Seat(0)), Random(seed))
        assert not any(hand & (RED_THREES | BLACK_THREES) for hand in other.hands[1:])
