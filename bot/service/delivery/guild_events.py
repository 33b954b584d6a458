"""Guild events: threads or channels are deleted, the bot is removed from the server or invited again.

Nothing of the match itself is ever lost. Members who leave are handled in ``bot.service.seats.departures``.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass

from msgspec import structs

from bot.service.change import Change
from bot.service.clocks.pauses import PauseService
from bot.service.concurrency import retried, revised
from bot.service.delivery.notices import Notice, TimeIsUp
from bot.service.delivery.table_channels import TableChannelService
from bot.service.errors import NotHost, ServiceError, SettingsChanged, TableNotFound
from bot.service.ids import ChannelId, GuildId, TableId, UserId
from bot.service.matches.consequences import calls, pings_over
from bot.service.matches.edits import Decision, MatchContext, MatchEdits
from bot.service.matches.guards import expect_open
from bot.service.matches.record import OPEN, REMOVED, TableRecord, TableStatus
from bot.service.ports import Clock, Store

_MOST_TABLES = 100_000


@dataclass(eq=False, repr=False)
class GuildEventService:
    """The handler of guild events. Events are idempotent: one that is known already changes nothing."""

    _store: Store
    _edits: MatchEdits
    _clock: Clock
    _channels: TableChannelService
    _pauses: PauseService

    async def place_deleted(self, place: ChannelId) -> None:
        """Handle the deletion of a channel or thread.

        A table in a deleted thread goes on in its channel; the players of a table in a deleted channel get direct
        messages.
        """
        for record in await self._store.tables(place=place, statuses=OPEN):
            if record.is_post and record.thread != place:
                continue  # it plays in its forum
            if record.thread == place:
                await self._channels.set_place(record.id, thread=None)
                await self.call_again(record.id)
            else:
                with suppress(ServiceError):
                    await self._channels.lose_place(record.id)

    async def call_again(self, table: TableId) -> None:
        """Call the player who must act anew, at the table's current place; nobody while a discard is held."""

        def decide(at: MatchContext) -> Decision | None:
            record = structs.replace(at.record, pings=())
            called: tuple[Notice, ...] = ()
            if record.pause is None and record.held is None:
                called = _time_is_up(record) or tuple(calls(record, at.view, at.hours, at.now))
            return Decision(record, (*pings_over(at.record), *called))

        with suppress(ServiceError):
            await self._edits.change(table, None, decide)

    async def move(
        self,
        table: TableId,
        actor: UserId,
        *,
        channel: ChannelId,
        is_admin: bool,
        is_visible: Callable[[ChannelId], Awaitable[bool]],
    ) -> TableRecord:
        """Move the table to another channel, and call the player who must act there.

        The host and admins may do that at any time, and everybody who sits there when the table's channel is not
        visible any more. A move that takes the rights of an admin is logged.

        Raises:
            TableNotFound, TableClosed, NotHost
        """
        record = await self._store.record(table)
        if record is None:
            raise TableNotFound(table=table)
        expect_open(record)
        may = record.host == actor or (
            record.seat_of(actor) is not None and not await is_visible(record.parent)
        )
        if not may and not is_admin:
            raise NotHost(table=table, host=record.host)
        moved = await self._channels.move(table, actor, channel=channel, is_admin=not may)
        await self.call_again(table)
        return moved

    async def post_anew(self, table: TableId, admin: UserId) -> None:
        """Have the board posted anew at the request of an admin, and the player who must act called again."""
        await self._channels.renew_board(table, admin)
        await self.call_again(table)

    async def reached_again(self, table: TableId) -> None:
        """Bring a table up to date that missed messages and where the bot may write again.

        The board is posted anew, and the players who must act are called, unless all have got a call of this turn.
        """
        before = await self._store.record(table)
        record = await self._channels.renew_board(table)
        # By the board of before, too, which is not posted with its call again.
        called = set() if before is None else {ping.user for ping in before.living_pings}
        if any(
            holder.user not in called for holder in record.people if holder.seat in record.seats_waited_for
        ):
            await self.call_again(table)
            return

        def without_old(at: MatchContext) -> Decision | None:
            living = at.record.living_pings
            old = structs.replace(
                at.record, pings=tuple(ping for ping in at.record.pings if ping not in living)
            )
            if not old.pings:
                return None
            return Decision(structs.replace(at.record, pings=at.record.living_pings), pings_over(old))

        with suppress(ServiceError):
            await self._edits.change(table, None, without_old)

    async def open_places(self) -> Mapping[ChannelId, GuildId]:
        """Return the channels and threads of open tables with their servers. There may be very many."""
        return await self._store.open_places()

    async def channel_of(self, place: ChannelId) -> ChannelId | None:
        """Return the channel or forum of an open table that is stored for this thread or channel; None if there is none,
        or its players have been notified that the place is gone.
        """
        records = await self._store.tables(place=place, statuses=OPEN)
        here = (record for record in records if record.place == place and not record.is_homeless)
        return next((record.parent for record in here), None)

    # ------------------------------------------------------------------------------------------------ servers

    async def bot_left(self, guild: GuildId) -> None:
        """Handle the removal of the bot from a server: its matches rest, and nothing is sent there."""
        for record in await self._open_tables(guild):
            if record.status is TableStatus.PLAYING and record.pause is None:
                with suppress(ServiceError):
                    await self._pauses.pause(record.id, None, key=None, why=REMOVED)
        # This comes last, so that after a crash the next start does the rest.
        with suppress(SettingsChanged):
            await self._set_gone(guild, is_gone=True)

    async def bot_joined(self, guild: GuildId) -> None:
        """Handle an invitation to a server, the first one or not: its matches go on, and boards are posted anew."""
        for record in await self._open_tables(guild):
            await self._channels.renew_board(record.id)
            if record.pause is not None and record.pause.why == REMOVED:
                with suppress(ServiceError):
                    await self._pauses.resume(record.id, None, key=None, is_admin=True)
            elif record.status is TableStatus.PLAYING:
                await self.call_again(record.id)
        with suppress(SettingsChanged):
            await self._set_gone(guild, is_gone=False)

    @retried(SettingsChanged)
    async def take_welcome(self, guild: GuildId) -> bool:
        """Return whether a server is to be welcomed: True once for each server.

        It counts as welcomed from then on, before anything is posted and even if that fails, for as long as its data
        is kept. So a repeated event, a restart and a new invitation in that time are not welcomed again; a server
        that invites the bot after its data was deleted is a new one.

        Raises:
            SettingsChanged
        """
        now = await self._store.guild_settings(guild)
        if now.is_welcomed:
            return False
        later = revised(now, is_welcomed=True)
        await self._store.commit(Change(at=self._clock.now(), documents=(later,)))
        return True

    async def bot_seen(self, guild: GuildId) -> None:
        """Handle a server in which the bot is. If it is stored as removed, its matches go on."""
        if (await self._store.guild_settings(guild)).is_gone:
            await self.bot_joined(guild)

    async def servers(
        self, present: Collection[GuildId], is_meant: Callable[[GuildId], bool] = lambda _: True
    ) -> None:
        """Process the servers that the bot was removed from or invited to while it was not connected.

        ``present`` are the servers that the bot is in. Servers for which ``is_meant`` is false are served by another
        connection and are left alone.
        """
        for guild in sorted(await self._store.known_servers()):
            await asyncio.sleep(0)  # there may be thousands, and others wait
            if not is_meant(guild):
                continue
            if guild in present:
                await self.bot_seen(guild)
            elif not (await self._store.guild_settings(guild)).is_gone:
                await self.bot_left(guild)

    async def _open_tables(self, guild: GuildId) -> tuple[TableRecord, ...]:
        return await self._store.tables(guild=guild, statuses=OPEN, limit=_MOST_TABLES)

    @retried(SettingsChanged)
    async def _set_gone(self, guild: GuildId, *, is_gone: bool) -> None:
        now, at = await self._store.guild_settings(guild), self._clock.now()
        if now.is_gone != is_gone:
            later = revised(now, is_gone=is_gone, gone_since=at if is_gone else None)
            await self._store.commit(Change(at=at, documents=(later,)))


def _time_is_up(record: TableRecord) -> tuple[Notice, ...]:
    """Return the question to the other players if the time of the player who must act has run out."""
    running = record.clock
    if running is None or not running.has_run_out:
        return ()
    if all(holder.seat == running.seat or holder.is_absent for holder in record.people):
        return ()
    return (TimeIsUp(record.id, running.seat, record.turn),)
