"""Claims: rows by which several processes on one PostgreSQL database divide the work, each for a short time.

A process renews its claims while it lives; when it dies, they expire, and others take the work over. The moments are of
the server's clock, the only one that all processes share. Claims save work and keep messages in order, nothing more:
versions and requests already keep an action from being accepted twice.
"""

from collections.abc import Collection
from datetime import timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ARRAY,
    BigInteger,
    ColumnElement,
    Executable,
    bindparam,
    delete,
    func,
    literal,
    literal_column,
    or_,
    select,
    true,
    update,
)

from bot.service.ids import TableId
from bot.service.ports import Work
from bot.storage import schema
from bot.storage.dialects import upsert
from bot.storage.work import DUE, WAITING

LEASE: Final = timedelta(seconds=30)
"""The time after its last renewal when a process counts as dead."""

_LONGEST_LEASE: Final = 2 * LEASE
"""The limit of a valid claim. One that lasts longer was made before the clock of the server was set back: its process
may have died since."""

_ALL: Final = 0
"""The number in the claim of work that is not divided by tables."""

_MICROSECOND: Final = timedelta(microseconds=1)
_SNOWFLAKE_BITS: Final = 22
"""The shift in Discord's assignment: a server belongs to the shard (its id >> 22) % number of shards."""

_c, _d, _w, _t = schema.claims.c, schema.deadlines.c, schema.notices.c, schema.tables.c
_now: ColumnElement[int] = literal_column(
    "(extract(epoch FROM clock_timestamp()) * 1000000)::bigint", BigInteger
)
_latest: ColumnElement[int] = _now + literal_column(
    str(_LONGEST_LEASE // timedelta(microseconds=1)), BigInteger
)
_owner: Any = bindparam("b_owner", type_=schema.claims.c.owner.type)
_work: Any = bindparam("b_work", type_=schema.claims.c.work.type)
_lease: Any = bindparam("b_lease", type_=BigInteger)
_of_these: Any = func.any(bindparam("b_tables", type_=ARRAY(BigInteger)))


class Shards(NamedTuple):
    """The shards of a process: it handles the notices and deadlines of their servers only."""

    ids: frozenset[int]
    of: int
    """The number of all shards."""


class Claims:
    """The statements by which one process claims work."""

    def __init__(self, owner: str, lease: timedelta = LEASE, shards: Shards | None = None) -> None:
        """Build the statements; ``owner`` is this process's unique name.

        Without ``shards`` any table's work may be claimed.
        """
        self.owned = {"b_owner": owner, "b_lease": lease // _MICROSECOND}
        """The values of the parameters for statements about all work of this process."""
        self.tables_with_notices = _claiming(_heads(shards))
        self.tables_with_deadlines = _claiming(_due(shards))

    def values(self, work: Work, **more: Any) -> dict[str, Any]:
        """Return the values of the parameters for statements about this work."""
        return {**self.owned, "b_work": work.value, **more}

    @staticmethod
    def numbers(tables: Collection[TableId]) -> list[int]:
        """Return the numbers of the claims for these tables; for none, that of the work as a whole."""
        return sorted(tables) or [_ALL]


def _is_free(number: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that no other process has claimed the work at this table."""
    held = select(_c.number).where(
        _c.work == _work, _c.number == number, _c.owner != _owner, _c.until > _now, _c.until <= _latest
    )
    return ~held.exists()


def _is_of(table: ColumnElement[int], shards: Shards | None) -> ColumnElement[bool]:
    if shards is None:
        return true()
    shard = _t.guild_id.op(">>")(literal(_SNOWFLAKE_BITS)) % shards.of
    its_own = or_(*(shard == one for one in sorted(shards.ids)))
    return select(_t.id).where(_t.id == table, its_own).exists()


def _heads(shards: Shards | None) -> Any:
    """Return the query for tables whose oldest waiting notice may be sent, without rows that others have locked."""
    older = schema.notices.alias("older")
    is_behind = select(older.c.id).where(
        older.c.table_id == _w.table_id, older.c.given_up.is_(None), older.c.id < _w.id
    )
    return (
        select(_w.table_id)
        .where(
            _w.given_up.is_(None),
            _w.not_before <= bindparam("b_now"),
            ~is_behind.exists(),
            _is_free(_w.table_id),
            _is_of(_w.table_id, shards),
        )
        .order_by(_w.id)
        .limit(bindparam("b_limit"))
        .with_for_update(of=schema.notices, skip_locked=True)
    )


def _due(shards: Shards | None) -> Any:
    """Return the query for tables with a deadline that has fallen due, without rows that others have locked."""
    return (
        select(_d.table_id)
        .where(_d.due <= bindparam("b_now"), _is_free(_d.table_id), _is_of(_d.table_id, shards))
        .order_by(_d.due, _d.table_id)
        .limit(bindparam("b_limit"))
        .with_for_update(of=schema.deadlines, skip_locked=True)
    )


def _claiming(tables: Any) -> Executable:
    """Return the statement that claims these tables and returns those that were still free."""
    found = tables.cte("found")
    once = select(found.c.table_id).distinct().subquery()
    return _put(select(_work, once.c.table_id, _owner, _now + _lease))


def _put(claimed: Any) -> Executable:
    fresh = upsert(schema.claims).from_select(["work", "number", "owner", "until"], claimed)
    return fresh.on_conflict_do_update(
        index_elements=["work", "number"],
        set_={"owner": fresh.excluded.owner, "until": fresh.excluded.until},
        where=or_(_c.until <= _now, _c.until > _latest, _c.owner == fresh.excluded.owner),
    ).returning(_c.number)


CLAIM_ALL: Final = _put(select(_work, literal(_ALL, BigInteger), _owner, _now + _lease))
GIVE_BACK: Final = delete(schema.claims).where(_c.work == _work, _c.owner == _owner, _c.number == _of_these)
GIVE_ALL_BACK: Final = delete(schema.claims).where(_c.owner == _owner)
IS_ONES_OWN: Final = select(_c.number).where(
    _c.work == _work, _c.owner == _owner, _c.number == bindparam("b_table", type_=BigInteger)
)
"""The query whether this process holds a claim; an expired one still counts until another process takes it."""
RENEW: Final = update(schema.claims).where(_c.owner == _owner).values(until=_now + _lease)
WAITING_OF_THESE: Final = WAITING.where(_w.table_id == _of_these)
DUE_OF_THESE: Final = DUE.where(_d.table_id == _of_these)
