"""Discarding a card and ending the turn (pagat, The Play in Classic Canasta; Frozen Discard Pile)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from typing import Final

from msgspec.structs import replace

from bot.canasta.actions import Discard
from bot.canasta.cards import (
    LANES,
    Card,
    Cards,
    card_byte,
    count_of,
    each_card,
    faces,
    is_natural,
    is_red_three,
    is_wild,
    minus,
    one,
)
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import Discarded, DiscardForced, Event
from bot.canasta.phases.bonus_cards import begin_turn, give_after_discard
from bot.canasta.phases.feet import after_discard
from bot.canasta.phases.going_out.rights import (
    ends_round,
    keep_violation,
    keeps_too_few,
    permission_violation,
    right_to_go_out,
)
from bot.canasta.phases.irregularities import (
    binding_answer,
    exposed_cards,
    false_count_violation,
    fined_for_answer,
    must_discard_exposed,
    with_false_count,
)
from bot.canasta.phases.round_end import end_round, go_out
from bot.canasta.phases.threes import laying_threes
from bot.canasta.phases.turn_checks import missing_cards_violation, turn_violation
from bot.canasta.policies.discard_bans import ban_on, excused, may_be_discarded, may_go_last
from bot.canasta.policies.end_of_stock import ENDS_WITH_TURN, can_draw
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State, Step
from bot.canasta.turn import DRAWING, FROM_PILE, PLAYING, Turn
from bot.canasta.view import SeatView

_DISCARDS = tuple(Discard(card) for card in range(LANES))


def options(view: SeatView, answer: bool | None) -> Iterable[Discard]:
    """Return every card that may be discarded."""
    rules = view.table.rules
    if view.table.penalty_cards and (exposed := must_discard_exposed(view.table, view.seat)):
        return [_DISCARDS[card] for card in faces(exposed)]
    left = view.table.hand_sizes[view.seat] - 1
    # Most hands keep more cards than required.
    if left < rules.going_out.keep_after_turn and keeps_too_few(view, left):
        return _last_option(view, answer)
    if answer:
        return ()
    allowed = may_be_discarded(view)
    if view.hand & rules.traits.kept_threes and _three_comes_first(view, allowed):
        return ()
    return compress(_DISCARDS, allowed.to_bytes(LANES, "little"))


def _last_option(view: SeatView, answer: bool | None) -> list[Discard]:
    """Return the discard of the only card of a hand, if it can be discarded to go out."""
    if answer is False or not right_to_go_out(view.table, view.seat, view.melds):
        return []
    if permission_violation(view.table, view.seat) is not None:
        return []
    return [_DISCARDS[card] for card in each_card(view.hand) if may_go_last(view, card)]


def check(view: SeatView, action: Discard) -> Violation | None:
    """Return why this card cannot be discarded now."""
    violation = turn_violation(view, PLAYING)
    if violation is not None:
        return violation
    table = view.table
    if action.says_more:
        violation = false_count_violation(view, table.hand_sizes[view.seat] - 1)
        if violation is not None:
            return violation
    if table.penalty_cards and (exposed := must_discard_exposed(table, view.seat)):
        if 0 <= action.card < LANES and count_of(exposed, action.card):
            return None
        return Violation(Reason.MUST_DISCARD_EXPOSED, {"instead": tuple(faces(exposed))})
    if not 0 <= action.card < LANES:
        return Violation(Reason.CARDS_NOT_IN_HAND, {"missing": (action.card,)})
    if not count_of(view.hand, action.card):
        return missing_cards_violation(one(action.card), view.hand)
    # Where threes may stay in the hand a red one is banned like other cards, so that some card can always be discarded.
    answer = None if table.question is None else binding_answer(table)
    left = table.hand_sizes[view.seat] - 1
    if left >= table.rules.going_out.keep_after_turn or not keeps_too_few(view, left):
        if answer:
            return Violation(Reason.MUST_GO_OUT, {"left": left})
        return _ban(view, action.card)
    if answer is False:
        return Violation(Reason.MUST_NOT_GO_OUT, {"left": left})
    if not right_to_go_out(table, view.seat, view.melds):
        return keep_violation(table, view.seat, view.melds, left)
    violation = permission_violation(table, view.seat)
    if violation is None and not may_go_last(view, action.card):
        why = ban_on(view, action.card, view.hand) or "last"
        violation = Violation(Reason.DISCARD_NOT_ALLOWED, {"card": action.card, "why": why, "instead": ()})
    return violation


def _ban(view: SeatView, card: Card) -> Violation | None:
    """Return the violation if another card must be discarded (options of the section "discard")."""
    allowed = may_be_discarded(view)
    if view.hand & view.table.rules.traits.kept_threes and _three_comes_first(view, allowed):
        return Violation(Reason.DISCARD_NOT_ALLOWED, {"card": card, "why": "lay_three", "instead": ()})
    if count_of(allowed, card):
        return None
    why = ban_on(view, card, view.hand)
    return Violation(Reason.DISCARD_NOT_ALLOWED, {"card": card, "why": why, "instead": tuple(faces(allowed))})


def _three_comes_first(view: SeatView, allowed: Cards) -> bool:
    """Return whether a three must be laid before a discard: the hand has only threes and wild cards that are barred.

    Wikipedia 2005, American Canasta: "wild cards only if there is no other choice - never a three under any
    circumstances"; pagat, The Play in American Canasta: a wild card only from a hand that "consists entirely of wild
    cards". A three that the seat may not lay down now does not prevent the end of the turn (matrix D53).
    """
    ban = ban_on(view, next(faces(allowed)), view.hand)
    return ban in _BARRED_BEFORE_THREES and bool(laying_threes.options(view))


_BARRED_BEFORE_THREES: Final = frozenset({"three", "wild"})


def apply(state: State, seat: Seat, action: Discard) -> Step:
    """Throw the card; the caller has checked."""
    card = action.card
    if state.table.penalty_cards and must_discard_exposed(state.table, seat):
        state = _with_exposed_in_hand(state, seat, card)
    table = state.table
    turn = table.turn
    hand = state.hands[seat] - one(card)
    freezes = not is_natural(card) and not table.pile_frozen and _freezes(table.rules, card)
    known = table.known
    if known[seat]:
        known = at_seat(known, seat, minus(known[seat], one(card)))
    pile = table.pile + card_byte(card)
    hand_sizes = at_seat(table.hand_sizes, seat, table.hand_sizes[seat] - 1)
    hands = at_seat(state.hands, seat, hand)
    event = Discarded(seat, card, freezes)
    if not hand and ends_round(table, seat) and not exposed_cards(table, seat):
        if table.rules.discard.final_discard_face_down:
            # The card stays unseen, and joins no pile (pagat, American Canasta: End of the Play).
            over = replace(table, hand_sizes=hand_sizes, known=known)
            hidden = replace(state.hidden, face_down_discard=one(card))
            return go_out(
                State(over, hands, state.stock, hidden), [Discarded(seat, None, freezes=False)], seat
            )
        # The turn stays open for scoring: going out concealed depends on the cards laid in this turn.
        discarded = replace(
            table, pile=pile, pile_frozen=table.pile_frozen or freezes, hand_sizes=hand_sizes, known=known
        )
        return go_out(State(discarded, hands, state.stock, state.hidden), [event], seat)
    melded_before = table.melded_before
    if not melded_before[seat] and (turn.laid or turn.took is FROM_PILE):
        melded_before = at_seat(melded_before, seat, value=True)
    passed_on = replace(
        table,
        phase=DRAWING,
        turn=Turn(turn.number + 1, table.seating.next_after(seat)),
        question=None,
        pile=pile,
        pile_frozen=table.pile_frozen or freezes,
        hand_sizes=hand_sizes,
        known=known,
        melded_before=melded_before,
    )
    events: list[Event] = [event]
    if table.fines:
        judged = fined_for_answer(state, seat, events, goes_out=False)
        passed_on = replace(passed_on, fines=judged.table.fines)
        if action.says_more:
            passed_on = with_false_count(passed_on, seat)
    if table.rules.discard.hand_proof_on_demand:
        why = excused(SeatView(table, seat, state.hands[seat]), card)
        if why is not None:
            events.append(DiscardForced(seat, why))
    after = State(passed_on, hands, state.stock, state.hidden)
    if turn.initial:
        after = give_after_discard(after, seat, events)
    if table.feet:
        step = after_discard(table, after, seat, events)
        if not step.state.table.is_running:
            return step
        after, events = step.state, list(step.events)
    ends = ENDS_WITH_TURN.get(table.rules.end.stock_exhaustion)
    if ends is not None and not can_draw(after.table):
        return end_round(after, events, ends)
    return begin_turn(after, events)


def _with_exposed_in_hand(state: State, seat: Seat, card: Card) -> State:
    """Return the state with an exposed card moved to the hand, so that the discard leaves the hand as it was."""
    table = state.table
    moved = replace(
        table,
        penalty_cards=at_seat(table.penalty_cards, seat, table.penalty_cards[seat] - one(card)),
        hand_sizes=at_seat(table.hand_sizes, seat, table.hand_sizes[seat] + 1),
        known=at_seat(table.known, seat, table.known[seat] + one(card)),
    )
    return State(moved, at_seat(state.hands, seat, state.hands[seat] + one(card)), state.stock, state.hidden)


def _freezes(rules: RuleSet, card: Card) -> bool:
    """Return whether a discarded card freezes the pile (option pile_freeze_cards)."""
    if is_wild(card):
        return "wild" in rules.pile.pile_freeze_cards
    return is_red_three(card) and "red_three" in rules.pile.pile_freeze_cards
