"""Actions of server managers on matches, each logged together with its change."""

import discord

from bot.canasta.seats import Seat
from bot.players.registry import LEVELS
from bot.service.errors import NotStarted, PersonAlreadySeated, TableClosed
from bot.service.ids import UserId
from bot.service.matches.record import BY_ADMIN, Person, TableRecord, TableStatus
from bot.service.people.settings import GuildSettings
from bot.service.people.visible_text import visible
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import RED
from bot.ui.toolkit.custom_ids import digits_of, user_of
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.words.computers import level_name
from bot.ui.words.names import names_at, seat_name, shown, table_name


def expect_admin(context: InteractionContext) -> None:
    """Raise unless the person may administer the server: a button can be clicked long after the command was typed.

    Raises:
        Refusal
    """
    if not context.administers:
        raise Refusal("admin-only")


def limits_text(texts: Texts, settings: GuildSettings) -> str:
    """Return the limits on the numbers of tables, in words."""
    return "\n".join(
        [
            texts("admin-limits-tables", count=settings.open_tables or 0),
            texts("admin-limits-person", count=settings.tables_per_person or 0),
            texts("admin-limits-hint"),
        ]
    )


async def ask_whether_to_end(context: InteractionContext, record: TableRecord) -> None:
    """Ask for confirmation, naming the players, so that no other table is ended by mistake."""
    texts = context.texts
    names = texts.listed(names_at(texts, record))
    sure = end_table.button(texts("button-admin-end"), record.id, style=RED)
    text = texts("admin-end-sure", table=table_name(texts, record), names=names)
    await context.show_new(Message(text, rows=[[sure]]))


@clickable("aend")
async def end_table(click: Click) -> None:
    """End a table, after the confirmation."""
    expect_admin(click)
    record = await record_here(click, click.table)
    await click.services.lobby.cancel(record.id, click.user, is_admin=True, key=click.key)
    await click.show(Message(click.texts("admin-ended", table=table_name(click.texts, record))))


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
    """Ask whether to give a seat to a member, or to a computer of this level (None: the default) if there is none.

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
    if record.status is TableStatus.LOBBY:
        raise NotStarted(table=record.id)
    if not record.is_open:
        raise TableClosed(table=record.id, status=record.ending)
    user = None if member is None else UserId(member.id)
    if user is not None and record.seat_of(user) is not None:
        raise PersonAlreadySeated(table=record.id, user=user)
    levels = context.services.levels
    if level is not None:
        levels.chosen(level)
    sure = really_replace.button(
        texts("button-admin-replace"),
        record.id,
        0,
        seat,
        holder.joined,
        0 if level is None else 1 + LEVELS.index(level),
        *digits_of(user or 0),
        style=RED,
    )
    text = texts(
        "admin-replace-sure",
        before=seat_name(texts, record, seat),
        table=name,
        level="none" if user is not None else level_name(texts, level or levels.usual),
        after=f"<@{user}>",
        is_notified="no"
        if holder.user is None or holder.user == context.user or record.is_confidential
        else "yes",
    )
    await context.show_new(Message(text, rows=[[sure]]))


@clickable("areplace", args=6)  # seat, when its holder joined, level or 0, the person
async def really_replace(click: Click) -> None:
    """Give the seat to whom the question named, unless somebody else holds it by now."""
    expect_admin(click)
    texts, record = click.texts, await record_here(click, click.table)
    seat, joined, level, *digits = click.id.args
    user = user_of(digits)
    by: Person | str | None = LEVELS[level - 1] if 0 < level <= len(LEVELS) else None
    if user is not None:
        names = await click.client.members.names(record.guild, [user])
        if user not in names:
            raise Refusal("admin-replace-stranger")
        by = Person(user, visible(names[user]))
    later = await click.services.substitutes.replace(
        record.id, Seat(seat), by, key=click.key, admin=click.user, joined=joined
    )
    before, after = (seat_name(texts, one, Seat(seat)) for one in (record, later))
    await click.show(
        Message(texts("admin-replaced", before=before, after=after, table=table_name(texts, record)))
    )
