"""Tournaments, evenings and roles for places on ladders: what statements ask of them, and what follows from changes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, desc, insert, or_, select, update

from bot.service.change import Change, Document
from bot.service.deals.coming_deal import SharedDeal
from bot.service.evenings.model import KEPT_FOR, Evening
from bot.service.ids import EveningId, GuildId, TableId, TournamentId
from bot.service.matches.record import OPEN as OPEN_TABLES
from bot.service.ratings.model import RankRoles
from bot.service.tournaments.model import OPEN, RoundTable, Tournament
from bot.storage import schema
from bot.storage.mapping import D, Documents, micros_of
from bot.storage.reader import Reader
from bot.storage.rows import DOCUMENTS, EVENINGS, RANK_ROLES, TOURNAMENTS

_BY_KIND: Final[Mapping[type, Documents[Any]]] = {one.kind: one for one in DOCUMENTS}
_t: Final = schema.tournaments.c
_e: Final = schema.evenings.c
_r: Final = schema.rank_roles.c
_tournaments: Final = TOURNAMENTS.all.where(_t.guild_id == bindparam("b_guild")).order_by(desc(_t.id))
_evenings: Final = EVENINGS.all.where(_e.guild_id == bindparam("b_guild")).order_by(_e.starts, _e.id)
_tables: Final = select(
    schema.tables.c.id, schema.tables.c.status, schema.tables.c.is_confidential, schema.tables.c.thread_id
).where(schema.tables.c.id.in_(bindparam("b_tables", expanding=True)))
_is_of_tournament: Final = schema.shared_deals.c.tournament_id == bindparam("b_id")
_deal_of: Final = select(schema.shared_deals).where(_is_of_tournament)
_insert_deal: Final = insert(schema.shared_deals)
_delete_deal: Final = delete(schema.shared_deals).where(_is_of_tournament)
_wake_tournament: Final = (
    update(schema.tournaments)
    .where(_t.id == bindparam("b_id"), _t.stage == "running")
    .values(due=bindparam("due"), revision=_t.revision + 1)
)
_wake_roles: Final = (
    update(schema.rank_roles)
    .where(_r.guild_id == bindparam("b_guild"))
    .values(due=bindparam("due"), revision=_r.revision + 1)
)
_delete_old_tournaments: Final = delete(schema.tournaments).where(
    ~or_(*(_t.stage == stage.value for stage in sorted(OPEN))), _t.changed < bindparam("b_before")
)
_delete_old_evenings: Final = delete(schema.evenings).where(
    _e.due.is_(None), _e.starts < bindparam("b_before")
)


class DocumentReads(Reader):
    """Reads of tournaments, evenings and roles for places on ladders, and of what is due of any kind."""

    async def due(self, kind: type[D], now: datetime, limit: int = 100) -> tuple[D, ...]:
        """Return the documents of this kind for which there is something to do, earliest first."""
        documents: Documents[D] = _BY_KIND[kind]
        found = await self._rows(documents.due, b_now=micros_of(now), b_limit=limit)
        return tuple(map(documents.value, found))

    async def next_due(self, kind: type[Document]) -> datetime | None:
        """Return when there is something to do next for any document of this kind."""
        return await self._moment(_BY_KIND[kind].next_due)

    async def next_tournament_id(self) -> TournamentId:
        """Return the number after the highest one that a tournament has or had."""
        return TournamentId(1 + await self._last_number("tournament"))

    async def tournament(self, number: TournamentId) -> Tournament | None:
        """Return the tournament of this number."""
        return await self._document(TOURNAMENTS, number)

    async def shared_deal(self, number: TournamentId) -> SharedDeal | None:
        """Return the secret deals of a duplicate; None of any other tournament."""
        found = await self._rows(_deal_of, b_id=number)
        return SharedDeal(number, found[0]["secret"], found[0]["commitment"]) if found else None

    async def tournaments(self, guild: GuildId) -> tuple[Tournament, ...]:
        """Return the tournaments of a server, newest first."""
        return tuple(map(TOURNAMENTS.value, await self._rows(_tournaments, b_guild=guild)))

    async def round_tables(self, tables: Collection[TableId]) -> Mapping[TableId, RoundTable]:
        """Return what a tournament asks about these tables, as of one moment."""
        found = await self._rows(_tables, b_tables=list(tables)) if tables else ()
        return {
            row["id"]: RoundTable(row["status"] in OPEN_TABLES, row["is_confidential"], row["thread_id"])
            for row in found
        }

    async def next_evening_id(self) -> EveningId:
        """Return the number after the highest one that an evening has or had."""
        return EveningId(1 + await self._last_number("evening"))

    async def evening(self, number: EveningId) -> Evening | None:
        """Return the evening of this number."""
        return await self._document(EVENINGS, number)

    async def evenings(self, guild: GuildId) -> tuple[Evening, ...]:
        """Return the evenings of a server, by date."""
        return tuple(map(EVENINGS.value, await self._rows(_evenings, b_guild=guild)))

    async def rank_roles(self, guild: GuildId) -> RankRoles:
        """Return the roles for places of this server; revision 0 if nothing was chosen."""
        return await self._document(RANK_ROLES, guild) or RankRoles(guild)


def write_what_follows(connection: Connection, change: Change) -> None:
    """Write the deals of tournaments and what is due now: a tournament of which a table was closed, and roles of which a
    ladder has changed. With a new evening delete those whose date is long over.
    """
    for deal in change.shared_deals:
        connection.execute(_delete_deal, {"b_id": deal.tournament})
        connection.execute(
            _insert_deal,
            {"tournament_id": deal.tournament, "secret": deal.secret, "commitment": deal.commitment},
        )
    now = micros_of(change.at)
    number = change.concluded
    if number is not None:
        connection.execute(_wake_tournament, {"b_id": number, "due": now})
    if any(one.revision == 1 for one in change.documents_of(Evening)):
        connection.execute(_delete_old_evenings, {"b_before": micros_of(change.at - KEPT_FOR)})
    for guild in change.reranked:
        connection.execute(_wake_roles, {"b_guild": guild, "due": now})


def delete_old_tournaments(connection: Connection, before: datetime) -> None:
    """Delete the tournaments that were over before this moment."""
    connection.execute(_delete_old_tournaments, {"b_before": micros_of(before)})
