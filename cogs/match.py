"""Read-only commands about matches: ``/hand``, ``/score``, ``/log``, ``/catch-up``, ``/replay`` and others."""

from discord import app_commands
from discord.ext import commands

from bot.canasta.engine import check
from bot.canasta.errors import AmbiguousActionError
from bot.canasta.notation.action_parser import parse_action
from bot.ui.deals.verifying import show_proof
from bot.ui.hand.autocomplete import actions_so_far
from bot.ui.hand.open_hand import show_catch_up, show_hand
from bot.ui.hand.parsing import in_notation, reading
from bot.ui.hand.why import asks_to_go_out, going_out_text, readings_text, why_text
from bot.ui.history.log import show_log
from bot.ui.history.replaying import show_replay
from bot.ui.history.score_panel import show_score
from bot.ui.lobby.table_lists import show_my_tables
from bot.ui.tables.autocomplete import ANY_TABLE, OWN_TABLE, played_tables_to_choose
from bot.ui.tables.selection import any_table, table_played
from bot.ui.toolkit.commands import command
from bot.ui.toolkit.interaction import InteractionContext


class MatchCommands(commands.Cog):
    """The commands that show parts of a match."""

    @command("hand", "command-hand", table=OWN_TABLE)
    async def hand(self, context: InteractionContext, table: int | None = None) -> None:
        """Show the player's own hand, with everything that can be done."""
        record = await table_played(context, table)
        await show_hand(context, record.id)

    @command("score", "command-score", table=ANY_TABLE)
    async def score(self, context: InteractionContext, table: int | None = None) -> None:
        """Show the scores of the match so far."""
        record = await any_table(context, table)
        await show_score(context, record.id)

    @command("log", "command-log", table=ANY_TABLE)
    async def log(self, context: InteractionContext, table: int | None = None) -> None:
        """Show the log of a match."""
        record = await any_table(context, table)
        await show_log(context, record.id)

    @command("catch-up", "command-catch-up", table=OWN_TABLE)
    async def catch_up(self, context: InteractionContext, table: int | None = None) -> None:
        """Show the events since the player's last turn."""
        record = await table_played(context, table)
        await show_catch_up(context, record.id)

    @command(
        "replay",
        "command-replay",
        number="option-round-number",
        table=("option-table", played_tables_to_choose),
    )
    @app_commands.rename(number="round")
    async def replay(
        self,
        context: InteractionContext,
        number: app_commands.Range[int, 1, 9999] | None = None,
        table: int | None = None,
    ) -> None:
        """Show a round that is over, step by step, with all hands open."""
        record = await any_table(context, table)
        await show_replay(context, record.id, number)

    @command(
        "verify",
        "command-verify",
        number="option-round-upto",
        table=("option-table", played_tables_to_choose),
    )
    @app_commands.rename(number="round")
    async def verify(
        self,
        context: InteractionContext,
        number: app_commands.Range[int, 1, 9999] | None = None,
        table: int | None = None,
    ) -> None:
        """Verify the deals, plays and scores of a match."""
        record = await any_table(context, table)
        await show_proof(context, record.id, number)

    @command("my-tables", "command-my-tables")
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def my_tables(self, context: InteractionContext) -> None:
        """Show all tables at which the person sits, in all servers."""
        await show_my_tables(context)

    @command("why", "command-why", action=("option-why-action", actions_so_far), table=OWN_TABLE)
    async def why(
        self, context: InteractionContext, action: app_commands.Range[str, 1, 200], table: int | None = None
    ) -> None:
        """Explain whether an action is legal, and if not, under which rule."""
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
