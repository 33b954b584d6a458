"""The clock of the machine is wrong, or is set right, while people play: they notice nothing."""

from datetime import timedelta

import pytest
from discord.utils import utcnow

from bot.gateway.client import SystemClock
from bot.service.change import Change
from bot.service.delivery.notices import BoardRefresh
from tests.cogs.clocks.test_clocks import A_DAY, later, play_a_turn, playing, time_is_up
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.simulated_discord.scene import FOUR, started
from tests.support.waiting_notices import oldest_waiting

DAY = timedelta(days=1)
either_way = pytest.mark.parametrize(
    "step", [timedelta(hours=1), -timedelta(hours=1), DAY, -DAY], ids=["hour", "hour-back", "day", "day-back"]
)


class Wrong:
    """By how much the bot's clock is wrong; Discord's own is right all the time."""

    by = timedelta(0)


@pytest.fixture
def clock(monkeypatch):
    wrong = Wrong()
    monkeypatch.setattr(SystemClock, "now", lambda _: utcnow() + wrong.by)
    return wrong


@either_way
async def test_whoever_is_on_turn_is_called_whatever_is_done_to_the_clock(club, clock, step):
    scene, name = await playing(club)
    for off in (step, timedelta(0), -step):
        clock.by = off
        await play_a_turn(scene, name)
        name = FOUR[(await scene.record()).seats_waited_for[0]]
        [call] = scene.pings()
        assert call.pings == (club[name].id,)
        assert not scene.board.button(starts="cn:hand:").disabled
        assert await oldest_waiting(scene.bot._store) is None


@either_way
async def test_nobodys_time_is_up_because_of_the_clock(club, clock, step):
    scene, _ = await playing(club, A_DAY)
    await later(scene, 12)
    clock.by = step
    await later(scene, 11)
    assert not time_is_up(scene)
    clock.by = timedelta(0)
    await later(scene, 36)
    assert time_is_up(scene)


async def test_the_doctor_tells_what_waits_for_a_time_in_the_future(club, clock):
    admin = who_manages(club, club.guild, "Moe")
    scene = await started(club)
    record, ahead = await scene.record(), scene.bot.clock.now() + DAY
    waiting = (BoardRefresh(scene.table, record.version),)
    await scene.bot._store.commit(Change(at=ahead, notices=waiting))
    report = await admin.slash("admin doctor")
    assert "clock of the bot’s machine was set back" in report.text
    await club.advance(minutes=6)
    await scene.calm()
    report = await admin.slash("admin doctor")
    assert "clock" not in report.text
