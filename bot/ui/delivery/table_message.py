"""The one message of a table that is kept up to date: the lobby first, then the board."""

from datetime import timedelta
from typing import Final

import discord
from discord.utils import snowflake_time

from bot.service.ids import TableId
from bot.service.matches.record import TableStatus
from bot.service.queries import Board
from bot.ui.board.in_words import board_embed, board_rows, more_rows
from bot.ui.board.recap import LOG_ENTRIES
from bot.ui.lobby.messages import lobby_rows
from bot.ui.lobby.presenter import lobby_embed
from bot.ui.tables import screens
from bot.ui.tables.buttons import BRING_DOWN, IN_WORDS
from bot.ui.tables.visibility import own_hand, record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.card_emojis import WORDS_ONLY, CardEmojis
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message, of_embed
from bot.ui.toolkit.paging import page_buttons, pages_of

_STAYS_AT_LEAST: Final = timedelta(minutes=1)
"""Age from which on a player may have the board posted anew."""


def table_message(texts: Texts, board: Board, emojis: CardEmojis = WORDS_ONLY.emojis) -> Message:
    """Return the one message of a table that is kept up to date: the lobby first, then the board."""
    record = board.record
    if record.status is TableStatus.LOBBY:
        return of_embed(lobby_embed(texts, record, emojis), lobby_rows(texts, record))
    return of_embed(table_embed(texts, board), board_rows(texts, record))


def pointer_message(texts: Texts, board: Board) -> Message:
    """Return the content that replaces the lobby when the table plays on below it, and when all is over."""
    record = board.record
    if not record.is_open:
        return of_embed(table_embed(texts, board))
    text = None if record.is_post else texts("panel-plays-in-thread", place=f"<#{record.thread}>")
    return Message(text, (lobby_embed(texts, record),))


def table_embed(texts: Texts, board: Board) -> discord.Embed:
    """Return the embed of a table in whatever state it is: filling its seats, playing, finished or given up."""
    record, view = board.record, board.view
    if view is None:
        return lobby_embed(texts, record)
    return board_embed(texts, record, view, board.recent, board.due, board.rests)


@clickable(IN_WORDS)
async def show_in_words(click: Click) -> None:
    """Tell all that a board of cards shows, with what else may be looked up."""
    await click.show_new(await _in_words(click, 0))


@clickable("wordspage", args=1)  # which page, from 0
async def turn_words(click: Click) -> None:
    """Show another page of it."""
    await click.show(await _in_words(click, click.id.args[0]))


async def _in_words(click: Click, page: int) -> Message:
    await record_here(click, click.table)
    board = await click.services.queries.board(click.table, recent=LOG_ENTRIES)
    pages = pages_of(click.texts, [table_embed(click.texts, board)])
    page = min(page, len(pages) - 1)
    (row,) = more_rows(click.texts, board.record)
    turns = page_buttons(click.texts, turn_words, click.table, page=page, pages=len(pages))
    return Message(None, pages[page], [[*row, *turns]])


@clickable(BRING_DOWN, tokens=TELLS_TABLE)
async def bring_down(click: Click) -> None:
    """Have the board posted anew below what was said since; not twice in a minute."""
    record = (await own_hand(click, click.table)).record
    posted = record.board_message
    if posted is not None and click.interaction.created_at - snowflake_time(posted) < _STAYS_AT_LEAST:
        note = "board-down-already"
    else:
        await click.services.table_channels.bring_board_down(click.table)
        note = "board-brought-down"
    await screens.HAND.open(click, click.table, note=click.texts(note))


async def show_table(context: InteractionContext, table: TableId) -> None:
    """Show the public board or lobby, with its buttons."""
    await record_here(context, table)
    board = await context.services.queries.board(table, recent=LOG_ENTRIES)
    await context.show(table_message(context.texts, board, context.card_emojis))
