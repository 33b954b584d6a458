"""Sides that form in mid-round, and second packets (pagat, Canasta for Three Players; Wikipedia 2005, Hand & Foot)."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.canasta.cards import NO_CARDS, cards_of, count_all, size
from bot.canasta.engine import apply, legal_actions, view_of
from bot.canasta.events import FootTaken, SidesFormed, TookPile, WentOut
from bot.canasta.melding.shapes import meld_of
from bot.canasta.melds import Meld, MeldId, MeldPart
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.phases.sides import merged
from bot.canasta.resample import resample
from bot.canasta.seats import Seat, SideId
from bot.canasta.state import Hidden
from bot.canasta.view import EndReason
from tests.support.builders import cards, dealt, playing, rules
from tests.support.random_play import random_play

LONE = {
    "seat_count": 3,
    "side_structure": "lone_vs_pair",
    "lone_hand_rule": "first_pile_taker_else_out_player",
    "hand_size": 13,
    "draw_count": 2,
}
FEET = {"deck_count": 5, "joker_count": 10, "foot_size": 11, "draw_count": 2}


def laid(number: int, text: str, seat: int) -> Meld:
    meld = meld_of(rules(**LONE), MeldId(number), (MeldPart(Seat(seat), 1, cards(text)),))
    assert isinstance(meld, Meld)
    return meld


def test_who_takes_the_pile_first_or_goes_out_first_plays_alone():
    """pagat, Canasta for Three Players."""
    formed = 0
    for moment in random_play(1500, 5, rules(**LONE)):
        before, after = moment.before.table.seating, moment.after.table.seating
        sides = [event for event in moment.events if isinstance(event, SidesFormed)]
        if sides:
            formed += 1
            assert before.lone is None
            assert (sides[0].seat, after.lone) == (moment.seat, moment.seat)
            assert any(isinstance(event, (TookPile, WentOut)) for event in moment.events)
            pair, other = sides[0].partners
            assert after.sides[pair] == after.sides[other] == SideId(pair)
            assert moment.after.table.melds[other] == ()
        elif any(isinstance(event, TookPile) for event in moment.events):
            assert before.lone is not None
    assert formed > 5


def test_sides_are_apart_again_in_a_new_round_and_each_keeps_a_total():
    for moment in random_play(1500, 6, rules(**LONE)):
        table = moment.after.table
        assert len(table.totals) == len(table.minimums) == 3
        if moment.seat is None:
            assert table.seating.sides == (0, 1, 2)
        if table.result is not None and table.result.reason is EndReason.WENT_OUT:
            assert table.seating.lone is not None


def test_equal_ranks_are_put_together_with_all_their_wild_cards():
    """Matrix D28: an excess of wild cards stays."""
    one, other, single = (
        laid(1, "KH KD 2C 2D", 0),
        laid(2, "KS KC * 2S", 1),
        laid(3, "QH QD QS", 1),
    )
    (kings, queens) = merged(rules(**LONE), (one,), (other, single))
    assert (kings.id, kings.naturals, kings.wilds, kings.is_canasta) == (1, 4, 4, True)
    assert kings.cards == one.cards + other.cards
    assert queens == single


def of_kinds(number: int, text: str, seat: int, **options: object) -> Meld:
    meld = meld_of(rules(**LONE, **options), MeldId(number), (MeldPart(Seat(seat), 1, cards(text)),))
    assert isinstance(meld, Meld)
    return meld


@pytest.mark.parametrize(
    "options, some, others, sizes",
    [
        ({"sequence_melds": True}, ["4H 5H 6H", "4H 5H 6H 7H"], ["4H 5H 6H"], [3, 4, 3]),
        ({"wild_melds": True}, ["2H 2C *"], ["2H 2C * *"], [7]),
        ({"wild_melds": True, "max_wild_meld_cards": 7}, ["2H 2C * *"], ["2H 2C * *"], [4, 4]),
        ({"same_rank_melds": "new_after_canasta"}, ["KC KD KH KS KC KD KH"], ["KH KS KC"], [7, 3]),
    ],
)
def test_no_meld_is_lost_when_partners_form(options, some, others, sizes):
    """Sequences and what would be too large stay apart, and every card stays on the table."""
    own = [of_kinds(number, text, 0, **options) for number, text in enumerate(some, 1)]
    theirs = [of_kinds(number, text, 1, **options) for number, text in enumerate(others, 10)]
    together = merged(rules(**LONE, **options), tuple(own), tuple(theirs))
    assert [meld.size for meld in together] == sizes
    assert sum(meld.cards for meld in together) == sum(meld.cards for meld in (*own, *theirs))
    assert all(meld.is_canasta == (meld.size >= 7) for meld in together)


@pytest.mark.parametrize("trigger", ["hand_empty", "own_first_canasta"])
def test_a_foot_is_picked_up_once_and_then_played_from(trigger):
    """Wikipedia 2005, Hand & Foot: who has played all cards picks up the second hand and continues."""
    taken = 0
    rng = Random(2)
    rule_set = rules(**FEET, foot_trigger=trigger)
    for number, moment in enumerate(random_play(1500, 7, rule_set)):
        state, table = moment.after, moment.after.table
        for event in moment.events:
            if isinstance(event, FootTaken):
                taken += 1
                assert moment.before.table.feet[event.seat] == event.count == 11
                assert table.feet[event.seat] == 0
                assert not table.played_from_foot[event.seat]
                if trigger == "hand_empty":
                    assert moment.before.table.hand_sizes[event.seat] <= 11
            if isinstance(event, WentOut):
                assert table.feet[event.seat] == 0
        assert tuple(map(count_all, state.hidden.feet)) == table.feet
        if table.is_running and number % 9 == 0:
            view = view_of(state, table.turn.seat)
            other = resample(view, rng)
            assert view_of(other, view.seat) == view
            assert list(legal_actions(view_of(other, view.seat))) == list(legal_actions(view))
            assert cards_of(other.stock) + sum(other.hands) + sum(other.hidden.feet) == cards_of(
                state.stock
            ) + sum(state.hands) + sum(state.hidden.feet)
    assert taken > 3


def test_the_packet_with_the_lower_bottom_card_is_the_hand():
    """Matrix D74; red threes stay where they are so that the packets can be compared."""
    swapped = 0
    for number in range(20):
        plain = dealt(rules(**FEET), f"{number:064x}").state
        chosen = dealt(rules(**FEET, first_packet_rule="lower_bottom_card_first"), f"{number:064x}").state
        swapped += sum(a != b for a, b in zip(plain.hidden.feet, chosen.hidden.feet, strict=True))
    assert 20 < swapped < 60


def test_a_foot_that_leaves_no_card_to_keep_ends_the_round():
    """pagat, Threes in Classic Canasta: as with a red three that is the last card of the stock, nothing can be thrown."""
    at = playing("4D", melds="444", rules=FEET)
    feet = (cards("3H 3D 5C"), *(NO_CARDS,) * 3)
    state = replace(
        at.state,
        stock=b"",
        table=replace(
            at.state.table, stock_size=0, feet=(size(feet[0]), 0, 0, 0), played_from_foot=(False,) * 4
        ),
        hidden=Hidden(feet=feet),
    )
    after = apply(state, Seat(0), parse_action("meld 4D > 4", view_of(state, Seat(0)))).state
    assert after.hands[0] == cards("5C")
    assert after.table.laid_threes[0] == cards("3H 3D")
    assert after.table.result is not None
    assert after.table.result.reason is EndReason.LAST_CARD_RED_THREE
