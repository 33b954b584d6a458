"""Once more with the same people, from the message that tells the result."""

import re
from datetime import timedelta

from bot.service.matches.record import TableStatus
from bot.ui.toolkit.rate_limit import Allowance
from tests.support.builders import playing
from tests.support.simulated_discord.club import SimultaneousClick
from tests.support.simulated_discord.scene import Scene, started

LAST_MOMENT = playing("K 4", melds="KKKKKKK, QQQQ", totals=(4900, 0), hands={2: "5 6"}).state


async def finished(club):
    """A match that Ana has just won, and the message with its result."""
    scene = await started(club, state=LAST_MOMENT)
    await club["Ana"].slash("meld", cards="K")
    await club["Ana"].slash("discard", card="4")
    await scene.calm()
    assert (await scene.record()).status is TableStatus.FINISHED
    [result] = [post for post in scene.public() if any(b.label == "Rematch" for b in post.buttons)]
    return scene, result


async def test_a_rematch_by_one_click_each(club):
    scene, result = await finished(club)
    opened = await club["Ben"].click(result, "Rematch")
    assert opened.private
    await scene.calm()
    again = Scene(club, 2)
    record = await again.record()
    assert (record.host, record.seat_of(club["Ben"].id)) == (club["Ben"].id, 1)
    assert "reserved for Ana" in again.lobby.text
    assert not again.lobby.pings
    assert any("opened a rematch, Table 2" in post.text for post in scene.public())
    refused = await club["Eve"].click(again.lobby, "Join")
    assert "reserved for" in refused.text
    await club["Ana"].click(again.lobby, "Join")
    joined = await club["Cyd"].click(result, "Rematch")
    assert "seat 3" in joined.text
    await club.restart()
    await club["Dot"].click(result, "Rematch, new partners")
    record = await again.record()
    assert [holder.name for holder in record.seats] == ["Ana", "Ben", "Cyd", "Dot"]
    await club["Ben"].click(again.lobby, "Start the match")
    await again.calm()
    told = await club["Ana"].click(result, "Rematch")
    assert "already started" in told.text
    assert len(await club.bot.services.queries.tables_in(club.guild.id)) == 1


async def test_other_partners_and_seats_that_are_freed(club):
    scene, result = await finished(club)
    await club["Ana"].click(result, "Rematch, new partners")
    await scene.calm()
    again = Scene(club, 2)
    places = {one.name: one.seat for one in (await again.record()).reserved}
    assert places == {"Ben": 2, "Cyd": 3, "Dot": 1}
    assert again.lobby.button("Add a computer").disabled
    await club["Dot"].click(again.lobby, "Leave")
    await club["Eve"].click(again.lobby, "Join")
    assert (await again.record()).seat_of(club["Eve"].id) == 1
    panel = await again.set_up("Ana")
    free = panel.post.button("Free the reserved seats").custom_id
    [refused] = await club.at_once(SimultaneousClick(club["Eve"], again.lobby, free))
    assert "host" in refused.text
    await club["Ana"].click(panel, "Free the reserved seats")
    await again.calm()
    assert (await again.record()).reserved == ()
    assert not any(button.label == "Free the reserved seats" for button in panel.post.buttons)


async def test_the_command_means_the_match_of_its_thread_or_asks_which(club):
    scene, _ = await finished(club)
    refused = await club["Eve"].slash("table rematch")
    assert refused.private
    assert "no match of yours" in refused.text.casefold()
    assert "1: " in next(iter(await club["Cyd"].suggestions("table rematch", "table", "")))
    made = await club["Cyd"].slash("table rematch", where=scene.place, other_partners=True)
    assert re.search(r"seat \d", made.text)
    assert (await Scene(club, 2).record()).rematch_of == 1
    strangers = await club["Eve"].slash("table rematch", table=1)
    assert strangers.private
    assert len(await club.bot.services.queries.tables_in(club.guild.id)) == 1


async def test_a_rematch_is_a_table_that_is_opened_and_joining_one_is_not(club):
    scene, result = await finished(club)
    club.bot.rate_limits.tables = Allowance(club.bot.clock, 1, timedelta(hours=1))
    await club["Ben"].click(result, "Rematch")
    assert "many tables" not in (await club["Ben"].click(result, "Rematch")).text
    await scene.calm()
    again = Scene(club, 2)
    await club["Ben"].click(again.lobby, "Leave")
    await scene.calm()
    refused = await club["Ben"].click(result, "Rematch")
    assert "many tables" in refused.text
    await club["Ana"].click(result, "Rematch")
    assert "many tables" not in (await club["Ben"].click(result, "Rematch")).text
