"""What a house rule says about itself beside its list of differences."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.canasta.rules.options import OPTIONS, value_of
from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.values import plain_value
from bot.service.house_rules.model import HouseRule
from bot.service.ids import GuildId, UserId
from bot.ui.house_rules.presenter import house_embed
from bot.ui.texts import texts_for
from bot.ui.words.options import house_sentence
from tests.support.as_text import as_text

NONE = "Only what has a penalty of its own is penalised. Still without one here:"
UNUSED = "No effect until **Irregularities** is set, too:"


@pytest.mark.parametrize(
    "preset, differences, said",
    [
        (
            "classic_4",
            {"irregularities": "scarne", "card_count_question": "one_or_more"},
            f"{NONE} **First meld too small**, **Ignored answer**, **False card count** and **Hidden red three**.",
        ),
        (
            "classic_4",
            {"irregularities": "scarne"},
            f"{NONE} **First meld too small**, **Ignored answer** and **Hidden red three**.",
        ),
        (
            "scarne_4",
            {"irregularities": "scarne", "penalty_ignored_answer": 0},
            f"{NONE} **Ignored answer**.",
        ),
        (
            "classic_4",
            {"improper_initial_meld": "penalty_cards"},
            f"{UNUSED} **First meld too small**.",
        ),
        ("scarne_4", {"irregularities": "scarne"}, None),
        (
            "classic_2",
            {
                "irregularities": "scarne",
                "card_count_question": "one_or_more",
                "red_three_role": "american_three",
                "threes_kept_in_hand": "unlimited",
            },
            f"{NONE} **First meld too small** and **False card count**.",
        ),
        ("classic_4", {"penalty_false_card_count": 100}, None),
        ("scarne_4", {"target_score": 9000}, None),
        ("classic_4", {"improper_initial_meld": "reject"}, None),
    ],
)
def test_penalties_that_go_together_are_told_of_each_other(preset, differences, said):
    """Scarne, Improper Melding and Additional Penalties: each has an option, and one switches them all on.

    What can never happen in a game is not missed: a hidden three where threes are kept by right, a false count where the
    number itself is told, the answer of a partner where nobody has one.
    """
    house = HouseRule(
        guild=GuildId(1),
        name="Strict",
        preset=preset,
        differences=differences,
        changed_by=UserId(1),
        changed=datetime(2026, 11, 20, tzinfo=UTC),
    )
    text = as_text(house_embed(texts_for(), house))
    if said is None:
        assert "💡" not in text
    else:
        assert said in text


def told(preset, differences):
    changed = datetime(2026, 11, 20, tzinfo=UTC)
    house = HouseRule(GuildId(1), "Kitchen", preset, differences, UserId(1), changed)
    return as_text(house_embed(texts_for(), house))


@pytest.mark.parametrize(
    "preset, differences, said",
    [
        (
            "classic_4",
            {"bonus_wild_canasta": 2000, "penalty_incomplete_wild": 500},
            "No effect as long as **Melds of wild cards** stays as it is: **Wild canasta** and **Unfinished wild cards**.",
        ),
        ("classic_4", {"bonus_wild_canasta": 2000, "wild_melds": True}, None),
        ("bolivia", {"bonus_wild_canasta": 2000}, None),
        (
            "classic_4",
            {"round_count": 4, "target_score": 3000},
            "No effect as long as **Number of rounds** stays as it is: **Target**.",
        ),
    ],
)
def test_changes_without_effect_are_told(preset, differences, said):
    """A value may wait for another option, so it is accepted; the form says what it waits for."""
    text = told(preset, differences)
    if said is None:
        assert "No effect" not in text
    else:
        assert said in text


TO_5000 = [[None, 15], [0, 50], [3000, 120], [5000, 150], [7000, 180]]
BY_ROUND = {"initial_minimums_by": "round", "initial_minimums": [[None, 50], [3, 90], [5, 120]]}


@pytest.mark.parametrize(
    "preset, differences, said",
    [
        (
            "classic_4",
            {"initial_minimums": TO_5000},
            "so this never counts for the first meld, except after a tie: 150 from 5,000, 180 from 7,000.",
        ),
        (
            "classic_4",
            {"target_score": 3000, "tie_rule": "shared"},
            "💡 The match ends at 3,000 points, so this never counts for the first meld: 120 from 3,000.",
        ),
        (
            "classic_4",
            {"round_count": 3, **BY_ROUND},
            "💡 The match ends after 3 rounds, so this never counts for the first meld, except after a tie: ",
        ),
        ("classic_4", {"initial_minimums": TO_5000, "target_score": 8000}, None),
        ("classic_4", {"pile_always_frozen": True}, None),
    ],
)
def test_minimums_that_never_count_are_told(preset, differences, said):
    text = told(preset, differences)
    if said is None:
        assert "never counts" not in text
    else:
        assert said in text


@pytest.mark.parametrize(
    "preset, differences, before",
    [
        ("classic_4", {"initial_minimums_by": "round"}, "15 below 0, 50 from 0, 90 from 1,500"),
        (
            "hand_and_foot_four_rounds",
            {},
            "60 in round 1, 90 in round 2, 120 in round 3, 150 from round 4 on",
        ),
    ],
)
def test_a_first_meld_that_goes_by_the_round_is_told_by_the_round(preset, differences, before):
    """Option initial_minimums_by; what the game itself has is told as it goes there."""
    rows = [[None, 50], [2, 90], [4, 120]]
    text = told(preset, differences | {"initial_minimums": rows})
    by_round = "50 in round 1, 90 in rounds 2 to 3, 120 from round 4 on"
    assert f"the first meld needs {by_round}" in text
    assert f"**First meld**: {by_round} (instead of {before}" in text


def test_a_first_meld_that_goes_by_the_score_is_told_by_the_score():
    """pagat, Classic Canasta: the points go by the score, and so they do again where a house has it so."""
    text = told("classic_4", {"initial_minimums": [[None, 50], [1500, 90]]})
    assert "the first meld needs 50 below 1,500, 90 from 1,500" in text
    rows = {"initial_minimums_by": "score", "initial_minimums": [[None, 50], [1500, 90]]}
    assert "the first meld needs 50 below 1,500, 90 from 1,500" in told("hand_and_foot_four_rounds", rows)


def test_what_is_a_whole_clause_stands_beside_the_game_it_was_changed_in():
    differences = {"card_count_question": "exact", "max_wilds": 2}
    changed = datetime(2026, 11, 20, tzinfo=UTC)
    house = HouseRule(GuildId(1), "Kitchen", "scarne_4", differences, UserId(1), changed)
    text = as_text(house_embed(texts_for(), house))
    assert (
        "**Number of cards**: the board says how many cards everybody holds (in Scarne for four: the board says only"
        " whether a player holds one card or more than one)"
    ) in text
    assert "**Wild cards in a meld**: 2 (instead of 3)" in text


def test_what_an_earlier_version_let_contradict_itself_is_named():
    house = HouseRule(
        guild=GuildId(1),
        name="Old",
        preset="classic_4",
        differences={"threes_kept_in_hand": "unlimited"},
        changed_by=UserId(1),
        changed=datetime(2026, 11, 20, tzinfo=UTC),
    )
    text = as_text(house_embed(texts_for(), house))
    assert "Tables play it as it is" in text
    assert "• “Threes kept in hand” does not go with “Red threes”: red threes go" in text
    settled = as_text(house_embed(texts_for(), replace(house, differences={})))
    assert "does not fit together" not in settled


def test_a_house_rule_that_differs_in_nearly_everything_is_told_as_far_as_anybody_reads():
    many = {option.id: plain_value(value_of(PRESETS["modern_american"], option.id)) for option in OPTIONS}
    sentence = house_sentence(texts_for(), "classic_4", many)
    assert sentence.startswith("Classic for four, but ")
    assert 1000 < len(sentence) < 1300
    assert "…" in sentence
