"""Red threes in play (pagat, Threes in Classic Canasta; Hoyle, Red threes). Their score: test_scoring.py."""

from __future__ import annotations

import pytest

from bot.canasta.cards import NO_CARDS, rank_counts
from bot.canasta.errors import Reason
from bot.canasta.events import Drew, DrewCards, RoundEnded, ThreesLaid, TookPile, visible_to
from bot.canasta.rules.presets import rules_of
from bot.canasta.turn import Phase, Took
from bot.canasta.view import EndReason, ScoreKey
from tests.support.builders import LEFT, ME, cards, drawing, playing, refused


def test_a_drawn_red_three_is_laid_and_replaced() -> None:
    """pagat: "must immediately be placed face-up ... You then draw a replacement card"."""
    at = drawing("4 9 J", stock="3H 5C 6C").does("draw")
    assert at.table.laid_threes[0] == cards("3H")
    assert at.hand() == "4 5 9 J"
    assert at.table.stock_size == 1
    assert at.table.phase is Phase.PLAY
    assert at.events == (ThreesLaid(ME, cards("3H"), 1), Drew(ME, 1, 1), DrewCards(ME, cards("5C")))


def test_red_threes_are_replaced_until_another_card_comes() -> None:
    """Matrix sequence 20."""
    at = drawing("4 9 J", stock="3H 3D 3H KC 6C").does("draw")
    assert at.table.laid_threes[0] == cards("3H 3H 3D")
    assert at.hand() == "4 9 J K"


def test_the_others_see_the_red_three_but_not_the_card_drawn_for_it() -> None:
    at = drawing("4 9 J", stock="3H 5C 6C").does("draw")
    assert visible_to(at.events, LEFT) == (ThreesLaid(ME, cards("3H"), 1), Drew(ME, 1, 1))
    assert visible_to(at.events, None) == visible_to(at.events, LEFT)


def test_a_red_three_as_last_card_of_the_stock_ends_the_round() -> None:
    """pagat, Going Out: "there is no replacement card ... the play immediately ends"; it is laid and counts."""
    at = drawing("4 9 J", stock="3H", melds="KKK", hands={2: "4", 1: "5", 3: "5"}).does("draw")
    assert at.table.phase is Phase.BETWEEN_ROUNDS
    assert at.table.result is not None
    assert at.table.result.reason is EndReason.LAST_CARD_RED_THREE
    assert at.table.result.went_out is None
    assert at.score()[ScoreKey.RED_THREES] == 100
    assert [type(event) for event in at.events] == [ThreesLaid, RoundEnded]
    assert at.events[0] == ThreesLaid(ME, cards("3H"), 0)
    refused(at.why("discard 4", 0), Reason.ROUND_NOT_RUNNING)
    refused(at.why("meld 4", 0), Reason.ROUND_NOT_RUNNING)


def test_two_red_threes_at_the_end_of_the_stock_end_the_round_too() -> None:
    at = drawing("4 9 J", stock="3H 3D").does("draw")
    assert at.table.result is not None
    assert at.table.laid_threes[0] == cards("3H 3D")
    assert at.events[0] == ThreesLaid(ME, cards("3H 3D"), 1)


def test_a_red_three_before_the_last_card_is_an_ordinary_draw() -> None:
    """Matrix sequence 22."""
    at = drawing("4 9 J", stock="3H 5C").does("draw")
    assert at.table.phase is Phase.PLAY
    assert at.table.stock_size == 0
    assert at.hand() == "4 5 9 J"


def test_a_red_three_in_a_taken_pile_is_laid_without_replacement() -> None:
    """pagat: "the player puts the red three face-up ... but does not draw a replacement card"; matrix sequence 18."""
    at = drawing("K K 4 9", melds="QQQ", pile="3H 5C KH", stock="8 8").does("take KK")
    assert at.table.laid_threes[0] == cards("3H")
    assert at.hand() == "4 5 9"
    assert at.table.stock_size == 2
    assert [type(event) for event in at.events] == [
        TookPile,
        *[type(e) for e in at.events[1:-1]],
        ThreesLaid,
    ]
    assert at.events[-1] == ThreesLaid(ME, cards("3H"), 0)
    assert at.events[0] == TookPile(ME, cards_top("KH"), 3, cards("5C"))
    assert at.table.turn.took is Took.PILE


def cards_top(text: str) -> int:
    return cards(text).bit_length() // 8


def test_red_threes_are_no_meld() -> None:
    """pagat: "they do not count as meld, and do not help you to satisfy the minimum count requirement"."""
    at = playing("K K K 4 9", red_threes={0: "3H 3D"})
    assert not at.table.has_melded[0]
    refused(at.why("meld KKK"), Reason.BELOW_INITIAL_MELD, needed=50, counted=30)


def test_red_threes_are_neither_melded_nor_thrown() -> None:
    """Wikipedia 2005, Melds: "Red threes may never be melded". No hand ever holds one; the engine says no all the same."""
    due = playing("3H 3H 3D 4 9", melds="KKK")
    refused(due.why("discard 3H"), Reason.MUST_LAY_THREES, held=3, allowed=0)
    at = playing("3H 3H 3D 4 9", melds="KKK", stock="")
    refused(at.why("meld 3H 3H 3D"), Reason.RED_THREE_NOT_PLAYABLE)
    refused(at.why("meld 3H > K"), Reason.RED_THREE_NOT_PLAYABLE)
    refused(at.why("discard 3H"), Reason.DISCARD_NOT_ALLOWED, card=cards_top("3H"))


@pytest.mark.parametrize(
    "stock, hand, laid, over",
    [
        ("5C 6C 7C", "4 5 6 9", "", False),
        ("3H 5C 6C 7C", "4 5 6 9", "3H", False),
        ("5C 3H 6C", "4 5 6 9", "3H", False),
        ("5C", "4 5 9", "", False),
        ("3H 5C", "4 5 9", "3H", False),
        ("5C 3H", "4 5 9", "3H", False),
        ("3H", "4 9", "3H", True),
        ("3H 3D", "4 9", "3H 3D", True),
    ],
)
def test_drawing_two_cards(stock: str, hand: str, laid: str, over: bool) -> None:
    """Option draw_count; matrix sequences 23 and 24 (pagat, two players)."""
    at = drawing("4 9", stock=stock, rules={"draw_count": 2}).does("draw")
    assert at.hand(0) == hand
    assert at.table.laid_threes[0] == (cards(laid) if laid else NO_CARDS)
    assert (at.table.result is not None) is over
    assert at.table.hand_sizes[0] == len(hand.split())
    assert sum(rank_counts(at.view(0).hand)) == at.table.hand_sizes[0]


@pytest.mark.parametrize(
    "stock, hand, laid, reason",
    [
        ("5C 6C 3H", "4 5 6 9", "", None),
        ("3H 5C 6C", "4 5 6 9", "3H", None),
        ("5C", "4 5 9", "", None),
        ("3H 5C", "4 5 9", "3H", EndReason.STOCK_EXHAUSTED),
        ("3H 3D 5C", "4 5 9", "3H 3D", EndReason.STOCK_EXHAUSTED),
        ("5C 3H", "4 5 9", "3H", EndReason.LAST_CARD_RED_THREE),
        ("3D 5C 3H", "4 5 9", "3D 3H", EndReason.LAST_CARD_RED_THREE),
        ("3H", "4 9", "3H", EndReason.LAST_CARD_RED_THREE),
    ],
)
@pytest.mark.parametrize("game", ["samba", "bolivia", "brazilian", "hollywood"])
def test_a_red_three_of_two_cards_that_nothing_replaces(
    game: str, stock: str, hand: str, laid: str, reason: EndReason | None
) -> None:
    """Wikipedia 2005, Going out: the round ends when "a player is required to draw an additional card as a result of drawing
    a red three" and there is none, and "the player may not meld any cards before".
    """
    at = drawing("4 9", stock=stock, rules=rules_of(game)).does("draw")
    result = at.table.result
    assert (result and result.reason) == reason
    assert at.hand(0) == hand
    assert at.table.laid_threes[0] == (cards(laid) if laid else NO_CARDS)
