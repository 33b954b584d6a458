"""The bot's real process, for tests that kill it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.config import Settings
from tests.support.stopwatch import Stopwatch

_ROOT = Path(__file__).parents[3]
_OWN_SETTINGS = {name.upper() for name in Settings.model_fields}


class BotProcess:
    """A running `python -m bot ...`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self._said: list[bytes] = []
        self._listener = asyncio.create_task(self._listen())

    @property
    def said(self) -> str:
        """What it has written so far, standard error included."""
        return b"".join(self._said).decode(errors="replace")

    async def kill(self) -> None:
        """SIGKILL: no code of the bot runs any more."""
        self.process.kill()
        await self.process.wait()

    async def stop(self, within: float) -> int:
        """SIGTERM, as Docker and systemd do; the exit code, which must come within so many seconds."""
        self.process.send_signal(signal.SIGTERM)
        return await self.ended(within)

    async def ended(self, within: float = 45) -> int:
        """Wait until it ends by itself; the exit code. While the machine is busy with something else no time passes."""
        watch = Stopwatch(self.process.pid)
        ending = asyncio.create_task(self.process.wait())
        try:
            while not ending.done():
                await asyncio.wait({ending}, timeout=0.02)
                if watch.seconds > within and not ending.done():
                    raise TimeoutError(f"it goes on after {within} seconds:\n{self.said}")
        finally:
            ending.cancel()
        await asyncio.shield(self._listener)
        return ending.result()

    async def _listen(self) -> None:
        assert self.process.stdout is not None
        while chunk := await self.process.stdout.read(4096):
            self._said.append(chunk)


@asynccontextmanager
async def bot_process(
    base: str, database: Path, *arguments: str, token: str = "to.k.en", **settings: str
) -> AsyncIterator[BotProcess]:
    """Start the bot against the Discord at this address; by default `run` with this database. With ``DATABASE_URL`` it
    uses that one, and the folder of the other.

    ``settings`` are further ones, as the environment names them. With ``SECONDS_FOR_A_LOCK`` a commit waits for so long
    while somebody else writes to the file.
    """
    environment = {key: value for key, value in os.environ.items() if key not in _OWN_SETTINGS}
    environment |= {"DISCORD_TOKEN": token, "DATABASE_PATH": str(database), "PYTHONPATH": str(_ROOT)}
    # Harnesses are faster than people.
    environment |= {"CLICKS_A_MINUTE": "0", "TABLES_AN_HOUR": "0", "METRICS_PORT": "0"}
    # Processes that think take their time to start, and most of what is looked at does not depend on them.
    environment |= {"WORKER_PROCESSES": "0", **settings}
    if "DATABASE_URL" in settings:
        del environment["DATABASE_PATH"]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.support.loopback.launch",
        base,
        *(arguments or ("run",)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        cwd=database.parent,
        env=environment,
    )
    running = BotProcess(process)
    try:
        yield running
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        await running._listener
