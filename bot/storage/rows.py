"""Between the values of the service and the rows of the database."""

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any

import msgspec

from bot.canasta.codec import decode_rules, encode_rules
from bot.canasta.rules.model import RuleSet
from bot.service.change import ActionRow, Deadline, DeadlineKind, DraftWrite, LogRow
from bot.service.draft import Draft
from bot.service.house import HouseRule
from bot.service.notices import Notice
from bot.service.ports import WaitingNotice
from bot.service.record import SeatHolder, TableRecord, TableStatus

Values = dict[str, Any]
Row = Mapping[str, Any]

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

_encode = msgspec.msgpack.Encoder().encode
_decode_notice: Callable[[bytes], Notice] = msgspec.msgpack.Decoder(Notice).decode
_decode_draft = msgspec.msgpack.Decoder(Draft).decode
_decode_differences = msgspec.msgpack.Decoder(dict[str, Any]).decode


def micros_of(moment: datetime) -> int:
    """A moment as whole microseconds since 1970."""
    return (moment - _EPOCH) // _MICROSECOND


def moment_at(micros: int) -> datetime:
    """The moment of so many microseconds since 1970."""
    return _EPOCH + micros * _MICROSECOND


@lru_cache(maxsize=64)
def rules_from_bytes(stored: bytes) -> RuleSet:
    """The rules; tables with the same rules share one value."""
    return decode_rules(stored)


def notice_to_bytes(notice: Notice) -> bytes:
    """A notice as stored."""
    return _encode(notice)


def draft_from_bytes(stored: bytes) -> Draft:
    """A draft as it was put in."""
    return _decode_draft(stored)


def table_values(record: TableRecord) -> Values:
    """The row of ``tables``, without the rules and where they come from: these never change."""
    return {
        "id": record.id,
        "guild_id": record.guild,
        "channel_id": record.channel,
        "thread_id": record.thread,
        "board_message_id": record.board_message,
        "title": record.title,
        "status": record.status.value,
        "host_id": record.host,
        "created": micros_of(record.created),
        "turn_since": micros_of(record.turn_since),
        "version": record.version,
        "revision": record.revision,
        "told": record.told,
        "turn": record.turn,
        "turn_version": record.turn_version,
        "board_version": record.board_version,
    }


def new_table_values(record: TableRecord) -> Values:
    """The row of ``tables`` for a new table."""
    return {
        **table_values(record),
        "rules": encode_rules(record.rules),
        "preset": record.preset,
        "house_rule": record.house_rule,
    }


def house_values(house: HouseRule) -> Values:
    """The row of ``house_rules``, without its number."""
    return {
        "guild_id": house.guild,
        "name_key": house.key,
        "name": house.name,
        "preset": house.preset,
        "differences": _encode(house.differences),
        "is_default": house.is_default,
        "changed_by": house.changed_by,
        "changed": micros_of(house.changed),
        "revision": house.revision,
    }


def house_from(row: Row) -> HouseRule:
    """A row of ``house_rules`` as it was put in."""
    return HouseRule(
        guild=row["guild_id"],
        name=row["name"],
        preset=row["preset"],
        differences=_decode_differences(row["differences"]),
        changed_by=row["changed_by"],
        changed=moment_at(row["changed"]),
        is_default=bool(row["is_default"]),
        revision=row["revision"],
        id=row["id"],
    )


def seat_values(record: TableRecord) -> list[Values]:
    """The rows of ``seats``."""
    return [
        {
            "table_id": record.id,
            "seat": holder.seat,
            "user_id": holder.user,
            "computer": holder.computer,
            "name": holder.name,
            "joined": holder.joined,
        }
        for holder in record.seats
    ]


def action_values(row: ActionRow) -> Values:
    """The row of ``actions``."""
    return {
        "table_id": row.table,
        "version": row.version,
        "seat": row.seat,
        "actor_id": row.actor,
        "action": row.action,
        "state_hash": row.state_hash,
        "schema": row.schema,
        "engine": row.engine,
        "at": micros_of(row.at),
    }


def log_values(row: LogRow) -> Values:
    """The row of ``log``."""
    return {
        "table_id": row.table,
        "version": row.version,
        "position": row.position,
        "audience": row.audience,
        "seat": row.seat,
        "kind": row.kind,
        "event": row.event,
        "at": micros_of(row.at),
    }


def draft_values(write: DraftWrite) -> Values:
    """The row of ``drafts``."""
    return {
        "table_id": write.table,
        "user_id": write.user,
        "revision": write.draft.revision,
        "draft": _encode(write.draft),
    }


def deadline_values(row: Deadline) -> Values:
    """The row of ``deadlines``."""
    return {"table_id": row.table, "kind": row.kind.value, "turn": row.turn, "due": micros_of(row.due)}


def log_row_from(row: Row) -> LogRow:
    """A row of ``log`` as it was put in."""
    return LogRow(
        table=row["table_id"],
        version=row["version"],
        position=row["position"],
        audience=row["audience"],
        seat=row["seat"],
        kind=row["kind"],
        event=row["event"],
        at=moment_at(row["at"]),
    )


def waiting_from(row: Row) -> WaitingNotice:
    """A row of ``notices`` as it waits."""
    return WaitingNotice(
        row["id"],
        _decode_notice(row["notice"]),
        row["attempts"],
        moment_at(row["created"]),
        moment_at(row["not_before"]),
    )


def deadline_from(row: Row) -> Deadline:
    """A row of ``deadlines`` as it was put in."""
    return Deadline(row["table_id"], row["turn"], DeadlineKind(row["kind"]), moment_at(row["due"]))


def records_from(rows: Iterable[Row]) -> list[TableRecord]:
    """Tables out of rows of ``tables`` joined with their seats, in the order of the rows."""
    found: dict[int, tuple[Row, list[SeatHolder]]] = {}
    for row in rows:
        _, holders = found.setdefault(row["id"], (row, []))
        if row["seat"] is not None:
            holders.append(
                SeatHolder(row["seat"], row["name"], row["user_id"], row["computer"], row["joined"])
            )
    return [_record(row, holders) for row, holders in found.values()]


def _record(row: Row, holders: list[SeatHolder]) -> TableRecord:
    return TableRecord(
        id=row["id"],
        guild=row["guild_id"],
        channel=row["channel_id"],
        title=row["title"],
        status=TableStatus(row["status"]),
        host=row["host_id"],
        rules=rules_from_bytes(row["rules"]),
        seats=tuple(holders),
        created=moment_at(row["created"]),
        turn_since=moment_at(row["turn_since"]),
        thread=row["thread_id"],
        board_message=row["board_message_id"],
        version=row["version"],
        revision=row["revision"],
        told=row["told"],
        turn=row["turn"],
        turn_version=row["turn_version"],
        board_version=row["board_version"],
        preset=row["preset"],
        house_rule=row["house_rule"],
    )
