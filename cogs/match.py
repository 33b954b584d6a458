"""Read-only commands about matches: ``/hand``, ``/score``, ``/log``, ``/catch-up``, ``/replay`` and others."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.engine import check
from bot.canasta.errors import AmbiguousActionError
from bot.canasta.notation import parse_action
from bot.ui.deals.verifying import show_proof
from bot.ui.hand.autocomplete import actions_so_far
from bot.ui.hand.open_hand import show_catch_up, show_hand
from bot.ui.hand.why import asks_to_go_out, going_out_text, readings_text, why_text
from bot.ui.history.log_panel import show_log
from bot.ui.history.replaying import show_replay
from bot.ui.history.score_panel import show_score
from bot.ui.lobby.my_tables import show_my_tables
from bot.ui.tables.autocomplete import own_tables_to_choose, played_tables_to_choose, tables_to_choose
from bot.ui.tables.selection import any_table, table_played
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.reading import in_notation, reading

Interaction = discord.Interaction[Any]


class MatchCommands(commands.Cog):
    """The commands that show parts of a match."""

    @app_commands.command(name="hand", description=localized("command-hand"))
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the player's own hand, with everything that can be done."""
        async with InteractionContext(interaction) as context:
            record = await table_played(context, table)
            await show_hand(context, record.id)

    @app_commands.command(name="score", description=localized("command-score"))
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=tables_to_choose)
    async def score(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the scores of the match so far."""
        async with InteractionContext(interaction) as context:
            record = await any_table(context, table)
            await show_score(context, record.id)

    @app_commands.command(name="log", description=localized("command-log"))
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=tables_to_choose)
    async def log(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the log of a match."""
        async with InteractionContext(interaction) as context:
            record = await any_table(context, table)
            await show_log(context, record.id)

    @app_commands.command(name="catch-up", description=localized("command-catch-up"))
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def catch_up(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the events since the player's last turn."""
        async with InteractionContext(interaction) as context:
            record = await table_played(context, table)
            await show_catch_up(context, record.id)

    @app_commands.command(name="replay", description=localized("command-replay"))
    @app_commands.rename(number="round")
    @app_commands.describe(number=localized("option-round-number"), table=localized("option-table"))
    @app_commands.autocomplete(table=played_tables_to_choose)
    async def replay(
        self,
        interaction: Interaction,
        number: app_commands.Range[int, 1, 9999] | None = None,
        table: int | None = None,
    ) -> None:
        """Show a round that is over, step by step, with all hands open."""
        async with InteractionContext(interaction) as context:
            record = await any_table(context, table)
            await show_replay(context, record.id, number)

    @app_commands.command(name="verify", description=localized("command-verify"))
    @app_commands.rename(number="round")
    @app_commands.describe(number=localized("option-round-upto"), table=localized("option-table"))
    @app_commands.autocomplete(table=played_tables_to_choose)
    async def verify(
        self,
        interaction: Interaction,
        number: app_commands.Range[int, 1, 9999] | None = None,
        table: int | None = None,
    ) -> None:
        """Verify the deals, plays and scores of a match."""
        async with InteractionContext(interaction) as context:
            record = await any_table(context, table)
            await show_proof(context, record.id, number)

    @app_commands.command(name="my-tables", description=localized("command-my-tables"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def my_tables(self, interaction: Interaction) -> None:
        """Show all tables at which the person sits, in all servers."""
        async with InteractionContext(interaction) as context:
            await show_my_tables(context)

    @app_commands.command(name="why", description=localized("command-why"))
    @app_commands.describe(action=localized("option-why-action"), table=localized("option-table"))
    @app_commands.autocomplete(action=actions_so_far)
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def why(
        self, interaction: Interaction, action: app_commands.Range[str, 1, 200], table: int | None = None
    ) -> None:
        """Explain whether an action is legal, and if not, under which rule."""
        async with InteractionContext(interaction) as context:
            record = await table_played(context, table)
            hand = await context.services.queries.hand(record.id, context.user)
            if asks_to_go_out(action) or asks_to_go_out(in_notation(context.texts, action)):
                await context.say(going_out_text(context.texts, hand.record, hand.view))
                return
            try:
                meant = reading(context.texts, action, lambda text: parse_action(text, hand.view))
            except AmbiguousActionError as ambiguous:
                await context.say(readings_text(context.texts, ambiguous, hand.record, hand.view))
                return
            violation = check(hand.view, meant)
            await context.say(why_text(context.texts, meant, violation, hand.record, hand.view))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(MatchCommands())
