"""Tables and changes: what every store must do, whatever it is made of."""

import asyncio
from contextlib import suppress

import pytest
from msgspec import structs

from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.service.backlog import Backlog
from bot.service.change import Change, Deadline, DeadlineKind, Fate, NoticeFate
from bot.service.delivery.notices import MatchResult
from bot.service.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.matches.record import OPEN, SeatClock, SeatHolder, TableStatus
from bot.service.ports import StaleChange, Store
from tests.storage.changes import (
    ANA,
    BEN,
    NOON,
    ONE,
    TWO,
    action_change,
    creation,
    draft_write,
    later,
    log_row,
    new_record,
    next_of,
    ping,
)


async def test_a_new_table_comes_back_as_it_was_put_in(store: Store) -> None:
    record = new_record(
        thread=ChannelId(77), board_message=MessageId(78), turn="1.2.3", told=4, board_version=5
    )
    await store.commit(Change(at=NOON, record=record))
    assert await store.record(ONE) == record
    assert await store.snapshot(ONE) == (record, None)


async def test_an_unknown_table_is_none(store: Store) -> None:
    assert await store.record(ONE) is None
    assert await store.snapshot(ONE) is None
    assert await store.glance(ONE, "key") is None
    assert await store.request("key") is None


async def test_table_numbers_count_up_from_one(store: Store) -> None:
    assert await store.next_table_id() == 1
    await store.commit(creation(1))
    await store.commit(creation(2))
    assert await store.next_table_id() == 3


async def test_two_tables_cannot_have_the_same_number(store: Store) -> None:
    await store.commit(creation(1, title="first"))
    with pytest.raises(StaleChange):
        await store.commit(creation(1, title="second"))
    record = await store.record(ONE)
    assert record is not None
    assert record.title == "first"


async def test_a_later_revision_replaces_the_record_and_the_seats(store: Store) -> None:
    first = new_record()
    await store.commit(Change(at=NOON, record=first))
    second = next_of(
        first,
        status=TableStatus.PLAYING,
        seats=(SeatHolder(Seat(1), "Ben", user=BEN), SeatHolder(Seat(2), "Ana", user=ANA)),
        turn_since=later(5),
    )
    await store.commit(Change(at=later(5), record=second, reseated=True))
    assert await store.record(ONE) == second


async def test_a_game_that_is_chosen_before_the_match_replaces_the_rules(store: Store) -> None:
    first = new_record()
    await store.commit(Change(at=NOON, record=first))
    second = next_of(first, rules=rules_of("samba"), preset="samba", house_rule="Friday")
    await store.commit(Change(at=later(5), record=second, reseated=True))
    assert await store.record(ONE) == second


async def test_a_move_in_place_changes_how_far_the_match_has_come(store: Store) -> None:
    first = new_record(status=TableStatus.PLAYING, board_message=MessageId(5), thread=ChannelId(6))
    await store.commit(Change(at=NOON, record=first))
    moved = next_of(
        first,
        version=1,
        told=1,
        turn="1.2.0",
        turn_version=1,
        turn_since=later(5),
        clocks=(SeatClock("1.1.0", spent=3),),
    )
    await store.commit(Change(at=later(5), record=moved, in_place=True))
    assert await store.record(ONE) == moved
    with pytest.raises(StaleChange):
        await store.commit(Change(at=later(6), record=moved, in_place=True))


async def test_seats_may_be_exchanged(store: Store) -> None:
    first = new_record(seats=(SeatHolder(Seat(0), "Ana", user=ANA), SeatHolder(Seat(1), "Ben", user=BEN)))
    await store.commit(Change(at=NOON, record=first))
    swapped = next_of(
        first, seats=(SeatHolder(Seat(0), "Ben", user=BEN), SeatHolder(Seat(1), "Ana", user=ANA))
    )
    await store.commit(Change(at=NOON, record=swapped, reseated=True))
    assert await store.record(ONE) == swapped


async def test_a_change_for_an_older_revision_is_refused_whole(store: Store) -> None:
    first = new_record()
    await store.commit(Change(at=NOON, record=first))
    await store.commit(action_change(first))
    with pytest.raises(StaleChange):
        await store.commit(
            action_change(
                first,
                "late",
                snapshot=b"wrong",
                notices=(MatchResult(ONE, 1),),
                drafts=(draft_write(0),),
                log=(log_row(1, 1, 0),),
            )
        )
    assert (await store.snapshot(ONE)) == (next_of(first, version=1), b"state 1")
    assert await store.request("late") is None
    assert await store.waiting_notices(NOON) == ()
    assert await store.draft(ONE, ANA) == Draft()
    assert await store.log(ONE, seat=None) == ()


async def test_a_change_for_a_table_that_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(StaleChange):
        await store.commit(action_change(new_record()))
    assert await store.record(ONE) is None


async def test_tables_are_found_by_guild_person_place_and_status(store: Store) -> None:
    await store.commit(creation(1))
    await store.commit(creation(2, guild=GuildId(11), thread=ChannelId(500), status=TableStatus.PLAYING))
    await store.commit(
        creation(3, seats=(SeatHolder(Seat(3), "Ben", user=BEN),), status=TableStatus.FINISHED)
    )

    async def found(**conditions: object) -> list[int]:
        return [record.id for record in await store.tables(**conditions)]  # type: ignore[arg-type]

    assert await found() == [3, 2, 1]
    assert await found(guild=GuildId(10)) == [3, 1]
    assert await found(user=ANA) == [2, 1]
    assert await found(user=BEN) == [3]
    assert await found(user=BEN, statuses=OPEN) == []
    assert await found(place=ChannelId(500)) == [2]
    assert await found(place=ChannelId(2**61)) == [3, 2, 1]
    assert await found(statuses=OPEN) == [2, 1]
    assert await found(limit=1) == [3]
    assert await found(user=UserId(5)) == []


async def test_the_places_of_open_tables_are_found_without_the_tables(store: Store) -> None:
    elsewhere = ChannelId(2**61 + 1)
    await store.commit(creation(1))
    await store.commit(creation(2, thread=elsewhere, guild=GuildId(11)))
    await store.commit(creation(3, guild=GuildId(10)))
    await store.commit(creation(4, channel=ChannelId(5), status=TableStatus.CANCELLED))
    assert dict(await store.open_places()) == {ChannelId(2**61): GuildId(10), elsewhere: GuildId(11)}


async def test_found_tables_have_all_their_seats(store: Store) -> None:
    await store.commit(creation(1))
    (record,) = await store.tables(user=ANA)
    assert record == new_record()


async def test_one_loser_among_sixteen_loses_alone(store: Store) -> None:
    for table in range(1, 17):
        await store.commit(creation(table))
    stale = next_of(new_record(7), version=1)
    await store.commit(Change(at=NOON, record=stale))
    changes = [action_change(new_record(table), f"key {table}") for table in range(1, 17)]
    results = await asyncio.gather(*(store.commit(change) for change in changes), return_exceptions=True)
    assert [type(result) for result in results] == [
        StaleChange if table == 7 else type(None) for table in range(1, 17)
    ]
    for table in range(1, 17):
        found = await store.snapshot(TableId(table))
        assert found is not None
        assert found[1] == (None if table == 7 else b"state 1")
        assert (await store.request(f"key {table}") is None) == (table == 7)


async def test_of_sixteen_at_one_table_one_wins(store: Store) -> None:
    first = new_record()
    await store.commit(Change(at=NOON, record=first))
    changes = [action_change(first, f"key {number}", snapshot=b"by %d" % number) for number in range(16)]
    results = await asyncio.gather(*(store.commit(change) for change in changes), return_exceptions=True)
    assert results.count(None) == 1
    assert sum(isinstance(result, StaleChange) for result in results) == 15
    winner = results.index(None)
    found = await store.snapshot(ONE)
    assert found is not None
    assert found[1] == b"by %d" % winner


async def test_changes_of_one_table_keep_their_order(store: Store) -> None:
    record = new_record()
    await store.commit(Change(at=NOON, record=record))
    changes = []
    for _ in range(10):
        changes.append(action_change(record))
        record = next_of(record, version=record.version + 1)
    await asyncio.gather(*(store.commit(change) for change in changes))
    assert await store.record(ONE) == record
    assert len(await store.actions(ONE)) == 10


async def test_the_commands_that_were_told_are_remembered(store: Store) -> None:
    assert not await store.told_commands()
    for told in ("one", "two"):
        await store.commit(Change(at=NOON, told_commands=told))
        assert await store.told_commands() == told


async def test_an_interaction_is_for_whoever_takes_it(store: Store) -> None:
    assert await store.take_interaction(2**62 + 7)
    assert await store.take_interaction(2**62 + 7), (
        "what arrives twice at one process is told apart by its key"
    )


async def test_how_much_there_is_to_do(store: Store) -> None:
    assert await store.backlog(NOON) == Backlog()
    await store.commit(creation(1))
    await store.commit(creation(2, status=TableStatus.PLAYING))
    kinds = zip(DeadlineKind, (3, 7), strict=False)
    due = tuple(Deadline(TWO, "", kind, later(seconds)) for kind, seconds in kinds)
    record = next_of(new_record(2, status=TableStatus.PLAYING))
    await store.commit(Change(at=NOON, record=record, notices=(ping(2),), deadlines=due))
    await store.commit(Change(at=later(5), notices=(ping(1),)))
    statuses = {"lobby": 1, "playing": 1}
    assert await store.backlog(NOON) == Backlog(2, NOON, 0, None, statuses)
    assert await store.backlog(later(5)) == Backlog(2, NOON, 1, later(3), statuses)
    first = (await store.waiting_notices(later(9)))[0]
    await store.commit(Change(at=later(9), fates=(NoticeFate(first.id, Fate.GIVEN_UP, why="gone"),)))
    assert await store.backlog(later(9)) == Backlog(1, later(5), 2, later(3), statuses)


async def test_somebody_is_forgotten_among_moves_and_nothing_of_either_is_lost(store: Store) -> None:
    record = new_record(1, revision=1)
    await store.commit(Change(at=NOON, record=record))
    person = next(holder for holder in record.seats if holder.user is not None)
    user = person.user
    assert user is not None
    written = 0

    async def move(after: int) -> None:
        nonlocal written
        for _ in range(after):
            await asyncio.sleep(0)
        now = await store.record(TableId(1))
        assert now is not None
        with suppress(StaleChange):
            moved = structs.replace(now, version=now.version + 1, revision=now.revision + 1)
            await store.commit(Change(at=later(written), record=moved, reseated=True))
            written += 1

    async def forget() -> None:
        await store.erase_person(user, (person.name,), NOON, b"secret")

    await asyncio.gather(*(move(number) for number in range(12)), forget(), *(move(0) for _ in range(12)))
    after = await store.record(TableId(1))
    assert after is not None
    assert after.version == record.version + written
    assert after.revision == record.revision + written + 1
    assert person.user not in {holder.user for holder in after.seats}
    assert (await store.personal_data(user)).tables == ()
