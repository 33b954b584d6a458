"""Taking a part of the pile, and an initial meld from the hand before the pile is taken."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.canasta import engine
from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import size
from bot.canasta.errors import Reason
from bot.canasta.events import DrewHidden, ThreesLaid, TookPile
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.notation.writing import action_text
from bot.canasta.rules.presets import PRESETS
from bot.canasta.state import Hidden
from tests.support.builders import Situation, cards, drawing, refused

AMERICAN = {
    "initial_pile_allowed": "yes_after_hand_meld",
    "pile_always_frozen": True,
    "max_meld_cards": 7,
    "initial_purity": "pure_three_or_wild",
    "initial_minimums": [[None, 125]],
}


def taken(extent: str, pile: str, take: str = "take KK", hand: str = "K K 4 6", **options: Any) -> Situation:
    own = {"pile_take_extent": extent} | options
    return drawing(hand, melds="QQQ", pile=pile, rules=own).does(take)


@pytest.mark.parametrize(
    "extent, pile, hand, left",
    [
        ("top_only", "5 7 9 K", "4 6", 3),  # Wikipedia 2005, Hand & Foot; matrix sequence 66
        ("top_3", "5 7 9 K", "4 6 7 9", 1),
        ("top_5", "5 5 5 7 7 9 K", "4 5 6 7 7 9", 2),  # pagat, Jonola: only the top five cards
        ("top_7", "5 7 9 K", "4 5 6 7 9", 0),
        ("until_wild", "5 2 7 9 K", "4 6 7 9", 2),  # pagat: only as far as the next wild card
        ("until_wild", "5 7 9 K", "4 5 6 7 9", 0),
        ("all", "5 2 7 9 K", "2 4 5 6 7 9", 0),
    ],
)
def test_how_much_of_the_pile_comes(extent: str, pile: str, hand: str, left: int) -> None:
    """pagat, Other Variations: a limit on the number of cards taken from the discard pile."""
    at = taken(extent, pile)
    assert at.hand() == hand
    assert len(at.table.pile) == left
    took = at.events[0]
    assert isinstance(took, TookPile)
    assert took.count + left == len(pile.split())


def test_the_rest_is_frozen_while_a_freezing_card_lies_in_it() -> None:
    assert taken("top_3", "2 5 7 9 K").table.pile_frozen
    assert not taken("top_3", "5 2 9 K").table.pile_frozen


def test_only_what_comes_can_be_kept() -> None:
    """The rest of the pile does not help to keep a card (pagat, Going Out)."""
    at = drawing("K K", melds="QQQ", pile="5 7 9 K", rules={"pile_take_extent": "top_only"})
    refused(at.why("take KK"), Reason.MUST_KEEP_CARD)
    assert not at.offered("take KK")


def test_down_to_a_card_that_can_be_melded() -> None:
    """pagat, Albany Canasta: a part of the pile, if the bottom card of those taken can be melded."""
    at = drawing("7C 7D 4 6", melds="QQQ", pile="5 7H 9 K", rules={"pile_take_extent": "from_card"})
    take = TakePile(Play(cards("7C 7D")), count=3)
    assert take in at.offers()
    after = Situation(engine.apply(at.state, at.seat, take).state)
    assert after.hand() == "4 6 9 K"
    assert len(after.table.pile) == 1
    refused(engine.check(at.view(), TakePile(Play(cards("7C 7D")), count=2)), Reason.PILE_NEEDS_UPCARD_PLAY)
    refused(engine.check(at.view(), TakePile(Play(cards("7C 7D")), count=5)), Reason.PILE_WRONG_COUNT)


def test_down_to_a_card_that_fits_a_sequence() -> None:
    """pagat, Albany Canasta, beside sequences: the bottom card of those taken is the one that is melded."""
    own = {"pile_take_extent": "from_card", "sequence_melds": True, "sequence_pile_take": "whole_pile"}
    at = drawing("4 6 J", melds="9H 10H JH", pile="5 8H 9 QH", rules=own)
    takes = [action for action in at.offers() if isinstance(action, TakePile)]
    assert [action_text(take) for take in takes] == ["take top 1 > #1", "take top 3 > #1"]
    assert [parse_action(action_text(take), at.view()) for take in takes] == takes
    top, three = (Situation(engine.apply(at.state, at.seat, take).state) for take in takes)
    assert (top.hand(), len(top.table.pile)) == ("4 6 J", 3)
    assert (three.hand(), len(three.table.pile)) == ("4 6 9 J Q", 1)
    for count, reason in (
        (2, Reason.NOT_A_SEQUENCE),
        (None, Reason.NOT_A_SEQUENCE),
        (5, Reason.PILE_WRONG_COUNT),
    ):
        refused(engine.check(at.view(), replace(takes[0], count=count)), reason)
    # Without cards the take is for the sequence where the lowest card of the whole pile fits.
    for pile in ("8H", "8H 10"):
        whole = drawing("4 6 J", melds="9H 10H JH", pile=pile, rules=own).view()
        assert parse_action("take", whole) == replace(takes[0], count=None)
        assert engine.check(whole, parse_action("take", whole)) is None
    # Samba's own rule lets one card be taken for a sequence, and the rest stays.
    alone = drawing(
        "4 6 J", melds="9H 10H JH", pile="5 8H 9 QH", rules=own | {"sequence_pile_take": "top_card_only"}
    )
    assert [action_text(take) for take in alone.offers() if isinstance(take, TakePile)] == ["take > #1"]


def test_threes_of_a_taken_pile() -> None:
    """rummy-games.com, Cuban: black threes are set aside. Option red_three_from_pile_replaced: the stock gives a card."""
    aside = taken("all", "3 9 K", black_threes_from_pile="set_aside")
    assert aside.hand() == "4 6 9"
    assert aside.table.laid_threes[0] == cards("3C")
    replaced = taken("all", "3H 9 K", red_three_from_pile_replaced=True)
    assert replaced.table.hand_sizes[0] == 4
    assert any(isinstance(event, DrewHidden) and event.audience == 0 for event in replaced.events)
    # Everybody is told how many cards came from the stock.
    (told,) = [event for event in replaced.events if isinstance(event, ThreesLaid)]
    assert told.replaced == size(told.cards) == size(replaced.table.laid_threes[0])


@pytest.mark.parametrize("extent, count", [("from_card", 1), ("top_only", None)])
def test_going_out_with_an_initial_meld_and_a_part_of_the_pile_is_offered(
    extent: str, count: int | None
) -> None:
    """pagat, Initial Meld: the top counts; taken alone, all cards are melded with it and nothing comes along."""
    at = drawing("* 7 7 7 K K K K K", pile="5 Q K", totals=(3000, 0), rules={"pile_take_extent": extent})
    (take,) = (action for action in at.offers() if isinstance(action, TakePile))
    assert take.count == count
    assert 1 + size(take.use.cards) + sum(size(play.cards) for play in take.more) == 10


def test_red_threes_of_the_prize_pile_are_replaced() -> None:
    """pagat, Other Canasta Variations (Canadian): laid "as soon as you acquire them, and replaced by drawing from the
    stock", also those that lay face down.
    """
    at = drawing(
        "K K 4 6", melds="QQQ", pile="3H 9 K", stock="3D 10 J A 5 3H 7 8 3D", rules=PRESETS["canadian"]
    )
    stock = at.state.stock
    state = replace(at.state, stock=stock[:5], hidden=Hidden(under_pile=stock[5:]))
    at = Situation(replace(state, table=replace(at.table, stock_size=5, pile_face_down=4)))
    after = at.does("take KK")
    assert after.hand() == "4 6 7 8 9 10 J A"
    assert after.table.laid_threes[0] == cards("3H 3H 3D 3D")
    assert (after.table.stock_size, after.table.hand_sizes[0]) == (1, 8)


@pytest.mark.parametrize(
    "hand, text, pile, reason",
    [
        ("A A A A Q Q Q Q Q K K 5 6", "take KK with AAAA, QQQQQ", "9 K", None),  # a pair beside the melds
        ("A A A A K * 5 6", "take K with AAAA*", "9 K", Reason.PILE_FROZEN_NEEDS_PAIR),
        ("A A * K K K 2 5 6", "take with AA*2, KKK", "9 A", None),  # matrix sequence 42: aces of a dirty meld
        ("A A * K K K 2 5 6", "take with AA*2, KKK", "9 Q", Reason.PILE_NEEDS_UPCARD_PLAY),
        ("A A * K K Q Q Q 5 6", "take KK with AA*, QQQ", "9 K", Reason.INITIAL_MELD_FROM_HAND),  # 120 alone
        ("A A * K K 2 9 5 6", "take with AA*, KK2", "9 K", Reason.INITIAL_NEEDS_PURE_MELD),  # sequence 40
    ],
)
def test_the_initial_meld_from_the_hand_comes_first(
    hand: str, text: str, pile: str, reason: Reason | None
) -> None:
    """pagat, The Initial Meld in American Canasta: upcard and separate pair never count (matrix sequences 40 to 42)."""
    at = drawing(hand, pile=pile, rules=AMERICAN)
    if reason is None:
        assert at.may(text)
        assert [action for action in at.offers() if isinstance(action, TakePile)]
        assert at.does(text).table.turn.initial
    else:
        refused(at.why(text), reason)


@pytest.mark.parametrize(
    "text, counted",
    [
        ("take KKK with AA*, QQQ", None),
        ("take with KKK, AA*, QQQ", None),
        # A pair is no meld and counts nothing.
        ("take KK with AA*, QQQ", 120),
        ("take KKK with QQQ", 60),
        ("take KKK", 30),
    ],
)
def test_three_cards_for_the_upcard_are_a_meld_from_the_hand(text: str, counted: int | None) -> None:
    """pagat, The Initial Meld in American Canasta: "The pair that you use to take the pile could be within one of the melds
    you are using to meet the initial meld requirement".
    """
    at = drawing("K K K A A * Q Q Q 4 5 6", pile="9 K", rules=PRESETS["modern_american"])
    if counted is None:
        assert at.does(text).melds()[0] == "K K K K"
    else:
        refused(at.why(text), Reason.INITIAL_MELD_FROM_HAND, needed=125, counted=counted)


def test_a_pair_beside_the_initial_meld_is_not_read_as_a_part_of_it() -> None:
    """pagat, The Initial Meld in American Canasta: it counts nothing, also beside an initial meld of its own rank."""
    view = drawing("A A A * K K K K 5 6", pile="9 K", rules=AMERICAN).view()
    take = parse_action("take KC KD with AAA, KK*", view)
    assert isinstance(take, TakePile)
    assert (take.use.cards, {play.cards for play in take.more}) == (
        cards("KC KD"),
        {cards("AC AD AH"), cards("KH KS *")},
    )
    assert engine.check(view, take) is None
    assert parse_action(action_text(take), view) == take


@pytest.mark.parametrize(
    "hand, pile, rules, totals",
    [
        ("A A A * K K K K 5 6", "9 K", AMERICAN, (0, 0)),
        ("A A A A K K K K K K Q Q Q", "9 8 K", PRESETS["american_2005"], (0, 0)),
        ("2 2 A A A A K K K Q Q Q 5", "9 9 9 2C", PRESETS["hollywood"], (3000, 0)),
    ],
)
def test_takes_are_read_again_without_the_hand(
    hand: str, pile: str, rules: Any, totals: tuple[int, int]
) -> None:
    """A replay has the text alone, and what stands before ``with`` went with the upcard."""
    takes = [
        action
        for action in drawing(hand, pile=pile, rules=rules, totals=totals).offers()
        if isinstance(action, TakePile)
    ]
    assert any(take.use.cards and take.more for take in takes)
    assert [parse_action(action_text(take)) for take in takes] == takes


def test_wild_cards_typed_with_the_pair_go_to_the_melds_that_need_them() -> None:
    """pagat, The Initial Meld in American Canasta: a natural pair takes the pile, so the joker is for the aces."""
    at = drawing("A A A A * K K 5 6 J J J J", pile="9 K", rules=PRESETS["american_2005"])
    take = parse_action("take KK, * with AAAA", at.view())
    assert isinstance(take, TakePile)
    assert (size(take.use.cards), [size(play.cards) for play in take.more]) == (2, [5])
    assert engine.check(at.view(), take) is None


def test_mixed_aces_may_not_take_the_pile() -> None:
    """pagat, American variations: mixed aces of the initial meld do not take a pile topped by an ace."""
    own = AMERICAN | {"initial_pile_allowed": "yes_after_hand_meld_not_mixed_aces"}
    hand, text = "A A * K K K 2 5 6", "take with AA*2, KKK"
    refused(drawing(hand, pile="9 A", rules=own).why(text), Reason.PILE_NOT_WITH_MIXED_ACES)
    assert drawing(hand, pile="9 K", rules=own).may(text)


def test_an_own_meld_of_five_makes_the_pile_untakeable() -> None:
    """pagat, Modern American Canasta; matrix sequence 47: own melds of three or four are fine."""
    own = {"max_meld_cards": 7}
    assert drawing("K K 5 6", melds="KKKK", pile="9 K", rules=own).may("take KK")
    at = drawing("K K 5 6", melds="KKKKK", pile="9 K", rules=own)
    refused(at.why("take KK"), Reason.PILE_MELD_TOO_LARGE, have=8, allowed=7)
