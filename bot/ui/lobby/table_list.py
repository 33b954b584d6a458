"""The tables of a server or of a person, in short entries."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.service.ids import UserId
from bot.service.matches.record import TableRecord, TableStatus
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.words.names import names_at, table_name


def table_list_embed(
    texts: Texts, records: Sequence[TableRecord], user: UserId | None = None, *, waiting: Sequence[int] = ()
) -> discord.Embed:
    """Return the embed of the tables in order.

    With ``user`` they are this person's; ``waiting`` are the ids of those that wait for them.
    """
    own = user is not None
    entries = [_entry(texts, record, record.id in waiting) for record in records]
    shown = _fitting(entries, 3800)
    description = "\n".join(shown)
    if not shown:
        description = texts("tables-none-own" if own else "tables-none", command="`/table new`")
    elif len(shown) < len(entries):
        description += "\n" + texts("tables-more", count=len(entries) - len(shown))
    title = texts("tables-title-own" if own else "tables-title")
    return discord.Embed(title=title, description=description, colour=colours.PLAIN)


def _entry(texts: Texts, record: TableRecord, waits: bool) -> str:
    since = discord.utils.format_dt(record.turn_since, "R")
    if waits:
        what = texts("tables-your-turn", since=since)
    elif record.status is TableStatus.LOBBY:
        what = texts("tables-lobby", free=len(record.free_seats), seats=record.seat_count)
    elif record.status is TableStatus.PLAYING:
        what = texts("tables-playing", since=discord.utils.format_dt(record.created, "R"))
    else:
        what = texts(f"tables-{record.status}")
    names = texts.listed(names_at(texts, record))
    line = texts("tables-line", table=table_name(texts, record), what=what)
    return f"{line}\n{limits.cut(texts('tables-people', names=names, place=f'<#{record.place}>'), 700)}"


def _fitting(entries: Sequence[str], room: int) -> list[str]:
    shown: list[str] = []
    for entry in entries:
        room -= limits.utf16(entry) + 1
        if room < 0:
            break
        shown.append(entry)
    return shown
