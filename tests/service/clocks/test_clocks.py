"""Weeks at a table: nobody is rushed or forgotten, and the game goes on."""

import pytest
from msgspec import structs

from bot.canasta.actions import Answer, AskPartner, Draw
from bot.service.change import Change
from bot.service.clocks.calendars import ALWAYS, counted
from bot.service.clocks.terms import Pace, Terms, TimeOut
from bot.service.clocks.turn_time import clock_of
from bot.service.delivery.notices import News, PartnerQuestion, PingOver, Reminder, TimeIsUp, TurnPing
from bot.service.errors import NoClock, NothingToDecide, NotSeated, OwnTime, TablePaused
from bot.service.ids import ChannelId, MessageId, TableId, UserId
from bot.service.matches.commands import Act
from bot.service.matches.record import Ping
from tests.service.clocks.quiet_hours import quiet
from tests.support.builders import playing
from tests.support.fakes import a_key
from tests.support.weeks import DAY_A_TURN, HOUR, pass_hours, to_act, told
from tests.support.world import ANA, BEN, CYD, World


def but(terms: Terms = DAY_A_TURN, **changes: object) -> Terms:
    return structs.replace(terms, **changes)


# --------------------------------------------------------------------------------------------- when time runs out


async def test_a_computer_plays_and_stands_in_until_the_player_is_back(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    late = await to_act(world, table)
    before = await world.record(table)
    await pass_hours(world, 24)
    record = await world.record(table)
    seat = record.seat_of(late)
    assert seat is not None
    holder = record.holder_of(seat)
    assert holder is not None
    assert (holder.stand_in, holder.stood_in, holder.user) == ("steady", 1, late)
    assert await to_act(world, table) != late
    assert [(news.user, news.seat) for news in told(world, News.STANDS_IN)] == [(late, seat)]
    rows = [row for row in await world.store.log(table, seat=None) if row.version > before.version]
    assert {row.by_computer for row in rows if row.seat == seat} == {True}
    for _ in range(3):
        await world.play_turn(table)
    # His next turn was played at once.
    assert await to_act(world, table) != late
    await world.services.clocks.come_back(table, late, key=a_key())
    for _ in range(3):
        await world.play_turn(table)
    assert await to_act(world, table) == late
    record = await world.record(table)
    assert record.holder_of(seat) == structs.replace(holder, stand_in=None, stood_in=2, missed=0)
    assert len(told(world, News.BACK)) == 1


async def test_who_plays_himself_is_back(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    late = await to_act(world, table)
    record = await world.record(table)
    holder = record.holder_of(await world.seat_to_act(table))
    assert holder is not None
    seats = tuple(structs.replace(one, missed=1) if one == holder else one for one in record.seats)
    await world.store.commit(
        Change(
            at=world.time.now(),
            record=structs.replace(record, seats=seats, revision=record.revision + 1),
            reseated=True,
        )
    )
    await world.services.play.act(Act(table, late, Draw(), a_key()))
    assert (await world.record(table)).holder_of(holder.seat) == holder


async def test_a_skipped_turn_lays_nothing_down_and_the_second_in_a_row_brings_a_stand_in(
    world: World,
) -> None:
    table = await world.playing(terms=but(on_time_out=TimeOut.SKIP))
    late, seat = await to_act(world, table), await world.seat_to_act(table)
    await pass_hours(world, 24)
    holder = (await world.record(table)).holder_of(seat)
    assert holder is not None
    assert (holder.stand_in, holder.missed, holder.stood_in) == (None, 1, 1)
    assert [news.user for news in told(world, News.SKIPPED)] == [late]
    kinds = {row.kind for row in await world.store.log(table, seat=None) if row.seat == seat}
    assert kinds <= {"drew", "discarded", "threes_laid"}
    for _ in range(3):
        await world.play_turn(table)
    assert await to_act(world, table) == late
    await pass_hours(world, 24)
    holder = (await world.record(table)).holder_of(seat)
    assert holder is not None
    assert (holder.stand_in, holder.missed) == ("steady", 2)


async def test_the_others_may_wait_or_let_a_computer_play(world: World) -> None:
    table = await world.playing(terms=but(on_time_out=TimeOut.WAIT))
    late, seat = await to_act(world, table), await world.seat_to_act(table)
    other = next(person.user for person in (ANA, BEN) if person.user != late)
    with pytest.raises(NothingToDecide):
        await world.services.clocks.play_for(table, other, key=a_key())
    await pass_hours(world, 48)
    assert await to_act(world, table) == late
    assert [(notice.seat, notice.turn) for notice in world.messenger.told(TimeIsUp)] == [
        (seat, (await world.record(table)).turn)
    ]
    with pytest.raises(NothingToDecide):
        await world.services.clocks.play_for(table, late, key=a_key())
    with pytest.raises(NotSeated):
        await world.services.clocks.play_for(table, UserId(999), key=a_key())
    await world.services.clocks.give_time(table, other, hours=24, key=a_key())
    with pytest.raises(NothingToDecide):
        await world.services.clocks.play_for(table, other, key=a_key())
    await pass_hours(world, 24)
    assert len(world.messenger.told(TimeIsUp)) == 2
    key = a_key()
    for _ in range(2):
        await world.services.clocks.play_for(table, other, key=key)
        await world.services.settle()
    assert await to_act(world, table) != late
    assert len(told(world, News.STANDS_IN)) == 1


async def test_a_computer_never_plays_on_alone(world: World) -> None:
    table = await world.playing((ANA, BEN), terms=DAY_A_TURN)
    await pass_hours(world, 48)
    record = await world.record(table)
    assert record.is_alone
    assert record.pause is not None
    assert record.pause.why == "alone"
    assert len(told(world, News.ALONE)) == 1
    version = record.version
    await pass_hours(world, 24 * 30)
    assert (await world.record(table)).version == version
    await world.restart()
    assert (await world.record(table)).version == version
    await world.services.clocks.come_back(table, ANA.user, key=a_key())
    await world.services.settle()
    record = await world.record(table)
    assert record.pause is None
    assert await to_act(world, table) == ANA.user
    due = await world.services.queries.due_of(record)
    assert due == world.time.now() + 24 * HOUR


async def test_a_human_among_computers_finds_the_table_as_he_left_it(world: World) -> None:
    table = await world.playing((ANA,), terms=DAY_A_TURN)
    await pass_hours(world, 24 * 3)
    version = (await world.record(table)).version
    await world.services.clocks.come_back(table, ANA.user, key=a_key())
    await world.services.settle()
    record = await world.record(table)
    assert (record.version, await to_act(world, table)) == (version, ANA.user)


# ------------------------------------------------------------------------------------------------- vacation, bank


async def test_vacation_is_taken_by_the_hour_and_only_when_time_would_run_out(world: World) -> None:
    table = await world.playing(terms=but(vacation_hours=48))
    seat = await world.seat_to_act(table)
    await pass_hours(world, 20)
    assert not told(world, News.VACATION)
    await pass_hours(world, 4 + 9.5)
    assert [news.seat for news in told(world, News.VACATION)] == [seat]
    due = await world.services.queries.due_of(await world.record(table))
    assert due == world.time.now() + 38.5 * HOUR
    await world.play_turn(table)
    assert clock_of(await world.record(table), seat).vacation == 10 * 3600
    for _ in range(3):
        await world.play_turn(table)
    await pass_hours(world, 24 + 37)
    assert not told(world, News.STANDS_IN)
    await pass_hours(world, 1)
    assert told(world, News.STANDS_IN)
    assert clock_of(await world.record(table), seat).vacation == 48 * 3600


async def test_who_is_late_is_called_before_the_vacation_ends_too(world: World) -> None:
    table = await world.playing(terms=but(vacation_hours=30))
    late = await to_act(world, table)
    await pass_hours(world, 24)
    assert told(world, News.VACATION)
    turn = (await world.record(table)).turn
    before = [notice.step for notice in world.messenger.told(Reminder)]
    await pass_hours(world, 30 - 12 - 0.5)
    assert [notice.step for notice in world.messenger.told(Reminder)] == before
    await pass_hours(world, 0.5)
    (reminder,) = world.messenger.told(Reminder)[len(before) :]
    assert (reminder.user, reminder.turn, reminder.step) == (late, turn, 3)
    await pass_hours(world, 10)
    assert [notice.step for notice in world.messenger.told(Reminder)] == [*before, 3, 4]
    assert await to_act(world, table) == late
    await pass_hours(world, 2)
    assert told(world, News.STANDS_IN)
    assert await to_act(world, table) != late


async def test_nobody_is_called_in_quiet_hours_as_the_vacation_ends(world: World) -> None:
    table = await world.playing(terms=but(vacation_hours=30, reminders=(12,)))
    user = await to_act(world, table)
    await pass_hours(world, 24)
    begins, called = world.time.now(), len(world.messenger.told(Reminder))
    await quiet(world, user, (begins + 17 * HOUR).hour, (begins + 20 * HOUR).hour)
    while len(world.messenger.told(Reminder)) == called:
        await pass_hours(world, 1)
    assert world.time.now() - begins == 20 * HOUR


async def test_the_bank_is_filled_by_each_turn_but_never_above_its_size(world: World) -> None:
    table = await world.playing(terms=but(pace=Pace.BANK, hours=24, increment=6))
    seat = await world.seat_to_act(table)

    async def due_in() -> float:
        due = await world.services.queries.due_of(await world.record(table))
        assert due is not None
        return (due - world.time.now()) / HOUR

    async def others() -> None:
        for _ in range(3):
            await world.play_turn(table)

    assert await due_in() == 24
    await pass_hours(world, 20)
    await world.play_turn(table)
    await others()
    assert await world.seat_to_act(table) == seat
    assert await due_in() == 4 + 6
    await pass_hours(world, 1)
    await world.play_turn(table)
    await others()
    assert await due_in() == 9 + 6
    await world.play_turn(table)
    await others()
    await world.play_turn(table)
    await others()
    assert await due_in() == 24


async def test_a_resting_table_says_so_to_those_who_decide_about_time(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    await world.services.pauses.pause(table, None, key=a_key(), why="admin")
    with pytest.raises(TablePaused):
        await world.services.clocks.give_time(table, ANA.user, hours=5, key=a_key())
    with pytest.raises(TablePaused):
        await world.services.clocks.play_for(table, ANA.user, key=a_key())


async def test_time_is_given_by_others_and_where_there_is_a_clock(world: World) -> None:
    relaxed, timed = await world.playing(), await world.playing(terms=DAY_A_TURN)
    user = await to_act(world, timed)
    other = next(person.user for person in (ANA, BEN) if person.user != user)
    clocks = world.services.clocks
    with pytest.raises(NoClock):
        await clocks.give_time(relaxed, other, hours=5, key=a_key())
    with pytest.raises(OwnTime):
        await clocks.give_time(timed, user, hours=5, key=a_key())
    await pass_hours(world, 20)
    record = await clocks.give_time(timed, other, hours=5, key=a_key())
    await world.services.settle()
    assert await world.services.queries.due_of(record) == world.time.now() + 9 * HOUR
    assert [(news.user, news.hours) for news in told(world, News.EXTENDED)] == [(user, 5)]


# ------------------------------------------------------------------------------------------------- the question


async def asked(world: World, terms: Terms) -> TableId:
    """Ana, on seat 0, has asked Cyd, her partner on seat 2."""
    table = await world.playing(terms=terms)
    await world.put(table, playing("Q Q 9", melds="KKKKKKK,QQQ").state)
    await world.act(table, AskPartner())
    await world.services.settle()
    return table


@pytest.mark.parametrize("default", [True, False])
async def test_an_absent_partner_never_locks_a_table(world: World, default: bool) -> None:
    table = await asked(world, Terms(question_hours=24, question_default=default))
    await pass_hours(world, 23)
    assert (await world.record(table)).turn.endswith(".2")
    await pass_hours(world, 1)
    assert (await world.record(table)).turn.endswith(".0")
    assert [news.seat for news in told(world, News.DEFAULT_ANSWER)] == [2]
    rows = await world.store.log(table, seat=None, kind="partner_answered")
    assert [row.by_computer for row in rows] == [True]
    (question,) = [(await world.view(table, 0)).table.question]
    assert question is not None
    assert question.answer is default
    assert world.messenger.told(TurnPing)[-1].user == ANA.user


async def test_an_answer_in_time_is_the_answer(world: World) -> None:
    table = await asked(world, Terms(question_hours=24))
    await pass_hours(world, 20)
    await world.services.play.act(Act(table, CYD.user, Answer(yes=True), a_key()))
    await pass_hours(world, 20)
    assert not told(world, News.DEFAULT_ANSWER)


async def test_the_time_of_the_asker_rests_while_partner_thinks(world: World) -> None:
    table = await asked(world, but(question_hours=0))
    await pass_hours(world, 24 * 4)
    assert not told(world, News.DEFAULT_ANSWER)
    await world.services.play.act(Act(table, CYD.user, Answer(yes=False), a_key()))
    due = await world.services.queries.due_of(await world.record(table))
    assert due == world.time.now() + 24 * HOUR


# ------------------------------------------------------------------------------------------------- the ping


async def test_the_ping_goes_when_the_turn_is_taken(world: World) -> None:
    table = await world.playing()
    record = await world.record(table)
    ping = Ping(record.turn, ChannelId(2), MessageId(77))
    await world.store.commit(
        Change(
            at=world.time.now(), record=structs.replace(record, pings=(ping,), revision=record.revision + 1)
        )
    )
    await world.act(table, Draw())
    assert not world.messenger.told(PingOver)
    await world.play_turn(table)
    assert world.messenger.told(PingOver) == [PingOver(table, ping.place, ping.message)]
    assert (await world.record(table)).pings == ()


# ------------------------------------------------------------------------------------------------- weeks


async def test_a_match_over_weeks_with_everything_in_it(world: World) -> None:
    """Whatever happens, nobody's clock shows more than it was given, and the table is never stuck."""
    table = await world.playing(terms=but(hours=12, vacation_hours=24))
    await quiet(world, ANA.user, 22, 7)
    await world.services.settings.days_off(BEN.user, {5, 6})
    start = world.time.now()
    for day in range(28):
        if day % 9 == 5:
            world.crash()
            world.time.moment += 30 * HOUR
            await world.start()
        await pass_hours(world, 7 + day % 5)
        record = await world.record(table)
        due, running = await world.services.queries.due_of(record), record.clock
        if running is not None and due is not None and not running.on_vacation:
            holder = record.holder_of(running.seat)
            assert holder is not None
            assert holder.user is not None
            calendar = (await world.services.settings.of(holder.user)).calendar
            assert counted(world.time.now(), due, calendar) <= 12 * HOUR
        if record.pause is None and day % 3:
            await world.play_turn(table)
        for holder in (await world.record(table)).people:
            if holder.is_absent and day % 4 == 0:
                assert holder.user is not None
                await world.services.clocks.come_back(table, holder.user, key=a_key())
                await world.services.settle()
    assert world.time.now() - start > 14 * 24 * HOUR
    record = await world.record(table)
    assert record.version > 30
    steps = [(notice.turn, notice.step) for notice in world.messenger.told(Reminder)]
    assert len(set(steps)) == len(steps)


async def test_two_people_are_never_called_for_one_turn(world: World) -> None:
    table = await world.playing()
    for _ in range(8):
        await world.play_turn(table)
    pings = world.messenger.told(TurnPing)
    assert len({ping.turn for ping in pings}) == len(pings)
    assert not world.messenger.told(PartnerQuestion)
    assert ALWAYS.quiet is None
