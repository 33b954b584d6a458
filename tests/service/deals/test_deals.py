"""Deals are settled before anybody sees a card, and what is published of them never changes."""

from hashlib import sha256

from bot.canasta.actions import StartRound
from bot.canasta.codec import decode_action, decode_events
from bot.canasta.events import DealSealed, PackShuffled, RoundStarted
from bot.canasta.shuffle import commitment
from bot.service.ids import TableId
from tests.support.world import ANA, BEN, World


async def stored_deal(world: World, table: TableId, number: int) -> StartRound:
    """The deal of a round as the log of actions has it."""
    found = [decode_action(row.action) for row in await world.store.actions(table) if row.returns_to is None]
    return [action for action in found if isinstance(action, StartRound)][number - 1]


async def test_the_first_deal_is_settled_when_the_table_is_made(world: World) -> None:
    table = await world.new_table()
    coming = (await world.record(table)).coming_deal
    deal = await world.store.deal(table, 1)
    assert coming is not None
    assert deal is not None
    assert (coming.round, coming.cuts, coming.commitment) == (1, (), commitment(deal.secret))


async def test_the_deal_is_the_one_that_was_published_and_publishes_the_next(world: World) -> None:
    table = await world.new_table(ANA)
    published = (await world.record(table)).coming_deal
    assert published is not None
    await fill_and_start(world, table)
    action = await stored_deal(world, table, 1)
    assert sha256(bytes.fromhex(action.secret)).hexdigest() == published.commitment
    assert (action.label, action.cut) == (str(table), "")
    record = await world.record(table)
    assert record.dealt_with == published.commitment
    assert record.coming_deal is not None
    assert (record.coming_deal.round, record.coming_deal.cuts) == (2, ())
    assert record.coming_deal.commitment != published.commitment
    next_deal = await world.store.deal(table, 2)
    assert next_deal is not None
    assert commitment(next_deal.secret) == record.coming_deal.commitment


async def fill_and_start(world: World, table: TableId) -> None:
    for _ in (await world.record(table)).free_seats:
        await world.services.lobby.add_computer(table, ANA.user, key=f"fill-{_}")
    await world.services.lobby.start(table, ANA.user, key="go")
    await world.services.settle()


async def test_the_log_tells_the_seal_of_a_deal_and_of_the_next(world: World) -> None:
    table = await world.playing((ANA, BEN))
    record = await world.record(table)
    rows = await world.store.log(table, seat=None, upto=1)
    first = [event for row in rows for event in decode_events(row.event)][:2]
    last = [event for row in rows for event in decode_events(row.event)][-1]
    assert isinstance(first[0], RoundStarted)
    assert first[1] == PackShuffled(record.dealt_with, "")
    assert record.coming_deal is not None
    assert last == DealSealed(2, record.coming_deal.commitment)


async def test_a_restart_between_the_seal_and_the_deal_changes_nothing(world: World) -> None:
    table = await world.new_table(ANA)
    before = (await world.record(table)).coming_deal
    await world.restart()
    assert (await world.record(table)).coming_deal == before
    await fill_and_start(world, table)
    assert (await world.record(table)).dealt_with == (before and before.commitment)
