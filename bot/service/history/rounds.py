"""The rounds of a match, read from its log: their versions, whether they are over, and the secrets of those that are."""

from typing import Final, TypeVar

from msgspec import Struct

from bot.canasta.actions import StartRound
from bot.canasta.codec import decode_action, decode_events
from bot.canasta.events import DealResealed, PackShuffled, RoundEnded, RoundStarted, SeatsDrawn
from bot.canasta.seats import Seat
from bot.canasta.view import RoundResult
from bot.service.ids import TableId
from bot.service.ports import Store

E = TypeVar("E", bound=Struct)


def kind_of(event: Struct | type[Struct]) -> str:
    """Return the kind of the log rows of such an event."""
    return str(event.__struct_config__.tag)


DEALS: Final = kind_of(RoundStarted)
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


async def told_events(
    store: Store, table: TableId, kind: type[E], *, upto: int | None = None
) -> list[tuple[int, E]]:
    """Return the public events of this kind, oldest first, each with the version of its action."""
    rows = await store.log(table, seat=None, kind=kind_of(kind), upto=upto)
    found = ((row.version, event) for row in rows for event in decode_events(row.event))
    return [(version, event) for version, event in found if isinstance(event, kind)]


async def rounds_of(store: Store, table: TableId) -> tuple[Round, ...]:
    """Return the rounds that were dealt so far, oldest first."""
    dealt = await told_events(store, table, RoundStarted)
    seals = dict(await told_events(store, table, PackShuffled))
    resealed = dict(await told_events(store, table, DealResealed))
    drawn = dict(await told_events(store, table, SeatsDrawn, upto=1))
    ended = {
        event.round: (version, event.result) for version, event in await told_events(store, table, RoundEnded)
    }
    found = []
    for version, event in dealt:
        last, result = ended.get(event.round, (None, None))
        seal = seals[version].commitment if version in seals else ""
        before = resealed[version].before if version in resealed else ()
        found.append(
            Round(event.round, event.dealer, version, last, result, seal, drawn.get(version), before)
        )
    return tuple(found)


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
