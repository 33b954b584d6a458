"""Records of a server in words."""

from __future__ import annotations

from collections.abc import Collection

import discord

from bot.canasta.rules.presets import DESCRIPTIONS
from bot.service.ids import TableId
from bot.service.statistics.model import RecordKind
from bot.service.statistics.records import ServerRecord, ServerRecords
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
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
    return texts(
        "records-line",
        value=_value(texts, record),
        people=people,
        game=game,
        day=on_day(holder.at),
    )


def _value(texts: Texts, record: ServerRecord) -> str:
    holder = record.holder
    match record.kind:
        case RecordKind.HIGHEST_ROUND:
            return texts("record-value-points", count=holder.points)
        case RecordKind.LARGEST_PILE:
            return texts("record-value-cards", count=holder.largest_pile)
        case RecordKind.FASTEST_EXIT:
            return texts("record-value-turns", count=holder.turns)
        case RecordKind.FIRST_CONCEALED:
            return texts("record-value-points", count=holder.points)
        case RecordKind.LONGEST_MATCH:
            return texts("record-value-rounds", count=holder.round)
