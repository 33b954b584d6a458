"""Ways to lay a whole hand down, or all but one card, and have the right to go out, under any rules.

Sets alone are looked for by :mod:`~bot.canasta.search.going_out.set_search`. Here wild cards may make melds of their
own, cards of a suit may run, ranks may be closed. A card that no set can take must go to a run, or be the last discard:
such cards are tried first, beginning with the one that has the fewest runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress
from typing import Final

from bot.canasta.actions import Play
from bot.canasta.cards import (
    ALL_OF_RANK,
    BLACK_THREES,
    JOKER,
    NATURAL_RANKS,
    NO_CARDS,
    RED_THREES,
    SUIT_MASKS,
    WILDS,
    Card,
    Cards,
    Rank,
    count_of,
    faces,
    lowest_face,
    of_rank,
    one,
    points,
    rank_counts,
    rank_of,
)
from bot.canasta.melding.runs import each_once, reach_of, runs_about, runs_with
from bot.canasta.melding.shapes import LONGEST_SEQUENCE, largest_meld, made_of
from bot.canasta.melds import CANASTA_SIZE, OF_A_SUIT, Meld, MeldId, MeldPart
from bot.canasta.phases.going_out.rights import is_special
from bot.canasta.rules.model import NO_LIMIT, RuleSet
from bot.canasta.search.going_out.counting import WildsLacking, crowded_rooms, threes_fitting_nowhere
from bot.canasta.search.going_out.exit_tables import ExitTables, Needs, tables_of
from bot.canasta.search.going_out.set_search import SearchPoint, SetSearch, WayOut
from bot.canasta.search.initial_meld.terms import CLASSIC_TERMS, InitialTerms
from bot.canasta.view import SeatView

_MOST_TRIED: Final = 120
_LOWEST_NATURAL: Final = NATURAL_RANKS[0]
_IS_ANY: Final = bytes(count > 0 for count in range(256))
_IS_BELOW: Final = tuple(bytes(0 < count < least for count in range(256)) for least in range(CANASTA_SIZE))
_JOKER, _TWO, _THREE = Rank.JOKER.value, Rank.TWO.value, Rank.THREE.value
_NEW: Final = MeldId(0)
_THREES: Final = BLACK_THREES | RED_THREES
_JOKERS: Final = ALL_OF_RANK[Rank.JOKER]
_TWOS: Final = ALL_OF_RANK[Rank.TWO]
_A_JOKER: Final = one(JOKER)


def lay_out(
    view: SeatView,
    melds: tuple[Meld, ...],
    cards: Cards,
    minimum: int = 0,
    terms: InitialTerms = CLASSIC_TERMS,
) -> tuple[Play, ...] | None:
    """Return a way to lay all the cards down and have the right to go out then, None if none is found.

    ``minimum`` and ``terms`` are what they must have as an initial meld.
    """
    found = _searched(view, melds, SearchPoint(cards), minimum, terms)
    return None if found is None else found[0]


def lay_out_but_one(
    view: SeatView,
    melds: tuple[Meld, ...],
    hand: Cards,
    minimum: int,
    terms: InitialTerms = CLASSIC_TERMS,
) -> WayOut | None:
    """Return a way to lay a hand down of which a card may be discarded, or must be (option final_discard)."""
    must = view.table.rules.discard.final_discard != "optional"
    return _searched(view, melds, SearchPoint(hand, may_discard=True, must_discard=must), minimum, terms)


def lay_out_as_sets(view: SeatView, melds: tuple[Meld, ...], hand: Cards) -> WayOut | None:
    """Return a way out as :func:`lay_out_but_one` does, without new or longer sequences, for a side that has melded."""
    tables = tables_of(view.table.rules)
    must = view.table.rules.discard.final_discard != "optional"
    search = SetSearch(view, melds, tables, tables.plain_needs, None)
    return search.as_sets(SearchPoint(hand, may_discard=True, must_discard=must))


def _searched(
    view: SeatView, melds: tuple[Meld, ...], start: SearchPoint, minimum: int, terms: InitialTerms
) -> WayOut | None:
    tables = tables_of(view.table.rules)
    if terms is CLASSIC_TERMS and not minimum:
        return SequenceSearch(view, melds, tables, tables.plain_needs, None).whole(start)
    counted = points(start.cards) if minimum else 0
    for least, demands in _demands(minimum, terms):
        if not least or counted >= least:
            needs = tables.needs_with(demands, terms)
            found = SequenceSearch(view, melds, tables, needs, counted - least if least else None).whole(
                start
            )
            if found is not None:
                return found
    return None


def _demands(minimum: int, terms: InitialTerms) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield the points that must be laid and the demands on the melds beside the canastas: with a waiver, two ways.

    They agree with what :func:`bot.canasta.phases.laying_down.initial_meld.initial_meld_violation` tests.
    """
    if terms is CLASSIC_TERMS:
        yield minimum, ()
        return
    always = ("canasta",) if terms.canasta is not None else ()
    pure = ("pure",) if terms.purity != "none" else ()
    yield minimum, always + pure
    if terms.waiver != "none":
        yield 0, (*always, "splash", *(pure if terms.purity == "pure_three_always" else ()))


class SequenceSearch(SetSearch):
    """A search with sequences, and the points that it has tried already."""

    def __init__(
        self, view: SeatView, melds: tuple[Meld, ...], tables: ExitTables, needs: Needs, spare: int | None
    ) -> None:
        super().__init__(view, melds, tables, needs, spare)
        rules = self.rules
        self.lacks = WildsLacking(rules, self.free, self.of_rank)
        self.failed: set[tuple[object, ...]] = set()
        self.runs: dict[tuple[Cards, tuple[MeldId, ...]], KnownRuns] = {}
        # A bit for each rank of which any number of cards has a meld to go to.
        self.fitting = sum([1 << rank for rank in self.of_rank]) & ~self.bounds.closed
        # The numbers of cards of other ranks that need a test whether they fit: by number, nonzero if so.
        enough = max(rules.melds.min_meld_cards, rules.melds.min_naturals)
        self.is_few = _IS_ANY if self.bounds.closed else _IS_BELOW[enough]
        # Whether melds may be full.
        is_limited = rules.melds.max_meld_cards is not None or rules.melds.canasta_extension != "all"
        # Where melds may be full and no second one can be begun: the naturals that ranks with too many of them take.
        self.may_crowd = is_limited and rules.traits.same_rank == "merge"
        self.rooms: dict[int, int] = {}
        # Where melds may be full, or must not stay unfinished, laying a card in a run may help though its set takes it.
        self.is_limited = (
            is_limited
            or rules.going_out.incomplete_special_bars_exit
            or rules.going_out.incomplete_wild_bars_exit
        )
        # Where numbers decide, all naturals fit by then, and discarding a natural makes room for one wild card at most:
        # discarding that wild card is as good.
        counted = rules.traits.counted_ways and rules.discard.discard_wild != "never"
        self.any_may_help = (
            self.is_limited and not counted
        ) or rules.going_out.red_threes_to_go_out != "none"

    def whole(self, at: SearchPoint) -> WayOut | None:
        """Return a way to lay all the cards but for a discard, some sequences being placed already."""
        key = (at.cards, at.contribution, at.may_discard, at.must_discard, at.longer)
        if key in self.failed or len(self.failed) > _MOST_TRIED:
            return None
        self.failed.add(key)
        counts = rank_counts(at.cards)
        if len(self.failed) == 1 and self.may_crowd:
            # Cards only become fewer: no other rank can have too many later in the search.
            self.rooms = crowded_rooms(self.rules, self.bounds, self.of_rank, counts)
        wilds = counts[_JOKER] + counts[_TWO]
        total = 0
        if counts[_THREE]:
            lost_threes = threes_fitting_nowhere(self.rules, self.melds, at.cards & _THREES, wilds)
            if lost_threes:
                return self._with_discard(at, next(faces(lost_threes)))
            # The wild cards that they lack are there.
            if self.of_threes is None:
                total = max(0, self.rules.melds.min_meld_cards - counts[_THREE])
        lacking: list[int] = []
        lost: list[int] = []
        fitting = self.fitting
        of_naturals = counts[_LOWEST_NATURAL:]
        for rank in compress(NATURAL_RANKS, of_naturals.translate(self.is_few)):
            if fitting >> rank & 1:
                continue
            if lack := self.lacks[rank, counts[rank]]:
                if lack > wilds:
                    lost.append(rank)
                else:
                    lacking.append(rank)
                    total += lack
        crowded = [rank for rank, room in self.rooms.items() if counts[rank] > room]
        if lost:
            return self._with_lost(at, lost)
        if crowded:
            return self._with_crowded(at, counts, crowded)
        if total > wilds:
            return self._with_too_few_wilds(at, lacking)
        return self._with_all_fitting(at, counts, lacking)

    # ----------------------------------------------------------------------------------------------- what is tried

    def _with_lost(self, at: SearchPoint, lost: list[int]) -> WayOut | None:
        """Return a way out where each card of some ranks must run or be discarded, fewest runs first."""
        fewest: list[Play] | None = None
        chosen = 0
        once, known = each_once(at.cards), self._known_runs(at)
        for rank in lost:
            for face in faces(of_rank(at.cards, rank)):
                runs = known[face, once & SUIT_MASKS[face & 3]]
                if not runs and not at.may_discard:
                    return None
                if fewest is not None and not fewest:
                    # One card must be discarded already: all others must run.
                    if not runs:
                        return None
                    continue
                if fewest is None or len(runs) < len(fewest):
                    fewest, chosen = runs, face
        for run in fewest or ():
            found = self._with_run(at, run)
            if found is not None:
                return found
        return self._with_discard(at, chosen)

    def _with_crowded(self, at: SearchPoint, counts: bytes, crowded: list[int]) -> WayOut | None:
        """Return a way out where melds of some ranks do not take all their cards: some must run, or one be discarded.

        The rank with the fewest runs is tried first; all others are tried beside each of them.
        """
        fewest: list[Play] | None = None
        chosen = 0
        once, known = each_once(at.cards), self._known_runs(at)
        for rank in crowded:
            held = of_rank(at.cards, rank)
            runs: list[Play] = []
            running = 0
            for face in faces(held):
                of_face = known[face, once & SUIT_MASKS[face & 3]]
                runs += of_face
                running += count_of(held, face) if of_face else 0
            if running + at.may_discard < counts[rank] - self.rooms[rank]:
                return None
            if fewest is None or len(runs) < len(fewest):
                fewest, chosen = runs, rank
        for run in fewest or ():
            found = self._with_run(at, run)
            if found is not None:
                return found
        for face in faces(of_rank(at.cards, chosen)):
            found = self._with_discard(at, face)
            if found is not None:
                return found
        return None

    def _with_too_few_wilds(self, at: SearchPoint, lacking: list[int]) -> WayOut | None:
        """Return a way out where sets lack wild cards: a card of one must run, or a single one be discarded."""
        once, known = each_once(at.cards), self._known_runs(at)
        for rank in lacking:
            held = of_rank(at.cards, rank)
            for face in faces(held):
                for run in known[face, once & SUIT_MASKS[face & 3]]:
                    found = self._with_run(at, run)
                    if found is not None:
                        return found
            if held % 255 == 1:
                found = self._with_discard(at, next(faces(held)))
                if found is not None:
                    return found
        return None

    def _with_all_fitting(self, at: SearchPoint, counts: bytes, lacking: list[int]) -> WayOut | None:
        """Return a way out where every card can go to a set: as it is, with a discard, or with useful runs."""
        if not at.must_discard:
            found = self.laid_as_sets(at, at.cards, at.discard)
            if found is not None:
                return found
        if at.may_discard:
            # Discarding a natural instead of laying it helps only where a discard is due, a meld would grow too large,
            # or a canasta is better left unfinished.
            any_card = at.must_discard or self.any_may_help
            some = at.cards if any_card else at.cards & (WILDS | _THREES)
            tried = set()
            for face in faces(some):
                kind = face if rank_of(face) == _THREE else -rank_of(face)
                if kind not in tried and self.may_discard(face):
                    tried.add(kind)
                    found = self.laid_as_sets(at, at.cards - one(face), face)
                    if found is not None:
                        return found
        for run in self._useful_runs(at, lacking):
            found = self._with_run(at, run)
            if found is not None:
                return found
        if at.must_discard and self.rules.melds.sequence_melds:
            few = [rank for rank in NATURAL_RANKS if 0 < counts[rank] <= self.rules.melds.min_meld_cards]
            for rank in few:
                for face in faces(of_rank(at.cards, rank)) if rank not in self.of_rank else ():
                    found = self._with_discard(at, face)
                    if found is not None:
                        return found
        return None

    def _with_discard(self, at: SearchPoint, face: Card) -> WayOut | None:
        if not at.may_discard or not self.may_discard(face):
            return None
        return self.whole(SearchPoint(at.cards - one(face), at.runs, at.longer, at.contribution, face))

    def _with_run(self, at: SearchPoint, run: Play) -> WayOut | None:
        longer, contribution = at.longer, at.contribution
        old = None
        if run.meld is not None:
            old = next(meld for meld in self.sequences if meld.id == run.meld)
            longer = (*longer, run.meld)
        count = run.cards % 255 + (old.size if old is not None else 0)
        if count >= LONGEST_SEQUENCE or self.needs.demands:
            parts = old.parts if old is not None else ()
            parts = (*parts, MeldPart(self.view.seat, 0, run.cards))
            made = made_of(self.rules, _NEW, OF_A_SUIT, parts)
            contribution += self.needs.contribution(made)
        return self.whole(
            SearchPoint(
                at.cards - run.cards,
                (*at.runs, run),
                longer,
                contribution,
                at.discard,
                at.may_discard,
                at.must_discard,
            )
        )

    # ---------------------------------------------------------------------------------------------------- sequences

    def _known_runs(self, at: SearchPoint) -> KnownRuns:
        key = (free_wild(self.rules, at.cards), at.longer)
        runs = self.runs.get(key)
        if runs is None:
            runs = self.runs[key] = KnownRuns(self.rules, key[0], self._open_sequences(at))
        return runs

    def _open_sequences(self, at: SearchPoint) -> list[Meld]:
        """Return the sequences on the table that can still be lengthened."""
        return [meld for meld in self.sequences if meld.id not in at.longer]

    def _useful_runs(self, at: SearchPoint, lacking: list[int]) -> Iterable[Play]:
        """Return useful sequences of cards that sets could take too."""
        if not self.rules.melds.sequence_melds:
            return ()
        saving = (*lacking, *self._tight(at.cards))
        return useful_runs(self.rules, self._open_sequences(at), at.cards, saving)

    def _tight(self, cards: Cards) -> Iterator[int]:
        """Yield ranks of which a meld may be too full with all cards of the hand, or must not stay unfinished."""
        if not self.is_limited:
            return
        limits = self.rules.melds
        largest = largest_meld(limits) or NO_LIMIT
        if limits.canasta_extension == "natural_only":
            largest = min(largest, limits.canasta_size)
        counts = rank_counts(cards)
        wilds = min(counts[_JOKER] + counts[_TWO], max(self.rules.traits.caps))
        bars = self.rules.going_out.incomplete_special_bars_exit
        for rank in NATURAL_RANKS:
            if not counts[rank]:
                continue
            lying = max([meld.size for meld in self.of_rank.get(rank, ())], default=0)
            if lying + counts[rank] + wilds > largest or (bars and is_special(rank, 0)):
                yield rank


class KnownRuns(dict[tuple[Card, Cards], list[Play]]):
    """The sequences to begin or lengthen with a card, longer ones first, by the card and the naturals of its suit.

    ``wild`` is the wild card that they may take, ``melds`` are the sequences on the table that can still be lengthened.
    A run in one suit changes nothing for the others: a search repeats half of its questions.
    """

    def __init__(self, rules: RuleSet, wild: Cards, melds: list[Meld]) -> None:
        super().__init__()
        self._limits = rules.melds
        self._wild = wild
        self._melds = melds

    def __missing__(self, key: tuple[Card, Cards]) -> list[Play]:
        face, held = key
        limits, wild = self._limits, self._wild
        runs: list[Play] = []
        if limits.sequence_melds:
            least, suit = limits.min_naturals, face & 3
            for meld in self._melds:
                # Most cards are too far from a sequence to come into it.
                if meld.suit == suit and one(face) & reach_of(meld.cards):
                    free = wild if meld.wilds < limits.sequence_max_wilds else NO_CARDS
                    runs += [Play(more, meld.id) for more in runs_with(face, meld.cards, held, free, least)]
            runs += [Play(more) for more in runs_with(face, NO_CARDS, held, wild, least)]
        self[key] = runs
        return runs


def free_wild(rules: RuleSet, cards: Cards) -> Cards:
    """Return the one wild card that a sequence could take, if the rules let it: a joker before a two."""
    if not rules.melds.sequence_max_wilds:
        return NO_CARDS
    if cards & _JOKERS:
        return _A_JOKER
    twos = cards & _TWOS
    return one(lowest_face(twos)) if twos else NO_CARDS


def useful_runs(rules: RuleSet, sequences: list[Meld], cards: Cards, saving: Iterable[int]) -> Iterator[Play]:
    """Yield sequences of cards that sets could take: as canastas, to take wild cards, or to spare the ``saving`` ranks.

    ``sequences`` are those on the table that can still be lengthened.
    """
    limits = rules.melds
    once = each_once(cards)
    wild = free_wild(rules, cards)
    spared = NO_CARDS
    for rank in saving:
        # A rank may be named twice.
        spared |= of_rank(once, rank)
    for suit, mask in enumerate(SUIT_MASKS):
        held = once & mask
        if not held and not wild:
            continue
        for meld in (*[meld for meld in sequences if meld.suit == suit], None):
            lying = meld.cards if meld is not None else NO_CARDS
            free = wild if meld is None or meld.wilds < limits.sequence_max_wilds else NO_CARDS
            size = lying % 255
            for more in runs_about(lying, held, suit, free, limits.min_naturals):
                is_canasta = size + more % 255 == LONGEST_SEQUENCE
                if is_canasta or more & (WILDS | spared):
                    yield Play(more, None if meld is None else meld.id)
