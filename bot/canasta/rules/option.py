"""The definition of a rule option."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.canasta.rules.kinds import OneOf
from bot.canasta.rules.model import RuleSet


class Option(Struct, frozen=True):
    """One rule option: its id, the section of the rule set that holds it, its allowed values, and its meaning."""

    id: str
    section: str
    allowed: Any
    meaning: str

    @property
    def classic(self) -> Any:
        """Return the value of Classic Canasta for four."""
        return getattr(getattr(_CLASSIC, self.section), self.id)

    @property
    def has_choice(self) -> bool:
        """Return whether the option has more than one possible value."""
        return not (isinstance(self.allowed, OneOf) and len(self.allowed.values) == 1)

    def allows(self, value: Any) -> bool:
        """Return whether the option may have this value."""
        return bool(self.allowed.allows(value))


_CLASSIC = RuleSet()
