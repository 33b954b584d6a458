"""Calls of people to a table: which are due, how each reaches the person, and which messages it replaces."""

from enum import Enum, auto
from typing import TypeAlias

from bot.service.delivery.notices import Delivery, PartnerQuestion, Reminder, TimeIsUp, TurnPing
from bot.service.matches.record import Ping, TableRecord
from bot.service.people.settings import Notify, PlayerSettings

Call: TypeAlias = TurnPing | PartnerQuestion | Reminder
"""A notice for one person."""


class CallRoute(Enum):
    """The ways in which a call reaches a person."""

    NONE = auto()
    TABLE = auto()
    TABLE_SILENT = auto()
    """At the table, without notifying anybody."""
    DIRECT = auto()


def route_of(call: Call, settings: PlayerSettings) -> CallRoute:
    """Return how to call this person. A question to a partner stands at the table even for who wants no calls."""
    if settings.notify is Notify.NEVER:
        return CallRoute.TABLE_SILENT if isinstance(call, PartnerQuestion) else CallRoute.NONE
    if settings.notify is Notify.TABLE or settings.direct_closed:
        return CallRoute.TABLE
    return CallRoute.DIRECT


def is_due(record: TableRecord, notice: Call | TimeIsUp) -> bool:
    """Return whether the table still waits as it did when it asked for this call, and for the same person.

    A seat that a computer plays, or that somebody else has taken, waits for nobody.
    """
    if not record.is_being_played or record.turn != notice.turn:
        return False
    if isinstance(notice, TimeIsUp):
        return True
    holder = record.holder_of(notice.seat)
    return holder is not None and holder.user == notice.user and holder.player is None


def was_posted(record: TableRecord, delivery: Delivery) -> bool:
    """Return whether this notice was posted before and only its delivery was not stored."""
    return any(ping.notice == delivery.nonce for ping in record.pings)


def replaced_by(record: TableRecord, notice: Call | TimeIsUp) -> tuple[Ping, ...]:
    """Return the calls that this one replaces. When several partners are asked, each has a call of their own."""
    if isinstance(notice, TimeIsUp):
        return tuple(ping for ping in record.pings_apart if ping.place == record.place)
    return tuple(
        ping for ping in record.pings_apart if ping.turn != record.turn or ping.user in {None, notice.user}
    )
