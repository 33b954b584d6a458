"""Leaving a match that is on: seats handed over, matches given up, people replaced."""

import asyncio
from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.actions import Answer, Discard, Draw
from bot.canasta.events import DrewCards
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat, SideId
from bot.service.change import Change, DeadlineKind, OrdersWrite
from bot.service.clocks.terms import Pace, Terms, TimeOut
from bot.service.clocks.turn_time import clock_of
from bot.service.delivery.notices import (
    MatchResult,
    News,
    PartnerQuestion,
    PingOver,
    Reminder,
    TableNews,
    TimeIsUp,
    TurnPing,
)
from bot.service.errors import (
    MatchRunning,
    NoOffer,
    NoResignation,
    NoSuchSeat,
    NotInvited,
    NotSeated,
    NotStarted,
    NotYourSide,
    PersonAlreadySeated,
    SawAnotherHand,
    SeatHandedOn,
    TableClosed,
    TooManyOwnTables,
    UnknownLevel,
)
from bot.service.ids import MessageId, TableId, UserId
from bot.service.matches.draft import DraftPlay
from bot.service.matches.play import Act
from bot.service.matches.record import Person, Ping, SeatOffer, TableRecord, TableStatus, Tenure
from bot.service.orders.model import Orders, Start
from tests.support.builders import playing
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CHANNEL, CYD, DOT, EVE, GUILD, World

FAY = Person(UserId(200), "Fay")


async def news(world: World, kind: News) -> list[TableNews]:
    await world.services.settle()
    return [notice for notice in world.messenger.told(TableNews) if notice.news is kind]


async def to_act(world: World, table: TableId) -> tuple[Person, Seat]:
    """Who must act, and where he sits."""
    seat = await world.seat_to_act(table)
    return (ANA, BEN, CYD, DOT)[seat], seat


async def handed(world: World, table: TableId, person: Person, to: Person = EVE) -> TableRecord:
    """This person's seat is somebody else's now."""
    substitutes = world.services.substitutes
    seat = (await world.record(table)).seat_of(person.user)
    assert seat is not None
    await substitutes.offer(table, person.user, to=to.user, key=a_key())
    return await substitutes.take(table, to, seat, key=a_key())


# ------------------------------------------------------------------------------------------------ handing over


async def test_a_seat_is_offered_and_taken(world: World) -> None:
    table = await world.playing()
    person, seat = await to_act(world, table)
    await world.act(table, Draw())
    substitutes = world.services.substitutes
    offered = await substitutes.offer(table, person.user, key=a_key())
    assert offered.offers == (SeatOffer(seat, person.user),)
    assert [notice.seat for notice in await news(world, News.OFFERED)] == [seat]
    # Until somebody takes it he plays on.
    await world.restart()
    taken = await world.services.substitutes.take(table, EVE, seat, key=a_key())
    holder = taken.holder_of(seat)
    assert holder is not None
    assert (holder.user, holder.name, holder.since) == (EVE.user, "Eve", 2)
    assert taken.former == (Tenure(seat, person.name, person.user, 2, 1),)
    assert taken.offers == ()
    assert taken.name_at(seat, 2) == person.name
    assert taken.name_at(seat, 3) == "Eve"
    [told] = await news(world, News.SUBSTITUTED)
    assert (told.user, told.name, told.seat) == (EVE.user, person.name, seat)
    # It was his turn, so she is called, and plays on where he was.
    assert world.messenger.told(TurnPing)[-1].user == EVE.user
    hand = await world.services.queries.hand(table, EVE.user)
    assert hand.view == await world.view(table, seat)
    options = await world.options(table)
    await world.act(table, next(action for action in options if isinstance(action, Discard)))
    assert (await world.record(table)).version == 3


async def test_the_private_past_stays_with_who_lived_it(world: World) -> None:
    table = await world.playing()
    person, seat = await to_act(world, table)
    await world.act(table, Draw())
    log = await world.services.queries.log(table, person.user)
    assert any(isinstance(event, DrewCards) for entry in log.entries for event in entry.events)
    await handed(world, table, person)
    log = await world.services.queries.log(table, EVE.user)
    assert log.seat == seat
    assert all(event.audience is None for entry in log.entries for event in entry.events)
    log = await world.services.queries.log(table, person.user)
    assert all(event.audience is None for entry in log.entries for event in entry.events)


async def test_drafts_and_orders_are_dropped(world: World) -> None:
    table = await world.playing()
    person, seat = await to_act(world, table)
    view = await world.view(table, seat)
    held = next(face // 4 for face in range(16, 60) if view.hand >> (8 * face) & 0xFF)
    await world.prepare(table, person.user, DraftPlay(held, 1))
    order = OrdersWrite(table, person.user, Orders(start=Start.DRAW))
    record = await world.record(table)
    record = structs.replace(
        record, ordered=(seat,), answering=(seat,), ready=(seat,), revision=record.revision + 1
    )
    await world.store.commit(Change(at=world.time.now(), record=record, orders=(order,)))
    record = await handed(world, table, person)
    assert (record.ordered, record.answering, record.ready) == ((), (), ())
    assert (await world.store.draft(table, person.user)).is_empty
    assert (await world.store.draft(table, EVE.user)).is_empty
    assert await world.store.orders(table, person.user) is None


async def test_who_handed_the_seat_on_is_told_whose_it_is(world: World) -> None:
    table = await world.playing()
    person, _ = await to_act(world, table)
    await handed(world, table, person)
    for attempt in (
        world.services.play.act(Act(table, person.user, Draw(), a_key())),
        world.services.queries.hand(table, person.user),
        world.services.drafts.clear(table, person.user),
        world.services.substitutes.offer(table, person.user, key=a_key()),
        world.services.resigning.resign(table, person.user, key=a_key()),
    ):
        with pytest.raises(SeatHandedOn) as caught:
            await attempt
        assert caught.value.facts["name"] == "Eve"
        assert not caught.value.facts["computer"]
    assert await world.services.queries.tables_of(person.user) == ()
    assert [record.id for record in await world.services.queries.tables_of(EVE.user)] == [table]


async def test_only_who_is_invited_takes_the_seat(world: World) -> None:
    table = await world.playing()
    substitutes = world.services.substitutes
    await substitutes.offer(table, BEN.user, to=EVE.user, key=a_key())
    with pytest.raises(NotInvited) as caught:
        await substitutes.take(table, FAY, Seat(1), key=a_key())
    assert caught.value.facts == {"table": table, "user": EVE.user}
    with pytest.raises(PersonAlreadySeated):
        await substitutes.take(table, ANA, Seat(1), key=a_key())
    with pytest.raises(NoOffer):
        await substitutes.take(table, EVE, Seat(0), key=a_key())
    with pytest.raises(PersonAlreadySeated):
        await substitutes.offer(table, BEN.user, to=CYD.user, key=a_key())
    # Inviting somebody else takes the place of the first offer.
    await substitutes.offer(table, BEN.user, key=a_key())
    assert (await substitutes.take(table, FAY, Seat(1), key=a_key())).seat_of(FAY.user) == 1
    with pytest.raises(NoOffer):
        await substitutes.take(table, EVE, Seat(1), key=a_key())


async def test_who_has_seen_a_hand_takes_no_other_seat_before_the_round_is_over(world: World) -> None:
    """Not the partner's, not an opponent's, not by an admin's hand; the own one again, and any in the next round."""
    table = await world.playing()
    substitutes = world.services.substitutes
    await handed(world, table, BEN)
    for person in (CYD, DOT):
        await substitutes.offer(table, person.user, key=a_key())
    for seat in (Seat(2), Seat(3)):
        with pytest.raises(SawAnotherHand) as caught:
            await substitutes.take(table, BEN, seat, key=a_key())
        assert caught.value.facts == {"table": table, "user": BEN.user, "seat": 1}
        with pytest.raises(SawAnotherHand):
            await substitutes.replace(table, seat, BEN, key=a_key())
    assert (await substitutes.take(table, FAY, Seat(2), key=a_key())).seat_of(FAY.user) == 2
    assert (await substitutes.replace(table, Seat(1), BEN, key=a_key())).seat_of(BEN.user) == 1
    await handed(world, table, BEN)
    while (await world.view(table, 0)).table.round == 1:
        await world.play_turn(table)
    assert (await substitutes.take(table, BEN, Seat(3), key=a_key())).seat_of(BEN.user) == 3


async def test_a_seat_on_offer_to_anybody_stays_so_when_a_computer_sits_down_elsewhere(world: World) -> None:
    table = await world.playing()
    substitutes = world.services.substitutes
    await substitutes.offer(table, CYD.user, key=a_key())
    await substitutes.offer(table, DOT.user, to=EVE.user, key=a_key())
    await substitutes.replace(table, Seat(1), None, key=a_key())
    assert [offer.seat for offer in (await world.record(table)).offers] == [2, 3]
    await substitutes.replace(table, Seat(1), EVE, key=a_key())
    assert [offer.seat for offer in (await world.record(table)).offers] == [2]


async def test_an_offer_is_withdrawn_by_who_made_it(world: World) -> None:
    table = await world.playing()
    substitutes = world.services.substitutes
    await substitutes.offer(table, BEN.user, key=a_key())
    with pytest.raises(NotYourSide):
        await substitutes.withdraw(table, ANA.user, seat=Seat(1), key=a_key())
    with pytest.raises(NotSeated):
        await substitutes.withdraw(table, EVE.user, seat=Seat(1), key=a_key())
    assert (await substitutes.withdraw(table, BEN.user, seat=Seat(1), key=a_key())).offers == ()
    with pytest.raises(NoOffer):
        await substitutes.withdraw(table, BEN.user, seat=Seat(1), key=a_key())


async def test_the_seat_of_who_has_left_is_offered_by_the_others(world: World) -> None:
    table = await world.playing()
    substitutes = world.services.substitutes
    with pytest.raises(NotYourSide):
        await substitutes.offer(table, ANA.user, seat=Seat(1), key=a_key())
    with pytest.raises(NoSuchSeat):
        await substitutes.offer(table, ANA.user, seat=Seat(7), key=a_key())
    record = await world.record(table)
    seats = tuple(structs.replace(holder, is_gone=holder.seat == 1) for holder in record.seats)
    changed = structs.replace(record, seats=seats, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=changed, reseated=True))
    offered = await substitutes.offer(table, ANA.user, seat=Seat(1), key=a_key())
    assert offered.offers == (SeatOffer(Seat(1), ANA.user),)
    with pytest.raises(NotYourSide):
        await substitutes.withdraw(table, DOT.user, seat=Seat(1), key=a_key())
    after = await substitutes.take(table, EVE, Seat(1), key=a_key())
    assert after.former == (Tenure(Seat(1), "Ben", BEN.user, 1, 1),)


async def test_of_two_who_take_it_at_once_one_has_it(world: World) -> None:
    table = await world.playing()
    substitutes = world.services.substitutes
    await substitutes.offer(table, BEN.user, key=a_key())
    results = await asyncio.gather(
        substitutes.take(table, EVE, Seat(1), key=a_key()),
        substitutes.take(table, FAY, Seat(1), key=a_key()),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["NoOffer", "TableRecord"]


async def test_a_repeated_click_takes_it_once(world: World) -> None:
    table = await world.playing()
    substitutes = world.services.substitutes
    await substitutes.offer(table, BEN.user, key=a_key())
    await substitutes.take(table, EVE, Seat(1), key="twice")
    again = await substitutes.take(table, EVE, Seat(1), key="twice")
    assert len(again.former) == 1


async def test_who_leaves_as_host_passes_that_on(world: World) -> None:
    table = await world.playing()
    after = await handed(world, table, ANA)
    assert after.host == BEN.user
    assert [notice.user for notice in await news(world, News.HOST_CHANGED)] == [BEN.user]
    alone = await world.playing((ANA,))
    assert (await handed(world, alone, ANA)).host == EVE.user


async def test_a_limit_of_the_server_holds_for_substitutes(world: World) -> None:
    table, _ = await world.playing(), await world.new_table(EVE)
    settings = await world.store.guild_settings(GUILD)
    await world.services.admin.set_limits(settings.guild, ANA.user, tables_per_person=1)
    await world.services.substitutes.offer(table, BEN.user, key=a_key())
    with pytest.raises(TooManyOwnTables):
        await world.services.substitutes.take(table, EVE, Seat(1), key=a_key())


async def test_in_the_lobby_and_after_the_end_there_is_nothing_to_hand_over(world: World) -> None:
    substitutes = world.services.substitutes
    lobby = await world.new_table()
    with pytest.raises(NotStarted):
        await substitutes.offer(lobby, ANA.user, key=a_key())
    table = await world.playing()
    with pytest.raises(MatchRunning):
        await world.services.lobby.leave(table, BEN.user, key=a_key())
    await substitutes.offer(table, BEN.user, key=a_key())
    await world.services.lobby.cancel(table, ANA.user, key=a_key())
    with pytest.raises(TableClosed):
        await substitutes.take(table, EVE, Seat(1), key=a_key())


# ------------------------------------------------------------------------------------------------- replacing


async def test_an_admin_gives_a_seat_to_somebody_else(world: World) -> None:
    table = await world.playing()
    person, seat = await to_act(world, table)
    after = await world.services.substitutes.replace(table, seat, FAY, key=a_key(), admin=EVE.user)
    assert after.seat_of(FAY.user) == seat
    assert after.seat_of(person.user) is None
    (logged,) = await world.store.admin_log(GUILD)
    assert (logged.did, logged.actor, logged.table) == ("replaced", EVE.user, table)
    assert logged.facts == {"before": person.name, "after": FAY.name}
    with pytest.raises(PersonAlreadySeated):
        await world.services.substitutes.replace(table, Seat(0), FAY, key=a_key())


async def test_a_computer_that_replaces_somebody_plays_at_once(world: World) -> None:
    table = await world.playing()
    person, seat = await to_act(world, table)
    after = await world.services.substitutes.replace(table, seat, "steady", key=a_key())
    holder = after.holder_of(seat)
    assert holder is not None
    assert (holder.computer, holder.user) == ("steady", None)
    await world.services.settle()
    record = await world.record(table)
    assert record.version > after.version
    assert await world.seat_to_act(table) != seat
    assert record.name_at(seat, after.version) == person.name
    with pytest.raises(UnknownLevel):
        await world.services.substitutes.replace(table, Seat(0), "genius", key=a_key())


async def test_computers_never_play_on_alone(world: World) -> None:
    table = await world.playing((ANA,))
    after = await world.services.substitutes.replace(table, Seat(0), "steady", key=a_key())
    await world.services.settle()
    record = await world.record(table)
    assert record.version == after.version
    assert record.pause is not None
    assert record.pause.why == "alone"
    assert await news(world, News.ALONE)
    # Somebody sits down, and it goes on.
    back = await world.services.substitutes.replace(table, Seat(0), EVE, key=a_key())
    assert back.pause is None
    await world.services.settle()
    assert await world.user_to_act(table) == EVE.user


# ------------------------------------------------------------------------------------------------- giving up


async def test_a_side_gives_up_when_both_agree(world: World) -> None:
    table = await world.playing()
    resigning = world.services.resigning
    asked = await resigning.resign(table, BEN.user, key=a_key())
    assert (asked.status, asked.resigning) == (TableStatus.PLAYING, (1,))
    assert [notice.seat for notice in await news(world, News.RESIGN_WANTED)] == [1]
    # Asking twice asks once.
    assert (await resigning.resign(table, BEN.user, key=a_key())).revision == asked.revision
    with pytest.raises(NotYourSide):
        await resigning.resign(table, ANA.user, side=SideId(1), key=a_key())
    await world.restart()
    over = await world.services.resigning.resign(table, DOT.user, side=SideId(1), key=a_key())
    assert (over.status, over.resigned, over.resigning) == (TableStatus.FINISHED, 1, ())
    await world.services.settle()
    assert world.messenger.told(MatchResult)
    assert await world.store.next_deadline() is None or all(
        deadline.table != table for deadline in await world.store.due_deadlines(world.time.now())
    )
    with pytest.raises(TableClosed):
        await world.act(table, Draw())
    with pytest.raises(TableClosed):
        await world.services.resigning.resign(table, ANA.user, key=a_key())


async def test_a_partner_wants_to_play_on(world: World) -> None:
    table = await world.playing()
    resigning = world.services.resigning
    with pytest.raises(NoResignation):
        await resigning.resign(table, DOT.user, side=SideId(1), key=a_key())
    await resigning.resign(table, BEN.user, key=a_key())
    with pytest.raises(NotYourSide):
        await resigning.play_on(table, ANA.user, side=SideId(1), key=a_key())
    after = await resigning.play_on(table, DOT.user, side=SideId(1), key=a_key())
    assert (after.resigning, after.status) == ((), TableStatus.PLAYING)
    with pytest.raises(NoResignation):
        await resigning.play_on(table, BEN.user, side=SideId(1), key=a_key())
    # The other side may propose it, too; neither knows of the other's wish.
    await resigning.resign(table, BEN.user, key=a_key())
    assert (await resigning.resign(table, ANA.user, key=a_key())).resigning == (1, 0)


async def test_computers_and_who_is_away_are_not_asked(world: World) -> None:
    table = await world.playing((ANA, BEN))
    after = await world.services.resigning.resign(table, ANA.user, key=a_key())
    assert (after.status, after.resigned) == (TableStatus.FINISHED, 0)
    table = await world.playing()
    record = await world.record(table)
    gone = tuple(structs.replace(holder, is_gone=holder.seat == 3) for holder in record.seats)
    changed = structs.replace(record, seats=gone, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=changed, reseated=True))
    after = await world.services.resigning.resign(table, BEN.user, key=a_key())
    assert after.resigned == 1


async def test_a_substitute_has_not_agreed_to_anything(world: World) -> None:
    table = await world.playing()
    await world.services.resigning.resign(table, BEN.user, key=a_key())
    after = await handed(world, table, DOT)
    assert after.resigning == ()


async def test_of_three_players_one_leaves_and_a_computer_plays_on(world: World) -> None:
    record = await world.services.creation.create(
        ANA, guild=GUILD, channel=CHANNEL, rules=rules_of("scarne_3_cutthroat"), title="", key=a_key()
    )
    table = record.id
    for person in (BEN, CYD)[: record.seat_count - 1]:
        await world.services.lobby.join(table, person, key=a_key())
    await world.services.lobby.start(table, ANA.user, key=a_key())
    await world.services.settle()
    resigning = world.services.resigning
    after = await resigning.resign(table, ANA.user, key=a_key())
    assert after.status is TableStatus.PLAYING
    assert after.resigned is None
    holder = after.holder_of(Seat(0))
    assert holder is not None
    assert holder.is_computer
    assert after.host == BEN.user
    assert after.name_at(Seat(0), 1) == "Ana"
    await resigning.resign(table, BEN.user, key=a_key())
    # The last one who gives up ends the match: no computer plays on alone.
    last = await resigning.resign(table, CYD.user, key=a_key())
    assert (last.status, last.resigned) == (TableStatus.FINISHED, 2)
    await world.services.settle()
    assert not [
        row for row in await world.store.due_deadlines(world.time.now()) if row.kind is DeadlineKind.COMPUTER
    ]


# ------------------------------------------------------------------------------------------------------ time

DAY_A_TURN = Terms(pace=Pace.TURNS, hours=24, vacation_hours=0, on_time_out=TimeOut.WAIT, reminders=(12,))


async def pass_hours(world: World, hours: int) -> None:
    for _ in range(hours // 2):
        await world.pass_time(timedelta(hours=2))


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


async def test_nothing_falls_due_at_a_table_that_was_given_up(world: World) -> None:
    table = await world.playing((ANA, BEN), terms=DAY_A_TURN)
    record = await world.services.resigning.resign(table, ANA.user, key=a_key())
    assert record.clock is None
    told = len(world.messenger.tried)
    await pass_hours(world, 100)
    await world.services.settle()
    assert all(not isinstance(notice, Reminder | TimeIsUp) for notice in world.messenger.tried[told:])
    assert await world.store.due_deadlines(world.time.now()) == ()


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
