"""Replay of a match from its stored actions: for taking back, for replays, and to check the log."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bot.canasta.actions import Action, StartRound
from bot.canasta.codec import SCHEMA_VERSION, decode_action, state_hash
from bot.canasta.engine import apply, start_match
from bot.canasta.events import Event
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, seating_of_round
from bot.canasta.state import State
from bot.canasta.taking_back import took_back
from bot.service.change import StoredAction


class ReplayedStep(NamedTuple):
    """The state and the events after one stored action. They contain secrets: only for modules that apply actions."""

    version: int
    seat: Seat | None
    action: Action | None
    """The action; None where lay-downs were taken back."""
    returns_to: int | None
    """The version whose state was restored, where lay-downs were taken back."""
    state: State
    events: tuple[Event, ...]
    stored_hash: str
    """The stored hash; empty if it was written in another schema and cannot be compared."""

    @property
    def is_as_stored(self) -> bool:
        """Return whether the state has the stored hash; it does not if another engine played differently."""
        return not self.stored_hash or state_hash(self.state) == self.stored_hash


def replayed_steps(start: State, actions: Iterable[StoredAction]) -> Iterator[ReplayedStep]:
    """Yield the match action by action. ``start`` is the match before the first of these rows, which begins a round.

    Pass ``start_match(rules)`` and all rows for the whole match, ``before_round(state)`` and the rows since that deal
    for the running round.

    Raises:
        IllegalActionError: if this version of the engine refuses a stored action.
    """
    state = start
    of_round: dict[int, State] = {}
    """The states of the current round by version: nothing is taken back beyond the beginning of a round."""
    for row in actions:
        action: Action | None = None
        events: tuple[Event, ...]
        if row.returns_to is None:
            action = decode_action(row.action)
            step = apply(state, row.seat, action)
            state, events = step.state, step.events
            if isinstance(action, StartRound):
                of_round.clear()
        else:
            assert row.seat is not None
            before, state = state, of_round[row.returns_to]
            events = (took_back(before, state, row.seat),)
        of_round[row.version] = state
        stored_hash = row.state_hash if row.schema == SCHEMA_VERSION else ""
        yield ReplayedStep(row.version, row.seat, action, row.returns_to, state, events, stored_hash)


def before_round(state: State) -> State:
    """Return the match before the round of this state was dealt, as far as the deal depends on it.

    A round can be replayed in this way even if earlier ones were played by another version of the engine.
    """
    table = state.table
    totals = table.totals if table.result is None else tuple(sheet.before for sheet in table.result.sheets)
    return before_deal(table.rules, table.round, table.dealer, totals)


def before_deal(rules: RuleSet, number: int, dealer: Seat, totals: tuple[int, ...]) -> State:
    """Return the match before this seat dealt the round of this number, with these totals."""
    start = start_match(rules, stored=True)
    if number <= 1:
        return start
    seating = seating_of_round(start.table.seating, rules.deal.side_structure, number)
    dealt_before = next(
        Seat(seat) for seat in range(seating.seat_count) if seating.next_dealer(Seat(seat)) == dealer
    )
    return State(
        replace(start.table, round=number - 1, dealer=dealt_before, totals=totals),
        start.hands,
        start.stock,
    )
