"""What a match survives: people who leave, places that are deleted, a bot that is removed and invited again."""

from datetime import timedelta

import pytest

from bot.canasta.seats import Seat
from bot.service.administration.admin_actions import AdminAction
from bot.service.change import AdminEntry
from bot.service.clocks.terms import Pace, Terms, TimeOut
from bot.service.delivery.notices import (
    BoardRefresh,
    News,
    PingOver,
    PlaceLost,
    TableNews,
    TimeIsUp,
    TurnPing,
)
from bot.service.errors import NothingToDecide, NotSeated
from bot.service.ids import ChannelId, GuildId, MessageId
from bot.service.matches.record import Ping, TableStatus
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CHANNEL, CYD, DOT, EVE, GUILD, THREAD, World

ELSEWHERE = GuildId(77)


def news(world: World) -> list[News]:
    return [told.news for told in world.messenger.told(TableNews)]


def forget(world: World) -> None:
    world.messenger.delivered.clear()


# --------------------------------------------------------------------------------------------------- people


async def test_who_left_keeps_his_seat_and_the_table_is_told_once(world: World) -> None:
    await world.start()
    table = await world.playing()
    forget(world)
    for _ in range(2):
        await world.services.departures.person_left(GUILD, BEN.user)
    await world.services.settle()
    record = await world.record(table)
    holder = record.holder_of(Seat(1))
    assert holder is not None
    assert (holder.user, holder.is_gone) == (BEN.user, True)
    assert news(world) == [News.GONE]
    assert record.pause is None


async def test_who_left_another_server_is_still_here(world: World) -> None:
    table = await world.playing()
    await world.services.departures.person_left(ELSEWHERE, BEN.user)
    assert not any(holder.is_gone for holder in (await world.record(table)).seats)


async def test_who_left_stands_up_from_a_table_without_cards(world: World) -> None:
    table = await world.new_table(ANA)
    await world.services.lobby.join(table, BEN, key=a_key())
    await world.services.departures.person_left(GUILD, ANA.user)
    record = await world.record(table)
    assert [holder.user for holder in record.seats] == [BEN.user]
    assert record.host == BEN.user
    await world.services.departures.person_left(GUILD, BEN.user)
    assert (await world.record(table)).status is TableStatus.CANCELLED


async def test_a_host_who_left_hands_the_table_over(world: World) -> None:
    table = await world.playing()
    await world.services.departures.person_left(GUILD, ANA.user)
    assert (await world.record(table)).host == BEN.user


async def test_a_computer_plays_for_who_left_when_somebody_at_the_table_wants_that(world: World) -> None:
    await world.start()
    table = await world.playing()
    user = await world.user_to_act(table)
    seat = await world.seat_to_act(table)
    departures = world.services.departures
    others = [person for person in (ANA, BEN, CYD, DOT) if person.user != user]
    with pytest.raises(NothingToDecide):
        await departures.stand_in(table, others[0].user, seat, key=a_key())
    await departures.person_left(GUILD, user)
    with pytest.raises(NotSeated):
        await departures.stand_in(table, EVE.user, seat, key=a_key())
    version = (await world.record(table)).version
    key = a_key()
    for _ in range(2):
        await departures.stand_in(table, others[0].user, seat, key=key)
    await world.services.settle()
    record = await world.record(table)
    assert record.version > version
    assert await world.seat_to_act(table) != seat
    holder = record.holder_of(seat)
    assert holder is not None
    assert (holder.user, holder.stood_in) == (user, 1)
    with pytest.raises(NothingToDecide):
        await departures.stand_in(table, others[0].user, seat, key=a_key())


async def test_an_admin_who_does_not_sit_there_may_do_that_and_it_is_logged(world: World) -> None:
    table = await world.playing()
    await world.services.departures.person_left(GUILD, BEN.user)
    await world.services.departures.stand_in(table, EVE.user, Seat(1), key=a_key(), is_admin=True)
    entries: tuple[AdminEntry, ...] = (await world.services.admin.log(GUILD)).entries
    assert [(entry.did, entry.table, entry.actor) for entry in entries] == [
        (AdminAction.STAND_IN, table, EVE.user)
    ]


async def test_a_computer_for_a_neighbour_takes_no_time_from_who_is_to_act(world: World) -> None:
    table = await world.playing()
    seat = await world.seat_to_act(table)
    gone = next(holder for holder in (await world.record(table)).seats if holder.seat != seat)
    assert gone.user is not None
    before = (await world.record(table)).clock
    await world.services.departures.person_left(GUILD, gone.user)
    await world.services.departures.stand_in(table, EVE.user, gone.seat, key=a_key(), is_admin=True)
    assert (await world.record(table)).clock == before


async def test_a_match_that_everybody_left_rests_and_wakes_with_the_first_who_returns(world: World) -> None:
    await world.start()
    table = await world.playing()
    for person in (ANA, BEN, CYD):
        await world.services.departures.person_left(GUILD, person.user)
        assert (await world.record(table)).pause is None
    await world.services.departures.person_left(GUILD, DOT.user)
    record = await world.record(table)
    assert record.pause is not None
    assert record.pause.why == "alone"
    await world.services.settle()
    assert news(world)[-1] is News.ALONE
    forget(world)
    await world.services.departures.person_returned(GUILD, DOT.user)
    await world.services.settle()
    record = await world.record(table)
    assert record.pause is None
    assert {News.BACK, News.RESUMED} <= set(news(world))


async def test_who_returns_has_his_seat_again(world: World) -> None:
    table = await world.playing()
    before = await world.record(table)
    await world.services.departures.person_left(GUILD, BEN.user)
    await world.services.substitutes.offer(table, ANA.user, seat=Seat(1), key=a_key())
    await world.services.departures.person_returned(GUILD, BEN.user)
    record = await world.record(table)
    assert (record.seats, record.offers) == (before.seats, ())
    await world.services.departures.person_returned(GUILD, BEN.user)
    assert (await world.record(table)).revision == record.revision


# --------------------------------------------------------------------------------------------------- places


async def test_a_deleted_thread_moves_the_table_at_once_and_calls_again(world: World) -> None:
    await world.start()
    table = await world.playing()
    await world.services.table_channels.set_place(table, thread=THREAD)
    await world.services.settle()
    forget(world)
    await world.services.guild_events.place_deleted(THREAD)
    await world.services.settle()
    assert (await world.record(table)).place == CHANNEL
    assert News.MOVED in news(world)
    [ping] = world.messenger.told(TurnPing)
    assert ping.user == await world.user_to_act(table)


async def test_the_people_of_a_table_without_any_place_are_told_one_by_one(world: World) -> None:
    await world.start()
    table = await world.playing((ANA, BEN))
    for _ in range(2):
        await world.services.guild_events.place_deleted(CHANNEL)
    await world.services.settle()
    assert [told.user for told in world.messenger.told(PlaceLost)] == [ANA.user, BEN.user]
    assert await world.services.guild_events.channel_of(CHANNEL) is None
    await world.services.guild_events.place_deleted(ChannelId(999))
    assert (await world.record(table)).is_open
    await world.services.table_channels.move(table, BEN.user, channel=ChannelId(9))
    assert dict(await world.services.guild_events.open_places()) == {ChannelId(9): GUILD}
    assert await world.services.guild_events.channel_of(ChannelId(9)) == 9


# -------------------------------------------------------------------------------------------------- servers


async def test_removed_and_invited_again(world: World) -> None:
    await world.start()
    table, waiting = await world.playing(), await world.new_table(EVE)
    before = await world.record(table)
    for _ in range(2):
        await world.services.guild_events.bot_left(GUILD)
    record = await world.record(table)
    assert record.pause is not None
    assert record.pause.why == "removed"
    assert (await world.record(waiting)).status is TableStatus.LOBBY
    await world.services.settle()
    forget(world)
    for _ in range(2):
        await world.services.guild_events.bot_joined(GUILD)
    await world.services.settle()
    record = await world.record(table)
    assert record.pause is None
    assert (record.version, record.seats, record.turn) == (before.version, before.seats, before.turn)
    assert {told.table for told in world.messenger.told(BoardRefresh)} == {table, waiting}
    assert {told.user for told in world.messenger.told(TurnPing)} == {await world.user_to_act(table)}


async def test_a_match_that_rested_before_goes_on_resting(world: World) -> None:
    table = await world.playing()
    await world.services.pauses.pause(table, EVE.user, key=a_key(), why="admin")
    await world.services.guild_events.bot_left(GUILD)
    await world.services.guild_events.bot_joined(GUILD)
    record = await world.record(table)
    assert record.pause is not None
    assert record.pause.why == "admin"


async def test_what_happened_while_the_bot_was_down_is_made_up_for(world: World) -> None:
    await world.start()
    table = await world.playing()
    await world.restart()
    await world.services.guild_events.servers([GUILD])
    assert (await world.record(table)).pause is None
    await world.restart()
    await world.services.guild_events.servers([ELSEWHERE])
    assert (await world.record(table)).pause is not None
    await world.restart()
    await world.services.guild_events.servers([ELSEWHERE])
    await world.restart()
    await world.services.guild_events.servers([ELSEWHERE, GUILD])
    assert (await world.record(table)).pause is None


async def test_nothing_is_concluded_for_servers_that_another_connection_serves(world: World) -> None:
    table = await world.playing()
    await world.services.guild_events.servers([], lambda guild: guild != GUILD)
    assert (await world.record(table)).pause is None
    await world.services.guild_events.servers([], lambda guild: guild == GUILD)
    assert (await world.record(table)).pause is not None


async def test_other_servers_are_not_touched(world: World) -> None:
    table = await world.playing()
    await world.services.guild_events.bot_left(ELSEWHERE)
    await world.services.guild_events.bot_joined(ELSEWHERE)
    assert (await world.record(table)).pause is None


async def test_no_clock_runs_while_the_bot_is_not_there(world: World) -> None:
    table = await world.playing()
    await world.services.guild_events.bot_left(GUILD)
    assert (await world.record(table)).clock is None
    assert await world.store.next_deadline() is None


async def test_what_called_somebody_is_known_after_a_removal_so_that_nobody_is_called_twice(
    world: World,
) -> None:
    table = await world.playing()
    record = await world.record(table)
    ping = Ping(record.turn, record.place, MessageId(7), ANA.user, "7")
    assert await world.services.table_channels.set_ping(table, ping)
    await world.services.guild_events.bot_left(GUILD)
    assert (await world.record(table)).pings == (ping,)
    await world.services.guild_events.bot_joined(GUILD)
    assert (await world.record(table)).pings == (ping,)


async def test_where_the_time_has_run_out_the_others_are_asked_anew(world: World) -> None:
    await world.start()
    table = await world.playing(terms=Terms(pace=Pace.TURNS, hours=24, on_time_out=TimeOut.WAIT))
    await world.pass_time(timedelta(hours=200))
    record = await world.record(table)
    assert record.clock is not None
    assert record.clock.has_run_out
    forget(world)
    await world.services.guild_events.call_again(table)
    await world.services.settle()
    assert [told.seat for told in world.messenger.told(TimeIsUp)] == [record.clock.seat]
    assert not world.messenger.told(TurnPing)


async def test_what_could_not_be_taken_away_goes_with_the_next_turn(world: World) -> None:
    await world.start()
    table = await world.playing()
    left = PingOver(table, CHANNEL, MessageId(5))
    for _ in range(2):
        await world.services.table_channels.remember_message(left)
    record = await world.record(table)
    assert len(record.pings) == 1
    assert record.living_pings == ()
    await world.play_turn(table)
    await world.services.settle()
    assert world.messenger.told(PingOver) == [left]
    assert not any(ping.message == 5 for ping in (await world.record(table)).pings)


async def test_so_much_that_could_not_be_taken_away_is_kept_in_mind_and_no_more(world: World) -> None:
    table = await world.playing()
    for number in range(30):
        await world.services.table_channels.remember_message(PingOver(table, CHANNEL, MessageId(number)))
    assert [ping.message for ping in (await world.record(table)).pings] == list(range(22, 30))
