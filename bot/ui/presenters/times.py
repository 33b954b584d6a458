"""Moments as Discord shows them: to each reader in his own time zone and language."""

from __future__ import annotations

from datetime import datetime, timedelta

import discord

from bot.service.record import TableRecord


def ago(moment: datetime) -> str:
    """How long ago or how far ahead it is: "3 hours ago", "in 2 days"."""
    return discord.utils.format_dt(moment, "R")


def due_of(record: TableRecord) -> datetime | None:
    """When the time of whoever must act runs out; None where there is no clock, or it has run out already."""
    clock = record.clock
    if clock is None or clock.left is None or clock.has_run_out or clock.on_vacation:
        return None
    if record.pause is not None:
        return None
    return clock.since + timedelta(seconds=clock.left)


def at(moment: datetime) -> str:
    """The date and the time of the day."""
    return discord.utils.format_dt(moment, "f")
