"""Tournaments in a channel: opened by a server manager, entered by members, played at tables of their own."""

from __future__ import annotations

from functools import partial

import discord
import pytest
from msgspec.structs import replace

from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.ids import UserId
from bot.service.matches.record import Person
from bot.service.tournaments.model import TournamentKind, TournamentStage
from tests.cogs.failures.test_stale_and_restart import raw_click
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.fakes import a_key
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.people import ClubMember
from tests.support.simulated_discord.posts import Post


@pytest.fixture
async def admin(club) -> ClubMember:
    return who_manages(club, club.guild, "Moe")


def public(club) -> list[Post]:
    return [post for post in club["Eve"].sees() if not post.ephemeral]


def sign_up_of(club) -> Post:
    """The message of the tournament that is kept up to date, as it is now."""
    return next(
        post for post in reversed(public(club)) if any(button.label == "Organise" for button in post.buttons)
    )


async def calm(club) -> None:
    """Wait until the tournament has moved on and everything is told."""
    await club.bot.services.settle()
    await club.settle()


async def cup(club):
    return (await club.bot.services.tournaments.all(club.guild.id))[0]


async def opened(club, admin, **options) -> Post:
    chosen = {"name": "Autumn cup", "kind": "swiss", "rules": "classic_2", "match_rounds": 1, **options}
    made = await admin.slash("tournament new", **chosen)
    assert made.private
    await calm(club)
    return sign_up_of(club)


async def enter(club, *people: ClubMember) -> None:
    for person in people:
        assert "You have entered" in (await person.click(sign_up_of(club), "Enter")).text
    await calm(club)


async def start(club, admin, label="Start"):
    panel = await admin.click(sign_up_of(club), "Organise")
    assert panel.private
    begun = await admin.click(panel, label)
    await club.advance(seconds=10)
    await calm(club)
    return begun


async def play_round(club) -> None:
    """In each match the side of the later name gives up."""
    tournament = await cup(club)
    for pairing in tournament.pairings:
        if not pairing.is_being_played:
            continue
        record = await club.bot.services.queries.table(pairing.table)
        loser = max(record.people, key=lambda holder: holder.name)
        await club.bot.services.resigning.resign(record.id, loser.user, key=a_key())
    await calm(club)
    await club.advance(seconds=10)
    await calm(club)


async def test_a_swiss_from_the_sign_up_to_the_result(club, admin):
    sign_up = await opened(club, admin)
    assert "Swiss · singles · Classic for two, one round of cards a match" in sign_up.text
    enter_id = sign_up.button("Enter").custom_id
    people = [club[name] for name in ("Ana", "Ben", "Cyd", "Dot")]
    await enter(club, *people)
    assert "You have entered this tournament already" in (await club["Ana"].click(sign_up, "Enter")).text
    assert f"Only <@{admin.id}>, who organises" in (await club["Ben"].click(sign_up, "Organise")).text
    assert "You do not play in this tournament" in (await club["Eve"].click(sign_up, "Withdraw")).text
    assert "4 entries\nAna\nBen\nCyd\nDot" in sign_up_of(club).text
    assert "**Autumn cup** begins" in (await start(club, admin)).text

    # Every match has a table in a thread of its own, and one message calls all who play.
    tournament = await cup(club)
    records = [await club.bot.services.queries.table(one.table) for one in tournament.pairings]
    threads = {thread.id for thread in club.threads}
    assert {record.thread for record in records} == threads
    begins = public(club)[-1]
    assert "round 1 of 2 begins" in begins.text
    assert set(begins.pings) == {person.id for person in people}
    assert all(
        f"<#{thread}>" in begins.text and f"<#{thread}>" in sign_up_of(club).text for thread in threads
    )
    late = await raw_click(club, club["Eve"], sign_up, enter_id)
    assert "nobody can enter any more" in str(late.response)
    first = next(post for post in public(club) if post.id == records[0].thread)
    assert first.text == f"🏆 {records[0].name_of(Seat(0))} – {records[0].name_of(Seat(1))}"

    await play_round(club)
    assert len((await cup(club)).rounds) == 2
    assert "Round 2 of 2" in sign_up_of(club).text
    # Below a match that is over stand the standings, and no rematch beside the tournament.
    result = club["Ana"].sees(next(one for one in club.threads if one.id == records[0].thread))[-1]
    assert [button.label for button in result.buttons] == ["Standings", "Share"]
    assert "Rematch" not in result.text
    assert "Round 2 of 2" in (await club["Ana"].click(result, "Standings")).text
    told = await club["Eve"].click(begins, "Standings")
    assert told.private
    assert "**2** · " in told.text
    await club.restart_as(partial(make_bot, has_pictures=True))
    await club.restart(orderly=False)
    await calm(club)
    pictured = await club["Ben"].click(begins, "Standings")
    assert pictured.private
    assert "Your match: " in pictured.text
    assert "Round 2 of 2\n1. " in pictured.post.attachments[0]["description"]
    club.refuse("POST", "/interactions/*/callback", status=403, code=50013)
    refused = await club["Ben"].click(begins, "Standings")
    assert "**2** · " in refused.text
    rounds = await club["Ben"].click(pictured, "Rounds")
    assert "Round 2 of 2" in rounds.text
    rounds = await club["Ben"].click(rounds, "◀")
    assert "Round 1 of 2" in rounds.text
    assert all(f"<#{record.thread}>" in rounds.text for record in records)
    pictured = await club["Ben"].click(rounds, "Standings")
    crosstable = await club["Ben"].click(pictured, "Crosstable")
    assert "■" in crosstable.text
    pictured = await club["Ben"].click(crosstable, "Standings")
    in_words = await club["Ben"].click(pictured, "In words")
    assert "**2** · " in in_words.text
    assert not in_words.post.attachments
    await play_round(club)
    assert (await cup(club)).stage is TournamentStage.OVER
    result = public(club)[-1]
    assert f"is over.\n🥇 <@{club['Ana'].id}>" in result.text
    assert "Final standings\n1. Ana: 4 points" in result.attachments[0]["description"]
    main = next(post for post in public(club) if post.id == sign_up.id)
    assert "It is over." in main.text
    assert "1. Ana · 4 points" in main.text
    assert [button.label for button in main.buttons] == ["Standings", "Organise"]
    assert sum("begins. It ends" in post.text for post in public(club)) == 2
    shown = await club["Eve"].slash("tournament show")
    assert "1. Ana · 4 points" in shown.text
    assert shown.private


async def test_who_asked_for_a_partner_hears_of_a_no_and_answered_requests_lose_their_buttons(club, admin):
    ana, ben, cyd = (club[name] for name in ("Ana", "Ben", "Cyd"))
    sign_up = await opened(club, admin, rules="classic_4", kind="round_robin")
    for partner in (ben, cyd):
        await ana.select(await ana.click(sign_up, "Enter"), partner)
        await calm(club)
        if partner is ben:
            assert "who asked you will be told" in (await ben.click(public(club)[-1], "No, thanks")).text
            await calm(club)
            request, told = public(club)[-2:]
            assert (request.text, request.buttons) == (
                "This request to play **Autumn cup** together is no longer open.",
                (),
            )
            assert told.content == (
                f"<@{ana.id}>: Ben will not be your partner in **Autumn cup**. "
                "You can enter again with somebody else, or with a computer."
            )
            assert told.pings == (ana.id,)
            assert [button.label for button in told.buttons] == ["Enter"]
    await cyd.click(public(club)[-1], "Play together")
    await calm(club)
    agreed = public(club)[-1]
    assert (agreed.text, agreed.buttons) == ("🤝 Ana & Cyd play **Autumn cup** together.", ())
    before = len(public(club))
    await club.restart()
    await calm(club)
    assert len(public(club)) == before


async def test_who_enters_otherwise_has_said_no_too(club, admin):
    ana, ben = club["Ana"], club["Ben"]
    sign_up = await opened(club, admin, rules="classic_4", kind="round_robin")
    await ana.select(await ana.click(sign_up, "Enter"), ben)
    await calm(club)
    await ben.click(await ben.click(sign_up, "Enter"), "With a computer")
    await calm(club)
    assert [post.pings for post in public(club) if "will not be your partner" in post.text] == [(ana.id,)]


async def test_pairs_agree_play_with_computers_withdraw_and_are_replaced(club, admin):
    ana, ben, cyd, dot, eve = (club[name] for name in ("Ana", "Ben", "Cyd", "Dot", "Eve"))
    sign_up = await opened(club, admin, rules="classic_4", kind="round_robin")
    assert "Everybody against everybody · pairs" in sign_up.text
    panel = await ana.click(sign_up, "Enter")
    assert "You cannot be your own partner" in (await ana.select(panel, ana)).text
    robot = club.env.create_user("robot", bot=True)
    robot_member = club.guild.add_member(robot)
    assert "is a bot" in (await ana.select(await ana.click(sign_up, "Enter"), robot)).text
    asked = await ana.select(await ana.click(sign_up, "Enter"), ben)
    assert "Your entry counts once they agree" in asked.text
    await calm(club)
    question = public(club)[-1]
    assert "Ana asks you to be their partner" in (await ben.click(sign_up, "Enter")).text
    assert question.pings == (ben.id,)
    assert "Ana & Ben (not agreed yet)" in sign_up_of(club).text
    assert "Nobody asks you" in (await cyd.click(question, "Play together")).text
    waiting = await admin.click(sign_up, "Organise")
    assert "No entry is ready. One pair has not agreed" in waiting.text
    assert "at least 2 entries" in waiting.text
    assert "You play **Autumn cup** together" in (await ben.click(question, "Play together")).text
    assert not next(post for post in public(club) if post.id == question.id).buttons
    for person in (cyd, dot):
        assert (
            "You have entered"
            in (await person.click(await person.click(sign_up, "Enter"), "With a computer")).text
        )
    assert "You have entered this tournament already" in (await cyd.click(sign_up, "Enter")).text
    await calm(club)
    assert "Ana & Ben\nCyd & 🤖 Computer\nDot & 🤖 Computer" in sign_up_of(club).text
    await start(club, admin, "Start with computers")
    assert "🤖 Computers" in sign_up_of(club).text

    robots = await admin.slash("tournament substitute", out=ben.actor, by=robot_member)
    assert "is a bot" in robots.text
    told = await admin.slash("tournament substitute", out=ben.actor, by=eve.actor)
    assert "plays on in the place of" in told.text
    [record] = await club.bot.services.queries.tables_of(eve.id)
    assert record.tournament == (await cup(club)).id
    assert await club.bot.services.queries.tables_of(ben.id) == ()
    refused = await ana.slash("tournament substitute", out=cyd.actor, by=ben.actor)
    assert "Only <@" in refused.text
    sure = await cyd.click(sign_up, "Withdraw")
    assert "counts as lost" in sure.text
    assert "has withdrawn" in (await cyd.click(sure, "Yes, withdraw")).text
    assert "You do not play in this tournament" in (await cyd.click(sign_up, "Withdraw")).text
    assert "has withdrawn" in (await admin.slash("tournament remove", out=dot.actor)).text
    await calm(club)
    assert "~~Cyd & 🤖 Computer~~ (withdrawn)" in sign_up_of(club).text
    assert "(withdrawn)" in sign_up_of(club).text

    sure = await admin.click(await admin.click(sign_up, "Organise"), "Cancel it")
    assert "count for nothing here" in sure.text
    cancel_id = sure.post.buttons[0].custom_id
    await admin.click(sure, "Yes, cancel it")
    await calm(club)
    main = next(post for post in public(club) if post.id == sign_up.id)
    assert "It was cancelled" in main.text
    assert public(club)[-1].text.startswith("🚫 **Autumn cup** was cancelled.")
    log = (await admin.slash("admin log")).text
    for did in ("opened", "started", "changed", "cancelled"):
        assert f"{did} the tournament Autumn cup" in log
    late = await raw_click(club, admin, sign_up, cancel_id)
    assert "was cancelled" in str(late.response)


async def named(club, admin, panel, name):
    """Open the sign-up of the form under this name."""
    opened = await admin.click(panel, "Open sign-up…")
    told = await admin.submit(opened, {"value": name})
    await calm(club)
    return told


async def test_a_tournament_is_opened_by_a_form(club, admin):
    guild, houses = club.guild.id, club.bot.services.houses
    await houses.create(guild, UserId(admin.id), "Club pairs", "samba")
    await houses.create(guild, UserId(admin.id), "Club trio", "classic_3")
    panel = await admin.slash("tournament new")
    assert panel.private
    games = panel.post.menu(starts="cn:tngame")
    assert list(games.options.values())[:2] == ["Classic for four", "Club pairs"]
    assert [games.options[value] for value in games.chosen] == ["Classic for four"]
    assert "Club trio" not in games.options.values()
    panel = await admin.select(panel, "2", starts="cn:tnkind")
    panel = await admin.select(panel, list(games.options)[1], starts="cn:tngame")
    panel = await admin.select(panel, "3", starts="cn:tnlength")
    await club.restart()
    panel = await admin.select(panel, "14", starts="cn:tndays")
    assert "Please give it a name" in (await named(club, admin, panel, " ")).text
    assert await club.bot.services.tournaments.all(guild) == ()
    assert "**Autumn cup** is open" in (await named(club, admin, panel, "Autumn cup")).text
    sign_up = sign_up_of(club).text
    assert "Knockout · pairs · Club pairs, 3 rounds of cards a match\nEach round lasts 14 days" in sign_up

    # What was typed with the command is chosen; a house rule that is deleted meanwhile opens nothing.
    panel = await admin.slash("tournament new", kind="round_robin", rules="Club pairs")
    games = panel.post.menu(starts="cn:tngame")
    assert [games.options[value] for value in games.chosen] == ["Club pairs"]
    house = await club.bot.services.houses.named(guild, "Club pairs")
    await club.bot.services.houses.delete(guild, UserId(admin.id), house.id)
    assert "cannot be chosen any more" in (await named(club, admin, panel, "Winter cup")).text
    assert (
        "for two players, or for two pairs" in (await admin.slash("tournament new", rules="Club trio")).text
    )
    assert "Only server managers" in (await club["Ana"].slash("tournament new")).text
    opened = await admin.slash("tournament new", name="Spring cup")
    assert "**Spring cup** is open" in opened.text
    assert (await cup(club)).plan.kind is TournamentKind.SWISS
    assert len(await club.bot.services.tournaments.all(guild)) == 2


async def test_what_cannot_be_opened_is_refused(club, admin):
    assert "There is no tournament" in (await club["Ana"].slash("tournament show")).text
    ana = await club["Ana"].slash("tournament new", name="Cup", kind="swiss")
    assert "Only server managers" in ana.text
    three = await admin.slash("tournament new", name="Cup", kind="swiss", rules="classic_3")
    assert "for two players, or for two pairs" in three.text
    nameless = await admin.slash("tournament new", name="\u200b", kind="swiss")
    assert nameless.text == "Please give it a name."
    silent = {club.guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    closed = club.guild.create_text_channel("closed", overwrites=silent)
    refused = await admin.slash("tournament new", where=closed, name="Cup", kind="swiss")
    assert "I may not write in" in refused.text
    assert await club.bot.services.tournaments.all(club.guild.id) == ()
    await opened(club, admin)
    for forged in (
        "cn:tnenter:0:0:77:0",
        "cn:tnanswer:0:0:77:0:1",
        "cn:tnpage:0:0:77:0",
        "cn:tnstart:0:0:77:1",
    ):
        answer = await raw_click(club, admin, sign_up_of(club), forged)
        assert "no such tournament" in str(answer.response)
    panel = await admin.click(sign_up_of(club), "Organise")
    forged = await raw_click(club, club["Ana"], panel.post, "cn:tnstart:0:0:1:1")
    assert "Only <@" in str(forged.response)


async def test_eight_pairs_with_computers_and_a_restart_in_each_round(club, admin):
    people = [*(club[name] for name in ("Ana", "Ben", "Cyd", "Dot", "Eve")), admin]
    people.append(who_manages(club, club.guild, "Ned"))
    sign_up = await opened(club, admin, rules="classic_4", name="Eight pairs")
    for person in people:
        await person.click(await person.click(sign_up, "Enter"), "With a computer")
    await calm(club)
    await start(club, admin, "Start with computers")
    assert (await cup(club)).planned == 3
    for number in range(1, 4):
        assert len((await cup(club)).rounds) == number
        await club.restart(orderly=number % 2 == 0)
        await calm(club)
        await play_round(club)
    over = await cup(club)
    assert over.stage is TournamentStage.OVER
    assert len(over.entries) == 8
    assert len(club.threads) == 12
    assert "🥇" in public(club)[-1].text
    begun = [post.text for post in public(club) if "begins. It ends" in post.text]
    assert len(begun) == 3


async def test_messages_that_are_lost_or_not_noted_come_back_once(club, admin):
    sign_up = await opened(club, admin)
    # As if the bot had been killed before Discord's answer was stored.
    before = await cup(club)
    begun = replace(before, revision=before.revision + 1, posts={}, posting="main", due=club.bot.clock.now())
    await club.bot._store.commit(Change(at=club.bot.clock.now(), documents=(begun,)))
    await club.restart(orderly=False)
    await calm(club)
    assert (await cup(club)).posts == {"main": sign_up.id}
    assert [post.id for post in public(club)] == [sign_up.id]
    # Somebody deletes it: the next change brings another one.
    club.env.backend.delete_message(club.channel.id, sign_up.id)
    person = Person(UserId(club["Ana"].id), "Ana")
    await club.bot.services.tournaments.enter(club.guild.id, before.id, person)
    await calm(club)
    assert [post.id for post in public(club)] != [sign_up.id]
    assert "One entry\nAna" in sign_up_of(club).text


async def test_tournaments_in_hidden_channels_are_hidden(club, admin):
    strangers = club.guild.create_role("strangers")
    hidden = {strangers: discord.PermissionOverwrite(view_channel=False)}
    club.env.backend.add_member_role(club.guild.id, club["Ana"].id, strangers.id)
    secret = club.guild.create_text_channel("secret", overwrites=hidden)
    await admin.slash("tournament new", where=secret, name="Hush", kind="swiss", rules="classic_2")
    await calm(club)
    assert "There is no tournament" in (await club["Ana"].slash("tournament show")).text
    assert await club["Ana"].suggestions("tournament show", "tournament") == {}
    assert "Hush" in (await admin.slash("tournament show")).text
    shown = await club["Ana"].slash("help")
    for forged in ("cn:tnenter:0:0:1:0", "cn:tnstand:0:0:1:0", "cn:tnleave:0:0:1:0", "cn:tnpage:0:0:1:0"):
        answer = await raw_click(club, club["Ana"], shown.post, forged)
        assert "no such tournament" in str(answer.response)
    assert (await cup(club)).entries == ()
