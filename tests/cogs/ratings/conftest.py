"""Results of rated matches in the club."""

from datetime import timedelta

import pytest

from bot.canasta.rules.preset import Family
from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.ids import GuildId, TableId
from bot.service.ratings.model import RatedResult, RatedSeat
from tests.support.simulated_discord.scene import FOUR, seated


@pytest.fixture
async def scene(club):
    """Ana and Cyd won ten matches of Classic against Ben and Dot last year, and one this year."""
    made = await seated(club)
    now = club.bot.clock.now()
    guild = (await made.record()).guild
    for number in range(11):
        at = now if number == 10 else now - timedelta(days=100 - number)
        await club.bot._store.commit(Change(at=at, result=won_by_ana(club, guild, 100 + number, at)))
    return made


def won_by_ana(club, guild: GuildId, table: int, at) -> RatedResult:
    people = enumerate(club[name].id for name in FOUR)
    seats = tuple(RatedSeat(Seat(seat), user, seat % 2, seat % 2) for seat, user in people)
    return RatedResult(TableId(table), guild, Family.CLASSIC, at, seats)
