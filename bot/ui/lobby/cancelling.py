"""Cancelling a table, after a confirmation."""

from bot.service.errors import NotHost, TableClosed
from bot.service.ids import TableId
from bot.ui import verbs
from bot.ui.board.looking import record_here
from bot.ui.toolkit.components import RED, button
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import table_name


async def ask_whether_to_cancel(context: InteractionContext, table: TableId) -> None:
    """Ask privately whether the table is really to be cancelled.

    Raises:
        TableNotFound, TableClosed, NotHost
    """
    record = await record_here(context, table)
    if not record.is_open:
        raise TableClosed(table=table, status=record.status.value)
    if record.host != context.user and not context.administers:
        raise NotHost(table=table, host=record.host)
    sure = button(verbs.REALLY_CANCEL, context.texts("button-really-cancel"), table, style=RED)
    text = context.texts("panel-cancel-sure", table=table_name(context.texts, record))
    await context.show_new(Message(text, rows=[[sure]]))
