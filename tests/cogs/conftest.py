from datetime import timedelta

import discord
import pytest

from bot.service.clocks import uptime
from bot.ui.toolkit.interaction import InteractionContext
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.people import ClubMember


@pytest.fixture
def zoe(club: Club) -> ClubMember:
    """A manager who may give roles by hand."""
    may = discord.Permissions(manage_guild=True, manage_roles=True)
    heads = club.guild.create_role("heads", permissions=may)
    user = club.env.create_user("zoe", global_name="Zoe")
    return ClubMember(club, club.guild.add_member(user, roles=[heads]), "Zoe")


@pytest.fixture
def hourly_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot store once an hour that it runs, where days pass and heartbeats are not what is looked at.

    Every five minutes, as it does otherwise, takes most of the time of a test in which weeks pass.
    """
    monkeypatch.setattr(uptime, "_BEAT", timedelta(hours=1))
    monkeypatch.setattr(uptime, "_WAS_AWAY", timedelta(hours=2, minutes=11))


@pytest.fixture(params=["at once", "deferred"])
def answers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Run a test twice: as the bot answers when it is quick, and with every answer deferred before anything else.

    Returns:
        The request that brings the answer.
    """
    if request.param == "at once":
        return "POST", "/interactions/*/callback"
    enter = InteractionContext.__aenter__

    async def deferred(self: InteractionContext) -> InteractionContext:
        await enter(self)
        await self.defer()
        return self

    monkeypatch.setattr(InteractionContext, "__aenter__", deferred)
    return "PATCH", "/webhooks/*"
