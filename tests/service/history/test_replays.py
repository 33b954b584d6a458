"""Rounds that are over, with all hands open; and nothing of a round that is not."""

from itertools import pairwise
from random import Random

import pytest
from msgspec import structs

from bot.canasta.actions import StartRound
from bot.canasta.codec import SCHEMA_VERSION, encode_action, encode_state
from bot.canasta.engine import ENGINE_VERSION
from bot.canasta.events import DrewCards, HandDealt, RoundEnded
from bot.canasta.resample import resample
from bot.service.change import ActionRow, Change
from bot.service.errors import NoRoundOver, RoundNotOver, TableNotFound
from bot.service.history.exports import match_document, match_json
from bot.service.history.replays import Replays, with_frames
from bot.service.ids import TableId
from bot.service.matches.tables import Tables
from bot.ui.history.text_export import match_text
from bot.ui.texts import texts_for
from tests.support.fakes import a_key
from tests.support.stores.memory import MemoryStore
from tests.support.world import ANA, CYD, World


async def after_rounds(world: World, count: int) -> TableId:
    """A table at which so many rounds are over and some turns of the next one are played."""
    table = await world.playing()
    while (await world.view(table, 0)).table.round <= count:
        await world.play_turn(table)
    for _ in range(3):
        await world.play_turn(table)
    return table


async def test_a_round_is_shown_from_the_deal_to_its_end(world: World) -> None:
    table = await after_rounds(world, 2)
    for number in (1, 2):
        replay = await world.services.replays.round(table, number)
        replayed = replay.shown
        log = await world.services.queries.log(table, number=number)
        assert [frame.version for frame in replayed.frames] == [entry.version for entry in log.entries]
        assert [frame.seat for frame in replayed.frames] == [entry.seat for entry in log.entries]
        assert replayed.difference is None
        first, last = replayed.frames[0], replayed.frames[-1]
        assert isinstance(first.action, StartRound)
        assert {event.seat for event in first.events if isinstance(event, HandDealt)} == {0, 1, 2, 3}
        assert any(isinstance(event, RoundEnded) for event in last.events)
        assert last.table.result == replayed.round.result
    assert (await world.services.replays.round(table)).shown.round.number == 2


async def test_every_step_shows_every_hand(world: World) -> None:
    table = await after_rounds(world, 1)
    frames = (await world.services.replays.round(table)).shown.frames
    for before, frame in pairwise(frames):
        drawn = next((event for event in frame.events if isinstance(event, DrewCards)), None)
        if drawn is not None:
            assert frame.views[drawn.seat].hand == before.views[drawn.seat].hand + drawn.cards
            assert frame.seat == drawn.seat
        assert [view.table for view in frame.views] == [frame.table] * 4


async def test_turns_are_numbered_as_they_were_played(world: World) -> None:
    table = await after_rounds(world, 1)
    frames = (await world.services.replays.round(table)).shown.frames
    assert [frame.turn for frame in frames[:5]] == [0, 1, 1, 2, 2]
    for before, frame in pairwise(frames[1:]):
        assert frame.turn - before.turn in {0, 1}
        assert (frame.turn == before.turn) == (frame.seat == before.seat)


async def test_a_round_that_is_not_over_stays_closed(world: World) -> None:
    table = await world.playing()
    replays = world.services.replays
    with pytest.raises(NoRoundOver):
        await replays.round(table)
    with pytest.raises(NoRoundOver):
        with_frames(await replays.rows(table))
    table = await after_rounds(world, 1)
    for number in (2, 3, 0):
        with pytest.raises(RoundNotOver) as refused:
            await replays.round(table, number)
        assert refused.value.facts == {"table": table, "round": number, "last": 1}
    match = with_frames(await replays.rows(table))
    assert [replayed.round.number for replayed in match.rounds] == [1]
    assert match.left_out is not None
    assert match.left_out.number == 2


async def test_the_last_round_of_a_table_that_was_given_up_stays_closed(world: World) -> None:
    table = await after_rounds(world, 1)
    await world.services.lobby.cancel(table, ANA.user, key=a_key())
    with pytest.raises(RoundNotOver):
        await world.services.replays.round(table, 2)
    assert [
        replayed.round.number for replayed in with_frames(await world.services.replays.rows(table)).rounds
    ] == [1]


@pytest.mark.parametrize("finished", [0, 1])
async def test_a_round_in_which_the_match_was_given_up_is_over(world: World, finished: int) -> None:
    table = await after_rounds(world, finished)
    version = (await world.record(table)).version
    for person in (ANA, CYD):
        await world.services.resigning.resign(table, person.user, key=a_key())
    replay = await world.services.replays.round(table)
    assert replay.shown.round.number == finished + 1
    assert replay.shown.frames[-1].version == version
    assert replay.shown.difference is None
    assert replay.shown.round.result is None
    match = with_frames(await world.services.replays.rows(table))
    assert match.left_out is None
    assert len(match.rounds) == finished + 1
    assert f"=== Round {finished + 1}" in match_text(texts_for(), match)
    assert match_document(match)["rounds"][-1]["result"] is None


async def test_no_table_no_replay(world: World) -> None:
    with pytest.raises(TableNotFound):
        await world.services.replays.round(TableId(99))


async def test_what_is_over_does_not_depend_on_the_round_that_is_played(world: World) -> None:
    """The hidden cards of the running round and the secret of its deal may be any."""
    table = await after_rounds(world, 1)
    before = with_frames(await world.services.replays.rows(table))
    record = await world.record(table)
    state = (await Tables(world.store).get(table)).dealt()
    other = resample(await world.view(table, 0), Random(3))
    assert other != state
    assert isinstance(world.store, MemoryStore)
    assert before.left_out is not None
    key = (table, before.left_out.first)
    dealt = world.store._actions[key]
    world.store._actions[key] = structs.replace(dealt, action=encode_action(StartRound("7" * 64, "x")))
    await world.store.commit(
        Change(
            at=world.time.now(),
            record=structs.replace(record, revision=record.revision + 1),
            snapshot=encode_state(other),
        )
    )
    after = with_frames(await Replays(world.store).rows(table))
    assert match_json(after) == match_json(before)
    assert match_text(texts_for(), after) == match_text(texts_for(), before)
    assert after.rounds == before.rounds
    assert after.left_out == before.left_out


def changed(world: World, table: TableId, version: int, **details: object) -> None:
    """The stored row of an action says something else."""
    assert isinstance(world.store, MemoryStore)
    row: ActionRow = world.store._actions[table, version]
    world.store._actions[table, version] = structs.replace(row, **details)


async def test_what_another_version_played_is_said(world: World) -> None:
    table = await after_rounds(world, 1)
    changed(world, table, 9, state_hash="0" * 32, engine=ENGINE_VERSION + 1)
    replayed = (await Replays(world.store).round(table)).shown
    assert replayed.difference is not None
    assert (replayed.difference.version, replayed.difference.engine) == (9, ENGINE_VERSION + 1)
    assert not replayed.difference.is_refused
    assert len(replayed.frames) == replayed.round.last


async def test_what_todays_game_refuses_ends_the_replay(world: World) -> None:
    table = await after_rounds(world, 1)
    deal = encode_action(StartRound("7" * 64, "x"))
    changed(world, table, 9, action=deal)
    replayed = (await Replays(world.store).round(table)).shown
    assert replayed.difference is not None
    assert (replayed.difference.version, replayed.difference.is_refused) == (9, True)
    assert [frame.version for frame in replayed.frames] == list(range(1, 9))


async def test_hashes_of_another_schema_say_nothing(world: World) -> None:
    table = await after_rounds(world, 1)
    changed(world, table, 9, state_hash="0" * 32, schema=SCHEMA_VERSION - 1)
    assert (await Replays(world.store).round(table)).shown.difference is None


async def test_a_round_is_played_again_once(world: World) -> None:
    table = await after_rounds(world, 1)
    replays = world.services.replays
    assert (await replays.round(table)).shown is (await replays.round(table, 1)).shown


async def test_a_computer_that_stood_in_is_marked(world: World) -> None:
    table = await after_rounds(world, 1)
    changed(world, table, 5, by_computer=True)
    frames = (await Replays(world.store).round(table)).shown.frames
    assert [frame.version for frame in frames if frame.stored.by_computer] == [5]
