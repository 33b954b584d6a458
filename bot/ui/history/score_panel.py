"""Scores as private messages, and the score sheet of a round as a public one."""

import discord

from bot.service.errors import NotStarted
from bot.service.ids import TableId
from bot.service.matches.next_round import LONGEST_WAIT, began_in_play, waits_for_ready
from bot.service.queries import Board
from bot.ui.history.result_pictures import round_with_picture
from bot.ui.history.score_presenter import match_embed, round_embed, score_embed
from bot.ui.tables import buttons
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message, of_embed
from bot.ui.toolkit.paging import page_buttons, pages_of


async def show_score(context: InteractionContext, table: TableId) -> None:
    """Show the scores of the match so far."""
    await context.show_new(await _score(context, table, 0))


async def _score(context: InteractionContext, table: TableId, page: int) -> Message:
    record = await record_here(context, table)
    board = await context.services.queries.board(table, recent=0)
    if board.view is None:
        raise NotStarted(table=table)
    sheets = await context.services.queries.score_sheets(table)
    over = [buttons.replay_button(context.texts, table)] if sheets else []
    if over and not began_in_play(record):
        over.append(buttons.verify_button(context.texts, table))
    is_player = record.seat_of(context.user) is not None
    if sheets and is_player and context.services.reviews.is_offered(record.rules):
        over.append(buttons.review_button(context.texts, table))
    row = [*over, *buttons.cut_buttons(context.texts, record)]
    pages = pages_of(context.texts, [score_embed(context.texts, record, board.view, sheets)])
    page = min(page, len(pages) - 1)
    turns = page_buttons(context.texts, turn_score, table, page=page, pages=len(pages))
    return Message(None, pages[page], [one for one in (row, turns) if one])


async def show_result(context: InteractionContext, table: TableId, *, note: str | None = None) -> None:
    """Show the result of the last round that is over: how it ended, the score, and what is next.

    Raises:
        TableNotFound, NotStarted
    """
    await record_here(context, table)
    board = await context.services.queries.board(table, recent=0)
    rounds = await context.services.queries.score_sheets(table)
    if board.view is None or not rounds:
        raise NotStarted(table=table)
    record, ended, texts = board.record, rounds[-1], context.texts
    row = [buttons.HAND.button(texts("button-next-round"), table, record.version, style=GREEN)]
    if waits_for_ready(record, board.view):
        row = [buttons.ready_button(texts, record)]
    row.append(buttons.replay_button(texts, table, ended.round))
    if context.services.reviews.is_offered(record.rules) and not record.is_confidential:
        row.append(buttons.review_button(texts, table, ended.round))
    words = Message(note, (round_embed(texts, record, ended),), [row])
    if not await context.wants_pictures():
        await context.show(words)
        return
    await context.show(await round_with_picture(texts, record, ended, words))


def round_message(
    texts: Texts, board: Board, embed: discord.Embed, number: int, version: int, *, has_review: bool = False
) -> Message:
    """Return the score sheet of a round, with the ready button while the next round waits for players.

    What else can be done between two rounds, to check the deal and to cut the next one, is beside the scores.
    """
    record, view = board.record, board.view
    row = [buttons.replay_button(texts, record.id, number)]
    if has_review:
        row.append(buttons.review_button(texts, record.id, number))
    if view is None or record.version != version or not waits_for_ready(record, view):
        return of_embed(embed, [row])
    due = discord.utils.format_dt(record.turn_since + LONGEST_WAIT, "R")
    return Message(texts("ready-round", due=due), (embed,), [[buttons.ready_button(texts, record), *row]])


@clickable(buttons.SCORE)
async def open_score(click: Click) -> None:
    """Show the scores of the match so far."""
    await show_score(click, click.table)


@clickable("scorepage", args=1)  # which page, from 0
async def turn_score(click: Click) -> None:
    """Show another page of the scores."""
    await click.show(await _score(click, click.table, click.id.args[0]))


@clickable(buttons.SHEET)
async def show_sheet(click: Click) -> None:
    """Tell all that the picture of a result shows."""
    record = await record_here(click, click.table)
    rounds = await click.services.queries.score_sheets(click.table)
    (number,) = click.id.args
    if ended := next((one for one in rounds if one.round == number), None):
        await click.show_new(of_embed(round_embed(click.texts, record, ended, is_last=not record.is_open)))
        return
    board = await click.services.queries.board(click.table, recent=0)
    if board.view is None:
        raise NotStarted(table=click.table)
    await click.show_new(of_embed(match_embed(click.texts, record, board.view, rounds)))
