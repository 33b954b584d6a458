"""The services of the application, put together once."""

from collections.abc import Mapping

from bot.service.drafts import DraftService
from bot.service.lobby import LobbyService
from bot.service.play import PlayService
from bot.service.ports import Clock, ComputerPlayer, Entropy, Messenger, Store, Timers
from bot.service.queries import Queries


class Services:
    """What the Discord side talks to. The store must be open before ``start`` and be closed after ``stop``."""

    lobby: LobbyService
    play: PlayService
    drafts: DraftService
    queries: Queries

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Entropy,
        timers: Timers,
        computers: Mapping[str, ComputerPlayer],
    ) -> None:
        """``computers`` are the computer players by level; the first one is the usual one."""
        raise NotImplementedError

    async def start(self, messenger: Messenger) -> None:
        """Catch up: deliver what waits, play what is due."""
        raise NotImplementedError

    async def settle(self) -> None:
        """Wait until nothing is being delivered or played any more (tests, orderly close)."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Let running work finish and start no more."""
        raise NotImplementedError
