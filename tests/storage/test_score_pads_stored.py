"""Score pads in every store."""

from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.rules.presets import rules_of
from bot.canasta.scoring.counts import Exit, HandCount, SideCount
from bot.canasta.scoring.parsing import parse_count
from bot.service.change import Change
from bot.service.ports import StaleChange, Store
from bot.service.score_pads.model import ScorePad, ScorePadWrite
from tests.storage.changes import ANA, BEN, NOON

RULES = rules_of("modern_american", {"bonus_going_out": 150})
PAD = ScorePad(ANA, ("Oma & Opa", "Kids"), RULES, "modern_american", NOON, house_rule="At Oma's")
ROUND = (
    SideCount(melded=430, exit=Exit.OPEN, hands=(HandCount(points=85), HandCount(sevens=3))),
    parse_count(RULES, "1 sevens, 3 black threes, 200, unfinished aces"),
)


async def put(store: Store, *pads: ScorePad, is_deleted: bool = False) -> None:
    writes = tuple(ScorePadWrite(pad, is_deleted=is_deleted) for pad in pads)
    await store.commit(Change(at=NOON, score_pads=writes))


async def test_a_pad_is_read_as_it_was_written(store: Store) -> None:
    await put(store, PAD)
    [made] = await store.score_pads(ANA)
    assert structs.replace(made, id=PAD.id) == PAD
    later = structs.replace(made, rounds=(ROUND,), revision=2, changed=NOON + timedelta(hours=1))
    await put(store, later)
    assert await store.score_pads(ANA) == (later,)
    assert await store.score_pads(BEN) == ()
    assert (await store.personal_data(ANA)).score_pads == (later,)


async def test_the_last_changed_pad_stands_first_and_numbers_are_never_used_twice(store: Store) -> None:
    await put(store, PAD)
    await put(store, structs.replace(PAD, names=("A", "B"), changed=NOON + timedelta(hours=1)))
    newest, oldest = await store.score_pads(ANA)
    assert (newest.names, oldest.names) == (("A", "B"), PAD.names)
    await put(store, newest, is_deleted=True)
    await put(store, PAD)
    assert newest.id not in {pad.id for pad in await store.score_pads(ANA)}


@pytest.mark.parametrize("is_deleted", [False, True])
async def test_of_two_changes_the_second_is_stale(store: Store, is_deleted: bool) -> None:
    await put(store, PAD)
    [made] = await store.score_pads(ANA)
    later = structs.replace(made, rounds=(ROUND,), revision=2)
    await put(store, later)
    with pytest.raises(StaleChange):
        await put(store, made if is_deleted else structs.replace(made, revision=2), is_deleted=is_deleted)
    assert await store.score_pads(ANA) == (later,)


async def test_pads_end_with_their_time_and_with_their_person(store: Store) -> None:
    await put(store, PAD)
    await put(store, structs.replace(PAD, owner=BEN, changed=NOON + timedelta(days=2)))
    assert await store.delete_old_score_pads(NOON) == 0
    assert await store.delete_old_score_pads(NOON + timedelta(days=1)) == 1
    assert (await store.score_pads(ANA), len(await store.score_pads(BEN))) == ((), 1)
    await store.erase_person(BEN, (), NOON, b"x" * 32)
    assert await store.score_pads(BEN) == ()
