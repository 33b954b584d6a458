"""What is stored about one person, and what a store does to forget it."""

from collections.abc import Collection
from datetime import datetime
from typing import Protocol

from msgspec import Struct

from bot.service.change import AdminEntry
from bot.service.delivery.notices import Notice
from bot.service.house_rules.house_rule import HouseRule
from bot.service.ids import GuildId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.matches.record import TableRecord
from bot.service.orders.orders import Orders
from bot.service.people.preferences import PlayerSettings


class Traces(Struct, frozen=True):
    """Everything in which a person's id stands."""

    tables: tuple[TableRecord, ...] = ()
    """Oldest first: where this person sits or sat, and where something else is said of him."""
    settings: PlayerSettings | None = None
    drafts: tuple[tuple[TableId, Draft], ...] = ()
    orders: tuple[tuple[TableId, Orders], ...] = ()
    moves: int = 0
    """How many actions of matches were made by this person."""
    requests: int = 0
    """How many remembered requests name this person."""
    admin: tuple[AdminEntry, ...] = ()
    """What this person did as an admin."""
    houses: tuple[HouseRule, ...] = ()
    """House rules that this person was the last to change."""
    notices: tuple[Notice, ...] = ()
    """What is still to be told to or about this person."""
    marked: tuple[TableId, ...] = ()
    """Tables where he was forgotten in the middle of the round that is on."""


class Deleted(Struct, frozen=True):
    """How much was deleted for good."""

    tables: int = 0
    servers: int = 0


class Memory(Protocol):
    """The part of a store that looks for people and servers, and forgets them."""

    async def traces(self, user: UserId) -> Traces:
        """What is stored about this person."""

    async def forget_person(
        self, user: UserId, names: Collection[str], now: datetime, secret: bytes
    ) -> tuple[TableId, ...]:
        """Nothing that is stored holds this person's id or name any more, all of it at once; answers which tables had
        to change, whose boards wait to be shown anew. ``names`` are what he is called, besides what his tables know.
        Marks of him are made with ``secret`` (``bot.service.people.erased_holders``). The second time nothing happens.
        """

    async def known_servers(self) -> frozenset[GuildId]:
        """The servers of which anything is stored."""

    async def forget_server(self, guild: GuildId) -> int:
        """Nothing of this server is stored any more, unless the bot is there again; answers how many tables it had."""

    async def forget_closed_tables(self, before: datetime, limit: int = 100) -> int:
        """Delete some of the tables that are closed and at which nothing has happened since; answers how many."""
