"""Options that depend on another one change nothing without it; ``test_option_effects`` shows what they change with it."""

from __future__ import annotations

import pytest

from bot.canasta.rules.dependent_options import DEPENDENCES, without_effect
from bot.canasta.rules.options import OPTIONS_BY_ID, value_of, with_options
from bot.canasta.rules.presets import rules_of
from bot.canasta.rules.validate import problems_of
from bot.canasta.rules.values import plain_value, values_to_offer
from tests.support.random_play import random_play

DEPENDENT = [option for dependence in DEPENDENCES for option in dependence.options]


def test_each_option_depends_on_one_other() -> None:
    assert len(set(DEPENDENT)) == len(DEPENDENT)
    assert {dependence.on for dependence in DEPENDENCES} <= OPTIONS_BY_ID.keys()


@pytest.mark.parametrize("option", DEPENDENT)
def test_without_the_other_option_no_value_makes_a_difference(option: str) -> None:
    # Classic has one of these: it rewards going out concealed.
    without = with_options(rules_of("classic_2"), {"concealed_rule": "none"})
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
