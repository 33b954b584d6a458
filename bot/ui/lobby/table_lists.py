"""Lists of tables: those of a server, and privately all where a person sits, with a button to open each hand."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import discord
from discord import ui

from bot.service.ids import GuildId, TableId, UserId
from bot.service.matches.next_round import is_on_turn, others_wait, waits_for_user
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.people.settings import GuildSettings
from bot.ui.lobby.buttons import join
from bot.ui.lobby.players_role import take_or_lay_down
from bot.ui.tables import screens
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.commands import typed
from bot.ui.toolkit.components import BLUE, GREEN, GREY
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.toolkit.paging import page_buttons
from bot.ui.words.names import names_at, seat_name, shown, table_name
from bot.ui.words.tables import game_name, goal_text, table_url
from bot.ui.words.times import ago, terms_lines
from bot.ui.words.turn import clock_lines

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
    entries = (_entry_in_brief(texts, record, record.id in waiting) for record in records)
    shown = limits.first_lines(entries, _ROOM)
    description = "\n".join(shown)
    if not shown:
        description = texts("tables-none-own" if own else "tables-none", command=typed(texts, "table new"))
    elif len(shown) < len(records):
        description += "\n" + texts("tables-more", count=len(records) - len(shown))
    title = texts("tables-title-own" if own else "tables-title")
    return discord.Embed(title=title, description=description, colour=colours.PLAIN)


def _entry_in_brief(texts: Texts, record: TableRecord, waits: bool) -> str:
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


A_PAGE: Final = 5
"""Number of tables on one page."""

A_LONG_WAIT: Final = timedelta(hours=12)
"""Time after which the entry mentions, gently, that all wait."""

_LONGEST_SERVER_NAME: Final = 60
_LONGEST_LINE: Final = 400


def in_order_for(records: Sequence[TableRecord], user: UserId) -> list[TableRecord]:
    """Return the tables in order: those that wait for this person first, longest first; those without a match last."""

    def place(record: TableRecord) -> tuple[int, float]:
        if record.status is not TableStatus.PLAYING:
            return 4, -record.created.timestamp()
        if record.pause is not None:
            return 3, record.pause.since.timestamp()
        if is_on_turn(record, user):
            return 0, record.turn_since.timestamp()
        if _is_away(record, user):
            return 1, record.turn_since.timestamp()
        return 2, record.turn_since.timestamp()

    return sorted(records, key=place)


def my_tables_embed(
    texts: Texts,
    records: Sequence[TableRecord],
    user: UserId,
    now: datetime,
    page: int = 0,
    server_of: Callable[[GuildId], str] = lambda _: "",
    dues: Mapping[TableId, datetime | None] | None = None,
) -> discord.Embed:
    """Return the embed of one page of the tables, which are in their order already.

    ``server_of`` returns the name of a server, or an empty text where it is not shown; ``dues`` holds the deadline at
    each table.
    """
    dues = dues or {}
    mine = sum(is_on_turn(record, user) for record in records)
    text = texts("my-tables-none", command=typed(texts, "table new"))
    if records:
        entries = [
            _entry(texts, record, user, now, server_of(record.guild), dues.get(record.id))
            for record in page_of(records, page)
        ]
        text = "\n\n".join([texts("my-tables-waiting", count=mine), *entries])
    pages = page_count(records)
    footer = texts("page-number", page=page + 1, pages=pages) if pages > 1 else None
    colour = colours.YOUR_TURN if mine else colours.PLAIN
    return embed_of(texts("tables-title-own"), [text], colour, footer=footer)


def page_count(records: Sequence[TableRecord]) -> int:
    """Return the number of pages; at least one."""
    return max(1, -(-len(records) // A_PAGE))


def page_of(records: Sequence[TableRecord], page: int) -> Sequence[TableRecord]:
    """Return the tables of a page."""
    return records[page * A_PAGE : (page + 1) * A_PAGE]


def _entry(
    texts: Texts, record: TableRecord, user: UserId, now: datetime, server: str, due: datetime | None
) -> str:
    table = f"**{table_name(texts, record)}**"
    if server:
        name = shown(server, _LONGEST_SERVER_NAME)
        table = texts("my-tables-in", table=table, server=name)
    head = texts("my-tables-head", table=table, url=table_url(record))
    if is_on_turn(record, user):
        head = f"👉 {head}"
    lines = _lines(texts, record, user, now, due)
    return "\n".join([head, *(limits.cut(line, _LONGEST_LINE) for line in lines)])


def _lines(texts: Texts, record: TableRecord, user: UserId, now: datetime, due: datetime | None) -> list[str]:
    if record.status is TableStatus.LOBBY:
        return [texts("tables-lobby", free=len(record.free_seats), seats=record.seat_count)]
    if record.status is not TableStatus.PLAYING:
        return [texts(f"tables-{record.status}")]
    if record.pause is not None:
        return [texts("my-tables-paused", since=ago(record.pause.since))]
    since = ago(record.turn_since)
    if waits_for_user(record, user):
        lines = [texts("my-tables-ready", since=since)]
    elif is_on_turn(record, user):
        lines = [texts("my-tables-turn", since=since)]
        if now - record.turn_since >= A_LONG_WAIT and others_wait(record):
            lines[0] += " " + texts("my-tables-all-wait")
    elif not record.seats_waited_for:
        lines = [texts("my-tables-between")]
    else:
        names = texts.listed([seat_name(texts, record, seat) for seat in record.seats_waited_for])
        lines = [texts("my-tables-other", name=names, since=since)]
    lines += clock_lines(texts, record, due)
    if _is_away(record, user):
        lines.append(texts("my-tables-away"))
    return lines


def _is_away(record: TableRecord, user: UserId) -> bool:
    return any(holder.user == user and holder.is_absent for holder in record.seats)


async def show_my_tables(context: InteractionContext, page: int = 0) -> None:
    """Show a page of the list in its present state."""
    queries = context.services.queries
    records = in_order_for(await queries.tables_of(context.user), context.user)
    page = max(0, min(page, page_count(records) - 1))
    here = context.interaction.guild_id

    def server_of(guild: GuildId) -> str:
        known = None if guild == here else context.interaction.client.get_guild(guild)
        return "" if known is None else known.name

    dues = {record.id: await queries.due_of(record) for record in page_of(records, page)}
    embed = my_tables_embed(context.texts, records, context.user, queries.now, page, server_of, dues)
    hands = [
        _hand(context, record)
        for record in page_of(records, page)
        if record.guild == here and record.status is TableStatus.PLAYING
    ]
    turns = page_buttons(context.texts, turn_page, NO_TABLE, page=page, pages=page_count(records))
    await context.show(of_embed(embed, [hands, turns]))


def _hand(context: InteractionContext, record: TableRecord) -> ui.Button[Any]:
    """Return the button of the hand at a table of this server; hands elsewhere are opened there."""
    name = context.texts("button-hand-at", table=table_name(context.texts, record, markdown=False))
    style = BLUE if is_on_turn(record, context.user) else GREY
    return open_hand_at.button(name, record.id, style=style)


@clickable("mine", args=1)  # which page, from 0
async def turn_page(click: Click) -> None:
    """Show another page."""
    await show_my_tables(click, click.id.args[0])


@clickable("handat")
async def open_hand_at(click: Click) -> None:
    """Show the hand at a table in a new message, below the list."""
    click.manner = Manner.NEW
    await screens.HAND.open(click, click.table)
