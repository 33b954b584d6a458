"""The arithmetic of a half-built play: what it counts, what is wrong with it, and what would help.

A draft says how many naturals, twos and jokers go to the meld of each rank, and whether it begins with taking the pile.
Everything here follows from the view of the seat that builds it. A draft may be looked at while others play: then it
is judged as if the seat's turn had come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import LayDown, Play, TakePile
from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NATURAL_RANKS,
    NATURALS,
    NO_CARDS,
    Card,
    Cards,
    Rank,
    card,
    card_points,
    is_natural,
    is_red_three,
    minus,
    one,
    rank_count,
    rank_counts,
    rank_of,
    size,
    some_of_rank,
)
from bot.canasta.errors import Reason, Violation
from bot.canasta.fewest_cards import fewest_cards
from bot.canasta.laying import lay
from bot.canasta.meld_numbers import Given, Portion
from bot.canasta.melding import (
    black_threes_needed,
    black_threes_violation,
    rank_meld,
    shape_violation,
    wild_cap,
)
from bot.canasta.melds import CANASTA_SIZE, Make, Meld, MeldId
from bot.canasta.phases import play, take_pile
from bot.canasta.phases.exit_rights import right_to_go_out
from bot.canasta.phases.going_out import canastas_possible, exit_plan
from bot.canasta.turn import Phase, Took, Turn
from bot.canasta.view import SeatView

_TWO, _JOKER, _THREE = Rank.TWO.value, Rank.JOKER.value, Rank.THREE.value
_MOST_HELPS = 5
_PAIR = 2


class SomePlay(Protocol):
    """One row of a draft, whoever keeps it."""

    @property
    def rank(self) -> int: ...  # noqa: D102
    @property
    def naturals(self) -> int: ...  # noqa: D102
    @property
    def twos(self) -> int: ...  # noqa: D102
    @property
    def jokers(self) -> int: ...  # noqa: D102


class SomeDraft(Protocol):
    """A draft, whoever keeps it."""

    @property
    def uses_pile(self) -> bool: ...  # noqa: D102
    @property
    def plays(self) -> Sequence[SomePlay]: ...  # noqa: D102


class DraftPlay(Struct, frozen=True, order=True):
    """So many naturals of a rank, so many twos and jokers for the meld of that rank; rank 3 are black threes."""

    rank: int
    naturals: int = 0
    twos: int = 0
    jokers: int = 0

    @property
    def count(self) -> int:
        """How many cards these are."""
        return self.naturals + self.twos + self.jokers

    @property
    def is_empty(self) -> bool:
        """Whether it holds no card."""
        return not self.count

    @property
    def points(self) -> int:
        """What they count."""
        return (
            self.naturals * card_points(self.rank * 4)
            + self.twos * card_points(_TWO * 4)
            + self.jokers * card_points(JOKER)
        )


class Prepared(Struct, frozen=True):
    """A draft as a value: rows of different ranks, lowest first, none empty."""

    uses_pile: bool = False
    plays: tuple[DraftPlay, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nothing is prepared."""
        return not (self.uses_pile or self.plays)

    def with_more(self, adds: Iterable[DraftPlay]) -> Prepared:
        """The draft with more cards in some rows."""
        return Prepared(self.uses_pile, _merged((*self.plays, *adds)))


class DraftRow(Struct, frozen=True):
    """A row of a draft, and the meld as it would lie on the table.

    ``points`` are those of the cards put down, the upcard included. ``meld`` is the own meld that they join. ``canasta``
    is its make when it would be a canasta; ``completes`` when it becomes one by this; ``spoils`` when a natural canasta
    would become a mixed one. ``violation`` is what is wrong with this row by itself.
    """

    play: DraftPlay
    points: int
    takes_upcard: bool
    meld: MeldId | None
    naturals: int
    wilds: int
    canasta: Make | None
    completes: bool
    spoils: bool
    violation: Violation | None

    @property
    def rank(self) -> int:
        """The rank of the meld; 3 for black threes."""
        return self.play.rank


class Help(Struct, frozen=True):
    """Cards of the hand that would make a draft legal: how many more by row, what they count, the draft with them."""

    adds: tuple[DraftPlay, ...]
    points: int
    result: Prepared


class Choice(Struct, frozen=True):
    """The most that may be put into a row of a draft beside its other rows; ``meld`` is the own meld it would join."""

    rank: int
    naturals: int
    twos: int
    jokers: int
    meld: MeldId | None


class DraftReport(Struct, frozen=True):
    """Everything there is to say about a draft.

    * ``action``: what it comes to; None when nothing is prepared or cards are missing.
    * ``violation``: why that cannot be played now; None if it can.
    * ``problem``: the same apart from whose turn it is and whether the seat has drawn: what is wrong with the draft.
    * ``rows``: with the pile the upcard's row first, even when no card of the hand goes with it.
    * ``counted``: the points of everything put down, the upcard included; ``needed``: the initial meld requirement that
      is due, 0 once the side has melded; ``waived``: less is enough because the player goes out.
    * ``left``: the cards of the hand that stay; ``from_pile``: how many more come with the pile.
    * ``goes_out``: no card would be left, and that is legal; ``may_go_out_by_discard``: one would be left that may be
      thrown to go out.
    * ``helps``: what could be added to make it legal, best first.
    """

    action: LayDown | TakePile | None
    violation: Violation | None
    problem: Violation | None
    rows: tuple[DraftRow, ...]
    counted: int
    needed: int
    waived: bool
    left: Cards
    from_pile: int
    goes_out: bool
    may_go_out_by_discard: bool
    helps: tuple[Help, ...]

    @property
    def missing(self) -> int:
        """How many points the requirement still needs."""
        return max(0, self.needed - self.counted)

    @property
    def enough(self) -> bool:
        """Whether the requirement is met, or need not be."""
        return not self.missing or self.waived

    @property
    def left_count(self) -> int:
        """How many cards the hand would have."""
        return size(self.left) + self.from_pile


class _Judged(Struct, frozen=True):
    """A draft with its action and what is wrong with it, as if the turn had come."""

    rows: tuple[DraftRow, ...]
    action: LayDown | TakePile | None
    problem: Violation | None
    left: Cards
    melds: tuple[Meld, ...]


def report_on(draft: SomeDraft, view: SeatView) -> DraftReport:
    """What there is to say about a draft."""
    prepared = Prepared(draft.uses_pile, _merged(draft.plays))
    judged = _judge(prepared, view)
    table = view.table
    violation = judged.problem
    if judged.action is not None:
        violation = _violation_now(judged.action, view)
        if violation is not None and violation.reason is Reason.WILDS_ONLY:
            violation = judged.problem
    counted = sum(row.points for row in judged.rows)
    from_pile = _cards_below(view) if prepared.uses_pile else 0
    left_count = size(judged.left) + from_pile
    answer = table.question.answer if table.question is not None else None
    legal = judged.problem is None
    return DraftReport(
        action=judged.action,
        violation=violation,
        problem=judged.problem,
        rows=judged.rows,
        counted=counted,
        needed=view.requirement,
        waived=legal and counted < view.requirement,
        left=judged.left,
        from_pile=from_pile,
        goes_out=legal and not left_count,
        may_go_out_by_discard=legal
        and left_count == 1
        and answer is not False
        and right_to_go_out(table, view.seat, judged.melds),
        helps=() if legal else tuple(_helps(prepared, view, judged)),
    )


def prepared_from(action: LayDown | TakePile, view: SeatView) -> Prepared:
    """A play as a draft."""
    uses_pile = isinstance(action, TakePile)
    parts = (action.use, *action.more) if isinstance(action, TakePile) else action.plays
    ranks: dict[MeldId | None, int] = {meld.id: meld.rank for meld in view.melds}
    taken = _upcard_rank(view) if uses_pile else 0
    return Prepared(
        uses_pile,
        _merged(
            _row_of(part, ranks.get(part.meld, taken if number == 0 else 0))
            for number, part in enumerate(parts)
        ),
    )


def prune(draft: SomeDraft, view: SeatView) -> Prepared:
    """The draft without what the hand no longer holds and what can no longer be anything.

    The pile is dropped from it unless the seat is to begin its turn and the pile is not blocked.
    """
    table = view.table
    if not table.is_running:
        return Prepared()
    uses_pile = (
        draft.uses_pile
        and table.phase is Phase.DRAW
        and table.turn.seat == view.seat
        and take_pile.blocked_for(view) is None
    )
    taken = _upcard_rank(view) if uses_pile else 0
    counts = rank_counts(view.hand)
    twos, jokers = counts[_TWO], counts[_JOKER]
    kept = []
    for row in _merged(draft.plays):
        if row.rank == _THREE:
            kept.append(DraftPlay(_THREE, min(row.naturals, size(view.hand & BLACK_THREES))))
            continue
        if row.rank not in NATURAL_RANKS:
            continue
        if not (counts[row.rank] or row.rank == taken or rank_meld(view.melds, row.rank)):
            continue
        less = DraftPlay(
            row.rank, min(row.naturals, counts[row.rank]), min(row.twos, twos), min(row.jokers, jokers)
        )
        twos -= less.twos
        jokers -= less.jokers
        kept.append(less)
    return Prepared(uses_pile, _merged(kept))


def choices(draft: SomeDraft, view: SeatView) -> tuple[Choice, ...]:
    """What may be put into each row beside the other rows, highest rank first; ranks that can be no meld are left out."""
    rules = view.table.rules
    limits = rules.melds
    rows = {row.rank: row for row in _merged(draft.plays)}
    counts = rank_counts(view.hand)
    taken = _upcard_rank(view) if draft.uses_pile else 0
    wilds = counts[_TWO] + counts[_JOKER]
    twos = counts[_TWO] - sum(row.twos for row in rows.values())
    jokers = counts[_JOKER] - sum(row.jokers for row in rows.values())
    found = []
    for rank in reversed(NATURAL_RANKS):
        meld = rank_meld(view.melds, rank)
        lying = (meld.naturals if meld is not None else 0) + (rank == taken)
        lying_wilds = meld.wilds if meld is not None else 0
        naturals = lying + counts[rank]
        fit = max(0, wild_cap(limits, naturals) - lying_wilds)
        row = rows.get(rank, DraftPlay(rank))
        choice = Choice(
            rank,
            counts[rank],
            min(fit, max(0, twos) + row.twos),
            min(fit, max(0, jokers) + row.jokers),
            meld.id if meld is not None else None,
        )
        can_be = (
            naturals >= limits.min_naturals
            and naturals + lying_wilds + min(fit, wilds) >= limits.min_meld_cards
            and (choice.naturals or choice.twos or choice.jokers)
        )
        if can_be or rank in rows:
            found.append(choice)
    black = size(view.hand & BLACK_THREES)
    may_meld_black = black >= black_threes_needed(rules) and canastas_possible(rules, view.melds, counts)
    if _THREE in rows or may_meld_black:
        found.append(Choice(_THREE, black, 0, 0, None))
    return tuple(found)


# --------------------------------------------------------------------------------------------------------- judging


def _row_of(part: Play, rank: int) -> DraftPlay:
    """A play as a row; ``rank`` is that of the meld for a play of wild cards alone."""
    cards = part.cards
    if cards & NATURALS:
        rank = ((cards & NATURALS).bit_length() - 1) >> 5
    elif cards & BLACK_THREES:
        rank = _THREE
    counts = rank_counts(cards)
    return DraftPlay(rank, counts[rank], counts[_TWO], counts[_JOKER]) if rank else DraftPlay(0)


def _merged(plays: Iterable[SomePlay]) -> tuple[DraftPlay, ...]:
    """Rows of different ranks, lowest rank first, none empty."""
    rows: dict[int, DraftPlay] = {}
    for row in plays:
        known = rows.get(row.rank, DraftPlay(row.rank))
        rows[row.rank] = DraftPlay(
            row.rank,
            known.naturals + max(0, row.naturals),
            known.twos + max(0, row.twos),
            known.jokers + max(0, row.jokers),
        )
    return tuple(rows[rank] for rank in sorted(rows) if rows[rank].count)


def _upcard_rank(view: SeatView) -> int:
    upcard = view.table.upcard
    return rank_of(upcard) if upcard is not None and is_natural(upcard) else 0


def _cards_below(view: SeatView) -> int:
    """How many cards of the pile would come to the hand."""
    return sum(not is_red_three(each) for each in view.table.pile[:-1])


def _judge(prepared: Prepared, view: SeatView) -> _Judged:
    taken = _upcard_rank(view) if prepared.uses_pile else 0
    plays = sorted(prepared.plays, key=lambda row: row.rank != taken)
    if taken and (not plays or plays[0].rank != taken):
        plays.insert(0, DraftPlay(taken))
    left = view.hand
    rows: list[DraftRow] = []
    parts: list[Play] = []
    missing: list[Card] = []
    for row in plays:
        cards, absent = _cards_of_row(row, left)
        left -= cards
        missing += absent
        shown = _row(row, view, absent, takes_upcard=row.rank == taken)
        rows.append(shown)
        parts.append(Play(cards, shown.meld))
    action: LayDown | TakePile | None = None
    if missing:
        problem: Violation | None = Violation(Reason.CARDS_NOT_IN_HAND, {"missing": tuple(missing)})
    elif not parts and not prepared.uses_pile:
        problem = Violation(Reason.NOTHING_PLAYED)
    else:
        if not prepared.uses_pile:
            action = LayDown(tuple(parts))
        elif taken:
            action = TakePile(parts[0], tuple(parts[1:]))
        else:
            action = TakePile(Play(NO_CARDS), tuple(parts))
        blocked = take_pile.blocked_for(view) if prepared.uses_pile else None
        problem = blocked or next((row.violation for row in rows if row.violation is not None), None)
    melds: tuple[Meld, ...] = view.melds
    if problem is None and action is not None and view.table.is_running:
        result = _resolve_in_turn(action, view)
        if isinstance(result, Violation):
            problem = result
        else:
            melds = result
    return _Judged(tuple(rows), action, problem, left, melds)


def _cards_of_row(row: DraftPlay, left: Cards) -> tuple[Cards, list[Card]]:
    """The cards of a row from what is left of the hand, the lowest suits first, and those that are not there."""
    cards = NO_CARDS
    absent: list[Card] = []
    from_hand = left & BLACK_THREES if row.rank == _THREE else left
    for rank, count in ((row.rank, row.naturals), (_TWO, row.twos), (_JOKER, row.jokers)):
        some = some_of_rank(from_hand if rank == row.rank else left, rank, count)
        cards += some
        absent += [card(rank, 0)] * (count - size(some))
    return cards, absent


def _row(row: DraftPlay, view: SeatView, absent: list[Card], *, takes_upcard: bool) -> DraftRow:
    meld = rank_meld(view.melds, row.rank)
    naturals = row.naturals + takes_upcard + (meld.naturals if meld is not None else 0)
    wilds = row.twos + row.jokers + (meld.wilds if meld is not None else 0)
    violation = _row_violation(view, row.rank, naturals, wilds)
    if absent:
        violation = Violation(Reason.CARDS_NOT_IN_HAND, {"missing": tuple(absent)})
    make = Make.MIXED if wilds else Make.NATURAL
    is_canasta = naturals + wilds >= CANASTA_SIZE and row.rank != _THREE
    was_canasta = meld is not None and meld.is_canasta
    return DraftRow(
        play=row,
        points=row.points + (card_points(row.rank * 4) if takes_upcard else 0),
        takes_upcard=takes_upcard,
        meld=meld.id if meld is not None else None,
        naturals=naturals,
        wilds=wilds,
        canasta=make if is_canasta else None,
        completes=is_canasta and not was_canasta,
        spoils=was_canasta and meld is not None and meld.make is Make.NATURAL and make is Make.MIXED,
        violation=violation,
    )


def _row_violation(view: SeatView, rank: int, naturals: int, wilds: int) -> Violation | None:
    rules = view.table.rules
    if rank != _THREE:
        return shape_violation(rules.melds, rank, naturals, wilds)
    return black_threes_violation(rules, naturals, wilds)


def _violation_now(action: LayDown | TakePile, view: SeatView) -> Violation | None:
    return take_pile.check(view, action) if isinstance(action, TakePile) else play.check(view, action)


def _resolve_in_turn(action: LayDown | TakePile, view: SeatView) -> tuple[Meld, ...] | Violation:
    """The own melds after a play, or what forbids it even when its moment comes."""
    is_due = view.table.turn.seat == view.seat
    if isinstance(action, TakePile):
        due = view if is_due and view.table.phase is Phase.DRAW else _in_turn(view, Phase.DRAW)
        taken = take_pile.resolve(due, action)
        return taken if isinstance(taken, Violation) else taken.laid.melds
    if is_due and view.table.phase is Phase.PLAY:
        lowered = play.resolve(view, action)
        return lowered if isinstance(lowered, Violation) else lowered.laid.melds
    lowered = play.resolve(_in_turn(view, Phase.PLAY), action)
    if not isinstance(lowered, Violation):
        return lowered.laid.melds
    if lowered.reason is Reason.MUST_KEEP_CARD:
        # A card more is drawn before anything is laid down.
        kept = int(lowered.facts["left"]) + view.table.rules.draw.draw_count
        if kept > view.table.rules.going_out.keep_after_turn:
            return view.melds
    return lowered


def _in_turn(view: SeatView, phase: Phase) -> SeatView:
    """The view as if this seat were in the middle of its turn."""
    took = Took.STOCK if phase is Phase.PLAY else None
    turn = Turn(view.table.turn.number, view.seat, took)
    return replace(view, table=replace(view.table, phase=phase, turn=turn, question=None))


# --------------------------------------------------------------------------------------------------------- helping


def _helps(prepared: Prepared, view: SeatView, judged: _Judged) -> list[Help]:
    """What could be added to make a draft legal: single cards, else the fewest, else the rest of the hand to go out."""
    if not view.table.is_running or (
        judged.problem is not None and judged.problem.reason is Reason.CARDS_NOT_IN_HAND
    ):
        return []
    found: list[Help] = []
    for adds in _single_cards(judged):
        _try(found, prepared, view, (adds,))
    if not found and judged.rows:
        without_wilds = judged.left & NATURALS
        for hand in (judged.left, without_wilds):
            portions = _completion(view, judged, minus(view.hand, judged.left) + hand)
            if portions is not None:
                _try(found, prepared, view, _increments(portions, judged.rows))
        if not found and judged.action is not None:
            _try(found, prepared, view, _exit_increments(judged.action, judged.left, view))
        found.sort(key=lambda each: sum(add.count for add in each.adds))
    return found[:_MOST_HELPS]


def _try(found: list[Help], prepared: Prepared, view: SeatView, adds: tuple[DraftPlay, ...]) -> None:
    result = prepared.with_more(adds)
    if not adds or any(each.result == result for each in found):
        return
    if _judge(result, view).problem is None:
        found.append(Help(adds, sum(add.points for add in adds), result))


def _single_cards(judged: _Judged) -> Iterator[DraftPlay]:
    """Every single card that could go to a row: naturals, then twos, then jokers."""
    for row in judged.rows:
        left = judged.left & BLACK_THREES if row.rank == _THREE else judged.left
        if rank_count(left, row.rank):
            yield DraftPlay(row.rank, naturals=1)
    if some_of_rank(judged.left, _TWO, 1):
        for row in judged.rows:
            yield DraftPlay(row.rank, twos=1)
    if judged.left & one(JOKER):
        for row in judged.rows:
            yield DraftPlay(row.rank, jokers=1)


def _completion(view: SeatView, judged: _Judged, hand: Cards) -> tuple[Portion, ...] | None:
    """The fewest cards of ``hand``, all of the draft among them, that are a legal play as to melds and points."""
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
            if not table.has_melded[view.side] or take_pile.frozen_for(view) is not None:
                naturals = max(naturals, _PAIR)
        given[row.rank] = lying._replace(naturals=naturals, twos=row.play.twos, jokers=row.play.jokers)
    room = size(view.hand) - rules.going_out.keep_after_turn - 1 - other_cards
    if taken:
        room += _cards_below(view)
    elif table.phase is not Phase.PLAY or table.turn.seat != view.seat:
        room += rules.draw.draw_count
    return fewest_cards(rules, hand, view.requirement - other_points, room=room, given=given, taken=taken)


def _increments(portions: Iterable[Portion], rows: Sequence[DraftRow]) -> tuple[DraftPlay, ...]:
    """What portions hold beyond the rows of the draft."""
    have = {row.rank: row.play for row in rows}
    adds = []
    for rank, naturals, twos, jokers in portions:
        known = have.get(rank, DraftPlay(rank))
        more = DraftPlay(rank, naturals - known.naturals, twos - known.twos, jokers - known.jokers)
        if more.count:
            adds.append(more)
    return tuple(adds)


def _exit_increments(action: LayDown | TakePile, left: Cards, view: SeatView) -> tuple[DraftPlay, ...]:
    """What must be added to a draft to go out; nothing if that cannot be."""
    table = view.table
    if isinstance(action, TakePile):
        return ()
    initial = not table.has_melded[view.side]
    laid = lay(
        table.rules, table.melds, view.side, action.plays, view.seat, table.turn.number, initial=initial
    )
    plan = None if isinstance(laid, Violation) else exit_plan(view, laid.melds, left)
    if isinstance(laid, Violation) or plan is None:
        return ()
    ranks: dict[MeldId | None, int] = {meld.id: meld.rank for meld in laid.melds}
    return _merged(_row_of(part, ranks.get(part.meld, 0)) for part in plan.plays)
