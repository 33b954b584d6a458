"""Conversion between tables of cards and their rows in the database."""

from collections.abc import Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Final, get_type_hints

import msgspec

from bot.canasta.codec import decode_rules, encode_rules
from bot.canasta.rules.model import RuleSet
from bot.service.matches.record import SeatHolder, TableRecord, TableStatus
from bot.storage.mapping import Row, Values, micros_of, moment_at

_RECORD_COLUMNS = frozenset(
    {
        "id",
        "guild",
        "channel",
        "title",
        "status",
        "host",
        "rules",
        "seats",
        "created",
        "turn_since",
        "thread",
        "board_message",
        "version",
        "revision",
        "told",
        "turn",
        "turn_version",
        "board_version",
        "preset",
        "house_rule",
        "is_confidential",
    }
)

_SEAT_COLUMNS = frozenset({"seat", "name", "user", "computer", "joined"})


class _More:
    """A codec for the fields of a struct that have no column: one value; a field added later has its default."""

    def __init__(self, struct: type[msgspec.Struct], columns: frozenset[str]) -> None:
        hints = get_type_hints(struct)
        others = [field for field in msgspec.structs.fields(struct) if field.name not in columns]
        self._names = tuple(field.name for field in others)
        self._parts = attrgetter(*self._names)
        self._kind = msgspec.defstruct(
            f"More{struct.__name__}",
            [(field.name, hints[field.name], field.default) for field in others],
            frozen=True,
            omit_defaults=True,
        )
        self._decode = msgspec.msgpack.Decoder(self._kind).decode

    def values(self, whole: msgspec.Struct) -> bytes | None:
        """Return these fields encoded, None where all of them have their defaults."""
        encoded = msgspec.msgpack.encode(self._kind(*self._parts(whole)))
        return None if encoded == b"\x80" else encoded

    def fields(self, stored: bytes | None) -> Values:
        """Return the decoded fields by name."""
        if stored is None:
            return {}
        kept = self._decode(stored)
        return {name: getattr(kept, name) for name in self._names}


_MORE_OF_TABLE = _More(TableRecord, _RECORD_COLUMNS)

_MORE_OF_SEAT = _More(SeatHolder, _SEAT_COLUMNS)


@lru_cache(maxsize=64)
def rules_from_bytes(stored: bytes) -> RuleSet:
    """Return the decoded rules; tables with the same rules share one value."""
    return decode_rules(stored)


COURSE: Final = ("turn_since", "version", "revision", "told", "turn", "turn_version", "more")
"""The columns of ``tables`` that change with a move."""


def course_values(record: TableRecord) -> Values:
    """Return the values of the columns in ``COURSE``."""
    return {
        "turn_since": micros_of(record.turn_since),
        "version": record.version,
        "revision": record.revision,
        "told": record.told,
        "turn": record.turn,
        "turn_version": record.turn_version,
        "more": _MORE_OF_TABLE.values(record),
    }


def table_values(record: TableRecord) -> Values:
    """Return the row of ``tables`` without the columns in ``GAME``."""
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
        "board_version": record.board_version,
        "is_confidential": record.is_confidential,
        **course_values(record),
    }


GAME: Final = ("rules", "preset", "house_rule")
"""The columns of ``tables`` that are chosen before the match."""


def game_values(record: TableRecord) -> Values:
    """Return the values of the columns in ``GAME``."""
    return {
        "rules": encode_rules(record.rules),
        "preset": record.preset,
        "house_rule": record.house_rule,
    }


def new_table_values(record: TableRecord) -> Values:
    """Return the row of ``tables`` for a new table."""
    return {**table_values(record), **game_values(record)}


def seat_values(record: TableRecord) -> list[Values]:
    """Return the rows of ``seats``."""
    return [
        {
            "table_id": record.id,
            "seat": holder.seat,
            "user_id": holder.user,
            "computer": holder.computer,
            "name": holder.name,
            "joined": holder.joined,
            "more": _MORE_OF_SEAT.values(holder),
        }
        for holder in record.seats
    ]


def records_from(rows: Iterable[Row]) -> list[TableRecord]:
    """Return the tables of rows of ``tables`` joined with their seats, in the order of the rows."""
    found: dict[int, tuple[Row, list[SeatHolder]]] = {}
    for row in rows:
        _, holders = found.setdefault(row["id"], (row, []))
        if row["seat"] is not None:
            holders.append(
                SeatHolder(
                    row["seat"],
                    row["name"],
                    row["user_id"],
                    row["computer"],
                    row["joined"],
                    **_MORE_OF_SEAT.fields(row["seat_more"]),
                )
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
        is_confidential=row["is_confidential"],
        **_MORE_OF_TABLE.fields(row["more"]),
    )
