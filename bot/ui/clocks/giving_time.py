"""Extra time for the player whose turn it is: ``/more-time``, which does what the button does."""

from typing import Final

from bot.service.matches.record import TableRecord
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import seat_name
from bot.ui.words.times import at

MOST_GIVEN: Final = 7 * 24
"""Most hours given at once: a week."""


async def give_hours(context: InteractionContext, record: TableRecord, hours: int) -> None:
    """Give the given number of hours more for this turn, and tell the new deadline.

    Raises:
        NotSeated, NotStarted, TableClosed, TablePaused, NoClock, NothingToDecide
    """
    after = await context.services.clocks.give_time(record.id, context.user, hours=hours, key=context.key)
    due = await context.services.queries.due_of(after)
    clock = after.clock
    name = "" if clock is None else seat_name(context.texts, after, clock.seat)
    until = "none" if due is None else at(due)
    await context.show_new(Message(context.texts("time-given", name=name, hours=hours, until=until)))
