"""False card counts: a seat that holds one card after its discard may say that it holds more, and is fined later.

Scarne, Seeking Information.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.errors import Reason, Violation
from bot.canasta.events import Event
from bot.canasta.phases.irregularities.fines import fined
from bot.canasta.phases.irregularities.penalty_cards import must_discard_exposed
from bot.canasta.rules.irregularities import false_count_cost
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State
from bot.canasta.view import SeatView, TableView


def false_count_violation(view: SeatView, left: int) -> Violation | None:
    """Return why this seat, with ``left`` cards after its discard, cannot say that it holds more than one."""
    can = left == 1 and false_count_cost(view.table.rules) and not must_discard_exposed(view.table, view.seat)
    return None if can else Violation(Reason.NO_FALSE_COUNT, {"left": left})


def may_misstate(view: SeatView) -> bool:
    """Return whether the next discard may come with a false statement about the last card."""
    return false_count_violation(view, view.table.hand_sizes[view.seat] - 1) is None


def with_false_count(table: TableView, seat: Seat) -> TableView:
    """Return the table after a seat said that it holds more than its one card."""
    says_more = table.says_more or (False,) * len(table.hand_sizes)
    return replace(table, says_more=at_seat(says_more, seat, value=True))


def fined_for_count(state: State, seat: Seat, events: list[Event]) -> State:
    """Return the state after a seat was fined for a false statement about its last card.

    The statement is discovered at the seat's next turn or at the end of the round (Scarne, Seeking Information: "that
    player shall be penalized").
    """
    table = state.table
    if not table.says_more or not table.says_more[seat]:
        return state
    table = replace(table, says_more=at_seat(table.says_more, seat, value=False))
    after = State(table, state.hands, state.stock, state.hidden)
    return fined(after, seat, false_count_cost(table.rules), "false_card_count", events)
