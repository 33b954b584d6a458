"""House rules in every store."""

import pytest
from msgspec import structs

from bot.service.change import Change
from bot.service.house_rules.model import HouseRule, HouseWrite
from bot.service.ids import GuildId, HouseId, TableId
from bot.service.people.anonymising import NOBODY
from bot.service.ports import StaleChange, Store
from tests.storage.changes import ANA, BEN, NOON, creation, later

HERE, THERE = GuildId(10), GuildId(11)
DIFFERENCES = {
    "pile_always_frozen": True,
    "upcard_cover_on": ["red_three"],
    "canasta_mix": {"natural": 1},
    "initial_minimums": [[None, 15], [0, 50]],
    "max_wilds": None,
}


def house(name: str = "Friday", guild: GuildId = HERE, **changes: object) -> HouseRule:
    made = HouseRule(guild, name, "classic_4", DIFFERENCES, ANA, NOON)
    return structs.replace(made, **changes)


def writing(*houses: HouseRule) -> Change:
    return Change(at=NOON, houses=tuple(map(HouseWrite, houses)))


async def test_house_rules_come_back_as_they_were_put_in_each_at_its_server(store: Store) -> None:
    assert await store.houses(HERE) == ()
    await store.commit(writing(house("friday Night"), house("Anna")))
    await store.commit(writing(house("Anna", THERE)))
    anna, friday = await store.houses(HERE)
    assert (anna.name, friday.name) == ("Anna", "friday Night")
    assert structs.replace(friday, id=HouseId(0)) == house("friday Night")
    assert [one.guild for one in await store.houses(THERE)] == [THERE]
    assert len({anna.id, friday.id, (await store.houses(THERE))[0].id}) == 3


async def test_a_name_is_there_once_in_a_server_whatever_its_capitals(store: Store) -> None:
    await store.commit(writing(house("Friday")))
    with pytest.raises(StaleChange):
        await store.commit(writing(house("FRIDAY")))
    await store.commit(writing(house("FRIDAY", THERE)))
    assert [one.name for one in await store.houses(HERE)] == ["Friday"]


async def test_only_the_next_revision_is_written(store: Store) -> None:
    await store.commit(writing(house()))
    [first] = await store.houses(HERE)
    second = structs.replace(first, revision=2, differences={}, changed_by=BEN, changed=later(5))
    await store.commit(writing(second))
    assert await store.houses(HERE) == (second,)
    for stale in (second, structs.replace(first, revision=4)):
        with pytest.raises(StaleChange):
            await store.commit(writing(stale))
    assert await store.houses(HERE) == (second,)


async def test_a_deleted_one_is_gone_and_its_number_is_never_used_again(store: Store) -> None:
    await store.commit(writing(house()))
    [first] = await store.houses(HERE)
    with pytest.raises(StaleChange):
        await store.commit(Change(NOON, houses=(HouseWrite(structs.replace(first, revision=7), True),)))
    await store.commit(Change(NOON, houses=(HouseWrite(first, True),)))
    assert await store.houses(HERE) == ()
    with pytest.raises(StaleChange):
        await store.commit(Change(NOON, houses=(HouseWrite(first, True),)))
    await store.commit(writing(house()))
    assert (await store.houses(HERE))[0].id > first.id


async def test_a_server_has_one_default_at_most(store: Store) -> None:
    await store.commit(writing(house("One", is_default=True), house("Two")))
    one, two = await store.houses(HERE)
    with pytest.raises(StaleChange):
        await store.commit(writing(structs.replace(two, is_default=True, revision=2)))
    await store.commit(
        writing(
            structs.replace(two, is_default=True, revision=2),
            structs.replace(one, is_default=False, revision=2),
        )
    )
    assert [found.is_default for found in await store.houses(HERE)] == [False, True]
    await store.commit(writing(house("Other", THERE, is_default=True)))


async def test_a_table_remembers_what_its_rules_were_made_from(store: Store) -> None:
    await store.commit(creation(1, preset="classic_4", house_rule="Friday"))
    record = await store.record(TableId(1))
    assert record is not None
    assert (record.preset, record.house_rule) == ("classic_4", "Friday")


async def test_versions_come_back_and_lose_who_is_erased(store: Store) -> None:
    """Also where somebody else has changed the house rule since."""
    await store.commit(writing(house().with_history()))
    [first] = await store.houses(HERE)
    changed = structs.replace(first, revision=2, differences={}, changed_by=BEN, changed=later(5))
    await store.commit(writing(changed.with_history(first), house("Sunday")))
    friday, _ = await store.houses(HERE)
    assert [(one.by, one.at, one.differences) for one in friday.history] == [
        (ANA, NOON, DIFFERENCES),
        (BEN, later(5), {}),
    ]
    assert [one.name for one in (await store.personal_data(ANA)).houses] == ["Friday", "Sunday"]
    assert [one.name for one in (await store.personal_data(BEN)).houses] == ["Friday"]
    await store.erase_person(ANA, (), later(6), b"s")
    friday, sunday = await store.houses(HERE)
    assert [one.by for one in friday.history] == [NOBODY, BEN]
    assert (friday.changed_by, sunday.changed_by) == (BEN, NOBODY)
    assert [one.by for one in sunday.history] == [NOBODY]
    assert (await store.personal_data(ANA)).houses == ()
