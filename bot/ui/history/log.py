"""The log of a round as a private message: pages of whole turns, and the menu of all rounds that replays show, too."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.service.ids import TableId
from bot.service.queries import LogEntry, RoundLog
from bot.ui.tables.buttons import LOG, replay_button
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import MOST_OPTIONS, Verb, option
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.words.names import table_name
from bot.ui.words.plays import by_turn, turn_lines

Page = Sequence[Sequence[LogEntry]]
"""Turns of a page, oldest first."""

_MOST_TURNS: Final = 10
"""Number of turns that a phone shows without much scrolling."""
_ROOM: Final = limits.DESCRIPTION - 100
_AT_ONCE: Final = MOST_OPTIONS - 2
"""Most rounds in a menu that does not hold all; its first and last entries lead to those before and behind."""


def log_pages(log: RoundLog) -> list[Page]:
    """Return the turns of a round in pages, oldest first; at least one page.

    The last page always holds as many turns as fit: most people look only at it.
    """
    turns = list(by_turn(log.entries))
    pages = [turns[first : first + _MOST_TURNS] for first in range(0, len(turns), _MOST_TURNS)]
    return [*pages[:-1], turns[-_MOST_TURNS:]]


def log_embed(texts: Texts, log: RoundLog, pages: Sequence[Page], page: int) -> discord.Embed:
    """Return the embed of one page, counted from 1, the newest turn last."""
    key = "log-title-round" if log.number else "log-title"
    title = texts(key, table=table_name(texts, log.record), round=log.number)
    lines = _told(texts, log, pages[page - 1]) or [texts("log-empty")]
    return embed_of(title, lines, footer=texts("log-page", page=page, pages=len(pages)))


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


LAST: Final = 0
"""Page number that stands for the last page the round has when it is shown."""


def log_message(texts: Texts, log: RoundLog, page: int = LAST) -> Message:
    """Return one page of a round's log; the last one where the round has no such page."""
    pages = log_pages(log)
    shown = page if 0 < page <= len(pages) else len(pages)
    return of_embed(log_embed(texts, log, pages, shown), _rows(texts, log, shown, len(pages)))


def _rows(texts: Texts, log: RoundLog, page: int, pages: int) -> list[ComponentRow]:
    if not log.rounds:
        return []
    first, last = log.rounds[0].number, log.rounds[-1].number
    # At either end of a round the buttons lead into the next one.
    older = (log.number, page - 1) if page > 1 else (log.number - 1, LAST)
    newer = (log.number, page + 1) if page < pages else (log.number + 1, 1)
    targets = (
        ("button-first", (log.number, 1), page > 1),
        ("button-older", older, older[0] >= first),
        ("button-newer", newer, newer[0] <= last),
        ("button-latest", (last, LAST), True),
    )
    row = [
        turn_page.button(texts(key), log.record.id, 0, max(number, 0), to, which)
        for which, (key, (number, to), possible) in enumerate(targets)
        if possible
    ]
    if next(one for one in log.rounds if one.number == log.number).is_over:
        row.append(replay_button(texts, log.record.id, log.number))
    menu = round_menu(
        texts, choose_round, log.record.id, [one.number for one in log.rounds], shown=log.number
    )
    return [row, menu]


async def show_log(context: InteractionContext, table: TableId) -> None:
    """Show what happened lately in a new private message, since it has the user's private events."""
    await context.show_new(await _log(context, table))


async def _log(
    context: InteractionContext, table: TableId, number: int | None = None, page: int = LAST
) -> Message:
    await record_here(context, table)
    log = await context.services.queries.log(table, context.user, number=number)
    return log_message(context.texts, log, page)


@clickable(LOG)
async def open_log(click: Click) -> None:
    """Show what happened lately."""
    await show_log(click, click.table)


@clickable("logpage", args=3)  # round, page (0: the last one), which of the buttons
async def turn_page(click: Click) -> None:
    """Show another page of the log."""
    number, page, _ = click.id.args
    await click.show(await _log(click, click.table, number, page))


@clickable("loground")  # value: a round
async def choose_round(click: Click) -> None:
    """Show the log of another round, from its end."""
    await click.show(await _log(click, click.table, click.number))


def round_menu(
    texts: Texts, verb: Verb, table: TableId, numbers: Sequence[int], *, shown: int
) -> ComponentRow:
    """Return the menu of rounds with the shown one chosen; an empty row where there is no choice."""
    if len(numbers) < 2:
        return []
    window = _window(numbers, shown)
    options = [
        option(texts("option-round", round=number), number, chosen=number == shown) for number in window
    ]
    before, behind = [n for n in numbers if n < window[0]], [n for n in numbers if n > window[-1]]
    if before:
        words = texts("option-rounds-before", first=before[0], last=before[-1])
        options.insert(0, option(words, before[-1]))
    if behind:
        options.append(option(texts("option-rounds-behind", first=behind[0], last=behind[-1]), behind[0]))
    return [verb.menu(texts("menu-round"), options, table)]


def _window(numbers: Sequence[int], shown: int) -> Sequence[int]:
    """Return as many rounds as a menu holds, among them the shown one."""
    if len(numbers) <= MOST_OPTIONS:
        return numbers
    place = min(range(len(numbers)), key=lambda index: abs(numbers[index] - shown))
    start = place // _AT_ONCE * _AT_ONCE
    return numbers[start : start + _AT_ONCE]
