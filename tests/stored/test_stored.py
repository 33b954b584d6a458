"""What an earlier version stored, exported and shared is read for ever, means the same and goes on being played.

The folders ``engine_N`` were written by the version of that engine (``python -m tests.stored``) and never change, but
that the database of engine 4 was brought to the first schema: what is in its values was left as it is.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import main
from bot.canasta.cards import is_wild
from bot.canasta.codec import decode_state
from bot.canasta.engine import start_match
from bot.canasta.rules.options import value_of
from bot.canasta.rules.presets import rules_of
from bot.canasta.rules.share_code import decode, encode
from bot.canasta.rules.values import plain_value
from bot.canasta.state import State
from bot.service.deals.verifying import proof_of
from bot.service.errors import NoRoundOver
from bot.service.history.exports import match_document
from bot.service.history.replaying import replayed_steps
from bot.service.history.replays import Match, Replays, with_frames
from bot.service.history.rounds import rounds_of
from bot.service.house_rules.editing import rules_of_house
from bot.service.ids import TableId
from bot.service.matches.record import TableStatus
from bot.storage.sqlite.store import SqliteStore
from tests.service.history.test_exports import eager
from tests.stored.facts import facts_of
from tests.support.fakes import ScriptedComputer
from tests.support.world import GUILD, World

FOLDERS = sorted(Path(__file__).parent.glob("engine_*"))
FACTS: dict[Path, dict[str, Any]] = {
    folder: json.loads((folder / "facts.json").read_text(encoding="utf-8")) for folder in FOLDERS
}
MATCHES = [
    pytest.param(folder, facts, id=f"{folder.name}: {name}")
    for folder in FOLDERS
    for name, facts in FACTS[folder]["matches"].items()
]
CODES = [
    pytest.param(facts, id=f"{folder.name}: {name}")
    for folder in FOLDERS
    for name, facts in FACTS[folder]["codes"].items()
]
EXPORTS = [
    pytest.param(path, id=f"{folder.name}: {path.name}")
    for folder in FOLDERS
    for path in sorted(folder.glob("*.json.gz"))
]


async def opened(folder: Path, path: Path) -> World:
    """A new process of this version on the database that the older one left."""
    database = path / "canasta.db"
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(gzip.decompress((folder / "tables.sql.gz").read_bytes()).decode())
    store = SqliteStore(database)
    await store.open()
    return World(store, {"eager": ScriptedComputer(eager)})


async def closed(world: World) -> None:
    await world.services.stop()
    await world.store.close()


async def stored_state(world: World, table: TableId) -> State:
    stored = await world.store.snapshot(table)
    assert stored is not None
    assert stored[1] is not None
    return decode_state(stored[1], stored[0].rules)


def decoded(path: Path) -> Any:
    return json.loads(gzip.decompress(path.read_bytes()))


def test_something_is_kept_of_every_kind() -> None:
    assert FOLDERS
    for folder in FOLDERS:
        matches = FACTS[folder]["matches"].values()
        assert {"match_over", "play", "draw"} <= {match["phase"] for match in matches}
        # A pile that red threes alone have frozen.
        assert any(
            match["frozen"] and not any(is_wild(card) for card in bytes.fromhex(match["pile"]))
            for match in matches
        )
        documents = [decoded(path) for path in folder.glob("*.json.gz")]
        assert any(document["left_out"] for document in documents)
        assert any(document["left_out"] is None for document in documents)
        assert any(play["action"] == "take back" for document in documents for play in plays_of(document))


def plays_of(document: Any) -> list[Any]:
    return [play for of_round in document["rounds"] for play in of_round["plays"]]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
async def test_a_pile_that_became_a_stock_is_among_the_matches(folder: Path, tmp_path: Path) -> None:
    world = await opened(folder, tmp_path)
    table = TableId(FACTS[folder]["matches"]["recycled"]["table"])
    assert await world.store.log(table, seat=None, kind="pile_recycled")
    await closed(world)


@pytest.mark.parametrize("folder, facts", MATCHES)
async def test_a_stored_match_is_what_it_was_and_replays_unchanged(
    folder: Path, facts: dict[str, Any], tmp_path: Path
) -> None:
    world = await opened(folder, tmp_path)
    table = TableId(facts["table"])
    state = await stored_state(world, table)
    assert {"table": table} | facts_of(state) == facts
    rows = await world.store.actions(table)
    replayed = list(replayed_steps(start_match(state.table.rules, stored=True), rows))
    assert all(moment.stored_hash and moment.is_as_stored for moment in replayed)
    assert replayed[-1].state == state
    await closed(world)


@pytest.mark.parametrize("folder, facts", MATCHES)
async def test_a_stored_match_goes_on_and_its_rounds_verify(
    folder: Path, facts: dict[str, Any], tmp_path: Path
) -> None:
    world = await opened(folder, tmp_path)
    table = TableId(facts["table"])
    await world.start()
    rng = Random(table)
    for _ in range(2000):
        record = await world.record(table)
        over = [one for one in await rounds_of(world.store, table) if one.is_over]
        if record.status is not TableStatus.PLAYING or len(over) >= facts["round"]:
            break
        await world.act(table, eager(await world.view(table, await world.seat_to_act(table)), rng))
        await world.services.settle()
    played = await Replays(world.store).rows(table)
    match = with_frames(played)
    assert len(match.rounds) >= facts["round"]
    assert all(replayed.difference is None for replayed in match.rounds)
    proof = await world.services.proofs.proof(table)
    assert proof.is_good
    assert proof.is_sealed
    assert all(one.compared == one.plays + 1 for one in proof.rounds)
    await closed(world)


@pytest.mark.parametrize("path", EXPORTS)
def test_a_stored_export_verifies(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = gzip.decompress(path.read_bytes())
    proof = proof_of(content)
    assert proof.is_good
    assert proof.is_sealed
    assert all(one.compared == one.plays + 1 for one in proof.rounds)
    match = tmp_path / "match.json"
    match.write_bytes(content)
    assert main(["verify", str(match)]) == 0
    assert "Everything checks out" in capsys.readouterr().out


def _without_later_fields(rounds: Any) -> Any:
    """Later versions tell more of a play, and nothing else."""
    return [
        {**one, "plays": [{key: play[key] for key in play if key != "others_drew"} for play in one["plays"]]}
        for one in rounds
    ]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
async def test_a_stored_match_is_exported_as_it_was(folder: Path, tmp_path: Path) -> None:
    world = await opened(folder, tmp_path)
    for name, facts in FACTS[folder]["matches"].items():
        path = folder / f"{name.replace(' ', '_')}.json.gz"
        replays = Replays(world.store)
        if not path.exists():
            with pytest.raises(NoRoundOver):
                await replays.rows(TableId(facts["table"]))
            continue
        was = decoded(path)
        now = _as_json(with_frames(await replays.rows(TableId(facts["table"]))))
        # Later versions add options, never change what a stored match says about those of its time.
        options = in_order(was["rules"]["options"])
        assert {option: in_order(now["rules"]["options"][option]) for option in options} == options
        assert _without_later_fields(now["rounds"]) == was["rounds"]
        assert {key: now[key] for key in was if key not in {"rules", "rounds"}} == {
            key: was[key] for key in was if key not in {"rules", "rounds"}
        }
    await closed(world)


def _as_json(match: Match) -> Any:
    return json.loads(json.dumps(match_document(match), default=str))


@pytest.mark.parametrize("facts", CODES)
def test_a_share_code_means_the_same_rules(facts: dict[str, Any]) -> None:
    preset, options = decode(facts["code"])
    expected = in_order(facts["options"])
    assert (preset, as_json(options)) == (facts["preset"], expected)
    assert encode(preset, options) == facts["code"]
    rules = rules_of(preset, options)
    assert {option: as_json(value_of(rules, option)) for option in options} == expected


def as_json(value: Any) -> Any:
    return in_order(json.loads(json.dumps(plain_value(value))))


def in_order(value: Any) -> Any:
    """Return the value with sets of words in the order of the alphabet."""
    if isinstance(value, dict):
        return {key: in_order(one) for key, one in value.items()}
    return sorted(value) if isinstance(value, list) and all(isinstance(one, str) for one in value) else value


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
async def test_a_stored_house_rule_means_the_same_rules(folder: Path, tmp_path: Path) -> None:
    world = await opened(folder, tmp_path)
    houses = {house.name: house for house in await world.services.houses.all(GUILD)}
    assert set(houses) == set(FACTS[folder]["matches"])
    for name, house in houses.items():
        code = FACTS[folder]["codes"][name]
        assert (house.preset, as_json(house.differences)) == (code["preset"], code["options"])
        rules = rules_of_house(house)
        assert {option: as_json(value_of(rules, option)) for option in code["options"]} == code["options"]
    await closed(world)
