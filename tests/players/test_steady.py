"""What a steady partner does in moments where players of Canasta agree."""

from __future__ import annotations

from random import Random

import pytest

from bot.canasta.actions import Action, Answer, AskPartner, Discard, Draw, LayDown, Pass, TakePile
from bot.canasta.cards import Cards, Rank, rank_counts, rank_of
from bot.canasta.engine import apply
from bot.players.steady.player import SteadyPlayer
from tests.support.builders import Situation, drawing, playing, shape

FOURS_TO_NINES = "9H 4C 5C 7S 7D 4D 8H 6C 5D"


def chooses(moment: Situation, seat: int | None = None) -> Action:
    return SteadyPlayer().choose(moment.view(seat), Random(1))


def chosen(moment: Situation, seat: int | None = None) -> tuple[object, ...]:
    return shape(chooses(moment, seat))


def thrown(moment: Situation) -> int:
    """The rank that ends the turn, after whatever is laid down first."""
    while not isinstance(action := chooses(moment), Discard):
        assert isinstance(action, LayDown), action
        moment = after(moment, action)
    return rank_of(action.card)


def after(moment: Situation, action: Action) -> Situation:
    step = apply(moment.state, moment.seat, action)
    return Situation(step.state, step.events)


def after_turn(moment: Situation) -> Situation:
    """The moment after the turn of the seat to act."""
    seat = moment.seat
    while moment.table.is_running and moment.seat == seat:
        moment = after(moment, chooses(moment))
    return moment


def laid(action: Action) -> Cards:
    assert isinstance(action, LayDown), action
    return sum(play.cards for play in action.plays)


# ---------------------------------------------------------------------------------------------------------- the pile


def test_takes_a_large_pile_with_a_pair() -> None:
    moment = drawing("9 9 4 6 J Q K A", melds="888", theirs="KKK", pile="4D 5C 5D 7S 10C JD 9H")
    assert chosen(moment) == ("take", ("9 9", 0))


def test_opens_for_a_large_pile() -> None:
    moment = drawing("9 9 A A A 5 J Q K", theirs="KKK", pile="4D 5C 5D 7S 10C JD 9H")
    assert isinstance(chooses(moment), TakePile)


def test_draws_rather_than_spend_a_wild_card_on_a_single_card() -> None:
    moment = drawing("9 2 4 6 J J Q Q K A", melds="888", theirs="KKK", pile="9H")
    assert isinstance(chooses(moment), Draw)


def test_draws_rather_than_spend_a_pair_of_fours_on_one_more() -> None:
    assert isinstance(chooses(drawing("4 4 J Q", melds="8888888", theirs="KKK", pile="4H")), Draw)


def test_takes_the_pile_on_an_empty_stock_when_it_gains_by_it() -> None:
    moment = drawing("K K 8 5", melds="7777777", theirs="444", stock="", pile="4H 9D KH")
    assert isinstance(chooses(moment), TakePile)


def test_lets_the_round_end_rather_than_take_a_pile_it_could_only_pay_for() -> None:
    moment = drawing("4 4 2", melds="777", theirs="444", stock="", pile="AH KD QC JD 10C 9C 8C 4H")
    assert isinstance(chooses(moment), Pass)


# --------------------------------------------------------------------------------------------------- the initial meld


def test_opens_without_breaking_more_than_it_must() -> None:
    action = chooses(playing("A A A K K K 9 9 4 5 J 8", pile="4H"))
    assert laid(action) % 255 == 3, "three aces are enough for fifty"


def test_opens_with_one_wild_card_where_one_is_enough() -> None:
    action = chooses(playing("* * 4 5 5 6 10 J J Q K", theirs="77*", pile="2C AH 6C 6D 9H"))
    assert rank_counts(laid(action))[Rank.JOKER] == 1


def test_opens_with_two_threes_laid() -> None:
    action = chooses(playing("A A A K K 9 9 4 5 J 8 7", red_threes={0: "3H", 2: "3D"}))
    assert isinstance(action, LayDown)


def test_reaches_a_high_requirement_when_it_can() -> None:
    moment = playing("A A A K K K * 4 5 J 8 7", totals=(3200, 0), red_threes={0: "3H", 2: "3D"})
    action = chooses(moment)
    assert isinstance(action, LayDown)


# ---------------------------------------------------------------------------------------------------------- canastas


def test_completes_a_canasta_with_natural_cards() -> None:
    assert chosen(playing("7 7 9 J 4 5 8", melds="77777", theirs="KKK")) == ("meld", ("7 7", 1))


def test_completes_a_mixed_canasta_with_a_wild_card() -> None:
    assert chosen(playing("2 2 K 9 9 J 4 5 8", melds="77772 2", theirs="QQQ")) == ("meld", ("2", 1))


def test_lays_off_what_an_unfinished_meld_of_its_side_lacks() -> None:
    """Partner can only go on from what lies on the table."""
    assert chosen(playing("7 9 J 4 5 8 Q", melds="7777", theirs="KKK")) == ("meld", ("7", 1))


def test_spends_no_wild_card_on_a_finished_canasta() -> None:
    moment = after_turn(playing("2 K 9 9 J 4 5 8", melds="7777777", theirs="QQQ"))
    assert moment.melds()[0] == "7 7 7 7 7 7 7"


def test_lays_off_when_an_opponent_is_about_to_go_out() -> None:
    action = chooses(playing("7 7 A A A 9 J 4", melds="777", theirs="KKKKKKK", hands={1: "4", 3: "5 6"}))
    assert isinstance(action, LayDown)


# ---------------------------------------------------------------------------------------------------------- discards


def test_does_not_throw_what_the_next_player_has_melded() -> None:
    assert (
        thrown(playing("K 5 9 9 J J Q Q 8 8", theirs="KKKK", melds="777", pile=FOURS_TO_NINES)) != Rank.KING
    )


def test_breaks_three_of_a_kind_rather_than_complete_a_canasta_of_the_others() -> None:
    assert thrown(playing("K 9 9 9 J J J", theirs="KKKKKK", melds="777", pile="4H")) != Rank.KING


def test_gives_to_the_shorter_meld_of_the_others() -> None:
    assert thrown(playing("4 A", theirs="444444,AAA", melds="777", pile="5H")) == Rank.ACE


def test_throws_a_single_card_rather_than_one_of_a_pair() -> None:
    assert thrown(playing("6 9 9 J J Q Q 8 8 A A", theirs="KKKK", melds="777", pile="4H")) == Rank.SIX


def test_shields_a_large_pile_with_a_black_three() -> None:
    moment = playing(
        "3 A K Q J 10 9", melds="555", theirs="AAA,KKK,QQQ,JJJ,101010,999", pile="4C 5C 7S 7D 4D 8H 6C"
    )
    assert thrown(moment) == Rank.THREE


def test_keeps_its_black_three_while_the_pile_is_small() -> None:
    assert thrown(playing("3 K 9 9 J J 8 8 A A", melds="777", theirs="QQQ", pile="4H")) != Rank.THREE


def test_keeps_wild_cards() -> None:
    rank = thrown(playing("2 * 4 5 9 9 J J 8 8", melds="777", theirs="QQQ", pile="4H"))
    assert rank not in {Rank.TWO, Rank.JOKER}


def test_throws_what_the_next_player_let_lie() -> None:
    """Of two cards alike it prefers the rank that this seat threw before and the next player did not want."""
    # From the top: seats 3, 2, 1 and 0; the ten below was thrown by this seat.
    moment = playing("10 9 J J Q Q 8 8 A A", melds="777", theirs="666", pile="10H 4C 4D 5C")
    assert thrown(moment) == Rank.TEN


# --------------------------------------------------------------------------------------------------------- going out


def test_goes_out_when_partner_says_yes() -> None:
    moment = playing("8 8 8 5", melds="7777777", theirs="KKK", question=True)
    assert chosen(moment) == ("meld", ("8 8 8", 0))
    assert moment.does("meld 888").may("discard 5")
    assert chosen(moment.does("meld 888")) == ("discard", Rank.FIVE)


def test_plays_on_when_partner_says_no() -> None:
    moment = playing("8 8 8 5", melds="7777777", theirs="KKK", question=False)
    assert after_turn(moment).table.result is None


def test_asks_a_partner_with_many_cards_or_goes() -> None:
    moment = playing("8 8 8 5", melds="7777777", theirs="KKK,444", hands={2: "5 5 6 6 9 9 10 10 J J Q Q"})
    assert isinstance(chooses(moment), AskPartner | LayDown | Discard)


def test_goes_out_before_opponents_who_have_one_card_each() -> None:
    moment = playing("8 8 8 5", melds="7777777", theirs="KKKKKKK", hands={1: "4", 2: "5", 3: "4"})
    assert chosen(moment) == ("meld", ("8 8 8", 0))


@pytest.mark.parametrize(
    "hand, says", [("5 9 J", True), ("4 4 9 9 9 9 9 9 2 J J J", False)], ids=["scraps", "a canasta"]
)
def test_answers_by_what_it_could_still_lay_down(hand: str, says: bool) -> None:
    moment = playing("8 8 8 5", melds="7777777,444444", theirs="KKK", question="open", hands={2: hand})
    assert chooses(moment, 2) == Answer(says)


def test_goes_out_concealed() -> None:
    action = chooses(playing("7 7 7 7 7 7 7 9 9 9 5", theirs="KKK"))
    assert rank_counts(laid(action))[Rank.SEVEN] == 7
    assert laid(action) % 255 == 10
