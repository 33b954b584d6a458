"""Offering house rules to all servers: by name, anew, too many, and taken down."""

import pytest

from bot.service.administration.admin_actions import AdminAction
from bot.service.errors import PublishedGone, TooManyPublished
from bot.service.house_rules.model import HouseRule
from bot.service.house_rules.publishing import LONGEST_ABOUT, MOST_PUBLISHED, LibraryService, chosen_from
from bot.service.ids import GuildId
from tests.support.world import ANA, BEN, GUILD, World

THERE = GuildId(GUILD + 1)


@pytest.fixture
def library(world: World) -> LibraryService:
    return world.services.library


async def house(world: World, name: str = "Friday", guild: GuildId = GUILD) -> HouseRule:
    return await world.services.houses.create(guild, ANA.user, name, "samba", {"draw_count": 1})


async def did(world: World) -> list[str]:
    return [entry.did for entry in await world.store.admin_log(GUILD, limit=9)]


async def test_a_rule_is_offered_as_it_is_now(world: World, library: LibraryService) -> None:
    made = await house(world)
    rule = await library.publish(made, ANA.user, "  We draw\nfew. " + "x" * 500, "Ana\u200b of the club")
    assert rule.about.startswith("We draw few. xxx")
    assert len(rule.about) == LONGEST_ABOUT
    assert rule.author_name == "Ana of the club"
    assert await library.published_as(made) == rule
    await world.services.houses.set(GUILD, ANA.user, made.id, {"draw_count": 2})
    assert (await library.numbered(rule.id)).differences == {"draw_count": 1}
    assert chosen_from(rule).rules.draw.draw_count == 1
    later = await library.publish(await world.services.houses.named(GUILD, "friday"), BEN.user, "", "")
    assert (await library.page(0, 5)).rules == (later,)
    assert (later.differences, later.author_name) == ({}, "")
    with pytest.raises(PublishedGone):
        await library.numbered(rule.id)
    assert await did(world) == ["house_published", "house_set", "house_published", "house_created"]


async def test_it_is_taken_down_once(world: World, library: LibraryService) -> None:
    rule = await library.publish(await house(world), ANA.user, "", "Ana")
    for _ in range(2):
        await library.take_down(rule, BEN.user)
    assert (await library.page(0, 5)).count == 0
    assert (await did(world)).count(AdminAction.HOUSE_TAKEN_DOWN) == 1
    assert (await world.services.houses.named(GUILD, "Friday")).name == "Friday"


async def test_a_server_offers_only_so_many(world: World, library: LibraryService) -> None:
    made = [await house(world, f"Rule {number}") for number in range(MOST_PUBLISHED)]
    for rule in made:
        await library.publish(rule, ANA.user, "", "")
    await library.publish(made[-1], ANA.user, "anew", "")
    another = await house(world, "One more")
    with pytest.raises(TooManyPublished):
        await library.publish(another, ANA.user, "", "")
    await library.publish(await house(world, "Theirs", THERE), BEN.user, "", "")
    page = await library.page(1, 4)
    assert (len(page.rules), page.count) == (2, MOST_PUBLISHED + 1)
    assert (await library.page(7, 4)).rules == page.rules, "beyond the end there is the last page"
