"""Cancelling a table, after a confirmation."""

from bot.service.errors import NotHost, TableClosed
from bot.service.ids import TableId
from bot.ui import verbs
from bot.ui.board.looking import record_here
from bot.ui.toolkit.components import RED, button
from bot.ui.toolkit.interaction import Asked
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import table_name


async def ask_whether_to_cancel(asked: Asked, table: TableId) -> None:
    """Ask privately whether the table is really to be cancelled.

    Raises:
        TableNotFound, TableClosed, NotHost
    """
    record = await record_here(asked, table)
    if not record.is_open:
        raise TableClosed(table=table, status=record.status.value)
    if record.host != asked.user and not asked.administers:
        raise NotHost(table=table, host=record.host)
    sure = button(verbs.REALLY_CANCEL, asked.texts("button-really-cancel"), table, style=RED)
    text = asked.texts("panel-cancel-sure", table=table_name(asked.texts, record))
    await asked.show_new(Message(text, rows=[[sure]]))
