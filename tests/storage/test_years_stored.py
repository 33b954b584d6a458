"""What a store tells of a year: sums by month, matches in their order, and members who take part."""

from datetime import UTC, datetime

from bot.service.ids import TableId, UserId
from bot.service.ports import Store
from bot.service.statistics.model import (
    Companion,
    MonthSums,
    PersonYear,
    PlayedRound,
    RecordKind,
    ServerMonth,
    ServerPair,
    ServerYear,
    Sums,
)
from tests.storage.changes import ANA, BEN, NOON, ONE, TWO
from tests.storage.test_statistics_stored import CYD, HERE, LAST, THERE, let_in, played, put

DOT = UserId(2**62 + 4)
THREE, FOUR = TableId(3), TableId(4)


def at(year: int, month: int, day: int = 1) -> datetime:
    return datetime(year, month, day, tzinfo=UTC)


OUT = {"went_out": True}
ROUNDS = (
    # The last moment of a year, and the first of the next one.
    played(ONE, 1, ANA, at=datetime(2025, 12, 31, 23, 59, 59, tzinfo=UTC), points=9000),
    played(ONE, 2, ANA, at=at(2026, 1), points=500, largest_pile=12, **LAST),
    played(ONE, 2, BEN, at=at(2026, 1), points=500, **LAST),
    played(ONE, 2, CYD, at=at(2026, 1), side=1, points=20, ends_match=True, turns=2, **OUT),
    played(TWO, 1, ANA, at=at(2026, 3), preset="samba", points=-300, turns=5, **OUT),
    played(TWO, 1, CYD, at=at(2026, 3), preset="samba", points=-300, largest_pile=31),
    played(TWO, 2, ANA, at=at(2026, 3, 9), preset="samba", points=700, turns=9, ends_match=True, **OUT),
    played(TWO, 2, CYD, at=at(2026, 3, 9), preset="samba", points=700, ends_match=True),
    played(TWO, 2, DOT, at=at(2026, 3, 9), preset="samba", points=700, side=1, **LAST),
    played(THREE, 1, DOT, at=at(2026, 12, 31), ends_match=True, points=2000, **OUT),
    played(FOUR, 1, ANA, at=at(2024, 2), guild=THERE),
)


async def test_the_years_are_those_in_which_rounds_ended(store: Store) -> None:
    assert await store.years(HERE) == ()
    await put(store, *ROUNDS)
    assert await store.years(HERE) == (2025, 2026)
    assert await store.years(HERE, BEN) == (2026,)
    assert await store.years(THERE) == (2024,)
    assert await store.years(THERE, BEN) == ()


async def test_the_year_of_a_person_names_members_who_take_part(store: Store) -> None:
    await put(store, *ROUNDS)
    alone = await store.person_year(HERE, ANA, 2026)
    january, march = alone.months
    assert (january.month, january.preset, january.rounds, january.largest_pile) == (1, "classic_4", 1, 12)
    assert march == MonthSums(
        3,
        "samba",
        Sums(
            rounds=2,
            points=400,
            best=700,
            worst=-300,
            matches=1,
            natural_canastas=2,
            mixed_canastas=4,
            piles=6,
            went_out=2,
        ),
    )
    assert alone.results == (True, False)
    assert alone.partner is alone.opponent is None
    await let_in(store, BEN, DOT)
    told = await store.person_year(HERE, ANA, 2026)
    # Cyd is partner more often, but does not take part.
    assert told.partner == Companion(BEN, rounds=1, matches=1, won=1, lost=1)
    assert told.opponent == Companion(DOT, rounds=1, matches=1, won=0, lost=1)
    await let_in(store, CYD)
    assert (await store.person_year(HERE, ANA, 2026)).partner == Companion(CYD, 2, 1, 0, 0)
    assert [one.sums.best for one in (await store.person_year(HERE, ANA, 2025)).months] == [9000]
    assert await store.person_year(HERE, ANA, 2024) == PersonYear()


async def test_the_year_of_a_server_counts_each_round_once(store: Store) -> None:
    await put(store, *ROUNDS)
    nobody = await store.server_year(HERE, 2026)
    assert nobody.months == (
        ServerMonth(1, "classic_4", 1, 1),
        ServerMonth(3, "samba", 2, 1),
        ServerMonth(12, "classic_4", 1, 1),
    )
    assert nobody.people == 4
    assert nobody.records == {}
    assert nobody.pair is None
    await let_in(store, CYD)
    assert (await store.server_year(HERE, 2026)).pair is None
    await let_in(store, CYD, takes_part=False)
    await let_in(store, ANA)
    assert (await store.server_year(HERE, 2026)).pair is None
    await let_in(store, CYD)
    told = await store.server_year(HERE, 2026)
    held = {kind: [(one.user, one.round) for one in rounds] for kind, rounds in told.records.items()}
    assert held == {
        RecordKind.HIGHEST_ROUND: [(ANA, 2), (CYD, 2)],
        RecordKind.LARGEST_PILE: [(CYD, 1)],
        RecordKind.FASTEST_EXIT: [(CYD, 2)],
    }
    assert told.pair == ServerPair((ANA, CYD), rounds=2, matches=1, won=0)
    assert await store.server_year(HERE, 2024) == ServerYear()


async def told(store: Store) -> list[object]:
    found: list[object] = [await store.years(HERE), await store.years(HERE, ANA)]
    for year in (2025, 2026):
        found.append(await store.server_year(HERE, year))
        found += [await store.person_year(HERE, user, year) for user in (ANA, BEN, CYD, DOT)]
    return found


async def test_years_computed_anew_are_those_that_were_kept(store: Store) -> None:
    await put(store, *ROUNDS)
    await let_in(store, ANA, BEN, CYD, DOT)
    kept = await told(store)
    await store.sum_anew()
    assert await told(store) == kept


async def test_rounds_that_nobody_else_played_leave_the_server_with_who_is_forgotten(store: Store) -> None:
    await put(store, *ROUNDS)
    await let_in(store, ANA, BEN, CYD, DOT)
    await store.erase_person(DOT, ["Dot"], NOON, b"")
    after = await store.server_year(HERE, 2026)
    assert after.months == (ServerMonth(1, "classic_4", 1, 1), ServerMonth(3, "samba", 2, 1))
    assert after.people == 3
    assert (await store.person_year(HERE, ANA, 2026)).opponent == Companion(CYD, 1, 1, 1, 0)
    kept = await told(store)
    await store.sum_anew()
    assert await told(store) == kept


def one_round(month: int, **facts: object) -> PlayedRound:
    return played(TableId(month), 1, ANA, at=at(2026, month), **facts)


async def test_a_round_counts_with_those_of_its_month(store: Store) -> None:
    await put(store, one_round(5, points=-20))
    await put(store, one_round(6))
    await put(store, played(ONE, 3, ANA, at=at(2026, 5, 31), points=-90, turns=4, largest_pile=9, **OUT))
    months = (await store.person_year(HERE, ANA, 2026)).months
    assert [(one.month, one.rounds, one.sums.best, one.sums.worst) for one in months] == [
        (5, 2, -20, -90),
        (6, 1, 100, 100),
    ]
    assert months[0].largest_pile == 9
    await let_in(store, ANA)
    [fastest] = (await store.server_year(HERE, 2026)).records[RecordKind.FASTEST_EXIT]
    assert fastest.turns == 4
