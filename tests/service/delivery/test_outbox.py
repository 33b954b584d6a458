"""Delivering notices: in order, again after trouble, and never for ever."""

import asyncio
from datetime import datetime, timedelta

import pytest
from msgspec import structs

from bot.canasta.actions import Discard, Draw
from bot.canasta.events import DealSealed
from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.clocks.terms import Terms
from bot.service.delivery.notices import (
    BoardRefresh,
    MatchResult,
    News,
    PlayLines,
    RoundScored,
    TableNews,
    TurnPing,
)
from bot.service.ids import TableId
from bot.service.ports import RecipientGone, TryLater, WaitingNotice
from tests.support.builders import playing
from tests.support.referees.guards import LoggedErrors
from tests.support.waiting_notices import oldest_waiting
from tests.support.world import ANA, World

SECOND = timedelta(seconds=1)


async def turns_of_the_loop() -> None:
    """Let whatever can go on without waiting go on."""
    for _ in range(50):
        await asyncio.sleep(0)


async def wait_for(world: World, *notices: object) -> None:
    """Commit these notices and let the outbox work."""
    await world.store.commit(Change(at=world.time.now(), notices=notices))  # type: ignore[arg-type]
    world.services._wake()
    await world.services.settle()


@pytest.fixture
async def table(world: World) -> TableId:
    made = await world.playing(terms=Terms(relaxed_reminders=()))
    world.messenger.delivered.clear()
    world.messenger.tried.clear()
    world.messenger.nonces.clear()
    return made


async def tells_plays(world: World, table: TableId) -> None:
    """From now on the table wants every play told."""
    record = await world.record(table)
    terms = structs.replace(record.terms, tells_plays=True)
    record = structs.replace(record, terms=terms, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=record))


def scored(table: TableId, number: int) -> RoundScored:
    return RoundScored(table, number)


async def test_notices_are_delivered_in_order_and_once(world: World, table: TableId) -> None:
    notices = [scored(table, number) for number in range(5)]
    await wait_for(world, *notices)
    assert world.messenger.delivered == notices
    assert len(set(world.messenger.nonces)) == 5
    assert await oldest_waiting(world.store) is None


async def test_nothing_runs_when_nothing_waits(world: World, table: TableId) -> None:
    await wait_for(world, scored(table, 1))
    assert not world.services._outbox.is_working
    assert world.time.next_call is None


async def test_after_trouble_a_notice_is_sent_again_with_its_nonce_and_later_ones_wait(
    world: World, table: TableId
) -> None:
    world.messenger.fail_next(TryLater(), TryLater())
    await wait_for(world, scored(table, 1), scored(table, 2))
    assert world.messenger.delivered == []
    assert world.time.next_call == world.time.now() + SECOND
    await world.pass_time(SECOND)
    assert world.messenger.delivered == []
    assert world.time.next_call == world.time.now() + 2 * SECOND
    await world.pass_time(2 * SECOND)
    assert world.messenger.delivered == [scored(table, 1), scored(table, 2)]
    assert len(set(world.messenger.nonces[:3])) == 1


async def test_what_was_told_while_the_outbox_looked_is_not_told_again(
    world: World, table: TableId, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = world.store.take_notices

    async def slow_look(now: datetime) -> tuple[WaitingNotice, ...]:
        found = await look(now)
        world.messenger.release()
        await turns_of_the_loop()
        return found

    world.messenger.hold(table)
    await world.store.commit(Change(at=world.time.now(), notices=(scored(table, 1),)))
    world.services._wake()
    await turns_of_the_loop()
    monkeypatch.setattr(world.store, "take_notices", slow_look)
    await wait_for(world, scored(table, 2))
    assert world.messenger.tried == [scored(table, 1), scored(table, 2)]


async def test_discord_says_how_long_to_wait(world: World, table: TableId) -> None:
    world.messenger.fail_next(TryLater(timedelta(seconds=40)))
    await wait_for(world, scored(table, 1))
    assert world.time.next_call == world.time.now() + 40 * SECOND


async def test_another_table_does_not_wait(world: World, table: TableId) -> None:
    other = await world.playing()
    world.messenger.delivered.clear()
    world.messenger.fail_next(TryLater())
    await wait_for(world, scored(table, 1), scored(other, 1))
    assert world.messenger.delivered == [scored(other, 1)]


async def test_a_table_whose_channel_is_slow_holds_up_no_other(world: World, table: TableId) -> None:
    other = await world.playing()
    world.messenger.delivered.clear()
    world.messenger.hold(table)
    await world.store.commit(Change(at=world.time.now(), notices=(scored(table, 1), scored(other, 1))))
    world.services._wake()
    await turns_of_the_loop()
    await world.store.commit(Change(at=world.time.now(), notices=(scored(table, 2), scored(other, 2))))
    world.services._wake()
    await turns_of_the_loop()
    assert world.messenger.delivered == [scored(other, 1), scored(other, 2)]
    world.messenger.release()
    await world.services.settle()
    assert world.messenger.delivered[2:] == [scored(table, 1), scored(table, 2)]


async def test_a_notice_that_was_sent_is_not_sent_again_because_its_row_could_not_be_written(
    world: World, table: TableId, no_logged_errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_logged_errors.expect(r"outbox of table \d+ failed")
    other = await world.playing()
    world.messenger.delivered.clear()
    world.messenger.hold(other)
    commit, is_full = world.store.commit, True

    async def commit_if_there_is_room(change: Change) -> None:
        if is_full and change.fates:
            raise OSError("disk full")
        await commit(change)

    monkeypatch.setattr(world.store, "commit", commit_if_there_is_room)
    await commit(Change(at=world.time.now(), notices=(scored(table, 1), scored(other, 1))))
    world.services._wake()
    await turns_of_the_loop()
    world.services._wake()  # somebody plays while the other table is still being told
    await turns_of_the_loop()
    world.messenger.release()
    await world.services.settle()
    is_full = False
    await world.pass_time(timedelta(seconds=5))
    assert world.messenger.tried.count(scored(table, 1)) == 1
    assert world.messenger.tried.count(scored(other, 1)) == 1
    assert await oldest_waiting(world.store) is None


async def test_stopping_begins_nothing_new_and_whoever_waits_too_long_goes_away(
    world: World, table: TableId
) -> None:
    world.messenger.hold(table)
    await world.store.commit(Change(at=world.time.now(), notices=(scored(table, 1), scored(table, 2))))
    world.services._wake()
    await turns_of_the_loop()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await world.services.stop()
    await turns_of_the_loop()
    assert not world.services._outbox.is_working
    assert world.messenger.delivered == []
    assert await oldest_waiting(world.store) is not None


async def test_the_pauses_grow_but_not_for_ever(world: World, table: TableId) -> None:
    pauses = []
    world.messenger.fail_next(*[TryLater() for _ in range(12)])
    await wait_for(world, scored(table, 1))
    for _ in range(12):
        due = world.time.next_call
        assert due is not None
        pauses.append((due - world.time.now()).total_seconds())
        await world.pass_time(due - world.time.now())
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]
    assert world.messenger.delivered == [scored(table, 1)]


async def test_a_recipient_who_is_gone_is_given_up_and_the_table_is_told(
    world: World, table: TableId
) -> None:
    record = await world.record(table)
    user = await world.user_to_act(table)
    seat = await world.seat_to_act(table)
    world.messenger.fail_next(RecipientGone("403"))
    await wait_for(world, TurnPing(table, user, seat, record.version, record.turn), scored(table, 1))
    assert world.messenger.delivered == [
        scored(table, 1),
        TableNews(table, News.UNREACHABLE, seat=seat),
        BoardRefresh(table, record.version),
    ]
    assert world.time.next_call is None


async def test_a_place_that_is_gone_is_given_up_in_silence(world: World, table: TableId) -> None:
    world.messenger.fail_next(RecipientGone("404"))
    await wait_for(world, scored(table, 1))
    assert world.messenger.delivered == []
    assert await oldest_waiting(world.store) is None


async def test_an_unexpected_failure_is_tried_again_and_given_up_in_the_end(
    world: World, table: TableId, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect(r"notice \d+ of table \d+ failed")
    world.messenger.fail_next(*[ValueError("bug") for _ in range(20)])
    await wait_for(world, scored(table, 1))
    while world.time.next_call is not None:
        await world.pass_time(timedelta(minutes=5))
    assert len(world.messenger.tried) == 8


async def test_nobody_is_called_to_a_turn_that_is_over(world: World, table: TableId) -> None:
    user, seat = await world.user_to_act(table), await world.seat_to_act(table)
    record = await world.record(table)
    await world.services.stop()
    await world.act(table, Draw())
    await world.play_turn(table)
    world.crash()
    await world.services.start(world.messenger)
    await wait_for(world, TurnPing(table, user, seat, record.version, record.turn))
    assert [ping.user for ping in world.messenger.told(TurnPing)] == [await world.user_to_act(table)]


async def test_while_nobody_could_be_reached_the_newest_turn_is_called_once(
    world: World, table: TableId
) -> None:
    await tells_plays(world, table)
    await world.services.stop()
    for _ in range(3):
        await world.play_turn(table)
    await world.restart()
    record = await world.record(table)
    assert len(world.messenger.told(PlayLines)) == 3
    assert [call.version for call in world.messenger.told(TurnPing)] == [record.version]
    assert world.messenger.told(BoardRefresh) == []


async def test_the_health_check_sees_how_long_a_notice_waits(world: World, table: TableId) -> None:
    assert (await world.services.queries.overdue()).notice_age(world.time.now()) == timedelta(0)
    world.messenger.fail_next(TryLater(timedelta(minutes=3)))
    await wait_for(world, scored(table, 1))
    await world.pass_time(timedelta(minutes=2))
    assert (await world.services.queries.overdue()).notice_age(world.time.now()) == timedelta(minutes=2)
    await world.pass_time(timedelta(minutes=2))
    assert (await world.services.queries.overdue()).notice_age(world.time.now()) == timedelta(0)


# -------------------------------------------------------------------------------------- what is told of a match


async def test_how_a_round_was_dealt_is_told_at_every_table(world: World) -> None:
    table = await world.playing()
    assert world.messenger.told(PlayLines) == [PlayLines(table, 0, 1)]
    [entry] = await world.services.queries.log_between(table, 0, 1)
    assert DealSealed in map(type, entry.events)


async def test_when_somebody_only_draws_nothing_is_told(world: World, table: TableId) -> None:
    await world.act(table, Draw())
    await world.pass_time(timedelta(minutes=1))
    assert world.messenger.delivered == []


async def test_lay_downs_are_shown_together_when_their_player_goes_away(world: World, table: TableId) -> None:
    moment = playing("K K K Q Q Q 4 5", melds="AAAAAAA")
    await world.put(table, moment.state)
    world.messenger.delivered.clear()
    await world.act(table, moment.action("meld KKK"))
    await world.pass_time(timedelta(seconds=15))
    await world.act(table, moment.action("meld QQQ"))
    assert world.messenger.delivered == []
    await world.pass_time(timedelta(seconds=10))
    assert world.messenger.delivered == [BoardRefresh(table, (await world.record(table)).version)]
    await world.pass_time(timedelta(minutes=5))
    assert len(world.messenger.delivered) == 1
    assert (await world.record(table)).board_due is None


async def test_lay_downs_of_a_turn_that_is_over_soon_are_shown_by_the_next_call(
    world: World, table: TableId
) -> None:
    moment = playing("K K K 4 5", melds="AAAAAAA")
    await world.put(table, moment.state)
    world.messenger.delivered.clear()
    await world.act(table, moment.action("meld KKK"))
    await world.act(table, moment.action("discard 4"))
    await world.pass_time(timedelta(minutes=5))
    assert [type(notice) for notice in world.messenger.delivered] == [TurnPing]


async def test_when_the_turn_passes_the_plays_are_told_and_the_next_is_called(
    world: World, table: TableId
) -> None:
    await tells_plays(world, table)
    await world.act(table, Draw())
    await world.services.settle()
    world.messenger.delivered.clear()
    discard = next(action for action in await world.options(table) if isinstance(action, Discard))
    await world.act(table, discard)
    await world.services.settle()
    record = await world.record(table)
    assert world.messenger.delivered == [
        PlayLines(table, 1, 3),
        TurnPing(table, await world.user_to_act(table), await world.seat_to_act(table), 3, record.turn),
    ]
    assert record.told == 3


async def test_a_round_that_ends_is_scored_and_the_next_one_begins(world: World, table: TableId) -> None:
    await tells_plays(world, table)
    moment = playing("K", melds="KKKKKKK,44444")
    await world.put(table, moment.state)
    world.messenger.delivered.clear()
    await world.act(table, moment.action("meld K > K"))
    await world.services.settle()
    told = [type(notice) for notice in world.messenger.delivered]
    assert told == [PlayLines, RoundScored, PlayLines, TurnPing]
    ended = world.messenger.told(RoundScored)[0]
    record = await world.record(table)
    assert (ended.version, record.version) == (3, 4)
    assert [sheet.round for sheet in await world.services.queries.score_sheets(table)] == [2]


async def test_a_match_that_ends_is_announced(world: World, table: TableId) -> None:
    await tells_plays(world, table)
    moment = playing("K", melds="KKKKKKK,44444", totals=(4900, 0))
    await world.put(table, moment.state)
    world.messenger.delivered.clear()
    outcome = await world.act(table, moment.action("meld K > K"))
    await world.services.settle()
    told = [type(notice) for notice in world.messenger.delivered]
    assert told == [PlayLines, RoundScored, MatchResult, BoardRefresh]
    assert outcome.record.status == "finished"
    assert not outcome.record.is_open
    assert outcome.view.table.winners == (0,)
    assert (await world.services.queries.hand(table, ANA.user)).seat == Seat(0)
    assert await world.store.next_deadline() is None
