"""The log of a round, in pages of whole turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.service.queries import LogEntry, RoundLog
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.words.names import table_name
from bot.ui.words.plays import by_turn, turn_lines

Page = Sequence[Sequence[LogEntry]]
"""Turns of a page, oldest first."""

_MOST_TURNS: Final = 10
"""Number of turns that a phone shows without much scrolling."""
_ROOM: Final = limits.DESCRIPTION - 100


def log_pages(log: RoundLog) -> list[Page]:
    """Return the turns of a round in pages, oldest first; at least one page.

    The last page always holds as many turns as fit: most people look only at it.
    """
    turns = list(by_turn(log.entries))
    pages = [turns[first : first + _MOST_TURNS] for first in range(0, len(turns), _MOST_TURNS)]
    return [*pages[:-1], turns[-_MOST_TURNS:]]


def log_embed(texts: Texts, log: RoundLog, pages: Sequence[Page], page: int) -> discord.Embed:
    """Return the embed of one page, counted from 1, the newest turn last."""
    table = table_name(texts, log.record)
    title = texts("log-title-round", table=table, round=log.number)
    embed = discord.Embed(
        title=title if log.number else texts("log-title", table=table),
        description="\n".join(_told(texts, log, pages[page - 1])) or texts("log-empty"),
        colour=colours.PLAIN,
    )
    return embed.set_footer(text=texts("log-page", page=page, pages=len(pages)))


def _told(texts: Texts, log: RoundLog, page: Page) -> list[str]:
    """Return the text of each turn with its time; where they are too long together, the long ones are cut."""
    told = []
    for turn in page:
        # Small print begins a line of a message; here it would be read as it is written.
        told_lines = turn_lines(texts, log.record, turn, seat=log.seat)
        lines = [line.removeprefix("-# ") for line in told_lines]
        if lines:
            when = discord.utils.format_dt(turn[-1].at, "R")
            told.append("\n".join([f"{when} {lines[0]}", *lines[1:]]))
    if sum(limits.utf16(turn) + 1 for turn in told) <= _ROOM:
        return told
    return [limits.cut(turn, _ROOM // len(told) - 1) for turn in told]
