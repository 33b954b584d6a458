"""The choice of rotating partners before a match."""

from bot.service.delivery.notices import News, TableNews
from bot.service.errors import NotHost
from bot.service.ids import TableId, UserId
from bot.service.lobby.seating import expect_lobby
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
            if not is_admin and record.host != actor:
                raise NotHost(table=table, host=record.host)
            changed = with_rotation(record, rounds) if is_on else without_rotation(record)
            if changed == record:
                return None
            seat = record.seat_of(actor)
            news = TableNews(table, News.ROTATION, actor, "" if seat is None else record.name_of(seat))
            return Edit(changed, (news,), reseated=True)

        return await self._edits.edit(table, key, edit)
