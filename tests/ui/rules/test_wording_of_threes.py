"""Sentences of the rule card about threes, and about what irregularities with them cost."""

from typing import Any

import pytest

from bot.canasta.engine import check
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.validate import problems_of
from tests.support.builders import playing
from tests.ui.rules.card_texts import CLASSIC, PUNISHED, card_of


def test_threes_of_both_colours_are_told_with_whom_they_count_against():
    """Joker Canasta: minus without a canasta."""
    card = card_of(PRESETS["joker_canasta"])
    assert "Threes on the table count against a side without a canasta" in card
    assert "Threes of each colour count separately" in card


# Threes of one colour as in another game: what is told of each, and what would be false.
MIXED_THREES: list[tuple[str, dict[str, Any], tuple[str, ...], tuple[str, ...]]] = [
    (
        "classic_4",
        {"red_three_role": "american_three"},
        ("Red threes are laid on the table automatically", "count against a side without a meld"),
        ("Threes of each colour", "by the canastas made"),
    ),
    (
        "classic_4",
        {"red_three_role": "american_three", "threes_kept_in_hand": "one_before_meld"},
        ("Red threes go to the table on your turn", "Red threes on the table count 100 for one"),
        ("both colours", "each colour"),
    ),
    (
        "classic_4",
        {"black_three_role": "american_three"},
        (
            "Black threes are laid on the table automatically.",
            "Black threes on the table count by the same row, separately",
            "A three drawn as the last card",
        ),
        ("black threes may be melded", "A black three left in a hand"),
    ),
    (
        "classic_4",
        {"red_three_role": "discard_only"},
        ("Red threes stay in the hand and can only be discarded", "a black three or a red three on top"),
        ("any but a red three", "drawn as the last card of the stock"),
    ),
    (
        "classic_4",
        {"red_three_role": "discard_only", "black_three_role": "american_three"},
        (
            "Black threes are laid on the table automatically",
            "Black threes on the table count 100 for one",
            "A black three drawn as the last card",
        ),
        ("like red ones", "any but a red three", "A red three drawn as the last"),
    ),
    (
        "classic_4",
        {"threes_in_hand_scoring": "as_if_laid"},
        ("Red threes left in a hand count as if they were laid", "A black three left in a hand costs 5"),
        ("Threes left in a hand count",),
    ),
    (
        "american_2005",
        {"foot_size": 2, "red_three_in_hand_penalty": 50},
        ("A red three left in a foot costs 50", "A black three left in a foot costs nothing"),
        ("left in a hand or foot",),
    ),
    (
        "modern_american",
        {"red_three_in_hand_penalty": 200},
        (
            "A red three left in a hand costs 200",
            "A black three left in a hand costs 5",
            "counts as one left in the hand does",
        ),
        ("counts 5 against",),
    ),
    ("hand_and_foot", {"discard_threes": "final_only"}, ("A three can be discarded only as the last",), ()),
    (
        "royal",
        {"discard_threes": "never"},
        ("Threes stay in the hand, to be melded:", "Threes are never discarded", "If you hold nothing else"),
        ("to be melded or discarded",),
    ),
    (
        "modern_american",
        {"threes_melds": True},
        ("Threes are melded too",),
        ("Black threes are never melded",),
    ),
    (
        "classic_4",
        {"black_three_meld": "exit_turn_with_wilds", "black_three_melded_value": 50},
        (
            "3 or more cards, with wild cards as in other melds. They are never a canasta. Each black three counts 50.",
        ),
        ("without wild cards, in the turn", "Black threes are never melded"),
    ),
    ("cuban", {"bonus_four_black_threes": 300}, ("5 each, all of the pack together 300",), ("together 100",)),
]


@pytest.mark.parametrize("preset, options, told, not_told", MIXED_THREES)
def test_threes_of_each_colour_are_told_as_they_are_played(preset, options, told, not_told):
    """Options red_three_role, black_three_role and what goes with them, each also where the other colour is not so."""
    rules = with_options(PRESETS[preset], options)
    card = card_of(rules)
    assert problems_of(rules) == ()
    assert [words for words in told if words not in card] == []
    assert [words for words in not_told if words in card] == []


def test_a_black_three_that_nobody_can_meld_is_said_to_bar_everybody():
    """Options black_three_blocks_pile and black_three_meld: without the stop the upcard must still be melded."""
    lax = with_options(CLASSIC, {"black_three_blocks_pile": False, "pile_block_tops": ["wild"]})
    assert "stops nobody who melds it, which is possible only when going out" in card_of(lax)
    never = card_of(with_options(lax, {"black_three_meld": "never"}))
    assert "stops nobody" not in never
    assert "Nobody can take it with a wild card or a black three on top" in never


def test_threes_that_are_melded_at_any_time_are_not_said_to_wait_for_going_out():
    """pagat, Royal Canasta: melds of seven threes."""
    beside = {"threes_melds": True, "bonus_four_black_threes": 100}
    card = card_of(with_options(CLASSIC, beside))
    assert "black threes may be melded" not in card
    assert "All black threes melded together" not in card
    assert "Threes are melded too, red and black together" in card
    view = playing("3C 3S 3C 4 5 6 7", melds="QQQQ", rules=with_options(CLASSIC, beside)).view()
    assert check(view, parse_action("meld 333", view)) is None


def test_threes_that_are_only_discarded_are_not_said_to_be_replaced():
    """Scarne, Important Rule at Canasta, replaces red threes of the pile where they are laid."""
    scarne = PRESETS["scarne_4"]
    told = "A red three from the pile is replaced."
    assert told in card_of(scarne)
    assert told not in card_of(with_options(scarne, {"red_three_role": "discard_only"}))


def test_melded_threes_are_not_said_to_be_good_for_nothing():
    """pagat, Royal Canasta: melds of seven threes."""
    card = card_of(PRESETS["royal"])
    assert "Threes are melded too" in card
    assert "can only be discarded" not in card


NO_OCCASION = "The other rules leave no occasion for these penalties: "


@pytest.mark.parametrize(
    "preset, differences, told, untold",
    [
        (
            "scarne_4",
            PUNISHED,
            ["stay exposed", "answer costs your side 100", "card left costs 50", "at the end costs 200"],
            ["no occasion"],
        ),
        ("scarne_2", PUNISHED, ["Until you have melded, you discard"], ["answer", "no occasion"]),
        (
            "scarne_4",
            PUNISHED | {"card_count_question": "exact"},
            [NO_OCCASION + "a false claim about the last card costs 50."],
            ["card left costs"],
        ),
        (
            "modern_american",
            PUNISHED | {"penalty_unexposed_red_three": 200, "penalty_ignored_answer": 100},
            ["answer costs your side 100", NO_OCCASION + "a red three that was not laid costs 200."],
            ["at the end costs 200", "can be forgotten", "stay exposed"],
        ),
        (
            "classic_4",
            PUNISHED | {"improper_initial_meld": "penalty_cards", "initial_minimums": [[None, 15]]},
            [
                "no penalty is set",
                NO_OCCASION + "the cards of a first meld that is too small become penalty cards.",
            ],
            ["stay exposed", "Some plays against the rules"],
        ),
    ],
)
def test_only_penalties_that_can_be_incurred_are_told_as_such(preset, differences, told, untold):
    """Scarne, Improper Melding, Seeking Information and Additional Penalties."""
    card = card_of(with_options(PRESETS[preset], differences))
    for words in told:
        assert words in card
    for words in untold:
        assert words not in card


def test_only_a_red_three_ends_the_round_where_black_ones_stay_in_the_hand():
    """Scarne, Exhausting the Stock."""
    assert (
        "A red three drawn as the last card of the stock ends the round immediately and counts nothing"
        in card_of(PRESETS["scarne_4"])
    )
