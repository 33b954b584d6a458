"""Whether cards make a meld, and what the melds of a side look like after a play."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

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
    points,
    size,
)
from bot.canasta.errors import Reason, Violation
from bot.canasta.melds import OF_RANK, Meld, MeldId, MeldKind, Part
from bot.canasta.rules import model
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat

NO_LIMIT = 255
_THREES = RED_THREES | BLACK_THREES


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


@lru_cache(maxsize=256)
def _wild_caps(max_wilds: int | None, wild_ratio: str, max_meld_cards: int | None) -> tuple[int, ...]:
    caps = []
    for naturals in range(NO_LIMIT + 1):
        cap = NO_LIMIT if max_wilds is None else max_wilds
        if wild_ratio == "naturals_ge_wilds":
            cap = min(cap, naturals)
        elif wild_ratio == "naturals_gt_wilds":
            cap = min(cap, naturals - 1)
        elif wild_ratio == "naturals_ge_twice_wilds":
            cap = min(cap, naturals // 2)
        if max_meld_cards is not None:
            cap = min(cap, max_meld_cards - naturals)
        caps.append(max(cap, 0))
    return tuple(caps)


def wild_caps(rules: model.Melds) -> tuple[int, ...]:
    """How many wild cards a meld may hold, indexed by its naturals (options max_wilds, wild_ratio, max_meld_cards)."""
    return _wild_caps(rules.max_wilds, rules.wild_ratio, rules.max_meld_cards)


def wild_cap(rules: model.Melds, naturals: int) -> int:
    """How many wild cards a meld with so many naturals may hold."""
    return wild_caps(rules)[naturals]


def shape_violation(rules: model.Melds, rank: int, naturals: int, wilds: int) -> Violation | None:
    """What is wrong with a meld of so many natural and wild cards (pagat, Melds in Classic Canasta)."""
    if naturals < rules.min_naturals:
        return Violation(
            Reason.TOO_FEW_NATURALS, {"rank": rank, "have": naturals, "needed": rules.min_naturals}
        )
    cards = naturals + wilds
    if cards < rules.min_meld_cards:
        return Violation(Reason.TOO_FEW_CARDS, {"rank": rank, "have": cards, "needed": rules.min_meld_cards})
    if rules.max_meld_cards is not None and cards > rules.max_meld_cards:
        return Violation(
            Reason.TOO_MANY_CARDS, {"rank": rank, "have": cards, "allowed": rules.max_meld_cards}
        )
    cap = wild_cap(rules, naturals)
    if wilds > cap:
        return Violation(Reason.TOO_MANY_WILDS, {"rank": rank, "have": wilds, "allowed": cap})
    return None


def rank_meld(melds: tuple[Meld, ...], rank: int) -> Meld | None:
    """The side's meld of a natural rank, if it has one."""
    for meld in melds:
        if meld.rank == rank and meld.kind is OF_RANK:
            return meld
    return None


def _joined(
    meld: Meld, cards: Cards, naturals: int, wilds: int, seat: Seat, turn: int, canasta_size: int
) -> Meld:
    parts = meld.parts
    last = parts[-1]
    if last.turn == turn and last.seat == seat:
        parts = (*parts[:-1], Part(seat, turn, last.cards + cards))
    else:
        parts = (*parts, Part(seat, turn, cards))
    naturals += meld.naturals
    wilds += meld.wilds
    is_canasta = naturals + wilds >= canasta_size and meld.kind is OF_RANK
    return Meld(meld.id, meld.kind, meld.rank, meld.cards + cards, naturals, wilds, parts, is_canasta)


def lay(
    rules: RuleSet,
    all_melds: tuple[tuple[Meld, ...], ...],
    side: int,
    plays: tuple[Play, ...],
    seat: Seat,
    turn: int,
    upcard: Card | None = None,
) -> Laid | Violation:
    """Put plays on the table: merge them into the side's melds and test every meld that was touched.

    The upcard, when given, joins the first play. Only the final content of each meld counts, since all limits are on
    numbers (matrix 1.5). Neither the hand nor the requirement is looked at here.
    """
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
                return _not_one_rank(cards)
            natural_count = size(naturals)
            wild_count = size(cards) - natural_count
        elif cards & RED_THREES:
            return Violation(Reason.RED_THREE_NOT_PLAYABLE)
        elif cards & BLACK_THREES:
            if cards & WILDS:
                return Violation(Reason.BLACK_THREES_TAKE_NO_WILDS)
            kind, rank, natural_count, wild_count = MeldKind.BLACK_THREES, Rank.THREE.value, size(cards), 0
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
            new_id = MeldId(1 + sum(map(len, all_melds)) + len(melds) - len(all_melds[side]))
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
            else _black_threes_violation(rules, meld)
        )
        if violation is not None:
            return violation
    placed = [Placed(melds[at], *how) for at, how in touched.items()]
    return Laid(tuple(melds), tuple(placed), total, has_black_threes)


def _target(melds: list[Meld], meld_id: MeldId | None, kind: MeldKind, rank: int) -> int | None:
    """Where a play belongs: the meld it names, else the side's meld of its rank (melds of a rank merge)."""
    for at, meld in enumerate(melds):
        if meld_id is None:
            if meld.rank == rank and meld.kind is kind:
                return at
        elif meld.id == meld_id and (not rank or (meld.rank == rank and meld.kind is kind)):
            return at
    return None


def _black_threes_violation(rules: RuleSet, meld: Meld) -> Violation | None:
    """Three or four black threes, no wild cards, only when going out (pagat, Threes in Classic Canasta)."""
    if rules.threes.black_three_meld == "never":
        return Violation(Reason.BLACK_THREES_ONLY_GOING_OUT, {"never": True})
    if meld.wilds:
        return Violation(Reason.BLACK_THREES_TAKE_NO_WILDS)
    if meld.naturals < rules.melds.min_meld_cards:
        return Violation(
            Reason.BLACK_THREES_NEED_THREE, {"have": meld.naturals, "needed": rules.melds.min_meld_cards}
        )
    return None


def _not_one_rank(cards: Cards) -> Violation:
    if cards & RED_THREES:
        return Violation(Reason.RED_THREE_NOT_PLAYABLE)
    return Violation(Reason.MIXED_RANKS, {"cards": each_card(cards)})


def _no_such_meld(
    all_melds: tuple[tuple[Meld, ...], ...], meld_id: MeldId, cards: Cards, own: list[Meld]
) -> Violation:
    if any(meld.id == meld_id for meld in own):
        return _not_one_rank(cards)
    if any(meld.id == meld_id for side in all_melds for meld in side):
        return Violation(Reason.NOT_YOUR_MELD, {"meld": meld_id})
    return Violation(Reason.NO_SUCH_MELD, {"meld": meld_id})
