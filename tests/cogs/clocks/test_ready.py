"""Between two rounds of a table that waits until all are ready."""

from msgspec import structs

from bot.service.change import Change
from bot.service.clocks.terms import NextRound, Terms
from tests.support.builders import playing
from tests.support.simulated_discord.scene import started

LAST_CARD = playing("4", melds="KKKKKKK", hands={2: "6 7 8"}).state


async def after_a_round(club):
    scene = await started(club)
    record = await scene.record()
    agreed = structs.replace(
        record, terms=Terms(next_round=NextRound.WHEN_READY), revision=record.revision + 1
    )
    await club.bot._store.commit(Change(at=club.bot.clock.now(), record=agreed))
    await scene.lay(LAST_CARD)
    await club["Ana"].slash("discard", card="4")
    await scene.calm()
    return scene


async def test_everybody_presses_ready_below_the_score_sheet(club):
    scene = await after_a_round(club)
    [sheet] = [post for post in scene.public() if any(button.label == "Ready" for button in post.buttons)]
    assert "when everybody is ready, or <t:" in sheet.text
    assert "starts automatically" not in sheet.text
    assert "Not ready yet" in scene.board.text
    first = await club["Ana"].click(sheet, "Ready")
    assert first.private
    assert "Ben" in first.text
    assert "Ana" not in first.text
    refused = await club["Eve"].click(sheet, "Ready")
    assert refused.private
    await club.restart()
    assert "waits for" in (await club["Ben"].slash("ready")).text
    panel = await scene.open_hand("Cyd")
    await club["Cyd"].click(panel, "Ready")
    [ping] = [post for post in scene.pings() if club["Dot"].id in post.pings]
    assert "the others at" in ping.text
    last = await club["Dot"].click(ping, "Ready")
    assert "everybody is ready" in last.text
    await scene.calm()
    assert (await scene.view(0)).table.is_running
    assert not ping.exists
    assert "already started" in (await club["Ana"].click(sheet, "Ready")).text
    assert "no round is waiting" in (await club["Ana"].slash("ready")).text


async def test_after_a_day_the_round_is_dealt_all_the_same(club):
    scene = await after_a_round(club)
    for _ in range(5):
        assert not (await scene.view(0)).table.is_running
        await club.advance(hours=5)
        await scene.calm()
    assert (await scene.view(0)).table.is_running
