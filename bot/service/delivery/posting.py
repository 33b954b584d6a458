"""State of a message that is being posted, stored before so that a crash causes no duplicate."""

from collections.abc import Awaitable, Callable
from datetime import datetime

from msgspec import Struct

from bot.service.delivery.notices import Notice
from bot.service.ids import ChannelId, MessageId


class Posting(Struct, frozen=True):
    """A message that is being posted. Until its notice is settled, the message may exist with an unknown id."""

    nonce: str
    """The nonce: Discord creates only one message of several with the same nonce within some minutes."""
    place: ChannelId
    after: MessageId
    """The id of a message that is older than this one."""
    carries: str
    """A fingerprint of its buttons, or of its text where it has none."""
    message: MessageId | None = None
    """The message, once it was found; it may show other content by now."""


class Replaced(Exception):  # noqa: N818 - named for what happened, like the refusals of the service
    """The error for a notice that was replaced by a newer one."""


class Delivery:
    """One attempt to deliver a notice."""

    def __init__(
        self,
        notice: Notice,
        nonce: str,
        begun: Posting | None = None,
        write: Callable[[Posting], Awaitable[None]] | None = None,
        created: datetime | None = None,
    ) -> None:
        """Describe the attempt.

        ``nonce`` is the same at each attempt, and unique to the notice in this database. ``begun`` is the posting of an
        earlier attempt, if any; ``write`` stores that of this one. ``created`` is when the notice was committed.
        """
        self.notice = notice
        self.created = created
        self.nonce = nonce
        self.begun = begun
        self.is_settled = begun is None
        """True once the message of an earlier attempt was found or is known not to exist."""
        self._stored = begun
        self._write = write

    async def begin(self, posting: Posting) -> None:
        """Store the message that is posted next.

        Raises:
            Replaced: a newer notice has taken the place of this one.
        """
        if posting != self._stored and self._write is not None:
            await self._write(posting)
        self._stored = posting
