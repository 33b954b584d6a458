"""Rounds that are over, replayed privately; nothing of the round that is being played."""

import json

import pytest
from msgspec import structs

from bot.service.matches.record import TableStatus
from tests.support.simulated_discord.people import Reply
from tests.support.simulated_discord.scene import Scene, started


async def file_of(reply: Reply) -> tuple[str, str]:
    """The file that answers: its name and what is in it."""
    (attachment,) = reply.post.handle.attachments
    return attachment.filename, (await attachment.read()).decode()


async def after_a_round(club) -> Scene:
    scene = await started(club)
    await scene.play_round()
    await scene.play_turns(2)
    return scene


async def test_a_round_is_stepped_through_in_place(club):
    scene = await after_a_round(club)
    eve = club["Eve"]
    replay = await eve.slash("replay", where=scene.place)
    assert replay.private
    assert "Round 1, all hands open" in replay.text
    assert "Step 1 of" in replay.text
    shown = len([post for post in eve.sees(scene.place) if post.ephemeral])
    on = await eve.click(replay, "Next")
    assert "Step 2 of" in on.text
    on = await eve.click(on, "Turn ⏩")
    assert "Step 3 of" in on.text
    on = await eve.click(on, "Turn ⏩")
    assert "Step 5 of" in on.text
    back = await eve.click(on, "⏪ Turn")
    assert "Step 3 of" in back.text
    end = await eve.click(back, "End")
    assert "Round 1 is over" in end.text
    assert "Step 1 of" in (await eve.click(end, "Start")).text
    assert len([post for post in eve.sees(scene.place) if post.ephemeral]) == shown


async def test_a_running_round_is_refused_with_the_reason(club):
    scene = await started(club)
    ana = club["Ana"]
    nothing = await ana.slash("replay", where=scene.place)
    assert nothing.private
    assert "No round is over yet" in nothing.text
    await scene.play_round()
    running = await ana.slash("replay", where=scene.place, round=2)
    assert running.private
    assert "Round 2 was not played to its end, so its cards stay hidden" in running.text
    assert "round 1" in running.text


async def test_a_restart_in_between_does_not_matter(club):
    scene = await after_a_round(club)
    replay = await club["Ana"].slash("replay", where=scene.place)
    await club.restart()
    assert "Step 2 of" in (await club["Ana"].click(replay, "Next")).text
    export = await club["Ana"].click(replay, "Text")
    assert (await file_of(export))[1].startswith("Canasta, table 1")


async def test_another_round_is_chosen_from_the_menu(club):
    scene = await after_a_round(club)
    await scene.play_round()
    replay = await club["Ana"].slash("replay", where=scene.place, table=1)
    assert "Round 2, all hands open" in replay.text
    other = await club["Ana"].select(replay, "1", starts="cn:film:")
    assert "Round 1, all hands open" in other.text


async def test_files_hold_the_rounds_that_are_over_and_say_what_is_left_out(club):
    scene = await after_a_round(club)
    ana = club["Ana"]
    replay = await ana.slash("replay", where=scene.place)
    text, document = [await ana.click(replay, kind) for kind in ("Text", "JSON")]
    for answer in (text, document):
        assert answer.private
        assert "Round 2 is left out" in answer.text
    name, content = await file_of(text)
    assert name == "canasta-table-1.txt"
    assert "=== Round 1" in content
    assert "=== Round 2" not in content
    name, content = await file_of(document)
    assert name == "canasta-table-1.json"
    told = json.loads(content)
    assert [one["round"] for one in told["rounds"]] == [1]
    assert told["left_out"] == {"round": 2}
    assert not any(str(club[person].id) in content for person in ("Ana", "Ben", "Cyd", "Dot"))
    rows = await scene.bot._store.actions(scene.table, after=told["rounds"][0]["plays"][-1]["version"])
    assert rows
    assert not any(row.state_hash in content for row in rows)


async def test_scores_and_log_lead_to_the_replay(club):
    scene = await after_a_round(club)
    ana = club["Ana"]
    score = await ana.click(scene.board, "Score")
    assert "all hands open" in (await ana.click(score, "Replay")).text
    log = await ana.click(scene.board, "Log")
    with pytest.raises(AssertionError):
        log.post.button("Replay")
    first = await ana.click(log, "◀ Older")
    assert "Round 1, all hands open" in (await ana.click(first, "Replay")).text


async def test_the_board_of_a_finished_match_offers_the_replay(club):
    scene = await after_a_round(club)
    # Somebody is far ahead: this round is the last.
    state = await scene.state()
    await scene.lay(structs.replace(state, table=structs.replace(state.table, totals=(9000, 0))))
    await scene.play_round()
    assert (await scene.record()).status is TableStatus.FINISHED
    replay = await club["Eve"].click(scene.board, "Replay")
    assert replay.private
    assert "all hands open" in replay.text


async def test_a_table_of_another_server_is_not_replayed_here(club):
    await after_a_round(club)
    other = club.env.create_guild("Elsewhere")
    channel = other.create_text_channel("somewhere")
    stranger = other.add_member(club.env.create_user("zoe", global_name="Zoe"))
    result = await stranger.slash(channel, "replay", table=1)
    assert result.acknowledged
    assert not result.response._message.embeds


async def test_tables_that_are_over_are_offered_while_typing(club):
    scene = await after_a_round(club)
    assert list((await club["Eve"].suggestions("replay", "table", "", where=scene.place)).values()) == [1]
    await club["Ana"].slash("table cancel", where=scene.place)
    assert await club["Eve"].suggestions("replay", "table", "1", where=scene.place)
