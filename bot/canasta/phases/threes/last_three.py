"""Rules for a three as the last card of the stock (option last_stock_three).

pagat, End of the hand in Classic Canasta: it is laid and the play ends. pagat, End of the Play in American Canasta: the
play ends and it counts 5 against the side; Table Rules, Threes: the player may lay it, must lay it, or may go out by
discarding it. Scarne: it earns nothing. Wikipedia 2005, American Canasta: laying threes "is optional", so that it stays
in the hand and the turn goes on.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.actions import Action, Discard, LayDown, LayThrees, Pass, Play
from bot.canasta.cards import Card, Cards, card_byte, contains, faces, one, size
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import Drew, DrewCards, Event, ThreesLaid
from bot.canasta.melding.laying import Laid, lay
from bot.canasta.phases.going_out.exits import exit_plan
from bot.canasta.phases.going_out.rights import right_to_go_out
from bot.canasta.phases.round_end import end_round
from bot.canasta.phases.turn_checks import in_turn_violation, missing_cards_violation
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State, Step
from bot.canasta.turn import LAST_THREE, PLAYING
from bot.canasta.view import EndReason, SeatView, TableView

PASS = Pass()


def last_three_drawn(state: State, seat: Seat, last: Card, events: list[Event]) -> Step:
    """Return the step after a seat drew this three as the last card, which is not in the hand yet."""
    table = state.table
    rule = table.rules.threes.last_stock_three
    three = one(last)
    # A three that stays in the hand is handled elsewhere; with "stays_in_hand" any other is laid.
    if rule in {"ends_laid_counts", "must_lay", "stays_in_hand"}:
        before = events[-1] if events else None
        if isinstance(before, ThreesLaid) and before.seat == seat:
            events[-1] = replace(before, cards=before.cards + three, replaced=before.replaced + 1)
        else:
            events.append(ThreesLaid(seat, three, 0))
        laid = replace(table, laid_threes=at_seat(table.laid_threes, seat, table.laid_threes[seat] + three))
        return _over(State(laid, state.hands, state.stock, state.hidden), events)
    if rule == "ends_uncredited":
        # The three is shown and goes to the pile: neither laid nor in the hand, it counts for no side.
        events.append(ThreesLaid(seat, three, 0))
        shown = replace(table, pile=table.pile + card_byte(last))
        return _over(State(shown, state.hands, state.stock, state.hidden), events)
    events.append(Drew(seat, 1, 0))
    events.append(DrewCards(seat, three))
    held = State(
        replace(
            table,
            phase=PLAYING,
            turn=replace(table.turn, took=LAST_THREE),
            hand_sizes=at_seat(table.hand_sizes, seat, table.hand_sizes[seat] + 1),
        ),
        at_seat(state.hands, seat, state.hands[seat] + three),
        state.stock,
        state.hidden,
    )
    # The last three can also replace a three of a foot picked up after the turn: then there is no choice.
    has_choice = table.turn.seat == seat and (
        rule == "may_lay"
        or (rule == "may_discard_if_out" and len(options(SeatView(held.table, seat, held.hands[seat]))) > 1)
    )
    return Step(held, tuple(events)) if has_choice else _over(held, events)


def _over(state: State, events: list[Event]) -> Step:
    return end_round(state, events, EndReason.LAST_CARD_RED_THREE)


def options(view: SeatView) -> list[Action]:
    """Return the options for the last three: end the round, lay it, or go out by discarding it."""
    actions: list[Action] = [PASS]
    for three in faces(_threes(view)):
        choices = (LayThrees(one(three)), _exit(view, three), Discard(three))
        actions += [action for action in choices if action is not None and check(view, action) is None]
    return actions


def _threes(view: SeatView) -> Cards:
    return view.hand & view.table.rules.traits.table_threes


def _exit(view: SeatView, three: Card) -> LayDown | None:
    """Return the lay-down of all cards but the three, None if there is none that goes out."""
    rules = view.table.rules
    free: RuleSet = replace(rules, discard=replace(rules.discard, final_discard="optional"))
    judged = SeatView(replace(view.table, rules=free), view.seat, view.hand)
    plan = exit_plan(judged, view.melds, view.hand - one(three), _minimum(view))
    if plan is None or not plan.plays or plan.discard is not None:
        return None
    return LayDown(plan.plays)


def _minimum(view: SeatView) -> int:
    return 0 if view.table.rules.initial.concealed_waives_minimum == "stock_draw_only" else view.requirement


def check(view: SeatView, action: Action) -> Violation | None:
    """Return why the seat cannot do this with the last three in hand."""
    violation = in_turn_violation(view)
    if violation is not None:
        return violation
    table = view.table
    rule = table.rules.threes.last_stock_three
    threes = _threes(view)
    refusal = Violation(Reason.MUST_LAY_THREES, {"held": size(threes), "allowed": 0})
    match action:
        case Pass():
            return None
        case LayThrees(cards) if rule == "may_lay":
            if not cards:
                return Violation(Reason.NOTHING_PLAYED)
            return None if contains(threes, cards) else Violation(Reason.THREES_NOT_LAID_NOW)
        case LayDown(plays) if rule == "may_discard_if_out":
            used = sum(play.cards for play in plays)
            if not contains(view.hand, used):
                return missing_cards_violation(used, view.hand)
            left = view.hand - used
            if size(left) != 1 or not left & threes:
                return refusal
            laid = _laid(table, view.seat, plays)
            if isinstance(laid, Violation):
                return laid
            if laid.points < _minimum(view):
                return Violation(
                    Reason.BELOW_INITIAL_MELD, {"needed": view.requirement, "counted": laid.points}
                )
            return None if right_to_go_out(table, view.seat, laid.melds) else refusal
        case Discard(card) if rule == "may_discard_if_out":
            if view.hand == threes == one(card) and right_to_go_out(table, view.seat, view.melds):
                return None
            return refusal
    return refusal


def _laid(table: TableView, seat: Seat, plays: tuple[Play, ...]) -> Laid | Violation:
    return lay(table.rules, table.melds, table.seating.sides[seat], plays, seat, table.turn.number)


def laid_for(state: State, seat: Seat, plays: tuple[Play, ...]) -> Laid:
    """Return the melds laid before the three is discarded; the caller has checked."""
    laid = _laid(state.table, seat, plays)
    assert isinstance(laid, Laid)
    return laid


def apply_choice(state: State, seat: Seat, action: LayThrees | Pass) -> Step:
    """Lay the three or keep it, and end the round; the caller has checked."""
    events: list[Event] = []
    if isinstance(action, Pass):
        return _over(state, events)
    table = state.table
    hand = state.hands[seat] - action.cards
    events.append(ThreesLaid(seat, action.cards, 0))
    laid = replace(
        table,
        laid_threes=at_seat(table.laid_threes, seat, table.laid_threes[seat] + action.cards),
        hand_sizes=at_seat(table.hand_sizes, seat, size(hand)),
    )
    return _over(State(laid, at_seat(state.hands, seat, hand), state.stock, state.hidden), events)
