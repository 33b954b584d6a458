"""Additions from the hand that would make a draft legal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import LayDown, TakePile
from bot.canasta.cards import (
    BLACK_THREES,
    NATURAL_RANKS,
    NATURALS,
    RED_THREES,
    Cards,
    Rank,
    card,
    contains,
    minus,
    one,
    rank_counts,
)
from bot.canasta.drafts.judging import DraftRow, Judged, cards_below, in_turn, judge
from bot.canasta.drafts.places import THREES_PLACE, PlaceKind, is_of_suit, kind_of_place, suit_of_place
from bot.canasta.drafts.rows import DraftPlay, UnsavedDraft, prepared_from, row_of_run, rows_of
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.laying import lay
from bot.canasta.melding.meld_numbers import Given, Portion
from bot.canasta.melds import Meld
from bot.canasta.phases.going_out.exits import exit_plan
from bot.canasta.phases.going_out.rights import free_cards
from bot.canasta.phases.laying_down.initial_meld import initial_plays, lays_initial_meld, terms_for
from bot.canasta.phases.taking.frozen_and_blocked import frozen_for
from bot.canasta.phases.taking.take_options import take_options
from bot.canasta.policies.end_of_stock import draw_count_of
from bot.canasta.search.initial_meld.combinations import CLASSIC_TERMS
from bot.canasta.search.initial_meld.fewest_cards import fewest_cards
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView, TableView

_TWO: Final = Rank.TWO.value
_JOKER: Final = Rank.JOKER.value
_THREE: Final = Rank.THREE.value
_MOST_HELPS: Final = 5
_PAIR: Final = 2


class Help(Struct, frozen=True):
    """Cards of the hand that would make a draft legal: how many more by row, what they count, the draft with them."""

    adds: tuple[DraftPlay, ...]
    points: int
    result: UnsavedDraft


def helps_for(prepared: UnsavedDraft, view: SeatView, judged: Judged) -> list[Help]:
    """Return additions that make a draft legal: single cards, else the fewest, else the rest of the hand to go out."""
    if not view.table.is_running or (
        judged.problem is not None and judged.problem.reason is Reason.CARDS_NOT_IN_HAND
    ):
        return []
    found: list[Help] = []
    for adds in _single_cards(judged, view):
        _try(found, prepared, view, (adds,))
    if not found and judged.rows:
        for more in _several_cards(prepared, view, judged):
            _try(found, prepared, view, more)
        if not found and judged.action is not None:
            _try(found, prepared, view, _exit_increments(judged.action, judged.left, view))
        found.sort(key=lambda each: sum(add.count for add in each.adds))
    return found[:_MOST_HELPS]


def _several_cards(prepared: UnsavedDraft, view: SeatView, judged: Judged) -> Iterator[tuple[DraftPlay, ...]]:
    """Yield additions of several cards: those still missing in one row, and those that reach the required points."""
    if _counts_decide(judged, view):
        for hand in (judged.left, judged.left & NATURALS):
            portions = _completion(view, judged, minus(view.hand, judged.left) + hand)
            if portions is not None:
                yield _increments(portions, judged.rows)
        return
    for row in judged.rows:
        yield from _filling(row, view, judged.left)
    if view.requirement:
        for action in _initial_melds(prepared, view):
            yield _beyond(prepared_from(action, view), prepared)


def _counts_decide(judged: Judged, view: SeatView) -> bool:
    """Return whether the numbers of cards alone make a play legal, so that the fewest can be searched for."""
    if not view.table.rules.traits.plain_melds or terms_for(view) is not CLASSIC_TERMS:
        return False
    return all(
        kind is PlaceKind.RANK or (kind is PlaceKind.THREES and row.play.count == row.play.naturals)
        for row in judged.rows
        for kind in (kind_of_place(row.play.place),)
    )


def _filling(row: DraftRow, view: SeatView, left: Cards) -> Iterator[tuple[DraftPlay, ...]]:
    """Yield the cards that the meld of a rank still needs to be valid: naturals first, then wild cards."""
    due = view.table.rules.melds.min_meld_cards - row.naturals - row.wilds
    if not row.rank or due < _PAIR:
        return
    counts = rank_counts(left)
    naturals = min(due, counts[row.rank])
    twos = min(due - naturals, counts[_TWO])
    jokers = min(due - naturals - twos, counts[_JOKER])
    yield (DraftPlay(row.play.place, naturals, twos, jokers),)


def _initial_melds(prepared: UnsavedDraft, view: SeatView) -> list[TakePile | LayDown]:
    """Return the initial melds that the seat could make when its turn comes."""
    if prepared.uses_pile:
        return list(take_options(in_turn(view, Phase.DRAW)))
    now = in_turn(view, Phase.PLAY)
    room = free_cards(now)
    return [action for action in initial_plays(now, room) if isinstance(action, LayDown)]


def _beyond(wanted: UnsavedDraft, prepared: UnsavedDraft) -> tuple[DraftPlay, ...]:
    """Return the cards that ``wanted`` holds beyond ``prepared``, by place."""
    have = {row.place: row for row in prepared.plays}
    adds = []
    for row in wanted.plays:
        known = have.get(row.place, DraftPlay(row.place))
        twos, jokers = max(0, row.twos - known.twos), max(0, row.jokers - known.jokers)
        if is_of_suit(row.place):
            adds.append(row_of_run(row.place, row.run & ~known.run, twos, jokers))
        else:
            naturals, reds = max(0, row.naturals - known.naturals), max(0, row.reds - known.reds)
            adds.append(DraftPlay(row.place, naturals, twos, jokers, reds))
    return tuple(add for add in adds if add.count)


def _try(found: list[Help], prepared: UnsavedDraft, view: SeatView, adds: tuple[DraftPlay, ...]) -> None:
    result = prepared.with_more(adds)
    if not adds or any(each.result == result for each in found):
        return
    if judge(result, view).problem is None:
        found.append(Help(adds, sum(add.points for add in adds), result))


def _single_cards(judged: Judged, view: SeatView) -> Iterator[DraftPlay]:
    """Yield every single card that could be added to a row: naturals, then twos, then jokers."""
    counts = rank_counts(judged.left)
    for row in judged.rows:
        place = row.play.place
        if is_of_suit(place):
            suit = suit_of_place(place, view.melds) or 0
            for rank in NATURAL_RANKS:
                if not row.play.run >> rank & 1 and contains(judged.left, one(card(rank, suit))):
                    yield row_of_run(place, 1 << rank)
        elif place == THREES_PLACE:
            if judged.left & BLACK_THREES:
                yield DraftPlay(place, naturals=1)
            if judged.left & RED_THREES and view.table.rules.melds.threes_melds:
                yield DraftPlay(place, reds=1)
        elif row.rank and counts[row.rank]:
            yield DraftPlay(place, naturals=1)
    if counts[_TWO]:
        for row in judged.rows:
            yield DraftPlay(row.play.place, twos=1)
    if counts[_JOKER]:
        for row in judged.rows:
            yield DraftPlay(row.play.place, jokers=1)


def _completion(view: SeatView, judged: Judged, hand: Cards) -> tuple[Portion, ...] | None:
    """Return the fewest cards of ``hand``, including the whole draft, that are a legal play as to melds and points."""
    table = view.table
    rules = table.rules
    given: dict[int, Given] = {
        meld.rank: Given(meld.naturals, meld.wilds) for meld in view.melds if meld.rank != _THREE
    }
    taken = 0
    other_points = other_cards = 0
    for row in judged.rows:
        if row.rank == _THREE:
            other_points, other_cards = row.points, row.play.count
            continue
        lying = given.get(row.rank, Given())
        naturals = row.play.naturals
        if row.takes_upcard:
            taken = row.rank
            lying = lying._replace(table_naturals=lying.table_naturals + 1)
            if not table.has_melded[view.side] or frozen_for(view) is not None:
                naturals = max(naturals, _PAIR)
        given[row.rank] = lying._replace(naturals=naturals, twos=row.play.twos, jokers=row.play.jokers)
    room = free_cards(view) - other_cards
    if taken:
        room += cards_below(view)
    elif table.phase is not Phase.PLAY or table.turn.seat != view.seat:
        room += draw_count_of(rules, table.round)
    return fewest_cards(rules, hand, view.requirement - other_points, room=room, given=given, taken=taken)


def _increments(portions: Iterable[Portion], rows: Sequence[DraftRow]) -> tuple[DraftPlay, ...]:
    """Return the cards that the portions hold beyond the rows of the draft."""
    have = {row.rank: row.play for row in rows}
    adds = []
    for rank, naturals, twos, jokers in portions:
        known = have.get(rank, DraftPlay(rank))
        more = DraftPlay(rank, naturals - known.naturals, twos - known.twos, jokers - known.jokers)
        if more.count:
            adds.append(more)
    return tuple(adds)


def _exit_increments(action: LayDown | TakePile, left: Cards, view: SeatView) -> tuple[DraftPlay, ...]:
    """Return the cards to add to a draft to go out; none if going out is impossible."""
    table = view.table
    if isinstance(action, TakePile):
        return ()
    initial = lays_initial_meld(view)
    laid = lay(
        table.rules, table.melds, view.side, action.plays, view.seat, table.turn.number, initial=initial
    )
    plan = None if isinstance(laid, Violation) else exit_plan(view, laid.melds, left)
    if isinstance(laid, Violation) or plan is None:
        return ()
    return rows_of(plan.plays, replace(view, table=replace(table, melds=_with(table, view, laid.melds))))


def _with(table: TableView, view: SeatView, melds: tuple[Meld, ...]) -> tuple[tuple[Meld, ...], ...]:
    return tuple(melds if side == view.side else each for side, each in enumerate(table.melds))
