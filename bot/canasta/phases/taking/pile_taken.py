"""The state changes of taking the pile: the melds, the hand, the threes among the cards, and what lay below them."""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.cards import Card, cards_of, minus, one, size
from bot.canasta.events import DrewHidden, Event, ThreesLaid, TookPile
from bot.canasta.phases.bonus_cards import give_into_hand
from bot.canasta.phases.feet import after_play
from bot.canasta.phases.going_out.rights import ends_round
from bot.canasta.phases.irregularities import take_exposed_back
from bot.canasta.phases.laying_down.play import laying_changes
from bot.canasta.phases.round_end import go_out
from bot.canasta.phases.sides import is_open, settle_sides
from bot.canasta.phases.stock import drawn_from, turn_card_seen, with_seen_cards
from bot.canasta.phases.taking.frozen_and_blocked import freeze_card, has_red_three
from bot.canasta.phases.taking.pile_share import laid_at_once, set_aside
from bot.canasta.phases.taking.take_pile import Taken
from bot.canasta.phases.threes.last_three import last_three_drawn
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State, Step
from bot.canasta.turn import FROM_PILE, PLAYING, Turn


def pile_taken(state: State, seat: Seat, taken: Taken) -> Step:
    """Apply a resolved take."""
    table = state.table
    share = taken.share
    events: list[Event] = [TookPile(seat, share.card, share.count, share.to_hand)]
    is_initial = not table.has_melded[table.seating.sides[seat]]
    changes = laying_changes(state, seat, taken.laid, taken.hand, events)
    threes = share.laid + share.set_aside
    if threes:
        changes["laid_threes"] = at_seat(table.laid_threes, seat, table.laid_threes[seat] + threes)
        events.append(ThreesLaid(seat, threes, 0))
    # All players saw the cards that went to the hand; those laid from it are no longer there.
    known = minus(table.known[seat], minus(state.hands[seat] + share.to_hand, taken.hand))
    changes["known"] = at_seat(table.known, seat, known + share.to_hand)
    changes["pile"] = share.stays
    if table.pile_frozen:
        # The lowest red three of the pile is the one that was turned up.
        turned = table.turned_red_three and has_red_three(share.stays)
        changes["turned_red_three"] = turned
        changes["pile_frozen"] = (
            turned or freeze_card(share.stays, table.rules.pile.pile_freeze_cards) is not None
        )
    changes["phase"] = PLAYING
    changes["turn"] = Turn(table.turn.number, seat, FROM_PILE, taken.more_laid, is_initial)
    after = State(
        replace(table, **changes), at_seat(state.hands, seat, taken.hand), state.stock, state.hidden
    )
    if is_open(after):
        formed: list[Event] = []
        after = settle_sides(after, seat, formed)
        events[1:1] = formed
    due = share.laid
    if share.face_down:
        laid_before = after.table.laid_threes[seat]
        after = taken_along(after, seat, events, share.face_down)
        due += (after.table.laid_threes[seat] - laid_before) & laid_at_once(table.rules)
    if due and table.rules.threes.red_three_from_pile_replaced:
        before, after = after, _with_replacements(after, seat, size(due), events)
        last = _ending_three(before, after)
        if last is not None:
            return last_three_drawn(_not_laid(after, seat, last, events), seat, last, events)
    if is_initial and table.penalty_cards:
        after = take_exposed_back(after, seat, events)
    if not after.hands[seat] and ends_round(after.table, seat):
        return go_out(after, events, seat)
    step = after_play(table, after, seat, events) if table.feet else Step(after, tuple(events))
    return give_into_hand(step, seat) if is_initial else step


def _ending_three(before: State, after: State) -> Card | None:
    """Return the red three drawn for one of the pile as the last card of the stock, where that ends the round.

    Scarne, Exhausting the Stock: "If the last card of the stock pile is a red three, the hand ends" (matrix D78, D87).
    Elsewhere the turn goes on with the cards of the pile.
    """
    rules = before.table.rules
    if after.stock or not before.stock or rules.threes.last_stock_three != "ends_uncredited":
        return None
    last = before.stock[-1]
    return last if one(last) & laid_at_once(rules) else None


def _not_laid(state: State, seat: Seat, last: Card, events: list[Event]) -> State:
    """Return the state before the last three drawn was laid."""
    at = next(at for at, event in enumerate(events) if isinstance(event, ThreesLaid))
    told = events[at]
    assert isinstance(told, ThreesLaid)
    events[at] = replace(told, cards=told.cards - one(last), replaced=told.replaced - 1)
    laid = state.table.laid_threes
    table = replace(state.table, laid_threes=at_seat(laid, seat, laid[seat] - one(last)))
    return State(table, state.hands, state.stock, state.hidden)


def _with_replacements(state: State, seat: Seat, due: int, events: list[Event]) -> State:
    """Return the state after each three of the pile was replaced from the stock, as far as it goes.

    Option red_three_from_pile_replaced. A three among them is laid and replaced in turn.
    """
    table = state.table
    laid, kept, at = drawn_from(state.stock, due, laid_at_once(table.rules))
    if at:
        at_first = next(event for event in events if isinstance(event, ThreesLaid))
        events[events.index(at_first)] = ThreesLaid(seat, at_first.cards + laid, at)
    if kept:
        events.append(DrewHidden(seat, kept))
    hand = state.hands[seat] + kept
    left = len(state.stock) - at
    after = replace(
        table,
        stock_size=left,
        turn_card_drawn=turn_card_seen(table, seat, left, events),
        hand_sizes=at_seat(table.hand_sizes, seat, size(hand)),
        laid_threes=at_seat(table.laid_threes, seat, table.laid_threes[seat] + laid),
    )
    after = with_seen_cards(after, seat, kept)
    return State(after, at_seat(state.hands, seat, hand), state.stock[at:], state.hidden)


def taken_along(state: State, seat: Seat, events: list[Event], count: int) -> State:
    """Return the state after the upper ``count`` face-down cards went to the hand of the seat that took them.

    The take was tested without them, so that it is valid whatever they are. Threes among them are laid or set aside
    like those of any pile; replacing them from the stock is up to the caller.
    """
    table = state.table
    under = state.hidden.under_pile
    left = len(under) - count
    cards = cards_of(under[left:])
    laid_threes = table.laid_threes
    threes = cards & (laid_at_once(table.rules) | set_aside(table.rules))
    if threes:
        cards -= threes
        laid_threes = at_seat(laid_threes, seat, laid_threes[seat] + threes)
        events.append(ThreesLaid(seat, threes, 0))
    if cards:
        events.append(DrewHidden(seat, cards))
    hand = state.hands[seat] + cards
    return State(
        replace(
            table,
            pile_face_down=table.pile_face_down - count,
            laid_threes=laid_threes,
            hand_sizes=at_seat(table.hand_sizes, seat, size(hand)),
        ),
        at_seat(state.hands, seat, hand),
        state.stock,
        replace(state.hidden, under_pile=under[:left]),
    )
