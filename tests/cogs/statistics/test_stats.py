"""``/stats``: private, until a person shares them."""

from functools import partial

import pytest
from msgspec import structs

from bot.service.ids import TableId
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.scene import started
from tests.support.simulated_discord.uploads import embedded_picture

pytestmark = pytest.mark.on_disk


@pytest.fixture
async def scene(club):
    made = await started(club)
    await made.play_round()
    return made


def fields(reply) -> dict[str, str]:
    [embed] = reply.post.embeds
    return {field["name"]: field["value"] for field in embed.get("fields", ())}


async def test_a_person_sees_the_rounds_they_played(club, scene):
    told = await club["Ana"].slash("stats", where=scene.place)
    assert told.private
    found = fields(told)
    assert "**1** round" in found["Rounds"]
    assert "<@" in found["Most often with"]
    assert "<@" in found["Most often against"]
    assert "Matches" not in found  # none is over yet


async def test_a_person_who_played_nothing_is_told_what_counts(club, scene):
    told = await club["Eve"].slash("stats", where=scene.place)
    assert told.private
    assert "No finished round is counted yet" in told.text


async def test_others_see_them_only_while_they_are_shared(club, scene):
    ana, ben = club["Ana"], club["Ben"]
    refused = await ben.slash("stats", where=scene.place, person=ana.actor)
    assert refused.private
    assert "keeps these statistics private" in refused.text
    own = await ana.slash("stats", where=scene.place)
    own = await ana.click(own, "Let others see mine")
    assert "Everybody in this server can see yours" in own.text
    seen = await ben.slash("stats", where=scene.place, person=ana.actor)
    assert seen.private
    assert "**1** round" in fields(seen)["Rounds"]
    assert not {"Most often with", "Most often against"} & set(fields(seen))
    assert not seen.post.buttons
    own = await ana.click(own, "Keep mine to myself")
    assert "Only you can see this" in own.text
    assert "private" in (await ben.slash("stats", where=scene.place, person=ana.actor)).text


async def test_rounds_of_a_game_or_with_a_partner_are_chosen(club, scene):
    ana = club["Ana"]
    samba = await ana.slash("stats", where=scene.place, game="Samba")
    assert "Samba" in samba.text
    assert "No finished round is counted yet" in samba.text
    classic = await ana.slash("stats", where=scene.place, game="classic four")
    assert "**1** round" in fields(classic)["Rounds"]
    with_cyd = await ana.slash("stats", where=scene.place, **{"with": club["Cyd"].actor})
    assert "**1** round" in fields(with_cyd)["Rounds"]
    with_ben = await ana.slash("stats", where=scene.place, **{"with": club["Ben"].actor})
    assert "No finished round is counted yet" in with_ben.text
    unknown = await ana.slash("stats", where=scene.place, game="Bridge")
    assert unknown.private
    assert "Bridge" in unknown.text


async def test_a_chart_of_the_form_stands_in_the_embed_and_is_left_out_where_it_is_refused(
    club, scene, answers
):
    ana, store = club["Ana"], club.bot._store
    [known] = (await store.personal_data(ana.id)).rounds
    for table in (98, 99):
        await store.count_anew(TableId(table), [structs.replace(known, table=TableId(table))])
    await club.restart_as(partial(make_bot, has_pictures=True))
    first = await ana.slash("stats", where=scene.place)
    assert "round" in fields(first)["Rounds"]
    assert not first.post.attachments
    last = await ana.click(first.post, "More")
    assert embedded_picture(last.post)
    assert "Rounds" not in fields(last)
    first = await ana.slash("stats", where=scene.place)
    club.refuse(*answers, status=413, code=40005)
    plain = await ana.click(first.post, "More")
    assert "Most often against" in fields(plain)
    assert not plain.post.attachments
    assert "image" not in plain.post.embeds[0]


async def test_another_page_is_about_the_same_rounds(club, scene):
    ana, store = club["Ana"], club.bot._store
    known = [one for name in ("Ana", "Cyd") for one in (await store.personal_data(club[name].id)).rounds]
    for table in (98, 99):
        await store.count_anew(TableId(table), [structs.replace(one, table=TableId(table)) for one in known])
    await club.restart_as(partial(make_bot, has_pictures=True))
    first = await ana.slash("stats", where=scene.place, game="Classic for four")
    last = await ana.click(first.post, "More")
    assert embedded_picture(last.post)
    again = await ana.click(last.post, "Back")
    assert again.post.embeds[0]["description"] == first.post.embeds[0]["description"]
    assert "**3** rounds" in fields(again)["Rounds"]
    assert "Classic for four" in first.post.embeds[0]["description"]
