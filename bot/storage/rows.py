"""What the rows of the database stand for."""

from typing import Any, Final

import msgspec

from bot.service.change import ActionRow, AdminEntry, Deadline, LogRow, StoredAction
from bot.service.daily.schedule import DailySchedule, DailyVote
from bot.service.deals.coming_deal import DealSecret
from bot.service.evenings.model import Evening
from bot.service.house_rules.model import HouseRule
from bot.service.library.model import PublishedRule
from bot.service.matches.draft import Draft
from bot.service.orders.model import Orders
from bot.service.people.settings import GuildSettings, PlayerSettings
from bot.service.ports import WaitingNotice
from bot.service.ratings.rank_roles import RankRoles
from bot.service.tournaments.model import Tournament
from bot.storage import schema
from bot.storage.mapping import Documents, Rows

ACTIONS = Rows(ActionRow, table="table_id", actor="actor_id")
STORED_ACTIONS = Rows(StoredAction)
"""The part of an action that a replay needs."""
LOG = Rows(LogRow, table="table_id")
DEALS = Rows(DealSecret, table="table_id")
DEADLINES = Rows(Deadline, table="table_id")
NOTICES = Rows(WaitingNotice)
DAILY_VOTES = Rows(DailyVote, guild="guild_id", user="user_id")
HOUSES = Rows(HouseRule, is_numbered=True, guild="guild_id", key="name_key")
PUBLISHED = Rows(PublishedRule, is_numbered=True, guild="guild_id", author="author_id", key="name_key")
ADMIN = Rows(AdminEntry, is_numbered=True, guild="guild_id", actor="actor_id", table="table_id")

PLAYERS = Documents(
    schema.players, PlayerSettings, key="user_id", body="settings", user_id=lambda one: one.user
)
GUILDS = Documents(
    schema.guilds, GuildSettings, key="guild_id", body="settings", guild_id=lambda one: one.guild
)
DAILY = Documents(
    schema.daily,
    DailySchedule,
    key="guild_id",
    body="schedule",
    guild_id=lambda one: one.guild,
    due=lambda one: one.due,
)
EVENINGS = Documents(
    schema.evenings,
    Evening,
    key="id",
    body="evening",
    id=lambda one: one.id,
    guild_id=lambda one: one.guild,
    starts=lambda one: one.starts,
    due=lambda one: one.due,
)
TOURNAMENTS = Documents(
    schema.tournaments,
    Tournament,
    key="id",
    body="tournament",
    id=lambda one: one.id,
    guild_id=lambda one: one.guild,
    stage=lambda one: one.stage,
    due=lambda one: one.due,
)
RANK_ROLES = Documents(
    schema.rank_roles,
    RankRoles,
    key="guild_id",
    body="roles",
    guild_id=lambda one: one.guild,
    due=lambda one: one.due,
)

DOCUMENTS: Final[tuple[Documents[Any], ...]] = (PLAYERS, GUILDS, DAILY, TOURNAMENTS, EVENINGS, RANK_ROLES)
"""All kinds of documents, in the order in which a change writes them."""

draft_from = msgspec.msgpack.Decoder(Draft).decode
orders_from = msgspec.msgpack.Decoder(Orders).decode
