"""Whoever is far too fast is asked to wait, kindly and privately; nobody else notices."""

from datetime import timedelta

from bot.service.clocks.terms import NextRound
from bot.ui.toolkit.rate_limit import Allowance
from tests.cogs.clocks.test_terms import set_by_menu
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.builders import playing
from tests.support.fakes import a_key
from tests.support.simulated_discord.scene import seated, started
from tests.support.simulated_discord.tapping import card_buttons


def limited(club, most, per=timedelta(minutes=1)):
    return Allowance(club.bot.clock, most, per)


async def test_a_flood_of_commands_is_answered_with_a_friendly_word(club):
    club.bot.rate_limits.clicks = limited(club, 3)
    ana, ben = club["Ana"], club["Ben"]
    for _ in range(3):
        assert "too fast" not in (await ana.slash("settings")).text
    refused = await ana.slash("settings")
    assert refused.private
    assert "Please go on in" in refused.text
    assert "too fast" not in (await ben.slash("settings")).text


async def test_clicks_count_like_commands_and_do_nothing(club):
    scene = await started(club, state=playing("K K 4 5 6").state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    club.bot.rate_limits.clicks = limited(club, 1)
    await ana.slash("settings")
    before = await scene.record()
    [card, *_] = card_buttons(panel.post).values()
    refused = await ana.click(panel, custom_id=card.custom_id)
    assert "Please go on in" in refused.text
    assert (await scene.record()).version == before.version
    assert (await scene.hand_of(ana)).draft.is_empty


async def test_nothing_is_suggested_to_who_asks_without_end(club):
    scene = await started(club, state=playing("K K 4 5 6").state)
    club.bot.rate_limits.keys = limited(club, 2)
    offered = [await club["Ana"].suggestions("discard", "card", "", where=scene.place) for _ in range(3)]
    assert offered[0] == offered[1] != {}
    assert offered[2] == {}
    assert await club["Ana"].suggestions("table show", "table", "", where=scene.place) == {}
    assert "too fast" not in (await club["Ana"].slash("hand", where=scene.place)).text


async def test_tables_are_not_opened_by_the_dozen(club):
    club.bot.rate_limits.tables = limited(club, 2, timedelta(hours=1))
    await seated(club, ("Ana",))
    ana = club["Ana"]
    await ana.slash("table new")
    refused = await ana.slash("table new")
    assert refused.private
    assert "many tables" in refused.text
    assert "many tables" not in (await club["Ben"].slash("table new")).text


async def test_whoever_changes_his_mind_again_and_again_does_not_flood_the_table(club):
    """Alone with computers a pause begins and ends at once, and both are told. Playing and looking go on."""
    scene = await started(club, ("Ana",))
    ana, before = club["Ana"], len(scene.public())
    club.bot.rate_limits.told = limited(club, 20, timedelta(minutes=5))
    refused = None
    for _ in range(8):
        for command in ("pause", "resume"):
            said = await ana.slash(command, where=scene.place)
            if "told about each of them" in said.text:
                refused = said
    await scene.calm()
    assert refused is not None
    assert refused.private
    assert len(scene.public()) - before <= 12
    assert "told about each of them" not in (await ana.slash("hand", where=scene.place)).text
    await club.advance(minutes=2)
    await ana.slash("resume", where=scene.place)
    assert (await scene.record()).pause is None


async def test_a_partner_is_not_called_without_end(club):
    scene = await started(club)
    ana, cyd = club["Ana"], club["Cyd"]
    club.bot.rate_limits.told = limited(club, 12, timedelta(minutes=5))
    told = []
    for _ in range(5):
        asked = await ana.slash("resign", where=scene.place)
        sure = await ana.click(asked, starts="cn:resign:")
        told.append("told about each of them" in sure.text)
        if not told[-1]:
            await scene.services.resigning.play_on(scene.table, cyd.id, side=0, key=a_key())
    assert told == [False] * 4 + [True]


async def test_terms_count_only_where_a_table_is_told_of_them(club):
    scene = await seated(club, ("Ana",))
    admin = who_manages(club, club.guild, "Moe")
    club.bot.rate_limits.told = limited(club, 1, timedelta(hours=1))
    usual = await admin.slash("house terms")
    for value in ("when_ready", "at_once", "when_ready"):
        await set_by_menu(admin, usual, "next_round", value)
    assert (await scene.services.admin.settings(club.guild.id)).terms.next_round is NextRound.WHEN_READY
    of_table = await club["Ana"].slash("table terms")
    await set_by_menu(club["Ana"], of_table, "next_round", "when_ready")
    await club["Ana"].select(of_table, "next_round", starts="cn:tsetting:")
    refused = await club["Ana"].select(of_table, "next_round=at_once", starts="cn:tvalue:")
    assert "told about each of them" in refused.text
    assert (await scene.record()).terms.next_round is NextRound.WHEN_READY


async def test_what_was_refused_does_not_count(club):
    scene = await seated(club, ("Ana", "Ben"))
    ana = club["Ana"]
    club.bot.rate_limits.told = limited(club, 1, timedelta(hours=1))
    club.bot.rate_limits.tables = limited(club, 1, timedelta(hours=1))
    taken = await ana.slash("table seats", seat=2)
    assert "is taken by" in taken.text
    for _ in range(3):
        assert (await ana.slash("table seats", seat=2)).text == taken.text
        assert "many tables" not in (await club["Cyd"].slash("table new", rules="no such game")).text
    await ana.slash("table seats", seat=4)
    assert (await scene.record()).seat_of(ana.id) == 3
    assert "told about each of them" in (await ana.slash("table seats", seat=3)).text
    assert "many tables" not in (await club["Cyd"].slash("table new")).text
    assert "many tables" in (await club["Cyd"].slash("table new")).text


async def test_looking_at_the_seats_and_leaving_are_possible_at_any_time(club):
    scene = await seated(club, ("Ana", "Ben", "Cyd"))
    ana, ben, cyd = club["Ana"], club["Ben"], club["Cyd"]
    club.bot.rate_limits.told = limited(club, 1, timedelta(hours=1))
    for person, seat in ((ana, 4), (ben, 1), (cyd, 2)):
        for _ in range(2):
            assert "told about each of them" not in (await person.slash("table seats")).text
        await person.slash("table seats", seat=seat)
        assert "told about each of them" in (await person.slash("table seats", seat=seat)).text
    await ben.slash("table leave")
    await cyd.click(scene.lobby, starts="cn:leave:")
    assert [holder.user for holder in (await scene.record()).people] == [ana.id]


async def test_these_commands_cost_tokens_since_others_are_told(club):
    commands = club.bot.tree.walk_commands()
    assert {command.qualified_name for command in commands if "tokens" in command.extras} == {
        "ask-partner",
        "cut",
        "more-time",
        "pause",
        "resume",
        "substitute",
        "table computer",
        "table join",
        "table move",
        "table seats",
    }
