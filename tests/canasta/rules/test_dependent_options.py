"""Options that depend on another one change nothing without it; ``test_option_effects`` shows what they change with it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.canasta.phases.round_end import winners_of
from bot.canasta.rules.conflicts import minimums_after_the_end
from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID, value_of, with_options, without_effect
from bot.canasta.rules.presets import rules_of
from bot.canasta.rules.validate import problems_of
from bot.canasta.rules.values import plain_value, values_to_offer
from tests.support.random_play import random_play

DEPENDENT = [option.id for option in OPTIONS if option.needs]


def test_each_option_depends_on_one_other() -> None:
    assert len(DEPENDENT) == 22
    assert {option.needs.on for option in OPTIONS if option.needs} <= OPTIONS_BY_ID.keys()


@pytest.mark.parametrize("option", DEPENDENT)
def test_without_the_other_option_no_value_makes_a_difference(option: str) -> None:
    # Classic has two of these: it rewards going out concealed, and ends at a score.
    without = with_options(rules_of("classic_2"), {"concealed_rule": "none", "round_count": 20})
    assert option in [name for _, name in without_effect(without)]
    usual = [step.events for step in random_play(400, 1, without)]
    now = plain_value(value_of(without, option))
    tried = 0
    for value in values_to_offer(OPTIONS_BY_ID[option]):
        changed = with_options(without, {option: value})
        if value == now or problems_of(changed):
            continue
        tried += 1
        assert [step.events for step in random_play(400, 1, changed)] == usual
    assert tried


ROWS = [[None, 50], [3000, 90], [5000, 120], [7000, 150]]


@pytest.mark.parametrize(
    "end, over",
    [
        ({}, [5000, 7000]),
        ({"target_compare": "more_than"}, [7000]),
        ({"target_score": 8000}, []),
        ({"round_count": 3}, []),
        (
            {
                "round_count": 3,
                "initial_minimums_by": "round",
                "initial_minimums": [[None, 50], [3, 90], [4, 120]],
            },
            [4],
        ),
        ({"initial_minimums_by": "round", "initial_minimums": [[None, 50], [30, 90]]}, []),
    ],
)
def test_minimums_that_begin_where_the_match_is_over(end: dict[str, Any], over: list[int]) -> None:
    rules = with_options(rules_of("classic_4"), {"initial_minimums": ROWS, **end})
    assert [row[0] for row in minimums_after_the_end(rules)] == over
    for start in over:
        if rules.initial.initial_minimums_by == "score":
            assert winners_of(rules, (start, 0), 1) == (0,)
