"""Autocomplete for typed cards: what is legal now, from the user's own hand only."""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.canasta.view import SeatView
from bot.ui.hand.parsing import (
    actions_to_type,
    discards_to_type,
    melds_to_type,
    special_hands_to_type,
    takes_to_type,
    threes_to_type,
)
from bot.ui.tables.selection import table_played
from bot.ui.texts import Texts
from bot.ui.toolkit.commands import autocomplete
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.style import labelled, style_of

Interaction = discord.Interaction[Any]
Offer = Callable[[Texts, SeatView, str], list[app_commands.Choice[str]]]


@autocomplete
async def melds_so_far(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the legal lay-downs."""
    return await _offered(interaction, current, melds_to_type)


@autocomplete
async def takes_so_far(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the legal ways of taking the pile."""
    return await _offered(interaction, current, takes_to_type)


@autocomplete
async def threes_so_far(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the threes that may be laid."""
    return await _offered(interaction, current, threes_to_type)


@autocomplete
async def special_hands_so_far(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the special hands that may be shown."""
    return await _offered(interaction, current, special_hands_to_type)


@autocomplete
async def discards_so_far(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the cards that may be discarded."""
    return await _offered(interaction, current, discards_to_type)


@autocomplete
async def actions_so_far(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return all legal actions."""
    return await _offered(interaction, current, actions_to_type)


async def _offered(interaction: Interaction, current: str, offer: Offer) -> list[app_commands.Choice[str]]:
    if interaction.guild_id is None:
        return []
    context = InteractionContext(interaction)
    record = await table_played(context, _named(interaction))
    hand = await context.services.queries.hand(record.id, context.user)
    return await _in_style(context, offer(context.texts, hand.view, current))


async def _in_style(
    context: InteractionContext, offered: list[app_commands.Choice[str]]
) -> list[app_commands.Choice[str]]:
    """Return the choices with their names in the user's style; the values that are sent stay."""
    style = style_of(await context.settings())
    for choice in offered:
        choice.name = labelled(context.texts, choice.name, style)
    return offered


def _named(interaction: Interaction) -> int | None:
    """Return the table named so far in the option for it, or None; half-typed numbers are texts."""
    named = interaction.namespace.table
    return named if isinstance(named, int) else None
