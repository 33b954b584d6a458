"""The part of a store that keeps tournaments."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Protocol

from msgspec import Struct

from bot.service.change import Change
from bot.service.deals.shared_deal import SharedDeal
from bot.service.ids import ChannelId, GuildId, TableId, TournamentId
from bot.service.tournaments.model import Tournament


class RoundTable(Struct, frozen=True):
    """The part of a table's record that its tournament asks for again and again."""

    is_open: bool
    is_confidential: bool
    thread: ChannelId | None


class TournamentStore(Protocol):
    """Tournaments. Those that are over or cancelled are deleted with the closed tables of their time."""

    async def next_tournament_id(self) -> TournamentId:
        """Return the number after the highest one that a tournament has or had.

        Of two callers that get the same one, one fails at ``commit``.
        """

    async def tournament(self, number: TournamentId) -> Tournament | None:
        """Return the tournament of this number."""

    async def shared_deal(self, number: TournamentId) -> SharedDeal | None:
        """Return the secret deals of a duplicate; None of any other tournament."""

    async def tournaments(self, guild: GuildId) -> tuple[Tournament, ...]:
        """Return the tournaments of a server, newest first."""

    async def due_tournaments(self, now: datetime, limit: int = 100) -> tuple[Tournament, ...]:
        """Return the tournaments for which there is something to do, earliest first."""

    async def next_tournament_due(self) -> datetime | None:
        """Return when there is something to do next for any tournament."""

    async def round_tables(self, tables: Collection[TableId]) -> Mapping[TableId, RoundTable]:
        """Return what a tournament asks about these tables, as of one moment; those that were deleted are missing."""


def concluded(change: Change) -> TournamentId | None:
    """Return the tournament of the table that this change closes, if it does."""
    record = change.record
    return None if record is None or record.is_open else record.tournament
