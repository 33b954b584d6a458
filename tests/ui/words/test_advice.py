"""Advice in words: each play with its difference, its reason and what makes it dangerous."""

from typing import Any

from bot.canasta.actions import Action, Discard, LayDown
from bot.canasta.cards import Rank, Suit, card
from bot.canasta.rules.presets import rules_of
from bot.players.strong.appraisal import Appraisal
from bot.service.advice.reasons import Advice, Contrast, Ground, advice_of
from bot.ui.texts import texts_for
from bot.ui.words.advice import advice_text, turn_text
from tests.service.advice.test_reasons import appraised
from tests.support.as_text import suits
from tests.support.builders import Situation, drawing, playing

TEXTS = texts_for("en")
KING, NINE = (Discard(card(rank, Suit.HEARTS)) for rank in (Rank.KING, Rank.NINE))


def told(action: Action, less: int, reason: Contrast | None, first: bool = False, **moment: Any) -> str:
    """The last line of advice about this play."""
    view = playing("KH 9H 4 4 5", **moment).view()
    best = Advice(Appraisal(NINE, 0.0, 1.0, 0.1, 0.1, 0.1), 0, None)
    one = Advice(Appraisal(action, -1.0 * less, 1.0, 0.1, 0.1, 0.1), less, reason)
    return suits(
        advice_text(TEXTS, [one, best] if first else [best, one], view).splitlines()[0 if first else 1]
    )


def test_the_best_play_and_why():
    line = told(NINE, 0, Contrast(Ground.GOES_OUT, 31, 20), first=True)
    assert line == "💡 **Discard 9♥** is best. Your side goes out in 31 of 100 rounds, not 20."


def test_a_discard_that_feeds_a_meld_says_which_and_whether_the_pile_is_open():
    lost = Contrast(Ground.PILE_LOST, 34, 12)
    line = told(KING, 60, lost, theirs="KKKKK")
    assert line == (
        "**Discard K♥**: about 60 points less. Your opponents have five kings and can take the pile with it."
        " They take the pile in 34 of 100 rounds, not 12."
    )
    frozen = told(KING, 60, lost, theirs="KKKKK", pile="9H 2C 5D")
    assert "have five kings. They take the pile" in frozen
    assert "five" not in told(KING, 60, lost, theirs="QQQQQ")
    # The meld is no reason where the pile is not lost more often.
    assert "five" not in told(KING, 60, Contrast(Ground.OTHERS_GO_OUT, 34, 12), theirs="KKKKK")


def test_plays_that_are_as_good_and_those_without_a_reason():
    assert told(KING, 0, None) == "**Discard K♥**: about as good."
    assert told(KING, 25, None) == "**Discard K♥**: about 25 points less."


def test_the_words_for_two_players():
    view = playing("KH 9H 4 4 5", rules=rules_of("classic_2"), totals=(0, 0)).view()
    found = advice_of([appraised(9, 0.0, others_go_out=0.2), appraised(13, -50.0, others_go_out=0.4)], 3)
    text = advice_text(TEXTS, found, view)
    assert "Your opponent goes out in 40 of 100 rounds, not 20." in text
    assert "opponents" not in text


def test_one_play_and_none():
    view = playing("KH 9H 4 4 5").view()
    assert suits(advice_text(TEXTS, advice_of([appraised(9, 0.0)], 3), view)) == "💡 **Discard 9♥** is best."
    assert "no plays to compare" in advice_text(TEXTS, (), view)


def test_a_lay_down_is_told_by_its_cards():
    situation = playing("K K K 9 4 4 5", melds="AAA")
    lay = next(action for action in situation.offers() if isinstance(action, LayDown))
    text = advice_text(TEXTS, [Advice(Appraisal(lay, 0.0, 1.0, 0.1, 0.1, 0.1), 0, None)], situation.view())
    assert "**Meld K K K**" in text


def turn_told(at: Situation, *plays: str) -> str:
    """A whole turn as advice names it."""
    steps: list[Action] = []
    view = at.view()
    for play in plays:
        steps.append(at.action(play))
        at = at.does(play, *(["answer yes"] if play == "ask" else []))
    return suits(turn_text(TEXTS, Appraisal(steps[0], 0.0, 1.0, 0.1, 0.1, 0.1, turn=tuple(steps)), view))


def test_a_whole_turn_is_told_in_its_order():
    at = playing("K K K 2 4H 5", melds="7777")
    assert turn_told(at, "meld KKK, 2 > 7", "discard 4H") == (
        "meld K K K and add a two to the sevens, then discard 4♥"
    )
    out = playing("Q Q Q 4H", melds="KKKKKKK")
    assert turn_told(out, "ask", "meld QQQ", "discard 4H") == (
        "ask your partner whether to go out, then meld Q Q Q, then discard 4♥"
    )


def test_naturals_go_to_the_meld_of_their_rank_without_saying_so():
    at = playing("K K K 7 2 4H 5", melds="7777, 999")
    assert turn_told(at, "meld KKK, 7, 2 > 9", "discard 4H") == (
        "meld K K K and a seven and add a two to the nines, then discard 4♥"
    )


def test_a_turn_that_differs_in_its_discard_alone_is_told_by_that():
    at = playing("K K K 4H 5H", melds="7777")
    meld, *discards = map(at.action, ("meld KKK", "discard 4H", "discard 5H"))
    found = [
        Appraisal(meld, -30.0 * less, 1.0, 0.1, 0.1, 0.1, turn=(meld, last))
        for less, last in enumerate(discards)
    ]
    text = suits(advice_text(TEXTS, advice_of(found, 3), at.view()))
    assert (
        text
        == "💡 **Meld K K K, then discard 4♥** is best.\n**As the best, but discard 5♥**: about 30 points less."
    )


def test_what_is_added_to_the_meld_of_a_take_is_told_by_its_name():
    at = drawing("6 6 2 8 8 8 9H J", melds="QQQ", pile="10 6")
    assert turn_told(at, "take 66", "meld 2 > 6, 888", "discard 9H") == (
        "take the pile with 6 6, then meld 8 8 8 and add a two to the sixes, then discard 9♥"
    )


def test_the_longest_hint_leaves_room_for_the_hand():
    ranks = ["4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    at = playing(
        " ".join(f"{rank} {rank} {rank}" for rank in ranks) + " 9 2",
        melds="888",
        rules=rules_of("hand_and_foot"),
    )
    plays = ", ".join(rank * 3 for rank in ranks)
    turn = tuple(map(at.action, (f"meld {plays}, 2 > 8", "discard 9")))
    one = Appraisal(turn[0], -90.0, 1.0, 0.1, 0.1, 0.1, turn=turn)
    reason = Contrast(Ground.PILE_LOST, 34, 12)
    told = advice_text(
        TEXTS, [Advice(one, 0, reason), Advice(one, 90, reason), Advice(one, 90, reason)], at.view()
    )
    assert len(told) < 1500
