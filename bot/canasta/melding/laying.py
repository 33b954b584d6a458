"""Laying plays on the table: the melds of a side after them, or the violation."""

from __future__ import annotations

from collections.abc import Iterable

from bot.canasta.actions import Play
from bot.canasta.cards import (
    BLACK_THREES,
    NATURALS,
    RED_THREES,
    WILDS,
    Card,
    Cards,
    Rank,
    each_card,
    of_rank,
    one,
    size,
)
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.laid import Laid, Placed, highest_id, no_such_meld, parts_with
from bot.canasta.melding.laying_any_kind import lay_any_kind
from bot.canasta.melding.shapes import black_threes_violation, mixed_violation, shape_violation
from bot.canasta.melds import OF_BLACK_THREES, OF_RANK, Meld, MeldId, MeldKind, Part
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat

_THREES = RED_THREES | BLACK_THREES


def lay(
    rules: RuleSet,
    all_melds: tuple[tuple[Meld, ...], ...],
    side: int,
    plays: tuple[Play, ...],
    seat: Seat,
    turn: int,
    upcard: Card | None = None,
    *,
    initial: bool = False,
) -> Laid | Violation:
    """Put plays on the table: merge them into the side's melds and test every meld that was touched.

    The upcard, when given, joins the first play; ``initial`` says that the side has not melded yet. Only the final
    content of each meld counts, since the order within a play is free (matrix 1.5, D50, D51). Neither the hand nor the
    requirement is looked at here.
    """
    if not rules.traits.plain_melds:
        return lay_any_kind(rules, all_melds, side, plays, seat, turn, upcard, initial=initial)
    canasta_size = rules.melds.canasta_size
    melds = list(all_melds[side])
    touched: dict[int, tuple[Cards, bool, bool]] = {}
    total = 0
    has_black_threes = False
    for play in plays:
        cards = play.cards
        if upcard is not None:
            cards += one(upcard)
            upcard = None
        if not cards:
            return Violation(Reason.NOTHING_PLAYED)
        total += cards
        naturals = cards & NATURALS
        kind = OF_RANK
        if naturals:
            rank = (naturals.bit_length() - 1) >> 5
            if naturals != of_rank(naturals, rank) or cards & _THREES:
                return mixed_violation(cards)
            natural_count = size(naturals)
            wild_count = size(cards) - natural_count
        elif cards & RED_THREES:
            return Violation(Reason.RED_THREE_NOT_PLAYABLE)
        elif cards & BLACK_THREES:
            if cards & WILDS:
                return Violation(Reason.BLACK_THREES_TAKE_NO_WILDS)
            kind, rank, natural_count, wild_count = OF_BLACK_THREES, Rank.THREE.value, size(cards), 0
            has_black_threes = True
        else:
            rank, natural_count, wild_count = 0, 0, size(cards)
        at = _target(melds, play.meld, kind, rank)
        if at is None:
            if play.meld is not None:
                return no_such_meld(rules, all_melds, play.meld, cards, melds)
            if not rank:
                return Violation(Reason.WILDS_ONLY, {"cards": each_card(cards)})
            # Melds are numbered through all sides; those begun in this play are not in all_melds yet.
            new_id = MeldId(1 + highest_id(all_melds) + len(melds) - len(all_melds[side]))
            parts = (Part(seat, turn, cards),)
            touched[len(melds)] = (cards, True, False)
            is_canasta = natural_count + wild_count >= canasta_size and kind is OF_RANK
            melds.append(Meld(new_id, kind, rank, cards, natural_count, wild_count, parts, is_canasta))
        else:
            before = melds[at]
            melds[at] = _joined(before, cards, natural_count, wild_count, seat, turn, canasta_size)
            earlier, is_new, was_canasta = touched.get(at, (0, False, before.is_canasta))
            touched[at] = (earlier + cards, is_new, was_canasta)
    violation = _shape_violation_of(rules, all_melds[side], melds, touched)
    if violation is not None:
        return violation
    placed = [Placed(melds[at], *how) for at, how in touched.items()]
    return Laid(tuple(melds), tuple(placed), total, has_black_threes)


def _shape_violation_of(
    rules: RuleSet, before: tuple[Meld, ...], melds: list[Meld], touched: Iterable[int]
) -> Violation | None:
    """Return the violation of a touched meld, by the numbers of its cards."""
    limits = rules.melds
    for at in touched:
        meld = melds[at]
        violation = (
            shape_violation(limits, meld.rank, meld.naturals, meld.wilds)
            if meld.kind is OF_RANK
            else black_threes_violation(rules, meld.naturals, meld.wilds)
        )
        if violation is not None and not (
            violation.reason is Reason.TOO_MANY_WILDS and _only_naturals_join(before, at, meld)
        ):
            return violation
    return None


def _only_naturals_join(before: tuple[Meld, ...], at: int, meld: Meld) -> bool:
    """Return whether a meld got no wild cards: when partners merged their melds it may hold too many (matrix D28)."""
    return at < len(before) and before[at].wilds == meld.wilds


def _joined(
    meld: Meld, cards: Cards, naturals: int, wilds: int, seat: Seat, turn: int, canasta_size: int
) -> Meld:
    parts = parts_with(meld.parts, Part(seat, turn, cards))
    naturals += meld.naturals
    wilds += meld.wilds
    is_canasta = naturals + wilds >= canasta_size and meld.kind is OF_RANK
    return Meld(meld.id, meld.kind, meld.rank, meld.cards + cards, naturals, wilds, parts, is_canasta)


def _target(melds: list[Meld], meld_id: MeldId | None, kind: MeldKind, rank: int) -> int | None:
    """Return the index of a play's meld: the one it names, else the side's meld of its rank (melds of a rank merge)."""
    for at, meld in enumerate(melds):
        if meld_id is None:
            if meld.rank == rank and meld.kind is kind:
                return at
        elif meld.id == meld_id and (not rank or (meld.rank == rank and meld.kind is kind)):
            return at
    return None
