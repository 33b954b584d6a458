"""Pauses by agreement: proposals for all to see with their buttons, and the private replies."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from discord import ui

from bot.service.errors import NoPauseRequest, NotPaused, TableClosed, TablePaused
from bot.service.ids import UserId
from bot.service.matches.record import TableRecord
from bot.ui.tables import screens
from bot.ui.tables.buttons import GO_ON
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import CALLS_SOMEBODY
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.words.names import seat_name, table_name
from bot.ui.words.turn import _names
from bot.ui.words.turn import wish_text as wish_text_of_pause

ENDS_A_PAUSE: Final = 1
"""Argument of ``rather_not`` for declining the end of a pause."""


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
    if record.pause is None:
        return []
    return [[GO_ON.button(texts("button-go-on"), record.id, style=GREEN)]]


async def decline(
    context: InteractionContext, texts: Texts, record: TableRecord, *, going_on: bool
) -> Message | None:
    """Withdraw one's own proposal, or decline that of others.

    Return the message that replaces the proposal, None while a proposal remains. ``going_on`` tells whether the clicked
    message was about the end of a pause.
    """
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
    agree, label = agree_to_pause, "button-agree-to-pause"
    if record.pause is not None:
        agree, label = agree_to_go_on, "button-agree-to-go-on"
    row = [agree.button(texts(label), record.id, style=GREEN), rather_not_button(texts, record)]
    return Message(wish_text_of_pause(texts, record), rows=[row])


def rather_not_button(texts: Texts, record: TableRecord) -> ui.Button[Any]:
    """Return the button that withdraws or declines a wish for a pause, or for its end."""
    ends_a_pause = int(record.pause is not None)
    return rather_not.button(texts("button-rather-not"), record.id, 0, ends_a_pause)


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


@clickable("rest", when_public=Manner.IN_PLACE)
async def agree_to_pause(click: Click) -> None:
    """Agree to a pause that another player proposes."""
    await _agree(click, click.services.pauses.pause, "pausing-rests-already", ends=False)


@clickable("unrest", when_public=Manner.IN_PLACE)
async def agree_to_go_on(click: Click) -> None:
    """Agree to the end of a pause that another player proposes."""
    await _agree(click, click.services.pauses.resume, "pausing-plays-already", ends=True)


async def _agree(
    click: Click, change: Callable[..., Awaitable[TableRecord]], already: str, *, ends: bool
) -> None:
    """Agree to a pause, or to its end; the message becomes what came of it, or the proposal to those who are left."""
    record = await record_here(click, click.table)
    texts = await click.texts_here()
    try:
        after = await change(click.table, click.user, key=click.key, agreeing=True)
    except (TablePaused, NotPaused):
        await click.show(_settled(texts, record, already))
    except (NoPauseRequest, TableClosed):
        await click.show(_settled(texts, record, "pausing-nobody-asks"))
    else:
        is_agreed = (after.pause is None) is ends
        await click.show(_agreed(texts, after, click.user) if is_agreed else pause_wish_message(texts, after))


@clickable("rather", args=1, when_public=Manner.IN_PLACE)  # 1: not go on
async def rather_not(click: Click) -> None:
    """Withdraw one's own proposal, or decline that of others."""
    record = await record_here(click, click.table)
    texts = await click.texts_here()
    settled = await decline(click, texts, record, going_on=click.id.args[0] == ENDS_A_PAUSE)
    if settled is not None:
        await click.show(settled)
    else:
        await click.show(pause_wish_message(texts, await record_here(click, click.table)))


@clickable(GO_ON, tokens=CALLS_SOMEBODY)
async def go_on(click: Click) -> None:
    """Propose the end of a pause, or end it."""
    await record_here(click, click.table)
    try:
        after = await click.services.pauses.resume(click.table, click.user, key=click.key)
    except NotPaused:
        note = click.texts("pausing-goes-on")
    else:
        note = going_on_text(click.texts, after)
    await screens.HAND.open(click, click.table, note=note)


def _settled(texts: Texts, record: TableRecord, key: str) -> Message:
    """Return the message that replaces a settled proposal."""
    return Message(texts(key, table=table_name(texts, record)))


def _agreed(texts: Texts, record: TableRecord, user: UserId) -> Message:
    """Return the message that replaces a proposal once all agree; the pause or its end is announced separately."""
    seat = record.seat_of(user)
    return Message(texts("pausing-agreed", name="" if seat is None else seat_name(texts, record, seat)))
