"""A match as JSON: whoever has it can deal and play every round that is over again."""

import json
from random import Random
from typing import Any

import pytest
from msgspec import structs

from bot.canasta.actions import Action, Discard, LayDown, Pass, StartRound, TakePile
from bot.canasta.codec import SCHEMA_VERSION, encode_action, state_hash
from bot.canasta.engine import apply, legal_actions, start_match
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.seats import Seat
from bot.canasta.shuffle import commitment
from bot.canasta.state import State
from bot.canasta.view import SeatView
from bot.service.change import Change
from bot.service.history.exports import FORMAT, VERSION, match_document, match_json
from bot.service.history.replays import Replays, with_frames
from bot.service.history.rounds import rounds_of
from bot.service.ids import TableId, UserId
from bot.service.matches.record import Tenure
from tests.support.fakes import ScriptedComputer
from tests.support.stores.memory import MemoryStore
from tests.support.world import ANA, BEN, World


def eager(view: SeatView, rng: Random) -> Action:
    """Melds more than chance would, and does not dawdle."""
    actions = list(legal_actions(view))
    building = [action for action in actions if isinstance(action, LayDown | TakePile)]
    ending = [action for action in actions if isinstance(action, Discard)]
    if building and rng.random() < 0.7:
        return rng.choice(building)
    return rng.choice(ending if ending and rng.random() < 0.5 else actions)


async def exported(world: World, table: TableId) -> Any:
    return json.loads(match_json(with_frames(await Replays(world.store).rows(table))))


def played_again(document: Any) -> list[State]:
    """The state at the end of each round, from the document alone; every hash is compared."""
    state = start_match(rules_of(document["rules"]["preset"], document["rules"]["options"]))
    ends = []
    for of_round in document["rounds"]:
        deal = of_round["deal"]
        assert commitment(bytes.fromhex(deal["secret"])) == deal["commitment"]
        state = apply(state, None, StartRound(deal["secret"], deal["label"], deal["cut"])).state
        assert (state_hash(state), SCHEMA_VERSION) == (deal["hash"], deal["schema"])
        states = {deal["version"]: state}
        for play in of_round["plays"]:
            if play["action"] == "take back":
                state = states[play["returns_to"]]
            else:
                state = apply(state, Seat(play["seat"]), parse_action(play["action"])).state
            states[play["version"]] = state
            assert state_hash(state) == play["hash"], play
        ends.append(state)
    return ends


@pytest.mark.parametrize("preset", PRESETS)
async def test_every_game_can_be_played_again_from_its_document(preset: str) -> None:
    world = World(computers={"eager": ScriptedComputer(eager)})
    await world.start()
    table = await world.playing((ANA,), rules=PRESETS[preset])
    rng = Random(preset)
    while not (rounds := [one for one in await rounds_of(world.store, table) if one.is_over]):
        await world.act(table, eager(await world.view(table, await world.seat_to_act(table)), rng))
        await world.services.settle()
    document = await exported(world, table)
    (end, *_) = played_again(document)
    assert end.table.result == rounds[0].result
    scores = document["rounds"][0]["result"]["scores"]
    assert [score["after"] for score in scores] == list(end.table.totals)
    await world.services.stop()


async def match_of_two_rounds(world: World) -> TableId:
    table = await world.playing()
    while (await world.view(table, 0)).table.round <= 2:
        await world.play_turn(table)
    await world.play_turn(table)
    return table


async def test_the_rounds_that_are_over_are_told_and_the_running_one_is_left_out(world: World) -> None:
    table = await match_of_two_rounds(world)
    document = await exported(world, table)
    assert (document["format"], document["version"]) == (FORMAT, VERSION)
    assert [one["round"] for one in document["rounds"]] == [1, 2]
    assert document["left_out"] == {"round": 3}
    assert [one.table.round for one in played_again(document)] == [1, 2]
    secrets = {one["deal"]["secret"] for one in document["rounds"]}
    running = [
        row
        for row in await world.store.actions(table)
        if row.version > document["rounds"][1]["plays"][-1]["version"]
    ]
    assert running
    text = json.dumps(document)
    for row in running:
        assert f'"version": {row.version},' not in text
        assert row.state_hash not in text
    assert len(secrets) == 2


async def test_who_sat_where_is_told_by_name_alone(world: World) -> None:
    table = await match_of_two_rounds(world)
    record = await world.record(table)
    fresh = structs.replace(
        record,
        former=(Tenure(Seat(1), "Bob", UserId(777_000), upto=9),),
        revision=record.revision + 1,
    )
    await world.store.commit(Change(at=world.time.now(), record=fresh))
    document = await exported(world, table)
    assert [seat["name"] for seat in document["seats"]] == ["Ana", "Ben", "Cyd", "Dot"]
    assert [seat["side"] for seat in document["seats"]] == [0, 1, 0, 1]
    assert document["seats"][1]["before"] == [{"name": "Bob", "computer": False, "upto": 9}]
    text = json.dumps(document)
    assert "777000" not in text
    assert all(str(person.user) not in [str(seat) for seat in document["seats"]] for person in (ANA, BEN))


async def test_rules_are_told_whole_and_as_differences(world: World) -> None:
    rules = with_options(rules_of(), {"pile_always_frozen": True})
    table = await world.playing(rules=rules)
    while len(await rounds_of(world.store, table)) < 2:
        await world.play_turn(table)
    told = (await exported(world, table))["rules"]
    assert (told["preset"], told["differences"]) == ("classic_4", {"pile_always_frozen": True})
    assert rules_of("modern_american", told["options"]) == rules


async def test_what_todays_game_cannot_play_is_exported_all_the_same(world: World) -> None:
    table = await match_of_two_rounds(world)
    before = await exported(world, table)
    assert isinstance(world.store, MemoryStore)
    row = world.store._actions[table, 9]
    world.store._actions[table, 9] = structs.replace(row, action=encode_action(Pass()))
    after = await exported(world, table)
    assert after["rounds"][0]["differs_from"] == 9
    assert len(after["rounds"][0]["plays"]) == len(before["rounds"][0]["plays"])
    assert after["rounds"][1] == before["rounds"][1]


async def test_lay_downs_that_were_taken_back_are_told(world: World) -> None:
    table = await match_of_two_rounds(world)
    match = with_frames(await Replays(world.store).rows(table))
    replayed = match.rounds[0]
    row = replayed.rows[5]._replace(returns_to=4, action=b"", by_computer=True)
    rows = (*replayed.rows[:5], row, *replayed.rows[6:])
    document = match_document(structs.replace(match, rounds=(structs.replace(replayed, rows=rows),)))
    play = document["rounds"][0]["plays"][4]
    assert (play["action"], play["returns_to"], play["by_computer"]) == ("take back", 4, True)
