"""Many lives and deaths of one process, and a look at what is left after each."""

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from tests.campaigns.crash.audit import Auditor, LossError
from tests.campaigns.crash.databases import LEASE, LEASE_OF_SEVERAL, CrashDatabase, OnFile, OnServer
from tests.campaigns.crash.killed_process import BEGINNING, Plan, begin, unanswered
from tests.campaigns.crash.ledger import Acknowledged, read
from tests.support.stores.postgres import PostgresServer

_HOUR_A_SECOND: Final = 3600.0
_CALMLY: Final = 10.0
"""So many seconds of the world pass in one of the machine while a process only does what is outstanding."""
_LONGEST_SETTLING: Final = 60.0


class CrashFigures(msgspec.Struct):
    """What was counted."""

    kills: int = 0
    at_start: int = 0
    """The process was killed before it had said anything."""
    settled: int = 0
    """Lives in which nobody clicked, to see that everything outstanding is done."""
    actions: int = 0
    acknowledged: int = 0
    open_clicks: int = 0
    """Clicks that were not answered when the process was killed."""
    open_done: int = 0
    """Of these, how many had been carried out."""
    discards_held: int = 0
    discards_taken_back: int = 0
    held_at_kills: int = 0
    """Discards that were held when the process was killed."""
    notices: int = 0
    repeated: int = 0
    seconds: float = 0.0


class CrashCampaign:
    """``kill`` as often as wanted, then ``settle``; both raise ``LossError`` if anything is wrong."""

    def __init__(
        self, folder: Path, seed: int, server: PostgresServer | None = None, processes: int = 1
    ) -> None:
        """With a server everything is kept there, and several processes may play at once; otherwise in a file."""
        self._at_once = processes
        self._folder = folder
        self._seed = seed
        self._chance = Random(seed)
        # Every process is forked from one that has only imported what it needs: a start takes milliseconds.
        self._processes = multiprocessing.get_context("forkserver")
        self._processes.set_forkserver_preload(["tests.campaigns.crash.killed_process"])
        copies = folder / "copies"
        copies.mkdir()
        self.place: CrashDatabase = OnFile(self.database, copies) if server is None else OnServer(server)
        self.auditor = Auditor(processes)
        self._life = 0
        self._second = 0.0
        self._read = 0
        self._began = time.monotonic()
        self.figures = CrashFigures()

    @property
    def database(self) -> Path:
        return self._folder / "canasta.db"

    async def prepare(self) -> None:
        """The database, with a witness in it."""
        await self.place.prepare()

    async def kill(self) -> None:
        """Start the processes, kill one after the other at random moments, and look."""
        before, begun = self._read, time.monotonic()
        living = [self._start(_HOUR_A_SECOND, begun, is_busy=True) for _ in range(self._at_once)]
        if self._chance.random() < 0.7:
            await self._until_it_speaks(living[0])
        for process in living:
            # Of several the others go on alone for a while, sometimes for long enough to take over what it did.
            longest = self._chance.choice((0.1, 0.4, 0.8)) * self._at_once ** self._chance.choice((1, 2))
            await asyncio.sleep(longest * self._chance.random())
            if not process.is_alive():
                raise LossError(f"the process ended by itself with exit code {process.exitcode}")
            process.kill()
            process.join()
            self.figures.kills += 1
        self._pass_time(begun, _HOUR_A_SECOND)
        await self._look()
        self.figures.at_start += self._read == before

    async def _until_it_speaks(self, process: multiprocessing.process.BaseProcess) -> None:
        """However slow the machine is, most processes get as far as doing something."""
        for _ in range(1000):
            if not process.is_alive() or self._spoken() > self._read:
                return
            await asyncio.sleep(0.01)

    def _spoken(self) -> int:
        ledger = self._folder / "ledger.jsonl"
        return ledger.stat().st_size if ledger.exists() else 0

    async def settle(self) -> None:
        """Start a process that does what is outstanding and ends; after that nothing may be left to do."""
        begun = time.monotonic()
        process = self._start(_CALMLY, begun, is_busy=False)
        await asyncio.to_thread(process.join, _LONGEST_SETTLING)
        if process.exitcode != 0:
            code = process.exitcode
            process.kill()
            raise LossError(f"what was outstanding was not done: exit code {code}")
        self._pass_time(begun, _CALMLY)
        self.figures.settled += 1
        await self._look(is_settled=True)

    def _start(self, pace: float, begun: float, *, is_busy: bool) -> multiprocessing.process.BaseProcess:
        self._life += 1
        lease = LEASE if self._at_once == 1 else LEASE_OF_SEVERAL
        plan = Plan(
            str(self._folder),
            self._life,
            self._seed,
            begun,
            self._second,
            pace,
            is_busy,
            self.place.url,
            lease.total_seconds(),
        )
        process = self._processes.Process(target=begin, args=(msgspec.json.encode(plan),), daemon=True)
        process.start()
        return process

    def _pass_time(self, begun: float, pace: float) -> None:
        self._second += (time.monotonic() - begun) * pace

    async def _look(self, *, is_settled: bool = False) -> None:
        ledger = self._folder / "ledger.jsonl"
        lines, self._read = read(ledger, self._read)
        auditor, figures = self.auditor, self.figures
        auditor.hear(lines)
        await auditor.look(self.place, is_settled=is_settled, now=BEGINNING + timedelta(seconds=self._second))
        left = unanswered(lines)
        figures.open_clicks += len(left)
        figures.open_done += sum(one.key in auditor.done for one in left)
        figures.actions, figures.notices = auditor.actions, auditor.notices
        figures.repeated = auditor.repeated
        figures.discards_held, figures.discards_taken_back = (
            auditor.discards_held,
            auditor.discards_taken_back,
        )
        figures.held_at_kills += 0 if is_settled else auditor.held_at_kill
        figures.acknowledged += sum(isinstance(line, Acknowledged) for line in lines)
        figures.seconds = time.monotonic() - self._began


async def run(
    campaign: CrashCampaign, kills: int, progress: Callable[[CrashFigures], None], chance: Random
) -> None:
    """So many kills; now and then, and at the end, everything outstanding is done."""
    await campaign.prepare()
    while campaign.figures.kills < kills:
        await campaign.kill()
        if chance.random() < 0.2:
            await campaign.settle()
        progress(campaign.figures)
    await campaign.settle()
    progress(campaign.figures)
