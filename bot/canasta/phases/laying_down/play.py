"""Laying melds down and laying cards off.

pagat, Melds in Classic Canasta and Initial Meld. Validity, the requirement and a lawful end of the turn are all tested
before anything moves.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Action, AskPartner, LayDown, Play
from bot.canasta.cards import (
    BLACK_THREES,
    WILDS,
    Cards,
    Rank,
    contains,
    is_black_three,
    minus,
    of_rank,
    size,
    some_of_rank,
)
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import CanastaCompleted, Event, LaidDown
from bot.canasta.melding.laying import Laid, lay
from bot.canasta.melding.shapes import black_threes_needed, black_threes_take_wilds
from bot.canasta.phases import asking, discarding
from bot.canasta.phases.bonus_cards import give_into_hand
from bot.canasta.phases.feet import after_play
from bot.canasta.phases.going_out.exits import ExitPlan, exit_of_turn, finish_violation, has_exit, may_go_out
from bot.canasta.phases.going_out.rights import (
    ends_round,
    free_cards,
    keep_violation,
    permission_violation,
    right_to_go_out,
)
from bot.canasta.phases.irregularities import binding_answer, exposed_cards, take_exposed_back
from bot.canasta.phases.laying_down.initial_meld import (
    initial_meld_violation,
    initial_plays,
    lays_initial_meld,
    waives_minimum,
)
from bot.canasta.phases.laying_down.single_plays import single_plays
from bot.canasta.phases.round_end import go_out
from bot.canasta.phases.turn_checks import missing_cards_violation, turn_violation
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State, Step
from bot.canasta.turn import PLAYING
from bot.canasta.view import SeatView

ASK_PARTNER = AskPartner()
_LARGEST_SINGLE = 4
"""The most cards of a single play: three naturals of a sequence and a wild card between them."""


class Lowered(Struct, frozen=True, gc=False):
    """A legal lay-down with its result: the melds and the hand after it.

    ``only_going_out`` says that it does not meet the initial meld requirement, and is only legal since the player goes
    out in this turn.
    """

    laid: Laid
    hand: Cards
    only_going_out: bool = False


def options(view: SeatView) -> list[Action]:
    """Return all actions of the seat once it has drawn: single melds and lay-offs, discards, the question."""
    question = view.table.question
    if question is None:
        return _options(view, None)
    # A player who ignored the answer, where that is only fined, may have no other options left.
    return _options(view, question.answer) or _options(view, binding_answer(view.table))


def _options(view: SeatView, answer: bool | None) -> list[Action]:
    table = view.table
    rules = table.rules
    side = table.seating.sides[view.seat]
    has_melded = table.has_melded[side]
    # A play that leaves a card to discard and one to keep can be finished in any case; all others are tested.
    free = 0 if answer else free_cards(view)
    can_go_out: bool | None = None
    if has_melded:
        actions = single_plays(rules, table.melds, side, view.hand, initial=lays_initial_meld(view))
        if free < _LARGEST_SINGLE and actions:
            actions, can_go_out = _finishable(view, actions, free)
    else:
        actions = initial_plays(view, free)
    # Two plays are legal only as a whole: going out with black threes, and without the requirement.
    if (
        answer is not False
        and (answer or not has_melded or _has_meld_of_black_threes(view))
        and not _waits_for_permission(view)
    ):
        plan = exit_of_turn(view) if can_go_out is not False else None
        can_go_out = plan is not None
        if plan is not None and plan.plays:
            way_out = LayDown(_with_lowest_black_threes(view, plan))
            # The way out may be one of the plays above.
            if way_out not in actions and not isinstance(resolve(view, way_out), Violation):
                actions.append(way_out)
        if plan is not None and _has_meld_of_black_threes(view):
            for play in _with_fewer_black_threes(view, plan):
                if play not in actions and not isinstance(resolve(view, play), Violation):
                    actions.append(play)
    actions += discarding.options(view, answer)
    # The search for a way out is expensive, and the question needs one, too: pass on what is known already.
    if asking.may_ask(view, can_go_out):
        actions.append(ASK_PARTNER)
    return actions


def _with_lowest_black_threes(view: SeatView, plan: ExitPlan) -> tuple[Play, ...]:
    """Return the plays of a way out, with the black threes of the lowest suits if another is its last discard.

    Suits of black threes make no difference, so each way out is offered once.
    """
    if plan.discard is None or not is_black_three(plan.discard) or view.table.rules.melds.threes_melds:
        return plan.plays
    black = view.hand & BLACK_THREES
    return tuple(
        Play(some_of_rank(black, Rank.THREE, size(held)) + play.cards - held, play.meld)
        if (held := play.cards & BLACK_THREES)
        else play
        for play in plan.plays
    )


def _with_fewer_black_threes(view: SeatView, plan: ExitPlan) -> Iterator[LayDown]:
    """Yield ways out with black threes that lay fewer cards than the one that was found.

    pagat, Threes in Classic Canasta: "a group of three or four black threes", so that of four one may be the last
    discard, and a card that could be laid off may be it, too.
    """
    rules = view.table.rules
    black = view.hand & BLACK_THREES
    every = view.hand & (BLACK_THREES | WILDS) if black_threes_take_wilds(rules) else black
    least = max(rules.melds.min_meld_cards, black_threes_needed(rules))
    for cards in (*_one_fewer(every), every):
        if size(cards) >= max(least, view.table.hand_sizes[view.seat] - 1):
            yield LayDown((Play(cards),))
    if plan.discard is None:
        for at, play in enumerate(plan.plays):
            if play.cards & ~WILDS == black:
                for fewer in _one_fewer(play.cards):
                    if size(fewer) >= least:
                        yield LayDown((*plan.plays[:at], Play(fewer, play.meld), *plan.plays[at + 1 :]))


def _one_fewer(cards: Cards) -> Iterator[Cards]:
    """Yield black threes and wild cards without one of each sort that is among them, the lowest suits kept."""
    for rank in (Rank.THREE, Rank.TWO, Rank.JOKER):
        some = of_rank(cards, rank)
        if some:
            yield cards - some + some_of_rank(some, rank, size(some) - 1)


def _waits_for_permission(view: SeatView) -> bool:
    """Return whether no way of going out is legal, since the partner is still to be asked."""
    going_out = view.table.rules.going_out
    return (
        going_out.ask_required
        and going_out.keep_after_turn > 0
        and not going_out.initial_meld_may_leave_one
        and permission_violation(view.table, view.seat) is not None
    )


def _finishable(view: SeatView, actions: list[Action], free: int) -> tuple[list[Action], bool | None]:
    """Return the single plays after which the turn can be finished, and whether the seat can go out (None if unknown).

    Plays of up to ``free`` cards are always possible. A larger play must be the beginning of a way out, so that none is
    left if the seat cannot go out.
    """
    found: list[Action] = []
    can_go_out: bool | None = None
    if _waits_for_permission(view):
        return [play for play in actions if size(play.plays[0].cards) <= free], None  # type: ignore[union-attr]
    # Where every canasta needs a red three the search does not consider leaving a canasta unfinished.
    if view.table.rules.going_out.red_threes_to_go_out != "none":
        return [play for play in actions if check(view, play) is None], None  # type: ignore[arg-type]
    for action in actions:
        assert isinstance(action, LayDown)
        (single,) = action.plays
        if size(single.cards) > free:
            if can_go_out is None:
                can_go_out = may_go_out(view)
            if not can_go_out or check(view, action) is not None:
                continue
        found.append(action)
    return found, can_go_out


def _has_meld_of_black_threes(view: SeatView) -> bool:
    """Return whether the hand has enough black threes for a meld, which is legal only together with going out."""
    return size(view.hand & BLACK_THREES) >= black_threes_needed(view.table.rules, size(view.hand & WILDS))


def check(view: SeatView, action: LayDown) -> Violation | None:
    """Return why this cannot be laid down."""
    result = resolve(view, action)
    return result if isinstance(result, Violation) else None


def resolve(view: SeatView, action: LayDown) -> Lowered | Violation:
    """Return the result of a lay-down, or the violation that forbids it."""
    violation = turn_violation(view, PLAYING)
    if violation is not None:
        return violation
    table = view.table
    used = 0
    for play in action.plays:
        used += play.cards
    if not used:
        return Violation(Reason.NOTHING_PLAYED)
    if not contains(view.hand, used):
        return missing_cards_violation(used, view.hand)
    side = view.side
    initial = not table.has_melded[side]
    laid = lay(
        table.rules,
        table.melds,
        side,
        action.plays,
        view.seat,
        table.turn.number,
        initial=lays_initial_meld(view),
    )
    if isinstance(laid, Violation):
        return laid
    hand = view.hand - used
    answer = binding_answer(table)
    only_going_out = False
    if initial:
        if table.penalty_cards:
            # The exposed cards come back at once.
            hand += exposed_cards(table, view.seat)
        violation = initial_meld_violation(view, laid)
        only_going_out = (
            violation is not None
            and size(hand) <= 1
            and answer is not False
            and waives_minimum(view)
            and right_to_go_out(table, view.seat, laid.melds)
        )
        if only_going_out:
            violation = None
    violation = (
        violation
        or (black_threes_violation(view, laid, hand) if laid.has_black_threes else None)
        or finish_violation(view, laid.melds, hand, answer)
    )
    if violation is not None:
        return violation
    return Lowered(laid, view.hand - used, only_going_out)


def black_threes_violation(view: SeatView, laid: Laid, hand: Cards) -> Violation | None:
    """Forbid laying black threes except in the play that goes out (pagat, Threes in Classic Canasta).

    One card may be left: the last discard, or the card that completes the canasta needed to go out.
    """
    forbidden = binding_answer(view.table) is False
    left = size(hand)
    if (
        left <= 1
        and not forbidden
        and (right_to_go_out(view.table, view.seat, laid.melds) or has_exit(view, laid.melds, hand))
    ):
        return None
    facts: dict[str, object] = {"left": left}
    if forbidden:
        facts["refused"] = True
    elif left <= 1:
        missing = keep_violation(view.table, view.seat, laid.melds, left)
        if missing.reason is not Reason.MUST_KEEP_CARD:
            return missing
        facts |= missing.facts
    return Violation(Reason.BLACK_THREES_ONLY_GOING_OUT, facts)


def laying_changes(
    state: State, seat: Seat, laid: Laid, hand: Cards, events: list[Event]
) -> dict[str, object]:
    """Return the changes of the table when melds are laid, and add their events."""
    table = state.table
    side = table.seating.sides[seat]
    for placed in laid.changes:
        meld = placed.meld
        events.append(LaidDown(seat, meld.id, meld.kind, meld.rank, placed.cards, placed.is_new, meld.size))
        if meld.is_canasta and not placed.was_canasta:
            events.append(CanastaCompleted(seat, side, meld.id, meld.rank, meld.make))
    changes: dict[str, object] = {
        "melds": at_seat(table.melds, side, laid.melds),
        "hand_sizes": at_seat(table.hand_sizes, seat, size(hand)),
    }
    if not table.has_melded[side]:
        changes["has_melded"] = at_seat(table.has_melded, side, value=True)
    return changes


def apply(state: State, seat: Seat, lowered: Lowered) -> Step:
    """Apply a resolved lay-down."""
    table = state.table
    events: list[Event] = []
    changes = laying_changes(state, seat, lowered.laid, lowered.hand, events)
    if table.known[seat]:
        gone = state.hands[seat] - lowered.hand
        changes["known"] = at_seat(table.known, seat, minus(table.known[seat], gone))
    is_initial = not table.has_melded[table.seating.sides[seat]]
    if is_initial or not table.turn.laid:
        changes["turn"] = replace(table.turn, laid=True, initial=table.turn.initial or is_initial)
    after = State(
        replace(table, **changes), at_seat(state.hands, seat, lowered.hand), state.stock, state.hidden
    )
    if is_initial and table.penalty_cards:
        after = take_exposed_back(after, seat, events)
    if not after.hands[seat] and ends_round(after.table, seat):
        return go_out(after, events, seat)
    step = after_play(table, after, seat, events) if table.feet else Step(after, tuple(events))
    if is_initial and table.rules.deal.bonus_cards == "draw_into_hand":
        # No bonus for a side whose requirement was waived: its player is going out.
        return step if lowered.only_going_out else give_into_hand(step, seat)
    return step
