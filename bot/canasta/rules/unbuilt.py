"""Options whose values are not all playable yet; a rule set that uses the others is refused.

Each row names the values that are playable besides the classic one. The table is to become empty and go.
"""

from __future__ import annotations

from typing import Any, Final

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS_BY_ID, value_of

_PLAYABLE: Final[dict[str, tuple[Any, ...]]] = {}


def is_unbuilt(option_id: str, value: Any) -> bool:
    """Whether an allowed value of an option cannot be played yet."""
    playable = _PLAYABLE.get(option_id)
    return playable is not None and value not in playable and value != OPTIONS_BY_ID[option_id].classic


def unbuilt_options(rules: RuleSet) -> tuple[str, ...]:
    """The options whose value in this rule set cannot be played yet."""
    return tuple(option_id for option_id in _PLAYABLE if is_unbuilt(option_id, value_of(rules, option_id)))


def has_choice(option_id: str) -> bool:
    """Whether more than one value of an option can be played."""
    if not OPTIONS_BY_ID[option_id].has_choice:
        return False
    playable = _PLAYABLE.get(option_id)
    return playable is None or any(value != OPTIONS_BY_ID[option_id].classic for value in playable)
