"""What is stored before a message is posted, and what the next try is told of it."""

from datetime import timedelta

import pytest
from msgspec import structs

from bot.service.change import Change
from bot.service.clocks.terms import Terms
from bot.service.delivery.notices import BoardRefresh, Delivery, Posting, TurnPing
from bot.service.ids import ChannelId, MessageId, TableId
from bot.service.ports import TryLater
from tests.support.fakes import FakeMessenger
from tests.support.waiting_notices import oldest_waiting
from tests.support.world import World

POSTING = Posting("1-1", ChannelId(7), MessageId(8), "0123456789abcdef")


class Poster(FakeMessenger):
    """Posts a message for everything; Discord's answer is lost as often as asked."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.lost = 0
        self.found: list[tuple[str, Posting | None]] = []
        self.meanwhile: tuple[BoardRefresh, ...] = ()
        self.posted = 0
        self._world = world

    async def deliver(self, delivery: Delivery) -> None:
        self.found.append((delivery.nonce, delivery.begun))
        if self.meanwhile:
            await self._world.store.commit(Change(at=self._world.time.now(), notices=self.meanwhile))
            self.meanwhile = ()
        await delivery.begin(POSTING)
        self.posted += 1
        if self.lost:
            self.lost -= 1
            raise TryLater
        await super().deliver(delivery)


@pytest.fixture
async def table(world: World) -> TableId:
    made = await world.playing(terms=Terms(relaxed_reminders=()))
    await world.services.stop()
    world.messenger = Poster(world)
    return made


async def tell(world: World, *notices: BoardRefresh | TurnPing) -> Poster:
    await world.store.commit(Change(at=world.time.now(), notices=notices))
    await world.services.start(world.messenger)
    await world.services.settle()
    assert isinstance(world.messenger, Poster)
    return world.messenger


async def test_the_next_try_is_told_what_was_posted_under_the_same_nonce(
    world: World, table: TableId
) -> None:
    assert isinstance(world.messenger, Poster)
    world.messenger.lost = 1
    poster = await tell(world, BoardRefresh(table, 1))
    # Later moves do not make another notice of it.
    await world.store.commit(Change(at=world.time.now(), notices=(BoardRefresh(table, 2),)))
    await world.pass_time(timedelta(seconds=1))
    [(first, nothing), (again, begun), (later, none)] = poster.found
    assert (first, nothing, begun, none) == (again, None, POSTING, None)
    assert later != first
    assert poster.delivered == [BoardRefresh(table, 1), BoardRefresh(table, 2)]


async def test_nothing_is_posted_for_a_board_that_a_newer_one_replaces_at_this_moment(
    world: World, table: TableId
) -> None:
    assert isinstance(world.messenger, Poster)
    world.messenger.meanwhile = (BoardRefresh(table, 2),)
    poster = await tell(world, BoardRefresh(table, 1))
    assert poster.delivered == [BoardRefresh(table, 2)]
    assert (len(poster.found), poster.posted) == (2, 1)


async def test_a_call_that_may_be_posted_is_looked_after_also_when_its_turn_is_over(
    world: World, table: TableId
) -> None:
    assert isinstance(world.messenger, Poster)
    record = await world.store.record(table)
    assert record is not None
    [seat] = record.seats_waited_for
    user = record.seats[seat].user
    assert user is not None
    call = TurnPing(table, user, seat, record.turn_version, record.turn)
    world.messenger.lost = 1
    poster = await tell(world, call)
    over = structs.replace(record, revision=record.revision + 1, turn="9.9.9")
    await world.store.commit(Change(at=world.time.now(), record=over, notices=(call,)))
    await world.pass_time(timedelta(seconds=1))
    # The second call was never begun, and is about a turn that is over.
    assert [begun for _, begun in poster.found] == [None, POSTING]
    assert await oldest_waiting(world.store) is None


async def test_what_is_posted_anew_as_before_is_not_stored_again() -> None:
    stored: list[Posting] = []

    async def write(posting: Posting) -> None:
        stored.append(posting)

    delivery = Delivery(BoardRefresh(TableId(1), 1), "1", POSTING, write)
    await delivery.begin(POSTING)
    assert stored == []
    other = Posting("1-1", ChannelId(9), MessageId(8), "0123456789abcdef")
    await delivery.begin(other)
    assert stored == [other]
