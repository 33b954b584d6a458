"""Ids and values that nobody was offered: everyone gets a clear private answer, and nothing has changed."""

from random import Random

import pytest

from tests.campaigns.fuzz.hostile import (
    VERBS,
    forged_click,
    forged_form,
    forged_ids,
    forged_values,
    nonsense,
    odd_options,
    odd_text,
)
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.secrecy.receiving import revisions
from tests.support import verbs
from tests.support.builders import drawing
from tests.support.simulated_discord.scene import Scene, started

TRIES = 5


@pytest.fixture
async def tables(club):
    """Table 1 is played; table 2 waits in another server for players."""
    scene = await started(club, state=drawing("4 5 6 7", seat=1, dealer=0).state)
    guild = club.env.create_guild("Elsewhere")
    there = guild.create_text_channel("cards")
    zoe = who_manages(club, guild, "Zoe")
    await zoe.slash("table new", where=there)
    await zoe.slash("house create", where=there, name="Theirs")
    await scene.calm()
    return scene


async def everything(club):
    """All that is stored of tables, house rules and servers."""
    store = club.bot._store
    houses = [await store.houses(guild.id) for guild in club.bot.guilds]
    guilds = [await store.guild_settings(guild.id) for guild in club.bot.guilds]
    drafts = [await store.draft(1, person.id) for person in club.people.values()]
    orders = [await store.orders(1, person.id) for person in club.people.values()]
    return await revisions(club), houses, guilds, drafts, orders


def is_clear(result) -> bool:
    """Whether only this person was told, something that is not the apology for a fault."""
    posts = [post for post in (result.response, *result.followups) if post is not None]
    texts = [post._message.content or "" for post in posts if post._message.is_ephemeral]
    return not any("went wrong" in text for text in texts)


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", ["Eve", "Ana"])
async def test_forged_clicks_change_nothing(club, tables: Scene, name, part):
    """Eve only looks on. Ana sits at the table, and it is not her turn; what she may do at any time is left out."""
    rng = Random(f"{name} {part}")
    version = (await tables.record()).version
    board, before = tables.board, await everything(club)
    public = len(tables.public())
    for verb in VERBS[part::4]:
        ids = forged_ids(verb, rng, version=version)
        for _ in range(TRIES):
            custom_id = next(ids)
            if name == "Ana" and is_own_business(custom_id):
                continue
            values = forged_values(rng) if rng.random() < 0.5 else None
            result = await forged_click(club, club[name], board, custom_id, values)
            assert is_clear(result), (custom_id, values)
        assert await everything(club) == before, verb
    await tables.calm()
    assert len(tables.public()) == public


MAY_ALWAYS = {
    verb.name
    for verb in (
        verbs.LEAVE,
        verbs.READY,
        verbs.CUT,
        verbs.TERMS_VALUE,
        verbs.REALLY_RESIGN,
        verbs.AGREE_TO_RESIGN,
        verbs.GIVE_TIME,
        verbs.COME_BACK,
        verbs.AGREE_TO_PAUSE,
        verbs.AGREE_TO_GO_ON,
        verbs.RATHER_NOT,
        verbs.GO_ON,
        verbs.ORDER_GIVE,
        verbs.ORDER_FORGET,
        verbs.ANSWER_ALWAYS,
        verbs.SUGGESTION,
        verbs.RANKS,
        verbs.COUNT,
        verbs.RUN,
        verbs.CLEAR,
        verbs.REALLY_CANCEL,
        verbs.STAND_IN,
        verbs.PLAY_FOR,
    )
}
"""What somebody who sits at a table may do when it is not his turn."""


def is_own_business(custom_id: str) -> bool:
    _, verb, table, *_ = custom_id.split(":")
    # Whoever moves his quiet hours has the time that has run counted first, at all his tables.
    return verb in {verbs.FORGET_ME.name, verbs.QUIET_FROM.name} or (verb in MAY_ALWAYS and table == "1")


async def test_clicks_as_if_from_a_direct_message_change_nothing(club, tables: Scene):
    """What belongs to a server is to be had only there."""
    rng, board, before = Random(6), tables.board, await everything(club)
    for verb in VERBS:
        if verb in OF_A_PERSON:
            continue
        custom_id = ":".join(["cn", verb.name, "1", "2", *["1"] * verb.args])
        values = rng.choice((None, ["1"]))
        result = await forged_click(club, club["Ana"], board, custom_id, values, is_direct=True)
        assert is_clear(result), custom_id
    assert await everything(club) == before


OF_A_PERSON = {
    verbs.MY_TABLES,
    verbs.HELP_TOPIC,
    verbs.SETTINGS,
    verbs.SETTINGS_NOTIFY,
    verbs.SETTINGS_SHOWING,
    verbs.QUIET_FROM,
    verbs.QUIET_UNTIL,
    verbs.DAYS_OFF,
    verbs.ZONE_TYPE,
    verbs.ZONE,
    verbs.FORGET_ME,
}
"""What is also to be had in a direct message."""


async def test_a_hundred_random_bytes_are_the_button_of_an_older_bot(club, tables: Scene):
    rng, board, before = Random(1), tables.board, await everything(club)
    for _ in range(60):
        await forged_click(club, club["Ben"], board, nonsense(rng), rng.choice((None, forged_values(rng))))
    assert await everything(club) == before


async def test_forged_forms_change_nothing(club, tables: Scene):
    rng, board, before = Random(2), tables.board, await everything(club)
    for verb in (verbs.HOUSE_TYPE, verbs.CUT, verbs.HAND, verbs.HOUSE_EDIT):
        ids = forged_ids(verb, rng)
        for _ in range(12):
            custom_id = next(ids)
            result = await forged_form(club, club["Eve"], board, custom_id, odd_text(rng))
            assert is_clear(result), custom_id
    for _ in range(12):
        result = await forged_form(club, club["Eve"], board, "cn:zoneask:0:0", odd_text(rng))
        assert is_clear(result)
    assert await everything(club) == before


async def test_odd_values_of_options_change_nothing_for_who_only_looks_on(club, tables: Scene):
    rng, eve, before = Random(3), club["Eve"], await everything(club)
    people = list(club.people.values())
    for command in list(club.bot.tree.walk_commands()):
        name = command.qualified_name
        if not hasattr(command, "parameters") or name.split()[0] in {"house", "admin"}:
            continue
        for _ in range(4):
            filled = odd_options(command, rng, people)
            if name in {"table new", "privacy delete"}:
                continue
            reply = await eve.slash(name, where=tables.place, **filled)
            assert is_clear(reply.result), (name, filled)
            for option in command.parameters:
                if option.autocomplete:
                    await eve.suggestions(name, option.name, odd_text(rng), where=tables.place)
    assert await everything(club) == before


async def test_odd_values_of_options_of_admins_are_answered(club, tables: Scene):
    """They may change what admins may change; nothing ever fails."""
    rng, moe = Random(4), who_manages(club, club.guild, "Moe")
    people = list(club.people.values())
    for command in list(club.bot.tree.walk_commands()):
        name = command.qualified_name
        if not hasattr(command, "parameters") or name.split()[0] not in {"house", "admin"}:
            continue
        for _ in range(6):
            filled = odd_options(command, rng, people)
            reply = await moe.slash(name, **filled)
            assert is_clear(reply.result), (name, filled)
            for option in command.parameters:
                if option.autocomplete:
                    await moe.suggestions(name, option.name, odd_text(rng))
