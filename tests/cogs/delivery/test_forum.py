"""Tables as posts in a forum: they begin with the lobby, tags say how they stand, and where that fails they have a channel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.canasta.rules.presets import rules_of
from bot.service.administration.admin_actions import AdminAction
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, GuildId, UserId
from bot.ui.toolkit.channels import Channels
from tests.campaigns.fuzz.hostile import forged_click
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.builders import drawing
from tests.support.fakes import a_key
from tests.support.simulated_discord.club import Club, open_club
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.people import Place, Reply
from tests.support.simulated_discord.scene import Scene, seated, started
from tests.support.simulated_discord.tapping import discard_first

FREE, PLAYING, OVER = TAGS = "Free seats", "playing", "over"


async def forum_of(
    club: Club, tags: tuple[str, ...] = (*TAGS, "news"), moderated: tuple[str, ...] = ()
) -> Place:
    """A forum in which new tables get posts."""
    made = club.create_forum("tables", tags, moderated=moderated)
    await club.settle()
    with club.as_the_bot():
        await Scene(club).services.admin.choose(
            GuildId(club.guild.id), UserId(club["Ana"].id), AdminAction.FORUM, forum=ChannelId(made.id)
        )
    return made


@pytest.fixture
async def forum(club: Club) -> Place:
    return await forum_of(club)


def tags(club: Club, post: int) -> list[str]:
    """The names of the tags of a post."""
    stored = club.env.backend.channels[post]
    assert stored.parent_id is not None
    forum = club.env.backend.channels[stored.parent_id]
    names = {int(tag["id"]): tag["name"] for tag in forum.available_tags}
    return [names[tag] for tag in stored.applied_tags]


def deny(club: Club, place: Place, user: int, **what: bool) -> None:
    """Take permissions from somebody in a channel."""
    forbidden = Overwrite(user, OverwriteType.MEMBER, 0, discord.Permissions(**what).value)
    club.env.backend.edit_channel(place.id, {}, overwrites=[forbidden])


def asks_for_tags(club: Club, forum: Place) -> None:
    """No post without a tag from now on."""
    known = club.bot.get_channel(forum.id)
    assert isinstance(known, discord.ForumChannel)
    known._flags = discord.ChannelFlags(require_tag=True).value


async def fill(scene: Scene) -> None:
    """Computers take what is free."""
    while (await scene.record()).free_seats:
        await scene.club["Ana"].click(scene.lobby, "Add a computer")
    await scene.calm()


async def play_a_turn(scene: Scene, name: str) -> None:
    """Draw and throw away the first card that may go."""
    panel = await scene.open_hand(name)
    panel = await scene.club[name].click(panel, "Draw")
    await discard_first(scene.club[name], panel)
    await scene.calm()


async def test_a_table_is_a_post_from_its_lobby_to_its_end(club: Club, forum: Place) -> None:
    made = await club["Ana"].slash("table new")
    assert f"is open in {forum.mention}" in made.text
    assert "Others join with the buttons there" in made.text
    scene = Scene(club)
    await scene.seat("Ben")
    [post] = forum.threads
    assert post.name == "Table 1 · Classic for four"
    [lobby] = scene.public()
    assert lobby.id == post.id
    assert "Ben" in lobby.text
    assert tags(club, post.id) == [FREE]
    assert len(scene.public(club.channel)) == 0
    await fill(scene)
    assert tags(club, post.id) == []
    await club["Ana"].click(lobby, "Start the match")
    await scene.calm()
    assert tags(club, post.id) == [PLAYING]
    assert lobby.buttons == ()
    assert "The match is being played" not in lobby.text
    await scene.lay(drawing("4 5 6 7").state)
    await play_a_turn(scene, "Ana")
    assert scene.pings()[-1].pings == (club["Ben"].id,)
    sure = await club["Ana"].slash("table cancel", where=post)
    await club["Ana"].click(sure, starts="cn:end:")
    await scene.calm()
    assert tags(club, post.id) == [OVER]
    assert len(scene.public(club.channel)) == 0
    assert [one.id for one in club.threads] == [post.id]


async def test_a_match_that_ends_leads_to_the_post_of_the_next(club: Club, forum: Place) -> None:
    scene = await started(club, ("Ana", "Ben"))
    [first] = forum.threads
    while (await scene.record()).is_open:
        await scene.play_round()
    assert tags(club, first.id) == [OVER]
    result = next(post for post in scene.public() if any(b.label == "Rematch" for b in post.buttons))
    answer = await club["Ana"].click(result, "Rematch")
    await scene.calm()
    second = next(post for post in forum.threads if post.id != first.id)
    assert "Table 2" in answer.text
    assert f"/{forum.id}" in answer.text  # its post is opened a moment later
    assert f"/{forum.id}" in scene.public()[-1].text
    assert tags(club, second.id) == []  # the other seat is kept for Ben
    assert f"/{second.id}/{second.id}" in (await club["Ana"].slash("my-tables")).text


async def test_the_lobby_is_reached_from_elsewhere(club: Club, forum: Place) -> None:
    scene = await seated(club, ("Ana",))
    [post] = forum.threads
    mine = await club["Ana"].slash("my-tables")
    assert f"https://discord.com/channels/{club.guild.id}/{post.id}/{post.id}" in mine.text
    await club["Cyd"].slash("table join", where=post)
    await club["Dot"].slash("table join")  # where it was opened
    await scene.calm()
    assert {holder.name for holder in (await scene.record()).seats} == {"Ana", "Cyd", "Dot"}
    assert [shown.id for shown in scene.public()] == [post.id]


async def test_a_post_is_named_after_the_game_until_the_match(club: Club, forum: Place) -> None:
    scene = await seated(club, ("Ana", "Ben"))
    [post] = forum.threads
    samba, host = ChosenRules(rules_of("samba"), "samba"), UserId(club["Ana"].id)
    with club.as_the_bot():
        await scene.services.lobby.choose_game(scene.table, host, samba, key=a_key())
    await scene.calm()
    assert club.env.backend.channels[post.id].name == "Table 1 · Samba"
    assert tags(club, post.id) == [FREE]
    await fill(scene)
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    club.env.backend.edit_channel(post.id, {"name": "Ana's Samba"})
    await club.settle()
    sure = await club["Ana"].slash("table cancel", where=post)
    await club["Ana"].click(sure, starts="cn:end:")
    await scene.calm()
    assert club.env.backend.channels[post.id].name == "Ana's Samba"


async def test_other_tags_of_a_post_stay(club: Club, forum: Place) -> None:
    scene = await seated(club, ("Ana", "Ben"))
    [post] = forum.threads
    club.env.backend.edit_channel(post.id, {"applied_tags": [forum.id + 1, forum.id + 4]})
    await club.settle()
    await fill(scene)
    assert tags(club, post.id) == ["news"]


async def test_tags_that_the_forum_lacks_are_left_out(club: Club) -> None:
    forum = await forum_of(club, (PLAYING,))
    scene = await seated(club, ("Ana",))
    [post] = forum.threads
    assert tags(club, post.id) == []
    await fill(scene)
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    assert tags(club, post.id) == [PLAYING]


async def test_tags_for_moderators_are_left_out(club: Club) -> None:
    forum = await forum_of(club, TAGS, moderated=(FREE, OVER))
    deny(club, forum, club.env.backend.bot_user.id, manage_threads=True)
    await club.settle()
    scene = await seated(club, ("Ana",))
    [post] = forum.threads
    assert tags(club, post.id) == []
    await fill(scene)
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    assert tags(club, post.id) == [PLAYING]


@pytest.mark.parametrize("status, code", [(403, 50013), (404, 10003), (503, 0), (429, 0)])
async def test_a_post_that_cannot_be_tagged_is_played_in(
    club: Club, forum: Place, status: int, code: int
) -> None:
    scene = await seated(club)
    [post] = forum.threads
    club.refuse("PATCH", f"/channels/{post.id}", status=status, code=code, times=None)
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    await scene.lay(drawing("4 5 6 7").state)
    await play_a_turn(scene, "Ana")
    assert scene.pings()[-1].pings == (club["Ben"].id,)
    assert (await scene.record()).thread == post.id


async def test_the_tag_of_a_table_that_is_over_is_tried_again(club: Club, forum: Place) -> None:
    scene = await started(club)
    [post] = forum.threads
    club.refuse("PATCH", f"/channels/{post.id}", status=503)
    sure = await club["Ana"].slash("table cancel", table=1)
    await club["Ana"].click(sure, starts="cn:end:")
    await club.advance(minutes=5)
    await scene.calm()
    assert tags(club, post.id) == [OVER]


async def test_an_archived_post_is_opened_for_its_tag(tmp_path: Path) -> None:
    async with open_club(tmp_path / "canasta.db", make_bot, audited=False) as club:
        await forum_of(club)
        scene = await started(club)
        post = scene.place.id
        guild = club.bot.get_guild(club.guild.id)
        thread = None if guild is None else guild.get_thread(post)
        assert guild is not None
        assert thread is not None
        guild._remove_thread(thread)  # discord.py forgets archived threads
        club.refuse("PATCH", f"/channels/{post}", status=400, code=50083)
        sure = await club["Ana"].slash("table cancel", table=1)
        await club["Ana"].click(sure, starts="cn:end:")
        await scene.calm()
        assert tags(club, post) == [OVER]
        [only] = club.audit()  # the refusal that the test asked for
        assert "50083" in only


@pytest.mark.parametrize("why", ["refused", "closed", "gone", "needs a tag"])
async def test_where_no_post_can_be_opened_the_table_is_in_the_channel(club: Club, why: str) -> None:
    forum = await forum_of(club, ("news",))
    if why == "refused":
        club.refuse("POST", f"/channels/{forum.id}/threads", status=403, code=50013)
    elif why == "closed":
        deny(club, forum, club.env.backend.bot_user.id, send_messages_in_threads=True)
    elif why == "gone":
        club.forums.remove(forum)
        club.env.backend.delete_channel(forum.id)
    else:
        asks_for_tags(club, forum)
    await club.settle()
    scene = await started(club)
    record = await scene.record()
    assert record.forum is None
    assert record.thread is not None
    assert club.env.backend.channels[record.thread].parent_id == club.channel.id
    assert record.thread == scene.public(club.channel)[0].id


@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize("whole", [False, True])
async def test_a_table_whose_post_is_deleted_goes_on_in_its_channel(
    club: Club, forum: Place, begun: bool, whole: bool
) -> None:
    scene = await (started if begun else seated)(club)
    [post] = forum.threads
    club.env.backend.delete_channel(forum.id if whole else post.id)
    club.forums.clear()
    await scene.calm()
    record = await scene.record()
    assert record.forum is None
    shown = [one for one in club["Eve"].sees() if one.embeds]
    assert len(shown) == 1
    assert shown[0].buttons
    if not begun:
        await club["Ana"].click(scene.lobby, "Start the match")
        await scene.calm()
        assert (await scene.record()).thread == shown[0].id


async def test_a_table_in_a_post_does_not_need_the_channel_where_it_was_opened(
    club: Club, forum: Place
) -> None:
    there = club.guild.create_text_channel("there")
    await club["Ana"].slash("table new", where=there)
    scene = Scene(club)
    [post] = forum.threads
    club.env.backend.delete_channel(there.id)
    await scene.calm()
    record = await scene.record()
    assert (record.place, record.is_homeless) == (post.id, False)
    await fill(scene)
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    assert scene.board.place == post.id


async def test_a_table_is_moved_out_of_its_forum(club: Club, forum: Place) -> None:
    scene = await seated(club, ("Ana",))
    [post] = forum.threads
    await club["Ana"].slash("table move", table=1)
    await scene.calm()
    assert tags(club, post.id) == []
    [moved] = [one for one in scene.public(post) if not one.buttons]
    assert "continues in" in moved.text
    record = await scene.record()
    assert (record.forum, record.parent) == (None, club.channel.id)
    assert scene.lobby.place == club.channel.id


async def test_the_message_that_a_post_begins_with_stays(club: Club, forum: Place) -> None:
    scene = await seated(club, ("Ana",))
    [post] = forum.threads
    with club.as_the_bot():
        await scene.services.guild_events.post_anew(scene.table, UserId(club["Ana"].id))
    await scene.calm()
    assert [shown.id for shown in scene.public()] == [post.id]


async def test_a_lobby_that_somebody_deleted_is_posted_again_in_the_post(club: Club, forum: Place) -> None:
    scene = await seated(club, ("Ana",))
    [post] = forum.threads
    club.env.backend.delete_message(post.id, post.id)
    await scene.seat("Ben")
    await scene.calm()
    again = scene.lobby
    assert (again.place, again.id != post.id) == (post.id, True)
    assert f"/{post.id}/{again.id}" in (await club["Ana"].slash("my-tables")).text
    await fill(scene)
    await club["Ana"].click(again, "Start the match")
    await scene.calm()
    assert len(scene.boards()) == 1
    assert not any(
        button.custom_id.startswith("cn:join:") for one in scene.public() for button in one.buttons
    )


@pytest.mark.parametrize("orderly", [True, False])
async def test_a_post_is_known_after_a_restart(club: Club, forum: Place, orderly: bool) -> None:
    scene = await seated(club, ("Ana", "Ben"))
    [post] = forum.threads
    await club.restart(orderly=orderly)
    await fill(scene)
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    await club.restart(orderly=orderly)
    await scene.calm()
    assert tags(club, post.id) == [PLAYING]
    assert [one.id for one in forum.threads] == [post.id]
    sure = await club["Ana"].slash("table cancel", where=post)
    await club["Ana"].click(sure, starts="cn:end:")
    await scene.calm()
    assert tags(club, post.id) == [OVER]


async def test_a_post_of_which_the_bot_did_not_hear_is_not_opened_twice(
    club: Club, forum: Place, monkeypatch: pytest.MonkeyPatch, no_logged_errors: Any
) -> None:
    no_logged_errors.expect(r"notice \d+ of table 1 failed")
    real, opened = Channels.open_post, []

    async def dies(self: Channels, *what: Any) -> Any:
        opened.append(await real(self, *what))
        raise OSError("killed")

    monkeypatch.setattr(Channels, "open_post", dies)
    await club["Ana"].slash("table new")
    scene = Scene(club)
    await scene.calm()
    await scene.seat("Ben")
    await club.advance(minutes=5)
    await scene.calm()
    assert len(opened) == 1
    assert (await scene.record()).thread == opened[0]
    assert "Ben" in scene.lobby.text


async def test_who_does_not_see_the_forum_does_not_see_its_tables(club: Club, forum: Place) -> None:
    await seated(club, ("Ana",))
    deny(club, forum, club["Eve"].id, view_channel=True)
    await club.settle()
    assert "no table" in (await club["Eve"].slash("table show", table=1)).text.lower()
    assert "Table 1" in (await club["Ana"].slash("table show", table=1)).text


async def test_practice_has_no_post(club: Club, forum: Place) -> None:
    await club["Ana"].slash("practice")
    await club.settle()
    assert forum.threads == []


async def test_the_doctor_looks_into_the_forum(club: Club, forum: Place) -> None:
    moe = who_manages(club, club.guild, "Moe")
    scene = await seated(club, ("Ana",))
    [post] = forum.threads
    club.env.backend.delete_message(post.id, post.id)
    assert f"In <#{forum.id}> I have all the permissions I need." in (await moe.slash("admin doctor")).text
    broken = await moe.slash("admin doctor", where=post)
    assert "The message with the seats was deleted" in broken.text
    await moe.click(broken, starts="cn:mend:")
    await scene.calm()
    assert scene.lobby.place == post.id


async def test_a_forum_is_chosen_and_turned_off_by_managers(club: Club) -> None:
    made = club.create_forum("tables", ("playing",))
    await club.settle()
    moe = who_manages(club, club.guild, "Moe")
    panel = await moe.slash("setup")
    assert "in threads where they are opened" in panel.text
    panel = await moe.select(panel, made, starts="cn:serverforum:")
    assert f"as posts in {made.mention}" in panel.text
    assert "Add “free seats”, “over” to its tags" in panel.text
    panel = await moe.select(panel, starts="cn:serverforum:")
    answer = await forged_click(club, club["Ana"], panel.post, "cn:serverforum:0:0", [str(made.id)])
    assert "Only server managers" in Reply(club, answer).text
    panel = await moe.slash("setup")
    assert "in threads where they are opened" in panel.text
    assert "to its tags" not in panel.text
    log = (await moe.slash("admin log")).text
    assert f"has new tables in {made.mention}" in log
    assert "below their lobbies" in log


async def test_a_forum_in_which_the_bot_may_not_post_is_refused(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = club.create_forum("tables")
    await club.settle()
    moe = who_manages(club, club.guild, "Moe")
    panel = await moe.slash("setup")
    monkeypatch.setattr("bot.ui.server_setup.may_write_in", lambda *_: False)
    refused = await moe.select(panel, made, starts="cn:serverforum:")
    assert "Send Messages in Posts" in refused.text
    assert "in threads where they are opened" in (await moe.slash("setup")).text


async def test_a_forum_that_asks_for_tags_which_it_lacks_is_refused(club: Club) -> None:
    made = club.create_forum("tables", ("news",))
    await club.settle()
    asks_for_tags(club, made)
    moe = who_manages(club, club.guild, "Moe")
    refused = await moe.select(await moe.slash("setup"), made, starts="cn:serverforum:")
    assert "needs a tag" in refused.text
