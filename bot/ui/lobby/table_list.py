"""The tables of a server or of a person, in short entries."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.service.ids import UserId
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.people.settings import GuildSettings
from bot.ui.lobby.buttons import join
from bot.ui.lobby.players_role import take_or_lay_down
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.commands import typed
from bot.ui.toolkit.components import GREEN
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.words.names import names_at, table_name
from bot.ui.words.tables import game_name, goal_text
from bot.ui.words.times import terms_lines

_MOST_JOINED: Final = 6
_IN_A_ROW: Final = 2
_ROOM: Final = 3800
"""The length of all entries; below them stands how many there are more."""


def open_tables_message(
    texts: Texts, records: Sequence[TableRecord], user: UserId, settings: GuildSettings
) -> Message:
    """Return the open tables of a server, those with free seats first and with buttons to join them.

    Where the server has a role for being called, a button takes it or lays it down.
    """
    ordered = sorted(records, key=lambda record: not _has_room(record))
    joining: Sequence[ui.Item[Any]] = [
        join.button(
            texts("button-join-table", table=table_name(texts, record, markdown=False)),
            record.id,
            style=GREEN,
        )
        for record in ordered
        if _has_room(record) and record.seat_of(user) is None
    ][:_MOST_JOINED]
    rows: list[ComponentRow] = [joining[at : at + _IN_A_ROW] for at in range(0, len(joining), _IN_A_ROW)]
    if settings.players_role is not None:
        rows.append([take_or_lay_down.button(texts("button-be-called"), NO_TABLE)])
    return of_embed(table_list_embed(texts, ordered), rows)


def _has_room(record: TableRecord) -> bool:
    return record.status is TableStatus.LOBBY and bool(record.open_seats)


def table_list_embed(
    texts: Texts, records: Sequence[TableRecord], user: UserId | None = None, *, waiting: Sequence[int] = ()
) -> discord.Embed:
    """Return the embed of the tables in order.

    With ``user`` they are this person's; ``waiting`` are the ids of those that wait for them.
    """
    own = user is not None
    entries = (_entry(texts, record, record.id in waiting) for record in records)
    shown = limits.first_lines(entries, _ROOM)
    description = "\n".join(shown)
    if not shown:
        description = texts("tables-none-own" if own else "tables-none", command=typed(texts, "table new"))
    elif len(shown) < len(records):
        description += "\n" + texts("tables-more", count=len(records) - len(shown))
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
    if record.status is TableStatus.LOBBY:
        about = texts("tables-about", game=game_name(texts, record), goal=goal_text(texts, record))
        line = "\n".join([line, about, *terms_lines(texts, record.terms)])
    return f"{line}\n{limits.cut(texts('tables-people', names=names, place=f'<#{record.place}>'), 700)}"
