"""Practice: a private match against computers, from the first card to the next match, and what it explains."""

from datetime import timedelta

import discord
import pytest

from bot.canasta.actions import Discard
from bot.canasta.engine import legal_actions
from bot.canasta.notation.writing import card_text
from bot.canasta.rules.presets import rules_of
from bot.canasta.rules.share_code import number_of
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.service.clocks.terms import NEW_TABLES
from bot.service.deals.deal_codes import deal_code
from bot.service.errors import TableNotFound
from bot.service.matches.record import Person, TableStatus
from bot.ui.tables.buttons import PRACTISE, PRACTISE_FIRST, PRACTISE_GAME
from bot.ui.texts import texts_for
from bot.ui.toolkit.custom_ids import NO_TABLE, ClickId
from tests.campaigns.fuzz.hostile import forged_click
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.builders import drawing, playing
from tests.support.simulated_discord.club import SimultaneousClick
from tests.support.simulated_discord.people import Reply
from tests.support.simulated_discord.scene import Scene, private_answers, seated, started

REFRESH, READY = "cn:hand:", "cn:ready:"


def posted(club):
    """What others can see of a practice match."""
    return [post for post in club["Eve"].sees() if not post.ephemeral]


async def practising(club, **options):
    """A practice match whose first cards have been dealt; its hand and its table."""
    await club["Ana"].slash("practice", **options)
    scene = Scene(club)
    await scene.calm()
    return await club["Ana"].slash("practice"), scene


async def waiting_deadlines(scene):
    """What the match would do by itself."""
    far = scene.bot.clock.now() + timedelta(days=365)
    return tuple(one for one in await scene.bot._store.due_deadlines(far) if one.table == scene.table)


async def laid(club, scene, moment):
    """The hand after the match has come to this moment."""
    await scene.lay(moment.state)
    return await club["Ana"].slash("practice")


async def test_a_match_begins_with_one_command_and_nothing_is_posted(club):
    hand = await club["Ana"].slash("practice")
    scene = Scene(club)
    await scene.calm()
    assert hand.private
    assert "🎓 **Classic" in hand.text
    assert "against easy computers" in hand.text
    record = await scene.record()
    assert record.status is TableStatus.PLAYING
    assert [one.computer for one in record.seats] == [None, "easy", "easy", "easy"]
    assert record.terms.hints
    assert record.terms.take_back
    assert posted(club) == []
    assert not club.threads


async def test_turns_are_played_in_the_private_message_and_computers_answer_at_once(club):
    hand, scene = await practising(club, level="steady")
    played = 0
    for _ in range(4):
        view = await scene.view(0)
        if not view.is_to_act or view.table.question is not None:
            break
        if view.table.phase is Phase.DRAW:
            hand = await club["Ana"].click(hand, starts="cn:draw:")
            view = await scene.view(0)
        card = next(one.card for one in legal_actions(view) if isinstance(one, Discard))
        hand = await club["Ana"].slash("discard", card=card_text(card))
        await scene.calm()
        assert hand.private
        assert "You discarded" in hand.text
        assert "🤖" in hand.text
        hand = await club["Ana"].slash("practice")
        played += 1
    assert played >= 2
    assert posted(club) == []


async def test_it_goes_on_until_another_one_is_wanted(club):
    _, scene = await practising(club)
    again = await club["Ana"].slash("practice", game="samba")
    assert "goes on" in again.text
    assert (await scene.record()).is_open
    anew = await club["Ana"].slash("practice", game="samba", level="steady", anew=True)
    assert "🎓 **Samba" in anew.text
    assert (await scene.record()).status is TableStatus.CANCELLED
    later = await Scene(club, 2).record()
    assert (later.preset, later.is_practice, later.seats[1].computer) == ("samba", True, "steady")


async def test_nobody_else_sees_it_or_counts_it(club):
    looking = ("table list", "rules", "score", "log")
    before = [(await club["Eve"].slash(command)).text for command in looking]
    _, scene = await practising(club)
    assert [(await club["Eve"].slash(command)).text for command in looking] == before
    for command in ("table show", "log", "score", "table terms"):
        refused = await club["Eve"].slash(command, table=1)
        assert refused.private
        assert "Practice" not in refused.text
        assert "Clover" not in refused.text
    assert await club["Eve"].suggestions("table show", "table", "") == {}
    manager = who_manages(club, club.guild, "Moe")
    assert "Practice" not in (await manager.slash("admin tables")).text
    button = str(ClickId("hand", scene.table, 0))
    own = await club["Ana"].slash("practice")
    replies = await club.at_once(SimultaneousClick(club["Eve"], own.post, button))
    assert all("Practice" not in post.text for post in private_answers(*replies))
    await club["Ana"].slash("table new")
    assert (await Scene(club, 2).record()).status is TableStatus.LOBBY


async def test_limits_of_tables_do_not_count_it(club):
    _, scene = await practising(club)
    guild = (await scene.record()).guild
    await scene.services.admin.set_limits(guild, club["Eve"].id, open_tables=1, tables_per_person=1)
    await club["Ana"].slash("table new")
    assert (await Scene(club, 2).record()).status is TableStatus.LOBBY
    await club["Ben"].slash("practice")
    assert (await Scene(club, 3).record()).is_practice
    assert "Dot" not in (await club["Dot"].slash("table new")).text
    with pytest.raises(TableNotFound):
        await Scene(club, 4).record()


async def test_a_real_table_is_meant_where_there_is_one(club):
    await practising(club)
    await club["Ana"].slash("table new")
    shown = await club["Ana"].slash("table seats")
    assert "Table 2" in shown.text
    mine = await club["Ana"].slash("my-tables")
    assert "Practice" in mine.text


async def test_between_rounds_the_player_looks_and_goes_on(club):
    _, scene = await practising(club)
    await laid(club, scene, playing("9", melds="KKKKKKK", theirs="777"))
    over = await club["Ana"].slash("discard", card="9")
    await scene.calm()
    assert "The round is over" in over.text
    assert "[Ready]" in over.text
    assert "hours" not in over.text
    assert await waiting_deadlines(scene) == ()
    assert "went out" in over.text
    assert posted(club) == []
    hand = await club["Ana"].click(over, starts=READY)
    await scene.calm()
    assert (await scene.state()).table.is_running
    assert "hand" in hand.text.lower()


async def test_a_match_that_is_over_leads_to_the_next_one(club):
    _, scene = await practising(club, game="classic_2")
    await scene.lay(playing("4 5 6 7").state)
    over = await club["Ana"].slash("table cancel", table=1)
    await club["Ana"].click(over, starts="cn:end:")
    hand = await club["Ana"].slash("hand", table=1)
    assert (await scene.record()).status is TableStatus.CANCELLED
    anew = await club["Ana"].click(hand, starts="cn:practise:")
    record = await Scene(club, 2).record()
    assert (record.preset, record.is_practice, record.status) == ("classic_2", True, TableStatus.PLAYING)
    assert "against easy computers" in anew.text
    # A second click does not begin a third match.
    button = str(ClickId(PRACTISE.name, scene.table, 0))
    again = await club.at_once(SimultaneousClick(club["Ana"], hand.post, button))
    assert "goes on" in again[0].text
    with pytest.raises(TableNotFound):
        await Scene(club, 3).record()


async def test_only_its_player_practises_again(club):
    _, scene = await practising(club)
    own = await club["Ana"].slash("practice")
    button = str(ClickId(PRACTISE.name, scene.table, 0))
    replies = await club.at_once(SimultaneousClick(club["Eve"], own.post, button))
    assert private_answers(*replies)
    with pytest.raises(TableNotFound):
        await Scene(club, 2).record()


async def test_a_table_that_was_no_practice_is_not_practised_again(club):
    scene = await started(club)
    button = f"cn:{PRACTISE.name}:{scene.table}:0"
    reply = Reply(club, await forged_click(club, club["Ana"], scene.board, button))
    assert reply.private
    assert await club.bot.services.practice.current(club["Ana"].id, club.guild.id) is None


async def forged(club, button, *args, post=None):
    """The answer to a click on this button, which another message has."""
    post = post or (await club["Ana"].slash("learn")).post
    custom_id = button.custom_id(NO_TABLE, 0, *args)
    return Reply(club, await forged_click(club, club["Ana"], post, custom_id))


async def test_a_game_is_practised_by_a_button_and_a_match_in_play_goes_on(club):
    hand = await forged(club, PRACTISE_GAME, number_of("samba"))
    assert "🎓 **Samba" in hand.text
    assert "against easy computers" in hand.text
    record = await Scene(club).record()
    assert record.rules == rules_of("samba")
    assert "Your practice match goes on" in (await forged(club, PRACTISE_GAME, number_of("classic_2"))).text
    assert "Your practice match goes on" in (await forged(club, PRACTISE_FIRST)).text


async def test_the_deal_of_a_round_is_played_again_by_its_code(club):
    scene = await started(club)
    await scene.play_round()
    match = await club.bot.services.replays.rows(scene.table, 1)
    code = deal_code(scene.table, match.rounds[0], Seat(1))
    dealt = (await club.bot.services.replays.round(scene.table, 1)).shown.frames[0]
    hand = await club["Eve"].slash("practice", deal=code, level="steady")
    assert hand.private
    assert "🎓 **The same deal again**: Classic for four, against steady computers" in hand.text
    record = await club.bot.services.practice.current(club["Eve"].id, club.guild.id)
    assert record.rules.end.round_count == 1
    assert (await Scene(club, record.id).view(1)).hand == dealt.views[1].hand
    # Another code takes its place.
    await club["Eve"].slash("practice", deal=deal_code(scene.table, match.rounds[0], Seat(3)))
    assert not (await Scene(club, record.id).record()).is_open


@pytest.mark.parametrize("typed", ["12-1-1-aaaaaaaa", "1-1-1-aaaaaaaa", "lucky", "<@1>"])
async def test_a_code_that_there_is_not_deals_nothing(club, typed):
    scene = await started(club)
    await scene.play_round()
    refused = await club["Eve"].slash("practice", deal=typed)
    assert refused.private
    assert "No deal has this code" in refused.text
    assert await club.bot.services.practice.current(club["Eve"].id, club.guild.id) is None


async def test_a_game_that_there_is_not_is_an_outdated_button(club):
    assert (await forged(club, PRACTISE_GAME, 1)).text == texts_for()("panel-outdated")
    assert await club.bot.services.practice.current(club["Ana"].id, club.guild.id) is None


@pytest.mark.parametrize("button, args", [(PRACTISE_FIRST, ()), (PRACTISE_GAME, (number_of("samba"),))])
async def test_a_match_needs_a_server(club, button, args):
    place = await club.bot.create_dm(discord.Object(club["Ana"].id))
    await place.send("A letter")
    *_, letter = club["Ana"].letters()
    assert "Matches need a server" in (await forged(club, button, *args, post=letter)).text


async def test_a_level_that_is_not_there_is_refused_and_changes_nothing(club, monkeypatch):
    monkeypatch.setattr(club.bot.services.levels, "_known", ("steady", "easy"))
    refused = await club["Ana"].slash("practice", level="strong")
    assert "“strong” is not installed" in refused.text
    with pytest.raises(TableNotFound):
        await Scene(club).record()


# --------------------------------------------------------------------------------------------------------- lessons


LESSONS = {
    "A turn": drawing("4 5 6 7 8 9 J Q K A 4"),
    "The first meld": playing("4 5 6 7 8 9 J Q K A 4"),
    "You can take the pile": drawing("9 9 4 6 J Q K A", melds="888", theirs="KKK", pile="4D 5C 9H"),
    "The pile is frozen": drawing("4 5 6 7 8 9 J", melds="KKK", theirs="777", pile="4D 2C 9H"),
    "3♥": playing("4 5 6 7 8 9 J", melds="KKK", red_threes={0: "3H"}),
    "A canasta": playing("4 5 6 7 8 9 J", melds="KKKKKKK", theirs="777"),
}


@pytest.mark.parametrize("lesson", LESSONS)
async def test_what_is_new_is_explained_once_for_a_person(club, lesson):
    _, scene = await practising(club)
    await club.bot.services.settings.choose(club["Ana"].id, has_lessons=False)
    assert "💡" not in (await laid(club, scene, LESSONS[lesson])).text
    await club.bot.services.settings.choose(club["Ana"].id, has_lessons=True)
    if lesson != "A turn":
        await club.bot.services.settings.lesson_given(club["Ana"].id, "draw@earlier")
    told = await laid(club, scene, LESSONS[lesson])
    assert f"💡 **{lesson}" in told.text
    again = await club["Ana"].slash("practice")
    assert told.text.count("💡") == again.text.count("💡") == 1


async def test_why_a_pile_is_frozen_and_which_three_was_laid_down_is_said(club):
    _, scene = await practising(club)
    settings, ana = club.bot.services.settings, club["Ana"].id
    for pile, why in (("4D 2C 9H", "a wild card lies in it"), ("4D 3D 9H", "a red three lies in it")):
        for has_lessons in (False, True):
            await settings.choose(ana, has_lessons=has_lessons)
        await settings.lesson_given(ana, "draw@earlier")
        moment = drawing("4 5 6 7 8 9 J", melds="KKK", theirs="777", pile=pile)
        assert f"**The pile is frozen**, as {why}" in (await laid(club, scene, moment)).text
    told = await laid(club, scene, playing("4 5 6 7 8 9 J 3S", melds="KKK", red_threes={0: "3H 3D"}))
    assert "**3♥, 3♦** were laid down by themselves" in told.text.replace("3♦, 3♥", "3♥, 3♦")


async def test_an_open_hand_follows_the_match_where_computers_take_longer_than_a_click_waits(club):
    _, scene = await practising(club)
    hand = await laid(club, scene, playing("4 5 6 7 8 9 J Q K A 4"))
    newer = await club["Ana"].slash("discard", card="5", table=scene.table)
    await scene.calm()
    await club.advance(seconds=3)
    assert "[Draw]" in newer.text
    assert "As of" in hand.text, "the older hand no longer says whose turn it is"


async def test_a_lesson_lasts_until_the_next_play_and_does_not_come_back(club):
    _, scene = await practising(club)
    for has_lessons in (False, True):
        await club.bot.services.settings.choose(club["Ana"].id, has_lessons=has_lessons)
    told = await laid(club, scene, drawing("4 5 6 7 8 9 J Q K A 4", red_threes={0: "3H"}))
    # The most basic one comes first, and the others wait for the next play.
    for _ in range(2):
        assert "💡 **A turn" in told.text
        told = await club["Ana"].slash("practice")
    told = await laid(club, scene, playing("4 5 6 7 8 9 J Q K A 4"))
    for _ in range(2):
        assert "💡 **The first meld" in told.text
        told = await club["Ana"].slash("practice")
    await scene.lay(playing("4 5 6 7 8 9 J Q K A 5", turn=13).state)
    later = await club["Ana"].slash("practice")
    assert "The first meld" not in later.text


async def test_at_a_table_of_people_nothing_is_explained(club):
    scene = await seated(club, ("Ana",))
    for _ in range(3):
        await club["Ana"].click(scene.lobby, "Add a computer")
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.lay(playing("4 5 6 7 8 9 J Q K A 4").state)
    assert "💡 **" not in (await scene.open_hand("Ana")).text
    assert (await scene.record()).terms == NEW_TABLES


async def test_lessons_are_turned_off_and_begin_anew_in_the_settings(club):
    panel = await club["Ana"].click(await club["Ana"].slash("settings"), "Play")
    assert "Explanations in practice: on" in panel.text
    panel = await club["Ana"].click(panel, "Explanations in practice")
    assert "Explanations in practice: off" in panel.text
    _, scene = await practising(club)
    assert "💡" not in (await laid(club, scene, LESSONS["A turn"])).text
    await club["Ana"].click(panel, "Explanations in practice")
    settings = await scene.services.settings.of(club["Ana"].id)
    assert settings.has_lessons
    assert "A turn" in (await laid(club, scene, LESSONS["A turn"])).text


async def test_what_was_explained_is_exported_and_forgotten(club):
    _, scene = await practising(club)
    await laid(club, scene, LESSONS["A turn"])
    settings = await scene.services.settings.of(club["Ana"].id)
    assert any(lesson.startswith("draw@") for lesson in settings.lessons)
    assert "draw@" in (await scene.services.privacy.document(Person(club["Ana"].id, "Ana"))).decode()
    await scene.services.privacy.forget(Person(club["Ana"].id, "Ana"))
    assert (await scene.services.settings.of(club["Ana"].id)).lessons == ()
