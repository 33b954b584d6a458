"""Processes that work for the bot: they choose as it would, know no more than they need, and go when it goes."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar, TypeVarTuple

import pytest

from bot.canasta.codec import decode_view, encode_view
from bot.canasta.engine import apply, view_of
from bot.canasta.resample import resample
from bot.canasta.rules.presets import PRESETS
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS
from bot.service.deals.verifying import Proofs, proof_of
from bot.service.history.replays import Replays, _replay, with_frames
from bot.service.history.rounds import rounds_of
from bot.service.matches.computers import Computers
from bot.service.tournaments.pairings import next_pairings
from bot.service.work import HERE, WorkFailed, run_anyhow
from bot.ui.history.text_export import match_text, text_file
from bot.ui.texts import texts_for
from bot.workers import WorkerProcesses, usual_process_count
from tests.campaigns.bench.random_rounds import deals
from tests.service.history.test_replays import after_rounds
from tests.service.tournaments.cups import begun
from tests.support.referees.guards import LoggedErrors
from tests.support.stopwatch import threads_of
from tests.support.world import ANA, World

Ts = TypeVarTuple("Ts")
T = TypeVar("T")
ROOT = Path(__file__).parents[1]


@pytest.fixture
async def workers() -> AsyncIterator[WorkerProcesses]:
    async with WorkerProcesses(1) as made:
        yield made


def some_views(preset: str = "classic_4", steps: int = 12) -> list[SeatView]:
    state, rng = next(deals(3, preset)), Random(3)
    views: list[SeatView] = []
    while len(views) < steps:
        views.append(view_of(state, state.table.seats_to_act[0]))
        state = apply(state, views[-1].seat, PLAYERS["greedy"].choose(views[-1], rng)).state
    return views


class Notebook:
    """Workers who write down what they are given."""

    are_elsewhere = True

    def __init__(self) -> None:
        self.given: list[tuple[Any, ...]] = []

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        self.given.append(arguments)
        crossed: tuple[*Ts] = pickle.loads(pickle.dumps(arguments))
        answer: T = pickle.loads(pickle.dumps(work(*crossed)))
        return answer


async def test_a_choice_is_the_same_wherever_it_is_made(workers: WorkerProcesses) -> None:
    here, elsewhere = Computers(PLAYERS), Computers(PLAYERS, workers)
    for number, view in enumerate(some_views()):
        for level in sorted(PLAYERS.keys() - {"strong"}):
            assert await elsewhere.choose(level, view, f"{number}") == await here.choose(
                level, view, f"{number}"
            )


@pytest.mark.parametrize("preset", PRESETS)
def test_a_view_of_every_game_crosses_unchanged(preset: str) -> None:
    for view in some_views(preset, 6):
        assert decode_view(encode_view(view), view.table.rules) == view


async def test_only_what_the_seat_may_know_crosses() -> None:
    """Whatever is hidden from the seat may be otherwise: the same bytes cross."""
    for view in some_views():
        given = []
        for state in (resample(view, Random(1)), resample(view, Random(2))):
            notebook = Notebook()
            await Computers(PLAYERS, notebook).choose("steady", view_of(state, view.seat), "1.1")
            given.append(notebook.given)
        assert given[0] == given[1]
        [(level, character, rules, seen, seed)] = given[0]
        assert (level, character, type(rules), type(seen), seed) == ("steady", None, bytes, bytes, "1.1")


async def test_what_is_quick_or_known_here_alone_is_done_here() -> None:
    notebook, view = Notebook(), some_views()[0]
    await Computers(PLAYERS, notebook).choose("greedy", view, "1.1")
    await Computers({"steady": PLAYERS["greedy"]}, notebook).choose("steady", view, "1.1")
    assert not notebook.given


async def test_work_whose_process_dies_is_done_again(
    workers: WorkerProcesses, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("all are replaced")
    process = await workers.run(os.getpid)
    working = asyncio.create_task(workers.run(time.sleep, 0.3))
    await asyncio.sleep(0.1)
    os.kill(process, signal.SIGKILL)
    async with asyncio.timeout(60):
        await working
    assert await workers.run(os.getpid) != process


async def test_where_processes_die_again_and_again_the_table_plays_on(
    workers: WorkerProcesses, no_logged_errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_logged_errors.expect("all are replaced")
    with pytest.raises(WorkFailed):
        await workers.run(os._exit, 1)

    async def fails(*_: object) -> None:
        raise WorkFailed("again and again")

    monkeypatch.setattr(workers, "run", fails)
    view = some_views()[0]
    assert await Computers(PLAYERS, workers).choose("steady", view, "1") == await Computers(PLAYERS).choose(
        "steady", view, "1"
    )


async def test_a_match_goes_on_when_a_process_dies_in_the_middle_of_it(
    workers: WorkerProcesses, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("all are replaced")
    world = World(computers={"steady": PLAYERS["steady"]}, workers=workers)
    await world.start()
    table = await world.playing((ANA,))
    for _ in range(2):
        assert await world.user_to_act(table) == ANA.user
        os.kill(await workers.run(os.getpid), signal.SIGKILL)
        await world.play_turn(table)
        await world.services.settle()
    record = await world.record(table)
    assert record.seats_waited_for == (record.seat_of(ANA.user),)
    await world.services.stop()


async def test_what_never_ends_is_given_up(
    workers: WorkerProcesses, no_logged_errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_logged_errors.expect("all are replaced")
    await workers.run(os.getpid)
    monkeypatch.setattr("bot.workers._LONGEST_SECONDS", 0.1)
    with pytest.raises(WorkFailed, match="took more"):
        await workers.run(time.sleep, 60.0)


async def test_only_running_time_counts(workers: WorkerProcesses, monkeypatch: pytest.MonkeyPatch) -> None:
    await workers.run(os.getpid)
    monkeypatch.setattr("bot.workers._LONGEST_SECONDS", 2.0)
    await asyncio.gather(*[workers.run(time.sleep, 0.3) for _ in range(10)])


async def test_what_waits_behind_work_that_never_ends_is_done(
    workers: WorkerProcesses, no_logged_errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_logged_errors.expect("all are replaced")
    await workers.run(os.getpid)
    monkeypatch.setattr("bot.workers._LONGEST_SECONDS", 5.0)
    first = asyncio.create_task(workers.run(time.sleep, 60.0))
    behind = [asyncio.create_task(workers.run(int, "7")) for _ in range(5)]
    assert await asyncio.gather(*behind) == [7] * 5
    with pytest.raises(WorkFailed, match="took more"):
        await first


async def test_work_that_nobody_waits_for_any_more_keeps_its_process_until_it_has_ended(
    workers: WorkerProcesses, tmp_path: Path
) -> None:
    await workers.run(os.getpid)
    first = asyncio.create_task(workers.run(write_after, tmp_path / "ended", 0.5))
    never = asyncio.create_task(workers.run(write_after, tmp_path / "never", 0.0))
    behind = asyncio.create_task(workers.run(os.path.exists, tmp_path / "ended"))
    await asyncio.sleep(0.1)
    first.cancel()
    never.cancel()
    assert await behind
    assert not (tmp_path / "never").exists()


def write_after(path: Path, seconds: float) -> None:
    time.sleep(seconds)
    path.touch()


async def test_a_mistake_in_the_work_is_told_to_whoever_asked(workers: WorkerProcesses) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        await workers.run(int, "seven")


async def test_no_process_is_left_behind() -> None:
    async with WorkerProcesses(2) as workers:
        process = await workers.run(os.getpid)
        working = asyncio.create_task(workers.run(time.sleep, 60.0))
        await asyncio.sleep(0.1)
    assert not is_there(process)
    with pytest.raises(WorkFailed):
        await working


_A_COMPILING_BOT = """
import time
from bot.players.strong.appraisal import prepare_in_background

prepare_in_background(apart=True)
while True:
    time.sleep(60)
"""


def test_what_compiles_ends_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    # Nothing is compiled there yet, which takes longer than this test waits.
    surroundings = os.environ | {"PYTHONPATH": str(ROOT), "NUMBA_CACHE_DIR": str(tmp_path)}
    with subprocess.Popen([sys.executable, "-c", _A_COMPILING_BOT], env=surroundings) as bot:
        try:
            compiling = first_child(bot.pid)
        finally:
            bot.kill()
    until = time.monotonic() + 10
    while is_there(compiling) and time.monotonic() < until:
        time.sleep(0.05)
    is_left = is_there(compiling)
    if is_left:
        os.kill(compiling, signal.SIGKILL)
    assert not is_left


def first_child(process: int) -> int:
    """Return the first process that a process starts, once there is one."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for thread in threads_of(process):
            with suppress(OSError):  # it has just ended
                if found := (thread / "children").read_text(encoding="utf-8").split():
                    return int(found[0])
        time.sleep(0.01)
    raise AssertionError("no process was started")


_A_BOT = """
import asyncio, os, signal
from bot.ui.history.text_export import match_text, text_file
from bot.ui.texts import texts_for
from bot.workers import WorkerProcesses

async def main():
    async with WorkerProcesses(1) as workers:
        print(await workers.run(os.getpid), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_the_processes_end_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "a_bot.py"
    script.write_text(_A_BOT, encoding="utf-8")
    killed = subprocess.run(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        check=False,
        timeout=100,
    )
    assert killed.returncode == -signal.SIGKILL
    until = time.monotonic() + 60
    while is_there(int(killed.stdout)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_there(int(killed.stdout))


class Failing:
    """Workers whose processes die."""

    are_elsewhere = True

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        raise WorkFailed("a process died again and again")


async def test_the_event_loop_is_free_where_there_are_no_processes_or_they_fail() -> None:
    own = threading.get_ident()
    assert await HERE.run(threading.get_ident) != own
    assert await run_anyhow(HERE, threading.get_ident) != own
    assert await run_anyhow(Failing(), threading.get_ident) != own


async def test_long_work_about_matches_and_tournaments_is_handed_over(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, threads = threading.get_ident(), []

    def noting(work: Callable[..., T]) -> Callable[..., T]:
        def noted(*arguments: Any) -> T:
            threads.append(threading.get_ident())
            return work(*arguments)

        return noted

    monkeypatch.setattr("bot.service.history.replays._replay", noting(_replay))
    monkeypatch.setattr("bot.service.deals.verifying.proof_of", noting(proof_of))
    monkeypatch.setattr("bot.service.tournaments.running.next_pairings", noting(next_pairings))
    table = await after_rounds(world, 1)
    await world.services.replays.round(table)
    await world.services.proofs.proof(table)
    await world.services.proofs.document(table)
    await begun(world)
    assert len(threads) == 4
    assert own not in threads


async def test_a_proof_and_a_document_are_the_same_wherever_they_are_made(world: World) -> None:
    table = await after_rounds(world, 1)
    replays, elsewhere = world.services.replays, Notebook()
    assert await Proofs(replays, elsewhere).proof(table) == await Proofs(replays, HERE).proof(table)
    match, content = await Proofs(replays, elsewhere).document(table)
    assert (match, content) == await Proofs(replays, HERE).document(table)
    in_words = partial(text_file, "en")
    assert await Proofs(replays, elsewhere).document(table, in_words) == await Proofs(replays).document(
        table, in_words
    )
    assert len(elsewhere.given) == 3
    assert (await Proofs(replays).proof(table)).is_good


async def test_a_round_is_the_same_wherever_it_is_played_again_and_once_is_enough(world: World) -> None:
    table = await after_rounds(world, 1)
    elsewhere = Notebook()
    replays = Replays(world.store, elsewhere)
    assert (
        await replays.round(table) == await Replays(world.store).round(table) == await replays.round(table, 1)
    )
    assert len(elsewhere.given) == 1


async def test_nothing_of_the_running_round_crosses(world: World) -> None:
    """Rows of rounds that are over, and what everybody knows."""
    table = await after_rounds(world, 1)
    elsewhere, over = Notebook(), (await rounds_of(world.store, table))[0].last
    replays = Replays(world.store, elsewhere)
    await replays.round(table)
    await Proofs(replays, elsewhere).document(table)
    assert over is not None
    later = await world.store.actions(table, after=over)
    assert later
    crossed = b"".join(pickle.dumps(given) for given in elsewhere.given)
    assert not [row for row in later if row.state_hash.encode() in crossed]
    assert (await world.store.actions(table, upto=1))[0].state_hash.encode() in crossed


async def test_a_round_is_played_again_here_where_no_process_can(world: World) -> None:
    class Failing(Notebook):
        async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
            raise WorkFailed("again and again")

    table = await after_rounds(world, 1)
    assert await Replays(world.store, Failing()).round(table) == await Replays(world.store).round(table)


async def test_a_match_in_words_needs_no_memory_for_discord(workers: WorkerProcesses, world: World) -> None:
    table = await after_rounds(world, 1)
    match = await Replays(world.store, workers).rows(table)
    _, content = await Proofs(Replays(world.store), workers).document(table, partial(text_file, "en"))
    assert content.decode() == match_text(texts_for("en"), with_frames(match))
    assert not await workers.run(eval, "'discord' in __import__('sys').modules")


def test_one_core_keeps_everything_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, processes in ((1, 0), (2, 1), (4, 3), (64, 4)):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, cores=cores: set(range(cores)))
        assert usual_process_count() == processes


def is_there(process: int) -> bool:
    """Also a process that has ended is there until somebody asks how."""
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False


@pytest.fixture
async def world() -> AsyncIterator[World]:
    made = World()
    await made.start()
    yield made
    await made.end()
