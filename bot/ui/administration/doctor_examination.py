"""Lookup of everything a table needs, over REST. What Discord does not answer is unknown, never an error."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, Final
from weakref import WeakKeyDictionary

import discord
from discord.ext import commands
from discord.utils import utcnow

from bot.service.backlog import Overdue, Undelivered
from bot.service.ids import ChannelId, GuildId, UserId
from bot.service.matches.record import TableRecord
from bot.service.queries import Queries
from bot.service.ratings.keeping_roles import RankRoleService
from bot.ui.administration.doctor_checks import (
    PersonFacts,
    PlaceFacts,
    Report,
    ServerFacts,
    TableFacts,
    TableReport,
    missed_people,
    server_findings,
    table_findings,
)
from bot.ui.toolkit.lookups import IN_NO_HURRY, LookupResult, Presence, look_up, presence_of
from bot.ui.toolkit.permissions import RoleProblem, permissions_in, problems_of_roles
from bot.ui.words.tables import living_message, lost_at

_log = logging.getLogger(__name__)

MOST_TABLES: Final = 25
"""Largest number of tables to be checked, those that wait longest first."""

_AT_ONCE: Final = 4

_DATABASE_TAKES_AT_MOST: Final = 5.0

_KEPT: Final = timedelta(minutes=1)

_Kept = dict[tuple[GuildId, ChannelId], tuple[datetime, asyncio.Task[Report]]]
"""Reports of the last minute, by server and the place in which the doctor was called."""

_REPORTS: Final[WeakKeyDictionary[discord.Client, _Kept]] = WeakKeyDictionary()


def longest_waiting(records: Sequence[TableRecord]) -> list[TableRecord]:
    """Return the tables to be checked, those that wait longest first."""
    return sorted(records, key=lambda record: (record.turn_since, record.id))[:MOST_TABLES]


class Examination:
    """One run of the doctor on a server; each lookup is made once."""

    def __init__(
        self,
        client: commands.AutoShardedBot,
        queries: Queries,
        rank_roles: RankRoleService,
        guild: GuildId,
        chosen: Callable[[], Awaitable[Collection[ChannelId]]],
    ) -> None:
        self._client = client
        self._queries = queries
        self._rank_roles = rank_roles
        self._chosen = chosen
        self._guild_id = guild
        self._guild = client.get_guild(guild)
        self._few = asyncio.Semaphore(_AT_ONCE)
        self._channels: dict[ChannelId, asyncio.Task[tuple[LookupResult, Any]]] = {}
        self._members: dict[UserId, asyncio.Task[tuple[Presence, discord.Member | None]]] = {}

    async def report(self, here: PlaceFacts, *, anew: bool = False) -> Report:
        """Return the report on the server and on some of its tables. ``here`` is where the doctor was called.

        One of the last minute is returned again, unless it is to be made ``anew``.
        """
        kept, key, now = _REPORTS.setdefault(self._client, {}), (self._guild_id, here.id), self._queries.now
        for old in [one for one, (began, _) in kept.items() if not timedelta(0) <= now - began < _KEPT]:
            del kept[old]
        if anew or key not in kept:
            kept[key] = now, asyncio.create_task(self._report(here), name="doctor")
        try:
            return await asyncio.shield(kept[key][1])
        except Exception:
            kept.pop(key, None)
            raise

    async def _report(self, here: PlaceFacts) -> Report:
        IN_NO_HURRY.set(True)
        began = self._queries.now
        late, records, places = await self._asked_of_the_database()
        commands, now = await self._unknown_commands(), self._queries.now
        if late is None:
            server = ServerFacts(here, database_answers=False, unknown_commands=commands)
        else:
            longest, ahead = late.due_for(now), late.too_far_ahead
            roles = await self._role_problems()
            own = None if self._guild is None else self._guild.me
            may_create = own is None or own.guild_permissions.create_events
            chosen = await asyncio.gather(*[self._place(one) for one in places if one != here.id])
            server = ServerFacts(
                here, True, late.notice_age(now), commands, longest, ahead, may_create, tuple(chosen), roles
            )
        seen = longest_waiting(records)
        return Report(server_findings(server), await self.tables(seen), len(records) - len(seen), began)

    async def tables(self, records: Sequence[TableRecord]) -> tuple[TableReport, ...]:
        """Return the reports on these tables."""
        before = IN_NO_HURRY.set(True)
        try:
            undelivered = await self._queries.undelivered(self._guild_id)
            facts = await asyncio.gather(*[self._table(record, undelivered) for record in records])
        finally:
            IN_NO_HURRY.reset(before)
        return tuple(
            TableReport(one.record, table_findings(one, utcnow()), missed_people(one)) for one in facts
        )

    async def _asked_of_the_database(
        self,
    ) -> tuple[Overdue | None, Sequence[TableRecord], Collection[ChannelId]]:
        """Return what is overdue, the open tables and the channels that were chosen; None and nothing where the
        database does not answer.
        """
        try:
            async with asyncio.timeout(_DATABASE_TAKES_AT_MOST):
                late = await self._queries.overdue()
                return late, await self._queries.tables_in(self._guild_id), await self._chosen()
        except Exception as trouble:  # noqa: BLE001 - whatever it is, the doctor must say so
            _log.warning("the database did not answer: %s", type(trouble).__name__)
            return None, (), ()

    async def _role_problems(self) -> tuple[RoleProblem, ...]:
        if self._guild is None or self._guild.me is None:
            return ()
        return tuple(problems_of_roles(self._guild, (await self._rank_roles.of(self._guild_id)).roles))

    async def _unknown_commands(self) -> tuple[str, ...] | None:
        tree = self._client.tree
        _, everywhere = await look_up(tree.fetch_commands())
        _, here = await look_up(tree.fetch_commands(guild=discord.Object(self._guild_id)))
        if everywhere is None or here is None:
            return None
        told = {command.name for command in (*everywhere, *here)}
        return tuple(sorted(command.name for command in tree.get_commands() if command.name not in told))

    async def _table(self, record: TableRecord, undelivered: Sequence[Undelivered]) -> TableFacts:
        channel = await self._place(record.parent)
        thread = None if record.thread is None else await self._place(record.thread)
        board = await self._board(record)
        awaited = await self._awaited(record)
        people = []
        for holder in record.people:
            assert holder.user is not None
            presence, member = await self._member(holder.user)
            may_look = await self._may_look(record, member)
            people.append(PersonFacts(holder.user, holder.name, presence, may_look, holder.user in awaited))
        own = [one for one in undelivered if one.table == record.id]
        return TableFacts(
            record,
            channel,
            thread,
            board,
            tuple(people),
            waits_since=min((one.created for one in own if not one.is_given_up), default=None),
            lost_at=lost_at(record, own),
        )

    async def _awaited(self, record: TableRecord) -> set[UserId]:
        view = (await self._queries.board(record.id, recent=0)).view
        holders = [] if view is None else [record.holder_of(seat) for seat in view.seats_to_act]
        return {holder.user for holder in holders if holder is not None and holder.user is not None}

    async def _place(self, place: ChannelId) -> PlaceFacts:
        found, channel = await self._channel(place)
        if channel is None:
            return PlaceFacts(place, found)
        is_thread = isinstance(channel, discord.Thread)
        return PlaceFacts(
            place,
            found,
            self._may(channel),
            is_thread=is_thread,
            is_archived=is_thread and channel.archived,
            is_locked=is_thread and channel.locked,
        )

    def _may(self, channel: Any) -> discord.Permissions | None:
        if self._guild is None or self._guild.me is None:
            return None
        return permissions_in(channel, self._guild.me)

    async def _may_look(self, record: TableRecord, member: discord.Member | None) -> bool | None:
        _, channel = await self._channel(record.place)
        if member is None or channel is None:
            return None
        own, may = self._may(channel), permissions_in(channel, member)
        if may is None or (own is not None and not own.view_channel):
            return None  # of a channel hidden from the bot, the viewers are unknown
        return may.view_channel

    async def _board(self, record: TableRecord) -> LookupResult | None:
        place, message = living_message(record)
        if message is None:
            return None
        async with self._few:
            posted = self._client.get_partial_messageable(place).fetch_message(message)
            found, _ = await look_up(posted)
        return found

    async def _channel(self, place: ChannelId) -> tuple[LookupResult, Any]:
        if place not in self._channels:
            self._channels[place] = asyncio.create_task(self._fetch_channel(place))
        return await self._channels[place]

    async def _fetch_channel(self, place: ChannelId) -> tuple[LookupResult, Any]:
        async with self._few:
            return await look_up(self._client.fetch_channel(place))

    async def _member(self, user: UserId) -> tuple[Presence, discord.Member | None]:
        if user not in self._members:
            self._members[user] = asyncio.create_task(self._fetch_member(user))
        return await self._members[user]

    async def _fetch_member(self, user: UserId) -> tuple[Presence, discord.Member | None]:
        if self._guild is None:
            return Presence.UNKNOWN, None
        async with self._few:
            return await presence_of(self._guild, user)
