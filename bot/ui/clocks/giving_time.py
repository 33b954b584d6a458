"""Giving more time to the player whose turn it is: ``/more-time`` beside the button."""

from typing import Final

from bot.service.matches.record import TableRecord
from bot.ui.toolkit.interaction import Asked
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import seat_name
from bot.ui.words.times import at

MOST_GIVEN: Final = 7 * 24
"""Hours: a week at a time."""


async def give_hours(asked: Asked, record: TableRecord, hours: int) -> None:
    """Give so many hours more for this turn, and say until when there is time now.

    Raises:
        NotSeated, NotStarted, TableClosed, TablePaused, NoClock, NothingToDecide
    """
    after = await asked.services.clocks.give_time(record.id, asked.user, hours=hours, key=asked.key)
    due = await asked.services.queries.due_of(after)
    clock = after.clock
    name = "" if clock is None else seat_name(asked.texts, after, clock.seat)
    until = "none" if due is None else at(due)
    await asked.show_new(Message(asked.texts("time-given", name=name, hours=hours, until=until)))
