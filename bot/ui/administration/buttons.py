"""Buttons of ``/admin``, all in private messages."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.service.matches.record import TableRecord
from bot.service.ports import RecipientGone
from bot.ui.administration.doctor.findings import Repair
from bot.ui.administration.panels import (
    ADMIN_END,
    ADMIN_LOG,
    DOCTOR,
    MEND,
    expect_admin,
    show_admin_log,
    show_doctor,
)
from bot.ui.tables.relocating import move_here
from bot.ui.tables.visibility import record_here
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import table_name

REPAIR_IS_AWAITED: Final = 2.0
"""Seconds to wait for a repair to be delivered before the report is made again; boards are usually posted by then."""


@on_click(DOCTOR)
async def check_again(click: Click) -> None:
    """Run all checks again."""
    expect_admin(click)
    await show_doctor(click)


@on_click(MEND)
async def repair(click: Click) -> None:
    """Carry out a repair, and run all checks again."""
    expect_admin(click)
    record = await record_here(click, click.table)
    try:
        wanted = Repair(click.id.args[0])
    except ValueError as unknown:
        raise NotOurId(str(click.id)) from unknown
    try:
        note = await _REPAIRS[wanted](click, record)
    except RecipientGone:
        note = click.texts("doctor-mend-refused")
    else:
        await click.services.settle_within(REPAIR_IS_AWAITED)
    await show_doctor(click, note)


async def _post_board(click: Click, record: TableRecord) -> str:
    await click.services.guild_events.post_anew(record.id, click.user)
    return click.texts("doctor-mended-board", number=str(record.id))


async def _move_here(click: Click, record: TableRecord) -> str:
    await move_here(click, record)
    return click.texts("doctor-mended-place", number=str(record.id))


async def _reopen(click: Click, record: TableRecord) -> str:
    if record.thread is not None:
        await Channels(click.interaction.client).reopen(record.thread)
    await click.services.table_channels.renew_board(record.id, click.user)
    return click.texts("doctor-mended-thread", number=str(record.id))


_REPAIRS: Final[Mapping[Repair, Callable[[Click, TableRecord], Awaitable[str]]]] = {
    Repair.POST_BOARD: _post_board,
    Repair.MOVE_HERE: _move_here,
    Repair.REOPEN: _reopen,
}


@on_click(ADMIN_END)
async def end_table(click: Click) -> None:
    """End a table, after the confirmation."""
    expect_admin(click)
    record = await record_here(click, click.table)
    await click.services.lobby.cancel(record.id, click.user, is_admin=True, key=click.key)
    await click.show(Message(click.texts("admin-ended", table=table_name(click.texts, record))))


@on_click(ADMIN_LOG)
async def leaf_through_log(click: Click) -> None:
    """Show older entries, or the newest again."""
    expect_admin(click)
    await show_admin_log(click, click.id.args[0] or None)
