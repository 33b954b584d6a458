"""What tables agree on about time, and from where they have it."""

from dataclasses import dataclass

import msgspec
import pytest

from bot.canasta.rules.presets import rules_of
from bot.service.clocks.terms import NEW_TABLES, NextRound, Pace, Terms, TimeOut
from bot.service.delivery.notices import News, TableNews
from bot.service.errors import AlreadyStarted, NotHost, TermsImpossible
from bot.service.ids import TableId, UserId
from bot.service.people.settings import GuildSettings
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CHANNEL, CYD, DOT, GUILD, World

DAILY = Terms(pace=Pace.TURNS, hours=24, on_time_out=TimeOut.COMPUTER)


@dataclass
class Slow:
    """A server where everybody has a week."""

    terms = Terms(pace=Pace.TURNS, hours=168)


async def a_table_of(world: World, name: str | None) -> TableId:
    chosen = await world.services.houses.chosen(GUILD, name)
    record = await world.services.creation.create(
        ANA, guild=GUILD, channel=CHANNEL, chosen=chosen, key=a_key()
    )
    return record.id


async def test_a_table_has_the_terms_of_its_house_rule_or_else_of_its_server(world: World) -> None:
    services = world.services
    house = await services.houses.create(GUILD, ANA.user, "Friday", "classic_4")
    assert (await world.record(await a_table_of(world, "Friday"))).terms == NEW_TABLES
    await services.admin.set_terms(GUILD, ANA.user, Slow.terms)
    for name in (None, "Friday", "samba"):
        assert (await world.record(await a_table_of(world, name))).terms == Slow.terms
    await services.houses.set_terms(GUILD, ANA.user, house.id, DAILY)
    table = await a_table_of(world, "Friday")
    assert (await world.record(table)).terms == DAILY
    assert (await world.record(await a_table_of(world, None))).terms == Slow.terms
    await services.houses.set_terms(GUILD, ANA.user, house.id, None)
    assert (await world.record(await a_table_of(world, "Friday"))).terms == Slow.terms
    assert (await world.record(table)).terms == DAILY


async def test_terms_outlive_a_restart_and_do_not_touch_the_rules(world: World) -> None:
    house = await world.services.houses.create(GUILD, ANA.user, "Friday", "classic_4", {"draw_count": 2})
    await world.services.houses.set_terms(GUILD, ANA.user, house.id, DAILY)
    await world.services.admin.set_terms(GUILD, ANA.user, Slow.terms)
    await world.restart()
    chosen = await world.services.houses.chosen(GUILD, "Friday")
    assert (chosen.terms, chosen.rules) == (DAILY, rules_of("classic_4", {"draw_count": 2}))
    assert (await world.services.admin.settings(GUILD)).terms == Slow.terms


async def test_the_host_sets_terms_until_the_match_begins_and_the_table_is_told(world: World) -> None:
    table = await world.new_table()
    await world.seat(table, BEN, CYD, DOT)
    onlooker = UserId(4242)
    for other in (BEN.user, onlooker):
        with pytest.raises(NotHost):
            await world.services.lobby.set_terms(table, other, DAILY, key=a_key())
    assert (await world.record(table)).terms == Terms()
    key = a_key()
    for _ in range(2):
        await world.services.lobby.set_terms(table, ANA.user, DAILY, key=key)
    ready = Terms(next_round=NextRound.WHEN_READY)
    record = await world.services.lobby.set_terms(table, BEN.user, ready, is_admin=True, key=a_key())
    assert record.terms == ready
    await world.services.lobby.set_terms(table, ANA.user, ready, key=a_key())
    await world.services.settle()
    told = [notice for notice in world.messenger.told(TableNews) if notice.news is News.TERMS]
    assert [notice.name for notice in told] == ["Ana", "Ben"]
    await world.services.lobby.start(table, ANA.user, key=a_key())
    with pytest.raises(AlreadyStarted):
        await world.services.lobby.set_terms(table, ANA.user, DAILY, key=a_key())


@pytest.mark.parametrize(
    "terms",
    [Terms(hours=0), Terms(hours=24, increment=25), Terms(reminders=(0,)), Terms(vacation_hours=-1)],
)
async def test_terms_that_cannot_be_played_are_refused_everywhere(world: World, terms: Terms) -> None:
    table = await world.new_table()
    house = await world.services.houses.create(GUILD, ANA.user, "Friday", "classic_4")
    with pytest.raises(TermsImpossible):
        await world.services.lobby.set_terms(table, ANA.user, terms, key=a_key())
    with pytest.raises(TermsImpossible):
        await world.services.houses.set_terms(GUILD, ANA.user, house.id, terms)
    with pytest.raises(TermsImpossible):
        await world.services.admin.set_terms(GUILD, ANA.user, terms)
    assert (await world.record(table)).terms == Terms()


def test_stored_settings_of_servers_and_tables_keep_their_meaning() -> None:
    """What a server chose before new tables let lay-downs be taken back is not changed by that."""
    chosen = msgspec.msgpack.encode({"guild": 1, "revision": 2, "terms": {"hours": 24}})
    assert not msgspec.msgpack.decode(chosen, type=GuildSettings).terms.take_back
    nothing = msgspec.msgpack.encode({"guild": 1, "revision": 1, "open_tables": 5})
    assert msgspec.msgpack.decode(nothing, type=GuildSettings).terms.take_back
    refused = GuildSettings(GUILD, terms=Terms())
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(refused), type=GuildSettings) == refused
