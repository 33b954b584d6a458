"""The sharing of wild cards among sets, so that all of them go and the canastas for going out are there."""

from __future__ import annotations

from msgspec import Struct

from bot.canasta.cards import NATURAL_RANKS
from bot.canasta.melding.shapes import wild_caps
from bot.canasta.melds import CANASTA_SIZE, Meld
from bot.canasta.rules.model import RuleSet


class MeldToFill(Struct, frozen=True, gc=False):
    """A meld as it would be once all naturals of its rank are laid; ``least`` to ``most`` further wilds fit."""

    rank: int
    naturals: int
    wilds: int
    least: int
    most: int

    def is_canasta_with(self, more: int) -> bool:
        """Return whether the meld is a canasta with so many further wild cards."""
        return self.naturals + self.wilds + more >= CANASTA_SIZE

    def is_natural_with(self, more: int) -> bool:
        """Return whether the meld has no wild card, so many further ones included."""
        return self.wilds + more == 0


def melds_to_fill(rules: RuleSet, melds: tuple[Meld, ...], counts: bytes) -> list[MeldToFill] | None:
    """Return the melds with all naturals of a hand laid, in the order of ranks; None if some cannot be laid."""
    limits = rules.melds
    largest = limits.max_meld_cards
    caps = wild_caps(limits)
    to_fill = []
    open_melds = {meld.rank: meld for meld in melds}
    for rank in NATURAL_RANKS:
        naturals = counts[rank]
        meld = open_melds.get(rank)
        if meld is not None:
            naturals, wilds, least = naturals + meld.naturals, meld.wilds, 0
        elif not naturals:
            continue
        elif naturals < limits.min_naturals:
            return None
        else:
            wilds, least = 0, max(0, limits.min_meld_cards - naturals)
        if largest is not None and naturals + wilds + least > largest:
            return None
        # Melds that partners put together may hold too many (matrix D28): no further one joins them.
        most = max(caps[naturals] - wilds, 0) if meld is not None else caps[naturals]
        if most < least:
            return None
        to_fill.append(MeldToFill(rank, naturals, wilds, least, most))
    return to_fill


def shared_wilds(rules: RuleSet, to_fill: list[MeldToFill], wilds: int) -> tuple[int, ...] | None:
    """Return the number of wild cards for each meld so that all are placed and the canastas for going out are there."""
    going_out = rules.going_out
    needed = going_out.canastas_to_go_out
    mix = going_out.canasta_mix
    least = most = sure = possible = 0
    for meld in to_fill:
        least += meld.least
        most += meld.most
        cards = meld.naturals + meld.wilds
        sure += cards + meld.least >= CANASTA_SIZE
        possible += cards + min(meld.most, wilds) >= CANASTA_SIZE
    if not least <= wilds <= most or possible < needed:
        return None
    if sure >= needed and not mix:
        return _shared_in_order(to_fill, wilds - least)
    return _shared_for_kinds(to_fill, wilds, needed, mix.get("natural", 0), mix.get("mixed", 0))


def _shared_for_kinds(
    to_fill: list[MeldToFill], wilds: int, needed: int, naturals: int, mixes: int
) -> tuple[int, ...] | None:
    """Return the shares where the kinds of canastas matter: every way to share out that makes a difference is tried."""
    # Reached so far: (wilds used, natural canastas, mixed canastas) -> the shares that lead there.
    reached: dict[tuple[int, int, int], tuple[int, ...]] = {(0, 0, 0): ()}
    for meld in to_fill:
        further: dict[tuple[int, int, int], tuple[int, ...]] = {}
        for (used, natural, mixed), shares in reached.items():
            for more in range(meld.least, min(meld.most, wilds - used) + 1):
                is_canasta = meld.is_canasta_with(more)
                is_natural = is_canasta and meld.is_natural_with(more)
                state = (used + more, natural + is_natural, mixed + (is_canasta and not is_natural))
                further.setdefault(state, (*shares, more))
        reached = further
    for (used, natural, mixed), shares in reached.items():
        if used == wilds and natural + mixed >= needed and natural >= naturals and mixed >= mixes:
            return shares
    return None


def _shared_in_order(to_fill: list[MeldToFill], over: int) -> tuple[int, ...]:
    """Return as many wild cards for each meld as it needs; those that are left over go where they fit first."""
    shares = []
    for meld in to_fill:
        more = min(over, meld.most - meld.least)
        over -= more
        shares.append(meld.least + more)
    return tuple(shares)
