"""The part of a store that sums finished rounds."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from bot.service.ids import GuildId, TableId, UserId
from bot.service.statistics.model import (
    Companion,
    PersonYear,
    PlayedRound,
    RecordKind,
    RoundChoice,
    ServerYear,
    Sums,
)


class StatisticsStore(Protocol):
    """Finished rounds of people. They are written with the step that ends a round, and outlive their table."""

    async def sums(self, chosen: RoundChoice) -> Sums:
        """Return the sums of these rounds."""

    async def newest_rounds(self, chosen: RoundChoice, limit: int) -> tuple[PlayedRound, ...]:
        """Return the last of these rounds, oldest first."""

    async def partners(self, chosen: RoundChoice, limit: int) -> tuple[Companion, ...]:
        """Return the people who played most rounds on the same side; ``chosen.partner`` plays no part."""

    async def opponents(self, chosen: RoundChoice, limit: int) -> tuple[Companion, ...]:
        """Return the people who played most rounds on another side; ``chosen.partner`` plays no part."""

    async def takes_part(self, guild: GuildId, user: UserId) -> bool:
        """Return whether records and ladder of this server may name this user."""

    async def participants(self, guild: GuildId, users: Collection[UserId]) -> frozenset[UserId]:
        """Return those of these users whom records and ladder of this server may name."""

    async def records(self, guild: GuildId) -> Mapping[RecordKind, tuple[PlayedRound, ...]]:
        """Return the round that holds each record: that of the first member who did so well, then those of the others
        who share it. Only members who take part count.
        """

    async def years(self, guild: GuildId, user: UserId | None = None) -> tuple[int, ...]:
        """Return the years in which this person finished a round there, or anybody did, in their order."""

    async def person_year(self, guild: GuildId, user: UserId, year: int) -> PersonYear:
        """Return what a person did in a year."""

    async def server_year(self, guild: GuildId, year: int) -> ServerYear:
        """Return what was played in a year."""

    async def count_anew(self, table: TableId, rounds: Sequence[PlayedRound]) -> None:
        """Replace all finished rounds of a table, without changing any sum: ``sum_anew`` follows."""

    async def sum_anew(self) -> None:
        """Compute all sums of finished rounds from the stored rounds."""
