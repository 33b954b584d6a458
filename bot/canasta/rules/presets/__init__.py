"""The named rule sets: each module of this package describes the games of one family."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from bot.canasta.errors import RuleProblem, RuleSetError
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import differences, with_options
from bot.canasta.rules.preset import Family, Preset
from bot.canasta.rules.validate import validate


def _described() -> list[Preset]:
    """Return what the modules of this package describe, in the order in which players choose among the games."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
    found = (value for module in modules for value in vars(module).values() if isinstance(value, Preset))
    return sorted(found, key=lambda preset: preset.place)


DESCRIPTIONS: Final[dict[str, Preset]] = {preset.id: preset for preset in _described()}
"""The description of each preset, by its id; a parent stands before its children."""


def family_of(preset: str) -> Family:
    """Return the family of a preset: its own, or that of the nearest ancestor that has one."""
    described = DESCRIPTIONS[preset]
    if described.family is not None:
        return described.family
    assert described.parent is not None
    return family_of(described.parent)


def _with_ancestors() -> dict[str, RuleSet]:
    built: dict[str, RuleSet] = {}
    for preset in DESCRIPTIONS.values():
        parent = RuleSet() if preset.parent is None else built[preset.parent]
        built[preset.id] = with_options(parent, preset.changes)
    return built


PRESETS: Final[dict[str, RuleSet]] = _with_ancestors()
"""Every preset by its id."""

DEFAULT_PRESET: Final = "classic_4"


def rules_of(
    preset: str = DEFAULT_PRESET, options: Mapping[str, Any] | None = None, *, stored: bool = False
) -> RuleSet:
    """Return the rule set of a preset with some options changed.

    Options that were ``stored`` may contradict themselves in what only later versions refuse.

    Raises:
        RuleSetError: if the preset or an option is unknown, or the whole cannot be played.
    """
    rules = PRESETS.get(preset)
    if rules is None:
        facts = {"preset": preset, "known": tuple(PRESETS)}
        raise RuleSetError((RuleProblem("unknown-preset", "preset", facts=facts),))
    return validate(with_options(rules, options), stored=stored) if options else rules


def preset_and_options(rules: RuleSet) -> tuple[str, dict[str, Any]]:
    """Return the preset nearest to a rule set, and the options in which it differs."""
    for name, preset in PRESETS.items():
        if rules == preset:
            return name, {}
    return min(
        ((name, differences(rules, preset)) for name, preset in PRESETS.items()), key=lambda row: len(row[1])
    )
