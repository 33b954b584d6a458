"""Random house rules that rollouts accept, whose rounds the engine plays again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bot.canasta.errors import CanastaError
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import differences
from bot.canasta.rules.presets import DESCRIPTIONS, rules_of
from bot.players.rollouts.coverage import difference
from tests.campaigns.fuzz.rules import house_rules
from tests.campaigns.rollouts.replay import Replay


class HouseRules(NamedTuple):
    """A game with changed options, by their ids."""

    preset: str
    rules: RuleSet
    changes: dict[str, Any]


def accepted_house_rules(seed: int, most: int = 6) -> Iterator[HouseRules]:
    """Yield covered games with one to ``most`` options changed at random, without end: those that rollouts can play."""
    random = Random(seed)
    covered = [name for name in DESCRIPTIONS if difference(rules_of(name)) is None]
    while True:
        preset = random.choice(covered)
        rules = house_rules(rules_of(preset), random, most)
        changes = differences(rules, rules_of(preset))
        if changes and difference(rules) is None:
            yield HouseRules(preset, rules, changes)


def check_rounds(house: HouseRules, seed: int, rounds: int) -> int:
    """Play rounds by rollouts and by the engine; return the number of actions.

    Raises an ``AssertionError`` that names the house rules where an action is illegal or a score differs.
    """
    replay = Replay(house.preset, seed, house.rules)
    try:
        replay.check_rounds(rounds)
    except (AssertionError, CanastaError) as found:
        message = f"{house.preset} with {house.changes}, seed {seed}, round {replay.rounds + 1}: {found!r}"
        raise AssertionError(message) from found
    return replay.actions
