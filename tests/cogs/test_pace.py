"""Whoever is far too fast is asked to wait, kindly and privately; nobody else notices."""

from datetime import timedelta

from bot.ui.pace import Allowance
from tests.builders import playing
from tests.cogs.scene import seated, started


def limited(club, most, per=timedelta(minutes=1)):
    return Allowance(club.bot.clock, most, per)


async def test_a_flood_of_commands_is_answered_with_a_friendly_word(club):
    club.bot.pace.clicks = limited(club, 3)
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
    club.bot.pace.clicks = limited(club, 1)
    await ana.slash("settings")
    before = await scene.record()
    [card, *_] = panel.post.menu(starts="cn:throw:").options
    refused = await ana.select(panel, card, starts="cn:throw:")
    assert "Please go on in" in refused.text
    assert (await scene.record()).version == before.version


async def test_nothing_is_suggested_to_who_asks_without_end(club):
    scene = await started(club, state=playing("K K 4 5 6").state)
    club.bot.pace.keys = limited(club, 2)
    offered = [await club["Ana"].suggestions("discard", "card", "", where=scene.place) for _ in range(3)]
    assert offered[0] == offered[1] != {}
    assert offered[2] == {}
    assert await club["Ana"].suggestions("table show", "table", "", where=scene.place) == {}
    assert "too fast" not in (await club["Ana"].slash("hand", where=scene.place)).text


async def test_tables_are_not_opened_by_the_dozen(club):
    club.bot.pace.tables = limited(club, 2, timedelta(hours=1))
    await seated(club, ("Ana",))
    ana = club["Ana"]
    await ana.slash("table new")
    refused = await ana.slash("table new")
    assert refused.private
    assert "many tables" in refused.text
    assert "many tables" not in (await club["Ben"].slash("table new")).text
