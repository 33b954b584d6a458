"""Rounds that are over as pages to pass on: who gets one, of what, and what is said about it."""

from datetime import timedelta

import pytest
from msgspec import structs

from bot.service.change import Change
from bot.service.matches.record import TableStatus
from bot.ui.tables.buttons import SHARE, SHARE_MATCH
from bot.ui.toolkit.rate_limit import Allowance
from tests.campaigns.fuzz.hostile import forged_click
from tests.cogs.history.test_replay import after_a_round, file_of
from tests.cogs.play.test_practice import practising
from tests.support.simulated_discord.people import Reply
from tests.support.simulated_discord.scene import Scene, started
from tests.ui.history.test_shared_page import data_of, steps_of


async def asked(club, scene: Scene, verb=SHARE, number: int = 1, who: str = "Eve") -> Reply:
    """The answer to who presses such a button, whether or not it is there."""
    button = verb.custom_id(scene.table, 0, number)
    return Reply(club, await forged_click(club, club[who], scene.board, button))


async def numbers_in(reply: Reply) -> list[int]:
    """The rounds that the page of an answer plays."""
    return [one["number"] for one in data_of((await file_of(reply))[1].encode())["rounds"]]


async def test_the_replay_makes_a_page_of_its_round_for_who_asks_alone(club):
    scene = await after_a_round(club)
    eve = club["Eve"]
    replay = await eve.slash("replay", where=scene.place)
    before = len(club["Ben"].sees(scene.place))
    shared = await eve.click(replay, "Share")
    assert shared.private
    assert "Only you see this" in shared.text
    assert "**What was handed out outlives `/privacy delete`.**" in shared.text
    name, content = await file_of(shared)
    assert name == "canasta-round-1.html"
    assert content.startswith("<!doctype html>")
    assert await numbers_in(shared) == [1]
    assert "Ana" in steps_of(data_of(content.encode()))[0]["names"]
    assert not any(str(club[person].id) in content for person in ("Ana", "Ben", "Cyd", "Dot", "Eve"))
    assert str(club.guild.id) not in content
    assert len(club["Ben"].sees(scene.place)) == before
    with pytest.raises(AssertionError):
        shared.post.button("All 1 rounds")


async def test_nothing_of_the_running_round_is_in_it(club):
    scene = await after_a_round(club)
    shared = await asked(club, scene, SHARE_MATCH, 0)
    page = (await file_of(shared))[1]
    running = await scene.bot._store.deal(scene.table, 2)
    coming = await scene.bot._store.deal(scene.table, 3)
    assert running is not None
    assert coming is not None
    assert running.secret.hex() not in page
    assert coming.secret.hex() not in page
    assert await numbers_in(shared) == [1]
    refused = await asked(club, scene, SHARE, 2)
    assert "Round 2 was not played to its end, so its cards stay hidden" in refused.text
    assert not refused.post.handle.attachments


async def test_all_rounds_so_far_are_one_page_more(club):
    scene = await after_a_round(club)
    await scene.play_round()
    replay = await club["Ana"].slash("replay", where=scene.place)
    shared = await club["Ana"].click(replay, "Share")
    assert (await file_of(shared))[0] == "canasta-round-2.html"
    assert await numbers_in(shared) == [2]
    whole = await club["Ana"].click(shared, "All 2 rounds")
    assert whole.private
    assert "outlives" in whole.text
    assert (await file_of(whole))[0] == "canasta-match.html"
    assert await numbers_in(whole) == [1, 2]


async def test_the_result_of_a_match_makes_a_page_of_it(club):
    scene = await after_a_round(club)
    state = await scene.state()
    await scene.lay(structs.replace(state, table=structs.replace(state.table, totals=(9000, 0))))
    await scene.play_round()
    assert (await scene.record()).status is TableStatus.FINISHED
    await scene.calm()
    [result] = [
        post for post in club["Eve"].sees(scene.place) if any(b.label == "Rematch" for b in post.buttons)
    ]
    assert [button.label for button in result.buttons][-1] == "Share"
    shared = await club["Eve"].click(result, "Share")
    assert shared.private
    assert await numbers_in(shared) == [1, 2]


async def test_a_code_from_the_page_deals_its_round(club):
    scene = await after_a_round(club)
    data = data_of((await file_of(await asked(club, scene)))[1].encode())
    name, command = data["rounds"][0]["codes"][2]
    assert command.startswith("/practice deal:")
    hand = await club["Eve"].slash("practice", deal=command.removeprefix("/practice deal:"))
    assert "The same deal again" in hand.text
    record = await club.bot.services.practice.current(club["Eve"].id, club.guild.id)
    first = steps_of(data)[0]
    assert first["names"][2] == name
    assert (await scene.record()).name_of(record.seat_of(club["Eve"].id)) == name


@pytest.mark.parametrize("status", [TableStatus.PLAYING, TableStatus.FINISHED])
@pytest.mark.parametrize("verb", [SHARE, SHARE_MATCH])
async def test_a_confidential_table_is_not_shared(club, verb, status):
    scene = await after_a_round(club)
    record = await scene.record()
    closed = structs.replace(record, status=status, is_confidential=True, revision=record.revision + 1)
    await scene.bot._store.commit(Change(at=club.bot.clock.now(), record=closed))
    refused = await asked(club, scene, verb, who="Ana")
    assert refused.private
    assert "Other tables still play these deals" in refused.text
    assert not refused.post.handle.attachments
    for number in (1, 2):
        elsewhere = await asked(club, scene, verb, number, who="Eve")
        assert not elsewhere.post.handle.attachments


@pytest.mark.parametrize("verb", [SHARE, SHARE_MATCH])
async def test_practice_of_somebody_else_is_not_shared(club, verb):
    hand, scene = await practising(club)
    await scene.play_round()
    button = verb.custom_id(scene.table, 0, 1)
    refused = Reply(club, await forged_click(club, club["Eve"], hand.post, button))
    assert refused.private
    assert not refused.post.handle.attachments
    shared = Reply(club, await forged_click(club, club["Ana"], hand.post, button))
    assert await numbers_in(shared) == [1]


async def test_before_a_round_is_over_nothing_is_shared(club):
    scene = await started(club)
    for verb, number in ((SHARE, 1), (SHARE_MATCH, 0), (SHARE, 0)):
        refused = await asked(club, scene, verb, number)
        assert refused.private
        assert "No round is over yet" in refused.text


async def test_pages_are_not_made_without_end(club):
    scene = await after_a_round(club)
    club.bot.rate_limits.pages = Allowance(club.bot.clock, 1, timedelta(minutes=1))
    assert (await asked(club, scene)).post.handle.attachments
    refused = await asked(club, scene)
    assert "You have made many pages. Please wait" in refused.text
    assert not refused.post.handle.attachments
    assert (await asked(club, scene, who="Ana")).post.handle.attachments


async def test_what_is_too_large_for_discord_is_refused(club, monkeypatch):
    scene = await after_a_round(club)
    monkeypatch.setattr("bot.ui.history.replaying.LARGEST_PAGE", 1000)
    refused = await asked(club, scene, SHARE_MATCH, 0)
    assert "too large for one file" in refused.text
    assert not refused.post.handle.attachments
