"""Tables for the search for a way out: the ways to lay all cards of one rank, or wild cards, as rows.

A row gives the result for each number of wild cards that could go with the cards, so that sharing the wild cards out is
adding numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from msgspec import Struct

from bot.canasta.cards import Rank
from bot.canasta.melding.bounds import Bounds, natural_room, wild_room
from bot.canasta.melding.shapes import (
    black_threes_take_wilds,
    black_threes_violation,
    largest_wild_meld,
    size_violation,
)
from bot.canasta.melds import OF_BLACK_THREES, OF_RANK, OF_THREES, OF_WILDS, Meld, MeldId
from bot.canasta.phases.going_out.rights import is_special, kinds_for
from bot.canasta.phases.laying_down.initial_meld import has_canasta_of, is_pure_by, waives_points
from bot.canasta.rules.model import RuleSet
from bot.canasta.search.initial_meld.combinations import CLASSIC_TERMS, InitialTerms

_NEW: Final = MeldId(0)
_THREE: Final = Rank.THREE.value
_FIELD: Final = 8


class Needs(Struct, frozen=True, gc=False):
    """The requirements on melds for going out: canastas, kinds of them, and what the terms of an initial meld ask for.

    Each is a field of eight bits in the numbers that :meth:`contribution` gives, so that they are added at once. ``due`` is
    the number that is needed, ``guard`` has a bit above each field.
    """

    kinds: tuple[Callable[[Meld], bool], ...]
    demands: tuple[str, ...]
    terms: InitialTerms
    due: int
    guard: int

    def contribution(self, meld: Meld) -> int:
        """Return the number that a meld adds."""
        found = 0
        if meld.is_canasta:
            found = 1 + sum(counts(meld) << (_FIELD * at) for at, counts in enumerate(self.kinds, start=1))
        for at, demand in enumerate(self.demands, start=1 + len(self.kinds)):
            found += self._meets(demand, meld) << (_FIELD * at)
        return found

    def _meets(self, demand: str, meld: Meld) -> bool:
        match demand:
            case "canasta":
                return has_canasta_of(self.terms, meld)
            case "pure":
                return is_pure_by(self.terms.purity, meld)
        return waives_points(self.terms.waiver, meld)


def needs_of(rules: RuleSet, demands: tuple[str, ...] = (), terms: InitialTerms = CLASSIC_TERMS) -> Needs:
    """Return the requirements of the rules for going out, with the demands of an initial meld on these terms."""
    mix = rules.going_out.canasta_mix
    least = (rules.going_out.canastas_to_go_out, *mix.values(), *(1 for _ in demands))
    due = sum(count << (_FIELD * at) for at, count in enumerate(least))
    guard = sum(0x80 << (_FIELD * at) for at in range(len(least)))
    counted = kinds_for(mix)
    return Needs(tuple(counted[kind] for kind in mix), demands, terms, due, guard)


class Share(Struct, frozen=True, gc=False):
    """Cards for one meld: its index among those on the table (None for a new one), its naturals and wild cards."""

    target: int | None
    naturals: int
    wilds: int


_Shares: TypeAlias = dict[tuple[int, int], tuple[Share, ...]]
"""The shares that lead to a number of wild cards and a result, by these two."""


class ShareTable(Struct, frozen=True, gc=False):
    """The ways to lay the cards of a rank, or wild cards by themselves.

    ``is_free`` says that any number of wild cards from ``least`` to ``most`` fits and that ``contribution`` comes of it
    always.
    """

    is_free: bool
    least: int
    most: int
    contribution: int
    table: _Shares

    def shares(self, wilds: int, contribution: int) -> tuple[Share, ...]:
        """Return the shares for so many wild cards."""
        return self.table[wilds, self.contribution if self.is_free else contribution]


def _share_table(table: _Shares) -> ShareTable | None:
    if not table:
        return None
    least, most = min(table)[0], max(table)[0]
    contributions = {contribution for _, contribution in table}
    is_free = len(contributions) == 1 and len(table) == most - least + 1
    return ShareTable(is_free, least, most, next(iter(contributions)), table)


class ShareTables:
    """The rows of one search: under these rules, and for what going out needs."""

    def __init__(self, rules: RuleSet, needs: Needs) -> None:
        self.rules = rules
        self.needs = needs

    def of_threes(self, bounds: Bounds, same: Meld | None, held: int, wilds: int) -> ShareTable | None:
        """Return the ways to lay threes, which take wild cards only where black ones do."""
        if black_threes_take_wilds(self.rules):
            return _share_table(self._black_table(bounds, same, held, wilds))
        count = held + (same.naturals if same is not None else 0)
        kind = OF_THREES if self.rules.melds.threes_melds else OF_BLACK_THREES
        is_canasta = count >= self.rules.melds.canasta_size and kind is OF_THREES
        made = Meld(_NEW, kind, _THREE, 0, count, 0, (), is_canasta)
        return _share_table({(0, self.needs.contribution(made)): (Share(None, held, 0),)})

    def _black_table(self, bounds: Bounds, same: Meld | None, held: int, wilds: int) -> _Shares:
        """Return the ways to lay black threes with wild cards, which are no canasta whatever their number."""
        naturals, lying = held, 0
        if same is not None:
            naturals, lying = held + same.naturals, same.wilds
        room = wild_room(self.rules, bounds, _THREE, naturals, lying, same)
        table: _Shares = {}
        for more in range(min(wilds, room) + 1):
            if black_threes_violation(self.rules, naturals, lying + more) is None:
                made = Meld(_NEW, OF_BLACK_THREES, _THREE, 0, naturals, lying + more)
                share = Share(None if same is None else 0, held, more)
                table[more, self.needs.contribution(made)] = (share,)
        return table

    def of_wilds(self, same: tuple[Meld, ...], finish: MeldId | None, wilds: int) -> ShareTable | None:
        """Return the ways to lay up to so many wild cards by themselves; the meld ``finish`` must be a canasta then."""
        return _share_table(self._wild_table(same, finish, wilds))

    def of_rank(
        self, bounds: Bounds, rank: int, same: tuple[Meld, ...], held: int, wilds: int
    ) -> ShareTable | None:
        """Return the ways to lay all ``held`` cards of a rank beside the melds of that rank; None if there is none."""
        return _share_table(self._rank_table(bounds, rank, same, held, wilds))

    def _rank_table(
        self, bounds: Bounds, rank: int, same: tuple[Meld, ...], held: int, wilds: int
    ) -> _Shares:
        if held and bounds.is_closed(rank):
            return {}
        table: _Shares = {}
        after_canasta = self.rules.traits.same_rank == "new_after_canasta"
        for split in self._splits(bounds, rank, same, held):
            begins = any(meld is None for meld, _ in split)
            reached: _Shares = {(0, 0): ()}
            for at, (meld, naturals) in enumerate(split, start=1):
                ways = self._rank_ways(bounds, rank, naturals, meld, wilds)
                if after_canasta and begins and at < len(split):
                    # A new meld can be begun when those before it are canastas.
                    ways = [way for way in ways if way[1].is_canasta]
                target = None if meld is None else same.index(meld)
                steps = [
                    (more, self.needs.contribution(made), Share(target, naturals, more))
                    for more, made in ways
                ]
                reached = _joined(reached, steps, wilds)
            for state, shares in reached.items():
                table.setdefault(state, shares)
        return table

    def _splits(
        self, bounds: Bounds, rank: int, same: tuple[Meld, ...], held: int
    ) -> Iterator[tuple[tuple[Meld | None, int], ...]]:
        """Yield the melds that the naturals of a rank can go to: open ones first, canastas, and new ones."""
        rule = self.rules.traits.same_rank
        if rule == "merge":
            first: tuple[tuple[Meld | None, int], ...] = ((same[0] if same else None, held),)
            yield first + tuple((meld, 0) for meld in same[1:])
            return
        ordered = sorted(same, key=lambda meld: meld.is_canasta)
        yield from self._dealt(bounds, rank, ordered, held)

    def _dealt(
        self, bounds: Bounds, rank: int, same: list[Meld], held: int
    ) -> Iterator[tuple[tuple[Meld | None, int], ...]]:
        if not same:
            yield from self._begun(held, held)
            return
        meld, *others = same
        most = min(held, natural_room(self.rules, bounds, rank, meld.size, meld.wilds))
        for naturals in {most: 0, 0: 0} if meld.is_canasta else range(most, -1, -1):
            for rest in self._dealt(bounds, rank, others, held - naturals):
                yield ((meld, naturals), *rest)

    def _begun(self, held: int, most: int) -> Iterator[tuple[tuple[None, int], ...]]:
        """Yield the naturals of new melds, larger ones first."""
        if not held:
            yield ()
        for naturals in range(min(held, most), self.rules.melds.min_naturals - 1, -1):
            for rest in self._begun(held - naturals, naturals):
                yield ((None, naturals), *rest)

    def _rank_ways(
        self, bounds: Bounds, rank: int, held: int, meld: Meld | None, wilds: int
    ) -> list[tuple[int, Meld]]:
        rules = self.rules
        limits = rules.melds
        naturals = held + (meld.naturals if meld is not None else 0)
        before = meld.wilds if meld is not None else 0
        least = 0 if meld is not None else max(0, limits.min_meld_cards - naturals)
        if naturals < limits.min_naturals:
            return []
        most = min(wilds, wild_room(rules, bounds, rank, naturals, before, meld))
        ways = []
        for more in range(least, most + 1):
            count = naturals + before + more
            if limits.max_meld_cards is not None and count > limits.max_meld_cards and (held or more):
                break
            is_canasta = count >= limits.canasta_size
            made = Meld(_NEW, OF_RANK, rank, 0, naturals, before + more, (), is_canasta)
            if (held or more) and size_violation(limits, None, made) is not None:
                continue
            unfinished = not is_canasta and is_special(rank, before + more)
            if unfinished and rules.going_out.incomplete_special_bars_exit:
                continue
            ways.append((more, made))
        return ways

    def _wild_table(self, same: tuple[Meld, ...], finish: MeldId | None, wilds: int) -> _Shares:
        limits = self.rules.melds
        largest = largest_wild_meld(limits)
        bars = self.rules.going_out.incomplete_wild_bars_exit
        table: _Shares = {}
        for filled in _filled(same, largest, wilds):
            counts = [meld.wilds + more for meld, more in zip(same, filled, strict=True)]
            if any(
                meld.id == finish and count < limits.canasta_size
                for meld, count in zip(same, counts, strict=True)
            ):
                continue
            for begun in self._begun_of_wilds(counts, largest, wilds - sum(filled)):
                if bars and min((*counts, *begun), default=limits.canasta_size) < limits.canasta_size:
                    continue
                shares = [Share(number, 0, more) for number, more in enumerate(filled) if more] + [
                    Share(None, 0, more) for more in begun
                ]
                contribution = sum(
                    self.needs.contribution(
                        Meld(_NEW, OF_WILDS, 0, 0, 0, count, (), count >= limits.canasta_size)
                    )
                    for count in (*counts, *begun)
                )
                table.setdefault((sum(filled) + sum(begun), contribution), tuple(shares))
        return table

    def _begun_of_wilds(self, counts: list[int], largest: int, left: int) -> Iterator[tuple[int, ...]]:
        """Yield the sizes of new melds: one is begun when the others are canastas without room for it."""
        yield ()
        limits = self.rules.melds
        if not limits.wild_melds or any(count < limits.canasta_size for count in counts):
            return
        for more in range(limits.min_meld_cards, min(left, largest) + 1):
            if all(count + more > largest for count in counts):
                for further in self._begun_of_wilds([*counts, more], largest, left - more):
                    yield (more, *further)


def _filled(same: tuple[Meld, ...], largest: int, wilds: int) -> Iterator[tuple[int, ...]]:
    """Yield the wild cards that go to melds of them on the table."""
    if not same:
        yield ()
        return
    for more in range(min(wilds, max(0, largest - same[0].wilds)) + 1):
        for rest in _filled(same[1:], largest, wilds - more):
            yield (more, *rest)


def _joined(reached: _Shares, steps: list[tuple[int, int, Share]], wilds: int) -> _Shares:
    further: _Shares = {}
    for (used, contribution), shares in reached.items():
        for more, adds, share in steps:
            if used + more <= wilds:
                further.setdefault((used + more, contribution + adds), (*shares, share))
    return further
