"""Proposals for a pause or for its end: the public texts, and the replies to the player who proposes."""

from __future__ import annotations

from collections.abc import Iterable

from bot.canasta.seats import Seat
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts
from bot.ui.words.names import seat_name, table_name


def wish_text(texts: Texts, record: TableRecord) -> str:
    """Return who proposes to pause or to go on, and who has not agreed yet. Nobody is notified."""
    return texts(
        f"pausing-{_what(record)}",
        names=_names(texts, record, record.pause_wanted),
        count=len(record.pause_wanted),
        missing=_names(texts, record, record.not_agreed),
        missing_count=len(record.not_agreed),
        table=table_name(texts, record),
    )


def wish_lines(texts: Texts, record: TableRecord) -> list[str]:
    """Return the proposal as a line of the board; nothing where there is none."""
    if not record.pause_wanted or not record.is_open:
        return []
    return [
        texts(
            f"pausing-{_what(record)}-line",
            names=_names(texts, record, record.pause_wanted),
            count=len(record.pause_wanted),
            missing=_names(texts, record, record.not_agreed),
            missing_count=len(record.not_agreed),
        )
    ]


def asked_text(texts: Texts, record: TableRecord) -> str:
    """Return the reply to a player who has just asked for a pause."""
    if record.pause is not None:
        return texts("pausing-rests", table=table_name(texts, record))
    missing = _names(texts, record, record.not_agreed)
    return texts(
        "pausing-asked-rest",
        table=table_name(texts, record),
        missing=missing,
        missing_count=len(record.not_agreed),
    )


def going_on_text(texts: Texts, record: TableRecord) -> str:
    """Return the reply to a player who has just asked to go on."""
    if record.pause is None:
        return texts("pausing-goes-on")
    return texts(
        "pausing-asked-on",
        missing=_names(texts, record, record.not_agreed),
        missing_count=len(record.not_agreed),
    )


def _what(record: TableRecord) -> str:
    return "rest" if record.pause is None else "on"


def _names(texts: Texts, record: TableRecord, seats: Iterable[Seat]) -> str:
    return texts.listed([f"**{seat_name(texts, record, seat)}**" for seat in seats])
