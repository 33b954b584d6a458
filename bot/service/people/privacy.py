"""What a person may ask about his own data: what is stored, all of it as a document, and that it be forgotten."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct, to_builtins

from bot.canasta.codec import decode_events
from bot.canasta.positions.actions import write_event
from bot.canasta.seats import Seat
from bot.service.change import LogRow
from bot.service.errors import ServiceError, StaleTable
from bot.service.history.exports import preset_of_match
from bot.service.ids import UserId
from bot.service.lobby.lobby import LobbyService
from bot.service.matches.record import OPEN, Person, TableRecord, TableStatus
from bot.service.people.erasure import Traces
from bot.service.ports import Clock, Entropy, Store
from bot.service.seats.substitutes import LeavingService

FORMAT: Final = "canasta-person"
VERSION: Final = 1

_TRIES: Final = 5
_MOST_TABLES: Final = 100_000

Document = dict[str, Any]


class Stint(NamedTuple):
    """How long somebody held a seat, in versions of the match: after ``after``, up to ``upto`` (None: still)."""

    seat: Seat
    after: int
    upto: int | None


class Stored(Struct, frozen=True):
    """What is stored about a person, in numbers."""

    lobbies: int
    running: int
    over: int
    former: int
    """How many seats he held before and handed over."""
    moves: int
    drafts: int
    orders: int
    has_settings: bool
    cuts: int
    admin: int
    houses: int
    notices: int
    requests: int
    marks: int
    """At so many tables he was forgotten in the middle of the round that is on."""

    @property
    def is_nothing(self) -> bool:
        """Whether this person is unknown."""
        return not any(getattr(self, name) for name in self.__struct_fields__)


class PrivacyService:
    """Answers for a person's own data, and only to him."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Entropy,
        lobby: LobbyService,
        leaving: LeavingService,
        wake: Callable[[], None],
    ) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._lobby = lobby
        self._leaving = leaving
        self._wake = wake

    async def stored(self, user: UserId) -> Stored:
        """What is stored about this person."""
        return counted(await self._store.traces(user), user)

    async def document(self, person: Person) -> bytes:
        """All that is stored about this person as JSON, with what he was told at his tables and nothing that is private
        to others.
        """
        found = await self._store.traces(person.user)
        tables = [await self._table(record, person.user) for record in found.tables]
        document: Document = {
            "format": FORMAT,
            "version": VERSION,
            "person": {"id": str(person.user), "name": person.name},
            "written": self._clock.now().isoformat(timespec="seconds"),
            "settings": None if found.settings is None else to_builtins(found.settings),
            "tables": tables,
            "drafts": [{"table": table, **to_builtins(draft)} for table, draft in found.drafts],
            "orders": [{"table": table, **to_builtins(orders)} for table, orders in found.orders],
            "moves": found.moves,
            "requests": found.requests,
            "admin_log": [to_builtins(entry) for entry in found.admin],
            "house_rules": [
                {"server": str(house.guild), "name": house.name, "changed": house.changed.isoformat()}
                for house in found.houses
            ],
            "notices": [to_builtins(notice) for notice in found.notices],
            "marked_at": list(found.marked),
        }
        return msgspec.json.format(msgspec.json.encode(document), indent=1)

    async def forget(self, person: Person) -> None:
        """Forget this person: he leaves what is open, and nothing that is stored names him any more. Where he has seen
        a hand of the round that is on, a mark keeps him from another one until the round ends.

        Every step may be repeated, and what is done already is not done again. The last one is the only one that
        forgets, so that whatever stopped before it is found again.

        Raises:
            StaleTable: a table changed again and again; nothing is forgotten yet.
        """
        await self._leave_all(person.user)
        now, secret = self._clock.now(), self._entropy.secret()
        await self._store.forget_person(person.user, (person.name,), now, secret)
        self._wake()

    async def _leave_all(self, user: UserId) -> None:
        for _ in range(_TRIES):
            seated = await self._store.tables(user=user, statuses=OPEN, limit=_MOST_TABLES)
            if not seated:
                return
            for record in seated:
                # Somebody else may be faster to end or to leave the table: it is looked at again.
                with suppress(ServiceError):
                    await self._leave(record, user)
        # A seat that is forgotten in an open match would be waited for in vain.
        if await self._store.tables(user=user, statuses=OPEN, limit=1):
            raise StaleTable(table=None, seen=None, now=None)

    async def _leave(self, record: TableRecord, user: UserId) -> None:
        # The key names nobody: it is remembered for a day.
        key = f"forgotten-{record.id}-{record.revision}"
        if record.status is TableStatus.LOBBY:
            await self._lobby.leave(record.id, user, key=key)
        elif all(holder.user == user for holder in record.people):
            await self._lobby.cancel(record.id, record.host, key=key)
        else:
            seat = record.seat_of(user)
            assert seat is not None
            later = await self._leaving.replace(record.id, seat, None, key=key)
            if later.is_open and not later.people:
                # The last others have gone at the same moment.
                await self._lobby.cancel(record.id, later.host, key=f"{key}-end")

    async def _table(self, record: TableRecord, user: UserId) -> Document:
        stints = stints_of(record, user)
        rows = [row for stint in stints for row in await self._rows(record, stint)]
        return {
            "table": record.id,
            "server": str(record.guild),
            "channel": str(record.channel),
            "thread": None if record.thread is None else str(record.thread),
            "title": record.title,
            "status": record.status.value,
            "preset": preset_of_match(record),
            "house_rule": record.house_rule or None,
            "made": record.created.isoformat(timespec="seconds"),
            "host": record.host == user,
            "seats": [_seat(record, stint) for stint in stints],
            "cuts": _cuts(record, user),
            "told": [_told(row) for row in rows],
        }

    async def _rows(self, record: TableRecord, stint: Stint) -> tuple[LogRow, ...]:
        """What was told to a seat while he held it: to everybody, and to him alone."""
        return await self._store.log(record.id, seat=stint.seat, after=stint.after, upto=stint.upto)


def counted(found: Traces, user: UserId) -> Stored:
    """The numbers."""

    def seated(status: TableStatus) -> int:
        return sum(record.status is status and record.seat_of(user) is not None for record in found.tables)

    return Stored(
        lobbies=seated(TableStatus.LOBBY),
        running=seated(TableStatus.PLAYING),
        over=seated(TableStatus.FINISHED) + seated(TableStatus.CANCELLED),
        former=sum(tenure.user == user for record in found.tables for tenure in record.former),
        moves=found.moves,
        drafts=len(found.drafts),
        orders=len(found.orders),
        has_settings=found.settings is not None,
        cuts=sum(len(_cuts(record, user)) for record in found.tables),
        admin=len(found.admin),
        houses=len(found.houses),
        notices=len(found.notices),
        requests=found.requests,
        marks=len(found.marked),
    )


def stints_of(record: TableRecord, user: UserId) -> list[Stint]:
    """When this person held which seat of a table, oldest first."""
    stints = []
    begun: dict[Seat, int] = {}
    for tenure in record.former:
        if tenure.user == user:
            stints.append(Stint(tenure.seat, begun.get(tenure.seat, 0), tenure.upto))
        begun[tenure.seat] = tenure.upto
    stints += [Stint(holder.seat, holder.since, None) for holder in record.seats if holder.user == user]
    return stints


def _seat(record: TableRecord, stint: Stint) -> Document:
    upto = record.version if stint.upto is None else stint.upto
    return {
        "seat": stint.seat,
        "name": record.name_at(stint.seat, upto),
        "after": stint.after,
        "upto": stint.upto,
    }


def _cuts(record: TableRecord, user: UserId) -> list[Document]:
    """What this person gave to the coming deal."""
    coming = record.coming_deal
    if coming is None:
        return []
    seat = record.seat_of(user)
    return [{"round": coming.round, "text": cut.text} for cut in coming.cuts if cut.seat == seat]


def _told(row: LogRow) -> Document:
    return {
        "version": row.version,
        "at": row.at.isoformat(timespec="seconds"),
        "seat": row.seat,
        "events": [write_event(event) for event in decode_events(row.event)],
    }
