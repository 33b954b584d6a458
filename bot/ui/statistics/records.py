"""The private answer of ``/records``: replays of the records, and the button by which a member takes part."""

from collections.abc import Collection
from typing import Any

import discord
from discord import ui

from bot.canasta.rules.presets import DESCRIPTIONS
from bot.service.ids import TableId
from bot.service.statistics.model import RecordKind
from bot.service.statistics.statistics import ServerRecord, ServerRecords
from bot.ui.statistics.year import year_button
from bot.ui.tables.buttons import REPLAY
from bot.ui.tables.visibility import may_see
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message, of_embed
from bot.ui.words.options import preset_name
from bot.ui.words.times import on_day


def records_embed(texts: Texts, found: ServerRecords, replays: Collection[TableId]) -> discord.Embed:
    """Return the embed; ``replays`` are the tables whose replays the reader may open."""
    embed = discord.Embed(title=texts("records-title"), colour=colours.PLAIN)
    if not found.records:
        embed.description = texts("records-none")
    for number, record in enumerate(found.records, 1):
        embed.add_field(
            name=texts("records-name", number=str(number), record=texts(f"record-{record.kind}")),
            value=_record_lines(texts, record),
            inline=False,
        )
    told = [texts("records-footer-in" if found.takes_part else "records-footer-out")]
    if any(record.holder.table not in replays for record in found.records):
        told.insert(0, texts("records-without-replay"))
    return embed.set_footer(text="\n".join(told))


def _record_lines(texts: Texts, record: ServerRecord) -> str:
    holder = record.holder
    people = texts.listed([f"<@{played.user}>" for played in record.rounds])
    game = preset_name(texts, holder.preset) if holder.preset in DESCRIPTIONS else holder.preset
    return texts("records-line", value=_value(texts, record), people=people, game=game, day=on_day(holder.at))


def _value(texts: Texts, record: ServerRecord) -> str:
    holder = record.holder
    match record.kind:
        case RecordKind.HIGHEST_ROUND | RecordKind.FIRST_CONCEALED:
            return texts("record-value-points", count=holder.points)
        case RecordKind.LARGEST_PILE:
            return texts("record-value-cards", count=holder.largest_pile)
        case RecordKind.FASTEST_EXIT:
            return texts("record-value-turns", count=holder.turns)
        case RecordKind.LONGEST_MATCH:
            return texts("record-value-rounds", count=holder.round)


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
    label = texts("button-take-part-not" if found.takes_part else "button-take-part")
    taking_part = take_part.button(label, NO_TABLE, 0, int(not found.takes_part))
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
