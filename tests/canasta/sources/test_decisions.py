"""What was decided where a text leaves a rule of its game open; the numbers are those of docs/sources.md."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.canasta.cards import is_red_three, one
from bot.canasta.engine import check
from bot.canasta.errors import Reason
from bot.canasta.events import ThreesLaid
from bot.canasta.rules.presets import PRESETS
from bot.canasta.state import NOTHING_HIDDEN, State
from bot.canasta.view import EndReason, ScoreKey
from tests.support.builders import ME, Situation, cards, drawing, playing, refused

SCARNE = [name for name in PRESETS if name.startswith("scarne")]


def threes_laid(at: Situation) -> list[ThreesLaid]:
    return [event for event in at.events if isinstance(event, ThreesLaid)]


# --------------------------------------------------------------------------------------------------- D65: wild lock


@pytest.mark.parametrize("preset", ["canadian", "miller_6"])
def test_wild_cards_go_to_the_wild_meld_until_it_is_a_canasta(preset: str) -> None:
    """pagat, Wild Card Melds: "usually illegal for a team that has begun a wild card meld to use wild cards in any other
    meld until a wild card canasta is completed"; read alike in both games that have the melds from pagat (D65).
    """
    rules = PRESETS[preset]
    begun = playing("2 2 5 6 7", melds="KKKK, 222", rules=rules)
    refused(begun.why("meld 2 > K"), Reason.WILDS_LOCKED)
    assert begun.may("meld 2 > #2")
    finished = playing("2 2 5 6 7", melds="KKKK, 222****", rules=rules)
    assert finished.may("meld 2 > K")
    assert playing("2 2 5 6 7", melds="KKKK", rules=rules).may("meld 2 > K")


# ------------------------------------------------------------------------------------ D87: Scarne's red threes of the pile


def test_every_game_of_scarne_is_looked_at() -> None:
    assert len(SCARNE) == 4


@pytest.mark.parametrize("preset", SCARNE)
def test_scarne_replaces_a_red_three_that_came_with_the_pile(preset: str) -> None:
    """Scarne, Important Rule at Canasta: "for each red three he lays down he picks a card from the stock. ... This rule
    holds true for each player at each turn of play" (D87).
    """
    at = drawing("K K 6 8", melds="QQQ", pile="3H 9 K", stock="5 7 8 9", rules=PRESETS[preset])
    after = at.does("take KK")
    assert after.hand(ME) == "5 6 8 9"
    assert after.table.laid_threes[ME] == cards("3H")
    assert after.table.stock_size == 3
    (laid,) = threes_laid(after)
    assert (laid.cards, laid.replaced) == (cards("3H"), 1)


def test_a_red_three_drawn_for_it_is_replaced_too() -> None:
    """Scarne: "If this drawn card is a red three, that too is laid on the table, and the player draws another card"."""
    at = drawing("K K 6 8", melds="QQQ", pile="3H 9 K", stock="3D 7 8 9", rules=PRESETS["scarne_4"])
    after = at.does("take KK")
    assert after.hand(ME) == "6 7 8 9"
    assert after.table.laid_threes[ME] == cards("3H 3D")


def test_a_red_three_as_the_last_card_drawn_for_it_ends_the_round() -> None:
    """Scarne: "If the last card of the stock pile is a red three, the hand ends ... does not get credit for it" (D78, D87)."""
    at = drawing("K K 6 8", melds="QQQ", pile="3H 9 K", stock="3D", rules=PRESETS["scarne_4"])
    after = at.does("take KK")
    assert after.table.result is not None
    assert after.table.result.reason is EndReason.LAST_CARD_RED_THREE
    assert after.score()[ScoreKey.RED_THREES] == 100
    assert after.table.laid_threes[ME] == cards("3H")
    assert [is_red_three(card) for card in after.table.pile] == [True]
    assert [(laid.cards, laid.replaced) for laid in threes_laid(after)] == [
        (cards("3H"), 0),
        (cards("3D"), 0),
    ]


def test_classic_does_not_replace_it() -> None:
    """pagat, Threes in Classic Canasta: a red three that was taken with the pile is laid and not replaced."""
    after = drawing("K K 6 8", melds="QQQ", pile="3H 9 K", stock="5 7 8 9").does("take KK")
    assert after.hand(ME) == "6 8 9"
    assert after.table.stock_size == 4


# ------------------------------------------------------------------------------------ D61: the top card is melded at once


@pytest.mark.parametrize(
    "preset", ["hand_and_foot", "hand_and_foot_wild_canasta", "hand_and_foot_four_rounds"]
)
def test_the_top_card_drawn_in_hand_and_foot_must_be_melded(preset: str) -> None:
    """Wikipedia 2005, Hand & Foot: "players draw either two cards from the stock or the top card from the discard pile".
    That it is melded immediately is the rule of Classic (D61).
    """
    rules = PRESETS[preset]
    at = drawing("4 6 8 8", melds="QQQ", pile="9 K", rules=rules)
    refused(at.why("take"), Reason.PILE_NEEDS_UPCARD_PLAY)
    assert not at.offered("take")
    after = drawing("K K 6 8", melds="QQQ", pile="9 K", rules=rules).does("take KK")
    assert after.melds() == ["Q Q Q", "K K K"]
    assert after.table.pile_size == 1


# -------------------------------------------------------------------------------- D88: bonus cards that are not taken up


def test_bonus_cards_that_were_not_taken_up_count_for_nobody() -> None:
    """pagat, Bonus cards: they join the hand "at the start of your next turn"; Scoring: cards left in the hands count
    against the side. Before that turn they are in no hand (D88).
    """
    rules = PRESETS["modern_american"]
    melds = "QQQQQQQ, 6666666"
    at = drawing("4 5", melds=melds, hands={1: "4", 2: "4", 3: "4"}, pile="9 J", stock="", rules=rules)
    bonus = cards("A A 7 3H")
    state = State(
        replace(at.table, bonus=(0, 0, 4, 0)),
        at.state.hands,
        at.state.stock,
        replace(NOTHING_HIDDEN, bonus=(0, 0, bonus, 0)),
    )
    scores = Situation(state).does("pass").score()
    assert scores == at.does("pass").score()
    assert scores[ScoreKey.CARDS_IN_HAND] == -5 - 5 - 5
    assert ScoreKey.RED_THREES not in scores


# --------------------------------------------------------------------------------------------- D89: a second wild meld


def test_a_second_meld_of_wild_cards_may_be_begun_beside_a_wild_canasta() -> None:
    """pagat, Melds in American Canasta: not "more than one meld of the same rank", and closed is a rank whose "natural
    canasta is completed"; wild cards have no rank (D89). It binds and costs as the first one did.
    """
    rules = PRESETS["modern_american"]
    at = playing("2 2 * * 5 6 7", melds="222222*, KKKKK", rules=rules)
    assert at.may("meld 2 > K")
    begun = at.does("meld 22*")
    assert begun.melds() == ["* 2 2 2 2 2 2", "K K K K K", "* 2 2"]
    refused(begun.why("meld * > K"), Reason.WILDS_LOCKED)
    refused(begun.why("meld * > #1"), Reason.CANASTA_CLOSED)
    assert begun.may("meld * > #3")
    ended = drawing("4", melds="222222*, KKKKK, *22", hands={2: "4"}, pile="9 J", stock="", rules=rules)
    scores = ended.does("pass").score()
    assert scores[ScoreKey.UNFINISHED_WILDS] == -2000
    assert scores[ScoreKey.WILD_CANASTAS] == 2000


# ---------------------------------------------------------------------------------------- D90: Albany under a black three


def test_a_black_three_on_top_bars_all_of_the_pile_in_albany() -> None:
    """pagat, Albany Canasta: a part of the pile "if you can meld the bottom card of those you take"; Classic: a pile with a
    black three on top cannot be taken. Nothing says that the cards below it are free (D90).
    """
    rules = PRESETS["albany"]
    barred = drawing("K K 4 6 8", melds="QQQ", pile="9 K 3C", rules=rules)
    action = drawing("K K 4 6 8", melds="QQQ", pile="9 K 5", rules=rules).action("take KK")
    for count in (1, 2, 3):
        refused(check(barred.view(), replace(action, count=count)), Reason.PILE_BLOCKED)
    assert [str(offer) for offer in barred.offers()] == ["Draw()"]
    covered = drawing("K K 4 6 8", melds="QQQ", pile="K 3C 9", rules=rules)
    assert covered.offered("take KK")
    assert one(covered.table.pile[1]) == cards("3C")
