"""What a steady partner does with the means of other games: runs, wild canastas, feet, kept threes, leave, lone hands."""

from __future__ import annotations

from random import Random

import pytest

from bot.canasta.actions import (
    Action,
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    LayThrees,
    TakePile,
)
from bot.canasta.cards import RED_THREES, WILDS, Cards, Rank, one, rank_of, size
from bot.canasta.engine import apply
from bot.canasta.rules.presets import PRESETS
from bot.players.registry import IdlePlayer
from bot.players.steady.player import SteadyPlayer
from tests.support.builders import Situation, drawing, playing

SAMBA = PRESETS["samba"]
HAND_AND_FOOT = PRESETS["hand_and_foot"]
THREE_PLAYERS = PRESETS["classic_3"]
AMERICAN = PRESETS["american_2005"]


def chooses(moment: Situation) -> Action:
    return SteadyPlayer().choose(moment.view(), Random(1))


def laid(action: Action) -> Cards:
    assert isinstance(action, LayDown), action
    return sum(play.cards for play in action.plays)


def test_completes_a_sequence() -> None:
    """Wikipedia 2005, Samba: seven in sequence are worth 1500."""
    moment = playing("JH QH 4C 6D 9S KC KS", melds="5H 6H 7H 8H 9H 10H,KKK", theirs="QQQ", rules=SAMBA)
    # The jack ends it: a samba of seven is closed.
    assert laid(chooses(moment)) & ~WILDS == laid(chooses(moment))
    assert rank_of(_only(laid(chooses(moment)))) == Rank.JACK


def test_lays_a_long_sequence_from_the_hand() -> None:
    moment = playing("5H 6H 7H 8H 9H 4C JD QS KC KS", melds="777", theirs="QQQ", rules=SAMBA)
    assert size(laid(chooses(moment))) == 5


def test_does_not_throw_the_card_between_two_of_its_sequence() -> None:
    moment = playing("8H 4C JD QS KC AS", melds="5H 6H 7H,JJJ", theirs="QQQ", pile="4D", rules=SAMBA)
    while not isinstance(action := chooses(moment), Discard):
        moment = _after(moment, action)
    assert rank_of(action.card) != Rank.EIGHT


def test_completes_a_canasta_of_wild_cards() -> None:
    """Public rule pages, Uruguay: 2000."""
    moment = playing("2 * K 9 4 5 8", melds="22222,QQQ", theirs="JJJ", rules=PRESETS["uruguay"])
    action = laid(chooses(moment))
    assert action
    assert action == action & WILDS


@pytest.mark.parametrize("preset", ["canadian", "hand_and_foot_wild_canasta"])
def test_begins_the_canasta_of_wild_cards_that_going_out_needs(preset: str) -> None:
    """pagat, Other Canasta Variations (Canadian): two natural canastas and one of wild cards to go out."""
    rules = PRESETS[preset]
    feet = {0: "4 4 5 6", 1: "8 8", 2: "J J", 3: "A A"} if rules.deal.foot_size else None
    moment = playing(
        "2 2 2 * 9 9 J J 8 8 5 6", melds="777,KKK", theirs="555", pile="4H", feet=feet, rules=rules
    )
    action = laid(chooses(moment))
    assert size(action) == 4
    assert action == action & WILDS


def test_empties_its_hand_for_the_foot() -> None:
    """Wikipedia 2005, Hand & Foot: whoever has melded all his cards picks the foot up at once."""
    moment = playing(
        "K K K 9 9 9",
        melds="777",
        theirs="QQQ",
        feet={0: "4 4 5 6", 1: "8 8", 2: "J J", 3: "A A"},
        rules=HAND_AND_FOOT,
    )
    while isinstance(action := chooses(moment), LayDown) and not moment.table.played_from_foot[0]:
        moment = _after(moment, action)
        if moment.table.feet[0] == 0:
            break
    assert moment.table.feet[0] == 0


def test_throws_red_threes_that_only_cost() -> None:
    """Wikipedia 2005, Hand & Foot: a red three in the hand costs 100."""
    moment = playing(
        "3H 3D 9 9 J Q",
        melds="777",
        theirs="QQQ",
        feet={0: "4 4 5 6", 1: "8 8", 2: "J J", 3: "A A"},
        rules=HAND_AND_FOOT,
    )
    action = chooses(moment)
    assert isinstance(action, Discard)
    assert one(action.card) & RED_THREES


def test_does_not_stand_alone_for_a_small_pile() -> None:
    """pagat, Canasta for three players: the first to take the pile plays alone for the rest of the round."""
    moment = drawing("9 9 4 6 J Q K A A A", melds="888", pile="4D 9H", rules=THREE_PLAYERS)
    assert isinstance(chooses(moment), Draw)


def test_takes_no_more_of_the_pile_than_serves_it() -> None:
    """pagat, Albany: the pile is taken down to a card that can be melded; here the pair matches one below the top."""
    moment = drawing(
        "9 9 4 6 J Q K", melds="888", theirs="KKK", pile="5C 6D 9H 8S 8C", rules=PRESETS["albany"]
    )
    action = chooses(moment)
    assert isinstance(action, TakePile)
    assert action.count is not None


def test_asks_where_leave_is_needed() -> None:
    """Option ask_required: nobody goes out without his partner's yes."""
    ready = {1: "4", 2: "5", 3: "4"}
    moment = playing("8 8 8 5", melds="7777777", theirs="KKKKKKK", hands=ready, rules={"ask_required": True})
    assert isinstance(chooses(moment), AskPartner)


def test_shows_a_special_hand() -> None:
    """pagat, American Canasta: seven pairs, 2500 for the side."""
    moment = playing("4 4 5 5 6 6 8 8 9 9 10 10 J J", turn=5, rules=AMERICAN)
    assert isinstance(chooses(moment), DeclareSpecialHand)


def test_lays_its_threes_for_new_cards() -> None:
    """Wikipedia 2005, American Canasta: threes may stay in the hand; each one laid is replaced."""
    moment = playing("3H 3C 4 5 6 8 9 9 10 J J Q K K", turn=5, rules=AMERICAN)
    action = chooses(moment)
    assert isinstance(action, LayThrees)
    assert size(action.cards) == 2


def test_keeps_threes_that_would_end_the_round() -> None:
    """Wikipedia 2005, Going out: the round ends when a laid three needs a card that is not there."""
    moment = playing("3H 4 5 6 8 9 9 10 J J Q K K", turn=5, stock="", rules=AMERICAN)
    assert moment.may("lay 3H")
    assert not isinstance(chooses(moment), LayThrees)


def test_a_skipped_turn_lays_no_more_threes_than_it_must() -> None:
    """Wikipedia 2005, American Canasta: "never a three under any circumstances", so one is laid for a card to throw."""
    moment = playing("3H 3C 3S", melds="QQQ", stock="5 6 7 8", rules=AMERICAN)
    action = IdlePlayer().choose(moment.view(), Random(1))
    assert isinstance(action, LayThrees)
    assert size(action.cards) == 1
    after = _after(moment, action)
    assert isinstance(IdlePlayer().choose(after.view(), Random(1)), Discard)


def _only(cards: Cards) -> int:
    assert size(cards) == 1, cards
    return (cards.bit_length() - 1) // 8


def _after(moment: Situation, action: Action) -> Situation:
    step = apply(moment.state, moment.seat, action)
    return Situation(step.state, step.events)


def test_lays_a_three_before_it_spoils_a_canasta_with_a_wild_card() -> None:
    """Wikipedia 2005, American Canasta: a wild card is thrown "only if there is no other choice"."""
    moment = playing("3H 2C 2D", melds="KKKKKKK", theirs="JJJ", stock="", rules=AMERICAN)
    assert isinstance(moment.offers()[0], LayDown)
    action = chooses(moment)
    assert isinstance(action, LayThrees)
