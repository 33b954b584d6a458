"""Laying plays on the table: the melds of a side after them, or the violation."""

from __future__ import annotations

from msgspec import Struct

from bot.canasta.actions import Play
from bot.canasta.cards import ALL_OF_RANK, BLACK_THREES, WILDS, Card, Cards, Rank, one, points
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.bounds import FIVE, Bounds, bounds_of
from bot.canasta.melding.shapes import (
    SORTS,
    black_threes_take_wilds,
    black_threes_violation,
    kind_of,
    made_of,
    misplaced_violation,
    sequence_violation,
    shape_violation,
    size_violation,
    threes_violation,
    wild_meld_violation,
    with_part,
)
from bot.canasta.melds import OF_A_SUIT, OF_BLACK_THREES, OF_RANK, OF_THREES, OF_WILDS, Meld, MeldId, MeldPart
from bot.canasta.policies.same_rank import joined_meld
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat


class MeldChange(Struct, frozen=True, gc=False):
    """A meld that was begun or grew: the meld as it is now, and the cards that came."""

    meld: Meld
    cards: Cards
    is_new: bool
    was_canasta: bool


class Laid(Struct, frozen=True, gc=False):
    """The melds of a side after some plays, and ``cards``, everything put down."""

    melds: tuple[Meld, ...]
    changes: tuple[MeldChange, ...]
    cards: Cards
    has_black_threes: bool

    @property
    def points(self) -> int:
        """Return the card points of everything put down, which an initial meld must have enough of."""
        return points(self.cards)


def parts_with(parts: tuple[MeldPart, ...], new: MeldPart) -> tuple[MeldPart, ...]:
    """Return the parts of a meld with a new one; what a seat lays in one turn is one part."""
    last = parts[-1]
    if last.turn == new.turn and last.seat == new.seat:
        return (*parts[:-1], MeldPart(new.seat, new.turn, last.cards + new.cards))
    return (*parts, new)


def no_such_meld(
    rules: RuleSet, all_melds: tuple[tuple[Meld, ...], ...], meld_id: MeldId, cards: Cards, own: list[Meld]
) -> Violation:
    """Return the refusal of a play that names a meld to which its cards cannot go."""
    kind = kind_of(rules, cards)
    if rules.traits.plain_melds and isinstance(kind, Violation) and kind.reason is not Reason.WILDS_ONLY:
        # Melds are of one rank alone: these cards can go to none of them.
        return kind
    for meld in own:
        if meld.id == meld_id:
            return misplaced_violation(cards, meld, rules.melds)
    if any(meld.id == meld_id for side in all_melds for meld in side):
        return Violation(Reason.NOT_YOUR_MELD, {"meld": meld_id})
    return Violation(Reason.NO_SUCH_MELD, {"meld": meld_id})


def highest_id(all_melds: tuple[tuple[Meld, ...], ...]) -> int:
    """Return the highest number of a meld so far; melds that were put together left gaps behind."""
    return max([melds[-1].id for melds in all_melds if melds], default=0)


_SEVEN, _ACE = Rank.SEVEN.value, Rank.ACE.value


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
            if at is None or not _is_for(rules, melds[at], cards):
                return no_such_meld(rules, all_melds, play.meld, cards, melds)
            kind = melds[at].kind
        part = MeldPart(seat, turn, cards)
        if at is None:
            at = len(melds)
            if not last_id:
                last_id = highest_id(all_melds)
            last_id += 1
            melds.append(made_of(rules, MeldId(last_id), kind, (part,)))
            touched[at] = cards
        else:
            old = melds[at]
            melds[at] = with_part(rules, old, parts_with(old.parts, part), cards)
            touched[at] = touched.get(at, 0) + cards
    bounds = bounds_of(rules, all_melds, side, initial=initial)
    placed = _tested(rules, bounds, before, melds, touched)
    if isinstance(placed, Violation):
        return placed
    has_black_threes = bool(total & (BLACK_THREES | WILDS)) and any(
        each.meld.kind is OF_BLACK_THREES for each in placed
    )
    return Laid(tuple(melds), placed, total, has_black_threes)


def _tested(
    rules: RuleSet, bounds: Bounds, before: tuple[Meld, ...], melds: list[Meld], touched: dict[int, Cards]
) -> tuple[MeldChange, ...] | Violation:
    """Return the melds that were touched, with the cards that came to each, or the violation of one of them."""
    # A play that also finishes the meld of wild cards frees the others: it could be laid in two steps.
    locked_by = None
    if bounds.wilds_to is not None:
        locked_by = next(
            (meld.id for meld in melds if meld.id == bounds.wilds_to and not meld.is_canasta), None
        )
    placed: list[MeldChange] = []
    for at, some in touched.items():
        meld = melds[at]
        old = before[at] if at < len(before) else None
        violation = _meld_violation(rules, bounds, locked_by, old, meld)
        if violation is not None:
            return violation
        placed.append(MeldChange(meld, some, old is None, old is not None and old.is_canasta))
    return tuple(placed)


def _numbered(melds: list[Meld], meld_id: MeldId) -> int | None:
    for at, meld in enumerate(melds):
        if meld.id == meld_id:
            return at
    return None


def _is_for(rules: RuleSet, meld: Meld, cards: Cards) -> bool:
    """Return whether cards are of the sort that a meld is made of."""
    if meld.kind is OF_RANK:
        return not cards & ~(WILDS | ALL_OF_RANK[meld.rank])
    if meld.kind is OF_BLACK_THREES and black_threes_take_wilds(rules):
        return not cards & ~(WILDS | BLACK_THREES)
    return not cards & ~SORTS[meld.kind]


def _meld_violation(
    rules: RuleSet, bounds: Bounds, locked_by: MeldId | None, old: Meld | None, meld: Meld
) -> Violation | None:
    """Return the violation of a meld that was ``old`` before some plays.

    ``locked_by`` is the unfinished meld of wild cards that all wild cards must go to.
    """
    limits = rules.melds
    kind = meld.kind
    if kind is OF_WILDS:
        return wild_meld_violation(limits, old, meld)
    if kind is OF_THREES:
        return threes_violation(limits, old, meld)
    has_new_wilds = meld.wilds > (old.wilds if old is not None else 0)
    if kind is OF_BLACK_THREES:
        violation = black_threes_violation(rules, meld.naturals, meld.wilds)
        return violation or (_wilds_violation(rules, bounds, locked_by, old, meld) if has_new_wilds else None)
    if kind is OF_A_SUIT:
        violation = _lock_violation(locked_by) if has_new_wilds else None
        return violation or sequence_violation(limits, old, meld)
    if bounds.is_closed(meld.rank):
        return Violation(Reason.RANK_CLOSED, {"rank": meld.rank})
    violation = _wilds_violation(rules, bounds, locked_by, old, meld) if has_new_wilds else None
    return violation or _number_violation(rules, old, meld)


def _lock_violation(locked_by: MeldId | None) -> Violation | None:
    """Return the violation of wild cards laid elsewhere than on the unfinished meld of wild cards.

    pagat, Wild Card Melds; Modern American Canasta.
    """
    return None if locked_by is None else Violation(Reason.WILDS_LOCKED, {"meld": locked_by})


def _wilds_violation(
    rules: RuleSet, bounds: Bounds, locked_by: MeldId | None, old: Meld | None, meld: Meld
) -> Violation | None:
    """Return the violation of new wild cards in a meld of a rank, apart from their number.

    pagat, Modern American Canasta: none with sevens; with aces only if the meld is begun with one in the initial meld;
    after the initial meld only beside five naturals.
    """
    limits = rules.melds
    if meld.rank == _SEVEN and limits.sevens_rule == "pure_only":
        return Violation(Reason.RANK_TAKES_NO_WILDS, {"rank": meld.rank})
    if meld.rank == _ACE and limits.aces_rule == "pure_unless_dirty_initial":
        may_be_mixed = bounds.initial if old is None else old.began_mixed
        if not may_be_mixed:
            return Violation(Reason.RANK_TAKES_NO_WILDS, {"rank": meld.rank})
    violation = _lock_violation(locked_by)
    if violation is not None:
        return violation
    if limits.rule_of_five and not bounds.initial and meld.naturals < FIVE:
        return Violation(
            Reason.WILDS_NEED_FIVE_NATURALS, {"rank": meld.rank, "have": meld.naturals, "needed": FIVE}
        )
    return None


def _number_violation(rules: RuleSet, old: Meld | None, meld: Meld) -> Violation | None:
    """Return the violation of a meld of a rank by the numbers of its naturals and wild cards."""
    violation = size_violation(rules.melds, old, meld) or shape_violation(
        rules.melds, meld.rank, meld.naturals, meld.wilds, rules.traits.caps
    )
    if violation is not None and violation.reason is Reason.TOO_MANY_WILDS:
        # Partners merged their melds: what lies stays, and naturals may join (matrix D28).
        return violation if meld.wilds > (old.wilds if old is not None else 0) else None
    return violation
