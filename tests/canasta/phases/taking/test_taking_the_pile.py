"""Taking an unfrozen pile, and an initial meld with the upcard (pagat, The Play in Classic Canasta; Initial Meld)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.canasta import engine
from bot.canasta.actions import LayDown, TakePile
from bot.canasta.errors import Reason
from bot.canasta.events import LaidDown, TookPile
from bot.canasta.notation.card_parser import parse_cards
from bot.canasta.turn import Phase, Took
from tests.support.builders import ME, cards, drawing, playing, refused

OTHERS = "QQQ"


# ----------------------------------------------------------------------------------------------- the three ways


@pytest.mark.parametrize(
    "hand, melds, use",
    [
        ("K K 4 6", OTHERS, "K K"),
        ("K 2 4 6", OTHERS, "K 2"),
        ("K * 4 6", OTHERS, "K *"),
        ("4 6 8", "KKK", ""),
        ("4 6 8", "K K 2 2 2", ""),
        ("K K 4 6", "KKK", "K K"),
        ("K 2 4 6", "KKK", "K 2"),
        ("K K K 2 4 6", OTHERS, "K K K 2"),
    ],
)
def test_the_upcard_is_melded_with_cards_of_the_hand_or_laid_off(hand: str, melds: str, use: str) -> None:
    """pagat: two naturals, one natural and one wild, or an own meld of the rank."""
    at = drawing(hand, melds=melds, pile="5 9 K").does(f"take {use}".strip())
    assert at.table.phase is Phase.PLAY
    assert at.table.turn.took is Took.PILE
    assert at.table.pile == b""
    assert "5" in at.hand()
    assert "9" in at.hand()
    laid = len(parse_cards(melds)) + 1 + len(parse_cards(use))
    assert sum(meld.size for meld in at.table.melds[0]) == laid


@pytest.mark.parametrize(
    "hand, melds, use, reason",
    [
        ("K 4 6", OTHERS, "", Reason.PILE_NEEDS_UPCARD_PLAY),
        ("K 4 6", OTHERS, "K", Reason.TOO_FEW_CARDS),
        ("2 * 4 6", OTHERS, "2 *", Reason.PILE_NEEDS_UPCARD_PLAY),  # never two wilds with the upcard
        ("2 4 6", OTHERS, "2", Reason.PILE_NEEDS_UPCARD_PLAY),
        ("Q Q 4 6", OTHERS, "Q Q", Reason.PILE_NEEDS_UPCARD_PLAY),  # other cards than the upcard's rank
        ("K K 9 4 6", OTHERS, "K K 9", Reason.PILE_NEEDS_UPCARD_PLAY),
        ("4 6 8", OTHERS, "K K", Reason.CARDS_NOT_IN_HAND),
        ("K K 2 2 2 2 5", OTHERS, "K K 2 2 2 2", Reason.TOO_MANY_WILDS),
        ("K 2 2 2 2 5", OTHERS, "K 2 2 2 2", Reason.TOO_MANY_WILDS),
        ("K 2 4 6", "K K K 2 2 2", "K 2", Reason.TOO_MANY_WILDS),  # matrix sequence 14
    ],
)
def test_what_does_not_take_the_pile(hand: str, melds: str, use: str, reason: Reason) -> None:
    refused(drawing(hand, melds=melds, pile="5 9 K").why(f"take {use}".strip()), reason)


def test_a_buried_card_does_not_help() -> None:
    """pagat: a five on top, another five buried, a single five in hand: it cannot be taken; with two fives it can."""
    refused(drawing("5 8 6", melds=OTHERS, pile="5 9 5").why("take 5"), Reason.TOO_FEW_CARDS, have=2)
    at = drawing("5 5 8 6", melds=OTHERS, pile="5 9 5").does("take 5 5")
    assert at.does("meld 5 > 5").melds() == ["Q Q Q", "5 5 5 5"]


@pytest.mark.parametrize(
    "hand, melds, pile, text, may",
    [
        ("6C 6C 7H 8D", "QQQ", "9 6D", "take 6C 6C", True),  # Bill
        ("5H 2D 2D QS QD", "KKK", "9 5S", "take 5H 2D", True),  # Mike, were the pile not frozen
        ("4 6 8", "KD KD KC 2H", "9 KH", "take", True),  # Lisa
        ("4 6 8", "KD KD KC 2H", "2 9 KH", "take", False),  # Bill, the pile being frozen
    ],
)
def test_the_examples_of_cardgames_io(hand: str, melds: str, pile: str, text: str, may: bool) -> None:
    """cardgames.io, Drawing cards."""
    assert drawing(hand, melds=melds, pile=pile).may(text) is may


def test_what_is_offered() -> None:
    at = drawing("K K 2 * 4", melds="KKK", pile="5 9 K")
    for text in ("draw", "take", "take KK", "take K2", "take K*"):
        assert at.offered(text), text
    unable = drawing("K 4 6", melds=OTHERS, pile="5 9 K")
    assert [type(action).__name__ for action in unable.offers()] == ["Draw"]


def test_the_whole_pile_goes_to_the_hand_and_may_be_melded_at_once() -> None:
    """pagat: "Take all the remaining cards ... If you wish, make further melds"; it empties the pile."""
    at = drawing("K K 4 4", melds=OTHERS, pile="4 7 9 K").does("take K K")
    assert at.hand() == "4 4 4 7 9"
    assert at.table.hand_sizes[0] == 5
    assert at.may("meld 444")
    after = at.does("meld 444", "discard 9")
    assert len(after.table.pile) == 1
    assert not after.table.pile_frozen


def test_everybody_sees_what_was_taken() -> None:
    at = drawing("K K 4 6", melds=OTHERS, pile="5C 9H KH").does("take K K")
    took, laid = at.events
    assert took == TookPile(ME, 13 * 4 + 2, 3, cards("5C 9H"))
    assert isinstance(laid, LaidDown)
    assert laid.size == 3
    assert laid.is_new
    assert at.table.known[0] == cards("5C 9H")
    gone = at.does("discard 9")
    assert gone.table.known[0] == cards("5C")


def test_nobody_must_take_the_pile_while_there_is_a_stock() -> None:
    """pagat: "A player may always opt to draw the top card of the face down pile"."""
    assert drawing("K K 4", melds="KKK", pile="9 K").may("draw")


def test_only_at_the_beginning_of_the_turn() -> None:
    refused(playing("K K 4", melds=OTHERS, pile="K").why("take K K"), Reason.ALREADY_DRAWN)
    refused(playing("K K 4", melds=OTHERS).why("draw"), Reason.ALREADY_DRAWN)
    refused(drawing("K K 4", melds=OTHERS, pile="").why("take K K"), Reason.PILE_EMPTY)
    at = drawing("4 6", melds=OTHERS, pile="K", hands={2: "K K 5"})
    refused(at.why("take K K", seat=2), Reason.NOT_YOUR_TURN, seat=0)


@pytest.mark.parametrize("top", ["2", "*", "3"])
def test_a_wild_card_or_black_three_on_top_bars_everybody(top: str) -> None:
    """pagat: "you can never take the discard pile if its top card is a wild card or a black three"."""
    at = drawing("2 2 * * 3 3 K K", melds="KKK", pile=f"9 {top}")
    for use in (f"take {top} {top}" if top != "*" else "take * *", "take", "take KK"):
        refused(at.why(use), Reason.PILE_BLOCKED)


OPEN_THREES = {"pile_block_tops": frozenset({"wild"}), "black_three_blocks_pile": False}
"""House rules under which a black three bars nobody."""


@pytest.mark.parametrize(
    "hand, melds, pile, take",
    [
        ("3 3", "KKKKKKK", "3", "take 3 3"),
        ("3 3", "KKKKKKK", "9 3", "take 3 3"),
        ("3 3 Q Q Q J", "KKKKKKK", "3", "take 3 3 with QQQ"),
        ("3 3 A A A A A * 2", "", "4 3", "take 3 3 with AAAAA*2"),
    ],
)
def test_a_black_three_that_blocks_nobody_is_taken_to_go_out(
    hand: str, melds: str, pile: str, take: str
) -> None:
    """pagat, Threes in Classic Canasta: black threes are melded only in going out, so this is one action."""
    at = drawing(hand, melds=melds, pile=pile, rules=OPEN_THREES)
    assert at.may(take)
    assert at.offered(take)
    assert not drawing(hand, melds=melds, pile=pile).offered(take)
    more = drawing(f"{hand} 5 7", melds=melds, pile=pile, rules=OPEN_THREES)
    refused(more.why(take), Reason.BLACK_THREES_ONLY_GOING_OUT)
    assert not more.offered(take)


def test_a_black_three_is_taken_where_the_card_below_completes_the_canasta() -> None:
    at = drawing("3 3 Q Q", melds="KKKKKK, QQQ", pile="K 3", rules=OPEN_THREES)
    (take,) = (action for action in at.offers() if isinstance(action, TakePile))
    out = engine.apply(at.state, at.seat, take).state
    (king,) = (
        action for action in engine.legal_actions(engine.view_of(out, at.seat)) if isinstance(action, LayDown)
    )
    assert engine.apply(out, at.seat, king).state.table.result is not None


def test_where_every_legal_take_is_forced_a_black_three_is_taken_too() -> None:
    """Wikipedia 2005, Going out: "If the player can legally pick up the discard pile ... they must do so"."""
    forced = {**OPEN_THREES, "stock_exhaustion": "forced_if_legal"}
    at = drawing("3 3", melds="KKKKKKK", pile="9 3", stock="", rules=forced)
    refused(at.why("pass"), Reason.MUST_TAKE_PILE)
    assert drawing("3 3", melds="KKKKKKK", pile="9 3", stock="", rules=OPEN_THREES).may("pass")


# ------------------------------------------------------------------------------------------------ keeping a card


@pytest.mark.parametrize(
    "hand, pile, reason",
    [
        ("K K", "9 K", Reason.MUST_KEEP_CARD),  # matrix sequence 5
        ("K K", "9 8 K", None),
        ("K K 4", "K", Reason.MUST_KEEP_CARD),
        ("K K 4", "9 K", None),
        ("K K", "K", Reason.MUST_KEEP_CARD),
    ],
)
def test_a_take_must_leave_a_card_to_keep(hand: str, pile: str, reason: Reason | None) -> None:
    """pagat, Going Out: "you are not allowed to leave yourself without any cards at the end of your turn"."""
    at = drawing(hand, melds=OTHERS, pile=pile)
    if reason is None:
        assert at.may("take K K")
    else:
        refused(at.why("take K K"), reason, canastas=0, needed=1)
        assert not at.offered("take K K")
    out = drawing(hand, melds="Q Q Q Q Q Q Q", pile=pile)
    assert out.may("take K K")


def test_a_take_may_complete_the_canasta_and_go_out() -> None:
    at = drawing("K K", melds="K K K K", pile="K").does("take K K")
    assert at.table.result is not None
    assert at.table.result.went_out == 0


def test_a_take_may_count_on_the_card_it_leaves_to_complete_the_canasta() -> None:
    at = drawing("K K 2", melds="K K K", pile="K").does("take K K")
    assert at.hand() == "2"
    refused(at.why("discard 2"), Reason.MUST_KEEP_CARD)
    assert at.does("meld 2 > K").table.result is not None


def test_one_card_does_not_take_one_card() -> None:
    """pagat lists it among the Viennese changes (matrix D24); option one_card_hand_takes_one_card_pile."""
    canasta = "Q Q Q Q Q Q Q, KKK"
    refused(drawing("4", melds=canasta, pile="K").why("take"), Reason.PILE_ONE_CARD)
    assert drawing("4", melds=canasta, pile="9 K").may("take")
    assert drawing("4 6", melds=canasta, pile="K").may("take")
    viennese = {"one_card_hand_takes_one_card_pile": True}
    at = drawing("4", melds=canasta, pile="K", rules=viennese).does("take")
    assert at.does("discard 4").table.result is not None
    refused(drawing("4", melds="KKK", pile="K", rules=viennese).why("take"), Reason.MUST_KEEP_CARD)


# ------------------------------------------------------------------------------------ the initial meld with the pile


@pytest.mark.parametrize(
    "total, text, counted, needed",
    [
        (0, "take KK", 30, 50),
        (0, "take KK with QQ2", 70, None),  # pagat's example: K-K-K and Q-Q-2
        (1500, "take KK with QQ2", 70, 90),  # although a king and a queen lie below
        (0, "take KK2", 50, None),
        (-5, "take KK", 30, None),
    ],
)
def test_only_the_upcard_counts(total: int, text: str, counted: int, needed: int | None) -> None:
    """pagat, Initial Meld: "You cannot count any other cards in the pile"; matrix sequence 1."""
    at = drawing("K K Q Q 2 4", pile="Q K 9 K", totals=(total, 0))
    if needed is None:
        assert at.may(text)
    else:
        refused(at.why(text), Reason.BELOW_INITIAL_MELD, needed=needed, counted=counted)


def test_buried_cards_may_be_added_afterwards() -> None:
    at = drawing("K K Q Q 2 4", pile="Q K 9 K").does("take KK with QQ2")
    assert at.does("meld K > K, Q > Q").melds() == ["K K K K", "2 Q Q Q"]


def test_an_initial_meld_with_the_pile_needs_a_natural_pair() -> None:
    """pagat, Frozen Discard Pile 3; matrix sequence 2: the other melds may hold wild cards."""
    at = drawing("K 2 Q Q Q * 4", pile="9 K")
    refused(at.why("take K2 with QQQ*"), Reason.PILE_FROZEN_NEEDS_PAIR, have=1, why="unmelded")
    refused(at.why("take K*"), Reason.PILE_FROZEN_NEEDS_PAIR, have=1, why="unmelded")


def test_a_failed_take_moves_nothing() -> None:
    """Matrix sequence 3: show, verify, then take."""
    at = drawing("K K 4 6", pile="9 K")
    refused(at.why("take KK"), Reason.BELOW_INITIAL_MELD)
    assert at.table.pile_size == 2
    assert at.may("draw")


def test_offered_initial_takes_reach_the_requirement() -> None:
    at = drawing("K K Q Q 2 4 6", pile="9 K")
    takes = [action for action in at.offers() if "Take" in type(action).__name__]
    assert takes
    assert at.offered("take KK with QQ2") or at.offered("take KK2")
    assert len(drawing("K K 4 6", pile="9 K").offers()) == 1


def test_a_natural_pair_that_is_too_little_is_no_way_out_of_the_minimum() -> None:
    """Matrix sequence 8: by way of the pile the minimum is due even when the whole hand goes."""
    at = drawing("4 4 4 4 4 4 9", pile="4", totals=(0, 0))
    refused(at.why("take 4 4 4 4 4 4"), Reason.BELOW_INITIAL_MELD, needed=50, counted=35)


# ---------------------------------------------------------------------------------------------------------- options


@pytest.mark.parametrize(
    "options, hand, melds, text, reason",
    [
        ({"pile_natural_plus_wild": False}, "K 2 4 6", OTHERS, "take K2", Reason.PILE_NATURAL_PLUS_WILD_OFF),
        ({"pile_layoff_to_meld": False}, "4 6 8", "KKK", "take", Reason.PILE_LAYOFF_OFF),
        (
            {"pile_layoff_to_canasta": False},
            "4 6 8",
            "K K K K 2 2 2",
            "take",
            Reason.PILE_LAYOFF_TO_CANASTA_OFF,
        ),
        (
            {"block_on_taker_canasta_rank": True},
            "K K 4 6",
            "K K K K K 2 2",
            "take KK",
            Reason.PILE_BLOCKED_BY_CANASTA,
        ),  # pagat, Viennese; matrix sequence 30
        ({"pile_always_frozen": True}, "K 2 4 6", "KKK", "take K2", Reason.PILE_FROZEN_NEEDS_PAIR),
    ],
)
def test_options_that_narrow_taking(
    options: dict[str, Any], hand: str, melds: str, text: str, reason: Reason
) -> None:
    """pagat, Restrictions on taking the discard pile; Discard pile always frozen; Viennese Canasta."""
    assert drawing(hand, melds=melds, pile="9 K").offered(text)
    narrowed = drawing(hand, melds=melds, pile="9 K", rules=options)
    refused(narrowed.why(text), reason)
    assert not narrowed.offered(text)


def test_without_layoff_to_a_canasta_the_pair_still_takes() -> None:
    """pagat: "the three additional cards are then added to that canasta"."""
    off = {"pile_layoff_to_canasta": False}
    at = drawing("K K 2 4 6", melds="K K K K K 2 2", pile="9 K", rules=off)
    assert at.may("take KK")
    assert at.may("take K2")
    full = drawing("K 2 4 6", melds="K K K K 2 2 2", pile="9 K", rules=off)
    refused(full.why("take K2"), Reason.TOO_MANY_WILDS)  # pagat, solution 3


def test_a_pile_that_matches_an_own_canasta_may_be_barred_altogether() -> None:
    """pagat, solution 4: option own_canasta_take_conflict."""
    options = {"pile_layoff_to_canasta": False, "own_canasta_take_conflict": "never_take"}
    at = drawing("K K 4 6", melds="K K K K K 2 2", pile="9 K", rules=options)
    refused(at.why("take KK"), Reason.PILE_BLOCKED_BY_CANASTA, rank=13)
    assert drawing("K K 4 6", melds="K K K K 2 2", pile="9 K", rules=options).may("take KK")


def test_without_layoff_natural_and_wild_still_join_an_own_meld() -> None:
    at = drawing("K 2 4 6", melds="KKK", pile="9 K", rules={"pile_layoff_to_meld": False})
    assert at.offered("take K2")
    refused(at.why("take 2"), Reason.PILE_LAYOFF_OFF)


def test_no_pile_on_the_turn_of_the_initial_meld() -> None:
    """Option initial_pile_allowed."""
    assert drawing("K K 2 4 6", pile="9 K").may("take KK2")
    at = drawing("K K 2 4 6", pile="9 K", rules={"initial_pile_allowed": "no"})
    refused(at.why("take KK2"), Reason.PILE_NOT_FOR_INITIAL_MELD)
    assert len(at.offers()) == 1


def test_an_unmelded_side_may_be_free_of_the_freeze() -> None:
    """Option pile_frozen_until_melded."""
    at = drawing("K * 4 6", pile="9 K")
    refused(at.why("take K*"), Reason.PILE_FROZEN_NEEDS_PAIR, why="unmelded")
    assert drawing("K * 4 6", pile="9 K", rules={"pile_frozen_until_melded": False}).may("take K*")
