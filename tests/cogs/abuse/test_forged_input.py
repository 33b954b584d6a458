"""Ids and values that nobody was offered: everyone gets a clear private answer, and nothing has changed."""

from random import Random

import discord
import pytest

from bot.ui.people.personal_settings import SETTINGS
from bot.ui.texts import texts_for
from tests.campaigns.fuzz.hostile import (
    AMONG_PEOPLE,
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
from tests.support.simulated_discord.people import Reply
from tests.support.simulated_discord.posts import Post
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
        if verb.name in OPENS_A_TABLE:
            continue
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


OPENS_A_TABLE = {"newtable", "practisefirst", "practisegame"}
"""What anybody may click wherever it stands, and what makes a table of their own."""

MAY_ALWAYS = {
    verb.name
    for verb in (
        verbs.of("leave"),
        verbs.of("ready"),
        verbs.of("cut"),
        verbs.of("tvalue"),
        verbs.of("resign"),
        verbs.of("resignto"),
        verbs.of("yield"),
        verbs.of("give"),
        verbs.of("back"),
        verbs.of("rest"),
        verbs.of("unrest"),
        verbs.of("rather"),
        verbs.of("resume"),
        verbs.of("ordered"),
        verbs.of("unorder"),
        verbs.of("always"),
        verbs.of("pick"),
        verbs.of("ranks"),
        verbs.of("count"),
        verbs.of("run"),
        verbs.of("clear"),
        verbs.of("end"),
        verbs.of("standin"),
        verbs.of("playfor"),
    )
}
"""What somebody who sits at a table may do when it is not his turn."""


def is_own_business(custom_id: str) -> bool:
    _, verb, table, *_ = custom_id.split(":")
    # Whoever moves their own hours has the time that has run counted first, at all their tables.
    own_hours = (verbs.of("quiet"), verbs.of("waking"), verbs.of("daysoff"), verbs.of("zone"))
    always = {"forgetme", *(one.name for one in own_hours)}
    return verb in always or (verb in MAY_ALWAYS and table == "1")


async def letter_to(club, name: str) -> Post:
    """A direct message of the bot to this person."""
    place = await club.bot.create_dm(discord.Object(club[name].id))
    await place.send("A letter")
    *_, letter = club[name].letters()
    assert isinstance(letter, Post)
    return letter


async def test_clicks_in_a_direct_message_out_of_turn_change_nothing(club, tables: Scene):
    """Ana may look at everything from there, and it is not her turn."""
    rng, before, letter = Random(6), await everything(club), await letter_to(club, "Ana")
    for verb in VERBS:
        custom_id = ":".join(["cn", verb.name, "1", "2", *["1"] * verb.args])
        if verb.name in OF_A_PERSON or is_own_business(custom_id):
            continue
        values = ["1"] if verb.name == "throw" else rng.choice((None, ["1"]))
        result = await forged_click(club, club["Ana"], letter, custom_id, values)
        assert is_clear(result), custom_id
    assert await everything(club) == before


NO_SEAT, NO_MEMBER, UNKNOWN, ELSEWHERE = map(
    texts_for("en"), ("direct-no-seat", "direct-no-member", "direct-unknown", "panel-only-in-a-server")
)


async def told_directly(club, name: str, table: int = 1, context: int | None = None) -> dict[str, str]:
    """What is answered to this person in a direct message, by the name of the verb, to clicks on all that a table has.

    Nothing has changed by them.
    """
    rng, before, letter = Random(6), await everything(club), await letter_to(club, name)
    answers = {}
    for verb in VERBS:
        if verb.name in OF_A_PERSON:
            continue
        custom_id = ":".join(["cn", verb.name, str(table), "2", *["1"] * verb.args])
        values = ["1"] if verb.name == "throw" else rng.choice((None, ["1"]))
        result = await forged_click(club, club[name], letter, custom_id, values, context=context)
        assert is_clear(result), custom_id
        answers[verb.name] = Reply(club, result).text
    assert await everything(club) == before
    return answers


def refused_with(answers: dict[str, str], sentence: str) -> dict[str, str]:
    """The answers, with the same word for a refusal that is this sentence, or that sends people to the server."""
    assert answers["hand"] == answers["score"] == answers["throw"] == sentence
    return {verb: "refused" if text in {sentence, ELSEWHERE} else text for verb, text in answers.items()}


async def test_who_has_no_seat_is_told_no_more_in_a_direct_message_than_where_there_is_no_table(
    club, tables: Scene
):
    nowhere = refused_with(await told_directly(club, "Eve", table=999), NO_SEAT)
    assert refused_with(await told_directly(club, "Eve"), NO_SEAT) == nowhere
    # Where others sit in another server.
    assert refused_with(await told_directly(club, "Ana", table=2), NO_SEAT) == nowhere
    await club["Ana"].slash("substitute", where=tables.place, member=club["Eve"].actor)
    [offer] = [post for post in tables.public() if "Take the seat" in post.text]
    await club["Eve"].click(offer, "Take the seat")
    assert refused_with(await told_directly(club, "Ana"), NO_SEAT) == nowhere


@pytest.mark.parametrize(
    "status, code, sentence", [(403, 50001, NO_MEMBER), (404, 10004, NO_MEMBER), (500, 0, UNKNOWN)]
)
async def test_who_is_not_known_to_be_a_member_is_told_nothing_in_a_direct_message(
    club, tables: Scene, status, code, sentence
):
    """The bot has left the server, or Discord does not answer."""
    nowhere = refused_with(await told_directly(club, "Eve", table=999), NO_SEAT)
    member = f"/guilds/{club.guild.id}/members/{club['Ana'].id}"
    club.refuse("GET", member, status=status, code=code, times=None)
    assert refused_with(await told_directly(club, "Ana"), sentence) == nowhere


async def test_who_has_left_the_server_is_told_nothing_in_a_direct_message(club, tables: Scene):
    nowhere = refused_with(await told_directly(club, "Eve", table=999), NO_SEAT)
    club.guild.remove_member(club["Ana"].actor)
    assert refused_with(await told_directly(club, "Ana"), NO_MEMBER) == nowhere


async def test_nothing_is_told_in_conversations_that_the_bot_is_no_part_of(club, tables: Scene):
    nowhere = refused_with(await told_directly(club, "Eve", table=999), NO_SEAT)
    assert refused_with(await told_directly(club, "Ana", context=AMONG_PEOPLE), ELSEWHERE) == nowhere


OF_A_PERSON = {
    *("mine", "help", "helppage", "helptip", "forgetme", "learn", "learnstep", "learnpick", "learntap"),
    *("settings", "quiet", "waking", "daysoff", "zoneask", "zone"),
    *(setting.verb.name for setting in SETTINGS),
}
"""What is also to be had in a direct message."""


async def test_a_hundred_random_bytes_are_the_button_of_an_older_bot(club, tables: Scene):
    rng, board, before = Random(1), tables.board, await everything(club)
    for _ in range(60):
        await forged_click(club, club["Ben"], board, nonsense(rng), rng.choice((None, forged_values(rng))))
    assert await everything(club) == before


async def test_forged_forms_change_nothing(club, tables: Scene):
    rng, board, before = Random(2), tables.board, await everything(club)
    for verb in (verbs.of("htype"), verbs.of("cut"), verbs.of("hand"), verbs.of("house")):
        ids = forged_ids(verb, rng)
        for _ in range(12):
            custom_id = next(ids)
            result = await forged_form(club, club["Eve"], board, custom_id, odd_text(rng))
            assert is_clear(result), custom_id
    for _ in range(12):
        result = await forged_form(club, club["Eve"], board, "cn:zoneask:0:0", odd_text(rng))
        assert is_clear(result)
    assert await everything(club) == before


OF_MANAGERS = {"house", "admin", "setup"}


async def test_odd_values_of_options_change_nothing_for_who_only_looks_on(club, tables: Scene):
    rng, eve, before = Random(3), club["Eve"], await everything(club)
    people = list(club.people.values())
    for command in list(club.bot.tree.walk_commands()):
        name = command.qualified_name
        if not hasattr(command, "parameters") or name.split()[0] in OF_MANAGERS:
            continue
        for _ in range(4):
            filled = odd_options(command, rng, people)
            if name in {"table new", "practice", "privacy delete"}:
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
        if not hasattr(command, "parameters") or name.split()[0] not in OF_MANAGERS:
            continue
        for _ in range(6):
            filled = odd_options(command, rng, people)
            reply = await moe.slash(name, **filled)
            assert is_clear(reply.result), (name, filled)
            for option in command.parameters:
                if option.autocomplete:
                    await moe.suggestions(name, option.name, odd_text(rng))
