"""Who does what, where several processes share one PostgreSQL database: rows that say it, each for a short time.

A process renews its claims while it lives; when it dies, they run out, and others take the work over. The moments are of
the server's clock, the only one that all of them share. A claim is a courtesy that saves work and keeps messages in order:
no action is ever accepted twice without it, because versions and requests see to that.
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
from bot.storage.reads import DUE, WAITING

LEASE: Final = timedelta(seconds=30)
"""So long after its last sign of life a process counts as dead."""

_LONGEST_LEASE: Final = 2 * LEASE
"""A claim that lasts longer was made before the clock of the server was set back: its process may have died since."""

_ALL: Final = 0
"""The number of a work that is not done table by table."""

_MICROSECOND: Final = timedelta(microseconds=1)
_SNOWFLAKE_BITS: Final = 22
"""Discord's: a server belongs to the shard (its id >> 22) % number of shards."""

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
    """The servers whose notices and deadlines a process cares for; others' are for the processes that have their shards."""

    ids: frozenset[int]
    of: int
    """How many shards there are in all."""


class Claims:
    """The statements with which one process claims work."""

    def __init__(self, owner: str, lease: timedelta = LEASE, shards: Shards | None = None) -> None:
        """``owner`` names this process among all. Without ``shards`` any table's work may be done here."""
        self._own = {"b_owner": owner, "b_lease": lease // _MICROSECOND}
        self.tables_with_notices = _claiming(_heads(shards))
        self.tables_with_deadlines = _claiming(_due(shards))

    def values(self, work: Work, **more: Any) -> dict[str, Any]:
        """What these statements need to know."""
        return {**self._own, "b_work": work.value, **more}

    @property
    def owned(self) -> dict[str, Any]:
        """What those need to know that are not of one work."""
        return self._own

    @staticmethod
    def numbers(tables: Collection[TableId]) -> list[int]:
        """The numbers of claims for these tables; for none, that of the work as a whole."""
        return sorted(tables) or [_ALL]


def _is_free(number: ColumnElement[int]) -> ColumnElement[bool]:
    """No other process has claimed it."""
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
    """The tables whose oldest waiting notice may be sent. Rows that another process is looking at are passed over."""
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
    """The tables at which something is due."""
    return (
        select(_d.table_id)
        .where(_d.due <= bindparam("b_now"), _is_free(_d.table_id), _is_of(_d.table_id, shards))
        .order_by(_d.due, _d.table_id)
        .limit(bindparam("b_limit"))
        .with_for_update(of=schema.deadlines, skip_locked=True)
    )


def _claiming(tables: Any) -> Executable:
    """Claim these, and answer which of them were still free then."""
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
"""One that has run out is still one's own until another takes it."""
RENEW: Final = update(schema.claims).where(_c.owner == _owner).values(until=_now + _lease)
WAITING_OF_THESE: Final = WAITING.where(_w.table_id == _of_these)
DUE_OF_THESE: Final = DUE.where(_d.table_id == _of_these)
