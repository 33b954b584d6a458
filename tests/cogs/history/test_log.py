"""The log, leafed through in one private message."""

from tests.support.simulated_discord.scene import started


async def test_the_log_is_leafed_through_in_place(club):
    scene = await started(club)
    await scene.play_turns(24)
    ana = club["Ana"]
    log = await ana.click(scene.board, "Log")
    assert log.private
    assert "Page 3 of 3" in log.text
    seen = len([post for post in ana.sees(scene.place) if post.ephemeral])
    first = await ana.click(log, "⏮ First")
    assert "Page 1 of 3" in first.text
    assert "Your hand:" in first.text
    middle = await ana.click(first, "Newer ▶")
    assert "Page 2 of 3" in middle.text
    last = await ana.click(middle, "Latest ⏭")
    assert "Page 3 of 3" in last.text
    assert "Page 2 of 3" in (await ana.click(last, "◀ Older")).text
    assert len([post for post in ana.sees(scene.place) if post.ephemeral]) == seen


async def test_another_round_is_chosen_from_a_menu(club):
    scene = await started(club)
    await scene.play_round()
    await scene.play_turns(2)
    eve = club["Eve"]
    log = await eve.slash("log", where=scene.place)
    assert "Round 2" in log.text
    assert "Your hand:" not in log.text
    before = await eve.click(log, "◀ Older")
    assert "Round 1 is over" in before.text
    chosen = await eve.select(before, "2", starts="cn:loground:")
    assert "Round 2:" in chosen.text.replace("*", "")


async def test_the_log_goes_on_after_a_restart(club):
    scene = await started(club)
    await scene.play_turns(14)
    log = await club["Ana"].click(scene.board, "Log")
    await club.restart()
    assert "Page 1 of 2" in (await club["Ana"].click(log, "◀ Older")).text
    assert "Page 2 of 2" in (await club["Ana"].click(log, "Newer ▶")).text
