"""Actions of server managers on matches, each logged together with its change."""

import discord

from bot.canasta.seats import Seat
from bot.service.ids import UserId
from bot.service.matches.record import BY_ADMIN, Person, TableRecord
from bot.service.people.visible_text import visible
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.names import seat_name, shown, table_name


async def pause_table(context: InteractionContext, record: TableRecord) -> None:
    """Pause a match.

    Raises:
        NotStarted, TableClosed
    """
    name = table_name(context.texts, record)
    if record.pause is not None:
        await context.say(context.texts("admin-paused-already", table=name))
        return
    await context.services.pauses.pause(record.id, context.user, key=context.key, why=BY_ADMIN)
    await context.say(context.texts("admin-paused", table=name))


async def resume_table(context: InteractionContext, record: TableRecord) -> None:
    """Resume a match, whoever paused it.

    Raises:
        NotPaused, NotStarted, TableClosed, Refusal
    """
    name = table_name(context.texts, record)
    if record.pause is not None and record.is_alone:
        raise Refusal("admin-resume-alone", table=name)
    await context.services.pauses.resume(record.id, context.user, key=context.key, is_admin=True)
    await context.say(context.texts("admin-resumed", table=name))


async def extend_turn(context: InteractionContext, record: TableRecord, hours: int) -> None:
    """Give the player whose turn it is the given number of hours more.

    Raises:
        NoClock, NotStarted, TableClosed
    """
    seat = None if record.clock is None else record.clock.seat
    await context.services.clocks.give_time(
        record.id, context.user, hours=hours, key=context.key, is_admin=True
    )
    name = table_name(context.texts, record)
    await context.say(
        context.texts(
            "admin-extended",
            name="" if seat is None else seat_name(context.texts, record, seat),
            hours=hours,
            table=name,
        )
    )


async def replace_holder(
    context: InteractionContext,
    record: TableRecord,
    seat: Seat,
    member: discord.Member | None,
    level: str | None = None,
) -> None:
    """Give a seat to a member, or to a computer of this level (None: the default) if ``member`` is None.

    Raises:
        PersonAlreadySeated, UnknownLevel, NotStarted, TableClosed, Refusal
    """
    texts, name = context.texts, table_name(context.texts, record)
    holder = record.holder_of(seat)
    if holder is None:
        raise Refusal("admin-seat-free", seat=str(seat + 1), table=name)
    if member is not None and member.bot:
        raise Refusal("admin-no-bots", name=shown(member.display_name))
    if member is None and holder.computer is not None and level in {None, holder.computer}:
        raise Refusal("admin-replaced-already")
    by = level if member is None else Person(UserId(member.id), visible(member.display_name))
    later = await context.services.substitutes.replace(
        record.id, seat, by, key=context.key, admin=context.user
    )
    before, after = (seat_name(texts, one, seat) for one in (record, later))
    await context.say(texts("admin-replaced", before=before, after=after, table=name))
