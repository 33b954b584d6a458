"""The podium of a season is posted once when it is over, where the server chose, through failures and crashes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.rules.preset import Family
from bot.service.change import Change
from bot.service.ids import ChannelId
from bot.service.ports import RecipientGone, TryLater
from bot.service.ratings.model import SeasonLength
from tests.service.ratings.test_rank_roles import A_MINUTE, GOLD, PEOPLE, RoleWorld
from tests.support.world import ANA, BEN, CYD, DOT, EVE, GUILD

PLACE = ChannelId(77)
A_QUARTER = timedelta(days=92)


@pytest.fixture
async def world() -> AsyncIterator[RoleWorld]:
    made = RoleWorld()
    await made.start()
    await made.take_part(*PEOPLE)
    await made.services.ladder.set_seasons(GUILD, EVE.user, SeasonLength.QUARTERLY)
    await made.win(ANA, BEN, CYD, DOT)
    yield made
    await made.end()


async def choose(world: RoleWorld, channel: ChannelId | None = PLACE) -> str:
    """Choose the channel; the name of the season whose podium is the next one."""
    chosen = await world.services.rank_roles.choose_podium(GUILD, EVE.user, channel)
    await world.services.settle()
    return chosen.season


async def test_a_season_that_is_over_has_one_podium_of_its_first_places(world: RoleWorld) -> None:
    season = await choose(world)
    assert season
    await world.win(ANA, BEN, CYD, DOT, times=1)
    assert world.podiums.posted == []
    await world.pass_time(A_QUARTER)
    assert world.podiums.posted == [(season, False)]
    podium = world.podiums.last
    assert podium is not None
    [(family, first)] = podium.places
    assert family is Family.CLASSIC
    assert [(one.user, one.rank, one.matches) for one in first] == [
        (ANA.user, 1, 11),
        (BEN.user, 2, 11),
        (CYD.user, 3, 11),
    ]
    # Of a season in which nobody was ranked there is none.
    await world.win(DOT, ANA, times=3)
    await world.restart()
    await world.pass_time(A_QUARTER)
    assert len(world.podiums.posted) == 1


async def test_no_podium_is_posted_where_none_was_chosen(world: RoleWorld) -> None:
    await world.choose(GOLD)
    await world.pass_time(A_QUARTER)
    await choose(world)
    await choose(world, None)
    await world.pass_time(A_QUARTER)
    assert world.podiums.posted == []
    kept = await world.store.rank_roles(GUILD)
    assert (kept.podium, kept.season) == (None, "")


async def test_roles_and_podium_follow_one_season(world: RoleWorld) -> None:
    await world.choose(GOLD)
    await choose(world)
    assert world.holders[GOLD] == "A"
    await world.pass_time(A_QUARTER)
    assert len(world.podiums.posted) == 1
    assert world.holders[GOLD] == ""


async def test_who_does_not_take_part_or_has_left_is_not_named(world: RoleWorld) -> None:
    await choose(world)
    await world.take_part(BEN, takes_part=False)
    world.giver.gone.add(ANA.user)
    await world.services.privacy.forget(CYD)
    await world.pass_time(A_QUARTER)
    assert world.podiums.last is not None
    assert [one.user for one in world.podiums.last.places[0][1]] == [DOT.user]


async def test_what_fails_is_tried_again_as_the_same_and_a_kill_is_noticed(world: RoleWorld) -> None:
    season = await choose(world)
    world.podiums.failures = [TryLater(), TryLater()]
    await world.pass_time(A_QUARTER)
    assert world.podiums.posted == [(season, False)]
    await world.restart()
    assert world.podiums.posted == [(season, False), (season, True)]
    await world.pass_time(A_MINUTE)
    assert world.podiums.posted == [(season, False), (season, True), (season, True)]
    await world.restart()
    assert len(world.podiums.posted) == 3


async def test_a_channel_that_is_gone_costs_this_podium_alone(world: RoleWorld) -> None:
    await choose(world)
    world.podiums.failures = [RecipientGone()]
    await world.pass_time(A_QUARTER)
    assert len(world.podiums.posted) == 1
    await world.win(BEN, ANA)
    await world.pass_time(A_QUARTER)
    assert len(world.podiums.posted) == 2
    assert (await world.store.rank_roles(GUILD)).podium == PLACE


async def test_other_seasons_and_a_long_absence_bring_no_podium(world: RoleWorld) -> None:
    await choose(world)
    await world.services.ladder.set_seasons(GUILD, EVE.user, SeasonLength.YEARLY)
    await world.services.settle()
    assert world.podiums.posted == []
    await world.services.ladder.set_seasons(GUILD, EVE.user, SeasonLength.QUARTERLY)
    await world.services.settle()
    # The bot was away when a whole season went by.
    kept = await world.store.rank_roles(GUILD)
    older = structs.replace(kept, season="2020-1", due=world.time.now(), revision=kept.revision + 1)
    await world.store.commit(Change(at=world.time.now(), documents=(older,)))
    await world.restart()
    assert world.podiums.posted == []
    assert (await world.store.rank_roles(GUILD)).season == kept.season
    await world.services.guild_events.bot_left(GUILD)
    await world.pass_time(A_QUARTER)
    assert world.podiums.posted == []
