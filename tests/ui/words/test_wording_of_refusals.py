"""Refusals of plays as sentences: what is named, with which numbers, in which game."""

from typing import Any

import pytest

from bot.canasta.actions import LayDown, Play
from bot.canasta.cards import cards_of
from bot.canasta.engine import check
from bot.canasta.errors import Reason, Violation
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.ui.hand.why import why_text
from bot.ui.texts import texts_for
from bot.ui.words.refusals import add_example, violation_text
from tests.support.as_text import suits
from tests.support.builders import playing
from tests.support.samples import record_of

texts = texts_for()
KING = exact_cards("KH")[0]


def test_who_plays_for_himself_hears_nothing_of_sides():
    record = record_of(PRESETS["classic_2"])
    facts = {"needed": 90, "counted": 65}
    told = violation_text(texts, Violation(Reason.BELOW_INITIAL_MELD, facts), record)
    assert told.startswith("You need 90 points for your first meld; these cards count 65.")
    facts = {"left": 1, "keep": 1, "canastas": 0, "needed": 2}
    told = violation_text(texts, Violation(Reason.MUST_KEEP_CARD, facts), record)
    assert "you cannot go out yet: you have no canasta of the 2 needed" in told


def test_the_numbers_are_named():
    facts = {"needed": 90, "counted": 65}
    assert violation_text(texts, Violation(Reason.BELOW_INITIAL_MELD, facts)) == (
        "Your side needs 90 points for its first meld; these cards count 65. "
        "Add 25 more; a joker counts 50, three aces 60."
    )
    facts = {"left": 1, "keep": 1, "canastas": 0, "needed": 1}
    assert violation_text(texts, Violation(Reason.MUST_KEEP_CARD, facts)) == (
        "That would leave you with one card, and your side cannot go out yet: it has no canasta, and "
        "one is needed. Keep at least 2 cards, one of them to discard."
    )
    several: dict[str, Any] = {"left": 1, "canastas": 3, "needed": 3, "kinds": {"natural": 1, "wild": 1}}
    assert violation_text(texts, Violation(Reason.MUST_KEEP_CARD, several)) == (
        "That would leave you with one card, and your side cannot go out yet: it takes more canastas "
        "(1 natural and 1 of wild cards). Keep at least 2 cards, one of them to discard."
    )
    assert violation_text(texts, Violation(Reason.NOT_YOUR_TURN, {"seat": 1}), record_of()) == (
        "It is **Ben**’s turn. You can play as soon as it is yours."
    )


@pytest.mark.parametrize(
    "why, instead, words",
    [
        ("dead", (20,), "a safe card"),
        ("ace_or_seven", (20,), "while you hold another natural card"),
        ("seven", (20,), "the canastas of sevens"),
        ("wild", (20,), "while you hold other cards"),
        ("three", (20,), "Threes such as"),
        ("wild", (), "cannot be your last discard"),
        ("lay_three", (), "while you hold a three that you can lay on the table. Lay a three first."),
    ],
)
def test_a_discard_is_refused_with_the_rule_that_forbids_it(why, instead, words):
    """pagat, Modern American Canasta, The Play: what may not be discarded, and when."""
    facts = {"card": KING, "why": why, "instead": instead}
    assert words in violation_text(texts, Violation(Reason.DISCARD_NOT_ALLOWED, facts))


@pytest.mark.parametrize(
    "hand, melds, rules, question, words",
    [
        ("3 3 3 9 8", "KKKKKKK", {}, None, "and you would still hold 2 cards."),
        (
            "3 3 3 9",
            "KKKKKK",
            {},
            None,
            "and your side cannot go out yet: it has no canasta, and one is needed.",
        ),
        (
            "3 3 3",
            "KKKKKKK",
            {"canastas_to_go_out": 2},
            None,
            "and your side cannot go out yet: it has one canasta of the 2 needed.",
        ),
        (
            "3 3 3",
            "KKKKKK2",
            {"canasta_mix": {"natural": 1}},
            None,
            "and your side cannot go out yet: it takes more canastas (1 natural).",
        ),
        ("3 3 3 9", "KKKKKKK", {}, False, "and your partner said no."),
    ],
)
def test_black_threes_are_refused_for_what_keeps_their_player_in(hand, melds, rules, question, words):
    """pagat, Threes in Classic Canasta: only "a player who is going out"; End of the hand: who may go out."""
    violation = playing(hand, melds=melds, rules=rules, question=question).why("meld 333")
    assert violation is not None
    assert violation_text(texts, violation) == (
        f"Black threes are melded only in the turn in which you go out, {words} You can discard a black three instead."
    )


@pytest.mark.parametrize(
    "hand, melds, rules, text, words",
    [
        ("Q Q 4 5", "KKK", {}, "meld QQ > K", "The kings cannot take Q♣, Q♦. A meld has cards of one rank"),
        ("3 4 5", "KKK", {}, "meld 3 > K", "The kings cannot take 3♣."),
        ("Q Q 4 5", "22*", {"wild_melds": True}, "meld QQ > #1", "The wild cards cannot take Q♣, Q♦."),
        # What fits is not named.
        ("K 5H 4 6", "KKK", {"sequence_melds": True}, "meld K5 > #1", "The kings cannot take 5♥."),
        ("2 5C 4 6", "22*", {"wild_melds": True}, "meld 2 5 > #1", "The wild cards cannot take 5♣."),
    ],
)
def test_cards_for_a_meld_of_another_rank_are_refused_with_its_rank(hand, melds, rules, text, words):
    """pagat, Melds and Canastas: "You can add further cards of the appropriate rank"."""
    view = playing(hand, melds=melds, rules=rules).view()
    violation = check(view, parse_action(text, view))
    assert violation is not None
    assert violation_text(texts, violation).startswith(suits(words))


@pytest.mark.parametrize(
    "text, words",
    [
        ("meld * > #1", "Wild cards cannot be added to threes here."),
        ("meld 3D*", "Wild cards cannot be added to threes here."),
        ("meld 3D > K", "The kings cannot take 3♦. A meld has cards of one rank"),
        ("meld 3D55 > K", "The kings cannot take 3♦, 5♣, 5♦. A meld has cards of one rank"),
        ("meld QQ > #1", "The threes cannot take Q♣, Q♦. A meld has cards of one rank"),
    ],
)
def test_where_threes_are_melded_they_are_refused_like_other_ranks(text, words):
    """pagat, Other Canasta Variations (Royal Canasta): "melds of seven threes", which leaves no room for wild cards."""
    view = playing("3D 5 5 Q Q * 8", melds="333, KKK", rules=PRESETS["royal"]).view()
    violation = check(view, parse_action(text, view))
    assert violation is not None
    assert violation_text(texts, violation).startswith(suits(words))


def test_red_threes_among_others_are_a_mixed_meld_where_threes_are_melded():
    """pagat, Other Canasta Variations (Royal Canasta); in Classic Canasta red threes are never in a meld."""
    why = {}
    for preset in ("royal", "classic_4"):
        view = playing("3D 5 5 8 8", melds="KKK", stock="", rules=PRESETS[preset]).view()
        violation = check(view, parse_action("meld 3D55", view))
        why[preset] = violation and violation.reason
    assert why == {"royal": Reason.MIXED_RANKS, "classic_4": Reason.RED_THREE_NOT_PLAYABLE}


@pytest.mark.parametrize(
    "hand, preset, text, words",
    [
        ("3D 5 5 8", "royal", "3D", "your threes would be one. Add 2 more; threes take no wild cards."),
        ("QS QD 5 8", "royal", "QS QD", "your queens would be 2. Add one more, natural or wild."),
        ("4S 5S 8 8", "samba", "4S 5S", "your sequence would be 2. Add one more."),
    ],
)
def test_what_can_be_added_to_too_few_cards(hand, preset, text, words):
    """pagat, Melds and Canastas: naturals or wild cards; with threes and sequences not any of them."""
    view = playing(hand, melds="KKK", rules=PRESETS[preset]).view()
    violation = check(view, LayDown((Play(cards_of(exact_cards(text))),)))
    assert violation is not None
    assert violation_text(texts, violation).endswith(words)


@pytest.mark.parametrize(
    "threes, stock, words",
    [
        (1, 0, "The stock is empty, and you chose one three."),
        (2, 1, "It has one card, and you chose 2 threes."),
        (3, 2, "It has 2 cards, and you chose 3 threes."),
    ],
)
def test_threes_that_the_stock_cannot_replace_are_refused_with_the_numbers(threes, stock, words):
    """Wikipedia 2005, Going out: who must draw and cannot "may not meld any cards before the hand ends"."""
    facts = {"threes": threes, "stock": stock}
    text = violation_text(texts, Violation(Reason.THREES_NOT_REPLACED, facts))
    assert text == f"Before you draw, you can lay only as many threes as the stock can replace. {words}"


def test_sequences_are_spoken_of_where_there_are_any():
    """Hoyle: "sequences aren't valid melds in canasta"; Wikipedia 2005, Samba and Bolivia: they are."""
    facts = {"cards": (KING, KING - 4)}
    assert "suit" not in violation_text(texts, Violation(Reason.MIXED_RANKS, facts))
    assert "one suit" in violation_text(texts, Violation(Reason.MIXED_RANKS, {**facts, "sequences": True}))


@pytest.mark.parametrize(
    "lays_off, with_wild, words",
    [
        (False, False, "immediately: with two natural cards of its rank from your hand."),
        (False, True, "from your hand, or with one of them and a wild card."),
        (True, True, "on your side’s meld of its rank, or with two natural cards"),
    ],
)
def test_what_takes_the_pile_is_told_as_the_rules_have_it(lays_off, with_wild, words):
    facts = {"upcard": KING, "lays_off": lays_off, "with_wild": with_wild}
    assert words in violation_text(texts, Violation(Reason.PILE_NEEDS_UPCARD_PLAY, facts))


@pytest.mark.parametrize(
    "missing, words",
    [
        (5, "any card"),
        (10, "eight to king"),
        (20, "a two"),
        (40, "a joker counts 50, three aces 60"),
        (50, "a joker"),
        (55, "several"),
    ],
)
def test_examples_reach_what_is_missing(missing, words):
    told = add_example(texts, missing)
    assert words in told
    # The same to somebody who holds none of them: it says what they count, not what to add.
    assert "for example" not in told


def test_what_would_be_penalised_is_not_simply_allowed():
    """Scarne, Improper Melding."""
    at = playing("Q Q Q 4 5 6", rules=rules_of("scarne_4", {"irregularities": "scarne"}))
    action = at.action("meld QQQ")
    assert check(at.view(0), action) is None
    assert why_text(texts, action, None, None, at.view(0)) == (
        "⚠️ You may meld three queens, but it counts too little for a first meld: the cards would stay exposed as penalty cards."
    )


@pytest.mark.parametrize(
    "typed, words",
    [
        ("discard K", "You have no kings."),
        ("discard *", "You have no jokers."),
        ("meld 777", "You want to play 3 sevens and have 2."),
        ("discard 7H", "You do not have 7♥."),
        ("meld KKK, QQQ", "You have no kings and no queens."),
    ],
)
def test_a_card_that_is_missing_is_named_without_a_suit_where_none_can_be_meant(typed, words):
    """Nobody who typed only a rank reads of a suit; who named one that is not there reads which."""
    violation = playing("7C 7D 9 9 9 4", melds="888").why(typed)
    assert violation is not None
    told = violation_text(texts, violation)
    assert told == suits(f"{words} Choose from the cards in your hand.")


@pytest.mark.parametrize(
    "needed, words",
    [(1, "Going out needs a red three on the table;"), (2, "Going out needs 2 red threes on")],
)
def test_red_threes_that_going_out_needs_are_counted_as_one_says_it(needed, words):
    """Option red_threes_to_go_out."""
    violation = Violation(Reason.RED_THREES_NEEDED, {"have": 0, "needed": needed, "alone": False})
    assert words in violation_text(texts, violation)
