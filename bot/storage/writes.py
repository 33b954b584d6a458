"""The writing of a change."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import Connection, bindparam, delete, insert, update

from bot.service.change import Change, DraftWrite
from bot.service.house_rules.model import HouseWrite
from bot.service.matches.record import TableRecord
from bot.storage import records, schema
from bot.storage.daily_writes import write_daily
from bot.storage.dialects import execute_many, update_each, upsert
from bot.storage.evenings import delete_old_evenings
from bot.storage.library import write_published
from bot.storage.mapping import encode, micros_of
from bot.storage.numbers import write_numbers
from bot.storage.rows import ACTIONS, ADMIN, DEALS, DOCUMENTS, HOUSES, LOG
from bot.storage.score_pads import write_score_pads
from bot.storage.statistics.pad_people import write_pad_people
from bot.storage.statistics.rank_roles import wake_rank_roles
from bot.storage.statistics.ratings import write_results
from bot.storage.statistics.rounds import write_participations, write_rounds
from bot.storage.tournaments import write_tournaments
from bot.storage.work_writes import (
    bring_back,
    settle_deadlines,
    settle_notices,
    write_deadlines,
    write_notices,
)

_same_table = (schema.tables.c.id == bindparam("b_id"), schema.tables.c.revision == bindparam("b_seen"))

_update_table = (
    update(schema.tables)
    .where(*_same_table)
    .values(
        {
            column.name: bindparam(column.name)
            for column in schema.tables.columns
            if column.name not in {"id", "rules", "preset", "house_rule"}
        }
    )
)

_update_rules = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"))
    .values({name: bindparam(name) for name in records.GAME})
)
"""The update of the game, which is chosen together with its seats."""

_move_table = (
    update(schema.tables).where(*_same_table).values({name: bindparam(name) for name in records.COURSE})
)
"""The update for a move. It leaves out the indexed columns, which SQLite would write anew with the same values."""

_insert_table = insert(schema.tables)

_delete_seats = delete(schema.seats).where(schema.seats.c.table_id == bindparam("b_table"))

_insert_seat = insert(schema.seats)

_snapshot = upsert(schema.snapshots)

_put_snapshot = _snapshot.on_conflict_do_update(
    index_elements=["table_id"],
    set_={"version": _snapshot.excluded.version, "state": _snapshot.excluded.state},
)

_insert_action = insert(schema.actions)

_insert_log = insert(schema.log)

_insert_request = insert(schema.requests)

_insert_draft = insert(schema.drafts)

_update_draft = (
    update(schema.drafts)
    .where(
        schema.drafts.c.table_id == bindparam("b_table"),
        schema.drafts.c.user_id == bindparam("b_user"),
        schema.drafts.c.revision == bindparam("b_seen"),
    )
    .values(revision=bindparam("revision"), draft=bindparam("draft"))
)

_delete_orders = delete(schema.orders).where(
    schema.orders.c.table_id == bindparam("b_table"), schema.orders.c.user_id == bindparam("b_user")
)

_orders = upsert(schema.orders)

_put_orders = _orders.on_conflict_do_update(
    index_elements=["table_id", "user_id"], set_={"orders": _orders.excluded.orders}
)

_insert_deal = insert(schema.deals)

_deal_anew = (
    update(schema.deals)
    .where(schema.deals.c.table_id == bindparam("b_table"), schema.deals.c.round == bindparam("b_round"))
    .values(secret=bindparam("secret"), commitment=bindparam("commitment"))
)

_insert_admin = insert(schema.admin_log).values(
    {column.name: bindparam(column.name) for column in schema.admin_log.columns if column.name != "id"}
)

_alive = upsert(schema.alive)

_put_alive = _alive.on_conflict_do_update(index_elements=["id"], set_={"at": _alive.excluded.at})

_commands = upsert(schema.commands)

_put_commands = _commands.on_conflict_do_update(index_elements=["id"], set_={"told": _commands.excluded.told})

_away = upsert(schema.away)

_put_away = _away.on_conflict_do_nothing()

_delete_away = delete(schema.away).where(schema.away.c.ended > bindparam("b_until"))

_insert_house = insert(schema.house_rules).values(
    {column.name: bindparam(column.name) for column in schema.house_rules.columns if column.name != "id"}
)

_same_house = (
    schema.house_rules.c.id == bindparam("b_id"),
    schema.house_rules.c.revision == bindparam("b_seen"),
)

_update_house = (
    update(schema.house_rules)
    .where(*_same_house)
    .values(
        {column.name: bindparam(column.name) for column in schema.house_rules.columns if column.name != "id"}
    )
)

_delete_house = delete(schema.house_rules).where(*_same_house)


OLD_REQUESTS = delete(schema.requests).where(schema.requests.c.at < bindparam("b_before"))

_REQUESTS_LIVE = timedelta(days=1)
"""The time for which requests are kept. An interaction can be repeated for fifteen minutes; a day is generous."""


class OldRequests:
    """The age from which requests may be deleted; a clock that was set ahead does not make them old."""

    def __init__(self) -> None:
        self._latest: datetime | None = None
        self._leapt = timedelta(0)

    def saw(self, change: Change) -> None:
        """Take note of the moments of this change."""
        self._latest = change.at
        for begun, ended in change.away:
            self._leapt += ended - begun

    @property
    def before(self) -> datetime | None:
        """Return the moment before which requests are old; None while no change was seen."""
        return None if self._latest is None else self._latest - self._leapt - _REQUESTS_LIVE


def write(connection: Connection, change: Change) -> None:
    """Write all of the change.

    Raises:
        StaleChange: something of it is stale.

    A row that is there already is an error of the database: the change is stale, or repeats a request.
    """
    record = change.record
    if record is not None:
        _write_record(connection, change, record)
    write_numbers(connection, change)
    if record is not None and change.snapshot is not None:
        values = {"table_id": record.id, "version": record.version, "state": change.snapshot}
        connection.execute(_put_snapshot, values)
    execute_many(connection, _insert_action, [ACTIONS.values(row) for row in change.actions])
    execute_many(connection, _insert_deal, [DEALS.values(deal) for deal in change.deals])
    for deal in change.deals_anew:
        values = {"secret": deal.secret, "commitment": deal.commitment}
        connection.execute(_deal_anew, {"b_table": deal.table, "b_round": deal.round, **values})
    execute_many(connection, _insert_log, [LOG.values(row) for row in change.log])
    if change.request is not None:
        connection.execute(
            _insert_request,
            {
                "key": change.request.key,
                "table_id": change.request.table,
                "version": change.request.version,
                "at": micros_of(change.at),
            },
        )
    write_rounds(connection, change.played)
    write_participations(connection, change.participations)
    write_score_pads(connection, change.score_pads)
    write_pad_people(connection, change)
    write_published(connection, change.published)
    _write_drafts(connection, change.drafts)
    _write_houses(connection, change.houses)
    for documents in DOCUMENTS if change.documents else ():
        documents.write(connection, change.documents_of(documents.kind), change.at)
    _write_settings(connection, change)
    write_daily(connection, change)
    write_tournaments(connection, change)
    delete_old_evenings(connection, change)
    wake_rank_roles(connection, change)
    settle_notices(connection, change.fates)
    write_notices(connection, change)
    write_deadlines(connection, change)
    settle_deadlines(connection, change.deadline_fates)
    if change.brings_back is not None:
        bring_back(connection, change.brings_back, micros_of(change.at))
    if change.result is not None:
        # Last, since a server's ratings are locked from here to the end of the transaction.
        write_results(connection, [change.result])


def _write_record(connection: Connection, change: Change, record: TableRecord) -> None:
    is_new = not change.seen
    if is_new:
        connection.execute(_insert_table, records.new_table_values(record))
    else:
        same = {"b_id": record.id, "b_seen": change.seen}
        if change.in_place:
            update_each(connection, _move_table, [{**records.course_values(record), **same}])
        else:
            values = records.table_values(record)
            del values["id"]
            update_each(connection, _update_table, [{**values, **same}])
    if not is_new and not change.reseated:
        return
    if not is_new:
        connection.execute(_update_rules, {**records.game_values(record), "b_id": record.id})
        connection.execute(_delete_seats, {"b_table": record.id})
    execute_many(connection, _insert_seat, records.seat_values(record))


def _write_drafts(connection: Connection, writes: Sequence[DraftWrite]) -> None:
    for one in writes:
        values = {"revision": one.draft.revision, "draft": encode(one.draft)}
        if one.seen:
            same = {"b_table": one.table, "b_user": one.user, "b_seen": one.seen}
            update_each(connection, _update_draft, [{**values, **same}])
        else:
            connection.execute(_insert_draft, {"table_id": one.table, "user_id": one.user, **values})


def _write_houses(connection: Connection, writes: Sequence[HouseWrite]) -> None:
    gone = [one.house for one in writes if one.is_deleted]
    update_each(connection, _delete_house, [{"b_id": house.id, "b_seen": house.revision} for house in gone])
    later = [one.house for one in writes if not one.is_deleted and one.house.revision > 1]
    # The old default is written before the new one: the unique index allows only one.
    later.sort(key=lambda house: house.is_default)
    update_each(
        connection,
        _update_house,
        [{**HOUSES.values(house), "b_id": house.id, "b_seen": house.revision - 1} for house in later],
    )
    fresh = [one.house for one in writes if not one.is_deleted and one.house.revision == 1]
    execute_many(connection, _insert_house, [HOUSES.values(house) for house in fresh])


def _write_settings(connection: Connection, change: Change) -> None:
    for write in change.orders:
        if write.orders is None:
            connection.execute(_delete_orders, {"b_table": write.table, "b_user": write.user})
        else:
            values = {"table_id": write.table, "user_id": write.user, "orders": encode(write.orders)}
            connection.execute(_put_orders, values)
    execute_many(connection, _insert_admin, [ADMIN.values(entry) for entry in change.admin])
    if change.alive is not None:
        connection.execute(_put_alive, {"id": change.alive_as, "at": micros_of(change.alive)})
    if change.told_commands is not None:
        connection.execute(_put_commands, {"id": 1, "told": change.told_commands})
    if change.brings_back is not None and change.brings_back.away_until is not None:
        connection.execute(_delete_away, {"b_until": micros_of(change.brings_back.away_until)})
    execute_many(
        connection,
        _put_away,
        [{"begun": micros_of(begun), "ended": micros_of(ended)} for begun, ended in change.away],
    )
