"""Looking for a way to lay a whole hand down where melds are more than sets of a rank.

Wild cards may make melds of their own, cards of a suit may run, ranks may be closed. A card that no set can take must go to a
run, or be the last discard: such a card is looked at first, the one with the fewest runs before all others. What is found is
laid by :func:`bot.canasta.laying.lay` before it is believed, so that a way out is always lawful.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Play
from bot.canasta.bounds import Bounds, bounds_of, natural_room, wild_room
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
    card_points,
    count_of,
    each_card,
    faces,
    lowest_face,
    of_rank,
    one,
    points,
    rank_counts,
    rank_of,
    some_of_rank,
)
from bot.canasta.errors import Violation
from bot.canasta.initial_terms import CLASSIC_TERMS, InitialTerms
from bot.canasta.laying import lay
from bot.canasta.melding import (
    LONGEST_SEQUENCE,
    NO_LIMIT,
    black_threes_needed,
    caps_of,
    largest_meld,
    made_of,
)
from bot.canasta.melds import CANASTA_SIZE, OF_A_SUIT, OF_RANK, OF_WILDS, Meld, MeldId, Part
from bot.canasta.phases.changes import at_seat
from bot.canasta.phases.exits.exit_bounds import canastas_conceivable, hopeful_melds
from bot.canasta.phases.exits.exit_rights import has_canastas, is_special, right_to_go_out
from bot.canasta.phases.exits.exit_tables import APART, ExitTables, Needs, Row, RowsOfRank, Share, tables_of
from bot.canasta.phases.initial_meld import is_before_end_of_initial
from bot.canasta.policies.discard_bans import may_go_last
from bot.canasta.rules.model import RuleSet
from bot.canasta.runs import each_once, reach_of, runs_about, runs_with
from bot.canasta.view import SeatView

_MOST_TRIED: Final = 120
_LOWEST_NATURAL: Final = NATURAL_RANKS[0]
_IS_ANY: Final = bytes(count > 0 for count in range(256))
_IS_BELOW: Final = tuple(bytes(0 < count < least for count in range(256)) for least in range(CANASTA_SIZE))
_JOKERS: Final = ALL_OF_RANK[Rank.JOKER]
_TWOS: Final = ALL_OF_RANK[Rank.TWO]
_A_JOKER: Final = one(JOKER)
_JOKER, _TWO, _THREE = Rank.JOKER.value, Rank.TWO.value, Rank.THREE.value
_NEW: Final = MeldId(0)
_THREES: Final = BLACK_THREES | RED_THREES
_NOWHERE: Final = 255
"""What stands for the wild cards that a rank lacks that no set can take."""
_WILD: Final = 0
"""The rank by which a row stands for wild cards by themselves."""

Found: TypeAlias = tuple[tuple[Play, ...], Card | None]
"""What is laid, and what is thrown."""


class _At(Struct, frozen=True, gc=False):
    """How far a search is: the cards left, the sequences placed, what they are worth, and the discard.

    ``longer`` are the sequences on the table among those placed, ``finished`` those that are canastas now.
    """

    cards: Cards
    runs: tuple[Play, ...] = ()
    longer: tuple[MeldId, ...] = ()
    worth: int = 0
    thrown: Card | None = None
    may_throw: bool = False
    must_throw: bool = False
    finished: tuple[Meld, ...] = ()


class _Runs(dict[tuple[Card, Cards], list[Play]]):
    """The sequences that can be begun or lengthened with a card, longer ones first, by it and the naturals of its suit.

    ``wild`` is the wild card that they may take, ``melds`` are the sequences on the table that can still be lengthened. A
    run in one suit changes nothing for the others, so that half of what a search asks was asked before.
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
    found = _searched(view, melds, _At(cards), minimum, terms)
    return None if found is None else found[0]


def lay_out_but_one(
    view: SeatView,
    melds: tuple[Meld, ...],
    hand: Cards,
    minimum: int,
    terms: InitialTerms = CLASSIC_TERMS,
) -> Found | None:
    """The same for a hand of which a card may be thrown, or must be (option final_discard)."""
    must = view.table.rules.discard.final_discard != "optional"
    return _searched(view, melds, _At(hand, may_throw=True, must_throw=must), minimum, terms)


def lay_out_as_sets(view: SeatView, melds: tuple[Meld, ...], hand: Cards) -> Found | None:
    """The same without new or longer sequences, for a side that has melded."""
    tables = tables_of(view.table.rules)
    search = _Search(view, melds, tables, tables.plain_needs, None)
    at = _At(hand, may_throw=True, must_throw=view.table.rules.discard.final_discard != "optional")
    return search.as_sets(at)


def _searched(
    view: SeatView, melds: tuple[Meld, ...], start: _At, minimum: int, terms: InitialTerms
) -> Found | None:
    tables = tables_of(view.table.rules)
    if terms is CLASSIC_TERMS and not minimum:
        return _Search(view, melds, tables, tables.plain_needs, None).whole(start)
    counted = points(start.cards) if minimum else 0
    for least, demands in _demands(minimum, terms):
        if not least or counted >= least:
            needs = tables.needs_with(demands, terms)
            found = _Search(view, melds, tables, needs, counted - least if least else None).whole(start)
            if found is not None:
                return found
    return None


def _demands(minimum: int, terms: InitialTerms) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The points that must be laid, and what must be among the melds beside the canastas: with a waiver, two ways.

    The same as :func:`bot.canasta.phases.initial_meld.initial_meld_violation` tests.
    """
    if terms is CLASSIC_TERMS:
        yield minimum, ()
        return
    always = ("canasta",) if terms.canasta is not None else ()
    pure = ("pure",) if terms.purity != "none" else ()
    yield minimum, always + pure
    if terms.waiver != "none":
        yield 0, (*always, "splash", *(pure if terms.purity == "pure_three_always" else ()))


def _has_limit(rules: RuleSet) -> bool:
    """Whether melds may be full."""
    return rules.melds.max_meld_cards is not None or rules.melds.canasta_extension != "all"


class _Search:
    """One search: the side and its melds, what they must have, and what was tried already.

    ``spare`` are the points that a discard may take from what counts for the initial meld, None where points do not matter.
    """

    def __init__(
        self, view: SeatView, melds: tuple[Meld, ...], tables: ExitTables, needs: Needs, spare: int | None
    ) -> None:
        self.view = view
        rules = self.rules = view.table.rules
        self.melds = melds
        self.side = view.side
        self.all_melds = at_seat(view.table.melds, self.side, melds)
        # Where all ranks are alike at all times it makes no difference, and is not asked.
        self.is_initial = not melds or (not rules.traits.free_ranks and is_before_end_of_initial(view))
        self.bounds = bounds_of(rules, self.all_melds, self.side, initial=self.is_initial)
        self.free = replace(self.bounds, wilds_to=None) if self.bounds.wilds_to else self.bounds
        self.needs = needs
        self.due = needs.due
        self.guard = needs.guard
        self.spare = spare
        self.tables = tables
        self.rows: dict[int, RowsOfRank] = {}
        self.rows_when_free: dict[int, RowsOfRank] = {}
        self.lacks: dict[tuple[int, int], int] = {}
        self.failed: set[tuple[object, ...]] = set()
        self.runs: dict[tuple[Cards, tuple[MeldId, ...]], _Runs] = {}
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
                self.base += needs.worth(meld) if meld.is_canasta else 0
                if not meld.is_canasta:
                    self.sequences.append(meld)
            else:
                self.of_threes = meld
        # Canastas that are needed and lie there already stay, whatever is laid.
        self.has_canastas = has_canastas(rules, melds)
        self.hopeful: tuple[Meld, ...] | None = None
        self.all_cards = NO_CARDS
        # A bit for each rank of which any number of cards has a meld to go to.
        self.fitting = sum([1 << rank for rank in self.of_rank]) & ~self.bounds.closed
        # Of which numbers of other ranks it must be asked whether they fit: by number, nonzero if so.
        enough = max(rules.melds.min_meld_cards, rules.melds.min_naturals)
        self.is_few = _IS_ANY if self.bounds.closed else _IS_BELOW[enough]
        # Where melds may be full and no second one can be begun: how many naturals those of some ranks take of which there are
        # too many.
        self.may_crowd = _has_limit(rules) and rules.traits.same_rank == "merge"
        self.rooms: dict[int, int] = {}
        # Where melds may be full, or must not stay unfinished, laying a card in a run may help though its set takes it.
        self.counts_canastas = rules.going_out.red_threes_to_go_out != "none"
        self.is_limited = _has_limit(rules) or rules.going_out.incomplete_special_bars_exit
        # Where numbers decide, all naturals fit when it is asked, and a natural makes room for one wild card at most: it is
        # as well to throw that.
        counted = rules.traits.counted_ways and rules.discard.discard_wild != "never"
        self.any_may_help = (self.is_limited and not counted) or self.counts_canastas

    def _rooms(self, counts: bytes) -> dict[int, int]:
        largest = largest_meld(self.rules.melds) or NO_LIMIT
        rooms: dict[int, int] = {}
        for rank in compress(NATURAL_RANKS, counts[_LOWEST_NATURAL:]):
            same = self.of_rank.get(rank)
            room = largest
            if same is not None:
                room = natural_room(self.rules, self.bounds, rank, same[0].size, same[0].wilds)
            if counts[rank] > room:
                rooms[rank] = room
        return rooms

    def whole(self, at: _At) -> Found | None:
        """All the cards laid, but for a discard, those of some sequences being placed already."""
        key = (at.cards, at.worth, at.may_throw, at.must_throw, at.longer)
        if key in self.failed or len(self.failed) > _MOST_TRIED:
            return None
        self.failed.add(key)
        counts = rank_counts(at.cards)
        if len(self.failed) == 1:
            self.all_cards = at.cards
            if self.may_crowd:
                # Cards only become fewer: of no other rank can there be too many further on.
                self.rooms = self._rooms(counts)
        if at.runs and not self._is_conceivable(at, counts):
            return None
        wilds = counts[_JOKER] + counts[_TWO]
        if counts[_THREE]:
            loose = self._loose_threes(at.cards)
            if loose:
                return self._thrown(at, next(faces(loose)))
        lacking: list[int] = []
        lost: list[int] = []
        total = 0
        fitting = self.fitting
        of_naturals = counts[_LOWEST_NATURAL:]
        for rank in compress(NATURAL_RANKS, of_naturals.translate(self.is_few)):
            if fitting >> rank & 1:
                continue
            if lack := self._lack(rank, counts[rank]):
                if lack > wilds:
                    lost.append(rank)
                else:
                    lacking.append(rank)
                    total += lack
        crowded = [rank for rank, room in self.rooms.items() if counts[rank] > room]
        if lost:
            # A rank that is too many in any case would be found out much later.
            if crowded and self._stuck(at, counts, [rank for rank in crowded if rank not in lost]):
                return None
            return self._with_lost(at, lost)
        if crowded:
            return self._with_crowded(at, counts, crowded)
        if total > wilds:
            return self._with_too_few_wilds(at, lacking)
        return self._with_all_fitting(at, counts, lacking)

    def as_sets(self, at: _At) -> Found | None:
        """All the cards laid as sets, or all but any one of them."""
        found = None if at.must_throw else self._laid_as_sets(at, at.cards, None)
        for face in faces(at.cards):
            if found is None and self._may_throw(face):
                found = self._laid_as_sets(at, at.cards - one(face), face)
        return found

    def _is_conceivable(self, at: _At, counts: bytes) -> bool:
        """Whether the canastas that are needed could still come of the cards that are left.

        What went to a run is gone for the sets, and a sequence on the table gets all its cards at once.
        """
        if self.has_canastas:
            return True
        if self.hopeful is None:
            self.hopeful = hopeful_melds(self.rules, self.melds, self.all_cards)
        melds = self.hopeful
        if at.longer:
            melds = tuple([meld for meld in melds if meld.id not in at.longer])
        return canastas_conceivable(self.rules, melds + at.finished, at.cards, counts)

    def _loose_threes(self, cards: Cards) -> Cards:
        """Threes that cannot be melded."""
        threes = cards & _THREES
        if self.rules.melds.threes_melds:
            few = self.of_threes is None and threes % 255 < self.rules.melds.min_meld_cards
            return threes if few else NO_CARDS
        black = threes & BLACK_THREES
        few = black % 255 < black_threes_needed(self.rules)
        return threes & RED_THREES or (black if few else NO_CARDS)

    def _lack(self, rank: int, held: int) -> int:
        """How many wild cards the cards of a rank need to be a meld."""
        lack = self.lacks.get((rank, held))
        if lack is None:
            limits = self.rules.melds
            lack = 0 if rank in self.of_rank else max(0, limits.min_meld_cards - held)
            if (
                self.bounds.is_closed(rank)
                or (rank not in self.of_rank and held < limits.min_naturals)
                or (lack and wild_room(self.rules, self.free, rank, held, 0, None) < lack)
            ):
                lack = _NOWHERE
            self.lacks[rank, held] = lack
        return lack

    # ----------------------------------------------------------------------------------------------- what is tried

    def _with_lost(self, at: _At, lost: list[int]) -> Found | None:
        """Every card of some ranks must run, or be thrown: the one with the fewest runs first."""
        fewest: list[Play] | None = None
        chosen = 0
        once, known = each_once(at.cards), self._known_runs(at)
        for rank in lost:
            for face in faces(of_rank(at.cards, rank)):
                runs = known[face, once & SUIT_MASKS[face & 3]]
                if not runs and not at.may_throw:
                    return None
                if fewest is not None and not fewest:
                    # One card must be thrown already: all others must run.
                    if not runs:
                        return None
                    continue
                if fewest is None or len(runs) < len(fewest):
                    fewest, chosen = runs, face
        for run in fewest or ():
            found = self._with_run(at, run)
            if found is not None:
                return found
        return self._thrown(at, chosen)

    def _stuck(self, at: _At, counts: bytes, crowded: list[int]) -> bool:
        """Whether more cards of ranks whose melds are full can neither go there nor run than may be thrown."""
        once, known = each_once(at.cards), self._known_runs(at)
        stuck = 0
        for rank in crowded:
            held = of_rank(at.cards, rank)
            running = sum(
                [count_of(held, face) for face in faces(held) if known[face, once & SUIT_MASKS[face & 3]]]
            )
            stuck += max(0, counts[rank] - self.rooms[rank] - running)
        return stuck > at.may_throw

    def _with_crowded(self, at: _At, counts: bytes, crowded: list[int]) -> Found | None:
        """The melds of some ranks do not take all their cards: some must run, or one be thrown.

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
            if running + at.may_throw < counts[rank] - self.rooms[rank]:
                return None
            if fewest is None or len(runs) < len(fewest):
                fewest, chosen = runs, rank
        for run in fewest or ():
            found = self._with_run(at, run)
            if found is not None:
                return found
        for face in faces(of_rank(at.cards, chosen)):
            found = self._thrown(at, face)
            if found is not None:
                return found
        return None

    def _with_too_few_wilds(self, at: _At, lacking: list[int]) -> Found | None:
        """There are not enough wild cards for all sets that need one: a card of one must run, or a single one be thrown."""
        once, known = each_once(at.cards), self._known_runs(at)
        for rank in lacking:
            held = of_rank(at.cards, rank)
            for face in faces(held):
                for run in known[face, once & SUIT_MASKS[face & 3]]:
                    found = self._with_run(at, run)
                    if found is not None:
                        return found
            if held % 255 == 1:
                found = self._thrown(at, next(faces(held)))
                if found is not None:
                    return found
        return None

    def _with_all_fitting(self, at: _At, counts: bytes, lacking: list[int]) -> Found | None:
        """Every card can go to a set: as it is, with a card thrown, or with runs that serve for something."""
        if not at.must_throw:
            found = self._laid_as_sets(at, at.cards, at.thrown)
            if found is not None:
                return found
        if at.may_throw:
            # Throwing a natural instead of laying it helps only where a discard is due, a meld would grow too large, or a
            # canasta is better left unfinished.
            any_card = at.must_throw or self.any_may_help
            some = at.cards if any_card else at.cards & (WILDS | _THREES)
            tried = set()
            for face in faces(some):
                kind = face if rank_of(face) == _THREE else -rank_of(face)
                if kind not in tried and self._may_throw(face):
                    tried.add(kind)
                    found = self._laid_as_sets(at, at.cards - one(face), face)
                    if found is not None:
                        return found
        for run in self._useful_runs(at, lacking):
            found = self._with_run(at, run)
            if found is not None:
                return found
        if at.must_throw and self.rules.melds.sequence_melds:
            few = [rank for rank in NATURAL_RANKS if 0 < counts[rank] <= self.rules.melds.min_meld_cards]
            for rank in few:
                for face in faces(of_rank(at.cards, rank)) if rank not in self.of_rank else ():
                    found = self._thrown(at, face)
                    if found is not None:
                        return found
        return None

    def _may_throw(self, face: Card) -> bool:
        return (self.spare is None or card_points(face) <= self.spare) and may_go_last(self.view, face)

    def _thrown(self, at: _At, face: Card) -> Found | None:
        if not at.may_throw or not self._may_throw(face):
            return None
        return self.whole(_At(at.cards - one(face), at.runs, at.longer, at.worth, face, finished=at.finished))

    def _with_run(self, at: _At, run: Play) -> Found | None:
        longer, worth, finished = at.longer, at.worth, at.finished
        old = None
        if run.meld is not None:
            old = next(meld for meld in self.sequences if meld.id == run.meld)
            longer = (*longer, run.meld)
        count = run.cards % 255 + (old.size if old is not None else 0)
        if count >= LONGEST_SEQUENCE or self.needs.demands:
            parts = old.parts if old is not None else ()
            parts = (*parts, Part(self.view.seat, 0, run.cards))
            made = made_of(self.rules, _NEW, OF_A_SUIT, parts)
            worth += self.needs.worth(made)
            if made.is_canasta:
                finished = (*finished, made)
        return self.whole(
            _At(
                at.cards - run.cards,
                (*at.runs, run),
                longer,
                worth,
                at.thrown,
                at.may_throw,
                at.must_throw,
                finished,
            )
        )

    # ---------------------------------------------------------------------------------------------------- sequences

    def _free_wild(self, cards: Cards) -> Cards:
        if not self.rules.melds.sequence_max_wilds:
            return NO_CARDS
        if cards & _JOKERS:
            return _A_JOKER
        twos = cards & _TWOS
        return one(lowest_face(twos)) if twos else NO_CARDS

    def _known_runs(self, at: _At) -> _Runs:
        key = (self._free_wild(at.cards), at.longer)
        runs = self.runs.get(key)
        if runs is None:
            melds = [meld for meld in self.sequences if meld.id not in at.longer]
            runs = self.runs[key] = _Runs(self.rules, key[0], melds)
        return runs

    def _open_sequences(self, at: _At, suit: int) -> list[Meld]:
        longer = at.longer
        return [meld for meld in self.sequences if meld.suit == suit and meld.id not in longer]

    def _useful_runs(self, at: _At, lacking: list[int]) -> Iterator[Play]:
        """Sequences of cards that sets could take: to be canastas, to take wild cards, to save them, or to make room."""
        limits = self.rules.melds
        if not limits.sequence_melds:
            return
        once = each_once(at.cards)
        wild = self._free_wild(at.cards)
        saving = sum(of_rank(once, rank) for rank in (*lacking, *self._tight(at.cards)))
        for suit, mask in enumerate(SUIT_MASKS):
            held = once & mask
            if not held and not wild:
                continue
            for meld in (*self._open_sequences(at, suit), None):
                lying = meld.cards if meld is not None else NO_CARDS
                free = wild if meld is None or meld.wilds < limits.sequence_max_wilds else NO_CARDS
                size = lying % 255
                for more in runs_about(lying, held, suit, free, limits.min_naturals):
                    is_canasta = size + more % 255 == LONGEST_SEQUENCE
                    if is_canasta or more & (WILDS | saving):
                        yield Play(more, None if meld is None else meld.id)

    def _tight(self, cards: Cards) -> Iterator[int]:
        """Ranks of which a meld may be too full with all cards of the hand, or must not stay unfinished."""
        if not self.is_limited:
            return
        limits = self.rules.melds
        largest = largest_meld(limits) or NO_LIMIT
        if limits.canasta_extension == "natural_only":
            largest = min(largest, limits.canasta_size)
        counts = rank_counts(cards)
        wilds = min(counts[_JOKER] + counts[_TWO], max(caps_of(self.rules)))
        bars = self.rules.going_out.incomplete_special_bars_exit
        for rank in NATURAL_RANKS:
            if not counts[rank]:
                continue
            lying = max([meld.size for meld in self.of_rank.get(rank, ())], default=0)
            if lying + counts[rank] + wilds > largest or (bars and is_special(rank, 0)):
                yield rank

    # --------------------------------------------------------------------------------------------------------- sets

    def _laid_as_sets(self, at: _At, cards: Cards, thrown: Card | None) -> Found | None:
        """The rest laid as sets of a rank, threes and melds of wild cards."""
        locked = self.bounds.wilds_to
        plays = None
        if locked is not None:
            # The unfinished meld of wild cards first: once it is a canasta the others are free.
            plays = self._shared(at, cards, self.free, MeldId(locked))
        if plays is None:
            plays = self._shared(at, cards, self.bounds, None)
        return None if plays is None else (plays, thrown)

    def _shared(
        self, at: _At, cards: Cards, bounds: Bounds, finish: MeldId | None
    ) -> tuple[Play, ...] | None:
        """The same with the wild cards shared out so that all that is needed comes of it."""
        counts = rank_counts(cards)
        wilds = counts[_JOKER] + counts[_TWO]
        rows: list[tuple[int, Row]] = []
        mixed: list[tuple[int, Row]] = []
        total = self.base + at.worth
        least = most = 0
        for rank, row in self._all_rows(counts, wilds, bounds, finish):
            if row is None:
                return None
            if row.is_free:
                total += row.worth
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
    ) -> Iterator[tuple[int, Row | None]]:
        """The ways to lay the cards of each rank, where there are any or melds of it, and wild cards by themselves."""
        tables, needs, of_rank = self.tables, self.needs, self.of_rank
        if self.of_wilds or (wilds and self.rules.melds.wild_melds):
            yield _WILD, tables.of_wilds(needs, self.of_wilds, finish, wilds)
        if counts[_THREE] or self.of_threes is not None:
            yield _THREE, tables.of_threes(needs, self.of_threes, counts[_THREE])
        known = self.rows if finish is None else self.rows_when_free
        most_wilds = tables.most_wilds(wilds)
        for rank in NATURAL_RANKS:
            held = counts[rank]
            alike = rank
            if rank not in of_rank:
                if not held:
                    continue
                if rank not in APART and not bounds.closed:
                    # Ranks of which nothing lies there are alike, but for those with rules of their own.
                    alike = _WILD
            rows = known.get(alike)
            if rows is None:
                rows = known[alike] = tables.rows_of(needs, bounds, rank, of_rank.get(rank, ()))
            yield rank, rows[held << 8 | most_wilds]

    def _spelled(self, cards: Cards, shared: list[tuple[int, tuple[Share, ...]]]) -> Iterator[Play]:
        """The shares as plays."""
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
                    same = self.of_wilds if rank == _WILD else self.of_rank.get(rank, ())
                    yield Play(laid, None if target is None else same[target].id)

    def _way(
        self, rows: list[tuple[int, Row]], total: int, wilds: int, least: int, most: int
    ) -> tuple[tuple[int, int], ...] | None:
        """A choice for each row with which all wild cards go and nothing is missing."""
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
        for (used, have), chosen in reached.items():
            if ((have | guard) - due) & guard == guard and least <= wilds - used <= most:
                return chosen
        return None

    def _lawful(self, plays: tuple[Play, ...]) -> tuple[Play, ...] | None:
        view = self.view
        # Where numbers decide they have decided already: the shares keep the limits, and all that is due comes of them.
        if self.rules.traits.counted_ways and not view.table.feet:
            return plays
        melds = self.melds
        if plays:
            turn = view.table.turn.number
            laid = lay(self.rules, self.all_melds, self.side, plays, view.seat, turn, initial=self.is_initial)
            if isinstance(laid, Violation):
                return None
            melds = laid.melds
        return plays if right_to_go_out(view.table, view.seat, melds) else None
