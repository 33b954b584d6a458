"""Pictures of results in the place of their tables of numbers: the sheets of a round, the course of a match.

The sentences above them stay words; *In words* tells the numbers privately.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import discord

from bot.canasta.events import RoundEnded
from bot.canasta.seats import SideId
from bot.canasta.view import TableView
from bot.pictures.results.chart import ChartScene, chart_picture
from bot.pictures.results.score_sheet import RoundScene, RowScene, round_picture
from bot.service.matches.record import TableRecord
from bot.ui.history.score_presenter import match_embed, round_embed, round_headline
from bot.ui.tables.buttons import sheet_button
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.drawing import pictured
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import name_drawn, side_names
from bot.ui.words.scores import course_of, round_winners, sheet_rows


async def round_with_picture(
    texts: Texts, record: TableRecord, ended: RoundEnded, words: Message, *, is_last: bool = False
) -> Message:
    """Return the result of a round with its sheets as a picture; the words, if it cannot be drawn."""

    def without_sheets() -> discord.Embed:
        embed = round_embed(texts, record, ended, is_last=is_last, has_sheets=False)
        for field in words.embeds[0].fields[len(ended.result.sheets) :]:
            embed.add_field(name=field.name, value=field.value, inline=False)
        return embed

    scene = partial(round_scene, texts, record, ended)
    shown = await pictured(words, without_sheets, round_picture, scene, "round", _subject(record))
    return shown if shown is words else _with_sheet_button(texts, record, shown, ended.round)


async def match_with_picture(
    texts: Texts, record: TableRecord, view: TableView, rounds: Sequence[RoundEnded], words: Message
) -> Message:
    """Return the result of a match with the totals after each round as a chart; the words, if it cannot be drawn."""
    if not rounds:
        return words
    embed = partial(match_embed, texts, record, view, rounds, has_sheets=False)
    scene = partial(match_scene, texts, record, view, rounds)
    shown = await pictured(words, embed, chart_picture, scene, "match", _subject(record))
    return shown if shown is words else _with_sheet_button(texts, record, shown, 0)


def round_scene(texts: Texts, record: TableRecord, ended: RoundEnded) -> RoundScene:
    """Return all that the picture of a round's result shows."""
    sheets, names = ended.result.sheets, side_names(texts, record, name_drawn)
    return RoundScene(
        headline=round_headline(texts, record, names, sheets),
        names=names,
        rows=sheet_rows(texts, sheets),
        total=RowScene(texts("score-sum"), tuple(sheet.total for sheet in sheets)),
        after=RowScene(texts("score-after"), tuple(sheet.after for sheet in sheets)),
        won=round_winners(sheets),
        thousands=texts.thousands,
    )


def match_scene(
    texts: Texts, record: TableRecord, view: TableView, rounds: Sequence[RoundEnded]
) -> ChartScene:
    """Return all that the chart of a match shows."""
    lines = []
    for side, name in enumerate(side_names(texts, record, name_drawn)):
        sheets = [ended.result.sheets[side] for ended in rounds]
        lines.append(course_of(name, sheets, won=SideId(side) in view.winners))
    end = record.rules.end
    target = None if end.round_count is not None else end.target_score
    return ChartScene(tuple(lines), target, texts.thousands)


def _with_sheet_button(texts: Texts, record: TableRecord, message: Message, number: int) -> Message:
    """Return a message with *In words* at the end of its last row, or in a row of its own where that one is full."""
    rows, more = [*message.rows], sheet_button(texts, record.id, number)
    last = rows.pop() if rows and len(rows[-1]) < limits.BUTTONS_IN_ROW else []
    return replace(message, rows=[*rows, [*last, more]])


def _subject(record: TableRecord) -> str:
    return f"table {record.id}: the picture of a result"
