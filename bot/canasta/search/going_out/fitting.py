"""Cards of a hand that sets cannot take: those that lack wild cards, or of which there are too many."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress
from typing import Final

from bot.canasta.cards import BLACK_THREES, NATURAL_RANKS, NO_CARDS, RED_THREES, WILDS, Cards, size
from bot.canasta.melding.bounds import Bounds, natural_room, wild_room
from bot.canasta.melding.shapes import NO_LIMIT, black_threes_needed, black_threes_take_wilds, largest_meld
from bot.canasta.melds import Meld
from bot.canasta.rules.model import RuleSet

_LOWEST_NATURAL: Final = NATURAL_RANKS[0]
_THREES: Final = BLACK_THREES | RED_THREES
NOWHERE: Final = 255
"""The number of wild cards that stands for: no number would do."""


class WildsLacking(dict[tuple[int, int], int]):
    """The wild cards that cards of a rank need to be a meld, by rank and number; computed when first asked for.

    ``of_rank`` are the melds of each rank on the table.
    """

    def __init__(self, rules: RuleSet, bounds: Bounds, of_rank: Mapping[int, tuple[Meld, ...]]) -> None:
        super().__init__()
        self._rules = rules
        self._bounds = bounds
        self._of_rank = of_rank

    def __missing__(self, key: tuple[int, int]) -> int:
        rank, held = key
        limits = self._rules.melds
        lack = 0 if rank in self._of_rank else max(0, limits.min_meld_cards - held)
        if (
            self._bounds.is_closed(rank)
            or (rank not in self._of_rank and held < limits.min_naturals)
            or (lack and wild_room(self._rules, self._bounds, rank, held, 0, None) < lack)
        ):
            lack = NOWHERE
        self[key] = lack
        return lack


def crowded_rooms(
    rules: RuleSet, bounds: Bounds, of_rank: Mapping[int, tuple[Meld, ...]], counts: bytes
) -> dict[int, int]:
    """Return the number of naturals that the melds of a rank take, by rank, where there are more than that."""
    largest = largest_meld(rules.melds) or NO_LIMIT
    rooms: dict[int, int] = {}
    for rank in compress(NATURAL_RANKS, counts[_LOWEST_NATURAL:]):
        same = of_rank.get(rank)
        room = largest
        if same is not None:
            room = natural_room(rules, bounds, rank, same[0].size, same[0].wilds)
        if counts[rank] > room:
            rooms[rank] = room
    return rooms


def loose_threes(rules: RuleSet, of_threes: Meld | None, cards: Cards) -> Cards:
    """Return threes that cannot be melded, whatever wild cards there are for them among some cards."""
    threes = cards & _THREES
    if rules.melds.threes_melds:
        few = of_threes is None and threes % 255 < rules.melds.min_meld_cards
        return threes if few else NO_CARDS
    black = threes & BLACK_THREES
    few = black % 255 < black_threes_needed(rules, size(cards & WILDS)) and (
        of_threes is None or not black_threes_take_wilds(rules)
    )
    return threes & RED_THREES or (black if few else NO_CARDS)
