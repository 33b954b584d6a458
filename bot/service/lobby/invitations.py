"""Invitations to a table that waits for players, and calls of all members who want to be called."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from msgspec import structs

from bot.service.change import Change, Request
from bot.service.concurrency import retried, revised
from bot.service.delivery.notices import InvitationCall, PlayersCall
from bot.service.errors import (
    CallingPlayersOff,
    PlayersJustCalled,
    SettingsChanged,
    TableFull,
    TooManyInvitations,
)
from bot.service.ids import TableId, UserId
from bot.service.matches.edits import Edit, RecordEdits
from bot.service.matches.guards import expect_lobby, holder_in
from bot.service.matches.record import Invitation, TableRecord
from bot.service.matches.tables import Tables
from bot.service.people.settings import GuildSettings
from bot.service.ports import Clock, Store

MOST_INVITATIONS: Final = 20
"""The number of people who can be invited to one table."""

BETWEEN_CALLS: Final = timedelta(hours=1)
"""The shortest time between two calls of players in a server."""


class Invited(NamedTuple):
    """The outcome of inviting several people."""

    record: TableRecord
    told: tuple[UserId, ...] = ()
    before: tuple[UserId, ...] = ()
    """Those who had been invited before, and are not told again."""
    seated: tuple[UserId, ...] = ()


@dataclass(eq=False, repr=False)
class InvitationService:
    """Invitations, and calls of players. Nobody is seated by them. Repeated with the same ``key``, a method does nothing."""

    _store: Store
    _tables: Tables
    _edits: RecordEdits
    _clock: Clock
    _wake: Callable[[], None]

    async def invite(self, table: TableId, by: UserId, users: Sequence[UserId], *, key: str) -> Invited:
        """Invite these people; each is told once.

        Raises:
            NotSeated, TableFull, TooManyInvitations, AlreadyStarted, TableClosed, TableNotFound
        """
        told: tuple[UserId, ...] = ()
        before: tuple[UserId, ...] = ()
        seated: tuple[UserId, ...] = ()

        def edit(record: TableRecord) -> Edit | None:
            nonlocal told, before, seated
            expect_waiting(record, by)
            known = {one.user for one in record.invitations}
            seated = tuple(user for user in users if record.seat_of(user) is not None)
            before = tuple(user for user in users if user in known and user not in seated)
            told = tuple(user for user in users if user not in {*seated, *before})
            if len(known) + len(told) > MOST_INVITATIONS:
                raise TooManyInvitations(table=table, limit=MOST_INVITATIONS)
            if not told:
                return None
            invitations = (*record.invitations, *(Invitation(user, by) for user in told))
            calls = tuple(InvitationCall(table, user, by) for user in told)
            return Edit(structs.replace(record, invitations=invitations), calls, is_visible=False)

        record = await self._edits.edit(table, key, edit)
        return Invited(record, told, before, seated)

    @retried(SettingsChanged)
    async def call_players(self, table: TableId, by: UserId, *, key: str) -> datetime:
        """Call the members with the server's role for it, and return when they can be called again.

        Raises:
            CallingPlayersOff, PlayersJustCalled, NotSeated, TableFull, AlreadyStarted, TableClosed, TableNotFound,
            SettingsChanged
        """
        loaded = await self._tables.get(table, key)
        record, now = loaded.record, self._clock.now()
        settings = await self._store.guild_settings(record.guild)
        if loaded.request is not None and settings.players_called is not None:
            return settings.players_called + BETWEEN_CALLS
        expect_waiting(record, by)
        if settings.players_role is None:
            raise CallingPlayersOff
        until = callable_from(settings)
        if until is not None and now < until:
            raise PlayersJustCalled(until=until)
        later = revised(settings, players_called=now)
        change = Change(
            at=now,
            request=Request(key, table, record.version),
            documents=(later,),
            notices=(PlayersCall(table, settings.players_role),),
        )
        await self._store.commit(change)
        self._wake()
        return now + BETWEEN_CALLS


def callable_from(settings: GuildSettings) -> datetime | None:
    """Return when players can be called again in a server; None if they never were."""
    return None if settings.players_called is None else settings.players_called + BETWEEN_CALLS


def expect_waiting(record: TableRecord, by: UserId) -> None:
    """Raise an error unless this person sits at the table and a seat is free for somebody else.

    Raises:
        NotSeated, TableFull, AlreadyStarted, TableClosed
    """
    expect_lobby(record)
    holder_in(record, by)
    if not record.open_seats:
        computers = sum(holder.is_computer for holder in record.seats)
        raise TableFull(table=record.id, seats=record.seat_count, computers=computers)
