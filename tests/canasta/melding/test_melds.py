"""What is a meld (pagat, Melds and Canastas; Melds in Classic Canasta; Wikipedia 2005, Melds and Canastas)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.canasta.actions import LayDown, Play
from bot.canasta.cards import NO_CARDS
from bot.canasta.engine import check
from bot.canasta.errors import Reason
from bot.canasta.events import CanastaCompleted, LaidDown
from bot.canasta.melds import Make, MeldId, MeldKind
from tests.support.builders import ME, OURS, cards, drawing, playing, refused

OTHERS = "QQQ"
"""A meld of the own side, so that no requirement is due."""


# ------------------------------------------------------------------------------------------------ the shape of melds


@pytest.mark.parametrize(
    "meld",
    [
        "K K K",
        "K K 2",
        "K K *",
        "K K 2 *",
        "K K 2 2 *",
        "K K 2 2 2",
        "5 5 2",  # Wikipedia 2005
        "9 9 9 2 2 *",  # Wikipedia 2005
        "8 8 8 8 8 2 *",  # pagat
        "K K K K 2 2 2",
        "K K K K K K K K",
        "K K K K K K K K 2 2 *",  # cardgames.io: the largest meld has eleven cards
    ],
)
def test_a_meld_has_three_cards_two_naturals_and_at_most_three_wilds(meld: str) -> None:
    """pagat: "Every meld must contain at least two natural cards ... No meld can contain more than three"."""
    assert playing(f"{meld} 4 6", melds=OTHERS).may(f"meld {meld}")


@pytest.mark.parametrize(
    "meld, reason, facts",
    [
        ("K K", Reason.TOO_FEW_CARDS, {"rank": 13, "have": 2, "needed": 3}),
        ("K", Reason.TOO_FEW_NATURALS, {"rank": 13, "have": 1, "needed": 2}),
        ("K 2 2", Reason.TOO_FEW_NATURALS, {"have": 1, "needed": 2}),
        ("5 2 2", Reason.TOO_FEW_NATURALS, {"rank": 5}),  # Wikipedia 2005
        ("5 * *", Reason.TOO_FEW_NATURALS, {"rank": 5}),  # cardgames.io
        ("9 9 2 2 2 *", Reason.TOO_MANY_WILDS, {"rank": 9, "have": 4, "allowed": 3}),  # Wikipedia 2005
        ("K K K K 2 2 * *", Reason.TOO_MANY_WILDS, {"have": 4, "allowed": 3}),
        ("2 2 2", Reason.WILDS_ONLY, {}),
        ("2 2 2 2 * * *", Reason.WILDS_ONLY, {}),
        ("K Q J", Reason.MIXED_RANKS, {}),
        ("K K 9 9", Reason.MIXED_RANKS, {}),
        ("5H 6H 7H", Reason.MIXED_RANKS, {}),  # Scarne: no sequences
    ],
)
def test_what_is_no_meld(meld: str, reason: Reason, facts: dict[str, Any]) -> None:
    refused(playing(f"{meld} 4 6", melds=OTHERS).why(f"meld {meld}"), reason, **facts)


def test_suits_do_not_matter() -> None:
    """Wikipedia 2005: "Suits are not considered"."""
    assert playing("KH KH KS 4 6", melds=OTHERS).may("meld KH KH KS")


# ------------------------------------------------------------------------------------------------------ laying off


@pytest.mark.parametrize("card", ["K", "2", "*", "K 2", "K K * 2"])
def test_cards_are_added_to_melds_of_the_own_side(card: str) -> None:
    """pagat: "to any of your side's melds, whether begun by yourself or by your partner"."""
    at = playing(f"{card} 4 6", melds="KKK").does(f"meld {card} > K")
    assert at.melds() == [" ".join(sorted(f"{card} K K K".split(), key="*2K".index))]
    assert len(at.table.melds[0]) == 1


def test_nothing_is_added_to_melds_of_the_other_side() -> None:
    """pagat: "you can never add cards to an opponent's meld"."""
    at = playing("K 4 6", melds="QQQ", theirs="KKK")
    theirs = at.table.melds[1][0].id
    refused(at.why(f"meld K > #{theirs}"), Reason.NOT_YOUR_MELD, meld=theirs)
    refused(at.why("meld K > #9"), Reason.NO_SUCH_MELD, meld=9)


def test_both_sides_may_have_melds_of_the_same_rank() -> None:
    """pagat: "not unusual to have a meld of the same rank as one of your opponents' melds"."""
    at = playing("K K K 4 6", melds="QQQ", theirs="KKK").does("meld KKK")
    assert (at.melds(0), at.melds(1)) == (["Q Q Q", "K K K"], ["K K K"])


def test_a_lay_off_must_be_of_the_rank_or_wild() -> None:
    refused(playing("K 4 6", melds="QQQ").why("meld K > Q"), Reason.MIXED_RANKS)


def test_wild_cards_alone_must_name_their_meld() -> None:
    refused(playing("2 4 6", melds="QQQ").why("meld 2"), Reason.WILDS_ONLY)
    assert playing("2 4 6", melds="QQQ").may("meld 2 > Q")


# --------------------------------------------------------------------------------------------- one meld of each rank


@pytest.mark.parametrize(
    "laid, added, reason",
    [
        ("K K 2 2", "K K 2 *", Reason.TOO_MANY_WILDS),  # matrix sequence 11
        ("K K 2 2", "K K *", None),
        ("K K K 2 2 *", "K K 2", Reason.TOO_MANY_WILDS),
        ("K K 2 2", "K 2", None),
        ("K K K", "K K", None),
        ("K K K", "K", None),
    ],
)
def test_a_set_of_a_rank_joins_the_meld_of_that_rank(laid: str, added: str, reason: Reason | None) -> None:
    """pagat: "automatically merged into that meld, provided that the limit of three wild cards is not exceeded"."""
    at = playing(f"{added} 4 6", melds=laid)
    if reason is not None:
        refused(at.why(f"meld {added}"), reason, have=4, allowed=3)
        return
    after = at.does(f"meld {added}")
    assert len(after.table.melds[0]) == 1
    assert after.table.melds[0][0].size == len(f"{laid} {added}".split())


def test_two_plays_of_one_lay_down_join_as_well() -> None:
    at = playing("K K K K 2 2 2 2 4 6", melds=OTHERS)
    refused(at.why("meld KK2, KK222"), Reason.TOO_MANY_WILDS, have=4, allowed=3)
    assert at.does("meld KK2, KK22").melds() == ["Q Q Q", "2 2 2 K K K K"]


def test_pieces_that_are_a_meld_only_together_are_one() -> None:
    """Only the final content of each meld counts (matrix 1.5)."""
    at = playing("K K K 2 4 6", melds=OTHERS)
    assert at.does("meld K, KK").melds() == ["Q Q Q", "K K K"]
    refused(at.why("meld K, K"), Reason.TOO_FEW_CARDS)


def test_a_wild_card_may_name_a_meld_begun_in_the_same_play() -> None:
    at = playing("K K 2 4 6", melds=OTHERS)
    assert at.does("meld KK, 2 > #2").melds() == ["Q Q Q", "2 K K"]
    refused(at.why("meld 2 > #2, KK"), Reason.NO_SUCH_MELD, meld=2)


def test_melds_are_numbered_through_both_sides() -> None:
    at = playing("K K K 9 9 9 4 6", melds="QQQ", theirs="555, 777").does("meld KKK, 999")
    assert [meld.id for meld in at.table.melds[0]] == [1, 4, 5]
    assert [meld.id for meld in at.table.melds[1]] == [2, 3]


# --------------------------------------------------------------------------------------------------------- canastas


def test_melds_that_join_may_become_a_canasta() -> None:
    """cardgames.io, The Play: h10 d10 d10 and later s10 s10 c10 d2 form one meld."""
    at = playing("10S 10S 10C 2D 4 6", melds="10H 10D 10D").does("meld 10S 10S 10C 2D")
    assert at.melds() == ["2 10 10 10 10 10 10"]
    assert at.table.melds[0][0].make is Make.MIXED
    assert [event for event in at.events if isinstance(event, CanastaCompleted)]


def test_seven_cards_are_a_canasta() -> None:
    """pagat: "A meld of seven cards is called a canasta"."""
    at = playing("K 4 6", melds="K K K K K K").does("meld K > K")
    assert CanastaCompleted(ME, OURS, MeldId(1), 13, Make.NATURAL) in at.events
    assert at.table.melds[0][0].is_canasta
    mixed = playing("2 4 6", melds="K K K K K K").does("meld 2 > K")
    assert CanastaCompleted(ME, OURS, MeldId(1), 13, Make.MIXED) in mixed.events


def test_a_canasta_may_be_laid_at_once() -> None:
    at = playing("K K K K 2 2 2 4 6").does("meld KKKK222")
    assert [type(event) for event in at.events] == [LaidDown, CanastaCompleted]


def test_a_canasta_grows_without_limit_of_naturals_and_stays_one() -> None:
    """pagat: "There is no limit on the number of natural cards"; matrix sequence 13."""
    at = playing("K 4 6", melds="K K K K K K K").does("meld K > K")
    assert not [event for event in at.events if isinstance(event, CanastaCompleted)]
    assert at.table.melds[0][0].size == 8


def test_a_wild_card_makes_a_natural_canasta_mixed() -> None:
    """pagat: "A wild card added to a pure canasta of course makes it mixed"; matrix sequence 12."""
    at = playing("2 4 6", melds="K K K K K K K").does("meld 2 > K")
    assert at.table.melds[0][0].make is Make.MIXED


def test_a_canasta_with_three_wild_cards_takes_no_more() -> None:
    """pagat: "Once a canasta contains three wild cards, no further wild cards can be added"."""
    at = playing("2 K 4 6", melds="K K K K 2 2 2")
    refused(at.why("meld 2 > K"), Reason.TOO_MANY_WILDS, have=4, allowed=3)
    assert at.may("meld K > K")


# --------------------------------------------------------------------------------------- whose turn, which cards


def test_melding_needs_a_draw_first() -> None:
    refused(drawing("K K K 4", melds=OTHERS).why("meld KKK"), Reason.MUST_DRAW_FIRST)


def test_only_the_player_whose_turn_it_is_melds() -> None:
    at = playing("4 6", melds=OTHERS, hands={2: "K K K 5", 1: "9 9 9 5"}, theirs="888")
    refused(at.why("meld KKK", seat=2), Reason.NOT_YOUR_TURN, seat=0)
    refused(at.why("meld 999", seat=1), Reason.NOT_YOUR_TURN, seat=0)
    assert not at.offers(1)
    assert not at.offers(2)


def test_only_cards_of_the_own_hand_are_melded() -> None:
    at = playing("K K 4 6", melds=OTHERS)
    refused(at.why("meld KC KD KH"), Reason.CARDS_NOT_IN_HAND, missing=(13 * 4 + 2,))
    refused(check(at.view(), LayDown((Play(cards("KC KC KC")),))), Reason.CARDS_NOT_IN_HAND, wanted=3, held=2)
    # Enough kings, but not this one: here the suit matters.
    refused(at.why("meld KS", seat=0), Reason.CARDS_NOT_IN_HAND, rank=None, wanted=None)


def test_something_must_be_laid() -> None:
    at = playing("K K 4 6", melds=OTHERS)
    refused(check(at.view(), LayDown(())), Reason.NOTHING_PLAYED)
    refused(check(at.view(), LayDown((Play(NO_CARDS),))), Reason.NOTHING_PLAYED)
    refused(check(at.view(), LayDown((Play(cards("KC KD")), Play(NO_CARDS)))), Reason.NOTHING_PLAYED)


def test_what_is_laid_stays_and_is_told() -> None:
    at = playing("K K K 4 6", melds=OTHERS).does("meld KKK")
    meld = at.table.melds[0][1]
    assert at.events == (LaidDown(ME, meld.id, MeldKind.RANK, 13, meld.cards, is_new=True, size=3),)
    assert at.hand() == "4 6"
    assert at.table.hand_sizes[0] == 2
    assert (meld.parts[0].seat, meld.parts[0].turn, meld.parts[0].cards) == (0, 9, meld.cards)
    assert at.table.has_melded == (True, False)


# ---------------------------------------------------------------------------------------------------------- options


@pytest.mark.parametrize(
    "option, value, meld, reason",
    [
        ("wild_ratio", "naturals_gt_wilds", "9 9 9 2 2 *", Reason.TOO_MANY_WILDS),  # Wikipedia 2005, variants
        ("wild_ratio", "naturals_ge_wilds", "Q Q 2 2 2", Reason.TOO_MANY_WILDS),  # pagat, Viennese
        (
            "wild_ratio",
            "naturals_ge_twice_wilds",
            "Q Q Q 2 2",
            Reason.TOO_MANY_WILDS,
        ),  # Wikipedia 2005, Samba
        ("max_wilds", 2, "Q Q Q 2 2 2", Reason.TOO_MANY_WILDS),
        ("max_wilds", 0, "Q Q 2", Reason.TOO_MANY_WILDS),
        ("max_meld_cards", 7, "Q Q Q Q Q Q Q Q", Reason.TOO_MANY_CARDS),
    ],
)
def test_options_that_narrow_melds(option: str, value: object, meld: str, reason: Reason) -> None:
    assert playing(f"{meld} 4 6", melds="KKK").may(f"meld {meld}")
    refused(playing(f"{meld} 4 6", melds="KKK", rules={option: value}).why(f"meld {meld}"), reason)


@pytest.mark.parametrize("ratio", ["naturals_gt_wilds", "naturals_ge_wilds", "naturals_ge_twice_wilds"])
def test_the_ratio_is_tested_on_the_whole_meld_after_each_addition(ratio: str) -> None:
    at = playing("2 K 4 6", melds="K K 2", rules={"wild_ratio": ratio})
    assert at.may("meld 2 > K") is (ratio == "naturals_ge_wilds")
    assert at.may("meld K2 > K") is (ratio != "naturals_ge_twice_wilds")


def test_without_an_absolute_limit_only_the_ratio_counts() -> None:
    """Option max_wilds = none."""
    meld = "K K K K 2 2 2 *"
    refused(playing(f"{meld} 4 6", melds=OTHERS).why(f"meld {meld}"), Reason.TOO_MANY_WILDS)
    free = playing(f"{meld} 4 6", melds=OTHERS, rules={"max_wilds": None, "wild_ratio": "naturals_ge_wilds"})
    assert free.may(f"meld {meld}")


def test_a_full_meld_takes_nothing_more() -> None:
    """Option max_meld_cards."""
    at = playing("K 2 4 6", melds="K K K K K K K", rules={"max_meld_cards": 7})
    refused(at.why("meld K > K"), Reason.TOO_MANY_CARDS, have=8, allowed=7)
    refused(at.why("meld 2 > K"), Reason.TOO_MANY_CARDS, have=8, allowed=7)
    assert not at.offered("meld K > K")
    assert playing("K 2 4 6", melds="K K K K K K K").offered("meld K > K")
