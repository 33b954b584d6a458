"""The writing of a change."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from operator import attrgetter

from sqlalchemy import Connection, bindparam, delete, insert, update

from bot.service.change import Change, DraftWrite
from bot.service.daily.schedule import DailySchedule
from bot.service.evenings.model import Evening
from bot.service.house_rules.model import HouseWrite
from bot.service.matches.record import TableRecord
from bot.service.tournaments.model import Tournament
from bot.storage import schema
from bot.storage.dialects import execute_many, greatest, put, update_each, upsert
from bot.storage.documents import write_what_follows
from bot.storage.library import write_published
from bot.storage.mapping import encode, micros_of
from bot.storage.rows import (
    ACTIONS,
    ADMIN,
    COURSE,
    DAILY_VOTES,
    DEALS,
    DOCUMENTS,
    GAME,
    HOUSES,
    LOG,
    TABLES,
    seat_values,
)
from bot.storage.score_pads import write_score_pads
from bot.storage.statistics.ratings import write_results
from bot.storage.statistics.rounds import write_participations, write_rounds
from bot.storage.work import (
    bring_back,
    settle_deadlines,
    settle_notices,
    write_deadlines,
    write_notices,
)

_same_table = (schema.tables.c.id == bindparam("b_id"), schema.tables.c.revision == bindparam("b_seen"))

_update_table = update(schema.tables).where(*_same_table)

_update_game = update(schema.tables).where(schema.tables.c.id == bindparam("b_id"))

_insert_table = insert(schema.tables)

_BESIDE_THE_GAME = frozenset(schema.tables.c.keys()) - {"id", *GAME}
"""The game is chosen together with its seats. (A move leaves out the indexed columns, too, which SQLite would write anew
with the same values.)"""

_delete_seats = delete(schema.seats).where(schema.seats.c.table_id == bindparam("b_table"))

_insert_seat = insert(schema.seats)

_put_snapshot = put(schema.snapshots)

_insert_request = insert(schema.requests)

_insert_draft = insert(schema.drafts)

_update_draft = update(schema.drafts).where(
    schema.drafts.c.table_id == bindparam("b_table"),
    schema.drafts.c.user_id == bindparam("b_user"),
    schema.drafts.c.revision == bindparam("b_seen"),
)

_delete_orders = delete(schema.orders).where(
    schema.orders.c.table_id == bindparam("b_table"), schema.orders.c.user_id == bindparam("b_user")
)

_put_orders = put(schema.orders)

_deal_anew = update(schema.deals).where(
    schema.deals.c.table_id == bindparam("b_table"), schema.deals.c.round == bindparam("b_round")
)

_delete_old_votes = delete(schema.daily_votes).where(
    schema.daily_votes.c.guild_id == bindparam("b_guild"), schema.daily_votes.c.day < bindparam("b_before")
)

_number = upsert(schema.numbers_used)

_put_number = _number.on_conflict_do_update(
    index_elements=["kind"], set_={"number": greatest(schema.numbers_used.c.number, _number.excluded.number)}
)

_put_alive = put(schema.alive)

_put_commands = put(schema.commands)

_put_away = upsert(schema.away).on_conflict_do_nothing()

_delete_away = delete(schema.away).where(schema.away.c.ended > bindparam("b_until"))

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
    _count_numbers(connection, change)
    if record is not None and change.snapshot is not None:
        values = {"table_id": record.id, "version": record.version, "state": change.snapshot}
        connection.execute(_put_snapshot, values)
    ACTIONS.insert(connection, change.actions)
    DEALS.insert(connection, change.deals)
    for deal in change.deals_anew:
        values = {"secret": deal.secret, "commitment": deal.commitment}
        connection.execute(_deal_anew, {"b_table": deal.table, "b_round": deal.round, **values})
    LOG.insert(connection, change.log)
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
    write_score_pads(connection, change)
    write_published(connection, change.published)
    _write_drafts(connection, change.drafts)
    _write_houses(connection, change.houses)
    for documents in DOCUMENTS if change.documents else ():
        documents.write(connection, change.documents_of(documents.kind), change.at)
    _write_settings(connection, change)
    for schedule in change.documents_of(DailySchedule):
        connection.execute(_delete_old_votes, {"b_guild": schedule.guild, "b_before": schedule.before})
    DAILY_VOTES.insert(connection, change.daily_votes)
    write_what_follows(connection, change)
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
    if not change.seen:
        connection.execute(_insert_table, TABLES.values(record))
    else:
        columns = COURSE if change.in_place else _BESIDE_THE_GAME
        same = {"b_id": record.id, "b_seen": change.seen}
        update_each(connection, _update_table, [{**TABLES.values(record, columns), **same}])
        if not change.reseated:
            return
        connection.execute(_update_game, {**TABLES.values(record, GAME), "b_id": record.id})
        connection.execute(_delete_seats, {"b_table": record.id})
    execute_many(connection, _insert_seat, seat_values(record))


def _count_numbers(connection: Connection, change: Change) -> None:
    """Count the numbers of what is new in this change as used."""
    for kind, fresh in (
        ("table", () if change.record is None else (change.record,)),
        ("tournament", change.documents_of(Tournament)),
        ("evening", change.documents_of(Evening)),
    ):
        for one in fresh:
            if one.revision == 1:
                connection.execute(_put_number, {"kind": kind, "number": one.id})


def _write_drafts(connection: Connection, writes: Sequence[DraftWrite]) -> None:
    for one in writes:
        values = {"revision": one.draft.revision, "draft": encode(one.draft)}
        if one.seen:
            same = {"b_table": one.table, "b_user": one.user, "b_seen": one.seen}
            update_each(connection, _update_draft, [{**values, **same}])
        else:
            connection.execute(_insert_draft, {"table_id": one.table, "user_id": one.user, **values})


def _write_houses(connection: Connection, writes: Sequence[HouseWrite]) -> None:
    # The old default is written before the new one: the unique index allows only one.
    kept = sorted((one.house for one in writes if not one.is_deleted), key=attrgetter("is_default"))
    HOUSES.write(connection, kept, [one.house for one in writes if one.is_deleted])


def _write_settings(connection: Connection, change: Change) -> None:
    for write in change.orders:
        if write.orders is None:
            connection.execute(_delete_orders, {"b_table": write.table, "b_user": write.user})
        else:
            values = {"table_id": write.table, "user_id": write.user, "orders": encode(write.orders)}
            connection.execute(_put_orders, values)
    ADMIN.insert(connection, change.admin)
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
