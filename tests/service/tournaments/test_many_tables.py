"""A round of a large tournament: what a table costs does not depend on how many there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from inspect import iscoroutinefunction
from typing import Any, Final, cast

import pytest

from bot.service.ports import Store
from bot.service.tournaments.model import TournamentKind
from tests.service.tournaments.cups import A_MOMENT, entered, now, opened, play_round
from tests.support.stores.memory import MemoryStore
from tests.support.world import EVE, GUILD, World, a_person

ENTRIES: Final = 64
_NO_READS: Final = frozenset({"commit", "take", "give_back", "still_has"})


class CountedReads:
    """A store that counts what it is asked."""

    def __init__(self) -> None:
        self._store = MemoryStore()
        self.reads: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if not iscoroutinefunction(found) or name in _NO_READS:
            return found
        asked: Callable[..., Awaitable[object]] = found

        def counted(*arguments: Any, **named: Any) -> Awaitable[object]:
            self.reads[name] += 1
            return asked(*arguments, **named)

        return counted


@pytest.mark.parametrize("kind", [TournamentKind.ROUND_ROBIN, TournamentKind.SWISS])
async def test_the_reads_of_a_round_are_linear_in_its_tables(kind: TournamentKind) -> None:
    store = CountedReads()
    world = World(cast("Store", store))
    await world.start()
    cup = await opened(world, kind)
    await entered(world, cup, [a_person(number) for number in range(ENTRIES)])
    await world.services.tournaments.start(GUILD, cup, EVE.user, fills=False)
    await world.services.settle()
    await world.pass_time(A_MOMENT)
    tables = len((await now(world, cup)).pairings)

    # Each match is over when the one before has been told. The next round is opened after the last.
    store.reads.clear()
    await play_round(world, cup)
    assert len((await now(world, cup)).rounds) == 2
    assert store.reads["round_tables"] <= tables + 2
    assert store.reads["record"] <= tables, "as the next round is dealt"
    assert store.reads.total() <= 24 * tables, store.reads

    # The deadline ends all of them together.
    await world.pass_time(A_MOMENT)
    store.reads.clear()
    world.time.advance((await now(world, cup)).current.due - world.time.now())
    await world.services.settle()
    assert len((await now(world, cup)).rounds) == 3
    assert store.reads["round_tables"] <= tables + 2
    assert store.reads.total() <= 24 * tables, store.reads
    await world.end()
