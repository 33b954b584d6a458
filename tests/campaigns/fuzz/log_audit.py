"""Whether what a bot has stored is true: the log is the match, and every line of it is for its audience."""

from __future__ import annotations

from typing import Any

from bot.canasta.codec import decode_events, decode_state
from bot.canasta.engine import start_match
from bot.canasta.events import DealSealed, Event, PackShuffled, visible_to
from bot.canasta.seats import Seat
from bot.service.history.replaying import replayed_steps
from bot.service.ids import TableId
from bot.service.matches.record import TableRecord
from tests.campaigns.fuzz.play import RandomMatch
from tests.campaigns.fuzz.secrecy import (
    events_name_no_card_that_their_audience_may_not_see,
    faces_of_private_draws_are_private,
    hidden_cards_change_nothing_that_others_see,
)
from tests.support.random_play import PlayedStep

SEALS = (PackShuffled, DealSealed)
"""What the service tells of deals; the game itself knows nothing of it."""


async def audit_tables(store: Any) -> int:
    """Play every match again from its log; the number of actions.

    Raises:
        AssertionError: when a snapshot is not what the log makes of it, or the log tells somebody too much.
    """
    played = 0
    for record in await store.tables(limit=10_000):
        if record.version:
            played += await _audit(store, record)
    return played


async def _audit(store: Any, record: TableRecord) -> int:
    before = state = start_match(record.rules)
    steps: list[PlayedStep] = []
    told: dict[int, tuple[Event, ...]] = {}
    rows = await store.actions(record.id)
    assert [row.version for row in rows] == list(range(1, record.version + 1)), "an action is missing"
    for moment in replayed_steps(state, rows):
        assert moment.is_as_stored, f"version {moment.version} is played differently"
        before, state = state, moment.state
        told[moment.version] = moment.events
        if moment.action is not None:
            steps.append(PlayedStep(before, moment.seat, moment.action, state, moment.events))
    stored = await store.snapshot(record.id)
    assert decode_state(stored[1], record.rules) == state, (
        f"table {record.id} is not what its log makes of it"
    )
    match = RandomMatch(record.rules, "audit", steps)
    events_name_no_card_that_their_audience_may_not_see(match)
    faces_of_private_draws_are_private(match)
    hidden_cards_change_nothing_that_others_see(match)
    for seat in (None, *state.table.seating.order):
        await _lines_are_true(store, record.id, seat, told)
    return len(rows)


async def _lines_are_true(
    store: Any, table: TableId, seat: Seat | None, told: dict[int, tuple[Event, ...]]
) -> None:
    """Every line that this seat may read is an event that it may know."""
    found: dict[int, list[Event]] = {}
    for row in await store.log(table, seat=seat):
        assert row.audience in {None, seat}, f"version {row.version} is told to seat {seat}"
        events_told = (event for event in decode_events(row.event) if not isinstance(event, SEALS))
        found.setdefault(row.version, []).extend(events_told)
    for version, events in told.items():
        mine, its = tuple(found.get(version, ())), visible_to(events, seat)
        assert mine == its, f"version {version} is told to seat {seat} as {mine}, not {its}"
