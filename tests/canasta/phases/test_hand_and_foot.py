"""The second packet: picking it up, playing from it, going out with it (Wikipedia 2005, Hand & Foot)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.canasta.engine import apply, legal_actions, view_of
from bot.canasta.errors import Reason
from bot.canasta.events import Drew, DrewHidden, FootTaken, ThreesLaid, WentOut, visible_to
from bot.canasta.resample import resample
from bot.canasta.rules.presets import PRESETS
from bot.canasta.turn import Phase
from bot.canasta.view import EndReason, ScoreKey
from tests.support.builders import LEFT, ME, PARTNER, RIGHT, Situation, cards, drawing, playing, refused

CANASTA = "K K K K K K K"
MIXED = "Q Q Q Q Q Q 2"
BOTH = f"{CANASTA}, {MIXED}"
HAND_AND_FOOT = PRESETS["hand_and_foot"]
PENNIES = PRESETS["pennies_from_heaven"]
FEET: dict[str, Any] = {"deck_count": 5, "joker_count": 10, "foot_size": 3, "draw_count": 2}
"""Classic Canasta with feet: red threes are laid for a bonus."""

UNTOUCHED = {0: "4 5 6", 1: "4 5 6", 2: "4 5 6", 3: "4 5 6"}


def of(at: Situation, kind: type) -> list[Any]:
    return [event for event in at.events if isinstance(event, kind)]


# ------------------------------------------------------------------------------------------------- picking it up


def test_who_melds_the_last_card_picks_the_foot_up_and_plays_on() -> None:
    """ "Once a player plays all cards from his first hand he picks up the second and continues normal play"."""
    after = playing("8 8 8", melds="QQQ", feet=UNTOUCHED, rules=HAND_AND_FOOT).does("meld 888")
    assert after.table.turn.seat == ME
    assert after.table.phase is Phase.PLAY
    assert after.hand() == "4 5 6"
    assert after.table.feet == (0, 3, 3, 3)
    assert after.table.played_from_foot[ME] is False
    assert of(after, FootTaken) == [FootTaken(ME, 3)]
    assert after.may("discard 4")


@pytest.mark.parametrize("timing", ["at_deal", "own_turn"])
@pytest.mark.parametrize("hand, play", [("8 8 8", "meld 888"), ("8", "discard 8")])
def test_red_threes_of_a_foot_may_bring_no_cards(timing: str, hand: str, play: str) -> None:
    """Pierson family rules (canasta-server): "No extra card for the red threes in the 11 card hand"; they are set aside."""
    four_packs = {"deck_count": 4, "joker_count": 8, "foot_size": 11, "three_lay_timing": timing}
    feet = {0: "3H 3D 4 5 6", 1: "4", 2: "4", 3: "4"}
    moment: dict[str, Any] = {"melds": "QQQ", "feet": feet, "stock": "9 9 9 9 9"}
    after = playing(hand, rules=four_packs | {"red_three_from_foot_replaced": False}, **moment).does(play)
    assert after.hand(ME) == "4 5 6"
    assert after.table.stock_size == 5
    assert of(after, ThreesLaid) == [ThreesLaid(ME, cards("3H 3D"), 0)]
    drawing_for_them = playing(hand, rules=four_packs | {"three_lay_timing": "at_deal"}, **moment).does(play)
    assert drawing_for_them.table.stock_size == 3


def test_who_throws_the_last_card_picks_the_foot_up_when_the_turn_is_over() -> None:
    """Matrix D62."""
    after = playing("8", melds="QQQ", feet=UNTOUCHED, rules=HAND_AND_FOOT).does("discard 8")
    assert after.table.turn.seat == LEFT
    assert after.hand(ME) == "4 5 6"
    assert after.table.hand_sizes[ME] == 3
    assert after.table.played_from_foot[ME] is False


def test_the_card_that_empties_the_hand_is_none_of_the_foot() -> None:
    at = playing("8 8 8", melds="QQQ", feet=UNTOUCHED, rules=HAND_AND_FOOT).does("meld 888")
    assert at.table.played_from_foot[ME] is False
    assert at.does("discard 4").table.played_from_foot[ME] is True


def test_nobody_else_sees_the_foot() -> None:
    after = playing("8 8 8", melds="QQQ", feet=UNTOUCHED, rules=HAND_AND_FOOT).does("meld 888")
    assert of(after, DrewHidden)
    for seat in (LEFT, PARTNER, RIGHT, None):
        assert not any(isinstance(event, DrewHidden) for event in visible_to(after.events, seat))
    assert after.table.known[ME] == 0


@pytest.mark.parametrize(
    "hand, play", [("8 8 8", "meld 888"), ("8 8 8 9", "meld 888"), ("Q", "meld Q > Q"), ("8 8 *", "meld 88*")]
)
def test_a_hand_may_be_used_up_without_any_canasta_while_there_is_a_foot(hand: str, play: str) -> None:
    assert playing(hand, melds="QQQ", feet=UNTOUCHED, rules=HAND_AND_FOOT).offered(play)


def test_the_initial_meld_may_use_the_hand_up_to_its_last_card() -> None:
    at = playing("A A A", feet=UNTOUCHED, rules=HAND_AND_FOOT)
    assert at.offered("meld AAA")
    after = at.does("meld AAA")
    assert after.hand() == "4 5 6"
    refused(playing("8 8 8", feet=UNTOUCHED, rules=HAND_AND_FOOT).why("meld 888"), Reason.BELOW_INITIAL_MELD)


def test_a_take_may_use_the_hand_up_too() -> None:
    at = drawing("K K", pile="9 K", melds="QQQ", feet=UNTOUCHED, rules=HAND_AND_FOOT)
    assert at.offered("take KK")
    after = at.does("take KK")
    assert after.hand() == "4 5 6"
    assert after.table.turn.seat == ME
    initial = drawing("A A", pile="9 A", feet=UNTOUCHED, rules=HAND_AND_FOOT)
    assert initial.offered("take AA")
    assert initial.does("take AA").hand() == "4 5 6"


def test_without_a_foot_before_it_the_hand_keeps_a_card() -> None:
    at = playing("8 8 8", melds="QQQ", feet={1: "4", 3: "4"}, played=(0, 2), rules=HAND_AND_FOOT)
    refused(at.why("meld 888"), Reason.MUST_KEEP_CARD, left=0)
    assert not at.offered("meld 888")


# --------------------------------------------------------------------------------------------- red threes in a foot


def test_red_threes_of_a_foot_are_laid_and_replaced() -> None:
    at = playing("8 8 8", melds="QQQ", feet=UNTOUCHED | {0: "3H 4 5"}, stock="3D 9 9", rules=FEET).does(
        "meld 888"
    )
    assert at.hand() == "4 5 9"
    assert of(at, ThreesLaid) == [ThreesLaid(ME, at.table.laid_threes[ME], 2)]
    assert at.table.stock_size == 1
    assert at.table.feet[ME] == 0


def test_red_threes_of_a_foot_picked_up_after_the_discard_are_laid_at_once() -> None:
    at = playing("8", melds="QQQ", feet=UNTOUCHED | {0: "3H 4 5"}, stock="9 9", rules=FEET)
    after = at.does("discard 8")
    assert after.hand(ME) == "4 5 9"
    assert after.table.turn.seat == LEFT


@pytest.mark.parametrize("play", ["meld 888", "discard 8"])
def test_a_red_three_drawn_for_one_of_a_foot_as_the_last_card_ends_the_round(play: str) -> None:
    """pagat, End of the hand: a red three as the last card of the stock is laid and the play ends."""
    hand = "8 8 8" if play == "meld 888" else "8"
    at = playing(hand, melds="QQQ", feet=UNTOUCHED | {0: "3H 4 5"}, stock="3D", rules=FEET).does(play)
    assert at.table.result is not None
    assert at.table.result.reason is EndReason.LAST_CARD_RED_THREE
    assert at.score()[ScoreKey.RED_THREES] == 200


def test_in_hand_and_foot_red_threes_stay_in_the_hand_and_may_be_thrown() -> None:
    """ "Useful only as discards. The same is true of red threes"."""
    after = playing("8 8 8", melds="QQQ", feet={0: "3H 3D 3H"}, rules=HAND_AND_FOOT).does("meld 888")
    assert after.hand() == "3 3 3"
    assert after.table.laid_threes[ME] == 0
    refused(after.why("meld 3H 3D 3H"), Reason.RED_THREE_NOT_PLAYABLE)
    assert after.may("discard 3H")
    thrown = after.does("discard 3H")
    refused(drawing("4 4 5", pile="9 3H", rules=HAND_AND_FOOT).why("take 44"), Reason.PILE_BLOCKED)
    assert thrown.table.turn.seat == LEFT


def test_a_foot_of_nothing_but_threes_on_an_empty_stock_ends_the_round() -> None:
    at = playing("8 8 8", melds="QQQ", feet=UNTOUCHED | {0: "3H 3D 3H"}, stock="", rules=FEET)
    assert at.offered("meld 888")
    after = at.does("meld 888")
    assert after.table.result is not None
    assert after.table.result.reason is EndReason.LAST_CARD_RED_THREE
    assert after.score()[ScoreKey.RED_THREES] == 300
    assert ScoreKey.GOING_OUT not in after.score()


def test_who_may_go_out_has_gone_out_with_such_a_foot() -> None:
    at = playing("8 8 8", melds=CANASTA, feet={0: "3H 3D 3H"}, played=(2,), stock="", rules=FEET)
    after = at.does("meld 888")
    assert of(after, WentOut)
    assert after.score()[ScoreKey.GOING_OUT] == 100
    # With the last discard required nobody is out without one.
    required = FEET | {"final_discard": "required"}
    at = playing("8 8 8", melds=CANASTA, feet={0: "3H 3D 3H"}, played=(2,), stock="", rules=required)
    assert not of(at.does("meld 888"), WentOut)


# ------------------------------------------------------------------------------------------------------- going out


def test_going_out_needs_a_card_of_the_foot_from_every_member() -> None:
    """ "A team may not go out until each member has played one card from the second hand"."""
    waiting: dict[str, Any] = {"melds": BOTH, "feet": {1: "4 5 6", 3: "4 5 6"}, "rules": HAND_AND_FOOT}
    at = playing("8", played=(0,), **waiting)
    refused(at.why("discard 8"), Reason.FOOT_NOT_PLAYED, seat=PARTNER)
    at = playing("8", played=(0, 2), **waiting)
    assert at.may("discard 8")
    assert of(at.does("discard 8"), WentOut)


def test_a_partner_who_holds_the_foot_but_has_played_none_of_it_bars_the_exit() -> None:
    at = playing("8 8 8", melds=BOTH, feet={1: "4"}, played=(0,), rules=HAND_AND_FOOT)
    refused(at.why("meld 888"), Reason.FOOT_NOT_PLAYED, seat=PARTNER)
    at = playing("8 8 8 9", melds=BOTH, feet={1: "4"}, played=(0,), rules=HAND_AND_FOOT)
    refused(at.why("meld 888"), Reason.FOOT_NOT_PLAYED, seat=PARTNER)
    assert not at.offered("meld 888")
    at = playing("8 8 8 9 9", melds=BOTH, feet={1: "4"}, played=(0,), rules=HAND_AND_FOOT)
    assert at.offered("meld 888")


def test_the_own_first_card_of_the_foot_may_be_the_one_that_goes_out() -> None:
    """The foot can leave in one turn: every card of it is played from the foot."""
    out = playing("9 9 9", melds=BOTH, feet={1: "4"}, played=(2,), rules=HAND_AND_FOOT)
    assert out.offered("meld 999")
    assert of(out.does("meld 999"), WentOut)


def test_hand_and_foot_in_one_turn_can_go_out() -> None:
    at = playing("8 8 8", melds=BOTH, feet={0: "9 9 9"}, played=(2,), rules=HAND_AND_FOOT)
    after = at.does("meld 888", "meld 999")
    assert of(after, WentOut)


@pytest.mark.parametrize(
    "melds, allowed",
    [(BOTH, True), (CANASTA, False), (MIXED, False), (f"{CANASTA}, A A A A A A A", False)],
)
def test_going_out_needs_a_natural_and_a_mixed_canasta(melds: str, *, allowed: bool) -> None:
    """ "Each team must have at least one black and one red canasta to go out"."""
    at = playing("8", melds=melds, feet={1: "4"}, played=(0, 2), rules=HAND_AND_FOOT)
    assert at.may("discard 8") is allowed
    if not allowed:
        refused(at.why("discard 8"), Reason.MUST_KEEP_CARD)


def test_nobody_asks_to_go_out_with_a_foot_before_him() -> None:
    at = playing("8 8 8 9", melds=BOTH, feet={0: "4 5 6"}, played=(2,), rules=HAND_AND_FOOT)
    refused(at.why("ask"), Reason.CANNOT_GO_OUT)
    assert playing("8 8 8 9", melds=BOTH, feet={1: "4"}, played=(0, 2), rules=HAND_AND_FOOT).may("ask")


def test_without_the_rule_the_partner_may_still_have_a_foot() -> None:
    at = playing("8", melds=CANASTA, feet={2: "4 5 6"}, played=(0,), rules=FEET)
    assert at.may("discard 8")
    strict = FEET | {"all_members_must_play_from_foot": True}
    at = playing("8", melds=CANASTA, feet={2: "4 5 6"}, played=(0,), rules=strict)
    refused(at.why("discard 8"), Reason.FOOT_NOT_PLAYED, seat=PARTNER)


# --------------------------------------------------------------------------------------------------------- scoring


def test_cards_left_in_a_foot_count_against_the_side_and_red_threes_a_hundred_each() -> None:
    """ "Red threes count 100 points each against you if you hold any in your hand (or foot)"."""
    at = playing(
        "8",
        melds=BOTH,
        played=(0, 2),
        hands={1: "4 3H", 2: "3 5", 3: "4"},
        feet={1: "3D A 3", 3: "K"},
        rules=HAND_AND_FOOT,
    ).does("discard 8")
    theirs = at.score(1)
    assert theirs[ScoreKey.CARDS_IN_HAND] == -(5 + 100) - 5
    assert theirs[ScoreKey.CARDS_IN_FOOT] == -(100 + 20 + 0) - 10
    # Black threes do not count any points.
    assert at.score(0)[ScoreKey.CARDS_IN_HAND] == -5


# ------------------------------------------------------------------------------------------------------- the pile


def test_only_the_top_card_of_the_pile_is_taken() -> None:
    """ "Only the top card from the discard pile may be picked up"."""
    after = drawing("K K 8 9", pile="6 9 K", melds="QQQ", feet=UNTOUCHED, rules=HAND_AND_FOOT).does("take KK")
    assert len(after.table.pile) == 2
    assert after.hand() == "8 9"


def test_two_cards_are_drawn() -> None:
    after = drawing("K 8 9", feet=UNTOUCHED, stock="4 5 6", rules=HAND_AND_FOOT).does("draw")
    assert of(after, Drew) == [Drew(ME, 2, 1)]


# --------------------------------------------------------------------------------- the foot for the first canasta


def test_the_first_canasta_of_a_player_brings_the_packet() -> None:
    """public rule pages, Pennies from Heaven: it is taken when that player completes a first canasta."""
    feet = dict.fromkeys(range(6), "4 5 6")
    at = playing("K 8 9 9", melds="K K K K K K", feet=feet, rules=PENNIES)
    after = at.does("meld K")
    assert after.hand() == "4 5 6 8 9 9"
    assert after.table.feet == (0, 3, 3, 3, 3, 3)
    assert after.table.turn.seat == ME
    # The canasta of a partner brings it to the partner alone.
    assert after.table.feet[2] == 3


def test_a_canasta_made_with_the_pile_brings_the_packet_too() -> None:
    feet = dict.fromkeys(range(6), "4 5 6")
    at = drawing("K K 8 9", pile="9 K", melds="K K K K, QQQ", feet=feet, rules=PENNIES)
    after = at.does("take KK")
    assert after.hand() == "4 5 6 8 9 9"
    assert after.table.feet[ME] == 0


@pytest.mark.parametrize("play", ["meld 888", "discard 8"])
def test_a_hand_that_is_used_up_before_brings_the_packet_as_well(play: str) -> None:
    feet = dict.fromkeys(range(6), "4 5 6")
    hand = "8 8 8" if play == "meld 888" else "8"
    at = playing(hand, melds="QQQ", feet=feet, rules=PENNIES)
    assert at.offered(play)
    after = at.does(play)
    assert after.hand(ME) == "4 5 6"
    assert after.table.feet[ME] == 0


def test_a_second_canasta_brings_nothing_more() -> None:
    at = playing("K 8 9 9", melds="K K K K K K", feet=dict.fromkeys(range(1, 6), "4 5 6"), rules=PENNIES)
    after = at.does("meld K")
    assert not of(after, FootTaken)
    assert after.table.feet == (0, 3, 3, 3, 3, 3)


# ------------------------------------------------------------------------------------------------------ whole turns


@pytest.mark.parametrize("name", [name for name in PRESETS if PRESETS[name].deal.foot_size])
def test_a_resampled_truth_keeps_the_feet_hidden_and_as_large(name: str) -> None:
    rules = PRESETS[name]
    feet = dict.fromkeys(range(rules.deal.seat_count), "4 5 6")
    at = playing("8 8 8 9", melds="QQQ", feet=feet, rules=rules)
    for seed in range(5):
        other = resample(at.view(), Random(seed))
        assert view_of(other, ME) == at.view()
        assert list(legal_actions(view_of(other, ME))) == at.offers()
        action = at.action("meld 888")
        step = apply(other, ME, action)
        assert step.state.table.feet == at.does("meld 888").table.feet
