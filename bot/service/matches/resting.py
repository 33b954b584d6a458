"""A match rests while nobody is left who plays himself: computers never play on alone."""

from datetime import datetime

from msgspec import structs

from bot.service.clocks.turn_time import Hours, stopped
from bot.service.delivery.notices import News, Notice, TableNews
from bot.service.matches.record import ALONE, Pause, TableRecord


def resting_if_alone(
    record: TableRecord, now: datetime, hours: Hours
) -> tuple[TableRecord, tuple[Notice, ...]]:
    """The record, which rests from now on if nobody is left, and what is said of that."""
    if not record.is_alone or record.pause is not None or not record.is_open:
        return record, ()
    resting = structs.replace(stopped(record, now, hours), pause=Pause(now, ALONE), pause_wanted=())
    return resting, (TableNews(record.id, News.ALONE),)


def rests_alone(record: TableRecord) -> bool:
    """Whether the match rests because nobody was left."""
    return record.pause is not None and record.pause.why == ALONE


def going_on(record: TableRecord, now: datetime) -> TableRecord:
    """The record without its pause, which counted for nobody: not for those either who are to say that they are ready."""
    if record.pause is None:
        return record
    since = record.turn_since if record.turn else record.turn_since + (now - record.pause.since)
    return structs.replace(record, pause=None, pause_wanted=(), turn_since=since)
