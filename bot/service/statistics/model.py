"""Finished rounds of people, and the sums of them that statistics show."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from bot.service.ids import GuildId, TableId, UserId


class PlayedRound(Struct, frozen=True):
    """A finished round of one person. Canastas are those of the person's side, piles and exits the person's own."""

    table: TableId
    round: int
    user: UserId
    guild: GuildId
    at: datetime
    preset: str
    side: int
    """The number of the score sheet that counted for this person."""
    points: int
    ahead: int
    """The points more than those of the best other side; negative if another side had more."""
    natural_canastas: int
    mixed_canastas: int
    other_canastas: int
    """The canastas of sevens with a bonus of their own, of wild cards, of a sequence or of threes."""
    piles: int
    went_out: bool
    concealed: bool
    ends_match: bool
    """True if the match was over with this round by its rules."""
    won: bool
    """True if the person's side won the match that ended with this round."""


class RoundChoice(Struct, frozen=True):
    """The rounds of one person in one server that are asked for."""

    guild: GuildId
    user: UserId
    partner: UserId | None = None
    """The person who must have played on the same side."""
    presets: frozenset[str] | None = None
    """The games; None for all."""


class Sums(Struct, frozen=True):
    """Sums over rounds of one person; ``best`` and ``worst`` are points of a round, 0 without any."""

    rounds: int = 0
    points: int = 0
    best: int = 0
    worst: int = 0
    matches: int = 0
    won: int = 0
    natural_canastas: int = 0
    mixed_canastas: int = 0
    other_canastas: int = 0
    piles: int = 0
    went_out: int = 0
    concealed: int = 0


class Companion(Struct, frozen=True):
    """What a person played with or against another: matches, and how many of them the person won, and the other."""

    user: UserId
    rounds: int
    matches: int
    won: int
    lost: int
