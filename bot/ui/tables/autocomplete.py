"""Autocomplete for the options of commands that name a table or a seat."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.service.matches.record import TableRecord, TableStatus
from bot.ui.tables.selection import administered_table
from bot.ui.tables.visibility import that_may_be_seen
from bot.ui.texts import Texts
from bot.ui.toolkit.commands import autocomplete
from bot.ui.toolkit.components import MOST_OPTIONS, cut
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.names import names_at, plain, plain_seat_name

Interaction: TypeAlias = discord.Interaction[Any]
Choices: TypeAlias = list[app_commands.Choice[int]]

_LONGEST_NAME = 100


def _in_a_server(
    named: Callable[[InteractionContext], Awaitable[Iterable[tuple[str, int]]]],
) -> Callable[[Interaction, str | float], Any]:
    """Return the autocomplete that offers, in a server, what has such a name and contains what is typed so far."""

    async def choose(interaction: Interaction, current: str | float) -> Choices:
        if interaction.guild_id is None:
            return []
        wanted = str(current).strip().casefold()
        return [
            app_commands.Choice(name=cut(name, _LONGEST_NAME), value=value)
            for name, value in await named(InteractionContext(interaction))
            if wanted in name.casefold()
        ][:MOST_OPTIONS]

    return autocomplete(choose)


def _tables(
    find: Callable[[InteractionContext], Awaitable[Iterable[TableRecord]]],
) -> Callable[[Interaction, str | float], Any]:
    async def named(context: InteractionContext) -> list[tuple[str, int]]:
        return [(_name(context.texts, record), int(record.id)) for record in await find(context)]

    return _in_a_server(named)


def _name(texts: Texts, record: TableRecord) -> str:
    people = ", ".join(names_at(texts, record, markdown=False))
    return f"{record.id}: {plain(record.title, 60) or people}"


@_tables
async def own_tables_to_choose(context: InteractionContext) -> Iterable[TableRecord]:
    """Return the tables where this person sits."""
    return await context.services.queries.tables_of(context.user, guild=context.guild)


@_tables
async def own_matches_to_choose(context: InteractionContext) -> Iterable[TableRecord]:
    """Return the finished tables where this person has played."""
    over = frozenset({TableStatus.FINISHED})
    records = await context.services.queries.tables_of(context.user, guild=context.guild, statuses=over)
    return [record for record in records if not record.is_practice]


@_tables
async def open_lobbies_to_choose(context: InteractionContext) -> Iterable[TableRecord]:
    """Return the tables of this server that still have free seats and where this person does not sit."""
    lobbies = await context.services.queries.tables_in(context.guild, frozenset({TableStatus.LOBBY}))
    others = [record for record in lobbies if record.seat_of(context.user) is None]
    return that_may_be_seen(context, others)


@_tables
async def tables_to_choose(context: InteractionContext) -> Iterable[TableRecord]:
    """Return the open tables of this server."""
    return that_may_be_seen(context, await context.services.queries.tables_in(context.guild))


@_tables
async def played_tables_to_choose(context: InteractionContext) -> Iterable[TableRecord]:
    """Return the tables of this server where a match has begun, those that are over too."""
    played = frozenset(TableStatus) - {TableStatus.LOBBY}
    return that_may_be_seen(context, await context.services.queries.tables_in(context.guild, played))


@_in_a_server
async def seats_to_choose(context: InteractionContext) -> Iterable[tuple[str, int]]:
    """Return the taken seats of the table that the command names, or else of its default table."""
    named = getattr(context.interaction.namespace, "table", None)
    record = await administered_table(context, named)
    return [
        (f"{holder.seat + 1}: {plain_seat_name(context.texts, record, holder.seat)}", holder.seat + 1)
        for holder in record.seats
    ]


OWN_TABLE: Final = ("option-table", own_tables_to_choose)
ANY_TABLE: Final = ("option-table", tables_to_choose)
ADMIN_TABLE: Final = ("option-admin-table", tables_to_choose)
