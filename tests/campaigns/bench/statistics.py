"""Statistics, records, reviews and a ladder of a server with ten thousand matches, on the embedded store."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from sqlalchemy import Connection

from bot.canasta.rules.preset import Family
from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.ids import GuildId, TableId, UserId
from bot.service.ratings.ladder import LadderService
from bot.service.ratings.model import RatedResult, RatedSeat
from bot.service.statistics.model import Participation, PlayedRound, RoundChoice
from bot.service.statistics.statistics import RecordsService, StatisticsService
from bot.service.statistics.years import YearService
from bot.storage.sqlite.store import SqliteStore
from bot.storage.statistics import ratings, rounds
from tests.campaigns.bench.result import BenchPart, Effort, Figure, Target
from tests.support.fakes import FakeTime

_MATCHES: Final = 10_000
_ROUNDS: Final = 7
_MEMBERS: Final = 60
_OFTEN: Final = 0.55
"""The share of the matches in which the busiest member sat."""
_MOST: Final = 100.0
"""Milliseconds for an answer."""
_SERVER: Final = GuildId(1)
_BEGAN: Final = datetime(2026, 1, 1, tzinfo=UTC)
_PEOPLE: Final = tuple(UserId(10**17 + number) for number in range(_MEMBERS))


def measure(effort: Effort) -> BenchPart:
    """Fill a store, and ask as members do; the median of the times counts."""
    figures = asyncio.run(_figures(effort.of(_MATCHES, 20), effort.rounds, effort.seed))
    return BenchPart(
        "statistics",
        "Statistics of a server",
        (
            f"{effort.of(_MATCHES, 20):,} matches of four people with some {_ROUNDS} rounds each, {_MEMBERS} members; the busiest one sat in more than half of the",
            "matches. The reference is what an answer may take.",
        ),
        figures,
    )


async def _figures(matches: int, times: int, seed: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "canasta.db")
        await store.open()
        try:
            await _fill(store, matches, Random(seed))
            return await _asked(store, times)
        finally:
            await store.close()


async def _all_here(_guild: GuildId, users: Collection[UserId]) -> frozenset[UserId]:
    return frozenset(users)


async def _asked(store: SqliteStore, often: int) -> list[Figure]:
    clock, busiest = FakeTime(_BEGAN), _PEOPLE[0]
    people, records, years = StatisticsService(store), RecordsService(store, clock), YearService(store, clock)
    chosen = RoundChoice(_SERVER, busiest)
    with_partner = RoundChoice(_SERVER, busiest, _PEOPLE[1], frozenset({"samba"}))
    figures = []
    asked: tuple[tuple[str, Callable[[], Awaitable[Any]]], ...] = (
        ("/stats of the busiest member", lambda: people.of(chosen, busiest)),
        ("/stats with a partner in one game", lambda: people.of(with_partner, busiest)),
        ("/records", lambda: records.of(_SERVER, busiest)),
        ("the review of the busiest member's year", lambda: years.of_person(_SERVER, busiest)),
        ("the review of the server's year", lambda: years.of_server(_SERVER)),
        ("/ladder", lambda: LadderService(store, clock).of(_SERVER, busiest, _all_here, Family.CLASSIC)),
    )
    for what, ask in asked:
        await ask()
        times = []
        for _ in range(often):
            began = perf_counter()
            await ask()
            times.append((perf_counter() - began) * 1000)
        taken = median(times)
        print(f"  {what}: {taken:.1f} ms", flush=True)
        target = Target(1.0, is_most=True)
        figures.append(Figure(what, f"{taken:.1f} ms", f"{_MOST:g} ms", taken / _MOST, target))
    return figures


async def _fill(store: SqliteStore, matches: int, rng: Random) -> None:
    played = [_match(TableId(number), rng) for number in range(1, matches + 1)]

    def fill(connection: Connection) -> None:
        for of_match, result in played:
            rounds.write_rounds(connection, of_match)
            ratings.put_result(connection, result.table, result)
        ratings.rate_all_anew(connection)

    await store._atomically(fill)
    everybody = tuple(Participation(_SERVER, user, takes_part=True) for user in _PEOPLE)
    await store.commit(Change(at=_BEGAN, participations=everybody))


def _match(table: TableId, rng: Random) -> tuple[list[PlayedRound], RatedResult]:
    busiest = [_PEOPLE[0]] if rng.random() < _OFTEN else []
    people = busiest + rng.sample(_PEOPLE[1:], 4 - len(busiest))
    rng.shuffle(people)
    preset, winner, last = (
        rng.choice(("classic_4", "samba")),
        rng.randrange(2),
        max(2, round(rng.gauss(_ROUNDS, 2))),
    )
    family = Family.CLASSIC if preset == "classic_4" else Family.SEQUENCES
    ended = _BEGAN + timedelta(minutes=30 * table)
    of_match = []
    for number in range(1, last + 1):
        out = rng.randrange(4)
        for seat, user in enumerate(people):
            ends = number == last
            points = 5 * round(rng.gauss(160, 100))
            of_match.append(
                PlayedRound(
                    table=table,
                    round=number,
                    user=user,
                    guild=_SERVER,
                    at=ended - timedelta(minutes=last - number),
                    preset=preset,
                    side=seat % 2,
                    points=points,
                    ahead=points - 1000,
                    natural_canastas=rng.randrange(2),
                    mixed_canastas=rng.randrange(3),
                    other_canastas=0,
                    piles=rng.randrange(4),
                    went_out=seat == out,
                    concealed=seat == out and rng.random() < 0.02,
                    ends_match=ends,
                    won=ends and seat % 2 == winner,
                    turns=max(1, round(rng.gauss(12, 3))),
                    largest_pile=int(rng.expovariate(1 / 8)),
                )
            )
    seats = tuple(
        RatedSeat(Seat(seat), user, seat % 2, int(seat % 2 != winner)) for seat, user in enumerate(people)
    )
    return of_match, RatedResult(table, _SERVER, family, ended, seats)
