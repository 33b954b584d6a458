"""Hints are given where the table's terms allow them, from the view of the seat alone."""

import asyncio
from collections.abc import Callable

import pytest
from msgspec import structs

from bot.canasta.engine import legal_actions
from bot.canasta.rules.presets import rules_of
from bot.players.strong import appraisal
from bot.service.advice import hints as hints_module
from bot.service.advice.hints import HintService
from bot.service.clocks.terms import Terms
from bot.service.errors import HintsOff, NoHints
from bot.service.ids import GuildId
from bot.service.queries import Hand
from bot.service.work import Here, T, Ts, WorkFailed
from tests.support.appraisals import AppraisedByLot, appraised_by_lot
from tests.support.world import World


@pytest.fixture
def asked(monkeypatch) -> AppraisedByLot:
    return appraised_by_lot(monkeypatch)


async def hand_to_act(world: World, terms: Terms) -> Hand:
    table = await world.playing(terms=terms)
    user = await world.user_to_act(table)
    assert user is not None
    return await world.services.queries.hand(table, user)


async def test_the_plays_of_the_seat_are_compared_by_its_view(world: World, asked: AppraisedByLot) -> None:
    hand = await hand_to_act(world, Terms(hints=True))
    found = await world.services.hints.of(hand)
    assert {one.action for one in found} <= set(legal_actions(hand.view))
    assert found
    assert asked.asked == [(hand.view, f"{hand.record.id}.{hand.version}")]


async def test_without_the_term_nothing_is_compared(world: World, asked: AppraisedByLot) -> None:
    hand = await hand_to_act(world, Terms())
    with pytest.raises(HintsOff) as refused:
        await world.services.hints.of(hand)
    assert refused.value.facts == {"table": hand.record.id}
    assert asked.asked == []


async def test_it_is_said_why_nothing_can_be_compared(
    world: World, asked: AppraisedByLot, monkeypatch
) -> None:
    hand = await hand_to_act(world, Terms(hints=True))
    monkeypatch.setattr(appraisal, "covers", lambda rules: rules != hand.record.rules)
    assert await _why(HintService(), hand) == "game"
    monkeypatch.setattr(appraisal, "is_installed", lambda: False)
    assert await _why(HintService(), hand) == "missing"
    assert asked.asked == []


async def test_it_is_said_that_plays_cannot_be_compared_right_after_a_start(
    world: World, asked: AppraisedByLot, monkeypatch
) -> None:
    hand = await hand_to_act(world, Terms(hints=True))
    monkeypatch.setattr(appraisal, "is_being_prepared", lambda: True)
    assert await _why(HintService(), hand) == "preparing"
    assert asked.asked == []


async def test_work_that_fails_is_said_to_have_failed(world: World, asked: AppraisedByLot) -> None:
    class Failing(Here):
        async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
            raise WorkFailed("too long")

    hand = await hand_to_act(world, Terms(hints=True))
    assert await _why(HintService(Failing()), hand) == "failed"


async def test_few_comparisons_wait_at_the_same_time_in_a_server_and_in_all(
    world: World, asked: AppraisedByLot
) -> None:
    class Held(Here):
        free = asyncio.Event()

        async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
            await self.free.wait()
            return work(*arguments)

    hand, hints, waiting = await hand_to_act(world, Terms(hints=True)), HintService(Held()), []
    for guild in range(5):
        record = structs.replace(hand.record, guild=GuildId(guild))
        in_server = structs.replace(hand, record=record)
        waiting += [asyncio.create_task(hints.of(in_server)) for _ in range(4)]
        await asyncio.sleep(0)
        async with asyncio.timeout(20):
            assert await _why(hints, in_server) == "busy"
    Held.free.set()
    found = await asyncio.gather(*waiting, return_exceptions=True)
    refused = [one.facts["why"] for one in found if isinstance(one, NoHints)]
    assert refused == ["busy"] * 4, "sixteen wait, four in each of four servers"
    assert await hints.of(hand)


class Elsewhere(Here):
    """Workers that say to be other processes, and may be held up."""

    are_elsewhere = True

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.free.set()

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        await self.free.wait()
        return work(*arguments)


async def test_a_hand_that_opens_gets_what_a_worker_has_compared_in_time(
    world: World, asked: AppraisedByLot
) -> None:
    hand, hints = await hand_to_act(world, Terms(hints=True)), HintService(Elsewhere())
    found = await hints.in_time(hand)
    assert found == await hints.of(hand)
    assert found
    assert len(asked.asked) == 1, "what was compared is remembered"
    later = structs.replace(hand, record=structs.replace(hand.record, version=hand.version + 1))
    await hints.in_time(later)
    assert len(asked.asked) == 2


async def test_a_hand_that_opens_waits_for_no_slow_worker(world: World, asked: AppraisedByLot) -> None:
    hand, slow = await hand_to_act(world, Terms(hints=True)), Elsewhere()
    hints = HintService(slow)
    slow.free.clear()
    assert await hints.in_time(hand) == await hints.in_time(hand) == ()
    slow.free.set()
    assert await hints.in_time(hand)
    assert len(asked.asked) == 1, "the work went on"


async def test_a_hand_that_opens_gets_nothing_without_hints_or_without_workers(
    world: World, asked: AppraisedByLot, monkeypatch
) -> None:
    hand = await hand_to_act(world, Terms(hints=True))
    assert await HintService().in_time(hand) == ()
    without = structs.replace(hand, record=structs.replace(hand.record, terms=Terms()))
    assert await HintService(Elsewhere()).in_time(without) == ()
    assert asked.asked == []
    monkeypatch.setattr(appraisal, "is_being_prepared", lambda: True)
    assert await HintService(Elsewhere()).in_time(hand) == ()


async def test_few_hands_are_remembered(world: World, asked: AppraisedByLot, monkeypatch) -> None:
    monkeypatch.setattr(hints_module, "_MOST_KEPT", 2)
    hand, hints = await hand_to_act(world, Terms(hints=True)), HintService()
    for version in (1, 2, 3, 3, 1):
        await hints.of(structs.replace(hand, record=structs.replace(hand.record, version=version)))
    assert [seed.rpartition(".")[2] for _, seed in asked.asked] == ["1", "2", "3", "1"]


async def _why(hints: HintService, hand: Hand) -> object:
    with pytest.raises(NoHints) as refused:
        await hints.of(hand)
    return refused.value.facts["why"]


def test_games_whose_pile_becomes_the_stock_are_not_covered():
    assert not appraisal.covers(rules_of("classic_4", {"stock_exhaustion": "recycle_pile"}))
