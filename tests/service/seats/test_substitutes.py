"""Seats handed over while a match is on."""

import asyncio

import pytest
from msgspec import structs

from bot.canasta.actions import Discard, Draw
from bot.canasta.events import DrewCards
from bot.canasta.seats import Seat
from bot.service.change import Change, OrdersWrite
from bot.service.delivery.notices import News, TurnPing
from bot.service.errors import (
    MatchRunning,
    NoOffer,
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
)
from bot.service.matches.commands import Act
from bot.service.matches.draft import DraftPlay
from bot.service.matches.record import SeatOffer, Tenure
from bot.service.orders.model import Orders, Start
from tests.service.seats.leaving_tables import FAY, handed, news, to_act
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CYD, DOT, EVE, GUILD, World

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
