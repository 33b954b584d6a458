"""The doctor's report, grouped by table, worst first, with a button for each repair that the bot can make."""

from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from typing import Any, Final

import discord
from discord import ui
from discord.ext import commands
from discord.utils import format_dt

from bot.service.ids import ChannelId, TableId
from bot.service.matches.record import TableRecord
from bot.service.ports import RecipientGone
from bot.ui.administration.actions import expect_admin
from bot.ui.administration.doctor_checks import Finding, PlaceFacts, Repair, Report, Severity, TableReport
from bot.ui.administration.doctor_examination import Examination
from bot.ui.tables.buttons import SET_UP
from bot.ui.tables.relocating import move_here
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import BLUE, GREY
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.lookups import LookupResult
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.words.names import table_name
from bot.ui.words.tables import table_url

_REPAIRS_SHOWN = 8
_IN_A_ROW = 2
_MENDED: Final = {Repair.POST_BOARD: "board", Repair.MOVE_HERE: "place", Repair.REOPEN: "thread"}
"""What each repair mends, in the keys of texts."""
_JUST_NOW: Final = timedelta(seconds=10)
"""Age from which a report says when it was made."""
REPAIR_IS_AWAITED: Final = 2.0
"""Seconds to wait for a repair to be delivered before the report is made again; boards are usually posted by then."""


async def show_doctor(context: InteractionContext, note: str | None = None) -> None:
    """Run all checks and show the report; ``note`` says what has just been repaired."""
    report = await examination_of(context).report(_here(context), anew=note is not None)
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
    label = texts(f"button-mend-{_MENDED[repair]}", number=str(table))
    return mend.button(label, table, 0, int(repair), style=BLUE)


def examination_of(context: InteractionContext) -> Examination:
    """Return a run of the doctor on the server of an interaction."""
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
        await _repair(click, wanted, record)
    except RecipientGone:
        note = click.texts("doctor-mend-refused")
    else:
        note = click.texts(f"doctor-mended-{_MENDED[wanted]}", number=str(record.id))
        await click.services.settle_within(REPAIR_IS_AWAITED)
    await show_doctor(click, note)


async def _repair(click: Click, repair: Repair, record: TableRecord) -> None:
    match repair:
        case Repair.POST_BOARD:
            await click.services.guild_events.post_anew(record.id, click.user)
        case Repair.MOVE_HERE:
            await move_here(click, record)
        case Repair.REOPEN:
            if record.thread is not None:
                await Channels(click.interaction.client).reopen(record.thread)
            await click.services.table_channels.renew_board(record.id, click.user)


_KEYS: Final = {
    Severity.OK: "doctor-mark-ok",
    Severity.WARNING: "doctor-mark-warning",
    Severity.BROKEN: "doctor-mark-broken",
}
_ROOM: Final = 3900


def finding_line(texts: Texts, finding: Finding) -> str:
    """Return the sentence of a finding behind a mark whose shape shows the severity."""
    return texts(_KEYS[finding.severity], what=texts(finding.key, **finding.facts))


def doctor_embed(texts: Texts, report: Report) -> discord.Embed:
    """Return the embed of the whole report."""
    lines = [texts("doctor-server"), *_lines(texts, report.server)]
    ill = sorted((one for one in report.tables if one.severity > Severity.OK), key=lambda one: -one.severity)
    for table in ill:
        lines += ["", _heading(texts, table), *_lines(texts, table.findings)]
    well = len(report.tables) - len(ill)
    rest = [texts("doctor-tables-well", count=well)] if well else []
    if report.unseen:
        rest.append(texts("doctor-tables-unseen", count=report.unseen))
    if not report.tables and not report.unseen:
        rest.append(texts("doctor-no-tables"))
    return embed_of(_title(texts, report), [*_fitting(texts, lines), "", *rest])


def _title(texts: Texts, report: Report) -> str:
    everything = [*report.server, *(finding for table in report.tables for finding in table.findings)]
    count = sum(one.severity > Severity.OK for one in everything)
    return texts("doctor-title", count=count) if count else texts("doctor-title-well")


def _heading(texts: Texts, table: TableReport) -> str:
    record = table.record
    return texts("doctor-table", table=table_name(texts, record), link=table_url(record))


def _lines(texts: Texts, findings: Sequence[Finding]) -> list[str]:
    return [finding_line(texts, finding) for finding in sorted(findings, key=lambda one: -one.severity)]


def _fitting(texts: Texts, lines: Sequence[str]) -> list[str]:
    room = _ROOM - 400
    shown: list[str] = []
    for line in lines:
        room -= limits.utf16(line) + 1
        if room < 0:
            return [*shown, texts("doctor-more")]
        shown.append(line)
    return shown
