"""Schedules of daily deals and the votes on them, in every store."""

import pytest
from msgspec import structs

from bot.canasta.cards import Card
from bot.service.change import Change
from bot.service.daily.schedule import DailySchedule, DailyVote, HouseDeal
from bot.service.ids import ChannelId, GuildId, MessageId, UserId
from bot.service.people.settings import GuildSettings
from bot.service.ports import StaleChange, Store
from tests.storage.changes import ANA, BEN, NOON, later

HERE, THERE = GuildId(10), GuildId(11)
DAY = 739_000


def schedule(guild: GuildId = HERE, **changes: object) -> DailySchedule:
    return structs.replace(DailySchedule(guild, 1, ChannelId(2**61), 18, later(60)), **changes)


def vote(user: UserId = ANA, guild: GuildId = HERE, day: int = DAY, seconds: float = 0) -> DailyVote:
    return DailyVote(guild, day, user, Card(36), later(seconds), 3)


async def plan(store: Store, *schedules: DailySchedule) -> None:
    await store.commit(Change(at=NOON, documents=schedules))


async def cast(store: Store, *votes: DailyVote) -> None:
    await store.commit(Change(at=NOON, daily_votes=votes))


async def test_a_schedule_comes_back_as_it_was_put_in(store: Store) -> None:
    assert await store.daily(HERE) == DailySchedule(HERE)
    await plan(store, schedule())
    assert await store.daily(HERE) == schedule()
    posted = schedule(revision=2, day=DAY, before=DAY - 1, message=MessageId(2**60), is_begun=True)
    await plan(store, posted)
    assert await store.daily(HERE) == posted
    assert await store.daily(THERE) == DailySchedule(THERE)
    own = schedule(
        revision=3, is_by_house_rule=True, house_deals=(HouseDeal(DAY, "Friday", b'{"position": {}}'),)
    )
    await plan(store, own)
    assert await store.daily(HERE) == own


async def test_only_the_next_revision_is_written(store: Store) -> None:
    await plan(store, schedule())
    for stale in (schedule(), schedule(revision=3)):
        with pytest.raises(StaleChange):
            await plan(store, stale)
    assert await store.daily(HERE) == schedule()


async def test_what_is_due_is_found_earliest_first_and_what_is_off_never(store: Store) -> None:
    assert await store.next_due(DailySchedule) is None
    off = GuildId(12)
    await plan(store, schedule(), schedule(THERE, due=later(30)), schedule(off, due=None, channel=None))
    assert await store.next_due(DailySchedule) == later(30)
    assert await store.due(DailySchedule, later(29)) == ()
    assert [one.guild for one in await store.due(DailySchedule, later(30))] == [THERE]
    assert [one.guild for one in await store.due(DailySchedule, later(600))] == [THERE, HERE]
    assert [one.guild for one in await store.due(DailySchedule, later(600), limit=1)] == [THERE]


async def test_a_member_votes_once_on_a_deal(store: Store) -> None:
    await cast(store, vote(BEN, seconds=5), vote())
    await cast(store, vote(guild=THERE), vote(day=DAY + 1))
    with pytest.raises(StaleChange):
        await cast(store, structs.replace(vote(), card=Card(40)))
    assert await store.daily_votes(HERE, DAY) == (vote(), vote(BEN, seconds=5))
    assert await store.daily_votes(HERE, DAY + 2) == ()


async def test_votes_are_deleted_once_two_deals_have_followed(store: Store) -> None:
    await plan(store, schedule())
    await cast(store, *(vote(day=day) for day in (DAY, DAY + 1, DAY + 2)), vote(guild=THERE))
    await plan(store, schedule(revision=2, day=DAY + 3, before=DAY + 1))
    kept = [len(await store.daily_votes(HERE, day)) for day in (DAY, DAY + 1, DAY + 2)]
    assert kept == [0, 1, 1]
    assert await store.daily_votes(THERE, DAY) == (vote(guild=THERE),)


async def test_what_is_stored_of_a_member_is_found_and_erased(store: Store) -> None:
    await cast(store, vote(), vote(guild=THERE), vote(BEN))
    assert (await store.personal_data(ANA)).votes == (vote(), vote(guild=THERE))
    await store.erase_person(ANA, ("Ana",), NOON, b"secret")
    assert (await store.personal_data(ANA)).votes == ()
    assert await store.daily_votes(HERE, DAY) == (vote(BEN),)


async def test_nothing_is_left_of_a_server_that_is_erased(store: Store) -> None:
    await plan(store, schedule(), schedule(THERE))
    await cast(store, vote(), vote(guild=THERE))
    assert await store.known_servers() == {HERE, THERE}
    gone = GuildSettings(HERE, revision=1, is_gone=True)
    await store.commit(Change(at=NOON, documents=(gone,)))
    await store.erase_server(HERE)
    assert await store.known_servers() == {THERE}
    assert await store.daily(HERE) == DailySchedule(HERE)
    assert await store.daily_votes(HERE, DAY) == ()
    assert await store.daily_votes(THERE, DAY) == (vote(guild=THERE),)
