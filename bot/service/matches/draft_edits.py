"""Storage of drafts, the half-built plays of the players."""

from collections.abc import Callable

from bot.service.change import Change, DraftWrite
from bot.service.errors import StaleDraft, TableClosed
from bot.service.ids import TableId, UserId
from bot.service.matches.draft import Draft, DraftPlay
from bot.service.matches.record import TableStatus
from bot.service.matches.tables import Tables
from bot.service.ports import Clock, StaleChange, Store


class DraftService:
    """Service for drafts. Buttons and menus set counts instead of adding to them, so a double click does no harm.

    ``revision`` is the one the player saw; a change that is already in effect returns the draft as it is, any other
    change made for an older revision is refused with ``StaleDraft``. None skips the check (typed commands).
    Counts beyond the hand are cut to what the hand holds.

    All methods raise TableNotFound, NotSeated, NotStarted, TableClosed, StaleDraft.
    """

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock

    async def replace(
        self,
        table: TableId,
        user: UserId,
        plays: tuple[DraftPlay, ...],
        *,
        uses_pile: bool = False,
        revision: int | None = None,
    ) -> Draft:
        """Replace the player's draft with exactly these plays."""

        def replaced(draft: Draft) -> Draft:
            fresh = Draft(draft.revision, uses_pile)
            for play in plays:
                fresh = fresh.with_play(play)
            return fresh

        return await self._edit(table, user, revision, replaced)

    async def edit(self, table: TableId, user: UserId, edit: Callable[[Draft], Draft]) -> Draft:
        """Change the player's draft as it is now, whatever it was when the player last saw it."""
        return await self._edit(table, user, None, edit)

    async def clear(self, table: TableId, user: UserId, *, revision: int | None = None) -> Draft:
        """Drop everything prepared."""
        return await self._edit(table, user, revision, Draft.cleared)

    async def _edit(
        self, table: TableId, user: UserId, revision: int | None, edit: Callable[[Draft], Draft]
    ) -> Draft:
        async with self._tables.hold(table):
            loaded = await self._tables.get(table)
            view = loaded.view_of(loaded.seat_of(user))
            if loaded.record.status is not TableStatus.PLAYING:
                raise TableClosed(table=table, status=loaded.record.ending)
            stored = await self._store.draft(table, user)
            now = stored.held_by(view)
            wanted = edit(now).held_by(view)
            if wanted.says_the_same_as(now):
                return now
            if revision is not None and revision != stored.revision:
                raise StaleDraft(table=table, seen=revision, now=stored.revision)
            fresh = Draft(stored.revision + 1, wanted.uses_pile, wanted.plays)
            write = DraftWrite(table, user, fresh, stored.revision)
            try:
                await self._store.commit(Change(at=self._clock.now(), drafts=(write,)))
            except StaleChange as error:
                raise StaleDraft(table=table, seen=stored.revision, now=None) from error
            return fresh
