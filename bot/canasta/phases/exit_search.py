"""Looking for a way to lay a whole hand down where melds are more than sets of a rank.

Wild cards may make melds of their own, cards of a suit may run, ranks may be closed. What is found is laid by
:func:`bot.canasta.laying.lay` before it is believed, so that a way out is always lawful.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from operator import add
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Play
from bot.canasta.bounds import Bounds, bounds_of, natural_room, wild_room
from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NATURAL_RANKS,
    NO_CARDS,
    RED_THREES,
    WILDS,
    Card,
    Cards,
    Rank,
    each_card,
    one,
    points,
    rank_counts,
    size,
    some_of_rank,
)
from bot.canasta.errors import Violation
from bot.canasta.initial_terms import CLASSIC_TERMS, InitialTerms
from bot.canasta.laying import lay
from bot.canasta.melding import largest_wild_meld, made_of, size_violation
from bot.canasta.melds import OF_RANK, Meld, MeldId, MeldKind, Part
from bot.canasta.phases.changes import at_seat
from bot.canasta.phases.exit_rights import MIX_KINDS, is_special, right_to_go_out
from bot.canasta.phases.initial_meld import has_canasta_of, is_pure_by, waives_points
from bot.canasta.policies.same_rank import joined_meld, same_rank_rule
from bot.canasta.rules.model import RuleSet
from bot.canasta.runs import SUIT_MASKS, runs_about
from bot.canasta.view import SeatView

_MOST_TRIED: Final = 60
_THREE = Rank.THREE.value
_NEW = MeldId(0)
_NOTHING: Final = Meld(_NEW, OF_RANK, 0, NO_CARDS, 0, 0)
_THREES = BLACK_THREES | RED_THREES


class _Group(Struct, frozen=True, gc=False):
    """A meld with some naturals laid, and the numbers of wild cards that could be added, each with what comes of it."""

    target: MeldId | None
    rank: int
    naturals: int
    ways: tuple[tuple[int, Meld], ...]


_Demand: TypeAlias = Callable[[Meld], bool]
"""What one of the melds must be."""


def lay_out(
    view: SeatView,
    melds: tuple[Meld, ...],
    cards: Cards,
    minimum: int,
    terms: InitialTerms = CLASSIC_TERMS,
) -> tuple[Play, ...] | None:
    """A way to lay all the cards down and have the right to go out then, None if none is found.

    ``minimum`` and ``terms`` are what they must have as an initial meld.
    """
    if not may_have_canastas(view.table.rules, melds, cards):
        return None
    for least, demands in _demands(minimum, terms):
        if points(cards) >= least:
            found = _Search(view, melds, demands).whole(cards)
            if found is not None:
                return found
    return None


def _demands(minimum: int, terms: InitialTerms) -> Iterator[tuple[int, tuple[_Demand, ...]]]:
    """The points that must be laid, and what must be among the melds beside the canastas: with a waiver, two ways.

    The same as :func:`bot.canasta.phases.initial_meld.initial_meld_violation` tests.
    """
    if terms is CLASSIC_TERMS:
        yield minimum, ()
        return
    always: tuple[_Demand, ...] = ()
    if terms.canasta is not None:
        always = (partial(has_canasta_of, terms),)
    pure: tuple[_Demand, ...] = ()
    if terms.purity != "none":
        pure = (partial(is_pure_by, terms.purity),)
    yield minimum, always + pure
    if terms.waiver != "none":
        splash = partial(waives_points, terms.waiver)
        yield 0, (*always, splash, *(pure if terms.purity == "pure_three_always" else ()))


def may_have_canastas(rules: RuleSet, melds: tuple[Meld, ...], cards: Cards) -> bool:
    """Whether the canastas for going out could be there if each meld got all that fits: a bound, not an answer."""
    needed = rules.going_out.canastas_to_go_out
    canasta = rules.melds.canasta_size
    wilds = size(cards & WILDS)
    counts = rank_counts(cards)
    found = 0
    for meld in melds:
        if meld.kind is MeldKind.SEQUENCE:
            fitting = size(cards & SUIT_MASKS[meld.suit or 0]) + min(wilds, rules.melds.sequence_max_wilds)
        else:
            fitting = counts[meld.rank] + wilds
        found += meld.is_canasta or meld.size + fitting >= canasta
    if found >= needed:
        return True
    found += sum(counts[rank] + wilds >= canasta for rank in (_THREE, *NATURAL_RANKS))
    found += rules.melds.wild_melds and wilds >= canasta
    if rules.melds.sequence_melds:
        beside = min(wilds, rules.melds.sequence_max_wilds)
        found += sum(size(cards & mask) + beside >= canasta for mask in SUIT_MASKS)
    return found >= needed


class _Search:
    """One search: the side and its melds, and how many arrangements have been tried."""

    def __init__(self, view: SeatView, melds: tuple[Meld, ...], demands: tuple[_Demand, ...] = ()) -> None:
        self.view = view
        self.rules = view.table.rules
        self.melds = melds
        self.side = view.side
        self.all_melds = at_seat(view.table.melds, self.side, melds)
        self.bounds = bounds_of(self.rules, self.all_melds, self.side, initial=not melds)
        self.demands = demands
        self.tried = 0

    def whole(
        self, cards: Cards, runs: tuple[Play, ...] = (), after: tuple[int, ...] = ()
    ) -> tuple[Play, ...] | None:
        """All the cards laid, those of some sequences being placed already.

        ``after`` is the order of the last sequence that no card had to go to: those before it have been tried.
        """
        self.tried += 1
        if self.tried > _MOST_TRIED:
            return None
        alone = self._fits_nowhere(cards)
        if alone is None:
            found = self._sets(cards, runs)
            if found is not None:
                return found
        if not self.rules.melds.sequence_melds:
            return None
        for run in self._runs(cards, alone, runs):
            order = after if alone is not None else (run.meld or 0, run.cards)
            if order >= after:
                found = self.whole(cards - run.cards, (*runs, run), order)
                if found is not None:
                    return found
        return None

    def _fits_nowhere(self, cards: Cards) -> Card | None:
        """A natural card that no meld of its rank can take."""
        counts = rank_counts(cards)
        wilds = size(cards & WILDS)
        melded = {meld.rank for meld in self.melds if meld.kind is OF_RANK}
        limits = self.rules.melds
        for rank in NATURAL_RANKS:
            held = counts[rank]
            if not held:
                continue
            fits = rank in melded or (held >= limits.min_naturals and held + wilds >= limits.min_meld_cards)
            if not fits or self.bounds.is_closed(rank):
                return each_card(some_of_rank(cards, rank, 1))[0]
        return None

    def _runs(self, cards: Cards, wanted: Card | None, runs: tuple[Play, ...]) -> Iterator[Play]:
        """Sequences that can be begun or lengthened, longer ones first; with a wanted card only those that take it."""
        limits = self.rules.melds
        wilds = some_of_rank(cards, Rank.JOKER, 1) or some_of_rank(cards, Rank.TWO, 1)
        lengthened = {run.meld for run in runs}
        for suit in range(4) if wanted is None else (wanted & 3,):
            held = cards & SUIT_MASKS[suit]
            for meld in self.melds:
                if meld.kind is not MeldKind.SEQUENCE or meld.suit != suit or meld.id in lengthened:
                    continue
                free = wilds if meld.wilds < limits.sequence_max_wilds else NO_CARDS
                for more in runs_about(meld.cards, held, suit, free, limits.min_naturals):
                    if wanted is None or more & one(wanted):
                        yield Play(more, meld.id)
            free = wilds if limits.sequence_max_wilds else NO_CARDS
            for run in runs_about(NO_CARDS, held, suit, free, limits.min_naturals):
                if wanted is None or run & one(wanted):
                    yield Play(run)

    def _sets(self, cards: Cards, runs: tuple[Play, ...]) -> tuple[Play, ...] | None:
        """The rest laid as sets of a rank, threes and melds of wild cards."""
        threes = cards & _THREES
        if threes & RED_THREES and not self.rules.melds.threes_melds:
            return None
        plays = [*runs]
        if threes:
            plays.append(Play(threes))
        locked = self.bounds.wilds_to
        if locked is None:
            return self._shared(cards, plays, self.bounds, None)
        # The unfinished meld of wild cards first: once it is a canasta the others are free.
        free = replace(self.bounds, wilds_to=None)
        return self._shared(cards, plays, free, MeldId(locked)) or self._shared(
            cards, plays, self.bounds, None
        )

    def _shared(
        self, cards: Cards, plays: list[Play], bounds: Bounds, finish: MeldId | None
    ) -> tuple[Play, ...] | None:
        groups = self._groups(cards, bounds, finish)
        if groups is None:
            return None
        placed = [self._placed(play) for play in plays]
        touched = {group.target for group in groups} | {meld.id for meld in placed}
        placed += [meld for meld in self.melds if meld.id not in touched]
        wilds = size(cards & WILDS)
        base = tuple(map(sum, zip((0,) * len(self._needs), *map(self._worth, placed), strict=True)))
        reached: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {(0, self._capped(base)): ()}
        needs = self._needs
        for group in groups:
            further: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
            ways = [(more, self._worth(made)) for more, made in group.ways]
            for (used, have), shares in reached.items():
                for more, worth in ways:
                    if used + more > wilds:
                        continue
                    now = tuple(map(min, needs, map(add, have, worth)))
                    further.setdefault((used + more, now), (*shares, more))
            reached = further
        way = reached.get((wilds, self._needs))
        if way is None:
            return None
        found = (*plays, *_spelled(cards, groups, way))
        melds = self._laid(found)
        if melds is None or not right_to_go_out(self.view.table, self.view.seat, melds):
            return None
        return found

    def _placed(self, play: Play) -> Meld:
        """A sequence or a meld of threes as it is with the cards of a play."""
        kind = MeldKind.SEQUENCE
        old = next((meld for meld in self.melds if play.meld is not None and meld.id == play.meld), None)
        if play.cards & _THREES:
            kind = MeldKind.THREES if self.rules.melds.threes_melds else MeldKind.BLACK_THREES
            old = next((meld for meld in self.melds if meld.kind is kind), None)
        parts = old.parts if old is not None else ()
        meld_id = old.id if old is not None else _NEW
        return made_of(self.rules, meld_id, kind, (*parts, Part(self.view.seat, 0, play.cards)))

    @property
    def _needs(self) -> tuple[int, ...]:
        going_out = self.rules.going_out
        return (going_out.canastas_to_go_out, *going_out.canasta_mix.values(), *(1 for _ in self.demands))

    def _capped(self, have: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(map(min, have, self._needs))

    def _worth(self, meld: Meld) -> tuple[int, ...]:
        """What a meld adds to what is needed: to all canastas, to each kind of them, and to what else is asked for."""
        mix = self.rules.going_out.canasta_mix
        kinds = (meld.is_canasta and MIX_KINDS[kind](meld) for kind in mix)
        return (int(meld.is_canasta), *map(int, kinds), *(int(demand(meld)) for demand in self.demands))

    def _laid(self, plays: tuple[Play, ...]) -> tuple[Meld, ...] | None:
        if not plays:
            return self.melds
        view = self.view
        laid = lay(
            self.rules,
            self.all_melds,
            self.side,
            plays,
            view.seat,
            view.table.turn.number,
            initial=not self.melds,
        )
        return None if isinstance(laid, Violation) else laid.melds

    def _groups(self, cards: Cards, bounds: Bounds, finish: MeldId | None) -> list[_Group] | None:
        counts = rank_counts(cards)
        wilds = size(cards & WILDS)
        groups = []
        for rank in NATURAL_RANKS:
            held = counts[rank]
            same = [meld for meld in self.melds if meld.kind is OF_RANK and meld.rank == rank]
            if not held and (not same or not wilds):
                continue
            if held and bounds.is_closed(rank):
                return None
            for meld, naturals in self._portions(rank, same, held, wilds, bounds):
                ways = self._rank_ways(rank, naturals, meld, wilds, bounds)
                if naturals < held and meld is not None and self._begins_after_canasta:
                    ways = tuple(way for way in ways if way[1].is_canasta)
                if not ways:
                    return None
                groups.append(_Group(meld.id if meld is not None else None, rank, naturals, ways))
        if wilds and self.rules.melds.wild_melds:
            groups.append(self._wild_group(wilds, finish))
        return groups

    @property
    def _begins_after_canasta(self) -> bool:
        return same_rank_rule(self.rules) == "new_after_canasta"

    def _portions(
        self, rank: int, same: list[Meld], held: int, wilds: int, bounds: Bounds
    ) -> list[tuple[Meld | None, int]]:
        """The melds that the naturals of a rank go to: an open one first, and a new one for what it cannot hold."""
        limits = self.rules.melds
        may_begin = same_rank_rule(self.rules) != "merge"
        joined = next((meld for meld in same if not meld.is_canasta), None)
        if joined is None:
            last = same[-1] if same else None
            if last is None or (may_begin and held >= limits.min_meld_cards):
                return [(None, held)]
            room = natural_room(self.rules, bounds, rank, last.size, last.wilds)
            return [(last if held <= room or not may_begin else None, held)]
        room = natural_room(self.rules, bounds, rank, joined.size, joined.wilds)
        least = limits.min_naturals if wilds else limits.min_meld_cards
        if held <= room or not may_begin or held < least:
            return [(joined, held)]
        first = min(room, held - least)
        return [(joined, first), (None, held - first)]

    def _rank_ways(
        self, rank: int, held: int, meld: Meld | None, wilds: int, bounds: Bounds
    ) -> tuple[tuple[int, Meld], ...]:
        limits = self.rules.melds
        naturals = held + (meld.naturals if meld is not None else 0)
        before = meld.wilds if meld is not None else 0
        least = 0 if meld is not None else max(0, limits.min_meld_cards - naturals)
        if naturals < limits.min_naturals:
            return ()
        most = min(wilds, wild_room(self.rules, bounds, rank, naturals, before, meld))
        ways = []
        for more in range(least, most + 1):
            count = naturals + before + more
            if limits.max_meld_cards is not None and count > limits.max_meld_cards and (held or more):
                break
            is_canasta = count >= limits.canasta_size
            made = Meld(_NEW, OF_RANK, rank, 0, naturals, before + more, (), is_canasta)
            if (held or more) and size_violation(limits, None, made) is not None:
                continue
            if (
                self.rules.going_out.incomplete_special_bars_exit
                and not is_canasta
                and is_special(rank, before + more)
            ):
                continue
            ways.append((more, made))
        return tuple(ways)

    def _wild_group(self, wilds: int, finish: MeldId | None) -> _Group:
        limits = self.rules.melds
        largest = largest_wild_meld(limits)
        meld = next((m for m in self.melds if m.kind is MeldKind.WILD and not m.is_canasta), None)
        ways = [(0, meld or _NOTHING)] if finish is None or meld is None else []
        for more in range(1, wilds + 1):
            joined = meld
            if meld is None:
                at = joined_meld(self.rules, self.melds, MeldKind.WILD, one(JOKER) * more)
                joined = self.melds[at] if at is not None else None
            count = more + (joined.wilds if joined is not None else 0)
            is_canasta = count >= limits.canasta_size
            if count < limits.min_meld_cards or count > largest or (finish is not None and not is_canasta):
                continue
            # A canasta that takes more wild cards is there already.
            is_made = is_canasta and (joined is None or joined is meld)
            ways.append((more, Meld(_NEW, MeldKind.WILD, 0, 0, 0, count, (), is_made)))
        return _Group(meld.id if meld is not None else None, 0, 0, tuple(ways))


def _spelled(cards: Cards, groups: list[_Group], shares: tuple[int, ...]) -> Iterator[Play]:
    """The shares as plays."""
    wilds = list(each_card(cards & WILDS))
    for group, share in zip(groups, shares, strict=True):
        laid = some_of_rank(cards, group.rank, group.naturals) if group.rank else 0
        cards -= laid
        for _ in range(share):
            laid += one(wilds.pop())
        if laid:
            yield Play(laid, group.target)
