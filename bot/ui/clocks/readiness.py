"""Readiness for the next round."""

from bot.service.matches.next_round import not_ready
from bot.service.matches.record import TableRecord
from bot.ui.toolkit.interaction import Asked
from bot.ui.words.names import seat_name, table_name


async def say_ready(asked: Asked, record: TableRecord) -> None:
    """Record that the player is ready, and tell for whom the table still waits.

    Raises:
        NotSeated, NotWaitingForReady, NotStarted, TableClosed
    """
    later = await asked.services.ready.ready(record.id, asked.user, key=asked.key)
    missing = [seat_name(asked.texts, later, holder.seat) for holder in not_ready(later)]
    table = table_name(asked.texts, later)
    if later.version != record.version or not missing:
        await asked.say(asked.texts("ready-all", table=table))
    else:
        await asked.say(asked.texts("ready-missing", table=table, names=asked.texts.listed(missing)))
