"""Moments as Discord shows them: to each reader in his own time zone and language."""

from __future__ import annotations

from datetime import datetime

import discord


def ago(moment: datetime) -> str:
    """How long ago or how far ahead it is: "3 hours ago", "in 2 days"."""
    return discord.utils.format_dt(moment, "R")


def at(moment: datetime) -> str:
    """The date and the time of the day."""
    return discord.utils.format_dt(moment, "f")
