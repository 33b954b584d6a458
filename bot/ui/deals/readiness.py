"""Readiness for the next round."""

from bot.service.matches.next_round import not_ready
from bot.service.matches.record import TableRecord
from bot.ui.tables.buttons import READY
from bot.ui.tables.visibility import record_here
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.names import seat_name, table_name


async def say_ready(context: InteractionContext, record: TableRecord) -> None:
    """Record that the player is ready, and tell for whom the table still waits.

    Raises:
        NotSeated, NotWaitingForReady, NotStarted, TableClosed
    """
    later = await context.services.ready.ready(record.id, context.user, key=context.key)
    missing = [seat_name(context.texts, later, holder.seat) for holder in not_ready(later)]
    table = table_name(context.texts, later)
    if later.version != record.version or not missing:
        await context.say(context.texts("ready-all", table=table))
    else:
        await context.say(context.texts("ready-missing", table=table, names=context.texts.listed(missing)))


@on_click(READY)
async def ready(click: Click) -> None:
    """Say that the next round may be dealt."""
    record = await record_here(click, click.table)
    if record.version != click.id.version:
        await click.say(click.texts("ready-too-late"))
        return
    await say_ready(click, record)
