"""Autocomplete for the options of commands that name a table or a seat."""

from collections.abc import Iterable
from typing import Any

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

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[int]]

_LONGEST_NAME = 100


@autocomplete
async def own_tables_to_choose(interaction: Interaction, current: str | float) -> Choices:
    """Return the tables where this person sits."""
    if interaction.guild_id is None:
        return []
    context = InteractionContext(interaction)
    return _choices(
        context.texts, await context.services.queries.tables_of(context.user, guild=context.guild), current
    )


@autocomplete
async def own_matches_to_choose(interaction: Interaction, current: str | float) -> Choices:
    """Return the finished tables where this person has played."""
    if interaction.guild_id is None:
        return []
    context = InteractionContext(interaction)
    over = frozenset({TableStatus.FINISHED})
    records = await context.services.queries.tables_of(context.user, guild=context.guild, statuses=over)
    return _choices(context.texts, [record for record in records if not record.is_practice], current)


@autocomplete
async def open_lobbies_to_choose(interaction: Interaction, current: str | float) -> Choices:
    """Return the tables of this server that still have free seats and where this person does not sit."""
    if interaction.guild_id is None:
        return []
    context = InteractionContext(interaction)
    lobbies = await context.services.queries.tables_in(context.guild, frozenset({TableStatus.LOBBY}))
    others = [record for record in lobbies if record.seat_of(context.user) is None]
    return _choices(context.texts, that_may_be_seen(context, others), current)


@autocomplete
async def tables_to_choose(interaction: Interaction, current: str | float) -> Choices:
    """Return the open tables of this server."""
    if interaction.guild_id is None:
        return []
    context = InteractionContext(interaction)
    return _choices(
        context.texts,
        that_may_be_seen(context, await context.services.queries.tables_in(context.guild)),
        current,
    )


@autocomplete
async def played_tables_to_choose(interaction: Interaction, current: str | float) -> Choices:
    """Return the tables of this server where a match has begun, those that are over too."""
    if interaction.guild_id is None:
        return []
    context = InteractionContext(interaction)
    played = frozenset(TableStatus) - {TableStatus.LOBBY}
    return _choices(
        context.texts,
        that_may_be_seen(context, await context.services.queries.tables_in(context.guild, played)),
        current,
    )


def _choices(texts: Texts, records: Iterable[TableRecord], current: str | float) -> Choices:
    wanted = str(current).strip().casefold()
    found = []
    for record in records:
        people = ", ".join(names_at(texts, record, markdown=False))
        name = f"{record.id}: {plain(record.title, 60) or people}"
        if wanted in name.casefold():
            found.append(app_commands.Choice(name=cut(name, _LONGEST_NAME), value=record.id))
    return found[:MOST_OPTIONS]


@autocomplete
async def seats_to_choose(interaction: Interaction, current: str | float) -> Choices:
    """Return the taken seats of the table that the command names, or else of its default table."""
    if interaction.guild_id is None:
        return []
    context = InteractionContext(interaction)
    record = await administered_table(context, getattr(interaction.namespace, "table", None))
    wanted = str(current).strip().casefold()
    choices = []
    for holder in record.seats:
        name = f"{holder.seat + 1}: {plain_seat_name(context.texts, record, holder.seat)}"
        if wanted in name.casefold():
            choices.append(app_commands.Choice(name=cut(name, _LONGEST_NAME), value=holder.seat + 1))
    return choices[:MOST_OPTIONS]
