"""The search for a way to lay all the cards of a hand as sets of a rank, threes and melds of wild cards.

The wild cards are shared out so that the canastas for going out, and what an initial meld must have, come of it. Every
way found is checked with :func:`bot.canasta.melding.laying.lay`, so that a way out is always legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Play
from bot.canasta.cards import (
    NATURAL_RANKS,
    NO_CARDS,
    WILDS,
    Card,
    Cards,
    Rank,
    card_points,
    each_card,
    faces,
    one,
    rank_counts,
    some_of_rank,
)
from bot.canasta.errors import Violation
from bot.canasta.melding.bounds import Bounds, bounds_of
from bot.canasta.melding.laying import lay
from bot.canasta.melds import OF_A_SUIT, OF_RANK, OF_WILDS, Meld, MeldId
from bot.canasta.phases.going_out.rights import right_to_go_out
from bot.canasta.phases.laying_down.initial_meld import is_before_end_of_initial
from bot.canasta.policies.discard_bans import may_go_last
from bot.canasta.search.going_out.exit_tables import Needs, Share, ShareTable, ShareTables
from bot.canasta.seats import at_seat
from bot.canasta.view import SeatView

_JOKER, _TWO, _THREE = Rank.JOKER.value, Rank.TWO.value, Rank.THREE.value
_CANASTAS: Final = 0xFF
"""The field of the canastas in a contribution."""

_WILD: Final = 0
"""The rank by which a row stands for wild cards by themselves."""

WayOut: TypeAlias = tuple[tuple[Play, ...], Card | None]
"""The plays, and the discard."""


class SearchPoint(Struct, frozen=True, gc=False):
    """The state of a search: the cards left, the sequences placed, what they contribute, and the discard.

    ``longer`` are the sequences on the table among those placed.
    """

    cards: Cards
    runs: tuple[Play, ...] = ()
    longer: tuple[MeldId, ...] = ()
    contribution: int = 0
    discard: Card | None = None
    may_discard: bool = False
    must_discard: bool = False


class SetSearch:
    """A search without new or longer sequences: the side and its melds, and what they must have.

    ``spare`` are the points that a discard may take from what counts for the initial meld, None where points do not
    matter.
    """

    def __init__(self, view: SeatView, melds: tuple[Meld, ...], needs: Needs, spare: int | None) -> None:
        self.view = view
        rules = self.rules = view.table.rules
        self.melds = melds
        self.side = view.side
        self.all_melds = at_seat(view.table.melds, self.side, melds)
        self.is_initial = not melds or is_before_end_of_initial(view)
        self.bounds = bounds_of(rules, self.all_melds, self.side, initial=self.is_initial)
        self.free = replace(self.bounds, wilds_to=None) if self.bounds.wilds_to else self.bounds
        self.needs = needs
        self.due = needs.due
        self.guard = needs.guard
        self.spare = spare
        self.tables = ShareTables(rules, needs)
        self.of_rank: dict[int, tuple[Meld, ...]] = {}
        self.sequences: list[Meld] = []
        self.of_wilds: tuple[Meld, ...] = ()
        self.of_threes: Meld | None = None
        self.base = 0
        for meld in melds:
            if meld.kind is OF_RANK:
                self.of_rank[meld.rank] = (*self.of_rank.get(meld.rank, ()), meld)
            elif meld.kind is OF_WILDS:
                self.of_wilds += (meld,)
            elif meld.kind is OF_A_SUIT:
                self.base += needs.contribution(meld) if meld.is_canasta else 0
                if not meld.is_canasta:
                    self.sequences.append(meld)
            else:
                self.of_threes = meld

    def as_sets(self, at: SearchPoint) -> WayOut | None:
        """Return a way to lay all the cards as sets, or all but any one of them."""
        found = None if at.must_discard else self.laid_as_sets(at, at.cards, None)
        for face in faces(at.cards):
            if found is None and self.may_discard(face):
                found = self.laid_as_sets(at, at.cards - one(face), face)
        return found

    def may_discard(self, face: Card) -> bool:
        """Return whether a card may be the last discard, and the initial meld can do without its points."""
        return (self.spare is None or card_points(face) <= self.spare) and may_go_last(self.view, face)

    def laid_as_sets(self, at: SearchPoint, cards: Cards, discard: Card | None) -> WayOut | None:
        """Return a way to lay the rest as sets of a rank, threes and melds of wild cards."""
        locked = self.bounds.wilds_to
        plays = None
        if locked is not None:
            # The unfinished meld of wild cards first: once it is a canasta the others are free.
            plays = self._shared(at, cards, self.free, MeldId(locked))
        if plays is None:
            plays = self._shared(at, cards, self.bounds, None)
        return None if plays is None else (plays, discard)

    def _shared(
        self, at: SearchPoint, cards: Cards, bounds: Bounds, finish: MeldId | None
    ) -> tuple[Play, ...] | None:
        """Return the plays of the rest, with the wild cards shared out so that all requirements are met."""
        counts = rank_counts(cards)
        wilds = counts[_JOKER] + counts[_TWO]
        rows: list[tuple[int, ShareTable]] = []
        mixed: list[tuple[int, ShareTable]] = []
        total = self.base + at.contribution
        least = most = 0
        for rank, row in self._all_rows(counts, wilds, bounds, finish):
            if row is None:
                return None
            if row.is_free:
                total += row.contribution
                least += row.least
                most += row.most
                if counts[rank] or row.most:
                    rows.append((rank, row))
            else:
                mixed.append((rank, row))
        way = self._way(mixed, total, wilds, least, most)
        if way is None:
            return None
        over = wilds - least - sum([used for used, _ in way])
        shared = [(rank, row.shares(*chosen)) for (rank, row), chosen in zip(mixed, way, strict=True)]
        for rank, row in rows:
            more = min(over, row.most - row.least)
            over -= more
            shared.append((rank, row.shares(row.least + more, 0)))
        # Wild cards by themselves come last, but first where they free the others.
        last = NATURAL_RANKS[-1] + 1 if finish is None else _WILD
        shared.sort(key=lambda each: each[0] or last)
        return self._lawful((*at.runs, *self._spelled(cards, shared)))

    def _all_rows(
        self, counts: bytes, wilds: int, bounds: Bounds, finish: MeldId | None
    ) -> Iterator[tuple[int, ShareTable | None]]:
        """Yield the ways to lay the cards of each rank that is held or melded, and wild cards by themselves."""
        tables, of_rank = self.tables, self.of_rank
        if self.of_wilds or (wilds and self.rules.melds.wild_melds):
            yield _WILD, tables.of_wilds(self.of_wilds, finish, wilds)
        if counts[_THREE] or self.of_threes is not None:
            yield _THREE, tables.of_threes(bounds, self.of_threes, counts[_THREE], wilds)
        for rank in NATURAL_RANKS:
            if counts[rank] or rank in of_rank:
                yield rank, tables.of_rank(bounds, rank, of_rank.get(rank, ()), counts[rank], wilds)

    def _spelled(self, cards: Cards, shared: list[tuple[int, tuple[Share, ...]]]) -> Iterator[Play]:
        """Yield the shares as plays."""
        wilds = list(each_card(cards & WILDS))
        for rank, shares in shared:
            for share in shares:
                laid = NO_CARDS
                if share.naturals:
                    laid = some_of_rank(cards, rank, share.naturals)
                    cards -= laid
                if share.wilds:
                    laid += sum([one(wilds.pop()) for _ in range(share.wilds)])
                if laid:
                    target = share.target
                    yield Play(laid, None if target is None else self._lying(rank)[target].id)

    def _lying(self, rank: int) -> tuple[Meld, ...]:
        """Return the melds on the table that shares of a rank may go to."""
        if rank == _THREE:
            return () if self.of_threes is None else (self.of_threes,)
        return self.of_wilds if rank == _WILD else self.of_rank.get(rank, ())

    def _way(
        self, rows: list[tuple[int, ShareTable]], total: int, wilds: int, least: int, most: int
    ) -> tuple[tuple[int, int], ...] | None:
        """Return a choice for each row that places all wild cards and meets all requirements."""
        due, guard = self.due, self.guard
        if not rows:
            return () if least <= wilds <= most and ((total | guard) - due) & guard == guard else None
        reached: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {(0, total): ()}
        for _, row in rows:
            further: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
            for (used, have), chosen in reached.items():
                for choice in row.table:
                    now = used + choice[0]
                    if now + least <= wilds:
                        further.setdefault((now, have + choice[1]), (*chosen, choice))
            reached = further
        met = [
            (have & _CANASTAS, chosen)
            for (used, have), chosen in reached.items()
            if ((have | guard) - due) & guard == guard and least <= wilds - used <= most
        ]
        # Of several ways the one with the most canastas.
        return max(met, key=lambda way: way[0])[1] if met else None

    def _lawful(self, plays: tuple[Play, ...]) -> tuple[Play, ...] | None:
        view = self.view
        melds = self.melds
        if plays:
            turn = view.table.turn.number
            laid = lay(self.rules, self.all_melds, self.side, plays, view.seat, turn, initial=self.is_initial)
            if isinstance(laid, Violation):
                return None
            melds = laid.melds
        return plays if right_to_go_out(view.table, view.seat, melds) else None
