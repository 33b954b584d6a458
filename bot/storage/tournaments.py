"""Tournaments in the database. The columns repeat what statements need; the whole is one encoded value."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any, Final

import msgspec
from msgspec import structs
from sqlalchemy import Connection, bindparam, delete, desc, func, insert, or_, select, update

from bot.service.change import Change
from bot.service.deals.shared_deal import SharedDeal
from bot.service.ids import GuildId, TournamentId, UserId
from bot.service.people.anonymising import anonymous_tournament, knows
from bot.service.tournaments.model import OPEN, Tournament
from bot.service.tournaments.store import concluded
from bot.storage import numbers, rows, schema
from bot.storage.dialects import execute_many, holds, update_each
from bot.storage.reader import Reader, fetch

_t: Final = schema.tournaments.c
_decode: Final = msgspec.msgpack.Decoder(Tournament).decode
_encode: Final = msgspec.msgpack.Encoder().encode

_insert: Final = insert(schema.tournaments)
_update: Final = (
    update(schema.tournaments)
    .where(_t.id == bindparam("b_id"), _t.revision == bindparam("b_seen"))
    .values({name: bindparam(name) for name in ("stage", "revision", "changed", "due", "tournament")})
)
_wake: Final = (
    update(schema.tournaments)
    .where(_t.id == bindparam("b_id"), _t.stage == "running")
    .values(due=bindparam("due"), revision=_t.revision + 1)
)
_columns: Final = (_t.revision, _t.due, _t.tournament)
_one: Final = select(*_columns).where(_t.id == bindparam("b_id"))
_of_server: Final = select(*_columns).where(_t.guild_id == bindparam("b_guild")).order_by(desc(_t.id))
_due: Final = (
    select(*_columns).where(_t.due <= bindparam("b_now")).order_by(_t.due, _t.id).limit(bindparam("b_limit"))
)
_next: Final = select(func.min(_t.due))
_naming: Final = (
    select(*_columns)
    .where(holds(_t.tournament, bindparam("b_bytes", type_=_t.tournament.type)))
    .order_by(_t.id)
)
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
        found = await self._rows(_one, b_id=number)
        return _from(found[0]) if found else None

    async def shared_deal(self, number: TournamentId) -> SharedDeal | None:
        """Return the secret deals of a duplicate; None of any other tournament."""
        found = await self._rows(_deal_of, b_id=number)
        return SharedDeal(number, found[0]["secret"], found[0]["commitment"]) if found else None

    async def tournaments(self, guild: GuildId) -> tuple[Tournament, ...]:
        """Return the tournaments of a server, newest first."""
        return tuple(map(_from, await self._rows(_of_server, b_guild=guild)))

    async def due_tournaments(self, now: datetime, limit: int = 100) -> tuple[Tournament, ...]:
        """Return the tournaments for which there is something to do, earliest first."""
        return tuple(map(_from, await self._rows(_due, b_now=rows.micros_of(now), b_limit=limit)))

    async def next_tournament_due(self) -> datetime | None:
        """Return when there is something to do next for any tournament."""
        return await self._moment(_next)


def write_tournaments(connection: Connection, change: Change) -> None:
    """Write new and changed tournaments and their deals; then that one becomes due of which a table was closed."""
    fresh, later = [], []
    for one in change.tournaments:
        values = _values(one, change.at)
        if one.revision == 1:
            fresh.append({"id": one.id, "guild_id": one.guild, **values})
        else:
            later.append({"b_id": one.id, "b_seen": one.revision - 1, **values})
    execute_many(connection, _insert, fresh)
    update_each(connection, _update, later)
    for deal in change.shared_deals:
        connection.execute(_delete_deal, {"b_id": deal.tournament})
        connection.execute(
            _insert_deal,
            {"tournament_id": deal.tournament, "secret": deal.secret, "commitment": deal.commitment},
        )
    number = concluded(change)
    if number is not None:
        connection.execute(_wake, {"b_id": number, "due": rows.micros_of(change.at)})


def tournaments_naming(connection: Connection, user: UserId) -> tuple[Tournament, ...]:
    """Return the tournaments that hold the id of this person."""
    packed = msgspec.msgpack.encode(user)
    return tuple(one for one in map(_from, fetch(connection, _naming, b_bytes=packed)) if knows(one, user))


def erase_from_tournaments(
    connection: Connection, user: UserId, names: Collection[str], now: datetime
) -> None:
    """Erase this person from all tournaments; those that are open become due."""
    for before in tournaments_naming(connection, user):
        after = anonymous_tournament(before, user, names, now)
        values = _values(after, now)
        connection.execute(_update, {"b_id": after.id, "b_seen": before.revision, **values})


def delete_old_tournaments(connection: Connection, before: datetime) -> None:
    """Delete the tournaments that were over before this moment."""
    connection.execute(_delete_old, {"b_before": rows.micros_of(before)})


def _values(tournament: Tournament, at: datetime) -> dict[str, Any]:
    return {
        "stage": tournament.stage.value,
        "revision": tournament.revision,
        "changed": rows.micros_of(at),
        "due": None if tournament.due is None else rows.micros_of(tournament.due),
        "tournament": _encode(tournament),
    }


def _from(row: rows.Row) -> Tournament:
    due = None if row["due"] is None else rows.moment_at(row["due"])
    return structs.replace(_decode(row["tournament"]), revision=row["revision"], due=due)
