"""Replays of rounds that are over: step by step, and as files."""

from functools import partial

from bot.service.history.replays import Match
from bot.service.ids import TableId
from bot.ui.board.looking import record_here
from bot.ui.history.replay_panel import replay_message
from bot.ui.history.text_export import text_file
from bot.ui.toolkit.interaction import Asked
from bot.ui.toolkit.messages import Attachment, Message
from bot.ui.words.names import table_name


async def show_replay(asked: Asked, table: TableId, number: int | None = None) -> None:
    """Show a round that is over from its beginning, by default the last one, in a new message.

    Raises:
        TableNotFound, NoRoundOver, RoundNotOver
    """
    await record_here(asked, table)
    replay = await asked.services.replays.round(table, number)
    await asked.show_new(replay_message(asked.texts, replay))


async def show_step(asked: Asked, table: TableId, number: int, step: int = 0) -> None:
    """Show another step in place of the present one.

    Raises:
        TableNotFound, NoRoundOver, RoundNotOver
    """
    await record_here(asked, table)
    replay = await asked.services.replays.round(table, number)
    await asked.show(replay_message(asked.texts, replay, step))


async def send_text(asked: Asked, table: TableId) -> None:
    """Send the match as a text file to the person who asks alone.

    Raises:
        TableNotFound, NoRoundOver
    """
    await record_here(asked, table)
    match, content = await asked.services.proofs.document(table, partial(text_file, asked.texts.locale))
    await _send(asked, match, "txt", content)


async def send_json(asked: Asked, table: TableId) -> None:
    """Send the match as a JSON file to the person who asks alone.

    Raises:
        TableNotFound, NoRoundOver
    """
    await record_here(asked, table)
    match, content = await asked.services.proofs.document(table)
    await _send(asked, match, "json", content)


async def _send(asked: Asked, match: Match, kind: str, content: bytes) -> None:
    name = table_name(asked.texts, match.record)
    if match.left_out is None:
        text = asked.texts("export-sent", table=name)
    else:
        text = asked.texts("export-sent-without", table=name, round=str(match.left_out.number))
    attachment = Attachment(f"canasta-table-{match.record.id}.{kind}", content)
    await asked.show_new(Message(text, attachments=(attachment,)))
