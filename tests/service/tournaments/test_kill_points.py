"""A tournament whose process is killed at each of its commits, and one on several processes."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from typing import Any

import pytest

from bot.service.change import Change
from bot.service.ids import TournamentId
from bot.service.statistics.counting import rounds_played
from bot.service.tournaments.duplicates import duplicate_places
from bot.service.tournaments.model import Tournament, TournamentStage
from tests.service.tournaments import test_duplicate_tables as duplicates
from tests.service.tournaments.cups import A_MOMENT, begun, entered, lower_number, now, opened
from tests.support.fakes import a_key
from tests.support.referees.guards import LoggedErrors
from tests.support.stores.memory import MemoryStore
from tests.support.world import EVE, GUILD, World


class PowerCut(Exception):  # noqa: N818 - named for what happened
    """Stands for a process that is gone in the middle of a commit."""


class FragileStore(MemoryStore):
    """A store whose process is killed at one commit that is about a tournament, before or after it is written."""

    def __init__(self, dies_at: int = 0, *, after: bool = False) -> None:
        super().__init__()
        self.dies_at = dies_at
        self.after = after
        self.commits = 0
        self.is_counting = self.is_dead = False

    async def commit(self, change: Change) -> None:
        if self.is_dead:
            raise PowerCut
        closes = change.record is not None and not change.record.is_open
        if self.is_counting and (change.documents_of(Tournament) or closes):
            self.commits += 1
            if self.commits == self.dies_at:
                self.is_dead = True
                if self.after:
                    await super().commit(change)
                raise PowerCut
        await super().commit(change)


async def played(store: FragileStore) -> tuple[World, TournamentId]:
    """A Swiss of four entries; after the power cut everybody goes on where they were."""
    world = World(store)
    await world.start()
    cup = await opened(world)
    await entered(world, cup, 4)
    await world.services.tournaments.start(GUILD, cup, EVE.user, fills=False)
    store.is_counting = True
    while True:
        with suppress(PowerCut):
            await world.services.settle()
            await go_on(world, cup)
        if not store.is_dead and (await now(world, cup)).stage is TournamentStage.OVER:
            return world, cup
        store.is_dead = False
        await world.restart()


async def go_on(world: World, cup: TournamentId) -> None:
    assert isinstance(world.store, FragileStore)
    for _ in range(10):
        await world.pass_time(A_MOMENT)
        if world.store.is_dead:
            return
        tournament = await now(world, cup)
        for pairing in tournament.pairings:
            if pairing.is_being_played and pairing.table is not None:
                [loser] = set(pairing.entries) - {lower_number(pairing)}
                record = await world.record(pairing.table)
                [one] = tournament.entry(loser).people
                if record.is_open:
                    await world.services.resigning.resign(pairing.table, one.user, key=a_key())
                await world.services.settle()


def told(tournament: Any) -> object:
    """Everything that may not depend on a power cut; the numbers of tables may."""
    return [
        [(pairing.entries, pairing.result) for pairing in one.pairings] for one in tournament.rounds
    ], tournament.stage


async def test_a_kill_at_any_commit_changes_nothing(no_logged_errors: LoggedErrors) -> None:
    no_logged_errors.expect("PowerCut")
    usual = FragileStore()
    world, cup = await played(usual)
    as_usual, tables = told(await now(world, cup)), len(usual._records)
    posted = world.tournament_poster.posted
    await world.end()
    assert usual.commits > 20
    for dies_at, after in product(range(1, usual.commits + 1), (False, True)):
        store = FragileStore(dies_at, after=after)
        world, cup = await played(store)
        assert told(await now(world, cup)) == as_usual, (dies_at, after)
        assert len(store._records) == tables, (dies_at, after)
        assert world.tournament_poster.posted == posted, (dies_at, after)
        await world.end()


async def ended(store: FragileStore) -> tuple[World, TournamentId]:
    """A duplicate that is ended after the first deal, with a power cut at any moment of what follows."""
    world = World(store)
    await world.start()
    cup = await duplicates.begun(world)
    tables = await duplicates.tables_of(world, cup)
    for table in tables:
        await duplicates.play_round(world, table)
    await world.services.tournaments.cancel(GUILD, cup, EVE.user)
    store.is_counting = True
    while True:
        with suppress(PowerCut):
            await world.services.settle()
            await world.pass_time(A_MOMENT)
        if not store.is_dead and (await now(world, cup)).stage is TournamentStage.OVER:
            await world.pass_time(A_MOMENT)
            return world, cup
        store.is_dead = False
        await world.restart()


async def test_a_kill_while_a_duplicate_ends_changes_nothing(no_logged_errors: LoggedErrors) -> None:
    no_logged_errors.expect("PowerCut")
    usual = FragileStore()
    world, cup = await ended(usual)
    as_usual, posted = duplicate_places(await now(world, cup)), world.tournament_poster.posted
    assert {place.deals for place in as_usual} == {1}
    await world.end()
    assert usual.commits >= 5
    for dies_at, after in product(range(1, usual.commits + 1), (False, True)):
        store = FragileStore(dies_at, after=after)
        world, cup = await ended(store)
        assert duplicate_places(await now(world, cup)) == as_usual, (dies_at, after)
        assert world.tournament_poster.posted == posted, (dies_at, after)
        for table in await duplicates.tables_of(world, cup):
            assert not (await world.record(table)).is_confidential
            assert len(await rounds_played(store, await world.record(table))) == 2
        assert len(store._played) == 4, (dies_at, after)
        await world.end()


async def test_two_processes_do_nothing_twice() -> None:
    store = MemoryStore()
    one, other = World(store), World(store)
    other.time = one.time
    other.services = other._new_services()
    await one.start()
    await other.start()
    cup = await begun(one, 4)
    for _ in range(2):
        await one.pass_time(A_MOMENT)
        tournament = await now(one, cup)
        for world, pairing in zip((one, other), tournament.pairings, strict=True):
            [loser] = set(pairing.entries) - {lower_number(pairing)}
            await world.services.resigning.resign(
                pairing.table, tournament.entry(loser).people[0].user, key=a_key()
            )
        await other.services.settle()
        await one.services.settle()
    await one.pass_time(A_MOMENT)
    over = await now(one, cup)
    assert over.stage is TournamentStage.OVER
    assert len(store._records) == 4
    posted = one.tournament_poster.posted + other.tournament_poster.posted
    assert sorted(posted) == ["1.0", "2.0", "main", "result", "results.1"]
    await one.end()
    await other.end()


pytestmark = pytest.mark.timeout(60)
