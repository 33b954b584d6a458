"""Published house rules in every store."""

from datetime import timedelta

import pytest
from msgspec import structs

from bot.service.change import Change
from bot.service.house_rules.model import PublishedRule, PublishedWrite
from bot.service.ids import GuildId, PublishedId
from bot.service.people.anonymising import NOBODY
from bot.service.people.settings import GuildSettings
from bot.service.ports import StaleChange, Store
from tests.storage.changes import ANA, BEN, NOON

HERE, THERE = GuildId(10), GuildId(11)
RULE = PublishedRule(
    HERE, "Friday", "samba", {"draw_count": 2}, "We draw two.", ANA, "Ana", NOON + timedelta(hours=1)
)


async def put(store: Store, *rules: PublishedRule) -> None:
    await store.commit(Change(at=NOON, published=tuple(map(PublishedWrite, rules))))


async def test_the_newest_stands_first_and_pages_follow_each_other(store: Store) -> None:
    names = ("one", "two", "three")
    for name in names:
        await put(store, structs.replace(RULE, name=name))
    first, second = await store.published_page(0, 2), await store.published_page(2, 2)
    assert [rule.name for rule in (*first.rules, *second.rules)] == ["three", "two", "one"]
    assert first.count == second.count == 3
    [oldest] = second.rules
    assert structs.replace(oldest, id=RULE.id, name="Friday") == RULE
    assert await store.published_rule(oldest.id) == oldest
    assert await store.published_rule(PublishedId(99)) is None
    assert len(await store.published_by(HERE)) == 3
    assert await store.published_by(THERE) == ()


async def test_a_server_has_each_name_once_and_numbers_are_never_used_twice(store: Store) -> None:
    await put(store, RULE)
    [made] = await store.published_by(HERE)
    with pytest.raises(StaleChange):
        await put(store, structs.replace(RULE, name="FRIDAY"))
    await put(store, structs.replace(RULE, guild=THERE))
    gone = PublishedWrite(made, is_deleted=True)
    await store.commit(Change(at=NOON, published=(gone, PublishedWrite(RULE))))
    [later] = await store.published_by(HERE)
    assert later.id not in {made.id, *[rule.id for rule in await store.published_by(THERE)]}
    with pytest.raises(StaleChange):
        await store.commit(Change(at=NOON, published=(gone,)))


async def test_an_erased_author_leaves_the_rule_without_a_name(store: Store) -> None:
    await put(store, RULE, structs.replace(RULE, guild=THERE, author=BEN, author_name="Ben"))
    assert [rule.name for rule in (await store.personal_data(ANA)).published] == ["Friday"]
    await store.erase_person(ANA, (), NOON, b"x" * 32)
    [here], [there] = await store.published_by(HERE), await store.published_by(THERE)
    assert (here.author, here.author_name, here.differences) == (NOBODY, "", {"draw_count": 2})
    assert there.author_name == "Ben"


async def test_a_server_that_is_deleted_offers_nothing(store: Store) -> None:
    await put(store, RULE)
    assert HERE in await store.known_servers()
    await store.commit(Change(at=NOON, documents=(GuildSettings(HERE, revision=1, is_gone=True),)))
    await store.erase_server(HERE)
    assert (await store.published_page(0, 5)).count == 0
