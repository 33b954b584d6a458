"""``/table``: commands for creating tables, filling their seats, starting and cancelling them."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.seats import MOST_SEATS, Seat
from bot.service.matches.record import OPEN, TableRecord, TableStatus
from bot.ui.board.looking import show_table
from bot.ui.board.messages import seat_menu
from bot.ui.clocks.terms_form import agreed_at_table, terms_message
from bot.ui.house_rules.autocomplete import rules_to_choose
from bot.ui.lobby.autocomplete import (
    open_lobbies_to_choose,
    own_matches_to_choose,
    own_tables_to_choose,
    tables_to_choose,
)
from bot.ui.lobby.cancelling import ask_whether_to_cancel
from bot.ui.lobby.presenter import lobby_embed
from bot.ui.lobby.relocating import move_here
from bot.ui.lobby.rematching import open_rematch
from bot.ui.lobby.table_list import table_list_embed
from bot.ui.toolkit.command_names import said
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import Asked
from bot.ui.toolkit.messages import of_embed
from bot.ui.toolkit.rate_limit import expect_room_for_a_table
from bot.ui.toolkit.visibility import that_may_be_seen
from bot.ui.toolkit.which_table import (
    any_table,
    own_table,
    table_that_is_over,
    table_to_join,
    table_to_move,
    tables_waiting_for,
)
from bot.ui.words.names import plain, table_name

_LONGEST_TITLE = 60

Interaction = discord.Interaction[Any]


class TableCommands(commands.GroupCog, group_name="table", group_description=said("command-table")):
    """The commands for creating tables, filling their seats, starting and cancelling them."""

    @app_commands.command(name="new", description=said("command-table-new"))
    @app_commands.describe(rules=said("option-rules"), title=said("option-title"))
    @app_commands.autocomplete(rules=rules_to_choose)
    async def new(
        self,
        interaction: Interaction,
        rules: app_commands.Range[str, 1, 100] | None = None,
        title: app_commands.Range[str, 1, _LONGEST_TITLE] | None = None,
    ) -> None:
        """Create a table."""
        async with Asked(interaction) as asked:
            _expect_permissions(interaction)
            expect_room_for_a_table(asked)
            chosen = await asked.services.houses.chosen(asked.guild, rules)
            record = await asked.services.creation.create(
                asked.person,
                guild=asked.guild,
                channel=asked.place,
                rules=chosen.rules,
                preset=chosen.preset,
                house_rule=chosen.house_rule,
                terms=chosen.terms,
                title=plain(title or "", _LONGEST_TITLE),
                key=asked.key,
            )
            await asked.say(asked.texts("table-made", table=table_name(asked.texts, record)))

    @app_commands.command(name="join", description=said("command-table-join"))
    @app_commands.describe(table=said("option-table"), seat=said("option-seat"))
    @app_commands.autocomplete(table=open_lobbies_to_choose)
    async def join(
        self,
        interaction: Interaction,
        table: int | None = None,
        seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
    ) -> None:
        """Take a seat."""
        async with Asked(interaction) as asked:
            meant = await table_to_join(asked, table)
            record = await asked.services.lobby.join(meant.id, asked.person, seat=_seat(seat), key=asked.key)
            await _say_seat(asked, record)

    @app_commands.command(name="leave", description=said("command-table-leave"))
    @app_commands.describe(table=said("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Leave a seat before the start."""
        async with Asked(interaction) as asked:
            meant = await own_table(asked, table)
            record = await asked.services.lobby.leave(meant.id, asked.user, key=asked.key)
            await asked.say(asked.texts("table-left", table=table_name(asked.texts, record)))

    @app_commands.command(name="seats", description=said("command-table-seats"))
    @app_commands.describe(seat=said("option-seat"), table=said("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def seats(
        self,
        interaction: Interaction,
        seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        table: int | None = None,
    ) -> None:
        """Move to another seat, or show the seats to choose from."""
        async with Asked(interaction) as asked:
            meant = await own_table(asked, table)
            wanted = _seat(seat)
            if wanted is None:
                rows = [seat_menu(asked.texts, meant)] if meant.status is TableStatus.LOBBY else []
                await asked.show(of_embed(lobby_embed(asked.texts, meant), rows))
                return
            record = await asked.services.lobby.choose_seat(meant.id, asked.user, wanted, key=asked.key)
            await _say_seat(asked, record)

    @app_commands.command(name="computer", description=said("command-table-computer"))
    @app_commands.describe(
        action=said("option-computer-action"), seat=said("option-seat"), table=said("option-table")
    )
    @app_commands.choices(
        action=[
            app_commands.Choice(name=said("choice-add"), value="add"),
            app_commands.Choice(name=said("choice-remove"), value="remove"),
        ]
    )
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def computer(
        self,
        interaction: Interaction,
        action: str = "add",
        seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        table: int | None = None,
    ) -> None:
        """Add a computer, or remove one."""
        async with Asked(interaction) as asked:
            meant = await own_table(asked, table)
            lobby = asked.services.lobby
            change = lobby.remove_computer if action == "remove" else lobby.add_computer
            record = await change(meant.id, asked.user, seat=_seat(seat), key=asked.key)
            await asked.say(_seats_left(asked, record))

    @app_commands.command(name="terms", description=said("command-table-terms"))
    @app_commands.describe(table=said("option-table"))
    @app_commands.autocomplete(table=tables_to_choose)
    async def terms(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the time settings of a table, which the host can change before the match."""
        async with Asked(interaction) as asked:
            meant = await any_table(asked, table)
            await asked.show(terms_message(asked.texts, agreed_at_table(asked, meant)))

    @app_commands.command(name="start", description=said("command-table-start"))
    @app_commands.describe(table=said("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """Start the match."""
        async with Asked(interaction) as asked:
            meant = await own_table(asked, table)
            record = await asked.services.lobby.start(meant.id, asked.user, key=asked.key)
            await asked.say(
                asked.texts(
                    "table-started", table=table_name(asked.texts, record), place=f"<#{record.place}>"
                )
            )

    @app_commands.command(name="rematch", description=said("command-table-rematch"))
    @app_commands.describe(other_partners=said("option-other-partners"), table=said("option-table"))
    @app_commands.autocomplete(table=own_matches_to_choose)
    async def rematch(
        self, interaction: Interaction, other_partners: bool = False, table: int | None = None
    ) -> None:
        """Open a rematch with the same people."""
        async with Asked(interaction) as asked:
            meant = await table_that_is_over(asked, table)
            await open_rematch(asked, meant.id, other_partners=other_partners)

    @app_commands.command(name="cancel", description=said("command-table-cancel"))
    @app_commands.describe(table=said("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def cancel(self, interaction: Interaction, table: int | None = None) -> None:
        """Cancel a table, after confirmation."""
        async with Asked(interaction) as asked:
            meant = await any_table(asked, table)
            await ask_whether_to_cancel(asked, meant.id)

    @app_commands.command(name="move", description=said("command-table-move"))
    @app_commands.describe(table=said("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def move(self, interaction: Interaction, table: int | None = None) -> None:
        """Move a table to this channel."""
        async with Asked(interaction) as asked:
            _expect_permissions(interaction)
            record = await table_to_move(asked, table)
            await move_here(asked, record)
            name = table_name(asked.texts, record)
            await asked.say(asked.texts("table-moved", table=name))

    @app_commands.command(name="show", description=said("command-table-show"))
    @app_commands.describe(table=said("option-table"))
    @app_commands.autocomplete(table=tables_to_choose)
    async def show(self, interaction: Interaction, table: int | None = None) -> None:
        """Show a table."""
        async with Asked(interaction) as asked:
            meant = await any_table(asked, table)
            await show_table(asked, meant.id)

    @app_commands.command(name="list", description=said("command-table-list"))
    @app_commands.describe(own=said("option-own"))
    async def list(self, interaction: Interaction, own: bool = False) -> None:
        """List the tables of this server, or the person's own."""
        async with Asked(interaction) as asked:
            queries = asked.services.queries
            if own:
                records = await queries.tables_of(asked.user, guild=asked.guild)
                waiting = await tables_waiting_for(asked, records)
                embed = table_list_embed(asked.texts, records, asked.user, waiting=waiting)
            else:
                records = that_may_be_seen(asked, await queries.tables_in(asked.guild, OPEN))
                embed = table_list_embed(asked.texts, records)
            await asked.show(of_embed(embed))


def _seat(number: int | None) -> Seat | None:
    """Return the seat of a number that counts from one."""
    return None if number is None else Seat(number - 1)


async def _say_seat(asked: Asked, record: TableRecord) -> None:
    seat = record.seat_of(asked.user)
    number = "?" if seat is None else str(seat + 1)
    await asked.say(asked.texts("table-seat", table=table_name(asked.texts, record), number=number))


def _seats_left(asked: Asked, record: TableRecord) -> str:
    return asked.texts(
        "table-seats-left", table=table_name(asked.texts, record), count=len(record.free_seats)
    )


def _expect_permissions(interaction: Interaction) -> None:
    """Raise an error unless the bot has the permissions that a table needs to be visible.

    Raises:
        Refusal
    """
    may = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    may_write = may.send_messages_in_threads if in_thread else may.send_messages
    if not (may.view_channel and may_write and may.embed_links):
        raise Refusal("table-no-permission")


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(TableCommands())
