"""Black threes (pagat, Threes in Classic Canasta; Wikipedia 2005, Going out; Scarne, Black Threes)."""

from __future__ import annotations

import pytest

from bot.canasta.actions import LayDown
from bot.canasta.cards import BLACK_THREES
from bot.canasta.errors import Reason
from bot.canasta.events import CanastaCompleted, Discarded
from bot.canasta.melds import MeldKind
from bot.canasta.rules.presets import PRESETS
from bot.canasta.view import EndReason, ScoreKey
from tests.support.builders import ME, drawing, playing, refused

CANASTA = "K K K K K K K"


# ------------------------------------------------------------------------------------------------------- stop cards


def test_a_black_three_on_top_bars_the_next_player() -> None:
    """pagat: "you can never take the discard pile if its top card is a wild card or a black three"."""
    at = drawing("3 3 Q Q", melds=CANASTA, pile="Q 9 3")
    refused(at.why("take 3 3"), Reason.PILE_BLOCKED, upcard=12)
    refused(at.why("take"), Reason.PILE_BLOCKED)
    assert [type(action).__name__ for action in at.offers()] == ["Draw"]


def test_a_black_three_freezes_nothing_and_is_harmless_once_covered() -> None:
    """pagat: "black threes do not freeze the pile. After the black three is covered ... it has no further effect"."""
    at = playing("3 5", melds="QQQ", hands={1: "9 9"}, theirs="999").does("discard 3")
    assert not at.table.pile_frozen
    assert at.events == (Discarded(ME, 12, freezes=False),)
    covered = drawing("K 2 5", melds="QQQ", pile="3 K")
    assert covered.may("take K2")


def test_a_black_three_may_be_thrown_at_any_time() -> None:
    assert playing("3 5 9").may("discard 3")


def test_without_the_stop_the_upcard_must_still_be_melded() -> None:
    """Options black_three_blocks_pile and pile_block_tops: only the reason changes unless the player goes out."""
    lax = {"black_three_blocks_pile": False, "pile_block_tops": ["wild"]}
    refused(drawing("3 5 K", melds="QQQ", pile="9 3", rules=lax).why("take"), Reason.PILE_NEEDS_UPCARD_PLAY)
    refused(
        drawing("3 3 K 5", melds="QQQ", pile="9 3", rules=lax).why("take 3 3"),
        Reason.BLACK_THREES_ONLY_GOING_OUT,
    )
    assert drawing("3 3 5", melds=CANASTA, pile="3", rules=lax).may("take 3 3")
    refused(drawing("3 3 5", melds=CANASTA, pile="3").why("take 3 3"), Reason.PILE_BLOCKED)
    still = {"pile_block_tops": ["wild"]}
    refused(drawing("3 3 5", melds=CANASTA, pile="3", rules=still).why("take 3 3"), Reason.PILE_BLOCKED)


# ------------------------------------------------------------------------------------------------------ going out


@pytest.mark.parametrize("hand", ["3 3 3", "3 3 3 3"])
def test_black_threes_are_melded_when_the_player_goes_out(hand: str) -> None:
    """pagat: "A player who is going out may meld a group of three or four black threes"; matrix sequence 32."""
    at = playing(hand, melds=CANASTA).does(f"meld {hand}")
    assert at.table.result is not None
    assert at.table.result.reason is EndReason.WENT_OUT
    meld = at.table.melds[0][-1]
    assert (meld.kind, meld.size, meld.is_canasta) == (MeldKind.BLACK_THREES, len(hand.split()), False)


def test_a_last_discard_may_follow_the_black_threes() -> None:
    at = playing("3 3 3 9", melds=CANASTA)
    assert at.offered("meld 333")
    laid = at.does("meld 333")
    assert laid.table.is_running
    assert laid.does("discard 9").table.result is not None


def test_one_of_four_black_threes_may_be_the_last_discard() -> None:
    assert playing("3 3 3 3", melds=CANASTA).does("meld 333", "discard 3").table.result is not None


@pytest.mark.parametrize(
    "hand, melds, offered",
    [
        ("3 3 3 3", CANASTA, ["meld 3333", "meld 333"]),
        ("3 3 3 K", CANASTA, ["meld 333", "meld 333, K > K"]),
        ("3 3 3 3 K", CANASTA, ["meld 3333", "meld 3333, K > K", "meld 333, K > K"]),
        # The first melds of the side, and no minimum for who leaves at once: only the whole is legal.
        ("4 4 4 4 4 4 4 3 3 3 3", "", ["meld 4444444, 3333", "meld 4444444, 333"]),
    ],
)
def test_every_way_out_with_black_threes_is_offered(hand: str, melds: str, offered: list[str]) -> None:
    """pagat, Threes in Classic Canasta: "a group of three or four black threes"; End of the hand: "by melding all of your
    cards, or by melding all but one and discarding your last card".
    """
    at = playing(hand, melds=melds, totals=(3000, 0))
    assert all(at.offered(play) for play in offered)
    assert len(set(at.offers())) == len(at.offers())


@pytest.mark.parametrize("hand", ["3C 3C 3S 3S", "3C 3C 3C 3S 3S", "3C 3C 3C 3S 3S 3S"])
def test_a_way_out_that_throws_a_black_three_is_offered_once(hand: str) -> None:
    """pagat, End of the Play in American Canasta: "you must have a card to discard", here together with black threes, whose
    suits make no difference; a player may choose them all the same.
    """
    rules = {"final_discard": "required", "deck_count": 3, "joker_count": 6}
    at = playing(hand, melds=CANASTA, rules=rules)
    lowest = hand.rsplit(" ", 1)[0]
    assert [action for action in at.offers() if isinstance(action, LayDown)] == [at.action(f"meld {lowest}")]
    assert at.may("meld " + hand.split(" ", 1)[1])


def test_black_threes_stay_in_hand_while_the_player_does_not_go_out() -> None:
    """Wikipedia 2005: "may only be melded as a player's last meld before going out"."""
    at = playing("3 3 3 5 9", melds=CANASTA)
    refused(at.why("meld 333"), Reason.BLACK_THREES_ONLY_GOING_OUT, left=2)
    assert not any("meld" in str(type(action)).lower() for action in at.offers())


def test_black_threes_need_a_canasta_elsewhere() -> None:
    """Matrix sequence 32: three black threes are no canasta and give no right to go out."""
    at = playing("3 3 3", melds="K K K K K K")
    refused(at.why("meld 333"), Reason.BLACK_THREES_ONLY_GOING_OUT, left=0)
    refused(playing("3 3 3 9", melds="K K K").why("meld 333"), Reason.BLACK_THREES_ONLY_GOING_OUT, left=1)


def test_the_canasta_may_be_completed_in_the_same_play() -> None:
    at = playing("3 3 3 K K 9", melds="K K K K K")
    both = at.does("meld 333, KK > K")
    assert [event for event in both.events if isinstance(event, CanastaCompleted)]
    assert both.does("discard 9").table.result is not None


def test_the_card_left_may_be_the_one_that_completes_the_canasta() -> None:
    at = playing("3 3 3 K", melds="K K K K K K").does("meld 333")
    assert at.table.is_running
    refused(at.why("discard K"), Reason.MUST_KEEP_CARD, canastas=0, needed=1)
    out = at.does("meld K > K")
    assert out.table.result is not None


def test_two_black_threes_are_no_meld() -> None:
    refused(playing("3 3", melds=CANASTA).why("meld 33"), Reason.BLACK_THREES_NEED_THREE, have=2, needed=3)


def test_black_threes_take_no_wild_cards() -> None:
    """cardgames.io, The Play: "they cannot be melded with wild cards" (its update of September 2024)."""
    at = playing("3 3 2", melds=CANASTA)
    refused(at.why("meld 332"), Reason.BLACK_THREES_TAKE_NO_WILDS)
    refused(playing("3 3 3 *", melds=CANASTA).why("meld 333*"), Reason.BLACK_THREES_TAKE_NO_WILDS)


def test_black_threes_stay_when_partner_said_no() -> None:
    at = playing("3 3 3 9", melds=CANASTA, question=False)
    refused(at.why("meld 333"), Reason.BLACK_THREES_ONLY_GOING_OUT)


def test_black_threes_join_no_other_meld() -> None:
    refused(playing("3 5 9", melds="KKK").why("meld 3 > K"), Reason.MIXED_RANKS)
    refused(playing("3 K K 9", melds="QQQ").why("meld KK3"), Reason.MIXED_RANKS)


# ---------------------------------------------------------------------------------------------------------- options


def test_black_threes_can_be_barred_from_melding() -> None:
    """Option black_three_meld."""
    at = playing("3 3 3", melds=CANASTA, rules={"black_three_meld": "never"})
    refused(at.why("meld 333"), Reason.BLACK_THREES_ONLY_GOING_OUT, never=True)
    assert not at.may("ask")


def test_what_black_threes_are_worth() -> None:
    """pagat: 5 points each; options black_three_melded_value, bonus_four_black_threes, black_three_hand_penalty."""

    def melded(hand: str, **options: object) -> int:
        at = playing(hand, melds=CANASTA, rules=options).does(f"meld {hand}")
        return at.score()[ScoreKey.MELDED_CARDS] - 70

    assert melded("3 3 3") == 15
    assert melded("3 3 3 3") == 20
    assert melded("3 3 3", black_three_melded_value=50) == 150
    assert melded("3 3 3", bonus_four_black_threes=100) == 15
    assert melded("3 3 3 3", bonus_four_black_threes=100) == 100

    def held(**options: object) -> int:
        at = drawing("3 3 9", stock="", pile="2 9", hands={2: "4"}, rules=options).does("pass")
        return at.score()[ScoreKey.CARDS_IN_HAND]

    assert held() == -(5 + 5 + 10 + 5)
    assert held(black_three_hand_penalty=100) == -(100 + 100 + 10 + 5)


# ------------------------------------------------------------------------------------------------- all six together

ALL_SIX = {"deck_count": 3, "joker_count": 6, "black_three_meld": "exit_turn_all_six"}


@pytest.mark.parametrize("rest", ["", "9"])
def test_all_six_black_threes_are_melded_together(rest: str) -> None:
    """pagat, Other Canasta Variations (Dejesus): "only be melded by a player who has all six of them"."""
    at = playing(f"3 3 3 3 3 3 {rest}", melds=CANASTA, rules=ALL_SIX)
    assert at.offered("meld 333333")
    done = at.does("meld 333333")
    done = done.does("discard 9") if rest else done
    assert done.score()[ScoreKey.MELDED_CARDS] == 70 + 30  # "they score +5 points each"


@pytest.mark.parametrize("hand, meld", [("3 3 3 3 3 9", "333"), ("3 3 3 3 3", "33333"), ("3 3 3", "333")])
def test_fewer_than_all_six_are_no_meld(hand: str, meld: str) -> None:
    """Matrix D64 and sequence 33: the others stay in the hand at 100 against, or are thrown."""
    at = playing(hand, melds=CANASTA, rules=ALL_SIX)
    refused(at.why(f"meld {meld}"), Reason.BLACK_THREES_NEED_THREE, have=len(meld), needed=6)
    assert not at.offered(f"meld {meld}")
    assert not at.may("ask")


def test_one_of_six_black_threes_cannot_be_the_last_discard() -> None:
    """All six are melded or none."""
    at = playing("3 3 3 3 3 3", melds=CANASTA, rules=ALL_SIX | {"final_discard": "required"})
    refused(at.why("meld 33333"), Reason.BLACK_THREES_NEED_THREE, have=5, needed=6)
    refused(at.why("meld 333333"), Reason.MUST_DISCARD_LAST)
    assert not at.may("ask")


def test_all_six_only_when_going_out() -> None:
    """pagat, Other Canasta Variations: "and only on the turn in which that player goes out"."""
    at = playing("3 3 3 3 3 3 9 8", melds=CANASTA, rules=ALL_SIX)
    refused(at.why("meld 333333"), Reason.BLACK_THREES_ONLY_GOING_OUT, left=2)
    wanting = playing("3 3 3 3 3 3", melds="K K K", rules=ALL_SIX)
    refused(wanting.why("meld 333333"), Reason.BLACK_THREES_ONLY_GOING_OUT, left=0)


def test_black_threes_with_the_three_canastas_of_canada() -> None:
    """pagat, Other Canasta Variations: going out needs two pure canastas and one of wild cards (matrix sequence 67)."""
    canada = PRESETS["canadian"]
    pure = "K K K K K K K, Q Q Q Q Q Q Q"
    without = playing("3 3 3 3 3 3 4", melds=f"{pure}, J J J J J J 2", rules=canada)
    refused(without.why("meld 333333"), Reason.BLACK_THREES_ONLY_GOING_OUT)
    at = playing("3 3 3 3 3 3 2 4", melds=f"{pure}, 2 2 2 2 * *", rules=canada)
    assert at.offered("meld 333333, 2 > 2")
    assert at.does("meld 333333, 2 > 2", "discard 4").table.result is not None
    assert at.does("meld 2 > 2", "meld 333333", "discard 4").table.result is not None


# -------------------------------------------------------------------------------------------------- with wild cards

WITH_WILDS = {"black_three_meld": "exit_turn_with_wilds"}


@pytest.mark.parametrize("rest", ["", "9"])
def test_wild_cards_may_go_with_the_black_threes_of_the_last_meld(rest: str) -> None:
    """cardgames.io, Update: "we allowed players to meld wild cards with Black Threes as part of the last meld"."""
    at = playing(f"3 3 2 {rest}", melds=CANASTA, rules=WITH_WILDS)
    assert at.offered("meld 332")
    laid = at.does("meld 332")
    meld = laid.table.melds[0][-1]
    assert (meld.kind, meld.naturals, meld.wilds) == (MeldKind.BLACK_THREES, 2, 1)
    done = laid.does("discard 9") if rest else laid
    assert done.table.result is not None
    assert done.score()[ScoreKey.MELDED_CARDS] == 70 + 5 + 5 + 20


def test_black_threes_with_wild_cards_are_the_last_meld_only() -> None:
    """cardgames.io, Update: "as part of the last meld"."""
    at = playing("3 3 2 5 9", melds=CANASTA, rules=WITH_WILDS)
    refused(at.why("meld 332"), Reason.BLACK_THREES_ONLY_GOING_OUT, left=2)
    laid = [play.cards for action in at.offers() if isinstance(action, LayDown) for play in action.plays]
    assert laid  # the two may go to the kings
    assert not any(cards & BLACK_THREES for cards in laid)
    no = playing("3 3 2 9", melds=CANASTA, rules=WITH_WILDS, question=False)
    refused(no.why("meld 332"), Reason.BLACK_THREES_ONLY_GOING_OUT, refused=True)


@pytest.mark.parametrize(
    "hand, options, reason, facts",
    [
        ("3 3", {}, Reason.TOO_FEW_CARDS, {"have": 2, "needed": 3}),
        ("3 2 2", {}, Reason.TOO_FEW_NATURALS, {"have": 1, "needed": 2}),
        ("3 3 2", {"min_naturals": 3}, Reason.TOO_FEW_NATURALS, {"have": 2, "needed": 3}),
        ("3 3 2 2 * *", {}, Reason.TOO_MANY_WILDS, {"have": 4, "allowed": 3}),
        ("3 3 2 2", {"wild_ratio": "naturals_gt_wilds"}, Reason.TOO_MANY_WILDS, {"have": 2, "allowed": 1}),
        ("3 3 3 3 2 2 * *", {"max_meld_cards": 7}, Reason.TOO_MANY_CARDS, {"have": 8, "allowed": 7}),
        ("3 3 2", {"max_wilds": 0}, Reason.TOO_MANY_WILDS, {"have": 1, "allowed": 0}),
    ],
)
def test_wild_cards_have_the_limits_of_any_meld(
    hand: str, options: dict[str, object], reason: Reason, facts: dict[str, object]
) -> None:
    """cardgames.io, The Play: "at least two natural cards of the same rank, and can contain up to three wild cards"."""
    at = playing(hand, melds=CANASTA, rules=WITH_WILDS | options)
    refused(at.why(f"meld {hand}"), reason, kind="black_threes", rank=3, **facts)
    assert not at.offered(f"meld {hand}")


def test_wild_cards_that_must_go_elsewhere_do_not_go_with_black_threes() -> None:
    """pagat, Wild Card Melds; Modern American Canasta, Melds: after the initial meld only beside five naturals."""
    locked = WITH_WILDS | {"wild_melds": True, "wild_meld_lock": True}
    begun = playing("3 3 2", melds=f"{CANASTA}, 222", rules=locked)
    refused(begun.why("meld 332"), Reason.WILDS_LOCKED)
    assert not begun.may("ask")
    five = playing("3 3 3 3 2", melds=CANASTA, rules=WITH_WILDS | {"rule_of_five": True})
    refused(five.why("meld 33332"), Reason.WILDS_NEED_FIVE_NATURALS, have=4, needed=5)
    assert five.offered("meld 3333")


def test_seven_cards_of_black_threes_and_wild_cards_are_no_canasta() -> None:
    """Matrix 1.5 and sequence 32: black threes are never a canasta, and need one elsewhere (D100)."""
    seven = "3 3 3 3 2 2 2"
    wanting = playing(seven, melds="K K K K K K", rules=WITH_WILDS)
    refused(wanting.why(f"meld {seven}"), Reason.BLACK_THREES_ONLY_GOING_OUT, left=0, canastas=0)
    at = playing(seven, melds=CANASTA, rules=WITH_WILDS).does(f"meld {seven}")
    assert not at.table.melds[0][-1].is_canasta
    assert ScoreKey.MIXED_CANASTAS not in at.score()


def test_what_black_threes_with_wild_cards_count() -> None:
    """Wikipedia 2005, Variations: all four black threes "can be made worth 100 points"; the wild cards count beside it."""

    def melded(hand: str, **options: object) -> int:
        at = playing(hand, melds=CANASTA, rules=WITH_WILDS | options).does(f"meld {hand}")
        return at.score()[ScoreKey.MELDED_CARDS] - 70

    assert melded("3 3 *", black_three_melded_value=50) == 150
    assert melded("3 3 3 2", bonus_four_black_threes=100) == 35
    assert melded("3 3 3 3 2", bonus_four_black_threes=100) == 120


@pytest.mark.parametrize(
    "hand, melds, offered",
    [
        ("3 3 3 2", CANASTA, ["meld 3332", "meld 333", "meld 332"]),
        ("3 3 2 *", CANASTA, ["meld 332*", "meld 332", "meld 33*"]),
        ("3 3 2 K", CANASTA, ["meld 332", "meld 332, K > K"]),
        ("3 3 2 K", "K K K K K K", ["meld 332, K > K"]),
        ("4 4 4 4 4 4 4 3 3 2", "", ["meld 4444444, 332"]),
    ],
)
def test_every_way_out_with_wild_cards_is_offered(hand: str, melds: str, offered: list[str]) -> None:
    """pagat, End of the hand: "by melding all of your cards, or by melding all but one and discarding your last card"."""
    at = playing(hand, melds=melds, totals=(3000, 0), rules=WITH_WILDS)
    assert all(at.offered(play) for play in offered)
    assert len(set(at.offers())) == len(at.offers())


def test_the_card_left_may_be_laid_on_the_black_threes() -> None:
    """cardgames.io, The Play: the two melds "will merge to form a single meld"."""
    at = playing("3 3 3 2", melds=CANASTA, rules=WITH_WILDS | {"discard_wild": "never"}).does("meld 333")
    assert at.offered("meld 2 > #2")
    assert at.does("meld 2 > #2").table.result is not None
    refused(at.why("discard 2"), Reason.DISCARD_NOT_ALLOWED)
    # Nobody comes there in a match: the black threes lie there, and their player does not go out.
    held = playing("2 3 5 6", melds=f"{CANASTA}, 3 3 3", rules=WITH_WILDS)
    refused(held.why("meld 2 > #2"), Reason.BLACK_THREES_ONLY_GOING_OUT, left=3)
    assert not held.offered("meld 2 > #2")
    assert not held.offered("meld 3 > #2")


def test_a_black_three_is_taken_with_a_black_three_and_a_wild_card() -> None:
    """Options black_three_blocks_pile and pile_block_tops; cardgames.io, Drawing cards: a frozen pile takes a pair."""
    lax = WITH_WILDS | {"black_three_blocks_pile": False, "pile_block_tops": ["wild"]}
    at = drawing("3 2", melds=CANASTA, pile="3", rules=lax)
    assert at.offered("take 3 2")
    assert at.does("take 3 2").table.result is not None
    frozen = drawing("3 2", melds=CANASTA, pile="* 3", rules=lax)
    refused(frozen.why("take 3 2"), Reason.PILE_FROZEN_NEEDS_PAIR, have=1)
    kept = drawing("3 2 9 9", melds=CANASTA, pile="3", rules=lax)
    refused(kept.why("take 3 2"), Reason.BLACK_THREES_ONLY_GOING_OUT, left=2)
