"""After days away: what happened since one's last turn, for that person alone."""

import re

import pytest

from bot.service.ids import UserId
from tests.support.simulated_discord.scene import Scene, started

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")


async def away(club, scene: Scene, days: int) -> None:
    """Time passes in steps of a few hours."""
    for _ in range(days * 24 // 5 + 1):
        await club.advance(hours=5)
    await scene.calm()


async def until_turn_of(scene: Scene, name: str) -> None:
    seat = (await scene.record()).seat_of(UserId(scene.club[name].id))
    while (await scene.state()).table.seats_to_act != (seat,):
        await scene.play_turns(1)


def _turn_of(name: str) -> re.Pattern[str]:
    """A turn in the digest. The deal is by chance, so there may be red threes in it."""
    return re.compile(rf"\*\*{name}\*\* [^\n]*drew a card[^\n]* discarded")


async def test_a_hand_opened_after_three_days_says_what_happened(club):
    scene = await started(club)
    await until_turn_of(scene, "Ana")
    await scene.play_turns(4)
    await away(club, scene, 3)
    panel = await scene.open_hand("Ana")
    assert panel.private
    digest, hand = panel.post.texts
    assert "What happened at" in digest
    for name in ("Ben", "Cyd", "Dot"):
        assert _turn_of(name).search(digest)
    assert "Your hand" in hand
    drawn = await club["Ana"].click(panel, starts="cn:draw:")
    assert "What happened" not in drawn.text
    # Who goes on playing remembers.
    assert "What happened" not in (await scene.open_hand("Ana")).text


async def test_who_was_just_here_sees_only_the_hand(club):
    scene = await started(club)
    await until_turn_of(scene, "Ana")
    await scene.play_turns(4)
    panel = await scene.open_hand("Ana")
    assert "Your hand" in panel.text
    assert "What happened" not in panel.text


async def test_whoever_asks_is_told_at_any_time(club):
    scene = await started(club)
    await until_turn_of(scene, "Ana")
    await scene.play_turns(3)
    told = await club["Ana"].slash("catch-up", where=scene.place)
    assert told.private
    assert _turn_of("Ben").search(told.text)
    assert "**Ana**" not in told.text
    assert "Your hand" in (await club["Ana"].click(told, "My hand")).text
    mine = await club["Cyd"].slash("catch-up", where=scene.place)
    assert "Nothing new has happened" in mine.text


async def test_who_does_not_sit_there_is_told_so(club):
    scene = await started(club)
    reply = await club["Eve"].slash("catch-up", where=scene.place)
    assert reply.private
    assert "What happened" not in reply.text


async def test_the_buttons_go_on_after_a_restart(club):
    scene = await started(club)
    await until_turn_of(scene, "Ana")
    await scene.play_turns(4)
    told = await club["Ana"].slash("catch-up", where=scene.place)
    await club.restart()
    assert "Page 1 of" in (await club["Ana"].click(told, "Log")).text
    await away(club, scene, 1)
    assert "What happened" in (await scene.open_hand("Ana")).text
