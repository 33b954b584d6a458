"""The rounds of a match, read from its log: their versions, and whether they are over."""

from typing import Final

from msgspec import Struct

from bot.canasta.codec import decode_events
from bot.canasta.events import DealResealed, PackShuffled, RoundEnded, RoundStarted, SeatsDrawn
from bot.canasta.seats import Seat
from bot.canasta.view import RoundResult
from bot.service.ids import TableId
from bot.service.ports import Store

DEALS: Final = str(RoundStarted.__struct_config__.tag)
"""The kind of the log rows of deals."""


class Round(Struct, frozen=True):
    """A round, from the version that dealt it to the one that ended it."""

    number: int
    dealer: Seat
    first: int
    last: int | None = None
    """The version that ended it; None while it is being played or if the table was given up during it."""
    result: RoundResult | None = None
    seal: str = ""
    """The commitment to its deal; empty if none was published before it."""
    seats_drawn: SeatsDrawn | None = None
    """The draw for partners and seats before it, if there was one."""
    before: tuple[str, ...] = ()
    """The commitments that ``seal`` has replaced after a restore, oldest first."""

    @property
    def is_over(self) -> bool:
        """Return whether the round has ended."""
        return self.last is not None


async def rounds_of(store: Store, table: TableId) -> tuple[Round, ...]:
    """Return the rounds that were dealt so far, oldest first."""
    dealt = await store.log(table, seat=None, kind=DEALS)
    ended = await store.log(table, seat=None, kind=str(RoundEnded.__struct_config__.tag))
    shuffled = await store.log(table, seat=None, kind=str(PackShuffled.__struct_config__.tag))
    resealed = await store.log(table, seat=None, kind=str(DealResealed.__struct_config__.tag))
    before = {
        row.version: event.before
        for row in resealed
        for event in decode_events(row.event)
        if isinstance(event, DealResealed)
    }
    seals = {
        row.version: event.commitment
        for row in shuffled
        for event in decode_events(row.event)
        if isinstance(event, PackShuffled)
    }
    drawn = {
        row.version: event
        for row in await store.log(table, seat=None, kind=str(SeatsDrawn.__struct_config__.tag), upto=1)
        for event in decode_events(row.event)
        if isinstance(event, SeatsDrawn)
    }
    ends = {
        event.round: (row.version, event.result)
        for row in ended
        for event in decode_events(row.event)
        if isinstance(event, RoundEnded)
    }
    found = []
    for row in dealt:
        for event in decode_events(row.event):
            if isinstance(event, RoundStarted):
                last, result = ends.get(event.round, (None, None))
                seal = seals.get(row.version, "")
                seats, replaced = drawn.get(row.version), before.get(row.version, ())
                round_ = Round(event.round, event.dealer, row.version, last, result, seal, seats, replaced)
                found.append(round_)
    return tuple(found)
