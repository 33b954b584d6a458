"""Opened deals: the secrets of rounds that are over."""

from msgspec import Struct

from bot.canasta.actions import StartRound
from bot.canasta.codec import decode_action
from bot.canasta.seats import Seat
from bot.service.history.rounds import rounds_of
from bot.service.ids import TableId
from bot.service.ports import Store


class OpenedDeal(Struct, frozen=True):
    """The secret, the cuts and the commitments of the deal of a round that is over, for everybody to check."""

    round: int
    secret: str
    cut: str
    seal: str
    """The commitment that was published before the deal; empty when none was."""
    places: tuple[Seat, ...] = ()
    """The new seat of each seat that its cuts name, if seats were drawn with this deal."""
    before: tuple[str, ...] = ()
    """The commitments that this one has replaced after a restore."""


async def opened_deal(store: Store, table: TableId, number: int) -> OpenedDeal | None:
    """Return the opened deal of a round; None unless that round was played to its end, at all tables that play it."""
    record = await store.record(table)
    if record is not None and record.is_confidential:
        return None
    chosen = next((one for one in await rounds_of(store, table) if one.number == number), None)
    if chosen is None or not chosen.is_over:
        return None
    [row] = await store.actions(table, after=chosen.first - 1, upto=chosen.first)
    deal = decode_action(row.action)
    assert isinstance(deal, StartRound)
    places = () if chosen.seats_drawn is None else chosen.seats_drawn.seats
    return OpenedDeal(number, deal.secret, deal.cut, chosen.seal, places, chosen.before)
