"""Random house rules that can be played."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bot.canasta.rules.kinds import (
    Counted,
    Counts,
    Draws,
    Flag,
    Minimums,
    OneOf,
    Points,
    SomeOf,
    Totals,
    Whole,
)
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, with_options
from bot.canasta.rules.unbuilt import has_choice
from bot.canasta.rules.validate import problems_of

FREE = tuple(option for option in OPTIONS if has_choice(option.id))

_TABLES: tuple[dict[str, Any], ...] = (
    {},
    {},
    {},
    {"seat_count": 2, "side_structure": "individual", "hand_size": 15, "draw_count": 2},
    {"seat_count": 3, "side_structure": "individual", "hand_size": 13},
    {"seat_count": 6, "side_structure": "pairs_3x2", "deck_count": 3, "joker_count": 6},
    {"seat_count": 6, "side_structure": "trios_2x3", "deck_count": 3, "joker_count": 6},
)

_VALUES: dict[type, Callable[[Any, Random], Any]] = {
    Flag: lambda _, random: random.random() < 0.5,
    OneOf: lambda allowed, random: random.choice(allowed.values),
    SomeOf: lambda allowed, random: [name for name in allowed.values if random.random() < 0.5],
    Whole: lambda allowed, random: (
        None
        if allowed.or_none and random.random() < 0.3
        else random.randint(allowed.least, min(allowed.most, allowed.least + 8))
    ),
    Counts: lambda allowed, random: {random.choice(allowed.names): 1},
    Points: lambda allowed, random: dict.fromkeys(allowed.names, 1500),
    Counted: lambda allowed, random: [random.randint(allowed.least, allowed.least + 4)] * allowed.length,
    Draws: lambda _, random: [random.randint(1, 3) for _ in range(random.randint(0, 3))],
    Totals: lambda _, random: [50 * (n + 1) for n in range(random.randint(0, 6))],
    Minimums: lambda _, random: [[None, 0], [0, random.choice((30, 50, 70))], [1500, 90]],
}


def random_value(option: Any, random: Random) -> Any:
    """Some value that an option may have."""
    return _VALUES[type(option.allowed)](option.allowed, random)


def random_rules(random: Random) -> RuleSet:
    """A rule set with a few options changed."""
    while True:
        options = dict(random.choice(_TABLES))
        for option in random.sample(FREE, random.randint(1, 6)):
            if option.id not in ("seat_count", "side_structure"):
                options[option.id] = random_value(option, random)
        # Long matches and huge bonuses say nothing new.
        options.pop("target_score", None)
        rules = with_options(RuleSet(), options)
        if not problems_of(rules):
            return rules
