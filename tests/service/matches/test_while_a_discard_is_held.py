"""What comes between a discard that can be taken back and its time: pauses, people who leave, clocks, other engines."""

from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.actions import Discard, Draw
from bot.canasta.codec import decode_action
from bot.canasta.errors import IllegalActionError, Reason, Violation
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase
from bot.service.change import BringBack, Change, DeadlineKind
from bot.service.clocks.terms import Pace, TimeOut
from bot.service.delivery.notices import BoardRefresh, Reminder, TurnPing
from bot.service.errors import DiscardHeld
from bot.service.ids import ChannelId
from bot.service.matches import taking_back
from bot.service.matches.record import BY_ADMIN, TableStatus
from bot.service.orders.model import Start
from tests.support.fakes import a_key
from tests.support.held_discards import HOLD, PEOPLE, TERMS, Held
from tests.support.world import ANA, BEN, EVE, GUILD, World


@pytest.fixture
async def held(world: World) -> Held:
    held = await Held.at(world, await world.playing(terms=TERMS))
    world.messenger.delivered.clear()
    return held


async def test_time_that_runs_out_meanwhile_does_not_cost_the_turn(world: World) -> None:
    terms = structs.replace(
        TERMS, pace=Pace.TURNS, hours=1, on_time_out=TimeOut.COMPUTER, vacation_hours=0, reminders=()
    )
    table = await world.playing(terms=terms)
    await world.act(table, Draw())
    await world.pass_time(timedelta(hours=1) - HOLD / 2)
    held = await Held.at(world, table)
    assert await held.kinds() == ["discard"]
    await world.pass_time(HOLD)
    assert await held.is_made()
    record = await held.record()
    holder = record.holder_of(held.seat)
    assert holder is not None
    assert (holder.missed, holder.stand_in) == (0, None)


async def test_time_that_ran_out_before_it_was_taken_back_counts_again(world: World) -> None:
    terms = structs.replace(
        TERMS, pace=Pace.TURNS, hours=1, on_time_out=TimeOut.COMPUTER, vacation_hours=0, reminders=()
    )
    table = await world.playing(terms=terms)
    await world.act(table, Draw())
    await world.pass_time(timedelta(hours=1) - HOLD / 2)
    held = await Held.at(world, table)
    await world.pass_time(HOLD / 2 + timedelta(seconds=1))
    assert await held.is_on()
    await held.take_back()
    await world.services.settle()
    holder = (await held.record()).holder_of(held.seat)
    assert holder is not None
    assert holder.stand_in is not None


async def test_nobody_is_reminded_meanwhile(world: World) -> None:
    table = await world.playing(terms=structs.replace(TERMS, relaxed_reminders=(1,)))
    await world.act(table, Draw())
    await world.pass_time(timedelta(hours=1) - HOLD / 2)
    held = await Held.at(world, table)
    await world.pass_time(HOLD / 2 + timedelta(seconds=1))
    assert world.messenger.told(Reminder) == []
    assert not await world.services.clocks.remind(table)
    await held.take_back()
    await world.services.settle()
    assert [reminder.seat for reminder in world.messenger.told(Reminder)] == [held.seat]


async def test_a_pause_drops_it(held: Held) -> None:
    await held.world.services.pauses.pause(held.table, EVE.user, key=a_key(), why=BY_ADMIN)
    await held.world.pass_time(HOLD)
    assert not await held.is_on()
    await held.world.services.pauses.resume(held.table, EVE.user, key=a_key(), is_admin=True)
    await held.world.pass_time(HOLD)
    assert not await held.is_made()
    assert await held.world.seat_to_act(held.table) == held.seat


async def test_a_request_for_a_pause_leaves_it(held: Held) -> None:
    await held.world.services.pauses.pause(held.table, BEN.user, key=a_key())
    assert await held.is_on()
    await held.world.pass_time(HOLD)
    assert await held.is_made()


async def test_somebody_who_leaves_the_server_drops_it(held: Held) -> None:
    await held.world.services.departures.person_left(GUILD, held.person.user)
    assert not await held.is_on()
    await held.world.pass_time(HOLD)
    assert not await held.is_made()


async def test_a_substitute_does_not_inherit_it(held: Held) -> None:
    record = await held.world.services.substitutes.offer(held.table, held.person.user, key=a_key())
    assert record.held is not None
    assert await held.is_on()
    await held.world.services.substitutes.take(held.table, EVE, held.seat, key=a_key())
    assert not await held.is_on()
    assert await held.world.store.orders(held.table, EVE.user) is None
    await held.world.pass_time(HOLD)
    assert not await held.is_made()


async def test_the_substitute_of_another_seat_leaves_it(held: Held) -> None:
    seat = Seat((held.seat + 1) % 4)
    await held.world.services.substitutes.replace(held.table, seat, None, key=a_key())
    assert await held.is_on()
    await held.world.pass_time(HOLD)
    assert await held.is_made()


async def test_resigning_ends_the_match_without_it(held: Held) -> None:
    for person in (PEOPLE[(held.seat + 1) % 4], PEOPLE[(held.seat + 3) % 4]):
        await held.world.services.resigning.resign(held.table, person.user, key=a_key())
    record = await held.record()
    assert record.status is TableStatus.FINISHED
    assert not await held.is_on()
    version = record.version
    await held.world.pass_time(HOLD)
    assert (await held.record()).version == version


async def test_a_table_that_is_closed_drops_it(held: Held) -> None:
    await held.world.services.lobby.cancel(held.table, ANA.user, key=a_key())
    assert not await held.is_on()
    assert await held.kinds() == []


async def test_who_is_erased_takes_it_along(held: Held) -> None:
    await held.world.services.privacy.forget(held.person)
    record = await held.record()
    assert record.held is None
    assert await held.orders() is None
    [row] = await held.world.store.actions(held.table, after=record.version - 1, upto=record.version)
    assert row.seat == held.seat
    assert not isinstance(decode_action(row.action), Discard)


async def test_a_table_that_moves_keeps_it_and_calls_nobody(held: Held) -> None:
    async def visible(_: ChannelId) -> bool:
        return True

    await held.world.services.guild_events.move(
        held.table, ANA.user, channel=ChannelId(77), is_admin=False, is_visible=visible
    )
    await held.world.services.settle()
    assert held.world.messenger.told(TurnPing) == []
    assert await held.is_on()
    await held.world.pass_time(HOLD)
    assert await held.is_made()


async def test_who_comes_back_to_discard_plays_again(world: World) -> None:
    terms = structs.replace(
        TERMS, pace=Pace.TURNS, hours=1, on_time_out=TimeOut.WAIT, vacation_hours=0, reminders=()
    )
    table = await world.playing(terms=terms)
    await world.act(table, Draw())
    await world.pass_time(timedelta(hours=2))
    held = await Held.at(world, table)
    other = PEOPLE[(held.seat + 1) % 4]
    with pytest.raises(DiscardHeld):
        await world.services.clocks.play_for(table, other.user, key=a_key())
    await world.pass_time(HOLD)
    assert await held.is_made()


async def test_orders_of_others_and_own_ones_stand_beside_it(held: Held) -> None:
    after = PEOPLE[(held.seat + 1) % 4]
    orders = held.world.services.orders
    await orders.begin_with(held.table, after.user, Start.DRAW, key=a_key())
    await orders.answer_with(held.table, held.person.user, True, key=a_key())
    assert await held.is_on()
    await held.world.pass_time(HOLD)
    assert await held.is_made()
    kept = await held.orders()
    assert kept is not None
    assert kept.answer
    assert (await held.world.view(held.table, after.user - ANA.user)).table.phase is Phase.PLAY


async def test_cards_laid_down_before_it_wait_for_the_board_until_it_is_made(held: Held) -> None:
    record = await held.record()
    due = structs.replace(
        record, revision=record.revision + 1, board_due=held.world.time.now() + timedelta(seconds=5)
    )
    await held.world.store.commit(Change(at=held.world.time.now(), record=due))
    assert not await held.world.services.clocks.show_lay_downs(held.table)
    assert held.world.messenger.told(BoardRefresh) == []
    await held.take_back()
    assert await held.kinds() == ["board", "remind"]


async def test_a_clock_that_was_set_back_does_not_hold_it_for_ever(held: Held) -> None:
    world = held.world
    world.time.set_clock(-timedelta(days=3))
    await world.services.settle()
    now = world.time.now()
    await world.store.commit(Change(at=now, brings_back=BringBack(now, now, now)))
    world.services._wake()
    await world.services.settle()
    assert await held.is_made()


async def test_a_row_that_is_early_is_set_anew(held: Held) -> None:
    world, now = held.world, held.world.time.now()
    await world.store.commit(Change(at=now, brings_back=BringBack(now, now, now)))
    world.services._wake()
    await world.services.settle()
    assert await held.is_on()
    [row] = await world.store.due_deadlines(now + HOLD)
    assert (row.kind, row.due) == (DeadlineKind.DISCARD, now + HOLD)
    await world.pass_time(HOLD)
    assert await held.is_made()


async def test_what_another_engine_would_refuse_is_dropped(
    held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(_state: State, _seat: Seat, _discard: Discard) -> None:
        raise IllegalActionError(Violation(Reason.DISCARD_NOT_ALLOWED))

    monkeypatch.setattr(taking_back, "apply", refuses)
    await held.world.pass_time(HOLD)
    assert not await held.is_on()
    assert await held.kinds() == ["remind"]
