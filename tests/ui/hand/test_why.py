"""Answers of ``/why``: to what is no action, to what a game does not have, and about cards that are missing."""

import pytest

from bot.canasta.actions import Action
from bot.canasta.engine import check
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.rules.presets import rules_of
from bot.ui.hand.why import asks_to_go_out, going_out_text, why_text
from bot.ui.texts import texts_for
from tests.support.as_text import suits
from tests.support.builders import Situation, drawing, playing
from tests.support.samples import record_of

texts = texts_for()
CANASTA = "KKKKKKK"


def why(at: Situation, typed: str, seat: int | None = None) -> str:
    view = at.view(seat)
    action: Action = parse_action(typed, view)
    return why_text(texts, action, check(view, action), record_of(view.table.rules), view)


def why_go_out(at: Situation, seat: int | None = None) -> str:
    view = at.view(seat)
    return going_out_text(texts, record_of(view.table.rules), view)


@pytest.mark.parametrize("typed", ["go out", "Going out", "/go-out", "out?", "get out"])
def test_going_out_is_asked_about_in_many_ways(typed):
    assert asks_to_go_out(typed)


@pytest.mark.parametrize("typed", ["take the pile without kings", "meld KKK", "lay out KKK"])
def test_plays_are_not_taken_for_going_out(typed):
    assert not asks_to_go_out(typed)


@pytest.mark.parametrize(
    "at, words",
    [
        (playing("9 9 9 4C", melds=CANASTA), "Yes, you can go out now: meld three 9s and discard 4♣."),
        (playing("9 9 8 4", melds=CANASTA), "You cannot go out with these cards"),
        (playing("9 9 9 4"), "it has no canasta, and one is needed."),
        (playing("9 9 9 4", melds=CANASTA, question=False), "Your partner said no"),
        (drawing("9 9 9 4"), "To go out your side needs a canasta; it may be finished in the same turn."),
        (
            playing("9 9 9 4", melds="KKKKKK2,QQQQQQ2", rules=rules_of("samba")),
            "it takes more canastas (1 sequence or natural canasta).",
        ),
        (
            playing("9 9 9 4", melds=CANASTA, rules={"ask_required": True}),
            "Here you need your partner’s permission to go out. Ask first.",
        ),
    ],
)
def test_going_out_is_answered_with_a_way_or_with_what_is_lacking(at, words):
    answer = why_go_out(at)
    assert words in answer.replace("\N{VARIATION SELECTOR-15}", "")
    assert answer.startswith("✅" if words.startswith("Yes") else "❌")
    assert "Ask when" not in answer


def test_another_seat_hears_whose_turn_it_is():
    assert "It is **Ana**’s turn." in why_go_out(playing("9 9 9 4", melds=CANASTA), 1)


@pytest.mark.parametrize("typed", ["threes", "lay threes", "/lay-threes", "threes K"])
def test_threes_that_nobody_lays_are_answered_with_the_game_and_never_with_a_blank(typed):
    answer = why(playing("9 9 3C 4"), typed)
    assert "Red threes go to the table by themselves in this game" in answer
    assert "  " not in answer
    assert "Choose at least one card" not in answer


@pytest.mark.parametrize(
    "preset, typed, words",
    [
        ("classic_4", "threes", "Black threes stay in your hand."),
        ("hand_and_foot", "threes", "no threes are laid on the table by themselves. They stay in your hand"),
        ("modern_american", "threes", "You hold no three that you can lay on the table."),
        ("modern_american", "threes 9", "Only threes can be laid on the table like this."),
        ("classic_4", "show garbage", "There are no special hands in this game."),
        ("classic_4", "end round", "only by leaving the pile when the stock is empty. The stock still has"),
        ("cardgames_io", "end round", "by itself, with the turn that leaves the stock empty."),
        ("scarne_3_cutthroat", "/end-round", "by itself, with the turn of whoever draws the last card."),
    ],
)
def test_what_a_game_does_not_have_is_said_whatever_the_cards(preset, typed, words):
    assert words in why(drawing("9 9 4 5", rules=rules_of(preset)), typed)


def test_a_pile_that_becomes_a_stock_keeps_the_round_going():
    """Nobody reads of a stock that still has 0 cards."""
    at = drawing("9 4 5", rules={"stock_exhaustion": "recycle_pile"}, pile="4 5 6 7", stock="")
    assert "the pile becomes a new stock when the stock has run out. You can still draw or take" in why(
        at, "end round"
    )


@pytest.mark.parametrize(
    "preset, typed, words",
    [
        ("classic_4", "discard K", "discard a king. You have no kings."),
        ("classic_4", "discard 7H", "discard 7♥. You do not have 7♥."),
        ("classic_4", "meld 777, KKK", "You have no kings and only two 7s."),
        ("classic_4", "meld 777, 999*", "You have only two 7s and no jokers."),
        ("classic_4", "meld 777 8H8C8D9D9H9S", "You have no eights, only two 7s and no 9♠."),
        ("samba", "meld QKA", "meld an ace, a king and a queen. You have no aces, no kings and no queens."),
        ("samba", "meld 7C 8C 9C", "meld a nine, an eight and a seven. You have no eights."),
        ("modern_american", "threes 3", "lay a three and draw a card. You have no threes."),
    ],
)
def test_missing_cards_are_told_without_suits_and_numbers_that_nobody_typed(preset, typed, words):
    at = playing("7C 7D 9C 9D 9H 4C", melds="JJJ", rules=rules_of(preset))
    assert suits(words) in why(at, typed)
