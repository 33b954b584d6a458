"""Notices that wait, and the messages posted for them: what every store must do."""

import pytest

from bot.service.change import Change, Fate, NoticeFate
from bot.service.delivery.notices import BoardRefresh, MatchResult, PlayLines, Posting
from bot.service.ids import ChannelId, GuildId, MessageId, NoticeId, TableId
from bot.service.matches.record import TableStatus
from bot.service.ports import StaleChange, Store
from tests.storage.changes import NOON, ONE, TWO, later, new_record, next_of, ping
from tests.support.waiting_notices import oldest_waiting


async def waiting(store: Store, seconds: float = 0) -> list[object]:
    return [row.notice for row in await store.waiting_notices(later(seconds))]


async def test_notices_wait_in_the_order_they_were_committed(with_tables: Store) -> None:
    notices = (PlayLines(ONE, 0, 3), ping(3), ping(1, TWO), MatchResult(ONE, 4))
    await with_tables.commit(Change(at=NOON, notices=notices[:2]))
    await with_tables.commit(Change(at=later(1), notices=notices[2:]))
    assert await waiting(with_tables, 1) == list(notices)
    rows = await with_tables.waiting_notices(later(1))
    assert [row.created for row in rows] == [NOON, NOON, later(1), later(1)]
    assert len({row.id for row in rows}) == 4
    assert len(await with_tables.waiting_notices(later(1), limit=2)) == 2


async def test_of_board_refreshes_only_the_newest_waits(with_tables: Store) -> None:
    for version in (1, 2, 3):
        await with_tables.commit(Change(at=NOON, notices=(BoardRefresh(ONE, version), ping(version))))
    await with_tables.commit(Change(at=NOON, notices=(BoardRefresh(TWO, 9),)))
    assert await waiting(with_tables) == [
        ping(1),
        ping(2),
        BoardRefresh(ONE, 3),
        ping(3),
        BoardRefresh(TWO, 9),
    ]


async def test_a_delivered_notice_waits_no_more(with_tables: Store) -> None:
    await with_tables.commit(Change(at=NOON, notices=(ping(1), ping(2))))
    first, _ = await with_tables.waiting_notices(NOON)
    await with_tables.commit(Change(at=NOON, fates=(NoticeFate(first.id, Fate.DELIVERED),)))
    assert await waiting(with_tables) == [ping(2)]


async def test_a_postponed_notice_holds_up_its_own_table_only(with_tables: Store) -> None:
    await with_tables.commit(Change(at=NOON, notices=(ping(1), ping(2), ping(1, TWO))))
    first = (await with_tables.waiting_notices(NOON))[0]
    await with_tables.commit(Change(at=NOON, fates=(NoticeFate(first.id, Fate.POSTPONED, later(30)),)))
    assert await waiting(with_tables) == [ping(1, TWO)]
    other = (await with_tables.waiting_notices(NOON))[0]
    await with_tables.commit(Change(at=NOON, fates=(NoticeFate(other.id, Fate.DELIVERED),)))
    assert await with_tables.next_notice_due(NOON) == later(30)
    assert await waiting(with_tables, 29) == []
    assert await waiting(with_tables, 30) == [ping(1), ping(2)]
    assert (await with_tables.waiting_notices(later(30)))[0].attempts == 1


async def test_a_notice_given_up_holds_up_nothing(with_tables: Store) -> None:
    await with_tables.commit(Change(at=NOON, notices=(ping(1), ping(2))))
    first = (await with_tables.waiting_notices(NOON))[0]
    await with_tables.commit(Change(at=NOON, fates=(NoticeFate(first.id, Fate.GIVEN_UP, why="gone"),)))
    assert await waiting(with_tables) == [ping(2)]


async def test_the_age_of_the_outbox_is_that_of_its_oldest_notice(with_tables: Store) -> None:
    assert await oldest_waiting(with_tables) is None
    assert await with_tables.next_notice_due(NOON) is None
    await with_tables.commit(Change(at=later(5), notices=(ping(1),)))
    await with_tables.commit(Change(at=later(9), notices=(ping(2),)))
    assert await oldest_waiting(with_tables) == later(5)
    first = (await with_tables.waiting_notices(later(9)))[0]
    await with_tables.commit(Change(at=later(9), fates=(NoticeFate(first.id, Fate.GIVEN_UP, why="gone"),)))
    assert await oldest_waiting(with_tables) == later(9)


def posting(nonce: str) -> Posting:
    return Posting(nonce, ChannelId(77), MessageId(78), "0123456789abcdef")


async def begin(store: Store, notice: NoticeId, of: Posting) -> None:
    await store.commit(Change(at=NOON, fates=(NoticeFate(notice, Fate.BEGUN, begun=of),)))


async def test_what_is_posted_for_a_notice_is_kept_until_it_is_settled(with_tables: Store) -> None:
    await with_tables.commit(Change(at=NOON, notices=(ping(1), ping(2))))
    first, second = await with_tables.waiting_notices(NOON)
    assert first.begun is None
    for one in (posting("1"), posting("1x")):
        await begin(with_tables, first.id, one)
        assert [row.begun for row in await with_tables.waiting_notices(NOON)] == [one, None]
    await with_tables.commit(
        Change(at=NOON, fates=(NoticeFate(first.id, Fate.POSTPONED, not_before=later(5)),))
    )
    [again, _] = await with_tables.waiting_notices(later(5))
    assert (again.begun, again.attempts) == (posting("1x"), 1)
    await with_tables.commit(Change(at=NOON, fates=(NoticeFate(first.id, Fate.DELIVERED),)))
    assert await with_tables.waiting_notices(NOON) == (second,)


async def test_a_board_whose_message_is_posted_is_not_replaced_by_a_newer_one(with_tables: Store) -> None:
    async def boards() -> list[tuple[int, bool]]:
        rows = await with_tables.waiting_notices(NOON)
        return [(row.notice.version, row.begun is not None) for row in rows]  # type: ignore[union-attr]

    await with_tables.commit(Change(at=NOON, notices=(BoardRefresh(ONE, 1),)))
    [first] = await with_tables.waiting_notices(NOON)
    await begin(with_tables, first.id, posting("1"))
    for version in (2, 3):
        await with_tables.commit(Change(at=NOON, notices=(BoardRefresh(ONE, version),)))
    assert await boards() == [(1, True), (3, False)]


@pytest.mark.parametrize("how", ["replaced", "told", "given up"])
async def test_nothing_is_posted_for_a_notice_that_waits_no_longer(with_tables: Store, how: str) -> None:
    await with_tables.commit(Change(at=NOON, notices=(BoardRefresh(ONE, 1),)))
    [first] = await with_tables.waiting_notices(NOON)
    if how == "replaced":
        await with_tables.commit(Change(at=NOON, notices=(BoardRefresh(ONE, 2),)))
    else:
        fate = Fate.DELIVERED if how == "told" else Fate.GIVEN_UP
        await with_tables.commit(Change(at=NOON, fates=(NoticeFate(first.id, fate, why="gone"),)))
    with pytest.raises(StaleChange):
        await begin(with_tables, first.id, posting("1"))
    assert [row.begun for row in await with_tables.waiting_notices(NOON)] == [None] * (how == "replaced")


async def test_what_is_not_told_to_the_tables_of_a_server(store: Store) -> None:
    here, there = new_record(1, guild=GuildId(5)), new_record(2, guild=GuildId(6))
    closed = new_record(3, guild=GuildId(5), status=TableStatus.CANCELLED)
    for record in (here, there, closed):
        await store.commit(Change(at=NOON, record=record))
    await store.commit(Change(at=later(1), notices=(ping(1), ping(1, TWO), ping(1, TableId(3)))))
    await store.commit(Change(at=later(2), notices=(ping(1),)))
    first = (await store.waiting_notices(later(2)))[0]
    await store.commit(Change(at=later(3), fates=(NoticeFate(first.id, Fate.GIVEN_UP, why="gone"),)))
    told = await store.undelivered(GuildId(5))
    assert [(one.table, one.created, one.is_given_up) for one in told] == [
        (1, later(1), True),
        (1, later(2), False),
    ]
    [lost] = await store.given_up(TableId(1))
    assert (lost.id, lost.notice) == (first.id, ping(1))
    assert await store.given_up(TableId(2)) == ()
    # How a match ended is to be told, too.
    ended = new_record(4, guild=GuildId(5), status=TableStatus.FINISHED)
    await store.commit(Change(at=NOON, record=ended, notices=(ping(1, ended.id),)))
    assert (ended.id, NOON) in [(one.table, one.created) for one in await store.undelivered(GuildId(5))]
    await store.commit(Change(at=NOON, record=next_of(ended, status=TableStatus.CANCELLED)))
    # What was given up in an earlier turn matters no more.
    await store.commit(Change(at=later(4), record=next_of(here, turn_since=later(4))))
    assert [one.is_given_up for one in await store.undelivered(GuildId(5))] == [False]


async def test_a_number_of_a_notice_is_never_used_again(with_tables: Store) -> None:
    await with_tables.commit(Change(at=NOON, notices=(ping(1),)))
    (first,) = await with_tables.waiting_notices(NOON)
    await with_tables.commit(Change(at=NOON, fates=(NoticeFate(first.id, Fate.DELIVERED),)))
    await with_tables.commit(Change(at=NOON, notices=(ping(2),)))
    (second,) = await with_tables.waiting_notices(NOON)
    assert second.id > first.id
