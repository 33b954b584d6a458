"""Changes to commit, as small as they can be."""

from datetime import UTC, datetime, timedelta

from msgspec import structs

from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.service.change import ActionRow, Change, DraftWrite, LogRow, Request
from bot.service.delivery.notices import TurnPing
from bot.service.ids import ChannelId, GuildId, TableId, UserId
from bot.service.matches.draft import Draft, DraftPlay
from bot.service.matches.record import SeatHolder, TableRecord, TableStatus

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
ANA = UserId(2**62 + 1)
BEN = UserId(2**62 + 2)
ONE, TWO = TableId(1), TableId(2)


def later(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def new_record(table: int = 1, **changes: object) -> TableRecord:
    record = TableRecord(
        id=TableId(table),
        guild=GuildId(10),
        channel=ChannelId(2**61),
        title="Friday",
        status=TableStatus.LOBBY,
        host=ANA,
        rules=RuleSet(),
        seats=(
            SeatHolder(Seat(0), "Ana", user=ANA),
            SeatHolder(Seat(2), "Clover", computer="steady", joined=1),
        ),
        created=NOON,
        turn_since=NOON,
        revision=1,
    )
    return structs.replace(record, **changes)


def creation(table: int = 1, **changes: object) -> Change:
    return Change(at=NOON, record=new_record(table, **changes))


def next_of(record: TableRecord, **changes: object) -> TableRecord:
    return structs.replace(record, revision=record.revision + 1, **changes)


def action_change(record: TableRecord, key: str | None = None, **parts: object) -> Change:
    after = next_of(record, version=record.version + 1)
    change = Change(
        at=NOON,
        record=after,
        request=None if key is None else Request(key, record.id, after.version),
        actions=(ActionRow(record.id, after.version, Seat(0), ANA, b"action", "hash", 1, 1, NOON),),
        snapshot=b"state %d" % after.version,
    )
    return structs.replace(change, **parts)


def log_row(
    table: int, version: int, position: int, audience: int | None = None, kind: str = "drew"
) -> LogRow:
    return LogRow(
        table=TableId(table),
        version=version,
        position=position,
        audience=None if audience is None else Seat(audience),
        seat=Seat(1),
        kind=kind,
        event=b"event %d.%d" % (version, position),
        at=NOON,
    )


def draft_write(seen: int, table: int = 1, user: UserId = ANA, naturals: int = 3) -> DraftWrite:
    return DraftWrite(TableId(table), user, Draft(seen + 1, True, (DraftPlay(13, naturals, 1, 0),)), seen)


def ping(version: int, table: TableId = ONE) -> TurnPing:
    return TurnPing(table, ANA, Seat(0), version, "1.1.0")
