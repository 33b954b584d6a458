"""A duplicate in a channel: sealed and cut in the sign-up, played in private threads, and told when all have finished."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest
from simcord.backend.access import can_access_channel
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.service.advice.reviews import ReviewService
from bot.service.delivery.guild_events import GuildEventService
from bot.service.delivery.notices import BoardRefresh, Delivery
from bot.service.matches.record import TableStatus
from bot.service.tournaments.model import TournamentStage
from bot.ui.delivery.posting import Posts
from bot.ui.lobby.buttons import play_again
from bot.ui.tables.buttons import REPLAY, REVIEW
from bot.ui.toolkit.channels import Channels, PlaceGone
from bot.ui.toolkit.messages import Message
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.cogs.secrecy.test_visibility import asked_for
from tests.cogs.tournaments.test_tournament import calm, cup, enter, opened, public, sign_up_of, start
from tests.support.simulated_discord.people import ClubMember
from tests.support.simulated_discord.scene import FOUR, Scene


@pytest.fixture
async def admin(club) -> ClubMember:
    return who_manages(club, club.guild, "Moe")


async def play_on(scene: Scene) -> None:
    """The table plays until its match is over."""
    while (await scene.record()).status is TableStatus.PLAYING:
        await scene.play_turns(1)


async def begun(club, admin) -> list[Scene]:
    await opened(club, admin, name="Same cards", kind="duplicate", match_rounds=1)
    await enter(club, *(club[name] for name in FOUR))
    await start(club, admin)
    return [Scene(club, pairing.table) for pairing in (await cup(club)).pairings]


async def test_from_the_sealed_deals_to_the_sheet(club, admin):
    sign_up = await opened(club, admin, name="Same cards", kind="duplicate", match_rounds=1)
    assert "Duplicate · singles · Classic for two, one deal" in sign_up.text
    seal = (await cup(club)).seal
    assert seal[:8] in sign_up.text
    stranger = await club["Eve"].click(sign_up, "Cut")
    assert "You do not play in this tournament" in stranger.text
    await enter(club, *(club[name] for name in ("Ana", "Ben", "Cyd")))
    panel = await admin.click(sign_up_of(club), "Organise")
    assert "Computers can take the places that are missing" in panel.text
    assert panel.post.button("Start").disabled
    await enter(club, club["Dot"])
    form = await club["Ana"].click(sign_up_of(club), "Cut")
    given = await club["Ana"].submit(form, {"value": "lucky seven"})
    assert given.private
    assert "“lucky seven”" in given.text
    await calm(club)
    assert "Cut by **Ana**: “lucky seven”" in sign_up_of(club).text.replace("\u2068", "").replace(
        "\u2069", ""
    )
    await start(club, admin)

    tables = [Scene(club, pairing.table) for pairing in (await cup(club)).pairings]
    records = [await scene.record() for scene in tables]
    assert len({record.thread for record in records} | {None}) == 3
    states = [await scene.state() for scene in tables]
    assert states[0].hands == states[1].hands
    # The channel says who plays where, and nothing of how they stand.
    begins = public(club)[-1]
    assert "the same deals at all tables" in begins.text
    assert all(f"<#{record.thread}>" not in post.text for record in records for post in public(club))
    waiting = await club["Eve"].click(begins, "Sheet")
    assert waiting.private
    assert "when the last table has finished" in waiting.text

    one, other = tables
    await play_on(one)
    await calm(club)
    assert (await cup(club)).stage is TournamentStage.RUNNING
    assert all("Replay" not in button.label for post in public(club) for button in post.buttons)
    assert all("Share" not in button.label for post in one.public() for button in post.buttons)
    across = next(name for name in FOUR if club[name].id == records[1].people[0].user)
    for person in (club[across], club["Eve"]):
        said, _, _ = await asked_for(person, one.table, club.channel)
        nowhere = await asked_for(person, 999, club.channel)
        assert [text.replace("999", str(one.table)) for text in nowhere[0]] == said
    inside = next(name for name in FOUR if club[name].id == records[0].people[0].user)
    refused = await club[inside].slash("verify", table=one.table)
    assert "Other tables still play these deals" in refused.text
    await club.restart(orderly=False)
    await play_on(other)
    await calm(club)
    await club.advance(seconds=70)
    await calm(club)
    assert (await cup(club)).stage is TournamentStage.OVER
    result = public(club)[-1]
    assert "**Same cards** is over." in result.text
    sheet = await club["Eve"].click(result, "Sheet")
    assert "Deal 1 (average" in sheet.text
    assert "win and lose together" in sheet.text
    replay = await club["Eve"].click(sheet, f"Replay: Table {one.table}")
    assert replay.private
    assert "Round 1" in replay.text
    proof = await club["Eve"].slash("verify", table=other.table)
    assert "Everything checks out" in proof.text
    assert seal[:8] in proof.text


async def test_a_finished_table_offers_nothing_while_others_play(club, admin, monkeypatch):
    monkeypatch.setattr(ReviewService, "is_offered", staticmethod(lambda _rules: True))
    one, other = await begun(club, admin)
    await play_on(one)
    await calm(club)
    assert (await other.record()).is_open
    verbs = {button.custom_id.split(":")[1] for post in one.public(one.place) for button in post.buttons}
    assert REPLAY.name in verbs
    assert verbs.isdisjoint({REVIEW.name, play_again.name})


async def test_nobody_looks_across(club, admin):
    """Neither the players of the other table, nor somebody who looks on, nor who manages the server."""
    one, other = await begun(club, admin)
    await one.play_turns(4)
    here = {holder.user for holder in (await one.record()).people}
    across = [club[name] for name in FOUR if club[name].id not in here]
    assert len(across) == 2
    for person in (*across, club["Eve"], admin):
        said, offered, listed = await asked_for(person, one.table, club.channel)
        nowhere = await asked_for(person, 999, club.channel)
        assert [text.replace("999", str(one.table)) for text in nowhere[0]] == said
        assert one.table not in [number for one in offered for number in one.values()]
        assert f"Table {one.table}" not in listed
        assert f"Table {one.table}" not in (await person.slash("my-tables")).text
    for person in (*across, club["Eve"]):
        assert not can_access_channel(club.env, one.place.id, person.actor)
    # Those who sit there are asked about it as ever.
    inside = next(club[name] for name in FOUR if club[name].id in here)
    assert can_access_channel(club.env, one.place.id, inside.actor)
    assert f"Table {one.table}" in (await inside.slash("table show", table=one.table)).text
    assert other.table != one.table


@pytest.mark.parametrize("is_seen", [True, False])
async def test_a_private_thread_that_is_deleted_is_opened_again_and_nothing_falls_into_the_channel(
    club, admin, monkeypatch, is_seen
):
    one, _ = await begun(club, admin)
    before = {post.id for post in public(club)}
    thread = one.place
    if not is_seen:

        async def misses(*_args: object) -> None:
            """The event is lost: the first message to the thread finds out."""

        monkeypatch.setattr(GuildEventService, "place_deleted", misses)
    club.env.backend.delete_channel(thread.id)
    await one.play_turns(2)
    await club.advance(seconds=70)
    await calm(club)
    record = await one.record()
    assert record.thread not in {None, thread.id}
    assert await club.bot._store.given_up(one.table) == (), "what has found the thread gone is told, too"
    channel = club.bot.get_channel(record.thread)
    assert channel.is_private()
    for holder in record.people:
        person = next(club[name] for name in FOUR if club[name].id == holder.user)
        assert can_access_channel(club.env, record.thread, person.actor)
    # Discord's own line about a new thread, which simcord shows of private ones, too, is none of the bot's.
    told = [post for post in public(club) if post.id not in before]
    assert [post.text for post in told if post.stored.type != discord.MessageType.thread_created.value] == []


async def test_without_the_permission_for_private_threads_nothing_begins(club, admin):
    denied = discord.Permissions(create_private_threads=True).value
    backend = club.env.backend
    backend.set_overwrite(club.channel.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, 0, denied))
    await club.settle()
    made = await admin.slash("tournament new", name="Same cards", kind="duplicate", rules="classic_2")
    assert made.private
    assert "Create Private Threads" in made.text
    assert await club.bot.services.tournaments.all(club.guild.id) == ()


async def test_who_withdraws_is_replaced_and_the_organiser_may_end_it(club, admin):
    one, _ = await begun(club, admin)
    sits = (await one.record()).people[0]
    person = next(club[name] for name in FOUR if club[name].id == sits.user)
    sure = await person.click(sign_up_of(club), "Withdraw")
    assert "Computers play on at your seats" in sure.text
    [button] = sure.post.buttons
    gone = await person.click(sure, button.label)
    assert "Your entry has withdrawn" in gone.text
    await calm(club)
    holder = (await one.record()).holder_of(sits.seat)
    assert holder is not None
    assert holder.is_computer
    panel = await admin.click(sign_up_of(club), "Organise")
    sure = await admin.click(panel, "End it now")
    assert "the deals that are complete count" in sure.text
    assert "The sheet comes in a moment" in (await admin.click(sure, "Yes, end it")).text
    await club.advance(seconds=70)
    await calm(club)
    assert (await cup(club)).stage is TournamentStage.OVER
    assert "is over" in public(club)[-1].text


async def test_commands_in_the_channel_that_name_no_table_find_none_of_a_duplicate(club, admin):
    """One of its tables has finished: neither that one nor the only one that still plays is meant by anybody else."""
    one, other = await begun(club, admin)
    await play_on(one)
    await calm(club)
    here = {holder.user for holder in (await other.record()).people}
    across = next(club[name] for name in FOUR if club[name].id not in here)
    for person in (club["Eve"], admin):
        for command in ("table show", "table terms", "log", "replay"):
            assert "no table of yours here" in (await person.slash(command)).text
    assert f"Table {one.table}" in (await across.slash("table terms")).text
    for command in ("admin pause", "admin end", "admin extend"):
        assert "No table is open here" in (await admin.slash(command)).text
    assert (await other.record()).pause is None


async def test_whoever_is_replaced_leaves_the_private_thread(club, admin):
    """Also where the bot was restarted in between."""
    one, _ = await begun(club, admin)
    here = [holder.user for holder in (await one.record()).people]
    leaver, stayer = [next(one for one in map(club.__getitem__, FOUR) if one.id == user) for user in here]
    refused = await leaver.slash("substitute", member=club["Eve"].actor, where=one.place)
    assert "can replace you by `/tournament substitute`" in refused.text
    await club.restart(orderly=False)
    await admin.slash("tournament substitute", out=leaver.actor, by=club["Eve"].actor)
    await calm(club)
    inside = [
        person.name
        for person in (stayer, club["Eve"], leaver)
        if can_access_channel(club.env, one.place.id, person.actor)
    ]
    assert inside == [stayer.name, "Eve"]


async def test_the_private_thread_of_an_older_table_is_not_used_again(club, admin):
    """After a restore the same number and name stand for a table with other people."""
    one, _ = await begun(club, admin)
    opened_at = discord.utils.snowflake_time(one.place.id)
    for later, is_same in ((timedelta(seconds=1), True), (timedelta(hours=1), False)):
        found = await Channels(club.bot).open_private_thread(
            club.channel.id, f"Table {one.table}: Same cards", since=opened_at + later
        )
        assert (found == one.place.id) is is_same


async def test_a_table_whose_channel_is_deleted_goes_on_in_a_private_thread_elsewhere(club, admin):
    one, _ = await begun(club, admin)
    people = [club[name] for name in FOUR if (await one.record()).seat_of(club[name].id) is not None]
    thread = one.place.id
    garden = club.guild.create_text_channel("garden")
    for channel in (thread, club.channel.id):
        club.env.backend.delete_channel(channel)
    await one.calm()
    for person in people:
        assert any("/table move" in letter.content for letter in person.letters())
    assert (await people[0].slash("table move", table=one.table, where=garden)).private
    await one.calm()
    moved = club.bot.get_channel((await one.record()).thread)
    assert moved.is_private()
    assert moved.parent_id == garden.id
    assert all(can_access_channel(club.env, moved.id, person.actor) for person in people)
    assert not can_access_channel(club.env, moved.id, club["Eve"].actor)
    assert not one.boards(garden)


async def test_nothing_of_a_table_is_ever_posted_in_the_channel(club, admin):
    """Whatever a notice has found out about the thread before it disappeared."""
    one, _ = await begun(club, admin)
    record = await one.record()
    posts = Posts(Channels(club.bot))
    before = [post.id for post in public(club)]
    delivery = Delivery(BoardRefresh(record.id, record.version), "a late notice")
    with pytest.raises(PlaceGone):
        await posts.post(delivery, record, Message("the cards on the table"), place=record.channel)
    assert [post.id for post in public(club)] == before
