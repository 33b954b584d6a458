"""Seasons of a ladder, named by their dates in UTC."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

_MONTHS: Final = 3


class SeasonLength(StrEnum):
    """The choices of a server how often its ladders begin anew."""

    OFF = "off"
    """Never: one season for all time."""
    QUARTERLY = "quarterly"
    YEARLY = "yearly"


def season_of(length: SeasonLength, at: datetime, back: int = 0) -> str:
    """Return the name of the season of a moment, or of the one so many before it: "2026-4", "2026", empty for all time.

    The moment must be in UTC.
    """
    quarter = at.year * 4 + (at.month - 1) // _MONTHS
    match length:
        case SeasonLength.OFF:
            return ""
        case SeasonLength.YEARLY:
            return f"{at.year - back}"
        case SeasonLength.QUARTERLY:
            year, place = divmod(quarter - back, 4)
            return f"{year}-{place + 1}"


def next_season(length: SeasonLength, at: datetime) -> datetime | None:
    """Return when the season after that of a moment begins; None without seasons. The moment must be in UTC."""
    match length:
        case SeasonLength.OFF:
            return None
        case SeasonLength.YEARLY:
            return datetime(at.year + 1, 1, 1, tzinfo=UTC)
        case SeasonLength.QUARTERLY:
            year, place = divmod(at.year * 4 + (at.month - 1) // _MONTHS + 1, 4)
            return datetime(year, place * _MONTHS + 1, 1, tzinfo=UTC)


def seasons_at(at: datetime) -> tuple[str, ...]:
    """Return the names of all seasons that a match counts for, one of each length.

    Ratings are kept for all of them, so that a server may change the length at any time.
    """
    return tuple(season_of(length, at) for length in SeasonLength)
