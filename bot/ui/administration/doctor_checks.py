"""Checks of the facts that the doctor has gathered: pure functions, one for each thing that can be wrong.

A finding is a sentence with a severity and, where there is one, a repair that the bot can make. Facts are gathered over
REST by :mod:`bot.ui.administration.doctor_examination`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import IntEnum
from typing import Final, NamedTuple

import discord
from discord.utils import format_dt

from bot.service.ids import ChannelId, TableId, UserId
from bot.service.matches.record import TableRecord, TableStatus
from bot.ui.texts import texts_for
from bot.ui.toolkit.lookups import LookupResult, Presence
from bot.ui.toolkit.permissions import RoleProblem
from bot.ui.words.names import person_name


@dataclass(frozen=True)
class PlaceFacts:
    """A channel or thread as the bot finds it."""

    id: ChannelId
    found: LookupResult
    may: discord.Permissions | None = None
    """Permissions of the bot there; None where they could not be found out."""
    is_thread: bool = False
    is_archived: bool = False
    is_locked: bool = False


@dataclass(frozen=True)
class PersonFacts:
    """A person who holds a seat."""

    user: UserId
    name: str
    presence: Presence
    may_look: bool | None = None
    """Whether the person can see the table's channel or thread; None where that could not be found out."""
    is_awaited: bool = False
    """Whether the table waits for this person now."""


@dataclass(frozen=True)
class TableFacts:
    """A table as the bot finds it. ``board`` is None where no message was posted yet."""

    record: TableRecord
    channel: PlaceFacts
    """The channel or forum of the table."""
    thread: PlaceFacts | None
    board: LookupResult | None
    people: tuple[PersonFacts, ...] = ()
    waits_since: datetime | None = None
    """Creation time of the oldest message that this table is still waiting for."""
    lost_at: datetime | None = None
    """Creation time of the newest message that was given up and that the posted board does not replace."""

    @property
    def place(self) -> PlaceFacts:
        """Return the thread, or the channel where there is none: the board and the calls are posted there."""
        return self.channel if self.thread is None else self.thread


@dataclass(frozen=True)
class ServerFacts:
    """Facts shared by all tables of a server."""

    here: PlaceFacts
    """Channel or thread in which the doctor was called."""
    database_answers: bool
    oldest_notice: timedelta | None = None
    """Age of the oldest message that waits to be sent."""
    unknown_commands: tuple[str, ...] | None = ()
    """Commands that are not registered with Discord yet; None where that could not be found out."""
    longest_due: timedelta = timedelta(0)
    """Delay of the deadline that has been due longest."""
    too_far_ahead: int = 0
    """Number of notices and deadlines scheduled further ahead than there can be a reason for."""
    may_create_events: bool = True
    chosen: tuple[PlaceFacts, ...] = ()
    """The channels that the server has chosen: the forum for tables, and those of the daily deal and of podiums."""
    rank_roles: tuple[RoleProblem, ...] = ()
    """Problems with the roles for places on the ladders."""


class Severity(IntEnum):
    """Severity of a finding; a larger number is worse."""

    OK = 0
    WARNING = 1
    """A problem with which the game goes on, but less well than it could."""
    BROKEN = 2
    """A problem that keeps the game from going on by itself."""


class Repair(IntEnum):
    """A repair that the bot can make. The numbers stand in custom ids and never change."""

    POST_BOARD = 1
    MOVE_HERE = 2
    REOPEN = 3


@dataclass(frozen=True)
class Finding:
    """A finding; ``key`` and ``facts`` name its sentence in the catalog."""

    severity: Severity
    key: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    repair: Repair | None = None


@dataclass(frozen=True)
class TableReport:
    """The findings on one table."""

    record: TableRecord
    findings: tuple[Finding, ...]
    missed: tuple[UserId, ...] = ()
    """Users who have left the server while the table does not know it yet."""

    @property
    def severity(self) -> Severity:
        """Return the worst mark of the findings."""
        return worst(self.findings)

    @property
    def repairs(self) -> tuple[tuple[Repair, TableId], ...]:
        """Return the repairs that the bot can make at this table, each once."""
        return tuple(dict.fromkeys((one.repair, self.record.id) for one in self.findings if one.repair))


@dataclass(frozen=True)
class Report:
    """All findings on a server. ``unseen`` is the number of tables that were not checked."""

    server: tuple[Finding, ...]
    tables: tuple[TableReport, ...]
    unseen: int = 0
    began: datetime | None = None


def worst(findings: Sequence[Finding]) -> Severity:
    """Return the worst mark among these findings."""
    return max((one.severity for one in findings), default=Severity.OK)


_SLOW: Final = timedelta(minutes=1)
_STUCK: Final = timedelta(minutes=10)


class _Need(NamedTuple):
    """A permission: Discord's name of it, the severity of lacking it, and the kinds of places where it matters."""

    name: str
    severity: Severity
    in_channels: bool = True
    in_threads: bool = True


_NEEDS: Final = (
    _Need("view_channel", Severity.BROKEN),
    _Need("send_messages", Severity.BROKEN, in_threads=False),
    _Need("send_messages_in_threads", Severity.BROKEN, in_channels=False),
    _Need("embed_links", Severity.BROKEN),
    _Need("create_public_threads", Severity.WARNING, in_threads=False),
    _Need("send_messages_in_threads", Severity.WARNING, in_threads=False),
    _Need("read_message_history", Severity.WARNING),
    _Need("attach_files", Severity.WARNING),
)

# Without the second, Discord reports the first as missing too, whatever the settings say.
_HIDES: Final = {
    "embed_links": ("send_messages",),
    "attach_files": ("send_messages",),
}


def missing_permissions(place: PlaceFacts, channel: PlaceFacts | None = None) -> list[Finding]:
    """Return a finding for each permission the bot lacks in a place; those of a thread are granted in its channel."""
    may = place.may
    if may is None:
        return []
    found = []
    for need in _NEEDS:
        if not (need.in_threads if place.is_thread else need.in_channels) or getattr(may, need.name):
            continue
        if any(not getattr(may, first) for first in _HIDES.get(need.name, ())):
            continue
        key = f"doctor-needs-{need.name.replace('_', '-')}"
        above = _mention(channel) if place.is_thread and channel is not None else "none"
        found.append(Finding(need.severity, key, {"place": _mention(place), "channel": above}))
        if need.name == "view_channel":
            break  # without it, everything else is missing too
    return found


def server_findings(facts: ServerFacts) -> tuple[Finding, ...]:
    """Return the findings on the database, the commands, waiting messages, roles, events, and the channel of the command."""
    return (
        _database(facts),
        *_commands(facts),
        *_waiting(facts),
        *(Finding(Severity.WARNING, one.key, {"role": one.role}) for one in facts.rank_roles),
        *([] if facts.may_create_events else [Finding(Severity.WARNING, "doctor-needs-create-events")]),
        *(missing_permissions(facts.here) or [Finding(Severity.OK, "doctor-here-well")]),
        *(finding for place in facts.chosen for finding in _chosen(place)),
    )


def _chosen(place: PlaceFacts) -> list[Finding]:
    if place.found is LookupResult.GONE:
        return [Finding(Severity.WARNING, "doctor-chosen-gone")]
    if place.found is LookupResult.CLOSED:
        where = {"place": _mention(place), "channel": "none"}
        return [Finding(Severity.BROKEN, "doctor-needs-view-channel", where)]
    return missing_permissions(place) or [
        Finding(Severity.OK, "doctor-chosen-well", {"place": _mention(place)})
    ]


def _database(facts: ServerFacts) -> Finding:
    if facts.database_answers:
        return Finding(Severity.OK, "doctor-database-well")
    return Finding(Severity.BROKEN, "doctor-database-silent")


def _commands(facts: ServerFacts) -> list[Finding]:
    unknown = facts.unknown_commands
    if unknown is None:
        return [Finding(Severity.WARNING, "doctor-commands-unseen")]
    if unknown:
        names = ", ".join(f"`/{name}`" for name in unknown)
        return [Finding(Severity.BROKEN, "doctor-commands-unknown", {"names": names})]
    return [Finding(Severity.OK, "doctor-commands-well")]


def _waiting(facts: ServerFacts) -> list[Finding]:
    age = facts.oldest_notice
    if age is None:
        return []
    found = []
    if age > _SLOW:
        found.append(_lasting("doctor-messages-wait", age))
    if facts.longest_due > _SLOW:
        found.append(_lasting("doctor-deadlines-wait", facts.longest_due))
    if facts.too_far_ahead:
        found.append(Finding(Severity.WARNING, "doctor-too-far-ahead", {"count": facts.too_far_ahead}))
    return found or [Finding(Severity.OK, "doctor-messages-well")]


def _lasting(key: str, age: timedelta) -> Finding:
    """Return a finding on something that waits, marked as broken once it has waited too long."""
    severity = Severity.BROKEN if age > _STUCK else Severity.WARNING
    return Finding(severity, key, {"minutes": int(age / timedelta(minutes=1))})


def table_findings(facts: TableFacts, now: datetime) -> tuple[Finding, ...]:
    """Return the findings on a table's channel or thread, its board, and whether its players can still come."""
    place = _place(facts)
    found = place or [*missing_permissions(facts.place, facts.channel), *_board(facts)]
    found += _messages(facts, now)
    found += [finding for person in facts.people for finding in _person(facts, person)]
    return tuple(sorted(found, key=lambda one: -one.severity)) or (Finding(Severity.OK, "doctor-table-well"),)


def _place(facts: TableFacts) -> list[Finding]:
    """Return the findings that keep the bot from reaching the table's channel or thread at all."""
    place = facts.place
    about = {"place": _mention(place)}
    if place.found is LookupResult.UNKNOWN:
        return [Finding(Severity.WARNING, "doctor-place-unseen", about)]
    if (
        facts.thread is not None
        and place.found is LookupResult.GONE
        and facts.channel.found is LookupResult.THERE
    ):
        channel = {"channel": f"<#{facts.record.channel}>"}
        return [Finding(Severity.BROKEN, "doctor-thread-gone", channel, Repair.POST_BOARD)]
    if place.found is LookupResult.CLOSED or facts.channel.found is LookupResult.CLOSED:
        # When a channel is hidden from the bot, its threads cannot be found either.
        return [Finding(Severity.BROKEN, "doctor-place-closed", about, Repair.MOVE_HERE)]
    if place.found is LookupResult.GONE:
        return [Finding(Severity.BROKEN, "doctor-channel-gone", repair=Repair.MOVE_HERE)]
    if place.is_locked and not _may_unlock(place):
        return [Finding(Severity.BROKEN, "doctor-thread-locked", about, Repair.MOVE_HERE)]
    if place.is_locked:
        return [Finding(Severity.BROKEN, "doctor-thread-locked", about, Repair.REOPEN)]
    if place.is_archived:
        return [Finding(Severity.WARNING, "doctor-thread-asleep", about, Repair.REOPEN)]
    return []


def _may_unlock(place: PlaceFacts) -> bool:
    return place.may is not None and place.may.manage_threads


def _board(facts: TableFacts) -> list[Finding]:
    may = facts.place.may
    if may is not None and not may.read_message_history:
        return []  # unknown, and the missing permission has a finding of its own
    if facts.board is LookupResult.UNKNOWN:
        return [Finding(Severity.WARNING, "doctor-board-unseen")]
    if facts.board is not LookupResult.THERE:
        key = "doctor-lobby-gone" if facts.record.status is TableStatus.LOBBY else "doctor-board-gone"
        return [Finding(Severity.BROKEN, key, repair=Repair.POST_BOARD)]
    return []


def _messages(facts: TableFacts, now: datetime) -> list[Finding]:
    if facts.waits_since is not None and now - facts.waits_since > _SLOW:
        return [Finding(Severity.WARNING, "doctor-table-waits", {"since": format_dt(facts.waits_since, "R")})]
    if facts.lost_at is not None:
        about = {"since": format_dt(facts.lost_at, "R")}
        return [Finding(Severity.WARNING, "doctor-table-lost", about, Repair.POST_BOARD)]
    return []


def _person(facts: TableFacts, person: PersonFacts) -> list[Finding]:
    # A finding is written before it is known in which language it is read; somebody without a name is mentioned.
    about = {"name": person_name(texts_for(None), person.name) or f"<@{person.user}>"}
    severity = Severity.BROKEN if person.is_awaited else Severity.WARNING
    if person.presence is Presence.LEFT:
        return [Finding(severity, "doctor-person-left", about)]
    if person.presence is Presence.NO_ACCOUNT:
        return [Finding(severity, "doctor-person-no-account", about)]
    if person.presence is Presence.HERE and person.may_look is False:
        return [Finding(severity, "doctor-person-blind", {**about, "place": _mention(facts.place)})]
    return []


def missed_people(facts: TableFacts) -> tuple[UserId, ...]:
    """Return the users who have left the server and are not marked as gone at the table yet."""
    known = {holder.user for holder in facts.record.seats if holder.is_gone}
    return tuple(
        person.user
        for person in facts.people
        if person.presence in {Presence.LEFT, Presence.NO_ACCOUNT} and person.user not in known
    )


def _mention(place: PlaceFacts) -> str:
    return f"<#{place.id}>"
