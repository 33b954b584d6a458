"""Writes of work that waits: notices and deadlines."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, case, delete, insert, literal_column, update

from bot.service.change import BringBack, Change, DeadlineFate, Fate, NoticeFate
from bot.service.delivery.notices import coalesces_as
from bot.storage import schema
from bot.storage.dialects import execute_many, update_each
from bot.storage.mapping import Values, encode, micros_of
from bot.storage.rows import DEADLINES
from bot.storage.work_reads import AT_ONCE_TOO_FAR_AHEAD, NOTICE_TOO_FAR_AHEAD

_w, _d = schema.notices.c, schema.deadlines.c

_bring_back_notices = (
    update(schema.notices)
    .where(NOTICE_TOO_FAR_AHEAD)
    .values(
        not_before=bindparam("not_before"),
        created=case((_w.created > bindparam("b_now"), bindparam("b_now")), else_=_w.created),
    )
)

_bring_back_at_once = update(schema.deadlines).where(AT_ONCE_TOO_FAR_AHEAD).values(due=bindparam("due"))

_bring_back_deadlines = (
    update(schema.deadlines).where(_d.due > bindparam("b_deadlines")).values(due=bindparam("due"))
)

_drop_coalesced = delete(schema.notices).where(
    schema.notices.c.coalesce_key == bindparam("b_key"),
    # Written like this, the index of waiting notices is not used: a server that plans this while nothing waits would
    # choose it as the shortest, and would read all of it for every move when many notices wait.
    case((schema.notices.c.given_up.is_(None), literal_column("1"))) == literal_column("1"),
    # A begun posting says which message Discord may have: that one is looked for first.
    schema.notices.c.begun.is_(None),
)

_insert_notice = insert(schema.notices).values(
    {
        column.name: bindparam(column.name)
        for column in schema.notices.columns
        if column.name not in {"id", "given_up", "begun"}
    }
)

_delete_notice = delete(schema.notices).where(schema.notices.c.id == bindparam("b_id"))

_postpone_notice = (
    update(schema.notices)
    .where(schema.notices.c.id == bindparam("b_id"))
    .values(not_before=bindparam("not_before"), attempts=schema.notices.c.attempts + literal_column("1"))
)

_give_up_notice = (
    update(schema.notices)
    .where(schema.notices.c.id == bindparam("b_id"))
    .values(given_up=bindparam("given_up"), attempts=schema.notices.c.attempts + literal_column("1"))
)

_begin_notice = (
    update(schema.notices)
    .where(schema.notices.c.id == bindparam("b_id"), schema.notices.c.given_up.is_(None))
    .values(begun=bindparam("begun"))
)

_delete_deadlines = delete(schema.deadlines).where(schema.deadlines.c.table_id == bindparam("b_table"))

_insert_deadline = insert(schema.deadlines)

_same_deadline = (
    schema.deadlines.c.table_id == bindparam("b_table"),
    schema.deadlines.c.kind == bindparam("b_kind"),
    schema.deadlines.c.turn == bindparam("b_turn"),
    schema.deadlines.c.due == bindparam("b_due"),
)

_drop_deadline = delete(schema.deadlines).where(*_same_deadline)

_move_deadline = update(schema.deadlines).where(*_same_deadline).values(due=bindparam("due"))


def bring_back(connection: Connection, ahead: BringBack, now: int) -> None:
    """Let everything that waits for an impossible moment be due now."""
    at_once, tried = micros_of(ahead.at_once), micros_of(ahead.tried)
    connection.execute(
        _bring_back_notices, [{"b_at_once": at_once, "b_tried": tried, "b_now": now, "not_before": now}]
    )
    connection.execute(_bring_back_at_once, [{"b_at_once": at_once, "due": now}])
    if ahead.deadlines is not None:
        connection.execute(_bring_back_deadlines, [{"b_deadlines": micros_of(ahead.deadlines), "due": now}])


def write_notices(connection: Connection, change: Change) -> None:
    """Append the notices to those that wait; a newer board replaces an older one whose posting has not begun."""
    at = micros_of(change.at)
    fresh: list[Values] = [
        {
            "table_id": notice.table,
            "coalesce_key": coalesces_as(notice),
            "notice": encode(notice),
            "created": at,
            "not_before": at,
            "attempts": 0,
        }
        for notice in change.notices
    ]
    keys = {values["coalesce_key"] for values in fresh if values["coalesce_key"] is not None}
    execute_many(connection, _drop_coalesced, [{"b_key": key} for key in sorted(keys)])
    execute_many(connection, _insert_notice, fresh)


def settle_notices(connection: Connection, fates: Sequence[NoticeFate]) -> None:
    """Write what became of notices that were sent, or could not be."""
    execute_many(
        connection, _delete_notice, [{"b_id": fate.notice} for fate in fates if fate.fate is Fate.DELIVERED]
    )
    execute_many(
        connection,
        _postpone_notice,
        [
            {"b_id": fate.notice, "not_before": micros_of(fate.not_before)}
            for fate in fates
            if fate.fate is Fate.POSTPONED and fate.not_before is not None
        ],
    )
    execute_many(
        connection,
        _give_up_notice,
        [{"b_id": fate.notice, "given_up": fate.why} for fate in fates if fate.fate is Fate.GIVEN_UP],
    )
    update_each(
        connection,
        _begin_notice,
        [
            {"b_id": fate.notice, "begun": encode(fate.begun)}
            for fate in fates
            if fate.fate is Fate.BEGUN and fate.begun is not None
        ],
    )


def write_deadlines(connection: Connection, change: Change) -> None:
    """Replace the deadlines of the table, if it has new ones."""
    if change.record is not None and change.deadlines is not None:
        connection.execute(_delete_deadlines, {"b_table": change.record.id})
        execute_many(connection, _insert_deadline, list(map(DEADLINES.values, change.deadlines)))


def settle_deadlines(connection: Connection, fates: Sequence[DeadlineFate]) -> None:
    """Drop or move deadlines that have fallen due, unless they were replaced meanwhile."""

    def named(fate: DeadlineFate) -> Values:
        row = fate.deadline
        return {
            "b_table": row.table,
            "b_kind": row.kind.value,
            "b_turn": row.turn,
            "b_due": micros_of(row.due),
        }

    execute_many(connection, _drop_deadline, [named(fate) for fate in fates if fate.due is None])
    execute_many(
        connection,
        _move_deadline,
        [{**named(fate), "due": micros_of(fate.due)} for fate in fates if fate.due is not None],
    )
