"""A match over weeks: somebody quick, somebody slow, somebody who is told by letter, and somebody who never comes."""

from random import Random

import pytest
from msgspec import structs

from bot.service.change import Change
from bot.service.preferences import Notify
from bot.service.terms import Pace, Terms, TimeOut
from tests.cogs.clicker import Clicker
from tests.cogs.scene import FOUR, Scene, seated

TERMS = Terms(
    pace=Pace.TURNS,
    hours=48,
    on_time_out=TimeOut.COMPUTER,
    reminders=(24, 6),
    vacation_hours=24,
    question_hours=12,
)
HOURS = 6
COMES_AT = {"Ana": 1, "Ben": 5, "Cyd": 3}
"""At which of their steps people come by; Dot never does."""


@pytest.mark.slow
async def test_two_weeks(club):
    """At every moment at most one message calls somebody, it calls whom the table waits for, and nothing else pings."""
    rng = Random(4)
    scene = await seated(club)
    record = structs.replace(await scene.record(), terms=TERMS)
    record = structs.replace(record, revision=record.revision + 1)
    await scene.bot._store.commit(Change(at=scene.bot.clock.now(), record=record))
    await scene.services.settings.notify(club["Cyd"].id, Notify.DIRECT)
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    clickers = {name: Clicker(scene, club[name], rng) for name in COMES_AT}
    turns = 0
    for step in range(56):
        for name, often in COMES_AT.items():
            if step % often == 0 and await is_on_turn(scene, name):
                await clickers[name].take_turn()
                await scene.calm()
                turns += 1
                await expect_one_call(scene)
        if step in {20, 41}:
            await club.restart(orderly=step == 20)
        await club.advance(hours=HOURS)
        await scene.calm()
        await expect_one_call(scene)
    assert turns > 15
    dot = (await scene.record()).seats[3]
    assert dot.stood_in > 3
    assert dot.is_absent
    assert not (await scene.record()).seats[0].is_absent
    for request in club.traffic.requests:
        if request.method == "POST" and request.path.endswith("/messages"):
            assert len(request.json["allowed_mentions"].get("users", [])) <= 1


async def is_on_turn(scene: Scene, name: str) -> bool:
    record = await scene.record()
    return name in {FOUR[seat] for seat in record.seats_waited_for}


async def expect_one_call(scene: Scene) -> None:
    """Somebody is called, once, where he wants it; nobody else is."""
    record = await scene.record()
    waited_for = {FOUR[seat] for seat in record.seats_waited_for}
    pings, letters = scene.pings(), scene.club["Cyd"].letters()
    assert len(pings) + len(letters) <= 1
    for ping in pings:
        assert {person for person in FOUR if scene.club[person].id in ping.pings} == waited_for
        assert record.pings[-1].message == ping.id
    assert not letters or waited_for == {"Cyd"}
    assert len(scene.boards()) == 1
