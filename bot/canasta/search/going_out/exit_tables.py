"""Tables for the search for a way out: the ways to lay all cards of one rank, or wild cards, as rows.

A row gives the result for each number of wild cards that could go with the cards, so that sharing the wild cards out is
adding numbers. The rows are cached for each rule set.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import lru_cache
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
from bot.canasta.search.initial_meld.terms import CLASSIC_TERMS, InitialTerms

_NEW: Final = MeldId(0)
APART: Final = frozenset({Rank.SEVEN.value, Rank.ACE.value})
"""Ranks with rules of their own."""

_ORDINARY: Final = Rank.EIGHT.value
"""The rank that stands for all others."""

_THREE: Final = Rank.THREE.value
_ROWS_KEPT: Final = 20_000
_RANKS_KEPT: Final = 1_000
_FIELD: Final = 8
_numbers: Final = itertools.count()


class Needs(Struct, frozen=True, gc=False):
    """The requirements on melds for going out: canastas, kinds of them, and what the terms of an initial meld ask for.

    Each is a field of eight bits in the numbers that :meth:`contribution` gives, so that they are added at once. ``due`` is
    the number that is needed, ``guard`` has a bit above each field. ``number`` identifies it in cache keys.
    """

    kinds: tuple[Callable[[Meld], bool], ...]
    demands: tuple[str, ...]
    terms: InitialTerms
    due: int
    guard: int
    number: int

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


@lru_cache(maxsize=256)
def needs_of(
    canastas: int,
    mix: tuple[tuple[str, int], ...],
    demands: tuple[str, ...] = (),
    terms: InitialTerms = CLASSIC_TERMS,
) -> Needs:
    """Return the requirements for these canastas, some of them of certain kinds, and the demands of an initial meld."""
    least = (canastas, *(count for _, count in mix), *(1 for _ in demands))
    due = sum(count << (_FIELD * at) for at, count in enumerate(least))
    guard = sum(0x80 << (_FIELD * at) for at in range(len(least)))
    counted = kinds_for(dict(mix))
    kinds = tuple(counted[kind] for kind, _ in mix)
    return Needs(kinds, demands, terms, due, guard, next(_numbers))


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


_UNKNOWN: Final = ShareTable(is_free=False, least=0, most=0, contribution=0, table={})
"""The placeholder for a row that is not cached."""


def _share_table(table: _Shares) -> ShareTable | None:
    if not table:
        return None
    least, most = min(table)[0], max(table)[0]
    contributions = {contribution for _, contribution in table}
    is_free = len(contributions) == 1 and len(table) == most - least + 1
    return ShareTable(is_free, least, most, next(iter(contributions)), table)


class ShareTablesOfRank(dict[int, ShareTable | None]):
    """The ways to lay cards of a rank, by the number of cards and that of the wild cards that there are for them.

    A key is the number of cards times 256, and the wild cards. Rows are computed when they are first asked for.
    """

    def __init__(
        self, tables: ExitTables, needs: Needs, bounds: Bounds, rank: int, same: tuple[Meld, ...]
    ) -> None:
        super().__init__()
        self._asked = (tables, needs, bounds, rank, same)

    def __missing__(self, key: int) -> ShareTable | None:
        tables, needs, bounds, rank, same = self._asked
        row = self[key] = tables.of_rank(needs, bounds, rank, same, key >> 8, key & 0xFF)
        return row


class ExitTables:
    """The rows of one rule set."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self._merges = rules.traits.same_rank == "merge"
        self._most_wilds = max(rules.traits.caps)
        self._aces_differ = rules.melds.aces_rule != "ordinary"
        self._kept: dict[object, ShareTable | None] = {}
        self._of_ranks: dict[object, ShareTablesOfRank] = {}
        going_out = rules.going_out
        self._mix = tuple(going_out.canasta_mix.items())
        self.plain_needs = self.needs_with((), CLASSIC_TERMS)

    def needs_with(self, demands: tuple[str, ...], terms: InitialTerms) -> Needs:
        """Return the requirements for going out with an initial meld on these terms."""
        return needs_of(self.rules.going_out.canastas_to_go_out, self._mix, demands, terms)

    def rows_of(self, needs: Needs, bounds: Bounds, rank: int, same: tuple[Meld, ...]) -> ShareTablesOfRank:
        """Return the ways to lay any number of cards of a rank beside the melds of that rank."""
        alike = rank if rank in APART else _ORDINARY
        is_closed = bounds.closed >> rank & 1
        is_locked = bounds.wilds_to is not None
        lying = tuple(
            [
                (meld.naturals, meld.wilds, meld.is_canasta, self._aces_differ and meld.began_mixed)
                for meld in same
            ]
        )
        key = (needs.number, alike, is_closed, is_locked, bounds.initial, lying)
        rows = self._of_ranks.get(key)
        if rows is None:
            bounds = Bounds(is_closed << alike, 1 if is_locked else None, bounds.initial)
            if len(self._of_ranks) >= _RANKS_KEPT:
                self._of_ranks.clear()
            rows = self._of_ranks[key] = ShareTablesOfRank(self, needs, bounds, alike, same)
        return rows

    def most_wilds(self, wilds: int) -> int:
        """Return the number of some wild cards that may go to the melds of a rank."""
        return min(wilds, self._most_wilds) if self._merges else wilds

    def of_threes(
        self, needs: Needs, bounds: Bounds, same: Meld | None, held: int, wilds: int
    ) -> ShareTable | None:
        """Return the ways to lay threes, which take wild cards only where black ones do."""
        count = held + (same.naturals if same is not None else 0)
        if black_threes_take_wilds(self.rules):
            return _share_table(self._black_table(needs, bounds, same, held, wilds))
        key = (needs.number, _THREE, held, count)
        row = self._kept.get(key, _UNKNOWN)
        if row is _UNKNOWN:
            kind = OF_THREES if self.rules.melds.threes_melds else OF_BLACK_THREES
            is_canasta = count >= self.rules.melds.canasta_size and kind is OF_THREES
            contribution = needs.contribution(Meld(_NEW, kind, _THREE, 0, count, 0, (), is_canasta))
            row = self._keep(key, _share_table({(0, contribution): (Share(None, held, 0),)}))
        return row

    def _black_table(self, needs: Needs, bounds: Bounds, same: Meld | None, held: int, wilds: int) -> _Shares:
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
                table[more, needs.contribution(made)] = (share,)
        return table

    def of_wilds(
        self, needs: Needs, same: tuple[Meld, ...], finish: MeldId | None, wilds: int
    ) -> ShareTable | None:
        """Return the ways to lay up to so many wild cards by themselves; the meld ``finish`` must be a canasta then."""
        lying = tuple([(meld.wilds, meld.id == finish) for meld in same])
        key = (needs.number, lying, wilds)
        row = self._kept.get(key, _UNKNOWN)
        if row is _UNKNOWN:
            row = self._keep(key, _share_table(self._wild_table(needs, same, finish, wilds)))
        return row

    def _keep(self, key: object, row: ShareTable | None) -> ShareTable | None:
        if len(self._kept) >= _ROWS_KEPT:
            self._kept.clear()
        self._kept[key] = row
        return row

    def of_rank(
        self, needs: Needs, bounds: Bounds, rank: int, same: tuple[Meld, ...], held: int, wilds: int
    ) -> ShareTable | None:
        """Return the ways to lay all ``held`` cards of a rank beside the melds of that rank; None if there is none."""
        return _share_table(self._rank_table(needs, bounds, rank, same, held, wilds))

    def _rank_table(
        self, needs: Needs, bounds: Bounds, rank: int, same: tuple[Meld, ...], held: int, wilds: int
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
                    (more, needs.contribution(made), Share(target, naturals, more)) for more, made in ways
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

    def _wild_table(self, needs: Needs, same: tuple[Meld, ...], finish: MeldId | None, wilds: int) -> _Shares:
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
                    needs.contribution(Meld(_NEW, OF_WILDS, 0, 0, 0, count, (), count >= limits.canasta_size))
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


_tables: dict[int, ExitTables] = {}
_TABLES_KEPT: Final = 32


def tables_of(rules: RuleSet) -> ExitTables:
    """Return the rows of a rule set, those kept from earlier questions included."""
    # Rule sets are told apart by identity, and kept with their rows, so that no other one can get the same id.
    tables = _tables.get(id(rules))
    if tables is None or tables.rules is not rules:
        if len(_tables) >= _TABLES_KEPT:
            _tables.clear()
        tables = _tables[id(rules)] = ExitTables(rules)
    return tables
