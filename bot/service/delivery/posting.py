"""Telling a notice by a new message: what is stored before it is posted, so that a kill leaves no second one."""

from collections.abc import Awaitable, Callable
from datetime import datetime

from msgspec import Struct

from bot.service.delivery.notices import Notice
from bot.service.ids import ChannelId, MessageId


class Posting(Struct, frozen=True):
    """A message that is posted now. Unless its notice is settled, Discord may have it and nobody know which it is."""

    nonce: str
    """Discord makes one message of all that are posted with it within some minutes."""
    place: ChannelId
    after: MessageId
    """It is younger than this message."""
    carries: str
    """A fingerprint of its buttons, or of its text where it has none."""
    message: MessageId | None = None
    """The message, once it was found: it may show something else by now."""


class Replaced(Exception):  # noqa: N818 - named for what happened, like the refusals of the service
    """The notice waits no longer: a newer one has taken its place."""


class Delivery:
    """One try to tell a notice."""

    def __init__(
        self,
        notice: Notice,
        nonce: str,
        begun: Posting | None = None,
        write: Callable[[Posting], Awaitable[None]] | None = None,
        created: datetime | None = None,
    ) -> None:
        """``nonce`` is the same at each try, and no other notice's in this database. ``begun`` is what an earlier try has
        posted, if it got so far; ``write`` stores what this one posts. ``created`` is when the notice was committed.
        """
        self.notice = notice
        self.created = created
        self.nonce = nonce
        self.begun = begun
        self.is_settled = begun is None
        """What an earlier try has posted was found, or is not there."""
        self._stored = begun
        self._write = write

    async def begin(self, posting: Posting) -> None:
        """Store what is posted next.

        Raises:
            Replaced: there is nothing to be told any more.
        """
        if posting != self._stored and self._write is not None:
            await self._write(posting)
        self._stored = posting
