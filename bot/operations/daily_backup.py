"""Backups of the SQLite file that the bot makes by itself, once a day."""

import asyncio
import logging
import os
import sys
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.service.ports import Clock

_log = logging.getLogger(__name__)

_LOOK_EVERY: Final = 60.0
_TRY_AGAIN: Final = 600.0
_LONGEST: Final = 3600.0
"""Seconds until the next look, until the next try after a failure, and for one backup."""
_STAMP: Final = "%Y-%m-%d-%H%M"


class DailyBackup:
    """A task that runs ``backup`` in a process of its own, as soon as none is there since the hour at which it is due.

    Which backups there are is read off their names, so that a bot that did not run at that hour makes up for it.
    """

    def __init__(self, database: Path, folder: Path | None, hour: int, kept: int, clock: Clock) -> None:
        """Prepare backups into the folder at an hour in UTC, of which the newest are kept; none without a folder."""
        self._database = database
        self._folder = folder
        self._hour = hour
        self._kept = kept
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        self.failed: str | None = None
        """The reason for which the backup that is due is missing, a sentence."""

    def start(self) -> None:
        """Begin to look every minute."""
        if self._folder is not None:
            self._task = asyncio.create_task(self._run(self._folder), name="daily backup")

    async def stop(self) -> None:
        """Stop, and break off a backup that is being made."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _run(self, folder: Path) -> None:
        while True:
            try:
                if self._is_due(folder):
                    await self._back_up(folder)
                failed = None
            except (OSError, _BackupError) as error:
                failed = str(error)
                if failed != self.failed:
                    _log.warning("the daily backup failed: %s", failed)
            self.failed = failed
            await asyncio.sleep(_LOOK_EVERY if failed is None else _TRY_AGAIN)

    def _is_due(self, folder: Path) -> bool:
        now = self._clock.now().astimezone(UTC)
        due = now.replace(hour=self._hour, minute=0, second=0, microsecond=0)
        if due > now:
            due -= timedelta(days=1)
        return all(made < due for made in self._made(folder).values())

    def _made(self, folder: Path) -> dict[Path, datetime]:
        """Return the backups in the folder with their moments, the oldest first."""
        made = {}
        for path in sorted(folder.glob(f"{self._database.stem}-*.db")):
            # An empty one is what a copy that broke off has left where there are no hard links.
            with suppress(ValueError, OSError):
                if not path.stat().st_size:
                    continue
                stamp = path.stem.removeprefix(f"{self._database.stem}-")
                made[path] = datetime.strptime(stamp, _STAMP).replace(tzinfo=UTC)
        return made

    def _delete_left_over(self, folder: Path) -> None:
        """Delete what backups that were broken off have left; one that runs beside this one keeps its file."""
        broken_off = self._clock.now().timestamp() - _LONGEST
        for path in folder.glob(f".{self._database.stem}-*.db-*"):
            with suppress(FileNotFoundError):
                if path.stat().st_mtime < broken_off:
                    path.unlink()

    async def _back_up(self, folder: Path) -> None:
        self._delete_left_over(folder)
        target = folder / f"{self._database.stem}-{self._clock.now().astimezone(UTC):{_STAMP}}.db"
        # Another process: it reads the whole file, and stopping the bot must not wait for it.
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "backup", str(target)),
            env={**os.environ, "DATABASE_PATH": str(self._database)},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(_LONGEST):
                _, said = await process.communicate()
        except TimeoutError:
            raise _BackupError(f"{target} was not finished within an hour.") from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode:
            why = said.decode(errors="replace").strip().rpartition("\n")[2]
            raise _BackupError(why or f"Its process ended with code {process.returncode}.")
        _log.info("backup made: %s", target)
        for old in list(self._made(folder))[: -self._kept]:
            old.unlink()


class _BackupError(Exception):
    """A backup that was not made; ``str()`` of it says why."""
