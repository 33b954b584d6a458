"""Random house rules on top of any game: every option, every value that can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

from bot.canasta.errors import RuleSetError
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
from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID, Option, with_options
from bot.canasta.rules.validate import problems_of
from bot.canasta.rules.values import values_to_offer

CHANGEABLE: Final = tuple(option for option in OPTIONS if option.has_choice)

_TRIES: Final = 12
_OFFERED: Final = {option.id: values_to_offer(option) for option in CHANGEABLE}

_VALUES: Final[dict[type, Callable[[Any, Random], Any]]] = {
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


def random_value(option: Option, random: Random) -> Any:
    """Some value that an option may have."""
    return _VALUES[type(option.allowed)](option.allowed, random)


def _playable_value(option: Option, random: Random) -> Any:
    """Some value that can be played, or one that is offered to admins."""
    if random.random() < 0.5:
        return random.choice(_OFFERED[option.id])
    return random_value(option, random)


def house_rules(rules: RuleSet, random: Random, most: int = 8, always: Iterable[str] = ()) -> RuleSet:
    """The rules of a game with some options changed: those named, and at most so many others."""
    for name in always:
        rules = _with_change(rules, OPTIONS_BY_ID[name], random)
    for _ in range(random.randint(1, most)):
        rules = _with_change(rules, random.choice(CHANGEABLE), random)
    return rules


def _with_change(rules: RuleSet, option: Option, random: Random) -> RuleSet:
    """The rules with a new value of an option. Options that contradict it are changed with it; the same rules where
    nothing fits.
    """
    for _ in range(_TRIES):
        changes = {option.id: _playable_value(option, random)}
        for _ in range(_TRIES):
            try:
                changed = with_options(rules, changes)
            except RuleSetError:
                break
            problems = problems_of(changed)
            if not problems:
                return changed
            named = {name for problem in problems for name in problem.fixes} - {option.id}
            others = sorted(name for name in named if name in _OFFERED)
            if not others:
                break
            other = random.choice(others)
            changes[other] = _playable_value(OPTIONS_BY_ID[other], random)
    return rules
