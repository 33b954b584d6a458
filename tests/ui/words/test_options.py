"""Every option has its words: a name, a sentence, and a clause for each value it may have."""

from random import Random

import pytest

from bot.canasta.rules.kinds import OneOf, Whole
from bot.canasta.rules.options import OPTIONS, value_of
from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.values import plain_value
from bot.ui.texts import texts_for
from bot.ui.words.options import (
    difference_sentence,
    option_about,
    option_name,
    preset_about,
    preset_name,
    value_words,
)
from tests.campaigns.fuzz.rules import random_value

texts = texts_for("en")
# Discord's limit on the name of a choice; a choice also shows the name of its option.
LONGEST_NAME = 45


def values(option):
    """All values of an option where there are few, else some that it may have."""
    if isinstance(option.allowed, OneOf):
        return list(option.allowed.values)
    random = Random(option.id)
    found = [random_value(option, random) for _ in range(12)]
    if isinstance(option.allowed, Whole) and option.allowed.or_none:
        found.append(None)
    return [plain_value(value) for value in found]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_every_option_has_its_words(option):
    name, about = option_name(texts, option.id), option_about(texts, option.id)
    assert name[0].isupper()
    assert "_" not in name
    assert len(name) <= LONGEST_NAME
    assert about[0].isupper()
    assert about.endswith(".")
    assert len(about) <= 130


def test_no_two_options_have_one_name():
    names = [option_name(texts, option.id) for option in OPTIONS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_every_value_has_a_clause_of_its_own(option):
    clauses: dict[str, object] = {}
    for value in values(option):
        clause = difference_sentence(texts, option.id, value)
        assert not clause.endswith(".")
        assert "_" not in clause
        assert "{" not in clause
        assert clauses.setdefault(clause, value) == value, clause
        assert "_" not in value_words(texts, option.id, value)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_name_and_a_sentence(preset):
    assert texts.has(f"preset-{preset.replace('_', '-')}")
    assert preset_name(texts, preset)[0].isupper()
    assert preset_about(texts, preset).endswith(".")
    rules = PRESETS[preset]
    assert all(
        difference_sentence(texts, option.id, plain_value(value_of(rules, option.id))) for option in OPTIONS
    )


@pytest.mark.parametrize(
    "option, value, words",
    [
        ("pile_always_frozen", True, "the pile is always frozen"),
        ("canastas_to_go_out", 2, "2 canastas are needed to go out"),
        ("canastas_to_go_out", 1, "one canasta is needed to go out"),
        ("canasta_mix", {"natural": 2, "wild": 1}, "among the canastas for going out: 2 natural and 1 wild"),
        (
            "initial_minimums",
            [[None, 15], [0, 50]],
            "the first meld needs 15 below 0, 50 from 0",
        ),
        ("target_score", 10000, "the match goes to 10,000 points"),
    ],
)
def test_clauses_read_well(option, value, words):
    assert difference_sentence(texts, option, value) == words


@pytest.mark.parametrize(
    "option, value, words",
    [
        ("max_wilds", None, "the number of wild cards in a meld is not limited"),
        ("max_wilds", 0, "0"),
        ("ask_limit_per_hand", None, "a player may ask in every turn"),
        ("initial_minimums", [[None, 125], [3000, 155]], "125 below 3,000, 155 from 3,000"),
        ("initial_minimums", [[None, 75]], "75"),
    ],
)
def test_values_read_well(option, value, words):
    """Without a limit is not without any."""
    assert value_words(texts, option, value) == words
