"""Dealing the unseen cards anew: nothing that the seat sees may change, and nothing impossible may come out."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.canasta.cards import (
    BLACK_THREES,
    NO_CARDS,
    RED_THREES,
    cards_of,
    contains,
    each_card,
    full_pack,
    minus,
    size,
)
from bot.canasta.engine import apply, check, legal_actions, start_match, view_of
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.notation.writing import action_text
from bot.canasta.phases.going_out.exits import exit_plan, goes_out_after_draw
from bot.canasta.positions.read_position import read_position
from bot.canasta.resample import most_hidden_threes, resample
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from tests.support.builders import playing
from tests.support.random_play import random_play


def all_cards(state: State) -> int:
    table, hidden = state.table, state.hidden
    return (
        sum(state.hands)
        + sum(hidden.feet)
        + sum(hidden.bonus)
        + sum(hidden.wings)
        + cards_of(hidden.under_pile)
        + hidden.face_down_discard
        + sum(table.penalty_cards)
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


# --------------------------------------------------------------------------------------------------- other games


@pytest.mark.parametrize("preset", PRESETS)
def test_a_resampled_state_of_any_game_is_the_same_to_the_seat_and_possible(preset):
    rng = Random(4)
    for number, moment in enumerate(random_play(400, 31, PRESETS[preset])):
        if number % 4:
            continue
        state = moment.after
        table = state.table
        for seat in map(Seat, range(table.seating.seat_count)):
            view = view_of(state, seat)
            other = resample(view, rng)
            assert view_of(other, seat) == view
            assert other.table == table
            assert tuple(map(size, other.hands)) == table.hand_sizes
            assert len(other.stock) == table.stock_size
            assert tuple(map(size, other.hidden.feet)) == table.feet
            assert tuple(map(size, other.hidden.bonus)) == table.bonus
            assert tuple(map(size, other.hidden.wings)) == table.wings
            assert len(other.hidden.under_pile) == table.pile_face_down
            assert bool(other.hidden.recycle_secret) == bool(state.hidden.recycle_secret)
            assert all(contains(hand, known) for hand, known in zip(other.hands, table.known, strict=True))
            assert all_cards(other) == all_cards(state)
            for hand_of in map(Seat, range(table.seating.seat_count)):
                mask, most = most_hidden_threes(table, hand_of)
                if hand_of != seat and table.is_running:
                    assert size(other.hands[hand_of] & mask) <= most


KEPT = {
    "red_three_role": "american_three", "black_three_role": "american_three",
    "three_lay_timing": "own_turn", "threes_kept_in_hand": "one_before_meld",
}  # fmt: skip


def possible_threes(document: dict[str, object], seat: int, at: int) -> set[int]:
    """How many threes the hand of a seat can have, as another seat sees it."""
    view = view_of(read_position(document).state, Seat(seat))
    return {
        size(resample(view, Random(number)).hands[at] & (RED_THREES | BLACK_THREES)) for number in range(60)
    }


def test_a_player_may_keep_one_three_before_the_side_melds():
    """pagat, Threes in American Canasta: "You may never keep more than one three in your hand"."""
    document = {"rules": {"options": KEPT}, "hands": {"0": "K"}, "turn": 9, "dealer": 3}
    assert possible_threes(document, 0, 1) == {0, 1}
    # Once the side has melded none can be left after its own turn.
    melded = document | {"melds": [[], ["KKK"]]}
    assert 0 in possible_threes(melded, 0, 1)
    # Before the first turn of a seat its hand is as it was dealt.
    assert max(possible_threes(document | {"turn": 1}, 0, 2)) > 1


def test_red_threes_are_kept_until_the_own_turn():
    """cardgames.io, Red threes: they are laid when it is the player's turn."""
    own_turn = {"rules": {"options": {"three_lay_timing": "own_turn"}}, "hands": {"0": "K"}, "dealer": 3}
    red = {
        size(resample(view_of(read_position(own_turn).state, Seat(0)), Random(n)).hands[1] & RED_THREES)
        for n in range(60)
    }
    assert max(red) > 0
    later = read_position(own_turn | {"turn": 5}).state
    for number in range(30):
        assert not resample(view_of(later, Seat(0)), Random(number)).hands[1] & RED_THREES


def test_who_waits_with_the_last_three_of_the_stock_has_one():
    """pagat, American Canasta, table rules for threes: the last card drawn may be laid or kept."""
    document = {
        "rules": {"options": KEPT | {"last_stock_three": "may_lay"}},
        "took": "last_three", "stock": 0, "hands": {"0": "3S K", "1": "4567"}, "turn": 9,
    }  # fmt: skip
    assert 0 not in possible_threes(document, 1, 0)


def test_hands_are_filled_even_where_few_other_cards_are_left():
    """Everything but six threes and five kings is on the table; only the seat to act may hold more than one three."""
    document = {
        "rules": {"options": KEPT | {"deck_count": 2, "joker_count": 0}},
        "turn": 9, "to_act": 1, "took": "stock", "stock": 0, "hands": {"0": "A", "1": 5, "2": 4, "3": 2},
    }  # fmt: skip
    state = read_position(document).state
    pack = full_pack(2, 0)
    left = cards_of(exact_cards("AC 3C 3C 3S 3S 3D 3H KC KC KD KD KH"))
    pile = bytes(each_card(minus(pack, left)))
    table = replace(state.table, pile=pile)
    for number in range(60):
        other = resample(view_of(replace(state, table=table), Seat(0)), Random(number))
        assert tuple(map(size, other.hands)) == (1, 5, 4, 2)
        threes = [size(hand & (RED_THREES | BLACK_THREES)) for hand in other.hands]
        assert threes[2] <= 1
        assert threes[3] <= 1


@pytest.mark.parametrize(
    "options, place",
    [
        ({"deck_count": 4, "joker_count": 8, "foot_size": 11}, "feet"),
        ({"bonus_cards": "wings", "bonus_card_counts": [4, 3]}, "wings"),
    ],
)
def test_packets_that_nobody_looks_into_can_be_anything(options, place):
    state = read_position({"rules": {"options": options}, "hands": {"0": "KKK"}}).state
    view = view_of(state, Seat(0))
    packets = [getattr(resample(view, Random(number)).hidden, place) for number in range(80)]
    assert len(set(packets)) == 80
    # Threes were dealt there as any card was.
    assert any(cards & RED_THREES for each in packets for cards in each)


def test_cards_below_the_pile_and_bonus_cards_can_be_anything():
    options = {
        "start_pile": "four_down_one_up", "bonus_cards": "draw_after_initial_meld",
        "bonus_card_counts": [4, 3], "turn_card_from_bottom": 9,
    }  # fmt: skip
    state = read_position(
        {"rules": {"options": options}, "hands": {"0": "KKK"}, "pile_face_down": 4, "bonus": [0, 4, 0, 0]}
    ).state
    seen = [resample(view_of(state, Seat(0)), Random(number)).hidden for number in range(60)]
    assert len({hidden.under_pile for hidden in seen}) == 60
    assert len({hidden.bonus[1] for hidden in seen}) == 60
    # Not even the seat itself knows its bonus cards before its next turn.
    own = [resample(view_of(state, Seat(1)), Random(number)).hidden.bonus[1] for number in range(20)]
    assert len(set(own)) == 20


def test_every_unseen_card_is_as_likely_in_every_place():
    """The share of an unseen card in a place is that of the place among the unseen cards."""
    state = read_position({"hands": {"0": "KKK 4", "1": 20, "2": 10, "3": 10}, "stock": 64}).state
    view = view_of(state, Seat(0))
    aces = cards_of(exact_cards("AC AC AD AD AH AH AS AS"))
    found = [0, 0, 0, 0]
    times = 600
    for number in range(times):
        hands = resample(view, Random(number)).hands
        for seat in range(4):
            found[seat] += sum(face in exact_cards("AC AD AH AS") for face in each_card(hands[seat]))
    unseen = 108 - 4
    red = 4
    for seat, cards in ((1, 20), (2, 10), (3, 10)):
        # Red threes are never in a hand here, so that other cards are a little likelier there.
        expected = size(aces) * times * cards / (unseen - red)
        assert abs(found[seat] - expected) < 0.12 * expected


def test_who_may_go_out_without_drawing_has_what_it_takes():
    """Hoyle, Ending the game: with the partner's leave a player may go out before drawing."""
    document = {
        "rules": "hoyle_nclc", "melds": [["KKKKKKK", "QQQ"], []], "hands": {"0": 5, "2": "4567"}, "turn": 9,
    }  # fmt: skip
    asked = document | {"phase": "draw", "question": "open"}
    for number in range(10):
        asker = view_of(resample(view_of(read_position(asked).state, Seat(2)), Random(number)), Seat(0))
        assert exit_plan(asker, asker.melds, asker.hand) is not None
    agreed = document | {"took": "nothing", "question": "yes"}
    for number in range(10):
        asker = view_of(resample(view_of(read_position(agreed).state, Seat(2)), Random(number)), Seat(0))
        assert list(legal_actions(asker))


@pytest.mark.parametrize("answer", ["open", "yes", "no"])
def test_who_asked_before_the_draw_can_go_out_whatever_comes(answer):
    """Scarne, Seeking Information: asked "at his proper turn to play", which begins with the draw."""
    document = {
        "rules": "scarne_4", "melds": [["KKKKKKK", "QQQ"], []], "hands": {"0": 4, "2": "4567"}, "turn": 9,
        "phase": "draw", "question": answer,
    }  # fmt: skip
    view = view_of(read_position(document).state, Seat(2))
    for number in range(10):
        asker = view_of(resample(view, Random(number)), Seat(0))
        assert goes_out_after_draw(asker)
