"""Practice matches as the service keeps them: one for each person, private, and in no hurry."""

import asyncio

import pytest

from bot.canasta.rules.presets import PRESETS
from bot.service.errors import MatchNotOver, UnknownLevel
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import TableId
from bot.service.lobby.practice import PRACTICE_TERMS
from bot.service.matches import play
from bot.service.matches.record import Person, TableRecord, TableStatus
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CHANNEL, GUILD, World

CLASSIC = ChosenRules(PRESETS["classic_4"], "classic_4")


async def practising(world: World, person: Person = ANA, key: str | None = None) -> TableRecord:
    return await world.services.practice.begin(person, GUILD, CHANNEL, CLASSIC, "steady", key=key or a_key())


async def test_the_player_waits_for_computers_that_take_their_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table of people the player would not wait for them here."""
    played = []

    async def think(table: TableId) -> int:
        for _ in range(100):
            await asyncio.sleep(0)
        played.append(table)
        return 1

    monkeypatch.setattr(play, "COMPUTERS_ARE_AWAITED", 0.0)
    monkeypatch.setattr(world.services.play._automatic, "run_computers", think)
    record = await practising(world)
    assert played[:1] == [record.id]


async def test_it_begins_with_the_terms_of_practice_and_a_hand_to_play(world: World) -> None:
    record = await practising(world)
    hand = await world.services.queries.hand(record.id, ANA.user)
    assert hand.view.is_to_act
    assert hand.record.terms == PRACTICE_TERMS


async def test_the_same_command_twice_begins_one_match(world: World) -> None:
    key = a_key()
    first = await practising(world, key=key)
    second = await practising(world, key=key)
    assert first.id == second.id
    assert (await world.record(first.id)).status is TableStatus.PLAYING


async def test_a_new_match_takes_the_place_of_the_one_in_play_and_of_nobody_elses(world: World) -> None:
    practice = world.services.practice
    first, others = await practising(world), await practising(world, BEN)
    second = await practising(world)
    assert (await world.record(first.id)).status is TableStatus.CANCELLED
    current = await practice.current(ANA.user, GUILD)
    assert current is not None
    assert current.id == second.id
    assert (await world.record(others.id)).status is TableStatus.PLAYING


async def test_a_level_that_is_not_there_leaves_the_match_in_play_alone(world: World) -> None:
    first = await practising(world)
    with pytest.raises(UnknownLevel):
        await world.services.practice.begin(ANA, GUILD, CHANNEL, CLASSIC, "oracle", key=a_key())
    assert (await world.record(first.id)).status is TableStatus.PLAYING


async def test_it_has_no_rematch_that_others_could_join(world: World) -> None:
    record = await practising(world)
    await world.services.resigning.resign(record.id, ANA.user, key=a_key())
    assert (await world.record(record.id)).status is TableStatus.FINISHED
    with pytest.raises(MatchNotOver):
        await world.services.creation.rematch(record.id, ANA, key=a_key())
