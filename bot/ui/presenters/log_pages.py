"""The log of a round, in pages of whole turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.service.queries import RoundLog
from bot.ui.presenters import colours, limits
from bot.ui.presenters.names import table_name
from bot.ui.presenters.plays import by_turn, turn_lines
from bot.ui.texts import Texts

Page = Sequence[str]

_MOST_TURNS: Final = 10
"""What a phone shows without much scrolling."""
_ROOM: Final = limits.DESCRIPTION - 100


def log_pages(texts: Texts, log: RoundLog) -> Sequence[Page]:
    """The turns of a round in pages, oldest first; one page at least."""
    pages: list[list[str]] = [[]]
    room = _ROOM
    for turn in by_turn(log.entries):
        lines = turn_lines(texts, log.record, turn, seat=log.seat)
        if not lines:
            continue
        when = discord.utils.format_dt(turn[-1].at, "R")
        told = limits.cut("\n".join([f"{when} {lines[0]}", *lines[1:]]), _ROOM)
        if pages[-1] and (len(pages[-1]) == _MOST_TURNS or limits.utf16(told) >= room):
            pages.append([])
            room = _ROOM
        pages[-1].append(told)
        room -= limits.utf16(told) + 1
    return pages


def log_embed(texts: Texts, log: RoundLog, pages: Sequence[Page], page: int) -> discord.Embed:
    """One page, counted from 1, the newest turn last."""
    table = table_name(texts, log.record)
    title = texts("log-title-round", table=table, round=log.number)
    embed = discord.Embed(
        title=title if log.number else texts("log-title", table=table),
        description="\n".join(pages[page - 1]) or texts("log-empty"),
        colour=colours.PLAIN,
    )
    return embed.set_footer(text=texts("log-page", page=page, pages=len(pages)))
