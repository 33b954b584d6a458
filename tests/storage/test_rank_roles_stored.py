"""Roles for places on ladders, in every store."""

from datetime import timedelta

import pytest

from bot.service.change import Change
from bot.service.ids import GuildId, RoleId
from bot.service.people.settings import GuildSettings
from bot.service.ports import StaleChange, Store
from bot.service.ratings.model import GivenRole, RankRoles
from bot.service.statistics.model import Participation
from tests.service.ratings.results_made import result
from tests.storage.changes import ANA, BEN, NOON

HERE, THERE = GuildId(10), GuildId(11)
GOLD, SILVER = RoleId(2**61), RoleId(2**61 + 1)
LATER = NOON + timedelta(hours=1)
CHOSEN = RankRoles(
    HERE,
    (GOLD, None, SILVER),
    (GivenRole(ANA, GOLD, is_given=True), GivenRole(BEN, SILVER)),
    revision=1,
    due=LATER,
)


async def keep(store: Store, *roles: RankRoles) -> None:
    await store.commit(Change(at=NOON, documents=roles))


async def test_roles_come_back_as_they_were_put_in(store: Store) -> None:
    assert await store.rank_roles(HERE) == RankRoles(HERE)
    assert await store.next_due(RankRoles) is None
    await keep(store, CHOSEN, RankRoles(THERE, revision=1, due=NOON))
    assert await store.rank_roles(HERE) == CHOSEN
    assert [one.guild for one in await store.due(RankRoles, LATER)] == [THERE, HERE]
    assert [one.guild for one in await store.due(RankRoles, NOON)] == [THERE]
    assert await store.next_due(RankRoles) == NOON
    off = RankRoles(HERE, revision=2)
    await keep(store, off)
    assert await store.rank_roles(HERE) == off
    for stale in (CHOSEN, off):
        with pytest.raises(StaleChange):
            await keep(store, stale)


async def test_a_change_of_a_ladder_makes_its_roles_due(store: Store) -> None:
    await keep(store, CHOSEN)
    rated = result(1, (ANA,), (BEN,), guild=HERE)
    await store.commit(Change(at=NOON, result=rated))
    assert ((await store.rank_roles(HERE)).due, (await store.rank_roles(HERE)).revision) == (NOON, 2)
    await store.commit(Change(at=LATER, participations=(Participation(HERE, ANA, takes_part=True),)))
    changed = await store.rank_roles(HERE)
    assert (changed.due, changed.revision, changed.given) == (LATER, 3, CHOSEN.given)
    await store.commit(Change(at=NOON, participations=(Participation(THERE, ANA, takes_part=True),)))
    assert await store.rank_roles(THERE) == RankRoles(THERE), "nothing was chosen there"
    with pytest.raises(StaleChange):
        await keep(store, RankRoles(HERE, revision=2))


async def test_of_an_erased_person_is_kept_only_what_is_to_be_taken_back(store: Store) -> None:
    await keep(store, CHOSEN)
    assert (await store.personal_data(ANA)).rank_roles == (CHOSEN,)
    await store.erase_person(ANA, (), NOON, b"secret")
    erased = await store.rank_roles(HERE)
    assert erased.given == (GivenRole(ANA, GOLD, is_given=True, is_erased=True), GivenRole(BEN, SILVER))
    assert erased.due == NOON
    await store.commit(Change(at=NOON, documents=(GuildSettings(HERE, revision=1, is_gone=True),)))
    assert HERE in await store.known_servers()
    await store.erase_server(HERE)
    assert await store.rank_roles(HERE) == RankRoles(HERE)
    assert (await store.personal_data(BEN)).rank_roles == ()
