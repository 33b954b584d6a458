"""Dates that people type, and the question which of several they mean."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from discord import ui
from discord.utils import format_dt

from bot.service.evenings.dates import LONGEST_DATE, names_a_day, read_dates
from bot.service.people.visible_text import visible
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import shown

_A_MINUTE: Final = 60


def moment_of(minutes: int) -> datetime:
    """Return the moment that custom ids hold in minutes since 1970."""
    return datetime.fromtimestamp(minutes * _A_MINUTE, UTC)


def minutes_of(moment: datetime) -> int:
    """Return a moment as custom ids hold it."""
    return int(moment.timestamp()) // _A_MINUTE


async def zone_of(context: InteractionContext) -> str:
    """Return the name of the person's time zone; empty for UTC."""
    return (await context.settings()).zone


async def dates_meant(context: InteractionContext, typed: str, day: date | None = None) -> list[datetime]:
    """Return the moments that somebody may mean, by the clock of the person's own time zone. A time alone is of ``day``.

    Raises:
        Refusal
    """
    now, zone = context.services.queries.now, await zone_of(context)
    locale = str(context.interaction.locale)
    found = await asyncio.to_thread(read_dates, visible(typed), now, zone, locale, day=day)
    if not found:
        is_day = await asyncio.to_thread(names_a_day, visible(typed)[:LONGEST_DATE], now, zone, locale)
        raise Refusal("date-without-time" if is_day else "date-unknown", typed=shown(typed, LONGEST_DATE))
    return list(found)


async def ask_which(
    context: InteractionContext, dates: Sequence[datetime], button: Callable[[str, int], ui.Button[Any]]
) -> None:
    """Ask which of several moments is meant, by a button for each that gets its label and its minutes."""
    texts, there = context.texts, ZoneInfo(await zone_of(context) or "UTC")
    lines, buttons = [texts("date-which")], []
    for number, moment in enumerate(dates, start=1):
        local = moment.astimezone(there)
        label = texts.dated("date-pattern-full", local)
        lines.append(f"{number}. {format_dt(moment, 'F')}")
        buttons.append(button(label, minutes_of(moment)))
    await context.show(Message("\n".join(lines), rows=[buttons]))
