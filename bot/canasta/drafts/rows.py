"""Rows of a draft: the cards for each place, and plays as rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Protocol

from msgspec import Struct

from bot.canasta.actions import LayDown, Play, TakePile
from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NATURALS,
    NO_CARDS,
    RED_THREES,
    WILDS,
    Card,
    Cards,
    Rank,
    Suit,
    card,
    card_points,
    contains,
    count_of,
    faces,
    is_natural,
    minus,
    one,
    rank_counts,
    rank_of,
    size,
    some_of_rank,
    suit_of,
)
from bot.canasta.drafts.places import (
    THREES_PLACE,
    WILD_PLACE,
    PlaceKind,
    face_of_place,
    is_of_suit,
    kind_of_place,
    own_sequence,
    place_beside,
    place_of_sequence,
    rank_of_place,
    run_places,
    suit_of_place,
)
from bot.canasta.melding.runs import spare_suits
from bot.canasta.melding.shapes import black_threes_take_wilds, rank_meld
from bot.canasta.melds import Meld, MeldId, MeldKind
from bot.canasta.policies.same_rank import joined_meld
from bot.canasta.rules.model import RuleSet
from bot.canasta.view import SeatView

_TWO: Final = Rank.TWO.value
_LOWEST, _HIGHEST = Rank.FOUR.value, Rank.ACE.value


class DraftPlay(Struct, frozen=True, order=True, rename={"place": "rank"}):
    """The naturals, twos and jokers for the meld at a place.

    In a meld of threes ``naturals`` are black and ``reds`` red. In a sequence ``run`` has a bit for each of its ranks
    that comes from the hand, and ``naturals`` is how many these are: see :func:`row_of_run`.
    """

    place: int
    naturals: int = 0
    twos: int = 0
    jokers: int = 0
    reds: int = 0
    run: int = 0

    @property
    def rank(self) -> int:
        """Return the rank of the meld; 0 for wild cards and sequences."""
        return rank_of_place(self.place)

    @property
    def count(self) -> int:
        """Return the number of cards in the row."""
        return self.naturals + self.twos + self.jokers + self.reds

    @property
    def is_empty(self) -> bool:
        """Return whether the row holds no card."""
        return not self.count

    @property
    def points(self) -> int:
        """Return the points of the cards."""
        wild = self.twos * card_points(_TWO * 4) + self.jokers * card_points(JOKER)
        if self.run:
            return wild + sum(card_points(rank * 4) for rank in ranks_of_run(self.run))
        red = self.reds * card_points(card(Rank.THREE, Suit.HEARTS))
        return wild + red + (self.naturals * card_points(self.rank * 4) if self.rank else 0)


def ranks_of_run(run: int) -> list[int]:
    """Return the ranks whose bits are set."""
    return [rank for rank in range(_LOWEST, _HIGHEST + 1) if run >> rank & 1]


def run_of_ranks(ranks: Iterable[int]) -> int:
    """Return a mask with a bit for each of the ranks that can stand in a sequence."""
    return sum(1 << rank for rank in {*ranks} if _LOWEST <= rank <= _HIGHEST)


def row_of_run(place: int, run: int, twos: int = 0, jokers: int = 0) -> DraftPlay:
    """Return a row of a sequence with cards of these ranks."""
    return DraftPlay(place, run.bit_count(), twos, jokers, 0, run)


class AnyDraft(Protocol):
    """A draft, wherever it is stored."""

    @property
    def uses_pile(self) -> bool: ...  # noqa: D102
    @property
    def plays(self) -> Sequence[DraftPlay]: ...  # noqa: D102


class UnsavedDraft(Struct, frozen=True):
    """An immutable draft: rows of different places, lowest first, none empty."""

    uses_pile: bool = False
    plays: tuple[DraftPlay, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Return whether the draft is empty."""
        return not (self.uses_pile or self.plays)

    def with_more(self, adds: Iterable[DraftPlay]) -> UnsavedDraft:
        """Return the draft with more cards in some rows."""
        return UnsavedDraft(self.uses_pile, merged((*self.plays, *adds)))


def merged(plays: Iterable[DraftPlay]) -> tuple[DraftPlay, ...]:
    """Return the rows with those of one place merged, lowest place first, none empty."""
    rows: dict[int, DraftPlay] = {}
    for row in plays:
        known = rows.get(row.place, DraftPlay(row.place))
        twos, jokers = known.twos + max(0, row.twos), known.jokers + max(0, row.jokers)
        if is_of_suit(row.place):
            rows[row.place] = row_of_run(row.place, known.run | row.run, twos, jokers)
        else:
            naturals, reds = known.naturals + max(0, row.naturals), known.reds + max(0, row.reds)
            rows[row.place] = DraftPlay(row.place, naturals, twos, jokers, reds)
    return tuple(rows[place] for place in sorted(rows) if rows[place].count)


def upcard_rank(view: SeatView) -> int:
    """Return the rank of the upcard, 0 if it is not a natural card."""
    upcard = view.table.upcard
    return rank_of(upcard) if upcard is not None and is_natural(upcard) else 0


def joins(row: DraftPlay, cards: Cards, view: SeatView) -> Meld | None:
    """Return the own meld that the cards of a row join."""
    melds = view.melds
    match kind_of_place(row.place):
        case PlaceKind.RANK:
            return rank_meld(melds, row.place)
        case PlaceKind.SEQUENCE:
            return own_sequence(row.place, melds)
        case PlaceKind.WILD:
            at = joined_meld(view.table.rules, melds, MeldKind.WILD, cards)
            return None if at is None else melds[at]
        case PlaceKind.THREES:
            kind = MeldKind.BLACK_THREES if black_threes_take_wilds(view.table.rules) else MeldKind.THREES
            return next((meld for meld in melds if meld.kind is kind), None)
        case _:
            return None


def cards_of_row(row: DraftPlay, left: Cards, view: SeatView) -> tuple[Cards, list[Card]]:
    """Return the cards of a row that ``left`` holds, and those that it lacks.

    The lowest suits come first; where sequences are played, the suits that sequences need least.
    """
    cards, absent = NO_CARDS, []
    if is_of_suit(row.place):
        suit = suit_of_place(row.place, view.melds) or 0
        for rank in ranks_of_run(row.run):
            face = card(rank, suit)
            if contains(left, one(face)):
                cards += one(face)
            else:
                absent.append(face)
    elif row.place == THREES_PLACE:
        for colour, count in ((BLACK_THREES, row.naturals), (RED_THREES, row.reds)):
            some = some_of_rank(left & colour, Rank.THREE, count)
            cards += some
            absent += [next(faces(colour & _EVERY_FACE))] * (count - size(some))
    elif row.rank:
        some = _spare(left, row.rank, row.naturals, view)
        cards += some
        absent += [card(row.rank, 0)] * (row.naturals - size(some))
    for rank, count in ((_TWO, row.twos), (Rank.JOKER.value, row.jokers)):
        some = some_of_rank(left, rank, count)
        cards += some
        absent += [card(rank, 0)] * (count - size(some))
    return cards, absent


_EVERY_FACE: Final[Cards] = sum(one(face) for face in range(Rank.THREE * 4, Rank.THREE * 4 + 4))


def _spare(left: Cards, rank: int, count: int, view: SeatView) -> Cards:
    if not view.table.rules.melds.sequence_melds:
        return some_of_rank(left, rank, count)
    found = NO_CARDS
    for _ in range(count):
        suits = spare_suits(minus(left, found), rank, view.melds)
        if suits:
            found += one(card(rank, suits[0]))
    return found


def rows_of(plays: Iterable[Play], view: SeatView, taken: int = 0) -> tuple[DraftPlay, ...]:
    """Return the plays as rows; the first play goes with the upcard when one of rank ``taken`` is taken."""
    rules, melds = view.table.rules, view.melds
    runs: dict[int, Iterator[int]] = {}
    rows = []
    for number, play in enumerate(plays):
        if play.cards:
            rows.append(_row_of(play, rules, melds, runs, taken if number == 0 else 0))
    return merged(rows)


def _row_of(
    play: Play, rules: RuleSet, melds: tuple[Meld, ...], runs: dict[int, Iterator[int]], taken: int
) -> DraftPlay:
    counts = rank_counts(play.cards)
    twos, jokers = counts[Rank.TWO], counts[Rank.JOKER]
    naturals = play.cards & NATURALS
    target = next((meld for meld in melds if meld.id == play.meld), None)
    if target is not None and target.kind is MeldKind.SEQUENCE:
        return row_of_run(place_of_sequence(target), _run(naturals), twos, jokers)
    if play.cards & (BLACK_THREES | RED_THREES):
        return DraftPlay(
            THREES_PLACE,
            size(play.cards & BLACK_THREES),
            reds=size(play.cards & RED_THREES),
            twos=twos,
            jokers=jokers,
        )
    if not naturals:
        rank = target.rank if target is not None else taken
        return DraftPlay(rank or WILD_PLACE, 0, twos, jokers)
    ranks = {rank_of(face) for face in faces(naturals)}
    if len(ranks) > 1:
        suit = suit_of(next(faces(naturals)))
        places = runs.setdefault(suit, iter(run_places(suit)))
        return row_of_run(next(places, run_places(suit)[-1]), _run(naturals), twos, jokers)
    rank = ranks.pop()
    place = rank
    if play.meld is None and rank_meld(melds, rank) is not None:
        at = joined_meld(rules, melds, MeldKind.RANK, play.cards)
        place = place_beside(rank) if at is None else rank
    return DraftPlay(place, counts[rank], twos, jokers)


def _run(naturals: Cards) -> int:
    return run_of_ranks(rank_of(face) for face in faces(naturals))


def prepared_from(action: LayDown | TakePile, view: SeatView) -> UnsavedDraft:
    """Return a play as a draft."""
    if isinstance(action, LayDown):
        return UnsavedDraft(plays=rows_of(action.plays, view))
    first = action.use if action.use.cards else None
    taken = upcard_rank(view)
    if first is None:
        return UnsavedDraft(True, rows_of(action.more, view))
    return UnsavedDraft(True, rows_of((first, *action.more), view, taken))


def used_in_runs(rows: Iterable[DraftPlay], melds: tuple[Meld, ...]) -> Cards:
    """Return the cards that the sequences among some rows take from the hand."""
    used = NO_CARDS
    for row in rows:
        suit = suit_of_place(row.place, melds)
        if suit is not None:
            used += sum((one(card(rank, suit)) for rank in ranks_of_run(row.run)), NO_CARDS)
    return used


def meld_id(meld: Meld | None) -> MeldId | None:
    """Return the number of a meld, if there is one."""
    return meld.id if meld is not None else None


def prune_rows(draft: AnyDraft, view: SeatView, taken: int) -> Iterator[DraftPlay]:
    """Yield the rows that can still become melds, with no more cards than the hand holds."""
    limits = view.table.rules.melds
    left = view.hand
    rows = merged(draft.plays)
    wilds = rank_counts(left & WILDS)
    twos, jokers = wilds[_TWO], wilds[Rank.JOKER]
    for row in sorted(rows, key=lambda row: not is_of_suit(row.place)):
        kind = kind_of_place(row.place)
        run = naturals = reds = 0
        if is_of_suit(row.place):
            suit = suit_of_place(row.place, view.melds)
            if suit is None or not limits.sequence_melds:
                continue
            held = (rank for rank in ranks_of_run(row.run) if contains(left, one(card(rank, suit))))
            run = run_of_ranks(held)
            left -= used_in_runs([row_of_run(row.place, run)], view.melds)
            naturals = run.bit_count()
        elif kind is PlaceKind.THREES:
            naturals = min(row.naturals, size(left & BLACK_THREES))
            reds = min(row.reds, size(left & RED_THREES)) if limits.threes_melds else 0
        elif kind is PlaceKind.WILD:
            if not limits.wild_melds:
                continue
        elif row.rank:
            held_naturals = rank_counts(left)[row.rank]
            if not (held_naturals or row.place == taken or rank_meld(view.melds, row.rank)):
                continue
            naturals = min(row.naturals, held_naturals)
        elif (face := face_of_place(row.place)) is not None:
            copies = count_of(view.hand, face) if is_natural(face) else rank_counts(view.hand)[rank_of(face)]
            if limits.sequence_melds and copies:
                yield DraftPlay(row.place, min(row.naturals, copies))
            continue
        else:
            continue
        wild = kind is not PlaceKind.THREES or black_threes_take_wilds(view.table.rules)
        less = DraftPlay(
            row.place, naturals, min(row.twos, twos) * wild, min(row.jokers, jokers) * wild, reds, run
        )
        twos -= less.twos
        jokers -= less.jokers
        yield less
