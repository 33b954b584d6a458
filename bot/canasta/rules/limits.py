"""Limits on the melds of a rank that follow from the rules alone, as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.canasta.rules.options import Options
from bot.canasta.rules.options.melds import SameRankMelds, WildRatio

NO_LIMIT: Final = 255
_CLASSIC_CANASTA_NATURALS: Final = 4
_MOST_WILDS: Final = 100
"""A number above the wild cards of any packs."""


@lru_cache(maxsize=256)
def wild_caps(
    max_wilds: int | None, wild_ratio: WildRatio, max_meld_cards: int | None, most_with_wilds: int | None
) -> tuple[int, ...]:
    """Return the most wild cards a meld may hold, indexed by its naturals."""
    caps = []
    for naturals in range(NO_LIMIT + 1):
        cap = NO_LIMIT if max_wilds is None else max_wilds
        if wild_ratio == "naturals_ge_wilds":
            cap = min(cap, naturals)
        elif wild_ratio == "naturals_gt_wilds":
            cap = min(cap, naturals - 1)
        elif wild_ratio == "naturals_ge_twice_wilds":
            cap = min(cap, naturals // 2)
        elif wild_ratio == "one_until_six_cards":
            # A second wild card is the sixth card at the earliest, and there is no third.
            cap = min(cap, 2 if naturals >= 4 else 1)
        for largest in (max_meld_cards, most_with_wilds):
            if largest is not None:
                cap = min(cap, largest - naturals)
        caps.append(max(cap, 0))
    return tuple(caps)


def caps_of(rules: Options) -> tuple[int, ...]:
    """Return the most wild cards a meld may hold, indexed by its naturals, with what the rules of the pile add.

    pagat, Restrictions on taking the discard pile, solution 2: "Remove the limit on wild cards for melds of more than
    seven cards. You still need at least four natural cards in a canasta".
    """
    melds, pile = rules.melds, rules.pile
    most_with_wilds = None if melds.canasta_extension == "all" else melds.canasta_size
    caps = wild_caps(melds.max_wilds, melds.wild_ratio, melds.max_meld_cards, most_with_wilds)
    if (
        pile.own_canasta_take_conflict != "unlimited_wilds_after_canasta"
        or pile.pile_layoff_to_canasta
        or not pile.pile_natural_plus_wild
        or melds.canasta_extension != "all"
    ):
        return caps
    return _unlimited_after_canasta(caps, melds.canasta_size, melds.max_meld_cards)


@lru_cache(maxsize=64)
def _unlimited_after_canasta(
    caps: tuple[int, ...], canasta_size: int, largest: int | None
) -> tuple[int, ...]:
    return tuple(
        max(cap, (NO_LIMIT if largest is None else max(0, largest - naturals)))
        if naturals >= _CLASSIC_CANASTA_NATURALS and naturals + cap >= canasta_size
        else cap
        for naturals, cap in enumerate(caps)
    )


@lru_cache(maxsize=64)
def fewest_naturals(caps: tuple[int, ...], canasta_size: int) -> tuple[int, ...]:
    """Return the fewest naturals with which a meld can be a canasta, indexed by the wild cards that there are for it.

    With more naturals it is one as well: no limit takes more than one wild card for a natural.
    """
    return tuple(
        next(
            (
                naturals
                for naturals, cap in enumerate(caps)
                if naturals and naturals + min(wilds, cap) >= canasta_size
            ),
            NO_LIMIT,
        )
        for wilds in range(_MOST_WILDS)
    )


def same_rank(rules: Options) -> SameRankMelds:
    """Return the rule for a second meld of a rank: merge, new_after_canasta or many.

    pagat, Restrictions on taking the discard pile, solution 1: "once you have completed a canasta you can start a new
    meld of that same rank".
    """
    pile = rules.pile
    if (
        pile.own_canasta_take_conflict == "separate_open_meld"
        and not pile.pile_layoff_to_canasta
        and pile.pile_natural_plus_wild
        and rules.melds.same_rank_melds == "merge"
    ):
        return "new_after_canasta"
    return rules.melds.same_rank_melds
