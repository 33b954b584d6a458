"""Validation of rule sets as a whole: every problem is reported, nothing is silently corrected."""

from __future__ import annotations

from bot.canasta.errors import RuleProblem, RuleSetError
from bot.canasta.rules.conflicts import conflicts_of, unplayable
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, impossible_value, value_of


def problems_of(rules: RuleSet) -> tuple[RuleProblem, ...]:
    """Return every problem of a rule set; empty if it is valid."""
    return (*_fatal_problems(rules), *conflicts_of(rules))


def _fatal_problems(rules: RuleSet) -> list[RuleProblem]:
    """Return the problems with which nothing can be played."""
    values = ((option, value_of(rules, option.id)) for option in OPTIONS)
    impossible = [impossible_value(option, value) for option, value in values if not option.allows(value)]
    return impossible + unplayable(rules)


def validate(rules: RuleSet, *, stored: bool = False) -> RuleSet:
    """Return the rule set if it is valid.

    Rules that are ``stored`` were valid once: a later version may know more conflicts, so that only rules that cannot
    be played at all are refused.

    Raises:
        RuleSetError: with every problem found.
    """
    found = tuple(_fatal_problems(rules)) if stored else problems_of(rules)
    if found:
        raise RuleSetError(found)
    return rules
