"""Tournaments in memory."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

from msgspec import structs

from bot.service.change import Change
from bot.service.deals.coming_deal import SharedDeal
from bot.service.ids import GuildId, TableId, TournamentId, UserId
from bot.service.matches.record import TableRecord
from bot.service.people.anonymising import anonymous_tournament
from bot.service.tournaments.model import RoundTable, Tournament, TournamentStage
from tests.support.stores.memory_documents import MemoryDocuments


class MemoryTournaments(MemoryDocuments):
    """The part of a store in dictionaries that keeps tournaments."""

    _records: dict[TableId, TableRecord]

    def __init__(self) -> None:
        super().__init__()
        self._last_tournament = 0
        self._shared_deals: dict[TournamentId, SharedDeal] = {}

    async def next_tournament_id(self) -> TournamentId:
        """Return the number after the highest one that a tournament has or had."""
        return TournamentId(1 + self._last_tournament)

    async def tournament(self, number: TournamentId) -> Tournament | None:
        """Return the tournament of this number."""
        return self._kept(Tournament).get(number)

    async def shared_deal(self, number: TournamentId) -> SharedDeal | None:
        """Return the secret deals of a duplicate."""
        return self._shared_deals.get(number)

    async def tournaments(self, guild: GuildId) -> tuple[Tournament, ...]:
        """Return the tournaments of a server, newest first."""
        kept = sorted(self._kept(Tournament).items(), reverse=True)
        return tuple(one for _, one in kept if one.guild == guild)

    async def due_tournaments(self, now: datetime, limit: int = 100) -> tuple[Tournament, ...]:
        """Return the tournaments for which there is something to do, earliest first."""
        return self._due(Tournament, now, limit)

    async def next_tournament_due(self) -> datetime | None:
        """Return when there is something to do next for any tournament."""
        return self._next_due(Tournament)

    async def round_tables(self, tables: Collection[TableId]) -> Mapping[TableId, RoundTable]:
        """Return what a tournament asks about these tables."""
        kept = [self._records[table] for table in tables if table in self._records]
        return {one.id: RoundTable(one.is_open, one.is_confidential, one.thread) for one in kept}

    def _write_tournaments(self, change: Change) -> None:
        kept = self._kept(Tournament)
        self._last_tournament = max(self._last_tournament, *kept, 0)
        self._shared_deals.update({deal.tournament: deal for deal in change.shared_deals})
        one = kept.get(change.concluded or 0)
        if one is not None and one.stage is TournamentStage.RUNNING:
            kept[one.id] = structs.replace(one, due=change.at, revision=one.revision + 1)

    def _erase_from_tournaments(self, user: UserId, names: Collection[str], now: datetime) -> None:
        for one in self._naming(Tournament, user):
            self._put(Tournament, one.id, anonymous_tournament(one, user, names, now), now)

    def _delete_old_tournaments(self, before: datetime) -> None:
        for one in tuple(self._kept(Tournament).values()):
            if not one.is_open and self._changed[Tournament, one.id] < before:
                del self._kept(Tournament)[one.id]
        self._drop_deals()

    def _drop_deals(self) -> None:
        kept = self._kept(Tournament)
        self._shared_deals = {number: deal for number, deal in self._shared_deals.items() if number in kept}
