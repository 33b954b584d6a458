"""Validation of drafts: the meld that each row would make, the action of the whole, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import LayDown, Play, TakePile
from bot.canasta.cards import NO_CARDS, Card, Cards, card_points, points, size
from bot.canasta.drafts.places import PlaceKind, is_of_suit, kind_of_place
from bot.canasta.drafts.rows import DraftPlay, UnsavedDraft, cards_of_row, joins, meld_id, upcard_rank
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.laying import lay
from bot.canasta.melding.shapes import LONGEST_SEQUENCE, shape_violation
from bot.canasta.melds import Make, Meld, MeldId
from bot.canasta.phases.laying_down import play
from bot.canasta.phases.laying_down.initial_meld import is_hand_first, lays_initial_meld
from bot.canasta.phases.taking import take_pile
from bot.canasta.phases.taking.frozen_and_blocked import blocked_for
from bot.canasta.phases.taking.pile_share import share_of
from bot.canasta.policies.end_of_stock import draw_count_of
from bot.canasta.turn import Phase, Took, Turn
from bot.canasta.view import SeatView

_MAKES: Final = {
    PlaceKind.WILD: Make.WILD,
    PlaceKind.THREES: Make.THREES,
    PlaceKind.RUN: Make.SEQUENCE,
    PlaceKind.SEQUENCE: Make.SEQUENCE,
}
_OWN_MELD: Final = 3


class DraftRow(Struct, frozen=True):
    """A row of a draft, and the meld as it would lie on the table.

    ``points`` are those of the cards put down, the upcard included. ``meld`` is the own meld they join. ``canasta``
    is its make when it would be a canasta; ``completes`` when it becomes one by this; ``spoils`` when a natural canasta
    would become a mixed one. ``violation`` is the violation of this row by itself.
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
        """Return the rank of the meld; 3 for black threes."""
        return self.play.rank


class Judged(Struct, frozen=True):
    """A draft with its action and its problem, judged as if it were the seat's turn."""

    rows: tuple[DraftRow, ...]
    """With the pile the upcard's row first, even when no card of the hand goes with it."""
    action: LayDown | TakePile | None
    """The action that the draft makes; None when nothing is prepared or cards are missing."""
    problem: Violation | None
    """Why it could not be played in the seat's turn; None if it could."""
    left: Cards
    """The cards of the hand that stay."""
    melds: tuple[Meld, ...]
    counted: int
    """The points of everything put down, the upcard included."""


class _Picked(Struct, frozen=True):
    """A row with its cards, and those of them that the hand lacks."""

    row: DraftPlay
    cards: Cards
    absent: tuple[Card, ...]


def judge(prepared: UnsavedDraft, view: SeatView) -> Judged:
    """Return the draft with its action and its problem, judged as if it were the seat's turn."""
    taken = upcard_rank(view) if prepared.uses_pile else 0
    picked, left = _picked(prepared, view, taken)
    shown = [_row(each, view, takes_upcard=bool(taken) and each.row.place == taken) for each in picked]
    missing = [card for each in picked for card in each.absent]
    action: LayDown | TakePile | None = None
    problem: Violation | None = None
    melds: tuple[Meld, ...] = view.melds
    blocked = blocked_for(view) if prepared.uses_pile else None
    by_row = next((row.violation for row in shown if row.violation is not None), None)
    if missing:
        problem = Violation(Reason.CARDS_NOT_IN_HAND, {"missing": tuple(missing)})
    elif not picked and not prepared.uses_pile:
        problem = Violation(Reason.NOTHING_PLAYED)
    else:
        parts = [Play(each.cards, row.meld) for each, row in zip(picked, shown, strict=True)]
        for action in _actions(prepared, view, parts, taken):
            problem = blocked or by_row
            if not view.table.is_running or (problem is not None and view.table.rules.traits.plain_melds):
                break
            result = resolve_in_turn(action, view) if blocked is None else blocked
            if not isinstance(result, Violation):
                # A row that is invalid by itself may be valid beside the others.
                problem, melds = None, result
                shown = [replace(row, violation=None) for row in shown]
                break
            problem = problem or result
    counted = sum(row.points for row in shown)
    if isinstance(action, TakePile) and _from_hand(view):
        counted = sum(points(play.cards) for play in action.more)
    return Judged(tuple(shown), action, problem, left, melds, counted)


def _picked(prepared: UnsavedDraft, view: SeatView, taken: int) -> tuple[list[_Picked], Cards]:
    """Return the rows with their cards, the upcard's row first, and the rest of the hand."""
    rows = sorted(prepared.plays, key=lambda row: row.place != taken)
    if taken and (not rows or rows[0].place != taken):
        rows.insert(0, DraftPlay(taken))
    left = view.hand
    found: dict[int, _Picked] = {}
    # The suits of a sequence are given; those of other melds are not.
    for row in sorted(rows, key=lambda row: not is_of_suit(row.place)):
        cards, absent = cards_of_row(row, left, view)
        left -= cards
        found[row.place] = _Picked(row, cards, tuple(absent))
    return [found[row.place] for row in rows], left


def _from_hand(view: SeatView) -> bool:
    """Return whether the initial meld must be laid from the hand alone before the pile is taken."""
    return is_hand_first(view.table.rules) and not view.table.has_melded[view.side]


def _actions(
    prepared: UnsavedDraft, view: SeatView, parts: Sequence[Play], taken: int
) -> Sequence[LayDown | TakePile]:
    """Return the actions that a draft can stand for, the most likely last."""
    if not prepared.uses_pile:
        return (LayDown(tuple(parts)),)
    count = _count(view)
    if not taken:
        return (TakePile(Play(NO_CARDS), tuple(parts), count),)
    beside = TakePile(parts[0], tuple(parts[1:]), count)
    if not _from_hand(view):
        return (beside,)
    # A natural pair lies in one of the melds, or beside them for the upcard alone.
    within = TakePile(Play(NO_CARDS), tuple(part for part in parts if part.cards), count)
    return (beside, within) if size(parts[0].cards) >= _OWN_MELD else (within, beside)


def _count(view: SeatView) -> int | None:
    """Return the ``count`` of a draft's take: 1, the upcard alone, in Albany Canasta; None in other games."""
    return 1 if view.table.rules.draw.pile_take_extent == "from_card" else None


def _row(picked: _Picked, view: SeatView, *, takes_upcard: bool) -> DraftRow:
    row, rules = picked.row, view.table.rules
    kind = kind_of_place(row.place)
    meld = joins(row, picked.cards, view)
    naturals = row.naturals + row.reds + takes_upcard + (meld.naturals if meld is not None else 0)
    wilds = row.twos + row.jokers + (meld.wilds if meld is not None else 0)
    plain_make = Make.MIXED if wilds else Make.NATURAL
    make = plain_make if kind is None else _MAKES.get(kind, plain_make)
    size_due = LONGEST_SEQUENCE if is_of_suit(row.place) else rules.melds.canasta_size
    is_black = kind is PlaceKind.THREES and not rules.melds.threes_melds
    is_canasta = naturals + wilds >= size_due and not is_black
    was_canasta = meld is not None and meld.is_canasta
    violation = (
        Violation(Reason.CARDS_NOT_IN_HAND, {"missing": picked.absent})
        if picked.absent
        else _row_violation(view, picked, meld, takes_upcard=takes_upcard)
    )
    return DraftRow(
        play=row,
        points=row.points + (card_points(row.rank * 4) if takes_upcard and not _from_hand(view) else 0),
        takes_upcard=takes_upcard,
        meld=meld_id(meld),
        naturals=naturals,
        wilds=wilds,
        canasta=make if is_canasta else None,
        completes=is_canasta and not was_canasta,
        spoils=was_canasta and meld is not None and meld.make is Make.NATURAL and make is Make.MIXED,
        violation=violation,
    )


def _row_violation(
    view: SeatView, picked: _Picked, meld: Meld | None, *, takes_upcard: bool
) -> Violation | None:
    rules = view.table.rules
    row = picked.row
    if rules.traits.plain_melds and kind_of_place(row.place) is PlaceKind.RANK:
        lying, lying_wilds = (meld.naturals, meld.wilds) if meld is not None else (0, 0)
        return shape_violation(
            rules.melds, row.place, lying + row.naturals + takes_upcard, lying_wilds + row.twos + row.jokers
        )
    table = view.table
    laid = lay(
        rules,
        table.melds,
        view.side,
        (Play(picked.cards, meld_id(meld)),),
        view.seat,
        table.turn.number,
        table.upcard if takes_upcard else None,
        initial=lays_initial_meld(view),
    )
    return laid if isinstance(laid, Violation) else None


def cards_below(view: SeatView) -> int:
    """Return the number of cards of the pile that would come to the hand."""
    if view.table.upcard is None:
        return 0
    share = share_of(view.table, _count(view))
    return 0 if isinstance(share, Violation) else size(share.to_hand) + share.face_down


def violation_now(action: LayDown | TakePile, view: SeatView) -> Violation | None:
    """Return the violation that forbids an action of a draft now, None if it can be played."""
    return take_pile.check(view, action) if isinstance(action, TakePile) else play.check(view, action)


def resolve_in_turn(action: LayDown | TakePile, view: SeatView) -> tuple[Meld, ...] | Violation:
    """Return the own melds after a play, or the violation that forbids it even in the seat's turn."""
    is_due = view.table.turn.seat == view.seat
    if isinstance(action, TakePile):
        due = view if is_due and view.table.phase is Phase.DRAW else in_turn(view, Phase.DRAW)
        taken = take_pile.resolve(due, action)
        return taken if isinstance(taken, Violation) else taken.laid.melds
    if is_due and view.table.phase is Phase.PLAY:
        lowered = play.resolve(view, action)
        return lowered if isinstance(lowered, Violation) else lowered.laid.melds
    lowered = play.resolve(in_turn(view, Phase.PLAY), action)
    if not isinstance(lowered, Violation):
        return lowered.laid.melds
    if lowered.reason is Reason.MUST_KEEP_CARD:
        # The seat draws before it lays anything down.
        kept = int(lowered.facts["left"]) + draw_count_of(view.table.rules, view.table.round)
        if kept > view.table.rules.going_out.keep_after_turn:
            return view.melds
    return lowered


def in_turn(view: SeatView, phase: Phase) -> SeatView:
    """Return the view as if this seat were in that phase of its turn."""
    took = Took.STOCK if phase is Phase.PLAY else None
    turn = Turn(view.table.turn.number, view.seat, took)
    return replace(view, table=replace(view.table, phase=phase, turn=turn, question=None))
