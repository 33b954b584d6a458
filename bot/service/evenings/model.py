"""An evening as it is stored: its date, its game, and who comes."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from msgspec import Struct

from bot.service.ids import ChannelId, EveningId, GuildId, MessageId, TableId, UserId

MOST_GUESTS: Final = 64
MOST_PLANNED: Final = 5
"""The most evenings that can be planned in a server at a time."""
LONGEST_AHEAD: Final = timedelta(days=60)
REMINDED_BEFORE: Final = timedelta(hours=1)
LATEST: Final = timedelta(hours=6)
"""The time after which an evening that could not begin is given up."""


class GuestAnswer(StrEnum):
    """The answers to an invitation to an evening."""

    COMES = "in"
    MAYBE = "maybe"
    OUT = "out"


class Guest(Struct, frozen=True):
    """A member who has answered; one who is out is not kept."""

    user: UserId
    name: str
    answer: GuestAnswer
    has_seat: bool = True
    """False if no seat could be given to this guest when the evening began."""


class EveningStage(StrEnum):
    """The stages of an evening."""

    PLANNED = "planned"
    BEGINNING = "beginning"
    """Nobody signs up any more; the tables are being made up."""
    BEGUN = "begun"
    MISSED = "missed"
    """The bot could not begin it in time."""
    CANCELLED = "cancelled"


class Post(StrEnum):
    """The messages of an evening, besides the one with the sign-up."""

    REMINDER = "reminder"
    MOVED = "moved"
    CANCELLED = "cancelled"
    BEGUN = "begun"


class Evening(Struct, frozen=True, omit_defaults=True):
    """An evening of a server."""

    id: EveningId
    guild: GuildId
    channel: ChannelId
    organiser: UserId
    name: str
    """The organiser's name."""
    starts: datetime
    game: str = ""
    """The house rule or preset that is played; empty for what new tables of the server play."""
    rounds: int | None = None
    """With rotating partners, the rounds of each match; 0 as the game says. None where partners stay together."""
    guests: tuple[Guest, ...] = ()
    stage: EveningStage = EveningStage.PLANNED
    revision: int = 1
    content: int = 1
    """The number of changes that the message with the sign-up shows."""
    shown: int = 0
    """The content that the message shows already."""
    message: MessageId | None = None
    is_reminded: bool = False
    wanted: Post | None = None
    """The message that is to be posted next."""
    is_begun: bool = False
    """True while a message is being posted, or was when the bot was stopped."""
    tables: tuple[TableId, ...] = ()
    event: int | None = None
    """Discord's scheduled event; 0 if there is none and none is to be made."""

    @property
    def is_open(self) -> bool:
        """Return whether people can sign up."""
        return self.stage is EveningStage.PLANNED

    @property
    def due(self) -> datetime | None:
        """Return when there is something to do by itself; a moment long ago for at once, None for never."""
        if self.wanted is not None or self.shown != self.content or self.stage is EveningStage.BEGINNING:
            return AT_ONCE
        if self.stage is not EveningStage.PLANNED:
            return None
        if self.event is None:
            return AT_ONCE
        return self.starts if self.is_reminded else self.starts - REMINDED_BEFORE

    def answered(self, answer: GuestAnswer) -> tuple[Guest, ...]:
        """Return the guests who gave this answer, in their order."""
        return tuple(guest for guest in self.guests if guest.answer is answer)


AT_ONCE: Final = datetime.fromisoformat("2000-01-01T00:00:00+00:00")
