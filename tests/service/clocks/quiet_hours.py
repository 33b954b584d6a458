"""Quiet hours of a player."""

from bot.service.ids import UserId
from tests.support.world import World


async def quiet(world: World, user: UserId, begin: int, end: int) -> None:
    await world.services.settings.quiet_from(user, begin * 60)
    await world.services.settings.quiet_until(user, end * 60)
