"""One extra hand for each side (pagat, Other Canasta Variations: "An extra hand is dealt to each player (or to each team)")."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.canasta.actions import StartRound
from bot.canasta.cards import count_all, full_pack, size
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.errors import Reason
from bot.canasta.events import DrewHidden, FootTaken, RoundStarted, visible_to
from bot.canasta.resample import resample
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.validate import problems_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase
from bot.canasta.view import EndReason, ScoreKey
from tests.support.builders import LEFT, ME, PARTNER, RIGHT, Situation, drawing, playing, refused
from tests.support.random_play import random_play

CANASTA = "K K K K K K K"
OF_A_SIDE: dict[str, Any] = {
    "deck_count": 3, "joker_count": 6, "foot_size": 3, "foot_scope": "team",
}  # fmt: skip
UNTOUCHED = {0: "4 5 6", 1: "7 8 9"}
"""The feet of both sides."""


def of(at: Situation, kind: type) -> list[Any]:
    return [event for event in at.events if isinstance(event, kind)]


# ------------------------------------------------------------------------------------------------------- the deal


def dealt(**options: Any) -> State:
    rules = with_options(PRESETS["classic_4"], {"foot_size": 11, "foot_scope": "team"} | options)
    return apply(start_match(rules), None, StartRound("5a" * 32, "7")).state


def test_every_side_has_one_foot_dealt_after_the_hands() -> None:
    state = dealt()
    assert state.table.feet == (11, 11)
    assert state.table.played_from_foot == ()
    assert state.table.hand_sizes == (11, 11, 11, 11)
    pack = full_pack(2, 4)
    laid = sum(state.table.laid_threes)
    out = sum(state.hands) + sum(state.hidden.feet) + laid
    assert size(out) + len(state.table.pile) + len(state.stock) == count_all(pack)


def test_three_sides_have_three() -> None:
    state = dealt(seat_count=6, side_structure="pairs_3x2", deck_count=3, joker_count=6)
    assert state.table.feet == (11, 11, 11)


def test_of_five_the_two_sides_have_one_each() -> None:
    state = dealt(seat_count=5, side_structure="pairs_2x2_rotating_fifth", deck_count=3, joker_count=6)
    assert state.table.feet == (11, 11)


# ------------------------------------------------------------------------------------------------- picking it up


def test_who_uses_up_the_hand_first_picks_the_foot_of_the_side_up() -> None:
    """pagat: "picked up and played when you have used all the cards in your original hand"."""
    after = playing("8 8 8", melds="QQQ", feet=UNTOUCHED, rules=OF_A_SIDE).does("meld 888")
    assert (after.table.turn.seat, after.table.phase) == (ME, Phase.PLAY)
    assert after.hand() == "4 5 6"
    assert after.table.feet == (0, 3)
    assert of(after, FootTaken) == [FootTaken(ME, 3)]
    assert after.does("discard 4").table.turn.seat == LEFT


def test_a_last_card_thrown_brings_it_at_the_end_of_the_turn() -> None:
    after = playing("8", melds="QQQ", feet=UNTOUCHED, rules=OF_A_SIDE).does("discard 8")
    assert after.table.turn.seat == LEFT
    assert after.hand(ME) == "4 5 6"
    assert after.table.feet == (0, 3)


def test_the_other_side_has_its_own() -> None:
    after = playing("J J J", melds="QQQ", theirs="AAA", seat=LEFT, feet=UNTOUCHED, rules=OF_A_SIDE)
    assert after.does("meld JJJ").hand(LEFT) == "7 8 9"


def test_with_the_foot_gone_partner_goes_out_like_anybody() -> None:
    """The side has no second one; who empties the hand now goes out, and needs the right to."""
    gone = {0: "", 1: "7 8 9"}
    may = playing("8 8 8", melds=CANASTA, seat=PARTNER, feet=gone, rules=OF_A_SIDE).does("meld 888")
    assert may.table.result is not None
    assert may.table.result.went_out == PARTNER
    without = playing("8 8 8", melds="QQQ", seat=PARTNER, feet=gone, rules=OF_A_SIDE)
    refused(without.why("meld 888"), Reason.MUST_KEEP_CARD)


def test_while_the_foot_lies_there_nobody_of_the_side_goes_out() -> None:
    at = playing("8 8 8", melds=CANASTA, feet=UNTOUCHED, rules=OF_A_SIDE)
    assert at.does("meld 888").table.is_running
    refused(at.why("ask"), Reason.CANNOT_GO_OUT)


def test_the_first_canasta_of_either_brings_it_where_the_rules_say_so() -> None:
    """pagat: "or satisfied some other condition" (option foot_trigger)."""
    rules = OF_A_SIDE | {"foot_trigger": "own_first_canasta"}
    at = playing("K 8 9", melds="KKKKKK", seat=PARTNER, feet=UNTOUCHED, rules=rules).does("meld K > K")
    assert at.hand(PARTNER) == "4 5 6 8 9"
    assert at.table.feet == (0, 3)
    later = playing("Q 8 9", melds=f"{CANASTA}, QQQQQQ", feet={0: "", 1: "7 8 9"}, rules=rules)
    assert later.does("meld Q > Q").hand() == "8 9"


def test_the_pile_may_take_the_hand_to_the_foot() -> None:
    at = drawing(
        "9 9",
        melds="QQQ",
        pile="9",
        feet=UNTOUCHED,
        rules=OF_A_SIDE | {"one_card_hand_takes_one_card_pile": True},
    )
    assert at.does("take 99").hand() == "4 5 6"


def test_red_threes_of_the_foot_go_to_the_table() -> None:
    """pagat, Threes in Classic Canasta: laid and replaced."""
    at = playing("8 8 8", melds="QQQ", feet={0: "3H 5 6", 1: "7 8 9"}, stock="J T", rules=OF_A_SIDE)
    after = at.does("meld 888")
    assert after.hand() == "5 6 J"
    assert size(after.table.laid_threes[ME]) == 1


# -------------------------------------------------------------------------------------------------------- scoring


def test_a_foot_left_lying_counts_once_against_the_side() -> None:
    at = playing("J J J", melds=CANASTA, theirs="QQQ", seat=LEFT, feet={0: "4 5 A", 1: ""}, rules=OF_A_SIDE)
    ended = at.does("meld JJJ")
    assert ended.table.result is not None
    assert ended.table.result.reason is EndReason.WENT_OUT
    mine, theirs = ended.table.result.sheets
    lines = [line for line in mine.lines if line.key is ScoreKey.CARDS_IN_FOOT]
    assert [(line.count, line.points, line.seat) for line in lines] == [(3, -30, None)]
    assert not any(line.key is ScoreKey.CARDS_IN_FOOT for line in theirs.lines)


# --------------------------------------------------------------------------------------------------- who may know


def test_only_who_picks_it_up_learns_its_cards() -> None:
    at = playing("8 8 8", melds="QQQ", feet=UNTOUCHED, rules=OF_A_SIDE).does("meld 888")
    assert any(isinstance(event, DrewHidden) for event in visible_to(at.events, ME))
    for seat in (LEFT, PARTNER, RIGHT, None):
        seen = visible_to(at.events, seat)
        assert FootTaken(ME, 3) in seen
        assert not any(isinstance(event, DrewHidden) for event in seen)


def test_another_foot_would_look_the_same() -> None:
    """Nobody may know what lies in a foot, partners included: other cards in it leave every view as it is."""
    state = dealt()
    for seat in range(4):
        view = view_of(state, Seat(seat))
        others = [resample(view, Random(number)) for number in range(20)]
        assert all(view_of(other, Seat(seat)) == view for other in others)
        assert all(tuple(map(size, other.hidden.feet)) == state.table.feet for other in others)
        assert len({other.hidden.feet for other in others}) > 15


def test_the_deal_tells_the_sizes_alone() -> None:
    rules = with_options(PRESETS["classic_4"], {"foot_size": 11, "foot_scope": "team"})
    events = apply(start_match(rules), None, StartRound("5a" * 32, "7")).events
    [started] = [event for event in events if isinstance(event, RoundStarted)]
    assert started.foot_size == 11


# ------------------------------------------------------------------------------------------------- contradictions


@pytest.mark.parametrize(
    "options, named",
    [
        ({"foot_size": 0}, "foot_size"),
        ({"seat_count": 2, "side_structure": "individual"}, "side_structure"),
        ({"first_packet_rule": "lower_bottom_card_first"}, "first_packet_rule"),
        ({"all_members_must_play_from_foot": True}, "all_members_must_play_from_foot"),
    ],
)
def test_what_it_contradicts_is_named(options: dict[str, Any], named: str) -> None:
    base = {"foot_size": 11, "foot_scope": "team"}
    assert not problems_of(with_options(PRESETS["classic_4"], base))
    [problem] = problems_of(with_options(PRESETS["classic_4"], base | options))
    assert (problem.option, problem.against) == ("foot_scope", (named,))


def test_two_feet_need_fewer_cards_than_four() -> None:
    """Two packs carry hands of eleven and a foot of fourteen for each side, not for each player."""
    big = {"foot_size": 14}
    assert problems_of(with_options(PRESETS["classic_4"], big))
    assert not problems_of(with_options(PRESETS["classic_4"], big | {"foot_scope": "team"}))


# ------------------------------------------------------------------------------------------------- whole matches


def test_feet_are_picked_up_in_play_and_no_card_is_lost() -> None:
    rules = with_options(
        PRESETS["classic_4"],
        {"foot_size": 5, "foot_scope": "team", "hand_size": 7, "deck_count": 3, "joker_count": 6},
    )
    pack = full_pack(3, 6)
    picked = 0
    for moment in random_play(400, 3, rules):
        state = moment.after
        picked += sum(isinstance(event, FootTaken) for event in moment.events)
        if state.table.is_running:
            cards = sum(state.hands) + sum(state.hidden.feet) + sum(state.table.laid_threes)
            cards += sum(meld.cards for melds in state.table.melds for meld in melds)
            assert size(cards) + len(state.table.pile) + len(state.stock) == count_all(pack)
            assert tuple(map(size, state.hidden.feet)) == state.table.feet
    assert picked
