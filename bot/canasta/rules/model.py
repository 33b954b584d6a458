"""The rules of a match: its options, and the traits that follow from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.canasta.rules.options import Options
from bot.canasta.rules.traits import Traits, traits_of

_SIDES_OF_ONE_SIZE = frozenset({"pairs_2x2", "pairs_3x2", "pairs_4x2", "trios_2x3"})


def draws_seats(rules: Options) -> bool:
    """Return whether partners and seats are drawn with cards when the match starts (option seat_draw)."""
    return rules.deal.seat_draw != "as_seated" and rules.deal.side_structure in _SIDES_OF_ONE_SIZE


class RuleSet(Options, frozen=True, kw_only=True, dict=True):
    """All rules of a match, complete. Stored with the match, so that nothing changes under a running game.

    ``traits`` follow from the rules: they are no field, and are neither stored nor compared.
    """

    if TYPE_CHECKING:

        @property
        def traits(self) -> Traits:
            """Return the mechanisms beyond Classic Canasta that these rules use."""

    def __post_init__(self) -> None:
        # Asked several times at every step: a plain attribute is found in a quarter of the time of a cached property.
        self.__dict__["traits"] = traits_of(self)
