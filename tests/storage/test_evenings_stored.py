"""Evenings, in every store."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from msgspec import structs

from bot.service.change import Change
from bot.service.evenings.model import (
    AT_ONCE,
    KEPT_FOR,
    Evening,
    EveningStage,
    Every,
    Guest,
    GuestAnswer,
    MovedUp,
    Post,
    series_of,
)
from bot.service.ids import ChannelId, EveningId, GuildId, MessageId, TableId
from bot.service.people.settings import GuildSettings
from bot.service.ports import StaleChange, Store
from tests.storage.changes import ANA, BEN, NOON, later

HERE, THERE = GuildId(10), GuildId(11)
ONE, TWO, THREE = map(EveningId, (1, 2, 3))
A_DAY = timedelta(days=1)


def evening(number: EveningId = ONE, guild: GuildId = HERE, **changes: Any) -> Evening:
    """One that waits for its date."""
    made = Evening(
        number,
        guild,
        ChannelId(2**61),
        ANA,
        "Ana",
        NOON + A_DAY,
        shown=1,
        event=0,
        message=MessageId(2**60),
        guests=(Guest(ANA, "Ana", GuestAnswer.COMES),),
    )
    return structs.replace(made, **changes)


async def keep(store: Store, *evenings: Evening, at: timedelta = timedelta(0)) -> None:
    await store.commit(Change(at=NOON + at, documents=evenings))


async def test_an_evening_comes_back_as_it_was_put_in(store: Store) -> None:
    assert await store.next_evening_id() == ONE
    assert await store.evening(ONE) is None
    await keep(store, evening())
    assert await store.evening(ONE) == evening()
    full = evening(
        game="samba",
        rounds=2,
        guests=(Guest(ANA, "Ana", GuestAnswer.COMES), Guest(BEN, "Ben", GuestAnswer.MAYBE, has_seat=False)),
        stage=EveningStage.BEGUN,
        revision=2,
        content=3,
        wanted=Post.BEGUN,
        is_begun=True,
        is_reminded=True,
        tables=(TableId(7), TableId(9)),
        event=2**61,
        series=series_of(NOON, "Europe/Berlin", Every.MONTH),
        most=2,
        fills=True,
        ends_series=True,
        moved_up=(MovedUp(BEN, NOON),),
        key=2**62,
    )
    await keep(store, full)
    assert await store.evening(ONE) == full
    assert await store.next_evening_id() == TWO
    with pytest.raises(StaleChange):
        await keep(store, full)
    with pytest.raises(StaleChange):
        await keep(store, evening())


async def test_one_ends_and_the_next_of_its_series_begins_in_one_commit(store: Store) -> None:
    first = evening(series=series_of(NOON + A_DAY, "", Every.WEEK))
    await keep(store, first)
    [later] = first.next_of_series(await store.next_evening_id(), NOON)
    ended = structs.replace(first, revision=2, stage=EveningStage.CANCELLED)
    await keep(store, ended, later)
    assert await store.evenings(HERE) == (ended, later)
    # Whoever has seen an earlier state makes no second one.
    with pytest.raises(StaleChange):
        await keep(store, ended, structs.replace(later, id=THREE))
    assert await store.evening(THREE) is None


async def test_evenings_are_found_by_server_and_by_what_is_to_be_done(store: Store) -> None:
    await keep(store, evening(starts=NOON + 3 * A_DAY), evening(TWO), evening(THREE, THERE, content=2))
    assert [one.id for one in await store.evenings(HERE)] == [TWO, ONE]
    assert await store.next_due(Evening) == AT_ONCE
    assert [one.id for one in await store.due(Evening, NOON)] == [THREE]
    reminded = NOON + A_DAY - timedelta(hours=1)
    assert [one.id for one in await store.due(Evening, reminded)] == [THREE, TWO]
    assert [one.id for one in await store.due(Evening, reminded, limit=1)] == [THREE]
    await keep(store, evening(THREE, THERE, content=2, revision=2, stage=EveningStage.CANCELLED, shown=2))
    assert await store.next_due(Evening) == reminded


async def test_evenings_long_over_are_deleted_when_another_is_planned(store: Store) -> None:
    await keep(store, evening(stage=EveningStage.BEGUN), evening(TWO))
    await keep(store, evening(EveningId(3)), at=KEPT_FOR + A_DAY)
    assert await store.evening(ONE) is not None
    await keep(store, evening(EveningId(4)), at=KEPT_FOR + 2 * A_DAY)
    assert await store.evening(ONE) is None
    assert await store.evening(TWO) is not None  # it waits to be told that it is over


async def test_numbers_are_never_used_again(store: Store) -> None:
    await keep(store, evening())
    await store.commit(Change(at=NOON, documents=(GuildSettings(HERE, revision=1, is_gone=True),)))
    await store.erase_server(HERE)
    assert await store.evening(ONE) is None
    assert await store.next_evening_id() == TWO


async def test_a_person_is_found_and_erased(store: Store) -> None:
    await keep(store, evening(), evening(TWO, organiser=BEN, name="Ben", guests=()))
    found = await store.personal_data(ANA)
    assert [one.id for one in found.evenings] == [ONE]
    await store.erase_person(ANA, ("Ana",), later(5), b"s" * 32)
    assert (await store.personal_data(ANA)).evenings == ()
    after = await store.evening(ONE)
    assert after is not None
    assert (after.guests, after.revision, after.due) == ((), 2, AT_ONCE)
    assert await store.evening(TWO) == evening(TWO, organiser=BEN, name="Ben", guests=())


async def test_who_is_only_on_a_list_is_erased_from_it(store: Store) -> None:
    declined = Guest(BEN, "Ben", GuestAnswer.OUT)
    guests = (Guest(ANA, "Ana", GuestAnswer.COMES), declined)
    over = evening(TWO, stage=EveningStage.CANCELLED, moved_up=(MovedUp(BEN),))
    await keep(store, evening(guests=guests, moved_up=(MovedUp(BEN),)), over)
    assert [one.id for one in (await store.personal_data(BEN)).evenings] == [ONE, TWO]
    await store.erase_person(BEN, ("Ben",), later(5), b"s" * 32)
    after = await store.evening(ONE)
    assert after is not None
    assert (after.guests, after.moved_up) == (guests[:1], ())
    assert (await store.personal_data(BEN)).evenings == ()


async def test_evenings_go_with_their_server(store: Store) -> None:
    await keep(store, evening(), evening(TWO, THERE))
    assert {HERE, THERE} <= await store.known_servers()
    gone = GuildSettings(HERE, revision=1, is_gone=True)
    await store.commit(Change(at=NOON, documents=(gone,)))
    await store.erase_server(HERE)
    assert await store.evening(ONE) is None
    assert await store.evening(TWO) is not None
