"""The private messages of ``/admin``, with their buttons."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from functools import partial
from typing import Any, Final

import discord
from discord import ui
from discord.ext import commands
from discord.utils import format_dt

from bot.canasta.seats import Seat
from bot.service.ids import ChannelId, TableId
from bot.service.matches.record import TableRecord
from bot.service.people.settings import GuildSettings
from bot.service.ports import RecipientGone
from bot.ui.administration.doctor.examination import Examination, longest_waiting
from bot.ui.administration.doctor.facts import PlaceFacts
from bot.ui.administration.doctor.findings import Repair, Report
from bot.ui.administration.doctor_presenter import doctor_embed, repair_label
from bot.ui.administration.log_presenter import admin_log_embed
from bot.ui.administration.tables_presenter import admin_tables_embed
from bot.ui.tables.buttons import SET_UP
from bot.ui.tables.relocating import move_here
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import BLUE, GREY, RED
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.lookups import LookupResult
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.words.names import names_at, table_name

LOG_LENGTH = 12
_REPAIRS_SHOWN = 8
_IN_A_ROW = 2
_JUST_NOW: Final = timedelta(seconds=10)
"""Age from which a report says when it was made."""
REPAIR_IS_AWAITED: Final = 2.0
"""Seconds to wait for a repair to be delivered before the report is made again; boards are usually posted by then."""


def expect_admin(context: InteractionContext) -> None:
    """Raise unless the person may administer the server: a button can be clicked long after the command was typed.

    Raises:
        Refusal
    """
    if not context.administers:
        raise Refusal("admin-only")


async def show_doctor(context: InteractionContext, note: str | None = None) -> None:
    """Run all checks and show the report; ``note`` says what has just been repaired."""
    report = await _examination(context).report(_here(context), anew=note is not None)
    for user in {user for table in report.tables for user in table.missed}:
        await context.services.departures.person_left(context.guild, user)
    if note is None and report.began is not None and context.services.queries.now > report.began + _JUST_NOW:
        note = context.texts("doctor-examined", when=format_dt(report.began, "R"))
    message = doctor_message(context.texts, report)
    await context.show(Message(note, message.embeds, message.rows))


def doctor_message(texts: Texts, report: Report) -> Message:
    """Return the report with a button for each repair that the bot can make itself."""
    repairs = list(dict.fromkeys(repair for table in report.tables for repair in table.repairs))[
        :_REPAIRS_SHOWN
    ]
    buttons = [_repair_button(texts, repair, table) for repair, table in repairs]
    rows: list[ComponentRow] = [buttons[at : at + _IN_A_ROW] for at in range(0, len(buttons), _IN_A_ROW)]
    again = check_again.button(texts("button-check-again"), NO_TABLE, style=GREY)
    rows.append([again, SET_UP.button(texts("button-set-up-server"), NO_TABLE)])
    return of_embed(doctor_embed(texts, report), rows)


def _repair_button(texts: Texts, repair: Repair, table: TableId) -> ui.Button[Any]:
    return mend.button(repair_label(texts, repair, table), table, 0, int(repair), style=BLUE)


async def show_tables(context: InteractionContext) -> None:
    """Show the open tables of the server, those that wait longest first."""
    queries = context.services.queries
    records = await queries.tables_in(context.guild)
    seen = longest_waiting(records)
    reports = await _examination(context).tables(seen)
    awaited: list[tuple[Seat, ...]] = []
    for record in seen:
        view = (await queries.board(record.id, recent=0)).view
        awaited.append(() if view is None else tuple(view.seats_to_act))
    pairs = list(zip(reports, awaited, strict=True))
    await context.show(of_embed(admin_tables_embed(context.texts, pairs, len(records) - len(seen))))


async def show_admin_log(context: InteractionContext, before: int | None = None) -> None:
    """Show the admin actions of the server, newest first."""
    page = await context.services.admin.log(context.guild, before=before, limit=LOG_LENGTH)
    buttons: list[ui.Item[Any]] = []
    if before is not None:
        buttons.append(leaf_through_log.button(context.texts("button-admin-log-newest"), NO_TABLE, 0, 0))
    if page.older is not None:
        buttons.append(leaf_through_log.button(context.texts("button-older"), NO_TABLE, 0, page.older))
    await context.show(of_embed(admin_log_embed(context.texts, page), [buttons]))


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


def _examination(context: InteractionContext) -> Examination:
    client = context.interaction.client
    assert isinstance(client, commands.AutoShardedBot)
    chosen = partial(_chosen_places, context)
    return Examination(client, context.services.queries, context.services.rank_roles, context.guild, chosen)


async def _chosen_places(context: InteractionContext) -> list[ChannelId]:
    """Return the channels that the server has chosen for its tables, the daily deal and podiums."""
    settings = await context.services.admin.settings(context.guild)
    schedule = await context.services.daily.schedule(context.guild)
    roles = await context.services.rank_roles.of(context.guild)
    chosen = (settings.forum, schedule.channel, roles.podium)
    return [*dict.fromkeys(place for place in chosen if place is not None)]


def _here(context: InteractionContext) -> PlaceFacts:
    """Return the place of an interaction, with the permissions that Discord sent along."""
    is_thread = isinstance(context.interaction.channel, discord.Thread)
    return PlaceFacts(
        context.place, LookupResult.THERE, context.interaction.app_permissions, is_thread=is_thread
    )


@clickable("doctor")
async def check_again(click: Click) -> None:
    """Run all checks again."""
    expect_admin(click)
    await show_doctor(click)


@clickable("mend", args=1)  # what is mended
async def mend(click: Click) -> None:
    """Carry out a repair, and run all checks again."""
    expect_admin(click)
    record = await record_here(click, click.table)
    try:
        wanted = Repair(click.id.args[0])
    except ValueError as unknown:
        raise NotOurId(str(click.id)) from unknown
    try:
        note = await _REPAIRS[wanted](click, record)
    except RecipientGone:
        note = click.texts("doctor-mend-refused")
    else:
        await click.services.settle_within(REPAIR_IS_AWAITED)
    await show_doctor(click, note)


async def _post_board(click: Click, record: TableRecord) -> str:
    await click.services.guild_events.post_anew(record.id, click.user)
    return click.texts("doctor-mended-board", number=str(record.id))


async def _move_here(click: Click, record: TableRecord) -> str:
    await move_here(click, record)
    return click.texts("doctor-mended-place", number=str(record.id))


async def _reopen(click: Click, record: TableRecord) -> str:
    if record.thread is not None:
        await Channels(click.interaction.client).reopen(record.thread)
    await click.services.table_channels.renew_board(record.id, click.user)
    return click.texts("doctor-mended-thread", number=str(record.id))


_REPAIRS: Final[Mapping[Repair, Callable[[Click, TableRecord], Awaitable[str]]]] = {
    Repair.POST_BOARD: _post_board,
    Repair.MOVE_HERE: _move_here,
    Repair.REOPEN: _reopen,
}


@clickable("aend")
async def end_table(click: Click) -> None:
    """End a table, after the confirmation."""
    expect_admin(click)
    record = await record_here(click, click.table)
    await click.services.lobby.cancel(record.id, click.user, is_admin=True, key=click.key)
    await click.show(Message(click.texts("admin-ended", table=table_name(click.texts, record))))


@clickable("alog", args=1)  # entries before which number; 0: the newest
async def leaf_through_log(click: Click) -> None:
    """Show older entries, or the newest again."""
    expect_admin(click)
    await show_admin_log(click, click.id.args[0] or None)
