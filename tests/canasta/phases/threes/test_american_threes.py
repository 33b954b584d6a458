"""Threes of both colours: laid and replaced, or kept in the hand (options red_three_role, threes_kept_in_hand...)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.canasta.actions import Discard, LayThrees, Pass
from bot.canasta.cards import BLACK_THREES, NO_CARDS, RED_THREES, size
from bot.canasta.errors import Reason
from bot.canasta.events import Drew, DrewHidden, RoundEnded, ThreesLaid, visible_to
from bot.canasta.rules.presets import rules_of
from bot.canasta.turn import Phase
from bot.canasta.view import EndReason, ScoreKey
from tests.support.builders import LEFT, ME, Situation, cards, dealt, drawing, playing, refused, rules

BOTH = {"red_three_role": "american_three", "black_three_role": "american_three"}
AMERICAN = {**BOTH, "three_lay_timing": "own_turn", "threes_kept_in_hand": "one_before_meld"}
AT_WILL = {**AMERICAN, "threes_kept_in_hand": "unlimited"}
CANASTA = "K K K K K K K"
_THREES = RED_THREES | BLACK_THREES


def _to_next(at: Situation, discard: str) -> Situation:
    """The moment after seat 3 threw a card, so that the turn of seat 0 has begun."""
    return at.does(f"discard {discard}", seat=3)


def before_me(hand: str, other: str = "8 9 10", **moment: Any) -> Situation:
    """Seat 3 is about to end its turn; seat 0 holds ``hand`` and is next."""
    return playing(other, seat=3, hands={0: hand}, dealer=2, **moment)


def test_both_colours_are_laid_and_replaced() -> None:
    """pagat, Threes in American Canasta: red or black, "place it face up ... and immediately draw a replacement"."""
    at = drawing("4 9 J", stock="3C 3H 5C 8 8", rules={**BOTH, "threes_kept_in_hand": "none"}).does("draw")
    assert at.table.laid_threes[0] == cards("3C 3H")
    assert at.hand() == "4 5 9 J"
    assert at.table.stock_size == 2


def test_threes_of_the_deal_are_laid_at_once_or_when_the_first_turn_begins() -> None:
    """pagat: "you should normally begin your first turn by placing all your threes"; matrix D04."""
    at_deal = dealt(rules(**BOTH))
    assert any(at_deal.table.laid_threes)
    assert not any(hand & _THREES for hand in at_deal.state.hands)
    own_turn = dealt(rules(**BOTH, three_lay_timing="own_turn"))
    first = own_turn.table.turn.seat
    for seat, laid in enumerate(own_turn.table.laid_threes):
        assert not laid or seat == first
        assert seat != first or not own_turn.state.hands[seat] & _THREES
    assert any(hand & _THREES for hand in own_turn.state.hands)


def test_red_threes_of_the_deal_at_the_own_turn() -> None:
    """Scarne, Important Rule at Canasta: laid and replaced at the player's proper turn; cardgames.io."""
    at = before_me("3H 4 5 6", stock="3D 7 8 8", turn=1, rules={"three_lay_timing": "own_turn"})
    at = _to_next(at, "8")
    assert at.table.laid_threes[0] == cards("3H 3D")
    assert at.hand(0) == "4 5 6 7"
    assert at.table.phase is Phase.DRAW
    assert at.events[1] == ThreesLaid(ME, cards("3H 3D"), 2)
    assert isinstance(at.events[2], DrewHidden)
    assert at.events[2] not in visible_to(at.events, LEFT)


def test_one_three_may_be_kept_before_the_side_has_melded() -> None:
    """pagat: "it is permissible to retain just one three in your hand, either from the initial deal or one drawn"."""
    at = drawing("4 9 J", stock="3C 5C 8", rules=AMERICAN).does("draw")
    assert at.hand() == "3 4 9 J"
    assert at.table.laid_threes[0] == NO_CARDS
    assert at.may("discard 9")
    at = at.does("lay 3C")
    assert at.hand() == "4 5 9 J"
    assert at.table.laid_threes[0] == cards("3C")
    assert at.events[0] == ThreesLaid(ME, cards("3C"), 1)


def test_with_a_second_three_one_must_be_laid() -> None:
    """pagat: "You may never keep more than one three ... you must lay down one of them and draw a replacement"."""
    at = drawing("3H 4 9 J", stock="3C 5C 8", rules=AMERICAN).does("draw")
    refused(at.why("discard 9"), Reason.MUST_LAY_THREES, held=2, allowed=1)
    assert set(at.offers()) == {LayThrees(cards(threes)) for threes in ("3H 3C", "3C", "3H")}
    at = at.does("lay 3C")
    assert at.hand() == "3 4 5 9 J"
    assert at.may("discard 9")


def test_threes_of_the_deal_must_be_laid_before_drawing() -> None:
    at = drawing("3H 3C 3S 4 9 J", stock="5C 6C 8", rules=AMERICAN)
    refused(at.why("draw"), Reason.MUST_LAY_THREES, held=3, allowed=1)
    assert at.may("lay 3H 3C")
    at = at.does("lay 3C")
    refused(at.why("draw"), Reason.MUST_LAY_THREES, held=2, allowed=1)
    assert at.does("lay 3S").may("draw")


def test_a_kept_three_is_laid_once_the_side_has_melded() -> None:
    """pagat: "you lay down your three before drawing from the stock ... You then draw another card"; sequence 54."""
    at = _to_next(before_me("3H 4 5 6", theirs="QQQ", stock="7 8 8", rules=AMERICAN), "8")
    assert at.table.laid_threes[0] == cards("3H")
    assert at.hand(0) == "4 5 6 7"
    assert at.may("draw")


def test_a_three_drawn_after_the_meld_is_laid() -> None:
    at = drawing("4 9 J", melds="QQQ", stock="3C 5C 8", rules=AMERICAN).does("draw")
    assert at.hand() == "4 5 9 J"
    assert at.table.laid_threes[0] == cards("3C")


def test_a_kept_three_must_be_laid_after_the_own_initial_meld() -> None:
    """pagat: "you must lay down any three you are holding at your next opportunity"."""
    at = playing("3H K K K K A A A 4 9", stock="5 8", rules=AMERICAN).does("meld KKKK, AAA")
    assert at.hand() == "3 4 9"
    refused(at.why("discard 9"), Reason.MUST_LAY_THREES, held=1, allowed=0)
    assert at.offers() == [LayThrees(cards("3H"))]
    assert at.does("lay 3H").may("discard 9")


def test_a_kept_three_stays_where_nothing_can_replace_it() -> None:
    """Nobody must lay what would leave too few cards to go on (matrix 1.9)."""
    at = playing("3H K K K K A A A 9", stock="", rules=AMERICAN).does("meld KKKK, AAA")
    assert at.may("discard 9")


def test_any_number_of_threes_may_be_kept_at_will() -> None:
    """Wikipedia 2005: laying is optional; pagat, Table Rules, Threes (matrix D42)."""
    at = drawing("3H 3C 4 9 J", melds="QQQ", stock="3S 5C 8", rules=AT_WILL).does("draw")
    assert at.hand() == "3 3 3 4 9 J"
    assert at.may("discard 9")
    assert at.does("lay 3C 3H").hand() == "3 4 5 8 9 J"


def test_other_cards_are_not_laid_as_threes() -> None:
    at = playing("3H 4 9", rules=AMERICAN)
    refused(at.why("lay 4"), Reason.THREES_NOT_LAID_NOW)
    refused(at.why("lay 3C"), Reason.CARDS_NOT_IN_HAND)
    refused(at.why("lay"), Reason.NOTHING_PLAYED)
    refused(at.why("lay 3H", 1), Reason.NOT_YOUR_TURN)
    refused(playing("3C 4 9").why("lay 3C"), Reason.THREES_NOT_LAID_NOW)


def test_nothing_replaces_a_three_when_the_stock_is_empty() -> None:
    at = playing("3H 4 9 J", stock="", rules=AMERICAN).does("lay 3H")
    assert at.hand() == "4 9 J"
    assert at.events[0] == ThreesLaid(ME, cards("3H"), 0)
    assert at.table.is_running


def test_a_three_that_is_needed_to_go_on_stays() -> None:
    """No play may leave a hand that cannot finish its turn (matrix 1.9)."""
    refused(playing("3H 9", melds="QQQ", stock="", rules=AT_WILL).why("lay 3H"), Reason.MUST_KEEP_CARD)
    refused(drawing("3H", melds="QQQ", stock="", rules=AT_WILL).why("lay 3H"), Reason.MUST_KEEP_CARD)


# ------------------------------------------------------------------------------------- the last card of the stock


def _last(rule: str, stock: str = "3H", **moment: Any) -> Situation:
    return drawing("4 9 J", stock=stock, rules={"last_stock_three": rule}, **moment).does("draw")


@pytest.mark.parametrize("rule", ["ends_laid_counts", "must_lay"])
def test_the_last_three_is_laid_and_counts(rule: str) -> None:
    """pagat, End of the hand; Table Rules, Threes: "the player must meld it"; matrix sequence 21."""
    at = _last(rule, melds="QQQ")
    assert at.score()[ScoreKey.RED_THREES] == 100
    assert at.table.laid_threes[0] == cards("3H")


def test_the_last_three_earns_nothing_with_scarne() -> None:
    """Scarne: "The player who draws this red three does not get credit for it"."""
    at = _last("ends_uncredited", "3D 3H", melds="QQQ")
    assert at.score()[ScoreKey.RED_THREES] == 100
    assert at.score()[ScoreKey.CARDS_IN_HAND] < 0
    assert at.hand(0) == "4 9 J"
    assert at.table.laid_threes[0] == cards("3D")
    assert at.table.pile[-1] == cards("3H").bit_length() // 8


@pytest.mark.parametrize(
    "stock, hand, laid",
    [
        ("K 3H", "4 9 J K", ""),
        ("3D K 3H", "4 9 J K", "3D"),
        ("3H K", "4 9 J K", "3H"),
        ("K 3H 5", "4 5 9 J K", "3H"),
    ],
)
def test_the_last_three_ends_the_round_with_scarne_however_many_are_drawn(
    stock: str, hand: str, laid: str
) -> None:
    """Scarne, Exhausting the Stock: "If the last card of the stock pile is a red three, the hand ends"; Two-Hand Canasta
    has no other rule for it.
    """
    at = drawing("4 9 J", stock=stock, rules={"last_stock_three": "ends_uncredited", "draw_count": 2}).does(
        "draw"
    )
    assert (at.hand(0), at.table.laid_threes[0]) == (hand, cards(laid))
    assert at.table.is_running == (not stock.endswith("3H"))
    if not at.table.is_running:
        assert at.table.pile[-1] == cards("3H").bit_length() // 8


def test_the_last_three_counts_five_against_its_side() -> None:
    """pagat, End of the Play in American Canasta; matrix sequence 55."""
    at = _last("ends_minus_five", melds="QQQ")
    assert at.table.result is not None
    assert at.table.result.reason is EndReason.LAST_CARD_RED_THREE
    assert at.hand(0) == "3 4 9 J"
    assert ScoreKey.RED_THREES not in at.score()
    assert [type(event) for event in at.events if event.audience is None] == [Drew, RoundEnded]


def test_the_last_three_ends_the_round_even_if_it_could_be_kept() -> None:
    """pagat: "If the last card drawn from the stock is a three the game ends immediately"."""
    at = drawing("4 9 J", stock="3C", rules={**AMERICAN, "last_stock_three": "ends_minus_five"}).does("draw")
    assert not at.table.is_running
    at = playing("3H 4 9 J", stock="3C", rules={**AMERICAN, "last_stock_three": "ends_minus_five"}).does(
        "lay 3H"
    )
    assert not at.table.is_running
    assert at.hand(0) == "3 4 9 J"


def test_the_last_three_may_be_laid_or_kept() -> None:
    """pagat, Table Rules, Threes: "the player has the option to meld the three ... the play ends at that point"."""
    at = _last("may_lay", melds="QQQ")
    assert at.table.is_running
    assert at.offers() == [Pass(), LayThrees(cards("3H"))]
    refused(at.why("discard 9"), Reason.MUST_LAY_THREES)
    laid, kept = at.does("lay 3H"), at.does("pass")
    assert laid.score()[ScoreKey.RED_THREES] == 100
    assert ScoreKey.RED_THREES not in kept.score()
    assert kept.hand(0) == "3 4 9 J"


def test_the_last_three_may_be_thrown_to_go_out() -> None:
    """pagat, Table Rules, Threes: it "can be discarded if the player is thereby able to go out"."""
    rule = {"last_stock_three": "may_discard_if_out", "final_discard": "required"}
    at = drawing("9 9 9", melds=CANASTA, stock="3H", rules=rule).does("draw")
    assert at.offered("meld 999")
    assert at.offered("pass")
    refused(at.why("discard 9"), Reason.MUST_LAY_THREES)
    at = at.does("meld 999")
    at = at.does("discard 3H")
    assert at.table.result is not None
    assert at.table.result.reason is EndReason.WENT_OUT
    assert not _can_choose(drawing("9 9 8", melds=CANASTA, stock="3H", rules=rule))


def _can_choose(at: Situation) -> bool:
    return at.does("draw").table.is_running


AMERICAN_2005 = rules_of("american_2005")


def test_the_last_three_stays_in_the_hand_where_laying_is_optional() -> None:
    """Wikipedia 2005, American Canasta: "Unlike in other versions of canasta, this is optional", so that nobody has to draw
    again; and "a turn ends when the player discards one card".
    """
    at = drawing("4 9 J", stock="3C", rules=AMERICAN_2005).does("draw")
    assert at.table.is_running
    assert at.hand(0) == "3 4 9 J"
    refused(at.why("discard 3"), Reason.DISCARD_NOT_ALLOWED)
    assert at.does("discard 9").table.is_running


def test_a_three_drawn_for_another_may_be_the_last_card() -> None:
    at = playing("3H 4 9 J", stock="3C", rules=AMERICAN_2005).does("lay 3H")
    assert at.table.is_running
    assert at.hand(0) == "3 4 9 J"


def test_the_last_three_is_laid_where_it_may_not_stay() -> None:
    at = _last("stays_in_hand", melds="QQQ")
    assert at.score()[ScoreKey.RED_THREES] == 100
    # Where one may be kept this would be one too many, which nothing replaces.
    second = drawing("3C", stock="3H", rules={**AMERICAN, "last_stock_three": "stays_in_hand"}).does("draw")
    assert not second.table.is_running


def test_laying_a_three_that_nothing_replaces_ends_the_round() -> None:
    """Wikipedia 2005, American Canasta: "a player who plays a three draws a replacement card"; Going out: the round ends when
    "a player is required to draw an additional card" and there is none.
    """
    at = playing("3H 4 9 J", stock="", melds="QQQ", rules=AMERICAN_2005)
    assert at.offered("lay 3H")
    over = at.does("lay 3H")
    assert over.table.result is not None
    assert over.table.result.reason is EndReason.STOCK_EXHAUSTED
    assert over.hand(0) == "4 9 J"
    assert playing("3H 3C 4 9", stock="J", rules=AMERICAN_2005).does("lay 3H 3C").table.result is not None
    assert playing("3H 3C 4 9", stock="J", rules=AMERICAN_2005).does("lay 3H").table.is_running
    classic = {**AMERICAN, "threes_kept_in_hand": "unlimited"}
    assert playing("3H 4 9 J", stock="", melds="QQQ", rules=classic).does("lay 3H").table.is_running


def test_who_must_draw_first_and_cannot_lays_no_three() -> None:
    """Wikipedia 2005, Going out: "The player may not meld any cards before the hand ends"."""
    at = drawing("3H 4 9 J", stock="", melds="QQQ", rules=AMERICAN_2005)
    refused(at.why("lay 3H"), Reason.THREES_NOT_REPLACED, threes=1, stock=0)
    assert at.offers() == [Pass()]
    one = drawing("3H 3C 4", stock="5", rules=AMERICAN_2005)
    refused(one.why("lay 3H 3C"), Reason.THREES_NOT_REPLACED, threes=2, stock=1)
    assert one.may("lay 3C")
    # One too many is laid all the same: nothing else could be done.
    due = drawing("3H 3C 4", stock="", rules={**AMERICAN, "unreplaced_three_ends_round": True})
    refused(due.why("pass"), Reason.MUST_LAY_THREES)
    assert due.does("lay 3H").table.result is not None


# ---------------------------------------------------------------------------------- nothing but threes in the hand


def test_from_a_hand_of_threes_one_is_laid_before_anything_is_thrown() -> None:
    """Wikipedia 2005, American Canasta: "Threes can't be discarded, except as your final discard when going out", "never a
    three under any circumstances"; and "a player who plays a three draws a replacement card".
    """
    at = playing("3H 3C", stock="5C 6 7", melds="QQQ", rules=AMERICAN_2005)
    refused(at.why("discard 3C"), Reason.DISCARD_NOT_ALLOWED, why="lay_three")
    assert set(at.offers()) == {LayThrees(cards(threes)) for threes in ("3H 3C", "3C", "3H")}
    at = at.does("lay 3H")
    assert at.hand() == "3 5"
    refused(at.why("discard 3C"), Reason.DISCARD_NOT_ALLOWED, why="three")
    assert at.may("discard 5")


def test_the_round_ends_where_nothing_replaces_a_three_of_a_hand_of_threes() -> None:
    """Wikipedia 2005, Going out: the hand ends when a player must draw an additional card and there is none."""
    at = playing("3H 3C", stock="", melds="QQQ", rules=AMERICAN_2005)
    refused(at.why("discard 3C"), Reason.DISCARD_NOT_ALLOWED, why="lay_three")
    assert at.does("lay 3C").table.result is not None


def test_a_three_may_be_the_last_discard_all_the_same() -> None:
    """Wikipedia 2005, American Canasta: "except as your final discard when going out"."""
    at = playing("3H", melds="KKKKKKK, 9999999", stock="5", rules=AMERICAN_2005)
    assert at.may("discard 3H")
    assert at.may("lay 3H")


@pytest.mark.parametrize("preset", ["american_2005", "modern_american"])
def test_a_three_is_laid_before_a_wild_card_is_thrown(preset: str) -> None:
    """pagat, The Play in American Canasta: a wild card is thrown when "your hand consists entirely of wild cards"; Wikipedia
    2005: "only if there is no other choice" (matrix D53).
    """
    rules = rules_of(preset)
    at = playing("3H 2C 2D", stock="5 6 7", rules=rules)
    refused(at.why("discard 2C"), Reason.DISCARD_NOT_ALLOWED, why="lay_three")
    assert at.offers() == [LayThrees(cards("3H"))]
    refused(at.does("lay 3H").why("discard 2C"), Reason.DISCARD_NOT_ALLOWED, why="wild")
    assert at.does("lay 3H").may("discard 5")
    assert playing("3H A 7", pile="", stock="5 6 7", rules=rules).may("discard A")


def test_where_no_three_can_be_laid_the_turn_can_be_ended_all_the_same() -> None:
    """Nobody is left without a lawful way to finish the turn (matrix 1.9)."""
    never = {**AT_WILL, "discard_threes": "never"}
    three = playing("3H 3C 3S", stock="", melds="QQQ", rules=never)
    refused(three.why("discard 3C"), Reason.DISCARD_NOT_ALLOWED, why="lay_three")
    two = three.does("lay 3S")
    refused(two.why("lay 3C"), Reason.MUST_KEEP_CARD)
    assert {type(action) for action in two.offers()} == {Discard}
    wild = {**AMERICAN, "discard_wild": "forced_or_final_only"}
    assert playing("3H 2C", stock="", rules=wild).may("discard 2C")


def test_laying_the_last_card_of_a_hand_picks_the_foot_up() -> None:
    """Wikipedia 2005, Hand & Foot: who plays all cards of the first hand picks up the second and "continues normal play"."""
    rules = {**AT_WILL, "discard_threes": "never", "foot_size": 11, "deck_count": 4, "joker_count": 8}
    at = playing("3C", stock="", feet={0: "4 5 6"}, rules=rules).does("lay 3C")
    assert at.hand() == "4 5 6"
    assert at.may("discard 4")
    over = playing("3C", stock="", feet={0: "3H"}, rules=rules).does("lay 3C")
    assert over.hand(0) == "3"
    assert over.table.result is not None


def test_cards_are_conserved() -> None:
    for rule in ("ends_uncredited", "ends_minus_five", "ends_laid_counts"):
        before = drawing("4 9 J", stock="3D 3H", rules={"last_stock_three": rule})
        after = before.does("draw")
        assert _count(before) == _count(after)


def _count(at: Situation) -> int:
    return (
        sum(map(size, at.state.hands))
        + len(at.table.pile)
        + len(at.state.stock)
        + sum(map(size, at.table.laid_threes))
    )
