"""Who is at the table when a turn begins is not called, until they have not clicked there for two minutes."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.canasta.actions import AskPartner, Discard, Draw
from bot.service.change import DeadlineKind
from bot.service.clocks import hours
from bot.service.clocks.hours import Presence
from bot.service.delivery.notices import BoardRefresh, PartnerQuestion, TurnPing
from bot.service.ids import TableId, UserId
from tests.service.clocks.quiet_hours import quiet
from tests.support.builders import drawing, playing
from tests.support.fakes import FakeTime, a_key
from tests.support.world import ANA, BEN, CYD, DOT, World

SECOND, MINUTE = timedelta(seconds=1), timedelta(minutes=1)
TABLE = TableId(1)


async def about_to_pass(world: World) -> TableId:
    """A table where Ana has drawn, and Ben is next."""
    table = await world.playing()
    await world.put(table, drawing("4 5 6 7").state)
    assert await world.user_to_act(table) == ANA.user
    await world.act(table, Draw())
    return table


async def passes(world: World, table: TableId) -> None:
    """The turn passes to Ben, and what follows is told."""
    world.messenger.delivered.clear()
    discard = next(action for action in await world.options(table) if isinstance(action, Discard))
    await world.act(table, discard)
    await world.services.settle()


async def begun(world: World, *, last_click: timedelta = timedelta(0)) -> TableId:
    """A table where Ben's turn has begun; his last click there is so long ago."""
    table = await about_to_pass(world)
    world.services.presence.clicked(table, BEN.user)
    await world.pass_time(last_click)
    await passes(world, table)
    return table


def called(world: World) -> list[UserId]:
    return [notice.user for notice in world.messenger.told(TurnPing)]


async def test_where_the_next_one_is_at_the_table_the_board_is_edited(world: World) -> None:
    table = await begun(world)
    assert world.messenger.delivered == [BoardRefresh(table, (await world.record(table)).version)]


async def test_who_has_not_clicked_for_two_minutes_is_called_at_once(world: World) -> None:
    await begun(world, last_click=2 * MINUTE)
    assert called(world) == [BEN.user]


async def test_a_click_at_another_table_does_not_count(world: World) -> None:
    table = await about_to_pass(world)
    world.services.presence.clicked(TableId(table + 1), BEN.user)
    await passes(world, table)
    assert called(world) == [BEN.user]


async def test_who_does_not_act_is_called_two_minutes_after_the_last_click_and_once(world: World) -> None:
    await begun(world, last_click=30 * SECOND)
    await world.pass_time(89 * SECOND)
    assert called(world) == []
    await world.pass_time(SECOND)
    assert called(world) == [BEN.user]
    await world.pass_time(60 * MINUTE)
    assert called(world) == [BEN.user]


async def test_who_acts_is_not_called(world: World) -> None:
    table = await begun(world)
    await world.pass_time(MINUTE)
    await world.act(table, Draw())
    await world.pass_time(60 * MINUTE)
    assert called(world) == []
    assert await world.store.next_deadline() != (await world.record(table)).turn_since + 2 * MINUTE


async def test_clicks_postpone_the_call_to_two_minutes_after_the_last(world: World) -> None:
    table = await begun(world)
    for _ in range(3):
        await world.pass_time(MINUTE)
        world.services.presence.clicked(table, BEN.user)
    await world.pass_time(119 * SECOND)
    assert called(world) == []
    await world.pass_time(SECOND)
    assert called(world) == [BEN.user]


async def test_clicks_of_others_postpone_nothing(world: World) -> None:
    table = await begun(world)
    await world.pass_time(MINUTE)
    world.services.presence.clicked(table, ANA.user)
    await world.pass_time(MINUTE)
    assert called(world) == [BEN.user]


async def test_ten_minutes_after_the_turn_began_clicks_postpone_it_no_longer(world: World) -> None:
    table = await begun(world)
    for _ in range(9):
        await world.pass_time(MINUTE)
        world.services.presence.clicked(table, BEN.user)
    await world.pass_time(59 * SECOND)
    assert called(world) == []
    await world.pass_time(SECOND)
    assert called(world) == [BEN.user]


async def test_a_restart_keeps_the_call_and_its_time(world: World) -> None:
    await begun(world)
    await world.pass_time(MINUTE)
    await world.restart()
    assert called(world) == []
    await world.pass_time(59 * SECOND)
    assert called(world) == []
    await world.pass_time(SECOND)
    assert called(world) == [BEN.user]


async def test_a_call_that_fell_due_while_nothing_ran_is_made_at_the_start(world: World) -> None:
    await begun(world)
    world.crash()
    world.time.advance(5 * MINUTE)
    await world.start()
    assert called(world) == [BEN.user]


async def test_after_a_restart_clicks_postpone_it_again(world: World) -> None:
    table = await begun(world)
    await world.restart()
    await world.pass_time(MINUTE)
    world.services.presence.clicked(table, BEN.user)
    await world.pass_time(MINUTE)
    assert called(world) == []
    await world.pass_time(MINUTE)
    assert called(world) == [BEN.user]


async def test_a_process_that_does_not_know_who_is_there_calls_at_once(world: World) -> None:
    table = await about_to_pass(world)
    world.services.presence.clicked(table, BEN.user)
    await world.restart()
    await passes(world, table)
    assert called(world) == [BEN.user]


async def test_in_quiet_hours_it_waits_for_their_end(world: World) -> None:
    await quiet(world, BEN.user, 12, 14)  # it is noon
    table = await begun(world)
    assert [row.kind for row in await world.store.due_deadlines(world.time.now() + 3 * 60 * MINUTE)] == [
        DeadlineKind.CALL
    ]
    await world.pass_time(119 * MINUTE)
    assert called(world) == []
    await world.pass_time(MINUTE)
    assert called(world) == [BEN.user]
    assert (await world.record(table)).clock is not None


async def test_quiet_hours_that_begin_before_the_call_delay_it(world: World) -> None:
    table = await about_to_pass(world)
    await world.pass_time(datetime(2026, 1, 1, 12, 59, tzinfo=UTC) - world.time.now())
    await quiet(world, BEN.user, 13, 14)
    world.services.presence.clicked(table, BEN.user)
    await passes(world, table)
    await world.pass_time(60 * MINUTE)
    assert called(world) == []
    await world.pass_time(2 * MINUTE)
    assert called(world) == [BEN.user]


async def test_a_partner_who_is_at_the_table_is_asked_at_once(world: World) -> None:
    table = await world.playing((ANA, BEN, CYD, DOT))
    await world.put(table, playing("Q Q 9", melds="KKKKKKK,QQQ").state)
    world.services.presence.clicked(table, CYD.user)
    await world.act(table, AskPartner())
    await world.services.settle()
    assert [notice.user for notice in world.messenger.told(PartnerQuestion)] == [CYD.user]


async def test_a_clock_that_is_set_back_does_not_postpone_the_call(world: World) -> None:
    await begun(world)
    world.time.set_clock(-60 * MINUTE)
    await world.pass_time(3 * MINUTE)
    assert called(world) == [BEN.user]


async def test_a_pause_ends_the_wait_and_the_match_that_goes_on_begins_another(world: World) -> None:
    table = await begun(world)
    people = (ANA, BEN, CYD, DOT)
    for person in people:
        await world.services.pauses.pause(table, person.user, key=a_key())
    await world.pass_time(60 * MINUTE)
    assert called(world) == []
    for person in people:
        if (await world.record(table)).pause is not None:
            await world.services.pauses.resume(table, person.user, key=a_key())
    await world.services.settle()
    assert called(world) == [BEN.user]


@pytest.mark.parametrize("is_here", [True, False])
async def test_lay_downs_are_shown_soon_to_who_looks(world: World, is_here: bool) -> None:
    table = await world.playing()
    moment = playing("K K K Q Q Q 4 5", melds="AAAAAAA")
    await world.put(table, moment.state)
    world.messenger.delivered.clear()
    if is_here:
        world.services.presence.clicked(table, ANA.user)
    await world.act(table, moment.action("meld KKK"))
    await world.pass_time(SECOND)
    assert world.messenger.delivered == []
    await world.pass_time(SECOND)
    assert len(world.messenger.delivered) == is_here
    await world.pass_time(18 * SECOND)
    assert len(world.messenger.delivered) == 1


# ------------------------------------------------------------------------------------------------- what is known


def test_whoever_clicked_last_is_known_for_two_minutes() -> None:
    time = FakeTime()
    known = Presence(time)
    known.clicked(TABLE, ANA.user)
    assert known.until(TABLE, ANA.user) == time.now() + 2 * MINUTE
    assert known.until(TABLE, BEN.user) is None
    time.advance(2 * MINUTE)
    assert known.until(TABLE, ANA.user) is None


def test_what_was_noted_before_the_clock_was_set_back_says_nothing() -> None:
    time = FakeTime()
    known = Presence(time)
    known.clicked(TABLE, ANA.user)
    time.set_clock(-MINUTE)
    assert known.until(TABLE, ANA.user) is None


def test_no_more_is_remembered_than_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hours, "_MOST_KNOWN", 3)
    time = FakeTime()
    known = Presence(time)
    for number in range(10):
        known.clicked(TABLE, UserId(number))
    assert len(known._clicked) == 3
    assert known.until(TABLE, UserId(9)) is not None
    time.advance(2 * MINUTE)
    known.clicked(TABLE, ANA.user)
    assert len(known._clicked) == 1


async def test_the_call_stays_whatever_else_changes_the_table(world: World) -> None:
    """Ben's call stays although he changes his hours, or the table goes on in another thread."""
    table = await begun(world)
    await world.services.clocks.count_until_now(BEN.user)
    await world.services.guild_events.call_again(table)
    await world.services.settle()
    await world.pass_time(2 * MINUTE)
    assert called(world) == [BEN.user]
