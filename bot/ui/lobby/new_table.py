"""Opening of tables, by ``/table new`` or by the button of the welcome."""

from typing import Any

import discord

from bot.ui.lobby.buttons import expect_room_for_a_table
from bot.ui.lobby.messages import made_message
from bot.ui.tables.selection import rules_named
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.permissions import user_may_write


async def open_table(
    context: InteractionContext, rules: str | None = None, title: str = "", computers: str | None = None
) -> None:
    """Open a table in this channel; without ``rules``, with the usual game of the server.

    Raises:
        TooManyOpenTables, TooManyOwnTables
        Refusal: the bot may not write here, the game is unknown, or the player opens too many tables.
    """
    expect_permissions(context.interaction)
    expect_room_for_a_table(context)
    named = None if rules is None else await rules_named(context, rules)
    chosen = await context.services.houses.chosen(context.guild, named)
    record = await context.services.creation.create(
        context.person,
        guild=context.guild,
        channel=context.place,
        chosen=chosen,
        title=title,
        computers=computers,
        key=context.key,
    )
    await context.show_new(made_message(context.texts, record, is_usual=rules is None))


def expect_permissions(interaction: discord.Interaction[Any]) -> None:
    """Raise an error unless the bot has the permissions that a table needs to be visible.

    Raises:
        Refusal
    """
    may = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    may_write = may.send_messages_in_threads if in_thread else may.send_messages
    if not (may.view_channel and may_write and may.embed_links):
        raise Refusal("table-no-permission")


@clickable("newtable")
async def open_usual_table(click: Click) -> None:
    """Open a table with the usual game of the server.

    Everybody who sees a button can click it: only those who could type the command there may open a table.
    """
    may_type = user_may_write(click.interaction) and click.interaction.permissions.use_application_commands
    if not may_type:
        raise Refusal("table-not-yours-to-open")
    await open_table(click)
