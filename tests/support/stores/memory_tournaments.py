"""Tournaments in memory."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

from msgspec import structs

from bot.service.change import Change
from bot.service.deals.shared_deal import SharedDeal
from bot.service.ids import GuildId, TableId, TournamentId, UserId
from bot.service.matches.record import TableRecord
from bot.service.people.anonymising import anonymous_tournament, knows
from bot.service.ports import StaleChange
from bot.service.tournaments.model import Tournament, TournamentStage
from bot.service.tournaments.store import RoundTable, concluded


class MemoryTournaments:
    """The part of a store in dictionaries that keeps tournaments."""

    _records: dict[TableId, TableRecord]

    def __init__(self) -> None:
        super().__init__()
        self._tournaments: dict[TournamentId, tuple[Tournament, datetime]] = {}
        """Each tournament with the moment of its last change."""
        self._last_tournament = 0
        self._shared_deals: dict[TournamentId, SharedDeal] = {}

    async def next_tournament_id(self) -> TournamentId:
        """Return the number after the highest one that a tournament has or had."""
        return TournamentId(1 + self._last_tournament)

    async def tournament(self, number: TournamentId) -> Tournament | None:
        """Return the tournament of this number."""
        kept = self._tournaments.get(number)
        return None if kept is None else kept[0]

    async def shared_deal(self, number: TournamentId) -> SharedDeal | None:
        """Return the secret deals of a duplicate."""
        return self._shared_deals.get(number)

    async def tournaments(self, guild: GuildId) -> tuple[Tournament, ...]:
        """Return the tournaments of a server, newest first."""
        kept = sorted(self._tournaments.items(), reverse=True)
        return tuple(one for _, (one, _) in kept if one.guild == guild)

    async def due_tournaments(self, now: datetime, limit: int = 100) -> tuple[Tournament, ...]:
        """Return the tournaments for which there is something to do, earliest first."""
        due = [(one.due, one.id, one) for one, _ in self._tournaments.values() if one.due is not None]
        return tuple(one for moment, _, one in sorted(due, key=lambda row: row[:2]) if moment <= now)[:limit]

    async def next_tournament_due(self) -> datetime | None:
        """Return when there is something to do next for any tournament."""
        return min((one.due for one, _ in self._tournaments.values() if one.due is not None), default=None)

    async def round_tables(self, tables: Collection[TableId]) -> Mapping[TableId, RoundTable]:
        """Return what a tournament asks about these tables."""
        kept = [self._records[table] for table in tables if table in self._records]
        return {one.id: RoundTable(one.is_open, one.is_confidential, one.thread) for one in kept}

    def _refuse_tournaments(self, change: Change) -> None:
        for one in change.tournaments:
            kept = self._tournaments.get(one.id)
            if (0 if kept is None else kept[0].revision) != one.revision - 1:
                raise StaleChange

    def _write_tournaments(self, change: Change) -> None:
        self._tournaments.update({one.id: (one, change.at) for one in change.tournaments})
        self._last_tournament = max(self._last_tournament, *self._tournaments, 0)
        self._shared_deals.update({deal.tournament: deal for deal in change.shared_deals})
        if (number := concluded(change)) is not None:
            kept = self._tournaments.get(number)
            if kept is not None and kept[0].stage is TournamentStage.RUNNING:
                woken = structs.replace(kept[0], due=change.at, revision=kept[0].revision + 1)
                self._tournaments[number] = (woken, kept[1])

    def _tournaments_naming(self, user: UserId) -> tuple[Tournament, ...]:
        return tuple(one for _, (one, _) in sorted(self._tournaments.items()) if knows(one, user))

    def _erase_from_tournaments(self, user: UserId, names: Collection[str], now: datetime) -> None:
        for one in self._tournaments_naming(user):
            self._tournaments[one.id] = (anonymous_tournament(one, user, names, now), now)

    def _delete_old_tournaments(self, before: datetime) -> None:
        self._tournaments = {
            number: (one, at)
            for number, (one, at) in self._tournaments.items()
            if one.is_open or at >= before
        }
        self._drop_deals()

    def _delete_tournaments_of(self, guild: GuildId) -> None:
        self._tournaments = {
            number: kept for number, kept in self._tournaments.items() if kept[0].guild != guild
        }
        self._drop_deals()

    def _drop_deals(self) -> None:
        self._shared_deals = {
            number: deal for number, deal in self._shared_deals.items() if number in self._tournaments
        }
