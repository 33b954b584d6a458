"""The same things in the simulated Discord of the tests, without a network: shown beside a trivial command, without a target.

A reply is there when the bot has come to rest, so that all that follows from a move is part of its time.
"""

from __future__ import annotations

import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

from bot.canasta.actions import Discard, LayDown
from bot.canasta.engine import view_of
from bot.canasta.notation.writing import action_text
from bot.gateway import client
from bot.players.registry import PLAYERS
from tests.campaigns.bench.result import Effort, Figure, percentile
from tests.support.simulated_discord.club import Club, open_club
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.scene import FOUR, Scene, started
from tests.support.stores.new_database import put_new_database

TURNS = 24


async def simulated(effort: Effort) -> list[Figure]:
    """Some turns of a round."""
    usual = client.COGS
    client.COGS = (*usual, "tests.campaigns.bench.trivial_commands")  # type: ignore[assignment, misc]
    times: dict[str, list[float]] = defaultdict(list)
    try:
        with tempfile.TemporaryDirectory(prefix="canasta-bench-") as folder:
            database = Path(folder) / "canasta.db"
            put_new_database(database)
            async with open_club(database, make_bot, audited=False, is_durable=True) as club:
                scene, chance = await started(club, FOUR), Random(effort.seed)
                for _ in range(effort.of(TURNS, 2)):
                    if not await _turn(club, scene, times, chance):
                        break
    finally:
        client.COGS = usual  # type: ignore[misc]
    trivial = percentile(times["trivial"], 0.5)
    return [
        Figure(
            f"simcord: {what} ({len(spent)}), median",
            f"{percentile(spent, 0.5) * 1000:.2f} ms",
            f"trivial command: {trivial * 1000:.2f} ms",
            percentile(spent, 0.5) / trivial,
        )
        for what, spent in times.items()
        if what != "trivial"
    ]


async def _turn(club: Club, scene: Scene, times: dict[str, list[float]], chance: Random) -> bool:
    state = await scene.state()
    if not state.table.is_running:
        return False
    seat = state.table.seats_to_act[0]
    person, where = club[(await scene.record()).name_of(seat)], scene.place

    async def timed(what: str, ask: Callable[[], Awaitable[object]]) -> None:
        for name, asking in ((what, ask), ("trivial", lambda: person.slash("trivial", where=where))):
            began = perf_counter()
            await asking()
            times[name].append(perf_counter() - began)

    board = scene.board
    await timed("open the hand", lambda: person.click(board, starts="cn:hand:"))
    await timed("/draw", lambda: person.slash("draw", where=where))
    while True:
        state = await scene.state()
        if not state.table.is_running or state.table.seats_to_act[0] != seat:
            return state.table.is_running
        action = PLAYERS["greedy"].choose(view_of(state, seat), chance)
        words = action_text(action).partition(" ")[2]
        if isinstance(action, LayDown):
            await timed("/meld", partial(person.slash, "meld", where=where, cards=words))
        elif isinstance(action, Discard):
            ask = partial(person.suggestions, "discard", "card", where=where)
            await timed("autocomplete of /discard", ask)
            await timed("/discard", partial(person.slash, "discard", where=where, card=words))
        else:
            return False
