"""Conversion between the other values of the service and the rows of the database."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any

import msgspec

from bot.service.change import (
    ActionRow,
    AdminEntry,
    Deadline,
    DeadlineKind,
    DraftWrite,
    LogRow,
    OrdersWrite,
    StoredAction,
)
from bot.service.clocks.terms import Terms
from bot.service.daily.schedule import DailySchedule, DailyVote
from bot.service.deals.coming_deal import DealSecret
from bot.service.delivery.notices import Notice
from bot.service.delivery.posting import Posting
from bot.service.house_rules.model import HouseRule
from bot.service.matches.draft import Draft
from bot.service.orders.model import Orders
from bot.service.people.settings import GuildSettings, PlayerSettings
from bot.service.ports import WaitingNotice

Values = dict[str, Any]

Row = Mapping[str, Any]

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

_MICROSECOND = timedelta(microseconds=1)

_encode = msgspec.msgpack.Encoder().encode

_decode_notice: Callable[[bytes], Notice] = msgspec.msgpack.Decoder(Notice).decode

_decode_posting = msgspec.msgpack.Decoder(Posting).decode

_decode_draft = msgspec.msgpack.Decoder(Draft).decode

_decode_terms = msgspec.msgpack.Decoder(Terms).decode

_decode_orders = msgspec.msgpack.Decoder(Orders).decode

_decode_player = msgspec.msgpack.Decoder(PlayerSettings).decode

_decode_guild = msgspec.msgpack.Decoder(GuildSettings).decode

_decode_daily = msgspec.msgpack.Decoder(DailySchedule).decode

_decode_facts = msgspec.msgpack.Decoder(dict[str, str | int]).decode

_decode_differences = msgspec.msgpack.Decoder(dict[str, Any]).decode


@lru_cache(maxsize=1024)
def micros_of(moment: datetime) -> int:
    """Return a moment as whole microseconds since 1970; cached, for most rows of a change share one moment."""
    return (moment - _EPOCH) // _MICROSECOND


def moment_at(micros: int) -> datetime:
    """Return the moment of so many microseconds since 1970."""
    return _EPOCH + micros * _MICROSECOND


def notice_to_bytes(notice: Notice) -> bytes:
    """Return an encoded notice."""
    return _encode(notice)


def draft_from_bytes(stored: bytes) -> Draft:
    """Return a decoded draft."""
    return _decode_draft(stored)


def house_values(house: HouseRule) -> Values:
    """Return the row of ``house_rules`` without its number."""
    return {
        "guild_id": house.guild,
        "name_key": house.key,
        "name": house.name,
        "preset": house.preset,
        "differences": _encode(house.differences),
        "is_default": house.is_default,
        "changed_by": house.changed_by,
        "changed": micros_of(house.changed),
        "revision": house.revision,
        "terms": None if house.terms is None else _encode(house.terms),
    }


def house_from(row: Row) -> HouseRule:
    """Return the house rule of a row of ``house_rules``."""
    return HouseRule(
        guild=row["guild_id"],
        name=row["name"],
        preset=row["preset"],
        differences=_decode_differences(row["differences"]),
        changed_by=row["changed_by"],
        changed=moment_at(row["changed"]),
        is_default=bool(row["is_default"]),
        revision=row["revision"],
        terms=None if row["terms"] is None else _decode_terms(row["terms"]),
        id=row["id"],
    )


def action_values(row: ActionRow) -> Values:
    """Return the row of ``actions``."""
    return {
        "table_id": row.table,
        "version": row.version,
        "seat": row.seat,
        "actor_id": row.actor,
        "action": row.action,
        "state_hash": row.state_hash,
        "schema": row.schema,
        "engine": row.engine,
        "at": micros_of(row.at),
        "returns_to": row.returns_to,
        "by_computer": row.by_computer,
    }


def log_values(row: LogRow) -> Values:
    """Return the row of ``log``."""
    return {
        "table_id": row.table,
        "version": row.version,
        "position": row.position,
        "audience": row.audience,
        "seat": row.seat,
        "kind": row.kind,
        "event": row.event,
        "at": micros_of(row.at),
        "by_computer": row.by_computer,
    }


def draft_values(write: DraftWrite) -> Values:
    """Return the row of ``drafts``."""
    return {
        "table_id": write.table,
        "user_id": write.user,
        "revision": write.draft.revision,
        "draft": _encode(write.draft),
    }


def deadline_values(row: Deadline) -> Values:
    """Return the row of ``deadlines``."""
    return {"table_id": row.table, "kind": row.kind.value, "turn": row.turn, "due": micros_of(row.due)}


def deal_values(deal: DealSecret) -> Values:
    """Return the row of ``deals``."""
    return {
        "table_id": deal.table,
        "round": deal.round,
        "secret": deal.secret,
        "commitment": deal.commitment,
    }


def deal_anew_values(deal: DealSecret) -> Values:
    """Return the key of an existing row of ``deals`` and its new values."""
    return {
        "b_table": deal.table,
        "b_round": deal.round,
        "secret": deal.secret,
        "commitment": deal.commitment,
    }


def deal_from(row: Row) -> DealSecret:
    """Return the deal of a row of ``deals``."""
    return DealSecret(row["table_id"], row["round"], row["secret"], row["commitment"])


def log_row_from(row: Row) -> LogRow:
    """Return the log row of a row of ``log``."""
    return LogRow(
        table=row["table_id"],
        version=row["version"],
        position=row["position"],
        audience=row["audience"],
        seat=row["seat"],
        kind=row["kind"],
        event=row["event"],
        at=moment_at(row["at"]),
        by_computer=bool(row["by_computer"]),
    )


def stored_action_from(row: Row) -> StoredAction:
    """Return the part of a row of ``actions`` that a replay needs."""
    return StoredAction(
        version=row["version"],
        seat=row["seat"],
        action=row["action"],
        state_hash=row["state_hash"],
        returns_to=row["returns_to"],
        schema=row["schema"],
        engine=row["engine"],
        at=moment_at(row["at"]),
        by_computer=bool(row["by_computer"]),
    )


def settings_values(settings: PlayerSettings | GuildSettings) -> Values:
    """Return the row of ``players`` or ``guilds`` without its key."""
    return {"revision": settings.revision, "settings": _encode(settings)}


def player_from_bytes(stored: bytes) -> PlayerSettings:
    """Return the decoded settings of a person."""
    return _decode_player(stored)


def guild_from_bytes(stored: bytes) -> GuildSettings:
    """Return the decoded settings of a server."""
    return _decode_guild(stored)


def daily_values(schedule: DailySchedule) -> Values:
    """Return the row of ``daily`` without its key."""
    due = None if schedule.due is None else micros_of(schedule.due)
    return {"revision": schedule.revision, "due": due, "schedule": _encode(schedule)}


def daily_from_bytes(stored: bytes) -> DailySchedule:
    """Return the decoded schedule of a server's daily deals."""
    return _decode_daily(stored)


def daily_vote_values(vote: DailyVote) -> Values:
    """Return the row of ``daily_votes``."""
    return {
        "guild_id": vote.guild,
        "day": vote.day,
        "user_id": vote.user,
        "card": vote.card,
        "streak": vote.streak,
        "at": micros_of(vote.at),
    }


def daily_vote_from(row: Row) -> DailyVote:
    """Return the vote of a row of ``daily_votes``."""
    return DailyVote(
        guild=row["guild_id"],
        day=row["day"],
        user=row["user_id"],
        card=row["card"],
        at=moment_at(row["at"]),
        streak=row["streak"],
    )


def orders_values(write: OrdersWrite) -> Values:
    """Return the row of ``orders``."""
    return {"table_id": write.table, "user_id": write.user, "orders": _encode(write.orders)}


def orders_from_bytes(stored: bytes) -> Orders:
    """Return decoded standing orders."""
    return _decode_orders(stored)


def admin_values(entry: AdminEntry) -> Values:
    """Return the row of ``admin_log`` without its number."""
    return {
        "guild_id": entry.guild,
        "at": micros_of(entry.at),
        "actor_id": entry.actor,
        "did": entry.did,
        "table_id": entry.table,
        "facts": _encode(entry.facts),
    }


def admin_from(row: Row) -> AdminEntry:
    """Return the entry of a row of ``admin_log``."""
    return AdminEntry(
        guild=row["guild_id"],
        at=moment_at(row["at"]),
        actor=row["actor_id"],
        did=row["did"],
        table=row["table_id"],
        facts=_decode_facts(row["facts"]),
        id=row["id"],
    )


def waiting_from(row: Row) -> WaitingNotice:
    """Return the waiting notice of a row of ``notices``."""
    return WaitingNotice(
        row["id"],
        _decode_notice(row["notice"]),
        row["attempts"],
        moment_at(row["created"]),
        moment_at(row["not_before"]),
        None if row["begun"] is None else _decode_posting(row["begun"]),
    )


def posting_to_bytes(posting: Posting) -> bytes:
    """Return the encoded posting of a notice."""
    return _encode(posting)


def deadline_from(row: Row) -> Deadline:
    """Return the deadline of a row of ``deadlines``."""
    return Deadline(row["table_id"], row["turn"], DeadlineKind(row["kind"]), moment_at(row["due"]))
