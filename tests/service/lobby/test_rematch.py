"""The same people once more: who sits where, and for whom seats are kept."""

import asyncio
from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.seats import Seat, seating_for
from bot.service.change import Change
from bot.service.clocks.terms import NextRound, Terms
from bot.service.delivery.notices import News, TableNews
from bot.service.errors import AlreadySeated, MatchNotOver, NotHost, NotSeated, SeatReserved, TableFull
from bot.service.ids import ChannelId, TableId
from bot.service.lobby.rematch import rematch_of
from bot.service.matches.record import Person, SeatHolder, TableRecord, TableStatus
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CYD, DOT, EVE, World


async def over(world: World, people: tuple[Person, ...] = (ANA, BEN, CYD, DOT)) -> TableId:
    """A match that has been played to its end."""
    table = await world.playing(people)
    record = await world.record(table)
    finished = structs.replace(
        record,
        status=TableStatus.FINISHED,
        revision=record.revision + 1,
        terms=Terms(next_round=NextRound.WHEN_READY),
    )
    await world.store.commit(Change(at=world.time.now(), record=finished, deadlines=()))
    return table


def kept(record: TableRecord) -> dict[str, int]:
    return {one.name: one.seat for one in record.reserved}


def sitting(record: TableRecord) -> dict[str, int]:
    return {holder.name: holder.seat for holder in record.seats}


async def test_the_seats_of_the_others_are_kept_until_they_join_with_one_click(world: World) -> None:
    table = await over(world)
    again = await world.services.creation.rematch(table, BEN, key=a_key())
    before = await world.record(table)
    assert (again.status, again.host, again.rematch_of) == (TableStatus.LOBBY, BEN.user, table)
    assert (again.rules, again.terms, again.title, again.channel) == (
        before.rules,
        before.terms,
        before.title,
        before.channel,
    )
    assert sitting(again) == {"Ben": 1}
    assert kept(again) == {"Ana": 0, "Cyd": 2, "Dot": 3}
    with pytest.raises(SeatReserved):
        await world.services.lobby.join(again.id, EVE, key=a_key())
    with pytest.raises(SeatReserved):
        await world.services.lobby.join(again.id, EVE, seat=Seat(2), key=a_key())
    with pytest.raises(SeatReserved):
        await world.services.lobby.add_computer(again.id, BEN.user, key=a_key())
    with pytest.raises(SeatReserved):
        await world.services.lobby.choose_seat(again.id, BEN.user, Seat(3), key=a_key())
    for person in (DOT, ANA):
        await world.services.lobby.join(again.id, person, key=a_key())
    last = await world.services.lobby.join(again.id, CYD, key=a_key())
    assert sitting(last) == sitting(before)
    assert last.reserved == ()
    assert (await world.services.lobby.start(again.id, BEN.user, key=a_key())).status is TableStatus.PLAYING
    await world.services.settle()
    told = [notice for notice in world.messenger.told(TableNews) if notice.news is News.REMATCH]
    assert [(notice.table, notice.other, notice.name) for notice in told] == [(table, again.id, "Ben")]


async def test_whoever_presses_second_joins_the_rematch_that_is_open(world: World) -> None:
    table = await over(world)
    asked = [world.services.creation.rematch(table, person, key=a_key()) for person in (ANA, CYD, BEN)]
    records = await asyncio.gather(*asked)
    [number] = {record.id for record in records}
    again = await world.services.creation.rematch(table, DOT, other_partners=True, key=a_key())
    assert again.id == number
    assert sitting(again) == {"Ana": 0, "Ben": 1, "Cyd": 2, "Dot": 3}
    twice = await world.services.creation.rematch(table, DOT, key=a_key())
    assert twice.id == number
    await world.services.lobby.start(number, DOT.user, key=a_key())
    assert (await world.services.creation.rematch(table, ANA, key=a_key())).id == number


async def test_a_rematch_that_was_moved_to_another_channel_is_found(world: World) -> None:
    table = await over(world)
    first = await world.services.creation.rematch(table, ANA, key=a_key())
    await world.services.table_channels.move(first.id, ANA.user, channel=ChannelId(9))
    assert (await world.services.creation.rematch(table, BEN, key=a_key())).id == first.id


async def test_a_repeated_click_opens_one_rematch_and_a_cancelled_one_is_followed_by_another(
    world: World,
) -> None:
    table = await over(world)
    key = a_key()
    first = await world.services.creation.rematch(table, ANA, key=key)
    await world.restart()
    assert (await world.services.creation.rematch(table, ANA, key=key)).id == first.id
    await world.services.lobby.cancel(first.id, ANA.user, key=a_key())
    assert (await world.services.creation.rematch(table, ANA, key=a_key())).id != first.id


async def test_computers_sit_where_they_sat_and_a_kept_seat_is_given_back(world: World) -> None:
    table = await over(world, (ANA, BEN))
    names = sitting(await world.record(table))
    again = await world.services.creation.rematch(table, ANA, key=a_key())
    assert {**sitting(again), **kept(again)} == names
    assert kept(again) == {"Ben": 1}
    left = await world.services.lobby.leave(again.id, BEN.user, key=a_key())
    assert left.reserved == ()
    joined = await world.services.lobby.join(again.id, EVE, key=a_key())
    assert joined.seat_of(EVE.user) == 1
    with pytest.raises(TableFull):
        await world.services.lobby.join(again.id, BEN, key=a_key())


async def test_the_host_frees_kept_seats_at_once_and_others_after_a_day(world: World) -> None:
    table = await over(world)
    again = await world.services.creation.rematch(table, ANA, key=a_key())
    await world.services.lobby.join(again.id, BEN, key=a_key())
    with pytest.raises(NotHost):
        await world.services.lobby.free_seats(again.id, BEN.user, key=a_key())
    with pytest.raises(NotSeated):
        await world.services.lobby.free_seats(again.id, EVE.user, key=a_key())
    await world.pass_time(timedelta(hours=24))
    freed = await world.services.lobby.free_seats(again.id, BEN.user, key=a_key())
    assert freed.reserved == ()
    assert (await world.services.lobby.join(again.id, EVE, key=a_key())).seat_of(EVE.user) == 2
    other = await over(world)
    once_more = await world.services.creation.rematch(other, CYD, key=a_key())
    assert (await world.services.lobby.free_seats(once_more.id, CYD.user, key=a_key())).reserved == ()


async def test_only_those_who_played_open_a_rematch_and_only_of_a_match_that_is_over(world: World) -> None:
    table = await world.playing()
    with pytest.raises(MatchNotOver):
        await world.services.creation.rematch(table, ANA, key=a_key())
    finished = await over(world)
    with pytest.raises(NotSeated):
        await world.services.creation.rematch(finished, EVE, key=a_key())
    again = await world.services.creation.rematch(finished, ANA, key=a_key())
    with pytest.raises(AlreadySeated):
        await world.services.lobby.join(again.id, ANA, key=a_key())


def test_other_partners_come_round_until_everybody_has_played_with_everybody() -> None:
    """Pairs of four: three ways to pair them, each once in three matches."""
    record = table_of("classic_4")
    seen = set()
    for number in range(3):
        sides = seating_for(record.rules.deal.side_structure, record.seat_count).sides
        seen.add(frozenset(h.name for h in record.seats if sides[h.seat] == sides[0]) | {"with"})
        first = min(record.seats, key=lambda holder: holder.seat)
        again = rematch_of(
            record, TableId(number + 2), Person(first.user or ANA.user, first.name), record.created,
            other_partners=True,
        )  # fmt: skip
        people = [SeatHolder(one.seat, one.name, user=one.user) for one in again.reserved]
        record = structs.replace(again, seats=tuple(sorted([*again.seats, *people], key=lambda h: h.seat)))
    assert {name for pair in seen for name in pair} == {"P0", "P1", "P2", "P3", "with"}
    assert len(seen) == 3


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("other_partners", [False, True])
def test_every_game_seats_each_of_its_people_once(preset: str, other_partners: bool) -> None:
    record = table_of(preset)
    again = rematch_of(
        record, TableId(2), Person(record.host, "P0"), record.created, other_partners=other_partners
    )
    seats = sorted([*sitting(again).values(), *kept(again).values()])
    assert seats == list(range(record.seat_count))
    moved = {**sitting(again), **kept(again)} != sitting(record)
    assert moved == (other_partners and record.seat_count > 2)


def table_of(preset: str) -> TableRecord:
    rules = rules_of(preset)
    count = rules.deal.seat_count
    people = [SeatHolder(Seat(n), f"P{n}", user=type(ANA.user)(500 + n), joined=n) for n in range(count)]
    now = World().time.now()
    return TableRecord(
        id=TableId(1),
        guild=1,  # type: ignore[arg-type]
        channel=2,  # type: ignore[arg-type]
        title="",
        status=TableStatus.FINISHED,
        host=people[0].user or ANA.user,
        rules=rules,
        seats=tuple(people),
        created=now,
        turn_since=now,
    )
