"""Every law in every game that can be played, as it is and under random house rules.

A longer search: ``python -m tests.fuzz``.
"""

from __future__ import annotations

from random import Random

import pytest

from bot.canasta.rules.options import OPTIONS, differences
from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.values import may_be_changed
from tests.fuzz.rules import house_rules
from tests.fuzz.trial import trial

TRIALS = ("suite plain", "suite 1", "suite 2", "suite 3")


@pytest.mark.parametrize("seed", TRIALS)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_random_round_keeps_to_every_law(preset: str, seed: str) -> None:
    trial(preset, seed)


def test_random_house_rules_reach_every_option() -> None:
    random = Random("every option")
    changed: set[str] = set()
    games = list(PRESETS.values())
    for _ in range(250):
        rules = random.choice(games)
        changed |= set(differences(house_rules(rules, random, most=12), rules))
    assert changed == {option.id for option in OPTIONS if may_be_changed(option)}
