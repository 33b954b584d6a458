"""Advice in words: each play with its difference, its reason and what makes it dangerous."""

from typing import Any

from bot.canasta.actions import Action, Discard, LayDown
from bot.canasta.cards import Rank, Suit, card
from bot.canasta.rules.presets import rules_of
from bot.players.strong.appraisal import Appraisal
from bot.service.advice.reasons import Advice, Contrast, Ground, advice_of
from bot.ui.texts import texts_for
from bot.ui.words.advice import advice_text
from tests.service.advice.test_reasons import appraised
from tests.support.as_text import suits
from tests.support.builders import playing

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
