"""Checks of the gathered facts: pure functions, one for each thing that can be wrong."""

from datetime import datetime, timedelta
from typing import Final, NamedTuple

from discord.utils import format_dt

from bot.service.ids import UserId
from bot.service.matches.record import TableStatus
from bot.ui.administration.doctor.findings import (
    Finding,
    PersonFacts,
    PlaceFacts,
    Repair,
    ServerFacts,
    Severity,
    TableFacts,
)
from bot.ui.texts import texts_for
from bot.ui.toolkit.lookups import LookupResult, Presence
from bot.ui.words.names import person_name

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
