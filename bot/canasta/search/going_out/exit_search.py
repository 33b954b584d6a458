"""Ways to lay a whole hand down, or all but one card, and have the right to go out, under any rules.

Sets alone are looked for by :mod:`~bot.canasta.search.going_out.set_search`. Here wild cards may make melds of their
own, cards of a suit may run, ranks may be closed. A card that no set can take must go to a run, or be the last discard:
such cards are tried first, beginning with the one that has the fewest runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
    suit_of,
)
from bot.canasta.melding.bounds import natural_room, wild_room
from bot.canasta.melding.runs import each_once, runs_about
from bot.canasta.melding.shapes import LONGEST_SEQUENCE, largest_meld, made_of
from bot.canasta.melds import OF_A_SUIT, Meld, MeldId, MeldPart
from bot.canasta.phases.going_out.rights import is_special
from bot.canasta.rules.model import NO_LIMIT, RuleSet
from bot.canasta.search.going_out.counting import threes_fitting_nowhere
from bot.canasta.search.going_out.exit_tables import Needs, needs_of
from bot.canasta.search.going_out.set_search import SearchPoint, SetSearch, WayOut
from bot.canasta.search.initial_meld.combinations import CLASSIC_TERMS, InitialTerms
from bot.canasta.view import SeatView

_MOST_TRIED: Final = 120
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
    view: SeatView, melds: tuple[Meld, ...], hand: Cards, minimum: int, terms: InitialTerms = CLASSIC_TERMS
) -> WayOut | None:
    """Return a way to lay a hand down of which a card may be discarded, or must be (option final_discard)."""
    must = view.table.rules.discard.final_discard != "optional"
    return _searched(view, melds, SearchPoint(hand, may_discard=True, must_discard=must), minimum, terms)


def lay_out_as_sets(view: SeatView, melds: tuple[Meld, ...], hand: Cards) -> WayOut | None:
    """Return a way out as :func:`lay_out_but_one` does, without new or longer sequences, for a side that has melded."""
    must = view.table.rules.discard.final_discard != "optional"
    search = SetSearch(view, melds, needs_of(view.table.rules), None)
    return search.as_sets(SearchPoint(hand, may_discard=True, must_discard=must))


def _searched(
    view: SeatView, melds: tuple[Meld, ...], start: SearchPoint, minimum: int, terms: InitialTerms
) -> WayOut | None:
    counted = points(start.cards)
    for least, demands in _demands(minimum, terms):
        if not least or counted >= least:
            needs = needs_of(view.table.rules, demands, terms)
            search = SequenceSearch(view, melds, needs, counted - least if least else None)
            found = search.whole(start)
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

    def __init__(self, view: SeatView, melds: tuple[Meld, ...], needs: Needs, spare: int | None) -> None:
        super().__init__(view, melds, needs, spare)
        rules = self.rules
        self.failed: set[tuple[object, ...]] = set()
        # Whether melds may be full.
        is_limited = rules.melds.max_meld_cards is not None or rules.melds.canasta_extension != "all"
        # Where a rank may have more naturals than its only meld takes: how many each takes, those without a meld so many.
        self.may_crowd = is_limited and rules.traits.same_rank == "merge"
        self.room = largest_meld(rules.melds) or NO_LIMIT
        self.rooms = {
            rank: natural_room(rules, self.bounds, rank, meld.size, meld.wilds)
            for rank, (meld, *_) in self.of_rank.items()
            if self.may_crowd
        }
        # Where melds may be full, or must not stay unfinished, laying a card in a run may help though its set takes it.
        self.is_limited = (
            is_limited
            or rules.going_out.incomplete_special_bars_exit
            or rules.going_out.incomplete_wild_bars_exit
        )

    def whole(self, at: SearchPoint) -> WayOut | None:
        """Return a way to lay all the cards but for a discard, some sequences being placed already."""
        key = (at.cards, at.contribution, at.may_discard, at.must_discard, at.longer)
        if key in self.failed or len(self.failed) > _MOST_TRIED:
            return None
        self.failed.add(key)
        counts = rank_counts(at.cards)
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
        crowded: list[int] = []
        for rank in NATURAL_RANKS:
            held = counts[rank]
            if not held:
                continue
            lack = self._lack(rank, held)
            if lack > wilds:
                lost.append(rank)
            elif lack:
                lacking.append(rank)
                total += lack
            if self.may_crowd and held > self.rooms.get(rank, self.room):
                crowded.append(rank)
        if lost:
            return self._with_lost(at, lost)
        if crowded:
            return self._with_crowded(at, counts, crowded)
        if total > wilds:
            return self._with_too_few_wilds(at, lacking)
        return self._with_all_fitting(at, counts, lacking)

    def _lack(self, rank: int, held: int) -> int:
        """Return the number of wild cards that cards of a rank need to be laid as a set; 255 if no number would do."""
        rules, limits = self.rules, self.rules.melds
        if self.bounds.is_closed(rank):
            return NO_LIMIT
        if rank in self.of_rank:
            return 0
        lack = max(0, limits.min_meld_cards - held)
        fits = held >= limits.min_naturals and wild_room(rules, self.free, rank, held, 0, None) >= lack
        return lack if fits else NO_LIMIT

    # ----------------------------------------------------------------------------------------------- what is tried

    def _with_lost(self, at: SearchPoint, lost: list[int]) -> WayOut | None:
        """Return a way out where each card of some ranks must run or be discarded, fewest runs first."""
        fewest: list[Play] | None = None
        chosen = 0
        for rank in lost:
            for face in faces(of_rank(at.cards, rank)):
                runs = self._runs(at, face)
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
        for rank in crowded:
            held = of_rank(at.cards, rank)
            runs: list[Play] = []
            running = 0
            for face in faces(held):
                of_face = self._runs(at, face)
                runs += of_face
                running += count_of(held, face) if of_face else 0
            if running + at.may_discard < counts[rank] - self.rooms.get(rank, self.room):
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
        for rank in lacking:
            held = of_rank(at.cards, rank)
            for face in faces(held):
                for run in self._runs(at, face):
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
            any_card = (
                at.must_discard or self.is_limited or self.rules.going_out.red_threes_to_go_out != "none"
            )
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

    def _runs(self, at: SearchPoint, face: Card) -> list[Play]:
        """Return the sequences to begin or lengthen with a card, longer ones first."""
        limits, suit = self.rules.melds, suit_of(face)
        if not limits.sequence_melds:
            return []
        held, wild, least = (
            each_once(at.cards) & SUIT_MASKS[suit],
            free_wild(self.rules, at.cards),
            limits.min_naturals,
        )
        runs: list[Play] = []
        for meld in self._open_sequences(at):
            if meld.suit == suit:
                free = wild if meld.wilds < limits.sequence_max_wilds else NO_CARDS
                runs += [Play(more, meld.id) for more in runs_about(meld.cards, held, suit, free, least)]
        runs += map(Play, runs_about(NO_CARDS, held, suit, wild, least))
        return [run for run in runs if run.cards & one(face)]

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
