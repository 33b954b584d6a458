"""Choice of the meld for cards laid without naming one (options same_rank_melds and own_canasta_take_conflict)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.canasta.cards import NATURALS, Cards, size
from bot.canasta.melding.shapes import largest_wild_meld
from bot.canasta.melds import OF_A_SUIT, OF_RANK, OF_WILDS, Meld, MeldKind
from bot.canasta.rules.model import RuleSet


def joined_meld(rules: RuleSet, melds: Sequence[Meld], kind: MeldKind, cards: Cards) -> int | None:
    """Return the index of the meld that cards of a kind join when none is named, None if they begin a new one."""
    if kind is OF_A_SUIT:
        return None
    if kind is OF_RANK:
        rank = ((cards & NATURALS).bit_length() - 1) >> 5
        rule = rules.traits.same_rank
        if rule == "merge":
            for at, meld in enumerate(melds):
                if meld.rank == rank and meld.kind is kind:
                    return at
            return None
        same = [at for at, meld in enumerate(melds) if meld.kind is kind and meld.rank == rank]
        is_meld = size(cards) >= rules.melds.min_meld_cards
        return _JOINS[rule](melds, same, is_meld)
    if kind is OF_WILDS:
        return _wild_meld(rules, melds, size(cards))
    return next((at for at, meld in enumerate(melds) if meld.kind is kind), None)


def _open_or_last(melds: Sequence[Meld], same: list[int], *, is_meld: bool) -> int | None:
    """Return the open meld, else the last canasta for cards that are not a meld by themselves."""
    for at in same:
        if not melds[at].is_canasta:
            return at
    return None if is_meld or not same else same[-1]


_JOINS: Final[dict[str, Callable[[Sequence[Meld], list[int], bool], int | None]]] = {
    "new_after_canasta": lambda melds, same, is_meld: _open_or_last(melds, same, is_meld=is_meld),
    "many": lambda melds, same, is_meld: None if is_meld else _open_or_last(melds, same, is_meld=False),
}


def _wild_meld(rules: RuleSet, melds: Sequence[Meld], more: int) -> int | None:
    """Return the unfinished meld of wild cards, else a canasta of them with room for ``more`` cards."""
    wild = [at for at, meld in enumerate(melds) if meld.kind is OF_WILDS]
    for at in wild:
        if not melds[at].is_canasta:
            return at
    largest = largest_wild_meld(rules.melds)
    return next((at for at in wild if melds[at].size + more <= largest), None)
