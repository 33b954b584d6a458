"""Cards that may be added to each place of a draft."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NATURAL_RANKS,
    RED_THREES,
    Cards,
    Rank,
    Suit,
    card,
    card_points,
    contains,
    one,
    rank_counts,
    size,
)
from bot.canasta.drafts.places import (
    THREES_PLACE,
    WILD_PLACE,
    is_of_suit,
    place_beside,
    place_of_sequence,
    rank_of_place,
    run_places,
)
from bot.canasta.drafts.rows import (
    AnyDraft,
    DraftPlay,
    meld_id,
    merged,
    ranks_of_run,
    row_of_run,
    upcard_rank,
    used_in_runs,
)
from bot.canasta.melding.bounds import Bounds, bounds_of, natural_room, wild_room
from bot.canasta.melding.shapes import (
    LONGEST_SEQUENCE,
    black_threes_needed,
    black_threes_take_wilds,
    largest_wild_meld,
    rank_meld,
)
from bot.canasta.melds import Meld, MeldId, MeldKind
from bot.canasta.phases.laying_down.initial_meld import lays_initial_meld
from bot.canasta.policies.same_rank import joined_meld
from bot.canasta.search.going_out.counting import canastas_conceivable
from bot.canasta.view import SeatView

_TWO: Final = Rank.TWO.value
_JOKER: Final = Rank.JOKER.value
_THREE: Final = Rank.THREE.value
_LOWEST, _HIGHEST = NATURAL_RANKS[0], NATURAL_RANKS[-1]


class Choice(Struct, frozen=True):
    """The most cards that may be put into a place beside the other rows; ``meld`` is the own meld that they would join.

    For wild cards and sequences ``wilds`` is the most twos and jokers together; ``run`` is a mask of the ranks of a
    suit from which a sequence may be made, ``lying`` one of those on the table.
    """

    place: int
    naturals: int
    twos: int
    jokers: int
    meld: MeldId | None
    reds: int = 0
    run: int = 0
    lying: int = 0
    wilds: int = 0

    @property
    def rank(self) -> int:
        """Return the rank of the meld; 0 for wild cards and sequences."""
        return rank_of_place(self.place)

    @property
    def whole(self) -> DraftPlay:
        """Return all cards that can go there: all naturals of a rank, the best run, all wild cards of a wild meld."""
        if is_of_suit(self.place):
            return row_of_run(self.place, _best_run(self.run, self.lying))
        if self.place == WILD_PLACE:
            twos = min(self.twos, self.wilds)
            return DraftPlay(self.place, 0, twos, min(self.jokers, self.wilds - twos))
        return DraftPlay(self.place, self.naturals, reds=self.reds)


def choices(draft: AnyDraft, view: SeatView) -> tuple[Choice, ...]:
    """Return the choices for each place beside the other rows: ranks from aces down, threes, wild cards, sequences.

    Places that can hold no meld are left out.
    """
    return tuple(_Hand(draft, view).places())


class _Hand:
    """The hand of a seat, and the rows of the draft that use its cards."""

    def __init__(self, draft: AnyDraft, view: SeatView) -> None:
        self.view = view
        self.rules = view.table.rules
        self.rows = {row.place: row for row in merged(draft.plays)}
        self.in_runs: Cards = used_in_runs(self.rows.values(), view.melds)
        self.ranks = {row.rank for row in self.rows.values()}
        self.used = rank_counts(self.in_runs)
        self.counts = rank_counts(view.hand)
        self.taken = upcard_rank(view) if draft.uses_pile else 0
        self.twos = self.counts[_TWO] - sum(row.twos for row in self.rows.values())
        self.jokers = self.counts[_JOKER] - sum(row.jokers for row in self.rows.values())
        self.bounds: Bounds = bounds_of(
            self.rules, view.table.melds, view.side, initial=lays_initial_meld(view)
        )

    @property
    def wilds(self) -> int:
        return self.counts[_TWO] + self.counts[_JOKER]

    def places(self) -> Iterator[Choice]:
        for rank in reversed(NATURAL_RANKS):
            yield from self._rank(rank)
        yield from self._threes()
        if self.rules.melds.wild_melds:
            yield from self._wild()
        if self.rules.melds.sequence_melds:
            for meld in self.view.melds:
                if meld.kind is MeldKind.SEQUENCE:
                    yield from self._sequence(meld)
            for suit in reversed(Suit):
                yield from self._new_runs(suit)

    def _rank(self, rank: int) -> Iterator[Choice]:
        meld = rank_meld(self.view.melds, rank)
        is_begun = meld is not None or rank == self.taken or rank in self.ranks
        if not (is_begun or self.counts[rank]) and self.rules.melds.min_naturals:
            return  # the usual case: no card of the rank in the hand, on the table or in the draft
        used = self.used[rank]
        others = sum(row.naturals for row in self.rows.values() if row.rank == rank)
        for place, target in ((rank, meld), (place_beside(rank), None)):
            row = self.rows.get(place, DraftPlay(place))
            held = self.counts[rank] - used - (others - row.naturals)
            if place != rank and not self._begins_beside(rank, meld, held):
                continue
            yield from self._of_rank(row, target, held)

    def _begins_beside(self, rank: int, meld: Meld | None, held: int) -> bool:
        """Return whether a second meld of a rank may be begun (option same_rank_melds)."""
        if meld is None or held <= 0:
            return False
        three = one(card(rank, Suit.CLUBS)) * self.rules.melds.min_meld_cards
        return joined_meld(self.rules, self.view.melds, MeldKind.RANK, three) is None

    def _of_rank(self, row: DraftPlay, meld: Meld | None, held: int) -> Iterator[Choice]:
        limits, rank = self.rules.melds, row.rank
        given = int(rank == self.taken and row.place == rank)
        lying = (meld.naturals if meld is not None else 0) + given
        lying_wilds = meld.wilds if meld is not None else 0
        held = min(held, natural_room(self.rules, self.bounds, rank, lying + lying_wilds, lying_wilds))
        naturals = lying + held
        # More naturals may make room for wild cards, or take it.
        fit = max(
            wild_room(self.rules, self.bounds, rank, some, lying_wilds, meld)
            for some in range(lying, naturals + 1)
        )
        choice = Choice(
            row.place,
            held,
            min(fit, max(0, self.twos) + row.twos),
            min(fit, max(0, self.jokers) + row.jokers),
            meld.id if meld is not None else None,
        )
        can_be = (
            naturals >= limits.min_naturals
            and naturals + lying_wilds + min(fit, self.wilds) >= limits.min_meld_cards
            and (choice.naturals or choice.twos or choice.jokers)
        )
        if can_be or row.place in self.rows:
            yield choice

    def _threes(self) -> Iterator[Choice]:
        limits, hand = self.rules.melds, self.view.hand
        black = size(hand & BLACK_THREES)
        if limits.threes_melds:
            red = size(hand & RED_THREES)
            meld = next((meld for meld in self.view.melds if meld.kind is MeldKind.THREES), None)
            lying = meld.size if meld is not None else 0
            if (black or red) and lying + black + red >= limits.min_meld_cards:
                yield Choice(THREES_PLACE, black, 0, 0, meld.id if meld is not None else None, red)
            return
        may_meld_black = black >= black_threes_needed(self.rules, self.wilds) and canastas_conceivable(
            self.rules, self.view.melds, self.view.hand
        )
        row = self.rows.get(THREES_PLACE, DraftPlay(THREES_PLACE))
        if not black_threes_take_wilds(self.rules):
            if row.count or may_meld_black:
                yield Choice(THREES_PLACE, black, 0, 0, None)
            return
        meld = next((meld for meld in self.view.melds if meld.kind is MeldKind.BLACK_THREES), None)
        lying, lying_wilds = (meld.naturals, meld.wilds) if meld is not None else (0, 0)
        fit = max(
            wild_room(self.rules, self.bounds, _THREE, some, lying_wilds, meld)
            for some in range(lying, lying + black + 1)
        )
        twos, jokers = self._wilds_for(row)
        choice = Choice(THREES_PLACE, black, min(fit, twos), min(fit, jokers), meld_id(meld))
        is_joined = meld is not None and (choice.naturals or choice.twos or choice.jokers)
        if row.count or may_meld_black or is_joined:
            yield choice

    def _wild(self) -> Iterator[Choice]:
        row = self.rows.get(WILD_PLACE, DraftPlay(WILD_PLACE))
        twos, jokers = max(0, self.twos) + row.twos, max(0, self.jokers) + row.jokers
        at = joined_meld(self.rules, self.view.melds, MeldKind.WILD, one(JOKER))
        meld = None if at is None else self.view.melds[at]
        lying = meld.size if meld is not None else 0
        room = min(largest_wild_meld(self.rules.melds) - lying, twos + jokers)
        enough = room + lying >= self.rules.melds.min_meld_cards and room > 0
        if enough or row.count:
            number = meld.id if meld is not None else None
            yield Choice(WILD_PLACE, 0, min(room, twos), min(room, jokers), number, wilds=room)

    def _sequence(self, meld: Meld) -> Iterator[Choice]:
        """Yield the choice for an own sequence on the table: the cards of its suit that could make it longer."""
        place = place_of_sequence(meld)
        row = self.rows.get(place, DraftPlay(place))
        if meld.size >= LONGEST_SEQUENCE or meld.suit is None:
            return
        lying = sum(1 << rank for rank in NATURAL_RANKS if _has(meld.cards, rank, meld.suit))
        held = self._held(meld.suit, row) & ~lying
        reach = max(0, self._wilds_in_runs() - meld.wilds) + meld.wilds
        run = _connected(held, lying, reach)
        wilds = max(0, min(self._wilds_in_runs() - meld.wilds, LONGEST_SEQUENCE - meld.size))
        twos, jokers = (min(wilds, count) for count in self._wilds_for(row))
        if run or twos or jokers or row.count:
            yield Choice(place, run.bit_count(), twos, jokers, meld.id, run=run, lying=lying, wilds=wilds)

    def _new_runs(self, suit: int) -> Iterator[Choice]:
        """Yield the choices for new sequences of a suit: those in the draft, and one more if there are cards for it."""
        least = self.rules.melds.min_meld_cards
        for place in run_places(suit):
            row = self.rows.get(place, DraftPlay(place))
            wilds = self._wilds_in_runs()
            twos, jokers = (min(wilds, count) for count in self._wilds_for(row))
            run = _enough(self._held(suit, row), least, min(wilds, twos + jokers))
            if run or row.count:
                yield Choice(place, run.bit_count(), twos, jokers, None, run=run, wilds=wilds)
            if not row.count:
                return

    def _wilds_in_runs(self) -> int:
        return 0 if self.bounds.wilds_to is not None else self.rules.melds.sequence_max_wilds

    def _wilds_for(self, row: DraftPlay) -> tuple[int, int]:
        return max(0, self.twos) + row.twos, max(0, self.jokers) + row.jokers

    def _held(self, suit: int, row: DraftPlay) -> int:
        """Return a mask of the ranks of a suit that are in the hand and in no other row."""
        free = self.view.hand - (self.in_runs - used_in_runs([row], self.view.melds))
        sets = {
            rank: sum(other.naturals for other in self.rows.values() if other.rank == rank)
            for rank in NATURAL_RANKS
        }
        counts = rank_counts(free)
        return sum(
            1 << rank for rank in NATURAL_RANKS if _has(free, rank, suit) and counts[rank] > sets[rank]
        )


def _has(cards: Cards, rank: int, suit: int) -> bool:
    return contains(cards, one(card(rank, suit)))


def _connected(held: int, lying: int, gaps: int) -> int:
    """Return the held ranks that can join those lying, with at most ``gaps`` gaps filled, in a sequence of seven."""
    ranks = ranks_of_run(lying)
    if not ranks:
        return 0
    low, high = ranks[0], ranks[-1]
    found = 0
    for start, step in ((low, -1), (high, 1)):
        left = gaps
        rank = start + step
        while _LOWEST <= rank <= _HIGHEST and (high - rank if step < 0 else rank - low) < LONGEST_SEQUENCE:
            if held >> rank & 1:
                found |= 1 << rank
            elif left:
                left -= 1
            else:
                break
            rank += step
    inside = sum(1 << rank for rank in range(low, high + 1)) & held
    return found | inside


def _enough(held: int, least: int, wilds: int) -> int:
    """Return the held ranks that stand in a run of at least ``least`` cards with at most ``wilds`` wild cards in it."""
    found = 0
    for low in range(_LOWEST, _HIGHEST - least + 2):
        window = held & (((1 << least) - 1) << low)
        if window.bit_count() >= least - wilds and window.bit_count() > 1:
            found |= window
    return found


def _best_run(run: int, lying: int) -> int:
    """Return the ranks for one sequence without wild cards: the longest run, then the most points."""
    windows = [
        sum(1 << rank for rank in range(low, low + length))
        for length in range(1, LONGEST_SEQUENCE + 1)
        for low in range(_LOWEST, _HIGHEST - length + 2)
    ]
    fitting = [
        window & ~lying for window in windows if window & lying == lying and window & ~(run | lying) == 0
    ]
    return max(fitting, key=lambda some: (some.bit_count(), _worth(ranks_of_run(some))), default=0)


def _worth(ranks: Iterable[int]) -> int:
    return sum(card_points(rank * 4) for rank in ranks)
