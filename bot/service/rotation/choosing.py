"""The choice of rotating partners before a match."""

from bot.service.delivery.notices import News, TableNews
from bot.service.ids import TableId, UserId
from bot.service.matches.guards import expect_host, expect_lobby
from bot.service.matches.record import TableRecord
from bot.service.matches.record_edits import Edit, RecordEdits
from bot.service.rotation.progress import with_rotation, without_rotation


class RotationService:
    """The choice whether partners rotate at a table."""

    def __init__(self, edits: RecordEdits) -> None:
        self._edits = edits

    async def choose(
        self,
        table: TableId,
        actor: UserId,
        *,
        is_on: bool,
        rounds: int | None = None,
        is_admin: bool = False,
        key: str,
    ) -> TableRecord:
        """Let partners rotate, in matches of so many rounds or (None) as long as the game says; or turn it off.

        Raises:
            NotHost, RotationImpossible, RotationHasBegun, AlreadyStarted, TableClosed, TableNotFound
        """

        def edit(record: TableRecord) -> Edit | None:
            expect_lobby(record)
            expect_host(record, actor, is_admin=is_admin)
            changed = with_rotation(record, rounds) if is_on else without_rotation(record)
            if changed == record:
                return None
            news = TableNews(table, News.ROTATION, actor, record.name_of_user(actor))
            return Edit(changed, (news,), reseated=True)

        return await self._edits.edit(table, key, edit)
