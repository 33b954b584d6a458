"""Times in Discord's format: each reader sees them in the own time zone and language."""

from __future__ import annotations

from datetime import datetime

import discord


def ago(moment: datetime) -> str:
    """Return how long ago or how far ahead a time is: "3 hours ago", "in 2 days"."""
    return discord.utils.format_dt(moment, "R")


def at(moment: datetime) -> str:
    """Return the date and the time of the day."""
    return discord.utils.format_dt(moment, "f")
