"""What the rows of the database stand for."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import select

from bot.service.change import ActionRow, AdminEntry, Deadline, LogRow, StoredAction
from bot.service.daily.schedule import DailySchedule, DailyVote
from bot.service.deals.coming_deal import DealSecret
from bot.service.evenings.model import Evening
from bot.service.house_rules.model import HouseRule, PublishedRule
from bot.service.matches.draft import Draft
from bot.service.matches.record import SeatHolder, TableRecord
from bot.service.orders.model import Orders
from bot.service.people.settings import GuildSettings, PlayerSettings
from bot.service.ports import WaitingNotice
from bot.service.ratings.model import MemberRating, RankRoles, RatedSeat
from bot.service.score_pads.model import PadPerson, RealRound, ScorePad
from bot.service.statistics.model import PlayedRound
from bot.service.tournaments.model import Tournament
from bot.storage import schema
from bot.storage.mapping import Documents, RevisedRows, Row, Rows, Values
from bot.storage.statistics import tables

TABLES = Rows(schema.tables, TableRecord, beside=("seats",))
COURSE: Final = frozenset({"turn_since", "version", "revision", "told", "turn", "turn_version", "more"})
"""The columns of ``tables`` that change with a move."""
GAME: Final = frozenset({"rules", "preset", "house_rule"})
"""The columns of ``tables`` that are chosen before the match."""
SEATS = Rows(schema.seats, SeatHolder)
ACTIONS = Rows(schema.actions, ActionRow)
STORED_ACTIONS = Rows(schema.actions, StoredAction)
"""The part of an action that a replay needs."""
LOG = Rows(schema.log, LogRow)
DEALS = Rows(schema.deals, DealSecret)
DEADLINES = Rows(schema.deadlines, Deadline)
NOTICES = Rows(schema.notices, WaitingNotice)
DAILY_VOTES = Rows(schema.daily_votes, DailyVote)
HOUSES = RevisedRows(schema.house_rules, HouseRule, key="name_key")
PUBLISHED = Rows(schema.published_rules, PublishedRule, key="name_key")
ADMIN = Rows(schema.admin_log, AdminEntry)
SCORE_PADS = RevisedRows(schema.score_pads, ScorePad, array="pad")
PAD_PEOPLE = Rows(tables.pad_people, PadPerson)
REAL_ROUNDS = Rows(tables.real_rounds, RealRound)
PLAYED_ROUNDS = Rows(tables.played_rounds, PlayedRound)
RATED_SEATS = Rows(tables.match_results, RatedSeat)
RATINGS = Rows(tables.ratings, MemberRating)

RECORDS: Final = select(
    schema.tables,
    *(one for one in schema.seats.c if one.name not in {"table_id", "more"}),
    schema.seats.c.more.label("seat_more"),
).select_from(schema.tables.outerjoin(schema.seats))
"""The rows of ``records_from``, in no order."""


def records_from(rows: Iterable[Row]) -> list[TableRecord]:
    """Return the tables in rows of ``RECORDS``, in the order of the rows."""
    found: dict[int, tuple[Row, list[SeatHolder]]] = {}
    for row in rows:
        _, holders = found.setdefault(row["id"], (row, []))
        if row["seat"] is not None:
            holders.append(SEATS.value(row, more="seat_more"))
    return [TABLES.value(row, seats=tuple(holders)) for row, holders in found.values()]


def seat_values(record: TableRecord) -> list[Values]:
    """Return the rows of ``seats`` of a table."""
    return [{"table_id": record.id, **SEATS.values(holder)} for holder in record.seats]


PLAYERS = Documents(schema.players, PlayerSettings)
GUILDS = Documents(schema.guilds, GuildSettings)
DAILY = Documents(schema.daily, DailySchedule)
EVENINGS = Documents(schema.evenings, Evening)
TOURNAMENTS = Documents(schema.tournaments, Tournament)
RANK_ROLES = Documents(schema.rank_roles, RankRoles)

DOCUMENTS: Final[tuple[Documents[Any], ...]] = (PLAYERS, GUILDS, DAILY, TOURNAMENTS, EVENINGS, RANK_ROLES)
"""All kinds of documents, in the order in which a change writes them."""

draft_from = msgspec.msgpack.Decoder(Draft).decode
orders_from = msgspec.msgpack.Decoder(Orders).decode
