"""A year's review: from /stats one's own, from /records the server's; private, until somebody shows it."""

from datetime import UTC, datetime
from functools import partial

import discord
import pytest
from msgspec import structs

from bot.service.ids import TableId
from bot.service.people.settings import HandStyle
from tests.support.simulated_discord.composition import make_bot


def labels(reply) -> list[str]:
    return [button.label for button in reply.post.buttons]


async def with_a_year_before(club) -> None:
    """Let Ana have played a round in an earlier year, too."""
    store = club.bot._store
    [known] = (await store.personal_data(club["Ana"].id)).rounds
    earlier = structs.replace(known, table=TableId(99), at=datetime(2021, 3, 4, tzinfo=UTC))
    await store.count_anew(TableId(99), [earlier])


@pytest.mark.usefixtures("scene")
async def test_a_person_looks_at_their_years_and_shows_one(club):
    ana, ben, cyd = club["Ana"], club["Ben"], club["Cyd"]
    assert "My year" not in labels(await club["Eve"].slash("stats"))
    await with_a_year_before(club)
    year = await ana.click(await ana.slash("stats"), "My year")
    assert year.private
    assert "Favourite game\n**Classic for four**\n1 round" in year.text
    assert "560" in year.text
    assert "Favourite partner" not in year.text
    await cyd.click(await cyd.slash("records"), "Take part")
    year = await ana.click(await ana.slash("stats"), "My year")
    assert "Favourite partner\n**Cyd**" in year.text
    assert "Most-met opponent" not in year.text
    before = await ana.click(year, "◀ 2021")
    assert "Your 2021" in before.text
    assert "March 1" in before.text
    assert not before.post.embeds[0]["title"].endswith("so far")
    back = await ana.click(before, next(label for label in labels(before) if label.endswith("▶")))
    assert "so far" in back.text

    shown = await ana.click(back, "Show to all")
    assert shown.private
    assert "Everybody here can see it now" in shown.text
    assert "Show to all" not in labels(shown)
    post = ben.sees()[-1]
    assert not post.ephemeral
    assert "of Ana" in post.text
    assert "**560**" in post.text
    assert not post.buttons


async def test_the_years_of_a_server_are_pictures_that_name_who_takes_part(club, scene):
    await club.restart_as(partial(make_bot, has_pictures=True))
    ana, ben = club["Ana"], club["Ben"]
    year = await ben.click(await ben.slash("records", where=scene.place), "The year")
    assert year.private
    [picture] = year.post.attachments
    assert picture["filename"].startswith("year-")
    assert "0 matches, 1 round, 4 players" in picture["description"]
    assert "Ana" not in picture["description"]
    await ana.click(await ana.slash("records", where=scene.place), "Take part")
    year = await ben.click(await ben.slash("records", where=scene.place), "The year")
    [picture] = year.post.attachments
    assert "Highest round: 560 points (Ana)" in picture["description"]
    await ben.click(year, "Show to all")
    post = next(post for post in reversed(ana.sees(scene.place)) if not post.ephemeral)
    assert "shown by Ben" in post.text
    assert post.attachments[0]["description"] == picture["description"]
    records = await ben.slash("records", where=scene.place)
    club.refuse("POST", "/interactions/*/callback", status=413, code=40005)
    refused = await ben.click(records, "The year")
    assert not refused.post.attachments
    assert "Highest round\n**560 points**\nAna" in refused.text
    assert "Show to all" in labels(refused)
    await club.bot.services.settings.choose(ben.id, own_cards=HandStyle.WORDS)
    in_words = await ben.click(await ben.slash("records", where=scene.place), "The year")
    assert not in_words.post.attachments
    assert "Highest round\n**560 points**\nAna" in in_words.text


async def test_a_server_without_rounds_has_no_year(club):
    ana = club["Ana"]
    empty = await ana.click(await ana.slash("records"), "The year")
    assert "No finished round is counted yet" in empty.text
    assert not empty.post.buttons


@pytest.mark.usefixtures("scene")
async def test_nobody_shows_a_year_where_they_may_not_write(club):
    ana = club["Ana"]
    muted, silent = club.guild.create_role("muted"), discord.PermissionOverwrite(send_messages=False)
    quiet = club.guild.create_text_channel("quiet", overwrites={muted: silent})
    club.env.backend.add_member_role(club.guild.id, ana.id, muted.id)
    year = await ana.click(await ana.slash("stats", where=quiet), "My year")
    assert "may not write in this channel" in (await ana.click(year, "Show to all")).text
    assert not [post for post in club["Ben"].sees(quiet) if not post.ephemeral]
