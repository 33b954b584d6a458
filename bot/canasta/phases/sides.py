"""Sides that form in mid-round: three players, one of them against the two others.

pagat, Canasta for Three Players: the first player to take the pile plays alone, the others become partners; if it was
not taken when a player goes out, that player is the lone one. If the stock runs out before, each scores alone (matrix
D27).
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.cards import NO_CARDS
from bot.canasta.events import Event, SidesFormed
from bot.canasta.melding.shapes import largest_wild_meld
from bot.canasta.melds import OF_RANK, Meld, MeldKind
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State
from bot.canasta.view import TableView


def is_open(state: State) -> bool:
    """Return whether the lone player is still to be settled."""
    return state.table.seating.awaits_lone


def settle_sides(state: State, lone: Seat, events: list[Event]) -> State:
    """Make the two others partners and merge their melds (pagat; Scarne, Cutthroat 1)."""
    events.append(SidesFormed(lone, _pair(state.table, lone)))
    return State(with_lone(state.table, lone), state.hands, state.stock, state.hidden)


def with_lone(table: TableView, lone: Seat) -> TableView:
    """Return the table with the two others as partners and their melds merged."""
    pair, other = _pair(table, lone)
    seating = table.seating.with_partners(pair, other)
    melds = at_seat(table.melds, other, ())
    melds = at_seat(melds, pair, merged(table.rules, table.melds[pair], table.melds[other]))
    has_melded = at_seat(table.has_melded, pair, table.has_melded[pair] or table.has_melded[other])
    return replace(table, seating=seating, melds=melds, has_melded=at_seat(has_melded, other, value=False))


def _pair(table: TableView, lone: Seat) -> tuple[Seat, Seat]:
    first, second = sorted(seat for seat in table.seating.order if seat != lone)
    return first, second


def merged(rules: RuleSet, some: tuple[Meld, ...], others: tuple[Meld, ...]) -> tuple[Meld, ...]:
    """Return the melds of two players as those of one side: equal ranks are merged (matrix D28).

    If that makes more wild cards than a meld may hold they stay, since cards never leave a meld; no further one may
    join. Sequences stay separate, as do melds of wild cards that would become too large, and melds of a rank where the
    rules let a side have both.
    """
    melds = list(some)
    for meld in others:
        at = _partner_of(rules, melds, meld)
        if at is None:
            melds.append(meld)
        else:
            melds[at] = _joined(rules, melds[at], meld)
    return tuple(sorted(melds, key=lambda meld: meld.id))


def _partner_of(rules: RuleSet, melds: list[Meld], meld: Meld) -> int | None:
    """Return the index of the meld to merge another player's meld into, None if it stays separate."""
    rule = rules.traits.same_rank
    if meld.kind is MeldKind.SEQUENCE or (meld.kind is OF_RANK and rule == "many"):
        return None
    for at, own in enumerate(melds):
        if own.kind is not meld.kind or own.rank != meld.rank:
            continue
        if meld.kind is MeldKind.WILD and own.size + meld.size > largest_wild_meld(rules.melds):
            continue
        # Where a second meld beside a canasta is allowed, only unfinished ones are merged.
        if meld.kind is OF_RANK and rule != "merge" and (own.is_canasta or meld.is_canasta):
            continue
        return at
    return None


def _joined(rules: RuleSet, one: Meld, other: Meld) -> Meld:
    parts = tuple(sorted((*one.parts, *other.parts), key=lambda part: part.turn))
    naturals, wilds = one.naturals + other.naturals, one.wilds + other.wilds
    return replace(
        min(one, other, key=lambda meld: meld.id),
        cards=sum((part.cards for part in parts), NO_CARDS),
        naturals=naturals,
        wilds=wilds,
        parts=parts,
        is_canasta=one.kind is not MeldKind.BLACK_THREES and naturals + wilds >= rules.melds.canasta_size,
    )
