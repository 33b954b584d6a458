"""Other deals than the classic one: who deals, who sits out, the prize pile, exact cuts, second packets."""

from random import Random

import pytest
from msgspec import structs

from bot.canasta.actions import StartRound
from bot.canasta.cards import cards_of, count_all, each_card, full_pack, rank_of, size
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.events import DrewHidden, Event, ExactCut, RoundStarted
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.phases.dealing import minimum_at
from bot.canasta.phases.taking.pile_taken import taken_along
from bot.canasta.resample import resample
from bot.canasta.seats import Seat, seating_for, seating_of_round
from bot.canasta.shuffle import CUT_FOR_DEAL, shuffled
from bot.canasta.state import Hidden, State
from tests.support.builders import dealt, playing, rules
from tests.support.random_play import random_play

SECRETS = [f"{number:064x}" for number in range(60)]
FIVE = {"seat_count": 5, "side_structure": "pairs_2x2_rotating_fifth"}
CANADIAN = {
    "deck_count": 3,
    "joker_count": 6,
    "hand_size": 15,
    "draw_count": 2,
    "start_pile": "four_down_one_up",
}


def starts(moments):
    return [event for moment in moments for event in moment.events if isinstance(event, RoundStarted)]


def cut_ranks(secret):
    pack = shuffled(full_pack(1, 0), bytes.fromhex(secret), "table", 1, "", f"{CUT_FOR_DEAL} 1")
    return [rank_of(card) for card in pack[:4]]


def test_the_lowest_cut_deals():
    """Scarne, The Players: the player who cut low card deals the first hand."""
    for secret in SECRETS:
        ranks = cut_ranks(secret)
        lowest = [seat for seat in range(4) if ranks[seat] == min(ranks)]
        dealer = dealt(rules(first_dealer="low_cut"), secret).table.dealer
        assert dealer in lowest


def test_the_highest_cut_plays_first_and_the_player_to_its_right_deals():
    """Hoyle, Dealing: the player with the highest card plays first; the one on the right deals."""
    for secret in SECRETS:
        ranks = cut_ranks(secret)
        highest = [seat for seat in range(4) if ranks[seat] == max(ranks)]
        table = dealt(rules(first_dealer="right_of_high_cut"), secret).table
        assert table.turn.seat in highest
        assert table.seating.next_after(table.dealer) == table.turn.seat


@pytest.mark.parametrize("first_dealer", ["low_cut", "right_of_high_cut"])
def test_every_seat_may_come_to_deal_first(first_dealer):
    assert {dealt(rules(first_dealer=first_dealer), secret).table.dealer for secret in SECRETS} == {
        0,
        1,
        2,
        3,
    }


def test_of_five_one_of_the_three_sits_out_in_turn():
    """Scarne, Five-Hand Canasta: one side has three players, who take turns sitting out."""
    five = seating_for("pairs_2x2_rotating_fifth", 5)
    out = [seating_of_round(five, "pairs_2x2_rotating_fifth", number).sitting_out for number in range(1, 7)]
    assert out == [(4,), (1,), (3,), (4,), (1,), (3,)]
    assert five.sides == (0, 1, 0, 1, 1)


def test_the_sides_take_turns_whoever_sits_out():
    rounds = starts(random_play(2500, 3, rules(**FIVE)))
    assert {event.sits_out for event in rounds} == {(4,), (1,), (3,)}
    for moment in random_play(1500, 3, rules(**FIVE)):
        seating = moment.after.table.seating
        sides = [seating.sides[seat] for seat in seating.order]
        assert sides in ([0, 1, 0, 1], [1, 0, 1, 0])
        assert moment.seat not in moment.before.table.seating.sitting_out
        if moment.after.table.is_running:
            assert moment.after.table.dealer in seating.order
            assert not any(moment.after.hands[seat] for seat in seating.sitting_out)


def test_four_cards_lie_face_down_below_the_first_upcard():
    """pagat, Canadian: five cards start the pile, four face down and one face up on top; 162 - 60 - 5 = 97 are left."""
    at = dealt(rules(**CANADIAN, upcard_cover_on=[], red_three_role="lay_for_bonus"))
    table = at.table
    assert (table.pile_face_down, len(table.pile), table.pile_size) == (4, 1, 5)
    assert len(at.state.hidden.under_pile) == 4
    laid = sum(map(size, table.laid_threes))
    assert table.stock_size == 97 - laid
    (started,) = [event for event in at.events if isinstance(event, RoundStarted)]
    assert started.face_down == 4


def test_threes_below_the_pile_go_where_those_of_any_pile_go():
    """pagat, Threes in American Canasta: both colours are laid; rummy-games.com, Cuban: black ones are set aside."""
    at = playing("K", melds="444", rules=CANADIAN)
    under = bytes(exact_cards("3C 3H 5C 6C"))
    for options, laid, held in (
        ({"red_three_role": "american_three", "black_three_role": "american_three"}, "3C 3H", "5C 6C"),
        ({"black_threes_from_pile": "set_aside"}, "3C 3H", "5C 6C"),
        ({}, "3H", "3C 5C 6C"),
    ):
        table = structs.replace(
            at.table, rules=rules(**CANADIAN, black_three_meld="never", **options), pile_face_down=4
        )
        state = structs.replace(at.state, table=table, hidden=Hidden(under_pile=under))
        events: list[Event] = []
        after = taken_along(state, Seat(0), events, 4)
        assert after.table.laid_threes[0] == cards_of(exact_cards(laid))
        assert after.hands[0] == state.hands[0] + cards_of(exact_cards(held))
        assert after.table.hand_sizes[0] == size(after.hands[0])


def test_who_takes_the_pile_gets_the_face_down_cards_unseen():
    for moment in random_play(600, 2, rules(**CANADIAN)):
        found = [event for event in moment.events if isinstance(event, DrewHidden)]
        if not found:
            continue
        before, after, seat = moment.before, moment.after, moment.seat
        assert [event.audience for event in found] == [seat]
        assert cards_of(before.hidden.under_pile) >= found[0].cards
        assert after.table.pile_face_down == 0
        assert after.hidden.under_pile == b""
        assert seat is not None
        assert size(after.hands[seat]) == after.table.hand_sizes[seat]
        return
    raise AssertionError


def everything(state: State) -> int:
    table, hidden = state.table, state.hidden
    return count_all(
        sum(state.hands)
        + cards_of(state.stock)
        + cards_of(table.pile)
        + cards_of(hidden.under_pile)
        + sum(hidden.feet)
        + sum(table.laid_threes)
        + sum(meld.cards for side in table.melds for meld in side)
    )


FORMS = [
    CANADIAN,
    FIVE,
    {"stock_exhaustion": "recycle_pile", "recycle_limit": 3, "draw_count": 3},
    {"deck_count": 8, "joker_count": 16},
]


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_no_card_is_lost_and_nothing_hidden_shows(options):
    rule_set = rules(**options)
    rng = Random(1)
    whole = 52 * rule_set.deal.deck_count + rule_set.deal.joker_count
    for number, moment in enumerate(random_play(700, 8, rule_set)):
        state = moment.after
        assert everything(state) == whole
        if number % 9 == 0 and state.table.is_running:
            seat = state.table.turn.seat
            other = resample(view_of(state, seat), rng)
            assert view_of(other, seat) == view_of(state, seat)
            assert everything(other) == whole


def test_about_one_cut_in_twenty_is_exact_and_pays_the_side_that_does_not_deal():
    """pagat, Canadian: 100 points for the non-dealing team if the cutter takes exactly the cards of the deal."""
    canadian = rules(exact_cut_bonus=100)
    found = 0
    for number in range(400):
        at = dealt(canadian, f"{number:064x}")
        cut = [event for event in at.events if isinstance(event, ExactCut)]
        if cut:
            found += 1
            assert (cut[0].side, cut[0].points) == (at.table.exact_cut, 100)
            assert cut[0].side != at.table.seating.side_of(at.table.dealer)
            assert at.table.seating.next_after(cut[0].seat) == at.table.dealer
        else:
            assert at.table.exact_cut is None
    assert 8 <= found <= 34


def test_eight_packs_can_be_dealt():
    """Wikipedia 2005, Hand & Foot: four to six packs; Las Vegas plays with eight."""
    at = dealt(rules(deck_count=8, joker_count=16))
    assert everything(at.state) == 432


def test_the_seating_of_a_new_round_is_told_by_the_view():
    state = start_match(rules(**FIVE))
    assert state.table.seating.order == (0, 1, 2, 3)
    first = apply(state, None, StartRound(SECRETS[3])).state
    assert first.table.turns_begun(first.table.turn.seat) == 1
    assert view_of(first, Seat(4)).hand == 0
    assert first.table.minimums == (minimum_at(first.table.rules, 0),) * 2
    assert each_card(first.hands[4]) == ()
