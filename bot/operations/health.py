"""Health of the running bot: a small status file, written every few seconds and judged by `python -m bot health`.

The bot is well when the file is fresh, the gateway is ready, the database can be written, backups are made, and nothing has
waited too long. All instants are aware datetimes of one clock, which the caller brings.
"""

import contextlib
import os
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec

WRITE_EVERY: Final = timedelta(seconds=5)
FRESH_FOR: Final = timedelta(seconds=30)
LONGEST_WAIT: Final = timedelta(seconds=60)


class Health(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of the status file."""

    written: datetime
    gateway_ready: bool
    stored: datetime | None
    """The moment of the last probe that the database stored; None before the first."""
    oldest_notice: datetime | None
    """The moment since when the oldest due notice waits to be sent; None when none waits."""
    earliest_due: datetime | None = None
    """The moment since when the earliest deadline or turn of a computer is due; None when nothing is."""
    unread_connections: int = 0
    """The number of connections in a row on which Discord's greeting could not be read."""
    too_far_ahead: int = 0
    """The number of notices and deadlines set further ahead than there can be a reason for."""
    trouble: str | None = None
    """The reason for which the database stores nothing now, and what to do, as the end of a sentence."""
    backup_failed: str | None = None
    """The reason for which the last backup that was due is missing."""


def write_health(path: Path, health: Health) -> None:
    """Replace the status file in one step, so that a reader never sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        fresh.write_bytes(msgspec.json.encode(health))
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise


def remove_health(path: Path) -> None:
    """Remove the status file when the bot stops, so that a stopped bot is not taken for a well one.

    One that may not be removed grows old, which says the same.
    """
    with contextlib.suppress(OSError):
        path.unlink()


def read_health(path: Path) -> Health | None:
    """Return the status file's content; None where there is none. Raises ValueError for one that cannot be read."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    try:
        return msgspec.json.decode(content, type=Health)
    except msgspec.MsgspecError as error:
        raise ValueError(f"{path} is not a status file: {error}") from error


def problems_of(health: Health | None, now: datetime) -> tuple[str, ...]:
    """Return what is wrong, one sentence each; empty when the bot is well."""
    if health is None:
        return ("The bot is not running, or has not come up yet: there is no status file.",)
    found: list[str] = []
    age = now - health.written
    if age > FRESH_FOR:
        found.append(
            f"The status file is {_seconds(age)} old; the bot writes it every {_seconds(WRITE_EVERY)}."
        )
    elif -age > FRESH_FOR:
        found.append(f"The status file is from {_seconds(-age)} in the future; the clock was set back.")
    if not health.gateway_ready:
        found.append("The gateway is not ready: the bot is not connected to Discord.")
    if health.unread_connections:
        found.append(
            f"What Discord sends at the start of a connection could not be read, {health.unread_connections} times in a"
            " row. The bot goes on trying; a newer version of it may be needed."
        )
    if health.trouble is not None:
        since = "" if health.stored is None else f" for {_seconds(now - health.stored)}"
        found.append(f"The database has stored nothing{since}, and {health.trouble}.")
    if health.backup_failed is not None:
        found.append(f"The last backup failed: {health.backup_failed}")
    if health.oldest_notice is not None and now - health.oldest_notice > LONGEST_WAIT:
        found.append(f"A notice has waited {_seconds(now - health.oldest_notice)} to be sent.")
    if health.earliest_due is not None and now - health.earliest_due > LONGEST_WAIT:
        found.append(
            f"A deadline, or the turn of a computer, has been due for {_seconds(now - health.earliest_due)}."
        )
    if health.too_far_ahead:
        found.append(
            f"{health.too_far_ahead} messages or turns of computers wait for a moment in the future: the clock was set back."
        )
    return tuple(found)


def problems_in(path: Path, now: datetime) -> tuple[str, ...]:
    """Read the status file and judge it; one that cannot be read is a problem too."""
    try:
        return problems_of(read_health(path), now)
    except (OSError, ValueError) as error:
        return (f"The status file cannot be read: {error}.",)


def _seconds(span: timedelta) -> str:
    return f"{span.total_seconds():.0f} s"
