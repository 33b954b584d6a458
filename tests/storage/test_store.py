"""What every store must do, whatever it is made of."""

import asyncio
from contextlib import suppress

import pytest
from msgspec import structs

from bot.canasta.seats import Seat
from bot.service.change import (
    Change,
    Deadline,
    DeadlineFate,
    DeadlineKind,
    Fate,
    NoticeFate,
    PlayerWrite,
    Request,
)
from bot.service.delivery.notices import BoardRefresh, MatchResult, PlayLines, TurnPing
from bot.service.delivery.posting import Posting
from bot.service.ids import ChannelId, GuildId, MessageId, NoticeId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.matches.record import OPEN, SeatClock, SeatHolder, TableStatus
from bot.service.people.settings import PlayerSettings
from bot.service.ports import Backlog, Glance, RepeatedRequest, StaleChange, Store, Work
from tests.storage.changes import (
    ANA,
    BEN,
    NOON,
    action_change,
    creation,
    draft_write,
    later,
    log_row,
    new_record,
    next_of,
)
from tests.support.waiting_notices import oldest_waiting

ONE, TWO = TableId(1), TableId(2)


# ------------------------------------------------------------------------------------------------------ tables


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


# ---------------------------------------------------------------------------------------- actions and requests


async def test_an_action_is_kept_with_its_snapshot(store: Store) -> None:
    first = new_record()
    await store.commit(Change(at=NOON, record=first, snapshot=b"state 0"))
    await store.commit(action_change(first, "one"))
    record = await store.record(ONE)
    assert record is not None
    await store.commit(action_change(record, "two"))
    found = await store.snapshot(ONE)
    assert found is not None
    assert (found[0].version, found[1]) == (2, b"state 2")
    stored = await store.actions(ONE)
    assert [(one.version, one.seat, one.action, one.state_hash) for one in stored] == [
        (1, 0, b"action", "hash"),
        (2, 0, b"action", "hash"),
    ]
    assert stored[0].at is not None
    assert not stored[0].by_computer
    assert await store.actions(ONE, after=1) == stored[1:]
    assert await store.actions(ONE, upto=1) == stored[:1]


async def test_a_glance_tells_revision_and_earlier_request(store: Store) -> None:
    first = new_record()
    await store.commit(Change(at=NOON, record=first))
    await store.commit(action_change(first, "pressed"))
    assert await store.glance(ONE, "pressed") == Glance(2, Request("pressed", ONE, 1))
    assert await store.glance(ONE, "other") == Glance(2)
    assert await store.glance(ONE, None) == Glance(2)
    assert await store.request("pressed") == Request("pressed", ONE, 1)


async def test_a_request_is_committed_once(store: Store) -> None:
    first = new_record()
    await store.commit(Change(at=NOON, record=first))
    await store.commit(action_change(first, "pressed"))
    record = await store.record(ONE)
    assert record is not None
    with pytest.raises(RepeatedRequest):
        await store.commit(action_change(record, "pressed"))
    assert (await store.glance(ONE, None)) == Glance(2)


async def test_what_is_repeated_is_known_as_such_whatever_has_happened_since(store: Store) -> None:
    first = new_record()
    await store.commit(Change(at=NOON, record=first))
    click = action_change(first, "pressed")
    await store.commit(click)
    with pytest.raises(RepeatedRequest):
        await store.commit(click)
    with pytest.raises(StaleChange):
        await store.commit(structs.replace(click, request=Request("other", ONE, 1)))


async def test_a_request_counts_for_all_tables(store: Store) -> None:
    await store.commit(structs.replace(creation(1), request=Request("made", ONE, 0)))
    with pytest.raises(RepeatedRequest):
        await store.commit(structs.replace(creation(2), request=Request("made", TWO, 0)))
    assert await store.record(TWO) is None


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


# --------------------------------------------------------------------------------------------------------- log


@pytest.fixture
async def logged(store: Store) -> Store:
    await store.commit(creation(1))
    await store.commit(creation(2))
    rows = (
        log_row(1, 1, 0),
        log_row(1, 1, 1, audience=0),
        log_row(1, 2, 0, audience=1),
        log_row(1, 3, 0, kind="round_ended"),
        log_row(1, 4, 0),
        log_row(2, 1, 0),
    )
    await store.commit(Change(at=NOON, log=rows))
    return store


async def test_the_log_shows_each_seat_its_own(logged: Store) -> None:
    async def events(seat: int | None) -> list[bytes]:
        return [row.event for row in await logged.log(ONE, seat=None if seat is None else Seat(seat))]

    assert await events(None) == [b"event 1.0", b"event 3.0", b"event 4.0"]
    assert await events(0) == [b"event 1.0", b"event 1.1", b"event 3.0", b"event 4.0"]
    assert await events(1) == [b"event 1.0", b"event 2.0", b"event 3.0", b"event 4.0"]


async def test_the_log_is_cut_by_version_kind_and_count(logged: Store) -> None:
    async def versions(**conditions: object) -> list[int]:
        return [row.version for row in await logged.log(ONE, **{"seat": None, **conditions})]  # type: ignore[arg-type]

    assert await versions(after=1) == [3, 4]
    assert await versions(after=1, upto=3) == [3]
    assert await versions(newest=2) == [3, 4]
    assert await versions(newest=1, upto=3) == [3]
    assert await versions(newest=3, seat=Seat(0)) == [1, 1, 3, 4]
    assert await versions(kind="round_ended") == [3]


async def test_log_rows_come_back_as_they_were_put_in(logged: Store) -> None:
    assert (await logged.log(ONE, seat=Seat(0), upto=1)) == (log_row(1, 1, 0), log_row(1, 1, 1, audience=0))


# ------------------------------------------------------------------------------------------------------ drafts


async def test_a_draft_is_kept_for_each_person_and_table(store: Store) -> None:
    await store.commit(creation(1))
    await store.commit(creation(2))
    mine, yours = draft_write(0), draft_write(0, user=BEN, naturals=5)
    await store.commit(Change(at=NOON, drafts=(mine, yours)))
    assert await store.draft(ONE, ANA) == mine.draft
    assert await store.draft(ONE, BEN) == yours.draft
    assert await store.draft(TWO, ANA) == Draft()


async def test_a_draft_made_from_an_older_one_is_refused(store: Store) -> None:
    await store.commit(creation(1))
    await store.commit(Change(at=NOON, drafts=(draft_write(0),)))
    newer = draft_write(1, naturals=4)
    await store.commit(Change(at=NOON, drafts=(newer,)))
    for seen in (0, 1):
        with pytest.raises(StaleChange):
            await store.commit(Change(at=NOON, drafts=(draft_write(seen, naturals=6),)))
    assert await store.draft(ONE, ANA) == newer.draft


async def test_what_bears_on_moves_is_found_by_table_and_person_however_many_ask_at_once(
    store: Store,
) -> None:
    await store.commit(creation(1))
    await store.commit(creation(2))
    mine, yours = draft_write(0), draft_write(0, table=2, user=BEN, naturals=5)
    chosen = PlayerSettings(ANA, revision=1, zone="Europe/Berlin")
    await store.commit(Change(at=NOON, drafts=(mine, yours), players=(PlayerWrite(chosen),)))
    both = (ANA, BEN)
    asked = (
        store.drafts_and_settings(ONE, both, both),
        store.drafts_and_settings(TWO, both, ()),
        store.drafts_and_settings(TWO, (), (ANA,)),
    )
    here, there, chosen_only = await asyncio.gather(*asked)
    assert here.drafts == {ANA: mine.draft, BEN: Draft()}
    assert here.players == {ANA: chosen, BEN: PlayerSettings(BEN)}
    assert chosen_only.players == {ANA: chosen}
    assert there.drafts == {ANA: Draft(), BEN: yours.draft}
    assert not there.players
    assert not chosen_only.drafts


# ----------------------------------------------------------------------------------------------------- notices


def ping(version: int, table: TableId = ONE) -> TurnPing:
    return TurnPing(table, ANA, Seat(0), version, "1.1.0")


@pytest.fixture
async def with_tables(store: Store) -> Store:
    await store.commit(creation(1))
    await store.commit(creation(2))
    return store


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


# --------------------------------------------------------------------------------------------------- deadlines


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
