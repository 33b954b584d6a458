"""Time for the player whose turn it is, by ``/more-time`` or buttons, and computers that stand in."""

from typing import Final

from bot.canasta.seats import Seat
from bot.service.ids import UserId
from bot.service.matches.record import TableRecord
from bot.ui.tables import screens
from bot.ui.tables.buttons import COME_BACK
from bot.ui.tables.visibility import record_here
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import seat_name
from bot.ui.words.times import at

A_DAY: Final = 24
"""Hours given by one click."""


MOST_GIVEN: Final = 7 * 24
"""Most hours given at once: a week."""


@clickable("playfor", when_public=Manner.QUIET)
async def play_for(click: Click) -> None:
    """Let a computer play the turn whose time has run out."""
    if await _is_that_turn(click):
        await click.services.clocks.play_for(click.table, click.user, key=click.key)


@clickable("give", when_public=Manner.QUIET, tokens=TELLS_TABLE)
async def give_time(click: Click) -> None:
    """Give more time to the player who has run out of it."""
    if await _is_that_turn(click):
        await click.services.clocks.give_time(click.table, click.user, hours=A_DAY, key=click.key)


@clickable("standin", args=1, when_public=Manner.QUIET)  # the seat
async def stand_in(click: Click) -> None:
    """Let a computer play for a player who has left the server; a manager of the server may decide that, too."""
    record = await record_here(click, click.table)
    is_admin = record.seat_of(click.user) is None and click.administers
    await click.services.departures.stand_in(
        click.table, click.user, Seat(click.id.args[0]), key=click.key, is_admin=is_admin
    )


def is_away(record: TableRecord, user: UserId) -> bool:
    """Return whether the person holds a seat at this table but does not play it at present."""
    seat = record.seat_of(user)
    holder = None if seat is None else record.holder_of(seat)
    return holder is not None and holder.is_absent


async def come_back_here(context: InteractionContext, record: TableRecord) -> None:
    """Let the person play their seat again, and show them their hand."""
    was_away = is_away(record, context.user)
    await context.services.clocks.come_back(record.id, context.user, key=context.key)
    await screens.HAND.open(
        context, record.id, note=context.texts("time-welcome-back" if was_away else "time-was-here")
    )


@clickable(COME_BACK)
async def come_back(click: Click) -> None:
    """Let the player play their seat again."""
    await come_back_here(click, await record_here(click, click.table))


async def _is_that_turn(click: Click) -> bool:
    """Return whether the turn that the message was about still goes on; tell the person if not."""
    record = await record_here(click, click.table)
    if record.turn_version == click.id.version:
        return True
    await click.say(click.texts("time-turn-is-over"))
    return False


async def give_hours(context: InteractionContext, record: TableRecord, hours: int) -> None:
    """Give the given number of hours more for this turn, and tell the new deadline.

    Raises:
        NotSeated, NotStarted, TableClosed, TablePaused, NoClock, OwnTime
    """
    after = await context.services.clocks.give_time(record.id, context.user, hours=hours, key=context.key)
    due = await context.services.queries.due_of(after)
    clock = after.clock
    name = "" if clock is None else seat_name(context.texts, after, clock.seat)
    until = "none" if due is None else at(due)
    await context.show_new(Message(context.texts("time-given", name=name, hours=hours, until=until)))
