"""The named rule sets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import differences, with_options
from bot.canasta.rules.presets.classic_4 import CLASSIC_4
from bot.canasta.rules.validate import validate

PRESETS: dict[str, RuleSet] = {"classic_4": CLASSIC_4}
"""Every preset by its id."""

DEFAULT_PRESET = "classic_4"


def rules_of(preset: str = DEFAULT_PRESET, options: Mapping[str, Any] | None = None) -> RuleSet:
    """The rule set of a preset with some options changed.

    Raises:
        RuleSetError: if the preset or an option is unknown, or the whole cannot be played.
    """
    rules = PRESETS.get(preset)
    if rules is None:
        raise RuleSetError((f"unknown preset {preset!r}; known: {', '.join(PRESETS)}",))
    return validate(with_options(rules, options)) if options else rules


def preset_and_options(rules: RuleSet) -> tuple[str, dict[str, Any]]:
    """The preset nearest to a rule set, and the options in which it differs."""
    return min(
        ((name, differences(rules, preset)) for name, preset in PRESETS.items()), key=lambda row: len(row[1])
    )
