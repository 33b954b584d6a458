"""Rotating partners by buttons, with a restart in the middle."""

from msgspec import structs

from bot.service.change import Change
from bot.service.matches.record import TableStatus
from tests.support.builders import playing
from tests.support.simulated_discord.club import Club, SimultaneousClick
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.scene import FOUR, Scene, seated


async def finish(scene: Scene) -> Post:
    """Whoever sits first goes out; the message with the result."""
    last = playing("K 4", melds="KKKKKKK, QQQQ", totals=(900, 400), hands={2: "5 6"}).state
    await scene.lay(last)
    record = await scene.record()
    first = scene.club[record.seats[0].name]
    await first.slash("meld", cards="K", where=scene.place)
    await first.slash("discard", card="4", where=scene.place)
    await scene.calm()
    assert (await scene.record()).status is TableStatus.FINISHED
    return next(post for post in reversed(scene.public()) if "Table" in post.text and post.buttons)


def last_with(scene: Scene, words: str) -> Post:
    """The last message to everybody with these words."""
    return next(post for post in reversed(scene.public()) if words in post.text and "<@" in post.text)


async def test_an_evening_of_four_with_rotating_partners(club: Club) -> None:
    scene = await seated(club, FOUR)
    ana, ben, eve = club["Ana"], club["Ben"], club["Eve"]
    panel = await ana.click(await scene.set_up("Ana"), "Rotating partners")
    assert panel.private
    shown = await scene.set_up("Ben")
    assert "hosts this table" in shown.text
    assert "Rotating partners" not in [button.label for button in shown.post.buttons]
    one_round = SimultaneousClick(ben, scene.lobby, panel.post.button("1 round each").custom_id)
    [refused] = await club.at_once(one_round)
    assert "Only the host" in refused.text
    await ana.click(panel, "1 round each")
    await scene.calm()
    assert "3 matches, in which everybody" in scene.lobby.text
    await eve.click(scene.lobby, "Join")
    await scene.calm()
    assert "Eve sits out this match" in scene.lobby.text
    await eve.click(scene.lobby, "Leave")
    await ben.click(scene.lobby, "Start the match")
    await scene.calm()
    assert all("Points so far" not in post.text for post in eve.sees())

    result = await finish(scene)
    assert "After match 1 of 3" in result.text
    totals = [line for line in result.text.splitlines() if line.startswith(("**1** · ", "**3** · "))]
    assert len(totals) == 4
    assert result.buttons[0].label == "Next match (2 of 3)"
    told = last_with(scene, "Match 2 of 3")
    assert "It has begun: Table 2, https" in told.text
    assert told.text.splitlines()[0].endswith(f"/{Scene(club, 2).place.id}")
    assert told.text.splitlines()[-1] == " ".join(f"<@{club[name].id}>" for name in FOUR)
    second = Scene(club, 2)
    assert (await second.record()).status is TableStatus.PLAYING
    assert (
        "The next match has already started: Table 2" in (await ben.click(result, "Next match (2 of 3)")).text
    )
    moved = await club["Dot"].slash("table seats", seat=1, table=2)
    assert "has started" in moved.text

    # A computer stands in for somebody: the third match opens, and waits for a press.
    record = await second.record()
    seats = (*record.seats[:3], structs.replace(record.seats[3], stand_in="steady"))
    away = structs.replace(record, seats=seats, revision=record.revision + 1)
    await scene.bot._store.commit(Change(at=scene.bot.clock.now(), record=away))
    await club.restart()
    await finish(second)
    third = Scene(club, 3)
    assert "It begins when somebody there presses" in last_with(second, "Match 3 of 3").text
    assert "match 3 of 3" in third.lobby.text
    assert "Points so far" in third.lobby.text
    assert {"Rotating partners", "Other game"}.isdisjoint(button.label for button in third.lobby.buttons)
    moved = await club["Dot"].slash("table seats", seat=1, table=3)
    assert "follow from the first" in moved.text
    await ana.click(third.lobby, "Start the match")
    await third.calm()
    result = await finish(third)
    assert "After match 3 of 3" in result.text
    assert "**Ana** has the most points of all" in result.text
    assert "Rematch" in {button.label for button in result.buttons}
    assert "That was the last match of your rotation." in result.text
    assert all(f"<@{club[name].id}>" in result.text for name in FOUR)
    threads = sorted(thread.name or "" for thread in club.threads)
    assert threads == ["Table 1", "Table 2", "Table 3"]
    partners = []
    for one in (scene, second, third):
        names = [holder.name for holder in (await one.record()).seats]
        partners += [frozenset(names[0::2]), frozenset(names[1::2])]
    assert len(set(partners)) == 6
