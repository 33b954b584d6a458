"""The secret of a deal is opened when its round is over, and not one moment before."""

import pytest

from bot.canasta.actions import StartRound
from bot.canasta.codec import decode_action, decode_events
from bot.canasta.events import DealSealed
from bot.canasta.shuffle import commitment
from bot.service.errors import NoRoundOver, RoundNotOver
from bot.service.history.exports import match_json
from bot.service.ids import TableId
from tests.service.history.test_replays import after_rounds
from tests.support.world import World


async def _secrets(world: World, table: TableId) -> list[str]:
    """Those of the rounds that were dealt, as they are stored."""
    rows = await world.store.actions(table)
    deals = [decode_action(row.action) for row in rows if row.action]
    return [deal.secret for deal in deals if isinstance(deal, StartRound)]


async def test_the_secret_of_a_round_that_is_over_is_opened(world: World) -> None:
    table = await after_rounds(world, 1)
    first, second = await _secrets(world, table)
    opened = await world.services.queries.opened_deal(table, 1)
    assert opened is not None
    assert (opened.secret, opened.seal) == (first, commitment(bytes.fromhex(first)))
    [row, _] = await world.store.log(table, seat=None, kind="deal_sealed")
    [sealed] = [event for event in decode_events(row.event) if isinstance(event, DealSealed)]
    assert sealed.commitment == commitment(bytes.fromhex(second))


async def test_the_secret_of_the_running_round_is_not(world: World) -> None:
    table = await after_rounds(world, 1)
    _, running = await _secrets(world, table)
    assert await world.services.queries.opened_deal(table, 2) is None
    for number in (2, 3):
        with pytest.raises(RoundNotOver):
            await world.services.proofs.proof(table, number)
        with pytest.raises(RoundNotOver):
            await world.services.replays.round(table, number)
    proof = await world.services.proofs.proof(table)
    assert [one.number for one in proof.rounds] == [1]
    match, document = await world.services.proofs.document(table, match_json)
    assert running.encode() not in document
    assert [replayed.round.number for replayed in match.rounds] == [1]


async def test_before_the_first_round_is_over_nothing_is_opened(world: World) -> None:
    table = await world.playing()
    await world.play_turn(table)
    assert await world.services.queries.opened_deal(table, 1) is None
    with pytest.raises(NoRoundOver):
        await world.services.proofs.proof(table)
    with pytest.raises(NoRoundOver):
        await world.services.proofs.document(table)
