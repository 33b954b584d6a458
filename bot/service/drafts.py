"""Keeping the half-built plays of the players."""

from bot.service.draft import Draft, DraftPlay
from bot.service.ids import TableId, UserId


class DraftService:
    """Stores drafts. Menus set counts and never add, so a double click does no harm.

    ``revision`` is the one the person saw; a change that is already so is answered with the draft as it is, any other
    change made for an older revision is refused with ``StaleDraft``. None skips the check (typed commands).
    """

    async def get(self, table: TableId, user: UserId) -> Draft:
        """The draft, without anything the hand no longer holds."""
        raise NotImplementedError

    async def set_play(
        self, table: TableId, user: UserId, play: DraftPlay, *, revision: int | None = None
    ) -> Draft:
        """Set the counts of one rank; all zero drops the rank."""
        raise NotImplementedError

    async def set_pile(
        self, table: TableId, user: UserId, uses_pile: bool, *, revision: int | None = None
    ) -> Draft:
        """Whether the play begins with taking the pile."""
        raise NotImplementedError

    async def replace(
        self,
        table: TableId,
        user: UserId,
        plays: tuple[DraftPlay, ...],
        *,
        uses_pile: bool = False,
        revision: int | None = None,
    ) -> Draft:
        """Set everything at once (a suggestion taken over)."""
        raise NotImplementedError

    async def clear(self, table: TableId, user: UserId, *, revision: int | None = None) -> Draft:
        """Drop everything prepared."""
        raise NotImplementedError
