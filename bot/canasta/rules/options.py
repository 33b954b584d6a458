"""Rule options by id: read, change and compare their values in rule sets.

Their allowed values and meanings are in :mod:`bot.canasta.rules.catalogue`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import ValidationError, convert, structs, to_builtins

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.catalogue import CATALOGUE
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.option import Option

OPTIONS = CATALOGUE
"""Every option, in the order of the rule card."""

OPTIONS_BY_ID: dict[str, Option] = {option.id: option for option in OPTIONS}


def value_of(rules: RuleSet, option_id: str) -> Any:
    """Return the value of an option in a rule set."""
    return getattr(getattr(rules, OPTIONS_BY_ID[option_id].section), option_id)


def plain_value_of(rules: RuleSet, option_id: str) -> Any:
    """Return the value of an option as a plain JSON value, selections and tables sorted: the same in every process."""
    return to_builtins(value_of(rules, option_id), order="deterministic")


def with_options(rules: RuleSet, changes: Mapping[str, Any]) -> RuleSet:
    """Return the rule set with some options changed.

    Values may be plain JSON values. The result is not validated as a whole; see
    :func:`bot.canasta.rules.validate.validate`.

    Raises:
        RuleSetError: if an id is unknown, or a value is of the wrong kind or not allowed.
    """
    problems: list[str] = []
    by_section: dict[str, dict[str, Any]] = {}
    for option_id, value in changes.items():
        option = OPTIONS_BY_ID.get(option_id)
        if option is None:
            problems.append(f"unknown option {option_id!r}")
            continue
        try:
            by_section.setdefault(option.section, {})[option_id] = _typed(rules, option, value)
        except RuleSetError as error:
            problems += error.problems
    if problems:
        raise RuleSetError(tuple(problems))
    changed = {
        section: structs.replace(getattr(rules, section), **values) for section, values in by_section.items()
    }
    return structs.replace(rules, **changed)


def _typed(rules: RuleSet, option: Option, value: Any) -> Any:
    """Return a value converted to the type of its field in the rule set.

    Raises:
        RuleSetError: if it is of the wrong kind or not allowed.
    """
    section = type(getattr(rules, option.section))
    wanted = next(field.type for field in structs.fields(section) if field.name == option.id)
    try:
        typed = convert(value, wanted)
    except ValidationError as error:
        raise RuleSetError((f"{option.id}: {error}",)) from error
    if not option.allows(typed):
        raise RuleSetError((f"{option.id}: {value!r} is not possible; allowed: {option.allowed}",))
    return typed


def differences(rules: RuleSet, parent: RuleSet) -> dict[str, Any]:
    """Return the options in which two rule sets differ, with the values of the first as plain JSON values."""
    # Most sections are equal; comparing them whole is much quicker than option by option.
    changed = {name for name in RuleSet.__struct_fields__ if getattr(rules, name) != getattr(parent, name)}
    return {
        option.id: plain_value_of(rules, option.id)
        for option in OPTIONS
        if option.section in changed and value_of(rules, option.id) != value_of(parent, option.id)
    }
