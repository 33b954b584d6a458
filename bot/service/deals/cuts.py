"""Cuts: texts that players add to the shuffle of the next deal, so that nobody can have prepared it."""

from msgspec import structs

from bot.service.deals.coming_deal import LONGEST_CUT, Cut
from bot.service.delivery.notices import CutGiven
from bot.service.errors import CutEmpty, CutsCollected, CutTooLate, CutTooLong, NotSealed
from bot.service.ids import TableId
from bot.service.matches.edits import Edit, RecordEdits
from bot.service.matches.guards import expect_open, holder_in
from bot.service.matches.record import Person, TableRecord, TableStatus
from bot.service.people.visible_text import visible


class CutService:
    """The cuts of players, accepted until the deal. Each is public at once and replaces an earlier one of its seat."""

    def __init__(self, edits: RecordEdits) -> None:
        self._edits = edits

    async def cut(
        self, table: TableId, person: Person, text: str, *, number: int | None = None, key: str
    ) -> TableRecord:
        """Cut the next deal. ``number`` is the round that the person was asked about, if any.

        Raises:
            NotSeated, SeatHandedOn, TableClosed, TableNotFound
            CutEmpty, CutTooLong
            CutTooLate: that round is dealt already.
            NotSealed: no commitment to the next deal is published, so the cut would prove nothing.
            CutsCollected: it is a table of a duplicate, whose deals were cut before the first one.
        """
        words = cut_text(table, text)

        def edit(record: TableRecord) -> Edit | None:
            seat = holder_in(record, person.user).seat
            expect_open(record)
            coming = record.coming_deal
            if record.shares_deals:
                raise CutsCollected(table=table)
            if coming is None:
                raise NotSealed(table=table)
            if number is not None and number != coming.round:
                raise CutTooLate(table=table, round=number, next=coming.round)
            cut = Cut(seat, person.name, words)
            if cut in coming.cuts:
                return None
            news = CutGiven(table, seat, person.name, words, coming.round, coming.commitment, person.user)
            return Edit(
                structs.replace(record, coming_deal=coming.with_cut(cut)),
                (news,),
                is_visible=record.status is TableStatus.LOBBY,
            )

        return await self._edits.edit(table, key, edit)


def cut_text(table: TableId | None, text: str) -> str:
    """Return the visible text of a cut.

    Raises:
        CutEmpty, CutTooLong
    """
    words = visible(text)
    if not words:
        raise CutEmpty(table=table)
    if len(words) > LONGEST_CUT:
        raise CutTooLong(table=table, length=len(words), limit=LONGEST_CUT)
    return words
