"""The bot's process, quickly: forked from one that has imported everything, so that hundreds can be started and killed."""

import asyncio
import multiprocessing
import os
import sys
from pathlib import Path
from typing import Final

from bot.config import Settings
from tests.support.loopback import launch

_FORKS: Final = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["bot.__main__", "bot.bootstrap", "tests.support.loopback.launch"])
_OWN_SETTINGS: Final = {name.upper() for name in Settings.model_fields}


class ForkedBot:
    """A running `python -m bot run` against the Discord at this address, with this database."""

    def __init__(self, base: str, database: Path, **settings: str) -> None:
        self._output = database.with_suffix(".log")
        self._output.write_text("")
        environment = {"DISCORD_TOKEN": "to.k.en", "DATABASE_PATH": str(database), **settings}
        environment |= {
            "CLICKS_A_MINUTE": "0",
            "TABLES_AN_HOUR": "0",
            "METRICS_PORT": "0",
            "WORKER_PROCESSES": "0",
        }
        self._process = _FORKS.Process(target=_run, args=(base, str(self._output), environment), daemon=True)
        self._process.start()

    @property
    def is_dead(self) -> bool:
        return self._process.exitcode is not None

    @property
    def said(self) -> str:
        """What it has written so far, standard error included."""
        return self._output.read_text(errors="replace")

    async def kill(self) -> None:
        """SIGKILL: no code of the bot runs any more."""
        self._process.kill()
        await asyncio.to_thread(self._process.join)


def _run(base: str, output: str, environment: dict[str, str]) -> None:
    written = os.open(output, os.O_WRONLY | os.O_APPEND)
    os.dup2(written, 1)
    os.dup2(written, 2)
    for name in _OWN_SETTINGS:
        os.environ.pop(name, None)
    os.environ.update(environment)
    os.chdir(Path(output).parent)
    sys.exit(launch.main([base, "run"]))
