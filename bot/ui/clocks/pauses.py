"""Pauses by agreement: proposals for all to see, and the private replies to commands and buttons."""

from typing import Any, Final

from discord import ui

from bot.service.errors import NoPauseRequest, TableClosed
from bot.service.ids import UserId
from bot.service.matches.record import TableRecord
from bot.ui.tables import screens
from bot.ui.tables.buttons import GO_ON
from bot.ui.texts import Texts
from bot.ui.toolkit.components import GREEN, button
from bot.ui.toolkit.custom_ids import Verb
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.words.names import seat_name, table_name
from bot.ui.words.turn import _names
from bot.ui.words.turn import wish_text as wish_text_of_pause

AGREE_TO_PAUSE: Final = Verb("rest")
AGREE_TO_GO_ON: Final = Verb("unrest")
RATHER_NOT: Final = Verb("rather", 1)  # 1: not go on


ENDS_A_PAUSE: Final = 1
"""Argument of ``RATHER_NOT`` for declining the end of a pause."""


async def ask_for_pause(context: InteractionContext, record: TableRecord) -> None:
    """Ask for a pause, or agree to one, and tell what comes next."""
    after = await context.services.pauses.pause(record.id, context.user, key=context.key)
    await context.show_new(Message(asked_text(context.texts, after), rows=_rows(context.texts, after)))


async def ask_to_go_on(context: InteractionContext, record: TableRecord) -> None:
    """Ask for the end of a pause, or agree to it, and tell what comes next."""
    after = await context.services.pauses.resume(record.id, context.user, key=context.key)
    text = going_on_text(context.texts, after)
    if after.pause is None:
        await screens.HAND.open(context, record.id, note=text)
    else:
        await context.show_new(Message(text, rows=_rows(context.texts, after)))


def _rows(texts: Texts, record: TableRecord) -> list[ComponentRow]:
    """Return the button that withdraws a proposal, or the one that ends a pause that was agreed."""
    if record.pause_wanted:
        return [[rather_not_button(texts, record)]]
    return [[_go_on_button(texts, record)]] if record.pause is not None else []


def _go_on_button(texts: Texts, record: TableRecord) -> ui.Button[Any]:
    return button(GO_ON, texts("button-go-on"), record.id, style=GREEN)


def is_away(record: TableRecord, user: UserId) -> bool:
    """Return whether the person holds a seat at this table but does not play it at present."""
    seat = record.seat_of(user)
    holder = None if seat is None else record.holder_of(seat)
    return holder is not None and holder.is_absent


async def come_back_here(context: InteractionContext, record: TableRecord) -> None:
    """Let the person play their seat again, and show them their hand."""
    was_away = is_away(record, context.user)
    await context.services.clocks.come_back(record.id, context.user, key=context.key)
    await screens.HAND.open(
        context, record.id, note=context.texts("time-welcome-back" if was_away else "time-was-here")
    )


async def decline(context: InteractionContext, record: TableRecord, *, going_on: bool) -> Message | None:
    """Withdraw one's own proposal, or decline that of others.

    Return the message that replaces the proposal, None while a proposal remains. ``going_on`` tells whether the clicked
    message was about the end of a pause.
    """
    texts = context.texts
    table = table_name(texts, record)
    if going_on is (record.pause is None):
        return Message(texts("pausing-nobody-asks", table=table))
    try:
        after = await context.services.pauses.rather_not(record.id, context.user, key=context.key)
    except (NoPauseRequest, TableClosed):
        return Message(texts("pausing-nobody-asks", table=table))
    if after.pause_wanted:
        return None
    seat = after.seat_of(context.user)
    own = seat is not None and seat in record.pause_wanted
    key = "pausing-withdrawn" if own else f"pausing-declined-{'on' if going_on else 'rest'}"
    name = "" if seat is None else seat_name(texts, after, seat)
    return Message(texts(key, name=name, table=table))


def pause_wish_message(texts: Texts, record: TableRecord) -> Message:
    """Return the message that some would like to pause, or to go on, and the others have not agreed yet."""
    agree, label = AGREE_TO_PAUSE, "button-agree-to-pause"
    if record.pause is not None:
        agree, label = AGREE_TO_GO_ON, "button-agree-to-go-on"
    row = [button(agree, texts(label), record.id, style=GREEN), rather_not_button(texts, record)]
    return Message(wish_text_of_pause(texts, record), rows=[row])


def rather_not_button(texts: Texts, record: TableRecord) -> ui.Button[Any]:
    """Return the button that withdraws or declines a wish for a pause, or for its end."""
    ends_a_pause = int(record.pause is not None)
    return button(RATHER_NOT, texts("button-rather-not"), record.id, 0, ends_a_pause)


def asked_text(texts: Texts, record: TableRecord) -> str:
    """Return the reply to a player who has just asked for a pause."""
    if record.pause is not None:
        return texts("pausing-rests", table=table_name(texts, record))
    missing = _names(texts, record, record.not_agreed)
    return texts(
        "pausing-asked-rest",
        table=table_name(texts, record),
        missing=missing,
        missing_count=len(record.not_agreed),
    )


def going_on_text(texts: Texts, record: TableRecord) -> str:
    """Return the reply to a player who has just asked to go on."""
    if record.pause is None:
        return texts("pausing-goes-on")
    return texts(
        "pausing-asked-on",
        missing=_names(texts, record, record.not_agreed),
        missing_count=len(record.not_agreed),
    )
