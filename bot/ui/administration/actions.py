"""Actions of server managers on matches, each logged together with its change."""

import discord

from bot.canasta.seats import Seat
from bot.service.administration.admin_actions import AdminAction
from bot.service.ids import UserId
from bot.service.matches.record import BY_ADMIN, Person, TableRecord
from bot.service.people.visible_text import COMPUTER_MARK, visible
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import Asked
from bot.ui.words.names import seat_name, shown, table_name


async def pause_table(asked: Asked, record: TableRecord) -> None:
    """Pause a match.

    Raises:
        NotStarted, TableClosed
    """
    name = table_name(asked.texts, record)
    if record.pause is not None:
        await asked.say(asked.texts("admin-paused-already", table=name))
        return
    entry = asked.services.admin.entry(AdminAction.PAUSED, record, asked.user)
    await asked.services.pauses.pause(record.id, asked.user, key=asked.key, why=BY_ADMIN, entry=entry)
    await asked.say(asked.texts("admin-paused", table=name))


async def resume_table(asked: Asked, record: TableRecord) -> None:
    """Resume a match, whoever paused it.

    Raises:
        NotPaused, NotStarted, TableClosed, Refusal
    """
    name = table_name(asked.texts, record)
    if record.pause is not None and record.is_alone:
        raise Refusal("admin-resume-alone", table=name)
    entry = asked.services.admin.entry(AdminAction.RESUMED, record, asked.user)
    await asked.services.pauses.resume(record.id, asked.user, key=asked.key, is_admin=True, entry=entry)
    await asked.say(asked.texts("admin-resumed", table=name))


async def extend_turn(asked: Asked, record: TableRecord, hours: int) -> None:
    """Give the player whose turn it is the given number of hours more.

    Raises:
        NoClock, NotStarted, TableClosed
    """
    seat = None if record.clock is None else record.clock.seat
    facts: dict[str, str | int] = {"name": "" if seat is None else record.name_of(seat), "hours": hours}
    entry = asked.services.admin.entry(AdminAction.EXTENDED, record, asked.user, facts)
    await asked.services.clocks.give_time(
        record.id, asked.user, hours=hours, key=asked.key, is_admin=True, entry=entry
    )
    name = table_name(asked.texts, record)
    await asked.say(
        asked.texts(
            "admin-extended",
            name="" if seat is None else seat_name(asked.texts, record, seat),
            hours=hours,
            table=name,
        )
    )


async def replace_holder(
    asked: Asked, record: TableRecord, seat: Seat, member: discord.Member | None
) -> None:
    """Give a seat to a member, or to a computer if ``member`` is None.

    Raises:
        SitsAlready, NotStarted, TableClosed, Refusal
    """
    texts, name = asked.texts, table_name(asked.texts, record)
    holder = record.holder_of(seat)
    if holder is None:
        raise Refusal("admin-seat-free", seat=str(seat + 1), table=name)
    if member is not None and member.bot:
        raise Refusal("admin-no-bots", name=shown(member.display_name))
    if member is None and holder.is_computer:
        raise Refusal("admin-replaced-already")
    by = None if member is None else Person(UserId(member.id), visible(member.display_name))
    facts: dict[str, str | int] = {"before": holder.name, "after": COMPUTER_MARK if by is None else by.name}
    if holder.is_computer:
        facts["computer"] = 1
    entry = asked.services.admin.entry(AdminAction.REPLACED, record, asked.user, facts)
    later = await asked.services.substitutes.replace(record.id, seat, by, key=asked.key, entry=entry)
    before, after = (seat_name(texts, one, seat) for one in (record, later))
    await asked.say(texts("admin-replaced", before=before, after=after, table=name))
