from datetime import timedelta

import pytest

from bot.service.clocks import uptime


@pytest.fixture
def hourly_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot store once an hour that it runs, where days pass and heartbeats are not what is looked at.

    Every five minutes, as it does otherwise, takes most of the time of a test in which weeks pass.
    """
    monkeypatch.setattr(uptime, "_BEAT", timedelta(hours=1))
    monkeypatch.setattr(uptime, "_WAS_AWAY", timedelta(hours=2, minutes=11))
