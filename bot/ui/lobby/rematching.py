"""Rematches with the same players."""

from bot.service.ids import TableId
from bot.service.matches.record import TableStatus
from bot.ui.board.looking import record_here
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.toolkit.rate_limit import expect_room_for_a_table
from bot.ui.words.names import table_name
from bot.ui.words.tables import board_url


async def open_rematch(context: InteractionContext, table: TableId, *, other_partners: bool) -> None:
    """Open the rematch, or join the one that is open, and post a link to it.

    Raises:
        TableNotFound, NotSeated, MatchNotOver, TooManyOpenTables, TooManyOwnTables
        Refusal: the player opens too many tables.
    """
    await record_here(context, table)
    if not await context.services.creation.has_rematch(table):
        expect_room_for_a_table(context)
    record = await context.services.creation.rematch(
        table, context.person, other_partners=other_partners, key=context.key
    )
    key = "rematch-seat" if record.status is TableStatus.LOBBY else "rematch-is-on"
    seat = record.seat_of(context.user)
    text = context.texts(
        key,
        table=table_name(context.texts, record),
        number="?" if seat is None else str(seat + 1),
        place=board_url(record),
    )
    await context.show_new(Message(text))
