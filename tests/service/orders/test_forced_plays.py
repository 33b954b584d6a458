"""Plays that are forced are made when the turn begins, for those who want that, and show nothing of any hand."""

import pytest
from msgspec import structs

from bot.canasta.actions import Discard
from bot.canasta.cards import rank_of
from bot.canasta.turn import Phase, Took
from bot.service.change import Change
from bot.service.delivery.notices import RoundScored, TurnPing
from bot.service.ids import TableId
from bot.service.orders.model import OrderOutcome
from bot.service.people.settings import PlayerSettings
from tests.support.builders import playing
from tests.support.world import ANA, World

pytestmark = pytest.mark.forced_plays


async def after_the_discard(
    world: World, discard: str, hand: str = "Q Q 4 5 6", *, stock: str | None = None, absent: bool = False
) -> TableId:
    """Dot throws a card on a pile of three; Ana, whose side has aces on the table, is next."""
    table = await world.playing()
    at = playing(
        f"{discard} 9 J",
        seat=3,
        dealer=2,
        hands={0: hand},
        theirs="KKK",
        melds="AAA",
        pile="8H 7S 6D",
        stock=stock,
    )
    await world.put(table, at.state)
    if absent:
        record = await world.record(table)
        seats = tuple(structs.replace(one, missed=one.seat == 0) for one in record.seats)
        later = structs.replace(record, seats=seats, revision=record.revision + 1)
        await world.store.commit(Change(at=world.time.now(), record=later))
    world.messenger.delivered.clear()
    options = await world.options(table)
    [action] = [
        one for one in options if isinstance(one, Discard) and rank_of(one.card) == {"Q": 12, "3": 3}[discard]
    ]
    await world.act(table, action)
    await world.services.settle()
    return table


async def told(world: World, table: TableId) -> OrderOutcome | None:
    orders = (await world.services.queries.hand(table, ANA.user)).orders
    return None if orders is None else orders.happened


async def test_below_a_black_three_the_bot_draws_and_then_calls(world: World) -> None:
    table = await after_the_discard(world, "3")
    view, record = await world.view(table, 0), await world.record(table)
    assert (view.is_to_act, view.table.phase, view.table.turn.took) == (True, Phase.PLAY, Took.STOCK)
    assert await told(world, table) is OrderOutcome.FORCED_DRAW
    [ping] = world.messenger.told(TurnPing)
    assert (ping.user, ping.version) == (ANA.user, record.version)
    assert record.ordered == ()


async def test_it_draws_for_nobody_whose_hand_alone_cannot_take_the_pile(world: World) -> None:
    table = await after_the_discard(world, "Q", hand="4 5 6 7 8")
    view = await world.view(table, 0)
    assert (view.is_to_act, view.table.phase) == (True, Phase.DRAW)
    assert await told(world, table) is None


async def test_who_does_not_want_it_draws_for_themselves(world: World) -> None:
    await world.store.commit(
        Change(at=world.time.now(), documents=(PlayerSettings(ANA.user, revision=1, plays_forced=False),))
    )
    table = await after_the_discard(world, "3")
    view = await world.view(table, 0)
    assert (view.is_to_act, view.table.phase) == (True, Phase.DRAW)
    assert [ping.user for ping in world.messenger.told(TurnPing)] == [ANA.user]


async def test_a_pass_that_ends_the_round_is_made_and_another_choice_is_left_to_the_player(
    world: World,
) -> None:
    table = await after_the_discard(world, "Q", hand="4 5 6 7 8", stock="")
    assert len(world.messenger.told(RoundScored)) == 1, "the round is over, and the next is dealt"
    assert (await world.view(table, 0)).table.round == 3
    other = await after_the_discard(world, "Q", stock="")
    view = await world.view(other, 0)
    assert (view.is_to_act, view.table.phase) == (True, Phase.DRAW)
    assert (await world.record(other)).ordered == ()
    assert [ping.user for ping in world.messenger.told(TurnPing)] == [ANA.user]


async def test_who_was_away_does_not_count_as_back(world: World) -> None:
    table = await after_the_discard(world, "3", absent=True)
    record = await world.record(table)
    assert (await world.view(table, 0)).table.phase is Phase.PLAY
    holder = record.holder_of((await world.view(table, 0)).seat)
    assert holder is not None
    assert holder.missed == 1
