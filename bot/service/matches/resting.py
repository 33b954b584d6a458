"""Pauses of matches without present humans: computers never play on alone."""

from datetime import datetime

from msgspec import structs

from bot.service.clocks.turn_time import Hours, stopped
from bot.service.delivery.notices import News, Notice, TableNews
from bot.service.matches.record import ALONE, Pause, TableRecord


def resting_if_alone(
    record: TableRecord, now: datetime, hours: Hours
) -> tuple[TableRecord, tuple[Notice, ...]]:
    """Return the record, paused from now on if all humans are absent, and the notices of that."""
    if not record.is_alone or record.pause is not None or not record.is_open:
        return record, ()
    resting = structs.replace(stopped(record, now, hours), pause=Pause(now, ALONE), pause_wanted=())
    return resting, (TableNews(record.id, News.ALONE),)


def rests_alone(record: TableRecord) -> bool:
    """Return whether the match is paused because all humans were absent."""
    return record.pause is not None and record.pause.why == ALONE


def going_on(record: TableRecord, now: datetime) -> TableRecord:
    """Return the record without its pause; between rounds its length is not counted as waiting for ready players."""
    if record.pause is None:
        return record
    since = record.turn_since if record.turn else record.turn_since + (now - record.pause.since)
    return structs.replace(record, pause=None, pause_wanted=(), turn_since=since)
