"""What the melds of a side look like after a play, or what forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from bot.canasta.actions import Play
from bot.canasta.bounds import FIVE, Bounds, bounds_of
from bot.canasta.cards import (
    ALL_OF_RANK,
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
    points,
    size,
)
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding import (
    black_threes_violation,
    kind_of,
    made_of,
    mixed_violation,
    sequence_violation,
    shape_violation,
    size_violation,
    threes_violation,
    wild_meld_violation,
    with_part,
)
from bot.canasta.melds import (
    OF_A_SUIT,
    OF_BLACK_THREES,
    OF_RANK,
    OF_THREES,
    OF_WILDS,
    Meld,
    MeldId,
    MeldKind,
    Part,
)
from bot.canasta.policies.same_rank import joined_meld
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat

_SEVEN, _ACE = Rank.SEVEN.value, Rank.ACE.value
_THREES = RED_THREES | BLACK_THREES
_SORTS: Final[dict[MeldKind, Cards]] = {
    OF_WILDS: WILDS,
    OF_BLACK_THREES: BLACK_THREES,
    OF_THREES: _THREES,
    OF_A_SUIT: NATURALS | WILDS,
}
"""Masks of the cards that melds of each kind are made of."""


class Placed(Struct, frozen=True, gc=False):
    """One play, carried out: the meld it went to, as it is now, and the cards that came."""

    meld: Meld
    cards: Cards
    is_new: bool
    was_canasta: bool


class Laid(Struct, frozen=True, gc=False):
    """The melds of a side after some plays, and ``cards``, everything put down."""

    melds: tuple[Meld, ...]
    placed: tuple[Placed, ...]
    cards: Cards
    has_black_threes: bool

    @property
    def points(self) -> int:
        """The card points of everything put down, which an initial meld must have enough of."""
        return points(self.cards)


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
        return _lay_any_kind(rules, all_melds, side, plays, seat, turn, upcard, initial=initial)
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
                return _no_such_meld(all_melds, play.meld, cards, melds)
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
    limits = rules.melds
    for at in touched:
        meld = melds[at]
        violation = (
            shape_violation(limits, meld.rank, meld.naturals, meld.wilds)
            if meld.kind is OF_RANK
            else black_threes_violation(rules, meld.naturals, meld.wilds)
        )
        if violation is not None and not (
            violation.reason is Reason.TOO_MANY_WILDS and _only_naturals_join(all_melds[side], at, meld)
        ):
            return violation
    placed = [Placed(melds[at], *how) for at, how in touched.items()]
    return Laid(tuple(melds), tuple(placed), total, has_black_threes)


def _only_naturals_join(before: tuple[Meld, ...], at: int, meld: Meld) -> bool:
    """Whether a meld got no wild cards: when partners merged their melds it may hold too many (matrix D28)."""
    return at < len(before) and before[at].wilds == meld.wilds


def _joined(
    meld: Meld, cards: Cards, naturals: int, wilds: int, seat: Seat, turn: int, canasta_size: int
) -> Meld:
    parts = _parts_with(meld.parts, Part(seat, turn, cards))
    naturals += meld.naturals
    wilds += meld.wilds
    is_canasta = naturals + wilds >= canasta_size and meld.kind is OF_RANK
    return Meld(meld.id, meld.kind, meld.rank, meld.cards + cards, naturals, wilds, parts, is_canasta)


def _parts_with(parts: tuple[Part, ...], new: Part) -> tuple[Part, ...]:
    last = parts[-1]
    if last.turn == new.turn and last.seat == new.seat:
        return (*parts[:-1], Part(new.seat, new.turn, last.cards + new.cards))
    return (*parts, new)


def _target(melds: list[Meld], meld_id: MeldId | None, kind: MeldKind, rank: int) -> int | None:
    """Where a play belongs: the meld it names, else the side's meld of its rank (melds of a rank merge)."""
    for at, meld in enumerate(melds):
        if meld_id is None:
            if meld.rank == rank and meld.kind is kind:
                return at
        elif meld.id == meld_id and (not rank or (meld.rank == rank and meld.kind is kind)):
            return at
    return None


def _no_such_meld(
    all_melds: tuple[tuple[Meld, ...], ...], meld_id: MeldId, cards: Cards, own: list[Meld]
) -> Violation:
    if any(meld.id == meld_id for meld in own):
        return mixed_violation(cards)
    if any(meld.id == meld_id for side in all_melds for meld in side):
        return Violation(Reason.NOT_YOUR_MELD, {"meld": meld_id})
    return Violation(Reason.NO_SUCH_MELD, {"meld": meld_id})


# --------------------------------------------------------------------------------- rules with more than plain melds


class _Change(Struct, frozen=True, gc=False):
    """A meld before and after some plays; ``locked_by`` is the unfinished meld that wild cards must go to."""

    rules: RuleSet
    bounds: Bounds
    old: Meld | None
    meld: Meld
    locked_by: MeldId | None

    @property
    def new_wilds(self) -> int:
        return self.meld.wilds - (self.old.wilds if self.old is not None else 0)


def _lay_any_kind(
    rules: RuleSet,
    all_melds: tuple[tuple[Meld, ...], ...],
    side: int,
    plays: tuple[Play, ...],
    seat: Seat,
    turn: int,
    upcard: Card | None,
    *,
    initial: bool,
) -> Laid | Violation:
    before = all_melds[side]
    melds = list(before)
    touched: dict[int, Cards] = {}
    total = last_id = 0
    for play in plays:
        cards = play.cards
        if upcard is not None:
            cards += one(upcard)
            upcard = None
        if not cards:
            return Violation(Reason.NOTHING_PLAYED)
        total += cards
        at: int | None
        if play.meld is None:
            kind = kind_of(rules, cards)
            if isinstance(kind, Violation):
                return kind
            at = joined_meld(rules, melds, kind, cards)
        else:
            at = _numbered(melds, play.meld)
            if at is None or not _is_for(melds[at], cards):
                return _no_such_meld(all_melds, play.meld, cards, melds)
            kind = melds[at].kind
        part = Part(seat, turn, cards)
        if at is None:
            at = len(melds)
            if not last_id:
                last_id = highest_id(all_melds)
            last_id += 1
            melds.append(made_of(rules, MeldId(last_id), kind, (part,)))
            touched[at] = cards
        else:
            old = melds[at]
            melds[at] = with_part(rules, old, _parts_with(old.parts, part), cards)
            touched[at] = touched.get(at, 0) + cards
    bounds = bounds_of(rules, all_melds, side, initial=initial)
    # A play that also finishes the meld of wild cards frees the others: it could be laid in two steps.
    locked_by = None
    if bounds.wilds_to is not None:
        locked_by = next(
            (meld.id for meld in melds if meld.id == bounds.wilds_to and not meld.is_canasta), None
        )
    placed: list[Placed] = []
    has_black_threes = False
    is_free = rules.traits.free_ranks
    for at, some in touched.items():
        meld = melds[at]
        earlier = before[at] if at < len(before) else None
        has_black_threes = has_black_threes or meld.kind is OF_BLACK_THREES
        if is_free and meld.kind is OF_RANK:
            violation = _number_violation(rules, earlier, meld)
        else:
            violation = _TESTS[meld.kind](_Change(rules, bounds, earlier, meld, locked_by))
        if violation is not None:
            return violation
        placed.append(
            Placed(meld, some, True, False)
            if earlier is None
            else Placed(meld, some, False, earlier.is_canasta)
        )
    return Laid(tuple(melds), tuple(placed), total, has_black_threes)


def _numbered(melds: list[Meld], meld_id: MeldId) -> int | None:
    for at, meld in enumerate(melds):
        if meld.id == meld_id:
            return at
    return None


def _is_for(meld: Meld, cards: Cards) -> bool:
    """Whether cards are of the sort that a meld is made of."""
    if meld.kind is OF_RANK:
        return not cards & ~(WILDS | ALL_OF_RANK[meld.rank])
    return not cards & ~_SORTS[meld.kind]


def _lock_violation(change: _Change) -> Violation | None:
    """pagat, Wild Card Melds; Modern American Canasta: wild cards go to the unfinished meld of wild cards."""
    if change.locked_by is None or not change.new_wilds:
        return None
    return Violation(Reason.WILDS_LOCKED, {"meld": change.locked_by})


def _rank_violation(change: _Change) -> Violation | None:
    meld = change.meld
    if change.bounds.is_closed(meld.rank):
        return Violation(Reason.RANK_CLOSED, {"rank": meld.rank})
    return _wilds_violation(change) or _number_violation(change.rules, change.old, meld)


def _number_violation(rules: RuleSet, old: Meld | None, meld: Meld) -> Violation | None:
    """What is wrong with a meld of a rank by the numbers of its naturals and wild cards."""
    limits = rules.melds
    naturals, wilds = meld.naturals, meld.wilds
    # Nearly always everything is in order, and there is nothing to tell.
    if (
        naturals >= limits.min_naturals
        and limits.min_meld_cards <= naturals + wilds <= rules.traits.largest_meld
        and (not wilds or (wilds <= rules.traits.caps[naturals] and limits.canasta_extension == "all"))
    ):
        return None
    violation = size_violation(rules.melds, old, meld) or shape_violation(
        rules.melds, meld.rank, meld.naturals, meld.wilds, rules.traits.caps
    )
    if violation is not None and violation.reason is Reason.TOO_MANY_WILDS:
        # Partners merged their melds: what lies stays, and naturals may join (matrix D28).
        return violation if meld.wilds > (old.wilds if old is not None else 0) else None
    return violation


def _wilds_violation(change: _Change) -> Violation | None:
    """What forbids wild cards in a meld of a rank, apart from their number.

    pagat, Modern American Canasta: none with sevens; with aces only if the meld is begun with one in the initial meld;
    after the initial meld only beside five naturals.
    """
    if not change.new_wilds:
        return None
    limits, bounds, old, meld = change.rules.melds, change.bounds, change.old, change.meld
    if meld.rank == _SEVEN and limits.sevens_rule == "pure_only":
        return Violation(Reason.RANK_TAKES_NO_WILDS, {"rank": meld.rank})
    if meld.rank == _ACE and limits.aces_rule == "pure_unless_dirty_initial":
        may_be_mixed = bounds.initial if old is None else old.began_mixed
        if not may_be_mixed:
            return Violation(Reason.RANK_TAKES_NO_WILDS, {"rank": meld.rank})
    violation = _lock_violation(change)
    if violation is not None:
        return violation
    if limits.rule_of_five and not bounds.initial and meld.naturals < FIVE:
        return Violation(
            Reason.WILDS_NEED_FIVE_NATURALS, {"rank": meld.rank, "have": meld.naturals, "needed": FIVE}
        )
    return None


_TESTS: Final[dict[MeldKind, Callable[[_Change], Violation | None]]] = {
    OF_RANK: _rank_violation,
    OF_BLACK_THREES: lambda change: black_threes_violation(
        change.rules, change.meld.naturals, change.meld.wilds
    ),
    OF_WILDS: lambda change: wild_meld_violation(change.rules.melds, change.old, change.meld),
    OF_A_SUIT: lambda change: (
        _lock_violation(change) or sequence_violation(change.rules.melds, change.old, change.meld)
    ),
    OF_THREES: lambda change: threes_violation(change.rules.melds, change.old, change.meld),
}


def highest_id(all_melds: tuple[tuple[Meld, ...], ...]) -> int:
    """The highest number of a meld so far; melds that were put together left gaps behind."""
    return max([melds[-1].id for melds in all_melds if melds], default=0)
