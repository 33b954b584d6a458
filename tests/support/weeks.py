"""Time at a table: hours that pass as they do for people, and what is told meanwhile."""

from datetime import timedelta

from bot.service.clocks.terms import Pace, Terms, TimeOut
from bot.service.delivery.notices import News, TableNews
from bot.service.ids import TableId, UserId
from tests.support.world import World

HOUR = timedelta(hours=1)
STEP = 4 * HOUR
DAY_A_TURN = Terms(
    pace=Pace.TURNS, hours=24, reminders=(12, 2), vacation_hours=0, on_time_out=TimeOut.COMPUTER
)


async def pass_hours(world: World, hours: float) -> None:
    """Time passes in steps of a few hours, as it does when a person moves the clock."""
    left = timedelta(hours=hours)
    while left:
        step = min(left, STEP)
        await world.pass_time(step)
        left -= step


async def to_act(world: World, table: TableId) -> UserId:
    return await world.user_to_act(table)


def told(world: World, news: News) -> list[TableNews]:
    return [notice for notice in world.messenger.told(TableNews) if notice.news is news]
