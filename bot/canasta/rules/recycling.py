"""Rules by which the pile becomes a new stock (option ``stock_exhaustion``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.canasta.rules.model import RuleSet

SHUFFLED: Final = "recycle_pile"
TURNED_OVER: Final = "recycle_pile_turned_over"


def recycles(rules: RuleSet) -> bool:
    """Return whether the pile becomes a new stock, in whatever order."""
    return rules.end.stock_exhaustion in {SHUFFLED, TURNED_OVER}


def recyclable(rules: RuleSet, pile_size: int) -> int:
    """Return the number of cards of a pile of this size that become the stock (a shuffle leaves the upcard)."""
    return pile_size if rules.end.stock_exhaustion == TURNED_OVER else pile_size - 1
