"""Looking at a table: the hand, the score, the log, the rules. Nothing is changed, and no version is asked for."""

from typing import Any

import discord

from bot.canasta.cards import NO_CARDS, Card, Cards
from bot.service.errors import NotStarted, TableNotFound
from bot.service.ids import TableId
from bot.service.record import TableRecord
from bot.ui import verbs
from bot.ui.asked import Asked
from bot.ui.controls import button
from bot.ui.hand_panel import hand_panel
from bot.ui.presenters.plays import log_embed
from bot.ui.presenters.score import score_embed
from bot.ui.public_messages import table_message
from bot.ui.rows import of_embed

LOG_LENGTH = 12
"""So many actions stand on one page of the log."""


async def record_here(asked: Asked, table: TableId) -> TableRecord:
    """The table, if it belongs to this server.

    Raises:
        TableNotFound
    """
    record = await asked.services.queries.table(table)
    if record.guild != asked.guild:
        raise TableNotFound(table=table)
    return record


async def show_hand(
    asked: Asked,
    table: TableId,
    *,
    note: str | None = None,
    drawn: Cards = NO_CARDS,
    place: int | None = None,
    discard: Card | None = None,
) -> None:
    """The hand panel of whoever asks.

    Raises:
        TableNotFound, NotSeated, NotStarted
    """
    await record_here(asked, table)
    hand = await asked.services.queries.hand(table, asked.user)
    await asked.show(hand_panel(asked.texts, hand, note=note, drawn=drawn, place=place, discard=discard))


async def show_table(asked: Asked, table: TableId) -> None:
    """The board or the lobby as everybody sees it, with its buttons."""
    await record_here(asked, table)
    board = await asked.services.queries.board(table, recent=16)
    await asked.show(table_message(asked.texts, board))


async def show_score(asked: Asked, table: TableId) -> None:
    """The scores of the match so far."""
    record = await record_here(asked, table)
    board = await asked.services.queries.board(table, recent=0)
    if board.view is None:
        raise NotStarted(table=table)
    sheets = await asked.services.queries.score_sheets(table)
    await asked.show_new(of_embed(score_embed(asked.texts, record, board.view, sheets)))


async def show_log(asked: Asked, table: TableId, before: int | None = None) -> None:
    """What happened, newest page first; with the own private events, so only ever privately."""
    record = await record_here(asked, table)
    seat = record.seat_of(asked.user)
    page = await asked.services.queries.log(table, asked.user, before=before, limit=LOG_LENGTH)
    rows: list[list[discord.ui.Item[Any]]] = []
    if page.older is not None:
        rows.append([button(verbs.LOG, asked.texts("button-older"), table, 0, page.older)])
    await asked.show_new(of_embed(log_embed(asked.texts, record, page, seat), rows))
