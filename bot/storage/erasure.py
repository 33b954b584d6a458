"""Personal data in the database: finding and erasing that of a person or a server.

The caller holds the transaction. Ids and names also stand inside encoded values: a value that may hold one is found by
its bytes and then decoded.
"""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from typing import Any, Final, cast

import msgspec
from msgspec import structs
from sqlalchemy import (
    BindParameter,
    Connection,
    Executable,
    bindparam,
    delete,
    func,
    literal,
    null,
    or_,
    select,
    union,
    update,
)

from bot.service.change import Change
from bot.service.delivery.notices import BoardRefresh
from bot.service.history.rounds import DEALS
from bot.service.house_rules.model import HouseRule
from bot.service.ids import GuildId, TableId, UserId
from bot.service.matches.record import OPEN, TableRecord
from bot.service.people.anonymising import (
    all_names,
    anonymous_entry,
    anonymous_evening,
    anonymous_house,
    anonymous_notice,
    anonymous_record,
    anonymous_tournament,
    knows,
)
from bot.service.people.erased_holders import has_id_hash_of
from bot.service.people.erasure import PersonalData
from bot.storage import schema
from bot.storage.dialects import greatest, holds
from bot.storage.documents import delete_old_tournaments
from bot.storage.library import erase_author, published_of_author
from bot.storage.mapping import D, Documents, encode, micros_of
from bot.storage.reader import fetch
from bot.storage.rows import (
    ADMIN,
    DAILY_VOTES,
    EVENINGS,
    GUILDS,
    HOUSES,
    NOTICES,
    PLAYERS,
    RANK_ROLES,
    RECORDS,
    SEATS,
    TABLES,
    TOURNAMENTS,
    draft_from,
    orders_from,
    records_from,
)
from bot.storage.score_pads import forget_people_of_deleted_pads, pads_with, real_rounds_of, score_pads_of
from bot.storage.statistics import tables as statistics_tables
from bot.storage.statistics.ratings import forget_results, matches_of, ratings_of_user
from bot.storage.statistics.rounds import participations_of, rounds_of_user
from bot.storage.statistics.sums import forget_sums
from bot.storage.work import write_notices

_t, _s, _w = schema.tables.c, schema.seats.c, schema.notices.c
_a, _h, _r = schema.admin_log.c, schema.house_rules.c, schema.requests.c

_of_user: BindParameter[int] = bindparam("b_user")


def _holds(column: Any, name: str) -> Any:
    return holds(column, bindparam(name, type_=column.type))


_may_name = or_(
    _t.host_id == _of_user,
    _t.id.in_(select(_s.table_id).where(_s.user_id == _of_user)),
    _holds(_t.more, "b_packed"),
)
_tables_naming = RECORDS.where(_may_name).order_by(_t.id, _s.seat)
_tables_with_name = RECORDS.where(_holds(_t.more, "b_name")).order_by(_t.id, _s.seat)
_tables_with_id_hashes = RECORDS.where(
    or_(_t.is_confidential, holds(_t.more, literal(msgspec.msgpack.encode("mark"), _t.more.type)))
).order_by(_t.id, _s.seat)
_notices_naming = (
    select(_w.id, _w.notice, _w.attempts, _w.created, _w.not_before, _w.begun)
    .where(_holds(_w.notice, "b_bytes"))
    .order_by(_w.id)
)
_entries_by = select(schema.admin_log).where(_a.actor_id == _of_user).order_by(_a.id)
_entries_naming = select(schema.admin_log).where(_holds(_a.facts, "b_bytes")).order_by(_a.id)
_houses_naming = (
    select(schema.house_rules)
    .where(or_(_h.changed_by == _of_user, _holds(_h.versions, "b_packed")))
    .order_by(_h.id)
)
_settings = PLAYERS.all.where(PLAYERS.key == _of_user)
_drafts = select(schema.drafts).where(schema.drafts.c.user_id == _of_user)
_orders = select(schema.orders).where(schema.orders.c.user_id == _of_user)
_votes = (
    select(schema.daily_votes)
    .where(schema.daily_votes.c.user_id == _of_user)
    .order_by(schema.daily_votes.c.guild_id, schema.daily_votes.c.day)
)
_moves = (
    select(func.count().label("number"))
    .select_from(schema.actions)
    .where(schema.actions.c.actor_id == _of_user)
)
_keys_naming = _holds(_r.key, "b_digits")
_requests = select(func.count().label("number")).select_from(schema.requests).where(_keys_naming)

_put_table = update(schema.tables).where(_t.id == bindparam("b_id"))
_put_seat = update(schema.seats).where(_s.table_id == bindparam("b_table"), _s.seat == bindparam("b_seat"))
_put_notice = update(schema.notices).where(_w.id == bindparam("b_id"))
_drop_notice = delete(schema.notices).where(_w.id == bindparam("b_id"))
_put_entry = update(schema.admin_log).where(_a.id == bindparam("b_id"))
_put_house = update(schema.house_rules).where(_h.id == bindparam("b_id"))
_dealt = select(func.max(schema.log.c.version).label("version")).where(
    schema.log.c.table_id == bindparam("b_table"), schema.log.c.kind == DEALS
)
_erase_user: Final = (
    update(schema.actions).where(schema.actions.c.actor_id == _of_user).values(actor_id=null()),
    delete(schema.score_pads).where(schema.score_pads.c.owner_id == _of_user),
    *(
        delete(table).where(table.c.user_id == _of_user)
        for table in (
            schema.players,
            schema.drafts,
            schema.orders,
            schema.daily_votes,
            statistics_tables.played_rounds,
            statistics_tables.participants,
            statistics_tables.pad_people,
            statistics_tables.real_rounds,
        )
    ),
)
_delete_requests = delete(schema.requests).where(_keys_naming)

_OF_SERVERS: Final = (
    schema.house_rules,
    schema.published_rules,
    schema.admin_log,
    schema.guilds,
    schema.daily,
    schema.tournaments,
    schema.evenings,
    schema.rank_roles,
    *schema.STATISTICS,
)
_servers = union(*(select(table.c.guild_id) for table in (schema.tables, *_OF_SERVERS)))
_guild = GUILDS.all.where(GUILDS.key == bindparam("b_guild"))
_tables_of_server = select(_t.id).where(_t.guild_id == bindparam("b_guild"))
_delete_table = delete(schema.tables).where(_t.id == bindparam("b_table"))
_delete_entries_of_table = delete(schema.admin_log).where(_a.table_id == bindparam("b_table"))
_delete_server: Final = tuple(
    delete(table).where(table.c.guild_id == bindparam("b_guild"))
    for table in (schema.daily_votes, *_OF_SERVERS)
)
_last_event = (
    select(func.max(schema.log.c.at))
    .where(schema.log.c.table_id == _t.id)
    .correlate(schema.tables)
    .scalar_subquery()
)
_last_moment = greatest(_t.created, _t.turn_since, func.coalesce(_last_event, 0))
_closed_tables = (
    select(_t.id)
    .where(
        ~or_(*(_t.status == status.value for status in sorted(OPEN))),
        _last_moment < bindparam("b_before"),
        # A table of a duplicate stays until the last one has finished: only then are its results told.
        ~_t.is_confidential,
    )
    .order_by(_t.id)
    .limit(bindparam("b_limit"))
)


# ------------------------------------------------------------------------------------------------------- looking


def personal_data(connection: Connection, user: UserId) -> PersonalData:
    """Return everything that is stored about this person."""
    found = _tables(connection, user)
    notices = [waiting.notice for _, waiting in _notices(connection, [_packed(user)])]
    settings = fetch(connection, _settings, b_user=user)
    return PersonalData(
        tables=tuple(record for record in found if knows(record, user)),
        settings=PLAYERS.value(settings[0]) if settings else None,
        drafts=tuple(
            (row["table_id"], draft_from(row["draft"])) for row in fetch(connection, _drafts, b_user=user)
        ),
        orders=tuple(
            (row["table_id"], orders_from(row["orders"])) for row in fetch(connection, _orders, b_user=user)
        ),
        moves=fetch(connection, _moves, b_user=user)[0]["number"],
        requests=fetch(connection, _requests, b_digits=str(user))[0]["number"],
        admin=tuple(map(ADMIN.value, fetch(connection, _entries_by, b_user=user))),
        houses=tuple(house for house in _houses(connection, user) if house.was_changed_by(user)),
        notices=tuple(notice for notice in notices if knows(notice, user)),
        votes=tuple(map(DAILY_VOTES.value, fetch(connection, _votes, b_user=user))),
        id_hashes=tuple(record.id for record in _with_id_hashes(connection) if has_id_hash_of(record, user)),
        rounds=rounds_of_user(connection, user),
        participations=participations_of(connection, user),
        rated=matches_of(connection, user),
        ratings=ratings_of_user(connection, user),
        tournaments=_naming(connection, TOURNAMENTS, user),
        score_pads=score_pads_of(connection, user),
        on_pads=pads_with(connection, user),
        real_rounds=real_rounds_of(connection, user),
        published=published_of_author(connection, user),
        evenings=_naming(connection, EVENINGS, user),
        rank_roles=_naming(connection, RANK_ROLES, user),
    )


def servers(connection: Connection) -> frozenset[GuildId]:
    """Return the servers of which anything is stored."""
    return frozenset(row["guild_id"] for row in fetch(connection, _servers))


# ---------------------------------------------------------------------------------------------------- erasing


def erase_person(
    connection: Connection, user: UserId, names: Collection[str], now: datetime, secret: bytes
) -> tuple[TableId, ...]:
    """Erase this person's id and names from everything stored; return the tables that changed.

    A notice to refresh the board of each of them is written too: after a crash these tables would not be found a second
    time.
    """
    seated_at = _tables(connection, user)
    called = all_names(seated_at, user, names)
    named = [record for name in called for record in _tables(connection, user, name)]
    changed, shown = [], []
    for record in {record.id: record for record in [*seated_at, *named]}.values():
        dealt = _dealt_at(connection, record.id) if record.is_open else 0
        after = anonymous_record(record, user, called, dealt, secret)
        if after != record:
            _put(connection, structs.replace(after, revision=record.revision + 1))
            changed.append(record.id)
            if record.board_message is not None:
                shown.append(BoardRefresh(record.id, record.version))
    texts = [_packed(user), *(name.encode() for name in called)]
    _erase_notices(connection, user, called, texts)
    at_theirs = {record.id for record in seated_at if knows(record, user)}
    _erase_entries(connection, user, called, texts, at_theirs)
    for house in _houses(connection, user):
        values = HOUSES.values(anonymous_house(house, user), ("changed_by", "versions"))
        _run(connection, _put_house, b_id=house.id, **values)
    tournaments = _naming(connection, TOURNAMENTS, user)
    TOURNAMENTS.write(connection, [anonymous_tournament(one, user, called, now) for one in tournaments], now)
    evenings = _naming(connection, EVENINGS, user)
    EVENINGS.write(connection, [anonymous_evening(one, user) for one in evenings], now)
    roles = _naming(connection, RANK_ROLES, user)
    RANK_ROLES.write(connection, [one.without(user, now) for one in roles], now)
    erase_author(connection, user)
    forget_sums(connection, user)
    for statement in _erase_user:
        _run(connection, statement, b_user=user)
    forget_people_of_deleted_pads(connection)
    _run(connection, _delete_requests, b_digits=str(user))
    forget_results(connection, user)
    write_notices(connection, Change(at=now, notices=tuple(shown)))
    return tuple(sorted(changed))


def _dealt_at(connection: Connection, table: TableId) -> int:
    """Return the version that dealt the last round, 0 before the first."""
    return fetch(connection, _dealt, b_table=table)[0]["version"] or 0


def _put(connection: Connection, record: TableRecord) -> None:
    values = TABLES.values(record, ("title", "host_id", "revision", "more"))
    _run(connection, _put_table, b_id=record.id, **values)
    for holder in record.seats:
        values = SEATS.values(holder, ("user_id", "name", "more"))
        _run(connection, _put_seat, b_table=record.id, b_seat=holder.seat, **values)


def _erase_notices(
    connection: Connection, user: UserId, names: Collection[str], texts: Sequence[bytes]
) -> None:
    for number, waiting in _notices(connection, texts):
        after = anonymous_notice(waiting.notice, user, names)
        if after is None:
            _run(connection, _drop_notice, b_id=number)
        elif after != waiting.notice:
            _run(connection, _put_notice, b_id=number, notice=encode(after))


def _erase_entries(
    connection: Connection,
    user: UserId,
    names: Collection[str],
    texts: Sequence[bytes],
    tables: Collection[TableId],
) -> None:
    found = list(fetch(connection, _entries_by, b_user=user))
    for text in texts:
        found += fetch(connection, _entries_naming, b_bytes=text)
    for entry in {row["id"]: ADMIN.value(row) for row in found}.values():
        after = anonymous_entry(entry, user, names, at_his_table=entry.table in tables)
        if after != entry:
            _run(connection, _put_entry, b_id=entry.id, **ADMIN.values(after, ("actor_id", "facts")))


def erase_server(connection: Connection, guild: GuildId) -> int:
    """Delete everything of a server that removed the bot; return how many tables it had."""
    settings = fetch(connection, _guild, b_guild=guild)
    if not settings or not GUILDS.value(settings[0]).is_gone:
        return 0
    tables = [row["id"] for row in fetch(connection, _tables_of_server, b_guild=guild)]
    _delete(connection, tables)
    for statement in _delete_server:
        _run(connection, statement, b_guild=guild)
    return len(tables)


def delete_closed_tables(connection: Connection, before: datetime, limit: int) -> int:
    """Delete at most ``limit`` closed tables at which nothing happened since ``before``; return how many."""
    moment = micros_of(before)
    tables = [row["id"] for row in fetch(connection, _closed_tables, b_before=moment, b_limit=limit)]
    _delete(connection, tables)
    delete_old_tournaments(connection, before)
    return len(tables)


def _delete(connection: Connection, tables: Sequence[TableId]) -> None:
    """Delete these tables with everything that belongs to them."""
    for table in tables:
        _run(connection, _delete_entries_of_table, b_table=table)
        _run(connection, _delete_table, b_table=table)


# --------------------------------------------------------------------------------------------------- statements


def _packed(user: UserId) -> bytes:
    return msgspec.msgpack.encode(user)


def _tables(connection: Connection, user: UserId, name: str | None = None) -> list[TableRecord]:
    if name is not None:
        return records_from(fetch(connection, _tables_with_name, b_name=name.encode()))
    return records_from(fetch(connection, _tables_naming, b_user=user, b_packed=_packed(user)))


def _naming(connection: Connection, documents: Documents[D], user: UserId) -> tuple[D, ...]:
    """Return the documents that hold the id of this person."""
    return tuple(one for one in documents.naming(connection, user) if knows(cast("Any", one), user))


def _houses(connection: Connection, user: UserId) -> list[HouseRule]:
    """Return the house rules that may name this user."""
    return [
        HOUSES.value(row) for row in fetch(connection, _houses_naming, b_user=user, b_packed=_packed(user))
    ]


def _with_id_hashes(connection: Connection) -> list[TableRecord]:
    """Return the tables whose records may hold an id hash, of whatever person."""
    return records_from(fetch(connection, _tables_with_id_hashes))


def _notices(connection: Connection, texts: Iterable[bytes]) -> list[tuple[int, Any]]:
    found = {
        row["id"]: NOTICES.value(row)
        for text in texts
        for row in fetch(connection, _notices_naming, b_bytes=text)
    }
    return sorted(found.items())


def _run(connection: Connection, statement: Executable, **values: Any) -> None:
    connection.execute(statement, values)
