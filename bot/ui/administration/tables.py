"""The open tables of a server for its managers: place, whose turn since when, and what is wrong."""

from collections.abc import Sequence

import discord

from bot.canasta.seats import Seat
from bot.service.matches.record import TableRecord, TableStatus
from bot.ui.administration.doctor_checks import Severity, TableReport
from bot.ui.administration.doctor_examination import longest_waiting
from bot.ui.administration.doctor_panel import examination_of, finding_line
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.commands import typed
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import embed_of, of_embed
from bot.ui.words.names import names_at, seat_name, table_name
from bot.ui.words.tables import table_url

_ROOM = 3700


def admin_tables_embed(
    texts: Texts, tables: Sequence[tuple[TableReport, tuple[Seat, ...]]], unseen: int
) -> discord.Embed:
    """Return the embed of the tables, each with its report and the seats it waits for; ``unseen`` more are open."""
    lines = limits.first_lines((_entry(texts, report, awaited) for report, awaited in tables), _ROOM)
    unseen += len(tables) - len(lines)
    if unseen:
        lines.append(texts("tables-more", count=unseen))
    nothing = texts("tables-none", command=typed(texts, "table new"))
    footer = texts("admin-tables-footer") if lines else None
    return embed_of(texts("admin-tables-title"), lines or [nothing], footer=footer)


def _entry(texts: Texts, report: TableReport, awaited: tuple[Seat, ...]) -> str:
    record = report.record
    lines = [
        texts(
            "admin-tables-line",
            table=table_name(texts, record),
            link=table_url(record),
            place=f"<#{record.place}>",
        ),
        _waits(texts, record, awaited),
    ]
    lines += [
        limits.cut(finding_line(texts, finding), 300)
        for finding in report.findings
        if finding.severity > Severity.OK
    ]
    return "\n".join(lines)


def _waits(texts: Texts, record: TableRecord, awaited: tuple[Seat, ...]) -> str:
    since = discord.utils.format_dt(record.turn_since, "R")
    if record.status is TableStatus.LOBBY:
        free = len(record.free_seats)
        names = texts.listed(names_at(texts, record))
        return texts("admin-tables-lobby", free=free, names=names, since=since)
    if record.is_homeless:
        return texts("admin-tables-homeless")
    if record.pause is not None:
        return texts("admin-tables-paused", since=discord.utils.format_dt(record.pause.since, "R"))
    if not awaited:
        return texts("admin-tables-playing", since=since)
    names = texts.listed([seat_name(texts, record, seat) for seat in awaited])
    return texts("admin-tables-waits", names=names, since=since)


async def show_tables(context: InteractionContext) -> None:
    """Show the open tables of the server, those that wait longest first."""
    queries = context.services.queries
    records = await queries.tables_in(context.guild)
    seen = longest_waiting(records)
    reports = await examination_of(context).tables(seen)
    awaited: list[tuple[Seat, ...]] = []
    for record in seen:
        view = (await queries.board(record.id, recent=0)).view
        awaited.append(() if view is None else tuple(view.seats_to_act))
    pairs = list(zip(reports, awaited, strict=True))
    await context.show(of_embed(admin_tables_embed(context.texts, pairs, len(records) - len(seen))))
