"""The part of a store that keeps tournaments."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

from bot.service.change import Change
from bot.service.deals.shared_deal import SharedDeal
from bot.service.ids import GuildId, TournamentId
from bot.service.tournaments.model import Tournament


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


def concluded(change: Change) -> TournamentId | None:
    """Return the tournament of the table that this change closes, if it does."""
    record = change.record
    return None if record is None or record.is_open else record.tournament
