"""Finished rounds of people: their rows, and sums of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    desc,
    func,
    select,
    true,
)

from bot.service.ids import GuildId, TableId, UserId
from bot.service.statistics.model import (
    Companion,
    Participation,
    PlayedRound,
    RecordKind,
    RoundChoice,
    Sums,
    shares,
)
from bot.storage.dialects import execute_many, upsert
from bot.storage.mapping import Row
from bot.storage.reader import Reader, fetch
from bot.storage.rows import PLAYED_ROUNDS
from bot.storage.statistics import tables
from bot.storage.statistics.sums import add_rounds, companion_from, companions_statement, number

OWN: Final = tables.played_rounds.alias("own")
SUMS: Final = (
    func.count().label("rounds"),
    func.coalesce(func.max(OWN.c.points), 0).label("best"),
    func.coalesce(func.min(OWN.c.points), 0).label("worst"),
    *(
        func.coalesce(func.sum(OWN.c[name]), 0).label(name)
        for name in ("points", "natural_canastas", "mixed_canastas", "other_canastas", "piles")
    ),
    number(OWN.c.ends_match).label("matches"),
    *(number(OWN.c[name]).label(name) for name in ("won", "went_out", "concealed")),
)
"""The columns of ``Sums``."""
_insert_participant: Final = upsert(tables.participants).on_conflict_do_nothing()
_delete_participant: Final = delete(tables.participants).where(
    tables.participants.c.guild_id == bindparam("guild_id"),
    tables.participants.c.user_id == bindparam("user_id"),
)
_takes_part: Final = (
    select(tables.participants.c.user_id)
    .where(
        tables.participants.c.guild_id == OWN.c.guild_id,
        tables.participants.c.user_id == OWN.c.user_id,
    )
    .exists()
)
_BEST: Final[dict[RecordKind, tuple[ColumnElement[bool], ColumnElement[Any], bool]]] = {
    RecordKind.HIGHEST_ROUND: (OWN.c.points > 0, OWN.c.points, True),
    RecordKind.LARGEST_PILE: (OWN.c.largest_pile > 0, OWN.c.largest_pile, True),
    RecordKind.FASTEST_EXIT: (and_(OWN.c.went_out, OWN.c.turns > 0), OWN.c.turns, False),
    RecordKind.FIRST_CONCEALED: (OWN.c.concealed, OWN.c.at, False),
    RecordKind.LONGEST_MATCH: (OWN.c.ends_match, OWN.c.round, True),
}
"""The rounds among which each record is, the column it is about, and whether more is better."""
_delete_table: Final = delete(tables.played_rounds).where(
    tables.played_rounds.c.table_id == bindparam("b_table")
)


class StatisticsReads(Reader):
    """Reads of finished rounds."""

    async def sums(self, chosen: RoundChoice) -> Sums:
        """Return the sums of these rounds."""
        [row] = await self._rows(_of(select(*SUMS), chosen))
        return sums_from(row)

    async def newest_rounds(self, chosen: RoundChoice, limit: int) -> tuple[PlayedRound, ...]:
        """Return the last of these rounds, oldest first."""
        newest = _of(select(OWN), chosen).order_by(desc(OWN.c.at), desc(OWN.c.round)).limit(limit)
        return tuple(map(PLAYED_ROUNDS.value, reversed(await self._rows(newest))))

    async def partners(self, chosen: RoundChoice, limit: int) -> tuple[Companion, ...]:
        """Return the people who played most rounds on the same side; ``chosen.partner`` plays no part."""
        return await self._companions(companions_statement(chosen, limit, is_partner=True))

    async def opponents(self, chosen: RoundChoice, limit: int) -> tuple[Companion, ...]:
        """Return the people who played most rounds on another side; ``chosen.partner`` plays no part."""
        return await self._companions(companions_statement(chosen, limit, is_partner=False))

    async def takes_part(self, guild: GuildId, user: UserId) -> bool:
        """Return whether records and ladder of this server may name this user."""
        members = tables.participants.c
        found = await self._rows(
            select(members.user_id).where(members.guild_id == guild, members.user_id == user)
        )
        return bool(found)

    async def participants(self, guild: GuildId, users: Collection[UserId]) -> frozenset[UserId]:
        """Return those of these users whom records and ladder of this server may name."""
        members = tables.participants.c
        statement = select(members.user_id).where(members.guild_id == guild, members.user_id.in_(users))
        return frozenset(UserId(row["user_id"]) for row in await self._rows(statement))

    async def records(self, guild: GuildId) -> Mapping[RecordKind, tuple[PlayedRound, ...]]:
        """Return the rounds that hold each record."""
        return await self._read(partial(records, guild=guild))

    async def _companions(self, statement: Select[Any]) -> tuple[Companion, ...]:
        return tuple(map(companion_from, await self._rows(statement)))


def write_rounds(connection: Connection, played: Sequence[PlayedRound]) -> None:
    """Write rounds that have just been finished."""
    PLAYED_ROUNDS.insert(connection, played)
    add_rounds(connection, played)


def write_participations(connection: Connection, decisions: Sequence[Participation]) -> None:
    """Write who takes part in records and ladder, and who does not any more."""
    for statement, takes_part in ((_insert_participant, True), (_delete_participant, False)):
        members = [one for one in decisions if one.takes_part is takes_part]
        execute_many(connection, statement, [{"guild_id": one.guild, "user_id": one.user} for one in members])


def participations_of(connection: Connection, user: UserId) -> tuple[GuildId, ...]:
    """Return the servers whose records and ladder may name this user."""
    members = tables.participants.c
    statement = select(members.guild_id).where(members.user_id == user).order_by(members.guild_id)
    return tuple(GuildId(row["guild_id"]) for row in fetch(connection, statement))


def sums_from(row: Row) -> Sums:
    """Return the sums in a row with the columns ``SUMS``."""
    return Sums(**{name: int(row[name]) for name in Sums.__struct_fields__})


def is_within(at: ColumnElement[int], span: tuple[int, int] | None) -> ColumnElement[bool]:
    """Return whether a round ended within these moments, where the other conditions leave few rounds."""
    if span is None:
        return true()
    # The sum keeps SQLite from an index by moments, in which it would read the whole year of a person.
    return and_(at + 0 >= span[0], at + 0 < span[1])


def records(
    connection: Connection,
    guild: GuildId,
    kinds: Collection[RecordKind] = tuple(RecordKind),
    within: tuple[int, int] | None = None,
) -> dict[RecordKind, tuple[PlayedRound, ...]]:
    """Return the rounds that hold each record, of those that ended ``within`` these moments."""
    bests = fetch(connection, _bests(kinds, within), b_guild=guild)
    found = {}
    for kind in kinds:
        values = {row["user_id"]: row[kind.name] for row in bests if row[kind.name] is not None}
        if values:
            found[kind] = _record_rounds(connection, guild, kind, values, within)
    return found


def _bests(kinds: Collection[RecordKind], within: tuple[int, int] | None) -> Select[Any]:
    """Return the best of each member who takes part: indexes have it for a person at once, however many rounds there
    are.
    """
    members = tables.participants
    found = []
    for kind in kinds:
        condition, column, more = _BEST[kind]
        best = select((func.max if more else func.min)(column)).where(
            OWN.c.guild_id == members.c.guild_id,
            OWN.c.user_id == members.c.user_id,
            condition,
            is_within(OWN.c.at, within),
        )
        found.append(best.correlate(members).scalar_subquery().label(kind.name))
    return select(members.c.user_id, *found).where(members.c.guild_id == bindparam("b_guild"))


def _record_rounds(
    connection: Connection,
    guild: GuildId,
    kind: RecordKind,
    values: Mapping[int, int],
    within: tuple[int, int] | None,
) -> tuple[PlayedRound, ...]:
    """Return the rounds that hold a record, the holder's first. ``values`` are the bests of the members."""
    condition, column, more = _BEST[kind]
    best = (max if more else min)(values.values())
    holders = [user for user, value in values.items() if value == best]
    first = select(OWN).where(
        OWN.c.guild_id == guild,
        OWN.c.user_id.in_(holders),
        condition,
        column == best,
        is_within(OWN.c.at, within),
    )
    first = first.order_by(OWN.c.at, OWN.c.table_id, OWN.c.user_id).limit(1)
    [holder] = map(PLAYED_ROUNDS.value, fetch(connection, first))
    beside = (
        select(OWN)
        .where(OWN.c.table_id == holder.table, OWN.c.round == holder.round, _takes_part)
        .order_by(OWN.c.user_id)
    )
    others = [one for one in map(PLAYED_ROUNDS.value, fetch(connection, beside)) if one != holder]
    return (holder, *(one for one in others if shares(kind, holder, one)))


def count_anew(connection: Connection, table: TableId, played: Sequence[PlayedRound]) -> None:
    """Replace all finished rounds of a table, without changing any sum."""
    connection.execute(_delete_table, {"b_table": table})
    PLAYED_ROUNDS.insert(connection, played)


def rounds_of_user(connection: Connection, user: UserId) -> tuple[PlayedRound, ...]:
    """Return every finished round of a person, oldest first."""
    statement = select(OWN).where(OWN.c.user_id == user).order_by(OWN.c.table_id, OWN.c.round)
    return tuple(map(PLAYED_ROUNDS.value, fetch(connection, statement)))


def _of(statement: Select[Any], chosen: RoundChoice) -> Select[Any]:
    """Return the statement on the chosen rounds alone."""
    found = statement.where(OWN.c.guild_id == chosen.guild, OWN.c.user_id == chosen.user)
    if chosen.presets is not None:
        found = found.where(OWN.c.preset.in_(sorted(chosen.presets)))
    if chosen.partner is not None:
        found = found.where(_beside(chosen.partner))
    return found


def _beside(partner: UserId) -> ColumnElement[bool]:
    """Return whether this person played the round on the same side."""
    mate = tables.played_rounds.alias("mate")
    return (
        select(mate.c.user_id)
        .where(
            mate.c.table_id == OWN.c.table_id,
            mate.c.round == OWN.c.round,
            mate.c.side == OWN.c.side,
            mate.c.user_id == partner,
        )
        .exists()
    )
