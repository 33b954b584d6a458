"""A store in memory, which is also the most readable model of a store."""

import itertools
from collections import Counter
from collections.abc import Collection, Mapping
from datetime import datetime
from operator import attrgetter
from typing import Any, Final

from msgspec import Struct, structs

from bot.canasta.seats import Seat
from bot.service.backlog import Backlog, Overdue, Undelivered
from bot.service.change import (
    AT_ONCE,
    ActionRow,
    AdminEntry,
    BringBack,
    Change,
    Deadline,
    DeadlineKind,
    Fate,
    LogRow,
    NoticeFate,
    Request,
    StoredAction,
)
from bot.service.daily.schedule import DailySchedule, DailyVote
from bot.service.deals.coming_deal import DealSecret
from bot.service.delivery.notices import BoardRefresh, Notice, coalesces_as
from bot.service.evenings.model import Evening
from bot.service.history.rounds import DEALS
from bot.service.house_rules.model import HouseRule, HouseWrite
from bot.service.ids import ChannelId, GuildId, HouseId, NoticeId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.matches.record import TOLD, TableRecord, TableStatus
from bot.service.orders.model import Orders
from bot.service.people.anonymising import (
    all_names,
    anonymous_entry,
    anonymous_house,
    anonymous_notice,
    anonymous_record,
    knows,
)
from bot.service.people.erased_holders import has_id_hash_of
from bot.service.people.erasure import PersonalData
from bot.service.people.settings import GuildSettings, PlayerSettings
from bot.service.ports import DraftsAndSettings, Glance, RepeatedRequest, StaleChange, WaitingNotice
from bot.service.ratings.model import RankRoles
from bot.service.tournaments.model import Tournament
from tests.support.stores.memory_documents import MemoryDocuments
from tests.support.stores.memory_library import MemoryLibrary
from tests.support.stores.memory_ratings import MemoryRatings
from tests.support.stores.memory_score_pads import MemoryScorePads
from tests.support.stores.single_process import SingleProcess

_PLACE: Final = attrgetter(
    "guild",
    "channel",
    "thread",
    "board_message",
    "title",
    "status",
    "host",
    "created",
    "board_version",
    "is_confidential",
)
"""The fields of a record that a change with ``in_place`` leaves as they are."""


class _NoticeRow(Struct, frozen=True):
    waiting: WaitingNotice
    given_up: str | None = None


def _is_too_far_ahead(row: _NoticeRow, ahead: BringBack) -> bool:
    waiting = row.waiting
    is_late = waiting.not_before > ahead.tried
    return row.given_up is None and (is_late or (not waiting.attempts and waiting.not_before > ahead.at_once))


class MemoryStore(
    MemoryDocuments,
    MemoryRatings,
    MemoryScorePads,
    MemoryLibrary,
    SingleProcess,
):
    """A store in dictionaries. A change is checked as a whole before anything of it is written."""

    def __init__(self) -> None:
        super().__init__()
        self._records: dict[TableId, TableRecord] = {}
        self._highest = 0
        self._snapshots: dict[TableId, bytes] = {}
        self._actions: dict[tuple[TableId, int], ActionRow] = {}
        self._log: dict[tuple[TableId, int, int], LogRow] = {}
        self._requests: dict[str, Request] = {}
        self._deals: dict[tuple[TableId, int], DealSecret] = {}
        self._drafts: dict[tuple[TableId, UserId], Draft] = {}
        self._notices: dict[NoticeId, _NoticeRow] = {}
        self._deadlines: dict[tuple[TableId, DeadlineKind], Deadline] = {}
        self._notice_ids = itertools.count(1)
        self._houses: dict[HouseId, HouseRule] = {}
        self._house_ids = itertools.count(1)
        self._orders: dict[tuple[TableId, UserId], Orders] = {}
        self._votes: dict[tuple[GuildId, int, UserId], DailyVote] = {}
        self._admin: list[AdminEntry] = []
        self._told_commands = ""
        self._alive: dict[int, datetime] = {}
        self._away: list[tuple[datetime, datetime]] = []

    async def open(self) -> None:
        """Do nothing: there is nothing to prepare."""

    async def close(self) -> None:
        """Do nothing: what was committed stays for the next ``open``."""

    # ------------------------------------------------------------------------------------------------ writing

    async def commit(self, change: Change) -> None:
        """Write all of the change or nothing."""
        self._refuse(change)
        self._write(change)

    def _refuse(self, change: Change) -> None:
        if change.request is not None and change.request.key in self._requests:
            raise RepeatedRequest
        record = change.record
        if record is not None:
            stored = self._records.get(record.id)
            if (0 if stored is None else stored.revision) != change.seen:
                raise StaleChange
            # Other stores do not check this.
            assert not change.in_place or (stored is not None and _PLACE(stored) == _PLACE(record))
        if any((action.table, action.version) in self._actions for action in change.actions):
            raise StaleChange
        if any((deal.table, deal.round) in self._deals for deal in change.deals):
            raise StaleChange
        for write in change.drafts:
            kept = self._drafts.get((write.table, write.user))
            if (0 if kept is None else kept.revision) != write.seen:
                raise StaleChange
        self._refuse_houses(change.houses)
        self._refuse_score_pads(change.score_pads)
        self._refuse_published(change.published)
        for fate in change.fates:
            row = self._notices.get(fate.notice)
            if fate.fate is Fate.BEGUN and (row is None or row.given_up is not None):
                raise StaleChange
        if any((vote.guild, vote.day, vote.user) in self._votes for vote in change.daily_votes):
            raise StaleChange
        self._refuse_documents(change)

    def _refuse_houses(self, writes: Collection[HouseWrite]) -> None:
        after = dict(self._houses)
        for number, write in enumerate(writes):
            house = write.house
            seen = house.revision if write.is_deleted else house.revision - 1
            stored = self._houses.get(house.id)
            if (0 if stored is None else stored.revision) != seen:
                raise StaleChange
            after.pop(house.id, None)
            if not write.is_deleted:
                after[house.id or HouseId(-1 - number)] = house
        names = [(house.guild, house.key) for house in after.values()]
        defaults = [house.guild for house in after.values() if house.is_default]
        if len(set(names)) < len(names) or len(set(defaults)) < len(defaults):
            raise StaleChange

    def _write(self, change: Change) -> None:
        record, request = change.record, change.request
        if record is not None:
            self._records[record.id] = record
            if change.snapshot is not None:
                self._snapshots[record.id] = change.snapshot
            if change.deadlines is not None:
                for kind in DeadlineKind:
                    self._deadlines.pop((record.id, kind), None)
                self._deadlines.update({(row.table, row.kind): row for row in change.deadlines})
        self._actions.update({(action.table, action.version): action for action in change.actions})
        if request is not None:
            self._requests[request.key] = request
        self._log.update({(row.table, row.version, row.position): row for row in change.log})
        self._deals.update({(deal.table, deal.round): deal for deal in (*change.deals, *change.deals_anew)})
        self._drafts.update({(write.table, write.user): write.draft for write in change.drafts})
        for house_write in change.houses:
            house = house_write.house
            if house.revision == 1 and not house_write.is_deleted:
                house = structs.replace(house, id=HouseId(next(self._house_ids)))
            self._houses[house.id] = house
            if house_write.is_deleted:
                del self._houses[house.id]
        self._write_score_pads(change.score_pads)
        self._write_pad_people(change.pad_people)
        self._write_published(change.published)
        self._write_documents(change)
        self._write_preferences(change)
        self._write_tournaments(change)
        self._delete_old_evenings(change)
        self._wake_rank_roles(change)
        for notice in change.notices:
            self._put_notice(notice, change.at)
        for fate in change.fates:
            self._settle_notice(fate)
        for done in change.deadline_fates:
            key = (done.deadline.table, done.deadline.kind)
            if self._deadlines.get(key) == done.deadline:
                del self._deadlines[key]
                if done.due is not None:
                    self._deadlines[key] = structs.replace(done.deadline, due=done.due)

    def _write_preferences(self, change: Change) -> None:
        for write in change.orders:
            self._orders.pop((write.table, write.user), None)
            if write.orders is not None:
                self._orders[write.table, write.user] = write.orders
        for schedule in change.documents_of(DailySchedule):
            self._votes = {
                key: vote
                for key, vote in self._votes.items()
                if vote.guild != schedule.guild or vote.day >= schedule.before
            }
        self._votes.update({(vote.guild, vote.day, vote.user): vote for vote in change.daily_votes})
        for played in change.played:
            self._played[played.table, played.round, played.user] = played
        for participation in change.participations:
            self._write_participation(participation)
        if change.result is not None:
            self._results[change.result.table] = change.result
        for entry in change.admin:
            self._admin.append(structs.replace(entry, id=max((one.id for one in self._admin), default=0) + 1))
        if change.alive is not None:
            self._alive[change.alive_as] = change.alive
        self._told_commands = change.told_commands or self._told_commands
        if change.brings_back is not None:
            self._bring_back(change.brings_back, change.at)
        self._away += [gap for gap in change.away if gap[0] not in {begun for begun, _ in self._away}]

    def _bring_back(self, ahead: BringBack, now: datetime) -> None:
        for number, row in self._notices.items():
            if _is_too_far_ahead(row, ahead):
                waiting = structs.replace(row.waiting, not_before=now, created=min(now, row.waiting.created))
                self._notices[number] = structs.replace(row, waiting=waiting)
        for key, deadline in self._deadlines.items():
            is_any = ahead.deadlines is not None and deadline.due > ahead.deadlines
            if is_any or (deadline.kind in AT_ONCE and deadline.due > ahead.at_once):
                self._deadlines[key] = structs.replace(deadline, due=now)
        if ahead.away_until is not None:
            self._away = [gap for gap in self._away if gap[1] <= ahead.away_until]

    def _put_notice(self, notice: Notice, now: datetime) -> None:
        name = coalesces_as(notice)
        if name is not None:
            replaced = [
                number
                for number, row in self._notices.items()
                if row.given_up is None
                and row.waiting.begun is None
                and coalesces_as(row.waiting.notice) == name
            ]
            for number in replaced:
                del self._notices[number]
        number = NoticeId(next(self._notice_ids))
        self._notices[number] = _NoticeRow(WaitingNotice(number, notice, 0, now, now))

    def _settle_notice(self, fate: NoticeFate) -> None:
        row = self._notices.pop(fate.notice, None)
        if row is None or fate.fate is Fate.DELIVERED:
            return
        waiting = row.waiting
        if fate.fate is Fate.BEGUN:
            self._notices[fate.notice] = _NoticeRow(structs.replace(waiting, begun=fate.begun))
            return
        waiting = structs.replace(
            waiting, attempts=waiting.attempts + 1, not_before=fate.not_before or waiting.not_before
        )
        given_up = fate.why if fate.fate is Fate.GIVEN_UP else None
        self._notices[fate.notice] = _NoticeRow(waiting, given_up)

    # ------------------------------------------------------------------------------------------------ reading

    async def next_table_id(self) -> TableId:
        """Return the number after the highest one that a table has or had."""
        return TableId(max(self._highest, *self._records, 0) + 1)

    async def glance(self, table: TableId, key: str | None) -> Glance | None:
        """Return the table's revision and what was committed under this key."""
        record = self._records.get(table)
        if record is None:
            return None
        return Glance(record.revision, None if key is None else self._requests.get(key))

    async def request(self, key: str) -> Request | None:
        """Return what was committed under this key, or None."""
        return self._requests.get(key)

    async def record(self, table: TableId) -> TableRecord | None:
        """Return the table's public facts, or None."""
        return self._records.get(table)

    async def snapshot(self, table: TableId) -> tuple[TableRecord, bytes | None] | None:
        """Return the table and its encoded state, or None."""
        record = self._records.get(table)
        return None if record is None else (record, self._snapshots.get(table))

    async def tables(
        self,
        *,
        guild: GuildId | None = None,
        user: UserId | None = None,
        place: ChannelId | None = None,
        statuses: Collection[TableStatus] | None = None,
        limit: int = 100,
    ) -> tuple[TableRecord, ...]:
        """Return the tables that meet every condition given, newest first."""
        found = (
            record
            for _, record in sorted(self._records.items(), reverse=True)
            if (guild is None or record.guild == guild)
            and (user is None or record.seat_of(user) is not None)
            and (place is None or place in (record.thread, record.channel))
            and (statuses is None or record.status in statuses)
        )
        return tuple(itertools.islice(found, limit))

    async def open_places(self) -> Mapping[ChannelId, GuildId]:
        """Return the channels and threads of the open tables, each with its server."""
        return {record.place: record.guild for record in self._records.values() if record.is_open}

    async def log(
        self,
        table: TableId,
        *,
        seat: Seat | None,
        after: int = 0,
        upto: int | None = None,
        kind: str | None = None,
        newest: int | None = None,
    ) -> tuple[LogRow, ...]:
        """Return the log rows this seat may read, oldest first."""
        rows = [
            row
            for key, row in sorted(self._log.items())
            if key[0] == table
            and row.version > after
            and (upto is None or row.version <= upto)
            and (row.audience is None or row.audience == seat)
            and (kind is None or row.kind == kind)
        ]
        if newest is not None:
            kept = set(sorted({row.version for row in rows}, reverse=True)[:newest])
            rows = [row for row in rows if row.version in kept]
        return tuple(rows)

    async def actions(
        self, table: TableId, after: int = 0, upto: int | None = None
    ) -> tuple[StoredAction, ...]:
        """Return the actions of a match, oldest first."""
        return tuple(
            StoredAction(**{name: getattr(row, name) for name in StoredAction._fields})
            for key, row in sorted(self._actions.items())
            if key[0] == table and row.version > after and (upto is None or row.version <= upto)
        )

    async def deal(self, table: TableId, number: int) -> DealSecret | None:
        """Return the secret and the commitment of this round's deal, or None."""
        return self._deals.get((table, number))

    async def draft(self, table: TableId, user: UserId) -> Draft:
        """Return the draft of this person, an empty one if none is stored."""
        return self._drafts.get((table, user), Draft())

    async def drafts_and_settings(
        self, table: TableId, drafts_of: Collection[UserId], settings_of: Collection[UserId]
    ) -> DraftsAndSettings:
        """Return the drafts and settings of these people."""
        return DraftsAndSettings(
            {user: self._drafts.get((table, user), Draft()) for user in drafts_of},
            {user: self._kept(PlayerSettings).get(user, PlayerSettings(user)) for user in settings_of},
        )

    async def houses(self, guild: GuildId) -> tuple[HouseRule, ...]:
        """Return the house rules of a server, sorted by name."""
        found = [house for house in self._houses.values() if house.guild == guild]
        return tuple(sorted(found, key=lambda house: house.key))

    async def player(self, user: UserId) -> PlayerSettings:
        """Return the settings of this person, the defaults if none are stored."""
        return self._kept(PlayerSettings).get(user, PlayerSettings(user))

    async def guild_settings(self, guild: GuildId) -> GuildSettings:
        """Return the settings of this server, the defaults if none are stored."""
        return self._kept(GuildSettings).get(guild, GuildSettings(guild))

    async def daily(self, guild: GuildId) -> DailySchedule:
        """Return the schedule of this server's daily deals, the defaults if none is stored."""
        return self._kept(DailySchedule).get(guild, DailySchedule(guild))

    async def daily_votes(self, guild: GuildId, day: int) -> tuple[DailyVote, ...]:
        """Return the votes on the deal of this day, oldest first."""
        found = [vote for vote in self._votes.values() if (vote.guild, vote.day) == (guild, day)]
        return tuple(sorted(found, key=lambda vote: (vote.at, vote.user)))

    async def orders(self, table: TableId, user: UserId) -> Orders | None:
        """Return the standing orders of this person at the table, or None."""
        return self._orders.get((table, user))

    async def admin_log(
        self, guild: GuildId, *, before: int | None = None, limit: int = 20
    ) -> tuple[AdminEntry, ...]:
        """Return the entries of this server's admin log, newest first."""
        found = (
            entry
            for entry in reversed(self._admin)
            if entry.guild == guild and (before is None or entry.id < before)
        )
        return tuple(itertools.islice(found, limit))

    async def told_commands(self) -> str:
        """Return the fingerprint of the commands last sent to Discord, "" if there is none."""
        return self._told_commands

    async def alive(self, part: int = 1) -> datetime | None:
        """Return when this part of the bot was last known to be running, or None."""
        return self._alive.get(part) or max((at for one, at in self._alive.items() if one > 0), default=None)

    async def away(self, since: datetime) -> tuple[tuple[datetime, datetime], ...]:
        """Return the periods in which the bot was not running, those that ended after ``since``."""
        return tuple(sorted(gap for gap in self._away if gap[1] > since))

    async def waiting_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """Return the notices that may be sent now, none that would overtake an older one of its table."""
        held: set[TableId] = set()
        found = []
        for _, row in sorted(self._notices.items()):
            waiting = row.waiting
            if row.given_up is not None or waiting.notice.table in held:
                continue
            if waiting.not_before > now:
                held.add(waiting.notice.table)
            else:
                found.append(waiting)
        return tuple(found[:limit])

    async def next_notice_due(self, now: datetime) -> datetime | None:
        """Return the next moment after now at which the oldest waiting notice of a table may be tried, or None."""
        first: dict[TableId, datetime] = {}
        for _, row in sorted(self._notices.items()):
            if row.given_up is None:
                first.setdefault(row.waiting.notice.table, row.waiting.not_before)
        return min((due for due in first.values() if due > now), default=None)

    async def backlog(self, now: datetime) -> Backlog:
        """Return the numbers of waiting notices, of due deadlines and of tables by status."""
        waiting = [row.waiting.created for row in self._notices.values() if row.given_up is None]
        due = [row.due for row in self._deadlines.values() if row.due <= now]
        tables = Counter(record.status.value for record in self._records.values())
        late = await self.overdue(now)
        return Backlog(
            len(waiting), late.oldest_notice, len(due), late.earliest_due, dict(tables), late.too_far_ahead
        )

    async def overdue(self, now: datetime) -> Overdue:
        """Return since when the oldest notice waits and a deadline is due, and how many are set too far ahead."""
        ahead = BringBack.impossible(now)
        notices = sum(_is_too_far_ahead(row, ahead) for row in self._notices.values())
        deadlines = sum(row.kind in AT_ONCE and row.due > ahead.at_once for row in self._deadlines.values())
        due = min((row.due for row in self._deadlines.values() if row.due <= now), default=None)
        waiting = (row.waiting.created for row in self._notices.values() if row.given_up is None)
        return Overdue(min(waiting, default=None), due, notices + deadlines)

    async def undelivered(self, guild: GuildId) -> tuple[Undelivered, ...]:
        """Return the notices that were not delivered to the tables of a server, oldest first."""
        found = []
        for _, row in sorted(self._notices.items()):
            record, waiting = self._records[row.waiting.notice.table], row.waiting
            is_given_up = row.given_up is not None
            if record.guild != guild or record.status not in TOLD:
                continue
            if not is_given_up or waiting.created >= record.turn_since:
                found.append(Undelivered(record.id, waiting.created, is_given_up))
        return tuple(found)

    async def given_up(self, table: TableId) -> tuple[WaitingNotice, ...]:
        """Return the notices of a table whose delivery was given up, oldest first."""
        given_up = [row for _, row in sorted(self._notices.items()) if row.given_up is not None]
        return tuple(row.waiting for row in given_up if row.waiting.notice.table == table)

    async def due_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """Return the deadlines that have fallen due, earliest first."""
        due = [row for row in self._deadlines.values() if row.due <= now]
        return tuple(sorted(due, key=lambda row: (row.due, row.table))[:limit])

    async def next_deadline(self, after: datetime | None = None) -> datetime | None:
        """Return when the next deadline falls due, or None."""
        dues = (row.due for row in self._deadlines.values())
        return min((due for due in dues if after is None or due > after), default=None)

    # -------------------------------------------------------------------------------------- people and servers

    async def personal_data(self, user: UserId) -> PersonalData:
        """Return everything that is stored about this person."""
        return PersonalData(
            tables=tuple(record for _, record in sorted(self._records.items()) if knows(record, user)),
            settings=self._kept(PlayerSettings).get(user),
            drafts=tuple((key[0], draft) for key, draft in sorted(self._drafts.items()) if key[1] == user),
            orders=tuple((key[0], one) for key, one in sorted(self._orders.items()) if key[1] == user),
            moves=sum(row.actor == user for row in self._actions.values()),
            requests=sum(str(user) in key for key in self._requests),
            admin=tuple(entry for entry in self._admin if entry.actor == user),
            houses=tuple(house for house in self._houses.values() if house.was_changed_by(user)),
            notices=tuple(
                row.waiting.notice
                for _, row in sorted(self._notices.items())
                if knows(row.waiting.notice, user)
            ),
            votes=tuple(vote for _, vote in sorted(self._votes.items()) if vote.user == user),
            id_hashes=tuple(
                key for key, record in sorted(self._records.items()) if has_id_hash_of(record, user)
            ),
            rounds=tuple(played for key, played in sorted(self._played.items()) if key[2] == user),
            participations=tuple(guild for guild, member in sorted(self._participants) if member == user),
            rated=self._matches_of(user),
            ratings=self._ratings_of_user(user),
            tournaments=self._naming(Tournament, user),
            score_pads=await self.score_pads(user),
            on_pads=self._on_pads_of(user),
            real_rounds=self._real_rounds_of(user),
            published=self._published_of(user),
            evenings=self._naming(Evening, user),
            rank_roles=self._naming(RankRoles, user),
        )

    async def erase_person(
        self, user: UserId, names: Collection[str], now: datetime, secret: bytes
    ) -> tuple[TableId, ...]:
        """Erase this person's id and names from everything stored; return the tables that changed."""
        records = self._records.values()
        called = all_names(records, user, names)
        his = {record.id for record in records if knows(record, user)}
        changed = []
        for record in tuple(records):
            after = anonymous_record(record, user, called, self._dealt_at(record.id), secret)
            if after != record:
                self._records[record.id] = structs.replace(after, revision=record.revision + 1)
                changed.append(record.id)
                if record.board_message is not None:
                    self._put_notice(BoardRefresh(record.id, record.version), now)
        for number, row in tuple(self._notices.items()):
            notice = anonymous_notice(row.waiting.notice, user, called)
            if notice is None:
                del self._notices[number]
            else:
                waiting = structs.replace(row.waiting, notice=notice)
                self._notices[number] = structs.replace(row, waiting=waiting)
        self._admin = [
            anonymous_entry(entry, user, called, at_his_table=entry.table in his) for entry in self._admin
        ]
        self._houses = {number: anonymous_house(house, user) for number, house in self._houses.items()}
        for key, action in self._actions.items():
            if action.actor == user:
                self._actions[key] = structs.replace(action, actor=None)
        self._erase_from_tournaments(user, called, now)
        self._erase_from_evenings(user)
        self._erase_from_rank_roles(user, now)
        self._kept(PlayerSettings).pop(user, None)
        self._erase_score_pads(user)
        self._erase_author(user)
        self._played = {key: played for key, played in self._played.items() if key[2] != user}
        self._participants = {key for key in self._participants if key[1] != user}
        self._forget_results(user)
        self._drafts = {key: draft for key, draft in self._drafts.items() if key[1] != user}
        self._orders = {key: one for key, one in self._orders.items() if key[1] != user}
        self._requests = {key: one for key, one in self._requests.items() if str(user) not in key}
        self._votes = {key: vote for key, vote in self._votes.items() if vote.user != user}
        return tuple(sorted(changed))

    def _dealt_at(self, table: TableId) -> int:
        """Return the version that dealt the last round, 0 before the first."""
        deals = (row.version for row in self._log.values() if row.table == table and row.kind == DEALS)
        return max(deals, default=0)

    async def known_servers(self) -> frozenset[GuildId]:
        """Return the servers of which anything is stored."""
        return frozenset(
            [
                *(record.guild for record in self._records.values()),
                *(house.guild for house in self._houses.values()),
                *(rule.guild for rule in self._published.values()),
                *(entry.guild for entry in self._admin),
                *(played.guild for played in self._played.values()),
                *(server for server, _ in self._participants),
                *(result.guild for result in self._results.values()),
                *self._with_documents(),
                *(one.guild for one in self._on_pads.values()),
                *(one.guild for one in self._real.values()),
            ]
        )

    async def erase_server(self, guild: GuildId) -> int:
        """Delete everything of a server that removed the bot; return how many tables it had."""
        settings = self._kept(GuildSettings).get(guild)
        if settings is None or not settings.is_gone:
            return 0
        tables = [record.id for record in self._records.values() if record.guild == guild]
        self._delete(tables)
        self._houses = {number: house for number, house in self._houses.items() if house.guild != guild}
        self._delete_published(guild)
        self._admin = [entry for entry in self._admin if entry.guild != guild]
        self._delete_documents(guild)
        self._drop_deals()
        self._delete_real_rounds_of(guild)
        self._votes = {key: vote for key, vote in self._votes.items() if vote.guild != guild}
        self._played = {key: played for key, played in self._played.items() if played.guild != guild}
        self._participants = {key for key in self._participants if key[0] != guild}
        self._results = {table: one for table, one in self._results.items() if one.guild != guild}
        return len(tables)

    async def delete_closed_tables(self, before: datetime, limit: int = 100) -> int:
        """Delete at most ``limit`` closed tables at which nothing happened since ``before``; return how many."""
        old = [record.id for record in self._records.values() if self._is_old(record, before)]
        self._delete(old[:limit])
        self._delete_old_tournaments(before)
        return len(old[:limit])

    def _is_old(self, record: TableRecord, before: datetime) -> bool:
        told = (row.at for row in self._log.values() if row.table == record.id)
        is_closed = not record.is_open and not record.is_confidential
        return is_closed and max(record.created, record.turn_since, *told) < before

    def _delete(self, tables: Collection[TableId]) -> None:
        self._highest = max(self._highest, *self._records, 0)
        gone = frozenset(tables)
        self._records = {number: one for number, one in self._records.items() if number not in gone}
        self._snapshots = {number: one for number, one in self._snapshots.items() if number not in gone}
        self._requests = {key: one for key, one in self._requests.items() if one.table not in gone}
        self._notices = {
            number: row for number, row in self._notices.items() if row.waiting.notice.table not in gone
        }
        self._admin = [entry for entry in self._admin if entry.table not in gone]
        # All other rows of a table have its number first in their key.
        for kept in (self._actions, self._log, self._deals, self._drafts, self._deadlines, self._orders):
            rows: dict[Any, Any] = kept
            for key in [key for key in rows if key[0] in gone]:
                del rows[key]
