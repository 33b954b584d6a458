"""``/admin``: what who manages a server sees of its tables, and how what is broken is mended."""

import discord
import pytest
import simcord

from bot.service.change import Change, Fate, NoticeFate
from bot.service.delivery.notices import MatchResult
from bot.service.ids import TableId
from bot.ui.administration.doctor_examination import Examination
from tests.cogs.clocks.test_clocks import A_DAY, later, playing, time_is_up
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.builders import drawing
from tests.support.simulated_discord.scene import Scene, seated, started


@pytest.fixture
async def admin(club):
    return who_manages(club, club.guild, "Moe")


async def test_who_does_not_manage_the_server_does_not_see_the_commands(club):
    for command in ("admin tables", "admin end", "admin doctor"):
        with pytest.raises(simcord.SetupError):
            await club["Ben"].slash(command)


async def test_the_list_names_places_and_whom_each_table_waits_for(club, admin):
    empty = await admin.slash("admin tables")
    assert empty.private
    assert "No table is open" in empty.text
    scene = await started(club, state=drawing("4 5 6 7").state)
    await club["Eve"].slash("table new", title="Second *one*")
    listed = await admin.slash("admin tables")
    assert listed.private
    record = await scene.record()
    assert f"channels/{record.guild}/{record.thread})" in listed.text
    assert "⏳ waiting for Ana; turn started " in listed.text
    assert "3 seats free" in listed.text
    assert "❌" not in listed.text
    club.env.backend.delete_message(scene.place.id, scene.board.id)
    assert "❌ The board was deleted" in (await admin.slash("admin tables")).text


async def test_a_table_is_ended_after_asking_once_more(club, admin):
    scene = await started(club, state=drawing("4 5 6 7").state)
    asked = await admin.slash("admin end", table=1)
    assert asked.private
    assert "Ana, Ben, Cyd and Dot" in asked.text
    assert (await scene.record()).is_open
    ended = await admin.click(asked, "Yes, end it")
    assert "ended" in ended.text
    await scene.calm()
    assert not (await scene.record()).is_open
    refused = await admin.slash("admin end", table=1)
    assert refused.private
    again = await admin.click(asked.post, starts="cn:aend:") if asked.post.buttons else refused
    assert again.private


async def test_all_is_well_at_a_well_table(club, admin):
    await started(club, state=drawing("4 5 6 7").state)
    report = await admin.slash("admin doctor")
    assert report.private
    assert "All is well" in report.text
    assert "One table is fine" in report.text
    assert "⚠️" not in report.text


async def test_an_examination_of_a_minute_ago_is_shown_again(club, admin, monkeypatch):
    scene = await started(club, state=drawing("4 5 6 7").state)
    examined, real = [], Examination._report

    async def examine(self, here):
        examined.append(here.id)
        return await real(self, here)

    monkeypatch.setattr(Examination, "_report", examine)
    both = [await admin.slash("admin doctor") for _ in range(2)]
    assert examined == [club.channel.id]
    assert all("All is well" in report.text and "I checked" not in report.text for report in both)
    club.env.backend.delete_message(scene.place.id, scene.board.id)
    await club.advance(seconds=30)
    again = await admin.click(both[0], "Check again")
    assert "I checked <t:" in again.text
    assert "All is well" in again.text
    await club.advance(seconds=30)
    report = await admin.click(both[0], "Check again")
    assert "❌ The board was deleted" in report.text
    assert "I checked" not in report.text
    assert examined == [club.channel.id] * 2


async def test_a_lost_board_is_posted_anew_by_a_button(club, admin):
    scene = await started(club, state=drawing("4 5 6 7").state)
    club.env.backend.delete_message(scene.place.id, scene.board.id)
    report = await admin.slash("admin doctor")
    assert "❌ The board was deleted" in report.text
    mended = await admin.click(report, "Table 1: repost the board")
    await scene.calm()
    assert len(scene.boards()) == 1
    assert "being reposted" in mended.text
    assert "All is well" in mended.text


async def test_a_lost_lobby_is_posted_anew_by_a_button(club, admin):
    scene = await seated(club, ("Ana", "Ben"))
    lobby = scene.lobby
    club.env.backend.delete_message(lobby.place, lobby.id)
    report = await admin.slash("admin doctor")
    await admin.click(report, "Table 1: repost the board")
    await scene.calm()
    assert "Ben" in scene.lobby.text


async def test_a_table_whose_channel_was_deleted_is_moved_and_goes_on(club, admin):
    where = club.guild.create_text_channel("kitchen")
    await club["Ana"].slash("table new", where=where)
    scene = Scene(club)
    lobby = next(post for post in club["Eve"].sees(where) if post.buttons)
    for _ in range(3):
        await club["Ana"].click(lobby, "Add a computer")
    await club["Ana"].click(lobby, "Start the match")
    await scene.calm()
    await scene.lay(drawing("4 5 6 7").state)
    thread = (await scene.record()).thread
    club.env.backend.delete_channel(thread)
    club.env.backend.delete_channel(where.id)
    report = await admin.slash("admin doctor")
    assert "channel was deleted" in report.text
    mended = await admin.click(report, "Table 1: move it here")
    await scene.calm()
    assert "is here now" in mended.text
    assert (await scene.record()).place == club.channel.id
    [board] = scene.boards(club.channel)
    assert (await club["Ana"].click(board, "My hand")).private


async def test_an_archived_thread_is_reopened(club, admin):
    scene = await started(club, state=drawing("4 5 6 7").state)
    meta = club.env.backend.channels[scene.place.id].thread_metadata
    meta.archived = True
    report = await admin.slash("admin doctor")
    assert "archived" in report.text
    mended = await admin.click(report, "Table 1: reopen the thread")
    assert not club.env.backend.channels[scene.place.id].thread_metadata.archived
    assert "All is well" in mended.text


async def test_people_who_left_are_named(club, admin):
    await started(club, state=drawing("4 5 6 7").state)
    club.guild.remove_member(club["Ana"].actor)
    report = await admin.slash("admin doctor")
    assert "❌ **Ana** has left this server" in report.text
    scene = Scene(club)
    await scene.calm()
    told = next(post for post in scene.public() if "**Ana** is no longer in this server" in post.content)
    await admin.click(told, "Let a computer take over")
    await scene.calm()
    assert (await scene.view(0)).table.turn.seat == 1
    assert "let a computer take over at Table 1" in (await admin.slash("admin log")).text


async def test_missing_permissions_are_named_for_here_and_for_the_table(club, admin):
    await started(club, state=drawing("4 5 6 7").state)
    silent = {
        club.guild.default_role: discord.PermissionOverwrite(embed_links=False, create_public_threads=False)
    }
    here = club.guild.create_text_channel("quiet", overwrites=silent)
    report = await admin.slash("admin doctor", where=here)
    assert "Embed Links" in report.text
    assert "Create Public Threads" in report.text
    assert "One table is fine" in report.text


async def test_commands_that_discord_does_not_know_are_named(club, admin):
    club.refuse("GET", "/applications/*/commands", status=403, code=50001, times=None)
    report = await admin.slash("admin doctor")
    assert "cannot see my commands" in report.text


async def test_when_discord_cannot_say_nothing_is_called_lost(club, admin):
    scene = await started(club, state=drawing("4 5 6 7").state)
    club.refuse("GET", f"/channels/{scene.place.id}", status=503, times=None)
    club.refuse("GET", "/guilds/*/members/*", status=503, times=None)
    report = await admin.slash("admin doctor")
    assert "could not show me" in report.text
    assert "❌" not in report.text


async def test_a_database_that_does_not_answer_is_told(club, admin, monkeypatch):
    async def broken(*_args, **_more):
        raise OSError("disk")

    monkeypatch.setattr(club.bot.services.queries, "tables_in", broken)
    report = await admin.slash("admin doctor")
    assert "❌ The database does not answer" in report.text


async def test_old_buttons_ask_again_who_clicks(club, admin):
    scene = await started(club, state=drawing("4 5 6 7").state)
    asked = await admin.slash("admin end", table=1)
    report = await admin.slash("admin doctor")
    for role in list(club.guild._guild.roles.values()):
        if role.name == "hosts":
            club.env.backend.remove_member_role(club.guild.id, admin.id, role.id)
    for reply in (await admin.click(asked, starts="cn:aend:"), await admin.click(report, "Check again")):
        assert "Only server managers" in reply.text
    assert (await scene.record()).is_open


async def test_a_table_of_another_server_is_neither_listed_nor_ended_nor_mended(club, admin):
    await started(club, state=drawing("4 5 6 7").state)
    guild = club.env.create_guild("Elsewhere")
    there = guild.create_text_channel("cards")
    zoe = who_manages(club, guild, "Zoe")
    assert "No table is open" in (await zoe.slash("admin tables", where=there)).text
    assert "no table" in (await zoe.slash("admin end", where=there, table=1)).text.lower()
    assert "No table is open" in (await zoe.slash("admin doctor", where=there)).text


async def test_limits_are_set_shown_and_kept(club, admin):
    assert "no limit" in (await admin.slash("admin limits")).text
    done = await admin.slash("admin limits", open_tables=2, tables_per_person=1)
    assert done.private
    assert "2 at most" in done.text
    await club["Ana"].slash("table new")
    refused = await club["Ana"].slash("table new")
    assert refused.private
    assert "one table at a time" in refused.text
    await club["Ben"].slash("table new")
    assert "2 open tables" in (await club["Cyd"].slash("table new")).text
    clicked = await club["Ben"].click(Scene(club).lobby, "Join")
    assert clicked.private
    assert "one table at a time" in clicked.text
    lifted = await admin.slash("admin limits", open_tables=0)
    assert "no limit" in lifted.text
    await club["Cyd"].slash("table new")


async def test_the_log_tells_what_admins_did_and_outlives_a_restart(club, admin):
    assert "Nothing yet" in (await admin.slash("admin log")).text
    await admin.slash("admin limits", open_tables=7)
    await admin.slash("house create", name="Fri*day")
    await admin.slash("house set", name="Fri*day", option="canastas_to_go_out", value="2")
    await admin.slash("house default", name="Fri*day")
    await admin.slash("house default")
    await club["Ana"].slash("table new")
    await admin.click(await admin.slash("admin end", table=1), "Yes, end it")
    await admin.slash("house delete", name="Fri*day")
    await club["Ana"].slash("table new")
    await club["Ana"].click(await club["Ana"].slash("table cancel", table=2), "Yes, end it")
    await club.restart()
    log = await admin.slash("admin log")
    assert log.private
    assert f"<@{admin.id}> ended Table 1" in log.text
    assert "Table 2" not in log.text
    assert "open tables 7, per person ∞" in log.text
    assert "**Fri\\*day**" in log.text
    assert "2 canastas" in log.text or "two canastas" in log.text
    assert "play Classic" in log.text


async def test_a_long_log_is_leafed_through(club, admin):
    for number in range(1, 31):
        await admin.slash("admin limits", open_tables=number)
    log = await admin.slash("admin log")
    assert "open tables 30," in log.text
    await admin.click(log, "◀ Older")
    assert "open tables 18," in log.text
    assert "open tables 30," not in log.text
    await admin.click(log, "◀ Older")
    assert "open tables 1," in log.text
    await admin.click(log, "Newest")
    assert "open tables 30," in log.text


async def test_a_message_that_was_lost_is_told_until_the_board_is_posted_anew(club, admin):
    await started(club, state=drawing("4 5 6 7 8").state)
    await club.advance(minutes=5)
    store, now = club.bot._store, club.bot.clock.now()
    await store.commit(Change(at=now, notices=(MatchResult(TableId(1), 1),)))
    [lost] = await store.waiting_notices(now)
    await store.commit(Change(at=now, fates=(NoticeFate(lost.id, Fate.GIVEN_UP, why="no permission"),)))
    report = await admin.slash("admin doctor")
    assert "was lost" in report.text
    mended = await admin.click(report, "Table 1: repost the board")
    assert "All is well" in mended.text


async def test_a_match_is_paused_and_goes_on(club, admin):
    scene = await started(club, state=drawing("4 5 6 7").state)
    paused = await admin.slash("admin pause", table=1)
    assert paused.private
    await scene.calm()
    assert not scene.pings()
    refused = await club["Ana"].slash("draw", where=scene.place)
    assert "paused" in refused.text
    assert "already" in (await admin.slash("admin pause", table=1)).text
    resumed = await admin.slash("admin resume", table=1)
    assert "continues" in resumed.text
    await club.advance(minutes=3)  # Ana goes away
    assert scene.pings()[-1].pings == (club["Ana"].id,)
    assert "not paused" in (await admin.slash("admin resume", table=1)).text
    assert "You drew" in (await club["Ana"].slash("draw", where=scene.place)).text
    log = await admin.slash("admin log")
    assert "paused Table 1" in log.text
    assert "resumed Table 1" in log.text


REPLACE = "Yes, give the seat"


async def replaced(admin, **what):
    return await admin.click(await admin.slash("admin replace", table=1, **what), REPLACE)


async def test_who_gives_a_seat_away_was_asked_about_its_present_holder(club, admin):
    scene = await started(club, state=drawing("4 5 6 7").state)
    first, second = [
        await admin.slash("admin replace", table=1, seat=1, member=club["Eve"].actor) for _ in range(2)
    ]
    await admin.click(first, REPLACE)
    late = await admin.click(second, REPLACE)
    assert "Somebody else now holds that seat" in late.text
    assert len((await scene.record()).former) == 1


async def test_a_seat_is_given_to_somebody_else_and_to_a_computer(club, admin):
    scene = await started(club, state=drawing("4 5 6 7", hands={1: "8 9 J Q"}).state)
    offered = await admin.suggestions("admin replace", "seat", "an", table=1)
    assert offered == {"1: Ana": 1}
    asked = await admin.slash("admin replace", table=1, seat=1, member=club["Eve"].actor)
    assert f"the seat of **Ana** at **Table 1** to <@{club['Eve'].id}>?" in asked.text
    assert "**Ana** will be notified" in asked.text
    await scene.calm()
    assert (await scene.record()).seat_of(club["Ana"].id) == 0
    done = await admin.click(asked, REPLACE)
    assert "**Eve** takes over from **Ana**" in done.text
    await scene.calm()
    [told] = [post for post in scene.public() if "takes over" in post.content]
    assert told.content == (
        f"🔁 <@{club['Eve'].id}> takes over from <@{club['Ana'].id}> at seat 1: "
        f"decided by <@{admin.id}>, who manages this server."
    )
    assert sorted(told.pings) == sorted((club["Eve"].id, club["Ana"].id))
    assert (await scene.record()).seat_of(club["Eve"].id) == 0
    assert scene.pings()[-1].pings == (club["Eve"].id,)
    hand = await scene.open_hand("Eve")
    assert hand.private
    assert "4" in hand.text
    assert "sits" in (await admin.slash("admin replace", table=1, seat=2, member=club["Eve"].actor)).text
    await replaced(admin, seat=1)
    await scene.calm()
    assert (await scene.view(1)).table.turn.seat == 1
    assert "already" in (await admin.slash("admin replace", table=1, seat=1)).text
    assert "seat 7" in (await admin.slash("admin replace", table=1, seat=7)).text
    log = await admin.slash("admin log")
    assert "gave the seat of **Ana** at Table 1 to **Eve**" in log.text


async def test_without_a_number_all_tables_of_the_channel_are_named_in_order(club, admin):
    """Also where the manager sits at one of them; no table of theirs elsewhere is meant."""
    refused = await admin.slash("admin end")
    assert "No table is open here" in refused.text
    assert "/admin tables" in refused.text
    for _ in range(4):
        for name in ("Ana", "Ben", "Cyd"):
            await club[name].slash("table new", where=club.channel)
    await admin.slash("table join", table=3)
    for command in ("end", "pause", "resume", "extend"):
        refused = await admin.slash(f"admin {command}")
        assert "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 or 12" in refused.text
        assert "/admin tables" in refused.text
    assert "end" in (await admin.slash("admin end", table=3)).text


async def test_a_seat_is_given_to_a_computer_of_a_level(club, admin):
    scene = await started(club, ("Ana", "Ben"))
    for level in ("easy", "steady"):
        await replaced(admin, seat=2, level=level)
        assert (await scene.record()).seats[1].computer == level
    assert "already" in (await admin.slash("admin replace", table=1, seat=2, level="steady")).text


async def test_more_time_is_given_where_a_clock_runs(club, admin):
    scene, name = await playing(club, A_DAY)
    given = await admin.slash("admin extend", table=1, hours=12)
    assert f"**{name}** has 12 more hours" in given.text
    await scene.calm()
    assert any(f"**{name}** has more time" in post.content for post in scene.public())
    await later(scene, 30)
    assert not time_is_up(scene)
    await later(scene, 9)
    assert time_is_up(scene)
    assert f"gave **{name}** 12 more hours at Table 1" in (await admin.slash("admin log")).text


async def test_where_nothing_is_to_be_done_that_is_said_and_nothing_logged(club, admin):
    await started(club, state=drawing("4 5 6 7").state)
    assert "Nobody is on the clock" in (await admin.slash("admin extend", table=1)).text
    await club["Dot"].slash("table new")
    for command in ("admin extend", "admin pause", "admin resume"):
        assert (await admin.slash(command, table=2)).private
    assert (await admin.slash("admin replace", table=2, seat=1)).private
    assert "Nothing yet" in (await admin.slash("admin log")).text


async def test_computers_are_not_let_play_on_alone(club, admin):
    await started(club, ("Ana",), state=drawing("4 5 6 7").state)
    await replaced(admin, seat=1)
    assert "Only computers are left" in (await admin.slash("admin resume", table=1)).text
    await replaced(admin, seat=1, member=club["Eve"].actor)
    assert (await Scene(club).record()).pause is None
