"""Buttons for pauses: below a proposal, on the board of a paused table, and in the hand."""

from bot.service.errors import NoPauseRequest, NotPaused, TableClosed, TablePaused
from bot.service.ids import UserId
from bot.service.matches.record import TableRecord
from bot.ui.clocks.pauses import (
    AGREE_TO_GO_ON,
    AGREE_TO_PAUSE,
    ENDS_A_PAUSE,
    RATHER_NOT,
    decline,
    going_on_text,
    pause_wish_message,
)
from bot.ui.tables import screens
from bot.ui.tables.buttons import GO_ON
from bot.ui.tables.visibility import record_here
from bot.ui.texts import texts_for
from bot.ui.toolkit.admission import CALLS_SOMEBODY
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.interaction import Manner
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import seat_name, table_name


@on_click(AGREE_TO_PAUSE, when_public=Manner.IN_PLACE)
async def agree_to_pause(click: Click) -> None:
    """Agree to a pause that another player proposes."""
    record = await record_here(click, click.table)
    try:
        after = await click.services.pauses.pause(click.table, click.user, key=click.key, agreeing=True)
    except TablePaused:
        await click.show(_settled(record, "pausing-rests-already"))
    except (NoPauseRequest, TableClosed):
        await click.show(_settled(record, "pausing-nobody-asks"))
    else:
        await click.show(
            _agreed(after, click.user) if after.pause else pause_wish_message(texts_for(None), after)
        )


@on_click(AGREE_TO_GO_ON, when_public=Manner.IN_PLACE)
async def agree_to_go_on(click: Click) -> None:
    """Agree to the end of a pause that another player proposes."""
    record = await record_here(click, click.table)
    try:
        after = await click.services.pauses.resume(click.table, click.user, key=click.key, agreeing=True)
    except NotPaused:
        await click.show(_settled(record, "pausing-plays-already"))
    except (NoPauseRequest, TableClosed):
        await click.show(_settled(record, "pausing-nobody-asks"))
    else:
        await click.show(
            pause_wish_message(texts_for(None), after) if after.pause else _agreed(after, click.user)
        )


@on_click(RATHER_NOT, when_public=Manner.IN_PLACE)
async def rather_not(click: Click) -> None:
    """Withdraw one's own proposal, or decline that of others."""
    record = await record_here(click, click.table)
    settled = await decline(click, record, going_on=click.id.args[0] == ENDS_A_PAUSE)
    if settled is not None:
        await click.show(settled)
    else:
        await click.show(pause_wish_message(texts_for(None), await record_here(click, click.table)))


@on_click(GO_ON, tokens=CALLS_SOMEBODY)
async def go_on(click: Click) -> None:
    """Propose the end of a pause, or end it."""
    await record_here(click, click.table)
    try:
        after = await click.services.pauses.resume(click.table, click.user, key=click.key)
    except NotPaused:
        await screens.HAND.open(click, click.table, note=click.texts("pausing-goes-on"))
    else:
        await screens.HAND.open(click, click.table, note=going_on_text(click.texts, after))


def _settled(record: TableRecord, key: str) -> Message:
    """Return the message that replaces a settled proposal, in the language of the server."""
    texts = texts_for(None)
    return Message(texts(key, table=table_name(texts, record)))


def _agreed(record: TableRecord, user: UserId) -> Message:
    """Return the message that replaces a proposal once all agree; the pause or its end is announced separately."""
    texts, seat = texts_for(None), record.seat_of(user)
    return Message(texts("pausing-agreed", name="" if seat is None else seat_name(texts, record, seat)))
