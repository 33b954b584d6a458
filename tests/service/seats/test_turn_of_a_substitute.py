"""The turn that a substitute finds: its time, its calls and questions."""

from msgspec import structs

from bot.canasta.actions import Answer
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.clocks.terms import TimeOut
from bot.service.clocks.turn_time import clock_of
from bot.service.delivery.notices import PartnerQuestion, PingOver, Reminder, TimeIsUp, TurnPing
from bot.service.ids import MessageId, UserId
from bot.service.matches.commands import Act
from bot.service.matches.record import Person, Ping
from tests.service.seats.leaving_tables import DAY_A_TURN, FAY, handed, pass_hours, to_act
from tests.support.builders import playing
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CHANNEL, CYD, DOT, EVE, World


async def test_a_substitute_has_the_rest_of_the_turn(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    person, seat = await to_act(world, table)
    await pass_hours(world, 20)
    record = await handed(world, table, person)
    assert record.clock is not None
    assert record.clock.seat == seat
    assert clock_of(record, seat).spent == 20 * 3600
    await pass_hours(world, 4)
    assert world.messenger.told(TimeIsUp)
    # Handing it back and forth gives nobody a fresh clock; only who sits down when it has run out begins anew.
    record = await handed(world, table, EVE, FAY)
    assert clock_of(record, seat).spent == 0
    assert record.clock is not None
    assert not record.clock.has_run_out


async def test_a_substitute_is_called_and_reminded_and_the_other_is_not(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    person, _ = await to_act(world, table)
    await handed(world, table, person)
    await world.services.settle()
    assert world.messenger.told(TurnPing)[-1].user == EVE.user
    await world.restart()
    await pass_hours(world, 12)
    assert [notice.user for notice in world.messenger.told(Reminder)] == [EVE.user]


async def test_in_quiet_hours_a_substitute_is_called_later(world: World) -> None:
    table = await world.playing()
    person, _ = await to_act(world, table)
    # It is noon.
    await world.services.settings.quiet_from(EVE.user, 11 * 60)
    await world.services.settings.quiet_until(EVE.user, 14 * 60)
    called = len(world.messenger.told(TurnPing))
    await handed(world, table, person)
    await world.services.settle()
    assert len(world.messenger.told(TurnPing)) == called
    await pass_hours(world, 4)
    assert [ping.user for ping in world.messenger.told(TurnPing)[called:]] == [EVE.user]


async def test_vacation_that_was_taken_is_not_the_substitutes(world: World) -> None:
    table = await world.playing(terms=structs.replace(DAY_A_TURN, vacation_hours=48))
    person, seat = await to_act(world, table)
    await pass_hours(world, 40)
    record = await world.record(table)
    assert record.clock is not None
    assert record.clock.on_vacation
    record = await handed(world, table, person)
    assert (clock_of(record, seat).vacation, clock_of(record, seat).spent) == (0, 0)
    assert record.clock is not None
    assert not record.clock.on_vacation


async def test_somebody_who_sits_elsewhere_at_the_table_leaves_the_turn_alone(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    person, seat = await to_act(world, table)
    await pass_hours(world, 6)
    before = await world.record(table)
    called = len(world.messenger.told(TurnPing))
    other = next(one for one in (ANA, BEN, CYD, DOT) if one != person)
    record = await handed(world, table, other)
    await world.services.settle()
    assert (record.clock, record.clocks[seat]) == (before.clock, before.clocks[seat])
    assert len(world.messenger.told(TurnPing)) == called
    await pass_hours(world, 18)
    assert world.messenger.told(TimeIsUp)


async def test_a_seat_changes_hands_while_the_match_is_paused(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    person, seat = await to_act(world, table)
    await pass_hours(world, 6)
    await world.services.pauses.pause(table, None, key=a_key(), why="admin")
    called = len(world.messenger.told(TurnPing))
    record = await handed(world, table, person)
    assert record.pause is not None
    await pass_hours(world, 48)
    assert len(world.messenger.told(TurnPing)) == called
    record = await world.services.pauses.resume(table, None, key=a_key(), is_admin=True)
    await world.services.settle()
    assert world.messenger.told(TurnPing)[-1].user == EVE.user
    assert clock_of(record, seat).spent == 6 * 3600


async def test_who_takes_the_seat_of_somebody_a_computer_plays_for_plays_himself(world: World) -> None:
    table = await world.playing(terms=structs.replace(DAY_A_TURN, on_time_out=TimeOut.COMPUTER))
    person, seat = await to_act(world, table)
    await pass_hours(world, 26)
    record = await world.record(table)
    holder = record.holder_of(seat)
    assert holder is not None
    assert holder.stand_in
    await world.services.substitutes.offer(table, person.user, key=a_key())
    record = await world.services.substitutes.take(table, EVE, seat, key=a_key())
    holder = record.holder_of(seat)
    assert holder is not None
    assert (holder.player, holder.missed, holder.stood_in) == (None, 0, 0)


async def test_of_partners_who_are_asked_together_only_the_new_one_is_called(world: World) -> None:
    rules = rules_of("classic_6_two_teams")
    people = (ANA, BEN, CYD, DOT, FAY, Person(UserId(201), "Gil"))
    table = await world.playing(people, rules=rules)
    await world.put(table, playing("K K 4 5", melds="KKKKKKK", question="open", rules=rules).state)
    record = await world.record(table)
    asked = await world.services.queries.board(table)
    assert asked.view is not None
    first, second = asked.view.seats_to_act
    pings = tuple(
        Ping(record.turn, CHANNEL, MessageId(50 + seat), people[seat].user) for seat in (first, second)
    )
    changed = structs.replace(record, pings=pings, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=changed))
    called = len(world.messenger.told(PartnerQuestion))
    record = await handed(world, table, people[second])
    await world.services.settle()
    assert record.pings == pings[:1]
    assert [over.message for over in world.messenger.told(PingOver)] == [pings[1].message]
    asked_now = world.messenger.told(PartnerQuestion)[called:]
    assert [(question.user, question.seat, question.asker) for question in asked_now] == [
        (EVE.user, second, Seat(0))
    ]
    await world.services.play.act(Act(table, EVE.user, Answer(yes=True), a_key()))
