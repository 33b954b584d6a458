"""Actions, requests, the log and drafts: what every store must do."""

import asyncio

import pytest
from msgspec import structs

from bot.canasta.seats import Seat
from bot.service.change import Change, Request
from bot.service.matches.draft import Draft
from bot.service.people.settings import PlayerSettings
from bot.service.ports import Glance, RepeatedRequest, StaleChange, Store
from tests.storage.changes import (
    ANA,
    BEN,
    NOON,
    ONE,
    TWO,
    action_change,
    creation,
    draft_write,
    log_row,
    new_record,
)

# ---------------------------------------------------------------------------------------- actions and requests


async def test_an_action_is_kept_with_its_snapshot(store: Store) -> None:
    first = new_record()
    await store.commit(Change(at=NOON, record=first, snapshot=b"state 0"))
    await store.commit(action_change(first, "one"))
    record = await store.record(ONE)
    assert record is not None
    await store.commit(action_change(record, "two"))
    found = await store.snapshot(ONE)
    assert found is not None
    assert (found[0].version, found[1]) == (2, b"state 2")
    stored = await store.actions(ONE)
    assert [(one.version, one.seat, one.action, one.state_hash) for one in stored] == [
        (1, 0, b"action", "hash"),
        (2, 0, b"action", "hash"),
    ]
    assert stored[0].at is not None
    assert not stored[0].by_computer
    assert await store.actions(ONE, after=1) == stored[1:]
    assert await store.actions(ONE, upto=1) == stored[:1]


async def test_a_glance_tells_revision_and_earlier_request(store: Store) -> None:
    first = new_record()
    await store.commit(Change(at=NOON, record=first))
    await store.commit(action_change(first, "pressed"))
    assert await store.glance(ONE, "pressed") == Glance(2, Request("pressed", ONE, 1))
    assert await store.glance(ONE, "other") == Glance(2)
    assert await store.glance(ONE, None) == Glance(2)
    assert await store.request("pressed") == Request("pressed", ONE, 1)


async def test_a_request_is_committed_once(store: Store) -> None:
    first = new_record()
    await store.commit(Change(at=NOON, record=first))
    await store.commit(action_change(first, "pressed"))
    record = await store.record(ONE)
    assert record is not None
    with pytest.raises(RepeatedRequest):
        await store.commit(action_change(record, "pressed"))
    assert (await store.glance(ONE, None)) == Glance(2)


async def test_what_is_repeated_is_known_as_such_whatever_has_happened_since(store: Store) -> None:
    first = new_record()
    await store.commit(Change(at=NOON, record=first))
    click = action_change(first, "pressed")
    await store.commit(click)
    with pytest.raises(RepeatedRequest):
        await store.commit(click)
    with pytest.raises(StaleChange):
        await store.commit(structs.replace(click, request=Request("other", ONE, 1)))


async def test_a_request_counts_for_all_tables(store: Store) -> None:
    await store.commit(structs.replace(creation(1), request=Request("made", ONE, 0)))
    with pytest.raises(RepeatedRequest):
        await store.commit(structs.replace(creation(2), request=Request("made", TWO, 0)))
    assert await store.record(TWO) is None


# --------------------------------------------------------------------------------------------------------- log


@pytest.fixture
async def logged(store: Store) -> Store:
    await store.commit(creation(1))
    await store.commit(creation(2))
    rows = (
        log_row(1, 1, 0),
        log_row(1, 1, 1, audience=0),
        log_row(1, 2, 0, audience=1),
        log_row(1, 3, 0, kind="round_ended"),
        log_row(1, 4, 0),
        log_row(2, 1, 0),
    )
    await store.commit(Change(at=NOON, log=rows))
    return store


async def test_the_log_shows_each_seat_its_own(logged: Store) -> None:
    async def events(seat: int | None) -> list[bytes]:
        return [row.event for row in await logged.log(ONE, seat=None if seat is None else Seat(seat))]

    assert await events(None) == [b"event 1.0", b"event 3.0", b"event 4.0"]
    assert await events(0) == [b"event 1.0", b"event 1.1", b"event 3.0", b"event 4.0"]
    assert await events(1) == [b"event 1.0", b"event 2.0", b"event 3.0", b"event 4.0"]


async def test_the_log_is_cut_by_version_kind_and_count(logged: Store) -> None:
    async def versions(**conditions: object) -> list[int]:
        return [row.version for row in await logged.log(ONE, **{"seat": None, **conditions})]  # type: ignore[arg-type]

    assert await versions(after=1) == [3, 4]
    assert await versions(after=1, upto=3) == [3]
    assert await versions(newest=2) == [3, 4]
    assert await versions(newest=1, upto=3) == [3]
    assert await versions(newest=3, seat=Seat(0)) == [1, 1, 3, 4]
    assert await versions(kind="round_ended") == [3]


async def test_log_rows_come_back_as_they_were_put_in(logged: Store) -> None:
    assert (await logged.log(ONE, seat=Seat(0), upto=1)) == (log_row(1, 1, 0), log_row(1, 1, 1, audience=0))


# ------------------------------------------------------------------------------------------------------ drafts


async def test_a_draft_is_kept_for_each_person_and_table(store: Store) -> None:
    await store.commit(creation(1))
    await store.commit(creation(2))
    mine, yours = draft_write(0), draft_write(0, user=BEN, naturals=5)
    await store.commit(Change(at=NOON, drafts=(mine, yours)))
    assert await store.draft(ONE, ANA) == mine.draft
    assert await store.draft(ONE, BEN) == yours.draft
    assert await store.draft(TWO, ANA) == Draft()


async def test_a_draft_made_from_an_older_one_is_refused(store: Store) -> None:
    await store.commit(creation(1))
    await store.commit(Change(at=NOON, drafts=(draft_write(0),)))
    newer = draft_write(1, naturals=4)
    await store.commit(Change(at=NOON, drafts=(newer,)))
    for seen in (0, 1):
        with pytest.raises(StaleChange):
            await store.commit(Change(at=NOON, drafts=(draft_write(seen, naturals=6),)))
    assert await store.draft(ONE, ANA) == newer.draft


async def test_what_bears_on_moves_is_found_by_table_and_person_however_many_ask_at_once(
    store: Store,
) -> None:
    await store.commit(creation(1))
    await store.commit(creation(2))
    mine, yours = draft_write(0), draft_write(0, table=2, user=BEN, naturals=5)
    chosen = PlayerSettings(ANA, revision=1, zone="Europe/Berlin")
    await store.commit(Change(at=NOON, drafts=(mine, yours), documents=(chosen,)))
    both = (ANA, BEN)
    asked = (
        store.drafts_and_settings(ONE, both, both),
        store.drafts_and_settings(TWO, both, ()),
        store.drafts_and_settings(TWO, (), (ANA,)),
    )
    here, there, chosen_only = await asyncio.gather(*asked)
    assert here.drafts == {ANA: mine.draft, BEN: Draft()}
    assert here.players == {ANA: chosen, BEN: PlayerSettings(BEN)}
    assert chosen_only.players == {ANA: chosen}
    assert there.drafts == {ANA: Draft(), BEN: yours.draft}
    assert not there.players
    assert not chosen_only.drafts
