"""Codes of deals: the same cards again for whoever has one, and nothing for whoever tries."""

from typing import Any

import pytest

from bot.canasta.actions import StartRound
from bot.canasta.codec import decode_action, decode_state
from bot.canasta.seats import Seat
from bot.service.deals.deal_codes import deal_code, deal_of
from bot.service.errors import UnknownDeal, UnknownLevel
from bot.service.history.replays import Frame
from bot.service.ids import TableId
from bot.service.matches.next_round import began_in_play
from bot.service.matches.record import TableRecord
from tests.service.history.test_replays import after_rounds
from tests.service.lobby.test_practice_from_a_turn import played_to_the_end, view_of
from tests.support.fakes import a_key
from tests.support.world import ANA, CHANNEL, EVE, GUILD, World


async def code_of(world: World, table: TableId, number: int, seat: int) -> str:
    match = await world.services.replays.rows(table, number)
    return deal_code(table, match.rounds[-1], Seat(seat))


async def practised(world: World, code: str, level: str = "steady") -> TableRecord:
    made = await world.services.practice.begin_deal(EVE, GUILD, CHANNEL, code, level, key=a_key())
    return await world.record(made.id)


def dealt(frame: Frame) -> tuple[Any, ...]:
    """What was dealt, apart from the rules, which say when the match ends."""
    table = frame.table
    return [view.hand for view in frame.views], table.pile, table.stock_size, table.dealer, table.minimums


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
async def test_a_code_deals_the_same_cards_again_in_the_seat_that_it_names(world: World, seat: int) -> None:
    table = await after_rounds(world, 2)
    really = (await world.services.replays.round(table, 2)).shown.frames[0]
    record = await practised(world, await code_of(world, table, 2, seat))
    first = decode_action((await world.store.actions(record.id, upto=1))[0].action)
    assert isinstance(first, StartRound)
    state = decode_state(first.position, record.rules)
    there = list(state.hands), state.table.pile, len(state.stock), state.table.dealer, state.table.minimums
    assert there == dealt(really)
    assert state.table.totals == really.table.totals
    assert record.is_practice
    assert began_in_play(record)
    assert record.seat_of(EVE.user) == seat
    assert {holder.computer for holder in record.seats if holder.is_computer} == {"steady"}
    # What the computers drew has come out of the same stock.
    frames = (await world.store.actions(record.id))[1:]
    assert all(row.seat != seat for row in frames)
    assert (await view_of(world, record, EVE)).hand == really.views[seat].hand


async def test_its_match_is_over_with_the_round(world: World) -> None:
    table = await after_rounds(world, 1)
    record = await practised(world, await code_of(world, table, 1, 2))
    over = await played_to_the_end(world, record, EVE)
    assert not over.is_open
    again = await world.services.practice.begin_again(EVE, GUILD, CHANNEL, over, key=a_key())
    assert (await view_of(world, again, EVE)).hand == (
        await world.services.replays.round(record.id)
    ).shown.frames[0].views[2].hand


async def test_it_takes_the_place_of_the_practice_match_in_play(world: World) -> None:
    table = await after_rounds(world, 1)
    earlier = await practised(world, await code_of(world, table, 1, 0))
    later = await practised(world, await code_of(world, table, 1, 1))
    assert not (await world.record(earlier.id)).is_open
    current = await world.services.practice.current(EVE.user, GUILD)
    assert current is not None
    assert current.id == later.id


async def test_codes_are_read_as_people_type_them(world: World) -> None:
    table = await after_rounds(world, 1)
    code = await code_of(world, table, 1, 3)
    for typed in (code.upper(), f"  {code} ", code.replace("-", " - ")):
        assert (await deal_of(world.services.replays, typed)).seat == 3


async def test_what_is_no_code_deals_nothing(world: World) -> None:
    table = await after_rounds(world, 2)
    good = await code_of(world, table, 1, 0)
    *_, proof = good.split("-")
    other = await code_of(world, table, 2, 0)
    last = "a" if proof[-1] != "a" else "b"
    for code in (
        "",
        "-",
        proof,
        f"{table}-1-1",
        f"{table}-1-1-{proof[:-1]}{last}",
        f"{table}-1-1-{proof[:-1]}",
        f"{table}-1-1-{other.rpartition('-')[2]}",  # of another round
        f"{table}-2-1-{proof}",
        f"{table}-3-1-{proof}",  # it is being played
        f"{table}-9-1-{proof}",
        f"{table + 1}-1-1-{proof}",  # there is no such table
        f"{table}-1-0-{proof}",
        f"{table}-1-5-{proof}",  # there are four seats
        f"{table}-1-99-{proof}",
        f"{10**11}-{10**4}-1-{proof}",
        good.replace("1", "\N{ARABIC-INDIC DIGIT ONE}"),
        good + "\n" + good,
        "9" * 100,
    ):
        with pytest.raises(UnknownDeal):
            await practised(world, code)
    with pytest.raises(UnknownLevel):
        await practised(world, good, "perfect")
    assert await world.services.practice.current(EVE.user, GUILD) is None


async def test_a_round_that_began_in_play_has_no_code(world: World) -> None:
    table = await after_rounds(world, 1)
    record = await played_to_the_end(world, await practised(world, await code_of(world, table, 1, 0)), EVE)
    for proof in ("aaaaaaaa", (await code_of(world, table, 1, 0))[-8:]):
        with pytest.raises(UnknownDeal):
            await practised(world, f"{record.id}-1-1-{proof}")


async def test_the_same_request_begins_one_match(world: World) -> None:
    table = await after_rounds(world, 1)
    code = await code_of(world, table, 1, 0)
    one, other = [
        await world.services.practice.begin_deal(ANA, GUILD, CHANNEL, code, "steady", key="key-of-a-click")
        for _ in range(2)
    ]
    assert one.id == other.id
