"""What the doctor has found out, before anything is concluded from it."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum

import discord

from bot.service.ids import ChannelId, UserId
from bot.service.matches.record import TableRecord
from bot.ui.toolkit.guild_members import Presence


class Found(Enum):
    """What Discord answered when something was looked for."""

    THERE = "there"
    GONE = "gone"
    """It was deleted."""
    CLOSED = "closed"
    """The bot may not see it."""
    UNKNOWN = "unknown"
    """Discord could not say now."""


@dataclass(frozen=True)
class PlaceFacts:
    """A channel or thread as the bot finds it."""

    id: ChannelId
    found: Found
    may: discord.Permissions | None = None
    """What the bot may do there; None where that could not be found out."""
    is_thread: bool = False
    is_archived: bool = False
    is_locked: bool = False


@dataclass(frozen=True)
class PersonFacts:
    """Somebody who holds a seat."""

    user: UserId
    name: str
    presence: Presence
    may_look: bool | None = None
    """Whether he can see the place where his table is; None where that could not be found out."""
    is_awaited: bool = False
    """Whether the table waits for him now."""


@dataclass(frozen=True)
class TableFacts:
    """A table as the bot finds it. ``board`` is None where no message was posted yet."""

    record: TableRecord
    channel: PlaceFacts
    thread: PlaceFacts | None
    board: Found | None
    people: tuple[PersonFacts, ...] = ()
    waits_since: datetime | None = None
    """When the oldest message that this table has not got yet was to be sent."""
    lost_at: datetime | None = None
    """When the last message was given up that the board, as it was posted, does not replace."""

    @property
    def place(self) -> PlaceFacts:
        """Where the board and the pings go."""
        return self.channel if self.thread is None else self.thread


@dataclass(frozen=True)
class ServerFacts:
    """What is the same for all tables of a server."""

    here: PlaceFacts
    """Where the doctor was called."""
    database_answers: bool
    oldest_notice: timedelta | None = None
    """How long the oldest message has been waiting to be sent."""
    unknown_commands: tuple[str, ...] | None = ()
    """Commands that Discord was not told yet; None where that could not be found out."""
    longest_due: timedelta = timedelta(0)
    """How long the earliest of what the bot does by itself has been due."""
    too_far_ahead: int = 0
    """So much waits for a moment that lies further ahead than there can be a reason for."""
