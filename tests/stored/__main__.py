"""Write samples of what this version stores, exports and shares: ``python -m tests.stored``.

They go into a folder named after the version of the engine. What is kept there already is never written again: the samples
are of use only as the version of that time wrote them.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from msgspec import structs

from bot.canasta.actions import Action, Discard
from bot.canasta.cards import is_red_three
from bot.canasta.codec import decode_state
from bot.canasta.engine import ENGINE_VERSION, legal_actions
from bot.canasta.rules.share_code import encode
from bot.canasta.view import SeatView
from bot.service.clocks.terms import Terms
from bot.service.history.exports import match_json
from bot.service.history.replays import Replays, with_frames
from bot.service.history.rounds import rounds_of
from bot.service.ids import TableId
from bot.service.matches.commands import TakeBack
from bot.service.matches.record import TableStatus
from bot.storage.sqlite.store import SqliteStore
from tests.service.history.test_exports import eager
from tests.stored.facts import facts_of
from tests.support.fakes import ScriptedComputer, a_key
from tests.support.world import ANA, BEN, CHANNEL, CYD, DOT, GUILD, World

FOLDER: Final = Path(__file__).parent / f"engine_{ENGINE_VERSION}"


class Sample(NamedTuple):
    """A match to be kept, and where it is left."""

    preset: str
    options: dict[str, Any]
    rounds: int
    """So many rounds are played to their end."""
    actions: int
    """So many actions of people are played in the round after them."""


SAMPLES: Final = {
    "finished": Sample("classic_2", {"target_score": 2000}, 99, 0),
    "american": Sample("american_2005", {}, 1, 20),
    "recycled": Sample(
        "hand_and_foot",
        {
            "deck_count": 2,
            "joker_count": 4,
            "hand_size": 9,
            "foot_size": 9,
            "stock_exhaustion": "recycle_pile",
            "unreplaced_three_ends_round": False,
        },
        1,
        20,
    ),
    "red threes freeze": Sample("hand_and_foot", {}, 0, 60),
    "wild canasta": Sample("hand_and_foot_wild_canasta", {"hand_size": 7, "foot_size": 7}, 0, 40),
    "scarne": Sample("scarne_4", {}, 1, 20),
    "canadian": Sample("canadian", {}, 0, 30),
    "house": Sample(
        "classic_4", {"pile_always_frozen": True, "draw_count": 2, "canastas_to_go_out": 2}, 1, 20
    ),
}

CODES: Final = {
    **{name: (one.preset, one.options) for name, one in SAMPLES.items()},
    "bolivia": ("bolivia", {"bonus_wild_canasta": 2000}),
    "freezing": ("hand_and_foot", {"pile_freeze_cards": ["wild", "red_three"]}),
    "concealed": ("american_2005", {"concealed_rule": "none", "target_score": 7500}),
}


async def _table(world: World, name: str, sample: Sample) -> TableId:
    """Open a table that plays this as a house rule; one of the seats is a computer's."""
    services = world.services
    house = await services.houses.create(GUILD, ANA.user, name, sample.preset, sample.options)
    chosen = await services.houses.chosen(GUILD, house.name)
    record = await services.creation.create(
        ANA,
        guild=GUILD,
        channel=CHANNEL,
        chosen=structs.replace(chosen, terms=Terms(take_back=True)),
        title=name,
        key=a_key(),
    )
    for person in (BEN, CYD, DOT)[: record.seat_count - 2]:
        await services.lobby.join(record.id, person, key=a_key())
    await services.lobby.add_computer(record.id, ANA.user, key=a_key())
    await services.cuts.cut(record.id, ANA, f"{name}!", key=a_key())
    await services.lobby.start(record.id, ANA.user, key=a_key())
    await services.settle()
    return record.id


async def _play(world: World, table: TableId, sample: Sample, rng: Random) -> None:
    """Play to where the sample is left; sometimes something laid down is taken back."""
    left = sample.actions
    taken_back = 0
    while (await world.record(table)).status is TableStatus.PLAYING:
        over = [one for one in await rounds_of(world.store, table) if one.is_over]
        if len(over) >= sample.rounds:
            if not left:
                return
            left -= 1
        seat = await world.seat_to_act(table)
        actor = await world.user_to_act(table)
        await world.act(table, _choose(await world.view(table, seat), rng))
        if taken_back < 2 and (await world.record(table)).returns_to:
            await world.services.play.act(TakeBack(table, actor, a_key()))
            taken_back += 1
        await world.services.settle()


async def _samples(folder: Path) -> dict[str, Any]:
    """Play all matches on one store, and tell what is in it."""
    store = SqliteStore(folder / "canasta.db")
    await store.open()
    world = World(store, {"eager": ScriptedComputer(eager)})
    await world.start()
    facts: dict[str, Any] = {}
    for name, sample in SAMPLES.items():
        table = await _table(world, name, sample)
        await _play(world, table, sample, Random(name))
        stored = await store.snapshot(table)
        assert stored is not None
        assert stored[1] is not None
        facts[name] = {"table": table} | facts_of(decode_state(stored[1], stored[0].rules))
        if sample.rounds:
            document = match_json(with_frames(await Replays(store).rows(table)))
            _keep(FOLDER / f"{name.replace(' ', '_')}.json.gz", document)
        print(f"played {name}", flush=True)
    await world.services.stop()
    await store.close()
    return facts


def _choose(view: SeatView, rng: Random) -> Action:
    """Choose as ``eager`` does, but discard red threes first, where that may be."""
    threes = [
        action for action in legal_actions(view) if isinstance(action, Discard) and is_red_three(action.card)
    ]
    return threes[0] if threes else eager(view, rng)


def _keep(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, mtime=0))
    print(f"wrote {path.name}: {path.stat().st_size:,} bytes", flush=True)


def main() -> None:
    """Play the matches and write the samples."""
    if FOLDER.exists():
        raise SystemExit(f"{FOLDER.name} is kept already")
    FOLDER.mkdir()
    with TemporaryDirectory() as folder:
        facts = asyncio.run(_samples(Path(folder)))
        with sqlite3.connect(Path(folder) / "canasta.db") as database:
            _keep(FOLDER / "tables.sql.gz", "\n".join(database.iterdump()).encode())
    codes = {
        name: {"code": encode(preset, options), "preset": preset, "options": options}
        for name, (preset, options) in CODES.items()
    }
    told = json.dumps({"matches": facts, "codes": codes}, indent=1, ensure_ascii=False)
    (FOLDER / "facts.json").write_text(told + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
