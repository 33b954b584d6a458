"""Tournaments in the database. The columns repeat what statements need; the whole is one encoded value."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, bindparam, delete, desc, insert, or_, select, update

from bot.service.change import Change
from bot.service.deals.shared_deal import SharedDeal
from bot.service.ids import GuildId, TableId, TournamentId, UserId
from bot.service.matches.record import OPEN as OPEN_TABLES
from bot.service.people.anonymising import anonymous_tournament, knows
from bot.service.tournaments.model import OPEN, RoundTable, Tournament
from bot.storage import numbers, schema
from bot.storage.mapping import micros_of
from bot.storage.reader import Reader
from bot.storage.rows import TOURNAMENTS

_t: Final = schema.tournaments.c
_wake: Final = (
    update(schema.tournaments)
    .where(_t.id == bindparam("b_id"), _t.stage == "running")
    .values(due=bindparam("due"), revision=_t.revision + 1)
)
_of_server: Final = TOURNAMENTS.all.where(_t.guild_id == bindparam("b_guild")).order_by(desc(_t.id))
_tables: Final = select(
    schema.tables.c.id, schema.tables.c.status, schema.tables.c.is_confidential, schema.tables.c.thread_id
).where(schema.tables.c.id.in_(bindparam("b_tables", expanding=True)))
_deal_of: Final = select(schema.shared_deals).where(schema.shared_deals.c.tournament_id == bindparam("b_id"))
_insert_deal: Final = insert(schema.shared_deals)
_delete_deal: Final = delete(schema.shared_deals).where(
    schema.shared_deals.c.tournament_id == bindparam("b_id")
)
_delete_old: Final = delete(schema.tournaments).where(
    ~or_(*(_t.stage == stage.value for stage in sorted(OPEN))), _t.changed < bindparam("b_before")
)


class TournamentReads(Reader):
    """Reads of tournaments."""

    async def next_tournament_id(self) -> TournamentId:
        """Return the number after the highest one that a tournament has or had."""
        return TournamentId(1 + await self._last_number(numbers.TOURNAMENT))

    async def tournament(self, number: TournamentId) -> Tournament | None:
        """Return the tournament of this number."""
        return await self._document(TOURNAMENTS, number)

    async def shared_deal(self, number: TournamentId) -> SharedDeal | None:
        """Return the secret deals of a duplicate; None of any other tournament."""
        found = await self._rows(_deal_of, b_id=number)
        return SharedDeal(number, found[0]["secret"], found[0]["commitment"]) if found else None

    async def tournaments(self, guild: GuildId) -> tuple[Tournament, ...]:
        """Return the tournaments of a server, newest first."""
        return tuple(map(TOURNAMENTS.value, await self._rows(_of_server, b_guild=guild)))

    async def due_tournaments(self, now: datetime, limit: int = 100) -> tuple[Tournament, ...]:
        """Return the tournaments for which there is something to do, earliest first."""
        return await self._due(TOURNAMENTS, now, limit)

    async def next_tournament_due(self) -> datetime | None:
        """Return when there is something to do next for any tournament."""
        return await self._moment(TOURNAMENTS.next_due)

    async def round_tables(self, tables: Collection[TableId]) -> Mapping[TableId, RoundTable]:
        """Return what a tournament asks about these tables, as of one moment."""
        found = await self._rows(_tables, b_tables=list(tables)) if tables else ()
        return {
            row["id"]: RoundTable(row["status"] in OPEN_TABLES, row["is_confidential"], row["thread_id"])
            for row in found
        }


def write_tournaments(connection: Connection, change: Change) -> None:
    """Write what changes beside tournaments: their deals, and when that one is due of which a table was closed."""
    for deal in change.shared_deals:
        connection.execute(_delete_deal, {"b_id": deal.tournament})
        connection.execute(
            _insert_deal,
            {"tournament_id": deal.tournament, "secret": deal.secret, "commitment": deal.commitment},
        )
    number = change.concluded
    if number is not None:
        connection.execute(_wake, {"b_id": number, "due": micros_of(change.at)})


def tournaments_naming(connection: Connection, user: UserId) -> tuple[Tournament, ...]:
    """Return the tournaments that hold the id of this person."""
    return tuple(one for one in TOURNAMENTS.naming(connection, user) if knows(one, user))


def erase_from_tournaments(
    connection: Connection, user: UserId, names: Collection[str], now: datetime
) -> None:
    """Erase this person from all tournaments; those that are open become due."""
    erased = [anonymous_tournament(one, user, names, now) for one in tournaments_naming(connection, user)]
    TOURNAMENTS.write(connection, erased, now)


def delete_old_tournaments(connection: Connection, before: datetime) -> None:
    """Delete the tournaments that were over before this moment."""
    connection.execute(_delete_old, {"b_before": micros_of(before)})
