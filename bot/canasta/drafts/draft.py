"""Reports on drafts of plays: what they count, what is wrong with them, and what would make them legal.

A draft says how many naturals, twos and jokers go to the meld of each rank, which cards to sequences and other melds,
and whether it begins with taking the pile. Everything here follows from the view of the seat that builds it. A draft
may be looked at while others play; it is then judged as if it were the seat's turn.
"""

from __future__ import annotations

from msgspec.structs import asdict

from bot.canasta.cards import size
from bot.canasta.drafts.helps import Help, helps_for
from bot.canasta.drafts.judging import Judged, cards_below, judge, violation_now
from bot.canasta.drafts.rows import AnyDraft, UnsavedDraft, merged, prune_rows, upcard_rank
from bot.canasta.engine import irregularity_of
from bot.canasta.errors import Reason, Violation
from bot.canasta.phases.going_out.rights import ends_round, right_to_go_out
from bot.canasta.phases.taking.frozen_and_blocked import blocked_for
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView


class DraftReport(Judged, frozen=True):
    """The points, faults and possible additions of a draft.

    * ``violation``: why its action cannot be played now; None if it can.
    * ``needed``: the initial meld requirement that is due, 0 once the side has melded; ``waived``: less is enough
      because the player goes out.
    * ``from_pile``: how many more cards come with the pile.
    * ``goes_out``: no card would be left, and that is legal; ``may_go_out_by_discard``: one would be left that may be
      discarded to go out.
    * ``helps``: what could be added to make it legal, best first.
    * ``exposes``: it would not be refused but leave its cards exposed as penalty cards.
    """

    violation: Violation | None
    needed: int
    waived: bool
    from_pile: int
    goes_out: bool
    may_go_out_by_discard: bool
    helps: tuple[Help, ...]
    exposes: bool

    @property
    def missing(self) -> int:
        """Return the number of points that the requirement still needs."""
        return max(0, self.needed - self.counted)

    @property
    def enough(self) -> bool:
        """Return whether the requirement is met or waived."""
        return not self.missing or self.waived

    @property
    def left_count(self) -> int:
        """Return the number of cards that the hand would have after the play."""
        return size(self.left) + self.from_pile


def report_on(draft: AnyDraft, view: SeatView) -> DraftReport:
    """Return the report on a draft."""
    prepared = UnsavedDraft(draft.uses_pile, merged(draft.plays))
    judged = judge(prepared, view)
    table = view.table
    violation = judged.problem
    if judged.action is not None:
        violation = violation_now(judged.action, view)
        if violation is not None and violation.reason is Reason.WILDS_ONLY:
            violation = judged.problem
    from_pile = cards_below(view) if prepared.uses_pile else 0
    left_count = size(judged.left) + from_pile
    answer = table.question.answer if table.question is not None else None
    legal = judged.problem is None
    # A player with a foot picks it up instead.
    leaves = ends_round(table, view.seat)
    return DraftReport(
        **asdict(judged),
        violation=violation,
        needed=view.requirement,
        waived=legal and judged.counted < view.requirement,
        from_pile=from_pile,
        goes_out=legal and not left_count and leaves,
        may_go_out_by_discard=legal
        and left_count == 1
        and leaves
        and answer is not False
        and right_to_go_out(table, view.seat, judged.melds),
        helps=() if legal else tuple(helps_for(prepared, view, judged)),
        exposes=violation is not None
        and judged.action is not None
        and irregularity_of(view, judged.action) is not None,
    )


def prune(draft: AnyDraft, view: SeatView) -> UnsavedDraft:
    """Return the draft without cards that the hand no longer holds and rows that can no longer become a meld.

    The pile is dropped from it unless the seat is to begin its turn and the pile is not blocked.
    """
    table = view.table
    if not table.is_running:
        return UnsavedDraft()
    uses_pile = (
        draft.uses_pile
        and table.phase is Phase.DRAW
        and table.turn.seat == view.seat
        and blocked_for(view) is None
    )
    taken = upcard_rank(view) if uses_pile else 0
    return UnsavedDraft(uses_pile, merged(prune_rows(draft, view, taken)))
