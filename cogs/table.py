"""``/table``: commands for creating tables, filling their seats, starting and cancelling them."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.seats import MOST_SEATS, Seat
from bot.service.matches.record import OPEN, TableRecord, TableStatus
from bot.ui.clocks.terms_form import terms_message, terms_of_table
from bot.ui.delivery.table_message import show_table
from bot.ui.house_rules.autocomplete import rules_to_choose
from bot.ui.lobby.buttons import ask_whether_to_cancel, open_rematch
from bot.ui.lobby.new_table import expect_permissions, open_table
from bot.ui.lobby.presenter import lobby_embed
from bot.ui.lobby.set_up import seat_menu
from bot.ui.lobby.table_lists import open_tables_message, table_list_embed
from bot.ui.tables.autocomplete import ANY_TABLE, OWN_TABLE, open_lobbies_to_choose, own_matches_to_choose
from bot.ui.tables.relocating import move_here
from bot.ui.tables.selection import (
    any_table,
    own_table,
    table_that_is_over,
    table_to_join,
    table_to_move,
    tables_waiting_for,
)
from bot.ui.tables.visibility import that_may_be_seen
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.commands import command, localized
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import of_embed
from bot.ui.words.computers import CHARACTER_CHOICES, LEVEL_CHOICES
from bot.ui.words.names import plain, table_name

_LONGEST_TITLE = 60


def _seat_tokens(interaction: discord.Interaction[Any]) -> int:
    """Return the cost of ``/table seats``, which only shows them where none is named."""
    return 0 if interaction.namespace.seat is None else TELLS_TABLE


class TableCommands(commands.GroupCog, group_name="table", group_description=localized("command-table")):
    """The commands for creating tables, filling their seats, starting and cancelling them."""

    @command(
        "new",
        "command-table-new",
        rules=("option-rules", rules_to_choose),
        title="option-title",
        computers=("option-computers", LEVEL_CHOICES),
    )
    async def new(
        self,
        context: InteractionContext,
        rules: app_commands.Range[str, 1, 100] | None = None,
        title: app_commands.Range[str, 1, _LONGEST_TITLE] | None = None,
        computers: str | None = None,
    ) -> None:
        """Create a table."""
        await open_table(context, rules, plain(title or "", _LONGEST_TITLE), computers)

    @command(
        "join",
        "command-table-join",
        tokens=TELLS_TABLE,
        table=("option-table", open_lobbies_to_choose),
        seat="option-seat",
    )
    async def join(
        self,
        context: InteractionContext,
        table: int | None = None,
        seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
    ) -> None:
        """Take a seat."""
        meant = await table_to_join(context, table)
        record = await context.services.lobby.join(
            meant.id, context.person, seat=_seat(seat), key=context.key
        )
        await _say_seat(context, record)

    @command("leave", "command-table-leave", table=OWN_TABLE)
    async def leave(self, context: InteractionContext, table: int | None = None) -> None:
        """Leave a seat before the start."""
        meant = await own_table(context, table)
        record = await context.services.lobby.leave(meant.id, context.user, key=context.key)
        await context.say(context.texts("table-left", table=table_name(context.texts, record)))

    @command("seats", "command-table-seats", tokens=_seat_tokens, seat="option-seat", table=OWN_TABLE)
    async def seats(
        self,
        context: InteractionContext,
        seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        table: int | None = None,
    ) -> None:
        """Move to another seat, or show the seats to choose from."""
        meant = await own_table(context, table)
        wanted = _seat(seat)
        if wanted is None:
            rows = [seat_menu(context.texts, meant)] if meant.status is TableStatus.LOBBY else []
            await context.show(of_embed(lobby_embed(context.texts, meant, context.card_emojis), rows))
            return
        record = await context.services.lobby.choose_seat(meant.id, context.user, wanted, key=context.key)
        await _say_seat(context, record)

    @command(
        "computer",
        "command-table-computer",
        tokens=TELLS_TABLE,
        action=(
            "option-computer-action",
            [
                app_commands.Choice(name=localized("choice-add"), value="add"),
                app_commands.Choice(name=localized("choice-remove"), value="remove"),
            ],
        ),
        seat="option-seat",
        level=("option-level", LEVEL_CHOICES),
        character=("option-character", CHARACTER_CHOICES),
        table=OWN_TABLE,
    )
    async def computer(
        self,
        context: InteractionContext,
        action: str = "add",
        seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        level: str | None = None,
        character: str | None = None,
        table: int | None = None,
    ) -> None:
        """Add a computer, or remove one."""
        meant = await own_table(context, table)
        lobby, wanted = context.services.lobby, _seat(seat)
        if action == "remove":
            record = await lobby.remove_computer(meant.id, context.user, seat=wanted, key=context.key)
        else:
            record = await lobby.add_computer(
                meant.id, context.user, seat=wanted, level=level, character=character, key=context.key
            )
        await context.say(_seats_left(context, record))

    @command("terms", "command-table-terms", table=ANY_TABLE)
    async def terms(self, context: InteractionContext, table: int | None = None) -> None:
        """Show the time settings of a table, which the host can change before the match."""
        meant = await any_table(context, table)
        await context.show(terms_message(context.texts, terms_of_table(context, meant)))

    @command("start", "command-table-start", table=OWN_TABLE)
    async def start(self, context: InteractionContext, table: int | None = None) -> None:
        """Start the match."""
        meant = await own_table(context, table)
        record = await context.services.lobby.start(meant.id, context.user, key=context.key)
        await context.say(
            context.texts(
                "table-started", table=table_name(context.texts, record), place=f"<#{record.place}>"
            )
        )

    @command(
        "rematch",
        "command-table-rematch",
        other_partners="option-other-partners",
        table=("option-table", own_matches_to_choose),
    )
    async def rematch(
        self, context: InteractionContext, other_partners: bool = False, table: int | None = None
    ) -> None:
        """Open a rematch with the same people."""
        meant = await table_that_is_over(context, table)
        await open_rematch(context, meant.id, other_partners=other_partners)

    @command("cancel", "command-table-cancel", table=OWN_TABLE)
    async def cancel(self, context: InteractionContext, table: int | None = None) -> None:
        """Cancel a table, after confirmation."""
        meant = await any_table(context, table)
        await ask_whether_to_cancel(context, meant.id)

    @command("move", "command-table-move", tokens=TELLS_TABLE, table=OWN_TABLE)
    async def move(self, context: InteractionContext, table: int | None = None) -> None:
        """Move a table to this channel."""
        expect_permissions(context.interaction)
        record = await table_to_move(context, table)
        await move_here(context, record)
        name = table_name(context.texts, record)
        await context.say(context.texts("table-moved", table=name))

    @command("show", "command-table-show", table=ANY_TABLE)
    async def show(self, context: InteractionContext, table: int | None = None) -> None:
        """Show a table."""
        meant = await any_table(context, table)
        await show_table(context, meant.id)

    @command("list", "command-table-list", own="option-own")
    async def list(self, context: InteractionContext, own: bool = False) -> None:
        """List the tables of this server, or the person's own."""
        queries = context.services.queries
        if own:
            records = await queries.tables_of(context.user, guild=context.guild)
            waiting = await tables_waiting_for(context, records)
            message = of_embed(table_list_embed(context.texts, records, context.user, waiting=waiting))
        else:
            records = that_may_be_seen(context, await queries.tables_in(context.guild, OPEN))
            settings = await context.services.admin.settings(context.guild)
            message = open_tables_message(context.texts, records, context.user, settings)
        await context.show(message)


def _seat(number: int | None) -> Seat | None:
    """Return the seat of a number that counts from one."""
    return None if number is None else Seat(number - 1)


async def _say_seat(context: InteractionContext, record: TableRecord) -> None:
    seat = record.seat_of(context.user)
    number = "?" if seat is None else str(seat + 1)
    await context.say(context.texts("table-seat", table=table_name(context.texts, record), number=number))


def _seats_left(context: InteractionContext, record: TableRecord) -> str:
    return context.texts(
        "table-seats-left", table=table_name(context.texts, record), count=len(record.free_seats)
    )


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(TableCommands())
