"""Admin actions of a server: their kinds and their entries in the admin log."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import TypeAlias

from bot.service.change import AdminEntry
from bot.service.ids import GuildId, TableId, UserId
from bot.service.matches.record import TableRecord

Facts: TypeAlias = Mapping[str, str | int]


class AdminAction(StrEnum):
    """The kinds of entries in the admin log; the message catalog has a sentence for each."""

    LIMITS = "limits"
    """Facts: open_tables, tables_per_person (0: no limit)."""
    ENDED = "ended"
    BOARD_RENEWED = "board_renewed"
    MOVED = "moved"
    """Facts: place (the id of the channel)."""
    STAND_IN = "stand_in"
    PAUSED = "paused"
    RESUMED = "resumed"
    EXTENDED = "extended"
    """Facts: name, hours."""
    REPLACED = "replaced"
    """Facts: before, after (names), computer (1 if one sat there before)."""
    HOUSE_CREATED = "house_created"
    """Facts: name, preset."""
    HOUSE_SET = "house_set"
    """Facts: name, changes (a JSON object of values by option)."""
    HOUSE_COPIED = "house_copied"
    """Facts: name, original (the name of the house rule it is a copy of)."""
    HOUSE_RENAMED = "house_renamed"
    """Facts: name, later (the new name)."""
    HOUSE_TAKEN_BACK = "house_taken_back"
    """Facts: name, at (when the version was made, in seconds since 1970)."""
    HOUSE_DELETED = "house_deleted"
    """Facts: name."""
    HOUSE_DEFAULT = "house_default"
    """Facts: name (empty: none)."""
    HOUSE_PUBLISHED = "house_published"
    """Facts: name."""
    HOUSE_TAKEN_DOWN = "house_taken_down"
    """Facts: name."""
    DAILY = "daily"
    """Facts: channel (its id; empty: off), hour."""
    DAILY_GAME = "daily_game"
    """Facts: house (1: the default house rule, 0: Classic)."""
    PLAYERS_ROLE = "players_role"
    """Facts: role (its id; empty: off)."""
    ORGANISERS_ROLE = "organisers_role"
    """Facts: role (its id; empty: managers alone)."""
    FORUM = "forum"
    """Facts: channel (its id; empty: none)."""
    LANGUAGE = "language"
    """Facts: language (as Discord names it; empty: the one that Discord prefers)."""
    TERMS = "terms"
    """Facts: name (of the house rule; empty: for all new tables)."""
    SEASONS = "seasons"
    """Facts: length (off, quarterly or yearly)."""
    RANK_ROLE = "rank_role"
    """Facts: role (its id; empty: none), last (the last place for which it is given)."""
    PODIUM = "podium"
    """Facts: channel (its id; empty: none)."""
    TOURNAMENT_OPENED = "tournament_opened"
    """Facts: name (of the tournament, here and below)."""
    TOURNAMENT_STARTED = "tournament_started"
    TOURNAMENT_CANCELLED = "tournament_cancelled"
    TOURNAMENT_CHANGED = "tournament_changed"
    TOURNAMENT_RESULT = "tournament_result"
    """A player was replaced, or an entry was taken out."""


def at_table(
    action: AdminAction, record: TableRecord, actor: UserId, at: datetime, facts: Facts | None = None
) -> tuple[AdminEntry, ...]:
    """Return the log entry for an action on a table."""
    return (AdminEntry(record.guild, at, actor, action.value, TableId(record.id), dict(facts or {})),)


def in_server(
    action: AdminAction, guild: GuildId, actor: UserId, at: datetime, facts: Facts
) -> tuple[AdminEntry, ...]:
    """Return the log entry for an action on a server."""
    return (AdminEntry(guild, at, actor, action.value, facts=dict(facts)),)
