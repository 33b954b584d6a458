"""Admission of interactions: those that this process answers, of users within their rate limits."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import discord

from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.interaction_client import client_of
from bot.ui.toolkit.rate_limit import seconds_of

Tokens: TypeAlias = int | Callable[[discord.Interaction[Any]], int]
"""The cost of an interaction that makes the bot write to a whole table, any number of times.

Interactions that end or answer such an action cost nothing: they are possible no more often than the action itself.
Neither does leaving, which takes joining first, nor saying ready, once in a round: no limit may keep players at a table
or delay it.
"""

TELLS_TABLE: Final = 1
CALLS_SOMEBODY: Final = 3

_EXTRA: Final = "tokens"


def costs(tokens: Tokens) -> dict[Any, Any]:
    """Return the ``extras`` of a command that costs so many tokens."""
    return {_EXTRA: tokens}


async def may_be_answered(interaction: discord.Interaction[Any], tokens: Tokens = 0) -> bool:
    """Return whether this process is to answer, and the user is within the rate limits.

    Interactions that another process answers, and those that Discord has given up, are ignored.
    """
    client = client_of(interaction)
    if client.open_interactions.is_let_go(interaction.created_at):
        return False
    client.open_interactions.begin()
    try:
        is_ours = await client.services.is_ours(interaction.id)
    finally:
        client.open_interactions.end()
    return is_ours and await _is_within_limits(interaction, tokens)


async def _is_within_limits(interaction: discord.Interaction[Any], tokens: Tokens) -> bool:
    """Return whether the user is within the rate limits.

    If not, the user is asked to wait or gets no suggestions, and nothing is done.
    """
    context = InteractionContext(interaction)
    limits, user = context.client.rate_limits, context.user
    if interaction.type is discord.InteractionType.autocomplete:
        if not limits.keys.take(user):
            return True
        await interaction.response.autocomplete([])
        return False
    if wait := limits.clicks.take(user):
        refusal = Refusal("panel-too-fast", seconds=seconds_of(wait))
    elif (count := _count(interaction, tokens)) and (wait := context.take(limits.told, count)):
        refusal = Refusal("panel-too-often-told", seconds=seconds_of(wait))
    else:
        return True
    await context.answer_failure(refusal)
    return False


def _count(interaction: discord.Interaction[Any], tokens: Tokens) -> int:
    if interaction.command is not None:
        tokens = interaction.command.extras.get(_EXTRA, 0)
    return tokens(interaction) if callable(tokens) else tokens
