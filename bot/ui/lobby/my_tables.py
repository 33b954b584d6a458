"""The private list of all tables where a person sits, with a button to open each hand."""

from typing import Any

from discord import ui

from bot.service.ids import GuildId
from bot.service.matches.next_round import is_on_turn
from bot.service.matches.record import TableRecord, TableStatus
from bot.ui.lobby.my_tables_presenter import in_order_for, my_tables_embed, page_count, page_of
from bot.ui.tables import screens
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import BLUE, GREY
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.messages import of_embed
from bot.ui.toolkit.paging import page_buttons
from bot.ui.words.names import table_name


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
