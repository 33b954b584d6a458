"""The private answer of ``/records``: replays of the records, and the button by which a member takes part."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from discord import ui

from bot.service.ids import TableId
from bot.service.statistics.records import ServerRecords
from bot.ui.statistics.records_presenter import records_embed
from bot.ui.statistics.year_panel import year_button
from bot.ui.tables.buttons import REPLAY
from bot.ui.tables.visibility import may_see
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message, of_embed


async def show_records(context: InteractionContext) -> None:
    """Show the records of the server."""
    found = await context.services.records.of(context.guild, context.user)
    replays = {
        record.table.id
        for record in found.records
        if record.table is not None and may_see(context, record.table)
    }
    await context.show(records_message(context.texts, found, replays))


def records_message(texts: Texts, found: ServerRecords, replays: Collection[TableId]) -> Message:
    """Return the message; ``replays`` are the tables whose replays the reader may open."""
    taking_part = take_part.button(
        texts("button-take-part-not" if found.takes_part else "button-take-part"),
        NO_TABLE,
        0,
        int(not found.takes_part),
    )
    embed = records_embed(texts, found, replays)
    year = year_button(texts, of_server=True)
    return of_embed(embed, [_replay_buttons(texts, found, replays), [taking_part, year]])


def _replay_buttons(texts: Texts, found: ServerRecords, replays: Collection[TableId]) -> list[ui.Button[Any]]:
    """Return a button for each round: one that holds several records has one button."""
    numbers: dict[tuple[TableId, int], list[str]] = {}
    for number, record in enumerate(found.records, 1):
        if record.holder.table in replays:
            numbers.setdefault((record.holder.table, record.holder.round), []).append(str(number))
    return [
        REPLAY.button(texts("button-record-replay", numbers=", ".join(of)), table, 0, number)
        for (table, number), of in numbers.items()
    ]


@clickable("inrecords", args=1)  # 1: take part, 0: no longer
async def take_part(click: Click) -> None:
    """Let the records and the ladder of the server name the user, or no longer."""
    await click.services.records.take_part(click.guild, click.user, takes_part=bool(click.id.args[0]))
    await show_records(click)
