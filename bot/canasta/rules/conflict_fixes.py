"""Fixes of conflicting options: further changes that make a rule set playable."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from bot.canasta.errors import RuleProblem, RuleSetError
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID, Option, with_options
from bot.canasta.rules.validate import problems_of
from bot.canasta.rules.values import values_to_offer

_MOST_FIXES: Final = 6
_MOST_CHANGES: Final = 4
_MOST_KEPT: Final = 3
"""The number of unfinished fixes that are pursued at a time."""


class _Path(Struct, frozen=True):
    changes: dict[str, Any]
    problems: tuple[RuleProblem, ...]


def fixes_of(rules: RuleSet, wanted: Collection[str] = ()) -> tuple[dict[str, Any], ...]:
    """Return fixes of a rule set with conflicts: sets of options with values, the best first.

    Options that were just ``wanted`` are left alone where possible. Each fix leads to a rule set that can be played;
    there may be none.
    """
    start = _Path({}, problems_of(rules))
    if not start.problems:
        return ()
    settling = _settling(start.problems, wanted)
    if found := _search(rules, start, settling) or _by_way_of_another(rules, start, settling, wanted):
        return found
    return _search(rules, start, _beside(settling, wanted)) or _search(rules, start, _only(wanted))


def _by_way_of_another(
    rules: RuleSet, start: _Path, candidates: tuple[Option, ...], wanted: Collection[str]
) -> tuple[dict[str, Any], ...]:
    """Return fixes whose first change resolves a conflict but brings a new one, which further changes resolve."""
    for option in candidates:
        for value in values_to_offer(option):
            changes = {option.id: value}
            problems = _problems(rules, changes)
            if len(problems) > len(start.problems) or all(one in problems for one in start.problems):
                continue
            settling = _settling(problems, (*wanted, option.id))
            if found := _search(rules, _Path(changes, problems), settling):
                return found
    return ()


def _settling(problems: Collection[RuleProblem], wanted: Collection[str]) -> tuple[Option, ...]:
    """Return the options that can settle the problems, apart from those wanted."""
    ids = {option for problem in problems for option in problem.fixes} - set(wanted)
    return tuple(option for option in OPTIONS if option.id in ids and option.has_choice)


def _beside(settling: Collection[Option], wanted: Collection[str]) -> tuple[Option, ...]:
    """Return the other options of the sections that are concerned."""
    sections = {option.section for option in (*settling, *_only(wanted))}
    return tuple(
        option
        for option in OPTIONS
        if option.section in sections and option.id not in wanted and option.has_choice
    )


def _only(wanted: Collection[str]) -> tuple[Option, ...]:
    return tuple(OPTIONS_BY_ID[one] for one in wanted if one in OPTIONS_BY_ID)


def _search(rules: RuleSet, start: _Path, candidates: tuple[Option, ...]) -> tuple[dict[str, Any], ...]:
    """Change one option after the other, as long as each change leaves fewer problems."""
    paths = [start]
    for _ in range(_MOST_CHANGES):
        better = [step for path in paths for step in _steps(rules, path, candidates)]
        finished = _different([path.changes for path in better if not path.problems])
        if finished:
            return tuple(finished[:_MOST_FIXES])
        paths = sorted(better, key=lambda path: len(path.problems))[:_MOST_KEPT]
        if not paths:
            break
    return ()


def _steps(rules: RuleSet, path: _Path, candidates: tuple[Option, ...]) -> Iterator[_Path]:
    for option in candidates:
        if option.id in path.changes:
            continue
        for value in values_to_offer(option):
            changes = {**path.changes, option.id: value}
            problems = _problems(rules, changes)
            if len(problems) < len(path.problems):
                yield _Path(changes, problems)


def _problems(rules: RuleSet, changes: Mapping[str, Any]) -> tuple[RuleProblem, ...]:
    try:
        return problems_of(with_options(rules, changes))
    except RuleSetError as error:
        return error.problems


def _different(fixes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for fix in fixes:
        if fix not in found:
            found.append(fix)
    return found
