"""Documents of all kinds in dictionaries, with what follows from changes of tournaments, evenings and roles for places."""

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, TypeVar, cast

from msgspec import structs

from bot.service.change import Change
from bot.service.deals.coming_deal import SharedDeal
from bot.service.evenings.model import KEPT_FOR, Evening
from bot.service.ids import EveningId, GuildId, TableId, TournamentId, UserId
from bot.service.matches.record import TableRecord
from bot.service.people.anonymising import anonymous_evening, anonymous_tournament, knows
from bot.service.ports import StaleChange
from bot.service.ratings.model import RankRoles
from bot.service.tournaments.model import RoundTable, Tournament, TournamentStage
from bot.storage.rows import DOCUMENTS

D = TypeVar("D")


class MemoryDocuments:
    """The part of a store in dictionaries that keeps the documents, each kind by its key."""

    _records: dict[TableId, TableRecord]

    def __init__(self) -> None:
        super().__init__()
        self._documents: dict[type, dict[int, Any]] = {one.kind: {} for one in DOCUMENTS}
        self._changed: dict[tuple[type, int], datetime] = {}
        """When each was written."""
        self._last_tournament = 0
        self._last_evening = 0
        self._shared_deals: dict[TournamentId, SharedDeal] = {}

    def _kept(self, kind: type[D]) -> dict[int, D]:
        return self._documents[kind]

    async def due(self, kind: type[D], now: datetime, limit: int = 100) -> tuple[D, ...]:
        """Return the documents of this kind for which there is something to do, earliest first."""
        due = [(one.due, key) for key, one in self._documents[kind].items() if one.due is not None]
        return tuple(self._kept(kind)[key] for moment, key in sorted(due) if moment <= now)[:limit]

    async def next_due(self, kind: type) -> datetime | None:
        """Return when there is something to do next for any document of this kind."""
        return min((one.due for one in self._documents[kind].values() if one.due is not None), default=None)

    def _put(self, kind: type[D], key: int, value: D, at: datetime) -> None:
        self._documents[kind][key] = value
        self._changed[kind, key] = at

    def _refuse_documents(self, change: Change) -> None:
        for documents in DOCUMENTS:
            for one in change.documents_of(documents.kind):
                stored = self._documents[documents.kind].get(documents.key_of(one))
                if (0 if stored is None else stored.revision) != one.revision - 1:
                    raise StaleChange

    def _write_documents(self, change: Change) -> None:
        for documents in DOCUMENTS:
            for one in change.documents_of(documents.kind):
                self._put(documents.kind, documents.key_of(one), one, change.at)

    def _naming(self, kind: type[D], user: UserId) -> tuple[D, ...]:
        found = (one for _, one in sorted(self._kept(kind).items()))
        return tuple(one for one in found if knows(cast("Any", one), user))

    def _with_documents(self) -> set[GuildId]:
        """Return the servers that have any document."""
        return {
            one.guild for kept in self._documents.values() for one in kept.values() if hasattr(one, "guild")
        }

    def _delete_documents(self, guild: GuildId) -> None:
        for kept in self._documents.values():
            for key in [key for key, one in kept.items() if getattr(one, "guild", None) == guild]:
                del kept[key]

    # -------------------------------------------------------------------------------------------- tournaments

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

    # ----------------------------------------------------------------------------------------------- evenings

    async def next_evening_id(self) -> EveningId:
        """Return the number after the highest one that an evening has or had."""
        return EveningId(1 + self._last_evening)

    async def evening(self, number: EveningId) -> Evening | None:
        """Return the evening of this number."""
        return self._kept(Evening).get(number)

    async def evenings(self, guild: GuildId) -> tuple[Evening, ...]:
        """Return the evenings of a server, by date."""
        kept = sorted(self._kept(Evening).values(), key=lambda one: (one.starts, one.id))
        return tuple(one for one in kept if one.guild == guild)

    def _delete_old_evenings(self, change: Change) -> None:
        kept = self._kept(Evening)
        self._last_evening = max(self._last_evening, *kept, 0)
        if any(one.revision == 1 for one in change.documents_of(Evening)):
            for one in tuple(kept.values()):
                if one.due is None and one.starts < change.at - KEPT_FOR:
                    del kept[one.id]

    def _erase_from_evenings(self, user: UserId) -> None:
        for one in self._naming(Evening, user):
            self._kept(Evening)[one.id] = anonymous_evening(one, user)

    # --------------------------------------------------------------------------------------- roles for places

    async def rank_roles(self, guild: GuildId) -> RankRoles:
        """Return the roles for places of this server; revision 0 if nothing was chosen."""
        return self._kept(RankRoles).get(guild) or RankRoles(guild)

    def _wake_rank_roles(self, change: Change) -> None:
        roles = self._kept(RankRoles)
        for guild in change.reranked:
            if (kept := roles.get(guild)) is not None:
                roles[guild] = structs.replace(kept, due=change.at, revision=kept.revision + 1)

    def _erase_from_rank_roles(self, user: UserId, now: datetime) -> None:
        for one in self._naming(RankRoles, user):
            self._kept(RankRoles)[one.guild] = one.without(user, now)
