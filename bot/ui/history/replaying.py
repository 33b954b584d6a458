"""Replays of rounds that are over, step by step and as files, and the handlers of their buttons."""

from functools import partial

from bot.service.history.replays import Match
from bot.service.ids import TableId
from bot.ui.history.replay_panel import EXPORT_TEXT, REPLAY_ROUND, REPLAY_STEP, replay_message
from bot.ui.history.text_export import text_file
from bot.ui.tables.buttons import EXPORT_JSON, REPLAY
from bot.ui.tables.visibility import record_here
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Attachment, Message
from bot.ui.words.names import table_name


async def show_replay(context: InteractionContext, table: TableId, number: int | None = None) -> None:
    """Show a round that is over from its beginning, by default the last one, in a new message.

    Raises:
        TableNotFound, NoRoundOver, RoundNotOver
    """
    await record_here(context, table)
    replay = await context.services.replays.round(table, number)
    await context.show_new(replay_message(context.texts, replay))


async def show_step(context: InteractionContext, table: TableId, number: int, step: int = 0) -> None:
    """Show another step in place of the present one.

    Raises:
        TableNotFound, NoRoundOver, RoundNotOver
    """
    await record_here(context, table)
    replay = await context.services.replays.round(table, number)
    await context.show(replay_message(context.texts, replay, step))


async def send_text(context: InteractionContext, table: TableId) -> None:
    """Send the match as a text file to the person who asks alone.

    Raises:
        TableNotFound, NoRoundOver
    """
    await record_here(context, table)
    match, content = await context.services.proofs.document(table, partial(text_file, context.texts.locale))
    await _send(context, match, "txt", content)


async def send_json(context: InteractionContext, table: TableId) -> None:
    """Send the match as a JSON file to the person who asks alone.

    Raises:
        TableNotFound, NoRoundOver
    """
    await record_here(context, table)
    match, content = await context.services.proofs.document(table)
    await _send(context, match, "json", content)


async def _send(context: InteractionContext, match: Match, kind: str, content: bytes) -> None:
    name = table_name(context.texts, match.record)
    if match.left_out is None:
        text = context.texts("export-sent", table=name)
    else:
        text = context.texts("export-sent-without", table=name, round=str(match.left_out.number))
    attachment = Attachment(f"canasta-table-{match.record.id}.{kind}", content)
    await context.show_new(Message(text, attachments=(attachment,)))


@on_click(REPLAY)
async def open_replay(click: Click) -> None:
    """Open the replay of a round that is over, from its beginning."""
    await show_replay(click, click.table, click.id.args[0] or None)


@on_click(REPLAY_STEP)
async def go_to_step(click: Click) -> None:
    """Show another step of the same round."""
    number, step, _ = click.id.args
    await show_step(click, click.table, number, step)


@on_click(REPLAY_ROUND)
async def choose_round(click: Click) -> None:
    """Show another round, from its beginning."""
    await show_step(click, click.table, click.number)


@on_click(EXPORT_TEXT)
async def export_text(click: Click) -> None:
    """Send all rounds that are over as a text file."""
    await send_text(click, click.table)


@on_click(EXPORT_JSON)
async def export_json(click: Click) -> None:
    """Send all rounds that are over as a JSON file."""
    await send_json(click, click.table)
