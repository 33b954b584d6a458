"""Deadlines: what every store must do."""

from msgspec import structs

from bot.service.change import Change, Deadline, DeadlineFate, DeadlineKind
from bot.service.ids import TableId
from bot.service.ports import Store, Work
from tests.storage.changes import NOON, ONE, TWO, later, new_record, next_of, ping


def deadline(table: TableId = ONE, turn: str = "1.1.0", seconds: float = 0, **changes: object) -> Deadline:
    return structs.replace(Deadline(table, turn, DeadlineKind.COMPUTER, later(seconds)), **changes)


async def test_deadlines_fall_due_in_order(with_tables: Store) -> None:
    one, two = deadline(ONE, seconds=20), deadline(TWO, seconds=10)
    await with_tables.commit(Change(at=NOON, record=next_of(new_record(1)), deadlines=(one,)))
    await with_tables.commit(Change(at=NOON, record=next_of(new_record(2)), deadlines=(two,)))
    assert await with_tables.next_deadline() == later(10)
    assert await with_tables.due_deadlines(later(9)) == ()
    assert await with_tables.due_deadlines(later(10)) == (two,)
    assert await with_tables.due_deadlines(later(60)) == (two, one)
    assert await with_tables.due_deadlines(later(60), limit=1) == (two,)


async def test_what_is_to_be_done_is_taken_by_whoever_is_alone(with_tables: Store) -> None:
    one, two = deadline(ONE, seconds=20), deadline(TWO, seconds=10)
    await with_tables.commit(Change(at=NOON, record=next_of(new_record(1)), deadlines=(one,)))
    await with_tables.commit(
        Change(at=NOON, record=next_of(new_record(2)), deadlines=(two,), notices=(ping(1), ping(1, TWO)))
    )
    for _ in range(2):
        assert await with_tables.take_deadlines(later(10)) == (two,)
        assert await with_tables.take_notices(NOON) == await with_tables.waiting_notices(NOON)
        assert await with_tables.take(Work.RETENTION)
    await with_tables.give_back(Work.DEADLINES, (TWO,))
    await with_tables.give_back(Work.NOTICES, (ONE, TWO))
    await with_tables.give_back(Work.RETENTION)
    assert await with_tables.next_deadline(after=later(10)) == later(20)
    assert await with_tables.next_deadline(after=later(20)) is None


async def test_the_deadlines_of_a_table_are_replaced_together(with_tables: Store) -> None:
    record = next_of(new_record(1))
    both = (deadline(), deadline(kind=DeadlineKind.NEXT_ROUND, seconds=3))
    await with_tables.commit(Change(at=NOON, record=record, deadlines=both))
    assert await with_tables.due_deadlines(later(3)) == both
    record = next_of(record)
    await with_tables.commit(Change(at=NOON, record=record))
    assert await with_tables.due_deadlines(later(3)) == both
    await with_tables.commit(Change(at=NOON, record=next_of(record), deadlines=()))
    assert await with_tables.due_deadlines(later(3)) == ()
    assert await with_tables.next_deadline() is None


async def test_a_deadline_is_dropped_or_moved_only_if_it_is_the_same(with_tables: Store) -> None:
    row = deadline()
    await with_tables.commit(Change(at=NOON, record=next_of(new_record(1)), deadlines=(row,)))
    other = structs.replace(row, turn="1.2.1")
    await with_tables.commit(Change(at=NOON, deadline_fates=(DeadlineFate(other),)))
    assert await with_tables.due_deadlines(NOON) == (row,)
    await with_tables.commit(Change(at=NOON, deadline_fates=(DeadlineFate(row, later(5)),)))
    assert await with_tables.next_deadline() == later(5)
    moved = structs.replace(row, due=later(5))
    await with_tables.commit(Change(at=NOON, deadline_fates=(DeadlineFate(moved),)))
    assert await with_tables.next_deadline() is None
